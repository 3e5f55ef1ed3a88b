//! Programs in Rust, with the standard library of the compiler that is installed: `tests/corpus/rust`.
//!
//! A line of an `.expected` file is a variant (`-` is the program as it stands, any other word is given as `--cfg`), perhaps with `@` and a memory model (rc11, if there is none), and what is found: the
//! verdict, and the kind of an error with its line. Of each program one of the first two lines is tried, in turn, and with `THINAIR_ALL_RUST=1` (`./x soak rust`) all. `THINAIR_BLESS=1` writes the results
//! anew, for the lines that are tried. `THINAIR_ONLY=word` runs programs with the word in their names.

mod support;

use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;
use support::{root, run};

/// So many tests share the programs, side by side.
const PARTS: usize = 4;

fn found(file: &str, what: &str) -> String {
    let (variant, model) = what.split_once('@').unwrap_or((what, "rc11"));
    let mut arguments = vec!["check", file, "--json", "--timeout", "300s", "--model", model, "--", "-Awarnings"];
    let cfg = format!("--cfg={variant}");
    if variant != "-" {
        arguments.push(&cfg);
    }
    let run = run(&arguments);
    let Ok(result) = serde_json::from_str::<Value>(&run.stdout) else { return format!("no result: {}", run.stderr) };
    let verdict = result["verdict"].as_str().unwrap_or_default();
    match result["violation"].as_object() {
        Some(violation) => format!("{verdict}: {} at {}", violation["kind"].as_str().unwrap_or_default(), violation["line"]),
        None => verdict.to_string(),
    }
}

fn check(place: usize, path: &Path, wrong: &mut String) {
    let expected_file = path.with_extension("expected");
    let expected = std::fs::read_to_string(&expected_file).unwrap_or_default();
    assert!(!expected.is_empty(), "{} names no variant", expected_file.display());
    let file = path.strip_prefix(root()).unwrap().display().to_string();
    let all = std::env::var_os("THINAIR_ALL_RUST").is_some();
    let only = (place / PARTS % 2).min(expected.lines().count() - 1);
    let mut actual = String::new();
    for (number, line) in expected.lines().enumerate() {
        match line.split(' ').next() {
            Some(what) if all || number == only => writeln!(actual, "{what} {}", found(&file, what)).unwrap(),
            _ => writeln!(actual, "{line}").unwrap(),
        }
    }
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::write(&expected_file, &actual).unwrap();
    } else if actual != expected {
        writeln!(wrong, "{file}\n--- expected\n{expected}--- found\n{actual}").unwrap();
    }
}

fn has_rustc() -> bool {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string());
    let found = Command::new(rustc).arg("--version").stdout(Stdio::null()).status().is_ok();
    if !found {
        eprintln!("skipped: there is no rustc");
    }
    found
}

fn check_part(part: usize) {
    if !has_rustc() {
        return;
    }
    let entries = std::fs::read_dir(root().join("tests/corpus/rust")).unwrap();
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "rs"));
    files.sort();
    if let Ok(only) = std::env::var("THINAIR_ONLY") {
        files.retain(|file| file.display().to_string().contains(&only));
    }
    let mut wrong = String::new();
    files.iter().enumerate().skip(part).step_by(PARTS).for_each(|(place, file)| check(place, file, &mut wrong));
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn programs_in_rust_are_as_expected_first_part() {
    check_part(0);
}

#[test]
fn programs_in_rust_are_as_expected_second_part() {
    check_part(1);
}

#[test]
fn programs_in_rust_are_as_expected_third_part() {
    check_part(2);
}

#[test]
fn programs_in_rust_are_as_expected_fourth_part() {
    check_part(3);
}

/// What is wrong with an order of `Ordering` is mended in the text.
#[test]
fn orders_are_mended_in_rust() {
    if !has_rustc() {
        return;
    }
    let run = run(&["fix", "tests/corpus/rust/flag.rs", "--timeout", "300s"]);
    assert_eq!(run.status, Some(0), "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.contains("With this change it is verified"), "{}", run.stdout);
    assert!(run.stdout.contains("\n-        READY.store(true, Relaxed);\n+        READY.store(true, Release);\n"), "{}", run.stdout);
}

/// What is compiled side by side in one directory does not get mixed up.
#[test]
fn programs_can_be_checked_side_by_side() {
    if !has_rustc() {
        return;
    }
    let found = std::thread::scope(|scope| {
        let runs = ["-", "wrong", "-", "wrong"].map(|variant| scope.spawn(move || found("tests/corpus/rust/uninit-array.rs", variant)));
        runs.map(|run| run.join().unwrap())
    });
    assert_eq!(found, ["verified", "violated: panic at 9", "verified", "violated: panic at 9"]);
}
