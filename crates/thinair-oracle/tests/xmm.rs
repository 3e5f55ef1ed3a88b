//! The engine under XMM against brute force: every coherent execution, closed under the re-execution step as it is defined. And errors that only
//! executions with cycles show.
//!
//! A fixed number of random programs (`THINAIR_PROGRAMS` asks for another); `./x oracle --model xmm --shape buffering --equivalence rf+co` runs
//! as many as one likes.

use thinair_core::engine::{self, Equivalence, Observer, Options, Verdict, ViolationKind};
use thinair_core::execution::Execution;
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::benchmarks;
use thinair_oracle::campaign::Campaign;
use thinair_oracle::differential::check;
use thinair_oracle::random::{Shape, Size};
use thinair_oracle::{subject, xmm};

fn random_programs(shape: Option<Shape>, seed: u64, size: Size) {
    let given = std::env::var("THINAIR_PROGRAMS").ok();
    let programs = given.map_or(300, |number| number.parse().expect("THINAIR_PROGRAMS is a number"));
    let campaign = Campaign { model: Model::Xmm, programs, seed, equivalences: vec![Equivalence::RfCo], size, shape, without_spawn: false };
    match campaign.run(&subject::engine, None) {
        Ok(summary) => assert!(summary.skipped * 10 <= summary.programs, "{} programs were skipped", summary.skipped),
        Err((seed, failure)) => panic!("seed {seed}, {size:?}: {failure}"),
    }
}

/// Mostly relaxed accesses, branches on what was read, some read-modify-writes, acquires and releases.
#[test]
fn load_buffering() {
    random_programs(Some(Shape::BUFFERING), 1, Size { threads: 3, events: 8 });
}

/// Few accesses, so that many of the programs are nothing but a cycle.
#[test]
fn small_cycles() {
    random_programs(Some(Shape::BUFFERING), 1_000_000, Size { threads: 3, events: 6 });
}

/// Locks, loops that wait, choices, assumptions, threads that start threads, accesses that are not atomic.
#[test]
fn everything_else() {
    random_programs(None, 1, Size { threads: 3, events: 7 });
}

/// Threads that start and join others, in all orders of doing so.
#[test]
fn threads_that_start_threads() {
    random_programs(Shape::find("spawn"), 1, Size { threads: 4, events: 7 });
}

struct Everything;

impl Observer for Everything {
    fn reports_endless_waits(&self) -> bool {
        true
    }
}

/// The first thread does this after it has joined two others that both have read 1: only load buffering leads there.
#[track_caller]
fn check_error(what: &str, expected: ViolationKind) {
    let source = format!(
        "global @x: i32
global @y: i32
global @a: i32
global @b: i32
global @z: i32
fn @t0() {{
b0:
  %r = load rlx i32 @x
  store rlx i32 @y, 1
  store i32 @a, %r
  ret
}}
fn @t1() {{
b0:
  %r = load rlx i32 @y
  store rlx i32 @x, 1
  store i32 @b, %r
  ret
}}
fn @t2() {{
b0:
  store rlx i32 @z, 2
  ret
}}
fn @main() {{
b0:
  %t = spawn @t0()
  %u = spawn @t1()
  %w = spawn @t2()
  join %t
  join %u
  %p = load i32 @a
  %q = load i32 @b
  %p = and i32 %p, %q
  %both = ne i32 %p, 0
  br %both, bad, done
bad:
  {what}
  jump done
done:
  ret
}}
thread @main()
"
    );
    let program = parse_verified("test.tir", &source).unwrap_or_else(|invalid| panic!("{invalid}\n{source}"));
    let outcome = |model| {
        let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
        engine::check(&program, &options, &mut Everything).verdict
    };
    assert!(matches!(outcome(Model::Rc11), Verdict::Verified), "{what}");
    match outcome(Model::Xmm) {
        Verdict::Violated(violation) => {
            assert_eq!(violation.kind, expected, "{what}");
            let justification = violation.justification.expect("it says what justifies it");
            assert!(justification.race.is_some(), "{what}");
            assert_eq!(violation.output.len(), usize::from(what.contains("print")), "{what}");
        }
        verdict => panic!("{what}: {verdict:?}"),
    }
}

#[test]
fn errors_with_cycles() {
    check_error("assert false, \"both\"", ViolationKind::Assertion);
    check_error("print \"%d\", i32 %p\n  assert false, \"both\"", ViolationKind::Assertion);
    check_error("%m = alloc 4\n  free %m\n  free %m", ViolationKind::DoubleFree);
    check_error("%m = alloc 4\n  store rlx i32 %m, 1\n  free %m\n  %v = load rlx i32 %m", ViolationKind::UseAfterFree);
    check_error("free @x", ViolationKind::InvalidFree);
    check_error("%m = alloc 4\n  %v = load rlx i32 %m", ViolationKind::UninitialisedRead);
    check_error("join %t", ViolationKind::BadJoin);
    check_error(
        "jump again\nagain:\n  %v = load rlx i32 @x\n  %is = eq i32 %v, 7\n  br %is, done, again\nnever:",
        ViolationKind::EndlessWait,
    );
    // In a loop that it has left once before, when it found an older value.
    check_error(
        "store rlx i32 @z, 1
  %refused = copy i32 9
  jump enter
enter:
  jump again
again:
  %v = load rlx i32 @z
  %is = ne i32 %v, %refused
  br %is, passed, again
passed:
  %one = eq i32 %v, 1
  assume %one
  %was = eq i32 %refused, 2
  %refused = copy i32 2
  br %was, done, enter
never:",
        ViolationKind::EndlessWait,
    );
}

/// What the text of a program says about cycles is used: these have too many executions, or too many orders of threads, for every step to be tried.
#[test]
fn texts_that_say_enough() {
    for (name, size, cyclic, searched) in [
        // Rigid.
        ("lbn", 12, 1, true),
        ("lbn-pairs", 10, 781, true),
        ("sbn", 10, 0, false),
        ("readers", 10, 0, false),
        // One location.
        ("ainc", 6, 0, false),
        ("casrot", 8, 0, false),
        ("casw", 4, 0, false),
        // Every read acquires.
        ("fib", 3, 0, false),
    ] {
        let source = benchmarks::program(name, size).expect("there is such a program");
        let program = parse_verified(name, &source).unwrap_or_else(|invalid| panic!("{name}: {invalid}"));
        let options = Options { model: Model::Xmm, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
        let counts = engine::check(&program, &options, &mut ()).re_executions.expect("the model re-executes");
        assert_eq!((counts.cyclic, counts.by_moves, counts.re_executions > 0), (cyclic, 0, searched), "{name}({size}): {counts:?}");
    }
}

/// Programs that earlier versions got wrong.
#[test]
fn kept() {
    for (name, text) in [
        ("lost-write-first", include_str!("../kept/xmm/lost-write-first.tir")),
        ("part-of-another-read", include_str!("../kept/xmm/part-of-another-read.tir")),
        ("race-at-every-place", include_str!("../kept/xmm/race-at-every-place.tir")),
        ("race-before-a-start", include_str!("../kept/xmm/race-before-a-start.tir")),
        ("start-between-read-and-write", include_str!("../kept/xmm/start-between-read-and-write.tir")),
    ] {
        let program = parse_verified(name, text).unwrap_or_else(|invalid| panic!("{name}: {invalid}"));
        match check(&program, Model::Xmm, &[Equivalence::RfCo], &subject::engine, None) {
            Ok(checked) => assert!(checked.skipped.is_none(), "{name}"),
            Err(failure) => panic!("{name}: {failure}"),
        }
    }
}

/// Load buffering twice, where the second circle needs the first one's value: the execution before the error has a circle, too.
const TWO_CIRCLES: &str = "
global @x: i32
global @y: i32
global @u: i32
global @v: i32
global @first: i32
fn @a() {
b0:
  %seen = load rlx i32 @x
  store rlx i32 @y, 1
  store rlx i32 @first, %seen
  ret
}
fn @b() {
b0:
  %seen = load rlx i32 @y
  store rlx i32 @x, %seen
  ret
}
fn @c() {
b0:
  %seen = load rlx i32 @u
  store rlx i32 @v, 1
  %other = load rlx i32 @first
  %both = and i32 %seen, %other
  %fine = eq i32 %both, 0
  assert %fine, \"not both\"
  ret
}
fn @d() {
b0:
  %seen = load rlx i32 @v
  store rlx i32 @u, %seen
  ret
}
thread @a()
thread @b()
thread @c()
thread @d()
";

#[test]
fn executions_with_cycles_are_justified_back_to_rc11() {
    let program = parse_verified("test.tir", TWO_CIRCLES).unwrap_or_else(|invalid| panic!("{invalid}"));
    let options = Options { model: Model::Xmm, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
    let Verdict::Violated(violation) = engine::check(&program, &options, &mut Everything).verdict else { panic!("no error") };
    let is_cyclic = |x: &Execution| !x.po.union(&x.rf).is_acyclic();
    let (mut later, mut justification) = (&violation.witness, violation.justification.as_ref());
    let mut cyclic = 0;
    while let Some(step) = justification {
        assert!(is_cyclic(later), "only a cycle needs a justification");
        cyclic += 1;
        assert!(xmm::justifies(&step.earlier, later), "the definition has this step");
        assert_eq!(step.committed.len(), later.events.len());
        let (read, write) = step.race.expect("some race closes the cycle");
        assert!(later.rf.contains(write, read), "the read takes the write of the race");
        (later, justification) = (&step.earlier, step.before.as_ref());
    }
    assert_eq!(cyclic, 2, "one circle after the other");
    assert!(!is_cyclic(later), "the first execution is one of rc11");
}
