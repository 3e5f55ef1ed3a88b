//! Exceptions mean here what they mean natively: random programs ([`generator`]) have the checksum that they have when they are compiled by the same clang and run.
//!
//! `THINAIR_PROGRAMS=2000` makes so many (`./x soak cpp`); `THINAIR_SEED` is the first seed.

mod generator;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use thinair_core::engine::Verdict;
use thinair_core::engine::states::{self, Options};
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};

fn number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// What the program prints, and whether it ended as it should.
fn run_natively(directory: &Path, source: &Path) -> String {
    let program = directory.join("program");
    let compiled = Command::new("clang++").args(["-w", "-O0", "-std=gnu++17"]).arg(source).arg("-o").arg(&program).output().unwrap();
    assert!(compiled.status.success(), "{}: {}", source.display(), String::from_utf8_lossy(&compiled.stderr));
    let output = Command::new(&program).stdin(Stdio::null()).output().unwrap();
    assert!(output.status.success(), "{}: {}", source.display(), output.status);
    String::from_utf8_lossy(&output.stdout).trim().to_string()
}

/// The verdict of stored states, which have no bound on the length of an execution.
fn check(source: &Path, expected: &str) -> Result<(), String> {
    let flags = ["-w".to_string(), format!("-DEXPECTED={expected}ul")];
    let compiled = clang::compile(source, Some(Path::new("clang")), &flags).map_err(|failure| failure.to_string())?;
    let program = thinair_llvm::program("program.cpp", &compiled.text, lower::Options::default()).map_err(|error| error.to_string())?;
    match states::check(&program, &Options::new(Model::Sc), &mut ()).0.verdict {
        Verdict::Verified => Ok(()),
        Verdict::Violated(violation) => Err(format!("{:?} at {}: {}", violation.kind, violation.at.line, violation.message)),
        other => Err(format!("{other:?}")),
    }
}

#[test]
fn random_programs_throw_as_they_do_natively() {
    let runs = |name: &str| Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    if !runs("clang++") || !runs("clang") {
        eprintln!("skipped: there is no clang++ to compile with");
        return;
    }
    let (programs, first) = (number("THINAIR_PROGRAMS", 25), number("THINAIR_SEED", 1));
    let directory: PathBuf = std::env::temp_dir().join(format!("thinair-exceptions-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let mut wrong = Vec::new();
    for seed in first..first + programs {
        let source = directory.join("program.cpp");
        std::fs::write(&source, generator::program(seed)).unwrap();
        let printed = run_natively(&directory, &source);
        if let Err(found) = check(&source, &printed) {
            wrong.push(format!("seed {seed}: {found}"));
        }
    }
    let _ = std::fs::remove_dir_all(&directory);
    println!("{programs} programs, {} different", wrong.len());
    assert!(wrong.is_empty(), "{} of {programs}:\n{}", wrong.len(), wrong.join("\n"));
}
