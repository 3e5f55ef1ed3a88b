//! An execution as a graph in the language of Graphviz: a thread a cluster, program order downwards; po, rf, co and fr in colours.

use std::fmt::Write;

use thinair_core::engine::Verdict;

use crate::analysis::EdgeKind;
use crate::diagram::{kind_name, lay_out};
use crate::places::Places;
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
    let diagram = lay_out(&view);
    let title = format!("{} under {}: {}", report.file, report.model_name(), text::error_line(&places, violation));
    let mut dot = format!("digraph execution {{\n  label={};\n  labelloc=t;\n  node [shape=box, fontname=monospace];\n", quoted(&title));
    for (number, node) in diagram.nodes.iter().enumerate().filter(|(_, node)| node.thread.is_none()) {
        let _ = writeln!(dot, "  n{number} [label={}, style=dashed];", quoted(&node.text));
    }
    for heading in &diagram.columns {
        let _ = writeln!(dot, "  subgraph cluster_{} {{\n    label={};", heading.thread, quoted(&heading.text));
        for (number, node) in diagram.nodes.iter().enumerate().filter(|(_, node)| node.thread == Some(heading.thread)) {
            let place = if node.place.is_empty() { String::new() } else { format!("\n{}", node.place) };
            let _ = writeln!(dot, "    n{number} [label={}];", quoted(&format!("{}{place}", node.text)));
        }
        dot += "  }\n";
    }
    for arrow in &diagram.arrows {
        let (colour, style) = match arrow.kind {
            EdgeKind::Po | EdgeKind::Sync => ("gray40", "solid"),
            EdgeKind::Rf => ("forestgreen", "solid"),
            EdgeKind::Co => ("darkorange3", "dashed"),
            EdgeKind::Fr => ("firebrick", "dotted"),
        };
        let free = if arrow.kind == EdgeKind::Po { "" } else { ", constraint=false" };
        let name = kind_name(arrow.kind);
        let _ =
            writeln!(dot, "  n{} -> n{} [label={name}, color={colour}, fontcolor={colour}, style={style}{free}];", arrow.from, arrow.to);
    }
    dot + "}\n"
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}
