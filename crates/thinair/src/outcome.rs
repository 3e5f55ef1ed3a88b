//! A run from its options to its outcome: the engine is chosen, and the observer of this crate stands behind that of the engines.

use thinair_core::engine::states::{self, choice};
use thinair_core::engine::{self, BoundHit, Prunings, Verdict, races, sizes};
use thinair_core::execution::Execution;
use thinair_core::ir::SourceLocation;

use crate::{Engine, Observer, Options, Program};

/// What came of a run.
#[derive(Debug)]
pub struct Outcome {
    pub verdict: Verdict,
    /// Executions in which every thread ended; where states are stored, the states in which that is so.
    pub executions: u64,
    /// Those in which some thread waits for ever.
    pub blocked: u64,
    /// What was cut short. Without any, and without an error, the verdict is *verified*.
    pub bounds: Vec<BoundHit>,
    /// Where memory was allocated that some execution loses.
    pub leaks: Vec<SourceLocation>,
    /// The program that was run, to which all numbers in the verdict belong: where memory is accessed in different sizes,
    /// accesses are taken apart.
    pub program: Program,
}

/// Visits the behaviours of a program.
pub fn check(program: &Program, options: &Options, observer: &mut dyn Observer) -> Outcome {
    let by_states = match options.engine {
        Engine::Graph => false,
        Engine::States => true,
        Engine::Auto => {
            options.unroll.is_none()
                && options.races != Some(true)
                && !observer.looks_at_executions()
                && choice::endless_loop(&program.program, options.model).is_some()
        }
    };
    let (outcome, leaks) = if by_states { with_states(program, options, observer) } else { with_graphs(program, options, observer) };
    let run =
        if outcome.splits.is_empty() { program.clone() } else { Program { program: sizes::split(&program.program, &outcome.splits) } };
    let engine::Outcome { verdict, executions, blocked, bounds, .. } = outcome;
    Outcome { verdict, executions, blocked, bounds, leaks, program: run }
}

fn with_graphs(program: &Program, options: &Options, observer: &mut dyn Observer) -> (engine::Outcome, Vec<SourceLocation>) {
    let inner = engine::Options {
        model: options.model,
        equivalence: options.equivalence,
        unroll: options.unroll,
        max_executions: options.max_executions,
    };
    let mut behind = Behind { options, observer, stopped: false, leaks: Vec::new() };
    let outcome = match options.races {
        Some(true) => races::check(&program.program, &inner, &mut behind),
        _ => engine::check(&program.program, &inner, &mut behind),
    };
    (outcome, behind.leaks)
}

struct Behind<'o> {
    options: &'o Options,
    observer: &'o mut dyn Observer,
    stopped: bool,
    leaks: Vec<SourceLocation>,
}

impl engine::Observer for Behind<'_> {
    fn begins(&mut self) {
        self.leaks.clear();
        self.observer.begins();
    }
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        if self.observer.looks_at_executions() {
            self.observer.execution(&execution(), false);
        }
    }
    fn blocked(&mut self, execution: &mut dyn FnMut() -> Execution) {
        if self.observer.looks_at_executions() {
            self.observer.execution(&execution(), true);
        }
    }
    fn sees_executions(&self) -> bool {
        self.observer.looks_at_executions()
    }
    fn prunings(&self) -> Prunings {
        let looks = self.observer.looks_at_executions();
        let all = Prunings { symmetry: self.options.symmetry, attempts: !looks, ..Prunings::ALL };
        all.of_blocked(!looks && !self.options.all_blocked)
    }
    fn goes_on_after_race(&mut self) -> bool {
        self.options.races == Some(false)
    }
    fn reports_endless_waits(&self) -> bool {
        self.options.endless_waits
    }
    fn looks_for_leaks(&self) -> bool {
        self.options.leaks
    }
    fn leaked(&mut self, allocated_at: SourceLocation) {
        self.leaks.push(allocated_at);
        self.observer.leaked(allocated_at);
    }
    fn interrupted(&mut self) -> bool {
        self.stopped
    }
    fn jobs(&self) -> usize {
        if self.observer.looks_at_executions() { 1 } else { self.options.jobs }
    }
    fn progress(&mut self, executions: u64) {
        self.stopped |= self.observer.progress(executions).is_break();
    }
}

fn with_states(program: &Program, options: &Options, observer: &mut dyn Observer) -> (engine::Outcome, Vec<SourceLocation>) {
    let inner = states::Options {
        endless_waits: options.endless_waits,
        leaks: options.leaks,
        workers: options.jobs,
        max_states: options.max_states,
        ..states::Options::new(options.model)
    };
    observer.begins();
    let mut leaks = Leaks(Vec::new());
    let (outcome, _) = states::check(&program.program, &inner, &mut leaks);
    leaks.0.iter().for_each(|&place| observer.leaked(place));
    (outcome, leaks.0)
}

/// Where states are stored, nobody is asked whether to go on: `max_states` is what ends a run.
struct Leaks(Vec<SourceLocation>);

impl states::Observer for Leaks {
    fn leaked(&mut self, allocated_at: SourceLocation) {
        self.0.push(allocated_at);
    }
}
