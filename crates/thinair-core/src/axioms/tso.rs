//! Total store order, as x86 has it (Owens, Sarkar, Sewell 2009; the relational form is that of Alglave, Maranget and
//! Tautschnig, TOPLAS 2014).
//!
//! A thread's writes wait in a buffer, first in first out, so that a later read of another location may be done first. Locked
//! instructions and full fences empty the buffer. Memory orders of C11 below SeqCst ask for nothing that TSO does not give; a
//! SeqCst write followed by a SeqCst read is kept in order, because the write is compiled to a locked instruction.

use super::derived::{Derived, union};
use crate::execution::Execution;
use crate::ir::{Fence, Order};

pub fn consistent(x: &Execution) -> bool {
    let derived = Derived::new(x);
    if !derived.is_coherent() || !derived.is_atomic() {
        return false;
    }
    // Program order without the pairs of a write and a later read.
    let ppo = union([&x.po.restricted(&derived.reads, &derived.accesses), &x.po.restricted(&derived.writes, &derived.writes)]);
    let fence = derived.fenced(|fence| matches!(fence, Fence::Mfence | Fence::C11(Order::SeqCst)));
    let implied = derived.around_rmw();
    let seq_cst = derived.seq_cst_write_to_read();
    // rfi is left out: a thread reads its own write from the buffer before the others can see it.
    union([&ppo, &fence, &implied, &seq_cst, &x.thread_sync, &derived.rfe, &x.co, &derived.fr]).is_acyclic()
}

pub fn accepts(fence: Fence) -> bool {
    matches!(fence, Fence::Mfence | Fence::C11(_))
}
