//! One execution on the page: its picture, once with the threads beside each other and once below each other, of which the page
//! shows the one that fits; its replay; and the same as lists, which a screen reader reads.

use std::collections::BTreeMap;
use std::fmt::Write;

use thinair_core::engine::{Kept, Violation, ViolationKind};
use thinair_core::ir::SourceLocation;
use thinair_core::model::Model;

use crate::excerpt;
use crate::layout::{Content, LinkKind, Shape, kind_name, lay_out, own_file};
use crate::places::Places;
use crate::route::route;
use crate::sight::{self, Replay};
use crate::svg::{self, escape};
use crate::trouble::Trouble;
use crate::view::View;

/// What is shown of an execution, besides itself.
pub struct Shown<'a> {
    /// Its number on the page, from 0.
    pub number: usize,
    pub model: Model,
    /// `the one that fails`.
    pub title: &'a str,
    /// The events that it is about.
    pub relevant: &'a [usize],
    /// The events to look at.
    pub marked: &'a [usize],
    pub troubles: &'a [Trouble],
    /// What follows the title, as text.
    pub note: &'a str,
    /// An order that explains all reads, if there is one.
    pub interleaving: &'a [usize],
}

/// The lines (file and number), with the events that come from them: their names, and their numbers if they are events.
pub type Tags = BTreeMap<(u32, u32), Vec<(String, Option<usize>)>>;

/// A picture may be made so much smaller before the threads go below each other, in percent.
const SMALLEST: i32 = 85;

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

/// The section of an execution.
pub struct Section {
    pub html: String,
    pub tags: Tags,
    /// With less room than this, the threads of its picture go below each other.
    pub least: i32,
}

pub fn render(places: &Places, violation: &Violation, shown: &Shown) -> Section {
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
    let content = Content { marked: shown.marked, troubles: shown.troubles, ..Content::ALL };
    let own_file = own_file(&view);
    let (pictures, least) = pictures(&view, shown, &content);
    html += &pictures;
    html += &replay(number, &sight::replay(&view, shown.model, shown.interleaving, shown.marked)).replace(&own_file, "@");
    html += &threads(&view, &content);
    html += &printed(violation);
    html += "</section>\n";
    let mut tags = Tags::new();
    for row in view.threads.iter().flat_map(|column| &column.rows).filter(|row| row.at.line != 0) {
        let name = if row.name.is_empty() { row.action.replace(&own_file, "@") } else { row.name.clone() };
        tags.entry((row.at.file.0, row.at.line)).or_default().push((name, row.event));
    }
    Section { html, tags, least }
}

/// What matters, and where that is not everything the whole below it, if it is not too large; and the room that the first needs.
fn pictures(view: &View, shown: &Shown, content: &Content) -> (String, i32) {
    let id = shown.number.to_string();
    let Some(excerpt) = excerpt::at_a_glance(view, shown.relevant, shown.marked, shown.troubles) else {
        return picture(view, &id, content);
    };
    let steps = excerpt::steps(view);
    let is_too_large = steps > excerpt::MOST_STEPS;
    let lists = if is_too_large { " The lists have all." } else { "" };
    let mut html = format!("<p>{}{lists}</p>\n", escape(&excerpt.note));
    let (first, least) = picture(view, &id, &Content { events: Some(&excerpt.events), ..*content });
    html += &first;
    if !is_too_large {
        let (whole, _) = picture(view, &format!("{id}-whole"), content);
        html += &format!("<details class=\"whole\">\n<summary>All {steps} steps</summary>\n{whole}</details>\n");
    }
    (html, least)
}

fn picture(view: &View, id: &str, content: &Content) -> (String, i32) {
    let beside = lay_out(view, content, Shape::Columns);
    let below = lay_out(view, content, Shape::Stacked);
    let wide = route(&beside);
    let mut html = String::from("<fieldset>\n<legend>Lines</legend>\n");
    for (kind, meaning) in svg::legend(&beside) {
        let (name, label) = (kind.name(), kind.label());
        let _ = match kind {
            LinkKind::Order(_) => writeln!(
                html,
                "<label><input type=\"checkbox\" data-shows=\"{name}\" checked> <span class=\"key {name}\">{label}</span> {meaning}</label>"
            ),
            LinkKind::Trouble(_) => writeln!(html, "<span><span class=\"key {name}\">{label}</span> {meaning}</span>"),
        };
    }
    let least = wide.width * SMALLEST / 100;
    let _ = write!(
        html,
        "</fieldset>\n<style>@container (max-width:{least}px){{#picture-{id} .beside{{display:none}}#picture-{id} .below{{display:block}}}}</style>\n\
         <div class=\"picture\" id=\"picture-{id}\" role=\"group\" aria-label=\"The execution as a graph; the lists below have the same events\">\n"
    );
    for (class, layout, drawing) in [("beside", &beside, &wide), ("below", &below, &route(&below))] {
        let _ = writeln!(
            html,
            "<svg class=\"thinair {class}\" viewBox=\"0 0 {0} {1}\" style=\"--natural:{0}px\" role=\"img\" aria-label=\"execution graph\">\n{2}</svg>",
            drawing.width,
            drawing.height,
            svg::body(layout, drawing)
        );
    }
    if !below.left_out.is_empty() {
        let names: Vec<&str> = below.left_out.iter().map(|&kind| kind_name(kind)).collect();
        let (names, verb) = (names.join(" and "), if names.len() == 1 { "is" } else { "are" });
        let _ = writeln!(html, "<p class=\"below quiet\">There is no room for all lines: {names} {verb} left out.</p>");
    }
    (html + "</div>\n", least)
}

/// A slider, and for each of its steps what the threads could see.
fn replay(number: usize, replay: &Replay) -> String {
    let steps: Vec<String> = replay.order.iter().map(usize::to_string).collect();
    let mut html = format!(
        "<p class=\"replay\"><label for=\"step-{number}\">Replay</label> <input type=\"range\" class=\"step\" id=\"step-{number}\" min=\"0\" max=\"{0}\" \
         value=\"{0}\" data-order=\"{1}\"> <output for=\"step-{number}\" aria-live=\"polite\">{2}</output></p>\n",
        replay.order.len(),
        steps.join(" "),
        if replay.order.len() == 1 { "the only step".to_owned() } else { format!("all {} steps", replay.order.len()) }
    );
    if replay.seen.iter().all(Vec::is_empty) {
        return html;
    }
    if replay.unseen > 0 {
        let _ = writeln!(
            html,
            "<p class=\"quiet\">What threads could see is said at {} of the {} steps: at all of them it would take too long to find out.</p>",
            replay.order.len() - replay.unseen,
            replay.order.len()
        );
    }
    html += "<ol class=\"sights\" hidden=\"\">\n";
    for seen in &replay.seen {
        html += "<li hidden=\"\">";
        for seen in seen {
            let _ = write!(html, "<p><b>thread {}</b> {}</p>", seen.thread, escape(&seen.lines.join("; ")));
        }
        html += "</li>\n";
    }
    html + "</ol>\n"
}

fn threads(view: &View, content: &Content) -> String {
    let layout = lay_out(view, content, Shape::Stacked);
    let mut html = String::from("<details class=\"lists\">\n<summary>The same as lists</summary>\n<div class=\"threads\">\n");
    for heading in &layout.headings {
        let _ = writeln!(html, "<section>\n<h4>{}</h4>\n<ol>", escape(&heading.text));
        for node in layout.nodes.iter().filter(|node| node.thread == heading.thread) {
            let class = match (node.marked, node.stands) {
                (true, _) => " class=\"marked\"",
                (_, true) => " class=\"stands\"",
                _ => "",
            };
            let event = node.event.map_or_else(String::new, |event| format!(" data-event=\"{event}\""));
            let _ = writeln!(
                html,
                "<li{class}{event}><b>{}</b> <code>{}</code> <span>{}</span> <small>{}</small></li>",
                escape(&node.name),
                escape(&node.action),
                escape(&node.source),
                escape(&node.place)
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
    if !orders.is_empty() {
        html += &format!("<ul>\n{}</ul>\n", orders.concat());
    }
    html + "</details>\n"
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
