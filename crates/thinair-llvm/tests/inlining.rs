//! Programs in two forms: written flat, and with helper functions that take the addresses of local
//! variables (`-DNESTED`). Both have the same executions: abstraction costs nothing. And what goes
//! wrong in a function that stands in the place of its call is found as before.

use std::path::PathBuf;

use thinair_core::engine::{self, Equivalence, Options, Outcome, Verdict, ViolationKind};
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};

fn run(source: &str, flags: &[&str], model: Model) -> Outcome {
    let name: u64 = source.bytes().chain(flags.concat().bytes()).fold(7, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("inlining-{name:x}-{model:?}.c"));
    std::fs::write(&path, source).unwrap();
    let flags: Vec<String> = ["-Wno-everything"].iter().chain(flags).map(|flag| (*flag).to_string()).collect();
    let compiled = clang::compile(&path, None, &flags).unwrap_or_else(|failure| panic!("{failure}"));
    let program = thinair_llvm::program("test.c", &compiled.text, lower::Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let options = Options { model, equivalence: Equivalence::Rf, unroll: None, max_executions: Some(100_000) };
    engine::check(&program, &options, &mut ())
}

#[track_caller]
fn same(source: &str) {
    for model in [Model::Sc, Model::Tso, Model::Rc11, Model::Armv8] {
        let (flat, nested) = (run(source, &[], model), run(source, &["-DNESTED"], model));
        assert!(matches!(flat.verdict, Verdict::Verified), "{}: {:?}", model.name(), flat.verdict);
        assert!(matches!(nested.verdict, Verdict::Verified), "{}: {:?}", model.name(), nested.verdict);
        assert_eq!((nested.executions, nested.blocked), (flat.executions, flat.blocked), "{}", model.name());
        assert!(nested.bounds.is_empty(), "{}: {:?}", model.name(), nested.bounds);
    }
}

#[track_caller]
fn wrong(source: &str, kind: ViolationKind, line: u32) {
    let outcome = run(source, &[], Model::Rc11);
    let Verdict::Violated(violation) = outcome.verdict else { panic!("{:?}", outcome.verdict) };
    assert_eq!((violation.kind, violation.at.line), (kind, line));
}

#[test]
fn a_stack() {
    same(include_str!("data/pairs/stack.c"));
}

#[test]
fn a_spin_lock() {
    same(include_str!("data/pairs/spinlock.c"));
}

#[test]
fn a_sequence_lock() {
    same(include_str!("data/pairs/seqlock.c"));
}

#[test]
fn a_ring_buffer() {
    same(include_str!("data/pairs/ring.c"));
}

#[test]
fn dependencies_go_through_callees() {
    let source = include_str!("data/pairs/dependency.c");
    for model in [Model::Armv8, Model::Power, Model::Imm, Model::Rc11] {
        for how in ["-DDATA", "-DFALSE_DATA", "-DCONTROL", "-DADDRESS"] {
            let (flat, nested) = (run(source, &[how], model), run(source, &[how, "-DNESTED"], model));
            assert!(matches!(flat.verdict, Verdict::Verified), "{how} {}: {:?}", model.name(), flat.verdict);
            assert!(matches!(nested.verdict, Verdict::Verified), "{how} {}: {:?}", model.name(), nested.verdict);
            assert_eq!(nested.executions, flat.executions, "{how} {}", model.name());
        }
        for form in ["-DFLAT", "-DNESTED"] {
            let independent = run(source, &[form], model);
            assert_eq!(matches!(independent.verdict, Verdict::Verified), model == Model::Rc11, "{form} {}", model.name());
        }
    }
}

#[test]
fn the_life_of_a_variable_ends_with_the_callee() {
    let source = "static int *make(void) {\n  int x = 1;\n  return &x;\n}\nint main(void) {\n  int *p = make();\n  return *p - 1;\n}\n";
    wrong(source, ViolationKind::UseAfterFree, 7);
    let through = "static int *make(int *x) {\n  return x;\n}\nstatic void set(int **out) {\n  int x = 1;\n  *out = make(&x);\n}\n\
                   int main(void) {\n  int *p;\n  set(&p);\n  return *p - 1;\n}\n";
    wrong(through, ViolationKind::UseAfterFree, 11);
}

#[test]
fn each_call_has_fresh_variables() {
    let source = "static int last(int *set, int value) {\n  int x;\n  if (*set) x = value;\n  return x;\n}\nint main(void) {\n  int sum = 0;\n\
                  \x20 for (int i = 0; i < 2; i++) {\n    int set = i == 0;\n    sum += last(&set, 0);\n  }\n  return sum;\n}\n";
    wrong(source, ViolationKind::UninitialisedRead, 4);
    let array = "static int last(int *set, int value, int at) {\n  int x[4];\n  if (*set) x[at] = value;\n  return x[at + 1 - 1];\n}\nint main(void) {\n\
                 \x20 int sum = 0;\n  for (int i = 0; i < 2; i++) {\n    int set = i == 0;\n    sum += last(&set, 0, 1);\n  }\n  return sum;\n}\n";
    wrong(array, ViolationKind::UninitialisedRead, 4);
}

#[test]
fn the_variable_of_an_earlier_call_is_gone() {
    let source = "static int turn(int **before) {\n  int x = 3, seen = 0;\n  if (*before) seen = **before;\n  *before = &x;\n  return seen;\n}\n\
                  int main(void) {\n  int *p = 0, sum = 0;\n  for (int i = 0; i < 2; i++) sum += turn(&p);\n  return sum;\n}\n";
    wrong(source, ViolationKind::UseAfterFree, 3);
}

#[test]
fn accesses_out_of_bounds_are_at_their_line() {
    let source = "static int get(int *p, int at) {\n  return p[at];\n}\nint main(void) {\n  int a[2] = {1, 2};\n  return get(a, 2);\n}\n";
    wrong(source, ViolationKind::OutOfBounds, 2);
}

#[test]
fn results_that_are_missing_are_found() {
    let source = "static int get(int *p) {\n  if (*p) return 1;\n}\nint main(void) {\n  int a = 0;\n  int b = get(&a);\n  return b;\n}\n";
    wrong(source, ViolationKind::UninitialisedRead, 6);
}
