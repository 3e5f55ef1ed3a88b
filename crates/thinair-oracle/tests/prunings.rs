//! Each pruning by itself can be switched off, and so can all of them: the verdict stays, and so do the
//! counts that it does not change.

use thinair_core::engine::{Equivalence, Observer, Options, Outcome, Prunings, Verdict};
use thinair_core::ir::Program;
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::random::{self, Shape, Size};
use thinair_oracle::{benchmarks, kept, subject};

struct With(Prunings);

impl Observer for With {
    fn sees_executions(&self) -> bool {
        false
    }
    fn prunings(&self) -> Prunings {
        self.0
    }
    fn reports_endless_waits(&self) -> bool {
        true
    }
}

/// Each switched off, by name. Does it leave the number of complete executions as it is?
fn switched_off() -> [(&'static str, Prunings, bool); 11] {
    let all = Prunings::ALL;
    [
        ("stuck", Prunings { stuck: false, ..all }, true),
        ("waits", Prunings { waits: false, ..all }, true),
        ("locks", Prunings { locks: false, ..all }, true),
        ("updates", Prunings { updates: false, ..all }, true),
        ("attempts", Prunings { attempts: false, ..all }, false),
        ("ahead", Prunings { ahead: false, ..all }, true),
        ("undone", Prunings { undone: false, ..all }, false),
        ("symmetry", Prunings { symmetry: false, ..all }, false),
        ("endings", Prunings { endings: false, ..all }, true),
        ("order", Prunings { order: false, ..all }, true),
        ("all of them", Prunings::NONE, false),
    ]
}

fn verdict(outcome: &Outcome) -> String {
    match &outcome.verdict {
        Verdict::Violated(_) => "an error".to_string(),
        other => format!("{other:?}"),
    }
}

/// How many runs were compared.
fn compare(name: &str, program: &Program, model: Model) -> usize {
    let equivalences = if model == Model::Xmm { vec![Equivalence::RfCo] } else { vec![Equivalence::RfCo, Equivalence::Rf] };
    let mut compared = 0;
    for equivalence in equivalences {
        let options = Options { model, equivalence, unroll: Some(3), max_executions: Some(3_000) };
        let pruned = subject::explore(program, &options, &mut With(Prunings::ALL));
        if matches!(pruned.verdict, Verdict::Interrupted) {
            continue;
        }
        for (off, prunings, counts) in switched_off() {
            let outcome = subject::explore(program, &options, &mut With(prunings));
            if matches!(outcome.verdict, Verdict::Interrupted) {
                continue;
            }
            let name = format!("{name}, {} {equivalence:?} without {off}", model.name());
            assert_eq!(verdict(&pruned), verdict(&outcome), "{name}");
            // Where accesses are overtaken, symmetric executions may be visited more than once, and how
            // often depends on the order of threads.
            let is_exact = counts && !matches!(outcome.verdict, Verdict::Violated(_)) && !outcome.symmetric;
            assert!(!is_exact || pruned.executions == outcome.executions, "{name}: {} and {}", pruned.executions, outcome.executions);
            compared += 1;
        }
    }
    compared
}

#[test]
fn benchmarks_and_kept_programs() {
    let mut compared = 0;
    for model in Model::ALL {
        for (name, size) in [("ainc", 4), ("casw", 3), ("readers", 4), ("fib", 2), ("indexer", 12), ("lbn", 3)] {
            let program = parse_verified(name, &benchmarks::program(name, size).expect("a benchmark")).expect("well formed");
            compared += compare(name, &program, model);
        }
        for (number, program) in kept::ALL.iter().enumerate().filter(|(_, program)| program.models.contains(&model)) {
            compared += compare(&format!("kept program {number}"), &program.program(model), model);
        }
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn random_programs() {
    let programs: u64 = std::env::var("THINAIR_PROGRAMS").ok().and_then(|number| number.parse().ok()).unwrap_or(40);
    let mut compared = 0;
    for model in Model::ALL {
        for seed in 0..programs {
            let shape = if seed % 4 == 0 { &Shape::LOCKS } else { &Shape::ALL[seed as usize % Shape::ALL.len()] };
            let program = random::program(seed, model, shape, Size { threads: 3, events: 8 });
            compared += compare(&format!("seed {seed}"), &program, model);
        }
    }
    assert!(compared as u64 > programs * 12, "{compared}");
}

/// A read is judged by what was there when it came, and what it needs is there again after a revisit: its own thread's events and
/// the write that it reads, with all that this needs where there are no holes.
const REVISITED: &str = "\
global @x: i32
global @y: i32
fn @early() {
b0:
  %r0 = load rlx i32 @x
  store rlx i32 @y, 2
  ret
}
fn @waits() {
b0:
  jump b1
b1:
  %r0 = load rlx i32 @y
  %r1 = ne i32 %r0, 2
  br %r1, b1, b2
b2:
  store rlx i32 @x, 0
  ret
}
fn @reads() {
b0:
  %r0 = load rlx i32 @y
  store rlx i32 @x, 2
  ret
}
fn @writes() {
b0:
  store rlx i32 @y, 1
  ret
}
thread @early()
thread @waits()
thread @reads()
thread @writes()
";

const REVISITED_WITH_HOLES: &str = "\
global @x: i32
global @y: i32
fn @early() {
b0:
  %r0 = load rlx i32 @x
  store rlx i32 @y, 2
  ret
}
fn @waits() {
b0:
  %r0 = load rlx i32 @y
  store rlx i32 @y, 2
  jump b1
b1:
  %r1 = load rlx i32 @y
  %r2 = ne i32 %r1, 2
  br %r2, b1, b2
b2:
  store rlx i32 @y, 1
  store rlx i32 @x, 0
  ret
}
fn @waits_too() {
b0:
  jump b1
b1:
  %r0 = load rlx i32 @y
  %r1 = ne i32 %r0, 1
  br %r1, b1, b2
b2:
  store rlx i32 @x, 2
  ret
}
fn @writes() {
b0:
  store rlx i32 @y, 1
  ret
}
thread @early()
thread @waits()
thread @waits_too()
thread @writes()
";

/// Counts executions, also where a thread waits for ever.
struct Counts(Prunings);

impl Observer for Counts {
    fn sees_executions(&self) -> bool {
        false
    }
    fn prunings(&self) -> Prunings {
        self.0
    }
    fn reports_deadlocks(&self) -> bool {
        false
    }
}

#[test]
fn blocked_reads_that_are_revisited() {
    for (name, text, known) in [("revisited", REVISITED, Model::Rc11), ("revisited, with holes", REVISITED_WITH_HOLES, Model::Imm)] {
        let program = parse_verified(name, text).expect("well formed");
        for model in Model::ALL.into_iter().filter(|model| *model != Model::Xmm) {
            for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
                let options = Options { model, equivalence, unroll: None, max_executions: None };
                let count = |stuck| {
                    let prunings = Prunings { stuck, endings: false, ..Prunings::ALL };
                    subject::explore(&program, &options, &mut Counts(prunings)).executions
                };
                assert_eq!(count(true), count(false), "{name} under {}, {equivalence:?}", model.name());
                let expected = if known == Model::Rc11 { 5 } else { 30 };
                assert!(model != known || equivalence != Equivalence::Rf || count(true) == expected, "{name}: {}", count(true));
            }
        }
    }
}
