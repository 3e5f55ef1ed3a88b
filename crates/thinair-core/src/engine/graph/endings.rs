//! The end of an execution, which is where most of the time goes: what can be counted without being built.
//!
//! Where nobody looks at executions, the sources of the very last read, and joins at the end of the program, lead to executions whose number is known without
//! adding another event.

use super::event::EventId;
use super::explore::{Explorer, Stop};
use super::frame::Frame;
use super::models::Model;
use crate::ir::{Order, Storage, pointer};
use crate::machine::action::ActionKind;
use crate::machine::executor::Executor;

impl<M: Model<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Has every thread ended? Then the alternatives of the last event are gone through on the spot.
    #[inline(always)]
    fn is_leaf(&self) -> bool {
        self.masks.runnable | self.masks.updating == 0
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
