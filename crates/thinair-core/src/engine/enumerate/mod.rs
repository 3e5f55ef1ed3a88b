//! Enumeration: every candidate execution of a small program, filtered by a model that is only a predicate.
//!
//! This engine takes what the graph engine cannot: models that are a `.cat` text of the user, load-exclusives and store-exclusives with other
//! accesses between them, the Linux kernel's events. It needs nothing of a model but [`Judge`]. What it costs grows with the number of candidates, so it is
//! for litmus tests.
//!
//! 1. [`traces`] runs each thread alone, its reads answered with every value that some thread may write there.
//! 2. [`combine`] takes a trace for each thread and drops at once what reads a value that nobody writes.
//! 3. [`link`] gives each location its rf and co, one location after the other, and asks the judge after each: the judge sees an execution that lacks the
//!    other locations, and says whether it can still become consistent.
//!
//! Values are guessed among those that threads write. Under a model that lets rf and data dependencies make a cycle, a value may so come out of thin air; whoever looks
//! at values should look for such cycles.

mod combine;
mod judge;
mod link;
mod traces;

pub use judge::{Axiomatic, Judge, Judgement};
pub use traces::PROBE;

use super::{BoundHit, Observer, Outcome, Verdict};
use crate::ir::{Program, SourceLocation};
use traces::Traces;

/// What the enumeration is told besides the program.
#[derive(Clone, Debug, Default)]
pub struct Setting {
    /// Globals whose accesses are no events: threads leave their results there. The judge does not see them, the observer does.
    pub results: Vec<u32>,
    /// Of these, those that a thread sets to another value than 0 where it took a way that does not exist: its trace is dropped.
    pub infeasible: Vec<u32>,
    /// A global to which a store is a [`hint`].
    pub hints: Option<u32>,
    /// Do control dependencies end where the statement ends that depends, as in C? Then hints tell where; otherwise they go on for ever.
    pub scoped_control: bool,
    /// How often the head of a loop may be reached again.
    pub unroll: Option<u32>,
}

/// What a store to the global for hints says, by its offset. A load from it reads 0, a value that depends on the event before.
pub mod hint {
    /// What the value stored depends on decides about the next access, more weakly than a dependency ([`crate::execution::Execution::pick`]).
    pub const DECIDED: u32 = 0;
    /// The same; and if that access is a read-modify-write, what it reads decides about its write too.
    pub const DECIDED_BY_ITSELF: u32 = 8;
    /// A store-exclusive failed: the next one needs a load-exclusive of its own.
    pub const UNRESERVED: u32 = 16;
    /// A loop was followed as far as it shall be.
    pub const BOUNDED: u32 = 24;
    /// What follows is done because of the value stored, until [`LEFT`]: only this is a control dependency, if
    /// [`Setting::scoped_control`](super::Setting::scoped_control) says so.
    pub const ENTERED: u32 = 32;
    pub const LEFT: u32 = 40;
    /// The next access stands beside the one before it: program order says nothing about the two.
    pub const BESIDE: u32 = 48;
    /// The bytes that the global must have.
    pub const SIZE: u32 = 56;
}

/// Why there is no answer.
#[derive(Clone, Debug)]
enum Stop {
    Unsupported(String, SourceLocation),
    Interrupted,
}

pub fn check(program: &Program, setting: &Setting, judge: &mut dyn Judge, observer: &mut dyn Observer) -> Outcome {
    let mut bounds = Vec::new();
    let mut executions = 0;
    let result = Traces::of(program, setting).and_then(|traces| {
        bounds.clone_from(&traces.bounds);
        combine::explore(&traces, judge, observer, &mut executions)
    });
    let verdict = match result {
        Ok(()) if bounds.is_empty() => Verdict::Verified,
        Ok(()) => Verdict::Bounded,
        Err(Stop::Unsupported(what, at)) => Verdict::Unsupported(what, at),
        Err(Stop::Interrupted) => Verdict::Interrupted,
    };
    let bounds: Vec<BoundHit> = bounds;
    Outcome { verdict, executions, blocked: 0, dead_ends: 0, bounds, symmetric: false, re_executions: None, splits: Vec::new() }
}
