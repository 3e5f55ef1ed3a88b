//! What a model with load buffering preserves of program order, for the prefixes of events.

use thinair_core::execution::Execution;
use thinair_core::ir::{Fence, Tags};
use thinair_core::model::Model;
use thinair_core::relation::{Relation, Set};

/// Dependencies: what the issue of a write needs. That of an RMW needs its own read only if its value does.
pub fn dependencies(x: &Execution) -> Relation {
    [&x.addr, &x.data, &x.ctrl, &x.addr.compose(&x.po)].into_iter().fold(Relation::new(x.events.len()), |all, more| all.union(more))
}

/// What committing an event needs; `None`: all of program order.
pub fn preserved(model: Model, x: &Execution) -> Option<Relation> {
    let more = match model {
        Model::Sc | Model::Tso | Model::Pso | Model::Ra | Model::Rc11 | Model::Xmm => return None,
        Model::Armv8 => armv8(x),
        Model::Power => power(x),
    };
    Some(dependencies(x).union(&x.rmw).union(&more))
}

fn set(x: &Execution, holds: impl Fn(&thinair_core::execution::Event) -> bool) -> Set {
    Set::from_fn(x.events.len(), |event| holds(&x.events[event]))
}

fn fenced(x: &Execution, fence: Fence) -> Relation {
    let fences = set(x, |event| event.kind == thinair_core::execution::EventKind::Fence(fence));
    x.po.to_set(&fences).compose(&x.po)
}

fn armv8(x: &Execution) -> Relation {
    let (reads, writes) = (set(x, |event| event.is_read()), set(x, |event| event.is_write()));
    let acquires = set(x, |event| event.is_read() && event.order.acquires());
    let strong = set(x, |event| event.is_read() && event.order.acquires() && !event.tags.has(Tags::ACQUIRE_PC));
    let releases = set(x, |event| event.is_write() && event.order.releases());
    let returning = set(x, |event| event.is_read() && !event.tags.has(Tags::NO_RETURN));
    let isb = set(x, |event| event.kind == thinair_core::execution::EventKind::Fence(Fence::Isb));
    let full_exchange = x.rmw.restricted(&strong, &releases).range();
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
    parts.iter().fold(Relation::new(x.events.len()), |all, more| all.union(more))
}

fn power(x: &Execution) -> Relation {
    let (reads, writes) = (set(x, |event| event.is_read()), set(x, |event| event.is_write()));
    let light = fenced(x, Fence::Lwsync).difference(&Relation::product(&writes, &reads));
    fenced(x, Fence::Sync).union(&light).union(&fenced(x, Fence::Eieio).restricted(&writes, &writes))
}
