//! Attempts that are left out before they are made.
//!
//! A thread looks at a location, and looks again: in a loop (`now = f; while (!now) now = f`), or in a compare-and-exchange that carries what was found. Further
//! attempts that [might have been the first](super::attempts) are stopped once they are there. Here they do not come about:
//!
//! - A load in front of a loop, with which the thread would wait in the loop, counts as waiting itself.
//! - A compare-and-exchange goes right after the look before it. If it fails then, it has failed for good, unless the value that it expects comes back.
//!   So nothing that follows need be built, if the read cannot be revisited, or if its look cannot.
//!
//! Both assume that any other value leads a second look to where the first would have led, and that no value comes back. That is looked at in each execution, when it is finished
//! ([`Explorer::check_ahead`]); where it is not so, the run begins again without these rules ([`Again::OtherAttempt`]). docs/exploration.md has the argument (*Attempts that are not made*).
//!
//! A look costs a little more with these rules: a run begins without them, and begins again with them at the first execution that is blocked by an attempt which they leave out
//! ([`Again::NeedlessAttempt`]). Fences that mappings put between two looks, and behind them, are part of a look.

use crate::engine::graph::kernel::explore::{Explorer, Stop};
use crate::engine::graph::kernel::frame::members;
use crate::engine::graph::models::Guide;
use crate::engine::graph::run::plan::Again;
use crate::engine::graph::store::event::{EventId, Kind};
use crate::machine::action::{Action, ActionKind, Block, CodeAddress, ThreadId};
use crate::machine::{SecondLook, Taker};
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// May the thread wait at this read?
    #[inline(always)]
    pub fn may_wait(&self, code: CodeAddress) -> bool {
        self.machine.may_repeat(code) || self.peeks(code)
    }

    /// Is this a load in front of a loop that does it again?
    #[inline(always)]
    pub fn peeks(&self, code: CodeAddress) -> bool {
        self.rules.looks_ahead && self.machine.peeks(code)
    }

    /// If the read is one in front of a loop, in which its thread would wait with this value: how it waits.
    pub fn waits_behind(&mut self, read: EventId, value: u64) -> Option<Action> {
        if !self.peeks(self.graph.event(read).code()) || !self.is_last_of_thread(read) {
            return None;
        }
        let taker = self.taker(read);
        self.machine.waits_behind(taker, value)
    }

    /// The thread that stands before a compare-and-exchange, and has looked at the location just before: nothing comes between but fences, which mappings put there.
    pub fn second_looker(&self) -> Option<ThreadId> {
        if !self.rules.looks_ahead {
            return None;
        }
        members(self.masks.runnable).find(|&id| {
            let action = self.graph.standing(id).action;
            match action.kind {
                ActionKind::Read { exclusive: true, lock: false } if self.machine.is_exchange(action.code) => self
                    .look_before(id, self.graph.thread(id).position)
                    .is_some_and(|last| self.graph.event(last).address == action.address),
                ActionKind::Fence(_) => self.look_before(id, self.graph.thread(id).position).is_some(),
                _ => false,
            }
        })
    }

    /// A read has got its source: will its thread get nowhere with it, whatever follows?
    #[inline(never)]
    pub fn is_in_vain_ahead(&mut self, read: EventId) -> bool {
        let this = *self.graph.event(read);
        if this.kind != Kind::Read {
            return false;
        }
        if self.peeks(this.code()) {
            return self.is_never_revisited(read) && self.waits_behind(read, this.value).is_some();
        }
        let has_failed = this.origin.exclusive_read && this.step.action.kind == ActionKind::Blocked(Block::Assume);
        has_failed && self.has_failed_for_good(read)
    }

    /// With nothing but fences since: has a compare-and-exchange failed that will fail, whatever follows?
    pub fn has_failed_for_good(&self, read: EventId) -> bool {
        let this = *self.graph.event(read);
        let Some(first) = self.look_before(this.thread, this.index) else { return false };
        let look = self.graph.event(first);
        if !this.origin.exclusive_read || look.location != this.location || !self.comes_right_after(read, first) {
            return false;
        }
        // It was there before its source, which fixes it; or the look was too late.
        let was_revisited = this.rf.some().is_some_and(|source| self.graph.event(source).stamp > this.stamp);
        let is_taken = || {
            let next = self.graph.co_after(look.location, look.rf).some().map(|next| self.graph.event(next));
            next.is_some_and(|next| next.kind == Kind::Exclusive && next.stamp < look.stamp)
        };
        was_revisited || is_taken()
    }

    /// With holes: is nothing that comes after the event in its thread there already?
    pub fn is_last_of_thread(&self, event: EventId) -> bool {
        let this = self.graph.event(event);
        !M::HOLES || self.graph.thread(this.thread).events.len() <= this.index as usize + 1
    }

    /// With holes: did nothing come between the first look, or the write that has revisited it, and the second, and is nothing there that follows it? What fills a hole comes before all
    /// else.
    fn comes_right_after(&self, second: EventId, first: EventId) -> bool {
        if !M::HOLES {
            return true;
        }
        let (first, second) = (self.graph.event(first), self.graph.event(second));
        let source = first.rf.some().map_or(0, |source| self.graph.event(source).stamp);
        let since = first.stamp.max(source);
        let is_own_fence = |event: EventId| {
            let this = self.graph.event(event);
            this.thread == second.thread && matches!(this.kind, Kind::Fence(_))
        };
        let is_last = self.graph.thread(second.thread).events[second.index as usize + 1..]
            .iter()
            .all(|&event| event.some().is_some_and(is_own_fence));
        is_last && self.graph.order().iter().all(|item| item.stamp <= since || item.stamp >= second.stamp || is_own_fence(item.event))
    }

    /// Has a thread stopped since its last attempt might have been its first? Then it pays to leave such attempts out, which costs a little wherever a thread looks.
    #[cold]
    pub fn check_needless(&self) -> Result<(), Stop> {
        let is_needless = members(self.masks.stopped).any(|id| {
            let action = self.graph.standing(id).action;
            action.kind == ActionKind::Blocked(Block::Assume) && self.machine.is_look(action.code)
        });
        if is_needless { Err(Stop::Again(Again::NeedlessAttempt)) } else { Ok(()) }
    }

    /// Do all attempts that were left out, here or in what differs from this execution by them alone, come to what was assumed?
    #[inline(never)]
    pub fn check_ahead(&mut self) -> Result<(), Stop> {
        let reads: Vec<EventId> = self.graph.reads.iter().filter(|&read| self.graph.event(read).kind == Kind::Read).collect();
        let is_as_assumed = reads.into_iter().all(|read| self.comes_to_the_same(read));
        if is_as_assumed { Ok(()) } else { Err(Stop::Again(Again::OtherAttempt)) }
    }

    fn comes_to_the_same(&mut self, read: EventId) -> bool {
        let this = *self.graph.event(read);
        let later = self.graph.thread(this.thread).events[this.index as usize + 1..].iter().map_while(|event| event.some());
        let next = later.into_iter().find(|&event| !matches!(self.graph.event(event).kind, Kind::Fence(_)));
        let exchanges = next.is_some_and(|next| {
            let next = self.graph.event(next);
            next.location == this.location && next.origin.exclusive_read && self.machine.is_exchange(next.code())
        });
        if !exchanges && !self.peeks(this.code()) {
            return true;
        }
        let mut values: Vec<u64> = self.graph.co(this.location).map(|write| self.graph.event(write).value).collect();
        values.push(self.graph.value_of(this.location, EventId::NONE));
        values.sort_unstable();
        let count = values.len();
        values.dedup();
        // A value that comes back.
        if exchanges && values.len() < count {
            return false;
        }
        let taker = self.taker(read);
        // The same question was answered in other executions.
        let question = taker.from.is_kept().then(|| (taker.from, FxBuildHasher.hash_one(&values)));
        if question.is_some_and(|question| self.rules.known_looks.contains(&question)) {
            return true;
        }
        let is_the_same = values.iter().all(|&found| {
            if !exchanges && self.machine.waits_behind(taker, found).is_none() {
                return true;
            }
            values.iter().all(|&then| {
                then == found || self.machine.second_look(self.program, taker, this.address, (found, then)) != SecondLook::Other
            })
        });
        if is_the_same {
            self.rules.known_looks.extend(question);
        }
        is_the_same
    }

    /// A thread as it stands before a read.
    pub fn taker(&self, read: EventId) -> Taker {
        let this = self.graph.event(read);
        Taker { from: self.graph.standing_before(this).snapshot, index: this.index }
    }
}
