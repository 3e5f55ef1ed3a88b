//! Threads that count as one: of the executions that differ only in which of several threads with the same code and the same arguments is which, one is enough.
//!
//! The *twin* of a thread is the one before it that was spawned in the same step, with the same function and the same arguments. A thread *follows* its twin as
//! long as the two have done the same. Then
//!
//! - what it does next comes after what its twin does at that place: the event *needs* the twin's event (and with it the write of a read-modify-write): a revisit that
//!   keeps the one keeps the other;
//! - a read does not take a write that its twin's read could have taken, and that is co-before the one which that took;
//! - a write of the same location goes behind its twin's in co.
//!
//! **Nothing is lost.** Take an execution. Let its events come in an order that extends po ∪ rf, and call the threads with the same code by the order in which
//! they first differ: whenever one of those that have done the same so far can take its next step, all that take the same step do so
//! at once; of those that could take different steps, the one goes first that reads the co-earlier write, or whose write is co-earlier. That is possible:
//! threads that have done the same need the same, but for the write that they read. With these names the execution obeys the three rules.
//!
//! **Nothing comes twice, and the search finds its way.** The rules are a property of executions that its parts have too, if they have all that their events need,
//! and the canonical extension never breaks them: it takes the co-last write, and the co-last place. That is all the argument of
//! [`canonical`](super::canonical) asks of a model.
//!
//! Names of threads must not matter to the program. [`symmetry`](crate::engine::symmetry) looks at its text. Here it is seen to that nobody does anything between joining such
//! threads, and that they spawn none themselves; otherwise the run begins again without all this. Under models with holes events need something else, and nothing is merged.

use super::event::{Event, EventId, Kind};
use super::explore::{Explorer, Stop};
use super::models::Model;
use super::row::Row;
use crate::ir::pointer;
use crate::machine::action::{ActionKind, ThreadId};
use crate::machine::executor::Executor;

impl<M: Model<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// A new event follows its twin, if all before it in its thread did, and did the same. Says what the event needs, a source aside.
    pub(super) fn follow_twin(&mut self, event: EventId) -> Result<(), Stop> {
        self.graph.followed_mut(event).twin = self.leader_of(event)?;
        let mut needs = self.own_needs(event);
        if self.graph.event(event).kind == Kind::Join {
            self.check_joins(event)?;
            let joined = self.graph.thread(ThreadId(self.graph.event(event).value as u16));
            let last = joined.events.last().copied().unwrap_or(joined.spawner);
            needs |= last.some().map_or(Row::default(), |last| self.graph.needs(last));
        }
        self.graph.followed_mut(event).needs = needs;
        Ok(())
    }

    /// The event that a new one follows.
    fn leader_of(&self, event: EventId) -> Result<EventId, Stop> {
        let Event { thread, index, .. } = *self.graph.event(event);
        let Some(twin) = self.graph.thread(thread).twin else { return Ok(EventId::NONE) };
        if index > 0 {
            let before = self.graph.predecessor(thread, index);
            let followed = self.graph.followed(before).twin;
            if followed.is_none() || !self.are_alike(before, followed) {
                return Ok(EventId::NONE);
            }
        }
        // The twin is never behind: it comes first in the order of threads, and where it waits or ends, so do those who have done the same.
        self.graph.thread(twin).events.get(index as usize).copied().ok_or(Stop::Asymmetric)
    }

    /// What an event needs besides its source. A read-modify-write that it follows is one step.
    pub(super) fn own_needs(&self, event: EventId) -> Row<W> {
        let this = self.graph.event(event);
        let before = self.graph.predecessor(this.thread, this.index);
        let own = before.some().map_or(Row::default(), |before| self.graph.needs(before)).with(event);
        let Some(leader) = self.graph.followed(event).twin.some() else { return own };
        let exclusive = if self.graph.event(leader).kind == Kind::Update { self.graph.exclusive_of(leader) } else { None };
        own | self.graph.needs(exclusive.unwrap_or(leader))
    }

    /// Have a thread and its twin done the same here, having done the same before?
    fn are_alike(&self, event: EventId, leader: EventId) -> bool {
        let (this, other) = (self.graph.event(event), self.graph.event(leader));
        match (this.kind, other.kind) {
            (Kind::Read, Kind::Read) if this.location == other.location => this.rf == other.rf,
            (Kind::Read, Kind::Read) => self.is_own(event) && self.is_own(leader) && self.is_of_same_place(this.rf, other.rf),
            // Nobody knows of an object as long as its thread has changed nothing else.
            (Kind::Write, Kind::Write) => self.is_own(event) && self.is_own(leader),
            (Kind::Choice { .. }, Kind::Choice { .. }) => this.value == other.value,
            (Kind::Fence(_), Kind::Fence(_)) | (Kind::Allocate { .. }, Kind::Allocate { .. }) => true,
            _ => false,
        }
    }

    /// Is this an access to an object that its thread has allocated?
    fn is_own(&self, access: EventId) -> bool {
        let this = self.graph.event(access);
        let (allocation, _) = self.graph.memory.life(pointer::object(this.address));
        allocation.some().is_some_and(|allocation| self.graph.event(allocation).thread == this.thread)
    }

    /// Are these writes of two threads at the same place in each?
    fn is_of_same_place(&self, one: EventId, other: EventId) -> bool {
        match (one.some(), other.some()) {
            (Some(one), Some(other)) => self.graph.event(one).index == self.graph.event(other).index,
            _ => false,
        }
    }

    /// Would a read take a write that the twin's read could have taken, and that is co-before the one which that took? Then the two threads should change places.
    pub(super) fn twin_comes_first(&self, read: EventId, source: EventId) -> bool {
        let this = self.graph.event(read);
        let Some(leader) = self.graph.followed(read).twin.some() else { return false };
        let other = self.graph.event(leader);
        if other.location != this.location || other.rf == source {
            return false;
        }
        let Some(taken) = other.rf.some() else { return false };
        if M::SEARCHES_CO {
            // What happens before a write is co-before it, whatever co may be.
            return source.some().is_none_or(|source| self.model.happens_before(&self.graph, taken).contains(source));
        }
        let was_there = source.some().is_none_or(|source| self.graph.needs(leader).contains(source));
        was_there && self.is_co_before(source, taken)
    }

    fn is_co_before(&self, earlier: EventId, write: EventId) -> bool {
        let mut before = self.graph.event(write).co_before;
        while before != earlier {
            let Some(next) = before.some() else { return false };
            before = self.graph.event(next).co_before;
        }
        true
    }

    /// Does this thread count as one with another?
    fn has_twin(&self, thread: ThreadId) -> bool {
        self.graph.thread(thread).twin.is_some() || self.graph.threads.iter().any(|other| other.alive && other.twin == Some(thread))
    }

    /// Threads that count as one may not spawn others: these would have to change places with them.
    pub(super) fn check_parent(&self, parent: ThreadId) -> Result<(), Stop> {
        if self.has_twin(parent) { Err(Stop::Asymmetric) } else { Ok(()) }
    }

    /// Whoever joins one of several threads that count as one goes on to join all of them, with nothing in between.
    fn check_joins(&mut self, join: EventId) -> Result<(), Stop> {
        let Event { thread, index, value, .. } = *self.graph.event(join);
        let joined = ThreadId(value as u16);
        if !self.has_twin(joined) {
            return Ok(());
        }
        let mut missing = self.class_of(joined);
        for &before in self.graph.thread(thread).events[..index as usize].iter().rev() {
            let before = self.graph.event(before);
            if before.kind != Kind::Join {
                break;
            }
            missing &= !(1 << before.value);
        }
        let mark = self.machine.mark();
        let mut step = *self.graph.standing(thread);
        let mut at = index;
        while step.action.kind == ActionKind::Join && missing != 0 {
            missing &= !(1_u64.checked_shl(step.action.value as u32).unwrap_or(0));
            step = self.machine.resume(step.snapshot, at, 0);
            at += 1;
            if !self.machine.spawned().is_empty() {
                break;
            }
        }
        self.machine.release(mark);
        if missing == 0 { Ok(()) } else { Err(Stop::Asymmetric) }
    }

    /// All threads that count as one with this one, itself included, a bit each.
    pub(super) fn class_of(&self, thread: ThreadId) -> u64 {
        let mut class = 1_u64 << thread.index();
        loop {
            let before = class;
            for (number, other) in self.graph.threads.iter().enumerate().filter(|(_, other)| other.alive) {
                if let Some(twin) = other.twin
                    && (class >> number | class >> twin.index()) & 1 == 1
                {
                    class |= 1 << number | 1 << twin.index();
                }
            }
            if class == before {
                return class;
            }
        }
    }
}
