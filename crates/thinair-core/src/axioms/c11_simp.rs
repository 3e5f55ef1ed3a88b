//! C11 before it was repaired, with its axioms for SeqCst as Batty, Donaldson and Wickerson simplified them
//! ("Overhauling SC atomics in C11 and OpenCL", POPL 2016; S-simp there), and without load buffering.
//!
//! All but the axiom for SeqCst is as in [RC11](super::rc11). The SeqCst events must fit into one order that respects
//! co, fr and hb between them, where an access may be stood for by a SeqCst fence before it (if it comes first) or behind
//! it (if it comes second) in its thread. Against RC11 that is too much for accesses, since hb counts even through
//! other locations, which POWER and ARMv7 do not implement at the expected price; and too little for fences, which do not restore
//! sequential consistency: communications of more than one step count for nothing between them.

use super::derived::{Derived, events, fences, order, union};
use super::rc11;
use crate::execution::Execution;
use crate::ir::Order;
use crate::relation::Relation;

pub fn consistent(x: &Execution) -> bool {
    let derived = Derived::new(x);
    if !derived.is_atomic() || !union([&x.po, &x.rf, &x.thread_sync]).is_acyclic() {
        return false;
    }
    let hb = rc11::happens_before(&derived);
    let eco = derived.com.transitive();
    hb.compose(&eco.reflexive()).is_irreflexive() && seq_cst_order(&derived, &hb).is_acyclic()
}

fn seq_cst_order(derived: &Derived, hb: &Relation) -> Relation {
    let x = derived.x;
    let seq_cst = events(x, |event| order(event) == Order::SeqCst);
    let fence = fences(x, |_| true);
    let step = union([&x.co, &derived.fr, hb]);
    let before = x.po.from_set(&fence).reflexive();
    let behind = x.po.to_set(&fence).reflexive();
    let all = before.compose(&step).compose(&behind).restricted(&seq_cst, &seq_cst);
    all.difference(&Relation::identity_on(&seq_cst))
}
