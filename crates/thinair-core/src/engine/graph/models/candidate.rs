//! Candidate executions for the canonical extension: a restricted graph with another source for one of its reads.

use super::{CanonicalRead, Dependencies};
use crate::engine::graph::store::event::EventId;
use crate::engine::graph::store::graph::Graph;
use crate::execution::{Event, EventKind, Execution};
use crate::ir::Order;
use crate::relation::Relation;

/// The write that would follow the read of a read-modify-write.
#[derive(Clone, Copy)]
pub struct ExclusiveWrite<const W: usize> {
    pub order: Order,
    pub value: u64,
    pub dependencies: Dependencies<W>,
}

/// Has another read-modify-write of the restricted graph taken this write?
pub fn is_taken<const W: usize>(graph: &Graph<W>, question: &CanonicalRead<'_, W>, source: EventId) -> bool {
    let location = graph.event(question.read).location;
    let rivals = graph.readers(location, source) & graph.exclusives & question.committed;
    rivals.iter().any(|rival| rival != question.read && rival != question.own_update)
}

pub fn without_source(rf: &Relation, read: usize) -> Relation {
    let mut out = Relation::new(rf.size());
    for (from, to) in rf.iter().filter(|&(_, to)| to != read) {
        out.insert(from, to);
    }
    out
}

/// The execution with the write of a read-modify-write right after its read, in program order; in co it is after the initial write only. What follows the
/// read in its thread is not there. `ids` tells which event of the graph each of the execution's is.
pub fn with_exclusive<const W: usize>(execution: &Execution, ids: &[EventId], read: usize, write: &ExclusiveWrite<W>) -> Execution {
    let size = execution.events.len();
    let grow = |relation: &Relation| {
        let mut out = Relation::new(size + 1);
        for (from, to) in relation.iter() {
            out.insert(from, to);
        }
        out
    };
    let mut out = Execution {
        events: execution.events.clone(),
        po: grow(&execution.po),
        thread_sync: grow(&execution.thread_sync),
        pick: grow(&execution.pick),
        rf: grow(&execution.rf),
        co: grow(&execution.co),
        addr: grow(&execution.addr),
        data: grow(&execution.data),
        ctrl: grow(&execution.ctrl),
        rmw: grow(&execution.rmw),
    };
    let this = execution.events[read];
    out.events.push(Event { kind: EventKind::Write, order: write.order, value: write.value, ..this });
    let Dependencies { addr, data, ctrl } = write.dependencies;
    for (before, &id) in ids.iter().enumerate() {
        if before == read || execution.po.contains(before, read) {
            out.po.insert(before, size);
        }
        if execution.thread_sync.contains(before, read) {
            out.thread_sync.insert(before, size);
        }
        for (reads, relation) in [(addr, &mut out.addr), (data, &mut out.data), (ctrl, &mut out.ctrl)] {
            if id.some().is_some_and(|id| reads.contains(id)) {
                relation.insert(before, size);
            }
        }
        if execution.events[before].is_init() && execution.events[before].location == this.location {
            out.co.insert(before, size);
        }
    }
    out.rmw.insert(read, size);
    out
}
