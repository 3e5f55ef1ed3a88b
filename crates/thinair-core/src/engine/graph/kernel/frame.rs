//! The stack of the depth-first search: one frame for each event that was added, with the alternatives not yet tried.

use crate::engine::graph::store::event::EventId;
use crate::engine::graph::store::row::Row;
use crate::machine::action::ThreadId;
use crate::machine::executor::SnapshotMark;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// One alternative only.
    Single,
    /// The values of a choice.
    Choice,
    /// The sources of a read.
    Sources,
    /// The places of a write.
    Places,
    /// The reads that a write revisits, and its places after each cut.
    Revisits,
}

/// Which threads can go on, a bit each.
#[derive(Clone, Copy, Default, Debug)]
pub struct Masks {
    /// Threads whose next action can be performed.
    pub runnable: u64,
    /// Threads that want to join another one, which may still have to end.
    pub joining: u64,
    /// Threads in the middle of a read-modify-write: they go first.
    pub updating: u64,
    /// Threads that stopped before their end: blocked, bounded, failed.
    pub stopped: u64,
}

impl Masks {
    /// Threads that do something next, as soon as they need not wait for another one.
    #[inline(always)]
    pub fn unfinished(&self) -> u64 {
        self.runnable | self.joining
    }
}

/// The threads of a mask, in their order.
#[inline(always)]
pub fn members(mut mask: u64) -> impl Iterator<Item = ThreadId> + Clone {
    std::iter::from_fn(move || {
        let id = (mask != 0).then(|| ThreadId(mask.trailing_zeros() as u16));
        mask &= mask.wrapping_sub(1);
        id
    })
}

/// One event and the alternatives not yet tried.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub phase: Phase,
    /// Is an alternative in force, to be undone first?
    pub active: bool,
    /// Were the last alternatives of this phase handed out?
    pub exhausted: bool,
    /// Was the event looked at for errors?
    pub checked: bool,
    /// Of the read of a read-modify-write: did one of its sources lead on?
    pub fruitful: bool,
    /// Are all other alternatives somebody else's?
    pub spent: bool,
    pub event: EventId,
    pub thread: ThreadId,
    /// The next source, or the next place (after this write).
    pub cursor: EventId,
    // Where to go back to when the event goes.
    pub snapshots: SnapshotMark,
    pub model_mark: u32,
    pub log_mark: u32,
    pub masks: Masks,
    /// For a write: the masks after it was added.
    pub added: Masks,
}

impl Frame {
    /// Takes over what changes from one alternative to the next.
    #[inline(always)]
    pub fn go_on_as(&mut self, other: &Frame) {
        self.phase = other.phase;
        self.active = other.active;
        self.exhausted = other.exhausted;
        self.checked = other.checked;
        self.fruitful = other.fruitful;
        self.cursor = other.cursor;
    }
}

/// The revisits of the write of a frame.
#[derive(Clone, Copy, Debug)]
pub struct Cut<const W: usize> {
    /// Those not yet tried.
    pub revisits: Row<W>,
    /// The read of the cut in force.
    pub revisited: EventId,
    /// When that read came, and where it stands in its thread.
    pub stamp: u32,
    pub thread: ThreadId,
    pub index: u32,
    /// Has it gone, instead of getting another source ([`locks`](crate::engine::graph::pruning::locks))?
    pub puts_off: bool,
    /// Then, if it is no lock of the library: the read of the read-modify-write that put it off.
    pub by: EventId,
    // Where to go back to when the cut is taken back.
    pub snapshots: SnapshotMark,
    pub model_mark: u32,
    pub log_mark: u32,
    /// The model and the masks just after the cut, before a place was tried.
    pub place_model_mark: u32,
    pub masks: Masks,
}

impl<const W: usize> Cut<W> {
    /// The read that takes the write of the cut in force, if there is one.
    pub fn reader(&self) -> EventId {
        if self.puts_off { EventId::NONE } else { self.revisited }
    }
}
