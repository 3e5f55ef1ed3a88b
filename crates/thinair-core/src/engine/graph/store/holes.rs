//! Threads with holes: events that a revisit kept although earlier events of their thread went.
//!
//! Only models that allow load buffering have them. The thread stands before its first hole; when that is filled, it runs again through the
//! events that are there, whose actions must come out as they were.

use super::event::{Event, EventId, Kind};
use super::log::Entry;
use crate::engine::graph::kernel::explore::{Explorer, Stop};
use crate::engine::graph::models::{Dependencies, Guide};
use crate::machine::action::{Action, ActionKind, ThreadId};
use crate::machine::executor::Executor;

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Tells the later events of the thread of one that came before them.
    pub fn fill_hole(&mut self, thread: ThreadId, event: EventId) {
        let index = self.graph.event(event).index as usize;
        for position in index + 1..self.graph.thread(thread).events.len() {
            if let Some(later) = self.graph.thread(thread).events[position].some() {
                let po = self.graph.event(later).po;
                self.log.push(Entry::Po { id: later, po });
                self.graph.event_mut(later).po = po.with(event);
            }
        }
    }

    pub fn set_position(&mut self, thread: ThreadId, position: u32) {
        let old = self.graph.thread(thread).position;
        if old != position {
            self.log.push(Entry::Position { thread, position: old });
            self.graph.threads[thread.index()].position = position;
        }
    }

    /// Is this event there for other threads: anything but a write that is only issued? `placing` is about to be placed.
    fn is_committed(&self, event: EventId, placing: EventId) -> bool {
        let this = self.graph.event(event);
        !this.is_write() || event == placing || self.graph.location(this.location).writes.contains(event)
    }

    /// After a cut: where does each thread stand, and which earlier events does each event have? Returns the threads that stand elsewhere now.
    pub fn settle_holes(&mut self, placing: EventId) -> u64 {
        let mut moved = 0;
        for number in 0..self.graph.threads.len() {
            let id = ThreadId(number as u16);
            let thread = self.graph.thread(id);
            let reached = thread.events.iter().take_while(|event| event.some().is_some_and(|event| self.is_committed(event, placing)));
            let position = (reached.count() as u32).min(thread.position);
            moved |= u64::from(position != thread.position) << number;
            self.set_position(id, position);
            for index in position as usize..self.graph.thread(id).events.len() {
                if let Some(event) = self.graph.thread(id).events[index].some() {
                    if self.model.facts().announces && !self.is_committed(event, placing) {
                        self.forget_value(event);
                    }
                    let po = self.graph.event(event).po;
                    if !po.is_subset(&self.graph.live) {
                        self.log.push(Entry::Po { id: event, po });
                        self.graph.event_mut(event).po = po & self.graph.live;
                    }
                }
            }
        }
        moved
    }

    /// A write that is not committed may have lost what its value depends on. It is only announced then: nobody looks at its value.
    fn forget_value(&mut self, write: EventId) {
        let Dependencies { addr, data, ctrl } = self.graph.event(write).rows.dependencies;
        let live = self.graph.live;
        if !data.is_subset(&live) {
            self.log.save(&self.graph, Entry::Saved { id: write }, write);
            self.graph.event_mut(write).rows.dependencies = Dependencies { addr, data: data & live, ctrl };
        }
    }

    /// The thread has come to a write that may only have been announced: it gets its value, and so do the reads of its thread that have taken it.
    pub fn give_value(&mut self, write: EventId, action: &Action) {
        let Event { thread, value, readers, .. } = *self.graph.event(write);
        let dependencies = self.dependencies(thread, action);
        self.graph.event_mut(write).rows.dependencies = dependencies;
        if value != action.value {
            self.graph.event_mut(write).value = action.value;
            for reader in readers.iter() {
                self.log.push(Entry::Value { id: reader, value });
                self.graph.event_mut(reader).value = action.value;
            }
        }
    }

    /// Runs the thread on through events that are there already.
    pub fn run_through(&mut self, thread: ThreadId, placing: EventId) -> Result<(), Stop> {
        loop {
            let position = self.graph.thread(thread).position;
            let Some(event) = self.graph.thread(thread).events.get(position as usize).and_then(|event| event.some()) else { return Ok(()) };
            if !self.is_committed(event, placing) {
                return Ok(());
            }
            let standing = *self.graph.standing(thread);
            let this = self.graph.event(event);
            let now = &standing.action;
            // A read and a choice get their values as answers.
            let same_value = this.is_read() || matches!(this.kind, Kind::Choice { .. }) || this.value == now.value;
            let same_kind = this.is_write() == matches!(now.kind, ActionKind::Write { .. });
            if (this.code(), this.address) != (now.code, now.address) || !same_value || !same_kind {
                // The new value leads to an error or to waiting before this event is reached; anything else cannot be.
                return match now.kind {
                    ActionKind::Failed(_) | ActionKind::Blocked(_) | ActionKind::Bounded(_) => Ok(()),
                    _ => {
                        let message =
                            "an event that was kept came out differently: this is a fault of Thinair, please report it".to_string();
                        Err(Stop::Unsupported(message, self.machine.position(now.code)))
                    }
                };
            }
            let (answer, step, spawns) = (this.answer(), this.step, this.spawns);
            self.log.push(Entry::Step { id: event, step, spawns });
            if spawns {
                self.end_idle_spawned(event);
            }
            self.graph.event_mut(event).step = self.machine.resume(standing.snapshot, position, answer);
            self.stop_further_attempt(event);
            self.set_position(thread, position + 1);
            if !self.machine.spawned().is_empty() {
                self.begin_spawned(event)?;
                self.log.push(Entry::Respawned { id: event });
            }
        }
    }

    /// An event is about to be run through again: threads that it had spawned, and that have done nothing yet, may get other arguments or not be
    /// spawned at all.
    fn end_idle_spawned(&mut self, event: EventId) {
        let mut left = false;
        for number in 0..self.graph.threads.len() {
            let thread = &mut self.graph.threads[number];
            if thread.alive && thread.spawner == event {
                if thread.events.is_empty() {
                    thread.alive = false;
                    let (function, start, twin) = (thread.function, thread.start, thread.twin);
                    self.log.push(Entry::Ended { thread: ThreadId(number as u16), spawner: event, function, start, twin });
                    self.refresh(ThreadId(number as u16));
                } else {
                    left = true;
                }
            }
        }
        self.graph.event_mut(event).spawns = left;
    }
}
