//! Partial store order, after the SPARC V8 manual: as TSO, but with a buffer for each location, so that writes to different
//! locations may reach memory out of order too.
//!
//! - Mfence and SeqCst fences are full; stbar orders the writes before it with the writes after it.
//! - A release store is compiled with a stbar before it, and a release fence to a stbar: so a write is ordered before a later
//!   release (or SeqCst) write, and before a later write with a release fence between the two. Reads are never delayed, which
//!   gives acquire for nothing.
//! - An atomic instruction empties all buffers before it reads, and its write is in memory before a later read. (The manual
//!   asks less of SPARC; this is what store-buffer tools do.)
//! - A SeqCst write is ordered before a later SeqCst read, as on TSO.

use super::derived::{Derived, events, fences, order, union};
use crate::execution::Execution;
use crate::ir::{Fence, Order};

pub fn consistent(x: &Execution) -> bool {
    let derived = Derived::new(x);
    if !derived.is_coherent() || !derived.is_atomic() {
        return false;
    }
    let ppo = x.po.restricted(&derived.reads, &derived.accesses);
    let full = derived.fenced(|fence| matches!(fence, Fence::Mfence | Fence::C11(Order::SeqCst)));
    let store_fence = fences(x, |fence| match fence {
        Fence::Stbar => true,
        Fence::C11(order) => order.releases(),
        _ => false,
    });
    let stores = x.po.restricted(&derived.writes, &store_fence).compose(&x.po.to_set(&derived.writes));
    let releases = events(x, |event| event.is_write() && order(event).releases());
    let before_release = x.po.restricted(&derived.writes, &releases);
    let implied = derived.around_rmw();
    let seq_cst = derived.seq_cst_write_to_read();
    let kept = union([&ppo, &full, &stores, &before_release, &implied, &seq_cst]);
    union([&kept, &x.thread_sync, &derived.rfe, &x.co, &derived.fr]).is_acyclic()
}

pub fn accepts(fence: Fence) -> bool {
    matches!(fence, Fence::Mfence | Fence::Stbar | Fence::C11(_))
}
