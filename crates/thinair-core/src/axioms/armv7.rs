//! ARMv7, after "Herding cats" (Alglave, Maranget, Tautschnig, TOPLAS 2014): the axioms of POWER with less preserved program order and full
//! fences only.
//!
//! - A write may become visible before earlier accesses of its own location: commits are not ordered by po-loc. That goes for the write of a read-modify-write, too,
//!   if nothing else orders it after its read; those of compiled programs are marked, by the [mapping](crate::mapping).
//! - As on POWER, the writes of read-modify-writes of one thread are in order with co.
//! - Fences: dmb (which stands for dsb too) is strong; dmb.st is as strong, between writes; isb orders behind a branch. Fences of C11 are all dmb, as
//!   compilers map them. Memory orders of accesses are ignored: programs are lowered to fences before.
//! - Thread creation and joining act as a dmb between the threads.

use super::derived::{Derived, fences};
use super::power::{self, Parts};
use crate::execution::Execution;
use crate::ir::Fence;
use crate::relation::Relation;

pub fn consistent(x: &Execution) -> bool {
    power::keeps_exclusives(x) && consistent_but_for_exclusives(x)
}

/// All axioms but [`power::keeps_exclusives`].
pub fn consistent_but_for_exclusives(x: &Execution) -> bool {
    let derived = Derived::new(x);
    if !derived.is_coherent() || !derived.is_atomic() {
        return false;
    }
    let full = derived.fenced(|fence| matches!(fence, Fence::DmbFull | Fence::C11(_)));
    let stores = derived.fenced(|fence| fence == Fence::DmbSt).restricted(&derived.writes, &derived.writes);
    let strong = full.union(&stores).union(&x.thread_sync);
    let isb = fences(x, |fence| fence == Fence::Isb);
    let ppo = Parts { instruction_fence: &isb, commits_keep_locations: false }.preserved_program_order(&derived);
    power::propagates(&derived, &ppo, &strong, &Relation::new(x.events.len()))
}

pub fn accepts(fence: Fence) -> bool {
    matches!(fence, Fence::DmbFull | Fence::DmbSt | Fence::Isb | Fence::C11(_))
}
