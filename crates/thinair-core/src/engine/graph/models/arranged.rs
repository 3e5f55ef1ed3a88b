//! The `rf` equivalence for models that are at least as strong as RA: co is kept, but only as one order of many.
//!
//! The lists of the graph are a co with which it is consistent. A new write goes last. A read takes any write: most of the time the inner model finds the
//! graph consistent with the co that is there. If not, the source is moved as late as [forced coherence](super::super::forced) allows; if it may
//! not come after all that the read has seen, no co will do. Where that order decides everything (RA, RC11 without SC accesses) no more is to be done.
//! Elsewhere the inner model judges the new order, and if it refuses and there are others, they are searched ([`CoSearch`]).
//!
//! The canonical source of a read is the greatest-named write that is last in forced coherence and consistent: it depends on rf alone.

use super::candidate::{with_exclusive, without_source};
use super::co_search::CoSearch;
use super::{CanonicalRead, Model, Rearranging};
use crate::engine::graph::convert;
use crate::engine::graph::event::{Event, EventId, Kind, LocationId};
use crate::engine::graph::forced::{Blocks, NewOrder};
use crate::engine::graph::graph::Graph;
use crate::engine::graph::partial_co::PartialCo;
use crate::engine::graph::row::Row;
use crate::execution::Execution;

#[derive(Clone)]
pub struct Arranged<M> {
    inner: M,
    search: CoSearch,
    /// Lists that were given another order.
    log: Vec<Rearrangement>,
    /// The orders that they had.
    old: Vec<EventId>,
    /// Kept so that it need not be allocated.
    order: NewOrder,
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

impl<M> Arranged<M> {
    pub fn new(inner: M, search: CoSearch) -> Self {
        Arranged { inner, search, log: Vec::new(), old: Vec::new(), order: NewOrder::default() }
    }

    fn blocks<'a, const W: usize>(
        &'a self,
        graph: &'a Graph<M::Rows, W>,
        location: LocationId,
    ) -> Blocks<'a, M::Rows, impl Fn(EventId) -> Row<W> + 'a, W>
    where
        M: Model<W>,
    {
        Blocks { graph, view: |event| self.inner.happens_before(graph, event), location }
    }

    /// Gives the writes of a location another order. `false`: it is the one that they have.
    fn relist<const W: usize>(
        &mut self,
        graph: &mut Graph<M::Rows, W>,
        location: LocationId,
        order: impl Iterator<Item = EventId> + Clone,
    ) -> bool
    where
        M: Model<W>,
    {
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
    fn may_be_late<const W: usize>(&mut self, graph: &Graph<M::Rows, W>, event: EventId, write: EventId) -> bool
    where
        M: Model<W>,
    {
        let mut order = std::mem::take(&mut self.order);
        let possible = self.blocks(graph, graph.event(event).location).make_late(write, event, &mut order);
        self.order = order;
        possible
    }

    /// Looks for another co, after `event` was added, with which `write` comes after all that `event` has seen.
    #[cold]
    fn arrange<const W: usize>(&mut self, graph: &mut Graph<M::Rows, W>, event: EventId, write: EventId) -> bool
    where
        M: Rearranging<W>,
    {
        if !self.may_be_late(graph, event, write) {
            return false;
        }
        let order = std::mem::take(&mut self.order);
        let is_other = self.relist(graph, graph.event(event).location, order.iter());
        self.order = order;
        is_other && self.inner.rearranged(graph, event) || self.search_co(graph, event)
    }

    /// Looks for a co that contains a part of it: one that suits the rows of that part, or else by deciding what is open, one pair after the other.
    fn decide<const W: usize>(&mut self, graph: &mut Graph<M::Rows, W>, event: EventId, mut part: PartialCo<W>, mark: usize) -> bool
    where
        M: Rearranging<W>,
    {
        self.undo(graph, mark);
        if !self.inner.implied(graph, &mut part) {
            return false;
        }
        let open = part.open_pair(graph);
        for location in graph.all_locations() {
            let order = part.total(graph, location, |write| self.inner.rank(graph, write));
            self.relist(graph, location, order.into_iter());
        }
        if self.inner.rearranged(graph, event) {
            return true;
        }
        let Some((first, second)) = open else { return false };
        [(first, second), (second, first)].into_iter().any(|(first, second)| {
            self.undo(graph, mark);
            let mut more = part.clone();
            more.put_before(graph, first, second) && self.decide(graph, event, more, mark)
        })
    }

    /// The slow way: tries every order that forced coherence leaves.
    fn search_co<const W: usize>(&mut self, graph: &mut Graph<M::Rows, W>, event: EventId) -> bool
    where
        M: Rearranging<W>,
    {
        let locations = || graph.all_locations();
        if self.inner.candidates_are_exact(graph) || locations().all(|location| self.blocks(graph, location).is_total()) {
            return false;
        }
        if M::IMPLIES {
            let mut part = PartialCo::new(graph);
            for location in locations() {
                self.blocks(graph, location).each_forced(|before, after| {
                    part.put_before(graph, before, after);
                });
            }
            let mark = self.inner.mark() + self.log.len();
            return self.decide(graph, event, part, mark);
        }
        let (mut execution, ids) = convert::restricted::<M, W>(graph, graph.live, false);
        let number = |event: EventId| ids.iter().position(|&id| id == event);
        for location in locations() {
            self.blocks(graph, location).each_forced(|before, after| {
                if let (Some(before), Some(after)) = (number(before), number(after)) {
                    execution.co.insert(before, after);
                }
            });
        }
        // The axioms do not know of a read that it is part of a read-modify-write until the write is there: the inner model has the last word.
        let mark = self.inner.mark() + self.log.len();
        let search = self.search;
        search.find_accepted(&mut execution, &mut |execution| {
            self.undo(graph, mark);
            for location in graph.all_locations() {
                let mut order: Vec<EventId> = graph.co(location).collect();
                let earlier = |write| (0..ids.len()).filter(|&before| execution.co.contains(before, write)).count();
                order.sort_by_key(|&write| number(write).map(earlier));
                self.relist(graph, location, order.into_iter());
            }
            self.inner.rearranged(graph, event)
        })
    }
}

impl<M: Rearranging<W>, const W: usize> Model<W> for Arranged<M> {
    type Rows = M::Rows;
    const HOLES: bool = false;
    const SEARCHES_CO: bool = true;
    const ARRANGES_CO: bool = true;
    const RACES: bool = M::RACES;
    const UPDATES_DIFFER: bool = M::UPDATES_DIFFER;

    #[inline]
    fn open(&mut self, graph: &mut Graph<M::Rows, W>, event: EventId) {
        self.inner.open(graph, event);
    }
    fn sees(&self, _: &Graph<M::Rows, W>, _: EventId, _: EventId) -> bool {
        false
    }
    #[inline]
    fn candidates_are_exact(&self, graph: &Graph<M::Rows, W>) -> bool {
        self.inner.candidates_are_exact(graph)
    }
    #[inline]
    fn refuses(&mut self, graph: &Graph<M::Rows, W>, read: EventId, source: EventId) -> bool {
        let location = graph.event(read).location;
        self.blocks(graph, location).has_seen_after(source, read) && !self.may_be_late(graph, read, source)
    }

    #[inline]
    fn read(&mut self, graph: &mut Graph<M::Rows, W>, read: EventId) -> bool {
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
    fn place(&mut self, graph: &mut Graph<M::Rows, W>, write: EventId) -> bool {
        let mark = self.inner.mark();
        if self.inner.place(graph, write) {
            return true;
        }
        self.inner.undo(graph, mark);
        self.arrange(graph, write, write)
    }

    fn cut(&mut self, graph: &mut Graph<M::Rows, W>, write: EventId, read: EventId) {
        self.inner.cut(graph, write, read);
    }

    fn reads_canonically(&mut self, graph: &Graph<M::Rows, W>, question: &CanonicalRead<'_, W>) -> bool {
        let this = graph.event(question.read);
        let members = question.committed.without(question.read);
        let blocks = self.blocks(graph, this.location);
        match blocks.tails(|event| members.contains(event), this.rf).judge(this.rf, self.tails_are_consistent(graph)) {
            Some(answer) => answer,
            None => {
                let mut greater = Vec::new();
                blocks.each_tail(|event| members.contains(event), |tail| greater.push(tail));
                greater.retain(|&tail| graph.name(tail) > graph.name(this.rf));
                !greater.into_iter().any(|tail| self.is_consistent(graph, question, tail))
            }
        }
    }

    fn tails_are_consistent(&self, graph: &Graph<M::Rows, W>) -> bool {
        self.inner.candidates_are_exact(graph)
    }

    fn can_be_last(&self, graph: &Graph<M::Rows, W>, reads: &[EventId]) -> bool {
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
        if self.inner.candidates_are_exact(graph) {
            return true;
        }
        self.search.can_be_last::<M, W>(graph, reads)
    }

    fn mark(&self) -> usize {
        self.inner.mark() + self.log.len()
    }

    #[inline]
    fn undo(&mut self, graph: &mut Graph<M::Rows, W>, mark: usize) {
        while let Some(last) = self.log.last().copied().filter(|last| last.mark >= mark) {
            self.inner.undo(graph, last.inner_mark);
            graph.rearrange(last.location, self.old[last.start..].iter().copied());
            self.old.truncate(last.start);
            self.log.pop();
        }
        self.inner.undo(graph, mark - self.log.len());
    }
    #[inline]
    fn happens_before(&self, graph: &Graph<M::Rows, W>, event: EventId) -> Row<W> {
        self.inner.happens_before(graph, event)
    }
}

impl<M> Arranged<M> {
    /// Would the restricted graph be consistent if the read took this write?
    fn is_consistent<const W: usize>(&self, graph: &Graph<M::Rows, W>, question: &CanonicalRead<'_, W>, source: EventId) -> bool
    where
        M: Model<W>,
    {
        let (mut execution, ids): (Execution, _) = convert::restricted::<M, W>(graph, question.committed, false);
        let number = |event: EventId| ids.iter().position(|&id| id == event);
        let (Some(read), Some(from)) = (number(question.read), number(source)) else { return false };
        execution.rf = without_source(&execution.rf, read);
        execution.rf.insert(from, read);
        // A read-modify-write without its write: what the model says of its read holds already.
        if let Some(update) = question.own_update.some().and_then(number) {
            execution.rmw.insert(update, update);
        }
        if let Some(write) = (question.exclusive_write)(source) {
            execution = with_exclusive(&execution, &ids, read, &write);
        }
        self.search.holds(execution)
    }
}
