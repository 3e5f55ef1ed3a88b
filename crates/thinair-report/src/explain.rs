//! The full reasoning behind a violation, for those who know memory models: the cycle, the base relations, and what each model says about this execution.
//! Nothing here is looked up: the execution is run again for each model, and its axioms are asked.

use thinair_core::engine::replay::{self, Replayed, Script};
use thinair_core::execution::Execution;
use thinair_core::model::Model;
use thinair_core::relation::Relation;
use thinair_core::{axioms, cat, mapping};

use crate::Report;
use crate::analysis::Analysis;
use crate::layout::kind_name;
use crate::style::Style;
use crate::view::View;

/// Paragraphs for the terminal, ending with a line feed.
pub fn render(report: &Report, view: &View, analysis: &Analysis, style: &Style) -> String {
    let mut text = format!("\n{}\n", style.strong("The reasoning"));
    if analysis.cycle.is_empty() {
        text += &style.wrap(
            "Among the events that the failure depends on, po, rf, co and fr have no cycle: some interleaving of the threads gives them.",
            "  ",
        );
    } else {
        let mut path = String::new();
        for edge in &analysis.cycle {
            path += &format!("{} -{}-> ", view.names[edge.from], kind_name(edge.kind));
        }
        path += &view.names[analysis.cycle[0].from];
        text += &style.wrap(&format!("A cycle that no interleaving has: {path}"), "  ");
        let steps: Vec<String> =
            analysis.unordered.iter().map(|&(before, after)| format!("{} → {}", view.names[before], view.names[after])).collect();
        let what = match analysis.fences_help {
            Some(true) => "Full fences at these steps of program order (all of them, and no fewer) would forbid it",
            Some(false) => "Even full fences at its steps of program order would not forbid it here",
            None => "Its steps of program order",
        };
        if !steps.is_empty() {
            text += &style.wrap(&format!("{what}: {}", steps.join(", ")), "  ");
        }
    }
    let x = view.execution();
    let relations: [(&str, &Relation); 6] =
        [("rf", &x.rf), ("co", &x.co), ("rmw", &x.rmw), ("addr", &x.addr), ("data", &x.data), ("ctrl", &x.ctrl)];
    for (name, relation) in relations {
        let relation = if name == "co" { relation.difference(&relation.compose(relation)) } else { relation.clone() };
        let pairs: Vec<String> = relation.iter().map(|(from, to)| format!("{} → {}", event_name(view, x, from), view.names[to])).collect();
        if !pairs.is_empty() {
            text += &style.wrap(&format!("{name}: {}", pairs.join(", ")), "  ");
        }
    }
    text + &models(report, view, style)
}

fn event_name(view: &View, x: &Execution, event: usize) -> String {
    if x.events[event].is_init() { format!("init({})", view.places.location(x.events[event].location)) } else { view.names[event].clone() }
}

/// Which models have this execution.
fn models(report: &Report, view: &View, style: &Style) -> String {
    let Some(script) = Script::of(view.violation) else { return String::new() };
    let mut text = format!("\n{}\n", style.strong("This execution under each model"));
    for model in Model::every() {
        let said = match replay::run(&mapping::lower(report.program, model), report.options.unroll, &script) {
            Err(_) => "cannot be run".to_owned(),
            Ok(replayed) if is_allowed(&replayed, model) && !is_allowed(&replayed, model.of_single_executions()) => {
                format!("allowed if re-execution justifies it (`--model {}` decides)", model.name())
            }
            Ok(replayed) if is_allowed(&replayed, model) => "allowed".to_owned(),
            Ok(replayed) => {
                forbidden_by(&replayed, model).map_or_else(|| "forbidden".to_owned(), |axiom| format!("forbidden by the axiom `{axiom}`"))
            }
        };
        text += &format!("  {:8} {said}\n", model.name());
    }
    text
}

/// Is an execution one of the model's?
pub fn is_allowed(replayed: &Replayed, model: Model) -> bool {
    if model.re_executes() {
        // Whether others justify an execution with a cycle is no question that it can answer alone.
        return axioms::rc11::consistent_but_for_cycles(&replayed.execution);
    }
    axioms::find(model.name()).is_some_and(|axioms| (axioms.consistent)(&replayed.execution))
}

/// The first axiom of the model's text that the execution breaks.
pub fn forbidden_by(replayed: &Replayed, model: Model) -> Option<String> {
    let text = cat::builtin(model.name())?;
    let model = cat::Model::parse(model.name(), text, &mut cat::include_builtin).ok()?;
    model.check(&replayed.execution, &[]).ok()?.failed
}
