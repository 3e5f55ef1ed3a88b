//! The load-buffering tests of the literature (`tests/corpus/load-buffering`): numbers of executions under rc11, imm and XMM, and the
//! executions themselves, from brute force and from the engine.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use thinair_core::engine::{self, Equivalence, Observer, Options, Verdict};
use thinair_core::execution::Execution;
use thinair_core::ir::{Order, Program, pointer, text};
use thinair_core::model::Model;
use thinair_oracle::brute::Fate;
use thinair_oracle::xmm;

struct Test {
    name: String,
    program: Program,
    rc11: usize,
    imm: usize,
    xmm: usize,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn tests() -> Vec<Test> {
    let folder = root().join("tests/corpus/load-buffering");
    let counts = fs::read_to_string(folder.join("counts.txt")).expect("the table is there");
    let lines = counts.lines().filter(|line| !line.starts_with('#'));
    let tests = lines.map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, rc11, imm, xmm] = words[..] else { panic!("a line with other than four words: {line}") };
        let source = fs::read_to_string(folder.join(format!("{name}.tir"))).expect("every test has a text");
        let program = text::parse_verified(name, &source).unwrap_or_else(|invalid| panic!("{name}: {invalid}"));
        let number = |word: &str| word.parse().expect("a number");
        Test { name: name.to_string(), program, rc11: number(rc11), imm: number(imm), xmm: number(xmm) }
    });
    let tests: Vec<Test> = tests.collect();
    assert!(tests.len() > 40, "only {} tests", tests.len());
    tests
}

/// The executions as the reference writes them: events, rf and mo.
fn describe(program: &Program, x: &Execution) -> Value {
    // The reference counts threads from 1, unless there is one that starts the others.
    let first_thread = if program.threads.len() == 1 { 0 } else { 1 };
    let location = |address: u64| {
        let global = &program.globals[pointer::object(address) as usize - 1];
        if global.length > 1 { format!("{}{}", global.name, pointer::offset(address) / 4) } else { global.name.clone() }
    };
    let name = |event: usize| match x.events[event].thread {
        None => format!("init:{}", location(x.events[event].location)),
        Some(thread) => {
            let index = (0..event).filter(|&earlier| x.events[earlier].thread == Some(thread)).count();
            format!("{}.{index}", thread + first_thread)
        }
    };
    let (mut events, mut rf, mut mo) = (serde_json::Map::new(), serde_json::Map::new(), serde_json::Map::new());
    for (event, label) in x.events.iter().enumerate() {
        if label.is_init() {
            let mut writes: Vec<usize> = (0..x.events.len()).filter(|&write| x.co.contains(event, write)).collect();
            writes.sort_by_key(|&write| (0..x.events.len()).filter(|&other| x.co.contains(other, write)).count());
            if writes.len() > 1 {
                let order = std::iter::once(event).chain(writes).map(|write| Value::from(name(write)));
                mo.insert(location(label.location), order.collect());
            }
            continue;
        }
        let letter = if label.is_read() { "R" } else { "W" };
        let order = match label.order {
            Order::Plain | Order::Relaxed => "",
            Order::Acquire => "_acq",
            Order::Release => "_rel",
            Order::AcquireRelease => "_acqrel",
            Order::SeqCst => "_sc",
        };
        events.insert(name(event), format!("{letter}{order} {}={}", location(label.location), label.value).into());
        if let Some(source) = (0..x.events.len()).find(|&source| x.rf.contains(source, event)) {
            rf.insert(name(event), name(source).into());
        }
    }
    serde_json::json!({ "events": events, "rf": rf, "mo": mo })
}

/// The executions of a test that the reference says XMM allows; `None` where the reference is not there.
fn reference() -> Option<Vec<Value>> {
    let path = root().join("../shared/expected/load-buffering-graphs.jsonl");
    let Ok(lines) = fs::read_to_string(&path) else {
        eprintln!("skipped: {} is not there", path.display());
        return None;
    };
    Some(lines.lines().map(|line| serde_json::from_str(line).expect("a line is an object")).collect())
}

fn compare_with_reference(test: &Test, reference: &[Value], found: &[Execution]) -> Option<String> {
    let of_test = reference.iter().filter(|graph| graph["test"] == test.name.as_str());
    let allowed = of_test.filter(|graph| graph["xmm"] == Value::Bool(true));
    let wanted: BTreeSet<String> =
        allowed.map(|graph| serde_json::json!({ "events": graph["events"], "rf": graph["rf"], "mo": graph["mo"] }).to_string()).collect();
    let found: BTreeSet<String> = found.iter().map(|execution| describe(&test.program, execution).to_string()).collect();
    let missed: Vec<&String> = wanted.difference(&found).collect();
    let extra: Vec<&String> = found.difference(&wanted).collect();
    (wanted != found).then(|| format!("{}: missed {missed:#?}, extra {extra:#?}", test.name))
}

#[test]
fn brute_force_has_the_published_executions() {
    let reference = reference();
    let mut wrong = Vec::new();
    for test in tests() {
        let (allowed, _) = xmm::allowed(&test.program, u64::MAX).unwrap_or_else(|error| panic!("{}: {error}", test.name));
        let complete: Vec<_> = allowed.iter().filter(|candidate| candidate.fate == Fate::Complete).collect();
        let acyclic = complete.iter().filter(|candidate| !candidate.is_cyclic()).count();
        if (acyclic, complete.len()) != (test.rc11, test.xmm) {
            wrong.push(format!("{}: {acyclic} {} and not {} {}", test.name, complete.len(), test.rc11, test.xmm));
        }
        let executions: Vec<Execution> = complete.iter().map(|candidate| candidate.execution.clone()).collect();
        wrong.extend(reference.as_ref().and_then(|reference| compare_with_reference(&test, reference, &executions)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

struct Collector(Vec<Execution>);

impl Observer for Collector {
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        self.0.push(execution());
    }
}

#[test]
fn the_engine_has_the_published_executions() {
    let reference = reference();
    let mut wrong = Vec::new();
    for test in tests() {
        for (model, expected) in [(Model::Rc11, test.rc11), (Model::Imm, test.imm), (Model::Xmm, test.xmm)] {
            let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
            let mut collector = Collector(Vec::new());
            let outcome = engine::check(&test.program, &options, &mut collector);
            let verified = matches!(outcome.verdict, Verdict::Verified);
            if !verified || outcome.executions as usize != expected || collector.0.len() != expected {
                wrong.push(format!("{}, {}: {} and not {expected}", test.name, model.name(), outcome.executions));
            }
            // All of them are small enough for every step to be tried.
            if outcome.re_executions.is_some_and(|counts| counts.by_moves > 0) {
                wrong.push(format!("{}: not every step was tried", test.name));
            }
            if model == Model::Xmm {
                wrong.extend(reference.as_ref().and_then(|reference| compare_with_reference(&test, reference, &collector.0)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
