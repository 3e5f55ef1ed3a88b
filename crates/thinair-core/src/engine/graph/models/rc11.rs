//! RC11 and RA: happens-before as a row for each event.
//!
//! Coherence is `irreflexive(hb; eco?)`. With hb known, a read may take any write from the co-last one down to the first that it, or something
//! before it, has already seen; the same holds for the places of a write. So choices are computed, not tried. Rows never change once an event is
//! in the graph, since hb only looks backwards. `psc` concerns only SC events and is checked where a choice was not the co-last one (an
//! event without successors in the graph closes no cycle).

use super::erased::Erased;
use super::{Facts, Guide, Model, OneCoOfMany, Overtaking, Rearranging};
use crate::engine::graph::co::partial_co::Links;
use crate::engine::graph::models::psc;
use crate::engine::graph::models::psc_rows::PscRows;
use crate::engine::graph::store::event::{EventId, Kind};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::ir::{Fence, Order};
use crate::machine::action::ThreadId;

#[derive(Clone, Default)]
pub struct Rc11<const W: usize> {
    psc: PscRows<W>,
}

/// What happens before the end of a thread.
fn end_of_thread<const W: usize>(graph: &Graph<W>, thread: ThreadId) -> Row<W> {
    let thread = graph.thread(thread);
    match thread.events.last().copied().unwrap_or(thread.spawner).some() {
        Some(last) => graph.event(last).rows.hb,
        None => Row::default(),
    }
}

/// The rows of an event that follow from its thread alone: hb, and the message of a write.
#[inline]
pub fn opened<const W: usize>(graph: &Graph<W>, event: EventId) -> (Row<W>, Row<W>) {
    let this = graph.event(event);
    let before = graph.predecessor(this.thread, this.index);
    let mut hb = Row::single(event);
    if let Some(before) = before.some() {
        hb |= graph.event(before).rows.hb;
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
                        message |= graph.event(fence).rows.hb;
                    }
                }
            }
            if this.kind == Kind::Exclusive
                && let Some(source) = graph.event(graph.update_of(event)).rf.some()
            {
                message |= graph.event(source).rows.message;
            }
        }
        Kind::Fence(Fence::C11(order)) if order.acquires() => {
            for read in (this.po & graph.reads).iter() {
                let read = graph.event(read);
                if read.order != Order::Plain
                    && let Some(source) = read.rf.some()
                {
                    hb |= graph.event(source).rows.message;
                }
            }
        }
        Kind::Join => hb |= end_of_thread(graph, ThreadId(this.value as u16)),
        _ => {}
    }
    (hb, message)
}

impl<const W: usize> Model<W> for Rc11<W> {
    #[inline(always)]
    fn facts(&self) -> Facts {
        Facts { races: true, updates_differ: false, ..Facts::USUAL }
    }

    #[inline]
    fn open(&mut self, graph: &mut Graph<W>, event: EventId) {
        let (hb, message) = opened(graph, event);
        let rows = &mut graph.event_mut(event).rows;
        (rows.hb, rows.message) = (hb, message);
        if matches!(graph.event(event).kind, Kind::Fence(_)) {
            self.psc.fenced(graph, event);
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
        self.psc.admits(graph, read)
    }

    #[inline]
    fn place(&mut self, graph: &mut Graph<W>, write: EventId) -> bool {
        self.psc.admits(graph, write)
    }

    fn cut(&mut self, graph: &mut Graph<W>, _write: EventId, read: EventId) {
        self.psc.forget();
        if let Some(read) = read.some() {
            self.open(graph, read);
        }
    }

    fn mark(&self) -> usize {
        self.psc.mark()
    }
    #[inline]
    fn undo(&mut self, _: &mut Graph<W>, mark: usize) {
        self.psc.undo(mark);
    }

    fn happens_before(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        graph.event(event).rows.hb
    }
}

impl<const W: usize> Rearranging<W> for Rc11<W> {
    type Nodes = Row<W>;
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

    fn copied(&self) -> Box<dyn Rearranging<W, Nodes = Row<W>>> {
        Box::new(self.clone())
    }

    fn coherence_decides(&self, graph: &Graph<W>) -> bool {
        graph.sc.is_empty()
    }
    fn fixed(&self, graph: &Graph<W>, members: Row<W>, before: &mut [Row<W>]) -> Option<Row<W>> {
        Some(psc::fixed(graph, members, before))
    }
    fn links(&self, graph: &Graph<W>, members: Row<W>, writes: Row<W>, traces: Row<W>) -> Links<Row<W>> {
        psc::links(graph, members, writes, traces)
    }
    fn rearranged(&mut self, graph: &mut Graph<W>, before: &[Row<W>]) {
        self.psc.replace(graph.sc, before);
    }
}

/// RA: every access is release and acquire. hb is the (po ∪ rf)-prefix, which the graph keeps anyway.
#[derive(Clone, Default)]
pub struct Ra;

impl<const W: usize> Model<W> for Ra {
    #[inline(always)]
    fn facts(&self) -> Facts {
        Facts { races: true, updates_differ: false, ..Facts::USUAL }
    }

    fn open(&mut self, _: &mut Graph<W>, _: EventId) {}
    fn candidates_are_exact(&self, _: &Graph<W>) -> bool {
        true
    }

    #[inline]
    fn sees(&self, graph: &Graph<W>, event: EventId, write: EventId) -> bool {
        graph.event(write).readers.with(write).intersects(&graph.event(event).prefix)
    }
    fn read(&mut self, _: &mut Graph<W>, _: EventId) -> bool {
        true
    }
    fn place(&mut self, _: &mut Graph<W>, _: EventId) -> bool {
        true
    }
    fn cut(&mut self, _: &mut Graph<W>, _: EventId, _: EventId) {}
    fn mark(&self) -> usize {
        0
    }
    fn undo(&mut self, _: &mut Graph<W>, _: usize) {}
    fn happens_before(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        graph.event(event).prefix
    }
}

impl<const W: usize> Rearranging<W> for Ra {
    type Nodes = Row<W>;

    fn copied(&self) -> Box<dyn Rearranging<W, Nodes = Row<W>>> {
        Box::new(self.clone())
    }

    fn coherence_decides(&self, _: &Graph<W>) -> bool {
        true
    }
}

impl<const W: usize> Guide<W> for Rc11<W> {
    const HOLES: bool = false;
    type Arranged = Erased<false, W>;
    fn arranged(self) -> Erased<false, W> {
        Erased::arranged_from(&self)
    }
}

impl<const W: usize> Guide<W> for Ra {
    const HOLES: bool = false;
    type Arranged = Erased<false, W>;
    fn arranged(self) -> Erased<false, W> {
        Erased::arranged_from(&self)
    }
}

impl<const W: usize> Overtaking<W> for Rc11<W> {}
impl<const W: usize> OneCoOfMany<W> for Rc11<W> {}
impl<const W: usize> Overtaking<W> for Ra {}
impl<const W: usize> OneCoOfMany<W> for Ra {}
