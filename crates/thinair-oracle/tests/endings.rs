//! What is counted without being built to its end: as many executions as there are, and the same verdict.

use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Verdict};
use thinair_core::ir::Program;
use thinair_core::ir::text::{parse_verified, print};
use thinair_core::model::Model;
use thinair_oracle::random::{self, Shape, Size};
use thinair_oracle::started::{joins, started};

/// One that sees executions, so that all are built.
struct Watching;

impl Observer for Watching {}

/// The threads leave something in variables of their own when they end.
fn with_results(program: &Program) -> Program {
    let mut text = String::new();
    let mut name = String::new();
    for line in print(program).lines() {
        if let Some(start) = line.strip_prefix("fn @") {
            name = start.split('(').next().unwrap_or(start).to_string();
            text = format!("global @result_{name}: i32\n{text}");
        }
        if line.trim() == "ret" {
            text += &format!("  store i32 @result_{name}, 1\n");
        }
        text += line;
        text += "\n";
    }
    parse_verified("results", &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A look at what the thread with this number has left, and what it should be.
fn look(program: &Program, thread: usize, expected: u32) -> String {
    let name = &program.functions[program.threads[thread].function.0 as usize].name;
    format!("  %v{thread} = load i32 @result_{name}\n  %c{thread} = eq i32 %v{thread}, {expected}\n  assert %c{thread}\n")
}

/// A look at what the threads have left in the variables that they share, and a value that the first of them should not have.
fn look_at_shared(program: &Program, forbidden: u64) -> String {
    let shared = program.globals.iter().filter(|global| global.size() == 4 && !global.name.starts_with("result"));
    let loads: String = shared.enumerate().map(|(number, global)| format!("  %s{number} = load i32 @{}\n", global.name)).collect();
    if loads.is_empty() { loads } else { format!("{loads}  %differs = ne i32 %s0, {forbidden}\n  assert %differs\n") }
}

/// What the thread that starts the others does with them.
fn ending(program: &Program, seed: u64, handles: &[String]) -> String {
    let looks = |from: usize, expected: u32| (from..handles.len()).map(|thread| look(program, thread, expected)).collect::<String>();
    match seed % 8 {
        0 => joins(handles),
        1 => format!("{}{}", joins(handles), looks(0, 1)),
        2 => format!("{}{}{}", joins(handles), looks(1, 1), look(program, 0, 2)),
        3 => joins(&handles[..1]),
        4 => format!("{}{}{}{}", joins(&handles[..1]), look(program, 0, 1), joins(&handles[1..]), looks(1, 1)),
        5 | 6 => format!("{}{}{}", joins(handles), looks(1, 1), look_at_shared(program, 1 + seed / 8 % 3)),
        _ => String::new(),
    }
}

fn word(outcome: &Outcome) -> String {
    match &outcome.verdict {
        Verdict::Violated(violation) => format!("{:?}", violation.kind),
        other => format!("{other:?} {} {}", outcome.executions, outcome.blocked),
    }
}

#[test]
fn random_programs() {
    let shapes: Vec<&Shape> = Shape::ALL.iter().filter(|shape| !shape.spawns()).collect();
    let programs: u64 = std::env::var("THINAIR_PROGRAMS").ok().and_then(|number| number.parse().ok()).unwrap_or(120);
    let mut violated = 0;
    for model in Model::ALL {
        for seed in 0..programs {
            let shape = shapes[seed as usize % shapes.len()];
            let threads = with_results(&random::program(seed, model, shape, Size { threads: 3, events: 5 }));
            let program = started(&threads, |handles| ending(&threads, seed, handles));
            for equivalence in [Equivalence::RfCo, Equivalence::quickest_for(model)] {
                let options = Options { model, equivalence, unroll: None, max_executions: Some(5000) };
                let [built, unseen] =
                    [&mut Watching as &mut dyn Observer, &mut ()].map(|observer| engine::check(&program, &options, observer));
                assert_eq!(word(&built), word(&unseen), "{} {equivalence:?}, seed {seed}\n{}", model.name(), print(&program));
                violated += u32::from(matches!(built.verdict, Verdict::Violated(_)));
            }
        }
    }
    assert!(violated > 0);
}

/// Not the first execution breaks the assertion, and what the others have read differs from what it reads.
#[test]
fn results_that_differ() {
    let text = "global @x: i32
        fn @one() {
        b0:
          store rlx i32 @x, 1
          ret
        }
        fn @two() {
        b0:
          store rlx i32 @x, 2
          ret
        }
        fn @start() {
        b0:
          %h0 = spawn @one()
          %h1 = spawn @two()
          join %h0
          join %h1
          %v = load i32 @x
          %c = ne i32 %v, FORBIDDEN
          assert %c
          ret
        }
        thread @start()";
    for model in Model::ALL {
        for (forbidden, violated) in [(1, true), (2, true), (3, false)] {
            let program = parse_verified("differ", &text.replace("FORBIDDEN", &forbidden.to_string())).expect("well formed");
            let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
            let outcome = engine::check(&program, &options, &mut ());
            assert_eq!(matches!(outcome.verdict, Verdict::Violated(_)), violated, "{}, {forbidden}", model.name());
        }
    }
}
