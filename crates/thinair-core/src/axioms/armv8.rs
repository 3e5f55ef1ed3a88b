//! ARMv8, multi-copy atomic (Pulte, Flur, Deacon, French, Sarkar, Sewell, POPL 2018, and the later text of the architecture).
//!
//! The external order must be acyclic: observations between threads, and the local order that dependencies (dob), atomic
//! instructions (aob), barriers (bob) and same-location writes give.
//!
//! - Acquire: a read whose memory order acquires; with the tag ACQUIRE_PC it is the weaker LDAPR, which may pass an earlier
//!   store-release. Release: a write whose memory order releases.
//! - A read-modify-write is one instruction, so that one which acquires and releases is a full barrier for what follows it; with the tag
//!   PAIR it is a load-exclusive and its store, which is none.
//! - Picks come from front ends alone: the graph engine has no such relation, and what it runs has none.
//! - Fences of C11 are as compilers map them: Acquire to dmb.ld, the others to dmb.
//! - Thread creation and joining act as a full barrier between the threads.
//!
//! Mixed-size accesses, instruction fetch, address translation and memory tags are not modelled.

use super::derived::{Derived, events, fences, union};
use crate::execution::Execution;
use crate::ir::{Fence, Order, Tags};
use crate::relation::{Relation, Set};

pub fn consistent(x: &Execution) -> bool {
    let derived = Derived::new(x);
    if !derived.is_coherent() || !derived.is_atomic() {
        return false;
    }
    let observed = union([&derived.rfe, &derived.fre, &derived.coe]);
    let to_same_location_write = derived.po_loc().to_set(&derived.writes);
    let sets = Annotations::new(x);
    let local = union([
        &dependency_ordered(&derived),
        &atomic_ordered(&derived, &sets),
        &barrier_ordered(&derived, &sets),
        &to_same_location_write,
    ]);
    union([&observed, &local, &pick_ordered(&derived, &local), &x.thread_sync]).is_acyclic()
}

struct Annotations {
    /// LDAR and the like.
    acquire: Set,
    /// LDAPR too.
    acquire_or_pc: Set,
    /// STLR and the like.
    release: Set,
}

impl Annotations {
    fn new(x: &Execution) -> Annotations {
        let acquire = events(x, |event| event.is_read() && event.order.acquires() && !event.tags.has(Tags::ACQUIRE_PC));
        let acquire_pc = events(x, |event| event.is_read() && event.tags.has(Tags::ACQUIRE_PC));
        Annotations {
            acquire_or_pc: acquire.union(&acquire_pc),
            acquire,
            release: events(x, |event| event.is_write() && event.order.releases()),
        }
    }
}

/// dob.
fn dependency_ordered(derived: &Derived) -> Relation {
    let x = derived.x;
    let after_address = x.addr.compose(&x.po);
    let isb = fences(x, |fence| fence == Fence::Isb);
    let before_isb = x.ctrl.union(&after_address).to_set(&isb);
    let dependency = x.addr.union(&x.data);
    union([
        &dependency,
        &x.ctrl.union(&after_address).to_set(&derived.writes),
        &before_isb.compose(&x.po.to_set(&derived.reads)),
        // A read may take its value from a write of its own thread as soon as that write's address and data are known.
        &dependency.compose(&derived.rfi),
    ])
}

/// pob: what a conditional select or a compare-and-swap decides, also where the value goes through memory. It holds back writes, and what waits for
/// them, but not reads.
fn pick_ordered(derived: &Derived, local: &Relation) -> Relation {
    let x = derived.x;
    if x.pick.is_empty() {
        return Relation::new(x.events.len());
    }
    let through_memory = derived.rfi.compose(&x.data.union(&x.pick));
    let picked = x.pick.compose(&through_memory.reflexive_transitive());
    let read_back = picked.compose(&derived.rfi);
    let isb = fences(x, |fence| fence == Fence::Isb);
    let before_isb = x.ctrl.union(&x.addr.compose(&x.po)).to_set(&isb);
    union([
        &picked.union(&read_back.compose(&local.transitive())).to_set(&derived.writes),
        &read_back.compose(&before_isb).compose(&x.po.to_set(&derived.reads)),
    ])
}

/// aob. An acquire that reads the write of its own thread's atomic is ordered after the atomic's read, not after the write: the later text of
/// the architecture has it so, and the earlier one forbids more.
fn atomic_ordered(derived: &Derived, sets: &Annotations) -> Relation {
    let x = derived.x;
    x.rmw.union(&x.rmw.compose(&derived.rfi.to_set(&sets.acquire_or_pc)))
}

/// bob.
fn barrier_ordered(derived: &Derived, sets: &Annotations) -> Relation {
    let x = derived.x;
    let full = fences(x, |fence| match fence {
        Fence::DmbFull => true,
        Fence::C11(order) => order.releases(),
        _ => false,
    });
    let loads = fences(x, |fence| matches!(fence, Fence::DmbLd | Fence::C11(Order::Acquire)));
    let stores = fences(x, |fence| fence == Fence::DmbSt);
    // A store form of an atomic (ST<op>) returns nothing: dmb.ld does not wait for its read.
    let returning = events(x, |event| event.is_read() && !event.tags.has(Tags::NO_RETURN));
    let pairs = events(x, |event| event.tags.has(Tags::PAIR));
    let full_atomics = x.rmw.restricted(&sets.acquire, &sets.release).range().difference(&pairs);
    union([
        &x.po.to_set(&full).compose(&x.po),
        &x.po.restricted(&returning, &loads).compose(&x.po),
        &x.po.restricted(&derived.writes, &stores).compose(&x.po.to_set(&derived.writes)),
        &x.po.restricted(&sets.release, &sets.acquire),
        &x.po.from_set(&sets.acquire_or_pc),
        &x.po.to_set(&sets.release),
        &x.po.from_set(&full_atomics),
    ])
}

pub fn accepts(fence: Fence) -> bool {
    matches!(fence, Fence::DmbFull | Fence::DmbLd | Fence::DmbSt | Fence::Isb | Fence::C11(_))
}
