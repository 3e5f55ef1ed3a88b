//! One page that tells everything about a run, with nothing from outside: the verdict, the story, the execution as a picture whose relations can be switched
//! on and off and whose steps can be replayed, and the source with the events beside it. Readable on a phone, in the dark, with a keyboard and aloud.

use std::collections::BTreeMap;
use std::fmt::Write;

use thinair_core::engine::{Verdict, Violation};

use crate::analysis::{Analysis, analyse};
use crate::diagram::{self, lay_out};
use crate::places::{self, Places};
use crate::story::{self, Story};
use crate::svg::{self, escape};
use crate::view::View;
use crate::{Advice, Report, Sources, names, text};

/// Longer sources are shown around the events only.
const WHOLE_SOURCE: usize = 400;
const CONTEXT: u32 = 4;

/// The page. Fixed parts come first, so that what differs between runs is easy to compare.
pub fn render(report: &Report, sources: Sources) -> String {
    let title = format!("{}: {} under {}", names::verdict(&report.outcome.verdict), report.file, report.options.model.name());
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n<style>\n{}{PAGE_STYLE}</style>\n</head>\n<body class=\"thinair\">\n<main>\n",
        escape(&title),
        svg::STYLE
    );
    page += &summary(report);
    match &report.outcome.verdict {
        Verdict::Violated(violation) => page += &violated(report, violation, sources),
        Verdict::Verified => page += "<p>No execution of this program under this model breaks it: all of them were visited.</p>\n",
        _ => page += "<p>Not everything was visited: the bounds above say why.</p>\n",
    }
    page + "</main>\n</body>\n</html>\n"
}

fn summary(report: &Report) -> String {
    let outcome = report.outcome;
    let verdict = names::verdict(&outcome.verdict);
    let mut html =
        format!("<header>\n<p class=\"verdict {verdict}\" role=\"status\">{verdict}</p>\n<h1>{}</h1>\n<dl>\n", escape(report.file));
    let facts = [
        ("model", format!("{} ({})", report.options.model.name(), report.options.model.summary())),
        ("executions", outcome.executions.to_string()),
        ("blocked", outcome.blocked.to_string()),
        ("counted by", names::equivalence(report.options.equivalence).to_owned()),
        ("time", format!("{:.3} s", report.elapsed.as_secs_f64())),
    ];
    for (name, value) in facts {
        let _ = writeln!(html, "<div><dt>{name}</dt><dd>{}</dd></div>", escape(&value));
    }
    html += "</dl>\n";
    let mut notes: Vec<String> = Vec::new();
    let place = |at| places::position(report.program, at).map_or_else(String::new, |position| format!(" at {position}"));
    notes.extend(outcome.bounds.iter().map(|hit| format!("bound: {}{}", names::bound_message(hit.bound, report.options), place(hit.at))));
    match &outcome.verdict {
        Verdict::Unsupported(what, at) => notes.push(format!("not supported: {what}{}", place(*at))),
        Verdict::Interrupted => notes.push(format!("bound: {}", names::interruption(report).1)),
        _ => {}
    }
    notes.extend(report.leaks.iter().map(|&at| format!("warning: {}{}", names::LEAK, place(at))));
    if !notes.is_empty() {
        html += "<ul class=\"notes\">\n";
        notes.iter().for_each(|note| html += &format!("<li>{}</li>\n", escape(note)));
        html += "</ul>\n";
    }
    html + "</header>\n"
}

fn violated(report: &Report, violation: &Violation, sources: Sources) -> String {
    let places = Places::new(report.program, report.names, Some(violation));
    let view = View::new(&places, violation);
    let analysis = analyse(report.program, report.options, violation);
    let story = story::tell(&view, report.options.model, &analysis);
    let mut html = format!("<h2>What failed</h2>\n<p class=\"error\">{}</p>\n", escape(&text::error_line(&places, violation)));
    html += &told(report, &story);
    html += &picture(&view, &analysis, &story);
    html += &threads(&view, &story);
    html += &source(&view, sources);
    html + &format!("<script>\n{SCRIPT}</script>\n")
}

fn told(report: &Report, story: &Story) -> String {
    let mut html = String::new();
    if !story.what.is_empty() {
        html += "<h2>What happened</h2>\n";
        story.what.iter().for_each(|paragraph| html += &format!("<p>{}</p>\n", escape(paragraph)));
    }
    let list = |items: &[String]| items.iter().map(|item| format!("<li>{}</li>\n", escape(item))).collect::<String>();
    if !story.why.is_empty() {
        html += &format!("<h2>Why {} allows it</h2>\n<ul>\n{}</ul>\n", report.options.model.name(), list(&story.why));
    }
    match report.advice {
        Advice::None => {}
        Advice::Helps(changes) => {
            html += &format!("<h2>What helps</h2>\n<p>Tried: the program is verified with it.</p>\n<ul>\n{}</ul>\n", list(changes))
        }
        Advice::Hopeless => {
            html += "<h2>What does not help</h2>\n<p>No memory order and no fence: all were tried, as strong as they can be.</p>\n"
        }
    }
    html
}

/// The events in an order in which they can be replayed: one that explains all reads, where there is one.
fn replay_order(view: &View, analysis: &Analysis) -> Vec<usize> {
    if !analysis.interleaving.is_empty() {
        return analysis.interleaving.clone();
    }
    let x = view.execution();
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

fn picture(view: &View, analysis: &Analysis, story: &Story) -> String {
    let diagram = lay_out(view);
    let order = replay_order(view, analysis);
    let mut html = String::from("<h2>The execution</h2>\n<fieldset>\n<legend>Relations</legend>\n");
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
        "</fieldset>\n<p class=\"replay\"><label for=\"step\">Replay</label> <input type=\"range\" id=\"step\" min=\"0\" max=\"{0}\" value=\"{0}\" \
         data-order=\"{1}\"> <output for=\"step\" id=\"step-text\" aria-live=\"polite\">all {0} steps</output></p>\n\
         <p><button type=\"button\" id=\"zoom\" aria-pressed=\"false\">Actual size</button></p>\n",
        order.len(),
        steps.join(" ")
    );
    let _ = write!(
        html,
        "<div class=\"picture\" id=\"picture\" tabindex=\"0\" role=\"group\" aria-label=\"The execution as a graph; the list below has the same events\">\n\
         <svg class=\"thinair\" viewBox=\"0 0 {} {}\" style=\"--natural:{}px\" role=\"img\" aria-label=\"execution graph\">\n{}</svg>\n</div>\n",
        diagram.width,
        diagram.height,
        diagram.width,
        svg::body(&diagram, &story.marked)
    );
    html
}

/// The same as lists: what a phone shows best, and what a screen reader reads.
fn threads(view: &View, story: &Story) -> String {
    let mut html = String::from("<div class=\"threads\">\n");
    for (column, rows) in view.columns() {
        let _ = writeln!(html, "<section>\n<h3>{}</h3>\n<ol>", escape(&column.heading));
        for row in rows {
            let marked = row.event.is_some_and(|event| story.marked.contains(&event));
            let class = match (marked, row.stands) {
                (true, _) => " class=\"marked\"",
                (_, true) => " class=\"stands\"",
                _ => "",
            };
            let event = row.event.map_or_else(String::new, |event| format!(" data-event=\"{event}\""));
            let line = view.line(row.at);
            let _ = writeln!(
                html,
                "<li{class}{event}><b>{}</b> <code>{}</code> <span>{}</span> <small>{}</small></li>",
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

/// The lines of the file of the violation, each with the events that come from it.
fn source(view: &View, sources: Sources) -> String {
    let Some(file) = view.places.file(view.violation.at) else { return String::new() };
    let Some(text) = sources(file) else { return String::new() };
    let mut events: BTreeMap<u32, Vec<(String, Option<usize>)>> = BTreeMap::new();
    for row in view.threads.iter().flat_map(|column| &column.rows).filter(|row| row.at.file == view.violation.at.file && row.at.line != 0) {
        let name = if row.name.is_empty() { row.action.clone() } else { row.name.clone() };
        events.entry(row.at.line).or_default().push((name, row.event));
    }
    events.entry(view.violation.at.line).or_default();
    let count = text.lines().count();
    let near = |line: u32| count <= WHOLE_SOURCE || events.range(line.saturating_sub(CONTEXT)..=line + CONTEXT).next().is_some();
    let mut html = format!("<h2>The source</h2>\n<p>{}</p>\n<ol class=\"source\">\n", escape(file));
    for (number, content) in (1..).zip(text.lines()) {
        if !near(number) {
            continue;
        }
        let class = if number == view.violation.at.line { " class=\"failed\"" } else { "" };
        let _ = write!(html, "<li value=\"{number}\"{class}><code>{}</code>", escape(content));
        for (name, event) in events.get(&number).into_iter().flatten() {
            let event = event.map_or_else(String::new, |event| format!(" data-event=\"{event}\""));
            let _ = write!(html, " <span class=\"tag\"{event}>{}</span>", escape(name));
        }
        html += "</li>\n";
    }
    html + "</ol>\n"
}

const PAGE_STYLE: &str = "\
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:75rem;margin:0 auto;padding:1rem}h1{font-size:1.25rem;margin:.25rem 0}h2{font-size:1.1rem;margin:1.5rem 0 .5rem}h3{font-size:1rem;margin:.5rem 0}
code,.source{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.85rem}
.verdict{display:inline-block;margin:0;padding:.1rem .7rem;border-radius:1rem;font-weight:bold;color:#fff;background:#57606a}
.verdict.verified{background:#1a7f37}.verdict.violated{background:#b3261e}.verdict.bounded,.verdict.interrupted,.verdict.unsupported{background:#8a5a00}
dl{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.5rem 0}dt{font-size:.8rem;opacity:.75}dd{margin:0}
.error{font-weight:bold;border-left:4px solid var(--fr);padding-left:.75rem}
fieldset{border:1px solid var(--line);border-radius:6px;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
.key{font-weight:bold}.key.rf{color:var(--rf)}.key.co{color:var(--co)}.key.fr{color:var(--fr)}
.replay{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}.replay input{flex:1 1 12rem;min-width:0}
.picture{border:1px solid var(--line);border-radius:6px;overflow:auto;max-height:90vh}.picture svg{display:block;width:100%;height:auto;max-width:var(--natural)}
.picture.natural svg{width:var(--natural);max-width:none}
.threads{display:flex;flex-wrap:wrap;gap:1rem;margin-top:1rem}.threads section{flex:1 1 20rem;min-width:0;border:1px solid var(--line);border-radius:6px;padding:.5rem .75rem}
.threads ol{list-style:none;margin:0;padding:0}.threads li{padding:.15rem .4rem;border-radius:4px}.threads .marked{background:var(--mark)}.threads .stands{font-style:italic}
.threads li span,.threads small{opacity:.75}
.source{padding-left:3.2rem}.source code{white-space:pre-wrap}.source li::marker{color:var(--line)}.source .failed{background:var(--mark)}.source li{padding:0 .3rem}
.tag{display:inline-block;background:var(--box);border:1px solid var(--line);border-radius:4px;padding:0 .3rem;font-size:.75rem}
button{font:inherit;padding:.2rem .8rem}.later{opacity:.25}.now rect{stroke-width:3;stroke:var(--rf)}li.now,.tag.now{outline:2px solid var(--rf)}[hidden]{display:none}
@media(max-width:40rem){body{font-size:15px}.source{padding-left:2.6rem}}
";

const SCRIPT: &str = "\
for (const box of document.querySelectorAll('[data-shows]')) {
  box.addEventListener('change', () => {
    const group = document.querySelector('[data-relation=\"' + box.dataset.shows + '\"]');
    if (group) group.style.display = box.checked ? '' : 'none';
  });
}
const slider = document.getElementById('step');
const order = slider.dataset.order.split(' ').filter(Boolean);
const said = document.getElementById('step-text');
slider.addEventListener('input', () => {
  const done = Number(slider.value);
  const all = done === order.length;
  for (const mark of document.querySelectorAll('[data-event]')) {
    const place = order.indexOf(mark.dataset.event);
    mark.classList.toggle('later', place >= done);
    mark.classList.toggle('now', !all && place >= 0 && place === done - 1);
  }
  for (const edge of document.querySelectorAll('.edge')) edge.classList.toggle('later', !all && done === 0);
  const now = done > 0 && document.querySelector('.threads [data-event=\"' + order[done - 1] + '\"]');
  said.textContent = all ? 'all ' + done + ' steps' : 'step ' + done + ' of ' + order.length + (now ? ': ' + now.textContent.trim() : '');
});
const zoom = document.getElementById('zoom');
zoom.addEventListener('click', () => {
  const natural = document.getElementById('picture').classList.toggle('natural');
  zoom.setAttribute('aria-pressed', String(natural));
});
";
