//! RC11, the repaired C11 (Lahav, Vafeiadis, Kang, Hur, Dreyer, PLDI 2017), with the release sequences of C++20.
//!
//! - A release sequence is a write and the read-modify-writes that follow it (C++20 dropped later writes of the same thread).
//!   Only atomic accesses synchronise: a plain write heads no release sequence.
//! - hb = (po | thread creation and joining | sw)+, and initial writes happen before everything else.
//! - Coherence, atomicity, psc acyclic for the SeqCst accesses and fences, and no cycle of po and rf.
//!
//! Data races are not a matter of consistency and are not looked for here.

use super::derived::{Derived, events, fences, order, union};
use crate::execution::{Event, Execution};
use crate::ir::{Fence, Order};
use crate::relation::{Relation, Set};

pub fn consistent(x: &Execution) -> bool {
    union([&x.po, &x.rf, &x.thread_sync]).is_acyclic() && consistent_but_for_cycles(x)
}

/// All but the axiom against cycles of po and rf: what XMM demands of each single execution.
pub fn consistent_but_for_cycles(x: &Execution) -> bool {
    let derived = Derived::new(x);
    if !derived.is_atomic() {
        return false;
    }
    let hb = happens_before(&derived);
    let eco = derived.com.transitive();
    hb.compose(&eco.reflexive()).is_irreflexive() && partial_sc(&derived, &hb, &eco).is_acyclic()
}

/// sw: a release with the acquire that takes its value from the release sequence; each may be a fence next to the access.
fn synchronizes_with(derived: &Derived) -> Relation {
    let x = derived.x;
    let fence = fences(x, |_| true);
    let atomic = events(x, |event| order(event) != Order::Plain);
    let releases = events(x, |event| !event.is_read() && order(event).releases());
    let acquires = events(x, |event| !event.is_write() && order(event).acquires());

    let sequence = x.rf.compose(&x.rmw).reflexive_transitive().from_set(&derived.writes.intersection(&atomic));
    let release = x.po.from_set(&fence).reflexive().from_set(&releases).compose(&sequence);
    let acquire = x.po.to_set(&fence).reflexive().to_set(&acquires);
    release.compose(&x.rf.to_set(&atomic)).compose(&acquire)
}

/// What happens before what, for those who look for races.
pub fn happens_before_in(x: &Execution) -> Relation {
    happens_before(&Derived::new(x))
}

/// hb, also that of [IMM](super::imm) and of XMM.
pub(crate) fn happens_before(derived: &Derived) -> Relation {
    let x = derived.x;
    let initial = events(x, Event::is_init);
    let first = Relation::product(&initial, &initial.complement());
    union([&x.po, &x.thread_sync, &synchronizes_with(derived), &first]).transitive()
}

/// psc: what the SeqCst accesses and fences must agree on.
pub(super) fn partial_sc(derived: &Derived, hb: &Relation, eco: &Relation) -> Relation {
    let x = derived.x;
    let seq_cst: Set = events(x, |event| order(event) == Order::SeqCst);
    if seq_cst.is_empty() {
        return Relation::new(x.events.len());
    }
    let seq_cst_fence = seq_cst.intersection(&fences(x, |_| true));
    let to_other_location = x.po.difference(&derived.location);
    let scb =
        union([&x.po, &to_other_location.compose(hb).compose(&to_other_location), &hb.intersection(&derived.location), &x.co, &derived.fr]);
    let hb_or_same = hb.reflexive();
    let accesses_and_fences = Relation::identity_on(&seq_cst);
    let left = accesses_and_fences.union(&hb_or_same.from_set(&seq_cst_fence));
    let right = accesses_and_fences.union(&hb_or_same.to_set(&seq_cst_fence));
    let psc_base = left.compose(&scb).compose(&right);
    let psc_fence = hb.union(&hb.compose(eco).compose(hb)).restricted(&seq_cst_fence, &seq_cst_fence);
    psc_base.union(&psc_fence)
}

pub fn accepts(fence: Fence) -> bool {
    matches!(fence, Fence::C11(_))
}
