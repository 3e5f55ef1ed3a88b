//! An execution as a picture in letters, drawn from the same layout as the others: a thread a column, program order downwards,
//! each read with the write that it read, and a line between two steps of different threads that nothing orders.
//!
//! Where the columns would not fit the width, the threads stand below each other instead.

use crate::layout::{Content, Layout, LinkKind, Shape, lay_out};
use crate::style::Style;
use crate::trouble::TroubleKind;
use crate::view::View;

const GAP: &str = "    ";

/// The execution, ending with a line feed; empty if nothing had happened yet.
pub fn render(view: &View, content: &Content, style: &Style) -> String {
    let layout = lay_out(view, content, Shape::Columns);
    let picture = Picture::new(&layout, style);
    let mut text = if picture.width() <= style.width {
        picture.beside()
    } else {
        let layout = lay_out(view, content, Shape::Stacked);
        Picture::new(&layout, style).below()
    };
    let coherence = coherence(view, content);
    if !coherence.is_empty() {
        text.push('\n');
    }
    text + &coherence
}

struct Picture<'p> {
    layout: &'p Layout,
    style: &'p Style,
    /// The text of each node, without what pads it.
    texts: Vec<String>,
    /// Of each column.
    widths: Vec<usize>,
    /// The two steps that nothing orders, if there is one such pair: the one further left or above first.
    unordered: Option<(usize, usize)>,
}

impl<'p> Picture<'p> {
    fn new(layout: &'p Layout, style: &'p Style) -> Picture<'p> {
        let any_marked = layout.nodes.iter().any(|node| node.marked && node.event.is_some());
        let mut texts = vec![String::new(); layout.nodes.len()];
        for heading in &layout.headings {
            let own: Vec<usize> = (0..layout.nodes.len()).filter(|&node| layout.nodes[node].thread == heading.thread).collect();
            let cells: Vec<[String; 4]> = own
                .iter()
                .map(|&node| &layout.nodes[node])
                .map(|node| [node.name.clone(), node.action.clone(), node.source.clone(), node.place.clone()])
                .collect();
            for (&node, text) in own.iter().zip(align(&cells)) {
                let prefix = match (any_marked, layout.nodes[node].marked) {
                    (false, _) => "",
                    (true, true) => "> ",
                    (true, false) => "  ",
                };
                texts[node] = format!("{prefix}{text}");
            }
        }
        let width = |column: usize| {
            let headings = layout.headings.iter().filter(|heading| heading.column == column).map(|heading| heading.text.chars().count());
            let nodes = layout.nodes.iter().zip(&texts).filter(|(node, _)| node.column == column);
            headings.chain(nodes.map(|(_, text)| text.chars().count())).max().unwrap_or(0)
        };
        let widths = (0..layout.columns()).map(width).collect();
        Picture { layout, style, texts, widths, unordered: unordered(layout) }
    }

    /// What is between a column and the next one, where no line is.
    fn gap(&self, column: usize) -> usize {
        match self.unordered {
            Some((left, _)) if self.layout.shape == Shape::Columns && self.layout.nodes[left].column == column => {
                TroubleKind::NoOrder.label().len() + 12
            }
            _ => GAP.len(),
        }
    }

    fn width(&self) -> usize {
        let gaps = (1..self.widths.len()).map(|column| self.gap(column - 1));
        self.widths.iter().sum::<usize>() + gaps.sum::<usize>() + GAP.len()
    }

    fn painted(&self, node: usize) -> String {
        let text = &self.texts[node];
        if self.layout.nodes[node].marked { self.style.alarm(text) } else { text.clone() }
    }

    /// The threads beside each other.
    fn beside(&self) -> String {
        let mut text = String::new();
        if self.layout.headings.is_empty() {
            return text;
        }
        let headings = self.layout.headings.iter().map(|heading| (self.style.strong(&heading.text), heading.text.chars().count()));
        self.push_row(&mut text, &headings.map(Some).collect::<Vec<_>>(), None);
        for row in 0..self.layout.rows {
            let cell = |column: usize| {
                let node = self.layout.nodes.iter().position(|node| node.column == column && node.row == row)?;
                Some((self.painted(node), self.texts[node].chars().count()))
            };
            self.push_row(&mut text, &(0..self.widths.len()).map(cell).collect::<Vec<_>>(), Some(row));
        }
        text
    }

    /// A line of the picture from its cells, each with how many letters it shows.
    fn push_row(&self, text: &mut String, cells: &[Option<(String, usize)>], row: Option<usize>) {
        let mut line = String::new();
        // Where nothing follows, nothing is padded.
        let mut room = 0;
        for (column, cell) in cells.iter().enumerate() {
            if column > 0 {
                let wire = row.and_then(|row| self.between(column - 1, row));
                let gap = self.gap(column - 1);
                match wire {
                    Some(wire) => {
                        line += &" ".repeat(room);
                        room = gap - wire.chars().count();
                        line += &self.style.alarm(&wire);
                    }
                    None => room += gap,
                }
            }
            if let Some((cell, letters)) = cell {
                line += &" ".repeat(room);
                line += cell;
                room = self.widths[column] - letters;
            } else {
                room += self.widths[column];
            }
        }
        push_line(text, &line);
    }

    /// The part of the line between two steps that is in a row, right of a column.
    fn between(&self, column: usize, row: usize) -> Option<String> {
        let (left, right) = self.unordered?;
        let (left, right) = (&self.layout.nodes[left], &self.layout.nodes[right]);
        let label = TroubleKind::NoOrder.label();
        if left.column != column || row < left.row.min(right.row) || row > left.row.max(right.row) {
            return None;
        }
        let down = left.row < right.row;
        Some(match (row == left.row, row == right.row) {
            (true, true) => format!("  --- {label} ---"),
            (true, false) => format!("  --{}", if down { '.' } else { '\'' }),
            (false, true) => format!("    {}- {label} ---", if down { '\'' } else { '.' }),
            (false, false) => "    |".to_owned(),
        })
    }

    /// The threads below each other, with the line on their right.
    fn below(&self) -> String {
        let mut text = String::new();
        let ends = self.unordered.map(|(first, second)| (self.layout.nodes[first].row, self.layout.nodes[second].row));
        let widest = self.widths.first().copied().unwrap_or(0);
        // A line that would leave the terminal is not drawn.
        let ends = ends.filter(|_| widest + TroubleKind::NoOrder.label().len() + 10 <= self.style.width);
        for row in 0..self.layout.rows {
            let heading = self.layout.headings.iter().find(|heading| heading.row == row);
            let node = self.layout.nodes.iter().position(|node| node.row == row);
            let (mut line, letters) = match (heading, node) {
                (Some(heading), _) => (self.style.strong(&heading.text), heading.text.chars().count()),
                (None, Some(node)) => (self.painted(node), self.texts[node].chars().count()),
                (None, None) => continue,
            };
            let wire = match ends {
                Some((first, _)) if row == first => " --.",
                Some((_, second)) if row == second => " --' no order",
                Some((first, second)) if first < row && row < second => "   |",
                _ => "",
            };
            if heading.is_some() && row > 0 {
                let blank = if wire.is_empty() { String::new() } else { format!("{}{}", " ".repeat(widest), self.style.alarm(wire)) };
                push_line(&mut text, &blank);
            }
            if !wire.is_empty() {
                line += &format!("{}{}", " ".repeat(widest - letters), self.style.alarm(wire));
            }
            push_line(&mut text, &line);
        }
        text
    }
}

/// The pair of steps in different threads that nothing orders, if they can be joined by a line.
fn unordered(layout: &Layout) -> Option<(usize, usize)> {
    let is_missing = |kind: LinkKind| kind == LinkKind::Trouble(TroubleKind::NoOrder);
    let mut pairs = layout.links.iter().filter(|link| is_missing(link.kind));
    let (link, None) = (pairs.next()?, pairs.next()) else { return None };
    let place = |node: usize| (layout.nodes[node].column, layout.nodes[node].row);
    let (first, second) = if place(link.from) <= place(link.to) { (link.from, link.to) } else { (link.to, link.from) };
    let (this, that) = (&layout.nodes[first], &layout.nodes[second]);
    let is_near = match layout.shape {
        Shape::Columns => this.column + 1 == that.column,
        Shape::Stacked => this.thread != that.thread,
    };
    is_near.then_some((first, second))
}

fn push_line(text: &mut String, line: &str) {
    if !line.is_empty() {
        text.push_str("  ");
        text.push_str(line.trim_end());
    }
    text.push('\n');
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
fn coherence(view: &View, selection: &Content) -> String {
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
