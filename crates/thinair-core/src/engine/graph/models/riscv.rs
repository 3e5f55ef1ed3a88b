//! RISC-V, with and without total store order: the preserved program order within a thread, towards predecessors.
//!
//! The axioms, and the numbers of the rules, are in [`crate::axioms::riscv`]; everything else is that of
//! [`GlobalOrder`](super::global_order::GlobalOrder). An AMO is one operation ([`LocalOrder::is_unit`]): what its write waits for is before its read too,
//! and whoever needs the read needs the write.

use super::Dependencies;
use super::dependent::{after_address, is_access, rmw};
use super::global_order::LocalOrder;
use crate::axioms::riscv::{is_tso, sides};
use crate::engine::graph::store::event::{Event, Kind};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::ir::{Accesses, Tags};

/// `TSO`: with the extension Ztso.
#[derive(Clone, Default)]
pub struct Riscv<const TSO: bool>;

fn acquires<const W: usize>(event: &Event<W>) -> bool {
    event.is_read() && event.order.acquires() || event.is_write() && event.tags.has(Tags::STORE_ACQUIRES)
}

fn releases<const W: usize>(event: &Event<W>) -> bool {
    event.is_write() && event.order.releases() || event.is_read() && event.tags.has(Tags::LOAD_RELEASES)
}

/// Annotated, and of an AMO, lr or sc.
fn is_sequential<const W: usize>(event: &Event<W>) -> bool {
    (acquires(event) || releases(event)) && (matches!(event.kind, Kind::Update | Kind::Exclusive) || event.tags.has(Tags::PAIR))
}

fn is_amo_read<const W: usize>(event: &Event<W>) -> bool {
    event.kind == Kind::Update && !event.tags.has(Tags::PAIR)
}

/// r4 to r7: what fences and annotations order before the event.
fn annotated<const W: usize>(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
    let accesses = event.po & (graph.reads | graph.writes);
    if releases(event) {
        return accesses;
    }
    let sequential = is_sequential(event);
    let ordered = |&earlier: &_| {
        let this = graph.event(earlier);
        acquires(this) || sequential && is_sequential(this)
    };
    let mut all = accesses.iter().filter(ordered).fold(Row::default(), Row::with);
    for fence in (event.po & graph.fences).iter() {
        let fence = graph.event(fence);
        let Kind::Fence(kind) = fence.kind else { continue };
        let (before, after) = match sides(kind) {
            Some(sides) => sides,
            // A write has both kinds before it, a read only reads.
            None if is_tso(kind) && event.is_write() => (Accesses::Both, Accesses::Writes),
            None if is_tso(kind) => (Accesses::Reads, Accesses::Reads),
            None => continue,
        };
        if if event.is_write() { after.writes() } else { after.reads() } {
            let kinds = match before {
                Accesses::Reads => graph.reads,
                Accesses::Writes => graph.writes,
                Accesses::Both => graph.reads | graph.writes,
            };
            all |= fence.po & kinds;
        }
    }
    all
}

/// What comes before a write: r1, r11, r13, and with Ztso everything.
fn before_write<const W: usize>(graph: &Graph<W>, event: &Event<W>, tso: bool) -> Row<W> {
    if tso {
        return event.po & (graph.reads | graph.writes);
    }
    let location = graph.location(event.location);
    let own = (event.po & graph.writes).iter().filter(|&write| graph.event(write).location == event.location);
    own.fold(event.po & location.reads, Row::with) | event.rows.dependencies.ctrl | after_address(graph, event)
}

impl<const TSO: bool, const W: usize> LocalOrder<W> for Riscv<TSO> {
    /// With Ztso nothing overtakes a read, so that po and rf have no cycle.
    const HOLES: bool = !TSO;
    const HAS_UNITS: bool = true;

    fn local(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
        if !is_access(event) {
            return Row::default();
        }
        let Dependencies { addr, data, .. } = event.rows.dependencies;
        let mut all = addr | data | annotated(graph, event) | rmw(graph, event);
        if TSO && event.is_read() {
            all |= event.po & graph.reads;
        }
        // What the write of an AMO will wait for, its read does, too; the rest comes with the write.
        if event.is_write() || is_amo_read(event) {
            all |= before_write(graph, event, TSO);
        }
        all
    }

    /// r2: reads of the location since the last write to it, unless they read the same write. r3: the write of an own AMO or sc. r12: what the address and
    /// data of an own write depend on.
    fn local_by_source(graph: &Graph<W>, read: &Event<W>) -> Row<W> {
        let Some(source) = read.rf.some() else { return Row::default() };
        let write = graph.event(source);
        if write.thread == read.thread {
            return write.rows.dependencies.addr | write.rows.dependencies.data | from_atomic(graph, read);
        }
        let own = (read.po & graph.writes).iter().map(|write| graph.event(write)).filter(|write| write.location == read.location);
        let hidden = own.fold(Row::default(), |hidden, write| hidden | write.po);
        read.po & (graph.location(read.location).reads - hidden - write.readers)
    }

    fn preserved(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
        if !is_access(event) && event.kind != Kind::Free {
            return Row::default();
        }
        let mut all = Self::needed_to_issue(graph, event) | rmw(graph, event) | annotated(graph, event) | from_atomic(graph, event);
        if is_amo_read(event)
            && let Some(&write) = graph.thread(event.thread).events.get(event.index as usize + 1)
            && !write.is_none()
        {
            all.insert(write);
        }
        all
    }

    fn needed_to_issue(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
        let Dependencies { addr, data, ctrl } = event.rows.dependencies;
        addr | data | ctrl | after_address(graph, event)
    }

    fn is_unit(write: &Event<W>) -> bool {
        write.kind == Kind::Exclusive && !write.tags.has(Tags::PAIR)
    }
}

/// The write of an AMO or sc of its own thread that a read reads.
fn from_atomic<const W: usize>(graph: &Graph<W>, read: &Event<W>) -> Row<W> {
    match read.rf.some() {
        Some(source) if read.is_read() && graph.event(source).kind == Kind::Exclusive && graph.event(source).thread == read.thread => {
            Row::single(source)
        }
        _ => Row::default(),
    }
}
