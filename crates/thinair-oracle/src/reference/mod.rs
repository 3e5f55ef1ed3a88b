//! The exploration in its plainest form: every behaviour once, in both equivalences, without any concern for speed.
//!
//! This is the specification of the exploration, as `docs/exploration.md` tells it, step by step: graphs are
//! copied, threads are run again from the start, consistency is asked of the whole graph. Brute force shows that
//! the algorithm is right; this shows, where a fast engine is wrong, whether the fault lies in the algorithm or in
//! the engine. It supports what random programs contain; threads that start threads, and memory that is allocated,
//! it refuses.

mod graph;
mod preserved;
mod visit;

use thinair_core::engine::{Observer, Options, Outcome, Verdict};
use thinair_core::ir::{Program, SourceLocation};

/// The same contract as that of the engine's entry.
pub fn check(program: &Program, options: &Options, observer: &mut dyn Observer) -> Outcome {
    let mut explorer = visit::Explorer::new(program, options, observer);
    let result = explorer.run();
    let verdict = match result {
        Ok(()) => Verdict::Verified,
        Err(what) => Verdict::Unsupported(what.into(), SourceLocation::default()),
    };
    let (executions, blocked, dead_ends) = (explorer.executions, explorer.blocked, explorer.dead_ends);
    Outcome { verdict, executions, blocked, dead_ends, bounds: Vec::new(), symmetric: false, re_executions: None, splits: Vec::new() }
}
