//! An execution on a grid: the one layout that all pictures are drawn from. A thread is a column, and its steps go downwards;
//! or, where there is little room, the threads stand below each other in one column.
//!
//! Rows follow time where that costs little room: a read is no higher than the write that it read. Of an order only the steps
//! are linked that no others imply, and within a thread nothing that program order says already. [`crate::route`] makes boxes
//! and lines of it, [`crate::witness`] letters, [`crate::dot`] a text for Graphviz.

use thinair_core::ir::SourceLocation;
use thinair_core::relation::Relation;

use crate::analysis::EdgeKind;
use crate::justification::COMMITTED;
use crate::trouble::{Spot, Trouble, TroubleKind};
use crate::view::{Row, View};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// The threads beside each other.
    Columns,
    /// The threads below each other.
    Stacked,
}

/// What of an execution is laid out.
#[derive(Clone, Copy)]
pub struct Content<'c> {
    /// The events that matter; `None`: all.
    pub events: Option<&'c [usize]>,
    /// Are joins shown, too, and that a thread waits for another to end?
    pub usual: bool,
    /// Events that are pointed at.
    pub marked: &'c [usize],
    /// What is wrong.
    pub troubles: &'c [Trouble],
}

impl Content<'_> {
    /// Everything that pictures show, with nothing pointed at.
    pub const ALL: Content<'static> = Content { events: None, usual: false, marked: &[], troubles: &[] };
}

pub struct Layout {
    pub shape: Shape,
    pub headings: Vec<Heading>,
    pub nodes: Vec<Node>,
    pub links: Vec<Link>,
    pub rows: usize,
    /// Relations whose lines are not drawn, because there is no room for them.
    pub left_out: Vec<EdgeKind>,
    /// `x = 0, y = 0`: what is read of what nobody wrote.
    pub initially: String,
    /// What places of allocation in the file of the violation begin with, which pictures leave out: `@queue.c:`.
    pub own_file: String,
}

pub struct Heading {
    pub thread: u32,
    pub text: String,
    pub column: usize,
    /// Its own row, where threads stand below each other; otherwise it is above all rows.
    pub row: usize,
}

pub struct Node {
    /// The event of the witness, if it is one.
    pub event: Option<usize>,
    pub thread: u32,
    /// `0.2`, with a star if it is committed.
    pub name: String,
    /// `W x = 1 rlx`.
    pub action: String,
    /// `from 0.1`.
    pub source: String,
    /// `line 12`.
    pub place: String,
    pub at: SourceLocation,
    pub marked: bool,
    /// Why the thread goes no further.
    pub stands: bool,
    pub column: usize,
    pub row: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkKind {
    Order(EdgeKind),
    Trouble(TroubleKind),
}

pub struct Link {
    pub kind: LinkKind,
    /// Indices of nodes.
    pub from: usize,
    pub to: usize,
}

impl LinkKind {
    /// A word for it, which is also its class in SVG.
    pub fn name(self) -> &'static str {
        match self {
            LinkKind::Order(kind) => kind_name(kind),
            LinkKind::Trouble(TroubleKind::NoOrder) => "missing",
            LinkKind::Trouble(TroubleKind::Waits) => "waits",
            LinkKind::Trouble(TroubleKind::Again) => "again",
        }
    }

    /// What stands beside the line.
    pub fn label(self) -> &'static str {
        match self {
            LinkKind::Order(kind) => kind_name(kind),
            LinkKind::Trouble(kind) => kind.label(),
        }
    }
}

pub fn kind_name(kind: EdgeKind) -> &'static str {
    match kind {
        EdgeKind::Po => "po",
        EdgeKind::Sync => "sync",
        EdgeKind::Rf => "rf",
        EdgeKind::Co => "co",
        EdgeKind::Fr => "fr",
    }
}

/// Where threads stand below each other, so many lines may run beside each other.
const MOST_BESIDE: usize = 4;
/// Where not all events are shown, so many frees of each thread.
const MOST_OTHERS: usize = 12;

pub fn lay_out(view: &View, content: &Content, shape: Shape) -> Layout {
    let mut layout = Layout {
        shape,
        headings: Vec::new(),
        nodes: Vec::new(),
        links: Vec::new(),
        rows: 0,
        left_out: Vec::new(),
        initially: initially(view, content),
        own_file: own_file(view),
    };
    for column in &view.threads {
        let mut others = 0;
        let mut rows: Vec<&Row> = column.rows.iter().rev().filter(|row| is_shown(row, column.id, content, &mut others)).collect();
        rows.reverse();
        if rows.is_empty() {
            continue;
        }
        let number = if shape == Shape::Columns { layout.headings.len() } else { 0 };
        layout.headings.push(Heading { thread: column.id, text: column.heading.clone(), column: number, row: 0 });
        let nodes = rows.iter().map(|row| node(view, content, row, column.id, number));
        layout.nodes.extend(nodes);
    }
    layout.link(view, content);
    match shape {
        Shape::Columns => layout.rows_in_time(view),
        Shape::Stacked => {
            layout.rows_one_by_one();
            layout.thin_out();
        }
    }
    layout
}

/// How places of allocation in the file of the violation begin.
pub fn own_file(view: &View) -> String {
    let file = view.places.file(view.violation.at).unwrap_or_default();
    format!("@{}:", file.rsplit('/').next().unwrap_or(file))
}

/// Asked of the rows of a thread from the last to the first; `others` counts those that are shown and are no events.
fn is_shown(row: &Row, thread: u32, content: &Content, others: &mut usize) -> bool {
    match (content.events, row.event) {
        _ if row.usual && !content.usual => false,
        (None, _) => true,
        (Some(shown), Some(event)) => shown.contains(&event),
        (Some(_), None) if row.stands => true,
        (Some(_), None) => {
            let spot = Spot::Step(thread, row.at);
            let is_wrong = content.troubles.iter().any(|trouble| trouble.from == spot || trouble.to == spot);
            let ends = row.action.starts_with("free ") || row.action.starts_with("end of ");
            let is_shown = ends && (is_wrong || *others < MOST_OTHERS);
            *others += usize::from(is_shown);
            is_shown
        }
    }
}

fn node(view: &View, content: &Content, row: &Row, thread: u32, column: usize) -> Node {
    let justification = view.violation.justification.as_ref();
    let is_committed = justification.zip(row.event).is_some_and(|(known, event)| known.committed.get(event) == Some(&true));
    Node {
        event: row.event,
        thread,
        name: row.name.clone() + if is_committed { COMMITTED } else { "" },
        action: row.action.clone(),
        source: row.source.clone(),
        place: view.short_line(row.at),
        at: row.at,
        marked: row.event.is_some_and(|event| content.marked.contains(&event)) || row.action.starts_with("! "),
        stands: row.stands,
        column,
        row: 0,
    }
}

/// The initial values that somebody who is shown reads.
fn initially(view: &View, content: &Content) -> String {
    let x = view.execution();
    let is_shown = |event: usize| content.events.is_none_or(|shown| shown.contains(&event));
    let is_read = |event: usize| x.events[event].is_init() && x.rf.successors(event).any(is_shown);
    let values: Vec<String> = (0..x.events.len()).filter(|&event| is_read(event)).map(|event| view.location_and_value(event)).collect();
    values.join(", ")
}

impl Layout {
    pub fn columns(&self) -> usize {
        self.headings.iter().map(|heading| heading.column + 1).max().unwrap_or(0)
    }

    fn node_of(&self, event: usize) -> Option<usize> {
        self.nodes.iter().position(|node| node.event == Some(event))
    }

    fn find(&self, spot: Spot) -> Option<usize> {
        match spot {
            Spot::Event(event) => self.node_of(event),
            Spot::Step(thread, at) => {
                self.nodes.iter().rposition(|node| node.event.is_none() && !node.stands && node.thread == thread && node.at == at)
            }
            Spot::Stands(thread) => self.nodes.iter().rposition(|node| node.stands && node.thread == thread),
        }
    }

    fn link(&mut self, view: &View, content: &Content) {
        for node in 1..self.nodes.len() {
            if self.nodes[node - 1].thread == self.nodes[node].thread {
                self.links.push(Link { kind: LinkKind::Order(EdgeKind::Po), from: node - 1, to: node });
            }
        }
        for trouble in content.troubles {
            if let (Some(from), Some(to)) = (self.find(trouble.from), self.find(trouble.to)) {
                self.links.push(Link { kind: LinkKind::Trouble(trouble.kind), from, to });
                // A free that comes too early is looked at as the access is.
                if trouble.kind == TroubleKind::NoOrder && self.nodes[from].thread != self.nodes[to].thread {
                    self.nodes[from].marked = true;
                    self.nodes[to].marked = true;
                }
            }
        }
        let x = view.execution();
        let fr = x.rf.inverse().compose(&x.co);
        for (kind, relation) in [(EdgeKind::Rf, x.rf.clone()), (EdgeKind::Co, steps(&x.co)), (EdgeKind::Fr, first_missed(&fr, &x.co))] {
            for (from, to) in relation.iter().filter(|&(from, to)| x.events[from].thread != x.events[to].thread) {
                if let (Some(from), Some(to)) = (self.node_of(from), self.node_of(to)) {
                    self.links.push(Link { kind: LinkKind::Order(kind), from, to });
                }
            }
        }
    }

    fn rows_one_by_one(&mut self) {
        let mut next = 0;
        for heading in &mut self.headings {
            heading.row = next;
            next += 1;
            for node in self.nodes.iter_mut().filter(|node| node.thread == heading.thread) {
                node.row = next;
                next += 1;
            }
        }
        self.rows = next;
    }

    /// Where there is little room, more than a few lines beside each other help nobody: relations are left out, which the words
    /// `from 1.2` and the order of writes say as well.
    fn thin_out(&mut self) {
        for kind in [EdgeKind::Co, EdgeKind::Fr, EdgeKind::Rf] {
            let beside = |row: usize| {
                let span = |link: &&Link| {
                    let (from, to) = (self.nodes[link.from].row, self.nodes[link.to].row);
                    link.kind != LinkKind::Order(EdgeKind::Po) && from.min(to) <= row && row <= from.max(to)
                };
                self.links.iter().filter(span).count()
            };
            if (0..self.rows).any(|row| beside(row) > MOST_BESIDE) {
                let all = self.links.len();
                self.links.retain(|link| link.kind != LinkKind::Order(kind));
                self.left_out.extend((self.links.len() < all).then_some(kind));
            }
        }
    }

    /// A read is no higher than the write that it read, and what a new thread does is below what came before it; unless that
    /// makes the picture more than twice as high, or goes in a circle.
    fn rows_in_time(&mut self, view: &View) {
        let x = view.execution();
        let is_before = |link: &&Link| matches!(link.kind, LinkKind::Order(EdgeKind::Po | EdgeKind::Rf));
        let mut before: Vec<(usize, usize, usize)> = Vec::new();
        before.extend(self.links.iter().filter(is_before).map(|link| {
            let step = usize::from(link.kind == LinkKind::Order(EdgeKind::Po));
            (link.from, link.to, step)
        }));
        let packed = settle(self.nodes.len(), before.iter().copied().filter(|&(_, _, step)| step == 1)).unwrap_or_default();
        for (from, to) in x.thread_sync.iter() {
            before.extend(self.node_of(from).zip(self.node_of(to)).map(|(from, to)| (from, to, 1)));
        }
        let height = |rows: &[usize]| rows.iter().max().map_or(0, |&last| last + 1);
        let timed = settle(self.nodes.len(), before.iter().copied()).filter(|rows| height(rows) <= 2 * height(&packed) + 2);
        let rows = timed.unwrap_or(packed);
        self.rows = height(&rows);
        self.nodes.iter_mut().zip(rows).for_each(|(node, row)| node.row = row);
    }
}

/// The least rows for which each second is so much below its first; `None` if there are none.
fn settle(nodes: usize, before: impl Iterator<Item = (usize, usize, usize)> + Clone) -> Option<Vec<usize>> {
    let mut rows = vec![0; nodes];
    for _ in 0..=nodes {
        let mut changed = false;
        for (from, to, step) in before.clone() {
            if rows[to] < rows[from] + step {
                rows[to] = rows[from] + step;
                changed = true;
            }
        }
        if !changed {
            return Some(rows);
        }
    }
    None
}

/// The pairs of a transitive relation that no two others imply.
fn steps(relation: &Relation) -> Relation {
    relation.difference(&relation.compose(relation))
}

/// Of the writes that a read misses, the first.
fn first_missed(fr: &Relation, co: &Relation) -> Relation {
    fr.difference(&fr.compose(co))
}

#[cfg(test)]
mod tests {
    use super::settle;

    #[test]
    fn rows_are_the_least_or_none() {
        assert_eq!(settle(3, [(0, 1, 1), (1, 2, 0)].into_iter()), Some(vec![0, 1, 1]));
        assert_eq!(settle(2, [(0, 1, 1), (1, 0, 0)].into_iter()), None);
    }
}
