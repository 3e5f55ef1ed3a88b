//! How fast the engine of stored states is, and what its states take:
//! `states FILE.tir... [--model sc|tso] [--workers N] [--max-states N] [--repeat N] [--fingerprints] [--cycles] [--plain]`.
//!
//! A line for each file: states, steps, the best of the repeated runs in seconds, states per second, by processor time as well (on a busy machine that is what
//! counts), how much of that was the first thread's (with several workers: what they cannot share), bytes for each state, and the most memory that the process had. `--cycles` looks for threads that may spin for ever, too; `--plain`
//! runs the plain semantics with no reduction, for comparison.

use std::time::Instant;

use thinair_core::engine::states::{self, Options, Reductions};
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::memory::peak_rss_kib;

/// Wrong usage, or a file that cannot be read: says so and ends.
fn fail(message: impl std::fmt::Display) -> ! {
    eprintln!("states: {message}");
    std::process::exit(2)
}

/// Processor time of the process so far, in seconds, and the most memory that it had, in KiB; `None` where the system does not say.
fn used() -> (Option<f64>, Option<u64>) {
    let stat = std::fs::read_to_string("/proc/self/stat").ok();
    // After the name in parentheses, the 12th and 13th field are ticks of a hundredth of a second.
    let ticks = stat.and_then(|stat| {
        let fields: Vec<u64> =
            stat.rsplit(')').next()?.split_whitespace().skip(11).take(2).filter_map(|field| field.parse().ok()).collect();
        Some(fields.iter().sum::<u64>() as f64 / 100.0)
    });
    (ticks, peak_rss_kib())
}

/// Processor time of this thread so far, in seconds.
fn used_by_this_thread() -> f64 {
    let schedule = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    schedule
        .split_whitespace()
        .next()
        .and_then(|nanoseconds| nanoseconds.parse::<f64>().ok())
        .map_or(f64::NAN, |nanoseconds| nanoseconds / 1e9)
}

fn main() {
    let mut options = Options::new(Model::Tso);
    let (mut files, mut repeat) = (Vec::new(), 1);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|number| number.parse().ok()).unwrap_or_else(|| fail("a number is needed"));
        match argument.as_str() {
            "--workers" => options.workers = number() as usize,
            "--max-states" => options.max_states = Some(number()),
            "--repeat" => repeat = number(),
            "--model" => {
                options.model = arguments.next().and_then(|name| Model::find(&name)).unwrap_or_else(|| fail("--model needs sc or tso"))
            }
            "--fingerprints" => options.fingerprints = true,
            "--cycles" => options.endless_waits = true,
            "--plain" => options.reductions = Reductions::NONE,
            _ if argument.starts_with('-') => fail(format!("unknown option {argument}")),
            _ => files.push(argument),
        }
    }
    for file in files {
        let source = std::fs::read_to_string(&file).unwrap_or_else(|error| fail(format!("{file}: {error}")));
        let program = parse_verified(&file, &source).unwrap_or_else(|invalid| fail(invalid));
        let (mut seconds, mut processor, mut first) = (f64::INFINITY, f64::INFINITY, f64::INFINITY);
        let mut statistics = states::Statistics::default();
        for _ in 0..repeat {
            let (start, before, before_first) = (Instant::now(), used().0, used_by_this_thread());
            statistics = states::check(&program, &options, &mut ()).1;
            seconds = seconds.min(start.elapsed().as_secs_f64());
            processor = processor.min(used().0.zip(before).map_or(f64::NAN, |(after, before)| after - before));
            first = first.min(used_by_this_thread() - before_first);
        }
        let states = statistics.states as f64;
        println!(
            "{file} {}, {} workers: {} states, {} steps, {seconds:.3} s ({processor:.2} s of processor time, {first:.3} s of it the first thread's), {:.0} states/s ({:.0}), {:.0} bytes/state, {} MiB at most",
            options.model.name(),
            options.workers,
            statistics.states,
            statistics.transitions,
            states / seconds,
            states / processor,
            statistics.bytes as f64 / states,
            used().1.unwrap_or(0) / 1024,
        );
        if let Some(second) = statistics.second {
            let bytes = second.bytes as f64 / second.states as f64;
            println!("  for cycles: {} states, {} steps, {bytes:.0} bytes/state", second.states, second.transitions);
        }
    }
}
