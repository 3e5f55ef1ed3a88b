//! The engine of stored states, as the command line asks for it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use thinair_core::engine::states::{self, Observer, Options, Reductions, Statistics, choice};
use thinair_core::engine::{self, Verdict, ViolationKind};
use thinair_core::ir::{Program, SECTIONS, SourceLocation};
use thinair_core::model::Model;
use thinair_report::WhyStates;

use crate::arguments::{Check, EngineName, Limits, ReductionName, Switch};
use crate::explore::{self, Explored, Watch};
use crate::time_limit::{self, Phase, stop_requested};

/// Is this engine to be taken? `Some` with the endless loop that decided, if the user did not.
pub fn is_chosen(engine: EngineName, limits: &Limits, model: Model, program: &Program) -> Option<Option<SourceLocation>> {
    match engine {
        EngineName::Graph => None,
        EngineName::States => Some(None),
        EngineName::Auto if !suits(limits, model, program) => None,
        EngineName::Auto if model == Model::Sc && has_sections(program) => Some(None),
        EngineName::Auto => Some(choice::endless_loop(program, model)),
    }
}

/// After so many executions states are tried: they may be few where executions are many.
const MANY_EXECUTIONS: u64 = 300_000;

/// But not more of them than memory surely has room for.
const TRIED_STATES: u64 = 600_000;

/// May states be stored where executions are many? Not if the user wants to have executions counted, or asks for what is looked for in executions alone.
fn may_take_over(arguments: &Check) -> bool {
    let limits = &arguments.limits;
    let counts = limits.unroll.is_some() || limits.max_executions.is_some() || limits.equivalence.is_some() || limits.all_blocked;
    let is_known = matches!(arguments.model(), Model::Sc | Model::Tso);
    arguments.engine == EngineName::Auto && is_known && !counts && limits.races != Some(Switch::On)
}

/// Visits all executions, or if they are many, and the model and the user admit it, stores states, if those are not.
pub fn explore_what_is_less(
    program: &Program,
    arguments: &Check,
    graphs: &engine::Options,
    watch: Watch,
) -> (Explored, Option<(Statistics, WhyStates)>) {
    if !may_take_over(arguments) {
        return (explore::explore(program, graphs, watch), None);
    }
    let first = explore::explore(program, graphs, Watch { enough: Some(MANY_EXECUTIONS), ..watch });
    if !first.has_enough {
        return (first, None);
    }
    let given = options(arguments);
    let most = given.max_states.unwrap_or(TRIED_STATES);
    let (stored, statistics) = explore(program, &Options { max_states: Some(most), ..given }, watch);
    // Of threads that spin graphs know more.
    let is_answer = match &stored.outcome.verdict {
        Verdict::Verified => true,
        Verdict::Violated(violation) => violation.kind != ViolationKind::MaySpin,
        _ => false,
    };
    if is_answer {
        return (stored, Some((statistics, WhyStates::ManyExecutions(MANY_EXECUTIONS))));
    }
    (explore::explore(program, graphs, watch), None)
}

/// Is this the engine for this program?
pub fn suits(limits: &Limits, model: Model, program: &Program) -> bool {
    let graphs = limits.unroll.is_some() || limits.races == Some(Switch::On);
    !graphs && (model == Model::Sc && has_sections(program) || choice::endless_loop(program, model).is_some())
}

/// Are there atomic sections? Where states are stored, nothing at all happens during one but what is in it.
pub fn has_sections(program: &Program) -> bool {
    program.globals.iter().any(|global| global.name == SECTIONS)
}

/// Options of the other engine are refused, not ignored.
pub fn check_usage(engine: EngineName, limits: &Limits) -> anyhow::Result<()> {
    if engine == EngineName::States && limits.races == Some(Switch::On) {
        anyhow::bail!("--races on is for the engine `graph`");
    }
    if engine == EngineName::States && (limits.unroll.is_some() || limits.max_executions.is_some()) {
        anyhow::bail!(
            "--unroll and --max-executions are for the engine `graph`; the engine `states` has no bound on loops, and --max-states"
        );
    }
    Ok(())
}

pub fn options(arguments: &Check) -> Options {
    let mut reductions = Reductions::ALL;
    for name in &arguments.states.without {
        *match name {
            ReductionName::DelayedFlushing => &mut reductions.delayed_flushing,
            ReductionName::DeadRegisters => &mut reductions.dead_registers,
            ReductionName::LocalSteps => &mut reductions.local_steps,
            ReductionName::StaticPrivate => &mut reductions.static_private,
            ReductionName::DynamicPrivate => &mut reductions.dynamic_private,
            ReductionName::PartialOrder => &mut reductions.partial_order,
        } = false;
    }
    let given = &arguments.states;
    Options {
        store_buffer: given.store_buffer,
        fingerprints: given.fingerprints,
        endless_waits: !given.safety,
        starvation: given.starvation,
        leaks: true,
        workers: usize::from(arguments.limits.jobs()),
        max_states: given.max_states,
        reductions,
        ..Options::new(arguments.model())
    }
}

/// Runs until the end, until a limit, or until the user asks for it to stop.
pub fn explore(program: &Program, options: &Options, watch: Watch) -> (Explored, Statistics) {
    let own = watch.timeout.and_then(|limit| Instant::now().checked_add(limit));
    let deadline = own.into_iter().chain(time_limit::deadline()).min();
    time_limit::enter(Phase::Exploring);
    let mut watcher = Watcher { deadline, timed_out: AtomicBool::new(false), leaks: Vec::new() };
    let (outcome, statistics) = states::check(program, options, &mut watcher);
    time_limit::enter(Phase::Reporting);
    (
        Explored { outcome, leaks: watcher.leaks, unfreed: Vec::new(), timed_out: watcher.timed_out.into_inner(), has_enough: false },
        statistics,
    )
}

struct Watcher {
    deadline: Option<Instant>,
    timed_out: AtomicBool,
    leaks: Vec<SourceLocation>,
}

impl Observer for Watcher {
    fn leaked(&mut self, allocated_at: SourceLocation) {
        self.leaks.push(allocated_at);
    }
    fn interrupted(&self) -> bool {
        let late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        self.timed_out.fetch_or(late, Ordering::Relaxed) || late || stop_requested()
    }
}
