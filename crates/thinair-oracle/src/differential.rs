//! An engine against brute force: does it find every behaviour, nothing else, and each once?
//!
//! [`Truth`] is what brute force says of a program under a model; [`Truth::compare`] holds an engine's run against it. Complete executions are
//! compared one by one (those that differ only in a choice, by number); of blocked ones only whether there are any, since how far a
//! blocked execution is explored is the engine's business. Where an error of the program can be reached, the engine has to report an error,
//! and its behaviours are not compared: it may stop early.

use std::fmt;
use std::panic::{self, AssertUnwindSafe};

use rustc_hash::{FxHashMap, FxHashSet};
use thinair_core::axioms;
use thinair_core::engine::{Equivalence, Observer, Options, Outcome, Verdict};
use thinair_core::execution::Execution;
use thinair_core::ir::{Program, text};
use thinair_core::machine::action::Bound;
use thinair_core::model::Model;

use crate::behaviour::Behaviour;
use crate::brute::{self, Fate, Pruning};
use crate::races;
use crate::shrink::shrink;
use crate::subject;
use crate::trace::OracleError;
use crate::xmm;

/// Brute force gives up beyond so many candidate executions of one program.
pub const MAX_CANDIDATES: u64 = 2_000_000;

/// Runs an engine on a program and shows what it finds to the collector.
pub type Engine<'a> = dyn Fn(&Program, &Options, &mut Collector) -> Outcome + 'a;

/// The behaviours that an engine found, with how often.
#[derive(Default, Debug)]
pub struct Collector {
    equivalence: Equivalence,
    found: FxHashMap<Behaviour, usize>,
}

impl Collector {
    pub fn new(equivalence: Equivalence) -> Collector {
        Collector { equivalence, ..Collector::default() }
    }
}

impl Observer for Collector {
    fn begins(&mut self) {
        self.found.clear();
    }
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        *self.found.entry(Behaviour::new(&execution(), self.equivalence)).or_default() += 1;
    }
}

/// Says of any candidate execution whether it is consistent; a second opinion beside the axioms.
pub type SecondOpinion<'a> = dyn Fn(&Execution) -> bool + 'a;

/// What brute force says of a program.
#[derive(Debug)]
pub struct Truth {
    model: Model,
    /// Each complete behaviour up to rf and co, with the choices that lead to it.
    complete: FxHashMap<Behaviour, FxHashSet<Vec<u64>>>,
    blocked: bool,
    /// Some execution runs into an error, or has a race that is one.
    pub failed: bool,
    pub candidates: u64,
    /// A candidate on which the second opinion differs.
    pub disputed: Option<Behaviour>,
}

impl Truth {
    pub fn of(program: &Program, model: Model, second_opinion: Option<&SecondOpinion<'_>>) -> Result<Truth, OracleError> {
        if model.re_executes() {
            return Truth::of_xmm(program);
        }
        let consistent = axioms::find(model.name()).expect("every axiomatic model has axioms").consistent;
        let mut truth = Truth { model, complete: FxHashMap::default(), blocked: false, failed: false, candidates: 0, disputed: None };
        let candidates = brute::candidates(&subject::lowered(program, model), Pruning::Coherent, MAX_CANDIDATES, &mut |candidate| {
            let is_consistent = consistent(candidate.execution);
            if second_opinion.is_some_and(|opinion| opinion(candidate.execution) != is_consistent) {
                truth.disputed.get_or_insert_with(|| Behaviour::new(candidate.execution, Equivalence::RfCo));
            }
            if is_consistent {
                truth.add(candidate.execution, candidate.fate, candidate.choices);
            }
        })?;
        truth.candidates = candidates;
        Ok(truth)
    }

    fn of_xmm(program: &Program) -> Result<Truth, OracleError> {
        let (allowed, candidates) = xmm::allowed(program, MAX_CANDIDATES)?;
        let mut truth =
            Truth { model: Model::Xmm, complete: FxHashMap::default(), blocked: false, failed: false, candidates, disputed: None };
        for candidate in &allowed {
            truth.add(&candidate.execution, candidate.fate, &candidate.choices);
        }
        Ok(truth)
    }

    /// Adds an execution that the model allows.
    fn add(&mut self, execution: &Execution, fate: Fate, choices: &[u64]) {
        self.failed |= races::has_race(self.model, execution);
        match fate {
            Fate::Complete => {
                let behaviour = Behaviour::new(execution, Equivalence::RfCo);
                self.complete.entry(behaviour).or_default().insert(choices.to_vec());
            }
            Fate::Blocked => self.blocked = true,
            Fate::Failed => self.failed = true,
        }
    }

    /// The complete behaviours, with the number of ways to choose that lead to each.
    pub fn behaviours(&self, equivalence: Equivalence) -> FxHashMap<Behaviour, usize> {
        match equivalence {
            Equivalence::RfCo => self.complete.iter().map(|(behaviour, choices)| (behaviour.clone(), choices.len())).collect(),
            Equivalence::Rf => {
                let mut merged: FxHashMap<Behaviour, FxHashSet<&Vec<u64>>> = FxHashMap::default();
                for (behaviour, choices) in &self.complete {
                    merged.entry(behaviour.without_co()).or_default().extend(choices);
                }
                merged.into_iter().map(|(behaviour, choices)| (behaviour, choices.len())).collect()
            }
        }
    }

    /// Runs the engine and says where it differs.
    pub fn compare(&self, program: &Program, equivalence: Equivalence, engine: &Engine<'_>) -> Comparison {
        let options = Options { model: self.model, equivalence, unroll: None, max_executions: None };
        let mut collector = Collector::new(equivalence);
        let wanted = self.behaviours(equivalence);
        // An invariant that does not hold is a difference too: one with a seed, and with a program that can be made small.
        let run = AssertUnwindSafe(|| engine(program, &options, &mut collector));
        let Ok(outcome) = panic::catch_unwind(run) else {
            return Comparison { behaviours: wanted.len(), wrong_verdict: Some("it panics".into()), ..Comparison::default() };
        };
        let mut comparison = Comparison { behaviours: wanted.len(), dead_ends: outcome.dead_ends, ..Comparison::default() };
        match (&outcome.verdict, self.failed) {
            (Verdict::Verified, false) => {}
            (Verdict::Violated(_), true) => return comparison,
            (Verdict::Violated(violation), false) => {
                comparison.wrong_verdict = Some(format!("it reports {:?}", violation.kind));
            }
            (Verdict::Verified, true) => comparison.wrong_verdict = Some("it misses an error of the program".into()),
            (Verdict::Unsupported(what, _), _) => comparison.wrong_verdict = Some(format!("it does not support {what}")),
            // Some are missing, and it says so; those that are found are looked at all the same.
            (Verdict::Bounded, _) if is_incomplete(&outcome) => {}
            (Verdict::Bounded, _) => comparison.wrong_verdict = Some("it ran into a bound".into()),
            (Verdict::Interrupted, _) => comparison.wrong_verdict = Some("it stopped early".into()),
        }
        if self.blocked != (outcome.blocked > 0) && !is_incomplete(&outcome) {
            comparison.wrong_blocked = Some(format!("brute force: {}, the engine: {}", self.blocked, outcome.blocked));
        }
        if outcome.executions != collector.found.values().sum::<usize>() as u64 {
            comparison.wrong_verdict = Some(format!("it counts {} executions but shows others", outcome.executions));
        }
        for (behaviour, &times) in &wanted {
            let found = collector.found.get(behaviour).copied().unwrap_or(0);
            if found < times && !is_incomplete(&outcome) {
                comparison.missed.push(behaviour.clone());
            }
        }
        for (behaviour, &found) in &collector.found {
            match wanted.get(behaviour) {
                None => comparison.extra.push(behaviour.clone()),
                Some(&times) if found > times => comparison.twice.push(behaviour.clone()),
                Some(_) => {}
            }
        }
        // Hash maps have no order to speak of, and reports should be the same each time.
        for list in [&mut comparison.missed, &mut comparison.extra, &mut comparison.twice] {
            list.sort_by_cached_key(ToString::to_string);
        }
        comparison
    }
}

/// Does the engine say itself that it does not find all executions of such programs?
fn is_incomplete(outcome: &Outcome) -> bool {
    !outcome.bounds.is_empty() && outcome.bounds.iter().all(|hit| hit.bound == Bound::Overtaken)
}

/// Where an engine's run differs from the truth. All empty: nowhere.
#[derive(Default, Debug)]
pub struct Comparison {
    pub missed: Vec<Behaviour>,
    /// Inconsistent, or no execution of the program at all.
    pub extra: Vec<Behaviour>,
    pub twice: Vec<Behaviour>,
    pub wrong_verdict: Option<String>,
    pub wrong_blocked: Option<String>,
    /// How many behaviours there are.
    pub behaviours: usize,
    /// As the engine counts them.
    pub dead_ends: u64,
}

impl Comparison {
    pub fn agrees(&self) -> bool {
        self.kinds() == [false; 5]
    }

    /// Which kinds of difference there are: while a program is made smaller, the kinds must stay.
    fn kinds(&self) -> [bool; 5] {
        [
            !self.missed.is_empty(),
            !self.extra.is_empty(),
            !self.twice.is_empty(),
            self.wrong_verdict.is_some(),
            self.wrong_blocked.is_some(),
        ]
    }

    /// A wrong verdict stays the same one, lest a smaller program have an error of its own.
    fn shares_a_kind_with(&self, other: &Comparison) -> bool {
        self.wrong_verdict == other.wrong_verdict && self.kinds().iter().zip(other.kinds()).any(|(&here, there)| here && there)
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = (self.missed.len(), self.extra.len(), self.twice.len(), self.behaviours);
        writeln!(formatter, "missed {}, extra {}, twice {}, of {} behaviours", counts.0, counts.1, counts.2, counts.3)?;
        if let Some(verdict) = &self.wrong_verdict {
            writeln!(formatter, "wrong verdict: {verdict}")?;
        }
        if let Some(blocked) = &self.wrong_blocked {
            writeln!(formatter, "blocked executions: {blocked}")?;
        }
        for (name, list) in [("missed", &self.missed), ("extra", &self.extra), ("twice", &self.twice)] {
            // Two are enough to see what is wrong.
            for behaviour in list.iter().take(2) {
                write!(formatter, "{name}:\n{behaviour}")?;
            }
        }
        Ok(())
    }
}

/// A program on which an engine, or the second opinion, is wrong, made small.
#[derive(Debug)]
pub struct Failure {
    pub model: Model,
    pub equivalence: Option<Equivalence>,
    pub program: Program,
    /// What is wrong with the small program.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let equivalence = match self.equivalence {
            Some(Equivalence::Rf) => "rf",
            Some(Equivalence::RfCo) => "rf+co",
            None => "the axioms",
        };
        writeln!(formatter, "WRONG under {}, {equivalence}", self.model.name())?;
        write!(formatter, "{}{}", self.what, text::print(&self.program))
    }
}

/// What a check that found nothing wrong saw.
#[derive(Clone, Copy, Default, Debug)]
pub struct Checked {
    pub behaviours: u64,
    pub candidates: u64,
    pub dead_ends: u64,
    /// The program has an error, which the engine found: behaviours were not compared.
    pub violated: bool,
    /// Why brute force gave up on the program, if it did: nothing was compared then.
    pub skipped: Option<OracleError>,
}

/// Checks one program in some equivalences. A program on which the engine is wrong is made small first.
pub fn check(
    program: &Program,
    model: Model,
    equivalences: &[Equivalence],
    engine: &Engine<'_>,
    second_opinion: Option<&SecondOpinion<'_>>,
) -> Result<Checked, Box<Failure>> {
    let truth = match Truth::of(program, model, second_opinion) {
        Ok(truth) => truth,
        Err(why) => return Ok(Checked { skipped: Some(why), ..Checked::default() }),
    };
    if truth.disputed.is_some() {
        let disputed = |program: &Program| Truth::of(program, model, second_opinion).ok().and_then(|truth| truth.disputed);
        let program = shrink(program, &mut |smaller| disputed(smaller).is_some());
        let what =
            disputed(&program).map_or(String::new(), |behaviour| format!("the axioms and the second opinion differ on\n{behaviour}"));
        return Err(Box::new(Failure { model, equivalence: None, program, what }));
    }
    let mut checked = Checked { candidates: truth.candidates, violated: truth.failed, ..Checked::default() };
    for &equivalence in equivalences {
        let comparison = truth.compare(program, equivalence, engine);
        if !comparison.agrees() {
            let compare = |program: &Program| {
                let truth = Truth::of(program, model, None).ok()?;
                Some(truth.compare(program, equivalence, engine))
            };
            let program = shrink(program, &mut |smaller| compare(smaller).is_some_and(|it| it.shares_a_kind_with(&comparison)));
            let what = compare(&program).map_or(String::new(), |comparison| comparison.to_string());
            return Err(Box::new(Failure { model, equivalence: Some(equivalence), program, what }));
        }
        checked.behaviours += comparison.behaviours as u64;
        checked.dead_ends += comparison.dead_ends;
    }
    Ok(checked)
}
