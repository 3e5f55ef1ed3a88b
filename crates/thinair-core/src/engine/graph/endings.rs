//! The end of an execution, which is where most of the time goes: what can be counted without being built.
//!
//! Where nobody looks at executions, the sources of the very last read, and joins at the end of the program, lead to executions whose number is known without
//! adding another event. So does what a thread does once it has joined all others, if it only reads and writes: nothing comes after that, and a read takes the last
//! write of its location. An error found there is left to the search itself.

use super::event::{EventId, Kind, LocationId};
use super::explore::{Explorer, MAX_THREADS, Stop};
use super::frame::Frame;
use super::memory::Resolved;
use super::models::Model;
use crate::ir::{Order, Storage, pointer};
use crate::machine::action::{Action, ActionKind, ThreadId};
use crate::machine::executor::{Executor, Step};

/// A thread that does more after all others have ended may never end.
const LONGEST_END: u32 = 4096;

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
            if self.leaves_the_rest() {
                return Ok(false);
            }
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

    /// Will this thread, when all others have ended, join them and then do nothing but read what they left, write, and end?
    pub(super) fn will_read_and_end(&mut self, id: ThreadId) -> bool {
        let standing = *self.graph.standing(id);
        let begins = standing.action.code;
        if M::SEARCHES_CO && !M::ARRANGES_CO || self.busy_ends.contains(&begins) || !self.may_count_without_adding() {
            return false;
        }
        let mark = self.machine.mark();
        let ends = self.reads_to_the_end(id, standing);
        self.machine.release(mark);
        if !ends {
            // Not worth another try.
            self.busy_ends.push(begins);
        }
        ends
    }

    fn reads_to_the_end(&mut self, id: ThreadId, mut step: Step) -> bool {
        let alive = self.graph.threads.iter().enumerate().filter(|(_, thread)| thread.alive);
        let mut missing = alive.fold(0_u64, |alive, (number, _)| alive | 1 << number) & !(1 << id.index());
        for join in self.graph.others.iter().map(|other| self.graph.event(other)).filter(|other| other.kind == Kind::Join) {
            missing &= !(1 << join.value);
        }
        let mut index = self.graph.thread(id).position;
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
        if !self.only_joins_are_left(1 << frame.thread.index()) || !self.may_count_without_adding() {
            return false;
        }
        let read = self.graph.event(frame.event);
        let lasts = self.graph.memory.storage(pointer::object(read.address)) == Some(Storage::Variable);
        let racy = M::RACES && (read.order == Order::Plain || !self.graph.location(read.location).plain.is_empty());
        self.model.candidates_are_exact(&self.graph) && lasts && !racy && !self.goes_on.contains(&read.code())
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
