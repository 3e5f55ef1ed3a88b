//! POWER, after "Herding cats" (Alglave, Maranget, Tautschnig, TOPLAS 2014).
//!
//! Not multi-copy atomic: a write may reach some threads before others, and only fences push it on (prop). The preserved
//! program order is a least fixpoint over four relations: each event has an initiation (i) and a commit (c), and ii, ic, ci, cc
//! say which part of one event precedes which part of another.
//!
//! - Fences of C11: SeqCst is sync, the others are lwsync. Memory orders of accesses are ignored: programs are lowered to
//!   fences and dependencies before.
//! - Thread creation and joining act as a sync between the threads.
//! - The variant of prop is that with com*. As herd has it, store-conditionals of one thread are in order with co ([`keeps_exclusives`]): here, the writes of
//!   read-modify-writes.

use super::derived::{Derived, events, fences, union};
use crate::execution::Execution;
use crate::ir::{Fence, Order, Tags};
use crate::relation::{Relation, Set};

pub fn consistent(x: &Execution) -> bool {
    keeps_exclusives(x) && consistent_but_for_exclusives(x)
}

/// acyclic(co | po & X*X), with the writes of read-modify-writes for X.
pub fn keeps_exclusives(x: &Execution) -> bool {
    let writes = x.rmw.range();
    x.co.union(&x.po.restricted(&writes, &writes)).is_acyclic()
}

/// All axioms but [`keeps_exclusives`].
pub fn consistent_but_for_exclusives(x: &Execution) -> bool {
    let derived = Derived::new(x);
    if !derived.is_coherent() || !derived.is_atomic() {
        return false;
    }
    let Derived { reads, writes, .. } = &derived;

    let strong = derived.fenced(|fence| matches!(fence, Fence::Sync | Fence::C11(Order::SeqCst))).union(&x.thread_sync);
    let lwsync = derived.fenced(|fence| match fence {
        Fence::Lwsync => true,
        Fence::C11(order) => order != Order::SeqCst,
        _ => false,
    });
    let eieio = derived.fenced(|fence| fence == Fence::Eieio);
    let light = lwsync.difference(&Relation::product(writes, reads)).union(&eieio.restricted(writes, writes));
    let isync = fences(x, |fence| fence == Fence::Isync);
    let ppo = Parts { instruction_fence: &isync, commits_keep_locations: true }.preserved_program_order(&derived);
    propagates(&derived, &ppo, &strong, &light)
}

/// The three axioms besides coherence and atomicity, for POWER and [ARMv7](super::armv7).
pub(super) fn propagates(derived: &Derived, ppo: &Relation, strong: &Relation, light: &Relation) -> bool {
    let Derived { x, writes, rfe, fre, .. } = derived;
    let fence = strong.union(light);

    // No thin air: what is preserved locally and the communications between threads form one order.
    let hb = union([ppo, &fence, rfe]);
    if !hb.is_acyclic() {
        return false;
    }
    let hb_star = hb.reflexive_transitive();

    // Propagation: fences are cumulative, over what the thread has read and over what follows in hb.
    let base = fence.union(&rfe.compose(&fence)).compose(&hb_star);
    let across_strong = derived.com.reflexive_transitive().compose(&base.reflexive_transitive()).compose(strong).compose(&hb_star);
    let prop = base.restricted(writes, writes).union(&across_strong);
    x.co.union(&prop).is_acyclic()
        // Observation: a read cannot miss a write that was propagated to its thread before it.
        && fre.compose(&prop).compose(&hb_star).is_irreflexive()
}

/// What differs between POWER and ARMv7 in the four relations of initiations and commits.
pub(super) struct Parts<'a> {
    /// What holds back initiations behind a branch: isync, isb.
    pub instruction_fence: &'a Set,
    /// Are the commits of accesses of one location in program order?
    pub commits_keep_locations: bool,
}

impl Parts<'_> {
    /// ppo: the least ii, ic, ci, cc, and of these the pairs that start with a read.
    pub fn preserved_program_order(&self, derived: &Derived) -> Relation {
        let x = derived.x;
        let po_loc = derived.po_loc();
        let dependency = x.addr.union(&x.data);
        // The second of two reads sees a newer write than the first, from outside; or a read sees a write that came from outside
        // after its own thread's write.
        let rdw = po_loc.intersection(&derived.fre.compose(&derived.rfe));
        let detour = po_loc.intersection(&derived.coe.compose(&derived.rfe));

        let ii_least = union([&dependency, &derived.rfi, &rdw]);
        let ci_least = x.ctrl.to_set(self.instruction_fence).compose(&x.po).union(&detour);
        // On ARMv7, those that the mapping has marked; on POWER all commits of one location are in order.
        let marked = events(x, |event| event.tags.has(Tags::AFTER_READ));
        let mut cc_least = union([&dependency, &x.ctrl, &x.addr.compose(&x.po), &x.rmw.to_set(&marked)]);
        if self.commits_keep_locations {
            cc_least.union_with(&po_loc);
        }

        let (mut ii, mut ic, mut ci, mut cc) = (ii_least, Relation::new(x.events.len()), ci_least, cc_least);
        // Everything only grows, so that adding to what is there reaches the least fixpoint of the equations.
        loop {
            let before = (ii.len(), ic.len(), ci.len(), cc.len());
            ii = union([&ii, &ci, &ic.compose(&ci), &ii.compose(&ii)]);
            ic = union([&ic, &ii, &cc, &ic.compose(&cc), &ii.compose(&ic)]);
            ci = union([&ci, &ci.compose(&ii), &cc.compose(&ci)]);
            cc = union([&cc, &ci, &ci.compose(&ic), &cc.compose(&cc)]);
            if before == (ii.len(), ic.len(), ci.len(), cc.len()) {
                break;
            }
        }
        ii.restricted(&derived.reads, &derived.reads).union(&ic.restricted(&derived.reads, &derived.writes))
    }
}

pub fn accepts(fence: Fence) -> bool {
    matches!(fence, Fence::Sync | Fence::Lwsync | Fence::Isync | Fence::Eieio | Fence::C11(_))
}
