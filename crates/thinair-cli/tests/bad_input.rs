//! Whatever is wrong with the input, the command says what and where, ends with status 2, and prints no result.

mod support;

use std::path::PathBuf;

use support::run;

/// A file in a directory of its own test.
fn file(name: &str, content: &[u8]) -> String {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bad_input");
    std::fs::create_dir_all(&directory).unwrap();
    let path = directory.join(name);
    std::fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The message must contain all of `expected`. With `--json` nothing changes: there is no result.
#[track_caller]
fn refused(arguments: &[&str], expected: &[&str]) {
    for arguments in [arguments.to_vec(), [arguments, &["--json"]].concat()] {
        let run = run(&arguments);
        assert_eq!(run.status, Some(2), "{arguments:?}: {}{}", run.stdout, run.stderr);
        assert_eq!(run.stdout, "", "{arguments:?}");
        assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
        for part in expected {
            assert!(run.stderr.contains(part), "{arguments:?}: no `{part}` in:\n{}", run.stderr);
        }
    }
}

/// A file with this content is refused with its name and this position.
#[track_caller]
fn refused_at(name: &str, content: &str, position: &str, expected: &str) {
    let path = file(name, content.as_bytes());
    refused(&["check", &path], &[&format!("{path}:{position}: error: "), expected]);
}

const GOOD: &str = include_str!("../../../examples/message-passing.tir");

#[test]
fn files_that_cannot_be_read() {
    refused(&["check", "no/such/file.tir"], &["no/such/file.tir", "cannot open"]);
    refused(&["check", "examples"], &["examples", "is a directory"]);
    refused(&["check", &file("latin1.tir", b"global @x: i32\n; caf\xe9\n")], &["latin1.tir", "line 2", "not UTF-8"]);
    refused(&["check", &file("binary.tir", &[0xff; 100])], &["binary.tir", "not UTF-8"]);
}

#[test]
fn programs_of_other_languages() {
    refused(&["check", &file("a.rs", b"int main() { return 0; }\n")], &["error", "main"]);
    refused(&["check", &file("a.bc", b"BC\xC0\xDE\x35\x14")], &["LLVM's bitcode"]);
}

#[test]
fn texts_that_are_no_programs() {
    refused_at("unclosed.tir", "global @x: i32\nfn @f() {\nentry:\n  ret\n", "2:1", "no end");
    refused_at("string.tir", "fn @f() {\nentry:\n  assert true, \"open\n  ret\n}\nthread @f()\n", "3:16", "string");
    refused_at("width.tir", "fn @f() {\nentry:\n  %x = add i33 1, 2\n  ret\n}\nthread @f()\n", "3:12", "width");
    refused_at("nul.tir", "global @x: i32\n\0", "2:1", "unexpected character");
    refused_at("unknown.tir", "fn @f() {\nentry:\n  %v = load rlx i32 @flog\n  ret\n}\nthread @f()\n", "3:21", "@flog");
}

#[test]
fn type_errors() {
    let mixed = "fn @f() {\nentry:\n  %x = copy i32 1\n  %y = add i64 %x, 1\n  ret\n}\nthread @f()\n";
    refused_at("mixed.tir", mixed, "4:3", "%x");
    let large = "global @x: i8 = 256\nfn @f() {\nentry:\n  ret\n}\nthread @f()\n";
    refused_at("large.tir", large, "1:17", "does not fit");
}

#[test]
fn programs_without_threads() {
    refused(&["check", &file("empty.tir", b"")], &["empty.tir", "thread"]);
}

#[test]
fn many_errors_are_not_all_shown() {
    let bad = "  %y = add i64 %x, 1\n".repeat(100);
    let source = format!("fn @f() {{\nentry:\n  %x = copy i32 1\n{bad}  ret\n}}\nthread @f()\n");
    refused(&["check", &file("many.tir", source.as_bytes())], &["many.tir:4:3: error: ", "many.tir: and 80 more errors"]);
}

/// Wherever a file is cut off, the command must not panic. Most prefixes are no programs; those that are may have any verdict.
#[test]
fn truncated_files() {
    for length in (0..GOOD.len()).step_by(7).filter(|&length| GOOD.is_char_boundary(length)) {
        let path = file("truncated.tir", &GOOD.as_bytes()[..length]);
        let run = run(&["check", &path]);
        assert!(run.status.is_some_and(|status| (0..=3).contains(&status)), "{length} bytes: {:?} {}", run.status, run.stderr);
        if run.status == Some(2) {
            assert!(run.stderr.contains("truncated.tir"), "{length} bytes: {}", run.stderr);
        }
    }
}

#[test]
fn models_that_do_not_exist() {
    let example = "examples/message-passing.tir";
    refused(&["check", example, "--model", "pwer"], &["pwer", "did you mean `power`?", "available: sc, tso, pso, ra, sra, rc11, "]);
    refused(&["check", example, "--model", "nonsense"], &["nonsense", "unknown model", "rc11"]);
    refused(&["check", example, "--model", "lkmm"], &["the model `lkmm` is for litmus tests only"]);
    refused(&["check", example, "--model", ""], &["--model"]);
}

#[test]
fn bad_usage() {
    let example = "examples/message-passing.tir";
    refused(&["check"], &["FILE"]);
    refused(&["check", example, "--frobnicate"], &["--frobnicate"]);
    refused(&["check", example, "--equivalence", "co"], &["co", "rf+co"]);
    refused(&["check", example, "--unroll", "many"], &["many", "--unroll"]);
    refused(&["check", example, "--unroll=-1"], &["-1"]);
    refused(&["check", example, "--max-executions", "0"], &["--max-executions"]);
    refused(&["frobnicate"], &["frobnicate"]);
    refused(&["check", example, "another.tir"], &["another.tir"]);
}
