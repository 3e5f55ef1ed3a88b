//! C11 with the SC axiom of Batty, Donaldson and Wickerson: happens-before as in [`rc11`](super::rc11), another order of SC events.
//!
//! That order is computed anew wherever a choice was not the co-last one, towards predecessors, from the rows of hb and the lists of
//! co: a model for comparisons, not for speed. The axioms in plain form are in [`crate::axioms::c11_simp`].

use super::rc11::opened;
use super::{Facts, Model, OneCoOfMany, Overtaking, Rearranging, psc};
use crate::engine::graph::co::partial_co::Links;
use crate::engine::graph::store::event::EventId;
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;

#[derive(Clone, Default)]
pub struct C11Simp;

fn fences<const W: usize>(graph: &Graph<W>) -> Row<W> {
    graph.fences & graph.sc
}

/// The SC events that come before others where these come before others: themselves, and the SC fences before them in their threads.
fn stand_in_before<const W: usize>(graph: &Graph<W>, events: Row<W>) -> Row<W> {
    events.iter().fold(events & graph.sc, |all, event| all | graph.event(event).po & fences(graph))
}

/// And where these come after others: the SC fences behind them in their threads.
fn stand_in_behind<const W: usize>(graph: &Graph<W>, events: Row<W>) -> Row<W> {
    let behind = |fence: &EventId| graph.event(*fence).po.intersects(&events);
    fences(graph).iter().filter(behind).fold(events & graph.sc, Row::with)
}

/// What is directly before a write by co and fr.
fn before_write<const W: usize>(graph: &Graph<W>, write: EventId) -> Row<W> {
    let this = graph.event(write);
    let (mut before, mut at) = (graph.location(this.location).initial_readers, this.co_before);
    while let Some(earlier) = at.some() {
        before |= graph.event(earlier).readers.with(earlier);
        at = graph.event(earlier).co_before;
    }
    before.without(write)
}

/// What is directly before an SC event in the order of SC events.
fn directly_before<const W: usize>(graph: &Graph<W>, event: EventId) -> Row<W> {
    let this = graph.event(event);
    let ends = if graph.fences.contains(event) { this.po.with(event) } else { Row::single(event) };
    let placed = (ends & graph.writes).iter().filter(|&write| graph.location(graph.event(write).location).writes.contains(write));
    let communicated = placed.fold(Row::default(), |all, write| all | before_write(graph, write));
    (this.rows.hb & graph.sc | stand_in_before(graph, communicated)).without(event)
}

/// Does an event without predecessors remain, however many of them are taken away?
fn is_acyclic<const W: usize>(graph: &Graph<W>) -> bool {
    let mut left = graph.sc;
    while !left.is_empty() {
        let first = left.iter().find(|&event| !directly_before(graph, event).intersects(&left));
        let Some(first) = first else { return false };
        left.remove(first);
    }
    true
}

impl C11Simp {
    fn admits<const W: usize>(&self, graph: &Graph<W>, event: EventId) -> bool {
        psc::may_skip(graph, event) || is_acyclic(graph)
    }
}

impl<const W: usize> Model<W> for C11Simp {
    fn facts(&self) -> Facts {
        Facts { races: true, updates_differ: false, ..Facts::USUAL }
    }

    fn open(&mut self, graph: &mut Graph<W>, event: EventId) {
        let (hb, message) = opened(graph, event);
        let rows = &mut graph.event_mut(event).rows;
        (rows.hb, rows.message) = (hb, message);
    }

    fn sees(&self, graph: &Graph<W>, event: EventId, write: EventId) -> bool {
        graph.event(write).readers.with(write).intersects(&graph.event(event).rows.hb)
    }

    fn candidates_are_exact(&self, graph: &Graph<W>) -> bool {
        graph.sc.is_empty()
    }

    fn read(&mut self, graph: &mut Graph<W>, read: EventId) -> bool {
        self.sourced(graph, read);
        self.admits(graph, read)
    }

    fn place(&mut self, graph: &mut Graph<W>, write: EventId) -> bool {
        self.admits(graph, write)
    }

    fn cut(&mut self, graph: &mut Graph<W>, _write: EventId, read: EventId) {
        if let Some(read) = read.some() {
            self.open(graph, read);
        }
    }

    fn mark(&self) -> usize {
        0
    }
    fn undo(&mut self, _: &mut Graph<W>, _: usize) {}

    fn happens_before(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        graph.event(event).rows.hb
    }
}

impl<const W: usize> Rearranging<W> for C11Simp {
    type Nodes = Row<W>;

    fn copied(&self) -> Box<dyn Rearranging<W, Nodes = Row<W>>> {
        Box::new(self.clone())
    }

    fn sourced(&mut self, graph: &mut Graph<W>, read: EventId) {
        let this = graph.event(read);
        if this.order.acquires()
            && let Some(source) = this.rf.some()
        {
            let message = graph.event(source).rows.message;
            graph.event_mut(read).rows.hb |= message;
        }
    }

    fn coherence_decides(&self, graph: &Graph<W>) -> bool {
        graph.sc.is_empty()
    }

    fn fixed(&self, graph: &Graph<W>, members: Row<W>, before: &mut [Row<W>]) -> Option<Row<W>> {
        let nodes = graph.sc & members;
        nodes.iter().for_each(|event| before[event.index()] = graph.event(event).rows.hb & nodes);
        Some(nodes)
    }

    fn links(&self, graph: &Graph<W>, members: Row<W>, writes: Row<W>, traces: Row<W>) -> Links<Row<W>> {
        Links::single(stand_in_before(graph, traces) & members, stand_in_behind(graph, writes) & members)
    }
}

impl<const W: usize> Overtaking<W> for C11Simp {}
impl<const W: usize> OneCoOfMany<W> for C11Simp {}
