//! Programs in Rust, with the standard library of the compiler that is installed: `tests/corpus/rust`.
//!
//! A line of an `.expected` file is a variant (`-` is the program as it stands, any other word is given as `--cfg`) and what is found under rc11: the verdict, and the
//! kind of an error with its line. `THINAIR_BLESS=1` writes the results anew, for the variants that are there. `THINAIR_ONLY=word` runs those with the word in their names.

mod support;

use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;
use support::{root, run};

fn found(file: &str, variant: &str) -> String {
    let mut arguments = vec!["check", file, "--json", "--timeout", "300s", "--", "-Awarnings"];
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

fn check(path: &Path, wrong: &mut String) {
    let expected_file = path.with_extension("expected");
    let expected = std::fs::read_to_string(&expected_file).unwrap_or_default();
    assert!(!expected.is_empty(), "{} names no variant", expected_file.display());
    let file = path.strip_prefix(root()).unwrap().display().to_string();
    let mut actual = String::new();
    for variant in expected.lines().filter_map(|line| line.split(' ').next()) {
        writeln!(actual, "{variant} {}", found(&file, variant)).unwrap();
    }
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::write(&expected_file, &actual).unwrap();
    } else if actual != expected {
        writeln!(wrong, "{file}\n--- expected\n{expected}--- found\n{actual}").unwrap();
    }
}

#[test]
fn programs_in_rust_are_as_expected() {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string());
    if Command::new(rustc).arg("--version").stdout(Stdio::null()).status().is_err() {
        eprintln!("skipped: there is no rustc");
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
    files.iter().for_each(|file| check(file, &mut wrong));
    assert!(wrong.is_empty(), "\n{wrong}");
}
