//! Attempts that change nothing are one.
//!
//! A thread that tries again (reads at *e* what it had read at *r*, another write having come meanwhile, and nothing but reads and fences in between) and is then where it would be, had *r* taken
//! what *e* takes, has tried in vain before. The execution is redundant: take *r* and the turn out, and put *e* in the place of *r*. What is left is an execution, since reads and fences
//! only ever forbid something; it allows everything that follows; and it is visited. So the thread stops at *e*, as if an assumption did not hold. This covers loops that wait for a
//! value, loops whose first read stands before them, and compare-and-exchange loops that carry the value that was found.
//!
//! What must hold, each condition with a test that fails without it (`tests/attempts.rs`):
//!
//! - the two take different writes: with the same one the thread waits, which it may do for ever;
//! - *r* is not ordered more strongly than *e*, and is no read-modify-write: nor would it be, with what *e* takes;
//! - where dependencies count, the thread depends on no more after *r* than after *e*. And nothing else is read in between: a read of the turn could take what follows from the thread's own later writes, and
//!   fail because of that without any dependency;
//! - the turn's accesses have no part in errors: those are watched as those of [waiting turns](super::turns) are.
//!
//! Similar in aim: spin-assume and the await reduction of GenMC (Kokologiannakis, Ren, Vafeiadis: Dynamic partial order reductions for spinloops, FMCAD 2021), which look at the text of loops; the comparison of
//! states is ours.

use crate::engine::graph::kernel::explore::Explorer;
use crate::engine::graph::models::Guide;
use crate::engine::graph::store::event::{Event, EventId, Kind};
use crate::ir::{Fence, Tags};
use crate::machine::Attempt;
use crate::machine::action::{Action, ActionKind, Block, ThreadId};
use crate::machine::executor::Executor;

/// So many earlier reads are tried.
const TRIED: usize = 3;

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Stops the thread of a read, which has just got its source, or of a fence behind it, if that is a further attempt that might have been the first.
    #[inline(always)]
    pub fn stop_further_attempt(&mut self, event: EventId) {
        if self.rules.merges_attempts && (!self.graph.event(event).is_read() || self.may_be_attempt(event)) {
            self.look_for_attempt(event);
        }
    }

    /// May the read be a further attempt?
    pub fn may_be_attempt(&self, read: EventId) -> bool {
        self.rules.merges_attempts && self.machine.may_repeat(self.graph.event(read).code())
    }

    /// Does the thread stand before a fence behind such a read?
    #[inline]
    pub fn may_stop_behind_fence(&self, id: ThreadId) -> bool {
        let is_fence = || matches!(self.graph.standing(id).action.kind, ActionKind::Fence(_));
        let read = || self.look_before(id, self.graph.thread(id).position);
        self.rules.merges_attempts && is_fence() && read().is_some_and(|read| self.may_be_attempt(read))
    }

    /// The read of its thread before this place, if nothing but fences stands between.
    pub fn look_before(&self, thread: ThreadId, index: u32) -> Option<EventId> {
        let earlier = self.graph.thread(thread).events[..index as usize].iter().rev().map_while(|event| event.some());
        let last = earlier.into_iter().find(|&event| !matches!(self.graph.event(event).kind, Kind::Fence(_)))?;
        (self.graph.event(last).kind == Kind::Read).then_some(last)
    }

    #[inline(never)]
    fn look_for_attempt(&mut self, event: EventId) {
        let step = self.graph.event(event).step;
        let goes_on = matches!(
            step.action.kind,
            ActionKind::Read { .. }
                | ActionKind::Write { exclusive: false, .. }
                | ActionKind::Fence(_)
                | ActionKind::Join
                | ActionKind::Allocate { .. }
                | ActionKind::Free
                | ActionKind::Choose
                | ActionKind::End
        );
        if !goes_on || !self.machine.spawned().is_empty() {
            return;
        }
        let Some((read, fences)) = self.read_before(event) else { return };
        let Event { kind, index, value, .. } = *self.graph.event(read);
        let code = self.graph.event(read).code();
        if kind != Kind::Read || !self.may_be_attempt(read) || self.rules.kept_turns.contains(&code) {
            return;
        }
        let program = self.program;
        let first = self.earlier_attempts(read).into_iter().flatten().find(|&earlier| {
            let this = self.graph.event(earlier);
            let from = self.graph.standing_before(this).snapshot;
            let own = self.fences_behind(earlier);
            let fences = if fences.is_empty() && self.is_as_strong(read, &own) { &own } else { &fences };
            self.machine.leads_to(program, Attempt { from, index: this.index, answer: value, fences }, &step, index)
        });
        if let Some(first) = first {
            self.note_attempt(first, read);
            self.graph.event_mut(event).step.action = Action { kind: ActionKind::Blocked(Block::Assume), code, ..Action::end() };
        }
    }

    /// The read at which an attempt ends: this one, or the last one before a fence, and the fences since. Mappings put fences behind reads; an attempt that might have been the first has the same.
    pub fn read_before(&self, event: EventId) -> Option<(EventId, Vec<Fence>)> {
        let this = self.graph.event(event);
        let mut fences = Vec::new();
        if this.is_read() {
            return Some((event, fences));
        }
        let Kind::Fence(last) = this.kind else { return None };
        fences.push(last);
        for &earlier in self.graph.thread(this.thread).events[..this.index as usize].iter().rev() {
            match self.graph.event(earlier.some()?).kind {
                Kind::Fence(fence) => fences.push(fence),
                Kind::Read => {
                    fences.reverse();
                    return Some((earlier, fences));
                }
                _ => return None,
            }
        }
        None
    }

    /// The fences right behind a read.
    fn fences_behind(&self, read: EventId) -> Vec<Fence> {
        let this = self.graph.event(read);
        let later = &self.graph.thread(this.thread).events[this.index as usize + 1..];
        let fences = later.iter().map_while(|event| match self.graph.event(event.some()?).kind {
            Kind::Fence(fence) => Some(fence),
            _ => None,
        });
        fences.collect()
    }

    /// Is a read ordered with all that follows it at least as these fences behind it would do? Those of RISC-V order accesses of their thread and nothing else, and so does an acquire read.
    fn is_as_strong(&self, read: EventId, fences: &[Fence]) -> bool {
        self.graph.event(read).order.acquires() && fences.iter().all(|fence| matches!(fence, Fence::Riscv { .. }))
    }

    /// Reads of the same location with nothing but reads and fences since, from other writes, and ordered no more strongly.
    fn earlier_attempts(&self, read: EventId) -> [Option<EventId>; TRIED] {
        let this = self.graph.event(read);
        let (mut found, mut count) = ([None; TRIED], 0);
        for &earlier in self.graph.thread(this.thread).events[..this.index as usize].iter().rev() {
            let Some(other) = earlier.some().map(|earlier| self.graph.event(earlier)) else { break };
            match other.kind {
                Kind::Read if other.location == this.location => {
                    let is_exclusive = |event: &Event<W>| event.origin.exclusive_read;
                    // That it belongs to a pair of instructions orders a read only more.
                    let has_tags = other.tags == this.tags || other.tags.and(Tags::PAIR) == this.tags;
                    let is_weaker = other.order <= this.order && has_tags && (!is_exclusive(other) || is_exclusive(this));
                    if other.rf != this.rf && is_weaker {
                        found[count] = Some(earlier);
                        count += 1;
                    }
                    if M::HOLES || count == TRIED {
                        break;
                    }
                }
                Kind::Read if M::HOLES => break,
                Kind::Read | Kind::Fence(_) => {}
                Kind::Choice { .. } if self.machine.is_spurious(other.code()) => {}
                _ => break,
            }
        }
        found
    }
}
