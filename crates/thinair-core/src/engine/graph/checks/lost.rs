//! What nobody can reach any more at the end of an execution.
//!
//! Pointers are looked for in the last value of each location, from variables on. Where only rf tells executions
//! apart, the co at hand is one of several, and another one may leave other values behind: an object that can be
//! reached is lost all the same if the locations on the way to it can end with other writes, one after the other, and
//! the axioms allow that. (What would take several locations at once, none of them alone, is not found.)

use std::collections::BTreeMap;

use super::scene::Scene;
use crate::engine::graph::store::convert;
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::engine::graph::store::graph::Graph;
use crate::execution::Execution;
use crate::ir::{SourceLocation, pointer};

/// A pointer in memory: from where, to which object.
#[derive(Clone, Copy)]
struct Pointer {
    from: u64,
    to: u32,
    /// `None`: it was there from the start.
    location: Option<LocationId>,
}

impl<const W: usize> Scene<'_, W> {
    /// Where what nobody can reach any more was allocated, but for places that are known. With axioms, in whatever co they allow.
    pub fn lost(&self, is_known: &dyn Fn(SourceLocation) -> bool, axioms: Option<fn(&Execution) -> bool>) -> Vec<SourceLocation> {
        let suspects: Vec<(u32, EventId)> = self
            .graph
            .memory
            .heap_objects()
            .filter(|&(_, _, allocation, free)| free.is_none() && !self.is_variable(allocation))
            .map(|(object, _, allocation, _)| (object, allocation))
            .filter(|&(_, allocation)| !is_known(self.place(allocation)))
            .collect();
        if suspects.is_empty() {
            return Vec::new();
        }
        let pointers = self.pointers(self.graph);
        let is_lost = |object: u32| match (self.way_to(object, &pointers), axioms) {
            (None, _) => true,
            (Some(way), Some(axioms)) => self.may_be_lost(object, way, axioms),
            (Some(_), None) => false,
        };
        let lost = suspects.into_iter().filter(|&(object, _)| is_lost(object));
        lost.map(|(_, allocation)| self.place(allocation)).collect()
    }

    /// Variables whose address is taken are objects, too: they are where pointers are looked for, like globals.
    fn is_variable(&self, allocation: EventId) -> bool {
        self.machine.is_local(self.graph.event(allocation).code())
    }

    fn is_root(&self, object: u32) -> bool {
        let allocation = || self.graph.memory.life(object).0.some();
        !self.graph.memory.is_heap(object) || allocation().is_some_and(|allocation| self.is_variable(allocation))
    }

    /// What each object points to, by the last value of each of its locations.
    fn pointers(&self, graph: &Graph<W>) -> Vec<Pointer> {
        let mut written: BTreeMap<u64, Pointer> = BTreeMap::new();
        for location in graph.all_locations() {
            if let Some(last) = graph.location(location).co_last.some() {
                let (from, to) = (graph.memory.cell(location).address, pointer::object(graph.event(last).value));
                written.insert(from, Pointer { from, to, location: Some(location) });
            }
        }
        let initial = graph.memory.initial_pointers().iter().filter(|(from, _)| !written.contains_key(from));
        let initial = initial.map(|&(from, to)| Pointer { from, to: pointer::object(to), location: None }).collect::<Vec<_>>();
        written.into_values().chain(initial).collect()
    }

    /// Pointers that lead from a variable to the object, the last one first; `None` if it cannot be reached.
    fn way_to(&self, object: u32, pointers: &[Pointer]) -> Option<Vec<Pointer>> {
        // Each object that is reached, and the place in this list of the one before.
        let mut reached: Vec<(Pointer, Option<usize>)> = Vec::new();
        let roots = pointers.iter().filter(|pointer| self.is_root(pointer::object(pointer.from)));
        reached.extend(roots.map(|&pointer| (pointer, None)));
        let mut next = 0;
        while next < reached.len() {
            let (this, _) = reached[next];
            if this.to == object {
                let way = std::iter::successors(Some(next), |&place| reached[place].1);
                return Some(way.map(|place| reached[place].0).collect());
            }
            for &more in pointers.iter().filter(|more| pointer::object(more.from) == this.to) {
                if !reached.iter().any(|(known, _)| known.to == more.to) {
                    reached.push((more, Some(next)));
                }
            }
            next += 1;
        }
        None
    }

    /// Is there another co in which nobody reaches the object?
    #[cold]
    fn may_be_lost(&self, object: u32, mut way: Vec<Pointer>, axioms: fn(&Execution) -> bool) -> bool {
        let mut graph = self.graph.clone();
        let mut changed: Vec<LocationId> = Vec::new();
        loop {
            let locations = way.iter().filter_map(|pointer| pointer.location.map(|location| (location, pointer.to)));
            let mut untried = locations.filter(|(location, _)| !changed.contains(location));
            let Some(location) = untried.find_map(|(location, to)| ends_otherwise(&mut graph, location, to, axioms).then_some(location))
            else {
                return false;
            };
            changed.push(location);
            match self.way_to(object, &self.pointers(&graph)) {
                Some(left) => way = left,
                None => return true,
            }
        }
    }
}

/// Gives a location another last write, one that does not point to the object, if the axioms allow it.
fn ends_otherwise<const W: usize>(graph: &mut Graph<W>, location: LocationId, object: u32, axioms: fn(&Execution) -> bool) -> bool {
    let co: Vec<EventId> = graph.co(location).collect();
    let is_update = |write: EventId| graph.event(write).kind == Kind::Exclusive;
    let mut orders = Vec::new();
    for last in 0..co.len() {
        if co.get(last + 1).is_none_or(|&next| is_update(next)) || pointer::object(graph.event(co[last]).value) == object {
            continue;
        }
        // Read-modify-writes stay behind what they read.
        let first = (0..=last).rev().find(|&place| !is_update(co[place])).unwrap_or(0);
        let (before, block, after) = (&co[..first], &co[first..=last], &co[last + 1..]);
        orders.push([before, after, block].concat());
    }
    for order in orders {
        graph.rearrange(location, order.into_iter());
        if axioms(&convert::restricted(graph, graph.live).0) {
            return true;
        }
    }
    graph.rearrange(location, co.into_iter());
    false
}
