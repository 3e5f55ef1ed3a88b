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
    let mut module = reader::Module::read(file, text)?;
    let program = lower::lower(&mut module, options)?;
    match verify::verify(&program) {
        Ok(()) => Ok(program),
        Err(errors) => {
            // What calls a function with other arguments than it takes ends up here, as does IR that LLVM itself would refuse.
            let message = errors.first().map_or_else(String::new, ToString::to_string);
            Err(Error { kind: ErrorKind::Malformed, file: file.to_string(), line: 0, column: 0, message, hint: None })
        }
    }
}
