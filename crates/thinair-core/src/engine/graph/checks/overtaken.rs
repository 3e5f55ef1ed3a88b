//! Read-modify-writes that are overtaken. Not all executions of such programs are found, and that is said.
//!
//! Where threads have holes: a revisit keeps the read of a read-modify-write, on which what follows depends or which was there before, but not its write, which depends on something else; and another
//! read-modify-write, which was there before, has taken that write. It had to be revisited by it, or the write would never have come to be; with it gone, it has no source, and the revisit
//! is refused. So the executions are missed in which what follows is seen by whoever decides what the write stores, if threads come in such an order. (Whoever comes later, and takes the
//! write when it is there, is deleted with it.)
//!
//! Where threads have holes, too: a read-modify-write comes back into a hole, and cannot take any of the writes that are there: those that follow from what its thread did behind the hole would close a cycle, others
//! have been taken. It would have to wait until there is another write; but a thread in the middle of a read-modify-write goes first.
//!
//! What is missing besides under ARMv7: an update that takes what its own thread wrote by another one, seen by others before the first; and a plain store that is seen before the compare-and-swap of its location that comes
//! before it in its thread. Both want a place in co that is known only relative to a write without a place. A full fence between the two rules both out, and so does
//! that there is no other thread yet. Nor are those found in which a pair of instructions stores before it has loaded: the axioms allow that where nothing orders the two.

use super::scene::Scene;
use crate::engine::graph::store::event::{Event, EventId, Kind};
use crate::engine::graph::store::row::Row;
use crate::engine::outcome::BoundHit;
use crate::ir::{Fence, Tags};
use crate::machine::action::Bound;

impl<const W: usize> Scene<'_, W> {
    /// A bound, if a write that needs these events, and would revisit one of those reads, tears a read-modify-write apart that another one has taken before: the load was there before
    /// that read, or is needed, the store goes, and the other one stays.
    pub fn torn_from_rival(&self, needed: Row<W>, candidates: Row<W>) -> Option<BoundHit> {
        let graph = self.graph;
        let torn = ((graph.reads & graph.exclusives) - needed).iter().find(|&taker| {
            let rival = graph.event(taker);
            let Some(write) = rival.rf.some().filter(|&write| graph.event(write).kind == Kind::Exclusive && !needed.contains(write)) else {
                return false;
            };
            let (update, store) = (graph.update_of(write), graph.event(write));
            let is_torn_by = |read: EventId| {
                let stamp = graph.event(read).stamp;
                let stays = |event: EventId| needed.contains(event) || graph.event(event).stamp < stamp;
                let is_between = (rival.stamp + 1..store.stamp).contains(&stamp);
                is_between && stays(update) && graph.event(update).rf.some().is_none_or(stays)
            };
            rival.kind == Kind::Update && rival.thread != store.thread && rival.stamp < store.stamp && candidates.iter().any(is_torn_by)
        });
        torn.map(|taker| BoundHit { bound: Bound::Overtaken, at: self.machine.position(graph.event(taker).code()) })
    }

    /// A bound, if this, none of whose sources has led on, is the read of a read-modify-write that comes back into a hole.
    pub fn sourceless(&self, read: EventId) -> Option<BoundHit> {
        let this = self.graph.event(read);
        let is_hole = self.graph.thread(this.thread).events.len() > this.index as usize;
        (this.origin.exclusive_read && is_hole).then(|| BoundHit { bound: Bound::Overtaken, at: self.machine.position(this.code()) })
    }

    /// A bound, if the access makes such a pair with an earlier one of its thread.
    #[cold]
    pub fn overtaken(&self, event: EventId) -> Option<BoundHit> {
        let this = self.graph.event(event);
        let is_alone = self.graph.threads.iter().filter(|thread| thread.alive).count() < 2;
        if is_alone || !matches!(this.kind, Kind::Update | Kind::Write) {
            return None;
        }
        let hit = || BoundHit { bound: Bound::Overtaken, at: self.machine.position(this.code()) };
        // The store of such a pair may be seen before its load is done.
        if this.kind == Kind::Update && this.tags.has(Tags::PAIR) {
            return Some(hit());
        }
        let is_pair = |earlier: &Event<W>| match this.kind {
            Kind::Update => earlier.kind == Kind::Exclusive,
            _ => earlier.origin.exclusive_read,
        };
        let earlier = self.graph.thread(this.thread).events[..this.index as usize].iter().rev().filter_map(|event| event.some());
        let unfenced = earlier.map(|event| self.graph.event(event)).take_while(|event| !is_full_fence(event.kind));
        let found = unfenced.filter(|earlier| earlier.location == this.location).any(is_pair);
        found.then(hit)
    }
}

/// Those of C11 are full fences, too.
fn is_full_fence(kind: Kind) -> bool {
    matches!(kind, Kind::Fence(Fence::DmbFull | Fence::C11(_)))
}
