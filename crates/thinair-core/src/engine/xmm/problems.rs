//! Errors of the program in executions with cycles, and how they are reported: with the execution that justifies this one.

use super::search::Search;
use super::sketch::Sketch;
use crate::axioms::derived::Derived;
use crate::axioms::rc11;
use crate::engine::graph::checks::output::{Answer, printed_by};
use crate::engine::graph::checks::problems;
use crate::engine::graph::kernel::explore::Stop;
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::engine::graph::store::memory::Resolved;
use crate::engine::outcome::{BoundHit, Detail, Justification, Output, Violation, ViolationKind};
use crate::execution::Execution;
use crate::ir::{Order, SourceLocation, Storage, Tags, pointer};
use crate::machine::action::{Action, ActionKind, Bound, CodeAddress, ThreadId};

pub struct Problem {
    pub kind: ViolationKind,
    pub message: String,
    pub at: SourceLocation,
    pub other: Option<SourceLocation>,
}

/// Where an execution comes from: the one that justifies it, what was committed, and the race (the thread and the place in it of the read, and the
/// write) that led from one to the other.
pub struct Origin {
    pub execution: Execution,
    pub committed: Vec<bool>,
    pub race: Option<(EventId, EventId)>,
}

impl<const D: bool> Search<'_, D> {
    /// The location of an access; `None` if it is an error.
    pub(super) fn resolve(&mut self, sketch: &Sketch, action: &Action) -> Result<Option<LocationId>, Stop> {
        let location = match self.memory.resolve(action.address, action.width) {
            Ok(Resolved::Location(location)) => return Ok(Some(location)),
            Ok(Resolved::Overlapped(location)) => location,
            Err(_) => return Ok(None),
        };
        let overlapping = |id: &EventId| {
            let node = sketch.node(*id);
            let same_object = node.is_access() && pointer::object(node.action.address) == pointer::object(action.address);
            same_object && node.location != location && self.memory.overlap(node.location, location)
        };
        if let Some(other) = sketch.events().find(overlapping) {
            let (at, first) = (self.machine.position(action.code), self.machine.position(sketch.node(other).action.code));
            return Err(Stop::Unsupported(problems::describe_mixed_sizes(first), at));
        }
        Ok(Some(location))
    }

    pub(super) fn note_bound(&mut self, bound: Bound, code: CodeAddress) {
        let hit = BoundHit { bound, at: self.machine.position(code) };
        if !self.counters.bounds.contains(&hit) {
            self.counters.bounds.push(hit);
        }
    }

    /// The first error that the execution shows. Bounds are noted.
    pub(super) fn look_for_problems(&mut self, sketch: &Sketch) -> Result<Option<Problem>, Stop> {
        for number in 0..sketch.threads.len() {
            let thread = ThreadId(number as u16);
            if !sketch.threads[number].alive {
                continue;
            }
            let action = sketch.standing(thread).action;
            let at = self.machine.position(action.code);
            match action.kind {
                ActionKind::Failed(fault) => {
                    let (kind, message) = problems::describe_fault(fault, self.machine.assertion_message(action.code), &action)
                        .map_err(|limit| Stop::Unsupported(limit, self.machine.position(action.code)))?;
                    return Ok(Some(Problem { kind, message, at, other: None }));
                }
                ActionKind::Bounded(bound) => self.note_bound(bound, action.code),
                ActionKind::Read { .. } | ActionKind::Write { .. } => {
                    if let Err(bad) = self.memory.resolve(action.address, action.width) {
                        let (kind, message) = problems::describe_address(&action, bad);
                        return Ok(Some(Problem { kind, message, at, other: None }));
                    }
                }
                _ => {}
            }
        }
        for id in sketch.events() {
            let node = sketch.node(id);
            if matches!(node.kind, Kind::Choice { .. }) && self.machine.is_partial(node.action.code) {
                self.note_bound(Bound::Inputs, node.action.code);
            }
        }
        let goes_on_after_race = self.observer.goes_on_after_race();
        if sketch.delicate
            && let Some(problem) = self.look_at_frees(sketch).or_else(|| self.look_at_accesses(sketch, goes_on_after_race))
        {
            return Ok(Some(problem));
        }
        if sketch.is_complete() {
            return Ok(None);
        }
        let endless = || self.find_endless_wait(sketch).filter(|_| self.observer.reports_endless_waits());
        let deadlock = self.find_deadlock(sketch).filter(|_| self.observer.reports_deadlocks());
        Ok(deadlock.or_else(endless))
    }

    fn look_at_accesses(&self, sketch: &Sketch, goes_on_after_race: bool) -> Option<Problem> {
        let at = |id: EventId| self.machine.position(sketch.node(id).action.code);
        for id in sketch.events() {
            let node = sketch.node(id);
            if node.kind == Kind::Join {
                let again = |other: &EventId| sketch.node(*other).kind == Kind::Join && sketch.node(*other).value == node.value;
                if let Some(first) = sketch.events().take_while(|&other| other != id).find(again) {
                    let (message, other) = (problems::JOINED_TWICE.to_string(), Some(at(first)));
                    return Some(Problem { kind: ViolationKind::BadJoin, message, at: at(id), other });
                }
            }
            let object = pointer::object(node.action.address);
            if node.kind.is_write() && self.memory.storage(object) == Some(Storage::Constant) {
                let message = problems::CONSTANT.to_string();
                return Some(Problem { kind: ViolationKind::ConstantWrite, message, at: at(id), other: None });
            }
            let copies = node.action.access.tags.has(Tags::COPY);
            if node.kind.is_read() && node.rf.is_none() && self.memory.is_heap(object) && !copies {
                let zeroed = sketch.events().any(|other| {
                    let other = sketch.node(other);
                    other.kind == Kind::Allocate { zeroed: true } && pointer::object(other.action.address) == object
                });
                if !zeroed {
                    let message = problems::UNINITIALISED.to_string();
                    return Some(Problem { kind: ViolationKind::UninitialisedRead, message, at: at(id), other: None });
                }
            }
            if let ActionKind::Write { unlock: true, .. } = node.action.kind {
                let own = sketch.threads[node.thread.index()].events[..node.index as usize].iter().rev().map(|&event| sketch.node(event));
                let last_write = own.filter(|other| other.location == node.location).find(|other| other.kind.is_write());
                if last_write.is_none_or(|write| write.kind != Kind::Exclusive) {
                    let message = problems::NOT_HELD.to_string();
                    return Some(Problem { kind: ViolationKind::UnlockNotHeld, message, at: at(id), other: None });
                }
            }
        }
        let (execution, ids) = sketch.execution(self.memory);
        let race = find_race(&execution).map(|(first, second)| {
            let word = |event: usize| execution.events[event].is_write();
            let message = problems::describe_race(word(first), word(second));
            Problem { kind: ViolationKind::DataRace, message, at: at(ids[first]), other: Some(at(ids[second])) }
        });
        race.filter(|_| !goes_on_after_race)
    }

    /// The violation that an execution shows.
    pub(super) fn violation(&self, problem: Problem, sketch: &Sketch, origin: Origin) -> Stop {
        let Problem { kind, message, at, other } = problem;
        let (witness, ids) = sketch.execution(self.memory);
        let position = |id: &EventId| id.some().map_or(SourceLocation::default(), |id| self.machine.position(sketch.node(id).action.code));
        // A thread that was run again has new events at the old places.
        let place_of = |id: EventId| {
            let node = sketch.node(id);
            let same = |other: &EventId| {
                other.some().is_some_and(|it| (sketch.node(it).thread, sketch.node(it).index) == (node.thread, node.index))
            };
            ids.iter().position(same)
        };
        let race = origin.race.and_then(|(read, write)| Some((place_of(read)?, place_of(write)?)));
        let justification = Justification { earlier: origin.execution, committed: origin.committed, race, before: None };
        Stop::Violation(Box::new(Violation {
            kind,
            message,
            at,
            other,
            witness_at: ids.iter().map(position).collect(),
            witness,
            output: self.printed(sketch, &ids),
            justification: Some(Box::new(justification)),
            detail: Detail { naming: self.machine.naming(), ..Detail::default() },
            buffered: Vec::new(),
        }))
    }
}

impl<const D: bool> Search<'_, D> {
    /// What the threads printed.
    fn printed(&self, sketch: &Sketch, ids: &[EventId]) -> Vec<Output> {
        let events_of = |thread: ThreadId| {
            let line = sketch.threads.get(thread.index()).filter(|line| line.alive)?;
            let answer = |&event: &EventId| {
                let node = sketch.node(event);
                let answers = node.kind.is_read() || matches!(node.kind, Kind::Choice { .. });
                Answer { index: node.index, answer: if answers { node.value } else { 0 }, place: ids.iter().position(|&id| id == event) }
            };
            Some(line.events.iter().map(answer).collect())
        };
        printed_by(self.machine.clone(), self.program, false, &events_of)
    }
}

/// Two accesses of one location, not ordered, one of them a write and one of them not atomic.
fn find_race(x: &Execution) -> Option<(usize, usize)> {
    let hb = rc11::happens_before(&Derived::new(x));
    let access = |event: usize| (x.events[event].is_read() || x.events[event].is_write()) && !x.events[event].is_init();
    let pairs = (0..x.events.len()).flat_map(|second| (0..second).map(move |first| (first, second)));
    pairs.filter(|&(first, second)| access(first) && access(second)).find(|&(first, second)| {
        let (this, that) = (&x.events[first], &x.events[second]);
        this.location == that.location
            && (this.is_write() || that.is_write())
            && (this.order == Order::Plain || that.order == Order::Plain)
            && !hb.contains(first, second)
            && !hb.contains(second, first)
    })
}
