//! `thinair estimate`: how many executions a program has, and how long a visit of all of them takes, without visiting them.
//!
//! The first executions are visited to see how fast that is; if there are no more, the numbers are exact. Otherwise random probes say how many there are. Both
//! are counted, so that the same program gets the same estimate, unless the time is over before: then the estimate says so, and is that of fewer probes.

use std::time::Instant;

use thinair_core::engine::estimate::{Samples, estimate};
use thinair_core::engine::states::choice;
use thinair_core::engine::{Observer, Options, Prunings, Verdict};
use thinair_report::estimate::{Estimated, json, render};

use crate::arguments::{EquivalenceName, Estimate, Switch};
use crate::explore::{Watch, explore};
use crate::time_limit::stop_requested;
use crate::{Exit, load};

/// So many executions are visited first, unless they take more than this part of the time.
const FIRST: u64 = 20_000;
const FIRST_PART: u32 = 4;

pub fn run(arguments: &Estimate) -> anyhow::Result<Exit> {
    let loaded = match load::load(&arguments.source)? {
        Ok(loaded) => loaded,
        Err(problem) => return Ok(problem.tell()),
    };
    if arguments.unroll.is_none() && choice::endless_loop(&loaded.program, arguments.model).is_some() {
        eprintln!(
            "{}: a loop with effects may have no end: its states are stored, and there is no tree to estimate (`--unroll N` bounds loops)",
            loaded.file
        );
        return Ok(Exit::NotFinished);
    }
    let options = Options {
        model: arguments.model,
        equivalence: EquivalenceName::or_quickest(arguments.equivalence, arguments.model),
        unroll: arguments.unroll,
        max_executions: Some(FIRST),
    };
    let start = Instant::now();
    let deadline = start.checked_add(arguments.timeout);
    let merges_symmetric = Switch::merges_symmetric(arguments.symmetry, arguments.equivalence);
    let timeout = Some(arguments.timeout / FIRST_PART);
    let watch = Watch { timeout, jobs: 1, merges_symmetric, ..Watch::default() };
    let explored = explore(&loaded.program, &options, watch);
    let first_seconds = start.elapsed().as_secs_f64();
    let mut samples = Samples::up_to(arguments.probes);
    let wanted = matches!(explored.outcome.verdict, Verdict::Interrupted);
    let sampled = wanted.then(|| estimate(&loaded.program, &options, &mut samples, &mut Until { deadline, merges_symmetric }));
    let estimated = Estimated {
        file: &loaded.file,
        options: &options,
        first: &explored.outcome,
        first_seconds,
        samples: &samples,
        sampled: sampled.as_ref(),
        limit: arguments.timeout,
    };
    crate::print(&if arguments.json { json(&estimated) + "\n" } else { render(&estimated) })?;
    let verdicts = [Some(&explored.outcome.verdict), sampled.as_ref().map(|outcome| &outcome.verdict)];
    let unsupported = verdicts.into_iter().flatten().any(|verdict| matches!(verdict, Verdict::Unsupported(..)));
    let nothing =
        wanted && samples.total.count < 2 && !verdicts.into_iter().flatten().any(|verdict| matches!(verdict, Verdict::Violated(_)));
    Ok(if unsupported || nothing { Exit::NotFinished } else { Exit::Verified })
}

/// Ends with a time, or when the user wants it.
pub struct Until {
    pub deadline: Option<Instant>,
    pub merges_symmetric: bool,
}

impl Observer for Until {
    fn prunings(&self) -> Prunings {
        Prunings { symmetry: self.merges_symmetric, ..Prunings::ALL }
    }
    fn sees_executions(&self) -> bool {
        false
    }
    fn reports_endless_waits(&self) -> bool {
        true
    }
    fn interrupted(&mut self) -> bool {
        stop_requested() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}
