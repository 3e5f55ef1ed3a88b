//! The first thing on the page: which lines are wrong, which order is missing, and what to change.

use std::collections::BTreeSet;
use std::fmt::Write;

use thinair_core::engine::{Violation, ViolationKind};
use thinair_core::ir::SourceLocation;

use super::{highlight, hint::hint};
use crate::analysis::Analysis;
use crate::layout::own_file;
use crate::story::Story;
use crate::svg::escape;
use crate::view::View;
use crate::{Advice, Report, Sources, message, patch};

/// More changes that help are below, with the story.
pub const MOST_CHANGES: usize = 2;

pub fn render(report: &Report, view: &View, analysis: &Analysis, story: &Story, sources: Sources) -> String {
    let card = |id: &str, title: &str, body: &str| format!("<section class=\"card\" id=\"{id}\">\n<h2>{title}</h2>\n{body}</section>\n");
    let mut html = String::from("<div class=\"glance\">\n");
    html += &card("lines", "Which lines", &lines(view, analysis, sources));
    let title = match view.violation.kind {
        ViolationKind::Deadlock => "Who waits for whom",
        ViolationKind::EndlessWait | ViolationKind::MaySpin => "What never ends",
        _ => "Which order is missing",
    };
    html += &card("order", title, &order(view, analysis, story));
    html += &card("change", "What to change", &change(report, view, analysis));
    html + "</div>\n"
}

/// The lines involved, with the thread and what it does there: those whose order is missing, and those that the error names.
pub fn steps(view: &View, analysis: &Analysis) -> Vec<(SourceLocation, Option<u32>, &'static str)> {
    let x = view.execution();
    let mut shown = message::places_involved(view.violation);
    let mut steps = Vec::new();
    for &(before, after) in analysis.unordered.iter().filter(|_| view.violation.kind == ViolationKind::Assertion) {
        for event in [before, after] {
            let at = view.violation.witness_at.get(event).copied().unwrap_or_default();
            let place = (at, x.events[event].thread, if x.events[event].is_write() { "the store" } else { "the load" });
            if !steps.contains(&place) {
                steps.push(place);
            }
        }
    }
    steps.sort_by_key(|&(at, thread, _)| (thread, at));
    steps.append(&mut shown);
    steps
}

/// The same with their text.
fn lines(view: &View, analysis: &Analysis, sources: Sources) -> String {
    let mut html = String::from("<ul>\n");
    for (at, thread, what) in steps(view, analysis) {
        let Some(file) = view.places.file(at) else { continue };
        let who = thread.map_or_else(String::new, |thread| format!(", {}", view.heading(thread)));
        let what = if what.is_empty() { String::new() } else { format!(", {what}") };
        let _ = writeln!(html, "<li>{}{}{what}", escape(&view.short_line(at)), escape(&who));
        let text = sources(file).and_then(|source| Some(source.lines().nth((at.line as usize).checked_sub(1)?)?.trim().to_owned()));
        if let Some(text) = text {
            let _ = writeln!(html, "<code>{}</code>", highlight::lines(file, &text).concat());
        }
        html += "</li>\n";
    }
    html + "</ul>\n"
}

/// `the store of x (line 3)`.
fn named(view: &View, event: usize) -> String {
    let this = &view.execution().events[event];
    let what = match (this.is_write(), this.is_read()) {
        (true, _) => format!("the store of {}", view.places.location(this.location)),
        (_, true) => format!("the load of {}", view.places.location(this.location)),
        _ => "the fence".to_owned(),
    };
    let at = view.violation.witness_at.get(event).copied().unwrap_or_default();
    match view.short_line(at) {
        line if line.is_empty() => what,
        line => format!("{what} ({line})"),
    }
}

fn order(view: &View, analysis: &Analysis, story: &Story) -> String {
    let own_file = own_file(view);
    // Objects have the names that they have in the picture.
    let paragraph = |text: &str| format!("<p>{}</p>\n", escape(&text.replace(&own_file, "@")));
    let violation = view.violation;
    let sentence = message::sentence(view.places, violation);
    let waits = matches!(violation.kind, ViolationKind::Deadlock | ViolationKind::EndlessWait | ViolationKind::MaySpin);
    if waits {
        return sentence.split("; ").map(|part| paragraph(&capital(part))).collect();
    }
    let involved = message::places_involved(violation);
    if let ([first, second, ..], true) = (involved.as_slice(), crosses(violation)) {
        let step = |&(at, thread, what): &(SourceLocation, Option<u32>, &str)| {
            let who = thread.map_or_else(String::new, |thread| format!(" in thread {thread}"));
            format!("{what}{who} ({})", view.short_line(at))
        };
        let mut html = paragraph(&format!("Nothing orders {} and {}.", step(first), step(second)));
        html += &story.why.first().map_or_else(String::new, |why| paragraph(why));
        return html;
    }
    if !analysis.unordered.is_empty() {
        let step = |&(before, after): &(usize, usize)| {
            let thread = view.execution().events[before].thread.unwrap_or_default();
            format!("<li>in thread {thread}, {} before {}</li>\n", escape(&named(view, before)), escape(&named(view, after)))
        };
        let mut unordered = analysis.unordered.clone();
        unordered.sort_by_key(|&(before, _)| (view.execution().events[before].thread, before));
        let steps: String = unordered.iter().map(step).collect();
        let why = match analysis.fences_help {
            Some(true) => "Each thread does this in order, but others need not see it so:",
            Some(false) => "Each thread does this in order, others need not see it so, and more than this is missing:",
            None => "Each thread does this in order; that of one of these would have to be kept:",
        };
        return format!("{}<ul>\n{steps}</ul>\n", paragraph(why));
    }
    if analysis.aba.is_some() {
        return paragraph(
            "None between memory accesses: a value went away and came back, and who compares it cannot tell (ABA), as told below.",
        );
    }
    if analysis.explained && analysis.cycle.is_empty() && is_of_one_thread(view, analysis) {
        return paragraph("None: in this execution it depends on nothing that another thread did.");
    }
    if analysis.cycle.is_empty() && !analysis.interleaving.is_empty() {
        return paragraph("None between memory accesses: it happens when the threads just take turns, as the replay below shows.");
    }
    if !analysis.explained {
        return paragraph("Not known: large executions, and those of models of your own, are shown without a reason.");
    }
    paragraph(if sentence.is_empty() { "None that is known: see the execution below." } else { &sentence })
}

/// Does what the failure depends on lie in one thread?
fn is_of_one_thread(view: &View, analysis: &Analysis) -> bool {
    let x = view.execution();
    let events = analysis.relevant.iter().filter_map(|&event| x.events[event].thread);
    let threads: BTreeSet<u32> = events.chain(view.violation.detail.parties.iter().map(|party| party.thread)).collect();
    threads.len() == 1
}

/// Is it about two things in different threads?
fn crosses(violation: &Violation) -> bool {
    let parties = &violation.detail.parties;
    let kinds = [ViolationKind::DataRace, ViolationKind::UseAfterFree, ViolationKind::DoubleFree];
    let named = message::places_involved(violation);
    kinds.contains(&violation.kind) && parties.len() >= 2 && matches!(named.as_slice(), [(_, one, _), (_, other, _), ..] if one != other)
}

fn change(report: &Report, view: &View, analysis: &Analysis) -> String {
    match report.advice {
        Advice::Helps(changes) => {
            let items: Vec<String> = changes.iter().take(MOST_CHANGES).map(|change| format!("<p>{}</p>\n", escape(change))).collect();
            let model = report.model_name();
            format!(
                "{}<p class=\"quiet\">Tried: the program is verified with it. <code>thinair fix {} --model {model}</code> {}.</p>\n",
                items.join("<p class=\"quiet\">or</p>\n"),
                escape(report.file),
                patch::offer(report.file)
            )
        }
        Advice::Hopeless => {
            let tried = "Not a memory order: all were tried, and fences everywhere, as strong as they can be.";
            format!("<p>{tried}</p>\n<p>{}</p>\n", escape(hint(view.violation, analysis, true)))
        }
        Advice::None => format!("<p>{}</p>\n", escape(hint(view.violation, analysis, false))),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect::<String>() + ".")
}
