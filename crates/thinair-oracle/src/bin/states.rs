//! How fast the engine of stored states is, and what its states take: `states FILE.tir... [--model sc|tso] [--workers N] [--fingerprints] [--plain]`.
//!
//! A line for each file: states, steps, seconds, states per second, bytes for each state. `--plain` runs the plain semantics with no reduction, for
//! comparison.

use std::time::Instant;

use thinair_core::engine::states::{self, Options, Reductions};
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;

fn main() {
    let mut options = Options::new(Model::Tso);
    let mut files = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--model" => options.model = arguments.next().and_then(|name| Model::find(&name)).expect("a model"),
            "--workers" => options.workers = arguments.next().and_then(|number| number.parse().ok()).expect("a number"),
            "--max-states" => options.max_states = arguments.next().and_then(|number| number.parse().ok()),
            "--fingerprints" => options.fingerprints = true,
            "--plain" => options.reductions = Reductions::NONE,
            _ => files.push(argument),
        }
    }
    for file in files {
        let source = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let program = parse_verified(&file, &source).unwrap_or_else(|invalid| panic!("{invalid}"));
        let start = Instant::now();
        let (_, statistics) = states::check(&program, &options, &mut ());
        let seconds = start.elapsed().as_secs_f64();
        let states = statistics.states as f64;
        println!(
            "{file} {}: {} states, {} steps, {seconds:.3} s, {:.0} states/s, {:.0} bytes/state",
            options.model.name(),
            statistics.states,
            statistics.transitions,
            states / seconds,
            statistics.bytes as f64 / states
        );
    }
}
