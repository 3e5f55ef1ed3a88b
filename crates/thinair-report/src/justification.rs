//! Why XMM allows an execution with a cycle: the race, and the earlier execution that it was re-executed from.

use thinair_core::engine::{Justification, ReExecutions, Violation};
use thinair_core::execution::Execution;

use crate::Report;
use crate::layout::Content;
use crate::style::Style;
use crate::view::View;
use crate::witness;

/// What stands beside the name of a committed event.
pub const COMMITTED: &str = "*";

/// What follows the picture of the execution; empty if po and rf have no cycle there.
pub fn render(view: &View, report: &Report, style: &Style) -> String {
    let Some(justification) = &view.violation.justification else { return String::new() };
    let Justification { earlier, committed, race } = &**justification;
    let how = match race {
        Some((read, write)) => format!(
            "The read {} ({}) races with the write {} ({}), which does not come before it in the earlier execution below; it was executed again to read that \
             write.",
            view.names[*read],
            view.line_of(*read),
            view.names[*write],
            view.line_of(*write)
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
    let before = self::earlier(view.violation, earlier);
    let earlier = View::new(view.places, &before);
    let picture = witness::render(&earlier, &Content::ALL, style);
    let title = style.strong(&format!("The earlier execution, which {} allows", report.model_name()));
    text + &format!("\n{title}:\n\n{picture}")
}

/// The earlier execution, in the form that views are made of.
pub fn earlier(violation: &Violation, earlier: &Execution) -> Violation {
    let position = |event: usize| same_place(&violation.witness, earlier, event).and_then(|same| violation.witness_at.get(same).copied());
    Violation {
        witness: earlier.clone(),
        witness_at: (0..earlier.events.len()).map(|event| position(event).unwrap_or_default()).collect(),
        justification: None,
        detail: Default::default(),
        output: Vec::new(),
        ..violation.clone()
    }
}

/// The event of one execution at the place of an event of another one: the same thread, as far into it, and with the same location.
pub fn same_place(here: &Execution, there: &Execution, event: usize) -> Option<usize> {
    let place = |x: &Execution, event: usize| (0..event).filter(|&other| x.events[other].thread == x.events[event].thread).count();
    let this = &there.events[event];
    let same = |&other: &usize| {
        let that = &here.events[other];
        (that.thread, that.kind, that.location) == (this.thread, this.kind, this.location) && place(here, other) == place(there, event)
    };
    (0..here.events.len()).filter(|_| this.thread.is_some()).find(same)
}

/// The numbers of a search, in words.
pub fn statistics(counts: &ReExecutions) -> String {
    let ReExecutions { races, re_executions, cyclic, rejected, by_moves } = counts;
    let by_moves =
        if *by_moves == 0 { String::new() } else { format!("; from {by_moves} executions only moves were tried, not every step") };
    format!(
        "{cyclic} of these have a cycle of program order and reads-from; {races} load-buffering races, {re_executions} re-executions, \
         {rejected} results that are known or not justified{by_moves}"
    )
}
