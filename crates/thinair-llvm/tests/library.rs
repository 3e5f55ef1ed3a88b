//! `library/library.ll` is what clang 14 makes of `library/library.c`. `THINAIR_BLESS=1` makes it anew.

use std::path::Path;
use std::process::Command;

/// Other versions give other text for the same program.
const CLANG: &str = "clang-14";

const FLAGS: [&str; 9] = [
    "-std=gnu11",
    "-O0",
    "-fno-builtin",
    "-fno-discard-value-names",
    "-Xclang",
    "-disable-O0-optnone",
    "-Xclang",
    "-disable-llvm-passes",
    "-S",
];

/// Without what names the compiler and the place of the file, and without attributes, which the reader skips.
fn kept(line: &str) -> bool {
    let dropped = ["; ModuleID", "source_filename", "!llvm.ident", "attributes #"];
    !dropped.iter().any(|start| line.starts_with(start)) && !line.contains("clang version")
}

#[test]
fn the_library_is_up_to_date() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    let mut command = Command::new(CLANG);
    command.args(FLAGS).args(["-emit-llvm", "-Wall", "-Werror", "-o", "-", "library.c"]).current_dir(&directory);
    let Ok(output) = command.output() else {
        eprintln!("skipped: there is no {CLANG}, with which library.ll is made");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let text: String = text.lines().filter(|line| kept(line)).map(|line| line.trim_end().to_string() + "\n").collect();
    let file = directory.join("library.ll");
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::write(&file, text).unwrap();
        return;
    }
    let stored = std::fs::read_to_string(&file).unwrap();
    // Headers of another version of the C library may name types differently; what is defined is the same.
    let functions = |text: &str| text.lines().filter(|line| line.starts_with("define")).map(str::to_string).collect::<Vec<_>>();
    assert_eq!(functions(&stored), functions(&text), "library.ll is out of date: run this test with THINAIR_BLESS=1");
    assert!(stored == text, "library.ll is out of date: run this test with THINAIR_BLESS=1");
}

#[test]
fn all_of_the_library_can_be_read() {
    let mut module = thinair_llvm::reader::Module::read("library.ll", thinair_llvm::LIBRARY).unwrap();
    assert!(module.read_everything().unwrap() > 1000);
}
