//! The source on the page: every file that the executions touch, in colours, each line with the names of the events from it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use thinair_core::ir::{FileId, SourceLocation};

use super::execution::Tags;
use super::highlight;
use crate::svg::escape;
use crate::{Report, Sources, places};

/// Longer sources are shown around the events only.
const WHOLE_SOURCE: usize = 400;
const CONTEXT: u32 = 4;
/// A line that does something very often has the names of the first few events only.
const MOST_TAGS: usize = 12;

/// The files, the one that the user named first, and the one with the error next; nothing if none can be read.
pub fn render(report: &Report, tags: &[Tags], failed: &[SourceLocation], first: SourceLocation, sources: Sources) -> String {
    let program = report.program;
    let mut files: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
    let named = tags.iter().flat_map(|tags| tags.keys().copied()).chain(failed.iter().map(|at| (at.file.0, at.line)));
    for (file, line) in named.chain([(first.file.0, first.line)]).filter(|&(_, line)| line != 0) {
        files.entry(file).or_default().insert(line);
    }
    let mut order: Vec<(u32, BTreeSet<u32>)> = files.into_iter().collect();
    let is_named = |file: u32| program.files.get(file as usize).is_some_and(|name| name == report.file);
    order.sort_by_key(|&(file, _)| (!is_named(file), file != first.file.0, file));
    let mut html = String::new();
    for (file, lines) in order {
        let at = SourceLocation { file: FileId(file), line: 1, column: 1, called: 0 };
        let Some(name) = places::file(program, at) else { continue };
        let Some(text) = sources(name) else { continue };
        html += &one_file(file, name, &text, &lines, tags, failed);
    }
    if html.is_empty() {
        html
    } else {
        format!("<section class=\"code\" aria-label=\"The source\">\n<h2>The source</h2>\n{html}</section>\n")
    }
}

fn one_file(file: u32, name: &str, text: &str, lines: &BTreeSet<u32>, tags: &[Tags], failed: &[SourceLocation]) -> String {
    let count = text.lines().count();
    let near = |line: u32| count <= WHOLE_SOURCE || lines.range(line.saturating_sub(CONTEXT)..=line + CONTEXT).next().is_some();
    let mut html = format!("<h3>{}</h3>\n<ol class=\"source\" tabindex=\"0\" aria-label=\"{0}\">\n", escape(name));
    for (number, content) in (1..).zip(highlight::lines(name, text)) {
        if !near(number) {
            continue;
        }
        let class = if failed.iter().any(|at| (at.file.0, at.line) == (file, number)) { " class=\"failed\"" } else { "" };
        let focus = if lines.contains(&number) { " tabindex=\"0\"" } else { "" };
        let _ = write!(html, "<li value=\"{number}\" data-line=\"{file}:{number}\"{class}{focus}><code>{content}</code>");
        for (execution, tags) in tags.iter().enumerate() {
            let own = tags.get(&(file, number)).map_or(&[][..], Vec::as_slice);
            for (name, event) in own.iter().take(MOST_TAGS) {
                let event = event.map_or_else(String::new, |event| format!(" data-event=\"{event}\""));
                let _ = write!(html, " <span class=\"tag\" data-execution=\"{execution}\"{event}>{}</span>", escape(name));
            }
            if own.len() > MOST_TAGS {
                let more = own.len() - MOST_TAGS;
                let _ = write!(html, " <span class=\"tag quiet\" data-execution=\"{execution}\">and {more} more</span>");
            }
        }
        html += "</li>\n";
    }
    html + "</ol>\n"
}
