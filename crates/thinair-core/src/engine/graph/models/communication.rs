//! What leads to events by communication: com = rf | co | fr, location by location.

use crate::engine::graph::store::event::EventId;
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;

/// The accesses from which com+ leads to one of these events. Writes that are only issued have no place in co, and nothing leads to or from them.
pub fn leading_to<const W: usize>(graph: &Graph<W>, ends: Row<W>) -> Row<W> {
    let mut all = Row::default();
    let mut left = ends & (graph.reads | graph.writes);
    while let Some(end) = left.first() {
        left.remove(end);
        let location = graph.location(graph.event(end).location);
        left -= location.reads | location.writes;
        let (mut is_below, mut at) = (false, location.co_last);
        while let Some(write) = at.some() {
            let this = graph.event(write);
            let is_read = this.readers.intersects(&ends);
            if is_below {
                all |= this.readers.with(write);
            } else if is_read {
                all.insert(write);
            }
            is_below |= is_read || ends.contains(write);
            at = this.co_before;
        }
        if is_below {
            all |= location.initial_readers;
        }
    }
    all
}

/// What follows an event by co or fr.
pub struct Later<const W: usize> {
    /// The writes that are later in co, and these with their readers.
    pub writes: Row<W>,
    pub traces: Row<W>,
    /// As `traces`, from the first write of another thread on.
    pub external_traces: Row<W>,
}

impl<const W: usize> Later<W> {
    /// Nothing follows a write without a place, or a read of one.
    pub fn than(graph: &Graph<W>, event: EventId) -> Self {
        let this = graph.event(event);
        let mut later = Later { writes: Row::default(), traces: Row::default(), external_traces: Row::default() };
        let from = if this.is_read() { this.rf } else { event };
        if from.some().is_some_and(|write| !graph.location(this.location).writes.contains(write)) {
            return later;
        }
        let mut next = graph.co_after(this.location, from);
        while let Some(write) = next.some() {
            let other = graph.event(write);
            let both = other.readers.with(write);
            later.writes.insert(write);
            later.traces |= both;
            if other.thread != this.thread || !later.external_traces.is_empty() {
                later.external_traces |= both;
            }
            next = other.co_after;
        }
        later
    }
}
