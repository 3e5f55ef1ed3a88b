//! Prints a C program in the textual form of the program IR: `cargo run -p thinair-llvm --example print -- FILE.c [CLANG FLAGS]`.

use std::path::Path;

use thinair_llvm::{clang, lower};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let Some(file) = arguments.next() else {
        eprintln!("usage: print FILE.c [CLANG FLAGS]");
        return;
    };
    let flags: Vec<String> = arguments.collect();
    if file.ends_with(".ll") {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        return show(&file, &text);
    }
    let compiled = match clang::compile(Path::new(&file), None, &flags) {
        Ok(compiled) => compiled,
        Err(failure) => return eprintln!("{failure}"),
    };
    show(&file, &compiled.text);
}

fn show(file: &str, text: &str) {
    match thinair_llvm::program(file, text, lower::Options::default()) {
        Ok(program) => print!("{}", thinair_core::ir::text::print(&program)),
        Err(error) => eprintln!("{error}"),
    }
}
