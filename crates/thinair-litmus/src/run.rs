//! Runs a lowered test under a model: the final states, how often each occurs, and herd's words for it.

use std::collections::{BTreeMap, BTreeSet};

use thinair_core::engine::{self, Equivalence, Observer, Options, Verdict, states};
use thinair_core::execution::Execution;
use thinair_core::ir::{Fence, GlobalId, Initializer, Op, Program, Tags, pointer};
use thinair_core::model::Model;

use crate::error::{Error, Position};
use crate::lower::{Lowered, Observed};
use crate::syntax::{Architecture, Constant, Place, Quantifier, Test, Type};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observation {
    Never,
    Sometimes,
    Always,
}

impl Observation {
    pub fn text(self) -> &'static str {
        match self {
            Observation::Never => "Never",
            Observation::Sometimes => "Sometimes",
            Observation::Always => "Always",
        }
    }
}

/// A final value, as it is shown.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    Number(i128),
    Address {
        name: String,
        offset: u32,
    },
    /// The elements of an array.
    List(Vec<Value>),
}

/// The final values of what is observed, in the order of [`Lowered::observed`].
pub type State = Vec<Value>;

#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub states: BTreeSet<State>,
    /// Executions that satisfy what is quantified over, and those that do not. For `~exists` what is counted is the negation, as herd does.
    pub positive: u64,
    pub negative: u64,
    pub observation: Observation,
    /// Does the whole condition, with its quantifier, hold?
    pub holds: bool,
    /// Is there a data race? Then the language gives the program no meaning, whatever the states.
    pub undefined: bool,
}

/// The model that belongs to an architecture.
pub fn default_model(architecture: Architecture) -> Model {
    match architecture {
        Architecture::X86 | Architecture::X86_64 => Model::Tso,
        Architecture::Power => Model::Power,
        Architecture::AArch64 => Model::Armv8,
        Architecture::C => Model::Rc11,
    }
}

/// Runs a test with the engine of stored states: the same final states, each counted once.
pub fn run_states(test: &Test, lowered: &Lowered, options: &states::Options) -> Result<Answer, Error> {
    let program = adapted(&lowered.program, test.architecture, options.model);
    let mut counter = StateCounter { lowered, counts: BTreeMap::new() };
    let (outcome, _) = states::check(&program, options, &mut counter);
    answered(outcome.verdict, outcome.blocked > 0)?;
    Ok(judge(test, lowered, &counter.counts))
}

struct StateCounter<'a> {
    lowered: &'a Lowered,
    counts: BTreeMap<Vec<u64>, u64>,
}

impl states::Observer for StateCounter<'_> {
    fn final_memory(&mut self, memory: &states::FinalMemory<'_>) {
        let value = |global: GlobalId, index: u32| {
            let width = self.lowered.locations[global.index()].element;
            memory.value(global, index * width.bytes(), width)
        };
        if self.lowered.infeasible.iter().any(|&global| value(global, 0) != 0) {
            return;
        }
        let elements = self.lowered.observed.iter().flat_map(|observed| observed.elements().map(move |index| (observed.global, index)));
        // Other memory may differ: what is observed is counted once.
        self.counts.insert(elements.map(|(global, index)| value(global, index)).collect(), 1);
    }
}

/// An error, unless every execution was explored and came to its end.
fn answered(verdict: Verdict, blocked: bool) -> Result<(), Error> {
    let position = |at: thinair_core::ir::SourceLocation| Position { line: at.line, column: at.column };
    match verdict {
        Verdict::Verified if !blocked => Ok(()),
        Verdict::Verified => Err(Error::unsupported("a thread that waits for ever", Position::default())),
        Verdict::Violated(violation) => {
            Err(Error::unsupported(format!("an execution with an error ({})", violation.message), position(violation.at)))
        }
        Verdict::Bounded => Err(Error::unsupported("an execution without end", Position::default())),
        Verdict::Unsupported(what, at) => Err(Error::unsupported(what, position(at))),
        Verdict::Interrupted => Err(Error::unsupported("an interrupted run", Position::default())),
    }
}

pub fn run(test: &Test, lowered: &Lowered, model: Model) -> Result<Answer, Error> {
    if let Some(error) = &lowered.refused_with_dependencies
        && matches!(model, Model::Armv8 | Model::Power)
    {
        return Err(error.clone());
    }
    let program = adapted(&lowered.program, test.architecture, model);
    let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
    let keeps_store_conditionals = test.architecture == Architecture::Power && model == Model::Power;
    let mut counter = Counter { lowered, keeps_store_conditionals, counts: BTreeMap::new(), blocked: false, race: false };
    let outcome = engine::check(&program, &options, &mut counter);
    answered(outcome.verdict, counter.blocked)?;
    Ok(Answer { undefined: counter.race, ..judge(test, lowered, &counter.counts) })
}

/// The program with the fences and tags that the model knows: the others order nothing under it. What is full on its architecture is full here.
fn adapted(program: &Program, architecture: Architecture, model: Model) -> Program {
    let is_x86 = matches!(architecture, Architecture::X86 | Architecture::X86_64);
    let mut program = program.clone();
    for block in program.functions.iter_mut().flat_map(|function| &mut function.blocks) {
        block.instructions.retain_mut(|instruction| {
            if let Op::Load { access, .. } | Op::Store { access, .. } | Op::Rmw { access, .. } = &mut instruction.op
                && model != Model::Armv8
            {
                access.tags = Tags::NONE;
            }
            let Op::Fence { fence } = &mut instruction.op else { return true };
            let full = matches!(fence, Fence::Sync | Fence::DmbFull) || is_x86 && *fence == Fence::Mfence;
            match model {
                Model::Sc | Model::Ra => return false,
                Model::Tso | Model::Pso if full => *fence = Fence::Mfence,
                Model::Power if full => *fence = Fence::Sync,
                Model::Armv8 if full => *fence = Fence::DmbFull,
                _ => {}
            }
            thinair_core::axioms::find(model.name()).is_some_and(|axioms| (axioms.accepts)(*fence))
        });
    }
    program
}

struct Counter<'a> {
    lowered: &'a Lowered,
    /// Is the program order of store-conditionals part of an order with co? herd's POWER says so; ours leaves it out.
    keeps_store_conditionals: bool,
    /// The values as the machine has them, and how often.
    counts: BTreeMap<Vec<u64>, u64>,
    blocked: bool,
    race: bool,
}

impl Observer for Counter<'_> {
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        let execution = execution();
        if self.keeps_store_conditionals {
            let stores = execution.rmw.range();
            if !execution.co.union(&execution.po.restricted(&stores, &stores)).is_acyclic() {
                return;
            }
        }
        let memory = FinalMemory { execution: &execution, lowered: self.lowered };
        if self.lowered.infeasible.iter().any(|&global| memory.value(global.index(), 0) != 0) {
            return;
        }
        let elements = self.lowered.observed.iter().flat_map(|observed| observed.elements().map(move |index| (observed.global, index)));
        let values = elements.map(|(global, index)| memory.value(global.index(), index)).collect();
        *self.counts.entry(values).or_default() += 1;
    }

    fn goes_on_after_race(&mut self) -> bool {
        self.race = true;
        true
    }

    fn blocked(&mut self, _execution: &mut dyn FnMut() -> Execution) {
        self.blocked = true;
    }
}

struct FinalMemory<'a> {
    execution: &'a Execution,
    lowered: &'a Lowered,
}

impl FinalMemory<'_> {
    /// The last value of an element: that of the write with nothing after it in co, or the initial one.
    fn value(&self, global: usize, index: u32) -> u64 {
        let location = &self.lowered.locations[global];
        let address = pointer::make(global as u32 + 1, index * location.element.bytes());
        let events = &self.execution.events;
        let last = (0..events.len()).find(|&event| {
            events[event].is_write() && events[event].location == address && self.execution.co.successors(event).next().is_none()
        });
        match (last, location.init.get(index as usize)) {
            (Some(event), _) => events[event].value,
            (None, Some(&Initializer::Value(value))) => value,
            (None, Some(&Initializer::Address(target, offset))) => pointer::make(target.0 + 1, offset),
            (None, _) => 0,
        }
    }
}

/// A raw value, read by its type; one that is an address of a location is shown as such.
fn shown(lowered: &Lowered, kind: Type, raw: u64) -> Value {
    let (object, offset) = (pointer::object(raw), pointer::offset(raw));
    if let Some(location) = (object as usize).checked_sub(1).and_then(|index| lowered.locations.get(index))
        && lowered.has_addresses
        && offset < location.element.bytes() * location.length
    {
        return Value::Address { name: location.name.clone(), offset: offset / location.element.bytes() };
    }
    let unused = 64 - kind.bits;
    Value::Number(if kind.signed { i128::from(((raw << unused) as i64) >> unused) } else { i128::from(raw << unused >> unused) })
}

fn judge(test: &Test, lowered: &Lowered, counts: &BTreeMap<Vec<u64>, u64>) -> Answer {
    let (mut satisfied, mut failed) = (0, 0);
    let mut states = BTreeSet::new();
    for (raw, count) in counts {
        let mut raw = raw.iter().copied();
        let mut next = |kind| shown(lowered, kind, raw.next().unwrap_or(0));
        let state: State = lowered
            .observed
            .iter()
            .map(|observed| match observed.length {
                None => next(observed.kind),
                Some(length) => Value::List((0..length).map(|_| next(observed.kind)).collect()),
            })
            .collect();
        let equal = |place: &Place, constant: &Constant| {
            let found = lowered.observed.iter().zip(&state).find(|(observed, _)| observed.place == *place);
            found.is_some_and(|(observed, value)| *value == expected(lowered, observed, constant))
        };
        if test.filter.as_ref().is_some_and(|filter| !filter.holds(&equal)) {
            continue;
        }
        if test.condition.holds(&equal) {
            satisfied += count;
        } else {
            failed += count;
        }
        states.insert(state);
    }
    let observation = match (satisfied, failed) {
        (0, _) => Observation::Never,
        (_, 0) => Observation::Always,
        _ => Observation::Sometimes,
    };
    let (positive, negative) = if test.quantifier == Quantifier::NotExists { (failed, satisfied) } else { (satisfied, failed) };
    let holds = match test.quantifier {
        Quantifier::Exists => satisfied > 0,
        Quantifier::NotExists => satisfied == 0,
        Quantifier::Forall => failed == 0,
    };
    Answer { states, positive, negative, observation, holds, undefined: false }
}

/// The constant of a condition, read by the type of what it is compared with.
fn expected(lowered: &Lowered, observed: &Observed, constant: &Constant) -> Value {
    match constant {
        Constant::Number(number) => {
            let unused = 64 - observed.kind.bits;
            let raw = number << unused >> unused;
            if observed.kind.signed {
                Value::Number(i128::from(((raw << unused) as i64) >> unused))
            } else {
                Value::Number(i128::from(raw))
            }
        }
        Constant::Address { name, index } => {
            let known = lowered.locations.iter().any(|location| location.name == *name);
            let offset = if known { *index } else { u32::MAX };
            Value::Address { name: name.clone(), offset }
        }
        Constant::List(elements) => Value::List(elements.iter().map(|element| expected(lowered, observed, element)).collect()),
    }
}
