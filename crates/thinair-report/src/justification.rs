//! Why XMM allows an execution with a cycle: the race, and the earlier execution that it was re-executed from.

use thinair_core::engine::{Justification, ReExecutions, Violation};

use crate::Report;
use crate::style::Style;
use crate::view::View;
use crate::witness::{self, Selection};

/// What stands beside the name of a committed event.
pub const COMMITTED: &str = "*";

/// What follows the picture of the execution; empty if po and rf have no cycle there.
pub fn render(view: &View, report: &Report, style: &Style) -> String {
    let Some(justification) = &view.violation.justification else { return String::new() };
    let Justification { earlier, committed, race } = &**justification;
    let how = match race {
        Some((read, write)) => format!(
            "The read {} races with the write {}, which comes after it in the earlier execution below; it was executed again to read that \
             write.",
            view.names[*read], view.names[*write]
        ),
        None => "It was re-executed from the earlier execution below.".to_string(),
    };
    let names = view.names.iter().zip(committed).zip(&view.violation.witness.events);
    let new: Vec<&str> =
        names.filter(|((_, committed), event)| !**committed && !event.is_init()).map(|((name, _), _)| name.as_str()).collect();
    let marks = format!("Events marked {COMMITTED} are committed: they were there already. New: {}.", new.join(", "));
    let mut text = format!("\n{}\n", style.strong("Load buffering"));
    let cycle = "Program order and reads-from have a cycle here, which no execution of rc11 has.";
    text += &style.wrap(&format!("{cycle} {how} {marks}"), "  ");
    let before = Violation {
        witness: earlier.clone(),
        witness_at: Vec::new(),
        justification: None,
        detail: Default::default(),
        ..view.violation.clone()
    };
    let earlier = View::new(view.places, &before);
    let picture = witness::render(&earlier, &Selection { events: None, usual: false, marked: &[] }, style);
    let title = style.strong(&format!("The earlier execution, which {} allows", report.options.model.name()));
    text + &format!("\n{title}:\n\n{picture}")
}

/// The numbers of a search, in words.
pub fn statistics(counts: &ReExecutions) -> String {
    let ReExecutions { races, re_executions, cyclic, duplicates, rejected } = counts;
    format!(
        "{cyclic} of these have a cycle of program order and reads-from; {races} load-buffering races, {re_executions} re-executions, \
         {duplicates} duplicates, {rejected} rejected"
    )
}
