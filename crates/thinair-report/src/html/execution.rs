//! One execution on the page: its picture with the relations that can be switched, its replay, and the same as lists, which a phone shows best and a screen reader reads.

use std::collections::BTreeMap;
use std::fmt::Write;

use thinair_core::engine::{Kept, Violation, ViolationKind};
use thinair_core::ir::SourceLocation;

use crate::diagram::{self, lay_out};
use crate::justification::COMMITTED;
use crate::places::Places;
use crate::svg::{self, escape};
use crate::view::View;

/// What is shown of an execution, besides itself.
pub struct Shown<'a> {
    /// Its number on the page, from 0.
    pub number: usize,
    /// `the one that fails`.
    pub title: &'a str,
    /// The events to look at.
    pub marked: &'a [usize],
    /// What follows the title, as text.
    pub note: &'a str,
    /// An order that explains all reads, if there is one.
    pub interleaving: &'a [usize],
}

/// The lines of the file that is shown, with the events that come from them: their names, and their numbers if they are events.
pub type Tags = BTreeMap<u32, Vec<(String, Option<usize>)>>;

/// An execution without an error, in the form that views are made of. Of what a violation has more than that, nothing is shown.
pub fn of_kept(kept: &Kept, at: SourceLocation) -> Violation {
    Violation {
        kind: ViolationKind::Assertion,
        message: String::new(),
        at,
        other: None,
        witness: kept.execution.clone(),
        witness_at: kept.at.clone(),
        output: kept.output.clone(),
        justification: None,
        detail: kept.detail.clone(),
        buffered: Vec::new(),
    }
}

/// The events in an order in which they can be replayed: one that explains all reads, where there is one.
fn replay_order(view: &View, interleaving: &[usize]) -> Vec<usize> {
    let x = view.execution();
    if !interleaving.is_empty() {
        return interleaving.to_vec();
    }
    let causal = x.po.union(&x.rf).union(&x.thread_sync);
    let mut left: Vec<usize> = (0..x.events.len()).filter(|&event| !x.events[event].is_init()).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        let is_next = |&&event: &&usize| left.iter().all(|&other| other == event || !causal.contains(other, event));
        // With load buffering there may be none: then program order alone decides.
        let next = left.iter().find(is_next).or_else(|| left.iter().find(|&&event| left.iter().all(|&other| !x.po.contains(other, event))));
        let next = *next.unwrap_or(&left[0]);
        left.retain(|&event| event != next);
        order.push(next);
    }
    order
}

/// The section of an execution.
pub fn render(places: &Places, violation: &Violation, shown: &Shown) -> (String, Tags) {
    let view = View::new(places, violation);
    let number = shown.number;
    let title = escape(shown.title);
    let mut html = format!(
        "<section class=\"execution\" id=\"execution-{number}\" data-title=\"{title}\" aria-labelledby=\"title-{number}\">\n\
         <h3 id=\"title-{number}\">Execution {}: {title}</h3>\n",
        number + 1
    );
    if !shown.note.is_empty() {
        html += &format!("<p>{}</p>\n", escape(shown.note));
    }
    html += &picture(&view, shown);
    html += &threads(&view, shown.marked);
    html += &printed(violation);
    html += "</section>\n";
    let mut tags = Tags::new();
    for row in view.threads.iter().flat_map(|column| &column.rows).filter(|row| row.at.file == violation.at.file && row.at.line != 0) {
        let name = if row.name.is_empty() { row.action.clone() } else { row.name.clone() };
        tags.entry(row.at.line).or_default().push((name, row.event));
    }
    (html, tags)
}

fn picture(view: &View, shown: &Shown) -> String {
    let diagram = lay_out(view);
    let order = replay_order(view, shown.interleaving);
    let number = shown.number;
    let mut html = String::from("<fieldset>\n<legend>Relations</legend>\n");
    for (name, meaning) in [("po", "program order"), ("rf", "reads from"), ("co", "is overwritten by"), ("fr", "read a value from before")]
    {
        if diagram.arrows.iter().any(|arrow| diagram::kind_name(arrow.kind) == name) {
            let _ = writeln!(
                html,
                "<label><input type=\"checkbox\" data-shows=\"{name}\" checked> <span class=\"key {name}\">{name}</span> {meaning}</label>"
            );
        }
    }
    let steps: Vec<String> = order.iter().map(usize::to_string).collect();
    let _ = write!(
        html,
        "</fieldset>\n<p class=\"replay\"><label for=\"step-{number}\">Replay</label> <input type=\"range\" class=\"step\" id=\"step-{number}\" min=\"0\" max=\"{0}\" \
         value=\"{0}\" data-order=\"{1}\"> <output for=\"step-{number}\" aria-live=\"polite\">all {0} steps</output></p>\n\
         <p><button type=\"button\" class=\"zoom\" aria-pressed=\"false\">Actual size</button></p>\n",
        order.len(),
        steps.join(" ")
    );
    let _ = write!(
        html,
        "<div class=\"picture\" tabindex=\"0\" role=\"group\" aria-label=\"The execution as a graph; the lists below have the same events\">\n\
         <svg class=\"thinair\" viewBox=\"0 0 {0} {1}\" style=\"--natural:{0}px\" role=\"img\" aria-label=\"execution graph\">\n{2}</svg>\n</div>\n",
        diagram.width,
        diagram.height,
        svg::body(&diagram, shown.marked)
    );
    html
}

fn threads(view: &View, marked: &[usize]) -> String {
    let mut html = String::from("<div class=\"threads\">\n");
    for (column, rows) in view.columns() {
        let _ = writeln!(html, "<section>\n<h4>{}</h4>\n<ol>", escape(&column.heading));
        for row in rows {
            let marked = row.event.is_some_and(|event| marked.contains(&event));
            let class = match (marked, row.stands) {
                (true, _) => " class=\"marked\"",
                (_, true) => " class=\"stands\"",
                _ => "",
            };
            let event = row.event.map_or_else(String::new, |event| format!(" data-event=\"{event}\""));
            let line = view.line(row.at);
            let is_committed =
                |event: usize| view.violation.justification.as_ref().is_some_and(|known| known.committed.get(event) == Some(&true));
            let star = if row.event.is_some_and(is_committed) { COMMITTED } else { "" };
            let _ = writeln!(
                html,
                "<li{class}{event}><b>{}{star}</b> <code>{}</code> <span>{}</span> <small>{}</small></li>",
                escape(&row.name),
                escape(&row.action),
                escape(&row.source),
                escape(&line)
            );
        }
        html += "</ol>\n</section>\n";
    }
    html += "</div>\n";
    let orders: Vec<String> = view
        .coherence()
        .into_iter()
        .map(|(location, placed, _)| {
            let writes: Vec<&str> = placed.iter().map(|&write| view.names[write].as_str()).collect();
            format!(
                "<li>writes to <code>{}</code>, in coherence order: {}</li>\n",
                escape(&view.places.location(location)),
                writes.join(", ")
            )
        })
        .collect();
    if orders.is_empty() { html } else { format!("{html}<ul>\n{}</ul>\n", orders.concat()) }
}

fn printed(violation: &Violation) -> String {
    let lines: Vec<String> = violation
        .output
        .iter()
        .flat_map(|output| output.text.trim_end_matches('\n').split('\n').map(|line| (output.thread, line)))
        .map(|(thread, line)| format!("<li>thread {thread}: <code>{}</code></li>\n", escape(line)))
        .collect();
    if lines.is_empty() { String::new() } else { format!("<h4>Printed</h4>\n<ul>\n{}</ul>\n", lines.concat()) }
}
