//! The engine of stored states, as the command line asks for it.

use std::sync::atomic::{AtomicBool, Ordering};

use thinair_core::engine::Outcome;
use thinair_core::engine::states::{self, Observer, Options, Reductions, Statistics, choice};
use thinair_core::ir::{Program, SourceLocation};

use crate::arguments::{Check, EngineName, ReductionName};

/// Is this engine to be taken? `Some` with the endless loop that decided, if the user did not.
pub fn is_chosen(arguments: &Check, program: &Program) -> Option<Option<SourceLocation>> {
    match arguments.engine {
        EngineName::Graph => None,
        EngineName::States => Some(None),
        EngineName::Auto if arguments.unroll.is_some() => None,
        EngineName::Auto => choice::endless_loop(program, arguments.model).map(Some),
    }
}

/// Options of the other engine are refused, not ignored.
pub fn check_usage(arguments: &Check) -> anyhow::Result<()> {
    if arguments.engine == EngineName::States && (arguments.unroll.is_some() || arguments.max_executions.is_some()) {
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
        progress: given.progress,
        workers: usize::from(given.workers),
        max_states: given.max_states,
        reductions,
        ..Options::new(arguments.model)
    }
}

/// Runs until the end or until `stop` is set.
pub fn explore(program: &Program, options: &Options, stop: &AtomicBool) -> (Outcome, Statistics) {
    states::check(program, options, &mut Interruptible { stop })
}

struct Interruptible<'a> {
    stop: &'a AtomicBool,
}

impl Observer for Interruptible<'_> {
    fn interrupted(&mut self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
