//! IMM.
//!
//! The axioms are in [`crate::axioms::imm`]. Happens-before is kept as in [RC11](super::rc11); coherence follows from it, and from the accesses of the same
//! location that come later in the thread ([`agrees_with_later`]). The order ar looks backwards only: whatever it puts before an event the exploration keeps
//! with that event, so that it has no cycle, unless SeqCst fences are related by what happens between other threads. Only then is it computed
//! ([`hardware_order_is_acyclic`]).
//!
//! Where a hole is filled, the new event happens before the later ones of its thread, and before nothing else: all that could pass it on (fences, release
//! writes) needs it.

use super::overtaking::{agrees_with_later, has_later_access, later_events};
use super::power::communicate;
use super::rc11::{HappensBefore, opened};
use super::{Dependencies, Model};
use crate::axioms;
use crate::engine::graph::event::{Event, EventId, Kind};
use crate::engine::graph::graph::{Graph, thread_sync};
use crate::engine::graph::psc;
use crate::engine::graph::row::Row;
use crate::execution::Execution;
use crate::ir::{Fence, Order};

#[derive(Clone, Copy, Debug)]
pub struct Rows<const W: usize> {
    dependencies: Dependencies<W>,
    hb: Row<W>,
    message: Row<W>,
}

impl<const W: usize> Default for Rows<W> {
    fn default() -> Self {
        Rows { dependencies: Dependencies::default(), hb: Row::default(), message: Row::default() }
    }
}

impl<const W: usize> HappensBefore<W> for Rows<W> {
    #[inline]
    fn hb(&self) -> Row<W> {
        self.hb
    }
    #[inline]
    fn message(&self) -> Row<W> {
        self.message
    }
}

type E<const W: usize> = Event<Rows<W>, W>;
type G<const W: usize> = Graph<Rows<W>, W>;

#[derive(Clone)]
pub struct Imm<const W: usize> {
    /// Rows that were changed, with what they were.
    log: Vec<(EventId, Row<W>, Row<W>)>,
    // Room for the check of ar, kept from one to the next.
    chains: Vec<Row<W>>,
    communicated: Vec<Row<W>>,
}

impl<const W: usize> Default for Imm<W> {
    fn default() -> Self {
        Imm { log: Vec::new(), chains: Vec::new(), communicated: Vec::new() }
    }
}

fn acquires<const W: usize>(event: &E<W>) -> bool {
    event.is_read() && event.order.acquires()
}

fn releases<const W: usize>(event: &E<W>) -> bool {
    event.is_write() && event.order.releases()
}

/// The dependencies of an event, in any sense: addr, data, ctrl, addr; po, and every earlier read-modify-write.
fn dependencies<const W: usize>(graph: &G<W>, event: &E<W>) -> Row<W> {
    let Dependencies { addr, data, ctrl } = event.model.dependencies;
    let accesses = event.po & (graph.reads | graph.writes);
    let after_address = accesses.iter().fold(Row::default(), |all, earlier| all | graph.event(earlier).model.dependencies.addr);
    addr | data | ctrl | after_address | event.po & graph.reads & graph.exclusives
}

/// What acquire reads and release writes order before an event (bob without fences), and an acquire read of an own read-modify-write.
fn annotated<const W: usize>(graph: &G<W>, event: &E<W>) -> Row<W> {
    let accesses = event.po & (graph.reads | graph.writes);
    if releases(event) {
        return accesses;
    }
    let ordered = |&earlier: &EventId| {
        let this = graph.event(earlier);
        acquires(this) || releases(this) && event.is_write() && this.location == event.location
    };
    let mut all = accesses.iter().filter(ordered).fold(Row::default(), Row::with);
    if acquires(event)
        && let Some(source) = event.rf.some()
        && graph.event(source).thread == event.thread
        && graph.event(source).kind == Kind::Exclusive
    {
        all.insert(source);
    }
    all
}

/// acyclic(ar).
fn hardware_order_is_acyclic<const W: usize>(graph: &G<W>, chains: &mut Vec<Row<W>>, communicated: &mut Vec<Row<W>>) -> bool {
    let sc_fences = (graph.fences & graph.sc).iter().filter(|&fence| graph.event(fence).kind == Kind::Fence(Fence::C11(Order::SeqCst)));
    let sc_fences = sc_fences.fold(Row::default(), Row::with);
    if sc_fences.count() < 2 {
        return true;
    }
    communicate(graph, communicated);
    follow_dependencies(graph, chains);
    let everything = graph.reads | graph.writes | graph.fences;
    let mut left = everything;
    loop {
        let before = left;
        for event in left.iter() {
            let this = graph.event(event);
            let mut predecessors = thread_sync(graph, this) | this.po & graph.fences;
            if this.is_read() || this.is_write() {
                predecessors |= annotated(graph, this);
            } else {
                predecessors |= this.po;
            }
            if this.is_write() {
                predecessors |= chains[event.index()] & graph.reads;
            }
            if let Some(source) = this.rf.some().filter(|_| this.is_read())
                && graph.event(source).thread != this.thread
            {
                predecessors.insert(source);
                // detour
                let own = (this.po & graph.writes).iter().filter(|&write| graph.event(write).location == this.location);
                predecessors = own.fold(predecessors, Row::with);
            }
            if sc_fences.contains(event) {
                let seen = this.model.hb & (graph.reads | graph.writes);
                let seen = seen.iter().fold(Row::default(), |all, end| all | communicated[end.index()].without(end));
                predecessors |= seen.iter().fold(Row::default(), |all, start| all | graph.event(start).model.hb) & sc_fences;
            }
            if !predecessors.intersects(&left) {
                left.remove(event);
            }
        }
        if left.is_empty() {
            return true;
        }
        if left == before {
            return false;
        }
    }
}

/// (deps | rfi)+, towards predecessors.
fn follow_dependencies<const W: usize>(graph: &G<W>, chains: &mut Vec<Row<W>>) {
    chains.clear();
    chains.resize(graph.events.len(), Row::default());
    for thread in &graph.threads {
        for event in thread.events.iter().filter_map(|event| event.some()) {
            let this = graph.event(event);
            if !this.is_read() && !this.is_write() {
                continue;
            }
            let mut direct = dependencies(graph, this);
            if let Some(source) = this.rf.some().filter(|_| this.is_read())
                && graph.event(source).thread == this.thread
            {
                direct.insert(source);
            }
            chains[event.index()] = direct.iter().fold(direct, |all, middle| all | chains[middle.index()]);
        }
    }
}

impl<const W: usize> Imm<W> {
    fn save(&mut self, graph: &G<W>, event: EventId) {
        let Rows { hb, message, .. } = graph.event(event).model;
        self.log.push((event, hb, message));
    }

    /// An event has its source or its place.
    fn check(&mut self, graph: &mut G<W>, event: EventId, last: bool) -> bool {
        let this = graph.event(event);
        let inner = graph.thread(this.thread).events.len() > this.index as usize + 1;
        self.entered(graph, event);
        if inner && !agrees_with_later(graph, event) {
            return false;
        }
        last && !inner
            || graph.sc.is_empty()
            || graph.sc.count() < 2
            || self.sc_is_consistent(graph, event, !inner && graph.event(event).readers.is_empty())
    }

    /// The axioms that concern SC events. `outermost`: does nothing follow the event but by co and fr? Then all that it can add is what it adds to psc.
    fn sc_is_consistent(&mut self, graph: &G<W>, event: EventId, outermost: bool) -> bool {
        if outermost && !psc::adds(graph, event) {
            return true;
        }
        let acyclic = if outermost { psc::stays_acyclic(graph, event) } else { psc::acyclic(graph) };
        acyclic && hardware_order_is_acyclic(graph, &mut self.chains, &mut self.communicated)
    }
}

impl<const W: usize> Model<W> for Imm<W> {
    type Rows = Rows<W>;
    const HOLES: bool = true;
    const OVERTAKING: bool = true;
    const READS_KEEP_LOCATIONS: bool = false;
    const RACES: bool = true;
    const UPDATES_DIFFER: bool = false;

    fn depend(rows: &mut Rows<W>, dependencies: Dependencies<W>) {
        rows.dependencies = dependencies;
    }
    fn dependencies(rows: &Rows<W>) -> Dependencies<W> {
        rows.dependencies
    }

    #[inline]
    fn open(&mut self, graph: &mut G<W>, event: EventId) {
        let (hb, message) = opened(graph, event);
        let rows = &mut graph.event_mut(event).model;
        (rows.hb, rows.message) = (hb, message);
        let this = graph.event(event);
        if !this.is_read() && !this.is_write() {
            self.entered(graph, event);
        }
    }

    #[inline]
    fn sees(&self, graph: &G<W>, event: EventId, write: EventId) -> bool {
        graph.event(write).readers.with(write).intersects(&graph.event(event).model.hb)
    }

    /// An event that fills a hole happens before those that follow it.
    fn entered(&mut self, graph: &mut G<W>, event: EventId) {
        let (thread, index) = (graph.event(event).thread, graph.event(event).index as usize);
        for position in index + 1..graph.thread(thread).events.len() {
            if let Some(later) = graph.thread(thread).events[position].some() {
                self.save(graph, later);
                graph.event_mut(later).model.hb.insert(event);
            }
        }
    }

    #[inline]
    fn sourced(&mut self, graph: &mut G<W>, read: EventId) {
        let this = graph.event(read);
        if this.order.acquires()
            && let Some(source) = this.rf.some()
        {
            let message = graph.event(source).model.message;
            graph.event_mut(read).model.hb |= message;
        }
    }

    #[inline]
    fn read(&mut self, graph: &mut G<W>, read: EventId) -> bool {
        self.sourced(graph, read);
        let this = graph.event(read);
        let last = graph.co_after(this.location, this.rf).is_none();
        self.check(graph, read, last)
    }

    #[inline]
    fn place(&mut self, graph: &mut G<W>, write: EventId) -> bool {
        let last = graph.event(write).co_after.is_none();
        self.check(graph, write, last)
    }

    /// Events that are gone are in no row; nothing else changes in those that stay.
    fn cut(&mut self, graph: &mut G<W>, _: EventId, read: EventId) {
        for event in graph.live.iter() {
            let Rows { hb, message, .. } = graph.event(event).model;
            if !(hb | message).is_subset(&graph.live) {
                self.log.push((event, hb, message));
                let live = graph.live;
                let rows = &mut graph.event_mut(event).model;
                rows.hb = hb & live;
                rows.message = message & live;
            }
        }
        self.open(graph, read);
    }

    fn preserved(&self, graph: &G<W>, event: EventId) -> Row<W> {
        let this = graph.event(event);
        match this.kind {
            Kind::Fence(_) | Kind::Choice { .. } | Kind::Allocate { .. } => Row::default(),
            Kind::Join => thread_sync(graph, this),
            _ => {
                let accesses = graph.reads | graph.writes;
                let fenced = (this.po & graph.fences).iter().fold(Row::default(), |all, fence| all | graph.event(fence).po & accesses);
                self.needed_to_issue(graph, event) | annotated(graph, this) | fenced
            }
        }
    }

    fn needed_to_issue(&self, graph: &G<W>, event: EventId) -> Row<W> {
        let this = graph.event(event);
        dependencies(graph, this) | thread_sync(graph, this)
    }

    fn consistent(execution: &Execution) -> bool {
        axioms::imm::consistent(execution)
    }

    /// A later access of its location could stand against it; so could, for a SeqCst access, whatever follows it.
    fn may_be_last(&self, graph: &G<W>, event: EventId, among: Row<W>) -> bool {
        let sequential = graph.event(event).order == Order::SeqCst && later_events(graph, event, among).next().is_some();
        !sequential && !has_later_access(graph, event, among)
    }

    fn mark(&self) -> usize {
        self.log.len()
    }
    fn undo(&mut self, graph: &mut G<W>, mark: usize) {
        for (event, hb, message) in self.log.drain(mark..).rev() {
            let rows = &mut graph.event_mut(event).model;
            (rows.hb, rows.message) = (hb, message);
        }
    }
    fn happens_before(&self, graph: &G<W>, event: EventId) -> Row<W> {
        graph.event(event).model.hb
    }
}
