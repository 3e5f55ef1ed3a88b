//! Prints a C program in the textual form of the program IR: `cargo run -p thinair-llvm --example print -- FILE.c [CLANG FLAGS]`.

use std::path::Path;

use thinair_core::ir::text;
use thinair_llvm::{clang, lower};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let Some(file) = arguments.next() else {
        eprintln!("usage: print FILE.c [CLANG FLAGS]");
        return;
    };
    let flags: Vec<String> = arguments.collect();
    let compiled = match clang::compile(Path::new(&file), None, &flags) {
        Ok(compiled) => compiled,
        Err(failure) => return eprintln!("{failure}"),
    };
    match thinair_llvm::program(&file, &compiled.text, lower::Options::default()) {
        Ok(program) => print!("{}", text::print(&program)),
        Err(error) => eprintln!("{error}"),
    }
}
