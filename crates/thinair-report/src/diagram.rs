//! An execution laid out for drawing: a thread a column, program order downwards, initial values on top; po, rf, co and fr as edges.
//!
//! Of an order only the steps that are not implied by others are drawn. [`crate::svg`] and [`crate::dot`] draw this.

use thinair_core::relation::Relation;

use crate::analysis::EdgeKind;
use crate::view::View;

pub struct Diagram {
    pub nodes: Vec<Node>,
    pub arrows: Vec<Arrow>,
    pub columns: Vec<Heading>,
    pub width: u32,
    pub height: u32,
}

pub struct Heading {
    pub thread: u32,
    pub text: String,
    pub x: u32,
    pub y: u32,
    pub width: u32,
}

pub struct Node {
    /// The event of the witness, if it is one.
    pub event: Option<usize>,
    /// `None` for an initial value.
    pub thread: Option<u32>,
    /// `0.2  W x = 1 rlx`.
    pub text: String,
    /// `line 12`.
    pub place: String,
    /// The source line, where that is in the file of the violation.
    pub line: Option<u32>,
    /// Why the thread goes no further.
    pub stands: bool,
    pub x: u32,
    pub y: u32,
    pub width: u32,
}

pub struct Arrow {
    pub kind: EdgeKind,
    /// Indices of nodes.
    pub from: usize,
    pub to: usize,
}

pub const LETTER: u32 = 8;
pub const NODE_HEIGHT: u32 = 40;
const ROW: u32 = 64;
const GAP: u32 = 96;
const MARGIN: u32 = 24;
const PADDING: u32 = 12;

pub fn kind_name(kind: EdgeKind) -> &'static str {
    match kind {
        EdgeKind::Po => "po",
        EdgeKind::Sync => "sync",
        EdgeKind::Rf => "rf",
        EdgeKind::Co => "co",
        EdgeKind::Fr => "fr",
    }
}

fn text_width(text: &str) -> u32 {
    text.chars().count() as u32 * LETTER + 2 * PADDING
}

pub fn lay_out(view: &View) -> Diagram {
    let x = view.execution();
    let mut diagram = Diagram { nodes: Vec::new(), arrows: Vec::new(), columns: Vec::new(), width: 0, height: 0 };
    let mut node_of = vec![None; x.events.len()];

    // Initial values that somebody reads, or that are overwritten.
    let mut left = MARGIN;
    for (event, this) in x.events.iter().enumerate().filter(|(_, event)| event.is_init()) {
        if (0..x.events.len()).any(|other| x.rf.contains(event, other)) {
            let text = format!("{} = {}", view.places.location(this.location), view.places.value(this.location, this.value));
            let width = text_width(&text).max(text_width("initially"));
            node_of[event] = Some(diagram.nodes.len());
            let place = "initially".to_owned();
            diagram.nodes.push(Node {
                event: Some(event),
                thread: None,
                text,
                place,
                line: None,
                stands: false,
                x: left,
                y: MARGIN,
                width,
            });
            left += width + MARGIN;
        }
    }
    let initial_width = left;
    let top = if diagram.nodes.is_empty() { MARGIN } else { MARGIN + NODE_HEIGHT + 56 };

    let mut left = MARGIN;
    for (column, rows) in view.columns() {
        let mut previous = None;
        let texts: Vec<String> =
            rows.iter().map(|row| if row.name.is_empty() { row.action.clone() } else { format!("{}  {}", row.name, row.action) }).collect();
        let width = texts.iter().map(|text| text_width(text)).max().unwrap_or(0).max(text_width(&column.heading));
        diagram.columns.push(Heading { thread: column.id, text: column.heading.clone(), x: left, y: top, width });
        for (number, (row, text)) in rows.iter().zip(texts).enumerate() {
            let node = diagram.nodes.len();
            if let Some(event) = row.event {
                node_of[event] = Some(node);
            }
            let line = (row.at.line != 0 && row.at.file == view.violation.at.file).then_some(row.at.line);
            diagram.nodes.push(Node {
                event: row.event,
                thread: Some(column.id),
                text,
                place: view.line(row.at),
                line,
                stands: row.stands,
                x: left,
                y: top + 32 + number as u32 * ROW,
                width,
            });
            if let Some(previous) = previous {
                diagram.arrows.push(Arrow { kind: EdgeKind::Po, from: previous, to: node });
            }
            previous = Some(node);
        }
        left += width + GAP;
    }
    diagram.width = (left.saturating_sub(GAP) + MARGIN).max(initial_width).max(200) + GAP / 2;
    diagram.height = diagram.nodes.iter().map(|node| node.y + NODE_HEIGHT).max().unwrap_or(top) + MARGIN;

    let fr = x.rf.inverse().compose(&x.co);
    for (kind, relation) in [(EdgeKind::Rf, x.rf.clone()), (EdgeKind::Co, steps(&x.co)), (EdgeKind::Fr, first_missed(&fr, &x.co))] {
        // That a write comes after the initial value, and an exchange after itself, goes without saying.
        let is_news =
            |from: usize, to: usize| from != to && !x.rmw.contains(from, to) && !(kind == EdgeKind::Co && x.events[from].is_init());
        for (from, to) in relation.iter().filter(|&(from, to)| is_news(from, to)) {
            if let (Some(from), Some(to)) = (node_of[from], node_of[to]) {
                diagram.arrows.push(Arrow { kind, from, to });
            }
        }
    }
    diagram
}

/// The pairs of a transitive relation that no two others imply.
fn steps(relation: &Relation) -> Relation {
    relation.difference(&relation.compose(relation))
}

/// Of the writes that a read misses, the first.
fn first_missed(fr: &Relation, co: &Relation) -> Relation {
    fr.difference(&fr.compose(co))
}
