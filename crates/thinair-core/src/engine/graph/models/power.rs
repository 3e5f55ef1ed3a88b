//! POWER: what it preserves of program order.

use super::global_order::thread_sync;
use super::{Dependencies, Model, preserved_before};
use crate::engine::graph::event::{Event, EventId, Kind};
use crate::engine::graph::graph::Graph;
use crate::engine::graph::row::Row;
use crate::ir::{Fence, Order};

#[derive(Default)]
pub struct Power;

#[derive(Clone, Copy, Debug)]
pub struct Rows<const W: usize> {
    pub dependencies: Dependencies<W>,
}

impl<const W: usize> Default for Rows<W> {
    fn default() -> Self {
        Rows { dependencies: Dependencies::default() }
    }
}

type E<const W: usize> = Event<Rows<W>, W>;
type G<const W: usize> = Graph<Rows<W>, W>;

fn after_address<const W: usize>(graph: &G<W>, event: &E<W>) -> Row<W> {
    (event.po & (graph.reads | graph.writes)).iter().fold(Row::default(), |all, earlier| all | graph.event(earlier).model.dependencies.addr)
}

/// What sync, lwsync and eieio order before the event.
fn fenced<const W: usize>(graph: &G<W>, event: &E<W>) -> Row<W> {
    let mut all = event.po & graph.others;
    for fence in (event.po & graph.fences).iter() {
        let fence = graph.event(fence);
        let before = fence.po & (graph.reads | graph.writes);
        let Kind::Fence(kind) = fence.kind else { continue };
        all |= match kind {
            Fence::Sync | Fence::C11(Order::SeqCst) => before,
            Fence::Lwsync | Fence::C11(_) if event.is_write() => before,
            Fence::Lwsync | Fence::C11(_) => before & graph.reads,
            Fence::Eieio if event.is_write() => before & graph.writes,
            _ => Row::default(),
        };
    }
    all
}

impl<const W: usize> Model<W> for Power {
    type Rows = Rows<W>;
    const HOLES: bool = true;
    const RACES: bool = false;

    fn depend(rows: &mut Rows<W>, dependencies: Dependencies<W>) {
        rows.dependencies = dependencies;
    }
    fn dependencies(rows: &Rows<W>) -> Dependencies<W> {
        rows.dependencies
    }
    fn open(&mut self, _: &mut G<W>, _: EventId) {}
    fn sees(&self, _: &G<W>, _: EventId, _: EventId) -> bool {
        false
    }
    fn read(&mut self, _: &mut G<W>, _: EventId) -> bool {
        true
    }
    fn place(&mut self, _: &mut G<W>, _: EventId) -> bool {
        true
    }
    fn cut(&mut self, _: &mut G<W>, _: EventId, _: EventId) {}

    fn preserved(&self, graph: &G<W>, event: EventId) -> Row<W> {
        let this = graph.event(event);
        match this.kind {
            Kind::Fence(_) | Kind::Choice { .. } => Row::default(),
            Kind::Join | Kind::Allocate { .. } | Kind::Free => {
                this.po & (graph.reads | graph.writes | graph.others) | thread_sync(graph, this)
            }
            Kind::Exclusive => (self.needed_to_issue(graph, event) | fenced(graph, this)).with(graph.update_of(event)),
            _ => self.needed_to_issue(graph, event) | fenced(graph, this),
        }
    }

    fn needed_to_issue(&self, graph: &G<W>, event: EventId) -> Row<W> {
        let this = graph.event(event);
        let Dependencies { addr, data, ctrl } = this.model.dependencies;
        addr | data | ctrl | after_address(graph, this) | thread_sync(graph, this)
    }

    fn mark(&self) -> usize {
        0
    }
    fn undo(&mut self, _: &mut G<W>, _: usize) {}
    fn happens_before(&self, graph: &G<W>, event: EventId) -> Row<W> {
        preserved_before(self, graph, event)
    }
}
