//! C programs by stored states: those of the corpus and of the examples get the verdict that execution graphs give; the endless ones of
//! `tests/corpus/endless`, which graphs cannot explore, get the one that their `.expected` file names.
//!
//! A line there is: the model, `fenced` or `plain` (compiled with or without FENCED; with `-starvation`, threads that starve are reported as well), and what is
//! found.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use thinair_core::engine::states::{self, Options, Reductions, Statistics};
use thinair_core::engine::{self, Equivalence, Verdict};
use thinair_core::ir::{Program, SourceLocation};
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};

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

fn load(path: &Path, flags: &[&str]) -> Option<Program> {
    let flags: Vec<String> = ["-Wno-everything"].iter().chain(flags).map(|flag| (*flag).to_string()).collect();
    let compiled = clang::compile(path, None, &flags).unwrap_or_else(|failure| panic!("{failure}"));
    // As in `corpus.rs`: inputs are from -1 to 2, or from 0 where the program says so.
    let low = if directive(&std::fs::read_to_string(path).unwrap(), "nondet").is_empty() { -1 } else { 0 };
    let options = lower::Options { nondet: Some((low, 2)), ..Default::default() };
    thinair_llvm::program(&path.display().to_string(), &compiled.text, options).ok()
}

fn all_reductions() -> [Reductions; 9] {
    Reductions::variants().map(|(_, reductions)| reductions)
}

fn word(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Violated(violation) => format!("{:?}", violation.kind),
        Verdict::Verified => "verified".to_string(),
        Verdict::Bounded => "bounded".to_string(),
        Verdict::Unsupported(..) => "unsupported".to_string(),
        Verdict::Interrupted => "interrupted".to_string(),
    }
}

fn explore(program: &Program, options: &Options) -> (Verdict, Statistics) {
    let (outcome, statistics) = states::check(program, options, &mut ());
    (outcome.verdict, statistics)
}

/// The words after `// thinair: --NAME` in a program.
fn directive(source: &str, name: &str) -> Vec<String> {
    let start = format!("// thinair: --{name} ");
    let words = source.lines().find_map(|line| line.strip_prefix(&start)).unwrap_or_default();
    words.split_whitespace().map(str::to_owned).collect()
}

/// What the graph engine tells beside its verdict.
#[derive(Default)]
struct Watch {
    endless_waits: bool,
    leaks: HashSet<SourceLocation>,
}

impl engine::Observer for Watch {
    fn sees_executions(&self) -> bool {
        false
    }
    fn reports_endless_waits(&self) -> bool {
        self.endless_waits
    }
    fn looks_for_leaks(&self) -> bool {
        true
    }
    fn leaked(&mut self, allocated_at: SourceLocation) {
        self.leaks.insert(allocated_at);
    }
}

impl states::Observer for Watch {
    fn leaked(&mut self, allocated_at: SourceLocation) {
        self.leaks.insert(allocated_at);
    }
}

/// The programs of a folder, and their variants, under all these reductions; states up to a limit. With all reductions, as the command line has it, threads
/// that wait or spin for ever and lost memory are looked for as well.
fn agree(directory: &str, reductions: &[Reductions], limit: u64) {
    let mut compared = 0;
    let variants = |source: &str| [vec![String::new()], directive(source, "variants")].concat();
    let all = programs(directory).into_iter().flat_map(|path| {
        let source = std::fs::read_to_string(&path).unwrap();
        variants(&source).into_iter().map(move |variant| (path.clone(), source.clone(), variant))
    });
    for (path, source, variant) in all {
        let flag = format!("-D{variant}");
        let flags: &[&str] = if variant.is_empty() { &[] } else { &[&flag] };
        let Some(program) = load(&path, flags) else { continue };
        let unroll = directive(&source, "unroll").first().map(|number| number.parse().unwrap());
        for model in [Model::Sc, Model::Tso] {
            let options = engine::Options { model, equivalence: Equivalence::RfCo, unroll, max_executions: Some(100_000) };
            let by_graphs = [false, true].map(|endless_waits| {
                let mut watch = Watch { endless_waits, ..Watch::default() };
                (word(&engine::check(&program, &options, &mut watch).verdict), watch.leaks)
            });
            for &reductions in reductions {
                let all = reductions == Reductions::ALL;
                let (expected, leaks) = &by_graphs[usize::from(all)];
                // Where private memory needs a buffer, too, the usual one may be too small.
                let private = reductions.static_private && reductions.dynamic_private;
                let store_buffer = if private { states::STORE_BUFFER } else { 0 };
                let options =
                    Options { reductions, store_buffer, max_states: Some(limit), endless_waits: all, leaks: all, ..Options::new(model) };
                let mut watch = Watch::default();
                let found = word(&states::check(&program, &options, &mut watch).0.verdict);
                if all && found == "verified" && expected == "verified" {
                    assert_eq!(watch.leaks, *leaks, "{} {variant} under {}: lost memory", path.display(), model.name());
                }
                // Without a bound on loops there is more to say; one that gave up says nothing.
                let gave_up = ["bounded", "interrupted"].contains(&expected.as_str()) || found == "interrupted";
                // Graphs refuse errors that only stored states can tell from those that atomic sections rule out.
                let refused = expected == "unsupported" && source.contains("__VERIFIER_atomic");
                let silent = gave_up || refused;
                // Of several errors, each engine reports the one that it comes to first.
                let is_violation = |word: &str| word.starts_with(char::is_uppercase);
                let same = found == *expected || is_violation(&found) && is_violation(expected);
                assert!(
                    same || silent,
                    "{} {variant} under {}, {reductions:?}: graphs {expected}, states {found}",
                    path.display(),
                    model.name()
                );
                compared += u32::from(!silent);
            }
        }
    }
    assert!(compared > 0);
}

#[test]
fn the_corpus_gets_the_same_verdicts() {
    agree("tests/corpus/c", &all_reductions(), 1_000_000);
}

#[test]
fn the_larger_corpora_get_the_same_verdicts() {
    for folder in ["library", "structures", "benchmarks", "language", "programs"] {
        agree(&format!("tests/corpus/c/{folder}"), &[Reductions::ALL, Reductions { delayed_flushing: false, ..Reductions::ALL }], 50_000);
    }
}

#[test]
fn the_examples_get_the_same_verdicts() {
    agree("examples", &all_reductions(), 1_000_000);
}

#[test]
fn endless_programs_are_decided() {
    for path in programs("tests/corpus/endless") {
        let expected =
            std::fs::read_to_string(path.with_extension("expected")).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for line in expected.lines() {
            let (what, wanted) = line.split_once(": ").expect("what, and the verdict");
            let (model, variant) = what.split_once(' ').expect("a model and a variant");
            let model = Model::find(model).expect("a model");
            let flags: &[&str] = if variant.starts_with("fenced") { &["-DFENCED"] } else { &[] };
            let starvation = variant.ends_with("-starvation");
            let program = load(&path, flags).expect("the program is accepted");
            // Buffers of four entries, of the usual number, and without a limit.
            let buffers: &[u32] = match (model, variant) {
                (Model::Sc, _) => &[32],
                (_, "four-entries") => &[4],
                (_, "more-entries") => &[5, 32, 0],
                _ => &[4, 32, 0],
            };
            for &store_buffer in buffers {
                for reductions in all_reductions() {
                    // A protocol that lacks fences may also spin for ever, and sooner than it fails.
                    let endless_waits = wanted != "Assertion";
                    let max_states = Some(2_000_000);
                    let options = Options { store_buffer, reductions, endless_waits, starvation, max_states, ..Options::new(model) };
                    let (verdict, _) = explore(&program, &options);
                    assert_eq!(word(&verdict), wanted, "{} {what}, buffers of {store_buffer}, {reductions:?}", path.display());
                }
            }
        }
    }
}

/// The same states and the same verdict, however many workers there are, and with fingerprints.
#[test]
fn workers_and_fingerprints_change_nothing() {
    for name in ["ticket-lock", "bakery", "dekker"] {
        let path = root().join(format!("tests/corpus/endless/{name}.c"));
        let program = load(&path, &["-DTHREADS=2"]).expect("the program is accepted");
        for model in [Model::Sc, Model::Tso] {
            let (verdict, one) = explore(&program, &Options::new(model));
            for (workers, fingerprints) in [(2, false), (3, false), (1, true), (2, true)] {
                let (other, many) = explore(&program, &Options { workers, fingerprints, ..Options::new(model) });
                assert_eq!(word(&verdict), word(&other), "{name}");
                assert_eq!(
                    (one.states, one.transitions, one.depth),
                    (many.states, many.transitions, many.depth),
                    "{name}, {workers} workers"
                );
            }
        }
    }
}
