//! C programs: how fast LLVM IR is read, and how fast a program with much local work is explored.
//!
//! `local-work` is explored with 100,000 local instructions and with almost none: the two take the same time, because local work is done once
//! and not for every execution.

use std::hint::black_box;
use std::path::Path;
use std::time::Duration;

use criterion::{Criterion, SamplingMode, Throughput, criterion_group, criterion_main};
use thinair_core::engine::{Equivalence, Options, check};
use thinair_core::model::Model;
use thinair_llvm::{LIBRARY, clang, lower, reader::Module};

fn reading(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("reader");
    group.throughput(Throughput::Bytes(LIBRARY.len() as u64));
    group.bench_function("library.ll", |bencher| {
        bencher.iter(|| {
            let mut module = Module::read("library.ll", black_box(LIBRARY)).expect("our own library");
            module.read_everything().expect("our own library")
        });
    });
    group.finish();
}

fn local_work(criterion: &mut Criterion) {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/c/benchmarks/local-work.c");
    let mut group = criterion.benchmark_group("local-work");
    group
        .sampling_mode(SamplingMode::Flat)
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(2));
    for work in ["-DWORK=100", "-DWORK=100000"] {
        let compiled = clang::compile(&source, None, &[work.to_string()]).unwrap_or_else(|failure| panic!("{failure}"));
        let program =
            thinair_llvm::program("local-work.c", &compiled.text, lower::Options::default()).unwrap_or_else(|error| panic!("{error}"));
        let options = Options { model: Model::Rc11, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
        group.bench_function(work, |bencher| bencher.iter(|| black_box(check(&program, &options, &mut ()))));
    }
    group.finish();
}

criterion_group!(benches, reading, local_work);
criterion_main!(benches);
