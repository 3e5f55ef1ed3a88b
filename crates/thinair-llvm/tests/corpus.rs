//! The programs of the corpus in C and C++ and of the examples, each under every model that its `.expected` file names.
//!
//! A line of that file is a model and what is found under it. `THINAIR_BLESS=1` writes the files anew (for all models, where there was
//! none): read the difference before you keep it. Lines in the program say more:
//!
//! - `// thinair: --unroll N` bounds its loops;
//! - `// thinair: --variants A B` compiles it again with `-DA` and with `-DB`, for results of their own;
//! - `// thinair: --nondet 0..2` lets inputs be from 0 to 2, and not from -1;
//! - `// thinair: --flags -std=c++20` are flags for the compiler;
//! - `// thinair: --models sc rc11` leaves out other models when the file is written for the first time.
//!
//! `THINAIR_ONLY=word` runs those with the word in their path. Every clang that is installed under the name of its version must lead to the same results.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Prunings, Verdict};
use thinair_core::ir::Program;
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};

const ALL_MODELS: [&str; 5] = ["sc", "tso", "rc11", "armv8", "power"];

/// As before, for programs in C++.
const MODELS_OF_CXX: [&str; 5] = ["sc", "tso", "rc11", "armv8", "imm"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn programs(directory: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join(directory)).unwrap();
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.unwrap().path()).filter(|path| is_cxx(path) || path.extension().is_some_and(|e| e == "c")).collect();
    files.sort();
    // For work on one of them.
    if let Ok(only) = std::env::var("THINAIR_ONLY") {
        files.retain(|file| file.display().to_string().contains(&only));
    }
    files
}

fn is_cxx(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "cpp")
}

/// The compilers to try: those with a version in their names, or else the one that is found.
fn compilers() -> Vec<Option<PathBuf>> {
    let runs = |name: &String| Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    let named: Vec<_> = (14..=22).map(|version| format!("clang-{version}")).filter(runs).map(|name| Some(PathBuf::from(name))).collect();
    if named.is_empty() { vec![None] } else { named }
}

/// The words after `// thinair: --NAME` in a program.
fn directive<'s>(source: &'s str, name: &str) -> Option<Vec<&'s str>> {
    let start = format!("// thinair: --{name} ");
    Some(source.lines().find_map(|line| line.strip_prefix(start.as_str()))?.split_whitespace().collect())
}

fn unroll(source: &str) -> Option<u32> {
    Some(directive(source, "unroll")?.first()?.parse().expect("a number after --unroll"))
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
            let options = Options { model, equivalence: Equivalence::RfCo, unroll, max_executions: Some(MOST_EXECUTIONS) };
            let outcome = engine::check(program, &options, &mut Waits { merges_symmetric: false });
            if model != Model::Xmm {
                compare_with(program, &options, true, &outcome);
            }
            if matches!(model, Model::Sc | Model::Tso | Model::Ra | Model::Rc11) {
                let by_rf = Options { equivalence: Equivalence::Rf, ..options };
                compare_with(program, &by_rf, false, &outcome);
                compare_with(program, &by_rf, true, &outcome);
            }
            describe(&outcome)
        }
    }
}

/// Where less counts, the verdict is the same, and there are no more executions.
fn compare_with(program: &Program, options: &Options, merges_symmetric: bool, outcome: &Outcome) {
    let other = engine::check(program, options, &mut Waits { merges_symmetric });
    let (these, those) = (describe(outcome), describe(&other));
    let same = match (&outcome.verdict, &other.verdict) {
        (Verdict::Verified, Verdict::Verified) | (Verdict::Bounded, Verdict::Bounded) => other.executions <= outcome.executions,
        // Which error comes first may differ.
        (Verdict::Violated(_), Verdict::Violated(_)) | (Verdict::Interrupted, _) => true,
        (Verdict::Unsupported(..), Verdict::Unsupported(..)) => these == those,
        _ => false,
    };
    let way = (options.equivalence, merges_symmetric);
    assert!(same, "under {}: {these} by rf and co, {those} with (equivalence, symmetry) {way:?}", options.model.name());
}

/// A loop that waits for ever is an error, as it is for users.
struct Waits {
    merges_symmetric: bool,
}

impl Observer for Waits {
    fn prunings(&self) -> Prunings {
        Prunings { symmetry: self.merges_symmetric, ..Prunings::COUNTING_ALL }
    }
    fn sees_executions(&self) -> bool {
        false
    }
    fn reports_endless_waits(&self) -> bool {
        true
    }
}

/// A program that needs more has no end that a test could wait for.
const MOST_EXECUTIONS: u64 = 100_000;

/// Compiles and lowers; an error with its line, and without the folder, which differs from machine to machine.
fn load(path: &Path, compiler: Option<&Path>, variant: &str) -> Result<Program, String> {
    let mut flags = vec!["-Wno-everything".to_string()];
    if !variant.is_empty() {
        flags.push(format!("-D{variant}"));
    }
    let source = std::fs::read_to_string(path).unwrap();
    flags.extend(directive(&source, "flags").unwrap_or_default().into_iter().map(str::to_string));
    let compiled = clang::compile(path, compiler, &flags).unwrap_or_else(|failure| panic!("{failure}"));
    let low = if directive(&source, "nondet").is_some() { 0 } else { -1 };
    let options = lower::Options { nondet: Some((low, 2)), ..Default::default() };
    let program = thinair_llvm::program(&path.display().to_string(), &compiled.text, options);
    program.map_err(|error| format!("refused at {}: {}", error.line, error.message))
}

/// The results of a program and its variants: a line for each model.
fn results(path: &Path, source: &str, compiler: Option<&Path>, models: &dyn Fn(&str) -> Vec<String>) -> String {
    let mut actual = String::new();
    let variants = std::iter::once("").chain(directive(source, "variants").unwrap_or_default());
    for variant in variants {
        let program = load(path, compiler, variant);
        for model in models(variant) {
            let space = if variant.is_empty() { "" } else { " " };
            writeln!(actual, "{variant}{space}{model}: {}", found(&program, &model, unroll(source))).unwrap();
        }
    }
    actual
}

fn check(directory: &str) {
    let bless = std::env::var_os("THINAIR_BLESS").is_some();
    let mut wrong = String::new();
    for path in programs(directory) {
        let source = std::fs::read_to_string(&path).unwrap();
        let expected_file = path.with_extension("expected");
        let expected = std::fs::read_to_string(&expected_file).unwrap_or_default();
        let models = |variant: &str| -> Vec<String> {
            let names = expected.lines().filter_map(|line| line.split_once(": ")).map(|(name, _)| name);
            let named = names.filter_map(|name| match name.split_once(' ') {
                Some((this, model)) => (this == variant).then_some(model),
                None => variant.is_empty().then_some(name),
            });
            let named: Vec<String> = named.map(str::to_string).collect();
            let first = || {
                let all = if is_cxx(&path) { MODELS_OF_CXX } else { ALL_MODELS };
                directive(&source, "models").unwrap_or_else(|| all.to_vec())
            };
            if named.is_empty() && bless { first().into_iter().map(str::to_string).collect() } else { named }
        };
        let mut compilers = compilers();
        if is_cxx(&path) && std::env::var_os("THINAIR_ALL_COMPILERS").is_none() {
            // The headers of C++ take time: one compiler will do, unless all are asked for.
            compilers.truncate(1);
        }
        for compiler in compilers {
            let actual = results(&path, &source, compiler.as_deref(), &models);
            if bless {
                std::fs::write(&expected_file, &actual).unwrap();
                break;
            }
            assert!(!actual.is_empty(), "{} names no model", expected_file.display());
            if actual != expected {
                let compiler = compiler.map_or_else(|| "clang".to_string(), |compiler| compiler.display().to_string());
                writeln!(wrong, "{} with {compiler}\n--- expected\n{expected}--- found\n{actual}", path.display()).unwrap();
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn the_corpus_is_as_expected() {
    check("tests/corpus/c");
}

#[test]
fn the_library_is_as_expected() {
    check("tests/corpus/c/library");
}

#[test]
fn the_language_is_as_expected() {
    check("tests/corpus/c/language");
}

#[test]
fn locks_and_structures_are_as_expected() {
    check("tests/corpus/c/structures");
}

#[test]
fn everyday_programs_are_as_expected() {
    check("tests/corpus/c/programs");
}

#[test]
fn programs_in_cxx_are_as_expected() {
    check("tests/corpus/cpp");
}

#[test]
fn the_examples_are_as_expected() {
    check("examples");
}
