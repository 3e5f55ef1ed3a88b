//! The C programs of the corpus and of the examples, each under every model that its `.expected` file names.
//!
//! A line of that file is a model and what is found under it. `THINAIR_BLESS=1` writes the files anew (for all models, where there was
//! none): read the difference before you keep it. A line `// thinair: --unroll N` in the program bounds its loops.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use thinair_core::engine::{self, Equivalence, Options, Outcome, Verdict};
use thinair_core::ir::Program;
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};

const ALL_MODELS: [&str; 5] = ["sc", "tso", "rc11", "armv8", "power"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn programs(directory: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join(directory)).unwrap();
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.unwrap().path()).filter(|path| path.extension().is_some_and(|e| e == "c")).collect();
    files.sort();
    files
}

fn unroll(source: &str) -> Option<u32> {
    let line = source.lines().find_map(|line| line.strip_prefix("// thinair: --unroll "))?;
    Some(line.trim().parse().expect("a number after --unroll"))
}

/// The name of a violation as users know it, without an enumeration of our own.
fn kebab(name: &str) -> String {
    let mut result = String::new();
    for (index, letter) in name.char_indices() {
        if letter.is_uppercase() && index > 0 {
            result.push('-');
        }
        result.extend(letter.to_lowercase());
    }
    result
}

fn describe(outcome: &Outcome) -> String {
    let counts = format!("{} executions, {} blocked", outcome.executions, outcome.blocked);
    match &outcome.verdict {
        Verdict::Verified => format!("verified, {counts}"),
        Verdict::Bounded => format!("bounded, {counts}"),
        Verdict::Violated(violation) => {
            let other = violation.other.map_or(String::new(), |other| format!(" and {}", other.line));
            format!("{} at {}{other}", kebab(&format!("{:?}", violation.kind)), violation.at.line)
        }
        Verdict::Unsupported(what, at) => format!("unsupported at {}: {what}", at.line),
        Verdict::Interrupted => "interrupted".to_string(),
    }
}

fn found(program: &Result<Program, String>, model: &str, unroll: Option<u32>) -> String {
    match program {
        Err(message) => message.clone(),
        Ok(program) => {
            let model = Model::find(model).expect("a model");
            let options = Options { model, equivalence: Equivalence::RfCo, unroll, max_executions: Some(100_000) };
            describe(&engine::check(program, &options, &mut ()))
        }
    }
}

/// Compiles and lowers; an error with its line, and without the folder, which differs from machine to machine.
fn load(path: &Path) -> Result<Program, String> {
    let compiled = clang::compile(path, None, &["-Wno-everything".to_string()]).unwrap_or_else(|failure| panic!("{failure}"));
    let options = lower::Options { nondet: Some((-1, 2)) };
    let program = thinair_llvm::program(&path.display().to_string(), &compiled.text, options);
    program.map_err(|error| format!("refused at {}: {}", error.line, error.message))
}

fn check(directory: &str) {
    let bless = std::env::var_os("THINAIR_BLESS").is_some();
    let mut wrong = String::new();
    for path in programs(directory) {
        let source = std::fs::read_to_string(&path).unwrap();
        let expected_file = path.with_extension("expected");
        let expected = std::fs::read_to_string(&expected_file).unwrap_or_default();
        let named: Vec<&str> = expected.lines().filter_map(|line| line.split_once(": ")).map(|(model, _)| model).collect();
        let models = if named.is_empty() && bless { ALL_MODELS.to_vec() } else { named };
        assert!(!models.is_empty(), "{} names no model", expected_file.display());
        let program = load(&path);
        let mut actual = String::new();
        for model in models {
            writeln!(actual, "{model}: {}", found(&program, model, unroll(&source))).unwrap();
        }
        if bless {
            std::fs::write(&expected_file, &actual).unwrap();
        } else if actual != expected {
            writeln!(wrong, "{}\n--- expected\n{expected}--- found\n{actual}", path.display()).unwrap();
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn the_corpus_is_as_expected() {
    check("tests/corpus/c");
}

#[test]
fn the_examples_are_as_expected() {
    check("examples");
}
