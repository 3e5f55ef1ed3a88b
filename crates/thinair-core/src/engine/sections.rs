//! Atomic sections in engines that do not let them run alone: is an error one that they rule out?
//!
//! While a thread is in a section, nothing else happens: so these sections are defined. The graph engine takes the lock [`SECTIONS`] for them, which keeps out
//! other sections and nothing else. It visits more than there is: what is verified is right. But an error may come from an access that is outside of all sections and comes between
//! those of one. That is so only if something outside follows from an event of the section, and another event of the section from that, by program
//! order and communication. Such an error is not told as one.

use super::outcome::{Outcome, Verdict, Violation};
use crate::axioms::derived::from_reads;
use crate::execution::Execution;
use crate::ir::{GlobalId, Program, SECTIONS, pointer};

/// The outcome of a run in which sections excluded one another only.
pub fn judged(program: &Program, outcome: Outcome) -> Outcome {
    let Some(global) = program.globals.iter().position(|global| global.name == SECTIONS) else { return outcome };
    let lock = pointer::make(program.object_of(GlobalId(global as u32)), 0);
    match &outcome.verdict {
        Verdict::Violated(violation) if is_interrupted(&violation.witness, lock) => {
            let what = describe(violation);
            let at = violation.at;
            Outcome { verdict: Verdict::Unsupported(what, at), ..outcome }
        }
        _ => outcome,
    }
}

fn describe(violation: &Violation) -> String {
    format!(
        "an error for which something outside of an atomic section had to come between its accesses (sections exclude only one another in this run; \
         `--model sc`, without `--engine graph` and `--unroll`, decides): {}",
        violation.message
    )
}

/// Does something come between the events of a section?
fn is_interrupted(x: &Execution, lock: u64) -> bool {
    let sections = sections(x, lock);
    if sections.is_empty() {
        return false;
    }
    let mut order = x.po.clone();
    for relation in [&x.rf, &x.co, &from_reads(x), &x.thread_sync] {
        order.union_with(relation);
    }
    let order = order.transitive();
    sections.iter().any(|section| {
        let follows = |event: usize| section.iter().any(|&from| order.contains(from, event));
        let leads = |event: usize| section.iter().any(|&to| order.contains(event, to));
        (0..x.events.len()).any(|event| !section.contains(&event) && follows(event) && leads(event))
    })
}

/// The events of each section, from the read of its lock to the write that gives it back, if there is one.
fn sections(x: &Execution, lock: u64) -> Vec<Vec<usize>> {
    let mut sections = Vec::new();
    let taken = (0..x.events.len()).filter(|&event| x.events[event].location == lock && x.rmw.range().contains(event));
    for write in taken {
        let mut section: Vec<usize> = x.rmw.inverse().successors(write).chain([write]).collect();
        for later in x.po.successors(write) {
            section.push(later);
            if x.events[later].is_write() && x.events[later].location == lock {
                break;
            }
        }
        sections.push(section);
    }
    sections
}
