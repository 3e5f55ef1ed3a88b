//! States per second of the engine that stores them: Peterson's filter lock for four threads, for ever, under sc and tso, with one worker and with two.
//!
//! `cargo bench -p thinair-oracle --bench states`. The binary `states` prints the same with bytes per state and processor time.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, SamplingMode, Throughput, criterion_group, criterion_main};
use thinair_core::engine::states::{Options, check};
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;

const FILTER: &str = include_str!("../benchmarks/filter-4.tir");

fn stored_states(criterion: &mut Criterion) {
    let program = parse_verified("filter-4", FILTER).unwrap_or_else(|invalid| panic!("{invalid}"));
    for model in [Model::Sc, Model::Tso] {
        let (_, statistics) = check(&program, &Options::new(model), &mut ());
        let mut group = criterion.benchmark_group(format!("states/{}", model.name()));
        group
            .sampling_mode(SamplingMode::Flat)
            .sample_size(10)
            .warm_up_time(Duration::from_millis(300))
            .measurement_time(Duration::from_secs(8))
            .throughput(Throughput::Elements(statistics.states));
        for (name, workers, fingerprints, endless_waits) in [
            ("one worker", 1, false, false),
            ("two workers", 2, false, false),
            ("fingerprints", 1, true, false),
            ("with cycles", 1, false, true),
        ] {
            let options = Options { workers, fingerprints, endless_waits, ..Options::new(model) };
            group.bench_function(name, |bencher| bencher.iter(|| black_box(check(black_box(&program), &options, &mut ()))));
        }
        group.finish();
    }
}

criterion_group!(benches, stored_states);
criterion_main!(benches);
