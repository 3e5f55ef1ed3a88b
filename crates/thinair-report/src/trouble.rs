//! What is wrong in an execution, as something to draw: pairs of its steps, and what is between them. The two accesses that
//! nothing orders, the thread that waits and what it waits for, the steps that happen again and again.

use thinair_core::engine::{Party, Role, Stands, ThreadStepKind, Violation, ViolationKind};
use thinair_core::ir::SourceLocation;

use crate::analysis::Analysis;

/// A step of an execution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// An event of the witness.
    Event(usize),
    /// Something that is no event, as a free: the last such step of this thread there.
    Step(u32, SourceLocation),
    /// Where a thread goes no further.
    Stands(u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TroubleKind {
    /// Nothing puts the two in order.
    NoOrder,
    /// The first does not go on before the second makes it.
    Waits,
    /// After the first comes the second again.
    Again,
}

impl TroubleKind {
    /// What stands beside the line.
    pub fn label(self) -> &'static str {
        match self {
            TroubleKind::NoOrder => "no order",
            TroubleKind::Waits => "waits for",
            TroubleKind::Again => "again",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trouble {
    pub kind: TroubleKind,
    pub from: Spot,
    pub to: Spot,
}

/// Everything there is to draw, none of it twice.
pub fn find(violation: &Violation, analysis: &Analysis) -> Vec<Trouble> {
    let mut found = match violation.kind {
        ViolationKind::DataRace => pair(violation, Role::Access, Role::OtherAccess),
        ViolationKind::UseAfterFree => pair(violation, Role::Freed, Role::Access),
        ViolationKind::DoubleFree => pair(violation, Role::Freed, Role::FreedAgain),
        ViolationKind::BadJoin | ViolationKind::Misuse => pair(violation, Role::Earlier, Role::Failed),
        ViolationKind::Deadlock => waiting(violation),
        ViolationKind::EndlessWait => turns(violation),
        _ => Vec::new(),
    };
    found.extend(lasso(violation));
    let steps = analysis.unordered.iter().filter(|_| found.is_empty());
    let steps: Vec<Trouble> =
        steps.map(|&(from, to)| Trouble { kind: TroubleKind::NoOrder, from: Spot::Event(from), to: Spot::Event(to) }).collect();
    found.extend(steps);
    found
}

/// Two parties in different threads: within one thread there is no order missing.
fn pair(violation: &Violation, first: Role, second: Role) -> Vec<Trouble> {
    let party = |role: Role| violation.detail.parties.iter().find(|party| party.role == role);
    match (party(first), party(second)) {
        (Some(this), Some(that)) if this.thread != that.thread => {
            vec![Trouble { kind: TroubleKind::NoOrder, from: spot(this), to: spot(that) }]
        }
        _ => Vec::new(),
    }
}

fn spot(party: &Party) -> Spot {
    party.event.map_or(Spot::Step(party.thread, party.at), Spot::Event)
}

/// Who waits for whom, as far as it is known.
fn waiting(violation: &Violation) -> Vec<Trouble> {
    let threads = &violation.detail.threads;
    let target = |stands: Stands| match stands {
        Stands::WaitsForThread(other) => Some(Spot::Stands(other)),
        Stands::WaitsForLock { holder: Some(holder), taken_at, .. } => {
            let steps = &threads.iter().find(|story| story.id == holder)?.steps;
            let taken = steps.iter().rev().find_map(|step| match step.kind {
                ThreadStepKind::Event(event) if step.at == taken_at => Some(event),
                _ => None,
            });
            Some(taken.map_or(Spot::Stands(holder), Spot::Event))
        }
        _ => None,
    };
    let waits = |(id, to): (u32, Spot)| Trouble { kind: TroubleKind::Waits, from: Spot::Stands(id), to };
    threads.iter().filter_map(|story| Some((story.id, target(story.stands)?))).map(waits).collect()
}

/// Threads that wait in a loop: from where each stands back to the read that it does again and again.
fn turns(violation: &Violation) -> Vec<Trouble> {
    let mut found: Vec<Trouble> = Vec::new();
    for party in violation.detail.parties.iter().filter(|_| violation.detail.repeats.is_empty()) {
        let Some(event) = party.event else { continue };
        let turn = Trouble { kind: TroubleKind::Again, from: Spot::Stands(party.thread), to: Spot::Event(event) };
        if found.iter().all(|other| other.from != turn.from) {
            found.push(turn);
        }
    }
    found
}

/// The steps that repeat for ever, in each thread from the last of them to the first.
fn lasso(violation: &Violation) -> Vec<Trouble> {
    let thread = |event: usize| violation.witness.events.get(event).and_then(|event| event.thread);
    let repeats = &violation.detail.repeats;
    let is_first = |at: usize| repeats[..at].iter().all(|&before| thread(before) != thread(repeats[at]));
    let firsts = (0..repeats.len()).filter(|&at| is_first(at)).map(|at| repeats[at]);
    let turn = |first: usize| {
        let last = repeats.iter().copied().rfind(|&event| thread(event) == thread(first)).unwrap_or(first);
        Trouble { kind: TroubleKind::Again, from: Spot::Event(last), to: Spot::Event(first) }
    };
    firsts.map(turn).collect()
}
