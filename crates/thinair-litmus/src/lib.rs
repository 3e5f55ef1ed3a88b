//! Litmus tests: from the dialects that herd reads to the program IR, and from behaviours to herd's answers.
//!
//! [`parse()`] reads a file into a [`Test`]; [`lower()`] makes a program of it, in which each thread ends by storing the registers that the final
//! condition names; [`run`](run::run) explores the program under a model and counts the final states. [`report`] prints them as herd does.
//!
//! Nothing is guessed: an instruction, a type or an architecture that is not supported is an [`Error`] that names it, with line and column.

pub mod aarch64;
pub mod arm;
pub mod builder;
pub mod c;
pub mod condition;
pub mod error;
pub mod exclusives;
pub mod fences;
pub mod flags;
pub mod instruction;
pub mod lower;
pub mod parse;
pub mod picks;
pub mod power;
pub mod report;
pub mod riscv;
pub mod rules;
pub mod run;
pub mod scanner;
pub mod states;
pub mod syntax;
pub mod x86;

pub use error::{Error, ErrorKind, Position};
pub use lower::{Lowered, lower};
pub use parse::parse;
pub use rules::{Reason, Rules};
pub use run::{Answer, Observation, Way, explore, run};
pub use states::run_states;
pub use syntax::Test;
