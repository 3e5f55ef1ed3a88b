//! A report for people: one line with the verdict and its numbers, a line for each bound that mattered, and the story of a violation.

use std::fmt::Write;

use thinair_core::engine::states::Statistics;
use thinair_core::engine::{Verdict, Violation};
use thinair_core::ir::{Program, SourceLocation};

use crate::{Report, Sources, names, places, witness};

/// The whole text, ending with a line feed.
pub fn render(report: &Report, sources: Sources) -> String {
    let Report { program, options, outcome, .. } = report;
    let mut text = headline(report);
    if let Some(at) = report.endless_loop {
        let what = "a loop with effects has no end: its states are stored (`--engine graph --unroll N` explores graphs up to a bound)";
        note(&mut text, "note", what, program, at);
    }
    for hit in &outcome.bounds {
        note(&mut text, "bound", &names::bound_message(hit.bound, options), program, hit.at);
    }
    match &outcome.verdict {
        Verdict::Verified if outcome.executions == 0 && report.states.is_none() => {
            let what = "no execution is complete: in each of them some thread waits for ever, or an assumption fails";
            note(&mut text, "note", what, program, SourceLocation::default());
        }
        Verdict::Verified | Verdict::Bounded => {}
        Verdict::Unsupported(what, at) => note(&mut text, "not supported", what, program, *at),
        Verdict::Interrupted => note(&mut text, "bound", &names::interruption(report).1, program, SourceLocation::default()),
        Verdict::Violated(violation) => text += &story(program, violation, sources),
    }
    text
}

fn headline(report: &Report) -> String {
    let Report { options, outcome, .. } = report;
    if let Some(states) = &report.states {
        return states_headline(report, states);
    }
    let explanation = if matches!(outcome.verdict, Verdict::Bounded) { " (no error up to the bounds below)" } else { "" };
    format!(
        "{}{explanation}: {} under {} ({}): {}, {} blocked, {:.3} s\n",
        names::verdict(&outcome.verdict),
        report.file,
        options.model.name(),
        names::equivalence(options.equivalence),
        counted(outcome.executions, "execution"),
        outcome.blocked,
        report.elapsed.as_secs_f64(),
    )
}

fn states_headline(report: &Report, states: &Statistics) -> String {
    let explanation = if matches!(report.outcome.verdict, Verdict::Bounded) { " (no error up to the bounds below)" } else { "" };
    format!(
        "{}{explanation}: {} under {} (states): depth {}, {}, {}, {:.3} s\n",
        names::verdict(&report.outcome.verdict),
        report.file,
        report.options.model.name(),
        states.depth,
        counted(states.states, "state"),
        counted(states.transitions, "step"),
        report.elapsed.as_secs_f64(),
    )
}

fn counted(number: u64, what: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {what}{plural}")
}

fn note(text: &mut String, label: &str, message: &str, program: &Program, at: SourceLocation) {
    let place = places::position(program, at).map_or_else(String::new, |position| format!(" at {position}"));
    // Writing to a string cannot fail.
    let _ = writeln!(text, "  {label}: {message}{place}");
}

fn story(program: &Program, violation: &Violation, sources: Sources) -> String {
    let title = names::violation_title(violation.kind);
    let mut text = match violation.message.as_str() {
        "" => format!("\n{title}\n"),
        message if message.starts_with(title) => format!("\n{message}\n"),
        message => format!("\n{title}: {message}\n"),
    };
    text += &snippet(program, violation.at, "at", sources);
    if let Some(other) = violation.other {
        text += &snippet(program, other, "and", sources);
    }
    let picture = witness::render(program, violation);
    if !picture.is_empty() {
        text += "\nThe execution, thread by thread, each read with the write that it read:\n\n";
        text += &picture;
    }
    text
}

/// The position and, where the file can be read, the line that it names.
fn snippet(program: &Program, at: SourceLocation, preposition: &str, sources: Sources) -> String {
    let Some(file) = places::file(program, at) else {
        return format!("  {preposition} an unknown place\n");
    };
    let mut text = format!("  {preposition} {file}:{}\n", at.line);
    let source = sources(file);
    if let Some(line) = source.as_deref().and_then(|source| source.lines().nth(at.line as usize - 1)) {
        let _ = writeln!(text, "  {:>4} | {}", at.line, line.trim_end());
    }
    text
}
