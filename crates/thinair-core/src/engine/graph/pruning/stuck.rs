//! Threads that will stay where they are: what need not be built, because it can only lead to blocked executions.
//!
//! A thread that is blocked goes on only if its last read is revisited. That never happens to a read that takes another write than the canonical
//! extension would have given it, from what was there when the read came: what was there stays as long as the read does, so the read is not canonical in any
//! graph that follows, and neither it nor anything before it is revisited ([`canonical`](crate::engine::graph::kernel::canonical)). All executions that follow are
//! blocked, in this thread at least.
//!
//! Nothing is lost with them. Nobody depends on the last read of a blocked thread. So what else such an execution shows (a failing assertion, a deadlock of
//! others, a wait that never ends) is also there in the execution that differs from it in that the read takes the co-last write; and no
//! read of that kind is left out.

use crate::engine::graph::co::forced::Blocks;
use crate::engine::graph::kernel::explore::Explorer;
use crate::engine::graph::models::Guide;
use crate::engine::graph::store::event::{EventId, Kind};
use crate::machine::action::{ActionKind, Block};

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Has this read, which has just got its source, blocked its thread for good?
    #[inline(always)]
    pub fn is_stuck(&mut self, read: EventId) -> bool {
        self.rules.skips_stuck
            && (self.masks.stopped != 0 && self.stays_blocked(read) || self.rules.looks_ahead && self.is_in_vain_ahead(read))
    }

    /// Has the read before this fence, with fences alone in between, blocked its thread for good? Mappings put fences behind reads.
    #[inline(always)]
    pub fn is_stuck_behind(&self, fence: EventId) -> bool {
        let is_fence = || matches!(self.graph.event(fence).kind, Kind::Fence(_));
        self.rules.skips_stuck && self.masks.stopped != 0 && is_fence() && self.stays_blocked_behind(fence)
    }

    #[cold]
    fn stays_blocked_behind(&self, fence: EventId) -> bool {
        let Some((read, _)) = self.read_before(fence) else { return false };
        let has_stopped = || self.graph.event(fence).step.action.kind == ActionKind::Blocked(Block::Assume);
        self.stays_blocked(read) || self.rules.looks_ahead && has_stopped() && self.has_failed_for_good(read)
    }

    #[cold]
    fn stays_blocked(&self, read: EventId) -> bool {
        let this = self.graph.event(read);
        let thread = self.graph.thread(this.thread);
        let is_fence = |event: &EventId| event.some().is_some_and(|event| matches!(self.graph.event(event).kind, Kind::Fence(_)));
        let is_last = thread.events[this.index as usize + 1..].iter().all(is_fence);
        let is_blocked = || matches!(self.graph.standing(this.thread).action.kind, ActionKind::Blocked(_));
        !this.spawns && is_last && is_blocked() && self.is_never_revisited(read)
    }

    /// Has the read taken another write than the canonical extension would have given it?
    pub fn is_never_revisited(&self, read: EventId) -> bool {
        let this = self.graph.event(read);
        if self.model.facts().arranges_co {
            // Only a write after which something is forced in co stays one that is not canonical.
            let is_needed = |event: EventId| if M::HOLES { event == this.rf } else { this.prefix.contains(event) && event != read };
            let was_there = |event: EventId| self.graph.event(event).stamp < this.stamp || is_needed(event);
            if M::HOLES && this.rf.some().is_some_and(|source| !self.graph.location(this.location).writes.contains(source)) {
                return false;
            }
            let blocks = Blocks { graph: &self.graph, view: |event| self.model.seen_by(&self.graph, event), location: this.location };
            return !blocks.tails(was_there, this.rf).has_asked;
        }
        let mut later = self.graph.co_after(this.location, this.rf);
        while let Some(write) = later.some() {
            if self.graph.event(write).stamp <= this.stamp {
                return true;
            }
            later = self.graph.event(write).co_after;
        }
        false
    }
}
