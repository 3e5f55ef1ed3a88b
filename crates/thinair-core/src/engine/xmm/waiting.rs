//! Threads that wait for ever, in executions with cycles.

use super::problems::Problem;
use super::search::Search;
use super::sketch::Sketch;
use crate::engine::graph::checks::problems;
use crate::engine::graph::checks::waiting::FirstTurn;
use crate::engine::graph::store::event::{EventId, Kind};
use crate::engine::outcome::ViolationKind;
use crate::machine::action::{ActionKind, Block, ThreadId};

impl<const D: bool> Search<'_, D> {
    /// Threads that wait for locks, for values or for threads, where nobody is left to change that. (A thread that waits in a loop, or was ruled out by an
    /// assumption, is no deadlock.)
    pub(super) fn find_deadlock(&self, sketch: &Sketch) -> Option<Problem> {
        let mut waiting = None;
        for (thread, kind) in self.endings(sketch) {
            match kind {
                ActionKind::End if self.machine.ends_process(sketch.standing(thread).action.code) => return None,
                ActionKind::End => {}
                ActionKind::Join => waiting = waiting.or(Some(thread)),
                ActionKind::Blocked(Block::Lock | Block::Wait) if sketch.has_seen_the_last(thread) => waiting = waiting.or(Some(thread)),
                _ => return None,
            }
        }
        let at = self.machine.position(sketch.standing(waiting?).action.code);
        Some(Problem { kind: ViolationKind::Deadlock, message: problems::DEADLOCK.to_string(), at, other: None })
    }

    /// A loop that reads the last value of everything it looks at, while every other thread has ended or waits as well.
    pub(super) fn find_endless_wait(&self, sketch: &Sketch) -> Option<Problem> {
        let mut first = None;
        for (thread, kind) in self.endings(sketch) {
            match kind {
                ActionKind::End if self.machine.ends_process(sketch.standing(thread).action.code) => return None,
                ActionKind::End | ActionKind::Join => {}
                ActionKind::Blocked(Block::Lock | Block::Wait) if sketch.has_seen_the_last(thread) => {}
                ActionKind::Blocked(Block::Spin) => {
                    let reads = self.reads_of_waiting(sketch, thread);
                    if !reads.iter().all(|&read| reads_the_last(sketch, read)) {
                        return None;
                    }
                    first = first.or(Some(*reads.first()?));
                }
                _ => return None,
            }
        }
        let at = self.machine.position(sketch.node(first?).action.code);
        Some(Problem { kind: ViolationKind::EndlessWait, message: problems::ENDLESS_WAIT.to_string(), at, other: None })
    }

    /// How each thread stands in the end.
    fn endings(&self, sketch: &Sketch) -> impl Iterator<Item = (ThreadId, ActionKind)> {
        let alive = (0..sketch.threads.len()).filter(|&number| sketch.threads[number].alive).map(|number| ThreadId(number as u16));
        alive.map(|thread| (thread, sketch.standing(thread).action.kind))
    }

    /// What a waiting thread read since it came to the loop, the last first.
    fn reads_of_waiting(&self, sketch: &Sketch, thread: ThreadId) -> Vec<EventId> {
        let jump = sketch.standing(thread).action.code;
        let events = &sketch.threads[thread.index()].events;
        let mut reads = Vec::new();
        let mut first_turn = FirstTurn::default();
        for (index, &event) in events.iter().enumerate().rev() {
            let node = sketch.node(event);
            let code = node.action.code;
            let waits = match node.kind {
                Kind::Read | Kind::Update | Kind::Fence(_) | Kind::Choice { .. } => true,
                // A read-modify-write that stores what it read is part of waiting, as in the machine.
                Kind::Exclusive => index > 0 && sketch.node(events[index - 1]).value == node.value,
                _ => false,
            };
            if !waits || self.machine.is_in_loop(jump, code) == Some(false) {
                break;
            }
            if !node.kind.is_read() {
                continue;
            }
            let place = self.machine.place_in_loop(sketch.standing_before(node).snapshot, jump);
            if place.is_some_and(|place| first_turn.begins_after(code, place)) {
                break;
            }
            reads.push(event);
        }
        reads
    }
}

/// Is it the last value that the read has? What was written back since is the same.
fn reads_the_last(sketch: &Sketch, read: EventId) -> bool {
    let node = sketch.node(read);
    let later = &sketch.accesses(node.location).co[sketch.place(node.location, node.rf)..];
    later.iter().map(|&write| sketch.node(write)).all(|write| write.kind == Kind::Exclusive && write.value == node.value)
}
