//! Why XMM allows an execution with a cycle: the race, and the earlier execution that it was re-executed from; if that has a cycle
//! as well, the one before it, back to an execution without.

use thinair_core::engine::{Justification, ReExecutions, Violation};
use thinair_core::execution::Execution;

use crate::Report;
use crate::layout::Content;
use crate::style::Style;
use crate::text::counted;
use crate::view::View;
use crate::witness;

/// What stands beside the name of a committed event.
pub const COMMITTED: &str = "*";

/// What follows the picture of the execution; empty if po and rf have no cycle there.
pub fn render(view: &View, report: &Report, style: &Style) -> String {
    let Some(justification) = &view.violation.justification else { return String::new() };
    let cycle = "Program order and reads-from have a cycle here, which no execution of rc11 has.";
    let mut text = format!("\n{}\n", style.strong("Load buffering"));
    text += &style.wrap(&format!("{cycle} {}", how(view, justification)), "  ");
    for (number, before) in chain(view.violation).iter().enumerate() {
        let earlier = View::new(view.places, before);
        let picture = witness::render(&earlier, &Content::ALL, style);
        let title = match number {
            0 => format!("The earlier execution, which {} allows", report.model_name()),
            _ => "The one before that".to_owned(),
        };
        text += &format!("\n{}:\n\n{picture}", style.strong(&title));
        if let Some(justification) = &before.justification {
            let why = format!("It has a cycle as well. {}", how(&earlier, justification));
            text += &format!("\n{}", style.wrap(&why, "  "));
        }
    }
    text
}

/// How an execution came about from the one before.
fn how(view: &View, justification: &Justification) -> String {
    let Justification { committed, race, .. } = justification;
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
    format!("{how} Events marked {COMMITTED} are committed: they were there already. Done anew: {}.", new.join(", "))
}

/// The executions that justify it, one by another, the last one first, in the form that views are made of. The first of all has no cycle.
pub fn chain(violation: &Violation) -> Vec<Violation> {
    let mut chain: Vec<Violation> = Vec::new();
    while let Some(justification) = &chain.last().unwrap_or(violation).justification {
        let before = earlier(chain.last().unwrap_or(violation), justification);
        chain.push(before);
    }
    chain
}

fn earlier(violation: &Violation, justification: &Justification) -> Violation {
    let Justification { earlier, before, .. } = justification;
    let position = |event: usize| same_place(&violation.witness, earlier, event).and_then(|same| violation.witness_at.get(same).copied());
    Violation {
        witness: earlier.clone(),
        witness_at: (0..earlier.events.len()).map(|event| position(event).unwrap_or_default()).collect(),
        justification: before.clone(),
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
        "{cyclic} of these {} a cycle of program order and reads-from; {}, {}, {} that {} known or not justified{by_moves}",
        if *cyclic == 1 { "has" } else { "have" },
        counted(*races, "load-buffering race"),
        counted(*re_executions, "re-execution"),
        counted(*rejected, "result"),
        if *rejected == 1 { "is" } else { "are" },
    )
}
