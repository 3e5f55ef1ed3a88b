//! Errors of the program that a step shows, and what the engine refuses; the same kinds and words as the graph engine's.

use super::state::{ENDED, JOINED, State};
use super::witness::Item;
use super::worker::Worker;
use crate::engine::outcome::ViolationKind;
use crate::ir::{SourceLocation, pointer};
use crate::machine::action::{Action, ActionKind, CodeAddress, Fault};

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
        let kind = ProblemKind::Violation(kind);
        self.problems.push(Problem { kind, message: message.to_string(), at, other, thread, log: state.log.clone() });
    }

    pub(super) fn unsupported(&mut self, state: &State, thread: usize, message: String, code: CodeAddress) {
        let at = self.position(code);
        self.problems.push(Problem { kind: ProblemKind::Unsupported, message, at, other: None, thread, log: state.log.clone() });
    }

    pub(super) fn mixed_size(&mut self, state: &State, thread: usize, code: CodeAddress, first: Option<CodeAddress>) {
        let place = first.map_or_else(String::new, |first| {
            let first = self.position(first);
            format!(" (the other is at line {} column {})", first.line, first.column)
        });
        self.unsupported(state, thread, format!("accesses of different sizes to the same memory{place}"), code);
    }

    /// A fault that the machine found.
    pub(super) fn fault(&mut self, state: &State, thread: usize, fault: Fault, code: CodeAddress) {
        let (kind, message) = match fault {
            Fault::Assertion => match self.machine.assertion_message(code) {
                "" => (ViolationKind::Assertion, "assertion failed".to_string()),
                message => (ViolationKind::Assertion, format!("assertion failed: {message}")),
            },
            Fault::DivisionByZero => (ViolationKind::DivisionByZero, "division by zero".to_string()),
            Fault::PrivateBounds => (ViolationKind::OutOfBounds, "access outside a private object".to_string()),
            Fault::BadCall => (ViolationKind::BadCall, "call through an address that is no function with these parameters".to_string()),
            Fault::BadJoin => (ViolationKind::BadJoin, "join of a value that is no thread".to_string()),
        };
        self.violation(state, thread, kind, &message, code);
    }

    pub(super) fn out_of_bounds(&mut self, state: &State, thread: usize, action: &Action, size: u32) {
        let (bytes, offset, object) = (action.width.bytes(), pointer::offset(action.address), pointer::object(action.address));
        let message = format!("access of {bytes} bytes at offset {offset} of object {object}, which has {size} bytes");
        self.violation(state, thread, ViolationKind::OutOfBounds, &message, action.code);
    }

    /// Nothing goes on. A deadlock: threads that wait for locks or for threads, in a circle or for one that has ended. A thread that an assumption ruled
    /// out is none.
    pub(super) fn check_deadlock(&mut self, state: &State) {
        for start in 0..state.threads.len() {
            let mut at = start;
            for _ in 0..=state.threads.len() {
                match self.waits_for(state, at) {
                    Waits::For(next) => at = next,
                    Waits::ForNobody => return self.deadlock(state, start),
                    Waits::NotForThreads => break,
                }
                if at == start {
                    return self.deadlock(state, start);
                }
            }
        }
    }

    fn deadlock(&mut self, state: &State, thread: usize) {
        if let Some(code) = self.context.tables.action(state.threads[thread]).map(|action| action.code) {
            self.violation(state, thread, ViolationKind::Deadlock, "deadlock: this thread waits for ever", code);
        }
    }

    fn waits_for(&self, state: &State, thread: usize) -> Waits {
        let Some(&number) = state.threads.get(thread) else { return Waits::ForNobody };
        if number == ENDED || number == JOINED {
            return Waits::NotForThreads;
        }
        let Some(action) = self.context.tables.action(number) else { return Waits::NotForThreads };
        match action.kind {
            ActionKind::Join => Waits::For(action.value as usize),
            ActionKind::Read { lock: true, .. } => {
                let holder = state.sides.iter().position(|side| side.held.contains(&action.address));
                match holder {
                    Some(holder) if matches!(state.threads[holder], ENDED | JOINED) => Waits::ForNobody,
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
