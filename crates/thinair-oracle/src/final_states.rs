//! What a program leaves in memory: the final states that an engine finds, and whether it finds an error. The common ground of engines that
//! explore graphs and those that store states.

use std::collections::BTreeSet;

use thinair_core::engine::states::{self, FinalMemory};
use thinair_core::engine::{self, Equivalence, Observer, Options, Verdict, ViolationKind};
use thinair_core::execution::Execution;
use thinair_core::ir::{GlobalId, Program, pointer};
use thinair_core::machine::action::Bound;
use thinair_core::machine::code::initial_value;
use thinair_core::model::Model;

/// The values of all elements of all globals.
pub type FinalState = Vec<u64>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// No error: the final states, and whether some execution waits for ever.
    States(BTreeSet<FinalState>),
    Violated(ViolationKind),
    /// No error, but a store buffer was full: some of the final states.
    SomeStates(BTreeSet<FinalState>),
    /// Refused, or not finished.
    Nothing,
}

fn elements(program: &Program) -> impl Iterator<Item = (GlobalId, u32)> + '_ {
    program.globals.iter().enumerate().flat_map(|(global, known)| (0..known.length).map(move |index| (GlobalId(global as u32), index)))
}

fn found(verdict: Verdict, states: BTreeSet<FinalState>) -> Found {
    match verdict {
        Verdict::Verified => Found::States(states),
        Verdict::Violated(violation) => Found::Violated(violation.kind),
        Verdict::Bounded | Verdict::Unsupported(..) | Verdict::Interrupted => Found::Nothing,
    }
}

struct OfGraphs<'a> {
    program: &'a Program,
    states: BTreeSet<FinalState>,
}

impl Observer for OfGraphs<'_> {
    fn begins(&mut self) {
        self.states.clear();
    }
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        let execution = execution();
        let value = |(global, index): (GlobalId, u32)| {
            let known = &self.program.globals[global.index()];
            let address = pointer::make(global.0 + 1, index * known.element.bytes());
            let is_last = |&event: &usize| {
                let this = &execution.events[event];
                this.is_write() && this.location == address && execution.co.successors(event).next().is_none()
            };
            let last = (0..execution.events.len()).find(is_last);
            let initial = || known.init.get(index as usize).map_or(0, |&initializer| initial_value(initializer));
            last.map_or_else(initial, |event| execution.events[event].value)
        };
        self.states.insert(elements(self.program).map(value).collect());
    }
}

/// By execution graphs.
pub fn of_graphs(program: &Program, model: Model) -> Found {
    let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: Some(500_000) };
    let mut observer = OfGraphs { program, states: BTreeSet::new() };
    let outcome = engine::check(program, &options, &mut observer);
    found(outcome.verdict, observer.states)
}

struct OfStates<'a> {
    program: &'a Program,
    states: BTreeSet<FinalState>,
}

impl states::Observer for OfStates<'_> {
    fn final_memory(&mut self, memory: &FinalMemory<'_>) {
        let value = |(global, index): (GlobalId, u32)| {
            let width = self.program.globals[global.index()].element;
            memory.value(global, index * width.bytes(), width)
        };
        self.states.insert(elements(self.program).map(value).collect());
    }
}

/// By stored states.
pub fn of_states(program: &Program, options: &states::Options) -> (Found, states::Statistics) {
    let mut observer = OfStates { program, states: BTreeSet::new() };
    let (outcome, statistics) = states::check(program, options, &mut observer);
    let only_buffers = outcome.bounds.iter().all(|hit| hit.bound == Bound::StoreBuffer);
    let found = match outcome.verdict {
        Verdict::Bounded if only_buffers => Found::SomeStates(observer.states),
        verdict => found(verdict, observer.states),
    };
    (found, statistics)
}
