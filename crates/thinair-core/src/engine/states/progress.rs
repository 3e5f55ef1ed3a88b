//! Threads that wait in vain: a thread goes round in a circle of reads, and what it reads will never change.
//!
//! This is a property of one state. Let all buffers become empty, as they must when everybody is treated fairly; then memory is constant as long as
//! nobody writes, so each thread's way is fixed: it ends, waits for a lock or a thread, comes to something that changes the state, or comes
//! back to where it was. One that comes back spins for ever, whatever the scheduler does, if no thread can change anything any more, or if the code that
//! the others may still run writes nothing of what it reads. A thread that merely may be unlucky, because what it waits for comes and goes, is not
//! reported.

use super::errors::{Problem, ProblemKind};
use super::state::{EXITED, State, has_ended};
use super::witness::Item;
use super::worker::Worker;
use crate::engine::outcome::ViolationKind;
use crate::machine::action::{ActionKind, CodeAddress};

/// A circle longer than this is taken for progress.
const LONGEST: usize = 10_000;

enum Way {
    /// It can change something, or its way branches.
    Changes,
    Stands,
    Spins(Circle),
}

struct Circle {
    /// The instruction that it comes back to.
    code: CodeAddress,
    /// What it reads on its way and in one turn, and the log of that.
    reads: Vec<u64>,
    log: Vec<Item>,
    /// How much of the log there is before the turn.
    turn: usize,
}

impl Worker<'_> {
    pub(super) fn check_progress(&mut self, state: &State) {
        let kind = |thread: usize| self.action(state, thread).map(|action| action.kind);
        let reads = |thread: usize| matches!(kind(thread), Some(ActionKind::Read { .. }));
        let quiet = |thread: usize| {
            matches!(kind(thread), None | Some(ActionKind::Read { .. } | ActionKind::Join | ActionKind::Blocked(_) | ActionKind::Fence(_)))
        };
        // While others are busy, only what is in memory already is looked at.
        let buffered = state.sides.iter().any(|side| !side.entries.is_empty());
        let mut threads = 0..state.threads.len();
        if state.threads.contains(&EXITED) || !threads.clone().any(reads) || buffered && !threads.all(quiet) {
            return;
        }
        let copy = self.copy(state);
        let mut found: Vec<Problem> = Vec::new();
        self.flush_everything(copy, &mut |worker, state| {
            found.extend(worker.spinning(&state));
            worker.recycle(state);
        });
        self.problems.extend(found);
    }

    fn spinning(&mut self, state: &State) -> Option<Problem> {
        let (mut spinner, mut changes) = (None, false);
        for thread in 0..state.threads.len() {
            match self.way(state, thread) {
                Way::Changes => changes = true,
                Way::Stands => {}
                Way::Spins(circle) if self.never_written(state, thread, &circle.reads) => return Some(self.spins(state, thread, circle)),
                Way::Spins(circle) => spinner = spinner.or(Some((thread, circle))),
            }
        }
        let (thread, circle) = spinner.filter(|_| !changes)?;
        Some(self.spins(state, thread, circle))
    }

    fn spins(&self, state: &State, thread: usize, circle: Circle) -> Problem {
        let mut log = state.log.clone();
        let turn = Some(log.len() + circle.turn);
        log.extend(circle.log);
        let message = "a loop waits for ever: nobody is left who could change what it reads".to_string();
        let kind = ProblemKind::Violation(ViolationKind::EndlessWait);
        Problem { log, turn, ..self.problem(state, thread, kind, message, self.position(circle.code)) }
    }

    /// Where a thread gets to while nobody else does anything and all buffers are empty.
    fn way(&mut self, state: &State, thread: usize) -> Way {
        let mut state = self.copy(state);
        state.log.clear();
        let (mut seen, mut reads): (Vec<(u32, usize)>, Vec<u64>) = (Vec::new(), Vec::new());
        loop {
            let Some(action) = self.action(&state, thread) else { return Way::Stands };
            match action.kind {
                ActionKind::Blocked(_) => return Way::Stands,
                ActionKind::Read { .. } => reads.push(action.address),
                ActionKind::Fence(_) => {}
                ActionKind::Join if !state.threads.get(action.value as usize).is_some_and(|&target| has_ended(target)) => {
                    return Way::Stands;
                }
                _ => return Way::Changes,
            }
            if let Some(&(_, turn)) = seen.iter().find(|(known, _)| *known == state.threads[thread]) {
                return Way::Spins(Circle { code: action.code, reads, log: std::mem::take(&mut state.log), turn });
            }
            if seen.len() > LONGEST {
                return Way::Changes;
            }
            seen.push((state.threads[thread], state.log.len()));
            let lock = matches!(action.kind, ActionKind::Read { lock: true, .. });
            let memory = state.memory.clone();
            let mut results = Vec::new();
            let problems = self.problems.len();
            self.step_alone(&state, thread, &mut |_, state| results.push(state));
            let failed = self.problems.len() > problems;
            self.problems.truncate(problems);
            match results.pop() {
                _ if failed => return Way::Changes,
                None if lock => return Way::Stands,
                Some(next) if results.is_empty() && next.memory == memory && next.threads.len() == state.threads.len() => state = next,
                _ => return Way::Changes,
            }
        }
    }
}
