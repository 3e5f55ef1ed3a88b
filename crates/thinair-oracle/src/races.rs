//! Data races, as C11 defines them: two accesses of one location, one of them a write and one of them not atomic, that are not ordered by hb.
//!
//! Written from the definitions and event by event, so that it shares nothing with the axioms but the base relations.

use thinair_core::execution::{Event, EventKind, Execution};
use thinair_core::ir::{Fence, Order};
use thinair_core::model::{Family, Model};
use thinair_core::relation::Relation;

/// Is a race an error under this model? Under the others every access is atomic.
pub fn matter(model: Model) -> bool {
    model.reports_races()
}

/// Does this consistent execution have a race that the model holds to be an error?
pub fn has_race(model: Model, x: &Execution) -> bool {
    let is_plain = |event: &Event| !event.is_init() && event.order == Order::Plain && !matches!(event.kind, EventKind::Fence(_));
    if !matter(model) || !x.events.iter().any(is_plain) {
        return false;
    }
    let accesses: Vec<usize> =
        (0..x.events.len()).filter(|&event| !x.events[event].is_init() && !matches!(x.events[event].kind, EventKind::Fence(_))).collect();
    let hb = happens_before(model, x);
    accesses.iter().any(|&first| {
        accesses.iter().any(|&second| {
            let (this, that) = (&x.events[first], &x.events[second]);
            first < second
                && this.location == that.location
                && (this.is_write() || that.is_write())
                && (is_plain(this) || is_plain(that))
                && !hb.contains(first, second)
                && !hb.contains(second, first)
        })
    })
}

pub fn happens_before(model: Model, x: &Execution) -> Relation {
    let mut hb = x.po.union(&x.thread_sync);
    for (write, read) in x.rf.iter() {
        match model.entry().family {
            // Every write releases and every read acquires, whatever its order.
            Family::ReleaseAcquire => hb.insert(write, read),
            _ => synchronize(x, write, read, &mut hb),
        }
    }
    hb.transitive()
}

/// Adds what a read that takes its value from a write synchronises with.
fn synchronize(x: &Execution, write: usize, read: usize, hb: &mut Relation) {
    let is_atomic = |event: usize| x.events[event].order != Order::Plain;
    if !is_atomic(read) {
        return;
    }
    let fence_order = |event: usize| match x.events[event].kind {
        EventKind::Fence(Fence::C11(order)) => Some(order),
        _ => None,
    };
    let all = 0..x.events.len();
    let mut acquiring: Vec<usize> =
        all.clone().filter(|&fence| fence_order(fence).is_some_and(Order::acquires) && x.po.contains(read, fence)).collect();
    if x.events[read].order.acquires() {
        acquiring.push(read);
    }
    // Up the release sequence: from a read-modify-write to what it read from.
    let mut head = Some(write);
    while let Some(write) = head {
        if is_atomic(write) {
            let before = all.clone().filter(|&fence| fence_order(fence).is_some_and(Order::releases) && x.po.contains(fence, write));
            for release in before.chain(x.events[write].order.releases().then_some(write)) {
                acquiring.iter().for_each(|&acquire| hb.insert(release, acquire));
            }
        }
        let own_read = all.clone().find(|&read| x.rmw.contains(read, write));
        head = own_read.and_then(|read| all.clone().find(|&source| x.rf.contains(source, read)));
    }
}
