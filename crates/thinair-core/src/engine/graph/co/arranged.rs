//! The `rf` equivalence: co is kept, but only as one order of many.
//!
//! The lists of the graph are a co with which it is consistent. A new write goes last. A read takes any write: most of the time the inner model finds the
//! graph consistent with the co that is there. If not, the source is moved as late as [forced coherence](super::forced) allows; if it may
//! not come after all that the read has seen, no co will do. Where that order decides everything (RA, RC11 without SC accesses, POWER without fences) no more is to be done.
//! Elsewhere co is searched for ([`PartialCo`]).
//!
//! The canonical source of a read is the greatest-named write, of those that are there without the read, that can be the last one of a co: it depends on rf alone. Where
//! writes [overtake](crate::engine::graph::models::overtaking) it may be another one.

use crate::engine::graph::co::forced::{Blocks, NewOrder};
use crate::engine::graph::co::nodes::Nodes;
use crate::engine::graph::co::partial_co::PartialCo;
use crate::engine::graph::models::{CanonicalRead, Facts, Members, Model, OneCoOfMany, Overtaking, Rearranging, overtaking};
use crate::engine::graph::store::event::{Event, EventId, Kind, LocationId};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use std::cell::Cell;

pub struct Arranged<N: Nodes, const W: usize> {
    inner: Box<dyn Rearranging<W, Nodes = N>>,
    /// Lists that were given another order.
    log: Vec<Rearrangement>,
    /// The orders that they had.
    old: Vec<EventId>,
    /// Kept so that it need not be allocated.
    order: NewOrder,
    new: Vec<EventId>,
    part: Kept<PartialCo<N, W>>,
}

/// What is kept only so that it need not be allocated: a copy has its own.
#[derive(Default)]
struct Kept<T: Default>(Cell<T>);

impl<T: Default> Clone for Kept<T> {
    fn clone(&self) -> Self {
        Kept::default()
    }
}

impl<T: Default> Kept<T> {
    fn using<A>(&self, use_it: impl FnOnce(&mut T) -> A) -> A {
        let mut kept = self.0.take();
        let answer = use_it(&mut kept);
        self.0.set(kept);
        answer
    }
}

#[derive(Clone, Copy)]
struct Rearrangement {
    location: LocationId,
    /// Where the old order begins.
    start: usize,
    /// The mark before it, and that of the inner model.
    mark: usize,
    inner_mark: usize,
}

impl<N: Nodes, const W: usize> Clone for Arranged<N, W> {
    fn clone(&self) -> Self {
        Arranged {
            inner: self.inner.copied(),
            log: self.log.clone(),
            old: self.old.clone(),
            order: self.order.clone(),
            new: self.new.clone(),
            part: self.part.clone(),
        }
    }
}

impl<N: Nodes, const W: usize> Arranged<N, W> {
    pub fn new(inner: Box<dyn Rearranging<W, Nodes = N>>) -> Self {
        Arranged { inner, log: Vec::new(), old: Vec::new(), order: NewOrder::default(), new: Vec::new(), part: Kept::default() }
    }

    fn blocks<'a>(&'a self, graph: &'a Graph<W>, location: LocationId) -> Blocks<'a, impl Fn(EventId) -> Row<W> + 'a, W> {
        Blocks { graph, view: |event| self.inner.seen_by(graph, event), location }
    }

    /// Gives the writes of a location another order. `false`: it is the one that they have.
    fn relist(&mut self, graph: &mut Graph<W>, location: LocationId, order: impl Iterator<Item = EventId> + Clone) -> bool {
        let start = self.old.len();
        self.old.extend(graph.co(location));
        if order.clone().eq(self.old[start..].iter().copied()) {
            self.old.truncate(start);
            return false;
        }
        let inner_mark = self.inner.mark();
        let mark = inner_mark + self.log.len();
        self.log.push(Rearrangement { location, start, mark, inner_mark });
        graph.rearrange(location, order);
        true
    }

    /// Can the write come after all that the event has seen, as far as forced coherence says?
    fn may_be_late(&mut self, graph: &Graph<W>, event: EventId, write: EventId) -> bool {
        let mut order = std::mem::take(&mut self.order);
        let possible = self.blocks(graph, graph.event(event).location).make_late(write, event, &mut order);
        self.order = order;
        possible
    }

    /// In a restricted graph, is there a co with which this read, if it is not that of a read-modify-write, can take this write?
    fn can_take(
        &self,
        inner: &mut dyn Rearranging<W, Nodes = N>,
        graph: &Graph<W>,
        question: &CanonicalRead<'_, W>,
        source: EventId,
    ) -> Option<bool> {
        let Event { location, rf, origin, .. } = *graph.event(question.read);
        if origin.exclusive_read {
            return None;
        }
        if source.some().is_some_and(|write| !question.committed.contains(write)) {
            return Some(false);
        }
        let members = Members { committed: question.committed, issued: question.issued - question.committed };
        let mut restricted = inner.restricted(graph, members);
        restricted.readers_mut(location, rf).remove(question.read);
        restricted.event_mut(question.read).rf = source;
        restricted.readers_mut(location, source).insert(question.read);
        inner.open(&mut restricted, question.read);
        let is_settled = inner.settle(&mut restricted, question.read);
        Some(is_settled && self.part.using(|part| part.begin(inner, &restricted, members) && part.find()))
    }

    /// Looks for another co, after `event` was added, with which `write` comes after all that `event` has seen.
    #[cold]
    fn arrange(&mut self, graph: &mut Graph<W>, event: EventId, write: EventId) -> bool {
        if !self.may_be_late(graph, event, write) {
            return false;
        }
        if !self.inner.settle(graph, event) {
            return false;
        }
        // Where writes overtake, what follows the event in its thread may have to do with the order, too.
        let is_last =
            !self.inner.facts().overtakes || graph.thread(graph.event(event).thread).events.len() == graph.event(event).index as usize + 1;
        if is_last && self.inner.coherence_decides(graph) {
            let order = std::mem::take(&mut self.order);
            let is_other = self.relist(graph, graph.event(event).location, order.iter());
            self.order = order;
            return is_other;
        }
        let is_listed_late = !self.blocks(graph, graph.event(event).location).has_seen_after(write, event);
        if is_listed_late && graph.all_locations().all(|location| self.blocks(graph, location).is_total()) {
            // The inner model has refused the only order.
            return false;
        }
        let mut part = self.part.0.take();
        let found = part.begin(&*self.inner, graph, Members::committed(graph.live)) && part.find();
        if found {
            for location in part.changed() {
                let mut order = std::mem::take(&mut self.new);
                order.clear();
                part.each_in_order(graph, location, |write| order.push(write));
                self.relist(graph, location, order.iter().copied());
                self.new = order;
            }
            self.inner.rearranged(graph, part.before());
        }
        self.part.0.set(part);
        found
    }
}

impl<N: Nodes, const W: usize> Model<W> for Arranged<N, W> {
    #[inline(always)]
    fn facts(&self) -> Facts {
        Facts { arranges_co: true, ..self.inner.facts() }
    }
    fn preserved(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        self.inner.preserved(graph, event)
    }
    fn needed_to_issue(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        self.inner.needed_to_issue(graph, event)
    }
    #[inline]
    fn open(&mut self, graph: &mut Graph<W>, event: EventId) {
        self.inner.open(graph, event);
    }
    #[inline]
    fn sees(&self, graph: &Graph<W>, event: EventId, write: EventId) -> bool {
        let blocks = self.blocks(graph, graph.event(event).location);
        blocks.has_seen(write, event) && blocks.follows_all_listed(write)
    }
    #[inline]
    fn candidates_are_exact(&self, graph: &Graph<W>) -> bool {
        self.inner.coherence_decides(graph)
    }
    #[inline]
    fn read(&mut self, graph: &mut Graph<W>, read: EventId) -> bool {
        let Event { location, rf: source, .. } = *graph.event(read);
        if !self.blocks(graph, location).has_seen_after(source, read) {
            let mark = self.inner.mark();
            if self.inner.read(graph, read) {
                return true;
            }
            self.inner.undo(graph, mark);
        }
        self.arrange(graph, read, source)
    }

    #[inline]
    fn place(&mut self, graph: &mut Graph<W>, write: EventId) -> bool {
        let mark = self.inner.mark();
        if self.inner.place(graph, write) {
            return true;
        }
        self.inner.undo(graph, mark);
        self.arrange(graph, write, write)
    }

    fn cut(&mut self, graph: &mut Graph<W>, write: EventId, read: EventId) {
        self.inner.cut(graph, write, read);
    }

    fn mark(&self) -> usize {
        self.inner.mark() + self.log.len()
    }

    #[inline]
    fn undo(&mut self, graph: &mut Graph<W>, mark: usize) {
        while let Some(last) = self.log.last().copied().filter(|last| last.mark >= mark) {
            self.inner.undo(graph, last.inner_mark);
            graph.rearrange(last.location, self.old[last.start..].iter().copied());
            self.old.truncate(last.start);
            self.log.pop();
        }
        self.inner.undo(graph, mark - self.log.len());
    }
    #[inline]
    fn happens_before(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        self.inner.happens_before(graph, event)
    }
    #[inline]
    fn seen_by(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        self.inner.seen_by(graph, event)
    }
}

impl<N: Nodes, const W: usize> Overtaking<W> for Arranged<N, W> {
    fn may_be_last(&self, graph: &Graph<W>, event: EventId, among: Row<W>) -> bool {
        self.inner.may_be_last(graph, event, among)
    }

    fn comes_back_early(&self, graph: &Graph<W>, event: EventId, kept: Row<W>) -> bool {
        self.inner.comes_back_early(graph, event, kept)
    }
}

impl<N: Nodes, const W: usize> OneCoOfMany<W> for Arranged<N, W> {
    #[inline]
    fn refuses(&mut self, graph: &Graph<W>, read: EventId, source: EventId) -> bool {
        let location = graph.event(read).location;
        self.blocks(graph, location).has_seen_after(source, read) && !self.may_be_late(graph, read, source)
    }

    fn reads_canonically(&mut self, graph: &Graph<W>, question: &CanonicalRead<'_, W>) -> bool {
        let this = graph.event(question.read);
        let members = question.committed.without(question.read);
        let blocks = self.blocks(graph, this.location);
        if self.inner.facts().overtakes && !self.inner.may_be_last(graph, question.read, question.committed) {
            let is_forced_before = |write, other| blocks.is_forced_before(write, other, |event| members.contains(event));
            let mut inner = self.inner.copied();
            let can_take = |source| self.can_take(&mut *inner, graph, question, source);
            return overtaking::reads_canonically_by_rf(self.inner.facts().axioms, graph, question, is_forced_before, can_take);
        }
        let tails = blocks.tails(|event| members.contains(event), this.rf);
        let answer = tails.judge(this.rf, self.tails_can_be_last(graph));
        answer.unwrap_or_else(|| {
            self.greatest_last(graph, Members { committed: members, issued: question.issued - members }, this.location) == this.rf
        })
    }

    fn tails_can_be_last(&self, graph: &Graph<W>) -> bool {
        self.inner.coherence_decides(graph)
    }

    fn greatest_last(&self, graph: &Graph<W>, members: Members<W>, location: LocationId) -> EventId {
        let mut tails = Vec::new();
        self.blocks(graph, location).each_tail(|event| members.committed.contains(event), |tail| tails.push(tail));
        // The last of the list is the first that was told, and can be last.
        let Some(&known) = tails.first() else { return EventId::NONE };
        tails.sort_unstable_by_key(|&tail| std::cmp::Reverse(graph.name(tail)));
        let restricted = (!self.inner.keeps_rows(graph, members)).then(|| self.inner.restricted(graph, members));
        let graph = restricted.as_ref().unwrap_or(graph);
        self.part.using(|part| {
            let has_co = part.begin(&*self.inner, graph, members);
            tails.into_iter().find(|&tail| tail == known || has_co && part.can_be_last([tail].into_iter())).unwrap_or(known)
        })
    }

    fn can_be_last(&self, graph: &Graph<W>, reads: &[EventId]) -> bool {
        let mut lasts: Vec<(LocationId, EventId)> = Vec::new();
        for &read in reads {
            let this = graph.event(read);
            let mut last = this.rf;
            while let Some(next) = graph.co_after(this.location, last).some().filter(|&next| graph.event(next).kind == Kind::Exclusive) {
                // What was written back since is the same value.
                if graph.event(next).value != this.value {
                    return false;
                }
                last = next;
            }
            let is_other = lasts.iter().any(|&(location, other)| location == this.location && other != last);
            if is_other || !self.blocks(graph, this.location).tails(|event| graph.live.contains(event), last).has_asked {
                return false;
            }
            lasts.push((this.location, last));
        }
        if self.inner.coherence_decides(graph) {
            return true;
        }
        self.part.using(|part| {
            part.begin(&*self.inner, graph, Members::committed(graph.live))
                && part.can_be_last(lasts.into_iter().filter_map(|(_, last)| last.some()))
        })
    }
}
