//! What a model with load buffering preserves of program order, for the prefixes of events.

use thinair_core::execution::{EventKind, Execution};
use thinair_core::ir::{Accesses, Fence, Tags};
use thinair_core::model::Model;
use thinair_core::relation::{Relation, Set};

/// Dependencies: what the issue of a write needs. That of an RMW needs its own read only if its value does, but under IMM, where the read of
/// an RMW comes before all that follows.
pub fn dependencies(model: Model, x: &Execution) -> Relation {
    let after_update = if model == Model::Imm { x.po.from_set(&x.rmw.domain()) } else { Relation::new(x.events.len()) };
    union(&[x.addr.clone(), x.data.clone(), x.ctrl.clone(), x.addr.compose(&x.po), after_update])
}

/// May a write become visible before earlier accesses of its location?
pub fn overtakes(model: Model) -> bool {
    matches!(model, Model::Imm | Model::Armv7)
}

/// Are two reads of one location in order for others?
pub fn reads_keep_locations(model: Model) -> bool {
    model != Model::Imm
}

fn union(parts: &[Relation]) -> Relation {
    parts[1..].iter().fold(parts[0].clone(), |all, more| all.union(more))
}

/// What committing an event needs; `None`: all of program order.
pub fn preserved(model: Model, x: &Execution) -> Option<Relation> {
    let more = match model {
        _ if !model.entry().dependencies => return None,
        Model::Imm => imm(x),
        Model::Armv7 => armv7(x),
        Model::Riscv => riscv(x),
        Model::Armv8 => armv8(x),
        Model::Power => power(x),
        _ => unreachable!("{} says that it keeps dependencies, and nothing here says which", model.name()),
    };
    Some(dependencies(model, x).union(&x.rmw).union(&more))
}

fn set(x: &Execution, holds: impl Fn(&thinair_core::execution::Event) -> bool) -> Set {
    Set::from_fn(x.events.len(), |event| holds(&x.events[event]))
}

fn fenced(x: &Execution, fence: Fence) -> Relation {
    let fences = set(x, |event| event.kind == EventKind::Fence(fence));
    x.po.to_set(&fences).compose(&x.po)
}

fn armv8(x: &Execution) -> Relation {
    let (reads, writes) = (set(x, |event| event.is_read()), set(x, |event| event.is_write()));
    let acquires = set(x, |event| event.is_read() && event.order.acquires());
    let strong = set(x, |event| event.is_read() && event.order.acquires() && !event.tags.has(Tags::ACQUIRE_PC));
    let releases = set(x, |event| event.is_write() && event.order.releases());
    let returning = set(x, |event| event.is_read() && !event.tags.has(Tags::NO_RETURN));
    let isb = set(x, |event| event.kind == EventKind::Fence(Fence::Isb));
    let pairs = set(x, |event| event.tags.has(Tags::PAIR));
    let full_exchange = x.rmw.restricted(&strong, &releases).range().difference(&pairs);
    let parts = [
        x.ctrl.union(&x.addr.compose(&x.po)).to_set(&isb).compose(&x.po).to_set(&reads),
        x.rf.intersection(&x.po).restricted(&x.rmw.range(), &acquires),
        fenced(x, Fence::DmbFull),
        fenced(x, Fence::DmbLd).from_set(&returning),
        fenced(x, Fence::DmbSt).restricted(&writes, &writes),
        x.po.restricted(&releases, &strong),
        x.po.from_set(&acquires),
        x.po.to_set(&releases),
        x.po.from_set(&full_exchange),
    ];
    union(&parts)
}

fn armv7(x: &Execution) -> Relation {
    let writes = set(x, |event| event.is_write());
    fenced(x, Fence::DmbFull).union(&fenced(x, Fence::DmbSt).restricted(&writes, &writes))
}

fn imm(x: &Execution) -> Relation {
    let acquires = set(x, |event| event.is_read() && event.order.acquires());
    let releases = set(x, |event| event.is_write() && event.order.releases());
    let fences = set(x, |event| matches!(event.kind, EventKind::Fence(_)));
    union(&[
        x.po.to_set(&fences).compose(&x.po),
        x.po.from_set(&acquires),
        x.po.to_set(&releases),
        x.po.restricted(&releases, &set(x, |event| event.is_write())).intersection(&same_location(x)),
        x.rf.intersection(&x.po).restricted(&x.rmw.range(), &acquires),
    ])
}

fn same_location(x: &Execution) -> Relation {
    Relation::from_fn(x.events.len(), |from, to| x.events[from].location == x.events[to].location)
}

fn riscv(x: &Execution) -> Relation {
    let (reads, writes) = (set(x, |event| event.is_read()), set(x, |event| event.is_write()));
    let both = reads.union(&writes);
    let pairs = set(x, |event| event.tags.has(Tags::PAIR));
    let acquires =
        set(x, |event| if event.is_write() { event.tags.has(Tags::STORE_ACQUIRES) } else { event.is_read() && event.order.acquires() });
    let releases =
        set(x, |event| if event.is_read() { event.tags.has(Tags::LOAD_RELEASES) } else { event.is_write() && event.order.releases() });
    let atomics = x.rmw.domain().union(&x.rmw.range()).union(&pairs);
    let sequential = acquires.union(&releases).intersection(&atomics);
    let mut all = union(&[
        x.rf.intersection(&x.po).from_set(&x.rmw.range()),
        x.po.from_set(&acquires),
        x.po.to_set(&releases),
        x.po.restricted(&sequential, &sequential),
        fenced(x, Fence::RiscvTso).from_set(&reads),
        fenced(x, Fence::RiscvTso).restricted(&writes, &writes),
        // An AMO is one operation: its read needs its write.
        x.rmw.from_set(&pairs.complement()).inverse(),
    ]);
    for (before, from) in [(Accesses::Reads, &reads), (Accesses::Writes, &writes), (Accesses::Both, &both)] {
        for (after, to) in [(Accesses::Reads, &reads), (Accesses::Writes, &writes), (Accesses::Both, &both)] {
            all.union_with(&fenced(x, Fence::Riscv { before, after }).restricted(from, to));
        }
    }
    all
}

fn power(x: &Execution) -> Relation {
    let (reads, writes) = (set(x, |event| event.is_read()), set(x, |event| event.is_write()));
    let light = fenced(x, Fence::Lwsync).difference(&Relation::product(&writes, &reads));
    fenced(x, Fence::Sync).union(&light).union(&fenced(x, Fence::Eieio).restricted(&writes, &writes))
}
