//! Threads that wait for ever, in a graph; [`crate::engine::waiting`] decides.

use super::problems::{DEADLOCK, ENDLESS_WAIT, violation};
use super::scene::Scene;
use crate::engine::graph::kernel::explore::Stop;
use crate::engine::graph::store::event::{EventId, Kind};
use crate::engine::outcome::{BoundHit, Role, ViolationKind};
use crate::engine::waiting::{Done, Holder, Looping, Standing, Stands, deadlock, endless_wait, turn};
use crate::machine::action::{ActionKind, Block, Bound, ThreadId};

impl<const W: usize> Standing for Scene<'_, W> {
    fn threads(&self) -> usize {
        self.graph.threads.len()
    }

    fn stands(&self, thread: usize) -> Option<Stands> {
        let id = ThreadId(thread as u16);
        if !self.graph.threads.get(thread)?.alive {
            return None;
        }
        let action = &self.graph.standing(id).action;
        Some(match action.kind {
            ActionKind::End if self.machine.ends_process(action.code) => Stands::Exited,
            ActionKind::End => Stands::Ended,
            ActionKind::Join => Stands::Joins(action.value as usize),
            ActionKind::Blocked(Block::Lock) => Stands::Locked(self.holder(id)),
            ActionKind::Blocked(Block::Wait) => Stands::Waits,
            ActionKind::Blocked(Block::Spin) => Stands::Spins,
            _ => Stands::CutShort,
        })
    }

    fn have_seen_the_last(&self, waiting: &[usize]) -> bool {
        let reads: Vec<EventId> = waiting.iter().map(|&thread| self.last_event(thread)).collect();
        self.read_the_last(&reads)
    }
}

impl<const W: usize> Looping for Scene<'_, W> {
    fn last_event(&self, thread: usize) -> EventId {
        let thread = &self.graph.threads[thread];
        thread.events[thread.position as usize - 1]
    }

    fn turn_of(&self, thread: usize) -> Vec<EventId> {
        let id = ThreadId(thread as u16);
        let jump = self.graph.standing(id).action.code;
        let this = self.graph.thread(id);
        // A read-modify-write that stores what it read is part of waiting, as in the machine.
        let writes_back = |write: EventId| self.graph.event(self.graph.update_of(write)).value == self.graph.event(write).value;
        let done = |event: EventId| {
            let known = self.graph.event(event);
            Done {
                event,
                kind: known.kind,
                code: known.code(),
                writes_back: known.kind == Kind::Exclusive && writes_back(event),
                peeks: known.kind == Kind::Read && self.machine.peeks(known.code()),
            }
        };
        let events = this.events[..this.position as usize].iter().rev().map_while(|event| event.some()).map(done);
        let place = |event| self.machine.place_in_loop(self.graph.standing_before(self.graph.event(event)).snapshot, jump);
        turn(events, |code| self.machine.is_in_loop(jump, code), place)
    }

    /// In one co, where there are several.
    fn read_the_last(&self, reads: &[EventId]) -> bool {
        if !self.model.facts().arranges_co {
            return reads.iter().all(|&read| {
                let this = self.graph.event(read);
                let mut later = self.graph.co_after(this.location, this.rf);
                // What was written back since is the same value.
                while let Some(write) = later.some().map(|write| self.graph.event(write)) {
                    if write.kind != Kind::Exclusive || write.value != this.value {
                        return false;
                    }
                    later = write.co_after;
                }
                true
            });
        }
        self.model.can_be_last(self.graph, reads)
    }
}

impl<const W: usize> Scene<'_, W> {
    /// Where the program has ended, nobody waits any more.
    #[cold]
    pub fn process_has_ended(&self) -> bool {
        (0..self.threads()).any(|thread| self.stands(thread) == Some(Stands::Exited))
    }

    /// Who holds the lock for which the thread waits.
    fn holder(&self, thread: ThreadId) -> Holder {
        let read = self.graph.event(self.last_event(thread.index()));
        match read.rf.some() {
            // The lock is held for good only if this was its last state.
            Some(taken) if self.graph.event(taken).co_after.is_none() => {
                let holder = self.graph.event(taken).thread;
                if self.has_ended(holder) { Holder::Gone } else { Holder::Thread(holder.index()) }
            }
            _ => Holder::Unknown,
        }
    }

    pub fn check_deadlock(&self) -> Result<(), Stop> {
        let Some(waiting) = deadlock(self) else { return Ok(()) };
        let action = |thread: usize| self.graph.standing(ThreadId(thread as u16)).action;
        let at = waiting.first().map_or(Default::default(), |&thread| self.machine.position(action(thread).code));
        let party = |&thread: &usize| (self.acting(Role::Waits, ThreadId(thread as u16), &action(thread)), EventId::NONE);
        let parties = waiting.iter().map(party).collect();
        Err(violation(self, ViolationKind::Deadlock, DEADLOCK.to_string(), at, None, parties))
    }

    pub fn check_endless_wait(&self) -> Result<(), Stop> {
        let Some(reads) = endless_wait(self) else { return Ok(()) };
        let parties: Vec<_> = reads.iter().map(|&read| self.party(Role::Waits, read)).collect();
        let at = self.place(reads[0]);
        Err(violation(self, ViolationKind::EndlessWait, ENDLESS_WAIT.to_string(), at, None, parties))
    }

    /// A loop that waits by read-modify-writes, and found what its own thread wrote before it, may be seen by others through what it writes back, where
    /// dependencies count: what it does next is not explored, and that is said.
    pub fn own_waits(&self) -> Vec<BoundHit> {
        let mut found = Vec::new();
        for number in 0..self.graph.threads.len() {
            let thread = ThreadId(number as u16);
            if !self.graph.thread(thread).alive || self.graph.standing(thread).action.kind != ActionKind::Blocked(Block::Spin) {
                continue;
            }
            let reads = self.turn_of(number);
            let updates = reads.iter().filter(|&&read| self.graph.event(read).kind == Kind::Update);
            let own = |read: EventId| {
                let written_by = |source: EventId| (self.graph.event(source).thread == thread).then_some(source);
                let mut source = self.graph.event(read).rf.some().and_then(written_by);
                // What the loop itself wrote back is what it read before; what the same instruction wrote is ordered like what it writes now.
                let again = |write: EventId| self.graph.event(write).code() == self.graph.event(read).code();
                let written_back = |write: &EventId| {
                    self.graph.event(*write).kind == Kind::Exclusive && reads.contains(&self.graph.update_of(*write)) && !again(*write)
                };
                while let Some(write) = source.filter(written_back) {
                    source = self.graph.event(self.graph.update_of(write)).rf.some().and_then(written_by);
                }
                source.is_some_and(|write| !again(write))
            };
            if updates.copied().any(own) {
                let at = self.machine.position(self.graph.standing(thread).action.code);
                found.push(BoundHit { bound: Bound::Unroll, at });
            }
        }
        found
    }
}
