//! A litmus test as it is written: plain data, before any instruction is understood.

use crate::error::Position;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Architecture {
    X86,
    X86_64,
    Power,
    AArch64,
    Arm,
    RiscV,
    C,
    /// C with the Linux kernel's primitives. Its tests say `C` too.
    Linux,
}

impl Architecture {
    /// The name in the first line of a test.
    pub fn name(self) -> &'static str {
        match self {
            Architecture::X86 => "X86",
            Architecture::X86_64 => "X86_64",
            Architecture::Power => "PPC",
            Architecture::AArch64 => "AArch64",
            Architecture::Arm => "ARM",
            Architecture::RiscV => "RISCV",
            Architecture::C | Architecture::Linux => "C",
        }
    }

    pub const ALL: [Architecture; 8] = [
        Architecture::X86,
        Architecture::X86_64,
        Architecture::Power,
        Architecture::AArch64,
        Architecture::Arm,
        Architecture::RiscV,
        Architecture::C,
        Architecture::Linux,
    ];

    pub fn find(name: &str) -> Option<Architecture> {
        Architecture::ALL.into_iter().find(|architecture| architecture.name() == name)
    }
}

/// An integer type, as values are read and printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Type {
    pub bits: u32,
    pub signed: bool,
}

impl Type {
    pub const INT: Type = Type { bits: 32, signed: true };
    pub const LONG: Type = Type { bits: 64, signed: true };

    pub fn find(name: &str) -> Option<Type> {
        let (bits, signed) = match name.trim_start_matches("__") {
            "int" | "int32_t" | "atomic_t" | "spinlock_t" | "srcu_struct" => (32, true),
            "uint32_t" | "unsigned" => (32, false),
            "int64_t" | "long" | "intptr_t" => (64, true),
            "uint64_t" | "uintptr_t" | "unit64_t" => (64, false),
            "int16_t" => (16, true),
            "uint16_t" => (16, false),
            "int8_t" | "char" => (8, true),
            "uint8_t" => (8, false),
            _ => return None,
        };
        Some(Type { bits, signed })
    }
}

/// The thread of a register that is one of every thread.
pub const EVERY_THREAD: u32 = u32::MAX;

/// Something that has a value when the test begins and when it ends.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// The name is in the form of the architecture's front end. A symbolic register (`%x0`) without a thread is one of every thread.
    Register { thread: u32, name: String },
    /// A location, or an element of an array.
    Memory { name: String, index: Option<u32> },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Constant {
    /// In two's complement.
    Number(u64),
    /// The address of a location, or of an element of an array.
    Address { name: String, index: u32 },
    /// A place in the code of a thread.
    Label { thread: u32, label: String },
    /// All elements of an array; only in conditions.
    List(Vec<Constant>),
}

/// An entry of the initial state. Without values: only a declaration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Initial {
    pub place: Place,
    pub kind: Option<Type>,
    /// The length, if it is an array.
    pub array: Option<u32>,
    pub values: Vec<Constant>,
    pub at: Position,
}

/// One cell of the code table: an instruction as text, with the labels before it. In C a thread is one cell, with the whole function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    pub labels: Vec<String>,
    /// May be empty.
    pub text: String,
    pub at: Position,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quantifier {
    Exists,
    NotExists,
    Forall,
}

impl Quantifier {
    pub fn text(self) -> &'static str {
        match self {
            Quantifier::Exists => "exists",
            Quantifier::NotExists => "~exists",
            Quantifier::Forall => "forall",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    True,
    False,
    Equal(Place, Constant, Position),
    /// Two places have the same value.
    Same(Place, Place, Position),
    Not(Box<Condition>),
    And(Vec<Condition>),
    Or(Vec<Condition>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test {
    pub architecture: Architecture,
    /// Is it a test in C that has neither C11's atomics nor the kernel's primitives? It is then taken as C11's.
    pub is_ambiguous: bool,
    pub name: String,
    /// Lines such as `Orig=…`.
    pub info: Vec<(String, String)>,
    pub initial: Vec<Initial>,
    /// One for each thread.
    pub threads: Vec<Vec<Cell>>,
    /// What to show besides what the condition names.
    pub locations: Vec<(Place, Position)>,
    pub filter: Option<Condition>,
    pub quantifier: Quantifier,
    pub condition: Condition,
}
