//! Loops that store something and end with a compare-and-exchange that may fail for no reason.
//!
//! The machine takes such an exchange not to fail so, because the next turn would store to the same addresses again ([`crate::machine`], `repeats`). That is
//! right if nobody sees the stores of a turn that failed: in each execution, accesses of other threads to these locations come before the
//! stores, or after the exchange, by program order and reads-from; and the thread itself does not look at them before it stores. (An execution in which somebody
//! saw a failed turn has a first such access; up to there it is one without the failure, and shows the access.) Where this does not hold, the
//! verdict is not "verified".

use super::scene::Scene;
use crate::engine::graph::store::event::{EventId, Kind};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::engine::outcome::BoundHit;
use crate::ir::Order;
use crate::machine::action::{Bound, CodeAddress, ThreadId};
use crate::machine::code::{Retried, Stores};

impl<const W: usize> Scene<'_, W> {
    /// The exchanges around which somebody has seen what a turn stores, as bounds.
    pub fn seen_retries(&self) -> Vec<BoundHit> {
        let mut found = Vec::new();
        for exchange in self.graph.live.iter().filter(|&event| self.graph.event(event).kind == Kind::Exclusive) {
            let this = self.graph.event(exchange);
            if let Some(retried) = self.machine.code().retried.iter().find(|retried| retried.exchange == this.code())
                && self.turn_is_seen(exchange, retried)
            {
                found.push(BoundHit { bound: Bound::WeakExchange, at: self.machine.position(this.code()) });
            }
        }
        found
    }

    /// Does somebody look at what the loop around an exchange has stored, or would have, other than through the exchange?
    fn turn_is_seen(&self, exchange: EventId, retried: &Retried) -> bool {
        let this = self.graph.event(exchange);
        let inside = |code: CodeAddress| retried.body.iter().any(|&(first, end)| (first..end).contains(&code.0));
        let events = &self.graph.thread(this.thread).events[..this.index as usize];
        let of_loop = |event: &EventId| {
            event.some().map(|event| self.graph.event(event)).is_some_and(|event| inside(event.code()) && event.kind != Kind::Exclusive)
        };
        let turns: Vec<EventId> = events.iter().rev().take_while(|event| of_loop(event)).copied().collect();
        let kept_from_others = |event: EventId| {
            let location = self.graph.location(self.graph.event(event).location);
            let mut others = (location.reads | location.writes).iter().filter(|&access| self.graph.event(access).thread != this.thread);
            others.all(|access| causes(self.graph, access).contains(exchange) || causes(self.graph, event).contains(access))
        };
        let is_read_of = |event: EventId, store: EventId| {
            self.graph.event(event).is_read() && self.graph.event(event).location == self.graph.event(store).location
        };
        // What would have been stored back is what was read there, and what the exchange has found.
        let found = self.graph.event(self.graph.update_of(exchange)).value;
        let read_before = turns.iter().copied().filter(|&read| {
            let read = self.graph.event(read);
            read.kind == Kind::Read && read.order == Order::Plain && read.value == found
        });
        if retried.stores == Stores::Back && (read_before.clone().next().is_none() || !read_before.clone().all(kept_from_others)) {
            return true;
        }
        turns.iter().enumerate().filter(|(_, store)| self.graph.event(**store).kind == Kind::Write).any(|(place, &store)| {
            let back = retried.stores == Stores::Back && read_before.clone().any(|read| is_read_of(read, store));
            let looks = !back && turns[place..].iter().any(|&earlier| is_read_of(earlier, store));
            looks || !kept_from_others(store)
        })
    }
}

/// What comes before an event by program order, reads-from, spawning and joining.
pub fn causes<const W: usize>(graph: &Graph<W>, event: EventId) -> Row<W> {
    let mut found = Row::default();
    let mut to_do = vec![event];
    while let Some(event) = to_do.pop() {
        if found.contains(event) {
            continue;
        }
        found.insert(event);
        let this = graph.event(event);
        let before = match this.index.checked_sub(1) {
            Some(before) => graph.thread(this.thread).events[before as usize],
            None => graph.thread(this.thread).spawner,
        };
        to_do.extend(before.some());
        if this.is_read() {
            to_do.extend(this.rf.some());
        }
        if this.kind == Kind::Join {
            let joined = graph.thread(ThreadId(this.value as u16));
            to_do.extend(joined.events.last().copied().unwrap_or(joined.spawner).some());
        }
    }
    found
}
