//! Every kind of error is found, at the right line, under every model that it concerns; and the correct twin of each program is verified.
//!
//! The line of an error is marked in the program with `; <-`. Bounds and limits are here too: they never count as verified.

use thinair_core::axioms;
use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Role, Stands, Verdict, Violation, ViolationKind, replay};
use thinair_core::execution::Execution;
use thinair_core::ir::{SourceLocation, text};
use thinair_core::machine::action::Bound;
use thinair_core::mapping;
use thinair_core::model::Model;

#[track_caller]
fn run(source: &str, model: Model, equivalence: Equivalence, unroll: Option<u32>) -> Outcome {
    let program = text::parse_verified("test.tir", source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    engine::check(&program, &Options { model, equivalence, unroll, max_executions: None }, &mut ())
}

fn everywhere() -> impl Iterator<Item = (Model, Equivalence)> {
    Model::ALL.into_iter().flat_map(|model| [(model, Equivalence::Rf), (model, Equivalence::RfCo)])
}

#[track_caller]
fn violated_under(source: &str, kind: ViolationKind, model: Model, equivalence: Equivalence) {
    let line = 1 + source.lines().position(|line| line.contains("; <-")).expect("a line is marked");
    match run(source, model, equivalence, None).verdict {
        Verdict::Violated(violation) => {
            assert_eq!((violation.kind, violation.at.line as usize), (kind, line), "{} {equivalence:?}\n{source}", model.name());
            assert_eq!(violation.witness.events.len(), violation.witness_at.len());
            check_witness(&violation.witness, model);
            check_replay(source, &violation, model);
        }
        verdict => panic!("{} {equivalence:?}: {verdict:?}\n{source}", model.name()),
    }
}

/// A witness is an execution of the model, with a coherence order under either equivalence.
#[track_caller]
fn check_witness(witness: &Execution, model: Model) {
    assert!((axioms::find(model.name()).unwrap().consistent)(witness), "{}", model.name());
    let events = witness.events.iter().enumerate().filter(|(_, event)| event.is_write());
    let writes: Vec<_> = events.map(|(number, event)| (number, event.location)).collect();
    for &(left, location) in &writes {
        for &(right, _) in writes.iter().filter(|&&(right, other)| right != left && other == location) {
            assert!(witness.co.contains(left, right) != witness.co.contains(right, left), "{}: {witness:?}", model.name());
        }
    }
}

/// Run again by its script, the execution is the same, dependencies aside.
#[track_caller]
fn check_replay(source: &str, violation: &Violation, model: Model) {
    let program = text::parse_verified("test.tir", source).unwrap();
    let script = replay::Script::of(violation).expect("the engine says what each thread did");
    let again = replay::run(&mapping::lower(&program, model), None, &script).unwrap_or_else(|error| panic!("{}: {error:?}", model.name()));
    let (x, y) = (&violation.witness, &again.execution);
    assert_eq!((&x.events, &x.po, &x.rf, &x.co, &x.rmw), (&y.events, &y.po, &y.rf, &y.co, &y.rmw), "{}", model.name());
    assert_eq!(x.thread_sync, y.thread_sync, "{}", model.name());
    assert_eq!(again.at, violation.witness_at);
    if matches!(model, Model::Armv8 | Model::Power) {
        assert_eq!((&x.addr, &x.data, &x.ctrl), (&y.addr, &y.data, &y.ctrl), "{}", model.name());
    }
    let by_itself = violation.other.is_none();
    if by_itself
        && matches!(
            violation.kind,
            ViolationKind::Assertion
                | ViolationKind::DivisionByZero
                | ViolationKind::DivisionOverflow
                | ViolationKind::SignedOverflow
                | ViolationKind::BadShift
                | ViolationKind::BadIndex
                | ViolationKind::Misaligned
                | ViolationKind::BadCall
                | ViolationKind::BadJoin
        )
    {
        assert!(again.faults.iter().any(|(_, _, at, _)| *at == violation.at));
    }
}

#[track_caller]
fn violated(kind: ViolationKind, source: &str) {
    for (model, equivalence) in everywhere() {
        violated_under(source, kind, model, equivalence);
    }
}

#[track_caller]
fn verified(source: &str) {
    for (model, equivalence) in everywhere() {
        let outcome = run(source, model, equivalence, None);
        assert!(matches!(outcome.verdict, Verdict::Verified), "{} {equivalence:?}: {:?}\n{source}", model.name(), outcome.verdict);
    }
}

/// One thread that runs these instructions, with a global `@x` at hand.
fn single(instructions: &str) -> String {
    format!("global @x: i32\nglobal @p: i64\nfn @f() {{\nentry:\n{instructions}\n  ret\n}}\nthread @f()\n")
}

#[test]
fn assertions() {
    let source = single("  store rlx i32 @x, 1\n  %v = load rlx i32 @x\n  %ok = eq i32 %v, 2\n  assert %ok, \"two\" ; <-");
    violated(ViolationKind::Assertion, &source);
    verified(&source.replace("%v, 2", "%v, 1"));
    violated(ViolationKind::Assertion, &single("  %v = choose i32 0 to 3\n  %ok = ne i32 %v, 3\n  assert %ok ; <-"));
    verified(&single("  %v = choose i32 0 to 3\n  %ok = ult i32 %v, 4\n  assert %ok"));
}

/// Three writes and two reads that see them in one order: under `rf` too, the witness shows that order.
#[test]
fn witnesses_have_a_coherence_order() {
    let source = "\
global @x: i32
fn @one() {
entry:
  store rlx i32 @x, 1
  ret
}
fn @two() {
entry:
  store rlx i32 @x, 2
  ret
}
fn @reads() {
entry:
  %a = load rlx i32 @x
  %b = load rlx i32 @x
  %first = eq i32 %a, 2
  %second = eq i32 %b, 1
  %both = and i1 %first, %second
  %not = xor i1 %both, true
  assert %not ; <-
  ret
}
thread @one()
thread @two()
thread @reads()
";
    for (model, equivalence) in everywhere() {
        violated_under(source, ViolationKind::Assertion, model, equivalence);
    }
}

const RACE: &str = "\
global @x: i32
global @y: i32
fn @f() {
entry:
  store ORDER i32 @x, 1
  ret
}
fn @g() {
entry:
  store rlx i32 @x, 2 ; <-
  ret
}
thread @f()
thread @g()
";

#[test]
fn data_races() {
    // Races are errors of programming languages; what a plain access does on hardware is defined.
    let plain = RACE.replace("ORDER", "plain");
    for (model, equivalence) in everywhere() {
        if model.reports_races() {
            violated_under(&plain, ViolationKind::DataRace, model, equivalence);
        } else {
            assert!(matches!(run(&plain, model, equivalence, None).verdict, Verdict::Verified), "{}", model.name());
        }
    }
    verified(&RACE.replace("ORDER", "rlx"));
    // Spawning and joining order accesses.
    verified(
        "global @x: i32\nfn @f() {\nentry:\n  store i32 @x, 1\n  ret\n}\nfn @main() {\nentry:\n  store i32 @x, 2\n  %t = spawn @f()\n  join %t\n\
         \x20 %v = load i32 @x\n  %ok = eq i32 %v, 1\n  assert %ok\n  ret\n}\nthread @main()\n",
    );
}

#[test]
fn memory_that_is_gone() {
    let alloc = "  %p = alloc zeroed 4\n";
    violated(ViolationKind::UseAfterFree, &single(&format!("{alloc}  free %p\n  %v = load rlx i32 %p ; <-")));
    violated(ViolationKind::UseAfterFree, &single(&format!("{alloc}  free %p\n  store rlx i32 %p, 1 ; <-")));
    verified(&single(&format!("{alloc}  %v = load rlx i32 %p\n  free %p")));
    violated(ViolationKind::DoubleFree, &single(&format!("{alloc}  free %p\n  free %p ; <-")));
    verified(&single(&format!("{alloc}  free %p\n  %p = alloc 4\n  free %p\n  free 0")));
    violated(ViolationKind::InvalidFree, &single("  free @x ; <-"));
    violated(ViolationKind::InvalidFree, &single("  %p = alloc 8\n  %q = add i64 %p, 4\n  free %q ; <-"));
    violated(ViolationKind::InvalidFree, &single("  free 77 ; <-"));
}

/// One thread frees what another may still use.
#[test]
fn memory_that_another_thread_frees() {
    let source = "\
fn @user(%p: i64) {
entry:
  store rlx i32 %p, 1 ; <-
  ret
}
fn @main() {
entry:
  %p = alloc 4
  %t = spawn @user(%p)
  JOIN
  free %p
  ret
}
thread @main()
";
    violated(ViolationKind::UseAfterFree, &source.replace("JOIN", ""));
    verified(&source.replace("JOIN", "join %t"));
}

/// That the user is done is passed on by a flag: whether this orders its access before the free depends on the flag's memory order.
#[test]
fn memory_that_is_handed_over() {
    let source = "\
global @done: i32
fn @user(%p: i64) {
entry:
  store rlx i32 %p, 1 ; <-
  store RELEASE i32 @done, 1
  ret
}
fn @main() {
entry:
  %p = alloc 4
  %t = spawn @user(%p)
  %done = load ACQUIRE i32 @done
  %is = eq i32 %done, 1
  assume %is
  free %p
  ret
}
thread @main()
";
    verified(&source.replace("RELEASE", "rel").replace("ACQUIRE", "acq"));
    for equivalence in [Equivalence::Rf, Equivalence::RfCo] {
        for model in [Model::Rc11, Model::Imm, Model::Armv8, Model::Armv7, Model::Riscv, Model::Power] {
            let relaxed = source.replace("RELEASE", "rlx").replace("ACQUIRE", "rlx");
            violated_under(&relaxed, ViolationKind::UseAfterFree, model, equivalence);
        }
    }
}

#[test]
fn bad_addresses() {
    violated(ViolationKind::OutOfBounds, &single("  %q = add i64 @x, 4\n  store rlx i32 %q, 1 ; <-"));
    violated(ViolationKind::OutOfBounds, &single("  %q = add i64 @x, 1\n  store i32 %q, 1 ; <-"));
    violated(ViolationKind::OutOfBounds, &single("  %p = alloc 4\n  %v = load rlx i64 %p ; <-"));
    verified(&single("  %p = alloc 8\n  %q = add i64 %p, 4\n  store rlx i32 %q, 1"));
    violated(ViolationKind::NullAccess, &single("  store rlx i32 0, 1 ; <-"));
    violated(ViolationKind::NullAccess, &single("  %p = load rlx i64 @p\n  rmw add rlx i32 %p, 1 ; <-"));
    verified(&single("  store rlx i64 @p, @x\n  %p = load rlx i64 @p\n  rmw add rlx i32 %p, 1"));
    let private = |offset: u32| {
        let at = if offset > 4 { " ; <-" } else { "" };
        format!("fn @f() {{\n  private $s[8]\nentry:\n  store i32 $s[{offset}], 1{at}\n  ret\n}}\nthread @f()\n")
    };
    violated(ViolationKind::OutOfBounds, &private(5));
    verified(&private(4));
}

#[test]
fn uninitialised_reads() {
    violated(ViolationKind::UninitialisedRead, &single("  %p = alloc 4\n  %v = load rlx i32 %p ; <-"));
    verified(&single("  %p = alloc zeroed 4\n  %v = load rlx i32 %p"));
    verified(&single("  %p = alloc 4\n  store rlx i32 %p, 1\n  %v = load rlx i32 %p"));
}

#[test]
fn deadlocks() {
    let circle = "\
global @a: i32
global @b: i32
fn @f(%first: i64, %second: i64) {
entry:
  lock %first
  lock %second ; <-
  unlock %second
  unlock %first
  ret
}
thread @f(@a, @b)
thread @f(SECOND)
";
    violated(ViolationKind::Deadlock, &circle.replace("SECOND", "@b, @a"));
    verified(&circle.replace("SECOND", "@a, @b"));

    let kept = "global @a: i32\nfn @f() {\nentry:\n  lock @a ; <-\n  UNLOCK\n  ret\n}\nthread @f()\nthread @f()\n";
    violated(ViolationKind::Deadlock, &kept.replace("UNLOCK", ""));
    verified(&kept.replace("UNLOCK", "unlock @a"));
    violated(ViolationKind::Deadlock, &single("  lock @x\n  lock @x ; <-"));

    // Waiting for a value for ever is no deadlock but a blocked execution.
    let waiting = single("  jump wait\nwait:\n  %v = load rlx i32 @x\n  %up = eq i32 %v, 1\n  br %up, done, wait\ndone:");
    verified(&waiting);
    for (model, equivalence) in everywhere() {
        let outcome = run(&waiting, model, equivalence, None);
        assert_eq!((outcome.executions, outcome.blocked), (0, 1), "{}", model.name());
    }
}

#[test]
fn unlocking_what_is_not_held() {
    violated(ViolationKind::UnlockNotHeld, &single("  unlock @x ; <-"));
    violated(ViolationKind::UnlockNotHeld, &single("  lock @x\n  unlock @x\n  unlock @x ; <-"));
    verified(&single("  lock @x\n  unlock @x\n  lock @x\n  unlock @x"));
}

#[test]
fn waiting_with_a_lock_that_is_not_held() {
    violated(ViolationKind::Misuse, &single("  unlock wait @x ; <-"));
    verified(&single("  lock @x\n  unlock wait @x"));
}

#[test]
fn constants_are_not_written() {
    let source = format!("constant @c: i32 = 1\n{}", single("  %v = load i32 @c\n  store i32 @c, 1 ; <-"));
    violated(ViolationKind::ConstantWrite, &source);
    violated(ViolationKind::ConstantWrite, &source.replace("store i32 @c, 1", "%o = rmw add rlx i32 @c, 0"));
    verified(&source.replace("constant @c", "global @c"));
}

#[test]
fn variables_are_not_freed() {
    let source = single("  %v = alloc local 4\n  store i32 %v, 1\n  free %v ; <-");
    violated(ViolationKind::InvalidFree, &source);
    violated(ViolationKind::InvalidFree, &source.replace("local", "zeroed").replace("free %v", "free local %v"));
    violated(ViolationKind::InvalidFree, &single("  free @x ; <-"));
    verified(&source.replace("free %v", "free local %v"));
    verified(&source.replace("alloc local", "alloc"));
}

#[test]
fn variables_of_threads_end() {
    let source = format!("threadlocal @t: i32\n{}", single("  store i32 @t, 1\n  free local @t\n  %v = load i32 @t ; <-"));
    violated(ViolationKind::UseAfterFree, &source);
    verified(&source.replace("  %v = load i32 @t ; <-\n", ""));
}

#[test]
fn divisions_that_do_not_fit() {
    for op in ["sdiv", "srem"] {
        let source = single(&format!("  %v = load rlx i32 @x\n  %w = xor i32 %v, -1\n  %q = {op} i32 -2147483648, %w ; <-"));
        violated(ViolationKind::DivisionOverflow, &source);
        verified(&source.replace("-2147483648", "-2147483647"));
    }
}

#[test]
fn signed_results_that_do_not_fit() {
    for (op, most) in [("sadd", "2147483647, %w"), ("ssub", "-2147483648, %w"), ("smul", "1073741824, %w")] {
        let source = single(&format!("  %v = load rlx i32 @x\n  %w = add i32 %v, 2\n  %q = {op} i32 {most} ; <-"));
        violated(ViolationKind::SignedOverflow, &source);
        verified(&source.replace(op, &op[1..]));
    }
}

#[test]
fn indices_and_shifts_out_of_range() {
    for (op, kind) in [("index", ViolationKind::BadIndex), ("amount", ViolationKind::BadShift)] {
        let source = single(&format!("  %v = load rlx i32 @x\n  %w = add i32 %v, 4\n  %q = {op} i32 %w, 3 ; <-"));
        violated(kind, &source);
        verified(&source.replace("%w, 3", "%w, 4"));
    }
}

#[test]
fn addresses_must_fit_what_is_accessed() {
    let source = "global @a: i32[2]\n".to_string() + &single("  %p = add i64 @a, 2\n  %v = load rlx i32 %p ; <-");
    violated(ViolationKind::Misaligned, &source);
    verified(&source.replace("@a, 2", "@a, 4"));
    verified(&source.replace("rlx", "plain"));
    violated(ViolationKind::Misaligned, &source.replace("rlx", "plain aligned"));
}

#[test]
fn what_is_before_an_object_is_no_null_pointer() {
    let source = single("  %p = sub i64 @x, 4\n  %v = load rlx i32 %p ; <-");
    violated(ViolationKind::OutOfBounds, &source);
    violated(ViolationKind::NullAccess, &single("  %v = load rlx i32 -4 ; <-"));
}

#[test]
fn division_by_zero() {
    for op in ["udiv", "sdiv", "urem", "srem"] {
        let source = single(&format!("  %v = load rlx i32 @x\n  %q = {op} i32 7, %v ; <-"));
        violated(ViolationKind::DivisionByZero, &source);
        verified(&source.replace("7, %v", "%v, 7"));
    }
}

#[test]
fn bad_calls() {
    violated(ViolationKind::BadCall, &single("  %p = load rlx i64 @p\n  call %p() ; <-"));
    let with_parameter =
        "fn @g(%a: i64) {\nentry:\n  ret\n}\nfn @f() {\nentry:\n  %p = copy i64 @g\n  call %p() ; <-\n  ret\n}\nthread @f()\n";
    violated(ViolationKind::BadCall, with_parameter);
    violated(ViolationKind::BadCall, &with_parameter.replace("%p()", "%p(1, 2)"));
    verified(&with_parameter.replace("%p()", "%p(1)"));
    // One without parameters may have been declared without saying so.
    verified(&with_parameter.replace("%a: i64", "").replace("%p()", "%p(1)"));
    violated(ViolationKind::BadCall, &single("  %p = copy i64 @x\n  %t = spawn %p() ; <-"));
    verified(
        "fn @g(%a: i64) {\nentry:\n  ret\n}\nfn @f() {\nentry:\n  %p = copy i64 @g\n  call %p(1)\n  %t = spawn %p(2)\n  join %t\n  ret\n}\nthread @f()\n",
    );
}

/// `@f` calls `@outer`, that calls `@inner`, which is left by unwinding.
fn unwinding(landing: &str, thrown: &str) -> String {
    format!(
        "global @x: i32
fn @inner() -> i32 {{
entry:
  %c = caught
  check uncaught %c, \"nobody catches\"
  pass i64 0, {thrown}
  unwind
}}
fn @outer() -> i32 {{
entry:
  %r = call @inner()
  ret %r
}}
fn @f() {{
entry:
  %r = call @outer()
  land normal, {landing}
normal:
  assert false, \"returned\"
  ret
lands:
  %e = take i64 0
  %ok = eq i64 %e, 7
  assert %ok, \"the exception\"
  %none = eq i32 %r, 0
  assert %none, \"the result\"
  store rlx i32 @x, 1
  ret
}}
thread @f()
thread @f()
"
    )
}

#[test]
fn unwinding_goes_to_whoever_lands() {
    verified(&unwinding("catch lands", "7"));
    violated(ViolationKind::Assertion, &unwinding("catch lands", "8").replace("\"the exception\"", "\"the exception\" ; <-"));
    let source = unwinding("unwind lands", "7");
    violated(ViolationKind::UncaughtException, &source.replace("\"nobody catches\"", "\"nobody catches\" ; <-"));
    // Without the question, what is to be done on the way is done, and it ends where there is nobody left.
    verified(&source.replace("  check uncaught %c, \"nobody catches\"\n", ""));
    violated(ViolationKind::UncaughtException, &single("  unwind ; <-").replace("; <-\n  ret", "; <-"));
    violated(ViolationKind::Terminated, &single("  check terminate false, \"the end\" ; <-"));
    violated(ViolationKind::Panic, &single("  check panic false, \"panicked\" ; <-"));
}

#[test]
fn bad_joins() {
    violated(ViolationKind::BadJoin, &single("  join 0 ; <-"));
    violated(ViolationKind::BadJoin, &single("  join 99 ; <-"));
    verified("fn @g() {\nentry:\n  ret\n}\nfn @f() {\nentry:\n  %t = spawn @g()\n  join %t\n  ret\n}\nthread @f()\n");
    for (model, equivalence) in everywhere() {
        match run(JOINED_TWICE, model, equivalence, None).verdict {
            Verdict::Violated(violation) => {
                assert_eq!((violation.kind, violation.at.line, violation.other.unwrap().line), (ViolationKind::BadJoin, 9, 8))
            }
            verdict => panic!("{}: {verdict:?}", model.name()),
        }
    }
}

const JOINED_TWICE: &str =
    "fn @g() {\nentry:\n  ret\n}\nfn @f() {\nentry:\n  %t = spawn @g()\n  join %t\n  join %t ; <-\n  ret\n}\nthread @f()\n";

/// What holds the mark of the end may not be waited for.
#[test]
fn destroyed_locks() {
    violated(ViolationKind::Misuse, &single("  store rlx i32 @x, 0x80000000\n  lock @x ; <-"));
    violated(ViolationKind::Misuse, &single("  store rlx i32 @x, 0x80000000\n  wait acq i32 @x, eq 0 ; <-"));
}

/// A long stretch of accesses before the first thread is started leaves no events, and changes nothing else.
#[test]
fn what_a_program_does_alone() {
    let program = |turns: u32| {
        format!(
            "global @x: i32[{turns}]\nfn @g() {{\nentry:\n  store rlx i32 @x, 7\n  ret\n}}\nfn @f() {{\nentry:\n  %i = copy i64 0\n  jump loop\nloop:\n  \
             %p = mul i64 %i, 4\n  %p = add i64 %p, @x\n  store i32 %p, 3\n  %i = add i64 %i, 1\n  %more = ult i64 %i, {turns}\n  br %more, loop, done\ndone:\n  \
             %t = spawn @g()\n  %v = load rlx i32 @x\n  %ok = ne i32 %v, 0\n  assert %ok\n  join %t\n  %v = load rlx i32 @x\n  %ok = eq i32 %v, 7\n  assert %ok\n  ret\n}}\nthread @f()\n"
        )
    };
    for (model, equivalence) in everywhere() {
        let (short, long) = (run(&program(3), model, equivalence, None), run(&program(5000), model, equivalence, None));
        assert!(matches!((&short.verdict, &long.verdict), (Verdict::Verified, Verdict::Verified)), "{}: {:?}", model.name(), long.verdict);
        assert_eq!((short.executions, short.blocked), (long.executions, long.blocked), "{}", model.name());
    }
    let wrong = program(5000).replace("eq i32 %v, 7", "eq i32 %v, 3");
    assert!(matches!(run(&wrong, Model::Rc11, Equivalence::RfCo, None).verdict, Verdict::Violated(_)));
}

#[track_caller]
fn bounded(source: &str, unroll: Option<u32>, bound: Bound) {
    for (model, equivalence) in everywhere() {
        let outcome = run(source, model, equivalence, unroll);
        assert!(matches!(outcome.verdict, Verdict::Bounded), "{} {equivalence:?}: {:?}", model.name(), outcome.verdict);
        assert_eq!(outcome.bounds.iter().map(|hit| hit.bound).collect::<Vec<_>>(), [bound]);
    }
}

#[test]
fn bounds_are_not_verified() {
    let count = single("  jump loop\nloop:\n  %v = rmw add rlx i32 @x, 1\n  %more = ult i32 %v, 4\n  br %more, loop, done\ndone:");
    verified(&count);
    bounded(&count, Some(3), Bound::Unroll);
    for (model, equivalence) in everywhere() {
        assert!(matches!(run(&count, model, equivalence, Some(5)).verdict, Verdict::Verified));
    }
    bounded("fn @f() {\nentry:\n  call @f()\n  ret\n}\nthread @f()\n", None, Bound::Recursion);
    bounded(&single("  %v = choose i32 0 to 3 partial\n  store rlx i32 @x, %v"), None, Bound::Inputs);
    // It changes memory in every turn, and nothing of its own.
    let endless = count.replace("%v, 4", "%v, 100000");
    bounded(&endless, None, Bound::Endless);
    // An error within the bound is an error all the same.
    let broken = count.replace("done:", "done:\n  assert false ; <-");
    for (model, equivalence) in everywhere() {
        assert!(matches!(run(&broken, model, equivalence, Some(5)).verdict, Verdict::Violated(_)));
    }
}

#[test]
fn limits_interrupt() {
    let program = text::parse_verified("test.tir", &RACE.replace("ORDER", "rlx")).unwrap();
    for (model, equivalence) in everywhere() {
        // Two writes of one location: one behaviour under rf, two under rf+co.
        let options = Options { model, equivalence, unroll: None, max_executions: Some(1) };
        let verdict = engine::check(&program, &options, &mut ()).verdict;
        assert!(equivalence == Equivalence::Rf || matches!(verdict, Verdict::Interrupted), "{} {verdict:?}", model.name());
    }
}

#[test]
fn accesses_of_different_sizes_are_refused() {
    let source = single("  store rlx i32 @p, 1\n  %v = load rlx i64 @p");
    for (model, equivalence) in everywhere() {
        let Verdict::Unsupported(what, at) = run(&source, model, equivalence, None).verdict else { panic!("{}", model.name()) };
        assert!(what.contains("different sizes"), "{what}");
        assert_eq!(at.line, 6);
    }
}

/// Runs a program that only load buffering breaks.
fn broken_by_load_buffering(source: &str, kind: ViolationKind) {
    for (model, equivalence) in everywhere() {
        let buffers_loads = matches!(model, Model::Imm | Model::Armv8 | Model::Armv7 | Model::Riscv | Model::Power);
        match run(source, model, equivalence, None).verdict {
            Verdict::Violated(violation) => assert!(buffers_loads && violation.kind == kind, "{}", model.name()),
            Verdict::Verified => assert!(!buffers_loads, "{}", model.name()),
            other => panic!("{}: {other:?}", model.name()),
        }
    }
}

const ECHO: &str = "fn @t1() {\nentry:\n  %b = load rlx i32 @y\n  store rlx i32 @x, %b\n  ret\n}\nthread @t0()\nthread @t1()\n";

/// A division is no branch: on machines with load buffering the write behind it can be seen before the divisor is read, and the divisor depend on it.
#[test]
fn a_fault_behind_which_the_thread_went_on() {
    let source = "global @x: i32\nglobal @y: i32\n\
        fn @t0() {\nentry:\n  %a = load rlx i32 @x\n  %n = sub i32 1, %a\n  %c = udiv i32 1, %n\n  store rlx i32 @y, 1\n  ret\n}\n";
    broken_by_load_buffering(&format!("{source}{ECHO}"), ViolationKind::DivisionByZero);
}

/// A thread is spawned with a value that only load buffering gives.
#[test]
fn a_fault_of_a_thread_that_was_spawned_again() {
    let source = "global @x: i32\nglobal @y: i32\n\
        fn @child(%a: i32) {\nentry:\n  %ok = eq i32 %a, 0\n  assert %ok\n  ret\n}\n\
        fn @t0() {\nentry:\n  %a = load rlx i32 @x\n  store rlx i32 @y, 1\n  %t = spawn @child(%a)\n  ret\n}\n";
    broken_by_load_buffering(&format!("{source}{ECHO}"), ViolationKind::Assertion);
}

/// An observer that wants to hear of everything.
#[derive(Default)]
struct Curious {
    leaks: Vec<u32>,
}

impl Observer for Curious {
    fn reports_endless_waits(&self) -> bool {
        true
    }
    fn looks_for_leaks(&self) -> bool {
        true
    }
    fn leaked(&mut self, at: SourceLocation) {
        self.leaks.push(at.line);
    }
}

#[track_caller]
fn run_curiously(source: &str, model: Model, equivalence: Equivalence) -> (Verdict, Vec<u32>) {
    let program = text::parse_verified("test.tir", source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    let mut observer = Curious::default();
    let outcome = engine::check(&program, &Options { model, equivalence, unroll: None, max_executions: None }, &mut observer);
    (outcome.verdict, observer.leaks)
}

const WAIT: &str = "\
global @x: i32
global @y: i32
fn @waits() {
entry:
  %y = load rlx i32 @y
  jump wait
wait:
  %v = load rlx i32 @x
  %up = eq i32 %v, 1
  br %up, done, wait
done:
  ret
}
fn @sets() {
entry:
  store rlx i32 @y, 1
  STORE
  ret
}
thread @waits()
thread @sets()
";

/// A loop that waits for what nobody writes is an error; one that merely has not seen a write yet is none, whatever was read before the loop.
#[test]
fn endless_waits() {
    for (model, equivalence) in everywhere() {
        let (verdict, _) = run_curiously(&WAIT.replace("STORE", "store rlx i32 @x, 2"), model, equivalence);
        let Verdict::Violated(violation) = verdict else { panic!("{} {equivalence:?}: {verdict:?}", model.name()) };
        assert_eq!((violation.kind, violation.at.line), (ViolationKind::EndlessWait, 8), "{} {equivalence:?}", model.name());
        assert_eq!(violation.detail.parties.len(), 1);
        assert_eq!(violation.detail.threads[0].stands, Stands::Spinning);
        let (verdict, _) = run_curiously(&WAIT.replace("STORE", "store rlx i32 @x, 1"), model, equivalence);
        assert!(matches!(verdict, Verdict::Verified), "{} {equivalence:?}: {verdict:?}", model.name());
    }
}

/// Whichever of two stores that nobody orders comes last, a loop that waits for the other may wait for ever.
#[test]
fn endless_waits_after_unordered_stores() {
    for value in ["1", "2"] {
        let other = "  ret\n}\nfn @sets_too() {\nentry:\n  store rlx i32 @x, 2\n";
        let source = WAIT.replace("STORE", &format!("store rlx i32 @x, 1\n{other}")).replace("%v, 1", &format!("%v, {value}"));
        let source = format!("{source}thread @sets_too()\n");
        for (model, equivalence) in everywhere() {
            let (verdict, _) = run_curiously(&source, model, equivalence);
            let Verdict::Violated(violation) = verdict else { panic!("{} {equivalence:?} {value}: {verdict:?}", model.name()) };
            assert_eq!(violation.kind, ViolationKind::EndlessWait, "{} {equivalence:?}", model.name());
        }
    }
}

/// A loop that looks at several variables in turn waits only for what it has not seen yet: that is no error, whichever of its reads is behind.
#[test]
fn a_wait_for_one_of_two() {
    let source = "\
global @flags: i32[2]
fn @waits() {
entry:
  jump turn
turn:
  %i = copy i64 0
  jump look
look:
  %p = add i64 @flags, %i
  %v = load rlx i32 %p
  %up = eq i32 %v, 1
  br %up, done, next
next:
  %i = add i64 %i, 4
  %more = ult i64 %i, 8
  br %more, look, turn
done:
  ret
}
fn @sets() {
entry:
  store rlx i32 @flags, VALUE
  ret
}
thread @waits()
thread @sets()
";
    for (model, equivalence) in everywhere() {
        let (verdict, _) = run_curiously(&source.replace("VALUE", "1"), model, equivalence);
        assert!(matches!(verdict, Verdict::Verified), "{} {equivalence:?}: {verdict:?}", model.name());
        let (verdict, _) = run_curiously(&source.replace("VALUE", "2"), model, equivalence);
        let Verdict::Violated(violation) = verdict else { panic!("{} {equivalence:?}: {verdict:?}", model.name()) };
        assert_eq!(violation.kind, ViolationKind::EndlessWait, "{} {equivalence:?}", model.name());
    }
}

/// What is neither freed nor pointed to at the end is told, once for each place; what can still be reached is not.
#[test]
fn leaks() {
    let lost = |instructions: &str| {
        let (verdict, mut leaks) = run_curiously(&single(instructions), Model::Rc11, Equivalence::RfCo);
        assert!(matches!(verdict, Verdict::Verified), "{verdict:?}");
        leaks.sort_unstable();
        leaks
    };
    assert_eq!(lost("  %a = alloc 8\n  %b = alloc 8"), [5, 6]);
    assert_eq!(lost("  %a = alloc 8\n  free %a"), [0; 0]);
    assert_eq!(lost("  %a = alloc 8\n  store rlx i64 @p, %a"), [0; 0]);
    assert_eq!(lost("  %a = alloc 8\n  %b = alloc 8\n  store rlx i64 %a, %b\n  store rlx i64 @p, %a"), [0; 0]);
    assert_eq!(lost("  %a = alloc 8\n  %b = alloc 8\n  store rlx i64 %a, %b\n  store rlx i64 @p, %a\n  store rlx i64 @p, 0"), [5, 6]);
}

/// Errors with two sides name both: roles, threads and lines.
#[test]
fn everyone_involved_is_named() {
    let parties = |source: &str, model: Model| match run(source, model, Equivalence::RfCo, None).verdict {
        Verdict::Violated(violation) => {
            violation.detail.parties.iter().map(|party| (party.role, party.thread, party.at.line)).collect::<Vec<_>>()
        }
        verdict => panic!("{verdict:?}"),
    };
    assert_eq!(parties(&RACE.replace("ORDER", "plain"), Model::Rc11), [(Role::Access, 1, 10), (Role::OtherAccess, 0, 5)]);
    let twice = single("  %p = alloc 8\n  free %p\n  free %p");
    assert_eq!(parties(&twice, Model::Sc), [(Role::FreedAgain, 0, 7), (Role::Freed, 0, 6), (Role::Allocated, 0, 5)]);
    let used = single("  %p = alloc 8\n  free %p\n  store rlx i64 %p, 1");
    assert_eq!(parties(&used, Model::Tso), [(Role::Access, 0, 7), (Role::Freed, 0, 6), (Role::Allocated, 0, 5)]);
    let joined: Vec<_> = parties(JOINED_TWICE, Model::Rc11).iter().map(|party| party.0).collect();
    assert_eq!(joined, [Role::Failed, Role::Earlier]);
    let destroyed = single("  store rlx i32 @x, 0x80000000\n  lock @x");
    assert_eq!(parties(&destroyed, Model::Sc), [(Role::Failed, 0, 6), (Role::Earlier, 0, 5)]);
    let beyond = single("  %p = alloc 8\n  %q = add i64 %p, 8\n  store rlx i64 %q, 1");
    assert_eq!(parties(&beyond, Model::Armv8), [(Role::Access, 0, 7), (Role::Allocated, 0, 5)]);
}

/// Nor is an index into private memory.
#[test]
fn a_bad_index_behind_which_the_thread_went_on() {
    let source = "global @x: i32\nglobal @y: i32\n\
        fn @t0() {\n  private $p[4]\nentry:\n  %a = load rlx i32 @x\n  %i = zext i32 %a to i64\n  store i32 $p[%i], 7\n  store rlx i32 @y, 1\n  ret\n}\n";
    broken_by_load_buffering(&format!("{source}{ECHO}"), ViolationKind::OutOfBounds);
}

/// An allocator decides by the size: what comes after it is not seen before the size is known, and so the size cannot depend on it.
#[test]
fn an_allocation_waits_for_its_size() {
    let source = "global @x: i32\nglobal @y: i32\n\
        fn @t0() {\nentry:\n  %a = load rlx i32 @x\n  %n = zext i32 %a to i64\n  %p = alloc %n\n  free %p\n  store rlx i32 @y, 1\n  ret\n}\n";
    for (model, equivalence) in everywhere() {
        let outcome = run(&format!("{source}{ECHO}"), model, equivalence, None);
        // Both threads read the initial values, or one of them reads what the other wrote, but not both.
        assert_eq!((outcome.executions, matches!(outcome.verdict, Verdict::Verified)), (3, true), "{}", model.name());
    }
}

/// One object in different executions: its cells need not be the same.
#[test]
fn different_sizes_in_different_executions() {
    let source = "global @x: i32\nfn @t0() {\nentry:\n  %p = alloc 8\n  %a = load rlx i32 @x\n  %one = eq i32 %a, 1\n  br %one, narrow, wide\n\
        narrow:\n  store rlx i32 %p, 1\n  %v = load rlx i32 %p\n  jump done\nwide:\n  store rlx i64 %p, 1\n  %w = load rlx i64 %p\n  jump done\n\
        done:\n  free %p\n  ret\n}\nfn @t1() {\nentry:\n  store rlx i32 @x, 1\n  ret\n}\nthread @t0()\nthread @t1()\n";
    for (model, equivalence) in everywhere() {
        let outcome = run(source, model, equivalence, None);
        assert_eq!((outcome.executions, matches!(outcome.verdict, Verdict::Verified)), (2, true), "{} {:?}", model.name(), outcome.verdict);
    }
}

/// Two threads, the second of which waits for what the first stores.
fn waiting(store: &str) -> String {
    format!(
        "global @x: i32\nglobal @data: i32\nfn @first() {{\nentry:\n  store i32 @data, 1\n{store}\n  ret\n}}\n\
         fn @second() {{\nentry:\n  %old = wait acq i32 @x, uge 2, sub 2 ; <-\n  %v = load i32 @data\n  %ok = eq i32 %v, 1\n  assert %ok\n  ret\n}}\n\
         thread @first()\nthread @second()\n"
    )
}

#[test]
fn a_wait_ends_or_is_a_deadlock() {
    verified(&waiting("  store rel i32 @x, 2"));
    verified(&waiting("  store rel i32 @x, 1\n  store rel i32 @x, 5"));
    violated(ViolationKind::Deadlock, &waiting("  store rel i32 @x, 1"));
    violated(ViolationKind::Deadlock, &waiting("  store rel i32 @x, 3\n  store rel i32 @x, 0").replace("uge 2, sub 2", "eq 4"));
    // Where the program ends nobody waits any more.
    verified(&waiting("  store rel i32 @x, 1").replacen("  ret", "  exit process", 1));
    // A thread that was ruled out could have gone on.
    verified(&waiting("  store rel i32 @x, 1\n  assume false"));
}

#[test]
fn one_of_two_waiting_threads_takes_it() {
    let source = "global @x: i32 = 1\nfn @taker() {\nentry:\n  wait acq i32 @x, ne 0, sub 1 ; <-\n  RELEASE\n  ret\n}\nthread @taker()\nthread @taker()\n";
    verified(&source.replace("RELEASE", "rmw add rel i32 @x, 1"));
    violated(ViolationKind::Deadlock, &source.replace("RELEASE", ""));
}

#[test]
fn checks_have_their_kinds() {
    violated(ViolationKind::Misuse, &single("  %v = load rlx i32 @x\n  %ok = ne i32 %v, 0\n  check misuse %ok, \"wrong\" ; <-"));
    violated(ViolationKind::UninitialisedRead, &single("  check initialised false, \"no value\" ; <-"));
    verified(&single("  check misuse true, \"right\""));
}

#[test]
fn a_thread_ends_from_within_a_call_and_knows_itself() {
    let source = "global @x: i64\nfn @inner() {\nentry:\n  %t = self\n  store rlx i64 @x, %t\n  exit thread\n}\n\
        fn @child() {\nentry:\n  call @inner()\n  assert false\n  ret\n}\n\
        fn @main() {\nentry:\n  %t = spawn @child()\n  join %t\n  %v = load rlx i64 @x\n  %ok = eq i64 %v, %t\n  assert %ok\n  ret\n}\nthread @main()\n";
    verified(source);
}

#[test]
fn further_parts_of_results() {
    let source = "global @x: i64\nfn @pair(%v: i64) -> i64 {\nentry:\n  %w = add i64 %v, 1\n  pass i64 0, %w\n  ret %v\n}\n\
        fn @main() {\nentry:\n  %v = load rlx i64 @x\n  %a = call @pair(%v)\n  %b = take i64 0\n  %ok = ult i64 %a, %b\n  assert %ok\n  ret\n}\nthread @main()\n";
    verified(source);
}

#[test]
fn what_was_printed_comes_with_the_violation() {
    let source = single(
        "  print \"begin\"\n  store rlx i32 @x, 7\n  %v = load rlx i32 @x\n  print \"x = %d\", i32 %v\n  assert false\n  print \"never\"",
    );
    let Verdict::Violated(violation) = run(&source, Model::Sc, Equivalence::RfCo, None).verdict else { panic!("not violated") };
    let printed: Vec<(u32, Option<usize>, &str)> =
        violation.output.iter().map(|output| (output.thread, output.after, output.text.as_str())).collect();
    // Event 0 is the initial write.
    assert_eq!(printed, [(0, None, "begin"), (0, Some(2), "x = 7")]);
}

/// A lock that is taken by test-and-set: an attempt that fails stores what it read, and is waiting.
#[test]
fn a_failed_test_and_set_is_waiting() {
    let source = "global @lock: i32\nglobal @x: i32\nfn @f() {\nentry:\n  jump try\ntry:\n  %old = rmw xchg acq i32 @lock, 1\n\
        \n  %taken = ne i32 %old, 0\n  br %taken, try, in\nin:\n  %v = load i32 @x\n  %w = add i32 %v, 1\n  store i32 @x, %w\n  store ORDER i32 @lock, 0\n  ret\n}\n\
        thread @f()\nthread @f()\nthread @f()\n";
    for model in [Model::Sc, Model::Tso, Model::Pso, Model::Ra, Model::Rc11] {
        for equivalence in [Equivalence::Rf, Equivalence::RfCo] {
            let outcome = run(&source.replace("ORDER", "rel"), model, equivalence, None);
            assert!(matches!(outcome.verdict, Verdict::Verified), "{} {:?}", model.name(), outcome.verdict);
            assert_eq!(outcome.executions, 6, "{}", model.name());
        }
    }
    let verdict = run(&source.replace("ORDER", "rlx"), Model::Rc11, Equivalence::RfCo, None).verdict;
    assert!(matches!(verdict, Verdict::Violated(_)), "{verdict:?}");
}
