//! Arithmetic that says whether it overflows: a C program checks it against 128-bit numbers and division.

use std::path::Path;

use thinair_core::engine::{self, Equivalence, Options, Verdict, ViolationKind};
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};

fn verdict(flags: &[&str]) -> Verdict {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/checked_arithmetic.c");
    let flags: Vec<String> = flags.iter().map(|flag| (*flag).to_string()).collect();
    let compiled = clang::compile(&path, None, &flags).unwrap_or_else(|failure| panic!("{failure}"));
    let program = thinair_llvm::program("checked_arithmetic.c", &compiled.text, lower::Options::default());
    let program = program.unwrap_or_else(|error| panic!("{error}"));
    let options = Options { model: Model::Rc11, equivalence: Equivalence::Rf, unroll: None, max_executions: None };
    engine::check(&program, &options, &mut ()).verdict
}

#[test]
fn overflow_is_told() {
    let right = verdict(&[]);
    assert!(matches!(right, Verdict::Verified), "{right:?}");
    let Verdict::Violated(violation) = verdict(&["-DWRONG"]) else { panic!("no error was found") };
    assert_eq!(violation.kind, ViolationKind::Assertion);
}
