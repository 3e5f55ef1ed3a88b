//! Data races where the model knows none: under those of processors, plain accesses are accesses like others, and a race is no error unless the user wants it to be.
//!
//! Every execution is looked at when it is complete or blocked. Two accesses of one location by different threads race if one of them writes, one of them is plain, and
//! neither happens before the other, by C11's happens-before ([`axioms::rc11`]) in that execution. It needs the memory orders of the program, so models for which the program is
//! compiled to instructions are refused.

use super::graph::checks::problems::describe_race;
use super::{Kept, Observer, Options, Outcome, Party, Role, Verdict, Violation, ViolationKind, estimate, refused};
use crate::axioms;
use crate::cat;
use crate::execution::{Event, Execution};
use crate::ir::{Order, Program, SourceLocation};

/// As [`super::check`], and a data race is an error under every model.
pub fn check(program: &Program, options: &Options, observer: &mut dyn Observer) -> Outcome {
    if options.model.reports_races() {
        return super::check(program, options, observer);
    }
    if options.model.target().is_some() {
        let what = format!("races under {}: memory orders are compiled to fences there (rc11 and imm report them)", options.model.name());
        return refused(what, SourceLocation::default());
    }
    let mut races = Races { inner: observer, found: None };
    let outcome = super::check(program, options, &mut races);
    races.judge(outcome)
}

/// As [`super::check_program_under_text`], and a data race by C11's happens-before is an error.
pub fn check_text(program: &Program, text: &cat::Model, options: &Options, observer: &mut dyn Observer) -> Result<Outcome, cat::Obstacle> {
    let mut races = Races { inner: observer, found: None };
    let outcome = super::check_program_under_text(program, text, options, &mut races)?;
    Ok(races.judge(outcome))
}

struct Races<'o> {
    inner: &'o mut dyn Observer,
    found: Option<Box<Violation>>,
}

impl Races<'_> {
    fn judge(self, outcome: Outcome) -> Outcome {
        match self.found {
            Some(violation) => Outcome { verdict: Verdict::Violated(violation), ..outcome },
            None => outcome,
        }
    }
}

impl Observer for Races<'_> {
    fn begins(&mut self) {
        self.found = None;
        self.inner.begins();
    }
    fn keeps(&self) -> bool {
        true
    }
    fn wants_turns(&self) -> bool {
        true
    }
    fn keep(&mut self, kept: Kept) {
        if self.found.is_none() {
            self.found = race(&kept.execution).map(|race| violation(kept, race));
        }
    }
    fn reports_endless_waits(&self) -> bool {
        self.inner.reports_endless_waits()
    }
    fn reports_deadlocks(&self) -> bool {
        self.inner.reports_deadlocks()
    }
    fn looks_for_leaks(&self) -> bool {
        self.inner.looks_for_leaks()
    }
    fn leaked(&mut self, allocated_at: SourceLocation) {
        self.inner.leaked(allocated_at);
    }
    fn interrupted(&mut self) -> bool {
        self.found.is_some() || self.inner.interrupted()
    }
    fn samples(&mut self) -> Option<&mut estimate::Samples> {
        self.inner.samples()
    }
    fn progress(&mut self, executions: u64) {
        self.inner.progress(executions);
    }
}

/// Two accesses that race: the later one first, by their places among the events.
fn race(execution: &Execution) -> Option<(usize, usize)> {
    let events = &execution.events;
    let is_access = |event: &Event| !event.is_init() && (event.is_read() || event.is_write());
    let accesses: Vec<usize> = (0..events.len()).filter(|&number| is_access(&events[number])).collect();
    let conflict = |this: &Event, that: &Event| {
        this.location == that.location
            && this.thread != that.thread
            && (this.is_write() || that.is_write())
            && (this.order == Order::Plain || that.order == Order::Plain)
    };
    let candidates: Vec<(usize, usize)> = accesses
        .iter()
        .flat_map(|&this| accesses.iter().take_while(move |&&that| that < this).map(move |&that| (this, that)))
        .filter(|&(this, that)| conflict(&events[this], &events[that]))
        .collect();
    if candidates.is_empty() {
        return None;
    }
    let happens_before = axioms::rc11::happens_before_in(execution);
    candidates.into_iter().find(|&(this, that)| !happens_before.contains(this, that) && !happens_before.contains(that, this))
}

fn violation(kept: Kept, (this, that): (usize, usize)) -> Box<Violation> {
    let Kept { execution, at, output, mut detail, .. } = kept;
    let party = |role, number: usize| {
        let event = &execution.events[number];
        Party {
            role,
            thread: event.thread.unwrap_or_default(),
            at: at[number],
            event: Some(number),
            address: event.location,
            bytes: 0,
            write: event.is_write(),
            order: event.order,
        }
    };
    detail.parties = vec![party(Role::Access, this), party(Role::OtherAccess, that)];
    Box::new(Violation {
        kind: ViolationKind::DataRace,
        message: describe_race(execution.events[this].is_write(), execution.events[that].is_write()),
        at: at[this],
        other: Some(at[that]),
        witness_at: at,
        witness: execution,
        output,
        justification: None,
        detail,
        buffered: Vec::new(),
    })
}
