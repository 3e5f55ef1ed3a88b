//! What the graph at hand tells about an error, as plain data for reports: who was involved, what each thread did, which objects there are.
//!
//! Built once, when a run ends with an error.

use super::output;
use super::scene::Scene;
use crate::engine::graph::store::convert;
use crate::engine::graph::store::event::{EventId, Kind};
use crate::engine::outcome::{Detail, HeapObject, Kept, Party, Role, Stands, ThreadStep, ThreadStepKind, ThreadStory};
use crate::ir::{SourceLocation, pointer};
use crate::machine::action::{Action, ActionKind, Block, ThreadId};
use crate::machine::code::Code;

impl<const W: usize> Scene<'_, W> {
    /// `ids` are the events of the witness; the events of `parties` are named in it.
    pub fn detail(&self, mut parties: Vec<(Party, EventId)>, ids: &[EventId]) -> Detail {
        let number = |event: EventId| ids.iter().position(|&id| id == event && !id.is_none());
        for (party, event) in &mut parties {
            party.event = number(*event);
        }
        let calls = parties.iter().map(|(party, event)| self.calls_to(party, *event)).collect();
        let parties = parties.into_iter().map(|(party, _)| party).collect();
        let alive = (0..self.graph.threads.len()).filter(|&id| self.graph.threads[id].alive);
        let threads = alive.map(|id| self.thread_story(ThreadId(id as u16), &number)).collect();
        let objects = self.graph.memory.heap_objects().map(|(object, size, allocation, free)| HeapObject {
            object,
            size,
            allocated_by: u32::from(self.graph.event(allocation).thread.0),
            allocated_at: self.place(allocation),
            register: self.machine.code().allocates(self.graph.event(allocation).code()),
            freed: free.some().map(|free| (u32::from(self.graph.event(free).thread.0), self.place(free))),
        });
        Detail { parties, calls, threads, objects: objects.collect(), naming: self.machine.naming(), ..Detail::default() }
    }

    fn calls_to(&self, party: &Party, event: EventId) -> Vec<SourceLocation> {
        let step = match event.some() {
            Some(event) => self.graph.standing_before(self.graph.event(event)),
            None => self.graph.standing(ThreadId(party.thread as u16)),
        };
        self.machine.calls(step.snapshot)
    }

    /// The finished execution at hand, for whoever wants to show it.
    #[cold]
    pub fn kept(&self, complete: bool) -> Kept {
        let (execution, events) = convert::restricted(self.graph, self.graph.live);
        let at = events.iter().map(|event| event.some().map_or(SourceLocation::default(), |event| self.place(event))).collect();
        Kept { complete, execution, at, output: output::printed(self, &events), detail: self.detail(Vec::new(), &events) }
    }

    /// The source position of an event.
    pub fn place(&self, event: EventId) -> SourceLocation {
        self.machine.position(self.graph.event(event).code())
    }

    fn thread_story(&self, id: ThreadId, number: &dyn Fn(EventId) -> Option<usize>) -> ThreadStory {
        let thread = self.graph.thread(id);
        let step = |event: EventId| {
            let this = self.graph.event(event);
            let kind = match this.kind {
                Kind::Allocate { .. } => ThreadStepKind::Allocate { address: this.address, size: this.value },
                Kind::Free => ThreadStepKind::Free { address: this.address },
                Kind::Join => ThreadStepKind::Join { thread: this.value as u32 },
                Kind::Choice { .. } => match self.machine.code().code[this.code().0 as usize] {
                    Code::Spurious { expected, .. } => ThreadStepKind::Spurious { wait: expected.is_none(), fails: this.value != 0 },
                    _ => ThreadStepKind::Choose { value: this.value },
                },
                _ => ThreadStepKind::Event(number(event)?),
            };
            Some(ThreadStep { at: self.place(event), kind })
        };
        let stands = self.stands(id);
        let stands_at =
            if stands == Stands::Ended { SourceLocation::default() } else { self.machine.position(self.graph.standing(id).action.code) };
        ThreadStory {
            id: u32::from(id.0),
            function: thread.function,
            parent: thread.spawner.some().map(|spawner| u32::from(self.graph.event(spawner).thread.0)),
            steps: thread.events.iter().filter_map(|event| event.some()).filter_map(step).collect(),
            stands,
            stands_at,
        }
    }

    fn stands(&self, id: ThreadId) -> Stands {
        let action = self.graph.standing(id).action;
        match action.kind {
            ActionKind::End => Stands::Ended,
            ActionKind::Failed(_) => Stands::AtError,
            ActionKind::Bounded(_) => Stands::AtBound,
            ActionKind::Blocked(Block::Assume) => Stands::Assumption,
            ActionKind::Blocked(Block::Spin) => Stands::Spinning,
            ActionKind::Blocked(block @ (Block::Lock | Block::Wait)) => {
                let thread = self.graph.thread(id);
                let read = self.graph.event(thread.events[thread.position as usize - 1]);
                if block == Block::Wait {
                    return Stands::WaitsForValue { address: read.address, value: read.value };
                }
                let holder = read.rf.some().map(|taken| u32::from(self.graph.event(taken).thread.0));
                let taken_at = read.rf.some().map_or(SourceLocation::default(), |taken| self.place(taken));
                Stands::WaitsForLock { address: read.address, holder, taken_at }
            }
            ActionKind::Join if !self.has_ended(ThreadId(action.value as u16)) => Stands::WaitsForThread(action.value as u32),
            _ => Stands::BeforeNext,
        }
    }

    /// An event that is involved in an error.
    pub fn party(&self, role: Role, event: EventId) -> (Party, EventId) {
        let this = self.graph.event(event);
        let accesses = this.is_read() || this.is_write();
        let party = Party {
            role,
            thread: u32::from(this.thread.0),
            at: self.place(event),
            event: None,
            address: this.address,
            bytes: if accesses { self.graph.memory.cell(this.location).width.bytes() } else { self.object_size(this.address) },
            write: this.is_write(),
            order: this.order,
        };
        (party, event)
    }

    /// An action that did not become an event.
    pub fn acting(&self, role: Role, thread: ThreadId, action: &Action) -> Party {
        let accesses = matches!(action.kind, ActionKind::Read { .. } | ActionKind::Write { .. });
        Party {
            role,
            thread: u32::from(thread.0),
            at: self.machine.position(action.code),
            event: None,
            address: if accesses { action.address } else { 0 },
            bytes: if accesses { action.width.bytes() } else { 0 },
            write: matches!(action.kind, ActionKind::Write { .. }),
            order: action.access.order,
        }
    }

    fn object_size(&self, address: u64) -> u32 {
        let object = pointer::object(address);
        self.graph.memory.heap_objects().find(|&(known, ..)| known == object).map_or(0, |(_, size, ..)| size)
    }
}
