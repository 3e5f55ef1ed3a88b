//! RC11 and RA: happens-before as a row for each event.
//!
//! Coherence is `irreflexive(hb; eco?)`. With hb known, a read may take any write from the co-last one down to the first that it, or something
//! before it, has already seen; the same holds for the places of a write. So choices are computed, not tried. Rows never change once an event is
//! in the graph, since hb only looks backwards. `psc` concerns only SC events and is checked where a choice was not the co-last one (an
//! event without successors in the graph closes no cycle).

use super::{Model, Rearranging};
use crate::engine::graph::event::{EventId, Kind};
use crate::engine::graph::graph::Graph;
use crate::engine::graph::partial_co::Links;
use crate::engine::graph::psc;
use crate::engine::graph::psc_rows::PscRows;
use crate::engine::graph::row::Row;
use crate::ir::{Fence, Order};
use crate::machine::action::ThreadId;

#[derive(Clone, Copy, Debug)]
pub struct Rows<const W: usize> {
    /// What happens before the event, itself included.
    pub hb: Row<W>,
    /// For a write: what an acquire read of it synchronises with.
    pub message: Row<W>,
}

impl<const W: usize> Default for Rows<W> {
    fn default() -> Self {
        Rows { hb: Row::default(), message: Row::default() }
    }
}

/// Happens-before as RC11 has it, kept with each event.
pub trait HappensBefore<const W: usize>: Copy + Default + Send {
    /// What happens before the event, itself included.
    fn hb(&self) -> Row<W>;
    /// For a write: what an acquire read of it synchronises with.
    fn message(&self) -> Row<W>;
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

#[derive(Clone, Default)]
pub struct Rc11<const W: usize> {
    psc: PscRows<W>,
}

/// What happens before the end of a thread.
fn end_of_thread<R: HappensBefore<W>, const W: usize>(graph: &Graph<R, W>, thread: ThreadId) -> Row<W> {
    let thread = graph.thread(thread);
    match thread.events.last().copied().unwrap_or(thread.spawner).some() {
        Some(last) => graph.event(last).model.hb(),
        None => Row::default(),
    }
}

/// The rows of an event that follow from its thread alone: hb, and the message of a write.
#[inline]
pub fn opened<R: HappensBefore<W>, const W: usize>(graph: &Graph<R, W>, event: EventId) -> (Row<W>, Row<W>) {
    let this = graph.event(event);
    let before = graph.predecessor(this.thread, this.index);
    let mut hb = Row::single(event);
    if let Some(before) = before.some() {
        hb |= graph.event(before).model.hb();
    }
    let mut message = Row::default();
    match this.kind {
        Kind::Read | Kind::Update => {}
        Kind::Write | Kind::Exclusive => {
            if this.order.releases() {
                message = hb;
            } else if this.order != Order::Plain {
                for fence in (this.po & graph.fences).iter() {
                    if graph.event(fence).order.releases() {
                        message |= graph.event(fence).model.hb();
                    }
                }
            }
            if this.kind == Kind::Exclusive
                && let Some(source) = graph.event(graph.update_of(event)).rf.some()
            {
                message |= graph.event(source).model.message();
            }
        }
        Kind::Fence(Fence::C11(order)) if order.acquires() => {
            for read in (this.po & graph.reads).iter() {
                let read = graph.event(read);
                if read.order != Order::Plain
                    && let Some(source) = read.rf.some()
                {
                    hb |= graph.event(source).model.message();
                }
            }
        }
        Kind::Join => hb |= end_of_thread(graph, ThreadId(this.value as u16)),
        _ => {}
    }
    (hb, message)
}

impl<const W: usize> Model<W> for Rc11<W> {
    type Rows = Rows<W>;
    const HOLES: bool = false;
    const RACES: bool = true;
    const UPDATES_DIFFER: bool = false;

    #[inline]
    fn open(&mut self, graph: &mut Graph<Rows<W>, W>, event: EventId) {
        let (hb, message) = opened(graph, event);
        graph.event_mut(event).model = Rows { hb, message };
        if matches!(graph.event(event).kind, Kind::Fence(_)) {
            self.psc.fenced(graph, event);
        }
    }

    #[inline]
    fn sees(&self, graph: &Graph<Rows<W>, W>, event: EventId, write: EventId) -> bool {
        graph.event(write).readers.with(write).intersects(&graph.event(event).model.hb)
    }

    fn candidates_are_exact(&self, graph: &Graph<Rows<W>, W>) -> bool {
        graph.sc.is_empty()
    }

    #[inline]
    fn sourced(&mut self, graph: &mut Graph<Rows<W>, W>, read: EventId) {
        let this = graph.event(read);
        if this.order.acquires()
            && let Some(source) = this.rf.some()
        {
            let message = graph.event(source).model.message;
            graph.event_mut(read).model.hb |= message;
        }
    }

    #[inline]
    fn read(&mut self, graph: &mut Graph<Rows<W>, W>, read: EventId) -> bool {
        self.sourced(graph, read);
        self.psc.admits(graph, read)
    }

    #[inline]
    fn place(&mut self, graph: &mut Graph<Rows<W>, W>, write: EventId) -> bool {
        self.psc.admits(graph, write)
    }

    fn cut(&mut self, graph: &mut Graph<Rows<W>, W>, _write: EventId, read: EventId) {
        self.psc.forget();
        if let Some(read) = read.some() {
            self.open(graph, read);
        }
    }

    fn mark(&self) -> usize {
        self.psc.mark()
    }
    #[inline]
    fn undo(&mut self, _: &mut Graph<Rows<W>, W>, mark: usize) {
        self.psc.undo(mark);
    }

    fn happens_before(&self, graph: &Graph<Rows<W>, W>, event: EventId) -> Row<W> {
        graph.event(event).model.hb
    }
}

impl<const W: usize> Rearranging<W> for Rc11<W> {
    type Nodes = Row<W>;

    fn coherence_decides(&self, graph: &Graph<Rows<W>, W>) -> bool {
        graph.sc.is_empty()
    }
    fn fixed(&self, graph: &Graph<Rows<W>, W>, members: Row<W>, before: &mut [Row<W>]) -> Option<Row<W>> {
        Some(psc::fixed(graph, members, before))
    }
    fn links(&self, graph: &Graph<Rows<W>, W>, members: Row<W>, writes: Row<W>, traces: Row<W>) -> Links<Row<W>> {
        psc::links(graph, members, writes, traces)
    }
    fn rearranged(&mut self, graph: &mut Graph<Rows<W>, W>, before: &[Row<W>]) {
        self.psc.replace(graph.sc, before);
    }
}

/// RA: every access is release and acquire. hb is the (po ∪ rf)-prefix, which the graph keeps anyway.
#[derive(Clone, Default)]
pub struct Ra;

impl<const W: usize> Model<W> for Ra {
    type Rows = ();
    const HOLES: bool = false;
    const RACES: bool = true;
    const UPDATES_DIFFER: bool = false;

    fn open(&mut self, _: &mut Graph<(), W>, _: EventId) {}
    fn candidates_are_exact(&self, _: &Graph<(), W>) -> bool {
        true
    }

    #[inline]
    fn sees(&self, graph: &Graph<(), W>, event: EventId, write: EventId) -> bool {
        graph.event(write).readers.with(write).intersects(&graph.event(event).prefix)
    }
    fn read(&mut self, _: &mut Graph<(), W>, _: EventId) -> bool {
        true
    }
    fn place(&mut self, _: &mut Graph<(), W>, _: EventId) -> bool {
        true
    }
    fn cut(&mut self, _: &mut Graph<(), W>, _: EventId, _: EventId) {}
    fn mark(&self) -> usize {
        0
    }
    fn undo(&mut self, _: &mut Graph<(), W>, _: usize) {}
    fn happens_before(&self, graph: &Graph<(), W>, event: EventId) -> Row<W> {
        graph.event(event).prefix
    }
}

impl<const W: usize> Rearranging<W> for Ra {
    type Nodes = Row<W>;

    fn coherence_decides(&self, _: &Graph<(), W>) -> bool {
        true
    }
}
