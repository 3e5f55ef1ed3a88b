//! RISC-V: RVWMO (the unprivileged manual, chapter and appendix on the memory model), and the extension Ztso.
//!
//! One global memory order: observations between threads and the preserved program order ppo, whose thirteen rules are named here as the
//! manual numbers them. Ztso has the same rules; besides, every load acquires and every store releases, so that only a write and a later read
//! are out of order.
//!
//! - Aq: a read whose memory order acquires (`lr.aq`, `amo.aq`, the pseudo-instruction `lw.aq`), and a store with the tag STORE_ACQUIRES (`sc.aq`).
//!   Rl: a write that releases, and a load with the tag LOAD_RELEASES (`lr.rl`).
//! - A read-modify-write is one operation of the global order (an AMO), unless it has the tag PAIR (lr and sc): see [`fits_one_order`].
//! - Fences of C11 are as compilers map them: Acquire to `fence r,rw`, Release to `fence rw,w`, AcquireRelease to `fence.tso`, SeqCst to `fence rw,rw`.
//! - Thread creation and joining act as a full fence between the threads.
//!
//! I/O accesses, mixed-size accesses, instruction fetch and address translation are not modelled.

use super::derived::{Derived, events, fences, union};
use crate::execution::Execution;
use crate::ir::{Accesses, Fence, Order, Tags};
use crate::relation::{Relation, Set};

pub fn consistent(x: &Execution) -> bool {
    check(x, false)
}

pub fn consistent_with_tso(x: &Execution) -> bool {
    check(x, true)
}

fn check(x: &Execution, total_store_order: bool) -> bool {
    let derived = Derived::new(x);
    if !derived.is_coherent() || !derived.is_atomic() {
        return false;
    }
    let Derived { reads, writes, accesses, .. } = &derived;
    let mut order = union([&x.co, &derived.rfe, &derived.fr, &x.thread_sync, &preserved_program_order(&derived)]);
    if total_store_order {
        order.union_with(&x.po.restricted(reads, accesses));
        order.union_with(&x.po.restricted(accesses, writes));
    }
    fits_one_order(x, &order)
}

/// Acyclicity where the two halves of an AMO are one operation: what is before or after one of them is before or after both.
fn fits_one_order(x: &Execution, order: &Relation) -> bool {
    let pairs = events(x, |event| event.tags.has(Tags::PAIR));
    let amo = x.rmw.from_set(&pairs.complement());
    let same = amo.union(&amo.inverse()).reflexive();
    order.difference(&same).compose(&same).is_acyclic()
}

/// ppo: r1 to r13.
fn preserved_program_order(derived: &Derived) -> Relation {
    let x = derived.x;
    let Derived { reads, writes, accesses, rfi, .. } = derived;
    let po_loc = derived.po_loc();
    let dependency = x.addr.union(&x.data);

    // Accesses of one location. Two reads may be out of order if they read the same write, or if a write stands between them.
    let to_write = po_loc.to_set(writes);
    let write_between = to_write.compose(&po_loc);
    let same_write = x.rf.inverse().compose(&x.rf);
    let reads_apart = po_loc.restricted(reads, reads).difference(&write_between).difference(&same_write);
    let from_atomic = rfi.from_set(&x.rmw.range());

    let Annotations { acquire, release, sequential } = Annotations::new(derived);
    union([
        &to_write,                                           // r1
        &reads_apart,                                        // r2
        &from_atomic,                                        // r3
        &fenced(derived),                                    // r4
        &x.po.restricted(&acquire, accesses),                // r5
        &x.po.restricted(accesses, &release),                // r6
        &x.po.restricted(&sequential, &sequential),          // r7
        &x.rmw,                                              // r8
        &dependency,                                         // r9, r10
        &x.ctrl.to_set(writes),                              // r11
        &dependency.to_set(writes).compose(rfi),             // r12
        &x.addr.compose(&x.po.restricted(accesses, writes)), // r13
    ])
}

struct Annotations {
    acquire: Set,
    release: Set,
    /// RCsc: annotated, and of an AMO, lr or sc. The pseudo-instructions on plain loads and stores are weaker.
    sequential: Set,
}

impl Annotations {
    fn new(derived: &Derived) -> Annotations {
        let x = derived.x;
        let acquire =
            events(x, |event| event.is_read() && event.order.acquires() || event.is_write() && event.tags.has(Tags::STORE_ACQUIRES));
        let release =
            events(x, |event| event.is_write() && event.order.releases() || event.is_read() && event.tags.has(Tags::LOAD_RELEASES));
        let atomic = x.rmw.domain().union(&x.rmw.range()).union(&events(x, |event| event.tags.has(Tags::PAIR)));
        Annotations { sequential: acquire.union(&release).intersection(&atomic), acquire, release }
    }
}

/// What a fence orders: accesses before it of the first kind with accesses after it of the second.
pub fn sides(fence: Fence) -> Option<(Accesses, Accesses)> {
    match fence {
        Fence::Riscv { before, after } => Some((before, after)),
        Fence::C11(Order::Acquire) => Some((Accesses::Reads, Accesses::Both)),
        Fence::C11(Order::Release) => Some((Accesses::Both, Accesses::Writes)),
        Fence::C11(Order::SeqCst) => Some((Accesses::Both, Accesses::Both)),
        _ => None,
    }
}

/// Is this `fence.tso`, which is two fences in one: `r,rw` and `w,w`?
pub fn is_tso(fence: Fence) -> bool {
    matches!(fence, Fence::RiscvTso | Fence::C11(Order::AcquireRelease))
}

/// r4.
fn fenced(derived: &Derived) -> Relation {
    let x = derived.x;
    let across = |before: &Set, fences: &Set, after: &Set| x.po.restricted(before, fences).compose(&x.po.to_set(after));
    let set = |side: Accesses| match side {
        Accesses::Reads => &derived.reads,
        Accesses::Writes => &derived.writes,
        Accesses::Both => &derived.accesses,
    };
    let tso = fences(x, is_tso);
    let mut all = union([&across(&derived.reads, &tso, &derived.accesses), &across(&derived.writes, &tso, &derived.writes)]);
    for before in Accesses::ALL {
        for after in Accesses::ALL {
            let these = fences(x, |fence| sides(fence) == Some((before, after)));
            all.union_with(&across(set(before), &these, set(after)));
        }
    }
    all
}

pub fn accepts(fence: Fence) -> bool {
    matches!(fence, Fence::Riscv { .. } | Fence::RiscvTso | Fence::C11(_))
}
