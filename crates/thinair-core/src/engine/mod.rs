//! Engines: they visit the behaviours of a program under a memory model and say what they found.
//!
//! [`check`] is the one entry: it lowers the program for the model, chooses the engine and returns plain data. [`Observer`]s see each
//! behaviour as it is found.

mod graph;
pub mod outcome;

pub use outcome::{BoundHit, Equivalence, Options, Outcome, Verdict, Violation, ViolationKind};

use crate::execution::Execution;
use crate::ir::Program;

/// Sees the behaviours of a run. The execution is only built if it is asked for.
pub trait Observer {
    /// A behaviour in which every thread ended.
    fn complete(&mut self, _execution: &mut dyn FnMut() -> Execution) {}
    /// One in which some thread waits for ever.
    fn blocked(&mut self, _execution: &mut dyn FnMut() -> Execution) {}
    /// Asked now and then: should the run stop?
    fn interrupted(&mut self) -> bool {
        false
    }
}

/// An observer that looks at nothing.
impl Observer for () {}

/// Explores a well-formed program under the model and the equivalence that the options name.
pub fn check(program: &Program, options: &Options, observer: &mut dyn Observer) -> Outcome {
    graph::check(program, options, observer)
}
