//! Release/acquire: the fragment of C11 where every write releases and every read acquires (Lahav, Giannarakis, Vafeiadis,
//! POPL 2016).
//!
//! Every access is treated so, whatever its memory order. Each rf edge then synchronises: hb = (po | thread creation and
//! joining | rf)+. Coherence asks that no communication goes against hb. Fences add nothing.

use super::derived::{Derived, union};
use crate::execution::Execution;
use crate::ir::Fence;

pub fn consistent(x: &Execution) -> bool {
    let derived = Derived::new(x);
    let hb = union([&x.po, &x.thread_sync, &x.rf]).transitive();
    let eco = derived.com.transitive();
    derived.is_atomic() && hb.compose(&eco.reflexive()).is_irreflexive()
}

/// The fences of C11, which have nothing left to do: without SeqCst there is no stronger order than that of the accesses.
pub fn accepts(fence: Fence) -> bool {
    matches!(fence, Fence::C11(_))
}
