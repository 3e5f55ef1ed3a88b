//! Forced coherence: what all coherence orders of a graph have in common, as far as what events have [seen](crate::engine::graph::models::Model::seen_by) decides it.
//!
//! Where only rf tells behaviours apart, the list of writes of a location is *one* co with which the graph is consistent. Which pairs every other co
//! has as well follows from what is seen: whoever has seen a write (it, or a read of it) takes and writes nothing
//! co-before it. A write and the read-modify-writes that follow from it, each reading the one before, stay together: a *block*. So the forced order is one
//! between blocks, and since the list obeys it, one walk along the list finds all that is forced after a block. Under RA, and under RC11 without SC
//! accesses, every order that obeys it is consistent; under SC, say, it is a part of what has to hold.

use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;

/// The ends of the blocks after which nothing is forced, in a part of a graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tails {
    /// The one with the greatest name, and the one that comes last in the list.
    pub greatest: EventId,
    last: EventId,
    pub several: bool,
    /// Is the write that was asked about one of them?
    pub has_asked: bool,
}

impl Tails {
    /// Is this the canonical source: the greatest-named tail that can be the last write of a co? `None`: that has to be tried. The last of the list can.
    pub fn judge(&self, source: EventId, all_can_be_last: bool) -> Option<bool> {
        if !self.has_asked || !self.several {
            return Some(self.has_asked);
        }
        (all_can_be_last || self.greatest == self.last).then_some(self.greatest == source)
    }
}

/// A walk over one location. `view` is what an event has seen, itself included.
pub struct Blocks<'a, V, const W: usize> {
    pub graph: &'a Graph<W>,
    pub view: V,
    pub location: LocationId,
}

impl<V: Fn(EventId) -> Row<W>, const W: usize> Blocks<'_, V, W> {
    /// A write with its readers: what is seen of it.
    #[inline]
    fn traces(&self, write: EventId) -> Row<W> {
        self.graph.event(write).readers.with(write)
    }

    /// Does the write follow from the one before it in co?
    #[inline]
    fn continues(&self, write: EventId) -> bool {
        self.graph.event(write).kind == Kind::Exclusive
    }

    /// The tails among the members, a part of the graph that is closed under what its events see.
    pub fn tails(&self, is_member: impl Fn(EventId) -> bool, asked: EventId) -> Tails {
        let mut found = Tails { greatest: EventId::NONE, last: EventId::NONE, several: false, has_asked: false };
        self.each_tail(is_member, |tail| {
            found.several |= !found.greatest.is_none();
            if found.last.is_none() {
                found.last = tail;
            }
            if self.graph.name(tail) > self.graph.name(found.greatest) {
                found.greatest = tail;
            }
            found.has_asked |= tail == asked;
        });
        // The initial write is a tail only where it is alone.
        found.has_asked |= found.greatest.is_none() && asked.is_none();
        found
    }

    /// Tells the tails among the members, but for the initial write, from the last one in the list.
    pub fn each_tail(&self, is_member: impl Fn(EventId) -> bool, mut tell: impl FnMut(EventId)) {
        let graph = self.graph;
        let mut last = graph.location(self.location).co_last;
        // Members that come earlier in the list, as far as is known.
        let mut left = graph.location(self.location).writes;
        while let Some(write) = last.some().filter(|&write| !is_member(write)) {
            left.remove(write);
            last = graph.event(write).co_before;
        }
        if last.is_none() || self.is_only_block(last, &is_member) {
            return last.some().map_or((), tell);
        }
        let mut is_alone = true;
        // What the later blocks have seen, and the block at hand.
        let mut seen = Row::default();
        let (mut tail, mut block_traces, mut block_sees) = (EventId::NONE, Row::default(), Row::default());
        let mut at = last;
        while let Some(write) = at.some() {
            at = graph.event(write).co_before;
            left.remove(write);
            if !is_member(write) {
                continue;
            }
            if tail.is_none() {
                (tail, block_traces, block_sees) = (write, Row::default(), Row::default());
            }
            block_sees |= (self.view)(write);
            if is_alone && left.is_subset(&block_sees) {
                // What comes last has seen all else.
                return tell(tail);
            }
            block_traces.insert(write);
            for reader in graph.event(write).readers.iter().filter(|&reader| is_member(reader)) {
                block_traces.insert(reader);
                block_sees |= (self.view)(reader);
            }
            if self.continues(write) {
                // Its source is the next member; the block of the initial write is before all others.
                if !at.is_none() || !is_alone {
                    continue;
                }
            }
            if !seen.intersects(&block_traces) {
                tell(tail);
            }
            is_alone = false;
            seen |= block_sees;
            tail = EventId::NONE;
        }
    }

    /// Are all members up to this one in its block?
    #[inline]
    fn is_only_block(&self, last: EventId, is_member: impl Fn(EventId) -> bool) -> bool {
        let mut at = last;
        while let Some(write) = at.some() {
            at = self.graph.event(write).co_before;
            if !self.continues(write) {
                break;
            }
        }
        while let Some(write) = at.some() {
            if is_member(write) {
                return false;
            }
            at = self.graph.event(write).co_before;
        }
        true
    }

    /// Has the event seen this write?
    #[inline]
    pub fn has_seen(&self, write: EventId, event: EventId) -> bool {
        self.traces(write).without(event).intersects(&(self.view)(event))
    }

    /// Has the event seen a write that is after this one in the list?
    #[inline]
    pub fn has_seen_after(&self, write: EventId, event: EventId) -> bool {
        let mut later = self.graph.co_after(self.location, write);
        if later.is_none() {
            return false;
        }
        let seen = (self.view)(event);
        while let Some(write) = later.some() {
            if self.traces(write).without(event).intersects(&seen) {
                return true;
            }
            later = self.graph.event(write).co_after;
        }
        false
    }

    /// Is every write that is listed before this one forced to be before it?
    #[inline]
    pub fn follows_all_listed(&self, write: EventId) -> bool {
        let graph = self.graph;
        let mut left = graph.location(self.location).writes;
        let mut later = graph.event(write).co_after;
        while let Some(write) = later.some() {
            left.remove(write);
            later = graph.event(write).co_after;
        }
        let mut sees = Row::default();
        let mut at = write;
        while let Some(member) = at.some() {
            left.remove(member);
            sees |= (self.view)(member);
            if left.is_subset(&sees) {
                return true;
            }
            let this = graph.event(member);
            sees = this.readers.iter().fold(sees, |all, reader| all | (self.view)(reader));
            if !self.continues(member) {
                break;
            }
            at = this.co_before;
        }
        (left - sees).iter().all(|earlier| graph.event(earlier).readers.intersects(&sees))
    }

    /// The writes from the first of a block to its last: what is seen of them, what their events have seen, and the first of the next block.
    fn block(&self, first: EventId, mut each: impl FnMut(EventId)) -> (Row<W>, Row<W>, EventId) {
        let (mut traces, mut sees, mut at) = (Row::default(), Row::default(), first);
        loop {
            each(at);
            traces |= self.traces(at);
            sees |= self.traces(at).iter().fold(Row::default(), |all, event| all | (self.view)(event));
            at = self.graph.event(at).co_after;
            if !at.some().is_some_and(|next| self.continues(next)) {
                return (traces, sees, at);
            }
        }
    }

    /// Has a write that is yet to be listed to come after all that are, if theirs is the only order?
    #[inline]
    pub fn must_be_last(&self, write: EventId) -> bool {
        let mut at = self.graph.location(self.location).co_last;
        let Some(last) = at.some() else { return true };
        let seen = (self.view)(write);
        if seen.contains(last) {
            return true;
        }
        while let Some(member) = at.some() {
            if self.traces(member).intersects(&seen) {
                return true;
            }
            if !self.continues(member) {
                return false;
            }
            at = self.graph.event(member).co_before;
        }
        // The block of the initial write is before all others.
        true
    }

    /// Does this write (`NONE`: the initial one) come before the other one in every co of the members? What they have seen of others does not count.
    #[cold]
    pub fn is_forced_before(&self, write: EventId, other: EventId, is_member: impl Fn(EventId) -> bool) -> bool {
        let writes: Vec<EventId> = self.graph.co(self.location).filter(|&write| is_member(write)).collect();
        let Some(last) = writes.iter().position(|&listed| listed == other) else { return false };
        let first = match write.some() {
            None => return true,
            Some(write) => writes.iter().position(|&listed| listed == write),
        };
        let Some(first) = first.filter(|&first| first < last) else { return false };
        let traces = |write: EventId| self.traces(write).iter().filter(|&event| is_member(event));
        // The blocks after the one of the write that have seen it, or one that has; in a block all that comes later does.
        let mut forced = traces(write).fold(Row::default(), Row::with);
        let mut at = first + 1;
        while at < writes.len() && self.continues(writes[at]) {
            if at == last {
                return true;
            }
            forced = traces(writes[at]).fold(forced, Row::with);
            at += 1;
        }
        let mut head = write;
        while head.some().is_some_and(|write| self.continues(write)) {
            head = self.graph.event(head).co_before;
        }
        if head.is_none() {
            // The block of the initial write is before all others.
            return true;
        }
        while at < writes.len() {
            let end = (at + 1..writes.len()).find(|&next| !self.continues(writes[next])).unwrap_or(writes.len());
            let block = || writes[at..end].iter().flat_map(|&write| traces(write));
            if block().any(|event| (self.view)(event).intersects(&forced)) {
                if (at..end).contains(&last) {
                    return true;
                }
                forced = block().fold(forced, Row::with);
            }
            at = end;
        }
        false
    }

    /// Is the order of the list the only one?
    pub fn is_total(&self) -> bool {
        let mut at = self.graph.location(self.location).co_first;
        // The block of the initial write is before all others.
        while at.some().is_some_and(|write| self.continues(write)) {
            at = self.graph.event(at).co_after;
        }
        if at == self.graph.location(self.location).co_last {
            return true;
        }
        let mut previous: Option<Row<W>> = None;
        while !at.is_none() {
            let (traces, sees, next) = self.block(at, |_| {});
            if previous.is_some_and(|previous| !sees.intersects(&previous)) {
                return false;
            }
            (previous, at) = (Some(traces), next);
        }
        true
    }

    /// Finds an order in which `write` comes after all that `event` has seen: as late as it can be, and all else as it was. `false`: there is none.
    pub fn make_late(&self, write: EventId, event: EventId, order: &mut NewOrder) -> bool {
        order.clear();
        let graph = self.graph;
        let seen = (self.view)(event);
        let mut head = write;
        while head.some().is_some_and(|write| self.continues(write)) {
            head = graph.event(head).co_before;
        }
        if head.is_none() {
            // The block of the initial write is before all others.
            order.before.extend(graph.co(self.location));
            return !self.has_seen_after(write, event);
        }
        order.before.extend(graph.co(self.location).take_while(|&write| write != head));
        let mut is_later = false;
        let mut possible = true;
        let (mut traces, _, mut at) = self.block(head, |member| {
            possible &= !(is_later && self.traces(member).without(event).intersects(&seen));
            is_later |= member == write;
            order.block.push(member);
        });
        while possible && !at.is_none() {
            let start = order.before.len();
            let (others, others_see, next) = self.block(at, |member| order.before.push(member));
            if others_see.intersects(&traces) {
                possible &= !others.without(event).intersects(&seen);
                traces |= others;
                order.after.extend(order.before.drain(start..));
            }
            at = next;
        }
        possible
    }
}

/// A new order of the writes of a location: the block that was moved, and what comes before and after it.
#[derive(Clone, Default)]
pub struct NewOrder {
    before: Vec<EventId>,
    block: Vec<EventId>,
    after: Vec<EventId>,
}

impl NewOrder {
    fn clear(&mut self) {
        self.before.clear();
        self.block.clear();
        self.after.clear();
    }

    pub fn iter(&self) -> impl Iterator<Item = EventId> + Clone {
        self.before.iter().chain(&self.block).chain(&self.after).copied()
    }
}
