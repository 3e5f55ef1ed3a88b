//! A report for people: one line with the verdict and its numbers, a line for each bound that mattered, and the story of a violation.

use std::fmt::Write;

use thinair_core::engine::{Outcome, Verdict, Violation};
use thinair_core::ir::{Program, SourceLocation};

use crate::analysis::Analysis;
use crate::layout::Content;
use crate::places::{self, Places};
use crate::story::Story;
use crate::style::{Amount, Style};
use crate::view::View;
use crate::{Advice, Report, Sources, WhyStates, explain, justification, message, names, patch, trouble, witness};

/// The whole text, ending with a line feed.
pub fn render(report: &Report, sources: Sources, style: &Style) -> String {
    let Report { program, options, outcome, .. } = report;
    let mut text = headline(report, style);
    match report.why_states {
        Some(WhyStates::EndlessLoop(at)) => {
            let what =
                "a loop with effects may have no end: its states are stored (`--engine graph --unroll N` explores graphs up to a bound)";
            note(&mut text, "note", what, program, at);
        }
        Some(WhyStates::ManyExecutions(most)) => {
            let what = format!("there are more than {most} executions: states are stored instead (`--engine graph` visits all executions)");
            note(&mut text, "note", &what, program, SourceLocation::default());
        }
        None => {}
    }
    if let Some(counts) = &outcome.re_executions {
        note(&mut text, "load buffering", &justification::statistics(counts), program, SourceLocation::default());
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
        Verdict::Violated(violation) => text += &tell(report, violation, sources, style),
    }
    if let Some(at) = names::taken_apart(outcome) {
        note(&mut text, "note", names::TAKEN_APART, program, at);
    }
    for &leak in report.leaks {
        note(&mut text, "warning", names::LEAK, program, leak);
    }
    text
}

fn headline(report: &Report, style: &Style) -> String {
    let Report { options, outcome, .. } = report;
    let explanation = if matches!(outcome.verdict, Verdict::Bounded) { " (no error up to the bounds below)" } else { "" };
    let word = names::verdict(&outcome.verdict);
    let word = match outcome.verdict {
        Verdict::Verified => style.good(word),
        Verdict::Violated(_) => style.alarm(word),
        _ => style.caution(word),
    };
    if let Some(states) = &report.states {
        let second = states.second.map_or_else(String::new, |second| {
            format!("; for cycles {}, {}", counted(second.states, "state"), counted(second.transitions, "step"))
        });
        return format!(
            "{word}{explanation}: {} under {} (states): depth {}, {}, {}{second}, {:.3} s\n",
            report.file,
            report.model_name(),
            states.depth,
            counted(states.states, "state"),
            counted(states.transitions, "step"),
            report.elapsed.as_secs_f64(),
        );
    }
    format!(
        "{word}{explanation}: {} under {} ({}): {}, {:.3} s\n",
        report.file,
        report.model_name(),
        names::counted_by(options, outcome),
        visited(outcome),
        report.elapsed.as_secs_f64(),
    )
}

/// How many executions came before the end; none, if the first has an error that showed before it was complete.
pub fn visited(outcome: &Outcome) -> String {
    match (&outcome.verdict, outcome.executions, outcome.blocked) {
        (Verdict::Violated(_), 0, 0) => "in the first execution".to_owned(),
        (_, executions, blocked) => format!("{}, {blocked} blocked", counted(executions, "execution")),
    }
}

pub fn counted(number: u64, what: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {what}{plural}")
}

fn note(text: &mut String, label: &str, message: &str, program: &Program, at: SourceLocation) {
    let place = places::position(program, at).map_or_else(String::new, |position| format!(" at {position}"));
    // Writing to a string cannot fail.
    let _ = writeln!(text, "  {label}: {message}{place}");
}

/// `data race: thread 0 writes x …`.
pub fn error_line(places: &Places, violation: &Violation) -> String {
    let title = names::violation_title(violation.kind);
    match message::sentence(places, violation).as_str() {
        "" => title.to_owned(),
        sentence => format!("{title}: {sentence}"),
    }
}

fn tell(report: &Report, violation: &Violation, sources: Sources, style: &Style) -> String {
    let places = Places::new(report.program, report.names, Some(violation));
    let view = View::new(&places, violation);
    let mut text = format!("\n{}", style.wrap(&error_line(&places, violation), ""));
    for (number, (at, thread, what)) in message::places_involved(violation).into_iter().enumerate() {
        let preposition = if number == 0 { "at" } else { "and" };
        let who = thread.map_or_else(String::new, |id| match view.function(id) {
            Some(function) => format!(", thread {id} ({function})"),
            None => format!(", thread {id}"),
        });
        let what = if what.is_empty() { String::new() } else { format!(": {what}") };
        text += &snippet(&places, at, preposition, &format!("{who}{what}"), sources);
        for call in message::calls_to(&places, violation, at, thread) {
            let _ = writeln!(text, "       called at {}:{}", places.file(call).unwrap_or_default(), call.line);
        }
    }
    if style.amount == Amount::Quiet {
        return text;
    }
    let analysis = report.analyse(violation);
    let story = report.tell(&view, &analysis);
    text += &explanation(report, &story, style);
    if style.amount > Amount::Story {
        text += &picture(&view, &analysis, &story, style);
    }
    text += &justification::render(&view, report, style);
    if style.explains {
        text += &explain::render(report, &view, &analysis, style);
    }
    text + &printed(violation)
}

/// What the program printed up to the error, thread by thread.
fn printed(violation: &Violation) -> String {
    if violation.output.is_empty() {
        return String::new();
    }
    let mut text = String::from("\nPrinted up to then, thread by thread:\n\n");
    for output in &violation.output {
        for line in output.text.trim_end_matches('\n').split('\n') {
            let _ = writeln!(text, "  thread {}: {line}", output.thread);
        }
    }
    text
}

/// What happened, why the model allows it, and what would forbid it.
fn explanation(report: &Report, story: &Story, style: &Style) -> String {
    let mut text = String::new();
    if !story.what.is_empty() {
        text += &format!("\n{}\n", style.strong("What happened"));
        story.what.iter().for_each(|paragraph| text += &style.wrap(paragraph, "  "));
    }
    if !story.why.is_empty() {
        text += &format!("\n{}\n", style.strong(&format!("Why {} allows it", report.model_name())));
        story.why.iter().for_each(|reason| text += &bullet(style, reason));
    }
    match report.advice {
        Advice::None => {}
        Advice::Helps(changes) => {
            let title = format!("What helps (tried: the program is verified with it; `thinair fix` {})", patch::offer(report.file));
            text += &format!("\n{}\n", style.strong(&title));
            changes.iter().for_each(|advice| text += &bullet(style, advice));
        }
        Advice::Hopeless => {
            text += &format!("\n{}\n", style.strong("What does not help"));
            text += &bullet(
                style,
                "No memory order and no fence: all were tried, as strong as they can be. The mistake is in the algorithm, or in data that is not atomic.",
            );
        }
    }
    text
}

fn bullet(style: &Style, text: &str) -> String {
    let wrapped = style.wrap(text, "    ");
    wrapped.replacen("    ", "  - ", 1)
}

fn picture(view: &View, analysis: &Analysis, story: &Story, style: &Style) -> String {
    let all = view.execution().events.len();
    let only = (style.amount != Amount::Verbose && analysis.relevant.len() < all).then_some(analysis.relevant.as_slice());
    let troubles = trouble::find(view.violation, analysis);
    let selection = Content { events: only, usual: style.amount == Amount::Verbose, marked: &story.marked, troubles: &troubles };
    let picture = witness::render(view, &selection, style);
    if picture.is_empty() {
        return String::new();
    }
    let marks = if story.marked.is_empty() { "" } else { " (`>`: look here)" };
    let mut text =
        format!("\n{}{marks}:\n\n{picture}", style.strong("The execution, thread by thread, each read with the write that it read"));
    if only.is_some() {
        let shown = analysis.relevant.iter().filter(|&&event| !view.execution().events[event].is_init()).count();
        let hidden = view.execution().events.iter().filter(|event| !event.is_init()).count() - shown;
        text += &format!("\n  {} left out, which the failure does not depend on; --verbose shows all.\n", counted(hidden as u64, "event"));
    }
    text
}

/// The position and, where the file can be read, the line that it names.
fn snippet(places: &Places, at: SourceLocation, preposition: &str, who: &str, sources: Sources) -> String {
    let Some(file) = places.file(at) else {
        return format!("  {preposition} an unknown place{who}\n");
    };
    let mut text = format!("  {preposition} {file}:{}{who}\n", at.line);
    let source = sources(file);
    if let Some(line) = source.as_deref().and_then(|source| source.lines().nth(at.line as usize - 1)) {
        let _ = writeln!(text, "  {:>4} | {}", at.line, line.trim_end());
    }
    text
}
