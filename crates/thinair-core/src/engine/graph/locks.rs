//! Locks: threads that compete for one add no blocked executions.
//!
//! A lock is a location of which *waiting read-modify-writes* take what they can go on with (0 of a mutex, more than 0 of a semaphore). All of its writes form one chain, each
//! following on the one that it has read, or on the lock that it frees. Two rules, beside those that hold for all (docs/exploration.md has the argument):
//!
//! - *Who would wait goes last.* A thread that stands before a lock that is held has no event there, and its turn comes when nobody else can go on. Then its read takes the
//!   last write, the thread is blocked, and that is a deadlock, or somebody holds the lock for ever.
//! - *A lock that takes what another has taken puts that one off.* An ordinary revisit would let the other read the new write, and block. Here the other goes, and
//!   its thread stands before it once more. The canonical extension would have kept the other: so the one that put it off stands *out of turn*, and no revisit deletes its read.
//!
//! A write that is not part of the chain breaks the argument: then the run begins again without these rules ([`Stop::StrayWrite`]). In models with holes so does a lock that is no acquire: all that
//! comes after a lock in its thread must need it.

use super::canonical;
use super::event::{Event, EventId, Kind};
use super::explore::{Explorer, Stop};
use super::memory::Resolved;
use super::models::Guide;
use super::row::Row;
use crate::machine::action::{ActionKind, ThreadId};

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Do the rules fit the model? Not where executions are run again, which starts from blocked ones as well.
    pub(super) const HAS_LOCKS: bool = !M::RE_EXECUTES;

    /// The first thread that can run and need not wait for a lock, or else the first that can join another one, or else the first that waits for a lock.
    #[inline(never)]
    pub(super) fn next_that_need_not_wait(&mut self) -> Option<ThreadId> {
        let mut left = self.masks.runnable;
        while let Some(id) = self.rules.precedence.first_of(left) {
            if !self.would_wait(id) {
                return Some(id);
            }
            left &= !(1 << id.index());
        }
        self.joiners().next().or_else(|| self.rules.precedence.first_of(self.masks.runnable))
    }

    /// Does the thread stand before a lock that it would have to wait for?
    fn would_wait(&mut self, id: ThreadId) -> bool {
        let action = self.graph.standing(id).action;
        if action.kind != (ActionKind::Read { exclusive: true, lock: true }) {
            return false;
        }
        // What is wrong with the address is found when the thread has its turn.
        let Ok(Resolved::Location(location) | Resolved::Overlapped(location)) = self.graph.memory.resolve(action.address, action.width)
        else {
            return false;
        };
        let last = self.graph.locations.get(location.index()).map_or(EventId::NONE, |known| known.co_last);
        self.machine.waits_for(action.code, self.graph.value_of(location, last))
    }

    /// Would a waiting read block if it took this source, and not be one that waits for the end of the chain? What [`stuck`](super::stuck) finds when it is there.
    pub(super) fn would_stay_blocked(&self, read: EventId, source: EventId) -> bool {
        let this = self.graph.event(read);
        source != self.graph.location(this.location).co_last
            && self.machine.waits_for(this.code(), self.graph.value_of(this.location, source))
    }

    /// Is this read, which the write could revisit, put off instead, because it would block?
    pub(super) fn is_put_off(&self, read: EventId, write: EventId) -> bool {
        let this = self.graph.event(read);
        Self::HAS_LOCKS && self.rules.puts_off_locks && self.machine.waits_for(this.code(), self.graph.event(write).value)
    }

    /// A read has got its source. If it is that of a lock that goes on, and need not put another off for that, it stands at the end of the chain.
    #[inline(never)]
    pub(super) fn check_lock_read(&mut self, read: EventId) -> Result<(), Stop> {
        let this = self.graph.event(read);
        let next = self.graph.co_after(this.location, this.rf).some();
        let is_taken = next.is_some_and(|next| self.graph.event(next).kind == Kind::Exclusive);
        if this.kind != Kind::Update || is_taken || !self.machine.is_lock(this.code()) { Ok(()) } else { self.check_chain(read) }
    }

    /// Does the read stand after all writes of the lock that are no read-modify-writes? (Those that are follow on what they read.)
    pub(super) fn check_chain(&mut self, read: EventId) -> Result<(), Stop> {
        let others = self.graph.location(self.graph.event(read).location).writes - self.graph.exclusives;
        let comes_last = others.is_empty() || others.is_subset(&self.before_update(read));
        if comes_last { Ok(()) } else { Err(Stop::StrayWrite) }
    }

    /// What comes before the read of a lock, whose write may have yet to come. With holes it need not need the commit of an own unlock that it takes; but its write does.
    fn before_update(&mut self, update: EventId) -> Row<W> {
        if !M::HOLES {
            return self.graph.event(update).prefix;
        }
        let before = canonical::prefix_of_update(self, update).committed;
        let Event { rf, thread, .. } = *self.graph.event(update);
        match rf.some().filter(|&source| self.graph.event(source).thread == thread) {
            Some(unlock) => before | canonical::prefix(self, unlock).committed.with(unlock),
            None => before,
        }
    }

    /// With holes: nothing that comes after a lock in its thread is there without it. Something else is no lock.
    #[inline(never)]
    pub(super) fn check_hole(&self, thread: ThreadId) -> Result<(), Stop> {
        if self.graph.thread(thread).has_hole() { Err(Stop::StrayWrite) } else { Ok(()) }
    }

    /// A write has come: if it is no read-modify-write, it stands after all that has taken the lock, but for who has taken it from this very write. (With holes its own
    /// thread may have done so before others can see it.)
    #[inline(never)]
    pub(super) fn check_lock_write(&mut self, write: EventId) -> Result<(), Stop> {
        let Event { kind, location, readers, .. } = *self.graph.event(write);
        let reads = self.graph.location(location).reads;
        if kind != Kind::Write || reads.is_empty() {
            return Ok(());
        }
        let before = if M::HOLES { canonical::prefix(self, write).committed } else { self.graph.event(write).prefix };
        let is_stray = (reads - before - readers).iter().any(|read| self.machine.is_lock(self.graph.event(read).code()));
        if is_stray { Err(Stop::StrayWrite) } else { Ok(()) }
    }
}
