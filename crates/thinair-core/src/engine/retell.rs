//! What each thread did in an execution of which only the events are known: the threads are run again, with the values that their reads had.
//!
//! The graph engine keeps all of this while it works; engines that do not have it filled in afterwards, for reports and for counterexamples that are saved. Where a
//! thread does something else than the execution says (objects may have other names, a choice is not an event), nothing is told.

use std::collections::BTreeMap;

use super::outcome::{Detail, HeapObject, Party, Role, Stands, ThreadStep, ThreadStepKind, ThreadStory, Violation, ViolationKind};
use crate::execution::EventKind;
use crate::ir::{FunctionId, Order, Program, SourceLocation, pointer};
use crate::machine::action::{ActionKind, Block, ThreadId};
use crate::machine::executor::{Executor, Step};
use crate::machine::{Machine, code};

/// The detail of a violation; `None` if the program, which must be lowered for the model already, does not do what the witness says.
pub fn retell(program: &Program, unroll: Option<u32>, violation: &Violation) -> Option<Detail> {
    let mut machine = Machine::<true>::new(program, unroll);
    let naming = &violation.detail.naming;
    if naming.children.len() >= program.threads.len() {
        machine.adopt(naming);
    }
    let mut teller = Teller { machine, violation, threads: BTreeMap::new(), objects: Vec::new() };
    for (number, start) in program.threads.iter().enumerate() {
        let arguments: Vec<u64> = start.arguments.iter().map(|&argument| code::value_of(argument).constant()).collect();
        teller.begin(number as u16, start.function, &arguments, None);
    }
    // A thread may have to wait for others to end, or to be started.
    while teller.goes_on()? {}
    teller.finish()
}

struct Thread {
    function: FunctionId,
    parent: Option<u32>,
    step: Step,
    /// Its events of the witness that are still to come, the last first.
    left: Vec<usize>,
    steps: Vec<ThreadStep>,
    /// What it accessed last.
    last: Option<usize>,
}

struct Teller<'v> {
    machine: Machine<true>,
    violation: &'v Violation,
    threads: BTreeMap<u32, Thread>,
    objects: Vec<HeapObject>,
}

impl Teller<'_> {
    fn begin(&mut self, id: u16, function: FunctionId, arguments: &[u64], parent: Option<u32>) {
        let step = self.machine.start(ThreadId(id), function, arguments);
        let events = &self.violation.witness.events;
        let left = (0..events.len()).rev().filter(|&event| events[event].thread == Some(u32::from(id))).collect();
        self.threads.insert(u32::from(id), Thread { function, parent, step, left, steps: Vec::new(), last: None });
        self.begin_spawned(u32::from(id));
    }

    fn begin_spawned(&mut self, parent: u32) {
        let spawned: Vec<_> = self.machine.spawned().iter().map(|&new| (new, self.machine.spawned_arguments(new).to_vec())).collect();
        for (new, arguments) in spawned {
            self.begin(new.thread.0, new.function, &arguments, Some(parent));
        }
    }

    /// Runs every thread as far as it goes; `false` if none went further.
    fn goes_on(&mut self) -> Option<bool> {
        let mut moved = false;
        for id in self.threads.keys().copied().collect::<Vec<u32>>() {
            while let Some((kind, value)) = self.next(id)? {
                let thread = self.threads.get_mut(&id)?;
                let at = self.machine.position(thread.step.action.code);
                thread.steps.push(ThreadStep { at, kind });
                let index = thread.steps.len() as u32 - 1;
                let snapshot = thread.step.snapshot;
                let step = self.machine.resume(snapshot, index, value);
                self.threads.get_mut(&id)?.step = step;
                self.begin_spawned(id);
                moved = true;
            }
        }
        Some(moved)
    }

    /// What the thread does next in this execution, and the answer that it gets; `Some(None)` if nothing, `None` if it is not what the witness says.
    fn next(&mut self, id: u32) -> Option<Option<(ThreadStepKind, u64)>> {
        let events = &self.violation.witness.events;
        let thread = self.threads.get_mut(&id)?;
        let action = thread.step.action;
        let event = thread.left.last().copied();
        let expected = event.map(|event| &events[event]);
        let matches = |kind: EventKind| expected.is_some_and(|event| event.kind == kind && event.location == action.address);
        let step = match action.kind {
            ActionKind::Read { .. } | ActionKind::Write { .. } | ActionKind::Fence(_) if event.is_none() => return Some(None),
            ActionKind::Read { .. } if matches(EventKind::Read) => (ThreadStepKind::Event(event?), expected?.value),
            ActionKind::Write { .. } if matches(EventKind::Write) && expected?.value == action.value => (ThreadStepKind::Event(event?), 0),
            ActionKind::Fence(fence) if expected?.kind == EventKind::Fence(fence) => (ThreadStepKind::Event(event?), 0),
            ActionKind::Allocate { .. } => (ThreadStepKind::Allocate { address: action.address, size: action.value }, 0),
            ActionKind::Free => (ThreadStepKind::Free { address: action.address }, 0),
            ActionKind::Join => {
                let joined = action.value as u32;
                let ended = |thread: &Thread| thread.step.action.kind == ActionKind::End && thread.left.is_empty();
                if !self.threads.get(&joined).is_some_and(ended) {
                    return Some(None);
                }
                (ThreadStepKind::Join { thread: joined }, 0)
            }
            ActionKind::End | ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_) => return Some(None),
            ActionKind::Read { .. } | ActionKind::Write { .. } | ActionKind::Fence(_) | ActionKind::Choose => return None,
        };
        let at = self.machine.position(action.code);
        match step.0 {
            ThreadStepKind::Event(_) => {
                let thread = self.threads.get_mut(&id)?;
                thread.last = thread.left.pop();
            }
            ThreadStepKind::Allocate { .. } => self.objects.push(HeapObject {
                object: pointer::object(action.address),
                size: action.value as u32,
                allocated_by: id,
                allocated_at: at,
                register: self.machine.allocates(action.code),
                freed: None,
            }),
            ThreadStepKind::Free { address } => {
                let freed = self.objects.iter_mut().find(|known| known.object == pointer::object(address));
                if let Some(freed) = freed {
                    freed.freed = Some((id, at));
                }
            }
            _ => {}
        }
        Some(Some(step))
    }

    fn finish(self) -> Option<Detail> {
        if self.threads.values().any(|thread| !thread.left.is_empty()) {
            return None;
        }
        let mut parties = self.accesses();
        let mut threads = Vec::new();
        for (&id, thread) in &self.threads {
            let action = thread.step.action;
            let at = self.machine.position(action.code);
            let stands = self.stands(thread);
            if stands == Stands::AtError && at == self.violation.at {
                let role = Role::Failed;
                parties.push(Party { role, thread: id, at, event: None, address: 0, bytes: 0, write: false, order: Order::Plain });
            }
            let stands_at = if stands == Stands::Ended { SourceLocation::default() } else { at };
            threads.push(ThreadStory {
                id,
                function: thread.function,
                parent: thread.parent,
                steps: thread.steps.clone(),
                stands,
                stands_at,
            });
        }
        let known = &self.violation.detail;
        // Whom the engine has named already, it has named better.
        let parties = if known.parties.is_empty() { parties } else { known.parties.clone() };
        Some(Detail {
            parties,
            threads,
            objects: self.objects,
            naming: self.machine.naming(),
            repeats: known.repeats.clone(),
            ..Detail::default()
        })
    }

    fn stands(&self, thread: &Thread) -> Stands {
        match thread.step.action.kind {
            ActionKind::End => Stands::Ended,
            ActionKind::Failed(_) => Stands::AtError,
            ActionKind::Bounded(_) => Stands::AtBound,
            ActionKind::Blocked(Block::Assume) => Stands::Assumption,
            ActionKind::Blocked(Block::Spin) => Stands::Spinning,
            ActionKind::Blocked(Block::Lock | Block::Wait) => match thread.last {
                Some(read) => {
                    let event = &self.violation.witness.events[read];
                    Stands::WaitsForValue { address: event.location, value: event.value }
                }
                None => Stands::Spinning,
            },
            ActionKind::Join => Stands::WaitsForThread(thread.step.action.value as u32),
            _ => Stands::BeforeNext,
        }
    }

    /// The two accesses of a race.
    fn accesses(&self) -> Vec<Party> {
        let Violation { kind, at, other: Some(other), witness, witness_at, .. } = self.violation else { return Vec::new() };
        if *kind != ViolationKind::DataRace {
            return Vec::new();
        }
        let here = |place: SourceLocation| (0..witness.events.len()).filter(move |&event| witness_at.get(event) == Some(&place));
        let conflict = |&(first, second): &(usize, usize)| {
            let (first, second) = (&witness.events[first], &witness.events[second]);
            first.thread != second.thread && first.location == second.location && (first.is_write() || second.is_write())
        };
        let Some((first, second)) = here(*at).flat_map(|first| here(*other).map(move |second| (first, second))).find(conflict) else {
            return Vec::new();
        };
        let party = |role: Role, event: usize| {
            let this = &witness.events[event];
            Party {
                role,
                thread: this.thread.unwrap_or_default(),
                at: witness_at[event],
                event: Some(event),
                address: this.location,
                bytes: 0,
                write: this.is_write(),
                order: this.order,
            }
        };
        vec![party(Role::Access, first), party(Role::OtherAccess, second)]
    }
}
