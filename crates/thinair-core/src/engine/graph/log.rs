//! The undo log: what a cut, or filling a hole, changed in the graph beyond the event at hand.
//!
//! Entries are undone in exact reverse order; links of removed writes are then put back by their own, unchanged neighbours.

use super::event::{Event, EventId};
use super::row::Row;
use crate::ir::FunctionId;
use crate::machine::action::ThreadId;
use crate::machine::executor::Step;

#[derive(Clone, Copy, Debug)]
pub enum Entry<R, const W: usize> {
    /// The event was removed; `placed`: it was a write with a place in co.
    Removed {
        id: EventId,
        event: Event<R, W>,
        placed: bool,
    },
    /// A committed write is only issued now.
    Uncommitted {
        id: EventId,
    },
    /// The event was changed and is to be put back as it was (its sets by kind as well).
    Saved {
        id: EventId,
        event: Event<R, W>,
    },
    /// A read lost its source, to get another.
    Source {
        id: EventId,
        event: Event<R, W>,
    },
    /// The thread was run through the event again.
    Step {
        id: EventId,
        step: Step,
        spawns: bool,
    },
    /// Doing so has spawned threads.
    Respawned {
        id: EventId,
    },
    Po {
        id: EventId,
        po: Row<W>,
    },
    Position {
        thread: ThreadId,
        position: u32,
    },
    /// A thread whose spawning event went.
    Ended {
        thread: ThreadId,
        spawner: EventId,
        function: FunctionId,
        start: Step,
    },
    /// A new insertion order begins at `order_base`.
    Order {
        order_base: usize,
    },
}

pub struct Log<R, const W: usize> {
    pub entries: Vec<Entry<R, W>>,
}

impl<R, const W: usize> Default for Log<R, W> {
    fn default() -> Self {
        Log { entries: Vec::new() }
    }
}

impl<R: Copy, const W: usize> Log<R, W> {
    #[inline]
    pub fn mark(&self) -> u32 {
        self.entries.len() as u32
    }
    #[inline]
    pub fn push(&mut self, entry: Entry<R, W>) {
        self.entries.push(entry);
    }
    pub fn save(&mut self, id: EventId, event: &Event<R, W>) {
        self.entries.push(Entry::Saved { id, event: *event });
    }
}
