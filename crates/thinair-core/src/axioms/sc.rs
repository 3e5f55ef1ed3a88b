//! Sequential consistency (Lamport 1979): one total order of all accesses explains the execution.
//!
//! In relational form (Shasha and Snir 1988; Alglave, Maranget, Tautschnig, TOPLAS 2014): acyclic(po | rf | co | fr), and
//! nothing between the two halves of a read-modify-write. Coherence is part of the first axiom. Thread creation and joining
//! order like program order.

use super::derived::{Derived, union};
use crate::execution::Execution;
use crate::ir::Fence;

pub fn consistent(x: &Execution) -> bool {
    let derived = Derived::new(x);
    derived.is_atomic() && union([&x.po, &x.thread_sync, &derived.com]).is_acyclic()
}

/// Every fence: program order is kept in full, so that none has anything left to do.
pub fn accepts(_: Fence) -> bool {
    true
}
