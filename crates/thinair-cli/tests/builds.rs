//! Builds of others: `--build` takes files and flags from `compile_commands.json`; and programs of several files in C++.

mod support;

use std::path::{Path, PathBuf};

use support::{Run, run_in};

const QUEUE: &str = "#pragma once\n#include <atomic>\nstruct flag {\n    std::atomic<int> value{0};\n    void set();\n    bool is_set() { return value.load(ORDER); }\n};\n";
const SETTER: &str = "#include \"flag.hpp\"\nvoid flag::set() { value.store(1, std::memory_order_release); }\n";
const TEST: &str = "#include \"flag.hpp\"\n#include <cassert>\n#include <thread>\nint main() {\n    static flag ready;\n    static int data;\n    std::thread other([] { data = 1; ready.set(); });\n    if (ready.is_set())\n        assert(data == 1);\n    other.join();\n}\n";

/// A project whose files are compiled with these orders, in a folder of its own.
fn project(name: &str, orders: [&str; 2]) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    for folder in ["include", "src", "build"] {
        std::fs::create_dir_all(root.join(folder)).unwrap();
    }
    for (file, text) in [("include/flag.hpp", QUEUE), ("src/flag.cpp", SETTER), ("src/test.cpp", TEST)] {
        std::fs::write(root.join(file), text).unwrap();
    }
    let entry = |source: &str, order: &str| {
        let build = root.join("build").display().to_string();
        format!(
            "{{\"directory\": \"{build}\", \"file\": \"../src/{source}.cpp\", \"command\": \"c++ -I../include -DORDER=std::memory_order_{order} -O2 -Wall -o CMakeFiles/flag_test.dir/{source}.o -c ../src/{source}.cpp\"}}"
        )
    };
    let commands = format!("[{}, {}]", entry("flag", orders[0]), entry("test", orders[1]));
    std::fs::write(root.join("build/compile_commands.json"), commands).unwrap();
    root
}

fn check(root: &Path, names: &[&str]) -> Run {
    run_in(root, &[&["check", "--quiet", "--build", "build"], names].concat())
}

#[test]
fn a_target_is_checked_with_its_flags() {
    let root = project("build-right", ["acquire", "acquire"]);
    let run = check(&root, &["flag_test"]);
    assert_eq!(run.status, Some(0), "{}{}", run.stdout, run.stderr);
    let run = check(&root, &["src/test.cpp", "src/flag.cpp"]);
    assert_eq!(run.status, Some(0), "{}{}", run.stdout, run.stderr);
    let root = project("build-weak", ["relaxed", "relaxed"]);
    let run = check(&root, &["flag_test"]);
    assert_eq!(run.status, Some(1), "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.contains("data race"), "{}", run.stdout);
}

#[test]
fn files_that_define_a_function_in_different_ways_are_refused() {
    let root = project("build-odd", ["acquire", "relaxed"]);
    std::fs::write(root.join("src/flag.cpp"), format!("{SETTER}bool look(flag &other) {{ return other.is_set(); }}\n")).unwrap();
    let run = check(&root, &["flag_test"]);
    assert_eq!(run.status, Some(2), "{}{}", run.stdout, run.stderr);
    assert!(run.stderr.contains("`flag::is_set` is defined here and, in another way, in"), "{}", run.stderr);
}

#[test]
fn what_is_not_there_is_named() {
    let root = project("build-missing", ["acquire", "acquire"]);
    let run = check(&root, &["other_test"]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("other_test is no file, and no target in"), "{}", run.stderr);
    let run = run_in(&root, &["check", "--build", "nowhere", "src/test.cpp"]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("CMAKE_EXPORT_COMPILE_COMMANDS"), "{}", run.stderr);
}
