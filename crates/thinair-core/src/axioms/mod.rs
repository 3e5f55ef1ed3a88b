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
pub mod c11_simp;
pub mod derived;
pub mod imm;
pub mod power;
pub mod pso;
pub mod ra;
pub mod rc11;
pub mod riscv;
pub mod sc;
pub mod sra;
pub mod tso;

pub use derived::Derived;

use crate::execution::Execution;
use crate::ir::Fence;

/// One built-in model.
#[derive(Clone, Copy, Debug)]
pub struct Axioms {
    /// The name that users give, and that of its file in `models/`.
    pub name: &'static str,
    pub consistent: fn(&Execution) -> bool,
    /// Does this fence mean something under the model? `consistent` ignores those that do not.
    pub accepts: fn(Fence) -> bool,
}

/// All built-in models: general ones, the languages', the architectures'.
pub const ALL: [Axioms; 13] = [
    Axioms { name: "sc", consistent: sc::consistent, accepts: sc::accepts },
    Axioms { name: "tso", consistent: tso::consistent, accepts: tso::accepts },
    Axioms { name: "pso", consistent: pso::consistent, accepts: pso::accepts },
    Axioms { name: "ra", consistent: ra::consistent, accepts: ra::accepts },
    Axioms { name: "sra", consistent: sra::consistent, accepts: ra::accepts },
    Axioms { name: "rc11", consistent: rc11::consistent, accepts: rc11::accepts },
    Axioms { name: "c11-simp", consistent: c11_simp::consistent, accepts: rc11::accepts },
    Axioms { name: "imm", consistent: imm::consistent, accepts: imm::accepts },
    Axioms { name: "armv8", consistent: armv8::consistent, accepts: armv8::accepts },
    Axioms { name: "armv7", consistent: armv7::consistent, accepts: armv7::accepts },
    Axioms { name: "riscv", consistent: riscv::consistent, accepts: riscv::accepts },
    Axioms { name: "ztso", consistent: riscv::consistent_with_tso, accepts: riscv::accepts },
    Axioms { name: "power", consistent: power::consistent, accepts: power::accepts },
];

/// The built-in model of this name.
pub fn find(name: &str) -> Option<&'static Axioms> {
    ALL.iter().find(|model| model.name == name)
}
