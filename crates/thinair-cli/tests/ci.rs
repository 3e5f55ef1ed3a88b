//! The examples for builds and servers in docs/ci.md do what they say: what is right passes, what is wrong fails. Tools that are not there are told, and left out.

mod support;

use std::path::{Path, PathBuf};
use std::process::Command;

use support::root;

/// The block of docs/ci.md in a language.
fn block(language: &str) -> String {
    let page = std::fs::read_to_string(root().join("docs/ci.md")).unwrap();
    let start = page.find(&format!("```{language}\n")).unwrap_or_else(|| panic!("docs/ci.md has no {language}")) + language.len() + 4;
    page[start..].split("```").next().unwrap().to_owned()
}

/// A project as the examples have it: three programs in `tests`, an empty `include`, and the command on the path.
fn project(name: &str, wrong: bool) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ci").join(name);
    let _ = std::fs::remove_dir_all(&directory);
    for folder in ["tests", "include"] {
        std::fs::create_dir_all(directory.join(folder)).unwrap();
    }
    let right = root().join("examples/message-passing.c");
    for program in ["queue", "stack", "lock"] {
        let source = if wrong && program == "stack" { root().join("examples/bugs/message-passing.c") } else { right.clone() };
        std::fs::copy(source, directory.join("tests").join(format!("{program}.c"))).unwrap();
    }
    directory
}

fn with_path(mut command: Command, directory: &Path) -> Command {
    let own = Path::new(env!("CARGO_BIN_EXE_thinair")).parent().unwrap();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = std::iter::once(own.to_path_buf()).chain(std::env::split_paths(&path));
    command.env("PATH", std::env::join_paths(all).unwrap()).current_dir(directory);
    command
}

fn is_there(tool: &str) -> bool {
    let there = Command::new(tool).arg("--version").output().is_ok();
    if !there {
        eprintln!("skipped: there is no {tool} here");
    }
    there
}

#[test]
fn make() {
    if !is_there("make") {
        return;
    }
    for wrong in [false, true] {
        let directory = project(if wrong { "make-wrong" } else { "make" }, wrong);
        std::fs::write(directory.join("Makefile"), block("make")).unwrap();
        let mut command = Command::new("make");
        command.arg("check");
        let output = with_path(command, &directory).output().unwrap();
        let printed = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.success(), !wrong, "{printed}");
        assert_eq!(printed.contains("violated: tests/stack.c"), wrong, "{printed}");
    }
}

#[test]
fn cmake_and_ctest() {
    if !is_there("cmake") || !is_there("ctest") {
        return;
    }
    for wrong in [false, true] {
        let directory = project(if wrong { "cmake-wrong" } else { "cmake" }, wrong);
        let head = "cmake_minimum_required(VERSION 3.13)\nproject(example NONE)\nenable_testing()\n";
        std::fs::write(directory.join("CMakeLists.txt"), format!("{head}{}", block("cmake"))).unwrap();
        let run = |tool: &str, arguments: &[&str]| {
            let mut command = Command::new(tool);
            command.args(arguments);
            with_path(command, &directory).output().unwrap()
        };
        let configured = run("cmake", &["-S", ".", "-B", "build"]);
        assert!(configured.status.success(), "{}", String::from_utf8_lossy(&configured.stderr));
        let tested = run("ctest", &["--test-dir", "build"]);
        let printed = String::from_utf8_lossy(&tested.stdout).into_owned();
        assert!(printed.contains("thinair-queue"), "{printed}");
        assert_eq!(tested.status.success(), !wrong, "{printed}");
    }
}

/// A server cannot be had here; but the step that checks is run as it stands, and writes what the later steps take.
#[test]
fn github_actions() {
    let workflow = block("yaml");
    assert!(!workflow.contains('\t'), "YAML has no tabs");
    let step = workflow.lines().filter_map(|line| line.trim().strip_prefix("- run: ")).find(|line| line.starts_with("thinair "));
    let step = step.expect("the workflow runs thinair");
    for wrong in [false, true] {
        let directory = project(if wrong { "actions-wrong" } else { "actions" }, wrong);
        let step = if wrong { step.replace("queue", "stack") } else { step.to_owned() };
        let mut command = Command::new("sh");
        command.args(["-c", &step]);
        let output = with_path(command, &directory).output().unwrap();
        assert_eq!(output.status.code(), Some(i32::from(wrong)), "{}", String::from_utf8_lossy(&output.stderr));
        for (key, file) in [("sarif_file:", "thinair.sarif"), ("path:", "report.html")] {
            assert!(workflow.contains(&format!("{key} {file}")), "the workflow does not take {file}");
            assert!(directory.join(file).exists(), "{file} is not written");
        }
    }
}
