//! The memory models as predicates on whole executions: straightforward relation algebra, one file a model.
//!
//! `consistent` answers for any candidate execution, also for one whose po ∪ rf is cyclic; it takes time cubic in the number of
//! events and keeps nothing. The engines decide the same questions incrementally and are checked against this; each model is
//! also written as a `.cat` file in `models/`, and tests hold the two together on random executions.
//!
//! A candidate must be well formed: every read has one rf edge, from a write of its location; co is total on the writes of a
//! location, the initial write first; po is total on a thread; rmw relates adjacent accesses of one location. Orders that mean
//! nothing for a kind of event (a releasing read) are ignored.

pub mod armv7;
pub mod armv8;
pub mod derived;
pub mod imm;
pub mod power;
pub mod pso;
pub mod ra;
pub mod rc11;
pub mod riscv;
pub mod sc;
pub mod tso;

pub use derived::Derived;

use crate::execution::Execution;
use crate::ir::Fence;

/// One built-in model.
#[derive(Clone, Copy, Debug)]
pub struct Axioms {
    /// The name that users give, and that of its file in `models/`.
    pub name: &'static str,
    pub summary: &'static str,
    pub consistent: fn(&Execution) -> bool,
    /// Does this fence mean something under the model? `consistent` ignores those that do not.
    pub accepts: fn(Fence) -> bool,
}

/// All built-in models: general ones, the languages', the architectures'.
pub const ALL: [Axioms; 11] = [
    Axioms { name: "sc", summary: "sequential consistency", consistent: sc::consistent, accepts: sc::accepts },
    Axioms { name: "tso", summary: "total store order (x86)", consistent: tso::consistent, accepts: tso::accepts },
    Axioms { name: "pso", summary: "partial store order (SPARC)", consistent: pso::consistent, accepts: pso::accepts },
    Axioms { name: "ra", summary: "release/acquire for every access", consistent: ra::consistent, accepts: ra::accepts },
    Axioms { name: "rc11", summary: "repaired C11", consistent: rc11::consistent, accepts: rc11::accepts },
    Axioms { name: "imm", summary: "the intermediate memory model", consistent: imm::consistent, accepts: imm::accepts },
    Axioms { name: "armv8", summary: "ARMv8 (AArch64), multi-copy atomic", consistent: armv8::consistent, accepts: armv8::accepts },
    Axioms { name: "armv7", summary: "ARMv7", consistent: armv7::consistent, accepts: armv7::accepts },
    Axioms { name: "riscv", summary: "RISC-V (RVWMO)", consistent: riscv::consistent, accepts: riscv::accepts },
    Axioms { name: "ztso", summary: "RISC-V with total store order", consistent: riscv::consistent_with_tso, accepts: riscv::accepts },
    Axioms { name: "power", summary: "IBM POWER", consistent: power::consistent, accepts: power::accepts },
];

/// The built-in model of this name.
pub fn find(name: &str) -> Option<&'static Axioms> {
    ALL.iter().find(|model| model.name == name)
}
