//! One page that tells everything about a run, with nothing from outside: the verdict, the story, the executions that were kept, each as a picture whose relations can
//! be switched on and off and whose steps can be replayed, and the source with the events beside it. Readable on a phone, in the dark, with a keyboard and aloud.

mod execution;

use std::collections::BTreeSet;
use std::fmt::Write;

use thinair_core::engine::{Justification, Kept, Verdict, Violation};
use thinair_core::ir::SourceLocation;

use crate::places::{self, Places};
use crate::story::{self, Story};
use crate::svg::{self, escape};
use crate::view::View;
use crate::{Advice, Report, Sources, justification, names, text};
use execution::{Shown, Tags, of_kept};

/// Longer sources are shown around the events only.
const WHOLE_SOURCE: usize = 400;
const CONTEXT: u32 = 4;

const PAGE_STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// The page, with executions that were kept besides the one that fails. Fixed parts come first, so that what differs between runs is easy to compare.
pub fn render(report: &Report, kept: &[Kept], sources: Sources) -> String {
    let title = format!("{}: {} under {}", names::verdict(&report.outcome.verdict), report.file, report.model_name());
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n<style>\n{}{PAGE_STYLE}</style>\n</head>\n<body class=\"thinair\">\n<main>\n",
        escape(&title),
        svg::STYLE
    );
    page += &summary(report);
    let mut executions = Executions { report, html: String::new(), tags: Vec::new(), first: None };
    match &report.outcome.verdict {
        Verdict::Violated(violation) => page += &executions.violated(violation),
        Verdict::Verified => page += "<p>No execution of this program under this model breaks it: all of them were visited.</p>\n",
        _ => page += "<p>Not everything was visited: the notes above say why.</p>\n",
    }
    kept.iter().for_each(|kept| executions.kept(kept));
    page += &executions.finish(kept.len(), sources);
    page + "</main>\n</body>\n</html>\n"
}

fn summary(report: &Report) -> String {
    let outcome = report.outcome;
    let verdict = names::verdict(&outcome.verdict);
    let mut html =
        format!("<header>\n<p class=\"verdict {verdict}\" role=\"status\">{verdict}</p>\n<h1>{}</h1>\n<dl>\n", escape(report.file));
    let mut facts = vec![("model", format!("{} ({})", report.model_name(), report.options.model.summary()))];
    match &report.states {
        Some(states) => facts.extend([
            ("states", states.states.to_string()),
            ("steps", states.transitions.to_string()),
            ("depth", states.depth.to_string()),
        ]),
        None => facts.extend([
            ("executions", outcome.executions.to_string()),
            ("blocked", outcome.blocked.to_string()),
            ("counted by", names::counted_by(report.options, outcome)),
        ]),
    }
    facts.extend(outcome.re_executions.iter().map(|counts| ("load buffering", justification::statistics(counts))));
    facts.push(("time", format!("{:.3} s", report.elapsed.as_secs_f64())));
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

/// The executions of the page, and what the source has to know of them.
struct Executions<'a> {
    report: &'a Report<'a>,
    html: String,
    /// Of each execution.
    tags: Vec<Tags>,
    /// Where the error is, or else the first event: the file that is shown.
    first: Option<SourceLocation>,
}

impl Executions<'_> {
    fn places<'v>(&'v self, violation: &'v Violation) -> Places<'v> {
        Places::new(self.report.program, self.report.names, Some(violation))
    }

    fn add(&mut self, violation: &Violation, title: &str, note: &str, marked: &[usize], interleaving: &[usize]) {
        let shown = Shown { number: self.tags.len(), title, marked, note, interleaving };
        let (html, tags) = execution::render(&self.places(violation), violation, &shown);
        self.html += &html;
        self.tags.push(tags);
    }

    /// The one that fails, and the one that justifies it; what comes before them on the page is returned.
    fn violated(&mut self, violation: &Violation) -> String {
        let report = self.report;
        self.first = Some(violation.at);
        let places = self.places(violation);
        let view = View::new(&places, violation);
        let analysis = report.analyse(violation);
        let story = report.tell(&view, &analysis);
        let mut html = format!("<h2>What failed</h2>\n<p class=\"error\">{}</p>\n", escape(&text::error_line(&places, violation)));
        html += &told(report, &story);
        let note = match violation.justification {
            Some(_) => {
                "Program order and reads-from have a cycle here. Events marked * are committed: they are in the earlier execution, the next one, already."
            }
            None => "",
        };
        self.add(violation, "the one that fails", note, &story.marked, &analysis.interleaving);
        if let Some(justification) = &violation.justification {
            let Justification { earlier, .. } = &**justification;
            let before = justification::earlier(violation, earlier);
            let note = "The execution that the one before is justified by: its committed events are here already.";
            self.add(&before, "the earlier one, which justifies it", note, &[], &[]);
        }
        html
    }

    fn kept(&mut self, kept: &Kept) {
        let here = kept.at.iter().copied().find(|at| at.line != 0);
        let Some(at) = self.first.or(here) else { return };
        self.first = Some(at);
        let shown = of_kept(kept, at);
        let analysis = self.report.analyse(&shown);
        let title = if kept.complete { "no error" } else { "no error, but some thread waits for ever" };
        let weak = match analysis.cycle.is_empty() {
            true => "The threads take turns here: sequential consistency has this execution, too.",
            false => "No order in which the threads take turns explains this one: it needs weak memory.",
        };
        let marked = if analysis.cycle.is_empty() { Vec::new() } else { story::surprising(&analysis) };
        self.add(&shown, title, weak, &marked, &analysis.interleaving);
    }

    fn finish(self, kept: usize, sources: Sources) -> String {
        if self.tags.is_empty() {
            return String::new();
        }
        let mut html = String::from("<h2>Executions</h2>\n");
        // Arrow heads are the same for all pictures, and must not be in one that is hidden.
        html += &format!("<svg class=\"thinair heads\" aria-hidden=\"true\">{}</svg>\n", svg::definitions());
        if self.tags.len() > 1 {
            html += "<nav id=\"browse\" aria-label=\"Executions\" hidden=\"\">\n<button type=\"button\" id=\"previous\" aria-keyshortcuts=\"p\">Previous</button>\n\
                     <button type=\"button\" id=\"next\" aria-keyshortcuts=\"n\">Next</button>\n<span id=\"where\" role=\"status\"></span>\n</nav>\n";
        }
        html += &self.html;
        if kept > 0 && self.report.outcome.executions > kept as u64 {
            html += &format!(
                "<p class=\"more\">Of the {} executions the first {kept} were kept (<code>--keep N</code> keeps more).</p>\n",
                self.report.outcome.executions
            );
        }
        html += &self.source(sources);
        html + &format!("<script>\n{SCRIPT}</script>\n")
    }

    /// The lines of the file of the violation, each with the events that come from it.
    fn source(&self, sources: Sources) -> String {
        let Some(at) = self.first else { return String::new() };
        let Some(file) = places::file(self.report.program, at) else { return String::new() };
        let Some(text) = sources(file) else { return String::new() };
        let failed = matches!(self.report.outcome.verdict, Verdict::Violated(_)).then_some(at.line);
        let lines: BTreeSet<u32> = self.tags.iter().flat_map(|tags| tags.keys().copied()).chain(failed).collect();
        let count = text.lines().count();
        let near = |line: u32| count <= WHOLE_SOURCE || lines.range(line.saturating_sub(CONTEXT)..=line + CONTEXT).next().is_some();
        let mut html = format!("<h2>The source</h2>\n<p>{}</p>\n<ol class=\"source\">\n", escape(file));
        for (number, content) in (1..).zip(text.lines()) {
            if !near(number) {
                continue;
            }
            let class = if failed == Some(number) { " class=\"failed\"" } else { "" };
            let _ = write!(html, "<li value=\"{number}\"{class}><code>{}</code>", escape(content));
            for (execution, tags) in self.tags.iter().enumerate() {
                for (name, event) in tags.get(&number).into_iter().flatten() {
                    let event = event.map_or_else(String::new, |event| format!(" data-event=\"{event}\""));
                    let _ = write!(html, " <span class=\"tag\" data-execution=\"{execution}\"{event}>{}</span>", escape(name));
                }
            }
            html += "</li>\n";
        }
        html + "</ol>\n"
    }
}

fn told(report: &Report, story: &Story) -> String {
    let mut html = String::new();
    if !story.what.is_empty() {
        html += "<h2>What happened</h2>\n";
        story.what.iter().for_each(|paragraph| html += &format!("<p>{}</p>\n", escape(paragraph)));
    }
    let list = |items: &[String]| items.iter().map(|item| format!("<li>{}</li>\n", escape(item))).collect::<String>();
    if !story.why.is_empty() {
        html += &format!("<h2>Why {} allows it</h2>\n<ul>\n{}</ul>\n", report.model_name(), list(&story.why));
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
