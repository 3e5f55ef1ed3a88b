//! The names of the memory models, with the aliases that people type.

use crate::ir::Tags;

/// A built-in memory model.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Model {
    Sc,
    Tso,
    Pso,
    Ra,
    Rc11,
    Imm,
    Armv8,
    Armv7,
    Riscv,
    Ztso,
    Power,
    Xmm,
}

impl Model {
    /// Those that are predicates on single executions: each has axioms, and a text in cat.
    pub const ALL: [Model; 11] = [
        Model::Sc,
        Model::Tso,
        Model::Pso,
        Model::Ra,
        Model::Rc11,
        Model::Imm,
        Model::Armv8,
        Model::Armv7,
        Model::Riscv,
        Model::Ztso,
        Model::Power,
    ];

    /// Every model, also `xmm`, under which an execution is allowed because of others.
    pub fn every() -> impl Iterator<Item = Model> {
        Model::ALL.into_iter().chain([Model::Xmm])
    }

    /// The model whose axioms say what a single execution may look like, with the fences that it may have.
    pub fn of_single_executions(self) -> Model {
        if self == Model::Xmm { Model::Rc11 } else { self }
    }

    /// Is a data race an error? Languages leave undefined what comes of one; to processors, plain accesses are accesses like others.
    pub fn reports_races(self) -> bool {
        matches!(self, Model::Ra | Model::Rc11 | Model::Imm | Model::Xmm)
    }

    pub fn name(self) -> &'static str {
        match self {
            Model::Sc => "sc",
            Model::Tso => "tso",
            Model::Pso => "pso",
            Model::Ra => "ra",
            Model::Rc11 => "rc11",
            Model::Imm => "imm",
            Model::Armv8 => "armv8",
            Model::Armv7 => "armv7",
            Model::Riscv => "riscv",
            Model::Ztso => "ztso",
            Model::Power => "power",
            Model::Xmm => "xmm",
        }
    }

    /// One line for the list of models.
    pub fn summary(self) -> &'static str {
        match self {
            Model::Sc => "sequential consistency: one global order of all accesses",
            Model::Tso => "x86-TSO: stores wait in a first-in-first-out buffer",
            Model::Pso => "SPARC PSO: a store buffer for each location",
            Model::Ra => "release/acquire: every access synchronises",
            Model::Rc11 => "C11/C++20 as repaired (RC11): the memory model of C, C++ and Rust without load buffering",
            Model::Imm => "the intermediate memory model: C11 with load buffering, as compilers to hardware may assume it",
            Model::Armv8 => "ARMv8 (AArch64), multi-copy atomic",
            Model::Armv7 => "ARMv7: not multi-copy atomic, full fences only",
            Model::Riscv => "RISC-V with its weak memory order (RVWMO), multi-copy atomic",
            Model::Ztso => "RISC-V with total store order (the extension Ztso)",
            Model::Power => "IBM POWER: not multi-copy atomic",
            Model::Xmm => "XMM: rc11 and the load buffering that re-execution justifies, whatever the dependencies",
        }
    }

    pub fn aliases(self) -> &'static [&'static str] {
        match self {
            Model::Tso => &["x86", "x86-tso", "x86_64", "x86tso"],
            Model::Armv8 => &["aarch64", "arm64"],
            Model::Armv7 => &["arm32"],
            Model::Riscv => &["risc-v", "rvwmo"],
            Model::Ztso => &["rvtso"],
            Model::Power => &["ppc", "powerpc", "ppc64"],
            Model::Rc11 => &["c11", "c", "c++", "cpp"],
            _ => &[],
        }
    }

    /// The tags of accesses that mean something under the model.
    pub fn tags(self) -> Tags {
        match self {
            Model::Armv8 => Tags::ACQUIRE_PC.and(Tags::NO_RETURN).and(Tags::PAIR),
            Model::Riscv | Model::Ztso => Tags::PAIR.and(Tags::LOAD_RELEASES).and(Tags::STORE_ACQUIRES),
            Model::Armv7 | Model::Power => Tags::PAIR,
            Model::Sc | Model::Tso | Model::Pso | Model::Ra | Model::Rc11 | Model::Xmm | Model::Imm => Tags::NONE,
        }
    }

    /// Finds a model by name or alias, whatever the case.
    pub fn find(name: &str) -> Option<Model> {
        let name = name.to_ascii_lowercase();
        Model::every().find(|model| model.name() == name || model.aliases().contains(&name.as_str()))
    }
}
