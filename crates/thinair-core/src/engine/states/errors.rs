//! Errors of the program that a step shows, and what the engine refuses; the same kinds and words as the graph engine's.

use super::state::{EXITED, State, has_ended};
use super::witness::Item;
use super::worker::Worker;
use crate::engine::graph::checks::problems::{DEADLOCK, describe_address, describe_fault, describe_mixed_sizes};
use crate::engine::graph::store::memory::BadAddress;
use crate::engine::outcome::ViolationKind;
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

    /// Nothing goes on. A deadlock: threads that wait for locks or for threads, in a circle or for one that has ended. A thread that an assumption ruled
    /// out is none.
    pub(super) fn check_deadlock(&mut self, state: &State) {
        // Where the program has ended, nobody waits any more.
        if state.threads.contains(&EXITED) {
            return;
        }
        for start in 0..state.threads.len() {
            let mut at = start;
            let mut waiting = vec![start];
            for _ in 0..=state.threads.len() {
                match self.waits_for(state, at) {
                    Waits::For(next) => at = next,
                    Waits::ForNobody => return self.deadlock(state, waiting),
                    Waits::NotForThreads => break,
                }
                if at == start {
                    return self.deadlock(state, waiting);
                }
                waiting.push(at);
            }
        }
        self.check_all_wait(state);
    }

    /// All threads have ended or wait, and what they wait for will not come: a deadlock, whoever should have changed it.
    fn check_all_wait(&mut self, state: &State) {
        let mut waiting = Vec::new();
        for thread in 0..state.threads.len() {
            match self.action(state, thread).map(|action| action.kind) {
                None | Some(ActionKind::Join) => {}
                Some(ActionKind::Read { lock: true, .. }) => waiting.push(thread),
                Some(_) => return,
            }
        }
        if !waiting.is_empty() {
            self.deadlock(state, waiting);
        }
    }

    pub(super) fn is_lock(&self, action: &Action) -> bool {
        matches!(self.machine.code().code[action.code.0 as usize], Code::Lock { .. })
    }

    fn deadlock(&mut self, state: &State, mut waiting: Vec<usize>) {
        let thread = waiting[0];
        waiting.retain(|&thread| thread < state.threads.len());
        if let Some(action) = self.action(state, thread) {
            let kind = ProblemKind::Violation(ViolationKind::Deadlock);
            let problem = self.problem(state, thread, kind, DEADLOCK.to_string(), self.position(action.code));
            self.problems.push(Problem { waiting, ..problem });
        }
    }

    fn waits_for(&self, state: &State, thread: usize) -> Waits {
        let Some(&number) = state.threads.get(thread) else { return Waits::ForNobody };
        if has_ended(number) {
            return Waits::NotForThreads;
        }
        let Some(action) = self.context.tables.action(number) else { return Waits::NotForThreads };
        match action.kind {
            ActionKind::Join => Waits::For(action.value as usize),
            ActionKind::Read { lock: true, .. } if self.is_lock(action) => {
                let holder = state.sides.iter().position(|side| side.held.contains(&action.address));
                match holder {
                    Some(holder) if has_ended(state.threads[holder]) => Waits::ForNobody,
                    Some(holder) => Waits::For(holder),
                    None => Waits::NotForThreads,
                }
            }
            _ => Waits::NotForThreads,
        }
    }
}

enum Waits {
    For(usize),
    /// For a lock whose holder is gone.
    ForNobody,
    NotForThreads,
}
