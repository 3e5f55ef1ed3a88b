//! Threads that spin for ever: no thread changes anything any more, and at least one goes round in a circle of reads.
//!
//! This is a property of one state. Let all buffers become empty, as they must when everybody is treated fairly; then memory is constant as long as
//! nobody writes, so each thread's way is fixed: it ends, waits for a lock or a thread, comes to something that changes the state, or comes
//! back to where it was. If none can change anything and one comes back, that one may spin for ever, whatever the scheduler does.

use super::errors::{Problem, ProblemKind};
use super::state::{ENDED, JOINED, State};
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
    /// It comes back to this instruction; what it does until then, and in one turn.
    Spins(CodeAddress, Vec<Item>),
}

impl Worker<'_> {
    pub(super) fn check_progress(&mut self, state: &State) {
        let quiet = |thread: usize| match self.action(state, thread).map(|action| action.kind) {
            None => true,
            Some(ActionKind::Read { .. } | ActionKind::Join | ActionKind::Blocked(_)) => true,
            Some(ActionKind::Fence(_)) => true,
            Some(_) => false,
        };
        if !(0..state.threads.len()).all(quiet) || state.threads.iter().all(|&thread| matches!(thread, ENDED | JOINED)) {
            return;
        }
        let copy = self.copy(state);
        let mut found: Vec<Problem> = Vec::new();
        self.flush_everything(copy, &mut |worker, state| {
            if let Some(problem) = worker.spinning(&state) {
                found.push(problem);
            }
            worker.recycle(state);
        });
        self.problems.extend(found);
    }

    fn spinning(&mut self, state: &State) -> Option<Problem> {
        let mut spinner = None;
        for thread in 0..state.threads.len() {
            match self.way(state, thread) {
                Way::Changes => return None,
                Way::Stands => {}
                Way::Spins(code, turn) => spinner = spinner.or(Some((thread, code, turn))),
            }
        }
        let (thread, code, turn) = spinner?;
        let at = self.position(code);
        let mut log = state.log.clone();
        log.extend(turn);
        let message = "this thread may spin for ever: what it waits for can no longer come".to_string();
        Some(Problem { kind: ProblemKind::Violation(ViolationKind::NonProgress), message, at, other: None, thread, log })
    }

    /// Where a thread gets to while nobody else does anything and all buffers are empty.
    fn way(&mut self, state: &State, thread: usize) -> Way {
        let mut state = self.copy(state);
        state.log.clear();
        let mut seen: Vec<u32> = Vec::new();
        loop {
            let Some(action) = self.action(&state, thread) else { return Way::Stands };
            match action.kind {
                ActionKind::Blocked(_) => return Way::Stands,
                ActionKind::Read { .. } | ActionKind::Fence(_) => {}
                ActionKind::Join if !state.threads.get(action.value as usize).is_some_and(|&target| matches!(target, ENDED | JOINED)) => {
                    return Way::Stands;
                }
                _ => return Way::Changes,
            }
            if seen.contains(&state.threads[thread]) {
                return Way::Spins(action.code, std::mem::take(&mut state.log));
            }
            if seen.len() > LONGEST {
                return Way::Changes;
            }
            seen.push(state.threads[thread]);
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
