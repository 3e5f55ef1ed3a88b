//! Engines: they visit the behaviours of a program under a memory model and say what they found.
//!
//! [`check`] is the one entry: it lowers the program for the model, chooses the engine and returns plain data. [`Observer`]s see each
//! behaviour as it is found.

mod acceptance;
mod graph;
pub mod outcome;
pub mod states;

pub use outcome::{BoundHit, Buffered, Equivalence, Options, Outcome, Verdict, Violation, ViolationKind};

use crate::execution::Execution;
use crate::ir::Program;
use crate::mapping;

/// Sees the behaviours of a run. The execution is only built if it is asked for.
pub trait Observer {
    /// A behaviour in which every thread ended.
    fn complete(&mut self, _execution: &mut dyn FnMut() -> Execution) {}
    /// One in which some thread waits for ever.
    fn blocked(&mut self, _execution: &mut dyn FnMut() -> Execution) {}
    /// Does it look at executions? If not, some are counted without being built.
    fn sees_executions(&self) -> bool {
        true
    }
    /// A data race was found: should the run go on, as if the accesses were atomic, instead of ending with this violation?
    fn goes_on_after_race(&mut self) -> bool {
        false
    }
    /// Asked now and then: should the run stop?
    fn interrupted(&mut self) -> bool {
        false
    }
}

/// An observer that looks at nothing.
impl Observer for () {
    fn sees_executions(&self) -> bool {
        false
    }
}

/// Explores a well-formed program under the model and the equivalence that the options name. A program that uses what has no meaning under the
/// model is refused.
pub fn check(program: &Program, options: &Options, observer: &mut dyn Observer) -> Outcome {
    if let Some((what, at)) = acceptance::refused(program, options.model) {
        return Outcome { verdict: Verdict::Unsupported(what, at), executions: 0, blocked: 0, dead_ends: 0, bounds: Vec::new() };
    }
    graph::check(&mapping::lower(program, options.model), options, observer)
}
