//! From the graph under construction to the plain [`Execution`] that observers, reports and self-checks use.

use super::event::{EventId, Kind, LocationId};
use super::graph::Graph;
use super::row::Row;
use crate::execution::{Event, EventKind, Execution};
use crate::ir::{Fence, Order, Tags};

/// The execution of some of the events only, and which event of the graph each of its events is (`NONE` for initial writes).
pub fn restricted<const W: usize>(graph: &Graph<W>, members: Row<W>) -> (Execution, Vec<EventId>) {
    let mut locations: Vec<LocationId> = Vec::new();
    let mut ids = Vec::new();
    for thread in &graph.threads {
        for event in thread.events.iter().filter_map(|event| event.some()).filter(|&event| members.contains(event)) {
            let this = graph.event(event);
            match this.kind {
                Kind::Read | Kind::Update | Kind::Write | Kind::Exclusive => {
                    if !locations.contains(&this.location) {
                        locations.push(this.location);
                    }
                    ids.push(event);
                }
                Kind::Fence(_) => ids.push(event),
                _ => {}
            }
        }
    }
    locations.sort_unstable_by_key(|&location| graph.memory.cell(location).address);
    let initial = locations.len();
    let mut events: Vec<Event> = locations
        .iter()
        .map(|&location| {
            let cell = graph.memory.cell(location);
            Event {
                thread: None,
                kind: EventKind::Write,
                order: Order::Plain,
                tags: Tags::NONE,
                location: cell.address,
                value: cell.initial,
            }
        })
        .collect();
    let mut number = vec![usize::MAX; graph.events.len()];
    for &id in &ids {
        let this = graph.event(id);
        number[id.index()] = events.len();
        let (kind, location, value) = match this.kind {
            Kind::Read | Kind::Update => (EventKind::Read, graph.memory.cell(this.location).address, this.value),
            Kind::Fence(fence) => (EventKind::Fence(fence), 0, 0),
            _ => (EventKind::Write, graph.memory.cell(this.location).address, this.value),
        };
        let order = if let Kind::Fence(Fence::C11(order)) = this.kind { order } else { this.order };
        events.push(Event { thread: Some(u32::from(this.thread.0)), kind, order, tags: this.tags, location, value });
    }
    let mut execution = Execution::unrelated(events);
    for &id in &ids {
        let this = graph.event(id);
        let to = number[id.index()];
        for before in this.po.iter().filter(|before| members.contains(*before)) {
            if number[before.index()] != usize::MAX {
                execution.po.insert(number[before.index()], to);
            }
        }
        for before in this.sync.iter() {
            if number[before.index()] != usize::MAX {
                execution.thread_sync.insert(number[before.index()], to);
            }
        }
        if this.is_read() {
            let from = match this.rf.some() {
                Some(source) => number[source.index()],
                None => locations.iter().position(|&location| location == this.location).unwrap_or(usize::MAX),
            };
            if from != usize::MAX {
                execution.rf.insert(from, to);
            }
        }
        if this.kind == Kind::Exclusive
            && let Some(update) = graph.update_of(id).some()
            && number[update.index()] != usize::MAX
        {
            execution.rmw.insert(number[update.index()], to);
        }
        let dependencies = this.rows.dependencies;
        for (reads, relation) in
            [(dependencies.addr, &mut execution.addr), (dependencies.data, &mut execution.data), (dependencies.ctrl, &mut execution.ctrl)]
        {
            for read in (reads & members).iter() {
                relation.insert(number[read.index()], to);
            }
        }
    }
    for (first, &location) in locations.iter().enumerate() {
        let mut earlier = vec![first];
        let mut next = graph.location(location).co_first;
        while let Some(write) = next.some() {
            let to = number[write.index()];
            if to != usize::MAX {
                for &from in &earlier {
                    execution.co.insert(from, to);
                }
                earlier.push(to);
            }
            next = graph.event(write).co_after;
        }
    }
    let mut graph_events = vec![EventId::NONE; initial];
    graph_events.extend(ids);
    (execution, graph_events)
}
