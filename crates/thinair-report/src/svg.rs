//! An execution as a picture in SVG: boxes and lines as [`crate::route`] has placed them, each relation in a colour and a dash
//! of its own, what is wrong in a thick line. Drawn by ourselves, with nothing from outside.

use std::fmt::Write;

use thinair_core::engine::Verdict;

use crate::analysis::EdgeKind;
use crate::layout::{Content, Layout, LinkKind, Shape, lay_out};
use crate::places::Places;
use crate::route::{self, Drawing, LINE, Wire, route};
use crate::trouble::{self, TroubleKind};
use crate::view::View;
use crate::{Report, excerpt, names, text};

/// Colours for light and dark, and the style of pictures; also used by the page in [`crate::html`].
pub const STYLE: &str = include_str!("svg.css");

/// What the lines mean, in the order in which they are told.
const KINDS: [(LinkKind, &str); 7] = [
    (LinkKind::Trouble(TroubleKind::NoOrder), "nothing orders the two"),
    (LinkKind::Trouble(TroubleKind::Waits), "does not go on before that"),
    (LinkKind::Trouble(TroubleKind::Again), "for ever from there"),
    (LinkKind::Order(EdgeKind::Po), "program order"),
    (LinkKind::Order(EdgeKind::Rf), "is read by"),
    (LinkKind::Order(EdgeKind::Co), "is overwritten by"),
    (LinkKind::Order(EdgeKind::Fr), "read a value from before"),
];

/// Which line is what, of those that a picture has: the kind, and its meaning.
pub fn legend(layout: &Layout) -> impl Iterator<Item = (LinkKind, &'static str)> + '_ {
    KINDS.into_iter().filter(|(kind, _)| layout.links.iter().any(|link| link.kind == *kind))
}

/// A file of its own. A run without a violation has no execution to show, and the picture says so.
pub fn render(report: &Report) -> String {
    let Verdict::Violated(violation) = &report.outcome.verdict else {
        let line = format!(
            "{}: {} under {}: there is no execution to show",
            names::verdict(&report.outcome.verdict),
            report.file,
            report.model_name()
        );
        let width = line.chars().count() as u32 * 8 + 48;
        return format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"thinair\" viewBox=\"0 0 {width} 60\" width=\"{width}\" height=\"60\" role=\"img\">\
             <style>{STYLE}</style><text x=\"24\" y=\"34\">{}</text></svg>\n",
            escape(&line)
        );
    };
    let places = Places::new(report.program, report.names, Some(violation));
    let view = View::new(&places, violation);
    let analysis = report.analyse(violation);
    let marked = report.tell(&view, &analysis).marked;
    let troubles = trouble::find(violation, &analysis);
    let excerpt = excerpt::of(&view, &analysis.relevant, &marked, &troubles);
    let events = excerpt.as_ref().map(|excerpt| excerpt.events.as_slice());
    let layout = lay_out(&view, &Content { events, marked: &marked, troubles: &troubles, usual: false }, Shape::Columns);
    let drawing = route(&layout);
    let title = format!("{} under {}: {}", report.file, report.model_name(), text::error_line(&places, violation));
    let mut keys: Vec<String> = legend(&layout).map(|(kind, meaning)| format!("{}: {meaning}", kind.label())).collect();
    keys.extend(excerpt.map(|excerpt| excerpt.note));
    let width = drawing.width.max(keys.iter().map(|key| route::width_of(key)).max().unwrap_or(0) + 24);
    let height = drawing.height + keys.len() as i32 * LINE + 12;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"thinair\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\" aria-label=\"{0}\">\n<title>{0}</title>\n<style>\n{STYLE}</style>\n<rect width=\"100%\" height=\"100%\" \
         fill=\"var(--paper)\"/>\n",
        escape(&title)
    );
    svg += &definitions();
    svg += &body(&layout, &drawing);
    for (number, key) in keys.iter().enumerate() {
        let y = drawing.height + number as i32 * LINE + 12;
        let _ = writeln!(svg, "<text class=\"quiet\" x=\"12\" y=\"{y}\">{}</text>", escape(key));
    }
    svg + "</svg>\n"
}

/// The heads of the arrows.
pub fn definitions() -> String {
    let mut svg = String::from("<defs>\n");
    for name in KINDS.map(|(kind, _)| kind.name()) {
        let _ = writeln!(
            svg,
            "<marker id=\"arrow-{name}\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" \
             markerUnits=\"userSpaceOnUse\" orient=\"auto-start-reverse\"><path d=\"M0 0L8 4L0 8z\"/></marker>"
        );
    }
    svg + "</defs>\n"
}

/// Everything inside the picture but for [`definitions`]: lines by kind, then headings and boxes, then labels.
pub fn body(layout: &Layout, drawing: &Drawing) -> String {
    let mut svg = String::new();
    let (values, top) = &drawing.initially;
    for (number, line) in values.iter().enumerate() {
        let _ = writeln!(svg, "<text class=\"quiet\" x=\"12\" y=\"{}\">{}</text>", top + number as i32 * LINE + 6, escape(line));
    }
    // What is wrong is drawn last, upon the rest.
    for (kind, _) in KINDS.into_iter().rev() {
        let name = kind.name();
        let wires: Vec<&Wire> =
            layout.links.iter().zip(&drawing.wires).filter(|(link, _)| link.kind == kind).map(|(_, wire)| wire).collect();
        if wires.is_empty() {
            continue;
        }
        let _ = writeln!(svg, "<g class=\"edge {name}\" data-relation=\"{name}\">");
        wires.iter().for_each(|wire| svg += &draw_wire(kind, wire));
        svg += "</g>\n";
    }
    for (heading, rect) in layout.headings.iter().zip(&drawing.headings) {
        let _ = writeln!(svg, "<text class=\"heading\" x=\"{}\" y=\"{}\">{}</text>", rect.x, rect.y + 16, escape(&heading.text));
    }
    for number in 0..layout.nodes.len() {
        svg += &draw_node(layout, drawing, number);
    }
    svg
}

fn draw_node(layout: &Layout, drawing: &Drawing, number: usize) -> String {
    let (node, rect) = (&layout.nodes[number], drawing.boxes[number]);
    let classes = [("marked", node.marked), ("stands", node.stands)];
    let class: String = classes.iter().filter(|(_, holds)| *holds).map(|(name, _)| format!(" {name}")).collect();
    let event = node.event.map_or_else(String::new, |event| format!(" data-event=\"{event}\""));
    let line = if node.at.line == 0 { String::new() } else { format!(" data-line=\"{}:{}\"", node.at.file.0, node.at.line) };
    let mut svg = format!(
        "<g class=\"node{class}\"{event}{line}><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"5\"/>",
        rect.x, rect.y, rect.width, rect.height
    );
    let lines = &drawing.texts[number];
    let top = rect.y + (rect.height - lines.len() as i32 * LINE) / 2 + 13;
    for (row, line) in lines.iter().enumerate() {
        let quiet = if line.quiet { " class=\"quiet\"" } else { "" };
        let (x, y) = (rect.x + 10, top + row as i32 * LINE);
        let _ = write!(svg, "<text{quiet} x=\"{x}\" y=\"{y}\" xml:space=\"preserve\">{}</text>", escape(&line.text));
    }
    svg + "</g>\n"
}

fn draw_wire(kind: LinkKind, wire: &Wire) -> String {
    // What is missing has no direction.
    let head = if kind == LinkKind::Trouble(TroubleKind::NoOrder) {
        String::new()
    } else {
        format!(" marker-end=\"url(#arrow-{})\"", kind.name())
    };
    let mut svg = format!("<path d=\"{}\"{head}/>", path(&wire.points));
    if let Some(label) = &wire.label {
        let rect = label.rect;
        let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
        let turned = if label.upright { format!(" transform=\"rotate(-90 {x} {y})\"") } else { String::new() };
        let _ = write!(svg, "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>", rect.x, rect.y, rect.width, rect.height);
        let _ = write!(svg, "<text x=\"{x}\" y=\"{}\" text-anchor=\"middle\"{turned}>{}</text>", y + 4, kind.label());
    }
    svg + "\n"
}

/// A line with round corners.
fn path(points: &[(i32, i32)]) -> String {
    const RADIUS: i32 = 6;
    let Some(&(x, y)) = points.first() else { return String::new() };
    let mut path = format!("M{x} {y}");
    for corner in points.windows(3) {
        let towards = |(x, y): (i32, i32), (to_x, to_y): (i32, i32)| {
            let length = (to_x - x).abs().max((to_y - y).abs());
            let step = RADIUS.min(length / 2);
            (x + (to_x - x).signum() * step, y + (to_y - y).signum() * step)
        };
        let (before, after) = (towards(corner[1], corner[0]), towards(corner[1], corner[2]));
        let _ = write!(path, "L{} {}Q{} {} {} {}", before.0, before.1, corner[1].0, corner[1].1, after.0, after.1);
    }
    if let [.., (x, y)] = points {
        let _ = write!(path, "L{x} {y}");
    }
    path
}

/// Text for XML.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            // XML has no way to write these.
            letter if letter.is_control() && letter != '\n' && letter != '\t' => escaped.push('\u{fffd}'),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The colours of one mode, by name.
    fn colours(text: &str) -> std::collections::BTreeMap<&str, [f64; 3]> {
        let pairs = text.split("--").skip(1).filter_map(|part| part.split_once(":#"));
        let channel = |digits: &str, at: usize| {
            let value = f64::from(u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).unwrap()) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        pairs.map(|(name, rest)| (name, [0, 1, 2].map(|at| channel(rest, at)))).collect()
    }

    /// What the guidelines for accessible content (WCAG 2.1, AA) ask of text: 4.5 to 1.
    #[test]
    fn texts_stand_out() {
        let blocks: Vec<&str> = STYLE.split(".thinair{--").skip(1).map(|part| part.split('}').next().unwrap()).collect();
        assert_eq!(blocks.len(), 2, "light and dark");
        for block in blocks {
            let block = format!("--{block}");
            let colours = colours(&block);
            let light = |name: &str| {
                let [red, green, blue] = colours[name];
                0.2126 * red + 0.7152 * green + 0.0722 * blue
            };
            let contrast = |one: &str, other: &str| {
                let (one, other) = (light(one), light(other));
                (one.max(other) + 0.05) / (one.min(other) + 0.05)
            };
            for (text, grounds) in [
                ("ink", &["paper", "box", "mark"][..]),
                ("soft", &["paper", "box", "mark"]),
                ("rf", &["paper"]),
                ("co", &["paper"]),
                ("fr", &["paper"]),
                ("bad", &["paper"]),
                ("word", &["paper", "mark"]),
                ("string", &["paper", "mark"]),
                ("number", &["paper", "mark"]),
            ] {
                for ground in grounds {
                    assert!(contrast(text, ground) >= 4.5, "{text} on {ground}: {:.2}", contrast(text, ground));
                }
            }
            // Lines and frames are no text: 3 to 1.
            for line in ["line", "now"] {
                assert!(contrast(line, "paper") >= 3.0, "{line}: {:.2}", contrast(line, "paper"));
            }
        }
    }

    #[test]
    fn corners_are_round() {
        assert_eq!(path(&[(0, 0), (10, 0), (10, 40)]), "M0 0L5 0Q10 0 10 6L10 40");
    }
}
