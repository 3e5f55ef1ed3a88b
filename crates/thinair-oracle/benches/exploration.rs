//! How long one whole exploration takes, for each program of the suite under each model, with rf+co.
//!
//! A filter picks some: `./x bench criterion rc11/ainc`. The binary `rates` prints executions per second instead.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, SamplingMode, criterion_group, criterion_main};
use thinair_core::engine::{Equivalence, Options, check};
use thinair_core::ir::text::parse_verified;
use thinair_oracle::{benchmarks, suite};

fn exploration(criterion: &mut Criterion) {
    for &model in suite::MODELS {
        let mut group = criterion.benchmark_group(model.name());
        // A single exploration may take seconds: few, equally long samples.
        group
            .sampling_mode(SamplingMode::Flat)
            .sample_size(10)
            .warm_up_time(Duration::from_millis(300))
            .measurement_time(Duration::from_secs(2));
        for &(name, size) in suite::PROGRAMS {
            let source = benchmarks::program(name, size).unwrap_or_else(|| panic!("the suite names a program that does not exist: {name}"));
            let program = parse_verified(name, &source).unwrap_or_else(|invalid| panic!("{name}: {invalid}"));
            let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
            group.bench_function(format!("{name}-{size}"), |bencher| {
                bencher.iter(|| black_box(check(black_box(&program), &options, &mut ())));
            });
        }
        group.finish();
    }
}

criterion_group!(benches, exploration);
criterion_main!(benches);
