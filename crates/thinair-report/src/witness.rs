//! An execution as a picture in text: a thread a column, program order downwards, each read with the write that it read.
//!
//! Where the columns would not fit the width, the threads stand below each other instead.

use crate::justification::COMMITTED;
use crate::style::Style;
use crate::view::{Row, View};

const GAP: &str = "    ";

/// What of an execution is shown.
pub struct Selection<'s> {
    /// The events that matter; `None`: all.
    pub events: Option<&'s [usize]>,
    /// Are joins shown, too, and that a thread waits for another to end?
    pub usual: bool,
    /// Events that are pointed at.
    pub marked: &'s [usize],
}

/// The execution, ending with a line feed; empty if nothing had happened yet.
pub fn render(view: &View, selection: &Selection, style: &Style) -> String {
    let threads: Vec<Vec<Line>> =
        view.threads.iter().map(|column| lines(view, column, selection)).filter(|lines| lines.len() > 1).collect();
    let widths: Vec<usize> = threads.iter().map(|lines| lines.iter().map(Line::width).max().unwrap_or(0)).collect();

    let mut text = String::new();
    if widths.iter().sum::<usize>() + GAP.len() * widths.len() <= style.width {
        let height = threads.iter().map(Vec::len).max().unwrap_or(0);
        for row in 0..height {
            let cells = threads.iter().zip(&widths).map(|(lines, &width)| match lines.get(row) {
                Some(line) => format!("{}{:padding$}", line.painted(style), "", padding = width - line.width()),
                None => " ".repeat(width),
            });
            push_line(&mut text, &cells.collect::<Vec<_>>().join(GAP));
        }
    } else {
        for (index, lines) in threads.iter().enumerate() {
            if index > 0 {
                text.push('\n');
            }
            for line in lines {
                push_line(&mut text, &line.painted(style));
            }
        }
    }
    let coherence = coherence(view, selection);
    if !coherence.is_empty() {
        text.push('\n');
    }
    text + &coherence
}

struct Line {
    text: String,
    marked: bool,
    heading: bool,
}

impl Line {
    fn width(&self) -> usize {
        self.text.chars().count()
    }

    fn painted(&self, style: &Style) -> String {
        if self.marked {
            style.alarm(&self.text)
        } else if self.heading {
            style.strong(&self.text)
        } else {
            self.text.clone()
        }
    }
}

fn push_line(text: &mut String, line: &str) {
    text.push_str("  ");
    text.push_str(line.trim_end());
    text.push('\n');
}

/// The heading of a thread and its steps. What does not matter is left out, with a word about it.
fn lines(view: &View, column: &crate::view::Column, selection: &Selection) -> Vec<Line> {
    let is_shown = |row: &&Row| match (selection.events, row.event) {
        _ if row.usual && !selection.usual => false,
        (None, _) => true,
        (Some(shown), Some(event)) => shown.contains(&event),
        (Some(_), None) => row.stands || row.action.starts_with("free ") || row.action.starts_with("end of "),
    };
    let any_marked =
        view.threads.iter().flat_map(|column| &column.rows).any(|row| row.event.is_some_and(|event| selection.marked.contains(&event)));
    let shown: Vec<&Row> = column.rows.iter().filter(is_shown).collect();
    let cells: Vec<[String; 4]> =
        shown.iter().map(|row| [marked_name(view, row), row.action.clone(), row.source.clone(), view.line(row.at)]).collect();
    let mut lines = vec![Line { text: column.heading.clone(), marked: false, heading: true }];
    for (row, text) in shown.iter().zip(align(&cells)) {
        let marked = row.event.is_some_and(|event| selection.marked.contains(&event)) || row.action.starts_with("! ");
        let prefix = match (any_marked, marked) {
            (false, _) => "",
            (true, true) => "> ",
            (true, false) => "  ",
        };
        lines.push(Line { text: format!("{prefix}{text}"), marked, heading: false });
    }
    lines
}

/// The name of a row's event; one that XMM has committed is marked.
fn marked_name(view: &View, row: &Row) -> String {
    let justification = view.violation.justification.as_ref();
    let is_committed = justification.zip(row.event).is_some_and(|(justification, event)| justification.committed[event]);
    row.name.clone() + if is_committed { COMMITTED } else { "" }
}

/// Pads the cells of each column to one width, two spaces between them; a column without content takes no room.
fn align(rows: &[[String; 4]]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; 4] = std::array::from_fn(width);
    let line = |row: &[String; 4]| {
        let cells = (0..4).filter(|&column| widths[column] > 0).map(|column| format!("{:1$}", row[column], widths[column]));
        cells.collect::<Vec<_>>().join("  ")
    };
    rows.iter().map(line).collect()
}

/// The order of the writes to each location that was written more than once.
fn coherence(view: &View, selection: &Selection) -> String {
    let mut text = String::new();
    let is_shown = |event: &usize| selection.events.is_none_or(|shown| shown.contains(event)) || view.execution().events[*event].is_init();
    let list =
        |writes: &[usize]| writes.iter().filter(|event| is_shown(event)).map(|&index| view.names[index].as_str()).collect::<Vec<_>>();
    for (location, placed, waiting) in view.coherence() {
        let (placed, waiting) = (list(&placed), list(&waiting));
        if placed.len() + waiting.len() < 3 {
            continue;
        }
        let mut line = format!("writes to {}, in coherence order: {}", view.places.location(location), placed.join(", "));
        if !waiting.is_empty() {
            line += &format!("; without a place yet: {}", waiting.join(", "));
        }
        push_line(&mut text, &line);
    }
    text
}
