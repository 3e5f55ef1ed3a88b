//! The one table of memory models: a line for each, which everybody reads who has to know something about a model.
//!
//! The command line takes names and aliases from here, litmus tests what fences become, the engines what they
//! may do, reports how they speak, the oracle what it compares. The rules themselves are elsewhere: a text in
//! `models/`, the same as axioms ([`crate::axioms`]), and a fast form in the engine of graphs. Tests hold that
//! every model has all of it (`thinair-oracle/tests/models.rs`); CONTRIBUTING.md walks through adding one.

use super::Model;
use crate::engine::Equivalence;
use crate::ir::{Accesses, Fence, Order, Tags};
use crate::mapping::Target;

/// What there is to know of a model, but for its rules.
pub struct Entry {
    pub model: Model,
    pub name: &'static str,
    /// Other names that people type.
    pub aliases: &'static [&'static str],
    /// One line for the list of models.
    pub summary: &'static str,
    /// In which words its behaviours are explained.
    pub family: Family,
    /// Is a data race an error? Languages leave undefined what comes of one; to processors, plain accesses are
    /// accesses like others.
    pub races: bool,
    /// Do dependencies order accesses, so that po and rf may form cycles?
    pub dependencies: bool,
    /// May program order alone put two plain accesses of different locations in order?
    pub keeps_plain_order: bool,
    /// The model whose executions justify others, where executions are allowed because of others.
    pub justified_by: Option<Model>,
    /// When two executions count as one; the first is what is explored if nothing is said.
    pub equivalences: &'static [Equivalence],
    /// What the engine of states has for it: none at all, or how stores reach memory there.
    pub states: Option<Buffers>,
    /// What becomes of a program before it is explored.
    pub lowering: Lowering,
    pub fences: Fences,
    /// The tags of accesses that mean something.
    pub tags: Tags,
}

/// Models that are explained in the same words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Threads take turns.
    Interleaving,
    /// Stores wait in a buffer: x86's, RISC-V's, or one for each location.
    X86,
    Ztso,
    Pso,
    /// Every access releases or acquires.
    ReleaseAcquire,
    /// The memory orders of C11 decide.
    C11,
    /// Dependencies, barriers, acquire and release decide.
    Hardware,
}

/// How stores reach memory where states are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Buffers {
    None,
    Fifo,
}

/// What is done to a program that is made of C11's accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lowering {
    /// Nothing: the model knows memory orders.
    None,
    /// Operations on threads and locks are full barriers.
    Barriers,
    /// Memory orders become what the architecture has instead.
    Orders(Target),
}

/// The fences of a model, and what others become.
pub struct Fences {
    /// Those that have a meaning.
    pub known: &'static [Fence],
    /// What the full fence of any architecture is.
    pub full: Meaning,
    /// What the Linux kernel's fences are that order reads, and writes, as it defines them for the architecture.
    pub reads: Meaning,
    pub writes: Meaning,
}

/// What a fence of elsewhere is under a model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    Is(Fence),
    /// It orders nothing that is not in order anyway, or nothing at all.
    Nothing,
    /// It orders something, and the model has no words for it.
    Unknown,
}

const fn riscv(before: Accesses, after: Accesses) -> Fence {
    Fence::Riscv { before, after }
}

const BOTH: &[Equivalence] = &[Equivalence::Rf, Equivalence::RfCo];

const C11: [Fence; 4] =
    [Fence::C11(Order::Acquire), Fence::C11(Order::Release), Fence::C11(Order::AcquireRelease), Fence::C11(Order::SeqCst)];
const FULL_C11: Meaning = Meaning::Is(Fence::C11(Order::SeqCst));
const FULL_X86: Meaning = Meaning::Is(Fence::Mfence);
const FULL_ARM: Meaning = Meaning::Is(Fence::DmbFull);
const FULL_RISCV: Meaning = Meaning::Is(riscv(Accesses::Both, Accesses::Both));

/// Of a language, which has no words for what the kernel's fences do.
const fn of_language(full: Meaning) -> Fences {
    Fences { known: &C11, full, reads: Meaning::Unknown, writes: Meaning::Unknown }
}

const RISCV: &[Fence] = &[
    riscv(Accesses::Both, Accesses::Both),
    riscv(Accesses::Reads, Accesses::Reads),
    riscv(Accesses::Reads, Accesses::Writes),
    riscv(Accesses::Reads, Accesses::Both),
    riscv(Accesses::Writes, Accesses::Reads),
    riscv(Accesses::Writes, Accesses::Writes),
    riscv(Accesses::Writes, Accesses::Both),
    riscv(Accesses::Both, Accesses::Reads),
    riscv(Accesses::Both, Accesses::Writes),
    riscv(Accesses::Both, Accesses::Both),
    Fence::RiscvTso,
];

const RISCV_TAGS: Tags = Tags::PAIR.and(Tags::LOAD_RELEASES).and(Tags::STORE_ACQUIRES);

/// Most models are like this in what their lines do not say.
const USUAL: Entry = Entry {
    model: Model::Sc,
    name: "",
    aliases: &[],
    summary: "",
    family: Family::Hardware,
    races: false,
    dependencies: false,
    keeps_plain_order: true,
    justified_by: None,
    equivalences: BOTH,
    states: None,
    lowering: Lowering::None,
    fences: of_language(FULL_C11),
    tags: Tags::NONE,
};

/// A language's model that goes by the memory orders of C11.
const LIKE_C11: Entry = Entry { family: Family::C11, races: true, keeps_plain_order: false, ..USUAL };

/// Where every access releases or acquires, and no fence is stronger than that.
const RELEASE_ACQUIRE: Entry = Entry { family: Family::ReleaseAcquire, races: true, fences: of_language(Meaning::Unknown), ..USUAL };

/// An architecture that keeps dependencies.
const HARDWARE: Entry = Entry { dependencies: true, keeps_plain_order: false, ..USUAL };

/// In the order of [`Model`].
pub const TABLE: [Entry; 14] = [
    Entry {
        model: Model::Sc,
        name: "sc",
        summary: "sequential consistency: one global order of all accesses",
        family: Family::Interleaving,
        states: Some(Buffers::None),
        fences: Fences { known: &C11, full: Meaning::Nothing, reads: Meaning::Nothing, writes: Meaning::Nothing },
        ..USUAL
    },
    Entry {
        model: Model::Tso,
        name: "tso",
        aliases: &["x86", "x86-tso", "x86_64", "x86tso"],
        summary: "x86-TSO: stores wait in a first-in-first-out buffer",
        family: Family::X86,
        states: Some(Buffers::Fifo),
        lowering: Lowering::Barriers,
        fences: Fences {
            known: &[C11[0], C11[1], C11[2], C11[3], Fence::Mfence],
            full: FULL_X86,
            reads: Meaning::Nothing,
            writes: Meaning::Nothing,
        },
        ..USUAL
    },
    Entry {
        model: Model::Pso,
        name: "pso",
        summary: "SPARC PSO: a store buffer for each location",
        family: Family::Pso,
        fences: Fences {
            known: &[C11[0], C11[1], C11[2], C11[3], Fence::Mfence, Fence::Stbar],
            full: FULL_X86,
            reads: Meaning::Nothing,
            writes: Meaning::Is(Fence::Stbar),
        },
        ..USUAL
    },
    Entry { model: Model::Ra, name: "ra", summary: "release/acquire: every access synchronises", ..RELEASE_ACQUIRE },
    Entry {
        model: Model::Sra,
        name: "sra",
        aliases: &["strong-ra"],
        summary: "strong release/acquire: ra, and the order of all stores follows the threads",
        ..RELEASE_ACQUIRE
    },
    Entry {
        model: Model::Rc11,
        name: "rc11",
        aliases: &["c11", "c", "c++", "cpp"],
        summary: "C11/C++20 as repaired (RC11): the memory model of C, C++ and Rust without load buffering",
        ..LIKE_C11
    },
    Entry {
        model: Model::C11Simp,
        name: "c11-simp",
        aliases: &["c11simp"],
        summary: "C11 before the repair, with the seq_cst axiom of Batty, Donaldson and Wickerson (2016)",
        ..LIKE_C11
    },
    Entry {
        model: Model::Imm,
        name: "imm",
        summary: "the intermediate memory model: C11 with load buffering, as compilers to hardware may assume it",
        races: true,
        ..HARDWARE
    },
    Entry {
        model: Model::Armv8,
        name: "armv8",
        aliases: &["aarch64", "arm64"],
        summary: "ARMv8 (AArch64), multi-copy atomic",
        fences: Fences {
            known: &[Fence::DmbFull, Fence::DmbLd, Fence::DmbSt, Fence::Isb],
            full: FULL_ARM,
            reads: Meaning::Is(Fence::DmbLd),
            writes: Meaning::Is(Fence::DmbSt),
        },
        tags: Tags::ACQUIRE_PC.and(Tags::NO_RETURN).and(Tags::PAIR),
        ..HARDWARE
    },
    Entry {
        model: Model::Armv7,
        name: "armv7",
        aliases: &["arm32"],
        summary: "ARMv7: not multi-copy atomic, full fences only",
        lowering: Lowering::Orders(Target::Armv7),
        fences: Fences {
            known: &[Fence::DmbFull, Fence::DmbSt, Fence::Isb],
            full: FULL_ARM,
            reads: FULL_ARM,
            writes: Meaning::Is(Fence::DmbSt),
        },
        tags: Tags::PAIR.and(Tags::AFTER_READ),
        ..HARDWARE
    },
    Entry {
        model: Model::Riscv,
        name: "riscv",
        aliases: &["risc-v", "rvwmo"],
        summary: "RISC-V with its weak memory order (RVWMO), multi-copy atomic",
        lowering: Lowering::Orders(Target::Riscv),
        fences: Fences {
            known: RISCV,
            full: FULL_RISCV,
            reads: Meaning::Is(riscv(Accesses::Reads, Accesses::Reads)),
            writes: Meaning::Is(riscv(Accesses::Writes, Accesses::Writes)),
        },
        tags: RISCV_TAGS,
        ..HARDWARE
    },
    Entry {
        model: Model::Ztso,
        name: "ztso",
        aliases: &["rvtso"],
        summary: "RISC-V with total store order (the extension Ztso)",
        family: Family::Ztso,
        lowering: Lowering::Orders(Target::Ztso),
        fences: Fences { known: RISCV, full: FULL_RISCV, reads: Meaning::Nothing, writes: Meaning::Nothing },
        tags: RISCV_TAGS,
        ..USUAL
    },
    Entry {
        model: Model::Power,
        name: "power",
        aliases: &["ppc", "powerpc", "ppc64"],
        summary: "IBM POWER: not multi-copy atomic",
        lowering: Lowering::Orders(Target::Power),
        fences: Fences {
            known: &[Fence::Sync, Fence::Lwsync, Fence::Isync, Fence::Eieio],
            full: Meaning::Is(Fence::Sync),
            reads: Meaning::Is(Fence::Lwsync),
            writes: Meaning::Is(Fence::Lwsync),
        },
        tags: Tags::PAIR,
        ..HARDWARE
    },
    Entry {
        model: Model::Xmm,
        name: "xmm",
        summary: "XMM: rc11 and the load buffering that re-execution justifies, whatever the dependencies",
        keeps_plain_order: true,
        justified_by: Some(Model::Rc11),
        equivalences: &[Equivalence::RfCo],
        ..LIKE_C11
    },
];
