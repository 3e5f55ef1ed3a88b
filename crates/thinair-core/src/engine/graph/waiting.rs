//! Threads that wait for ever: for each other (deadlock), or in a loop for a value that nobody will write.

use super::convert;
use super::event::{EventId, Kind};
use super::explore::{Explorer, Stop};
use super::models::Model;
use super::problems::{DEADLOCK, violation};
use crate::engine::outcome::{Role, ViolationKind};
use crate::machine::action::{ActionKind, Block, ThreadId};

enum Waits {
    For(ThreadId),
    /// For a lock whose holder is gone.
    ForNobody,
    NotForThreads,
}

impl<M: Model<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// A deadlock: threads that wait for locks or for threads, in a circle or for one that has ended. A thread that waits for the value of a variable
    /// (or was ruled out by an assumption) is none.
    pub(super) fn check_deadlock(&self) -> Result<(), Stop> {
        if self.process_has_ended() {
            return Ok(());
        }
        for number in 0..self.graph.threads.len() {
            let start = ThreadId(number as u16);
            if !self.graph.thread(start).alive {
                continue;
            }
            let mut at = start;
            let mut waiting = vec![start];
            for _ in 0..=self.graph.threads.len() {
                match self.waits_for(at) {
                    Waits::For(next) => at = next,
                    Waits::ForNobody => return Err(self.deadlock(&waiting)),
                    Waits::NotForThreads => break,
                }
                if at == start {
                    return Err(self.deadlock(&waiting));
                }
                waiting.push(at);
            }
        }
        self.check_all_wait()
    }

    /// Where the program has ended, nobody waits any more.
    fn process_has_ended(&self) -> bool {
        let ended =
            |thread: usize| self.graph.threads[thread].alive && self.graph.standing(ThreadId(thread as u16)).action.kind == ActionKind::End;
        let exits = |thread: usize| self.machine.ends_process(self.graph.standing(ThreadId(thread as u16)).action.code);
        (0..self.graph.threads.len()).any(|thread| ended(thread) && exits(thread))
    }

    /// All threads have ended or wait, and what they wait for is not what memory holds in the end: a deadlock, whoever should have changed it.
    fn check_all_wait(&self) -> Result<(), Stop> {
        let mut waiting = Vec::new();
        for number in 0..self.graph.threads.len() {
            let thread = ThreadId(number as u16);
            if !self.graph.thread(thread).alive {
                continue;
            }
            match self.graph.standing(thread).action.kind {
                ActionKind::End | ActionKind::Join => {}
                ActionKind::Blocked(Block::Lock | Block::Wait) if self.has_seen_the_last(thread) => waiting.push(thread),
                _ => return Ok(()),
            }
        }
        if waiting.is_empty() { Ok(()) } else { Err(self.deadlock(&waiting)) }
    }

    /// Is what the thread read last the last write of its location?
    fn has_seen_the_last(&self, thread: ThreadId) -> bool {
        let position = self.graph.thread(thread).position as usize;
        let read = self.graph.thread(thread).events[position - 1];
        let this = self.graph.event(read);
        if M::SEARCHES_CO {
            // The list of writes is in no order here: ask for one that is consistent.
            let (mut witness, events) = convert::execution(self);
            self.model.find_co(&mut witness);
            let Some(to) = events.iter().position(|&event| event == read) else { return false };
            let from = (0..events.len()).find(|&from| witness.rf.contains(from, to));
            return from.is_some_and(|from| (0..events.len()).all(|later| !witness.co.contains(from, later)));
        }
        match this.rf.some() {
            Some(source) => self.graph.event(source).co_after.is_none(),
            None => self.graph.location(this.location).co_first.is_none(),
        }
    }

    /// `waiting` are threads that wait for each other, or for nobody.
    fn deadlock(&self, waiting: &[ThreadId]) -> Stop {
        let alive: Vec<ThreadId> =
            waiting.iter().copied().filter(|thread| self.graph.threads.get(thread.index()).is_some_and(|known| known.alive)).collect();
        let at = alive.first().map_or(Default::default(), |&thread| self.machine.position(self.graph.standing(thread).action.code));
        let party = |&thread: &ThreadId| (self.acting(Role::Waits, thread, &self.graph.standing(thread).action), EventId::NONE);
        let parties = alive.iter().map(party).collect();
        violation(self, ViolationKind::Deadlock, DEADLOCK.to_string(), at, None, parties)
    }

    fn waits_for(&self, thread: ThreadId) -> Waits {
        if !self.graph.threads.get(thread.index()).is_some_and(|known| known.alive) {
            return Waits::ForNobody;
        }
        let action = self.graph.standing(thread).action;
        match action.kind {
            ActionKind::Join => Waits::For(ThreadId(action.value as u16)),
            ActionKind::Blocked(Block::Lock) => {
                let position = self.graph.thread(thread).position as usize;
                let read = self.graph.event(self.graph.thread(thread).events[position - 1]);
                match read.rf.some() {
                    // The lock is held for good only if this was its last state.
                    Some(holder) if self.graph.event(holder).co_after.is_none() => {
                        let holder = self.graph.event(holder).thread;
                        if self.has_ended(holder) { Waits::ForNobody } else { Waits::For(holder) }
                    }
                    _ => Waits::NotForThreads,
                }
            }
            _ => Waits::NotForThreads,
        }
    }

    /// A loop that reads the last value of everything it looks at, while every other thread has ended or waits as well. A loop that has only not yet
    /// seen a later write is none: some other execution shows how it goes on. Where co is searched for, one order is looked at.
    pub(super) fn check_endless_wait(&self) -> Result<(), Stop> {
        if self.process_has_ended() {
            return Ok(());
        }
        let mut spinning = Vec::new();
        for number in 0..self.graph.threads.len() {
            let thread = ThreadId(number as u16);
            if !self.graph.thread(thread).alive {
                continue;
            }
            match self.graph.standing(thread).action.kind {
                ActionKind::End | ActionKind::Join => {}
                ActionKind::Blocked(Block::Spin) => spinning.push(thread),
                ActionKind::Blocked(Block::Lock | Block::Wait) if self.has_seen_the_last(thread) => {}
                _ => return Ok(()),
            }
        }
        let reads: Vec<(ThreadId, Vec<EventId>)> = spinning.into_iter().map(|thread| (thread, self.reads_of_last_turn(thread))).collect();
        let Some((first, last_turn)) = reads.first() else { return Ok(()) };
        if reads.iter().any(|(_, reads)| reads.is_empty()) || !self.all_read_the_last_write(&reads) {
            return Ok(());
        }
        let parties: Vec<_> = reads.iter().flat_map(|(_, reads)| reads.iter().map(|&read| self.party(Role::Waits, read))).collect();
        let at = last_turn.first().map_or_else(|| self.machine.position(self.graph.standing(*first).action.code), |&read| self.place(read));
        let message = "a loop waits for ever: nobody is left who could change what it reads".to_string();
        Err(violation(self, ViolationKind::EndlessWait, message, at, None, parties))
    }

    /// What a waiting thread read the last time round, the last first. Reads of functions that may have been called from the loop count.
    fn reads_of_last_turn(&self, thread: ThreadId) -> Vec<EventId> {
        let jump = self.graph.standing(thread).action.code;
        let this = self.graph.thread(thread);
        let mut reads = Vec::new();
        for &event in this.events[..this.position as usize].iter().rev() {
            let Some(event) = event.some() else { break };
            let known = self.graph.event(event);
            if self.machine.is_in_loop(jump, known.code()) == Some(false) || !matches!(known.kind, Kind::Read | Kind::Fence(_)) {
                break;
            }
            // An earlier turn of the same loop does not matter.
            if reads.iter().any(|&read| self.graph.event(read).code() == known.code()) {
                break;
            }
            if known.kind == Kind::Read {
                reads.push(event);
            }
        }
        reads
    }

    fn all_read_the_last_write(&self, reads: &[(ThreadId, Vec<EventId>)]) -> bool {
        let mut all = reads.iter().flat_map(|(_, reads)| reads);
        if !M::SEARCHES_CO {
            return all.all(|&read| {
                let this = self.graph.event(read);
                self.graph.co_after(this.location, this.rf).is_none()
            });
        }
        let (mut execution, ids) = convert::execution(self);
        self.model.find_co(&mut execution);
        all.all(|&read| {
            let Some(number) = ids.iter().position(|&id| id == read) else { return false };
            let source = (0..ids.len()).find(|&write| execution.rf.contains(write, number));
            source.is_some_and(|source| execution.co.successors(source).next().is_none())
        })
    }
}
