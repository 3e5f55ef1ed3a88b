//! What a run is about, and who looks on: one pair for both engines.

use std::ops::ControlFlow;

use thinair_core::engine::Equivalence;
use thinair_core::execution::Execution;
use thinair_core::ir::SourceLocation;
use thinair_core::model::Model;

/// Who explores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Engine {
    /// Execution graphs; but stored states for programs with a loop that may have no end, where the model has them (`sc`, `tso`)
    /// and nobody looks at executions.
    #[default]
    Auto,
    /// Execution graphs: every behaviour once.
    Graph,
    /// Stored states: programs that never end are verified, too. There are no executions to look at.
    States,
}

/// The settings of a run; each method returns them changed.
///
/// ```
/// use thinair::{Equivalence, Model, Options};
/// let options = Options::new(Model::Tso).equivalence(Equivalence::RfCo).unroll(8).jobs(4).races(true);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Options {
    pub(crate) model: Model,
    pub(crate) engine: Engine,
    pub(crate) equivalence: Equivalence,
    pub(crate) unroll: Option<u32>,
    pub(crate) max_executions: Option<u64>,
    pub(crate) max_states: Option<u64>,
    pub(crate) jobs: usize,
    pub(crate) races: Option<bool>,
    pub(crate) symmetry: bool,
    pub(crate) all_blocked: bool,
    pub(crate) endless_waits: bool,
    pub(crate) leaks: bool,
}

impl Options {
    /// Everything under this model, with one thread and without bounds. Executions that differ only in what nobody sees
    /// count as one.
    pub fn new(model: Model) -> Options {
        Options {
            model,
            engine: Engine::Auto,
            equivalence: Equivalence::quickest_for(model),
            unroll: None,
            max_executions: None,
            max_states: None,
            jobs: 1,
            races: None,
            symmetry: false,
            all_blocked: false,
            endless_waits: true,
            leaks: true,
        }
    }

    pub fn engine(self, engine: Engine) -> Options {
        Options { engine, ..self }
    }

    /// When two executions count as one behaviour.
    pub fn equivalence(self, equivalence: Equivalence) -> Options {
        Options { equivalence, ..self }
    }

    /// Leave a loop after so many turns. A loop that only waits needs no bound.
    pub fn unroll(self, turns: u32) -> Options {
        Options { unroll: Some(turns), ..self }
    }

    /// Stop after so many executions, blocked ones included.
    pub fn max_executions(self, executions: u64) -> Options {
        Options { max_executions: Some(executions), ..self }
    }

    /// Stop after so many states, where these are stored.
    pub fn max_states(self, states: u64) -> Options {
        Options { max_states: Some(states), ..self }
    }

    /// So many threads of this machine work on it, where nobody looks at executions; the result is the same.
    pub fn jobs(self, jobs: usize) -> Options {
        Options { jobs: jobs.max(1), ..self }
    }

    /// Whether a data race is an error; otherwise that is as the model says.
    pub fn races(self, are_errors: bool) -> Options {
        Options { races: Some(are_errors), ..self }
    }

    /// Whether executions count as one that differ only in which of several threads with the same code is which.
    pub fn symmetry(self, symmetry: bool) -> Options {
        Options { symmetry, ..self }
    }

    /// Whether every blocked execution is visited, also those that are known to show nothing new.
    pub fn all_blocked(self, all: bool) -> Options {
        Options { all_blocked: all, ..self }
    }

    /// Whether it is an error that a loop waits for ever (it is, unless this says otherwise).
    pub fn endless_waits(self, are_errors: bool) -> Options {
        Options { endless_waits: are_errors, ..self }
    }

    /// Whether memory is looked for that is neither freed nor pointed to at the end (it is, unless this says otherwise).
    pub fn leaks(self, are_looked_for: bool) -> Options {
        Options { leaks: are_looked_for, ..self }
    }
}

/// Sees a run. Every method has a default that does nothing.
pub trait Observer {
    /// A run begins, perhaps again, under other assumptions: what was told before is to be forgotten.
    fn begins(&mut self) {}

    /// An execution: one in which every thread ended, or one in which some thread waits for ever.
    fn execution(&mut self, _execution: &Execution, _blocked: bool) {}

    /// Does it look at executions? If not they are only counted, which is faster.
    fn looks_at_executions(&self) -> bool {
        true
    }

    /// Memory that was allocated here is lost. Told once for each place.
    fn leaked(&mut self, _allocated_at: SourceLocation) {}

    /// Told now and then how many executions there were: should the run go on? What is known by then comes back.
    fn progress(&mut self, _executions: u64) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Looks at nothing.
impl Observer for () {
    fn looks_at_executions(&self) -> bool {
        false
    }
}
