//! States per second of the engine that stores them: Peterson's filter lock for four threads, for ever, under sc and tso, with one worker and with two.
//!
//! `cargo bench -p thinair-oracle --bench states`. It also prints how many bytes a state takes, and what ten million states do: the lock for five
//! threads. The binary `states` prints the same for any program, with processor time.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, SamplingMode, Throughput, criterion_group, criterion_main};
use thinair_core::engine::states::{Options, check};
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::memory::peak_rss_kib;

const FILTER: &str = include_str!("../benchmarks/filter-4.tir");

fn stored_states(criterion: &mut Criterion) {
    let program = parse_verified("filter-4", FILTER).unwrap_or_else(|invalid| panic!("{invalid}"));
    for model in [Model::Sc, Model::Tso] {
        for fingerprints in [false, true] {
            let (_, statistics) = check(&program, &Options { fingerprints, ..Options::new(model) }, &mut ());
            let bytes = statistics.bytes as f64 / statistics.states as f64;
            println!("states/{}, fingerprints {fingerprints}: {} states, {bytes:.0} bytes for each", model.name(), statistics.states);
        }
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

/// The lock for five threads: the sizes of its arrays, and the bounds of its loops.
fn for_five() -> String {
    FILTER
        .replace("i32[4]", "i32[5]")
        .replace("$2[32]", "$2[40]")
        .replace("slt i64 %5, 4", "slt i64 %5, 5")
        .replace("slt i32 %16, 4", "slt i32 %16, 5")
        .replace("slt i32 %9, 4", "slt i32 %9, 5")
}

/// Once: it takes long enough.
fn ten_million(_: &mut Criterion) {
    let program = parse_verified("filter-5", &for_five()).unwrap_or_else(|invalid| panic!("{invalid}"));
    let (start, before) = (Instant::now(), peak_rss_kib());
    let (_, statistics) = check(&program, &Options { max_states: Some(10_000_000), ..Options::new(Model::Sc) }, &mut ());
    let (seconds, bytes) = (start.elapsed().as_secs_f64(), statistics.bytes as f64 / statistics.states as f64);
    let peak = |kib: Option<u64>| kib.map_or_else(|| "?".to_owned(), |kib| format!("{} MiB", kib / 1024));
    println!(
        "states/sc, five threads: {} states in {seconds:.1} s, {bytes:.0} bytes for each; the process had {} at most, and {} before",
        statistics.states,
        peak(peak_rss_kib()),
        peak(before),
    );
}

criterion_group!(benches, stored_states, ten_million);
criterion_main!(benches);
