//! Locks: threads that compete for one add no blocked executions.
//!
//! A lock is a location of which *waiting read-modify-writes* take what they can go on with (0 of a mutex, more than 0 of a semaphore). All of its writes form one chain, each
//! following on the one that it has read, or on the lock that it frees. Two rules, beside those that hold for all (docs/exploration.md has the argument):
//!
//! - *Who would wait goes last*, as for [all waits](super::waits).
//! - *A lock that takes what another has taken puts that one off.* An ordinary revisit would let the other read the new write, and block. Here the other goes, and
//!   its thread stands before it once more. The canonical extension would have kept the other: so the one that put it off stands *out of turn*, and no revisit deletes its read.
//!
//! A write that is not part of the chain breaks the argument: then the run begins again without these rules ([`Again::StrayWrite`]). In models with holes so does a lock that is no acquire: all that
//! comes after a lock in its thread must need it.
//!
//! The second rule serves read-modify-writes in loops as well, test-and-set locks for instance
//! (docs/exploration.md, *Threads that wait*). There nothing says which locations are locks. So what is
//! watched is the thread that was put off: if it goes on from a write that does not need the one that
//! put it off, the run begins again without the rule ([`Again::StrayUpdate`]).

use crate::engine::graph::co::forced::Blocks;
use crate::engine::graph::kernel::canonical;
use crate::engine::graph::kernel::explore::{Explorer, Stop};
use crate::engine::graph::kernel::frame::Cut;
use crate::engine::graph::models::Guide;
use crate::engine::graph::run::plan::Again;
use crate::engine::graph::store::event::{Event, EventId, Kind};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::machine::action::ThreadId;

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Would a waiting read block if it took this source, and not be one that waits for the end of the chain? What [`stuck`](super::stuck) finds when it is there.
    pub fn would_stay_blocked(&self, read: EventId, source: EventId) -> bool {
        let this = self.graph.event(read);
        source != self.graph.location(this.location).co_last
            && self.machine.waits_for(this.code(), self.graph.value_of(this.location, source))
    }

    /// Is this read, which the write could revisit, put off instead, because it would block?
    pub fn is_put_off(&mut self, read: EventId, write: EventId) -> bool {
        let Event { rf, index, .. } = *self.graph.event(read);
        let (code, found) = (self.graph.event(read).code(), self.graph.event(write).value);
        if self.machine.is_lock(code) {
            return self.rules.puts_off_locks && self.machine.waits_for(code, found);
        }
        let compete = || self.graph.event(write).kind == Kind::Exclusive && self.first_place(write) == rf;
        let (may_wait, may_undo) = (self.may_wait(code), self.may_undo(code));
        if !self.rules.puts_off_updates || !may_wait && !may_undo || !compete() || self.keeps_later(read, write) {
            return false;
        }
        let standing = self.graph.standing_before(self.graph.event(read)).snapshot;
        may_wait && self.machine.would_block(standing, index, found)
            || self.waits_behind(read, found).is_some()
            || may_undo && self.would_undo(read, found)
    }

    /// With holes: does the write need something that comes after the read in its thread?
    fn keeps_later(&mut self, read: EventId, write: EventId) -> bool {
        if !M::HOLES {
            return false;
        }
        let needed = canonical::prefix(self, write);
        let this = self.graph.event(read);
        let later = &self.graph.thread(this.thread).events[this.index as usize + 1..];
        later.iter().filter_map(|event| event.some()).any(|event| needed.committed.contains(event) || needed.issued.contains(event))
    }

    /// Does a thread stand before a read that another one has put off, and which is no lock of the library?
    #[inline(always)]
    pub fn has_put_off(&self) -> bool {
        self.rules.puts_off_updates && !self.graph.out_of_turn.is_empty() && self.cuts.iter().any(|cut| !cut.by.is_none())
    }

    /// A read has got its source. If it was put off and goes on, the execution must not be one that is
    /// also found without putting it off.
    #[inline(always)]
    pub fn check_put_off(&mut self, read: EventId) -> Result<(), Stop> {
        if self.has_put_off() { self.check_source(read) } else { Ok(()) }
    }

    #[inline(never)]
    fn check_source(&mut self, read: EventId) -> Result<(), Stop> {
        let Event { thread, index, value, kind, location, rf, .. } = *self.graph.event(read);
        // From what another one has taken the read goes on only if its write revisits that one: never, if that stands out of turn.
        let rival = if kind == Kind::Update { canonical::rival(&self.graph, location, rf) } else { None };
        if rival.is_some_and(|rival| self.graph.out_of_turn.contains(rival)) {
            return Ok(());
        }
        // What came before a read that was put off is there as long as no later cut goes back behind that.
        let mut since = rival.map_or(u32::MAX, |rival| self.graph.event(rival).stamp);
        for number in (0..self.cuts.len()).rev() {
            let cut = self.cuts[number];
            let is_in_force = !cut.by.is_none() && (cut.thread, cut.index) == (thread, index) && cut.stamp <= since;
            if is_in_force && self.is_found_elsewhere(read, &cut) {
                let standing = self.graph.standing_before(self.graph.event(read)).snapshot;
                let undoes = self.may_undo(self.graph.event(read).code()) && self.would_undo(read, value);
                let blocks = undoes || self.waits_behind(read, value).is_some() || self.machine.would_block(standing, index, value);
                return if blocks { Ok(()) } else { Err(Stop::Again(Again::StrayUpdate)) };
            }
            since = since.min(cut.stamp);
        }
        Ok(())
    }

    /// Could the read have come to its source without being put off? Not if that needs who put it off,
    /// and if, of what was there before the read and what the source needs, all writes of the location
    /// that may come after that one need it, too: then no other write can be what the read took before it was revisited.
    fn is_found_elsewhere(&mut self, read: EventId, cut: &Cut<W>) -> bool {
        let needed = canonical::prefix(self, read).committed;
        let Some(write) = self.graph.exclusive_of(cut.by).filter(|_| needed.contains(cut.by)) else { return true };
        let location = self.graph.event(read).location;
        // With holes, what the source does not need may have been there as well, and may have gone but for its issue.
        let is_member = |graph: &Graph<W>, event: EventId| M::HOLES || needed.contains(event) || graph.event(event).stamp < cut.stamp;
        let others = self.graph.location(location).writes.without(write);
        others.iter().any(|other| {
            is_member(&self.graph, other) && !canonical::prefix(self, other).committed.contains(cut.by) && {
                let Explorer { graph, model, .. } = &*self;
                if model.facts().arranges_co {
                    let blocks = Blocks { graph, view: |event| model.seen_by(graph, event), location };
                    !blocks.is_forced_before(other, write, |event| is_member(graph, event))
                } else {
                    !graph.co(location).take_while(|&listed| listed != write).any(|listed| listed == other)
                }
            }
        })
    }

    /// A read has got its source. If it is that of a lock that goes on, and need not put another off for that, it stands at the end of the chain.
    #[inline(never)]
    pub fn check_lock_read(&mut self, read: EventId) -> Result<(), Stop> {
        let this = self.graph.event(read);
        let next = self.graph.co_after(this.location, this.rf).some();
        let is_taken = next.is_some_and(|next| self.graph.event(next).kind == Kind::Exclusive);
        if this.kind != Kind::Update || is_taken || !self.machine.is_lock(this.code()) { Ok(()) } else { self.check_chain(read) }
    }

    /// Does the read stand after all writes of the lock that are no read-modify-writes? (Those that are follow on what they read.)
    pub fn check_chain(&mut self, read: EventId) -> Result<(), Stop> {
        let others = self.graph.location(self.graph.event(read).location).writes - self.graph.exclusives;
        let comes_last = others.is_empty() || others.is_subset(&self.before_update(read));
        if comes_last { Ok(()) } else { Err(Stop::Again(Again::StrayWrite)) }
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
    pub fn check_hole(&self, thread: ThreadId) -> Result<(), Stop> {
        if self.graph.thread(thread).has_hole() { Err(Stop::Again(Again::StrayWrite)) } else { Ok(()) }
    }

    /// A write has come: if it is no read-modify-write, it stands after all that has taken the lock, but for who has taken it from this very write. (With holes its own
    /// thread may have done so before others can see it.)
    #[inline(never)]
    pub fn check_lock_write(&mut self, write: EventId) -> Result<(), Stop> {
        let Event { kind, location, readers, .. } = *self.graph.event(write);
        let reads = self.graph.location(location).reads;
        if kind != Kind::Write || reads.is_empty() {
            return Ok(());
        }
        let before = if M::HOLES { canonical::prefix(self, write).committed } else { self.graph.event(write).prefix };
        let is_stray = (reads - before - readers).iter().any(|read| self.machine.is_lock(self.graph.event(read).code()));
        if is_stray { Err(Stop::Again(Again::StrayWrite)) } else { Ok(()) }
    }
}
