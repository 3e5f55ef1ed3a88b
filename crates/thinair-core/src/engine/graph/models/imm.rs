//! IMM.
//!
//! The axioms are in [`crate::axioms::imm`]. Happens-before is kept as in [RC11](super::rc11); coherence follows from it, and from the accesses of the same
//! location that come later in the thread ([`agrees_with_later`]). The order ar looks backwards only: whatever it puts before an event the exploration keeps
//! with that event, so that it has no cycle, unless SeqCst fences are related by what happens between other threads. Only then is it computed
//! ([`hardware_order_is_acyclic`]).
//!
//! Where a hole is filled, the new event happens before the later ones of its thread, and before nothing else: all that could pass it on (fences, release
//! writes) needs it. Later events do not need the value of an acquire read that takes a write of its own thread, which need only be announced: such a read
//! learns nothing.

use super::communication::{Later, leading_to};
use super::overtaking::{agrees_with_later, has_later_access, later_events};
use super::rc11::opened;
use super::{Dependencies, Facts, Members, Model, OneCoOfMany, Overtaking, Rearranging};
use crate::axioms;
use crate::engine::graph::co::nodes::{Twofold, close};
use crate::engine::graph::co::partial_co::Links;
use crate::engine::graph::models::psc;
use crate::engine::graph::store::event::{Event, EventId, Kind};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::engine::graph::store::rows::Rows;
use crate::ir::{Fence, Order};

#[derive(Clone, Default)]
pub struct Imm<const W: usize> {
    /// Rows that were changed, with what they were.
    log: Vec<(EventId, Row<W>, Row<W>)>,
}

fn acquires<const W: usize>(event: &Event<W>) -> bool {
    event.is_read() && event.order.acquires()
}

fn releases<const W: usize>(event: &Event<W>) -> bool {
    event.is_write() && event.order.releases()
}

/// The dependencies of an event, in any sense: addr, data, ctrl, addr; po, and every earlier read-modify-write.
fn dependencies<const W: usize>(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
    let Dependencies { addr, data, ctrl } = event.rows.dependencies;
    let accesses = event.po & (graph.reads | graph.writes);
    let after_address = accesses.iter().fold(Row::default(), |all, earlier| all | graph.event(earlier).rows.dependencies.addr);
    addr | data | ctrl | after_address | event.po & graph.reads & graph.exclusives
}

/// What acquire reads and release writes order before an event (bob without fences), and an acquire read of an own read-modify-write.
fn annotated<const W: usize>(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
    let accesses = event.po & (graph.reads | graph.writes);
    if releases(event) {
        return accesses;
    }
    let ordered = |&earlier: &EventId| {
        let this = graph.event(earlier);
        acquires(this) || releases(this) && event.is_write() && this.location == event.location
    };
    let mut all = (accesses & graph.ordering).iter().filter(ordered).fold(Row::default(), Row::with);
    if acquires(event)
        && let Some(source) = event.rf.some()
        && graph.event(source).thread == event.thread
        && graph.event(source).kind == Kind::Exclusive
    {
        all.insert(source);
    }
    all
}

fn sc_fences<const W: usize>(graph: &Graph<W>) -> Row<W> {
    let fences = (graph.fences & graph.sc).iter();
    fences.filter(|&fence| graph.event(fence).kind == Kind::Fence(Fence::C11(Order::SeqCst))).fold(Row::default(), Row::with)
}

/// acyclic(ar): takes away events without predecessors until none is left.
fn hardware_order_is_acyclic<const W: usize>(graph: &Graph<W>) -> bool {
    let sc_fences = sc_fences(graph);
    if sc_fences.count() < 2 {
        return true;
    }
    let mut left = graph.reads | graph.writes | graph.fences;
    loop {
        let before = left;
        for event in left.iter() {
            if !hardware_predecessors(graph, event, sc_fences).intersects(&left) {
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

/// The same where nothing follows the event but by co and fr: all that it adds are paths from the SC fences before it to those behind the later writes of its
/// location, and behind reads of these.
fn hardware_order_stays_acyclic<const W: usize>(graph: &Graph<W>, event: EventId) -> bool {
    let sc_fences = sc_fences(graph);
    let starts = graph.event(event).rows.hb & sc_fences;
    if starts.is_empty() {
        return true;
    }
    let traces = Later::than(graph, event).traces;
    let ends = sc_fences.iter().filter(|&fence| graph.event(fence).rows.hb.intersects(&traces)).fold(Row::default(), Row::with);
    let (mut seen, mut left) = (starts, starts);
    while !ends.is_empty() && !seen.intersects(&ends) {
        let Some(next) = left.last() else { return true };
        left.remove(next);
        let new = hardware_predecessors(graph, next, sc_fences) - seen;
        seen |= new;
        left |= new;
    }
    ends.is_empty()
}

/// Predecessors by ar.
fn hardware_predecessors<const W: usize>(graph: &Graph<W>, event: EventId, sc_fences: Row<W>) -> Row<W> {
    let mut all = fixed_hardware_predecessors(graph, event);
    if sc_fences.contains(event) {
        let starts = leading_to(graph, graph.event(event).rows.hb);
        all |= starts.iter().fold(Row::default(), |all, start| all | graph.event(start).rows.hb) & sc_fences;
    }
    all
}

/// The same as far as it has nothing to do with co.
fn fixed_hardware_predecessors<const W: usize>(graph: &Graph<W>, event: EventId) -> Row<W> {
    let this = graph.event(event);
    let mut all = this.sync | this.po & graph.fences;
    if this.is_read() || this.is_write() {
        all |= annotated(graph, this);
    } else {
        all |= this.po;
    }
    if this.is_write() {
        all |= chain(graph, this) & graph.reads;
    }
    if let Some(source) = this.rf.some().filter(|_| this.is_read())
        && graph.event(source).thread != this.thread
    {
        all.insert(source);
        // detour
        let own = (this.po & graph.writes).iter().filter(|&write| graph.event(write).location == this.location);
        all = own.fold(all, Row::with);
    }
    all
}

/// (deps | rfi)+, towards predecessors.
fn chain<const W: usize>(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
    let mut all = dependencies(graph, event);
    let mut left = all;
    while let Some(next) = left.last() {
        left.remove(next);
        let this = graph.event(next);
        let mut more = dependencies(graph, this);
        if let Some(source) = this.rf.some().filter(|_| this.is_read())
            && graph.event(source).thread == this.thread
        {
            more.insert(source);
        }
        left |= more - all;
        all |= more;
    }
    all
}

impl<const W: usize> Imm<W> {
    fn save(&mut self, graph: &Graph<W>, event: EventId) {
        let Rows { hb, message, .. } = graph.event(event).rows;
        self.log.push((event, hb, message));
    }

    /// An event has its source or its place.
    fn check(&mut self, graph: &mut Graph<W>, event: EventId, last: bool) -> bool {
        let this = graph.event(event);
        let inner = graph.thread(this.thread).events.len() > this.index as usize + 1;
        self.entered(graph, event);
        if inner && !(agrees_with_later(graph, event) && self.is_read_late_enough(graph, event)) {
            return false;
        }
        last && !inner || graph.sc.count() < 2 || Self::sc_is_consistent(graph, event, !inner && graph.event(event).readers.is_empty())
    }

    /// A write may have been read in its own thread before it has a place. Has none of these reads
    /// seen a write that would be co-after it?
    fn is_read_late_enough(&self, graph: &Graph<W>, event: EventId) -> bool {
        let this = graph.event(event);
        if !this.is_write() {
            return true;
        }
        let mut next = this.co_after;
        while let Some(later) = next.some() {
            if this.readers.iter().any(|reader| self.sees(graph, reader, later)) {
                return false;
            }
            next = graph.event(later).co_after;
        }
        true
    }

    /// The axioms that concern SC events. `outermost`: does nothing follow the event but by co and fr? Then all that it can add is what it adds to psc.
    fn sc_is_consistent(graph: &Graph<W>, event: EventId, outermost: bool) -> bool {
        if !outermost {
            return psc::acyclic(graph) && hardware_order_is_acyclic(graph);
        }
        if !psc::adds(graph, event) {
            return true;
        }
        let acyclic = hardware_order_stays_acyclic(graph, event);
        #[cfg(feature = "invariants")]
        assert_eq!(acyclic, hardware_order_is_acyclic(graph), "the two ways to look for a cycle of ar differ");
        acyclic && psc::stays_acyclic(graph, event)
    }
}

impl<const W: usize> Model<W> for Imm<W> {
    fn facts(&self) -> Facts {
        Facts {
            holes: true,
            overtakes: true,
            announces: true,
            reads_keep_locations: false,
            races: true,
            updates_differ: false,
            axioms: axioms::imm::consistent,
            ..Facts::USUAL
        }
    }

    #[inline]
    fn open(&mut self, graph: &mut Graph<W>, event: EventId) {
        let (hb, message) = opened(graph, event);
        let rows = &mut graph.event_mut(event).rows;
        (rows.hb, rows.message) = (hb, message);
        let this = graph.event(event);
        if !this.is_read() && !this.is_write() {
            self.entered(graph, event);
        }
    }

    #[inline]
    fn sees(&self, graph: &Graph<W>, event: EventId, write: EventId) -> bool {
        graph.event(write).readers.with(write).intersects(&graph.event(event).rows.hb)
    }

    fn candidates_are_exact(&self, graph: &Graph<W>) -> bool {
        graph.sc.is_empty()
    }

    #[inline]
    fn read(&mut self, graph: &mut Graph<W>, read: EventId) -> bool {
        self.sourced(graph, read);
        let this = graph.event(read);
        let last = graph.co_after(this.location, this.rf).is_none();
        self.check(graph, read, last)
    }

    #[inline]
    fn place(&mut self, graph: &mut Graph<W>, write: EventId) -> bool {
        let last = graph.event(write).co_after.is_none();
        self.check(graph, write, last)
    }

    /// Events that are gone are in no row; nothing else changes in those that stay.
    fn cut(&mut self, graph: &mut Graph<W>, _: EventId, read: EventId) {
        for event in graph.live.iter() {
            let Rows { hb, message, .. } = graph.event(event).rows;
            if !(hb | message).is_subset(&graph.live) {
                self.log.push((event, hb, message));
                let live = graph.live;
                let rows = &mut graph.event_mut(event).rows;
                rows.hb = hb & live;
                rows.message = message & live;
            }
        }
        if let Some(read) = read.some() {
            self.open(graph, read);
        }
    }

    fn preserved(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        let this = graph.event(event);
        match this.kind {
            Kind::Fence(_) | Kind::Choice { .. } | Kind::Allocate { .. } => Row::default(),
            Kind::Join => this.sync,
            _ => {
                let accesses = graph.reads | graph.writes;
                let fenced = (this.po & graph.fences).iter().fold(Row::default(), |all, fence| all | graph.event(fence).po & accesses);
                self.needed_to_issue(graph, event) | annotated(graph, this) | fenced
            }
        }
    }

    fn needed_to_issue(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        let this = graph.event(event);
        dependencies(graph, this) | this.sync
    }

    fn mark(&self) -> usize {
        self.log.len()
    }
    fn undo(&mut self, graph: &mut Graph<W>, mark: usize) {
        for (event, hb, message) in self.log.drain(mark..).rev() {
            let rows = &mut graph.event_mut(event).rows;
            (rows.hb, rows.message) = (hb, message);
        }
    }
    fn happens_before(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        graph.event(event).rows.hb
    }
}

impl<const W: usize> Overtaking<W> for Imm<W> {
    /// A later access of its location could stand against it; so could, for a SeqCst access, whatever follows it.
    fn may_be_last(&self, graph: &Graph<W>, event: EventId, among: Row<W>) -> bool {
        !self.comes_back_early(graph, event, among) && !has_later_access(graph, event, among)
    }

    /// A SeqCst access comes before later ones of its thread in psc: what comes after it must fit in with that.
    fn comes_back_early(&self, graph: &Graph<W>, event: EventId, kept: Row<W>) -> bool {
        graph.event(event).order == Order::SeqCst && later_events(graph, event, kept).next().is_some()
    }
}

/// The first node of an SC event is the event in psc; the second ones, of all accesses and fences, are ordered by ar. Paths from SC fences to SC fences are in both.
impl<const W: usize> Rearranging<W> for Imm<W> {
    type Nodes = Twofold<W>;
    /// An event that fills a hole happens before those that follow it.
    fn entered(&mut self, graph: &mut Graph<W>, event: EventId) {
        let (thread, index) = (graph.event(event).thread, graph.event(event).index as usize);
        for position in index + 1..graph.thread(thread).events.len() {
            if let Some(later) = graph.thread(thread).events[position].some() {
                self.save(graph, later);
                graph.event_mut(later).rows.hb.insert(event);
            }
        }
    }

    #[inline]
    fn sourced(&mut self, graph: &mut Graph<W>, read: EventId) {
        let this = graph.event(read);
        if this.order.acquires()
            && let Some(source) = this.rf.some()
        {
            let message = graph.event(source).rows.message;
            graph.event_mut(read).rows.hb |= message;
        }
    }

    fn copied(&self) -> Box<dyn Rearranging<W, Nodes = Twofold<W>>> {
        Box::new(self.clone())
    }

    fn coherence_decides(&self, graph: &Graph<W>) -> bool {
        graph.sc.count() < 2
    }

    fn keeps_rows(&self, graph: &Graph<W>, members: Members<W>) -> bool {
        let all = members.all();
        let is_closed = |event: EventId| (graph.event(event).rows.hb | graph.event(event).rows.message).is_subset(&all);
        members.issued.is_empty() && all.iter().all(is_closed)
    }

    fn restricted(&self, graph: &Graph<W>, members: Members<W>) -> Graph<W> {
        let (mut part, all) = (graph.restricted_to(members), members.all());
        for event in all.iter() {
            let rows = &mut part.event_mut(event).rows;
            rows.hb &= all;
            rows.message &= all;
        }
        part
    }

    fn fixed(&self, graph: &Graph<W>, members: Row<W>, before: &mut [Twofold<W>]) -> Option<Twofold<W>> {
        let search = psc::Search::new(graph);
        let nodes = Twofold { first: graph.sc & members, second: members & (graph.reads | graph.writes | graph.fences) };
        let none = Row::default();
        for event in nodes.first.iter() {
            before[Twofold::<W>::first(event)] = Twofold { first: search.fixed_predecessors(event), second: none };
        }
        for event in nodes.second.iter() {
            before[Twofold::<W>::second(event)] = Twofold { first: none, second: fixed_hardware_predecessors(graph, event) & nodes.second };
        }
        close(nodes, before).then_some(nodes)
    }

    fn links(&self, graph: &Graph<W>, members: Row<W>, writes: Row<W>, traces: Row<W>) -> Links<Twofold<W>> {
        let Links { from, to } = psc::links(graph, members, writes, traces);
        let twofold = |[accesses, fences, _]: [Row<W>; 3]| {
            let (first, none) = (|first| Twofold { first, second: Row::default() }, Row::default());
            [first(accesses), first(fences), Twofold { first: none, second: fences }]
        };
        Links { from: twofold(from), to: twofold(to) }
    }
}

impl<const W: usize> OneCoOfMany<W> for Imm<W> {}
