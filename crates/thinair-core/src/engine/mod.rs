//! Engines: they visit the behaviours of a program under a memory model and say what they found.
//!
//! [`check`] is the one entry: it lowers the program for the model, chooses the engine and returns plain data. [`Observer`]s see each
//! behaviour as it is found.

mod acceptance;
pub mod enumerate;
pub mod estimate;
mod graph;
pub mod outcome;
mod prologue;
mod prunings;
pub mod races;
pub mod replay;
pub mod retell;
mod sections;
pub mod sizes;
pub mod states;
pub mod symmetry;
mod waiting;
mod xmm;

pub use outcome::{BoundHit, Buffered, Equivalence, Justification, Options, Outcome, ReExecutions, Verdict, Violation, ViolationKind};
pub use outcome::{Detail, HeapObject, Kept, Party, Role, Stands, ThreadStep, ThreadStepKind, ThreadStory};
pub use prunings::Prunings;

use crate::cat;
use crate::execution::Execution;
use crate::ir::{Program, SourceLocation};
use crate::mapping;
use sizes::Overlap;
use std::borrow::Cow;

/// Sees the behaviours of a run. The execution is only built if it is asked for.
pub trait Observer {
    /// A run begins. One that cannot go on as it was begun, with too narrow rows or with rules that do not fit the program, begins again: whatever was told before is to be
    /// forgotten.
    fn begins(&mut self) {}
    /// A behaviour in which every thread ended.
    fn complete(&mut self, _execution: &mut dyn FnMut() -> Execution) {}
    /// One in which some thread waits for ever.
    fn blocked(&mut self, _execution: &mut dyn FnMut() -> Execution) {}
    /// Does it look at executions? If not, some are counted without being built.
    fn sees_executions(&self) -> bool {
        true
    }
    /// What may be left out. The verdict does not depend on it, nor do final states.
    fn prunings(&self) -> Prunings {
        Prunings::COUNTING_ALL
    }
    /// Must a turn of a loop that waits be done once before it is left out, whenever the loop is entered? For those who look for errors that the run itself knows nothing of.
    fn wants_turns(&self) -> bool {
        false
    }
    /// A data race was found: should the run go on, as if the accesses were atomic, instead of ending with this violation?
    fn goes_on_after_race(&mut self) -> bool {
        false
    }
    /// Are executions to be kept as reports show them? Only one that sees executions may say so.
    fn keeps(&self) -> bool {
        false
    }
    /// Told after each execution, if it keeps them.
    fn keep(&mut self, _kept: Kept) {}
    /// The model raises this flag for the behaviour that is shown next.
    fn flagged(&mut self, _flag: &str) {}
    /// Is it an error that a loop waits for ever, once all other threads are done or wait, too? If not, such executions are only counted as blocked.
    fn reports_endless_waits(&self) -> bool {
        false
    }
    /// Is it an error that threads wait for each other, or for one that is gone? If not, such executions are
    /// only counted as blocked.
    fn reports_deadlocks(&self) -> bool {
        true
    }
    /// Does it want to hear of leaks?
    fn looks_for_leaks(&self) -> bool {
        false
    }
    /// At the end of an execution an object is neither freed nor pointed to; it was allocated here. Told once for each place.
    fn leaked(&mut self, _allocated_at: SourceLocation) {}
    /// Like [`leaked`](Self::leaked), but something may still point to the object. Told again and again, and
    /// only by runs in which one thread of the machine works.
    fn unfreed(&mut self, _allocated_at: SourceLocation) {}
    /// Asked now and then: should the run stop?
    fn interrupted(&mut self) -> bool {
        false
    }
    /// How many threads of the machine may be used? Only those that do not look at executions may say more than one; the result is the same.
    fn jobs(&self) -> usize {
        1
    }
    /// Should the tree only be sampled, by random probes, instead of being visited? Then this counts them.
    fn samples(&mut self) -> Option<&mut estimate::Samples> {
        None
    }
    /// Told each time before the question whether to stop: how many executions there were so far, blocked ones included.
    fn progress(&mut self, _executions: u64) {}
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
    if !options.model.equivalences().contains(&options.equivalence) {
        let name = options.model.name();
        let what = format!("the equivalence rf under {name}: executions are told apart by rf and co there (`rf+co`)");
        return refused(what, SourceLocation::default());
    }
    match acceptance::refused(program, options.model) {
        Some((what, at)) => refused(what, at),
        None => {
            let outcome = with_fitting_sizes(program, |program| graph::check(&mapping::lower(program, options.model), options, observer));
            sections::judged(program, outcome)
        }
    }
}

/// Two accesses of different sizes. An instruction of an architecture is one access, and is never taken apart.
fn refused_overlap(overlap: &Overlap) -> Outcome {
    refused(graph::checks::problems::describe_mixed_sizes(overlap.other.at), overlap.this.at)
}

/// So many accesses are taken apart one by one before whole places of the source are.
const MOST_PIECES: usize = 64;

/// What is taken apart together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Apart {
    /// One access; after this many it is given up.
    Pieces(usize),
    /// All accesses at a place of the source.
    Places,
}

/// Runs until all accesses to the same memory have the same size.
fn with_fitting_sizes(program: &Program, mut run: impl FnMut(&Program) -> Result<Outcome, Overlap>) -> Outcome {
    let attempts = [Apart::Pieces(MOST_PIECES), Apart::Places, Apart::Pieces(usize::MAX)];
    for apart in attempts {
        match run_apart(program, &mut run, apart) {
            Ok(outcome) => return outcome,
            // One by one, nothing more can be done.
            Err((overlap, true)) if apart != Apart::Places => return refused_overlap(&overlap),
            Err(_) => {}
        }
    }
    refused("accesses of too many sizes to the same memory".to_string(), SourceLocation::default())
}

/// `Err`: two accesses that do not fit; did all that can be done not help?
fn run_apart(
    program: &Program,
    run: &mut impl FnMut(&Program) -> Result<Outcome, Overlap>,
    apart: Apart,
) -> Result<Outcome, (Overlap, bool)> {
    let mut splits = Vec::new();
    let mut changed = Cow::Borrowed(program);
    loop {
        let overlap = match run(&changed) {
            Ok(outcome) => return Ok(Outcome { splits, ..outcome }),
            Err(overlap) => overlap,
        };
        let mut new = overlap.splits();
        if apart == Apart::Places {
            new.iter_mut().for_each(|split| split.number = None);
            new.retain(|split| !splits.contains(split));
        }
        if new.is_empty() {
            return Err((overlap, true));
        }
        if matches!(apart, Apart::Pieces(most) if splits.len() >= most) {
            return Err((overlap, false));
        }
        changed = Cow::Owned(sizes::split(&changed, &new));
        splits.extend(new);
    }
}

/// As [`check`], for a program that is made of the architecture's own instructions already: an acquire load is the instruction of that name, where there
/// is one, and not what compilers make of an acquire load of C11.
pub fn check_instructions(program: &Program, options: &Options, observer: &mut dyn Observer) -> Outcome {
    match acceptance::refused(program, options.model) {
        Some((what, at)) => refused(what, at),
        None => graph::check(program, options, observer).unwrap_or_else(|overlap| refused_overlap(&overlap)),
    }
}

/// Explores a well-formed program under a text in cat, as [`check_instructions`] does under a built-in model. The text does not see accesses to the globals
/// `hidden`, in which threads leave results. `Err`: it cannot guide an exploration, and its candidates have to be [enumerated](enumerate).
pub fn check_text(
    program: &Program,
    text: &cat::Model,
    hidden: &[u32],
    unroll: Option<u32>,
    observer: &mut dyn Observer,
) -> Result<Outcome, cat::Obstacle> {
    text.may_guide_exploration()?;
    let options = under_text(&Options { unroll, ..Options::default() });
    Ok(graph::check_text(program, text, hidden, &options, observer).unwrap_or_else(|overlap| refused_overlap(&overlap)))
}

/// Explores a well-formed program of a language under a text in cat, as [`check`] does under a built-in model: every execution, told apart by
/// rf and co; the model and the equivalence of the options do not matter. The text sees the accesses and fences of the program as
/// they are written, with their memory orders; no data race is an error ([`races::check_text`] reports those of C11).
/// `Err`: the text cannot guide an exploration.
pub fn check_program_under_text(
    program: &Program,
    text: &cat::Model,
    options: &Options,
    observer: &mut dyn Observer,
) -> Result<Outcome, cat::Obstacle> {
    text.may_guide_exploration()?;
    let options = under_text(options);
    let mut whole = Whole(observer);
    Ok(with_fitting_sizes(program, |program| graph::check_text(program, text, &[], &options, &mut whole)))
}

/// Of a text nothing is known but what it says: no built-in model stands behind it.
fn under_text(options: &Options) -> Options {
    Options { model: crate::model::Model::Sc, equivalence: Equivalence::RfCo, ..options.clone() }
}

/// Passes on what is seen, and has nothing left out: what may be left out under built-in models has not been shown for every text.
struct Whole<'o>(&'o mut dyn Observer);

impl Observer for Whole<'_> {
    fn begins(&mut self) {
        self.0.begins();
    }
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        self.0.complete(execution);
    }
    fn blocked(&mut self, execution: &mut dyn FnMut() -> Execution) {
        self.0.blocked(execution);
    }
    fn wants_turns(&self) -> bool {
        self.0.wants_turns()
    }
    fn keeps(&self) -> bool {
        self.0.keeps()
    }
    fn keep(&mut self, kept: Kept) {
        self.0.keep(kept);
    }
    fn flagged(&mut self, flag: &str) {
        self.0.flagged(flag);
    }
    fn reports_endless_waits(&self) -> bool {
        self.0.reports_endless_waits()
    }
    fn looks_for_leaks(&self) -> bool {
        self.0.looks_for_leaks()
    }
    fn leaked(&mut self, allocated_at: SourceLocation) {
        self.0.leaked(allocated_at);
    }
    fn interrupted(&mut self) -> bool {
        self.0.interrupted()
    }
    fn progress(&mut self, executions: u64) {
        self.0.progress(executions);
    }
}

fn refused(what: String, at: SourceLocation) -> Outcome {
    Outcome::of(Verdict::Unsupported(what, at))
}
