//! IMM, the intermediate memory model (Podkopaev, Lahav, Vafeiadis, POPL 2019): the accesses of C11, with load buffering as far as hardware does it.
//!
//! Happens-before, coherence, atomicity and the order of SeqCst accesses are those of [RC11](super::rc11), release sequences of C++20 included (the variant that the
//! authors' Coq development calls s_IMM). In place of "no cycle of po and rf" stands an order ar of what hardware keeps:
//!
//! - bob: what fences, acquire reads and release writes order; a release write also comes before later writes of its location;
//! - ppo: from a read to a write, through dependencies and reads of own writes. The read of a read-modify-write orders all that follows, as the
//!   branch of an exclusive loop would; a compare-and-swap is a branch in the machine, on what it expects too;
//! - detour, reads from other threads, an acquire that reads the write of its own thread's read-modify-write, and the order psc of SeqCst fences.
//!
//! Thread creation and joining are part of hb and of ar. The "strong" read-modify-writes of the paper are those of no language, and left out.

use super::derived::{Derived, events, fences, union};
use super::rc11::{happens_before, partial_sc};
use crate::execution::Execution;
use crate::ir::{Fence, Order};
use crate::relation::Relation;

pub fn consistent(x: &Execution) -> bool {
    let derived = Derived::new(x);
    if !derived.is_atomic() {
        return false;
    }
    let hb = happens_before(&derived);
    let eco = derived.com.transitive();
    hb.compose(&eco.reflexive()).is_irreflexive()
        && partial_sc(&derived, &hb, &eco).is_acyclic()
        && hardware_order(&derived, &hb, &eco).is_acyclic()
}

/// ar.
fn hardware_order(derived: &Derived, hb: &Relation, eco: &Relation) -> Relation {
    let x = derived.x;
    let po_loc = derived.po_loc();
    let acquire_reads = events(x, |event| event.is_read() && event.order.acquires());
    let detour = po_loc.intersection(&derived.coe.compose(&derived.rfe));
    let from_atomic = derived.rfi.restricted(&x.rmw.range(), &acquire_reads);
    let seq_cst_fence = fences(x, |fence| fence == Fence::C11(Order::SeqCst));
    let psc = hb.compose(eco).compose(hb).restricted(&seq_cst_fence, &seq_cst_fence);
    union([&derived.rfe, &x.thread_sync, &barrier_ordered(derived), &preserved_program_order(derived), &detour, &from_atomic, &psc])
}

/// bob.
fn barrier_ordered(derived: &Derived) -> Relation {
    let x = derived.x;
    let release_writes = events(x, |event| event.is_write() && event.order.releases());
    let acquire_reads = events(x, |event| event.is_read() && event.order.acquires());
    let fence = fences(x, |fence| matches!(fence, Fence::C11(_)));
    union([
        &x.po.to_set(&release_writes),
        &derived.po_loc().restricted(&release_writes, &derived.writes),
        &x.po.to_set(&fence),
        &x.po.from_set(&fence),
        &x.po.from_set(&acquire_reads),
    ])
}

/// ppo.
fn preserved_program_order(derived: &Derived) -> Relation {
    let x = derived.x;
    let after_update = x.po.from_set(&x.rmw.domain());
    let steps = union([&x.data, &x.ctrl, &x.addr, &x.addr.compose(&x.po), &derived.rfi, &after_update]);
    steps.transitive().restricted(&derived.reads, &derived.writes)
}

pub fn accepts(fence: Fence) -> bool {
    matches!(fence, Fence::C11(_))
}
