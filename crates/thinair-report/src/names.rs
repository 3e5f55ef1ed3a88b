//! The words for verdicts, violations and bounds. Those that machines see (kebab case) are stable: docs/json.md lists them.

use thinair_core::engine::{Equivalence, Options, Outcome, Role, Verdict, ViolationKind};
use thinair_core::ir::SourceLocation;
use thinair_core::machine::action::Bound;

use crate::Report;

/// What the executions of a run count: `rf`, or `rf, up to symmetry`.
pub fn counted_by(options: &Options, outcome: &Outcome) -> String {
    let symmetry = if outcome.symmetric { ", up to symmetry" } else { "" };
    format!("{}{symmetry}", equivalence(options.equivalence))
}

pub fn equivalence(equivalence: Equivalence) -> &'static str {
    match equivalence {
        Equivalence::Rf => "rf",
        Equivalence::RfCo => "rf+co",
    }
}

pub fn verdict(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Verified => "verified",
        Verdict::Violated(_) => "violated",
        Verdict::Bounded => "bounded",
        Verdict::Unsupported(..) => "unsupported",
        Verdict::Interrupted => "interrupted",
    }
}

pub fn violation(kind: ViolationKind) -> &'static str {
    match kind {
        ViolationKind::Assertion => "assertion",
        ViolationKind::DataRace => "data-race",
        ViolationKind::UseAfterFree => "use-after-free",
        ViolationKind::DoubleFree => "double-free",
        ViolationKind::InvalidFree => "invalid-free",
        ViolationKind::OutOfBounds => "out-of-bounds",
        ViolationKind::NullAccess => "null-access",
        ViolationKind::UninitialisedRead => "uninitialised-read",
        ViolationKind::Deadlock => "deadlock",
        ViolationKind::UnlockNotHeld => "unlock-not-held",
        ViolationKind::DivisionByZero => "division-by-zero",
        ViolationKind::DivisionOverflow => "division-overflow",
        ViolationKind::SignedOverflow => "signed-overflow",
        ViolationKind::BadShift => "bad-shift",
        ViolationKind::BadIndex => "bad-index",
        ViolationKind::Misaligned => "misaligned",
        ViolationKind::ConstantWrite => "constant-write",
        ViolationKind::BadCall => "bad-call",
        ViolationKind::BadJoin => "bad-join",
        ViolationKind::EndlessWait => "endless-wait",
        ViolationKind::MaySpin => "may-spin",
        ViolationKind::Misuse => "misuse",
        ViolationKind::UncaughtException => "uncaught-exception",
        ViolationKind::Terminated => "terminated",
    }
}

/// The violation in words, without its message.
pub fn violation_title(kind: ViolationKind) -> &'static str {
    match kind {
        ViolationKind::Assertion => "assertion failed",
        ViolationKind::DataRace => "data race",
        ViolationKind::UseAfterFree => "use after free",
        ViolationKind::DoubleFree => "double free",
        ViolationKind::InvalidFree => "free of what was not allocated",
        ViolationKind::OutOfBounds => "access out of bounds",
        ViolationKind::NullAccess => "access through a null pointer",
        ViolationKind::UninitialisedRead => "read of uninitialised memory",
        ViolationKind::Deadlock => "deadlock",
        ViolationKind::UnlockNotHeld => "unlock of a lock that is not held",
        ViolationKind::DivisionByZero => "division by zero",
        ViolationKind::DivisionOverflow => "division overflow",
        ViolationKind::SignedOverflow => "signed overflow",
        ViolationKind::BadShift => "shift out of range",
        ViolationKind::BadIndex => "index beyond an array",
        ViolationKind::Misaligned => "misaligned access",
        ViolationKind::ConstantWrite => "write to a constant",
        ViolationKind::BadCall => "call of what is not a fitting function",
        ViolationKind::BadJoin => "join of what is not a thread",
        ViolationKind::EndlessWait => "endless wait",
        ViolationKind::MaySpin => "may spin for ever",
        ViolationKind::Misuse => "misuse of a library function",
        ViolationKind::UncaughtException => "uncaught exception",
        ViolationKind::Terminated => "the program is terminated",
    }
}

/// What is to be known of an error in which threads share accesses that were taken apart, because others access parts of the same memory: where the first of them stands.
pub fn taken_apart(outcome: &Outcome) -> Option<SourceLocation> {
    let Verdict::Violated(violation) = &outcome.verdict else { return None };
    let x = &violation.witness;
    let part = |event: usize| violation.witness_at.get(event).copied().filter(|at| outcome.splits.iter().any(|split| split.at == *at));
    let is_shared = |&(from, to): &(usize, usize)| !x.events[from].is_init() && x.events[from].thread != x.events[to].thread;
    x.rf.iter().filter(is_shared).find_map(|(from, to)| part(to).or_else(|| part(from)))
}

/// What is said there.
pub const TAKEN_APART: &str = "an access in this execution was taken apart, because others access parts of the same memory: another thread may see it half done here, which a \
                               processor does not show of an aligned one; that access is";

/// A warning about memory that is lost.
pub const LEAK: &str = "memory is lost in some execution, neither freed nor pointed to at the end; it was allocated";

pub fn role(role: Role) -> &'static str {
    match role {
        Role::Failed => "failed",
        Role::Access => "access",
        Role::OtherAccess => "other-access",
        Role::Allocated => "allocation",
        Role::Freed => "free",
        Role::FreedAgain => "second-free",
        Role::Earlier => "earlier",
        Role::Waits => "waits",
    }
}

pub fn bound(bound: Bound) -> &'static str {
    match bound {
        Bound::Unroll => "unroll",
        Bound::Endless => "endless",
        Bound::Steps => "steps",
        Bound::Recursion => "recursion",
        Bound::WeakExchange => "weak-exchange",
        Bound::Inputs => "inputs",
        Bound::ReExecution => "re-execution",
        Bound::Overtaken => "overtaken",
        Bound::StoreBuffer => "store-buffer",
    }
}

pub fn bound_message(bound: Bound, options: &Options) -> String {
    match (bound, options.unroll) {
        (Bound::Unroll, Some(limit)) => format!("a loop was left unfinished (--unroll {limit})"),
        (Bound::Unroll, None) => "a loop was left unfinished".to_owned(),
        (Bound::Endless, _) => "a loop that changes memory in every turn went round 64 times and was left: it may have no end; --unroll N says how often it may go round".to_owned(),
        (Bound::Steps, _) => "a thread ran too long without a visible action".to_owned(),
        (Bound::Recursion, _) => "the call stack grew too deep".to_owned(),
        (Bound::WeakExchange, _) => {
            "a weak compare-and-exchange was taken as a strong one, though other threads see what its loop stores".to_owned()
        }
        (Bound::Inputs, _) => "an input has more values than those that were tried (--nondet)".to_owned(),
        (Bound::ReExecution, _) => "load buffering: not every way of executing threads again was tried, from a read".to_owned(),
        (Bound::Overtaken, _) => {
            "a read-modify-write may be overtaken by what follows it in its thread, and not every such execution is found; a full fence between the two takes the bound away"
                .to_owned()
        }
        (Bound::StoreBuffer, _) => {
            "a store buffer was full (--store-buffer N makes it larger, 0 takes the bound away): executions in which more stores wait were left out, from the read"
                .to_owned()
        }
    }
}

/// Why an interrupted run stopped: the name of the bound, and a sentence. The engine does not say, but only a limit or a signal can have stopped
/// a run, and the limit on executions only one that has seen as many.
pub fn interruption(report: &Report) -> (&'static str, String) {
    let Report { options, outcome, timed_out, .. } = report;
    if report.states.is_some_and(|states| states.limited) {
        return ("max-states", "the limit on states was reached (--max-states)".to_owned());
    }
    match (options.max_executions, timed_out) {
        (_, Some(limit)) => ("timeout", format!("the limit on time was reached (--timeout {})", limit.as_secs_f64())),
        (Some(limit), None) if outcome.executions.saturating_add(outcome.blocked) >= limit => {
            ("max-executions", format!("the limit on executions was reached (--max-executions {limit})"))
        }
        _ => ("interrupt", "interrupted by a signal".to_owned()),
    }
}
