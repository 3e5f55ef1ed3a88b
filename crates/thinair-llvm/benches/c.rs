//! C programs: how fast LLVM IR is read, and how fast a program with much local work is explored.
//!
//! `local-work` is explored with 100,000 local instructions and with almost none: the two take the same time, because local work is done once
//! and not for every execution.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use thinair_core::engine::{Equivalence, Options, check};
use thinair_core::model::Model;
use thinair_llvm::{clang, library, lower, reader::Module};

/// The shortest of several runs: the others were disturbed.
fn shortest(runs: u32, mut run: impl FnMut()) -> Duration {
    let time = |run: &mut dyn FnMut()| {
        let start = Instant::now();
        run();
        start.elapsed()
    };
    (0..runs).map(|_| time(&mut run)).min().unwrap_or_default()
}

fn main() {
    let reading = shortest(50, || {
        let mut module = Module::read("library.ll", black_box(library::of_c())).expect("our own library");
        black_box(module.read_everything().expect("our own library"));
    });
    println!("reading LLVM IR: {:.0} MB/s", library::of_c().len() as f64 / reading.as_secs_f64() / 1e6);

    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/c/benchmarks/local-work.c");
    for work in [100, 100_000] {
        let compiled = clang::compile(&source, None, &[format!("-DWORK={work}")]).unwrap_or_else(|failure| panic!("{failure}"));
        let program =
            thinair_llvm::program("local-work.c", &compiled.text, lower::Options::default()).unwrap_or_else(|error| panic!("{error}"));
        let options = Options { model: Model::Rc11, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
        let mut executions = 0;
        let time = shortest(3, || executions = check(&program, &options, &mut ()).executions);
        println!("{work} local instructions: {executions} executions, {:.0} a second", executions as f64 / time.as_secs_f64());
    }
}
