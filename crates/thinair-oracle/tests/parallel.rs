//! Several threads find what one finds: the same counts, the same bounds, and the same violation.

use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Prunings, Verdict};
use thinair_core::ir::text::parse_verified;
use thinair_core::ir::{Program, SourceLocation};
use thinair_core::model::Model;
use thinair_oracle::benchmarks;
use thinair_oracle::random::{self, Shape, Size};

/// An observer that lets so many threads explore.
struct Jobs(usize);

/// The same, and it wants to hear of leaks.
struct Leaks(usize, Vec<SourceLocation>);

impl Observer for Leaks {
    fn sees_executions(&self) -> bool {
        false
    }
    fn jobs(&self) -> usize {
        self.0
    }
    fn looks_for_leaks(&self) -> bool {
        true
    }
    fn leaked(&mut self, allocated_at: SourceLocation) {
        self.1.push(allocated_at);
    }
}

impl Observer for Jobs {
    fn sees_executions(&self) -> bool {
        false
    }
    fn jobs(&self) -> usize {
        self.0
    }
}

/// All of an outcome that a user can see.
fn visible(outcome: &Outcome) -> String {
    let verdict = match &outcome.verdict {
        Verdict::Violated(violation) => {
            let justification = &violation.justification;
            format!("{:?} {} {:?} {:?} {justification:?}", violation.kind, violation.message, violation.at, violation.witness)
        }
        other => format!("{other:?}"),
    };
    let Outcome { executions, blocked, dead_ends, bounds, re_executions, .. } = outcome;
    format!("{verdict} {executions} {blocked} {dead_ends} {bounds:?} {re_executions:?}")
}

fn same(name: &str, program: &Program, model: Model, equivalence: Equivalence, unroll: Option<u32>) -> Outcome {
    let options = Options { model, equivalence, unroll, max_executions: None };
    let outcome = engine::check(program, &options, &mut Jobs(1));
    let alone = visible(&outcome);
    for jobs in [2, 5] {
        let together = visible(&engine::check(program, &options, &mut Jobs(jobs)));
        assert_eq!(alone, together, "{name} {} {equivalence:?} with {jobs} threads", model.name());
    }
    outcome
}

fn same_under_xmm(name: &str, program: &Program) -> Outcome {
    same(name, program, Model::Xmm, Equivalence::RfCo, None)
}

#[test]
fn benchmarks_have_the_same_counts() {
    for (name, size) in [("casw", 5), ("ainc", 7), ("readers", 14), ("fib", 4), ("lbn", 12), ("n-writers", 7), ("indexer", 13)] {
        let program = parse_verified(name, &benchmarks::program(name, size).expect("a benchmark")).expect("well formed");
        for model in [Model::Sc, Model::Rc11, Model::Armv8, Model::Power] {
            // Quadratic in the number of writes: not for every model.
            if name != "n-writers" || model == Model::Rc11 {
                same(name, &program, model, Equivalence::RfCo, None);
            }
        }
    }
}

/// Threads that count as one do so for several workers, too.
#[test]
fn symmetric_threads() {
    struct Merging(usize);
    impl Observer for Merging {
        fn sees_executions(&self) -> bool {
            false
        }
        fn jobs(&self) -> usize {
            self.0
        }
        fn prunings(&self) -> Prunings {
            Prunings { symmetry: true, ..Prunings::COUNTING_ALL }
        }
    }
    let increments = |threads: usize| {
        let thread = "global @x: i32\nfn @add() {\nb0:\n  %v = load rlx i32 @x\n  %w = add i32 %v, 1\n  store rlx i32 @x, %w\n  ret\n}\n";
        parse_verified("increments", &format!("{thread}{}", "thread @add()\n".repeat(threads))).expect("well formed")
    };
    for (model, threads) in [(Model::Sc, 7), (Model::Rc11, 7), (Model::Armv8, 6), (Model::Power, 5), (Model::Armv7, 5), (Model::Imm, 5)] {
        let program = increments(threads);
        for equivalence in [Equivalence::RfCo, Equivalence::quickest_for(model)] {
            let options = Options { model, equivalence, unroll: None, max_executions: None };
            let [alone, together] = [1, 3].map(|jobs| engine::check(&program, &options, &mut Merging(jobs)));
            assert!(alone.symmetric);
            assert_eq!(visible(&alone), visible(&together), "{} {equivalence:?}", model.name());
        }
    }
}

/// With the feature `invariants` even small programs are split, at every chance.
#[test]
fn random_programs() {
    for model in Model::ALL {
        for seed in 0..60 {
            let shape = &Shape::ALL[seed as usize % Shape::ALL.len()];
            let program = random::program(seed, model, shape, Size { threads: 4, events: 9 });
            for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
                same(&format!("seed {seed}"), &program, model, equivalence, None);
            }
        }
    }
}

/// The violation that one thread finds first is the one that is reported, with the counts of that moment.
#[test]
fn violations_and_bounds() {
    let increments = "global @x: i32\nglobal @y: i32\nfn @add() {\nentry:\n  %v = load rlx i32 @x\n  %w = add i32 %v, 1\n  store rlx i32 @x, %w\n  rmw add rlx i32 @y, 1\n  ret\n}\n\
        fn @last() {\nentry:\n  %v = load rlx i32 @x\n  %ok = ult i32 %v, 4\n  assert %ok\n  ret\n}\n\
        thread @add()\nthread @add()\nthread @add()\nthread @add()\nthread @last()\n";
    let program = parse_verified("increments", increments).expect("well formed");
    let looping = "global @x: i32\nfn @count() {\nentry:\n  jump again\nagain:\n  %v = rmw add rlx i32 @x, 1\n  %more = ult i32 %v, 9\n  br %more, again, done\ndone:\n  ret\n}\n\
        thread @count()\nthread @count()\nthread @count()\n";
    let looping = parse_verified("looping", looping).expect("well formed");
    for model in [Model::Sc, Model::Rc11, Model::Power] {
        same("increments", &program, model, Equivalence::RfCo, None);
        same("looping", &looping, model, Equivalence::RfCo, Some(2));
    }
}

/// Where only rf counts, the first write of which co has several places comes when several threads are already at it, or never: with `late`, in what is visited last.
#[test]
fn co_that_opens_late() {
    let mut text = String::from("global @x: i32\nglobal @y: i32\nfn @add() {\nentry:\n  rmw add rlx i32 @x, 1\n  ret\n}\n");
    text += "fn @late() {\nentry:\n  %late = choose i32 0 to LATE\n  %writes = eq i32 %late, 1\n  br %writes, write, done\nwrite:\n  store rlx i32 @y, 1\n  jump done\ndone:\n  ret\n}\n";
    text += "fn @other() {\nentry:\n  store rlx i32 @y, 2\n  ret\n}\nthread @late()\nthread @other()\n";
    text += &"thread @add()\n".repeat(7);
    for (late, executions) in [("0", 5040), ("1", 2 * 5040)] {
        let program = parse_verified("late", &text.replace("LATE", late)).expect("well formed");
        for model in Model::ALL.into_iter().filter(|&model| model != Model::Xmm) {
            assert_eq!(same("late", &program, model, Equivalence::Rf, None).executions, executions, "{}", model.name());
        }
    }
}

/// Under xmm the searches for executions with cycles are split, too: by moves in place, by steps, and by moves where there are too many steps.
#[test]
fn searches_under_xmm() {
    for (name, size, by_moves) in [
        ("lbn", 9, false),
        ("lbn-pairs", 10, false),
        ("lbn+data", 4, false),
        ("lbn+ctrl", 5, false),
        ("lbn+data", 9, true),
        ("lbn+ctrl", 9, false),
        ("indexer", 12, false),
    ] {
        let program = parse_verified(name, &benchmarks::program(name, size).expect("a benchmark")).expect("well formed");
        let counts = same_under_xmm(name, &program).re_executions.expect("the model re-executes");
        assert_eq!((counts.cyclic > 0, counts.by_moves > 0), (name != "indexer", by_moves), "{name}({size}): {counts:?}");
    }
}

/// What load buffering shows in, and programs with races.
#[test]
fn random_programs_under_xmm() {
    let (mut cyclic, mut violated) = (0, 0);
    for seed in 0..400 {
        let shape = if seed % 4 == 0 { Shape::find("races").expect("there is one") } else { Shape::BUFFERING };
        let program = random::program(seed, Model::Xmm, &shape, Size { threads: 4, events: 10 });
        let outcome = same_under_xmm(&format!("seed {seed}"), &program);
        cyclic += usize::from(outcome.re_executions.is_some_and(|counts| counts.cyclic > 0));
        violated += usize::from(matches!(outcome.verdict, Verdict::Violated(_)));
    }
    assert!(cyclic > 20 && violated > 10, "cycles in {cyclic} programs, {violated} violated");
}

/// The published tests.
#[test]
fn load_buffering_tests_under_xmm() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/load-buffering");
    let mut tests = 0;
    for entry in std::fs::read_dir(folder).expect("the tests are there") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "tir") {
            let name = path.display().to_string();
            let program = parse_verified(&name, &std::fs::read_to_string(&path).expect("a text")).expect("well formed");
            same_under_xmm(&name, &program);
            tests += 1;
        }
    }
    assert!(tests > 40, "only {tests} tests");
}

/// Only executions with cycles are wrong, and which of them is found first depends on who comes first; the one that one thread finds is reported.
#[test]
fn violations_with_cycles() {
    let mut text = String::new();
    let mut main = String::from("fn @main() {\nentry:\n");
    let mut end = String::new();
    for pair in 0..4 {
        for (own, other) in [("x", "y"), ("y", "x")] {
            text += &format!("global @{own}{pair}: i32\nglobal @seen_{own}{pair}: i32\n");
            text += &format!(
                "fn @run_{own}{pair}() {{\nentry:\n  %v = load rlx i32 @{own}{pair}\n  store rlx i32 @{other}{pair}, 1\n  store rlx i32 @seen_{own}{pair}, %v\n  ret\n}}\n"
            );
            main += &format!("  %{own}{pair} = spawn @run_{own}{pair}()\n");
            end += &format!("  join %{own}{pair}\n");
        }
        if pair % 2 == 1 {
            let [x, y] = ["x", "y"].map(|name| format!("{name}{pair}"));
            end += &format!("  %v{x} = load rlx i32 @seen_{x}\n  %v{y} = load rlx i32 @seen_{y}\n  %both{pair} = and i32 %v{x}, %v{y}\n");
            end += &format!("  %ok{pair} = eq i32 %both{pair}, 0\n  assert %ok{pair}, \"pair {pair}\"\n");
        }
    }
    text += &format!("{main}{end}  ret\n}}\nthread @main()\n");
    let outcome = same_under_xmm("pairs", &parse_verified("pairs", &text).unwrap_or_else(|invalid| panic!("{invalid}\n{text}")));
    let Verdict::Violated(violation) = outcome.verdict else { panic!("{:?}", outcome.verdict) };
    assert!(violation.justification.is_some());
}

/// An observer that has enough after some questions.
struct Impatient {
    questions: u32,
}

impl Observer for Impatient {
    fn sees_executions(&self) -> bool {
        false
    }
    fn jobs(&self) -> usize {
        3
    }
    fn interrupted(&mut self) -> bool {
        self.questions -= u32::from(self.questions > 0);
        self.questions == 0
    }
}

/// Whoever has enough is obeyed in the middle of a search, and a limit is kept exactly.
#[test]
fn interrupted_searches() {
    let program = parse_verified("lbn+data", &benchmarks::program("lbn+data", 12).expect("a benchmark")).expect("well formed");
    let options = Options { model: Model::Xmm, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
    let outcome = engine::check(&program, &options, &mut Impatient { questions: 4 });
    assert!(matches!(outcome.verdict, Verdict::Interrupted), "{:?}", outcome.verdict);
    let outcome = engine::check(&program, &Options { max_executions: Some(20), ..options }, &mut Jobs(3));
    assert!(matches!(outcome.verdict, Verdict::Interrupted) && outcome.executions == 20, "{:?} {}", outcome.verdict, outcome.executions);
}

/// Leaks are told in the order of one thread.
#[test]
fn leaks_under_xmm() {
    // Each of three threads puts new memory into a variable, in place of what another one has put there; two more buffer loads.
    let mut text = String::from("global @p: i64\nglobal @x: i32\nglobal @y: i32\n");
    for thread in 0..3 {
        text += &format!("fn @put{thread}() {{\nentry:\n  %m = alloc 4\n  store rlx i64 @p, %m\n  ret\n}}\nthread @put{thread}()\n");
    }
    for (own, other) in [("x", "y"), ("y", "x")] {
        text += &format!(
            "fn @buffer_{own}() {{\nentry:\n  %v = load rlx i32 @{own}\n  store rlx i32 @{other}, 1\n  ret\n}}\nthread @buffer_{own}()\n"
        );
    }
    let program = parse_verified("leaks", &text).unwrap_or_else(|invalid| panic!("{invalid}\n{text}"));
    let options = Options { model: Model::Xmm, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
    let leaks = |jobs: usize| {
        let mut observer = Leaks(jobs, Vec::new());
        let counts = visible(&engine::check(&program, &options, &mut observer));
        (counts, observer.1)
    };
    let alone = leaks(1);
    assert_eq!(alone.1.len(), 3, "{alone:?}");
    for jobs in [2, 3, 5] {
        assert_eq!(leaks(jobs), alone, "with {jobs} threads");
    }
}
