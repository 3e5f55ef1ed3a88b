//! Reports of outcomes made by hand, compared with the files in `expected/`. `THINAIR_BLESS=1` writes those files anew.

use std::path::Path;
use std::time::Duration;

use thinair_core::engine::{BoundHit, Detail, Equivalence, Options, Outcome, Verdict, Violation, ViolationKind};
use thinair_core::execution::{Event, EventKind, Execution};
use thinair_core::ir::names::SourceNames;
use thinair_core::ir::{Fence, FileId, Function, FunctionId, Global, Order, Program, SourceLocation, Tags, ThreadStart, Width, pointer};
use thinair_core::machine::action::Bound;
use thinair_core::model::Model;
use thinair_core::relation::Relation;
use thinair_report::style::Style;
use thinair_report::{Advice, Report, json, text};

const SOURCE: &str = "one\n  two  \nthree\n";

fn at(line: u32) -> SourceLocation {
    SourceLocation { file: FileId(0), line, column: 1, called: 0 }
}

fn program() -> Program {
    let global = |name: &str, length| Global {
        name: name.to_owned(),
        storage: Default::default(),
        element: Width::I32,
        length,
        init: Vec::new(),
        at: at(1),
    };
    let function = |name: &str| Function {
        name: name.to_owned(),
        parameters: Vec::new(),
        result: None,
        registers: Vec::new(),
        private: Vec::new(),
        blocks: Vec::new(),
    };
    let thread = |function| ThreadStart { function: FunctionId(function), arguments: Vec::new() };
    Program {
        files: vec!["sample.tir".to_owned(), "other.c".to_owned()],
        globals: vec![global("x", 1), global("flags", 2)],
        functions: vec![function("left"), function("right")],
        threads: vec![thread(0), thread(1)],
        calls: vec![],
    }
}

fn event(thread: Option<u32>, kind: EventKind, order: Order, location: u64, value: u64) -> Event {
    Event { thread, kind, order, tags: Tags::NONE, location, value }
}

/// An exchange and a store on one side, a fence and two loads on the other.
fn violation() -> Violation {
    use EventKind::{Read, Write};
    let (x, flag) = (pointer::make(1, 0), pointer::make(2, 4));
    let events = vec![
        event(None, Write, Order::Plain, x, 0),
        event(None, Write, Order::Plain, flag, 0),
        event(Some(0), Read, Order::Relaxed, x, 0),
        event(Some(0), Write, Order::Relaxed, x, 7),
        event(Some(0), Write, Order::Release, flag, 1),
        event(Some(0), Write, Order::Plain, x, 8),
        event(Some(1), EventKind::Fence(Fence::C11(Order::SeqCst)), Order::SeqCst, 0, 0),
        event(Some(1), Read, Order::Acquire, flag, 1),
        event(Some(1), Read, Order::Plain, x, 7),
    ];
    let relation = |pairs: &[(usize, usize)]| {
        let mut relation = Relation::new(9);
        pairs.iter().for_each(|&(from, to)| relation.insert(from, to));
        relation
    };
    let witness = Execution {
        po: relation(&[(2, 3), (2, 4), (2, 5), (3, 4), (3, 5), (4, 5), (6, 7), (6, 8), (7, 8)]),
        thread_sync: relation(&[]),
        pick: relation(&[]),
        rf: relation(&[(0, 2), (4, 7), (3, 8)]),
        co: relation(&[(0, 3), (0, 5), (3, 5), (1, 4)]),
        addr: relation(&[]),
        data: relation(&[]),
        ctrl: relation(&[]),
        rmw: relation(&[(2, 3)]),
        events,
    };
    let elsewhere = SourceLocation { file: FileId(1), line: 40, column: 2, called: 0 };
    Violation {
        kind: ViolationKind::DataRace,
        message: "a read and a write of `x` are not ordered".to_owned(),
        at: at(3),
        other: Some(at(2)),
        witness,
        witness_at: [0, 0, 1, 1, 2, 2, 0, 0, 3].map(at).into_iter().map(|at| if at.line == 1 { elsewhere } else { at }).collect(),
        detail: Detail::default(),
        output: Vec::new(),
        justification: None,
        buffered: Vec::new(),
    }
}

#[track_caller]
fn check(name: &str, verdict: Verdict, executions: u64, bounds: Vec<BoundHit>, options: Options) {
    let outcome =
        Outcome { verdict, executions, blocked: 2, dead_ends: 5, bounds, symmetric: false, re_executions: None, splits: Vec::new() };
    let program = program();
    let names = SourceNames::default();
    let report = Report {
        file: "sample.tir",
        files: &["sample.tir".to_owned()],
        program: &program,
        names: &names,
        options: &options,
        text: None,
        outcome: &outcome,
        states: None,
        why_states: None,
        leaks: &[],
        advice: &Advice::None,
        timed_out: None,
        elapsed: Duration::from_millis(1250),
        peak_rss_kib: Some(2048),
    };
    let sources = |name: &str| (name == "sample.tir").then(|| SOURCE.to_owned());
    let actual = format!("{}\n{}\n", text::render(&report, &sources, &Style::default()), json::render(&report));

    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected").join(name).with_extension("txt");
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::write(&path, &actual).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(actual, expected, "{}: THINAIR_BLESS=1 accepts the new text", path.display());
}

fn options() -> Options {
    Options { model: Model::Rc11, equivalence: Equivalence::RfCo, unroll: None, max_executions: None }
}

#[test]
fn verified() {
    check("verified", Verdict::Verified, 1, Vec::new(), options());
}

#[test]
fn violated() {
    check("violated", Verdict::Violated(Box::new(violation())), 4, Vec::new(), options());
}

#[test]
fn many_threads_stand_below_each_other() {
    let mut violation = violation();
    for event in &mut violation.witness.events[2..] {
        event.location += 1 << 40;
        event.value = u64::MAX;
    }
    violation.witness.events[4].thread = Some(2);
    violation.witness.events[5].thread = Some(3);
    violation.at = SourceLocation::default();
    violation.other = None;
    violation.message = String::new();
    check("stacked", Verdict::Violated(Box::new(violation)), 0, Vec::new(), options());
}

#[test]
fn bounded() {
    let bounds = vec![BoundHit { bound: Bound::Unroll, at: at(2) }, BoundHit { bound: Bound::Recursion, at: at(0) }];
    check("bounded", Verdict::Bounded, 10, bounds, Options { unroll: Some(3), ..options() });
}

#[test]
fn unsupported() {
    let what = "the fence `mfence` has no meaning under rc11".to_owned();
    check("unsupported", Verdict::Unsupported(what, at(3)), 0, Vec::new(), options());
}

#[test]
fn interrupted() {
    check("interrupted", Verdict::Interrupted, 10, Vec::new(), Options { equivalence: Equivalence::Rf, ..options() });
}

#[test]
fn stopped_by_the_limit() {
    check("limit", Verdict::Interrupted, 10, Vec::new(), Options { max_executions: Some(12), ..options() });
}
