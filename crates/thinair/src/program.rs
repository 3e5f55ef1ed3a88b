//! Programs and litmus tests, from the texts that people have.

use std::fmt;
use std::path::Path;

use thinair_core::ir::{self, text};
use thinair_core::model::Model;
use thinair_litmus::{Answer, Rules, Test};
use thinair_llvm::{clang, lower};

/// Why there is no program, or no answer: a message for people, with file and line where there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error(String);

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

fn error(problem: impl fmt::Display) -> Error {
    Error(problem.to_string())
}

/// A well-formed program, ready to be checked.
#[derive(Clone, Debug)]
pub struct Program {
    pub(crate) program: ir::Program,
}

impl Program {
    /// Compiles a C file with the clang that is installed, with these flags.
    pub fn from_c_file(path: impl AsRef<Path>, flags: &[&str]) -> Result<Program, Error> {
        let flags: Vec<String> = flags.iter().map(|&flag| flag.to_owned()).collect();
        let compiled = clang::compile(path.as_ref(), None, &flags).map_err(error)?;
        Program::from_llvm(&path.as_ref().display().to_string(), &compiled.text)
    }

    /// Reads the text of a module in LLVM IR; `name` is for messages.
    pub fn from_llvm(name: &str, module: &str) -> Result<Program, Error> {
        let program = thinair_llvm::program(name, module, lower::Options::default()).map_err(error)?;
        Ok(Program { program })
    }

    /// Reads Thinair's own textual form; `name` is for messages.
    pub fn from_text(name: &str, source: &str) -> Result<Program, Error> {
        Ok(Program { program: text::parse_verified(name, source).map_err(error)? })
    }

    /// The program in Thinair's own textual form.
    pub fn to_text(&self) -> String {
        text::print(&self.program)
    }
}

/// A litmus test in one of the dialects that herd reads.
#[derive(Clone, Debug)]
pub struct Litmus {
    test: Test,
    name: String,
}

impl Litmus {
    /// Reads a test; `name` is for messages.
    pub fn parse(name: &str, source: &str) -> Result<Litmus, Error> {
        let test = thinair_litmus::parse(source).map_err(|problem| Error(format!("{name}:{problem}")))?;
        Ok(Litmus { test, name: name.to_owned() })
    }

    /// Explores it under a model: final states, and whether the condition holds.
    pub fn answer(&self, model: Model) -> Result<Answer, Error> {
        let problem = |problem: thinair_litmus::Error| Error(format!("{}:{problem}", self.name));
        let lowered = thinair_litmus::lower(&self.test, &self.name).map_err(problem)?;
        thinair_litmus::run(&self.test, &lowered, Rules::BuiltIn(model)).map_err(problem)
    }
}
