//! ARMv7: read-modify-writes that later accesses of their thread and location may overtake. Not all executions of such programs are found, and that is said.
//!
//! What is missing: an update that takes what its own thread wrote by another one, seen by others before the first; and a plain store that is seen before the compare-and-swap of its location that comes
//! before it in its thread. Both want a place in co that is known only relative to a write without a place. A full fence between the two rules both out, and so does
//! that there is no other thread yet.

use super::scene::Scene;
use crate::engine::graph::store::event::{Event, EventId, Kind};
use crate::engine::outcome::BoundHit;
use crate::ir::Fence;
use crate::machine::action::Bound;

impl<const W: usize> Scene<'_, W> {
    /// A bound, if the access makes such a pair with an earlier one of its thread.
    #[cold]
    pub fn overtaken(&self, event: EventId) -> Option<BoundHit> {
        let this = self.graph.event(event);
        let is_alone = self.graph.threads.iter().filter(|thread| thread.alive).count() < 2;
        if is_alone || !matches!(this.kind, Kind::Update | Kind::Write) {
            return None;
        }
        let is_pair = |earlier: &Event<W>| match this.kind {
            Kind::Update => earlier.kind == Kind::Exclusive,
            _ => earlier.origin.exclusive_read,
        };
        let earlier = self.graph.thread(this.thread).events[..this.index as usize].iter().rev().filter_map(|event| event.some());
        let unfenced = earlier.map(|event| self.graph.event(event)).take_while(|event| !is_full_fence(event.kind));
        let found = unfenced.filter(|earlier| earlier.location == this.location).any(is_pair);
        found.then(|| BoundHit { bound: Bound::Overtaken, at: self.machine.position(this.code()) })
    }
}

/// Those of C11 are full fences, too.
fn is_full_fence(kind: Kind) -> bool {
    matches!(kind, Kind::Fence(Fence::DmbFull | Fence::C11(_)))
}
