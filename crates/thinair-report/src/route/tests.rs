//! Lines around boxes, whatever the links are.

use super::*;
use crate::trouble::TroubleKind;
use thinair_core::ir::SourceLocation;

/// Small numbers that look random.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % below
    }
}

/// Threads with gaps in their columns, and links between any two steps.
fn random(dice: &mut Dice, shape: Shape) -> Layout {
    let mut layout = Layout {
        shape,
        headings: Vec::new(),
        nodes: Vec::new(),
        links: Vec::new(),
        rows: 0,
        left_out: Vec::new(),
        initially: "x = 0".to_owned(),
        own_file: "@x.c:".to_owned(),
    };
    let mut next = 0;
    for thread in 0..1 + dice.roll(6) {
        let column = if shape == Shape::Columns { thread } else { 0 };
        let mut row = if shape == Shape::Columns { 0 } else { next };
        layout.headings.push(Heading { thread: thread as u32, text: format!("thread {thread}: worker"), column, row });
        row += usize::from(shape == Shape::Stacked);
        for step in 0..1 + dice.roll(7) {
            row += if shape == Shape::Columns { dice.roll(2) } else { 0 };
            layout.nodes.push(Node {
                event: None,
                thread: thread as u32,
                name: format!("{thread}.{step}"),
                action: "W x = 1 ".repeat(1 + dice.roll(9)),
                source: String::new(),
                place: "line 12".to_owned(),
                at: SourceLocation::default(),
                marked: false,
                stands: false,
                column,
                row,
            });
            if step > 0 {
                let to = layout.nodes.len() - 1;
                layout.links.push(Link { kind: LinkKind::Order(EdgeKind::Po), from: to - 1, to });
            }
            row += 1;
        }
        next = row;
        layout.rows = layout.rows.max(row);
    }
    for _ in 0..dice.roll(24) {
        let (from, to) = (dice.roll(layout.nodes.len()), dice.roll(layout.nodes.len()));
        let kinds = [
            LinkKind::Order(EdgeKind::Rf),
            LinkKind::Order(EdgeKind::Fr),
            LinkKind::Trouble(TroubleKind::NoOrder),
            LinkKind::Trouble(TroubleKind::Again),
        ];
        let kind = kinds[dice.roll(4)];
        let is_new = layout.links.iter().all(|other| (other.kind, other.from, other.to) != (kind, from, to));
        // A step may come again by itself.
        if (from != to || kind == LinkKind::Trouble(TroubleKind::Again)) && is_new {
            layout.links.push(Link { kind, from, to });
        }
    }
    layout
}

/// The parts of lines that are upon each other: along the same coordinate, for more than a point.
fn run_upon(one: &[(i32, i32)], other: &[(i32, i32)]) -> bool {
    let is_flat = |pair: &[(i32, i32)]| pair[0].1 == pair[1].1;
    one.windows(2).any(|this| {
        other.windows(2).any(|that| {
            let (a, b) = (Rect::around(this[0], this[1]), Rect::around(that[0], that[1]));
            is_flat(this) == is_flat(that) && a.meets(&b) && this[0] != this[1] && that[0] != that[1]
        })
    })
}

#[test]
fn lines_go_around_boxes_and_labels_are_apart() {
    let mut dice = Dice(7);
    for round in 0..2000 {
        let shape = if round % 3 == 0 { Shape::Stacked } else { Shape::Columns };
        let layout = random(&mut dice, shape);
        let drawing = route(&layout);
        let solid: Vec<Rect> = drawing.boxes.iter().chain(&drawing.headings).copied().collect();
        for (number, this) in solid.iter().enumerate() {
            assert!(this.x >= 0 && this.x + this.width <= drawing.width && this.y + this.height <= drawing.height, "{round}: outside");
            assert!(solid[..number].iter().all(|other| !other.meets(this)), "{round}: boxes overlap");
        }
        for (number, wire) in drawing.wires.iter().enumerate() {
            for pair in wire.points.windows(2) {
                let line = Rect::around(pair[0], pair[1]);
                // Where it ends, a line touches its box.
                let inner = |rect: &Rect| Rect { x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2 };
                assert!(!solid.iter().any(|rect| inner(rect).meets(&line)), "{round}: line {number} goes through a box");
                assert!(line.x >= 0 && line.x + line.width <= drawing.width, "{round}: line {number} leaves the picture");
            }
            let others = drawing.wires[..number].iter().filter(|other| other.points.len() > 2 || wire.points.len() > 2);
            assert!(others.into_iter().all(|other| !run_upon(&other.points, &wire.points)), "{round}: line {number} runs upon another");
        }
        let labels: Vec<Rect> = drawing.wires.iter().filter_map(|wire| Some(wire.label.as_ref()?.rect)).collect();
        for (number, label) in labels.iter().enumerate() {
            let others = solid.iter().chain(&labels[..number]);
            assert!(others.into_iter().all(|other| !other.meets(label)), "{round}: a label covers something");
            assert!(drawing.wires.iter().filter_map(head).all(|head| !head.meets(label)), "{round}: a label covers the head of an arrow");
        }
    }
}

#[test]
fn long_texts_are_broken_at_blanks() {
    assert_eq!(broken("short", 10), ["short"]);
    assert_eq!(broken("W x = 1 rlx (in the store buffer)", 20), ["W x = 1 rlx (in the", "  store buffer)"]);
    assert_eq!(broken("abcdefghijklmnop", 8), ["abcdefgh", "  ijklmn", "  op"]);
}
