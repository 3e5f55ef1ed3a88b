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
//! [`canonical`](crate::engine::graph::kernel::canonical) asks of a model.
//!
//! Names of threads must not matter to the program. [`symmetry`](crate::engine::symmetry) looks at its text. Here it is seen to that nobody does anything between joining such
//! threads, and that they spawn none themselves; otherwise the run begins again without all this.
//!
//! **With holes** an event may be there while earlier ones of its thread are not. It follows its twin's only if it needs all choices that come before it in its thread (fences, allocations and writes to what the
//! thread has allocated are none), whichever write it takes: then these are kept with it, and what it follows never changes. The rules are about commits: what a write follows is found out when it is committed. The twin may be behind:
//! then it goes first ([`Explorer::first_of_twins`]).
//!
//! **Where writes overtake** (ARMv7, IMM), the canonical extension may have to take something else than the co-last choice, to which the second and third rule could object.
//! Where a thread comes to an access that may overtake one that follows ([`Explorer::check_overtaking`]), the run begins again without these two for the instruction of the one
//! that is overtaken; docs/exploration.md says why that is soon enough.

use crate::engine::graph::kernel::canonical;
use crate::engine::graph::kernel::explore::{Explorer, Stop};
use crate::engine::graph::models::Guide;
use crate::engine::graph::run::plan::Again;
use crate::engine::graph::store::event::{Event, EventId, Kind};
use crate::engine::graph::store::row::Row;
use crate::ir::{Order, pointer};
use crate::machine::action::{ActionKind, ThreadId};
use crate::machine::executor::Executor;

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// A new event, or a write that is now committed, follows its twin, if all before it in its thread did, and did the same. Without holes, says what the event needs,
    /// a source aside.
    #[inline(never)]
    pub fn follow_twin(&mut self, event: EventId) -> Result<(), Stop> {
        self.graph.followed_mut(event).twin = EventId::NONE;
        self.graph.followed_mut(event).twin = self.leader_of(event)?;
        let is_join = self.graph.event(event).kind == Kind::Join;
        if is_join {
            self.check_joins(event)?;
        }
        if self.model.facts().overtakes && self.rules.orders_twins {
            self.check_overtaking(event)?;
        }
        if M::HOLES {
            return Ok(());
        }
        let mut needs = self.own_needs(event);
        if is_join {
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
        if !self.has_done_the_same(thread, index) || M::HOLES && !self.needs_all_before(event) {
            return Ok(EventId::NONE);
        }
        // The twin is never behind: it comes first in the order of threads, and where it waits or ends, so do those who have done the same.
        let twin = self.graph.thread(twin);
        if twin.position > index { Ok(twin.events[index as usize]) } else { Err(Stop::Again(Again::Asymmetric)) }
    }

    /// Is this event the same in each of two threads that have taken the same values before? So is a write to what the thread has allocated.
    fn is_no_choice(&self, event: EventId) -> bool {
        match self.graph.event(event).kind {
            Kind::Fence(_) | Kind::Allocate { .. } => true,
            Kind::Write => self.is_own(event),
            _ => false,
        }
    }

    /// Has the thread done the same as its twin, up to this place? What is no choice need not follow itself.
    fn has_done_the_same(&self, thread: ThreadId, index: u32) -> bool {
        let before = self.graph.thread(thread).events[..index as usize].iter().copied();
        let last = before.rev().find(|&event| !self.is_no_choice(event));
        last.is_none_or(|last| self.graph.followed(last).twin.some().is_some_and(|followed| self.are_alike(last, followed)))
    }

    /// With holes: does the event need every choice that comes before it in its thread, wherever a read takes its value from?
    fn needs_all_before(&self, event: EventId) -> bool {
        let Event { thread, index, .. } = *self.graph.event(event);
        let mut needed = canonical::needed_from_any_source(self, event);
        for &earlier in self.graph.thread(thread).events[..index as usize].iter().rev() {
            if !needed.contains(earlier) {
                if self.is_no_choice(earlier) {
                    continue;
                }
                return false;
            }
            if !self.graph.followed(earlier).twin.is_none() {
                // What follows needs all choices before it.
                return true;
            }
            needed |= canonical::needed_directly(self, earlier);
        }
        true
    }

    /// Where writes overtake: may this event of a thread that has a twin be there before an earlier access that follows, and to which it leaves no choice but one that
    /// the rules forbid? It may, if it does not need an access of its location; and where SeqCst counts, if it does not need a SeqCst access. Instructions to which these rules no longer
    /// apply are not looked at.
    fn check_overtaking(&self, event: EventId) -> Result<(), Stop> {
        let Event { thread, index, location, .. } = *self.graph.event(event);
        if !self.has_twin(thread) {
            return Ok(());
        }
        let before = &self.graph.thread(thread).events[..index as usize];
        let following = before.iter().position(|&earlier| self.is_last_to_follow(earlier)).map_or(before, |last| &before[..=last]);
        let may_be_late = |&&earlier: &&EventId| {
            let earlier = self.graph.event(earlier);
            !self.rules.overtaken.contains(&earlier.code())
                && (earlier.is_read() || earlier.is_write())
                && (earlier.location == location || earlier.order == Order::SeqCst)
        };
        let mut left = following.iter().filter(may_be_late).copied().fold(Row::default(), Row::with);
        if left.is_empty() {
            return Ok(());
        }
        let mut needed = canonical::needed_from_any_source(self, event);
        for &earlier in before.iter().rev() {
            left -= needed;
            if left.is_empty() {
                return Ok(());
            }
            if needed.contains(earlier) {
                needed |= canonical::needed_directly(self, earlier);
            }
        }
        Err(Stop::Again(Again::Overtaken(left.iter().map(|earlier| self.graph.event(earlier).code()).collect())))
    }

    /// Does nothing after this event follow a twin, whatever the two have done before?
    fn is_last_to_follow(&self, event: EventId) -> bool {
        !self.is_no_choice(event) && !matches!(self.graph.event(event).kind, Kind::Read | Kind::Choice { .. })
    }

    /// With holes, a thread may stand before an event that its twin has yet to come to. Then the twin goes first.
    #[inline(never)]
    pub fn first_of_twins(&self, mut id: ThreadId) -> ThreadId {
        loop {
            let thread = self.graph.thread(id);
            let Some(twin) = thread.twin else { return id };
            let is_behind = self.graph.thread(twin).position <= thread.position && self.masks.unfinished() >> twin.index() & 1 == 1;
            if !is_behind || !self.has_done_the_same(id, thread.position) {
                return id;
            }
            id = twin;
        }
    }

    /// The step that an event follows: an event, with its write if it is a read-modify-write.
    #[cold]
    pub fn followed_step(&self, event: EventId) -> Row<W> {
        let Some(leader) = self.graph.followed(event).twin.some() else { return Row::default() };
        let exclusive = if self.graph.event(leader).kind == Kind::Update { self.graph.exclusive_of(leader) } else { None };
        exclusive.into_iter().fold(Row::single(leader), Row::with)
    }

    /// What an event needs besides its source. A read-modify-write that it follows is one step.
    pub fn own_needs(&self, event: EventId) -> Row<W> {
        let this = self.graph.event(event);
        let before = self.graph.predecessor(this.thread, this.index);
        let own = before.some().map_or(Row::default(), |before| self.graph.needs(before)).with(event);
        self.followed_step(event).iter().fold(own, |own, followed| own | self.graph.needs(followed))
    }

    /// Is what each event needs kept beside it?
    pub fn keeps_needs(&self) -> bool {
        !M::HOLES && self.rules.merges_symmetric
    }

    /// Have a thread and its twin made the same choice here, having done the same before?
    fn are_alike(&self, event: EventId, leader: EventId) -> bool {
        let (this, other) = (self.graph.event(event), self.graph.event(leader));
        match (this.kind, other.kind) {
            (Kind::Read, Kind::Read) if this.location == other.location => this.rf == other.rf,
            (Kind::Read, Kind::Read) => self.is_own(event) && self.is_own(leader) && self.are_own_at_same_place(event, leader),
            (Kind::Choice { .. }, Kind::Choice { .. }) => this.value == other.value,
            _ => false,
        }
    }

    /// Is this an access to an object that its thread has allocated?
    fn is_own(&self, access: EventId) -> bool {
        let this = self.graph.event(access);
        let (allocation, _) = self.graph.memory.life(pointer::object(this.address));
        allocation.some().is_some_and(|allocation| self.graph.event(allocation).thread == this.thread)
    }

    /// Do these reads of two threads take their value from their own thread, from the same place in each?
    fn are_own_at_same_place(&self, one: EventId, other: EventId) -> bool {
        let place = |read: EventId| {
            let this = self.graph.event(read);
            let source = self.graph.event(this.rf.some()?);
            (source.thread == this.thread).then_some(source.index)
        };
        place(one).is_some_and(|place_of_one| place(other) == Some(place_of_one))
    }

    /// Would a read take a write that the twin's read could have taken, and that is co-before the one which that took? Then the two threads should change places.
    pub fn twin_comes_first(&mut self, read: EventId, source: EventId) -> bool {
        let this = self.graph.event(read);
        let Some(leader) = self.graph.followed(read).twin.some() else { return false };
        let other = self.graph.event(leader);
        if other.location != this.location || other.rf == source || self.rules.overtaken.contains(&this.code()) {
            return false;
        }
        let Some(taken) = other.rf.some() else { return false };
        if self.model.facts().arranges_co {
            // What a write has seen is co-before it, whatever co may be. Where writes overtake, it need not have seen it for good.
            return source
                .some()
                .is_none_or(|source| !self.model.facts().overtakes && self.model.seen_by(&self.graph, taken).contains(source));
        }
        self.is_co_before(source, taken) && source.some().is_none_or(|source| canonical::prefix(self, leader).committed.contains(source))
    }

    /// The write of its twin behind which a write goes in co, if there is one.
    #[cold]
    pub fn goes_behind(&self, write: EventId) -> EventId {
        if self.rules.overtaken.contains(&self.graph.event(write).code()) { EventId::NONE } else { self.graph.followed(write).twin }
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
    pub fn check_parent(&self, parent: ThreadId) -> Result<(), Stop> {
        if self.has_twin(parent) { Err(Stop::Again(Again::Asymmetric)) } else { Ok(()) }
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
        if missing == 0 { Ok(()) } else { Err(Stop::Again(Again::Asymmetric)) }
    }

    /// All threads that count as one with this one, itself included, a bit each.
    pub fn class_of(&self, thread: ThreadId) -> u64 {
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
