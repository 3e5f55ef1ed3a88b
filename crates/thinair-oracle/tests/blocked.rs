//! Blocked executions that tell nothing new are left out: that changes neither the verdict nor the executions.

use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Prunings, Verdict};
use thinair_core::ir::Program;
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::random::{self, Shape, Size};

struct Watcher {
    visits_blocked: bool,
}

impl Observer for Watcher {
    fn sees_executions(&self) -> bool {
        false
    }
    fn reports_endless_waits(&self) -> bool {
        true
    }
    fn prunings(&self) -> Prunings {
        Prunings::COUNTING_ALL.of_blocked(!self.visits_blocked)
    }
}

/// How many blocked executions there are in all, and how many of them are visited.
fn compare(name: &str, program: &Program, model: Model) -> (u64, u64) {
    let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
    let [all, some]: [Outcome; 2] = [true, false].map(|visits_blocked| engine::check(program, &options, &mut Watcher { visits_blocked }));
    let violated = |outcome: &Outcome| matches!(outcome.verdict, Verdict::Violated(_));
    assert_eq!(violated(&all), violated(&some), "{name} {}", model.name());
    if !violated(&all) {
        assert_eq!((all.executions, &all.bounds), (some.executions, &some.bounds), "{name} {}", model.name());
        assert_eq!(format!("{:?}", all.verdict), format!("{:?}", some.verdict), "{name} {}", model.name());
        assert!(some.blocked <= all.blocked, "{name} {}", model.name());
    }
    (all.blocked, some.blocked)
}

#[test]
fn random_programs() {
    let programs: u64 = std::env::var("THINAIR_PROGRAMS").ok().and_then(|number| number.parse().ok()).unwrap_or(250);
    for model in Model::every() {
        let (mut all, mut some) = (0, 0);
        for seed in 0..programs {
            let shape = &Shape::ALL[seed as usize % Shape::ALL.len()];
            let program = random::program(seed, model, shape, Size { threads: 4, events: 9 });
            let (blocked, visited) = compare(&format!("seed {seed}"), &program, model);
            all += blocked;
            some += visited;
        }
        println!("{}: {some} of {all} blocked executions", model.name());
        // Where re-execution starts from all executions, nothing is left out.
        let applies = model != Model::Xmm;
        assert!(if applies { some < all } else { some == all }, "{}: {some} of {all}", model.name());
    }
}

/// A function that waits in a loop calls itself there, to look once at something else. What the call read stands between the last two turns of the loop, but does
/// not belong to it: the wait ends.
#[test]
fn a_loop_that_calls_its_function() {
    let text = "global @x: i32
        global @y: i32
        fn @wait(%place: i64, %deep: i32) {
        b0:
          jump again
        again:
          %v = load acq i32 %place
          %waits = ne i32 %deep, 0
          br %waits, inner, leave
        inner:
          call @wait(@y, 0)
          %done = eq i32 %v, 1
          br %done, leave, again
        leave:
          ret
        }
        fn @first() {
        b0:
          call @wait(@x, 1)
          ret
        }
        fn @second() {
        b0:
          store rel i32 @x, VALUE
          ret
        }
        thread @first()
        thread @second()";
    for (value, endless) in [("1", false), ("2", true)] {
        let program = parse_verified("calls", &text.replace("VALUE", value)).unwrap_or_else(|error| panic!("{error}"));
        for model in Model::every() {
            let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
            let verdict = engine::check(&program, &options, &mut Watcher { visits_blocked: false }).verdict;
            assert_eq!(matches!(verdict, Verdict::Violated(_)), endless, "{} {value}: {verdict:?}", model.name());
        }
    }
}

/// Three threads that want one lock, and a fourth that looks on.
#[test]
fn a_contended_lock() {
    let text = "global @m: i32\nglobal @x: i32\nfn @add() {\nentry:\n  lock @m\n  %v = load i32 @x\n  %w = add i32 %v, 1\n  store i32 @x, %w\n  unlock @m\n  ret\n}\n\
        thread @add()\nthread @add()\nthread @add()\nthread @add()\n";
    let program = parse_verified("lock", text).expect("well formed");
    assert_eq!(compare("lock", &program, Model::Rc11), (124, 0));
    assert_eq!(compare("lock", &program, Model::Power), (124, 0));
}
