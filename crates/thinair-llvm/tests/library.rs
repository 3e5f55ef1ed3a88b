//! `library/library.ll` is what clang 14 makes of `library/library.c`, and `cxx.ll` of `cxx.cpp`. `THINAIR_BLESS=1` makes it anew.

use std::path::Path;
use std::process::Command;

/// Other versions give other text for the same program.
const CLANG: &str = "clang-14";

const FLAGS: [&str; 8] =
    ["-O0", "-fno-builtin", "-fno-discard-value-names", "-Xclang", "-disable-O0-optnone", "-Xclang", "-disable-llvm-passes", "-S"];

/// Without what names the compiler and the place of the file, and without attributes, which the reader skips.
fn kept(line: &str) -> bool {
    let dropped = ["; ModuleID", "source_filename", "!llvm.ident", "attributes #"];
    !dropped.iter().any(|start| line.starts_with(start)) && !line.contains("clang version")
}

/// What the C++ part is compiled with besides.
const CXX: [&str; 3] = ["-std=gnu++20", "-D_GLIBCXX_TSAN=1", "-Wno-deprecated-declarations"];

#[test]
fn the_library_is_up_to_date() {
    check("library.c", &["-std=gnu11"], "library.ll");
}

#[test]
fn the_library_of_cxx_is_up_to_date() {
    check("cxx.cpp", &CXX, "cxx.ll");
}

#[test]
fn the_library_of_libcxx_is_up_to_date() {
    if !Path::new("/usr/lib/llvm-14/include/c++/v1/__config").exists() {
        eprintln!("skipped: the headers of libc++ 14 are not there, with which libcxx.ll is made");
        return;
    }
    check("libcxx.cpp", &["-stdlib=libc++", "-std=gnu++20", "-Wno-deprecated-declarations"], "libcxx.ll");
}

#[test]
fn the_library_of_rust_is_up_to_date() {
    check("rust.cpp", &CXX, "rust.ll");
}

fn check(source: &str, language: &[&str], made: &str) {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    let mut command = Command::new(CLANG);
    command.args(language).args(FLAGS).args(["-emit-llvm", "-Wall", "-Werror", "-o", "-", source]).current_dir(&directory);
    let Ok(output) = command.output() else {
        eprintln!("skipped: there is no {CLANG}, with which {made} is made");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let text: String = text.lines().filter(|line| kept(line)).map(|line| line.trim_end().to_string() + "\n").collect();
    let file = directory.join(made);
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::write(&file, text).unwrap();
        return;
    }
    let stored = std::fs::read_to_string(&file).unwrap();
    // Headers of another version of the standard library may name types differently; what is defined is the same.
    let functions = |text: &str| text.lines().filter(|line| line.starts_with("define")).map(str::to_string).collect::<Vec<_>>();
    assert_eq!(functions(&stored), functions(&text), "{made} is out of date: run this test with THINAIR_BLESS=1");
    assert!(stored == text, "{made} is out of date: run this test with THINAIR_BLESS=1");
}

#[test]
fn all_of_the_library_can_be_read() {
    for (name, text) in [
        ("library.ll", thinair_llvm::library::of_c()),
        ("cxx.ll", thinair_llvm::library::of_cxx()),
        ("libcxx.ll", thinair_llvm::library::of_libcxx()),
        ("rust.ll", thinair_llvm::library::of_rust()),
    ] {
        let mut module = thinair_llvm::reader::Module::read(name, text).unwrap();
        assert!(module.read_everything().unwrap() > 300, "{name}");
    }
}
