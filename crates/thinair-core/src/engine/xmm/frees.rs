//! Memory that is freed, in executions with cycles: as the graph engine looks at it, but once the execution is whole.

use super::problems::Problem;
use super::search::Search;
use super::sketch::Sketch;
use crate::axioms::rc11;
use crate::engine::graph::checks::problems;
use crate::engine::graph::store::event::{EventId, Kind};
use crate::engine::outcome::ViolationKind;
use crate::ir::{Storage, pointer};

impl<const D: bool> Search<'_, D> {
    /// Memory that was not allocated or is freed twice, or an access that does not happen before its memory is freed.
    pub(super) fn look_at_frees(&self, sketch: &Sketch) -> Option<Problem> {
        let frees: Vec<EventId> =
            sketch.events().filter(|&event| sketch.node(event).kind == Kind::Free && address(sketch, event) != 0).collect();
        if frees.is_empty() {
            return None;
        }
        let place = |event: EventId| self.machine.position(sketch.node(event).action.code);
        let (execution, ids) = sketch.execution(self.memory);
        let hb = rc11::happens_before_in(&execution);
        for (number, &free) in frees.iter().enumerate() {
            let object = pointer::object(address(sketch, free));
            let of_object = |event: &EventId| pointer::object(address(sketch, *event)) == object;
            let allocates = |event: EventId| matches!(sketch.node(event).kind, Kind::Allocate { .. }) && of_object(&event);
            let allocation = sketch.events().find(|&event| allocates(event));
            let is_local = |event: EventId| self.machine.is_local(sketch.node(event).action.code);
            let ends_with_thread = is_local(free) && self.memory.storage(object) == Some(Storage::OfThread);
            let variable = allocation.map_or(object as usize <= self.program.globals.len(), is_local);
            let wrong = variable != is_local(free) || pointer::offset(address(sketch, free)) != 0 || allocation.is_none();
            if wrong && !ends_with_thread {
                let message = if variable { problems::NOT_ON_THE_HEAP } else { problems::NOT_ALLOCATED }.to_string();
                return Some(Problem { kind: ViolationKind::InvalidFree, message, at: place(free), other: None });
            }
            if let Some(&first) = frees[..number].iter().find(|other| of_object(other)) {
                let (message, other) = (problems::FREED_TWICE.to_string(), Some(place(first)));
                return Some(Problem { kind: ViolationKind::DoubleFree, message, at: place(free), other });
            }
            // What happens before something that comes before it, by program order or by the starting and joining of threads.
            let before_free: Vec<usize> =
                (0..ids.len()).filter(|&event| !ids[event].is_none() && sketch.before(ids[event], free)).collect();
            let is_before = |event: usize| before_free.iter().any(|&earlier| earlier == event || hb.contains(event, earlier));
            let access = (0..ids.len())
                .find(|&event| ids[event].some().is_some_and(|id| sketch.node(id).is_access() && of_object(&id)) && !is_before(event));
            if let Some(access) = access {
                let (message, other) = (problems::FREED_EARLY.to_string(), Some(place(free)));
                return Some(Problem { kind: ViolationKind::UseAfterFree, message, at: place(ids[access]), other });
            }
        }
        None
    }
}

fn address(sketch: &Sketch, event: EventId) -> u64 {
    sketch.node(event).action.address
}
