//! A part of co, as an order between [blocks](super::forced): what is known of it while a total one is searched for.

use super::event::{EventId, Kind, LocationId};
use super::graph::Graph;
use super::row::Row;

#[derive(Clone)]
pub struct PartialCo<const W: usize> {
    /// By event: the first write of its block, for writes that have a place.
    head: Vec<EventId>,
    /// By the first write of a block: its writes, and all writes of the blocks before it.
    members: Vec<Row<W>>,
    earlier: Vec<Row<W>>,
}

impl<const W: usize> PartialCo<W> {
    /// The order that blocks have anyway: that of the initial write is before all others.
    pub fn new<R: Copy + Default>(graph: &Graph<R, W>) -> Self {
        let size = graph.events.len();
        let mut new =
            PartialCo { head: vec![EventId::NONE; size], members: vec![Row::default(); size], earlier: vec![Row::default(); size] };
        for location in graph.all_locations() {
            let (mut head, mut of_initial) = (EventId::NONE, Row::default());
            let mut in_initial = true;
            for write in graph.co(location) {
                in_initial &= graph.event(write).kind == Kind::Exclusive;
                if head.is_none() || graph.event(write).kind != Kind::Exclusive {
                    head = write;
                    new.earlier[head.index()] = of_initial;
                }
                if in_initial {
                    of_initial.insert(write);
                }
                new.head[write.index()] = head;
                new.members[head.index()].insert(write);
            }
        }
        new
    }

    /// All writes that are before this one in every co that is looked for.
    pub fn earlier<R: Copy + Default>(&self, graph: &Graph<R, W>, write: EventId) -> Row<W> {
        let head = self.head[write.index()];
        let mut all = self.earlier[head.index()];
        let mut at = write;
        while at != head {
            at = graph.event(at).co_before;
            all.insert(at);
        }
        all
    }

    /// Puts a write, with its block, before another one. `false`: that contradicts what is known.
    pub fn put_before<R: Copy + Default>(&mut self, graph: &Graph<R, W>, write: EventId, later: EventId) -> bool {
        let (first, second) = (self.head[write.index()], self.head[later.index()]);
        if first == second {
            return self.earlier(graph, later).contains(write);
        }
        if self.earlier[first.index()].contains(second) {
            return false;
        }
        if !self.earlier[second.index()].contains(first) {
            let new = self.earlier[first.index()] | self.members[first.index()];
            let location = graph.event(write).location;
            for other in graph.location(location).writes.iter().filter(|&other| self.head[other.index()] == other) {
                if other == second || self.earlier[other.index()].contains(second) {
                    self.earlier[other.index()] |= new;
                }
            }
        }
        true
    }

    /// Two writes of which it is not known which comes first, in the order of the list.
    pub fn open_pair<R: Copy + Default>(&self, graph: &Graph<R, W>) -> Option<(EventId, EventId)> {
        graph.all_locations().find_map(|location| {
            let heads: Vec<EventId> = graph.co(location).filter(|&write| self.head[write.index()] == write).collect();
            let is_open = |first: EventId, second: EventId| {
                !self.earlier[second.index()].contains(first) && !self.earlier[first.index()].contains(second)
            };
            let pairs = (0..heads.len()).flat_map(|second| (0..second).map(move |first| (first, second)));
            pairs.map(|(first, second)| (heads[first], heads[second])).find(|&(first, second)| is_open(first, second))
        })
    }

    /// The writes of a location in an order that contains this one; those that are open by the given key.
    pub fn total<R: Copy + Default>(&self, graph: &Graph<R, W>, location: LocationId, key: impl Fn(EventId) -> u32) -> Vec<EventId> {
        let mut left: Vec<EventId> = graph.co(location).filter(|&write| self.head[write.index()] == write).collect();
        let mut order = Vec::new();
        let mut done = Row::default();
        while !left.is_empty() {
            let free = (0..left.len()).filter(|&place| self.earlier[left[place].index()].is_subset(&done));
            let Some(next) = free.min_by_key(|&place| key(left[place])) else { break };
            let head = left.remove(next);
            let mut at = head;
            loop {
                order.push(at);
                done.insert(at);
                match graph.event(at).co_after.some() {
                    Some(after) if self.head[after.index()] == head => at = after,
                    _ => break,
                }
            }
        }
        order
    }
}
