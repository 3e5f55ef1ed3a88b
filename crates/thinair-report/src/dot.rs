//! An execution as a graph in the language of Graphviz: a thread a cluster, program order downwards; po, rf, co and fr in colours.

use std::fmt::Write;

use thinair_core::engine::Verdict;

use crate::analysis::EdgeKind;
use crate::layout::{Content, LinkKind, Shape, lay_out};
use crate::places::Places;
use crate::trouble::{self, TroubleKind};
use crate::view::View;
use crate::{Report, names, text};

/// A file of its own; without a violation, a graph that only says so.
pub fn render(report: &Report) -> String {
    let Verdict::Violated(violation) = &report.outcome.verdict else {
        let line = format!("{}: {} under {}", names::verdict(&report.outcome.verdict), report.file, report.model_name());
        return format!("digraph execution {{\n  label={};\n}}\n", quoted(&line));
    };
    let places = Places::new(report.program, report.names, Some(violation));
    let view = View::new(&places, violation);
    let troubles = trouble::find(violation, &report.analyse(violation));
    let layout = lay_out(&view, &Content { troubles: &troubles, ..Content::ALL }, Shape::Columns);
    let title = format!("{} under {}: {}", report.file, report.model_name(), text::error_line(&places, violation));
    let mut dot = format!("digraph execution {{\n  label={};\n  labelloc=t;\n  node [shape=box, fontname=monospace];\n", quoted(&title));
    if !layout.initially.is_empty() {
        let _ = writeln!(dot, "  initially [label={}, style=dashed];", quoted(&format!("initially: {}", layout.initially)));
    }
    for heading in &layout.headings {
        let _ = writeln!(dot, "  subgraph cluster_{} {{\n    label={};", heading.thread, quoted(&heading.text));
        for (number, node) in layout.nodes.iter().enumerate().filter(|(_, node)| node.thread == heading.thread) {
            let name = if node.name.is_empty() { String::new() } else { format!("{}  ", node.name) };
            let place = if node.place.is_empty() { String::new() } else { format!("\n{}", node.place) };
            let _ = writeln!(dot, "    n{number} [label={}];", quoted(&format!("{name}{}{place}", node.action)));
        }
        dot += "  }\n";
    }
    for link in &layout.links {
        let (colour, style) = match link.kind {
            LinkKind::Order(EdgeKind::Po | EdgeKind::Sync) => ("gray40", "solid"),
            LinkKind::Order(EdgeKind::Rf) => ("forestgreen", "solid"),
            LinkKind::Order(EdgeKind::Co) => ("darkorange3", "dashed"),
            LinkKind::Order(EdgeKind::Fr) => ("dodgerblue4", "dotted"),
            LinkKind::Trouble(TroubleKind::NoOrder) => ("firebrick", "dashed, penwidth=2, dir=none"),
            LinkKind::Trouble(_) => ("firebrick", "solid, penwidth=2"),
        };
        let free = if link.kind == LinkKind::Order(EdgeKind::Po) { "" } else { ", constraint=false" };
        let label = quoted(link.kind.label());
        let _ = writeln!(dot, "  n{} -> n{} [label={label}, color={colour}, fontcolor={colour}, style={style}{free}];", link.from, link.to);
    }
    dot + "}\n"
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}
