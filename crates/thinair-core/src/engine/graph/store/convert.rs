//! From the graph under construction to the plain [`Execution`] that observers, reports and self-checks use.

use super::event::{EventId, Kind, LocationId};
use super::graph::Graph;
use super::row::Row;
use crate::execution::{Event, EventKind, Execution};
use crate::ir::{Fence, Order, Tags};

/// The execution of some of the events only, and which event of the graph each of its events is (`NONE` for initial writes).
pub fn restricted<const W: usize>(graph: &Graph<W>, members: Row<W>) -> (Execution, Vec<EventId>) {
    let part = Part::new(graph, members);
    let mut execution = Execution::unrelated(part.events());
    for &id in &part.ids {
        part.relate(&mut execution, id);
    }
    part.order_writes(&mut execution);
    let mut ids = vec![EventId::NONE; part.locations.len()];
    ids.extend(part.ids);
    (execution, ids)
}

/// A part of a graph, and which event of the execution each of its events is: behind the initial writes of its locations.
struct Part<'g, const W: usize> {
    graph: &'g Graph<W>,
    members: Row<W>,
    locations: Vec<LocationId>,
    ids: Vec<EventId>,
    /// By slot.
    numbers: Vec<Option<usize>>,
}

impl<'g, const W: usize> Part<'g, W> {
    fn new(graph: &'g Graph<W>, members: Row<W>) -> Self {
        let (mut locations, mut ids) = (Vec::new(), Vec::new());
        let events = graph.threads.iter().flat_map(|thread| &thread.events).filter_map(|event| event.some());
        for event in events.filter(|&event| members.contains(event)) {
            let this = graph.event(event);
            let is_access = matches!(this.kind, Kind::Read | Kind::Update | Kind::Write | Kind::Exclusive);
            if is_access && !locations.contains(&this.location) {
                locations.push(this.location);
            }
            if is_access || matches!(this.kind, Kind::Fence(_)) {
                ids.push(event);
            }
        }
        locations.sort_unstable_by_key(|&location| graph.memory.cell(location).address);
        let mut numbers = vec![None; graph.events.len()];
        for (number, id) in ids.iter().enumerate() {
            numbers[id.index()] = Some(locations.len() + number);
        }
        Part { graph, members, locations, ids, numbers }
    }

    fn number(&self, event: EventId) -> Option<usize> {
        self.numbers[event.index()]
    }

    fn events(&self) -> Vec<Event> {
        let initial = self.locations.iter().map(|&location| {
            let cell = self.graph.memory.cell(location);
            let (kind, order, tags) = (EventKind::Write, Order::Plain, Tags::NONE);
            Event { thread: None, kind, order, tags, location: cell.address, value: cell.initial }
        });
        let others = self.ids.iter().map(|&id| {
            let this = self.graph.event(id);
            let address = || self.graph.memory.cell(this.location).address;
            let (kind, location, value) = match this.kind {
                Kind::Read | Kind::Update => (EventKind::Read, address(), this.value),
                Kind::Fence(fence) => (EventKind::Fence(fence), 0, 0),
                _ => (EventKind::Write, address(), this.value),
            };
            let order = if let Kind::Fence(Fence::C11(order)) = this.kind { order } else { this.order };
            Event { thread: Some(u32::from(this.thread.0)), kind, order, tags: this.tags, location, value }
        });
        initial.chain(others).collect()
    }

    /// All that leads to an event, but for co.
    fn relate(&self, execution: &mut Execution, id: EventId) {
        let this = self.graph.event(id);
        let Some(to) = self.number(id) else { return };
        let known = |row: Row<W>| row.iter().filter_map(|before| self.number(before)).collect::<Vec<_>>();
        let dependencies = this.rows.dependencies;
        for (before, relation) in [
            (this.po & self.members, &mut execution.po),
            (this.sync, &mut execution.thread_sync),
            (dependencies.addr & self.members, &mut execution.addr),
            (dependencies.data & self.members, &mut execution.data),
            (dependencies.ctrl & self.members, &mut execution.ctrl),
        ] {
            known(before).into_iter().for_each(|from| relation.insert(from, to));
        }
        if this.is_read() {
            let initial = || self.locations.iter().position(|&location| location == this.location);
            let source = this.rf.some().map_or_else(initial, |source| self.number(source));
            source.into_iter().for_each(|from| execution.rf.insert(from, to));
        }
        if this.kind == Kind::Exclusive {
            let update = self.graph.update_of(id).some().and_then(|update| self.number(update));
            update.into_iter().for_each(|from| execution.rmw.insert(from, to));
        }
    }

    fn order_writes(&self, execution: &mut Execution) {
        for (first, &location) in self.locations.iter().enumerate() {
            let mut earlier = vec![first];
            let mut next = self.graph.location(location).co_first;
            while let Some(write) = next.some() {
                if let Some(to) = self.number(write) {
                    earlier.iter().for_each(|&from| execution.co.insert(from, to));
                    earlier.push(to);
                }
                next = self.graph.event(write).co_after;
            }
        }
    }
}
