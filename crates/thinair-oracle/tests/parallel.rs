//! Several threads find what one finds: the same counts, the same bounds, and the same violation.

use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Verdict};
use thinair_core::ir::Program;
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::benchmarks;
use thinair_oracle::random::{self, Shape, Size};

/// An observer that lets so many threads explore.
struct Jobs(usize);

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
        Verdict::Violated(violation) => format!("{:?} {} {:?} {:?}", violation.kind, violation.message, violation.at, violation.witness),
        other => format!("{other:?}"),
    };
    format!("{verdict} {} {} {} {:?}", outcome.executions, outcome.blocked, outcome.dead_ends, outcome.bounds)
}

fn same(name: &str, program: &Program, model: Model, equivalence: Equivalence, unroll: Option<u32>) {
    let options = Options { model, equivalence, unroll, max_executions: None };
    let alone = visible(&engine::check(program, &options, &mut Jobs(1)));
    for jobs in [2, 5] {
        let together = visible(&engine::check(program, &options, &mut Jobs(jobs)));
        assert_eq!(alone, together, "{name} {} {equivalence:?} with {jobs} threads", model.name());
    }
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
