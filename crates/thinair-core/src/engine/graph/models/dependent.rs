//! What the models with dependencies and one global order (ARMv8, RISC-V) share.

use crate::engine::graph::store::event::{Event, Kind};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;

/// addr; po: reads that the address of an earlier access depends on.
pub fn after_address<const W: usize>(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
    (event.po & (graph.reads | graph.writes)).iter().fold(Row::default(), |all, earlier| all | graph.event(earlier).rows.dependencies.addr)
}

/// The read of the read-modify-write that this write belongs to.
pub fn rmw<const W: usize>(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
    match event.kind {
        Kind::Exclusive => graph.thread(event.thread).events[event.index as usize - 1].some().map_or(Row::default(), Row::single),
        _ => Row::default(),
    }
}

pub fn is_access<const W: usize>(event: &Event<W>) -> bool {
    event.is_read() || event.is_write()
}
