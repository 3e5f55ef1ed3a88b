//! Limits on time and signals end a command whatever it is doing: while clang works (which is ended, too), and while a program is read.
#![cfg(unix)]

mod support;

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use nix::sys::signal::Signal;
use support::{command, run};

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A compiler that says who it is, and does not end by itself. What it is asked for is the last argument.
fn endless_compiler(folder: &Path) -> (String, PathBuf) {
    let (compiler, note) = (folder.join("clang"), folder.join("process"));
    let _ = std::fs::remove_file(&note);
    std::fs::write(&compiler, format!("#!/bin/sh\necho $$ > '{}.new'\nmv '{0}.new' '{0}'\nexec sleep 1000\n", note.display())).unwrap();
    std::fs::set_permissions(&compiler, std::fs::Permissions::from_mode(0o755)).unwrap();
    (compiler.display().to_string(), note)
}

fn is_alive(process: &str) -> bool {
    support::signal(process.trim().parse().unwrap(), None)
}

fn wait_for(note: &Path) -> String {
    loop {
        if let Ok(process) = std::fs::read_to_string(note) {
            return process;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

#[test]
fn a_compiler_that_does_not_end_is_ended() {
    let (compiler, note) = endless_compiler(&folder("endless-compiler"));
    let run = run(&["check", "examples/message-passing.c", "--no-cache", "--clang", &compiler, "--timeout", "2"]);
    assert_eq!(run.status, Some(3), "{}{}", run.stdout, run.stderr);
    assert_eq!(run.stderr, "not finished: the limit on time was reached (--timeout 2), while the program was compiled and read\n");
    assert!(!is_alive(&wait_for(&note)), "the compiler went on");
}

#[test]
fn a_signal_ends_the_compiler_too() {
    for signal in [Signal::SIGINT, Signal::SIGTERM] {
        let (compiler, note) = endless_compiler(&folder(&format!("signalled-{signal}")));
        let arguments = ["check", "examples/message-passing.c", "--no-cache", "--clang", &compiler];
        let child = command(&arguments).stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let process = wait_for(&note);
        assert!(support::signal(child.id(), Some(signal)));
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(3));
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(errors, "not finished: interrupted by a signal, while the program was compiled and read\n");
        assert!(!is_alive(&process), "the compiler went on");
    }
}

/// Ten megabytes of statements, of which a hundredth of a second reads little.
#[test]
fn reading_ends_in_time() {
    let path = folder("long").join("long.tir");
    let text = "  store rlx i32 @x, 1\n".repeat(500_000);
    std::fs::write(&path, format!("global @x: i32\nfn @f() {{\nentry:\n{text}  ret\n}}\nthread @f()\n")).unwrap();
    let run = run(&["check", path.to_str().unwrap(), "--timeout", "0.01"]);
    assert_eq!(run.status, Some(3), "{}{}", run.stdout, run.stderr);
    assert!(run.stderr.contains("the limit on time was reached (--timeout 0.01)"), "{}", run.stderr);
}

/// More C than a compiler can take in a reasonable time is refused before it is compiled.
#[test]
fn very_long_sources_are_refused() {
    let path = folder("long").join("long.c");
    std::fs::write(&path, format!("int x;\nint main(void) {{\n{}return 0;\n}}\n", "x = 1;\n".repeat(1_500_000))).unwrap();
    let run = run(&["check", path.to_str().unwrap(), "--clang", "/no/such/compiler"]);
    assert_eq!(run.status, Some(2), "{}{}", run.stdout, run.stderr);
    assert!(run.stderr.ends_with("long.c: the file has 10 MiB; at most 8 of C are compiled\n"), "{}", run.stderr);
}
