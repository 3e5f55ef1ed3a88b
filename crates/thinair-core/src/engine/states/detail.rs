//! Who was involved in an error, what each thread did, and where it stands: what the log of a replayed path tells, as the graph engine tells it of a graph.

use super::errors::{Problem, ProblemKind};
use super::state::has_ended;
use super::witness::{Recorded, Recorder, Replayed};
use super::worker::Worker;
use crate::engine::graph::checks::problems::FREED_EARLY;
use crate::engine::outcome::{Detail, Party, Role, Stands, ThreadStep, ThreadStepKind, ThreadStory, ViolationKind};
use crate::ir::{Order, SourceLocation, pointer};
use crate::machine::Naming;
use crate::machine::action::{Action, ActionKind, Block, CodeAddress, Fault};
use crate::machine::code::Code;

/// Somebody who is involved, with the event as it was recorded.
pub type Involved = (Party, Option<usize>);

/// Tells of a path that was replayed up to its end.
pub struct Teller<'t, 'c> {
    pub recorder: &'t Recorder<'c>,
    pub worker: &'t Worker<'c>,
}

impl Teller<'_, '_> {
    fn position(&self, code: CodeAddress) -> SourceLocation {
        self.worker.machine.position(code)
    }

    /// Those involved in a problem, the one that it shows at first.
    pub fn parties(&self, problem: &Problem) -> Vec<Involved> {
        let (ProblemKind::Violation(kind), Some(action)) = (&problem.kind, &problem.action) else { return Vec::new() };
        let object = pointer::object(self.recorder.lasting(action.address));
        let acting = |role: Role| (self.acting(role, problem.thread, action), None);
        let mut parties = Vec::new();
        match (kind, action.kind) {
            // Told by what is read in each turn.
            (ViolationKind::EndlessWait, _) => {}
            (ViolationKind::Deadlock, _) => {
                let waits = |&thread: &usize| {
                    let action = self.worker.context.tables.action(*problem.threads.get(thread)?)?;
                    Some((self.acting(Role::Waits, thread, action), None))
                };
                parties.extend(problem.waiting.iter().filter_map(waits));
            }
            (ViolationKind::UseAfterFree, ActionKind::Free) if problem.message == FREED_EARLY => {
                parties.extend(self.waiting_write(object, problem.thread));
                parties.push(acting(Role::Freed));
                parties.extend(self.allocated(object));
            }
            (_, ActionKind::Free) => {
                parties.push(acting(Role::FreedAgain));
                parties.extend(self.freed(object).filter(|_| *kind == ViolationKind::DoubleFree));
                parties.extend(self.allocated(object));
            }
            (_, ActionKind::Read { .. } | ActionKind::Write { .. }) => {
                // Where it was recorded all the same, it is the last thing that the thread did.
                let last = self.recorder.threads.get(problem.thread).and_then(|record| record.events.last().copied());
                let address = self.recorder.lasting(action.address);
                let is_it = |recorded: &Recorded| recorded.code == action.code && recorded.event.location == address;
                let event = last.filter(|&event| is_it(&self.recorder.recorded[event]));
                parties.push((self.acting(Role::Access, problem.thread, action), event));
                parties.extend(self.freed(object).filter(|_| *kind == ViolationKind::UseAfterFree));
                parties.extend(self.allocated(object));
            }
            (_, ActionKind::Join) => {
                parties.push(acting(Role::Failed));
                let first = self.recorder.joined.iter().rfind(|&&(_, target, _)| target == action.value as usize);
                parties.extend(first.map(|&(thread, _, code)| (self.party(Role::Earlier, thread, code, 0, 0), None)));
            }
            (_, ActionKind::Failed(Fault::Destroyed)) => {
                parties.push(acting(Role::Failed));
                parties.extend(self.last_source(problem.thread).map(|write| self.recorded(Role::Earlier, write)));
            }
            _ => parties.push(acting(Role::Failed)),
        }
        parties
    }

    fn party(&self, role: Role, thread: usize, code: CodeAddress, address: u64, bytes: u32) -> Party {
        let at = self.position(code);
        Party { role, thread: thread as u32, at, event: None, address, bytes, write: false, order: Order::Plain }
    }

    /// An action that did not become an event.
    fn acting(&self, role: Role, thread: usize, action: &Action) -> Party {
        let address = self.recorder.lasting(action.address);
        let party = self.party(role, thread, action.code, 0, 0);
        match action.kind {
            ActionKind::Read { .. } | ActionKind::Write { .. } => {
                let write = matches!(action.kind, ActionKind::Write { .. });
                Party { address, bytes: action.width.bytes(), write, order: action.access.order, ..party }
            }
            ActionKind::Free => Party { address, bytes: self.size(pointer::object(address)), ..party },
            _ => party,
        }
    }

    fn recorded(&self, role: Role, event: usize) -> Involved {
        let recorded = &self.recorder.recorded[event];
        let thread = recorded.event.thread.unwrap_or_default() as usize;
        let party = self.party(role, thread, recorded.code, recorded.event.location, 0);
        (Party { write: recorded.event.is_write(), order: recorded.event.order, ..party }, Some(event))
    }

    fn size(&self, object: u32) -> u32 {
        self.recorder.allocated.iter().find(|known| known.0 == object).map_or(0, |known| known.2)
    }

    fn allocated(&self, object: u32) -> Option<Involved> {
        let &(_, thread, size, code) = self.recorder.allocated.iter().find(|known| known.0 == object)?;
        Some((self.party(Role::Allocated, thread, code, pointer::make(object, 0), size), None))
    }

    fn freed(&self, object: u32) -> Option<Involved> {
        let &(thread, code) = self.recorder.freed.get(&object)?;
        Some((self.party(Role::Freed, thread, code, pointer::make(object, 0), self.size(object)), None))
    }

    /// A write to the object that waits in another thread's buffer.
    fn waiting_write(&self, object: u32, thread: usize) -> Option<Involved> {
        let others = self.recorder.threads.iter().enumerate().filter(|(other, _)| *other != thread);
        let mut waiting = others.flat_map(|(_, record)| &record.buffer);
        let write = waiting.find(|&&write| pointer::object(self.recorder.recorded[write].event.location) == object)?;
        Some(self.recorded(Role::Access, *write))
    }

    /// The write from which a thread has read last.
    fn last_source(&self, thread: usize) -> Option<usize> {
        let events = &self.recorder.threads.get(thread)?.events;
        events.iter().rev().map(|&event| &self.recorder.recorded[event]).find(|recorded| recorded.event.is_read())?.source
    }

    /// All that is known beside those involved. `threads`: where each stands.
    pub fn detail(&self, replayed: &Replayed, threads: &[u32], problem: Option<&Problem>) -> Detail {
        let objects = replayed.objects.clone();
        let functions = self.recorder.spawned.iter().map(|(&thread, &(function, _))| (thread as u32, function)).collect();
        let detail = Detail { objects, functions, ..Detail::default() };
        // Two threads with one name cannot be told apart.
        if self.recorder.reused {
            return detail;
        }
        let records = &self.recorder.threads;
        let children = (0..threads.len()).map(|thread| records.get(thread).map_or_else(Vec::new, |record| record.children.clone()));
        let own = (0..threads.len()).map(|thread| records.get(thread).map_or_else(Vec::new, |record| record.objects.clone()));
        let naming = Naming::of(children.collect(), own.collect());
        let threads = (0..threads.len()).filter_map(|thread| self.story(replayed, thread, threads, problem)).collect();
        Detail { threads, naming, ..detail }
    }

    fn story(&self, replayed: &Replayed, thread: usize, threads: &[u32], problem: Option<&Problem>) -> Option<ThreadStory> {
        let spawned = self.recorder.spawned.get(&thread);
        let root = self.worker.context.program.threads.get(thread);
        let function = spawned.map(|&(function, _)| function).or(root.map(|root| root.function))?;
        let step = |&(code, kind): &(CodeAddress, ThreadStepKind)| {
            let kind = match (kind, &self.worker.machine.code().code[code.0 as usize]) {
                (ThreadStepKind::Event(event), _) => ThreadStepKind::Event(replayed.number[event]),
                (ThreadStepKind::Choose { value }, Code::Spurious { expected, .. }) => {
                    ThreadStepKind::Spurious { wait: expected.is_none(), fails: value != 0 }
                }
                (other, _) => other,
            };
            ThreadStep { at: self.position(code), kind }
        };
        let action = self.worker.context.tables.action(threads[thread]);
        Some(ThreadStory {
            id: thread as u32,
            function,
            parent: spawned.map(|&(_, parent)| parent as u32),
            steps: self.recorder.threads.get(thread).map_or_else(Vec::new, |record| record.steps.iter().map(step).collect()),
            stands: action.map_or(Stands::Ended, |action| self.stands(action, thread, threads, problem)),
            stands_at: action.map_or(SourceLocation::default(), |action| self.position(action.code)),
        })
    }

    fn stands(&self, action: &Action, thread: usize, threads: &[u32], problem: Option<&Problem>) -> Stands {
        let kind = problem.map(|problem| &problem.kind);
        let waits = matches!(kind, Some(ProblemKind::Violation(ViolationKind::Deadlock | ViolationKind::EndlessWait)));
        match action.kind {
            ActionKind::Failed(_) => Stands::AtError,
            ActionKind::Bounded(_) => Stands::AtBound,
            ActionKind::Blocked(Block::Assume) => Stands::Assumption,
            ActionKind::Blocked(_) => Stands::Spinning,
            ActionKind::Join if !threads.get(action.value as usize).is_some_and(|&target| has_ended(target)) => {
                Stands::WaitsForThread(action.value as u32)
            }
            ActionKind::Read { lock: true, .. } if waits => {
                let address = self.recorder.lasting(action.address);
                if !self.worker.is_lock(action) {
                    return Stands::WaitsForValue { address, value: self.recorder.last_value(action.address, action.width) };
                }
                let last = self.recorder.coherence.get(&address).and_then(|writes| writes.last());
                let last = last.map(|&write| &self.recorder.recorded[write]);
                let taken_at = last.map_or(SourceLocation::default(), |write| self.position(write.code));
                Stands::WaitsForLock { address, holder: last.and_then(|write| write.event.thread), taken_at }
            }
            _ if problem.is_some_and(|problem| problem.thread == thread && !waits) => Stands::AtError,
            ActionKind::Read { .. } if waits && problem.is_some_and(|problem| problem.thread == thread) => Stands::Spinning,
            _ => Stands::BeforeNext,
        }
    }
}
