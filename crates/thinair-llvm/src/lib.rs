//! LLVM IR, and through clang C, as programs of Thinair.
//!
//! [`reader`] reads the textual form of LLVM IR with no LLVM library linked: users' versions differ, and every release changes the text a
//! little. [`lower`] makes a program of it, with models of the library functions that it calls. [`clang`] compiles C.

pub mod clang;
mod error;
pub mod lower;
mod names;
pub mod reader;

pub use error::{Error, ErrorKind};
pub use names::names;

use thinair_core::ir::{Program, verify};

/// Reads a module and makes a well-formed program of it. `file` is the name of the text, for messages.
pub fn program(file: &str, text: &str, options: lower::Options) -> Result<Program, Error> {
    programs(&[(file, text)], options)
}

/// What is written in C of the functions that programs call: `library/*.c`, compiled. A test tells if it is out of date.
pub const LIBRARY: &str = include_str!("../library/library.ll");

/// Reads modules, each with the name of its text, and makes one well-formed program of them.
pub fn programs(texts: &[(&str, &str)], options: lower::Options) -> Result<Program, Error> {
    let mut program = assemble(texts, options)?;
    program.functions.iter_mut().for_each(lower::compact::compact);
    Ok(program)
}

/// The program with a register for everything.
fn assemble(texts: &[(&str, &str)], options: lower::Options) -> Result<Program, Error> {
    let mut modules = Vec::with_capacity(texts.len() + 1);
    for (file, text) in texts.iter().copied().chain([("library.ll", LIBRARY)]) {
        modules.push(reader::Module::read(file, text)?);
    }
    let program = lower::lower(modules, options)?;
    let file = texts.first().map_or("", |(file, _)| file);
    match verify::verify(&program) {
        Ok(()) => Ok(program),
        Err(errors) => {
            // What calls a function with other arguments than it takes ends up here, as does IR that LLVM itself would refuse.
            let message = errors.first().map_or_else(String::new, ToString::to_string);
            Err(Error { kind: ErrorKind::Malformed, file: file.to_string(), line: 0, column: 0, message, hint: None })
        }
    }
}
