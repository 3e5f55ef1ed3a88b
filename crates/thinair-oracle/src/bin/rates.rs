//! Prints how fast programs are explored: `rates [MODEL…] [PROGRAM[:SIZE]…] [rf|rf+co]`; by default the whole suite, with rf+co.
//!
//! A row is one exploration on one thread. A count that differs from a known one is marked. The peak of the resident set is that of the row
//! where the system lets a process reset it (Linux), else the peak so far.

use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use thinair_core::engine::{Equivalence, Options, Outcome, Verdict, check};
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::memory::peak_rss_kib;
use thinair_oracle::{benchmarks, suite};

fn main() -> ExitCode {
    let mut models: Vec<Model> = Vec::new();
    let mut programs: Vec<(String, u32)> = Vec::new();
    let mut equivalence = Equivalence::RfCo;
    for argument in std::env::args().skip(1) {
        if let Some(model) = Model::find(&argument) {
            models.push(model);
        } else if let Some(program) = find_program(&argument) {
            programs.push(program);
        } else if argument == "rf" || argument == "rf+co" {
            equivalence = if argument == "rf" { Equivalence::Rf } else { Equivalence::RfCo };
        } else {
            eprintln!("rates: `{argument}` is no model, no equivalence and none of the programs {}", benchmarks::NAMES.join(", "));
            return ExitCode::from(2);
        }
    }
    if models.is_empty() {
        models.extend(suite::MODELS);
    }
    if programs.is_empty() {
        programs.extend(suite::PROGRAMS.iter().map(|&(name, size)| (name.to_owned(), size)));
    }

    let mut output = std::io::stdout();
    let mut rows = programs.iter().flat_map(|(name, size)| models.iter().map(move |&model| row(name, *size, model, equivalence)));
    let header = "| program | size | model | executions | seconds | executions/s | peak RSS KiB |\n|---|---:|---|---:|---:|---:|---:|";
    // Whoever reads the table may stop (`| head`): then so do we.
    let written = writeln!(output, "{header}").and_then(|()| rows.try_for_each(|row| writeln!(output, "{row}")));
    if written.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// `NAME:SIZE`, or a name of the suite at its size there.
fn find_program(argument: &str) -> Option<(String, u32)> {
    let (name, size) = match argument.split_once(':') {
        Some((name, size)) => (name, size.parse().ok()?),
        None => *suite::PROGRAMS.iter().find(|(name, _)| *name == argument)?,
    };
    benchmarks::program(name, size).map(|_| (name.to_owned(), size))
}

fn row(name: &str, size: u32, model: Model, equivalence: Equivalence) -> String {
    let source = benchmarks::program(name, size).unwrap_or_default();
    let program = match parse_verified(name, &source) {
        Ok(program) => program,
        Err(invalid) => return format!("| {name} | {size} | {} | {invalid} | | | |", model.name()),
    };
    let options = Options { model, equivalence, unroll: None, max_executions: None };
    reset_peak();
    let start = Instant::now();
    let outcome = check(&program, &options, &mut ());
    let seconds = start.elapsed().as_secs_f64();
    format!(
        "| {name} | {size} | {} | {}{} | {seconds:.4} | {:.0} | {} |",
        model.name(),
        outcome.executions,
        remark(name, size, &options, &outcome),
        outcome.executions as f64 / seconds,
        peak_rss_kib().map_or_else(|| "?".to_owned(), |peak| peak.to_string()),
    )
}

/// What keeps a count from being what it should be.
fn remark(name: &str, size: u32, options: &Options, outcome: &Outcome) -> String {
    let known = benchmarks::expected(name, size, options.model, options.equivalence);
    match (&outcome.verdict, known) {
        (Verdict::Verified, Some(count)) if count != outcome.executions => format!(" (wrong: should be {count})"),
        (Verdict::Verified, _) => String::new(),
        (Verdict::Violated(_), _) => " (violated)".to_owned(),
        (Verdict::Bounded | Verdict::Unsupported(..) | Verdict::Interrupted, _) => " (not finished)".to_owned(),
    }
}

/// Where this is not possible the peak stays what it was.
fn reset_peak() {
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}
