//! LLVM IR, and through clang C, as programs of Thinair.
//!
//! [`reader`] reads the textual form of LLVM IR with no LLVM library linked: users' versions differ, and every release changes the text a
//! little. [`lower`] makes a program of it, with models of the library functions that it calls. [`clang`] compiles C.

pub mod child;
pub mod clang;
pub mod data_model;
mod demangle;
mod error;
pub mod library;
pub mod lower;
mod names;
pub mod reader;
mod rust_names;
pub mod rust_tests;
pub mod rustc;

pub use error::{Error, ErrorKind};
pub use names::names;

use thinair_core::ir::{Program, verify};

/// Reads a module and makes a well-formed program of it. `file` is the name of the text, for messages.
pub fn program(file: &str, text: &str, options: lower::Options) -> Result<Program, Error> {
    programs(&[(file, text)], options)
}

/// Does a module name anything by the rules of C++?
fn is_of_cxx(module: &reader::Module<'_>) -> bool {
    module
        .symbols
        .keys()
        .any(|name| name.starts_with("_Z") && !rust_names::is_mangled(name) || name.starts_with("__cxa_") || name.starts_with("__gxx_"))
}

/// Was a module compiled with the headers of libc++?
fn is_of_libcxx(module: &reader::Module<'_>) -> bool {
    ["_ZNSt3__1", "_ZNKSt3__1", "_ZNSt13exception_ptr"].iter().any(|start| module.symbols.keys().any(|name| name.starts_with(start)))
}

/// Reads modules, each with the name of its text, and makes one well-formed program of them.
pub fn programs(texts: &[(&str, &str)], options: lower::Options) -> Result<Program, Error> {
    let mut program = assemble(texts, options)?;
    program.functions.iter_mut().for_each(lower::compact::compact);
    Ok(program)
}

/// The program with a register for everything.
fn assemble(texts: &[(&str, &str)], options: lower::Options) -> Result<Program, Error> {
    let mut modules = Vec::with_capacity(texts.len() + 1);
    for (file, text) in texts.iter().copied() {
        modules.push(reader::Module::read(file, text)?);
    }
    if modules.iter().any(is_of_cxx) {
        modules.push(reader::Module::read("cxx.ll", library::of_cxx())?);
    }
    if modules.iter().any(is_of_libcxx) {
        modules.push(reader::Module::read("libcxx.ll", library::of_libcxx())?);
    }
    let chosen = options.test.map(rust_tests::chosen);
    if modules.iter().any(lower::rust::is_of_rust) {
        if let Some(chosen) = &chosen {
            modules.push(reader::Module::read("test.ll", chosen)?);
        }
        modules.push(reader::Module::read("rust.ll", library::of_rust())?);
    }
    modules.push(reader::Module::read("library.ll", library::of_c())?);
    let program = lower::lower(modules, texts.len(), options)?;
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
