//! One page that tells everything about a run, with nothing from outside: the verdict, the story, the executions that were kept, each as a picture whose relations can
//! be switched on and off and whose steps can be replayed, and the source with the events beside it. Readable on a phone, in the dark, with a keyboard and aloud.

mod execution;
mod glance;
mod highlight;
mod hint;
mod source;

use std::fmt::Write;

use thinair_core::engine::{Kept, Verdict, Violation};
use thinair_core::ir::SourceLocation;

use crate::analysis::Analysis;
use crate::layout::own_file;
use crate::places::{self, Places};
use crate::story::{self, Story};
use crate::svg::{self, escape};
use crate::view::View;
use crate::{Advice, Report, Sources, justification, names, text, trouble};
use execution::{Shown, Tags, of_kept};

const PAGE_STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// The page, with executions that were kept besides the one that fails. Fixed parts come first, so that what differs between runs is easy to compare.
pub fn render(report: &Report, kept: &[Kept], sources: Sources) -> String {
    let title = format!("{}: {} under {}", names::verdict(&report.outcome.verdict), report.file, report.model_name());
    let mut page = begin(&title);
    page += &summary(report);
    let mut executions = Executions {
        report,
        html: String::new(),
        tags: Vec::new(),
        first: None,
        failed: Vec::new(),
        story: String::new(),
        is_broad: false,
    };
    match &report.outcome.verdict {
        Verdict::Violated(violation) => page += &executions.violated(violation, sources),
        Verdict::Verified => page += "<p>No execution of this program under this model breaks it: all of them were visited.</p>\n",
        _ => page += "<p>Not everything was visited: the notes above say why.</p>\n",
    }
    kept.iter().for_each(|kept| executions.kept(kept));
    page += &executions.finish(kept.len(), sources);
    page + "</main>\n</body>\n</html>\n"
}

/// The page, which looks for a newer version of itself: a script of this name, beside it, names the version that there is.
pub fn refreshing(page: &str, beacon: &str, version: u128) -> String {
    let name: String = beacon.chars().filter(|letter| !letter.is_control()).collect();
    let name =
        name.replace('\\', "\\\\").replace('"', "\\\"").replace('<', "\\u003c").replace('%', "%25").replace('#', "%23").replace('?', "%3f");
    let script = format!(
        "<script>\nwindow.thinairVersion = (version) => {{ if (version !== '{version}') location.reload(); }};\n\
         setInterval(() => {{\n  const script = document.createElement('script');\n  script.src = \"{name}?\" + Date.now();\n  \
         script.onload = script.onerror = () => script.remove();\n  document.head.append(script);\n}}, 500);\n</script>\n</body>"
    );
    page.replace("</body>", &script)
}

/// A page with nothing but a sentence.
pub fn note(title: &str, text: &str) -> String {
    let mut page = begin(title);
    let _ = writeln!(page, "<h1>{}</h1>\n<p role=\"status\">{}</p>\n</main>\n</body>\n</html>", escape(title), escape(text));
    page
}

fn begin(title: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n<style>\n{}{PAGE_STYLE}</style>\n</head>\n<body class=\"thinair\">\n<main>\n",
        escape(title),
        svg::STYLE
    )
}

fn summary(report: &Report) -> String {
    let outcome = report.outcome;
    let verdict = names::verdict(&outcome.verdict);
    let mut html =
        format!("<header>\n<p class=\"verdict {verdict}\" role=\"status\">{verdict}</p>\n<h1>{}</h1>\n<dl>\n", escape(report.file));
    let mut facts = vec![("model", format!("{} ({})", report.model_name(), report.options.model.summary()))];
    // The lines of intermediate code are those of what it was made from.
    if let Verdict::Violated(violation) = &outcome.verdict
        && let Some(source) = places::file(report.program, violation.at)
        && report.files.iter().all(|file| file.ends_with(".ll") && file != source)
    {
        facts.push(("lines are those of", source.to_owned()));
    }
    match &report.states {
        Some(states) => facts.extend([
            ("states", states.states.to_string()),
            ("steps", states.transitions.to_string()),
            ("depth", states.depth.to_string()),
        ]),
        None if matches!(outcome.verdict, Verdict::Violated(_)) && outcome.executions + outcome.blocked == 0 => {
            facts.extend([("found", "in the first execution".to_owned()), ("counted by", names::counted_by(report.options, outcome))]);
        }
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
    notes.extend(names::taken_apart(outcome).map(|at| format!("note: {}{}", names::TAKEN_APART, place(at))));
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
    /// The lines that are wrong.
    failed: Vec<SourceLocation>,
    /// What is told below the executions.
    story: String,
    /// Does a picture need more than its share beside the source?
    is_broad: bool,
}

/// What a picture has beside the source on a usual desk, in pixels.
const USUAL_SHARE: i32 = 780;

impl Executions<'_> {
    fn places<'v>(&'v self, violation: &'v Violation) -> Places<'v> {
        Places::new(self.report.program, self.report.names, Some(violation))
    }

    fn add(&mut self, violation: &Violation, shown: Shown) {
        let section = execution::render(&self.places(violation), violation, &shown);
        self.html += &section.html;
        self.tags.push(section.tags);
        self.is_broad |= section.least > USUAL_SHARE;
    }

    fn shown<'s>(&self, title: &'s str, note: &'s str) -> Shown<'s> {
        let (number, model) = (self.tags.len(), self.report.options.model);
        Shown { number, model, title, note, relevant: &[], marked: &[], troubles: &[], interleaving: &[] }
    }

    /// The one that fails, and the one that justifies it; what comes before them on the page is returned.
    fn violated(&mut self, violation: &Violation, sources: Sources) -> String {
        let report = self.report;
        self.first = Some(violation.at);
        let places = Places::new(report.program, report.names, Some(violation));
        let view = View::new(&places, violation);
        let analysis = report.analyse(violation);
        let story = report.tell(&view, &analysis);
        self.failed = glance::steps(&view, &analysis).into_iter().map(|(at, ..)| at).collect();
        let mut html = format!("<p class=\"error\">{}</p>\n", escape(&text::error_line(&places, violation)));
        html += &glance::render(report, &view, &analysis, &story, sources);
        self.story = told(report, &story).replace(&own_file(&view), "@");
        let troubles = trouble::find(violation, &analysis);
        let note = match violation.justification {
            Some(_) => {
                "Program order and reads-from have a cycle here. Events marked * are committed: they are in the earlier execution, the next one, already."
            }
            None => "",
        };
        let shown = self.shown("the one that fails", note);
        let Analysis { relevant, interleaving, .. } = &analysis;
        self.add(violation, Shown { relevant, marked: &story.marked, troubles: &troubles, interleaving, ..shown });
        self.justified(violation);
        html
    }

    /// The executions that justify one with a cycle, each by the one after it on the page.
    fn justified(&mut self, violation: &Violation) {
        let chain = justification::chain(violation);
        for (number, before) in chain.iter().enumerate() {
            let after = if number == 0 { violation } else { &chain[number - 1] };
            let race = after.justification.as_ref().and_then(|known| known.race);
            let there = |event: usize| justification::same_place(&before.witness, &after.witness, event);
            let race = race.and_then(|(read, write)| Some((there(read)?, there(write)?)));
            let note = match &before.justification {
                None => {
                    "The execution that the one before is justified by: its committed events are here already. The two that are marked race: the \
                     read was executed again, and took that write."
                }
                Some(_) => {
                    "The execution that the one before is justified by, which has a cycle itself: the next one justifies it in turn (* marks what is \
                     committed there). The two that are marked race: the read was executed again, and took that write."
                }
            };
            let marked: Vec<usize> = race.into_iter().flat_map(|(read, write)| [read, write]).collect();
            let relevant: Vec<usize> = (0..before.witness.events.len()).collect();
            let title = if number == 0 { "the earlier one, which justifies it" } else { "the one before, which justifies that" };
            let shown = self.shown(title, note);
            self.add(before, Shown { relevant: &relevant, marked: &marked, ..shown });
        }
    }

    fn kept(&mut self, kept: &Kept) {
        let here = kept.at.iter().copied().find(|at| at.line != 0);
        let Some(at) = self.first.or(here) else { return };
        self.first = Some(at);
        let shown = of_kept(kept, at);
        let analysis = self.report.analyse(&shown);
        let title = if kept.complete { "no error" } else { "no error, but some thread waits for ever" };
        let weak = match (analysis.explained, analysis.cycle.is_empty()) {
            (false, _) => "",
            (true, true) => "The threads take turns here: sequential consistency has this execution, too.",
            (true, false) => "No order in which the threads take turns explains this one: it needs weak memory.",
        };
        let marked = if analysis.cycle.is_empty() { Vec::new() } else { story::surprising(&analysis) };
        let looks = self.shown(title, weak);
        let Analysis { relevant, interleaving, .. } = &analysis;
        self.add(&shown, Shown { relevant, marked: &marked, interleaving, ..looks });
    }

    fn finish(self, kept: usize, sources: Sources) -> String {
        if self.tags.is_empty() {
            return String::new();
        }
        let broad = if self.is_broad { " broad" } else { "" };
        let mut html = format!("<div class=\"desk{broad}\">\n<div class=\"graphs\">\n<h2>Executions</h2>\n");
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
        html += "</div>\n";
        if let Some(first) = self.first {
            html += &source::render(self.report, &self.tags, &self.failed, first, sources);
        }
        html + &format!("</div>\n{}<script>\n{SCRIPT}</script>\n", self.story)
    }
}

fn told(report: &Report, story: &Story) -> String {
    let mut html = String::new();
    if !story.what.is_empty() {
        html += "<section>\n<h2>What happened</h2>\n";
        story.what.iter().for_each(|paragraph| html += &format!("<p>{}</p>\n", escape(paragraph)));
        html += "</section>\n";
    }
    let list = |items: &[String]| items.iter().map(|item| format!("<li>{}</li>\n", escape(item))).collect::<String>();
    if !story.why.is_empty() {
        let model = report.model_name();
        html += &format!("<section>\n<h2>Why {model} allows it</h2>\n<ul>\n{}</ul>\n</section>\n", list(&story.why));
    }
    if let Advice::Helps(changes) = report.advice
        && changes.len() > glance::MOST_CHANGES
    {
        html += &format!("<section>\n<h2>What helps</h2>\n<p>Each of these alone:</p>\n<ul>\n{}</ul>\n</section>\n", list(changes));
    }
    if html.is_empty() { html } else { format!("<div class=\"story\">\n{html}</div>\n") }
}
