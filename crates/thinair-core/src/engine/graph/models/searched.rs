//! The `rf` equivalence where nothing is known about co: it is no part of the graph, and each question is whether some co makes the graph consistent
//! ([`CoSearch`]). That is slow and simple, and right for every model; [`arranged`](super::arranged) is quicker, for models that are stronger than RA.
//!
//! The inner model is used for what it knows about holes and dependencies.

use super::candidate::{is_taken, with_exclusive, without_source};
use super::co_search::CoSearch;
use super::{CanonicalRead, Dependencies, Model};
use crate::engine::graph::convert;
use crate::engine::graph::event::{EventId, Kind};
use crate::engine::graph::graph::Graph;
use crate::engine::graph::row::Row;
use crate::execution::Execution;
use crate::relation::Relation;

#[derive(Clone)]
pub struct Searched<M> {
    pub inner: M,
    pub search: CoSearch,
}

impl<M: Model<W>, const W: usize> Model<W> for Searched<M> {
    type Rows = M::Rows;
    const HOLES: bool = M::HOLES;
    const SEARCHES_CO: bool = true;
    const RACES: bool = M::RACES;
    const OVERTAKING: bool = M::OVERTAKING;
    const ANNOUNCES: bool = M::ANNOUNCES;
    const READS_KEEP_LOCATIONS: bool = M::READS_KEEP_LOCATIONS;

    fn depend(rows: &mut M::Rows, dependencies: Dependencies<W>) {
        M::depend(rows, dependencies);
    }
    fn dependencies(rows: &M::Rows) -> Dependencies<W> {
        M::dependencies(rows)
    }
    fn open(&mut self, graph: &mut Graph<M::Rows, W>, event: EventId) {
        self.inner.open(graph, event);
    }
    fn sees(&self, _: &Graph<M::Rows, W>, _: EventId, _: EventId) -> bool {
        false
    }

    fn read(&mut self, graph: &mut Graph<M::Rows, W>, read: EventId) -> bool {
        self.inner.sourced(graph, read);
        self.inner.entered(graph, read);
        self.search.holds(convert::restricted::<M, W>(graph, graph.live, false).0)
    }

    fn place(&mut self, graph: &mut Graph<M::Rows, W>, write: EventId) -> bool {
        self.inner.entered(graph, write);
        // Where co is searched, a write that is not exclusive can always come last, unless later accesses of its thread are there already.
        let plain = graph.event(write).kind == Kind::Write && graph.event(write).readers.is_empty();
        if plain && self.inner.may_be_last(graph, write, graph.live) {
            return true;
        }
        self.search.holds(convert::restricted::<M, W>(graph, graph.live, false).0)
    }

    fn cut(&mut self, graph: &mut Graph<M::Rows, W>, _: EventId, read: EventId) {
        self.inner.open(graph, read);
    }
    fn preserved(&self, graph: &Graph<M::Rows, W>, event: EventId) -> Row<W> {
        self.inner.preserved(graph, event)
    }
    fn comes_back_early(&self, graph: &Graph<M::Rows, W>, event: EventId, kept: Row<W>) -> bool {
        self.inner.comes_back_early(graph, event, kept)
    }
    fn needed_to_issue(&self, graph: &Graph<M::Rows, W>, event: EventId) -> Row<W> {
        self.inner.needed_to_issue(graph, event)
    }

    /// The canonical source is the first, in descending order of names, with which the restricted graph is consistent. A read-modify-write is judged
    /// with its write, and does not take what another one has taken.
    fn reads_canonically(&mut self, graph: &Graph<M::Rows, W>, question: &CanonicalRead<'_, W>) -> bool {
        let this = graph.event(question.read);
        let name = |write: EventId| (graph.event(write).thread, graph.event(write).index);
        let mut sources: Vec<EventId> = (graph.location(this.location).writes & question.committed).iter().collect();
        sources.sort_unstable_by_key(|&write| std::cmp::Reverse(name(write)));
        sources.push(EventId::NONE);
        let members = question.committed | question.issued;
        let (execution, ids) = convert::restricted::<M, W>(graph, members, false);
        let number = |event: EventId| ids.iter().position(|&id| id == event);
        let Some(read) = number(question.read) else { return false };
        let location = graph.memory.cell(this.location).address;
        let initial = execution.events.iter().position(|event| event.is_init() && event.location == location);
        let mut base = execution;
        base.co = self.committed_co(&base, &ids, question.committed);
        base.rf = without_source(&base.rf, read);
        for source in sources {
            let write = (question.exclusive_write)(source);
            if write.is_some() && is_taken(graph, question, source) {
                continue;
            }
            let Some(from) = (if source.is_none() { initial } else { number(source) }) else { continue };
            let mut candidate = base.clone();
            candidate.rf.insert(from, read);
            if let Some(write) = write {
                candidate = with_exclusive(&candidate, &ids, read, &write);
            }
            if self.search.holds(candidate) {
                return source == this.rf;
            }
        }
        false
    }

    fn can_be_last(&self, graph: &Graph<M::Rows, W>, reads: &[EventId]) -> bool {
        self.search.can_be_last::<M, W>(graph, reads)
    }

    fn find_co(&self, execution: &mut Execution) {
        self.search.find(execution);
    }

    fn mark(&self) -> usize {
        self.inner.mark()
    }
    fn undo(&mut self, graph: &mut Graph<M::Rows, W>, mark: usize) {
        self.inner.undo(graph, mark);
    }
    fn happens_before(&self, graph: &Graph<M::Rows, W>, event: EventId) -> Row<W> {
        self.inner.happens_before(graph, event)
    }
}

impl<M> Searched<M> {
    /// Only committed writes are after the initial one.
    fn committed_co<const W: usize>(&self, execution: &Execution, ids: &[EventId], committed: Row<W>) -> Relation {
        let mut co = Relation::new(execution.events.len());
        for (from, to) in execution.co.iter() {
            if committed.contains(ids[to]) {
                co.insert(from, to);
            }
        }
        co
    }
}
