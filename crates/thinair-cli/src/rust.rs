//! Rust: files, compiled in a directory of their own that is gone afterwards, and programs that are made of tests.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};
use thinair_llvm::clang::Compiled;
use thinair_llvm::rust_tests::{self, Panics, Test};
use thinair_llvm::rustc;

use crate::{Exit, load};

/// A directory for what a compiler makes.
pub struct Workplace(pub PathBuf);

impl Workplace {
    pub fn new() -> std::io::Result<Workplace> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let path = std::env::temp_dir().join(format!("thinair-rust-{}-{number}", std::process::id()));
            match fs::create_dir(&path) {
                // A process of the same number was killed before it could tidy up.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                made => return made.map(|()| Workplace(path)),
            }
        }
    }
}

impl Drop for Workplace {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Compiles a file with a `main`, or one with tests.
pub fn compile(source: &Path, flags: &[String], tests: bool) -> Result<Compiled, String> {
    let place = Workplace::new().map_err(|error| format!("cannot make a directory to compile in: {error}"))?;
    rustc::compile(source, flags, tests, &place.0).map_err(|failure| failure.to_string())
}

/// What is known without reading a module: only programs that are made of tests have this name.
const HARNESS: &str = "test_main_static";

/// The number of the test that is to be checked, if the program is made of tests.
pub fn chosen(name: Option<&str>, files: &[String], modules: &[String]) -> Result<Option<u32>, String> {
    let ([file], [module]) = (files, modules) else {
        return name.map_or(Ok(None), |_| Err("--test is for one program in Rust".to_string()));
    };
    let tests = if module.contains(HARNESS) { rust_tests::list(file, module).map_err(|error| error.to_string())? } else { None };
    match (name, tests) {
        (None, None) => Ok(None),
        (Some(_), None) => Err(format!("{file}: this program has no tests; leave --test out")),
        (Some(name), Some(tests)) => match tests.iter().position(|test| test.name == name) {
            Some(number) => Ok(Some(number as u32)),
            None => Err(format!("{file}: there is no test `{name}`; there {}", listed(&tests))),
        },
        (None, Some(tests)) => Err(format!(
            "{file}: this program is made of tests, which are checked one by one: name one with --test; there {}",
            listed(&tests)
        )),
    }
}

fn listed(tests: &[Test]) -> String {
    match tests {
        [] => "is none".to_string(),
        [only] => format!("is `{}`", only.name),
        _ => format!("are {}", tests.iter().map(|test| format!("`{}`", test.name)).collect::<Vec<_>>().join(", ")),
    }
}

/// `thinair rust-tests`, for `cargo thinair`: the tests of a program, or null if it has a `main` of its own.
pub fn tests(path: &Path) -> anyhow::Result<Exit> {
    let file = path.display().to_string();
    let text = load::read_source(path).map_err(|error| error.context(file.clone()))?;
    let tests = if text.contains(HARNESS) { rust_tests::list(&file, &text).map_err(|error| anyhow::anyhow!("{error}"))? } else { None };
    let described: Option<Vec<Value>> = tests.map(|tests| tests.iter().map(describe).collect());
    crate::print(&format!("{}\n", json!({ "tests": described })))?;
    Ok(Exit::Verified)
}

fn describe(test: &Test) -> Value {
    json!({
        "name": test.name,
        "ignored": test.ignored,
        "why_ignored": test.why_ignored,
        "model": test.model,
        "should_panic": test.panics != Panics::No,
    })
}
