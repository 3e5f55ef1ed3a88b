//! Errors of the program that a step shows, and what the engine refuses; the same kinds and words as the graph engine's.

use super::state::{EXITED, State, has_ended};
use super::witness::Item;
use super::worker::Worker;
use crate::engine::graph::checks::problems::{DEADLOCK, describe_address, describe_fault, describe_mixed_sizes};
use crate::engine::graph::store::memory::BadAddress;
use crate::engine::outcome::ViolationKind;
use crate::engine::waiting::{Holder, Standing, Stands, deadlock};
use crate::ir::SourceLocation;
use crate::machine::action::{Action, ActionKind, Block, CodeAddress, Fault};
use crate::machine::code::Code;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    Violation(ViolationKind),
    Unsupported,
}

/// Why a step cannot be performed.
#[derive(Clone, Debug)]
pub struct Problem {
    pub kind: ProblemKind,
    pub message: String,
    pub at: SourceLocation,
    pub other: Option<SourceLocation>,
    pub thread: usize,
    /// What was done in this step before, where a path is replayed.
    pub log: Vec<Item>,
    /// For a thread that spins: how much of the log there is before the turn that repeats.
    pub turn: Option<usize>,
    /// What the thread was about to do.
    pub action: Option<Action>,
    /// Where all threads stand.
    pub threads: Vec<u32>,
    /// Those that wait for each other, or for nobody.
    pub waiting: Vec<usize>,
}

impl Problem {
    /// A fixed order, so that the same one is reported whoever found it first.
    pub fn rank(&self) -> impl Ord + use<> {
        let at = |place: SourceLocation| (place.file, place.line, place.column);
        let unsupported = self.kind == ProblemKind::Unsupported;
        (unsupported, at(self.at), self.other.map(at), self.thread, self.message.clone())
    }
}

impl Worker<'_> {
    pub(super) fn position(&self, code: CodeAddress) -> SourceLocation {
        self.machine.position(code)
    }

    pub(super) fn violation(&mut self, state: &State, thread: usize, kind: ViolationKind, message: &str, code: CodeAddress) {
        self.violation_with(state, thread, kind, message, code, None);
    }

    pub(super) fn violation_with(
        &mut self,
        state: &State,
        thread: usize,
        kind: ViolationKind,
        message: &str,
        code: CodeAddress,
        other: Option<CodeAddress>,
    ) {
        let at = self.position(code);
        let other = other.map(|code| self.position(code));
        let problem = Problem { other, ..self.problem(state, thread, ProblemKind::Violation(kind), message.to_string(), at) };
        self.problems.push(problem);
    }

    pub(super) fn unsupported(&mut self, state: &State, thread: usize, message: String, code: CodeAddress) {
        let problem = self.problem(state, thread, ProblemKind::Unsupported, message, self.position(code));
        self.problems.push(problem);
    }

    /// What there is to say of a problem in every case.
    pub(super) fn problem(&self, state: &State, thread: usize, kind: ProblemKind, message: String, at: SourceLocation) -> Problem {
        Problem {
            kind,
            message,
            at,
            other: None,
            thread,
            log: state.log.clone(),
            turn: None,
            action: self.context.tables.action(state.threads.get(thread).copied().unwrap_or_default()).copied(),
            threads: state.threads.clone(),
            waiting: Vec::new(),
        }
    }

    pub(super) fn mixed_size(&mut self, state: &State, thread: usize, code: CodeAddress, first: Option<CodeAddress>) {
        let message = match first {
            Some(first) => describe_mixed_sizes(self.position(first)),
            None => "accesses of different sizes to the same memory".to_string(),
        };
        self.unsupported(state, thread, message, code);
    }

    /// A fault that the machine found.
    pub(super) fn fault(&mut self, state: &State, thread: usize, fault: Fault, code: CodeAddress) {
        let action = self.action(state, thread).unwrap_or_else(Action::end);
        match describe_fault(fault, self.machine.assertion_message(code), &action) {
            Ok((kind, message)) => self.violation(state, thread, kind, &message, code),
            Err(limit) => self.unsupported(state, thread, limit, code),
        }
    }

    pub(super) fn bad_address(&mut self, state: &State, thread: usize, action: &Action, problem: BadAddress) {
        let (kind, message) = describe_address(action, problem);
        self.violation(state, thread, kind, &message, action.code);
    }

    /// Is there nothing to be said of what happens from here on? The program has ended, or an assumption or a bound has cut this execution short.
    pub(super) fn is_over(&self, state: &State) -> bool {
        let stopped = |thread: usize| {
            let kind = self.action(state, thread).map(|action| action.kind);
            matches!(kind, Some(ActionKind::Blocked(Block::Assume) | ActionKind::Bounded(_)))
        };
        state.threads.contains(&EXITED) || (0..state.threads.len()).any(stopped)
    }

    /// Nothing goes on: is it a deadlock?
    pub(super) fn check_deadlock(&mut self, state: &State) {
        let Some(waiting) = deadlock(&Stopped { worker: self, state }) else { return };
        let Some(action) = waiting.first().and_then(|&thread| self.action(state, thread)) else { return };
        let kind = ProblemKind::Violation(ViolationKind::Deadlock);
        let problem = self.problem(state, waiting[0], kind, DEADLOCK.to_string(), self.position(action.code));
        self.problems.push(Problem { waiting, ..problem });
    }

    pub(super) fn is_lock(&self, action: &Action) -> bool {
        matches!(self.machine.code().code[action.code.0 as usize], Code::Lock { .. })
    }
}

/// A state from which nothing goes on.
struct Stopped<'w, 'a> {
    worker: &'w Worker<'a>,
    state: &'w State,
}

impl Standing for Stopped<'_, '_> {
    fn threads(&self) -> usize {
        self.state.threads.len()
    }

    fn stands(&self, thread: usize) -> Option<Stands> {
        let number = *self.state.threads.get(thread)?;
        if number == EXITED {
            return Some(Stands::Exited);
        }
        if has_ended(number) {
            return Some(Stands::Ended);
        }
        let Some(action) = self.worker.context.tables.action(number) else { return Some(Stands::CutShort) };
        Some(match action.kind {
            ActionKind::Join => Stands::Joins(action.value as usize),
            ActionKind::Read { lock: true, .. } if self.worker.is_lock(action) => Stands::Locked(self.holder(action)),
            ActionKind::Read { lock: true, .. } => Stands::Waits,
            _ => Stands::CutShort,
        })
    }

    /// There is one memory, and what is in it is the last.
    fn have_seen_the_last(&self, _waiting: &[usize]) -> bool {
        true
    }
}

impl Stopped<'_, '_> {
    fn holder(&self, action: &Action) -> Holder {
        match self.state.sides.iter().position(|side| side.held.contains(&action.address)) {
            Some(holder) if has_ended(self.state.threads[holder]) => Holder::Gone,
            Some(holder) => Holder::Thread(holder),
            None => Holder::Unknown,
        }
    }
}
