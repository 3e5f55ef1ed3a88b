//! Threads that wait for ever: for each other (deadlock), or in a loop for a value that nobody will write.

use super::problems::{DEADLOCK, ENDLESS_WAIT, violation};
use super::scene::Scene;
use crate::engine::graph::kernel::explore::Stop;
use crate::engine::graph::store::event::{EventId, Kind};
use crate::engine::outcome::{BoundHit, Role, ViolationKind};
use crate::machine::PlaceInLoop;
use crate::machine::action::{ActionKind, Block, Bound, CodeAddress, ThreadId};

enum Waits {
    For(ThreadId),
    /// For a lock whose holder is gone.
    ForNobody,
    NotForThreads,
}

/// The reads of the first turn of a loop since it was entered last, as whoever goes back through the thread's events meets them.
#[derive(Default)]
pub(in crate::engine) struct FirstTurn {
    /// Their instructions, and how deep in calls they were.
    reads: Vec<(CodeAddress, u32)>,
}

impl FirstTurn {
    /// Is the read at this place older than the turn? What the first turn did again was done before the loop was entered: without another loop within, an
    /// instruction is in each turn once, as deep in calls. (The loop's function may have called itself, and gone through the same loop.)
    pub(in crate::engine) fn begins_after(&mut self, code: CodeAddress, place: PlaceInLoop) -> bool {
        if self.reads.iter().any(|&(known, depth)| known == code && place.depth == depth) {
            return true;
        }
        if place.turns == 0 {
            self.reads.push((code, place.depth));
        }
        false
    }
}

impl<const W: usize> Scene<'_, W> {
    /// A deadlock: threads that wait for locks or for threads, in a circle or for one that has ended. A thread that waits for the value of a variable
    /// (or was ruled out by an assumption) is none.
    pub fn check_deadlock(&self) -> Result<(), Stop> {
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
    #[cold]
    pub fn process_has_ended(&self) -> bool {
        let ended =
            |thread: usize| self.graph.threads[thread].alive && self.graph.standing(ThreadId(thread as u16)).action.kind == ActionKind::End;
        let exits = |thread: usize| self.machine.ends_process(self.graph.standing(ThreadId(thread as u16)).action.code);
        (0..self.graph.threads.len()).any(|thread| ended(thread) && exits(thread))
    }

    /// All threads have ended or wait, and what they wait for is not what memory holds in the end: a deadlock, whoever should have changed it.
    fn check_all_wait(&self) -> Result<(), Stop> {
        let (mut waiting, mut reads) = (Vec::new(), Vec::new());
        for number in 0..self.graph.threads.len() {
            let thread = ThreadId(number as u16);
            if !self.graph.thread(thread).alive {
                continue;
            }
            match self.graph.standing(thread).action.kind {
                ActionKind::End | ActionKind::Join => {}
                ActionKind::Blocked(Block::Lock | Block::Wait) => {
                    waiting.push(thread);
                    reads.push(self.last_event(thread));
                }
                _ => return Ok(()),
            }
        }
        if waiting.is_empty() || !self.all_read_the_last_write(&reads) { Ok(()) } else { Err(self.deadlock(&waiting)) }
    }

    /// What the thread did last: where it waits for a lock or a value, the read that told it to.
    fn last_event(&self, thread: ThreadId) -> EventId {
        let thread = self.graph.thread(thread);
        thread.events[thread.position as usize - 1]
    }

    /// Has each of these reads what memory holds in the end, in one co, where there are several?
    fn all_read_the_last_write(&self, reads: &[EventId]) -> bool {
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
    /// seen a later write is none: some other execution shows how it goes on.
    pub fn check_endless_wait(&self) -> Result<(), Stop> {
        let (mut spinning, mut awaited) = (Vec::new(), Vec::new());
        for number in 0..self.graph.threads.len() {
            let thread = ThreadId(number as u16);
            if !self.graph.thread(thread).alive {
                continue;
            }
            match self.graph.standing(thread).action.kind {
                ActionKind::End | ActionKind::Join => {}
                ActionKind::Blocked(Block::Spin) => spinning.push(thread),
                ActionKind::Blocked(Block::Lock | Block::Wait) => awaited.push(self.last_event(thread)),
                _ => return Ok(()),
            }
        }
        let mut reads = Vec::new();
        for thread in spinning {
            let own = self.reads_of_waiting(thread);
            if own.is_empty() {
                return Ok(());
            }
            reads.extend(own);
        }
        awaited.extend(&reads);
        let Some(&last) = reads.first().filter(|_| self.all_read_the_last_write(&awaited)) else { return Ok(()) };
        let parties: Vec<_> = reads.iter().map(|&read| self.party(Role::Waits, read)).collect();
        let at = self.place(last);
        let message = ENDLESS_WAIT.to_string();
        Err(violation(self, ViolationKind::EndlessWait, message, at, None, parties))
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
            let reads = self.reads_of_waiting(thread);
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

    /// What a waiting thread read since it came to the loop, the last first. Reads of functions that may have been called from the loop count: if there are
    /// more of them than those of the last turn, less is taken for endless, never more.
    fn reads_of_waiting(&self, thread: ThreadId) -> Vec<EventId> {
        let jump = self.graph.standing(thread).action.code;
        let this = self.graph.thread(thread);
        let mut reads = Vec::new();
        let mut first_turn = FirstTurn::default();
        for &event in this.events[..this.position as usize].iter().rev() {
            let Some(event) = event.some() else { break };
            let known = self.graph.event(event);
            // A read-modify-write that stores what it read is part of waiting, as in the machine.
            let write_back = |write: EventId| self.graph.event(self.graph.update_of(write)).value == self.graph.event(write).value;
            let waits = match known.kind {
                Kind::Read | Kind::Update | Kind::Fence(_) | Kind::Choice { .. } => true,
                Kind::Exclusive => write_back(event),
                _ => false,
            };
            // It waits for the same in front of the loop, not in one around both.
            let is_outside = self.machine.is_in_loop(jump, known.code()) == Some(false);
            if reads.is_empty() && known.kind == Kind::Read && is_outside && self.machine.peeks(known.code()) {
                return vec![event];
            }
            if is_outside || !waits {
                break;
            }
            if known.is_read() {
                let place = self.machine.place_in_loop(self.graph.standing_before(known).snapshot, jump);
                if place.is_some_and(|place| first_turn.begins_after(known.code(), place)) {
                    break;
                }
                reads.push(event);
            }
        }
        reads
    }
}
