//! The seam between engines and whatever runs threads.
//!
//! An executor keeps snapshots of thread states in a stack of its own: [`Executor::mark`] and [`Executor::release`] give back everything
//! made since, in the order that a depth-first search needs. A snapshot holds a thread that has stopped before an action.

use super::action::{Action, ThreadId};
use crate::ir::FunctionId;

/// A saved thread state; valid until released, unless it was kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Snapshot {
    pub(crate) start: u32,
    pub(crate) length: u32,
}

impl Snapshot {
    /// From here on, `start` is the number of a kept state.
    const KEPT: u32 = 1 << 31;

    pub(super) fn kept(state: u32, length: u32) -> Snapshot {
        Snapshot { start: Self::KEPT | state, length }
    }

    /// Is this valid for ever?
    #[inline]
    pub(crate) fn is_kept(self) -> bool {
        self.state().is_some()
    }

    /// The state that was kept, if this is one, and not on the stack.
    #[inline]
    pub(super) fn state(self) -> Option<u32> {
        (self.start & Self::KEPT != 0).then_some(self.start & !Self::KEPT)
    }
}

/// A position in the stack of snapshots.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct SnapshotMark(pub(crate) u32);

/// A thread that has stopped, and what it wants to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub snapshot: Snapshot,
    pub action: Action,
}

/// A thread that came to life during a step. Start it with [`Executor::start`] and the arguments that [`Executor::spawned_arguments`] gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spawned {
    pub thread: ThreadId,
    pub function: FunctionId,
    pub first_argument: u32,
    pub arguments: u32,
}

pub trait Executor {
    /// Runs a new thread to its first action.
    fn start(&mut self, thread: ThreadId, function: FunctionId, arguments: &[u64]) -> Step;

    /// Runs a thread from the action it had stopped at to its next one. `index` is the position in the thread of the event that the action
    /// became (dependencies are named by it), `answer` its result (the value read or chosen; 0 otherwise).
    /// An engine that names objects itself answers an allocation with the address; 0 leaves the name to the executor.
    fn resume(&mut self, from: Snapshot, index: u32, answer: u64) -> Step;

    /// The threads spawned during the last call of `start` or `resume`.
    fn spawned(&self) -> &[Spawned];
    fn spawned_arguments(&self, spawned: Spawned) -> &[u64];

    fn mark(&self) -> SnapshotMark;
    fn release(&mut self, mark: SnapshotMark);
}
