//! Runs: what a run assumes, and what begins again when it has assumed too much.
//!
//! A [`Plan`] says how wide rows are, what is left out, and what is known of the program from earlier
//! runs. A run that finds that its plan does not fit the program ends with an [`Again`], which takes the
//! plan down ([`Plan::lower`]); then all is visited once more, and the observer is told so. This is
//! the one place where runs are begun.

use crate::axioms;
use crate::cat;
use crate::engine::graph::checks::exclusives;
use crate::engine::graph::co::by_rf;
use crate::engine::graph::kernel::explore::{Explorer, Statistics, Stop};
use crate::engine::graph::models::armv8::Armv8;
use crate::engine::graph::models::c11_simp::C11Simp;
use crate::engine::graph::models::erased::Erased;
use crate::engine::graph::models::global_order::{GlobalOrder, Pso, Sc, Sra, Tso};
use crate::engine::graph::models::imm::Imm;
use crate::engine::graph::models::power::{Armv7, Power, Propagating};
use crate::engine::graph::models::rc11::{Ra, Rc11};
use crate::engine::graph::models::riscv::Riscv;
use crate::engine::graph::models::text::Text;
use crate::engine::graph::models::{Guide, Rearranging};
use crate::engine::graph::store::graph::{MOST_EVENTS, WIDEST};
use crate::engine::outcome::{BoundHit, Options, Outcome, ReExecutions, Verdict, Violation};
use crate::engine::refused;
use crate::engine::sizes::Overlap;
use crate::engine::symmetry;
use crate::engine::{Equivalence, Observer, Prunings};
use crate::execution::Execution;
use crate::ir::{Program, SourceLocation};
use crate::machine::action::CodeAddress;
use crate::model::Model;
use std::sync::OnceLock;

/// What a run assumes of the program.
#[derive(Clone)]
pub struct Plan {
    /// No execution has more events than rows of this width hold.
    width: Width,
    /// What is left out.
    pub prunings: Prunings,
    /// Do attempts come up that need not be made?
    pub looks_ahead: bool,
    /// Symmetric threads are not ordered by what these instructions do ([`twins`](crate::engine::graph::pruning::twins)).
    pub overtaken: Vec<CodeAddress>,
    /// Turns of loops that end at these instructions are not left out ([`turns`](crate::engine::graph::pruning::turns)).
    pub kept_turns: Vec<CodeAddress>,
    /// Executions are told apart by rf and co, even if rf alone is asked for.
    pub by_rf_and_co: bool,
    /// Under xmm: the executions that a finished one leads to are found by moves, since there are too
    /// many to try all.
    pub by_moves: bool,
    /// One worker does all: it alone can say which error comes first, and this is the one that
    /// several have found.
    pub alone: Option<Option<Box<Violation>>>,
}

/// How wide rows are. Wider ones cost more, so a run begins with the narrowest.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    Narrow,
    Wide,
    Widest,
}

/// Why a run has to begin again. Each reason takes something from the plan that is never put back, or
/// adds to it what is never taken back, of which there is finitely much: so there is an end to runs.
pub enum Again {
    /// The rows are too narrow for the event here.
    TooNarrow(SourceLocation),
    /// The program tells threads apart that count as one.
    Asymmetric,
    /// A lock is written to by other means than locking.
    StrayWrite,
    /// More threads come to a barrier than it needs.
    Crowd,
    /// A thread that was put off goes on from a write that has nothing to do with who did it.
    StrayUpdate,
    /// An attempt was stopped that need not have been made.
    NeedlessAttempt,
    /// An attempt that was not made would have come to something else.
    OtherAttempt,
    /// Somebody may look at what a turn added to memory before it took that back.
    SeenMeanwhile,
    /// What these instructions do in a thread may be bound by what comes later in it and was there
    /// before.
    Overtaken(Vec<CodeAddress>),
    /// Turns that end at these instructions were left out, and may have a part in an error.
    Suspect(Vec<CodeAddress>),
    /// An error needs exclusives out of order in co, and there may be another co.
    Exclusives(SourceLocation),
    /// There are too many ways to execute threads again.
    Crowded,
    /// Several workers came to an end, perhaps to this error: one alone has to find out which is first.
    Unsettled(Option<Box<Violation>>),
}

impl Plan {
    fn new(program: &Program, options: &Options, observer: &dyn Observer) -> Plan {
        let wanted = observer.prunings();
        // Where executions are run again, what names events have in others counts, and blocked ones are gone on from as well.
        let wanted = if options.model.re_executes() { wanted.of_executions() } else { wanted };
        let symmetry = wanted.symmetry && symmetry::names_do_not_matter(program);
        Plan {
            width: Width::Narrow,
            prunings: Prunings { symmetry, ..wanted },
            looks_ahead: false,
            overtaken: Vec::new(),
            kept_turns: Vec::new(),
            by_rf_and_co: options.equivalence == Equivalence::RfCo || options.model.re_executes(),
            by_moves: false,
            alone: None,
        }
    }

    /// Takes back what was assumed too much. An error: there is nothing to take back.
    fn lower(&mut self, again: Again) -> Result<(), Again> {
        match again {
            Again::TooNarrow(_) if self.width == Width::Narrow => self.width = Width::Wide,
            Again::TooNarrow(_) if self.width == Width::Wide => self.width = Width::Widest,
            Again::Asymmetric if self.prunings.symmetry => self.prunings.symmetry = false,
            Again::StrayWrite if self.prunings.locks => self.prunings.locks = false,
            Again::Crowd if self.prunings.meetings => self.prunings.meetings = false,
            Again::StrayUpdate if self.prunings.updates => self.prunings.updates = false,
            Again::NeedlessAttempt if !self.looks_ahead => self.looks_ahead = true,
            Again::OtherAttempt if self.prunings.ahead => self.prunings.ahead = false,
            Again::SeenMeanwhile if self.prunings.undone => self.prunings.undone = false,
            Again::Overtaken(more) if add_new(&mut self.overtaken, &more) => {}
            Again::Suspect(more) if add_new(&mut self.kept_turns, &more) => {}
            Again::Exclusives(_) if !self.by_rf_and_co => self.by_rf_and_co = true,
            Again::Crowded if !self.by_moves => self.by_moves = true,
            // Before it has tried, one worker does not know that there are too many ways.
            Again::Unsettled(known) if self.alone.is_none() => (self.alone, self.by_moves) = (Some(known), false),
            other => return Err(other),
        }
        Ok(())
    }
}

/// Adds what is not there yet. `false` if all is.
fn add_new(known: &mut Vec<CodeAddress>, more: &[CodeAddress]) -> bool {
    let before = known.len();
    known.extend(more);
    known.sort_unstable();
    known.dedup();
    known.len() > before
}

/// What came of visiting all behaviours.
pub struct Visited {
    pub result: Result<(), Stop>,
    pub statistics: Statistics,
    pub bounds: Vec<BoundHit>,
    pub re_executions: Option<ReExecutions>,
}

/// What is to be explored.
#[derive(Clone, Copy)]
pub struct Task<'a> {
    pub program: &'a Program,
    pub options: &'a Options,
    /// The model in plain form.
    pub axioms: fn(&Execution) -> bool,
}

fn axioms_of(model: Model) -> fn(&Execution) -> bool {
    axioms::find(model.name()).map_or(|_: &Execution| true, |axioms| axioms.consistent)
}

/// Explores a well-formed program. An error: two accesses that do not fit.
pub fn check(program: &Program, options: &Options, observer: &mut dyn Observer) -> Result<Outcome, Overlap> {
    let task = Task { program, options, axioms: axioms_of(options.model) };
    let plan = Plan::new(program, options, observer);
    let too_long = || format!("an execution with more than {MOST_EVENTS} events (`--unroll N` bounds its loops)");
    explore(plan, too_long, |plan| {
        observer.begins();
        match plan.width {
            Width::Narrow => narrow(task, plan, observer),
            Width::Wide => of_any_width::<4>(task, plan, observer),
            Width::Widest => of_any_width::<WIDEST>(task, plan, observer),
        }
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
    let task = Task { program, options, axioms: |_| true };
    let wanted = observer.prunings();
    let plan = Plan { width: Width::Widest, prunings: Prunings { symmetry: false, ..wanted }, ..Plan::new(program, options, observer) };
    let too_long = || format!("an execution with more than {} events under a text in cat", WORDS_FOR_TEXTS * u64::BITS as usize);
    let problem = OnceLock::new();
    let outcome = explore(plan, too_long, |plan| {
        observer.begins();
        let model = Text { checker: text.checker(&[]), hidden, problem: &problem };
        run_by::<_, WORDS_FOR_TEXTS, true>(task, plan, model, observer, visit)
    });
    match problem.get() {
        Some(message) => Ok(refused(format!("what the model says ({message})"), SourceLocation::default())),
        None => outcome,
    }
}

/// Runs until a plan fits.
fn explore(mut plan: Plan, too_long: impl Fn() -> String, mut run: impl FnMut(&Plan) -> Visited) -> Result<Outcome, Overlap> {
    loop {
        let mut visited = run(&plan);
        visited.result = match visited.result {
            Err(Stop::Again(again)) => match plan.lower(again) {
                Ok(()) => continue,
                Err(Again::TooNarrow(at)) => return Ok(refused(too_long(), at)),
                Err(Again::Exclusives(at)) => return Ok(refused(exclusives::UNDECIDED.to_string(), at)),
                Err(_) => Err(Stop::Interrupted),
            },
            // There was no time to find out whether another error comes before it.
            Err(Stop::Interrupted) => plan.alone.take().flatten().map_or(Err(Stop::Interrupted), |known| Err(Stop::Violation(known))),
            other => other,
        };
        return outcome(visited);
    }
}

fn outcome(visited: Visited) -> Result<Outcome, Overlap> {
    let Visited { result, statistics, mut bounds, re_executions } = visited;
    if re_executions.is_some() {
        // In the order of the text: which of them is met first depends on who searches.
        bounds.sort_by_key(|hit| (hit.at, hit.bound));
    }
    let verdict = match result {
        Ok(()) if bounds.is_empty() => Verdict::Verified,
        Ok(()) => Verdict::Bounded,
        Err(Stop::Violation(violation)) => Verdict::Violated(violation),
        Err(Stop::Unsupported(what, at)) => Verdict::Unsupported(what, at),
        Err(Stop::Overlap(overlap)) => return Err(*overlap),
        // The last two are dealt with before.
        Err(Stop::Interrupted | Stop::CoIsOpen | Stop::Again(_)) => Verdict::Interrupted,
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

/// The search is compiled for the models whose steps are so cheap that calls would show, with narrow rows; all others have [one form](crate::engine::graph::models::erased).
fn narrow(task: Task<'_>, plan: &Plan, observer: &mut dyn Observer) -> Visited {
    match task.options.model {
        Model::Sc => run::<GlobalOrder<Sc>, 1, false>(task, plan, GlobalOrder::default(), observer),
        Model::Tso => run::<GlobalOrder<Tso>, 1, false>(task, plan, GlobalOrder::default(), observer),
        Model::Ra => run::<Ra, 1, false>(task, plan, Ra, observer),
        Model::Rc11 | Model::Xmm => run::<Rc11<1>, 1, false>(task, plan, Rc11::default(), observer),
        _ => of_any_width::<1>(task, plan, observer),
    }
}

fn of_any_width<const W: usize>(task: Task<'_>, plan: &Plan, observer: &mut dyn Observer) -> Visited {
    match task.options.model {
        Model::Sc => erased::<GlobalOrder<Sc>, W>(task, plan, observer),
        Model::Tso => erased::<GlobalOrder<Tso>, W>(task, plan, observer),
        Model::Pso => erased::<GlobalOrder<Pso>, W>(task, plan, observer),
        Model::Ra => erased::<Ra, W>(task, plan, observer),
        Model::Sra => erased::<GlobalOrder<Sra>, W>(task, plan, observer),
        Model::C11Simp => erased::<C11Simp, W>(task, plan, observer),
        // The executions of xmm without cycles are those of rc11; a consumer goes on from them.
        Model::Rc11 | Model::Xmm => erased::<Rc11<W>, W>(task, plan, observer),
        Model::Ztso => erased::<GlobalOrder<Riscv<true>>, W>(task, plan, observer),
        Model::Armv8 => erased_with_holes::<GlobalOrder<Armv8>, W>(task, plan, observer),
        Model::Imm => erased_with_holes::<Imm<W>, W>(task, plan, observer),
        Model::Armv7 => erased_with_holes::<Propagating<Armv7, W>, W>(task, plan, observer),
        Model::Riscv => erased_with_holes::<GlobalOrder<Riscv<false>>, W>(task, plan, observer),
        Model::Power => erased_with_holes::<Propagating<Power, W>, W>(task, plan, observer),
    }
}

fn erased<M, const W: usize>(task: Task<'_>, plan: &Plan, observer: &mut dyn Observer) -> Visited
where
    M: Rearranging<W> + Default + Clone + 'static,
{
    run::<_, W, false>(task, plan, Erased::<false, W>::new::<M>(), observer)
}

fn erased_with_holes<M, const W: usize>(task: Task<'_>, plan: &Plan, observer: &mut dyn Observer) -> Visited
where
    M: Rearranging<W> + Default + Clone + 'static,
{
    run::<_, W, true>(task, plan, Erased::<true, W>::new::<M>(), observer)
}

fn run<M: Guide<W>, const W: usize, const D: bool>(task: Task<'_>, plan: &Plan, model: M, observer: &mut dyn Observer) -> Visited {
    run_by::<M, W, D>(task, plan, model, observer, if plan.by_rf_and_co { visit } else { by_rf::visit })
}

/// One run: a scout goes ahead and says in which order threads go; then all behaviours are visited.
fn run_by<M: Guide<W>, const W: usize, const D: bool>(
    task: Task<'_>,
    plan: &Plan,
    model: M,
    observer: &mut dyn Observer,
    visit: fn(Explorer<'_, M, W, D>) -> Visited,
) -> Visited {
    let precedence = plan.prunings.order.then(|| {
        let Prunings { symmetry, prologue, .. } = plan.prunings;
        let prunings = Prunings { symmetry, prologue, ..Prunings::COUNTING_ALL };
        let plan = Plan { prunings, ..plan.clone() };
        Explorer::<M, W, D>::new(task, model.clone(), &plan, &mut ()).scout()
    });
    let mut explorer = Explorer::<M, W, D>::new(task, model, plan, observer);
    explorer.rules.precedence = precedence.unwrap_or_default();
    let left_turns = explorer.rules.left_turns.clone();
    let orders_exclusives = explorer.model.facts().orders_exclusives;
    let mut visited = visit(explorer);
    if orders_exclusives {
        visited.result = visited.result.map_err(exclusives::doubted);
    }
    let suspect = if visited.result.is_ok() { left_turns.suspect() } else { Vec::new() };
    if suspect.iter().all(|jump| plan.kept_turns.contains(jump)) {
        return visited;
    }
    Visited { result: Err(Stop::Again(Again::Suspect(suspect))), ..visited }
}

/// Visits all behaviours, or some at random, if that is what the observer wants.
pub fn visit<M: Guide<W>, const W: usize, const D: bool>(mut explorer: Explorer<'_, M, W, D>) -> Visited {
    let result = if explorer.observer.samples().is_some() { explorer.sample() } else { explorer.run() };
    explorer.visited(result)
}
