//! ARMv8: the local order that dependencies, barriers, acquire and release give, and what of program order it preserves.
//!
//! The axioms are in [`crate::axioms::armv8`]; this is their part within a thread, towards predecessors. Everything else is that of
//! [`GlobalOrder`](super::global_order::GlobalOrder).

use super::Dependencies;
use super::dependent::{after_address, is_access, rmw};
use super::global_order::LocalOrder;
use crate::engine::graph::store::event::{Event, Kind};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::ir::{Fence, Order, Tags};

#[derive(Clone, Default)]
pub struct Armv8;

fn acquires<const W: usize>(event: &Event<W>) -> bool {
    event.is_read() && (event.order.acquires() || event.tags.has(Tags::ACQUIRE_PC))
}

/// LDAR and the like, not LDAPR.
fn acquires_fully<const W: usize>(event: &Event<W>) -> bool {
    event.is_read() && event.order.acquires() && !event.tags.has(Tags::ACQUIRE_PC)
}

fn releases<const W: usize>(event: &Event<W>) -> bool {
    event.is_write() && event.order.releases()
}

/// What barriers, acquire and release order before the event (bob), and ISB after a branch.
fn barriers<const W: usize>(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
    let accesses = event.po & (graph.reads | graph.writes);
    let mut all = if releases(event) { accesses } else { Row::default() };
    for earlier in (accesses & graph.ordering).iter() {
        let this = graph.event(earlier);
        let orders = if this.is_read() {
            acquires(this)
        } else {
            let is_atomic = this.kind == Kind::Exclusive && !this.tags.has(Tags::PAIR);
            is_atomic && releases(this) && acquires_fully(graph.event(graph.update_of(earlier))) || releases(this) && acquires_fully(event)
        };
        if orders {
            all.insert(earlier);
        }
    }
    for fence in (event.po & graph.fences).iter() {
        let fence = graph.event(fence);
        let before = fence.po;
        let Kind::Fence(kind) = fence.kind else { continue };
        all |= match kind {
            Fence::DmbFull | Fence::C11(Order::SeqCst | Order::Release | Order::AcquireRelease) => before & (graph.reads | graph.writes),
            Fence::DmbLd | Fence::C11(Order::Acquire) => {
                let reads = (before & graph.reads).iter();
                reads.filter(|&read| !graph.event(read).tags.has(Tags::NO_RETURN)).fold(Row::default(), Row::with)
            }
            Fence::DmbSt if event.is_write() => before & graph.writes,
            Fence::Isb if event.is_read() => fence.rows.dependencies.ctrl | after_address(graph, fence),
            _ => Row::default(),
        };
    }
    all
}

impl<const W: usize> LocalOrder<W> for Armv8 {
    const HOLES: bool = true;

    fn local(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
        if !is_access(event) {
            return Row::default();
        }
        let Dependencies { addr, data, ctrl } = event.rows.dependencies;
        let mut all = addr | data | barriers(graph, event) | rmw(graph, event);
        if event.is_write() {
            all |= ctrl | after_address(graph, event);
            let location = graph.location(event.location);
            let own = (event.po & graph.writes).iter().filter(|&write| graph.event(write).location == event.location);
            all |= own.fold(event.po & location.reads, Row::with);
        }
        all
    }

    /// (addr | data); rfi, and an acquire that reads the write of its own thread's read-modify-write.
    fn local_by_source(graph: &Graph<W>, read: &Event<W>) -> Row<W> {
        let Some(source) = read.rf.some() else { return Row::default() };
        let write = graph.event(source);
        if write.thread != read.thread {
            return Row::default();
        }
        write.rows.dependencies.addr | write.rows.dependencies.data | forwarded_exclusive(graph, read)
    }

    fn preserved(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
        let local = match event.kind {
            Kind::Free => barriers(graph, event),
            _ if is_access(event) => event.rows.local,
            _ => return Row::default(),
        };
        local | Self::needed_to_issue(graph, event) | forwarded_exclusive(graph, event)
    }

    fn needed_to_issue(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
        let Dependencies { addr, data, ctrl } = event.rows.dependencies;
        addr | data | ctrl | after_address(graph, event)
    }
}

/// The read of its own thread's read-modify-write whose write an acquire reads.
fn forwarded_exclusive<const W: usize>(graph: &Graph<W>, read: &Event<W>) -> Row<W> {
    match read.rf.some() {
        Some(source) if acquires(read) && graph.event(source).kind == Kind::Exclusive && graph.event(source).thread == read.thread => {
            rmw(graph, graph.event(source))
        }
        _ => Row::default(),
    }
}
