//! An interpreter of the cat language, in which memory models are written as text (Alglave, Cousot, Maranget 2016).
//!
//! [`Model::parse`] turns text into a list of operations on sets and relations; [`Model::check`] runs that list on one
//! execution, and may do so hundreds of thousands of times. All names, types (set or relation) and calls are resolved while
//! parsing: functions are expanded where they are called, equal expressions are computed once, what no axiom needs is dropped.
//!
//! # What is understood
//!
//! - Statements: `let x = e`, `let f(x, y) = e`, `let f x = e`, `let … and …`, `let rec x = e and y = e` (the least fixpoint),
//!   `include "file"`, and the tests `acyclic e`, `irreflexive e`, `empty e`, each with an optional `~` before it (not) and
//!   `as name` after it. `flag` before a test raises its name where the test holds and leaves consistency alone.
//! - Operators, loosest first: `|` union, `;` sequence, `\` difference, `&` intersection, `*` product of sets, `~` complement,
//!   and postfix `^+` or `+`, `^*` or `*`, `^-1`, `?`. Then `[S]` (identity on S), `_` (all events), `0` and `{}` (nothing),
//!   calls `f(x, y)` and `f x`, `let … in e`, and `if "variant" then e else e` with `not`, `&&` and `||`.
//! - A name on the first line is the title. Comments are `(* … *)`, which nest, and `// …`.
//!
//! # What is predefined
//!
//! - Sets: `R`, `W`, `M` (both), `F` (fences), `IW` (initial writes). By memory order, where a C11 fence has its own and any other
//!   fence has none: `ACQ` and `REL` (acquires, releases: acq_rel and SeqCst are in both), `ACQ_REL` (both at once), `SC` (exactly SeqCst),
//!   `RLX` (exactly relaxed), `ATOMIC` (any order but plain), `NA` or `PLAIN` (plain reads and writes). Tags `APC` and `NORET`.
//!   Fences `MFENCE STBAR DMB.FULL DMB.LD DMB.ST ISB SYNC LWSYNC ISYNC EIEIO`; those of C11 are `F & ACQ` and the like.
//!   Tags of exclusives, `PAIR` (or `X`, as herd calls them) `LR.RL SC.AQ`, and of the Linux kernel's locks, `LOCK SRCU FAILED`. Fences of the Linux kernel by its own names: `Mb Rmb Wmb
//!   Barrier Before-atomic After-atomic After-spinlock After-unlock-lock After-srcu-read-unlock Rcu-lock Rcu-unlock Sync-rcu Sync-srcu`.
//! - Relations: `id po loc int ext rf co addr data ctrl pick rmw tsync`. An initial write is `ext` to all other events. `tsync` is
//!   what thread creation and joining order; `pick` is what decides about an access, more weakly than a dependency.
//! - Functions `domain` and `range`, and `matched(A, B)`: the brackets A … B that match in program order. From `prelude.cat`: `fr com po-loc rfe rfi coe coi fre fri` and `fencerel`.
//!
//! Everything else (`show`, `procedure`, `match`, `++`, …) is refused by name, with its line and column. No input makes this
//! module panic or run for ever: depth, size and steps are bounded, and passing a bound is an error like any other.

mod base;
mod compile;
mod evaluate;
mod exploration;
mod growth;
mod knowledge;
mod lexer;
mod liveness;
mod parser;
mod phases;
mod prefix;
mod syntax;

use std::fmt;

pub use evaluate::{Checker, Verdict};
pub use exploration::Obstacle;

/// Why a text is not a model, or why a model cannot be evaluated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    pub file: String,
    /// From 1.
    pub line: u32,
    /// From 1, in characters.
    pub column: u32,
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

impl std::error::Error for Error {}

/// Finds the text of an included file, or says why it cannot.
pub type Include<'a> = dyn FnMut(&str) -> Result<String, String> + 'a;

/// A model, ready to be evaluated.
#[derive(Clone, Debug)]
pub struct Model {
    title: Option<String>,
    files: Vec<String>,
    plan: compile::Plan,
    exploration: Result<(), Obstacle>,
}

impl Model {
    /// Reads a model. `name` is that of its file, for messages; `include` is asked for the files that it includes.
    pub fn parse(name: &str, source: &str, include: &mut Include) -> Result<Model, Error> {
        let mut loader = parser::Loader::new(include);
        let result = loader.load_model(name, source).and_then(|(title, statements)| Ok((title, compile::compile(&statements)?)));
        let files = loader.into_files();
        match result {
            Ok((title, plan)) => Ok(Model { title, files, exploration: Model::obstacles(&plan), plan }),
            Err(problem) => Err(problem.in_files(&files)),
        }
    }

    /// The title on the first line of the text.
    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// The names of the axioms, in the order in which they are checked.
    pub fn axioms(&self) -> impl Iterator<Item = &str> {
        self.plan.checks().filter(|check| !check.flag).map(|check| check.name.as_str())
    }

    /// The names of the flags that the model may raise.
    pub fn flags(&self) -> impl Iterator<Item = &str> {
        self.plan.checks().filter(|check| check.flag).map(|check| check.name.as_str())
    }
}

const BUILTIN: [(&str, &str); 15] = [
    ("sc", include_str!("../../models/sc.cat")),
    ("tso", include_str!("../../models/tso.cat")),
    ("pso", include_str!("../../models/pso.cat")),
    ("ra", include_str!("../../models/ra.cat")),
    ("sra", include_str!("../../models/sra.cat")),
    ("rc11", include_str!("../../models/rc11.cat")),
    ("c11-simp", include_str!("../../models/c11-simp.cat")),
    ("rc11-herd", include_str!("../../models/rc11-herd.cat")),
    ("imm", include_str!("../../models/imm.cat")),
    ("lkmm", include_str!("../../models/lkmm.cat")),
    ("armv8", include_str!("../../models/armv8.cat")),
    ("armv7", include_str!("../../models/armv7.cat")),
    ("riscv", include_str!("../../models/riscv.cat")),
    ("ztso", include_str!("../../models/ztso.cat")),
    ("power", include_str!("../../models/power.cat")),
];

/// The text of a built-in model, by the name that [`crate::axioms::ALL`] gives it.
pub fn builtin(name: &str) -> Option<&'static str> {
    BUILTIN.iter().find(|(builtin, _)| *builtin == name).map(|(_, source)| *source)
}

/// An `include` that finds the built-in models (`include "tso.cat"`) and nothing else.
pub fn include_builtin(file: &str) -> Result<String, String> {
    let source = file.strip_suffix(".cat").and_then(builtin);
    source.map(str::to_string).ok_or_else(|| format!("there is no built-in file `{file}`"))
}

#[cfg(test)]
mod tests;
