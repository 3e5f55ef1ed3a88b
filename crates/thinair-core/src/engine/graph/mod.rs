//! The graph engine: every behaviour of a terminating program under an axiomatic model, each visited once.
//!
//! Start at [`explore`]: it drives the [`machine`](crate::machine), grows one [`graph`], asks a [`models::Model`] which choices are consistent
//! and [`canonical`] which reads a new write may revisit; [`cut`] performs revisits and takes them back.

mod attempts;
mod by_rf;
mod canonical;
mod convert;
mod cut;
mod detail;
mod endings;
pub(super) mod event;
pub(super) mod explore;
mod forced;
mod frame;
#[allow(clippy::module_inception)]
pub(super) mod graph;
mod holes;
#[cfg(feature = "invariants")]
mod invariants;
mod leaks;
mod locks;
mod log;
pub(super) mod memory;
mod models;
mod nodes;
pub mod output;
mod overtaken;
mod parallel;
mod partial_co;
mod precedence;
mod probe;
pub(super) mod problems;
mod psc;
mod psc_rows;
mod retries;
mod row;
mod rows;
mod rules;
mod slots;
mod sources;
mod stuck;
mod threads;
mod turns;
mod twins;
pub(super) mod waiting;
mod waits;

use super::outcome::{BoundHit, Options, Outcome, ReExecutions, Verdict};
use super::sizes::Overlap;
use super::symmetry;
use super::{Equivalence, Observer};
use crate::axioms;
use crate::cat;
use crate::execution::Execution;
use crate::ir::{Program, SourceLocation};
use crate::machine::action::CodeAddress;
use crate::model::Model;
use explore::{Explorer, Statistics, Stop};
use graph::{MOST_EVENTS, WIDEST};
use models::armv8::Armv8;
use models::c11_simp::C11Simp;
use models::erased::Erased;
use models::global_order::{GlobalOrder, Pso, Sc, Sra, Tso};
use models::imm::Imm;
use models::power::{Armv7, Power, Propagating};
use models::rc11::{Ra, Rc11};
use models::riscv::Riscv;
use models::text::Text;
use models::xmm::Xmm;
use models::{Guide, Rearranging};
use std::sync::OnceLock;

/// Why a run has to begin again.
enum Restart {
    /// The rows are too narrow for the event here.
    TooNarrow(SourceLocation),
    Overlap(Overlap),
    /// Threads that counted as one are told apart by the program.
    Asymmetric,
}

/// What is to be explored, and how.
#[derive(Clone, Copy)]
struct Task<'a> {
    program: &'a Program,
    options: &'a Options,
    merges_symmetric: bool,
}

/// Explores a well-formed program. An error: two accesses that do not fit.
pub fn check(program: &Program, options: &Options, observer: &mut dyn Observer) -> Result<Outcome, Overlap> {
    let merges_symmetric = observer.merges_symmetric() && can_merge(options) && symmetry::names_do_not_matter(program);
    let outcome = match with_fitting_width(Task { program, options, merges_symmetric }, observer) {
        Err(Restart::Asymmetric) => with_fitting_width(Task { program, options, merges_symmetric: false }, observer),
        other => other,
    };
    refuse_if_too_long(outcome, || format!("an execution with more than {MOST_EVENTS} events (`--unroll N` bounds its loops)"))
}

/// May symmetric threads count as one under this model? Where executions are run again, what names events have in others counts.
fn can_merge(options: &Options) -> bool {
    !options.model.re_executes()
}

/// Wider rows cost more: begins narrow, and starts over in the rare case that an execution does not fit.
fn with_fitting_width(task: Task<'_>, observer: &mut dyn Observer) -> Result<Outcome, Restart> {
    let narrow = narrow(task, observer);
    let wide = wider(narrow, || of_any_width::<4>(task, observer));
    wider(wide, || of_any_width::<WIDEST>(task, observer))
}

/// Begins again with wider rows, where they were too narrow.
fn wider(narrow: Result<Outcome, Restart>, again: impl FnOnce() -> Result<Outcome, Restart>) -> Result<Outcome, Restart> {
    match narrow {
        Err(Restart::TooNarrow(_)) => again(),
        other => other,
    }
}

fn refuse_if_too_long(outcome: Result<Outcome, Restart>, message: impl FnOnce() -> String) -> Result<Outcome, Overlap> {
    outcome.or_else(|restart| match restart {
        Restart::TooNarrow(at) => Ok(super::refused(message(), at)),
        Restart::Overlap(overlap) => Err(overlap),
        Restart::Asymmetric => unreachable!("only where threads count as one"),
    })
}

/// The width of rows where a text is asked: with more events than this it would take for ever.
const WORDS_FOR_TEXTS: usize = 4;

/// Explores a well-formed program under a text that may guide the exploration, which does not see accesses to the hidden globals.
pub fn check_text(
    program: &Program,
    text: &cat::Model,
    hidden: &[u32],
    options: &Options,
    observer: &mut dyn Observer,
) -> Result<Outcome, Overlap> {
    let task = Task { program, options, merges_symmetric: false };
    let problem = OnceLock::new();
    let model = Text { checker: text.checker(&[]), hidden, problem: &problem };
    let outcome = explore::<_, WORDS_FOR_TEXTS, true>(task, model, observer, |_| true, visit);
    match problem.get() {
        Some(message) => Ok(super::refused(format!("what the model says ({message})"), SourceLocation::default())),
        None => refuse_if_too_long(outcome, || {
            format!("an execution with more than {} events under a text in cat", WORDS_FOR_TEXTS * u64::BITS as usize)
        }),
    }
}

/// The search is compiled for the models whose steps are so cheap that calls would show, with narrow rows; all others have [one form](models::erased).
fn narrow(task: Task<'_>, observer: &mut dyn Observer) -> Result<Outcome, Restart> {
    match task.options.model {
        Model::Sc => run::<GlobalOrder<Sc>, 1, false>(task, GlobalOrder::default(), observer),
        Model::Tso => run::<GlobalOrder<Tso>, 1, false>(task, GlobalOrder::default(), observer),
        Model::Ra => run::<Ra, 1, false>(task, Ra, observer),
        Model::Rc11 => run::<Rc11<1>, 1, false>(task, Rc11::default(), observer),
        _ => of_any_width::<1>(task, observer),
    }
}

fn of_any_width<const W: usize>(task: Task<'_>, observer: &mut dyn Observer) -> Result<Outcome, Restart> {
    match task.options.model {
        Model::Sc => erased::<GlobalOrder<Sc>, W>(task, observer),
        Model::Tso => erased::<GlobalOrder<Tso>, W>(task, observer),
        Model::Pso => erased::<GlobalOrder<Pso>, W>(task, observer),
        Model::Ra => erased::<Ra, W>(task, observer),
        Model::Sra => erased::<GlobalOrder<Sra>, W>(task, observer),
        Model::C11Simp => erased::<C11Simp, W>(task, observer),
        Model::Rc11 => erased::<Rc11<W>, W>(task, observer),
        Model::Ztso => erased::<GlobalOrder<Riscv<true>>, W>(task, observer),
        Model::Armv8 => erased_with_holes::<GlobalOrder<Armv8>, W>(task, observer),
        Model::Imm => erased_with_holes::<Imm<W>, W>(task, observer),
        Model::Armv7 => erased_with_holes::<Propagating<Armv7, W>, W>(task, observer),
        Model::Riscv => erased_with_holes::<GlobalOrder<Riscv<false>>, W>(task, observer),
        Model::Power => erased_with_holes::<Propagating<Power, W>, W>(task, observer),
        Model::Xmm => run::<Xmm<W>, W, false>(task, Xmm::default(), observer),
    }
}

fn erased<M: Rearranging<W> + Default + Clone + 'static, const W: usize>(
    task: Task<'_>,
    observer: &mut dyn Observer,
) -> Result<Outcome, Restart> {
    run::<_, W, false>(task, Erased::<false, W>::new::<M>(), observer)
}

fn erased_with_holes<M: Rearranging<W> + Default + Clone + 'static, const W: usize>(
    task: Task<'_>,
    observer: &mut dyn Observer,
) -> Result<Outcome, Restart> {
    run::<_, W, true>(task, Erased::<true, W>::new::<M>(), observer)
}

/// A model in plain form, for self-checks.
fn axioms_of(model: Model) -> fn(&Execution) -> bool {
    axioms::find(model.name()).map_or(|_: &Execution| true, |axioms| axioms.consistent)
}

/// An error: it has to begin again.
fn run<M: Guide<W>, const W: usize, const D: bool>(task: Task<'_>, model: M, observer: &mut dyn Observer) -> Result<Outcome, Restart> {
    let visit = if task.options.equivalence == Equivalence::Rf && !M::RE_EXECUTES { by_rf::visit } else { visit };
    explore::<M, W, D>(task, model, observer, axioms_of(task.options.model), visit)
}

/// What came of visiting all behaviours.
type Visited = (Result<(), Stop>, (Statistics, Vec<BoundHit>), Option<ReExecutions>);

/// Visits all behaviours, or some at random, if that is what the observer wants.
fn visit<M: Guide<W>, const W: usize, const DEPENDENCIES: bool>(mut explorer: Explorer<'_, M, W, DEPENDENCIES>) -> Visited {
    let result = if explorer.observer.samples().is_some() { explorer.sample() } else { explorer.run() };
    (result, explorer.statistics(), explorer.model.re_executions())
}

/// Adds what is not there yet. `false` if all is.
fn add_new(known: &mut Vec<CodeAddress>, more: Vec<CodeAddress>) -> bool {
    let before = known.len();
    known.extend(more);
    known.sort_unstable();
    known.dedup();
    known.len() > before
}

/// As [`run`], but the model need not be that of the options; `axioms` are the model in plain form, for self-checks.
fn explore<M: Guide<W>, const W: usize, const DEPENDENCIES: bool>(
    task: Task<'_>,
    model: M,
    observer: &mut dyn Observer,
    #[cfg_attr(not(feature = "invariants"), allow(unused_variables))] axioms: fn(&Execution) -> bool,
    visit: fn(Explorer<'_, M, W, DEPENDENCIES>) -> Visited,
) -> Result<Outcome, Restart> {
    let Task { program, options, merges_symmetric } = task;
    let limit = options.max_executions.unwrap_or(u64::MAX);
    let mut unseen = ();
    let mut scout = Explorer::<M, W, DEPENDENCIES>::new(program, model.clone(), options.unroll, 1, merges_symmetric, &mut unseen);
    scout.rules.orders_twins = false;
    let precedence = scout.scout();
    let mut run = |puts_off: (bool, bool), overtaken: &[CodeAddress], kept_turns: &[CodeAddress], works_alone: bool, model: M| {
        observer.begins();
        let mut explorer = Explorer::<M, W, DEPENDENCIES>::new(program, model, options.unroll, limit, merges_symmetric, &mut *observer);
        explorer.rules.puts_off_locks &= puts_off.0;
        explorer.rules.puts_off_updates &= puts_off.1;
        explorer.rules.overtaken = overtaken.to_vec();
        explorer.machine.keep_turns(kept_turns, explorer.observer.wants_turns());
        explorer.rules.kept_turns = kept_turns.to_vec();
        explorer.works_alone = works_alone;
        explorer.rules.precedence = precedence.clone();
        #[cfg(feature = "invariants")]
        {
            explorer.axioms = axioms;
        }
        let left_turns = explorer.rules.left_turns.clone();
        (visit(explorer), left_turns)
    };
    let (mut puts_off, mut overtaken, mut works_alone, mut by_moves) = ((true, true), Vec::new(), false, false);
    let mut kept_turns = Vec::new();
    let mut violation = None;
    let (result, (statistics, mut bounds), re_executions) = loop {
        let model = if by_moves { model.clone().by_moves() } else { model.clone() };
        let (visited, left_turns) = run(puts_off, &overtaken, &kept_turns, works_alone, model);
        match visited {
            (Ok(()), ..) if add_new(&mut kept_turns, left_turns.suspect()) => {}
            // First it is other read-modify-writes that are no locks.
            (Err(Stop::StrayWrite), ..) if puts_off.0 => puts_off = (puts_off.1, false),
            (Err(Stop::Overtaken(more)), ..) => overtaken.extend(more),
            (Err(Stop::Crowded), ..) if !by_moves => by_moves = true,
            // One worker alone does not know either that there are too many ways, before it has tried.
            (Err(Stop::Unsettled(known)), ..) if !works_alone => (violation, works_alone, by_moves) = (known, true, false),
            // There was no time to find out whether another error comes before it.
            (Err(Stop::Interrupted), counted, re_executions) if violation.is_some() => {
                break (violation.map(Stop::Violation).map_or(Ok(()), Err), counted, re_executions);
            }
            other => break other,
        }
    };
    if M::RE_EXECUTES {
        // In the order of the text: which of them is met first depends on who searches.
        bounds.sort_by_key(|hit| (hit.at, hit.bound));
    }
    let verdict = match result {
        Ok(()) if bounds.is_empty() => Verdict::Verified,
        Ok(()) => Verdict::Bounded,
        Err(Stop::Violation(violation)) => Verdict::Violated(violation),
        Err(Stop::Unsupported(what, at)) => Verdict::Unsupported(what, at),
        // All but the first are dealt with above, or by `visit`.
        Err(Stop::Interrupted | Stop::StrayWrite | Stop::Overtaken(_) | Stop::CoIsOpen | Stop::Crowded | Stop::Unsettled(_)) => {
            Verdict::Interrupted
        }
        Err(Stop::TooNarrow(at)) => return Err(Restart::TooNarrow(at)),
        Err(Stop::Overlap(overlap)) => return Err(Restart::Overlap(*overlap)),
        Err(Stop::Asymmetric) => return Err(Restart::Asymmetric),
    };
    Ok(Outcome {
        verdict,
        executions: statistics.executions,
        blocked: statistics.blocked,
        dead_ends: statistics.dead_ends,
        symmetric: statistics.symmetric,
        bounds,
        re_executions,
        splits: Vec::new(),
    })
}
