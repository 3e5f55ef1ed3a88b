//! Why XMM allows an execution with a cycle: the race, and the earlier execution that it was re-executed from.

use std::fmt::Write;

use thinair_core::engine::{Justification, ReExecutions, Violation};
use thinair_core::ir::Program;

use crate::witness;

/// What stands beside the name of a committed event.
pub const COMMITTED: &str = "*";

/// What follows the picture of the execution; empty if po and rf have no cycle there.
pub fn render(program: &Program, violation: &Violation) -> String {
    let Some(justification) = &violation.justification else { return String::new() };
    let names = witness::event_names(&violation.witness);
    let Justification { earlier, committed, race } = &**justification;
    let mut text = "\nThis is load buffering: program order and reads-from have a cycle here. ".to_string();
    // Writing to a string cannot fail.
    let _ = match race {
        Some((read, write)) => writeln!(
            text,
            "The read {} races with the write {}, which comes after it in the\nearlier execution below, and was executed again to read it.",
            names[*read], names[*write]
        ),
        None => writeln!(text, "It was re-executed from the earlier execution below."),
    };
    let new = names.iter().zip(committed).filter(|(name, committed)| !**committed && *name != "init");
    let new: Vec<&str> = new.map(|(name, _)| name.as_str()).collect();
    let _ = writeln!(text, "Events marked {COMMITTED} are committed: they were there already. New: {}.", new.join(", "));
    let before = Violation { witness: earlier.clone(), witness_at: Vec::new(), justification: None, ..violation.clone() };
    let _ = write!(text, "\nThe earlier execution:\n\n{}", witness::render(program, &before));
    text
}

/// The numbers of a search, in words.
pub fn statistics(counts: &ReExecutions) -> String {
    let ReExecutions { races, re_executions, cyclic, duplicates, rejected } = counts;
    format!(
        "{cyclic} of these have a cycle of program order and reads-from; {races} load-buffering races, {re_executions} re-executions, \
         {duplicates} duplicates, {rejected} rejected"
    )
}
