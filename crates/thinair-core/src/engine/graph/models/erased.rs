//! A model behind a table of its methods: the search is compiled once for all models that come in this form, with holes and without.
//!
//! For models each of whose steps costs much more than a call through a pointer, and for wide rows.

use super::{CanonicalRead, Facts, Guide, Members, Model, OneCoOfMany, Overtaking, Rearranging};
use crate::engine::graph::co::arranged::Arranged;
use crate::engine::graph::co::nodes::Nodes;
use crate::engine::graph::store::event::{EventId, LocationId};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;

/// What stands behind the table: a model that can be copied, and arranged.
trait Whole<const W: usize>: Overtaking<W> + OneCoOfMany<W> {
    fn copied(&self) -> Box<dyn Whole<W>>;
    fn arranged(&self) -> Box<dyn Whole<W>>;
}

impl<M: Rearranging<W> + Clone + 'static, const W: usize> Whole<W> for M {
    fn copied(&self) -> Box<dyn Whole<W>> {
        Box::new(self.clone())
    }
    fn arranged(&self) -> Box<dyn Whole<W>> {
        Box::new(Arranged::new(Rearranging::copied(self)))
    }
}

impl<N: Nodes, const W: usize> Whole<W> for Arranged<N, W> {
    fn copied(&self) -> Box<dyn Whole<W>> {
        Box::new(self.clone())
    }
    fn arranged(&self) -> Box<dyn Whole<W>> {
        self.copied()
    }
}

pub struct Erased<const HOLES: bool, const W: usize> {
    model: Box<dyn Whole<W>>,
    facts: Facts,
}

impl<const HOLES: bool, const W: usize> Erased<HOLES, W> {
    pub fn new<M: Rearranging<W> + Default + Clone + 'static>() -> Self {
        Self::of(Box::new(M::default()))
    }

    /// A model where co is but one order of many.
    pub fn arranged_from<M: Rearranging<W>>(model: &M) -> Self {
        Self::of(Box::new(Arranged::new(model.copied())))
    }

    fn of(model: Box<dyn Whole<W>>) -> Self {
        Erased { facts: model.facts(), model }
    }
}

impl<const HOLES: bool, const W: usize> Clone for Erased<HOLES, W> {
    fn clone(&self) -> Self {
        Erased { model: self.model.copied(), facts: self.facts }
    }
}

impl<const HOLES: bool, const W: usize> Guide<W> for Erased<HOLES, W> {
    const HOLES: bool = HOLES;
    type Arranged = Self;
    fn arranged(self) -> Self {
        Self::of(self.model.arranged())
    }
}

impl<const HOLES: bool, const W: usize> Model<W> for Erased<HOLES, W> {
    #[inline(always)]
    fn facts(&self) -> Facts {
        self.facts
    }
    fn open(&mut self, graph: &mut Graph<W>, event: EventId) {
        self.model.open(graph, event);
    }
    fn sees(&self, graph: &Graph<W>, event: EventId, write: EventId) -> bool {
        self.model.sees(graph, event, write)
    }
    fn candidates_are_exact(&self, graph: &Graph<W>) -> bool {
        self.model.candidates_are_exact(graph)
    }
    fn read(&mut self, graph: &mut Graph<W>, read: EventId) -> bool {
        self.model.read(graph, read)
    }
    fn place(&mut self, graph: &mut Graph<W>, write: EventId) -> bool {
        self.model.place(graph, write)
    }
    fn cut(&mut self, graph: &mut Graph<W>, write: EventId, read: EventId) {
        self.model.cut(graph, write, read);
    }
    fn preserved(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        self.model.preserved(graph, event)
    }
    fn needed_to_issue(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        self.model.needed_to_issue(graph, event)
    }
    fn mark(&self) -> usize {
        self.model.mark()
    }
    fn undo(&mut self, graph: &mut Graph<W>, mark: usize) {
        self.model.undo(graph, mark);
    }
    fn happens_before(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        self.model.happens_before(graph, event)
    }
    fn seen_by(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        self.model.seen_by(graph, event)
    }
}

impl<const HOLES: bool, const W: usize> Overtaking<W> for Erased<HOLES, W> {
    fn may_be_last(&self, graph: &Graph<W>, event: EventId, among: Row<W>) -> bool {
        self.model.may_be_last(graph, event, among)
    }

    fn comes_back_early(&self, graph: &Graph<W>, event: EventId, kept: Row<W>) -> bool {
        self.model.comes_back_early(graph, event, kept)
    }
}

impl<const HOLES: bool, const W: usize> OneCoOfMany<W> for Erased<HOLES, W> {
    fn refuses(&mut self, graph: &Graph<W>, read: EventId, source: EventId) -> bool {
        self.model.refuses(graph, read, source)
    }

    fn reads_canonically(&mut self, graph: &Graph<W>, question: &CanonicalRead<'_, W>) -> bool {
        self.model.reads_canonically(graph, question)
    }

    fn tails_can_be_last(&self, graph: &Graph<W>) -> bool {
        self.model.tails_can_be_last(graph)
    }

    fn greatest_last(&self, graph: &Graph<W>, members: Members<W>, location: LocationId) -> EventId {
        self.model.greatest_last(graph, members, location)
    }

    fn can_be_last(&self, graph: &Graph<W>, reads: &[EventId]) -> bool {
        self.model.can_be_last(graph, reads)
    }
}
