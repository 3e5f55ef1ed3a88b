//! The same memory in different sizes: accesses that are not atomic are taken apart, and nothing is lost by that; atomic ones are refused.

use thinair_core::engine::{self, Equivalence, Options, Outcome, Verdict, ViolationKind, sizes, states};
use thinair_core::ir::{text, verify};
use thinair_core::model::Model;

#[track_caller]
fn run(source: &str, model: Model) -> Outcome {
    let program = text::parse_verified("test.tir", source).unwrap_or_else(|error| panic!("{error}\n{source}"));
    let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
    let outcome = engine::check(&program, &options, &mut ());
    // What was taken apart is well formed, and leads to the same at once.
    let apart = sizes::split(&program, &outcome.splits);
    assert!(verify::verify(&apart).is_ok(), "{}", text::print(&apart));
    let again = engine::check(&apart, &options, &mut ());
    assert!(again.splits.is_empty());
    assert_eq!(again.executions, outcome.executions);
    outcome
}

#[track_caller]
fn verified(source: &str) {
    for model in Model::ALL {
        let outcome = run(source, model);
        assert!(matches!(outcome.verdict, Verdict::Verified), "{}: {:?}", model.name(), outcome.verdict);
        assert!(!outcome.splits.is_empty());
    }
    for model in [Model::Sc, Model::Tso] {
        let program = text::parse_verified("test.tir", source).unwrap_or_else(|error| panic!("{error}"));
        let (outcome, _) = states::check(&program, &states::Options::new(model), &mut ());
        assert!(matches!(outcome.verdict, Verdict::Verified), "stored states, {}: {:?}", model.name(), outcome.verdict);
    }
}

#[test]
fn bytes_of_a_word() {
    verified(
        "global @x: i64
         fn @f() {
         entry:
           store i64 @x, 0x0102030405060708
           %p = add i64 @x, 6
           %half = load i16 %p
           %a = eq i16 %half, 0x0102
           assert %a
           store i8 %p, 9
           %all = load i64 @x
           %b = eq i64 %all, 0x0109030405060708
           assert %b
           ret
         }
         thread @f()",
    );
}

#[test]
fn accesses_side_by_side() {
    // Neither contains the other: both are taken apart.
    verified(
        "global @x: i64[2]
         fn @f() {
         entry:
           %p = add i64 @x, 4
           store i64 @x, 1
           store i64 %p, 2
           %low = load i64 @x
           %a = eq i64 %low, 0x200000001
           assert %a
           ret
         }
         thread @f()",
    );
}

#[test]
fn a_wide_store_before_atomics() {
    verified(
        "global @x: i32[2]
         fn @other() {
         entry:
           %a = load acq i32 @x
           ret
         }
         fn @f() {
         entry:
           store i64 @x, 0x100000002
           %t = spawn @other()
           store rel i32 @x, 3
           join %t
           ret
         }
         thread @f()",
    );
}

#[test]
fn only_the_piece_that_must_be_is_taken_apart() {
    // The words of one copy stand at one place: one is accessed by halves, the other as an atomic
    // word.
    let outcome = run(
        "file \"copy.c\"
         global @x: i64[2]
         fn @f() {
         entry:
           %q = add i64 @x, 8
           store i64 @x, 0x100000002 at 5:1
           store i64 %q, 7 at 5:1
           %t = spawn @g()
           %v = rmw add acq i64 %q, 1
           join %t
           ret
         }
         fn @g() {
         entry:
           %v = rmw add acq i32 @x, 1
           %a = eq i32 %v, 2
           assert %a
           ret
         }
         thread @f()",
        Model::Rc11,
    );
    assert!(matches!(outcome.verdict, Verdict::Verified), "{:?}", outcome.verdict);
    assert_eq!(outcome.splits.len(), 1);
}

#[test]
fn races_are_found_in_parts() {
    let source = "global @x: i64
         fn @f() {
         entry:
           store i64 @x, 1
           ret
         }
         fn @g() {
         entry:
           %p = add i64 @x, 3
           store i8 %p, 1
           ret
         }
         thread @f()
         thread @g()";
    let outcome = run(source, Model::Rc11);
    assert!(matches!(outcome.verdict, Verdict::Violated(violation) if violation.kind == ViolationKind::DataRace));
}

#[test]
fn memory_without_a_value_is_found_in_parts() {
    let source = "fn @f() {
         entry:
           %p = alloc 8
           store i32 %p, 1
           %v = load i64 %p
           ret
         }
         thread @f()";
    let outcome = run(source, Model::Rc11);
    assert!(matches!(outcome.verdict, Verdict::Violated(violation) if violation.kind == ViolationKind::UninitialisedRead));
}

#[test]
fn atomic_accesses_stay_whole() {
    for access in ["%v = load acq i64 @x", "store rel i64 @x, 1", "%v = rmw add sc i64 @x, 1"] {
        let source = format!("global @x: i64\nfn @f() {{\nentry:\n  {access}\n  %b = load i8 @x\n  ret\n}}\nthread @f()\n");
        let outcome = run(&source, Model::Rc11);
        assert!(matches!(outcome.verdict, Verdict::Unsupported(what, at) if what.contains("different sizes") && at.line == 5), "{access}");
    }
}
