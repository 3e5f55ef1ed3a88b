//! Errors of the program that show in the graph: bad accesses, races, misuse of locks, deadlock; and how they are reported.

use super::convert;
use super::event::{Event, EventId, Kind, LocationId};
use super::explore::{Explorer, Stop};
use super::memory::BadAddress;
use super::models::Model;
use crate::engine::outcome::{BoundHit, Violation, ViolationKind};
use crate::ir::{Order, SourceLocation, pointer};
use crate::machine::action::{Action, ActionKind, Block, Fault, ThreadId};

/// Builds the violation that the graph at hand shows.
fn violation<M: Model<W>, const W: usize, const D: bool>(
    explorer: &Explorer<'_, M, W, D>,
    kind: ViolationKind,
    message: String,
    at: SourceLocation,
    other: Option<SourceLocation>,
) -> Stop {
    let (mut witness, events) = convert::execution(explorer);
    explorer.model.find_co(&mut witness);
    let witness_at = events
        .iter()
        .map(|event| event.some().map_or(SourceLocation::default(), |event| explorer.machine.position(explorer.graph.event(event).code())));
    Stop::Violation(Box::new(Violation { kind, message, at, other, witness, witness_at: witness_at.collect(), buffered: Vec::new() }))
}

/// A fault that the machine found.
pub fn fault<M: Model<W>, const W: usize, const D: bool>(explorer: &Explorer<'_, M, W, D>, thread: ThreadId, fault: Fault) -> Stop {
    let code = explorer.graph.standing(thread).action.code;
    let at = explorer.machine.position(code);
    let (kind, message) = match fault {
        Fault::Assertion => match explorer.machine.assertion_message(code) {
            "" => (ViolationKind::Assertion, "assertion failed".to_string()),
            message => (ViolationKind::Assertion, format!("assertion failed: {message}")),
        },
        Fault::DivisionByZero => (ViolationKind::DivisionByZero, "division by zero".to_string()),
        Fault::PrivateBounds => (ViolationKind::OutOfBounds, "access outside a private object".to_string()),
        Fault::BadCall => (ViolationKind::BadCall, "call through an address that is no function with these parameters".to_string()),
        Fault::BadJoin => (ViolationKind::BadJoin, "join of a value that is no thread".to_string()),
    };
    violation(explorer, kind, message, at, None)
}

impl<M: Model<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// The location of an access, or the error of the program that it is.
    #[inline]
    pub(super) fn resolve(&mut self, action: &Action) -> Result<LocationId, Stop> {
        match self.graph.memory.resolve(action.address, action.width, action.code) {
            Ok(location) => {
                while self.graph.locations.len() <= location.index() {
                    self.graph.locations.push(Default::default());
                }
                Ok(location)
            }
            Err(problem) => Err(self.bad_address(action, problem)),
        }
    }

    #[cold]
    fn bad_address(&self, action: &Action, problem: BadAddress) -> Stop {
        let at = self.machine.position(action.code);
        let (object, offset) = (pointer::object(action.address), pointer::offset(action.address));
        let (kind, message) = match problem {
            BadAddress::Null => (ViolationKind::NullAccess, "access through a null pointer".to_string()),
            BadAddress::NoObject => (ViolationKind::OutOfBounds, "access through a pointer to no object".to_string()),
            BadAddress::OutOfBounds { size } => {
                let bytes = action.width.bytes();
                (
                    ViolationKind::OutOfBounds,
                    format!("access of {bytes} bytes at offset {offset} of object {object}, which has {size} bytes"),
                )
            }
            BadAddress::MixedSize(first) => {
                let first = self.machine.position(first);
                let message =
                    format!("accesses of different sizes to the same memory (the other is at line {} column {})", first.line, first.column);
                return Stop::Unsupported(message, at);
            }
        };
        violation(self, kind, message, at, None)
    }

    /// Notes an access that is not atomic.
    #[inline(always)]
    pub(super) fn mark_plain(&mut self, event: EventId) {
        let this = self.graph.event(event);
        if this.order == Order::Plain {
            let location = this.location;
            self.graph.location_mut(location).plain.insert(event);
        }
    }

    /// Errors that an access makes together with what is in the graph.
    #[inline(always)]
    pub(super) fn check_access(&mut self, event: EventId) -> Result<(), Stop> {
        self.mark_plain(event);
        let this = self.graph.event(event);
        let location = self.graph.location(this.location);
        if M::RACES && !location.plain.is_empty() {
            let conflicting = if this.is_write() { location.writes | location.reads } else { location.writes };
            let conflicting = if this.order == Order::Plain { conflicting } else { conflicting & location.plain };
            if !conflicting.is_empty() {
                let racing = (conflicting - self.model.happens_before(&self.graph, event)).without(event);
                if let Some(other) = racing.first()
                    && !self.observer.goes_on_after_race()
                {
                    return Err(self.race(event, other));
                }
            }
        }
        let object = pointer::object(this.address);
        if self.graph.memory.is_heap(object) {
            self.check_heap_access(event, object)?;
        }
        if this.origin.unlock {
            self.check_unlock(event)?;
        }
        Ok(())
    }

    #[cold]
    fn race(&self, event: EventId, other: EventId) -> Stop {
        let (this, that) = (self.graph.event(event), self.graph.event(other));
        let word = |write| if write { "write" } else { "read" };
        let message = format!(
            "data race: a {} and a {} of the same location are not ordered, and not both atomic",
            word(this.is_write()),
            word(that.is_write())
        );
        let (at, there) = (self.machine.position(this.code()), self.machine.position(that.code()));
        violation(self, ViolationKind::DataRace, message, at, Some(there))
    }

    #[cold]
    fn check_heap_access(&self, event: EventId, object: u32) -> Result<(), Stop> {
        let this = self.graph.event(event);
        let (allocation, free) = self.graph.memory.life(object);
        let at = self.machine.position(this.code());
        if let Some(free) = free.some() {
            let there = self.machine.position(self.graph.event(free).code());
            let message = "access to memory that is, or may be, freed before it".to_string();
            return Err(violation(self, ViolationKind::UseAfterFree, message, at, Some(there)));
        }
        let zeroed = allocation.some().is_some_and(|allocation| self.graph.event(allocation).kind == Kind::Allocate { zeroed: true });
        if this.is_read() && this.rf.is_none() && !zeroed {
            let message = "read of memory that was never written".to_string();
            return Err(violation(self, ViolationKind::UninitialisedRead, message, at, None));
        }
        Ok(())
    }

    /// A lock may only be released by the thread that holds it.
    #[cold]
    fn check_unlock(&self, event: EventId) -> Result<(), Stop> {
        let this = self.graph.event(event);
        let earlier = self.graph.thread(this.thread).events[..this.index as usize].iter().rev();
        let mut own =
            earlier.filter_map(|event| event.some()).map(|event| self.graph.event(event)).filter(|other| other.location == this.location);
        if own.find(|other| other.is_write()).is_some_and(|other| other.kind == Kind::Exclusive) {
            return Ok(());
        }
        let at = self.machine.position(this.code());
        Err(violation(self, ViolationKind::UnlockNotHeld, "unlock of a lock that this thread does not hold".to_string(), at, None))
    }

    /// The effect of an event that is neither access nor fence.
    pub(super) fn enter_other(&mut self, event: EventId) -> Result<(), Stop> {
        let Event { kind, address, value, .. } = *self.graph.event(event);
        let object = pointer::object(address);
        match kind {
            Kind::Allocate { .. } => {
                if value > MAX_OBJECT {
                    let at = self.machine.position(self.graph.event(event).code());
                    return Err(Stop::Unsupported(format!("an object of {value} bytes, more than {MAX_OBJECT}"), at));
                }
                self.graph.memory.allocate(object, value as u32, event);
                Ok(())
            }
            Kind::Free => {
                self.check_free(event)?;
                if object != 0 {
                    self.graph.memory.set_free(object, event);
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn check_free(&self, event: EventId) -> Result<(), Stop> {
        let this = self.graph.event(event);
        let (object, offset) = (pointer::object(this.address), pointer::offset(this.address));
        let at = self.machine.position(this.code());
        if this.address == 0 {
            return Ok(());
        }
        let (allocation, free) = self.graph.memory.life(object);
        if !self.graph.memory.is_heap(object) || offset != 0 || allocation.is_none() {
            return Err(violation(self, ViolationKind::InvalidFree, "free of something that was not allocated".to_string(), at, None));
        }
        if let Some(free) = free.some() {
            let there = self.machine.position(self.graph.event(free).code());
            return Err(violation(self, ViolationKind::DoubleFree, "memory is freed twice".to_string(), at, Some(there)));
        }
        let before = self.model.happens_before(&self.graph, event);
        for location in self.graph.memory.locations_of(object) {
            let location = self.graph.location(location);
            if let Some(access) = (location.reads | location.writes).iter().find(|&access| !before.contains(access)) {
                let there = self.machine.position(self.graph.event(access).code());
                let message = "memory is freed while another thread may still access it".to_string();
                return Err(violation(self, ViolationKind::UseAfterFree, message, there, Some(at)));
            }
        }
        Ok(())
    }

    /// Takes back [`Explorer::enter_other`].
    pub(super) fn leave_other(&mut self, event: EventId) {
        let this = self.graph.event(event);
        let object = pointer::object(this.address);
        match this.kind {
            Kind::Allocate { .. } => self.graph.memory.unallocate(object),
            Kind::Free if object != 0 => self.graph.memory.set_free(object, EventId::NONE),
            _ => {}
        }
    }

    /// Puts back what [`Explorer::leave_other`] took.
    pub(super) fn return_other(&mut self, event: EventId) {
        let Event { kind, address, value, .. } = *self.graph.event(event);
        let object = pointer::object(address);
        match kind {
            Kind::Allocate { .. } => self.graph.memory.allocate(object, value as u32, event),
            Kind::Free if object != 0 => self.graph.memory.set_free(object, event),
            _ => {}
        }
    }

    /// No thread can go on: a complete execution, or a blocked one.
    #[inline(always)]
    pub(super) fn finish(&mut self) -> Result<(), Stop> {
        // A thread that could run, but does not, waits for another to end.
        let complete = self.masks.stopped | self.masks.runnable == 0;
        self.count(complete)?;
        if complete { Ok(()) } else { self.check_deadlock() }
    }

    /// A deadlock: threads that wait for locks or for threads, in a circle or for one that has ended. A thread that waits for the value of a variable
    /// (or was ruled out by an assumption) is none.
    fn check_deadlock(&self) -> Result<(), Stop> {
        for number in 0..self.graph.threads.len() {
            let start = ThreadId(number as u16);
            if !self.graph.thread(start).alive {
                continue;
            }
            let mut at = start;
            for _ in 0..=self.graph.threads.len() {
                match self.waits_for(at) {
                    Waits::For(next) => at = next,
                    Waits::ForNobody => return Err(self.deadlock(start)),
                    Waits::NotForThreads => break,
                }
                if at == start {
                    return Err(self.deadlock(start));
                }
            }
        }
        Ok(())
    }

    fn deadlock(&self, thread: ThreadId) -> Stop {
        let at = self.machine.position(self.graph.standing(thread).action.code);
        violation(self, ViolationKind::Deadlock, "deadlock: this thread waits for ever".to_string(), at, None)
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

    /// Notes a bound that a thread ran into.
    pub(super) fn note_bound(&mut self, hit: BoundHit) {
        if !self.bounds.contains(&hit) {
            self.bounds.push(hit);
        }
    }
}

/// The bytes of an allocated object: each has a word in the table of locations.
const MAX_OBJECT: u64 = 1 << 26;

enum Waits {
    For(ThreadId),
    /// For a lock whose holder is gone.
    ForNobody,
    NotForThreads,
}
