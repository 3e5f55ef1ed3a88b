//! Prints how fast programs are explored: `rates [MODEL…] [PROGRAM…]`, all of the suite by default.
//!
//! A row is one exploration with rf+co on one thread. The peak of the resident set is that of the row where the system lets a process
//! reset it (Linux), else the peak so far.

use std::process::ExitCode;
use std::time::Instant;

use thinair_core::engine::{Equivalence, Options, Verdict, check};
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::{benchmarks, suite};

fn main() -> ExitCode {
    let mut models: Vec<Model> = Vec::new();
    let mut programs: Vec<(&str, u32)> = Vec::new();
    for argument in std::env::args().skip(1) {
        if let Some(model) = Model::find(&argument) {
            models.push(model);
        } else if let Some(&program) = suite::PROGRAMS.iter().find(|(name, _)| *name == argument) {
            programs.push(program);
        } else {
            let names: Vec<&str> = suite::PROGRAMS.iter().map(|(name, _)| *name).collect();
            eprintln!("rates: `{argument}` is neither a model nor one of the programs {}", names.join(", "));
            return ExitCode::from(2);
        }
    }
    if models.is_empty() {
        models.extend(suite::MODELS);
    }
    if programs.is_empty() {
        programs.extend(suite::PROGRAMS);
    }

    println!("| program | size | model | executions | seconds | executions/s | peak RSS KiB |");
    println!("|---|---:|---|---:|---:|---:|---:|");
    for (name, size) in programs {
        for &model in &models {
            println!("{}", row(name, size, model));
        }
    }
    ExitCode::SUCCESS
}

fn row(name: &str, size: u32, model: Model) -> String {
    let Some(source) = benchmarks::program(name, size) else {
        return format!("| {name} | {size} | {} | no such program | | | |", model.name());
    };
    let program = match parse_verified(name, &source) {
        Ok(program) => program,
        Err(invalid) => return format!("| {name} | {size} | {} | {invalid} | | | |", model.name()),
    };
    let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
    reset_peak();
    let start = Instant::now();
    let outcome = check(&program, &options, &mut ());
    let seconds = start.elapsed().as_secs_f64();
    // A violation ends the exploration early; the count then says little and must not be taken for the whole.
    let note = if matches!(outcome.verdict, Verdict::Verified) { "" } else { " (not verified)" };
    format!(
        "| {name} | {size} | {} | {}{note} | {seconds:.4} | {:.0} | {} |",
        model.name(),
        outcome.executions,
        outcome.executions as f64 / seconds,
        peak_rss_kib().map_or_else(|| "?".to_owned(), |peak| peak.to_string()),
    )
}

/// Where this is not possible the peak stays what it was.
fn reset_peak() {
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

fn peak_rss_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}
