//! An execution as a picture in SVG: a thread a column, program order downwards; po, rf, co and fr in colours and dashes. Drawn by ourselves, with nothing
//! from outside.

use std::fmt::Write;

use thinair_core::engine::Verdict;

use crate::analysis::EdgeKind;
use crate::diagram::{Arrow, Diagram, NODE_HEIGHT, Node, kind_name, lay_out};
use crate::places::Places;
use crate::view::View;
use crate::{Report, names, text};

/// Colours for light and dark; also used by the page in [`crate::html`].
pub const STYLE: &str = "\
.thinair{--ink:#1b1f24;--paper:#ffffff;--box:#f3f5f8;--line:#8b95a1;--rf:#1a7f37;--co:#9a5b00;--fr:#c4232b;--sync:#6f42c1;--mark:#ffe8e6}
@media(prefers-color-scheme:dark){.thinair{--ink:#e6e9ee;--paper:#14171c;--box:#222832;--line:#77818f;--rf:#4ac26b;--co:#e0a100;--fr:#ff7b72;--sync:#b392f0;--mark:#4d1f22}}
.thinair text{fill:var(--ink);font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.thinair .heading{font-weight:bold}.thinair .place{font-size:11px;opacity:.75}
.thinair .node rect{fill:var(--box);stroke:var(--line)}.thinair .init rect{stroke-dasharray:2 2}
.thinair .marked rect{fill:var(--mark);stroke:var(--fr);stroke-width:2}.thinair .stands rect{fill:none;stroke:var(--fr);stroke-dasharray:4 3}
.thinair path{fill:none;stroke-width:1.6}.thinair .po path{stroke:var(--line)}
.thinair .rf path{stroke:var(--rf)}.thinair .co path{stroke:var(--co);stroke-dasharray:7 4}.thinair .fr path{stroke:var(--fr);stroke-dasharray:2 4}
.thinair .rf text{fill:var(--rf)}.thinair .co text{fill:var(--co)}.thinair .fr text{fill:var(--fr)}
.thinair .edge text{font-size:11px;paint-order:stroke;stroke:var(--paper);stroke-width:4px}
.thinair marker path{stroke:none}.thinair #arrow-po path{fill:var(--line)}.thinair #arrow-rf path{fill:var(--rf)}.thinair #arrow-co path{fill:var(--co)}.thinair #arrow-fr path{fill:var(--fr)}
";

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
    let title = format!("{} under {}: {}", report.file, report.model_name(), text::error_line(&places, violation));
    let diagram = lay_out(&view);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"thinair\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" role=\"img\" aria-label=\"{2}\">\n\
         <title>{2}</title>\n<style>{STYLE}</style>\n<rect width=\"100%\" height=\"100%\" fill=\"var(--paper)\"/>\n",
        diagram.width,
        diagram.height + 24,
        escape(&title)
    );
    svg += &definitions();
    svg += &body(&diagram, &marked);
    // Which line is what.
    let _ = writeln!(
        svg,
        "<text x=\"24\" y=\"{}\" class=\"place\">po: program order; rf: reads from; co: is overwritten by; fr: read a value from before</text>\n</svg>",
        diagram.height + 12
    );
    svg
}

/// The heads of the arrows.
pub fn definitions() -> String {
    let mut svg = String::from("<defs>\n");
    for kind in ["po", "rf", "co", "fr"] {
        let _ = writeln!(
            svg,
            "<marker id=\"arrow-{kind}\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto-start-reverse\">\
             <path d=\"M0 0L8 4L0 8z\"/></marker>"
        );
    }
    svg + "</defs>\n"
}

/// Everything inside the picture but for [`definitions`]: arrows by relation, then headings and boxes.
pub fn body(diagram: &Diagram, marked: &[usize]) -> String {
    let mut svg = String::new();
    for kind in [EdgeKind::Po, EdgeKind::Co, EdgeKind::Rf, EdgeKind::Fr] {
        let name = kind_name(kind);
        let _ = writeln!(svg, "<g class=\"edge {name}\" data-relation=\"{name}\">");
        for (number, arrow) in diagram.arrows.iter().filter(|arrow| arrow.kind == kind).enumerate() {
            svg += &draw_arrow(diagram, arrow, number as i32);
        }
        svg += "</g>\n";
    }
    for heading in &diagram.columns {
        let _ = writeln!(svg, "<text class=\"heading\" x=\"{}\" y=\"{}\">{}</text>", heading.x, heading.y + 18, escape(&heading.text));
    }
    for node in &diagram.nodes {
        svg += &draw_node(node, marked);
    }
    svg
}

fn draw_node(node: &Node, marked: &[usize]) -> String {
    let mut class = String::from("node");
    if node.event.is_some_and(|event| marked.contains(&event)) {
        class += " marked";
    }
    if node.thread.is_none() {
        class += " init";
    }
    if node.stands {
        class += " stands";
    }
    let line = node.line.map_or_else(String::new, |line| format!(" data-line=\"{line}\""));
    let event = node.event.map_or_else(String::new, |event| format!(" data-event=\"{event}\""));
    format!(
        "<g class=\"{class}\"{event}{line}><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{NODE_HEIGHT}\" rx=\"5\"/>\
         <text x=\"{}\" y=\"{}\" xml:space=\"preserve\">{}</text><text class=\"place\" x=\"{}\" y=\"{}\">{}</text></g>\n",
        node.x,
        node.y,
        node.width,
        node.x + 12,
        node.y + 17,
        escape(&node.text),
        node.x + 12,
        node.y + 32,
        escape(&node.place)
    )
}

/// From side to side between columns, around the right side within one.
fn draw_arrow(diagram: &Diagram, arrow: &Arrow, number: i32) -> String {
    let (from, to) = (&diagram.nodes[arrow.from], &diagram.nodes[arrow.to]);
    let middle = |node: &Node| node.y as i32 + NODE_HEIGHT as i32 / 2;
    let name = kind_name(arrow.kind);
    let end = format!("marker-end=\"url(#arrow-{name})\"");
    if arrow.kind == EdgeKind::Po {
        let x = from.x + 24;
        return format!("<path d=\"M{x} {}V{}\" {end}/>\n", from.y + NODE_HEIGHT, to.y);
    }
    // Arrows between the same columns are moved a little apart by their kind.
    let shift = match arrow.kind {
        EdgeKind::Rf => -6,
        EdgeKind::Co => 6,
        _ => 0,
    };
    let (path, label_x, label_y) = if from.thread.is_none() {
        let (x1, y1) = ((from.x + from.width / 2) as i32 + shift, (from.y + NODE_HEIGHT) as i32);
        let to_left = to.x as i32 > x1;
        let x2 = if to_left { to.x as i32 } else { (to.x + to.width) as i32 };
        let y2 = middle(to) + shift;
        let bend = if to_left { x2 - 40 } else { x2 + 40 };
        (format!("M{x1} {y1}C{x1} {} {bend} {y2} {x2} {y2}", y1 + 40), (x1 + bend) / 2, (y1 + y2) / 2)
    } else if from.x == to.x {
        let x = (from.x + from.width) as i32;
        let (y1, y2) = (middle(from) + shift, middle(to) + shift);
        let bulge = 30 + (number % 4) * 10;
        (format!("M{x} {y1}C{0} {y1} {0} {y2} {x} {y2}", x + bulge), x + bulge * 3 / 4, (y1 + y2) / 2)
    } else {
        let rightwards = from.x < to.x;
        let x1 = if rightwards { (from.x + from.width) as i32 } else { from.x as i32 };
        let x2 = if rightwards { to.x as i32 } else { (to.x + to.width) as i32 };
        let (y1, y2) = (middle(from) + shift, middle(to) + shift);
        let half = (x2 - x1) / 2;
        (format!("M{x1} {y1}C{} {y1} {} {y2} {x2} {y2}", x1 + half, x2 - half), x1 + half, (y1 + y2) / 2 - 3 + shift)
    };
    format!("<path d=\"{path}\" {end}/><text x=\"{label_x}\" y=\"{label_y}\" text-anchor=\"middle\">{name}</text>\n")
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
