//! Threads that wait for ever, in executions with cycles; [`crate::engine::waiting`] decides.

use super::problems::Problem;
use super::search::Search;
use super::sketch::Sketch;
use crate::engine::graph::checks::problems;
use crate::engine::graph::store::event::{EventId, Kind};
use crate::engine::outcome::ViolationKind;
use crate::engine::waiting::{Done, Holder, Looping, Standing, Stands, deadlock, endless_wait, turn};
use crate::machine::Machine;
use crate::machine::action::{ActionKind, Block, ThreadId};

/// A sketch, and the machine that its threads have run on.
struct Sketched<'a, const D: bool> {
    sketch: &'a Sketch,
    machine: &'a Machine<D>,
}

impl<const D: bool> Standing for Sketched<'_, D> {
    fn threads(&self) -> usize {
        self.sketch.threads.len()
    }

    fn stands(&self, thread: usize) -> Option<Stands> {
        if !self.sketch.threads.get(thread)?.alive {
            return None;
        }
        let action = self.sketch.standing(ThreadId(thread as u16)).action;
        Some(match action.kind {
            ActionKind::End if self.machine.ends_process(action.code) => Stands::Exited,
            ActionKind::End => Stands::Ended,
            ActionKind::Join => Stands::Joins(action.value as usize),
            ActionKind::Blocked(Block::Lock) => Stands::Locked(self.holder(thread)),
            ActionKind::Blocked(Block::Wait) => Stands::Waits,
            ActionKind::Blocked(Block::Spin) => Stands::Spins,
            _ => Stands::CutShort,
        })
    }

    fn have_seen_the_last(&self, waiting: &[usize]) -> bool {
        waiting.iter().all(|&thread| self.sketch.has_seen_the_last(ThreadId(thread as u16)))
    }
}

impl<const D: bool> Looping for Sketched<'_, D> {
    fn last_event(&self, thread: usize) -> EventId {
        self.sketch.threads[thread].events.last().copied().unwrap_or(EventId::NONE)
    }

    fn turn_of(&self, thread: usize) -> Vec<EventId> {
        let jump = self.sketch.standing(ThreadId(thread as u16)).action.code;
        let events = &self.sketch.threads[thread].events;
        let done = |(index, &event): (usize, &EventId)| {
            let node = self.sketch.node(event);
            let writes_back = node.kind == Kind::Exclusive && index > 0 && self.sketch.node(events[index - 1]).value == node.value;
            Done { event, kind: node.kind, code: node.action.code, writes_back, peeks: false }
        };
        let place = |event| self.machine.place_in_loop(self.sketch.standing_before(self.sketch.node(event)).snapshot, jump);
        turn(events.iter().enumerate().rev().map(done), |code| self.machine.is_in_loop(jump, code), place)
    }

    /// What was written back since is the same value.
    fn read_the_last(&self, reads: &[EventId]) -> bool {
        reads.iter().all(|&read| {
            let node = self.sketch.node(read);
            let later = &self.sketch.accesses(node.location).co[self.sketch.place(node.location, node.rf)..];
            later.iter().map(|&write| self.sketch.node(write)).all(|write| write.kind == Kind::Exclusive && write.value == node.value)
        })
    }
}

impl<const D: bool> Sketched<'_, D> {
    /// Who holds the lock for which the thread waits.
    fn holder(&self, thread: usize) -> Holder {
        let id = ThreadId(thread as u16);
        let taken = self.sketch.node(self.last_event(thread)).rf;
        if taken.is_none() || !self.sketch.has_seen_the_last(id) {
            return Holder::Unknown;
        }
        let holder = self.sketch.node(taken).thread.index();
        if self.stands(holder) == Some(Stands::Ended) { Holder::Gone } else { Holder::Thread(holder) }
    }
}

impl<const D: bool> Search<'_, D> {
    fn sketched<'a>(&'a self, sketch: &'a Sketch) -> Sketched<'a, D> {
        Sketched { sketch, machine: self.machine }
    }

    pub(super) fn find_deadlock(&self, sketch: &Sketch) -> Option<Problem> {
        let first = *deadlock(&self.sketched(sketch))?.first()?;
        let at = self.machine.position(sketch.standing(ThreadId(first as u16)).action.code);
        Some(Problem { kind: ViolationKind::Deadlock, message: problems::DEADLOCK.to_string(), at, other: None })
    }

    pub(super) fn find_endless_wait(&self, sketch: &Sketch) -> Option<Problem> {
        let first = *endless_wait(&self.sketched(sketch))?.first()?;
        let at = self.machine.position(sketch.node(first).action.code);
        Some(Problem { kind: ViolationKind::EndlessWait, message: problems::ENDLESS_WAIT.to_string(), at, other: None })
    }
}
