//! The end of an execution, which is where most of the time goes: what can be counted without being built.
//!
//! Where nobody looks at executions, the sources of the very last read, and joins at the end of the program, lead to executions whose number is known without
//! adding another event. So does what a thread does once it has joined all others, if it only reads and writes: nothing comes after that, and a read takes the last
//! write of its location. An error found there is left to the search itself.

use super::event::{EventId, Kind, LocationId};
use super::explore::{Explorer, MAX_THREADS, Stop};
use super::frame::{Frame, members};
use super::memory::Resolved;
use super::models::Model;
use crate::ir::{Order, Storage, pointer};
use crate::machine::action::{Action, ActionKind, ThreadId};
use crate::machine::executor::{Executor, Snapshot, Step};

/// A thread that does more after all others have ended may never end.
const LONGEST_END: u32 = 4096;

/// What a thread joins from a state on, in a row, threads as a bit each.
#[derive(Clone, Copy)]
pub struct Joins {
    from: Snapshot,
    joined: u64,
    /// What it does after that, as event number `index` of the thread.
    then: Step,
    index: u32,
}

impl<M: Model<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Has every thread ended? Then the alternatives of the last event are gone through on the spot.
    #[inline(always)]
    fn is_leaf(&self) -> bool {
        self.masks.unfinished() | self.masks.updating == 0
    }

    /// Ends the execution, if every thread has ended, or will after joining others.
    #[inline(always)]
    pub(super) fn ends_here(&mut self) -> Result<bool, Stop> {
        if self.is_leaf() {
            self.finish()?;
            return Ok(true);
        }
        if self.only_joins_are_left(0) && self.may_count_without_adding() {
            self.count_unseen()?;
            return Ok(true);
        }
        Ok(false)
    }

    /// May executions be counted that are not built to their end? Only if nobody wants to see them.
    #[inline(always)]
    fn may_count_without_adding(&self) -> bool {
        let re_executes = M::RE_EXECUTES && self.model.may_re_execute(&self.graph);
        let looks_at_the_end = self.shows_executions || self.leaks.left > 0 || !self.machine.code().retried.is_empty();
        !cfg!(feature = "invariants") && !looks_at_the_end && !re_executes
    }

    /// Are all threads at their end but for one at most? Those in `besides`, a bit each, count as ended.
    #[inline(always)]
    fn one_is_left(&self, besides: u64) -> bool {
        let left = self.masks.unfinished() & !besides;
        self.masks.updating | self.masks.stopped == 0 && left & left.wrapping_sub(1) == 0
    }

    /// Have all threads ended but for one that still joins others, looks at what they left, and ends? Fences on the way make no difference: nothing follows them. Those in `besides`, a
    /// bit each, count as ended.
    #[inline(always)]
    fn only_joins_are_left(&mut self, besides: u64) -> bool {
        let left = self.masks.unfinished() & !besides;
        self.one_is_left(besides) && (left == 0 || self.will_join_and_end(ThreadId(left.trailing_zeros() as u16)))
    }

    /// All others have ended.
    fn will_join_and_end(&mut self, id: ThreadId) -> bool {
        let standing = *self.graph.standing(id);
        if !matches!(standing.action.kind, ActionKind::Join | ActionKind::Fence(_))
            || M::HOLES && self.graph.thread(id).events.len() > self.graph.thread(id).position as usize
        {
            return false;
        }
        let mark = self.machine.mark();
        let joins = match self.last_joins {
            Some(last) if last.from == standing.snapshot => Some(last),
            _ => self.joins_of(id, standing),
        };
        let ends = joins.is_some_and(|joins| {
            self.can_join_all(id, joins.joined) && (joins.then.action.kind == ActionKind::End || self.will_read_and_end(id, &joins))
        });
        self.machine.release(mark);
        ends
    }

    /// What the thread joins before it does anything else. `None` if it goes on by starting threads.
    fn joins_of(&mut self, id: ThreadId, standing: Step) -> Option<Joins> {
        let mut joins = Joins { from: standing.snapshot, joined: 0, then: standing, index: self.graph.thread(id).position };
        loop {
            let Action { kind, value, .. } = joins.then.action;
            match kind {
                ActionKind::Fence(_) => {}
                ActionKind::Join if value < MAX_THREADS as u64 && joins.joined >> value & 1 == 0 => joins.joined |= 1 << value,
                _ => break,
            }
            joins.then = self.machine.resume(joins.then.snapshot, joins.index, 0);
            joins.index += 1;
            if !self.machine.spawned().is_empty() {
                return None;
            }
        }
        if joins.from.is_kept() && joins.then.snapshot.is_kept() {
            self.last_joins = Some(joins);
        }
        Some(joins)
    }

    /// Are these threads, a bit each, there to be joined, and were not joined before?
    fn can_join_all(&self, id: ThreadId, joined: u64) -> bool {
        let is_there = |other: ThreadId| other != id && self.graph.threads.get(other.index()).is_some_and(|thread| thread.alive);
        joined & self.joined_before() == 0 && members(joined).all(is_there)
    }

    /// The threads that were joined, a bit each.
    fn joined_before(&self) -> u64 {
        let others = self.graph.others.iter().map(|other| self.graph.event(other));
        others.filter(|other| other.kind == Kind::Join).fold(0, |joined, join| joined | 1 << join.value)
    }

    /// Will this thread, when all others have ended, go on after its joins to do nothing but read what they left, write, and end?
    fn will_read_and_end(&mut self, id: ThreadId, joins: &Joins) -> bool {
        let begins = self.graph.standing(id).action.code;
        if M::SEARCHES_CO && !M::ARRANGES_CO || self.busy_ends.contains(&begins) || !self.may_count_without_adding() {
            return false;
        }
        let ends = self.reads_to_the_end(id, joins);
        if !ends {
            // Not worth another try.
            self.busy_ends.push(begins);
        }
        ends
    }

    fn reads_to_the_end(&mut self, id: ThreadId, joins: &Joins) -> bool {
        let alive = self.graph.threads.iter().enumerate().filter(|(_, thread)| thread.alive);
        let mut missing = alive.fold(0_u64, |alive, (number, _)| alive | 1 << number) & !(1 << id.index());
        missing &= !(joins.joined | self.joined_before());
        let (mut step, mut index) = (joins.then, joins.index);
        let longest = index + LONGEST_END;
        self.last_writes.clear();
        loop {
            let Action { kind, address, width, value, .. } = step.action;
            let answer = match kind {
                ActionKind::End => return true,
                ActionKind::Fence(_) => 0,
                ActionKind::Join if value < MAX_THREADS as u64 && missing >> value & 1 == 1 => {
                    missing &= !(1 << value);
                    0
                }
                // Locks are looked at when their events are added.
                ActionKind::Read { lock: false, .. } | ActionKind::Write { unlock: false, .. } if missing == 0 && index < longest => {
                    if self.graph.memory.storage(pointer::object(address)) != Some(Storage::Variable) {
                        return false;
                    }
                    let Ok(Resolved::Location(location)) = self.graph.memory.resolve(address, width) else { return false };
                    if matches!(kind, ActionKind::Write { .. }) {
                        self.last_writes.push((location, value));
                        0
                    } else {
                        let Some(value) = self.last_value(location) else { return false };
                        value
                    }
                }
                _ => return false,
            };
            step = self.machine.resume(step.snapshot, index, answer);
            index += 1;
            if !self.machine.spawned().is_empty() {
                return false;
            }
        }
    }

    /// What a location holds in the end, if that is certain.
    fn last_value(&self, location: LocationId) -> Option<u64> {
        if let Some(&(_, value)) = self.last_writes.iter().rev().find(|(written, _)| *written == location) {
            return Some(value);
        }
        let Some(cell) = self.graph.locations.get(location.index()) else { return Some(self.graph.value_of(location, EventId::NONE)) };
        if M::ARRANGES_CO
            && let Some(last) = cell.co_last.some()
            && !cell.writes.without(last).is_subset(&self.model.happens_before(&self.graph, last))
        {
            return None;
        }
        Some(self.graph.value_of(location, cell.co_last))
    }

    fn count_unseen(&mut self) -> Result<(), Stop> {
        self.statistics.executions += 1;
        let over = self.statistics.executions + self.statistics.blocked >= self.max_executions;
        if over { Err(Stop::Interrupted) } else { Ok(()) }
    }

    /// May the executions that this read completes be counted without adding it? It must be the last event but for what its own thread still does,
    /// its candidates must be exact, nobody may want to see executions, and it may not be an error.
    #[inline(always)]
    pub(super) fn is_countable(&mut self, frame: &Frame) -> bool {
        let this = 1 << frame.thread.index();
        if !self.one_is_left(this) || !self.may_count_without_adding() {
            return false;
        }
        let read = self.graph.event(frame.event);
        if M::HOLES && self.graph.thread(frame.thread).events.len() > read.index as usize {
            return false;
        }
        let lasts = self.graph.memory.storage(pointer::object(read.address)) == Some(Storage::Variable);
        let racy = M::RACES && (read.order == Order::Plain || !self.graph.location(read.location).plain.is_empty());
        let is_simple = self.model.candidates_are_exact(&self.graph) && lasts && !racy && !self.goes_on.contains(&read.code());
        is_simple && self.only_joins_are_left(this)
    }

    /// Counts the execution in which the read takes this write, if its thread ends then.
    #[inline(always)]
    pub(super) fn count_without_adding(&mut self, frame: &Frame, source: EventId) -> Result<bool, Stop> {
        let read = self.graph.event(frame.event);
        let (code, index, location) = (read.code(), read.index, read.location);
        let snapshot = self.graph.standing(frame.thread).snapshot;
        let step = self.machine.resume(snapshot, index, self.graph.value_of(location, source));
        let ends = step.action.kind == ActionKind::End && self.machine.spawned().is_empty();
        self.machine.release(frame.snapshots);
        if ends {
            self.count_unseen()?;
        } else if !self.goes_on.contains(&code) {
            // Not worth another try: the thread usually goes on after this read.
            self.goes_on.push(code);
        }
        Ok(ends)
    }
}
