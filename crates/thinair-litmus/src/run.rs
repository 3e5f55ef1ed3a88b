//! Runs a lowered test under a model: the final states, how often each occurs, and herd's words for it.

use std::collections::{BTreeMap, BTreeSet};

use thinair_core::cat;
use thinair_core::engine::enumerate::{self, PROBE, Setting};
use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Verdict};
use thinair_core::execution::Execution;
use thinair_core::ir::{Initializer, Tags, pointer};

use crate::builder::{Form, HINTS, LABEL_OBJECTS};
use crate::error::{Error, Position};
use crate::fences::{Vocabulary, adapted};
use crate::lower::{Lowered, Observed, lower_as};
use crate::rules::{Engine, Reason, Rules};
use crate::syntax::{Architecture, Condition, Constant, Place, Quantifier, Test, Type};

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
    /// A label, as `P0:L0`.
    Label(String),
    /// The elements of an array.
    List(Vec<Value>),
    /// A value out of thin air: nothing says what it is. It is equal to itself alone.
    Symbol,
}

/// The final values of what is observed, in the order of [`Lowered::observed`]; in an answer, of what is shown.
pub type State = Vec<Value>;

#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub states: BTreeSet<State>,
    /// Executions that satisfy what is quantified over, and those that do not. For `~exists` what is counted is the negation, as herd does. By stored states:
    /// no executions but final states ([`crate::report::counts`] says which).
    pub positive: u64,
    pub negative: u64,
    pub observation: Observation,
    /// Does the whole condition, with its quantifier, hold?
    pub holds: bool,
    /// Is there a data race? Then the language gives the program no meaning, whatever the states.
    pub undefined: bool,
    /// Was a loop left unfinished?
    pub bounded: bool,
    /// What the model warns of.
    pub flags: BTreeSet<String>,
    pub way: Way,
}

/// How an answer was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way {
    Graph,
    /// Execution graphs, too; a text in cat said what is consistent.
    GraphByText,
    Enumeration(Reason),
    States,
}

/// How often the enumeration reaches the head of a loop again, at most. Front ends bound loops that read memory much earlier.
const UNROLL: u32 = 1000;

/// The test lowered for whoever runs it under these rules, and the answer.
pub fn run(test: &Test, lowered: &Lowered, rules: Rules<'_>) -> Result<Answer, Error> {
    explore(test, lowered, rules, None)
}

/// As [`run`], and keeps the executions that satisfy the condition, if somebody wants them.
pub fn explore(test: &Test, lowered: &Lowered, rules: Rules<'_>, satisfying: Option<&mut Vec<Execution>>) -> Result<Answer, Error> {
    match rules.engine(test, lowered) {
        Engine::Graph(model) => {
            let program = adapted(&lowered.program, test.architecture, Vocabulary::Of(model), Tags::NONE)?;
            let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
            let mut counter = Counter::new(test, lowered, rules, satisfying);
            // Only C has accesses that are compiled; in the others an annotation is part of the instruction.
            let is_compiled = matches!(test.architecture, Architecture::C | Architecture::Linux);
            let check = if is_compiled { engine::check } else { engine::check_instructions };
            let outcome = check(&program, &options, &mut counter);
            counter.answer(outcome, Way::Graph)
        }
        Engine::Text(cat) => {
            let program = adapted(&lowered.program, test.architecture, rules.vocabulary(), Tags::PAIR)?;
            let mut counter = Counter::new(test, lowered, rules, satisfying);
            match engine::check_text(&program, cat, &lowered.results(), None, &mut counter) {
                Ok(outcome) => counter.answer(outcome, Way::GraphByText),
                Err(obstacle) => enumerate(test, lowered, rules, cat, Reason::Model(obstacle), counter.satisfying),
            }
        }
        Engine::Enumeration(cat, reason) => enumerate(test, lowered, rules, cat, reason, satisfying),
    }
}

fn enumerate(
    test: &Test,
    lowered: &Lowered,
    rules: Rules<'_>,
    cat: &cat::Model,
    reason: Reason,
    satisfying: Option<&mut Vec<Execution>>,
) -> Result<Answer, Error> {
    let again;
    let lowered = match lowered.form {
        Form::Separate => lowered,
        Form::Fused => {
            again = lower_as(test, &lowered.program.files[0], Form::Separate)?;
            &again
        }
    };
    let program = adapted(&lowered.program, test.architecture, rules.vocabulary(), Tags::PAIR)?;
    let setting = Setting {
        results: lowered.results(),
        infeasible: lowered.infeasible.iter().map(|global| global.0).collect(),
        hints: lowered.locations.iter().position(|location| location.name == HINTS).map(|index| index as u32),
        scoped_control: matches!(test.architecture, Architecture::C | Architecture::Linux),
        unroll: Some(UNROLL),
    };
    let mut counter = Counter { guesses: true, ..Counter::new(test, lowered, rules, satisfying) };
    let outcome = enumerate::check(&program, &setting, &mut cat.checker(&[]), &mut counter);
    counter.answer(outcome, Way::Enumeration(reason))
}

struct Counter<'a> {
    test: &'a Test,
    lowered: &'a Lowered,
    /// Those that satisfy the condition.
    satisfying: Option<&'a mut Vec<Execution>>,
    /// The values as the machine has them, and how often.
    counts: BTreeMap<Vec<u64>, u64>,
    blocked: bool,
    race: bool,
    flags: BTreeSet<String>,
    /// Does a flag say that the language gives the program no meaning?
    is_c11: bool,
    /// Are values guessed, so that one may come out of thin air?
    guesses: bool,
    /// A value that is shown has no origin, and is not the one symbol that stands for any value.
    out_of_thin_air: bool,
}

impl<'a> Counter<'a> {
    fn new(test: &'a Test, lowered: &'a Lowered, rules: Rules<'_>, satisfying: Option<&'a mut Vec<Execution>>) -> Counter<'a> {
        let (counts, flags) = (BTreeMap::new(), BTreeSet::new());
        let is_c11 = rules.known_as() == Some("rc11-herd");
        Counter { test, lowered, satisfying, counts, blocked: false, race: false, flags, is_c11, guesses: false, out_of_thin_air: false }
    }

    fn answer(self, outcome: Outcome, way: Way) -> Result<Answer, Error> {
        if let Some(error) = refused(&outcome.verdict, self.blocked) {
            return Err(error);
        }
        if self.out_of_thin_air {
            return Err(Error::unsupported("a final value that comes out of thin air (this model lets it)", Position::default()));
        }
        let bounded = matches!(outcome.verdict, Verdict::Bounded);
        let undefined = self.race || self.is_c11 && !self.flags.is_empty();
        Ok(Answer { undefined, bounded, flags: self.flags, way, ..judge(self.test, self.lowered, &self.counts, self.guesses) })
    }
}

/// Why there is no answer, if not every execution came to its end.
pub(crate) fn refused(verdict: &Verdict, blocked: bool) -> Option<Error> {
    let position = |at: &thinair_core::ir::SourceLocation| Position { line: at.line, column: at.column };
    match verdict {
        Verdict::Verified if blocked => Some(Error::unsupported("a thread that waits for ever", Position::default())),
        Verdict::Verified | Verdict::Bounded => None,
        Verdict::Violated(violation) => {
            Some(Error::unsupported(format!("an execution with an error ({})", violation.message), position(&violation.at)))
        }
        Verdict::Unsupported(what, at) => Some(Error::unsupported(what.clone(), position(at))),
        Verdict::Interrupted => Some(Error::unsupported("an interrupted run", Position::default())),
    }
}

impl Observer for Counter<'_> {
    fn begins(&mut self) {
        (self.blocked, self.race, self.out_of_thin_air) = (false, false, false);
        self.counts.clear();
        self.flags.clear();
        if let Some(satisfying) = &mut self.satisfying {
            satisfying.clear();
        }
    }

    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        let execution = execution();
        let memory = FinalMemory { execution: &execution, lowered: self.lowered };
        if self.lowered.infeasible.iter().any(|&global| memory.value(global.index(), 0) != 0) {
            return;
        }
        let elements = self.lowered.observed.iter().flat_map(|observed| observed.elements().map(move |index| (observed.global, index)));
        let values: Vec<u64> = elements.map(|(global, index)| memory.value(global.index(), index)).collect();
        self.out_of_thin_air |= self.guesses && memory.shows_unknown();
        let state = state_of(self.lowered, &values, self.guesses);
        *self.counts.entry(values).or_default() += 1;
        if let Some(satisfying) = &mut self.satisfying
            && [self.test.filter.as_ref(), Some(&self.test.condition)].into_iter().all(|what| satisfies(what, self.lowered, &state))
        {
            satisfying.push(execution);
        }
    }

    fn goes_on_after_race(&mut self) -> bool {
        self.race = true;
        true
    }

    fn flagged(&mut self, flag: &str) {
        self.flags.insert(flag.to_string());
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
    /// The last write to an element: the one with nothing after it in co.
    fn last_write(&self, global: usize, index: u32) -> Option<usize> {
        let address = pointer::make(global as u32 + 1, index * self.lowered.locations[global].element.bytes());
        let events = &self.execution.events;
        (0..events.len()).find(|&event| {
            events[event].is_write() && events[event].location == address && self.execution.co.successors(event).next().is_none()
        })
    }

    /// Does a value that is shown follow from a cycle of rf and data dependencies, in which nothing says what it is, without being the one value that goes
    /// round in it? That one stands for all values; what is computed from it, or a second one beside it, cannot be told.
    fn shows_unknown(&self) -> bool {
        let shown = self.lowered.observed.iter().filter(|observed| observed.shown);
        let elements = shown.flat_map(|observed| observed.elements().map(|index| (observed.global.index(), index)));
        let last_writes: Vec<usize> = elements.filter_map(|(global, index)| self.last_write(global, index)).collect();
        let goes_round = |event: usize| self.execution.events[event].value == PROBE;
        let origin = self.execution.rf.union(&self.execution.data);
        if self.execution.data.is_empty() || origin.is_acyclic() {
            return last_writes.into_iter().any(goes_round);
        }
        let origin = origin.transitive();
        let mut cycle: Option<Vec<usize>> = None;
        for event in last_writes {
            let on_cycles = |&other: &usize| origin.contains(other, other) && (other == event || origin.contains(other, event));
            let from: Vec<usize> = (0..origin.size()).filter(on_cycles).collect();
            // One cycle: each of its events leads to all the others.
            let is_one = from.iter().all(|&one| from.iter().all(|&other| origin.contains(one, other)));
            if from.is_empty() == goes_round(event) || !is_one || !from.is_empty() && cycle.as_ref().is_some_and(|cycle| *cycle != from) {
                return true;
            }
            if !from.is_empty() {
                cycle = Some(from);
            }
        }
        false
    }

    /// The last value of an element, or the initial one.
    fn value(&self, global: usize, index: u32) -> u64 {
        let location = &self.lowered.locations[global];
        let events = &self.execution.events;
        let last = self.last_write(global, index);
        match (last, location.init.get(index as usize)) {
            (Some(event), _) => events[event].value,
            (None, Some(&Initializer::Value(value))) => value,
            (None, Some(&Initializer::Address(target, offset))) => pointer::make(target.0 + 1, offset),
            (None, _) => 0,
        }
    }
}

/// A raw value, read by its type; one that is an address of a location is shown as such.
fn shown(lowered: &Lowered, kind: Type, raw: u64, guessed: bool) -> Value {
    if guessed && raw == PROBE {
        return Value::Symbol;
    }
    let (object, offset) = (pointer::object(raw), pointer::offset(raw));
    if let Some(location) = (object as usize).checked_sub(1).and_then(|index| lowered.locations.get(index))
        && lowered.has_addresses
        && offset < location.element.bytes() * location.length
    {
        return Value::Address { name: location.name.clone(), offset: offset / location.element.bytes() };
    }
    if let Some(name) = object.checked_sub(LABEL_OBJECTS).and_then(|index| lowered.labels.get(index as usize)) {
        return Value::Label(name.clone());
    }
    let unused = 64 - kind.bits;
    Value::Number(if kind.signed { i128::from(((raw << unused) as i64) >> unused) } else { i128::from(raw << unused >> unused) })
}

/// The value that [`shown`] shows as this address.
fn raw_address(lowered: &Lowered, name: &str, index: u32) -> Option<u64> {
    let object = lowered.locations.iter().position(|location| location.name == name)?;
    Some(pointer::make(object as u32 + 1, index * lowered.locations[object].element.bytes()))
}

/// The values as they are shown.
fn state_of(lowered: &Lowered, raw: &[u64], guessed: bool) -> State {
    let mut raw = raw.iter().copied();
    let mut next = |kind| shown(lowered, kind, raw.next().unwrap_or(0), guessed);
    let value = |observed: &Observed| match observed.length {
        None => next(observed.kind),
        Some(length) => Value::List((0..length).map(|_| next(observed.kind)).collect()),
    };
    lowered.observed.iter().map(value).collect()
}

/// Does the condition hold in this state? Without one it does.
fn satisfies(condition: Option<&Condition>, lowered: &Lowered, state: &State) -> bool {
    let equal = |place: &Place, constant: &Constant| {
        let found = lowered.observed.iter().zip(state).find(|(observed, _)| observed.place == *place);
        found.is_some_and(|(observed, value)| match (value, constant) {
            // A number this large may look like an address.
            (Value::Address { name, offset }, Constant::Number(number)) => raw_address(lowered, name, *offset) == Some(*number),
            _ => *value == expected(lowered, observed, constant),
        })
    };
    let value = |place: &Place| lowered.observed.iter().zip(state).find(|(observed, _)| observed.place == *place).map(|(_, value)| value);
    let same = |one: &Place, other: &Place| value(one) == value(other);
    condition.is_none_or(|condition| condition.holds(&equal, &same))
}

/// `guessed`: a value may be the one that stands for all that come out of thin air.
pub(crate) fn judge(test: &Test, lowered: &Lowered, counts: &BTreeMap<Vec<u64>, u64>, guessed: bool) -> Answer {
    let (mut satisfied, mut failed) = (0, 0);
    let mut states = BTreeSet::new();
    for (raw, count) in counts {
        let state = state_of(lowered, raw, guessed);
        if !satisfies(test.filter.as_ref(), lowered, &state) {
            continue;
        }
        if satisfies(Some(&test.condition), lowered, &state) {
            satisfied += count;
        } else {
            failed += count;
        }
        let shown = lowered.observed.iter().zip(state).filter(|(observed, _)| observed.shown);
        states.insert(shown.map(|(_, value)| value).collect());
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
    Answer { states, positive, negative, observation, holds, undefined: false, bounded: false, flags: BTreeSet::new(), way: Way::Graph }
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
        Constant::Label { thread, label } => Value::Label(format!("P{thread}:{label}")),
        Constant::List(elements) => Value::List(elements.iter().map(|element| expected(lowered, observed, element)).collect()),
    }
}
