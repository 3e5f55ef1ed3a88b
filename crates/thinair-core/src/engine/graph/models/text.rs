//! A model that is a text in cat: the interpreter is asked about the whole graph.
//!
//! Only for texts that [may guide the exploration](crate::cat::Model::may_guide_exploration): they forbid cycles of po and rf, and an event that
//! comes last everywhere breaks no axiom, so that nobody has to be asked about it.

use std::sync::OnceLock;

use super::{Facts, Guide, Model, OneCoOfMany, Overtaking};
use crate::cat::{Checker, Verdict};
use crate::engine::graph::store::convert;
use crate::engine::graph::store::event::{EventId, Kind};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::ir::pointer;

#[derive(Clone)]
pub struct Text<'m> {
    pub checker: Checker<'m>,
    /// Globals whose accesses the text does not see.
    pub hidden: &'m [u32],
    /// Why the text cannot be evaluated, if that has come up.
    pub problem: &'m OnceLock<String>,
}

impl Text<'_> {
    fn is_hidden<const W: usize>(&self, graph: &Graph<W>, event: EventId) -> bool {
        !self.hidden.is_empty() && {
            let address = graph.memory.cell(graph.event(event).location).address;
            self.hidden.iter().any(|&global| pointer::object(address) == global + 1)
        }
    }

    fn verdict<const W: usize>(&mut self, graph: &Graph<W>) -> Option<Verdict> {
        let mut members = graph.live;
        for event in (graph.reads | graph.writes).iter().filter(|&event| self.is_hidden(graph, event)) {
            members.remove(event);
        }
        let (execution, _) = convert::restricted(graph, members);
        match self.checker.begin(&execution).and_then(|()| self.checker.verdict(&execution)) {
            Ok(verdict) => Some(verdict),
            Err(error) => {
                // The first problem is the one to tell.
                let _ = self.problem.set(error.to_string());
                None
            }
        }
    }

    /// `comes_last`: nothing is after the event in any order, so that the graph with it is as consistent as without.
    fn holds<const W: usize>(&mut self, graph: &Graph<W>, event: EventId, comes_last: bool) -> bool {
        if self.is_hidden(graph, event) || comes_last && !cfg!(feature = "invariants") {
            return true;
        }
        let consistent = self.verdict(graph).is_some_and(|verdict| verdict.consistent);
        assert!(consistent || !comes_last || self.problem.get().is_some(), "an event that comes last breaks an axiom");
        consistent
    }
}

impl<const W: usize> Model<W> for Text<'_> {
    fn facts(&self) -> Facts {
        Facts { flags: true, ..Facts::USUAL }
    }

    fn open(&mut self, _: &mut Graph<W>, _: EventId) {}

    fn sees(&self, _: &Graph<W>, _: EventId, _: EventId) -> bool {
        false
    }

    fn read(&mut self, graph: &mut Graph<W>, read: EventId) -> bool {
        let this = graph.event(read);
        let is_last = graph.thread(this.thread).events.last() == Some(&read) && graph.order().last().is_some_and(|item| item.event == read);
        let comes_last = is_last && this.kind == Kind::Read && this.rf == graph.location(this.location).co_last;
        self.holds(graph, read, comes_last)
    }

    fn place(&mut self, graph: &mut Graph<W>, write: EventId) -> bool {
        let this = graph.event(write);
        let comes_last = this.kind == Kind::Write && this.co_after.is_none() && this.readers.is_empty();
        self.holds(graph, write, comes_last)
    }

    fn cut(&mut self, _: &mut Graph<W>, _: EventId, _: EventId) {}

    fn mark(&self) -> usize {
        0
    }
    fn undo(&mut self, _: &mut Graph<W>, _: usize) {}

    fn happens_before(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        graph.event(event).prefix
    }
}

impl<const W: usize> Guide<W> for Text<'_> {
    const HOLES: bool = false;
    type Arranged = Self;
    fn arranged(self) -> Self {
        self
    }
    fn flags(&mut self, graph: &Graph<W>) -> Vec<String> {
        self.verdict(graph).map_or_else(Vec::new, |verdict| verdict.flags)
    }
}

impl<const W: usize> Overtaking<W> for Text<'_> {}
impl<const W: usize> OneCoOfMany<W> for Text<'_> {}
