//! The undo log: what a cut, or filling a hole, changed in the graph beyond the event at hand.
//!
//! Entries are undone in exact reverse order; links of removed writes are then put back by their own, unchanged neighbours.

use super::event::{Event, EventId};
use super::graph::{Followed, Graph};
use super::row::Row;
use crate::ir::FunctionId;
use crate::machine::action::ThreadId;
use crate::machine::executor::Step;

#[derive(Clone, Copy, Debug)]
pub enum Entry<const W: usize> {
    /// The event was removed, and waits in its slot; `placed`: it was a write with a place in co.
    Removed {
        id: EventId,
        placed: bool,
    },
    /// A committed write is only issued now; what its commit needed, if that was known.
    Uncommitted {
        id: EventId,
        needed: Row<W>,
        /// Had it spawned threads?
        spawns: bool,
    },
    /// The event was changed and is to be put back as it was.
    Saved {
        id: EventId,
    },
    /// A read lost its source, to get another.
    Source {
        id: EventId,
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
    /// A read got the value of a write that was only announced when it took it.
    Value {
        id: EventId,
        value: u64,
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
        twin: Option<ThreadId>,
    },
    /// A new insertion order begins at `order_base`.
    Order {
        order_base: usize,
    },
}

#[derive(Clone, Default)]
pub struct Log<const W: usize> {
    entries: Vec<Entry<W>>,
    /// The events as they were, one for each `Saved` and `Source`.
    saved: Vec<Event<W>>,
    /// Removed events whose slots were needed, and those slots.
    displaced: Vec<(EventId, Event<W>)>,
    /// What the saved, and the displaced, events followed, if anybody does.
    saved_followed: Vec<Followed<W>>,
    displaced_followed: Vec<Followed<W>>,
}

impl<const W: usize> Log<W> {
    #[inline]
    pub fn mark(&self) -> u32 {
        self.entries.len() as u32
    }
    #[inline]
    pub fn push(&mut self, entry: Entry<W>) {
        self.entries.push(entry);
    }
    #[inline]
    pub fn pop(&mut self) -> Option<Entry<W>> {
        self.entries.pop()
    }

    /// Keeps an event that is about to change.
    pub fn save(&mut self, graph: &Graph<W>, entry: Entry<W>, id: EventId) {
        self.saved.push(*graph.event(id));
        self.saved_followed.extend(graph.followed.get(id.index()));
        self.entries.push(entry);
    }
    /// Puts back what [`Log::save`] kept, when its entry is undone.
    pub fn unsave(&mut self, graph: &mut Graph<W>, id: EventId) {
        if let Some(event) = self.saved.pop() {
            *graph.event_mut(id) = event;
        }
        if let Some(followed) = self.saved_followed.pop() {
            *graph.followed_mut(id) = followed;
        }
    }

    /// A new event takes this slot: a removed event in it must make room.
    #[inline]
    pub fn displace(&mut self, graph: &mut Graph<W>, slot: EventId) {
        if graph.dormant.contains(slot) {
            self.displaced.push((slot, *graph.event(slot)));
            self.displaced_followed.extend(graph.followed.get(slot.index()));
            graph.dormant.remove(slot);
        }
    }
    /// The event that took a slot has gone. Events go in the reverse order of their coming, so only the last one displaced can have been here.
    #[inline]
    pub fn replace(&mut self, graph: &mut Graph<W>, slot: EventId) {
        if let Some((_, event)) = self.displaced.last().filter(|(last, _)| *last == slot) {
            *graph.event_mut(slot) = *event;
            graph.dormant.insert(slot);
            self.displaced.pop();
            if let Some(followed) = self.displaced_followed.pop() {
                *graph.followed_mut(slot) = followed;
            }
        }
    }
}
