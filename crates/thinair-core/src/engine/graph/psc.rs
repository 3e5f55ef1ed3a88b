//! RC11's order on SC accesses and fences: `acyclic(psc)`.
//!
//! The graph keeps hb as predecessor rows, so everything is computed towards predecessors: for an SC event b, all SC events a with (a, b) in psc.
//! Then a depth-first search looks for a cycle. Cost is quadratic in the number of events, and only paid by programs with two SC events
//! or more, when an event enters the graph elsewhere than last.

use super::event::{EventId, Kind};
use super::graph::Graph;
use super::models::rc11::HappensBefore;
use super::row::Row;
use crate::ir::{Fence, Order};

/// An event that has no successor in the graph closes no cycle: the read of a co-last write, a write placed co-last.
#[inline]
pub fn may_skip<R: HappensBefore<W>, const W: usize>(graph: &Graph<R, W>, event: EventId) -> bool {
    if graph.sc.is_empty() || graph.sc.count() < 2 {
        return true;
    }
    let this = graph.event(event);
    let last = if this.is_read() { graph.co_after(this.location, this.rf).is_none() } else { this.co_after.is_none() };
    last && graph.order().last().is_some_and(|item| item.event == event)
}

/// Rows by event, kept from check to check so that they need not be allocated.
#[derive(Clone, Default)]
pub struct Room<const W: usize> {
    /// What comes before by sb to another location, and by that and hb.
    sb_other: Vec<Row<W>>,
    sb_hb: Vec<Row<W>>,
}

struct Search<'a, R, const W: usize> {
    graph: &'a Graph<R, W>,
    fences: Row<W>,
    room: &'a Room<W>,
}

pub fn acyclic<R: HappensBefore<W>, const W: usize>(graph: &Graph<R, W>, room: &mut Room<W>) -> bool {
    room.fill(graph);
    let fences = graph.fences & graph.sc;
    let fences = fences.iter().filter(|&fence| matches!(graph.event(fence).kind, Kind::Fence(Fence::C11(Order::SeqCst))));
    let search = Search { graph, fences: fences.fold(Row::default(), Row::with), room };
    let mut done = Row::default();
    let mut path = Row::default();
    graph.sc.iter().all(|event| search.no_cycle(event, &mut path, &mut done))
}

/// The accesses of the location of an event.
fn same_location<R: HappensBefore<W>, const W: usize>(graph: &Graph<R, W>, event: EventId) -> Row<W> {
    let this = graph.event(event);
    if this.is_read() || this.is_write() {
        let location = graph.location(this.location);
        location.reads | location.writes
    } else {
        Row::default()
    }
}

impl<const W: usize> Room<W> {
    fn fill<R: HappensBefore<W>>(&mut self, graph: &Graph<R, W>) {
        let count = graph.events.len();
        self.sb_other.resize(count, Row::default());
        self.sb_hb.resize(count, Row::default());
        for event in graph.live.iter() {
            self.sb_other[event.index()] = graph.event(event).po - same_location(graph, event);
        }
        for event in graph.live.iter() {
            let before = graph.event(event).model.hb().without(event);
            self.sb_hb[event.index()] = before.iter().fold(Row::default(), |all, before| all | self.sb_other[before.index()]);
        }
    }
}

impl<R: HappensBefore<W>, const W: usize> Search<'_, R, W> {
    /// Predecessors by co.
    fn co(&self, write: EventId) -> Row<W> {
        let mut all = Row::default();
        let mut at = self.graph.event(write).co_before;
        while let Some(before) = at.some() {
            all.insert(before);
            at = self.graph.event(before).co_before;
        }
        all
    }

    /// Predecessors of a write by fr: the readers of all that is co-before it.
    fn fr(&self, write: EventId) -> Row<W> {
        let this = self.graph.event(write);
        let mut all = self.graph.location(this.location).initial_readers;
        for before in self.co(write).iter() {
            all |= self.graph.event(before).readers;
        }
        all.without(write)
    }

    fn placed(&self, event: EventId) -> bool {
        let this = self.graph.event(event);
        this.is_write() && self.graph.location(this.location).writes.contains(event)
    }

    /// Predecessors by scb = sb | sb to another location; hb; sb to another location | hb to the same location | co | fr.
    fn scb(&self, event: EventId) -> Row<W> {
        let this = self.graph.event(event);
        let mut all = this.po;
        for middle in self.room.sb_other[event.index()].iter() {
            all |= self.room.sb_hb[middle.index()];
        }
        all |= this.model.hb().without(event) & same_location(self.graph, event);
        if self.placed(event) {
            all |= self.co(event) | self.fr(event);
        }
        all
    }

    /// Predecessors by eco = rf | co; rf? | fr; rf?.
    fn eco(&self, event: EventId) -> Row<W> {
        let this = self.graph.event(event);
        if self.placed(event) {
            return self.co(event) | self.fr(event);
        }
        match this.rf.some() {
            Some(source) if this.is_read() => (self.co(source) | self.fr(source)).with(source),
            _ => Row::default(),
        }
    }

    fn hb_of_all(&self, events: Row<W>) -> Row<W> {
        events.iter().fold(Row::default(), |all, event| all | self.graph.event(event).model.hb())
    }

    /// Predecessors by psc.
    fn predecessors(&self, event: EventId) -> Row<W> {
        let fence = self.fences.contains(event);
        let hb = self.graph.event(event).model.hb();
        let ends = if fence { hb } else { Row::single(event) };
        let through = ends.iter().fold(Row::default(), |all, end| all | self.scb(end));
        let mut all = through & self.graph.sc | self.hb_of_all(through) & self.fences;
        if fence {
            all |= hb.without(event) & self.fences;
            let before = hb.iter().fold(Row::default(), |all, end| all | self.eco(end));
            all |= self.hb_of_all(before) & self.fences;
        }
        all
    }

    fn no_cycle(&self, event: EventId, path: &mut Row<W>, done: &mut Row<W>) -> bool {
        if done.contains(event) {
            return true;
        }
        if path.contains(event) {
            return false;
        }
        path.insert(event);
        let fine = self.predecessors(event).iter().all(|before| self.no_cycle(before, path, done));
        path.remove(event);
        done.insert(event);
        fine
    }
}
