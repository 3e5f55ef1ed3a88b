//! Structures in C and as templates of C++, with `std::atomic` and `std::thread`: abstraction costs no execution.

use std::path::Path;

use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Prunings, Verdict};
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};

/// In C two threads may run the same function, which counts once.
struct EachThread;

impl Observer for EachThread {
    fn prunings(&self) -> Prunings {
        Prunings { symmetry: false, ..Prunings::ALL }
    }
    fn sees_executions(&self) -> bool {
        false
    }
}

fn run(file: &str, model: Model) -> Outcome {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/templates").join(file);
    let flags = ["-Wno-everything", "-DTWO"].map(str::to_string);
    let compiled = clang::compile(&path, None, &flags).unwrap_or_else(|failure| panic!("{failure}"));
    let program = thinair_llvm::program(file, &compiled.text, lower::Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let options = Options { model, equivalence: Equivalence::Rf, unroll: None, max_executions: Some(100_000) };
    engine::check(&program, &options, &mut EachThread)
}

#[track_caller]
fn same(name: &str, models: &[Model]) {
    for &model in models {
        let (c, cxx) = (run(&format!("{name}.c"), model), run(&format!("{name}.cpp"), model));
        assert!(matches!(c.verdict, Verdict::Verified), "{}: {:?}", model.name(), c.verdict);
        assert!(matches!(cxx.verdict, Verdict::Verified), "{}: {:?}", model.name(), cxx.verdict);
        assert_eq!((cxx.executions, cxx.blocked), (c.executions, c.blocked), "{}", model.name());
    }
}

const MODELS: [Model; 5] = [Model::Sc, Model::Tso, Model::Rc11, Model::Imm, Model::Armv8];

#[test]
fn a_stack() {
    same("stack", &MODELS);
}

#[test]
fn a_ring_buffer() {
    same("ring", &MODELS);
}

#[test]
fn a_queue() {
    same("queue", &MODELS);
}

#[test]
fn a_sequence_lock() {
    same("seqlock", &MODELS);
}

/// Not under armv8, where joining a `std::thread` costs executions after a loop that waits.
#[test]
fn a_spin_lock() {
    same("spinlock", &[Model::Sc, Model::Tso, Model::Rc11, Model::Imm]);
}
