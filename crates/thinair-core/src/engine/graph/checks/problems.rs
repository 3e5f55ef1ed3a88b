//! Errors of the program that show in the graph: bad accesses, races, misuse of locks; and how they become a [`Violation`].

use super::output;
use super::scene::Scene;
use crate::axioms;
use crate::engine::graph::kernel::explore::{Explorer, Stop};
use crate::engine::graph::models::Guide;
use crate::engine::graph::store::convert;
use crate::engine::graph::store::event::{Event, EventId, Kind, LocationId};
use crate::engine::graph::store::memory::{BadAddress, Resolved};
use crate::engine::outcome::{BoundHit, Party, Role, Violation, ViolationKind};
use crate::engine::sizes::{Accessed, Overlap};
use crate::ir::{Order, SourceLocation, Storage, Tags, pointer};
use crate::machine::action::{Action, Fault, ThreadId};

/// Builds the violation that the graph at hand shows. Those involved come with their events, if they are events.
pub fn violation<const W: usize>(
    scene: &Scene<'_, W>,
    kind: ViolationKind,
    message: String,
    at: SourceLocation,
    other: Option<SourceLocation>,
    parties: Vec<(Party, EventId)>,
) -> Stop {
    let (witness, events) = convert::restricted(scene.graph, scene.graph.live);
    let witness_at = events.iter().map(|event| event.some().map_or(SourceLocation::default(), |event| scene.place(event)));
    let witness_at = witness_at.collect();
    let output = output::printed(scene, &events);
    let detail = scene.detail(parties, &events);
    Stop::Violation(Box::new(Violation {
        kind,
        message,
        at,
        other,
        witness,
        witness_at,
        output,
        justification: None,
        detail,
        buffered: Vec::new(),
    }))
}

/// A fault that the machine found.
#[cold]
pub fn fault<const W: usize>(scene: &Scene<'_, W>, thread: ThreadId, fault: Fault) -> Stop {
    let action = scene.graph.standing(thread).action;
    let at = scene.machine.position(action.code);
    let (kind, message) = match describe_fault(fault, scene.machine.assertion_message(action.code), &action) {
        Ok(described) => described,
        Err(limit) => return Stop::Unsupported(limit, at),
    };
    let failed = scene.acting(Role::Failed, thread, &action);
    let mut parties = vec![(failed, EventId::NONE)];
    if fault == Fault::Destroyed {
        // The thread has just read what was left there.
        let standing = scene.graph.thread(thread);
        let done = standing.events[..standing.position as usize].iter().rev().filter_map(|event| event.some());
        let found = done.map(|event| scene.graph.event(event)).find(|event| event.is_read());
        let destroyed = found.and_then(|read| read.rf.some());
        parties.extend(destroyed.map(|write| scene.party(Role::Earlier, write)));
    }
    let other = parties.get(1).map(|(party, _)| party.at);
    violation(scene, kind, message, at, other, parties)
}

/// What a fault is called; `message` is that of the instruction. An error: it is none, but a limit.
pub fn describe_fault(fault: Fault, message: &str, action: &Action) -> Result<(ViolationKind, String), String> {
    Ok(match fault {
        Fault::Limit => return Err(message.to_string()),
        Fault::Assertion if message.is_empty() => (ViolationKind::Assertion, "assertion failed".to_string()),
        Fault::Assertion => (ViolationKind::Assertion, format!("assertion failed: {message}")),
        Fault::Destroyed if message.is_empty() => (ViolationKind::Misuse, "this was destroyed, and is used again".to_string()),
        Fault::Destroyed => (ViolationKind::Misuse, message.to_string()),
        Fault::Misuse => (ViolationKind::Misuse, message.to_string()),
        Fault::Uninitialised => (ViolationKind::UninitialisedRead, message.to_string()),
        Fault::Uncaught if message.is_empty() => (ViolationKind::UncaughtException, "an exception leaves the thread".to_string()),
        Fault::Uncaught => (ViolationKind::UncaughtException, message.to_string()),
        Fault::Terminated => (ViolationKind::Terminated, message.to_string()),
        Fault::Panic => (ViolationKind::Panic, message.to_string()),
        Fault::DivisionByZero => (ViolationKind::DivisionByZero, "division by zero".to_string()),
        Fault::DivisionOverflow => (ViolationKind::DivisionOverflow, "the least number is divided by -1".to_string()),
        Fault::SignedOverflow => (ViolationKind::SignedOverflow, "the result of signed arithmetic does not fit its type".to_string()),
        Fault::BadShift => {
            let (by, bits) = (action.width.sign_extend(action.address), action.value + 1);
            (ViolationKind::BadShift, format!("a number of {bits} bits is shifted by {by}"))
        }
        Fault::BadIndex => {
            let (index, greatest) = (action.width.sign_extend(action.address), action.value);
            (
                ViolationKind::BadIndex,
                format!("the index {index} is beyond its array, in which {greatest} is the greatest that may be used here"),
            )
        }
        Fault::Misaligned => {
            let (bytes, offset) = (action.width.bytes(), pointer::origin(action.address).1);
            (ViolationKind::Misaligned, format!("an access of {bytes} bytes at offset {offset}, which is no multiple of that"))
        }
        Fault::PrivateBounds => {
            let (bytes, offset) = (action.width.bytes(), action.address as i64);
            (ViolationKind::OutOfBounds, format!("{bytes} bytes at offset {offset} of {message}"))
        }
        Fault::BadCall => (ViolationKind::BadCall, "call through an address that is no function with these parameters".to_string()),
        Fault::BadJoin => (ViolationKind::BadJoin, "join of a value that is no thread".to_string()),
    })
}

/// What an access through a bad address is called.
pub fn describe_address(action: &Action, problem: BadAddress) -> (ViolationKind, String) {
    let (bytes, (object, offset)) = (action.width.bytes(), pointer::origin(action.address));
    match problem {
        _ if offset < 0 && object != 0 => {
            (ViolationKind::OutOfBounds, format!("access of {bytes} bytes at offset {offset} of object {object}, before its beginning"))
        }
        _ if object == 0 => (ViolationKind::NullAccess, "access through a null pointer".to_string()),
        BadAddress::Null | BadAddress::NoObject => (ViolationKind::OutOfBounds, "access through a pointer to no object".to_string()),
        BadAddress::OutOfBounds { size } => {
            (ViolationKind::OutOfBounds, format!("access of {bytes} bytes at offset {offset} of object {object}, which has {size} bytes"))
        }
    }
}

pub fn describe_mixed_sizes(first: SourceLocation) -> String {
    format!("accesses of different sizes to the same memory (the other is at line {} column {})", first.line, first.column)
}

pub fn describe_race(this_writes: bool, that_writes: bool) -> String {
    let word = |write| if write { "write" } else { "read" };
    format!("data race: a {} and a {} of the same location are not ordered, and not both atomic", word(this_writes), word(that_writes))
}

pub const ZEROED: &str = "data race: nothing orders this access with the allocation, which fills the memory with zeros";
pub const ALLOCATED: &str = "data race: nothing orders this access with the allocation of the memory";
pub const FREED: &str = "access to memory that is, or may be, freed before it";
pub const FREED_EARLY: &str = "memory is freed while another thread may still access it";
pub const CONSTANT: &str = "write to a constant";
pub const NOT_ALLOCATED: &str = "free of something that was not allocated";
pub const NOT_ON_THE_HEAP: &str = "free of a variable";
pub const UNINITIALISED: &str = "read of memory that was never written";
pub const COPY_OF_NOTHING: &str = "read of a copy of something that has no value";
pub const NOT_HELD: &str = "unlock of a lock that this thread does not hold";
/// What is wrong with the unlock of a lock that is not held.
pub fn describe_unlock(begins_wait: bool) -> (ViolationKind, &'static str) {
    match begins_wait {
        true => (ViolationKind::Misuse, "wait for a condition variable with a mutex that this thread does not hold"),
        false => (ViolationKind::UnlockNotHeld, NOT_HELD),
    }
}

pub const JOINED_TWICE: &str = "a thread is joined a second time";
pub const FREED_TWICE: &str = "memory is freed twice";
pub const ENDLESS_WAIT: &str = "a loop waits for ever: nobody is left who could change what it reads";
pub const DEADLOCK: &str = "deadlock: this thread waits for ever";

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// The location of an access, or the error of the program that it is.
    #[inline]
    pub fn resolve(&mut self, thread: ThreadId, action: &Action) -> Result<LocationId, Stop> {
        let location = match self.graph.memory.resolve(action.address, action.width) {
            Ok(Resolved::Location(location)) => location,
            Ok(Resolved::Overlapped(location)) => {
                self.scene().check_overlaps(location, action)?;
                location
            }
            Err(problem) => return Err(self.scene().bad_address(thread, action, problem)),
        };
        while self.graph.locations.len() <= location.index() {
            self.graph.locations.push(Default::default());
        }
        Ok(location)
    }

    /// Notes an access that is not atomic.
    #[inline(always)]
    pub fn mark_plain(&mut self, event: EventId) {
        let this = self.graph.event(event);
        if this.order == Order::Plain {
            let location = this.location;
            self.graph.location_mut(location).plain.insert(event);
        }
    }

    /// Errors that an access makes together with what is in the graph, if that counts.
    #[inline(always)]
    pub fn check_access(&mut self, event: EventId) -> Result<(), Stop> {
        match self.find_bad_access(event) {
            Err(Stop::Violation(_)) if self.is_ruled_out() => {
                self.pass_bad_access(event);
                Ok(())
            }
            other => other,
        }
    }

    #[inline(always)]
    fn find_bad_access(&mut self, event: EventId) -> Result<(), Stop> {
        self.mark_plain(event);
        self.note_access(event);
        if self.model.facts().misses_overtaken {
            let hit = self.scene().overtaken(event);
            hit.into_iter().for_each(|hit| self.note_bound(hit));
        }
        let this = self.graph.event(event);
        let location = self.graph.location(this.location);
        if self.model.facts().races && !location.plain.is_empty() {
            let conflicting = if this.is_write() { location.writes | location.reads } else { location.writes };
            let conflicting = if this.order == Order::Plain { conflicting } else { conflicting & location.plain };
            if !conflicting.is_empty() {
                let racing = (conflicting - self.model.happens_before(&self.graph, event)).without(event);
                if let Some(other) = racing.iter().find(|&other| !M::HOLES || self.scene().is_race(event, other))
                    && !self.observer.goes_on_after_race()
                {
                    return Err(self.scene().race(event, other));
                }
            }
        }
        if self.rules.follows_copies && this.is_read() {
            self.scene().check_copy(event)?;
        }
        let this = self.graph.event(event);
        let (object, unlocks) = (pointer::object(this.address), this.origin.unlock);
        match self.graph.memory.storage(object) {
            Some(Storage::Variable) => {}
            Some(Storage::Constant) => self.scene().check_constant(event)?,
            Some(Storage::OfThread) | None => {
                self.scene().check_heap_access(event, object)?;
                if self.model.facts().races
                    && !M::HOLES
                    && let Some(allocation) = self.scene().races_with_allocation(event, object)
                    && !self.observer.goes_on_after_race()
                {
                    return Err(self.scene().race_with_allocation(event, allocation));
                }
            }
        }
        if unlocks {
            self.scene().check_unlock(event)?;
        }
        Ok(())
    }

    /// The effect of an event that is neither access nor fence.
    pub fn enter_other(&mut self, event: EventId) -> Result<(), Stop> {
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
                self.scene().check_free(event)?;
                if object != 0 {
                    self.note_free(event);
                    self.graph.memory.set_free(object, event);
                }
                Ok(())
            }
            Kind::Join => {
                let is_first = |&other: &EventId| {
                    let other = self.graph.event(other);
                    other.kind == Kind::Join && other.value == value
                };
                match (self.graph.live & self.graph.others).without(event).iter().find(is_first) {
                    Some(first) => Err(self.scene().joined_twice(event, first)),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Takes back [`Explorer::enter_other`].
    pub fn leave_other(&mut self, event: EventId) {
        let this = self.graph.event(event);
        let object = pointer::object(this.address);
        match this.kind {
            Kind::Allocate { .. } => self.graph.memory.unallocate(object),
            Kind::Free if object != 0 => self.graph.memory.set_free(object, EventId::NONE),
            _ => {}
        }
    }

    /// Puts back what [`Explorer::leave_other`] took.
    pub fn return_other(&mut self, event: EventId) {
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
    pub fn finish(&mut self) -> Result<(), Stop> {
        if self.end_is_ruled_out() {
            self.statistics.dead_ends += 1;
            return Ok(());
        }
        if !self.rules.bad_accesses.is_empty() {
            self.check_accesses_again()?;
        }
        // A thread that could run, but does not, waits for another to end.
        let complete = self.masks.stopped | self.masks.unfinished() == 0 || self.scene().process_has_ended();
        if self.rules.looks_ahead {
            self.check_ahead()?;
        } else if self.rules.might_look_ahead && !complete {
            self.check_needless()?;
        }
        if self.rules.leaves_undone {
            self.check_undone()?;
        }
        self.count(complete)?;
        if !self.machine.code().retried.is_empty() {
            let hits = self.scene().seen_retries();
            hits.into_iter().for_each(|hit| self.note_bound(hit));
        }
        if complete {
            if self.leaks.left > 0 {
                self.look_for_leaks();
            }
            return Ok(());
        }
        if M::HOLES {
            let hits = self.scene().own_waits();
            hits.into_iter().for_each(|hit| self.note_bound(hit));
        }
        if self.observer.reports_deadlocks() {
            self.scene().check_deadlock()?;
        }
        if self.observer.reports_endless_waits() { self.scene().check_endless_wait() } else { Ok(()) }
    }

    /// Notes a bound that a thread ran into.
    pub fn note_bound(&mut self, hit: BoundHit) {
        if !self.bounds.contains(&hit) {
            self.bounds.push(hit);
        }
    }
}

impl<const W: usize> Scene<'_, W> {
    /// Is a location that overlaps this one in use?
    #[cold]
    fn check_overlaps(&self, location: LocationId, action: &Action) -> Result<(), Stop> {
        let others = self.graph.memory.locations_of(pointer::object(action.address));
        for &other in others.iter().filter(|&&other| other != location && self.graph.memory.overlap(location, other)) {
            if let Some(access) = self.graph.live.iter().find(|&event| self.graph.event(event).location == other) {
                let accessed = |code, address, width| Accessed::new(self.machine.code(), code, pointer::offset(address), width);
                let (this, cell) = (accessed(action.code, action.address, action.width), self.graph.memory.cell(other));
                let other = accessed(self.graph.event(access).code(), cell.address, cell.width);
                return Err(Stop::Overlap(Box::new(Overlap { this, other })));
            }
        }
        Ok(())
    }

    #[cold]
    fn bad_address(&self, thread: ThreadId, action: &Action, problem: BadAddress) -> Stop {
        let at = self.machine.position(action.code);
        let (kind, message) = describe_address(action, problem);
        let object = pointer::origin(action.address).0;
        let mut parties = vec![(self.acting(Role::Access, thread, action), EventId::NONE)];
        if let Some(allocation) = self.graph.memory.life(object).0.some() {
            parties.push(self.party(Role::Allocated, allocation));
        }
        violation(self, kind, message, at, None, parties)
    }

    /// Does an access that is not known to come before this one race with it? Where threads have holes it may come after.
    #[cold]
    fn is_race(&self, event: EventId, other: EventId) -> bool {
        let (execution, events) = convert::restricted(self.graph, self.graph.live);
        let place = |event| events.iter().position(|&there| there == event).expect("an event of the graph");
        let (this, that) = (place(event), place(other));
        let happens_before = axioms::rc11::happens_before_in(&execution);
        !happens_before.contains(this, that) && !happens_before.contains(that, this)
    }

    #[cold]
    fn race(&self, event: EventId, other: EventId) -> Stop {
        let (this, that) = (self.graph.event(event), self.graph.event(other));
        let message = describe_race(this.is_write(), that.is_write());
        let (at, there) = (self.machine.position(this.code()), self.machine.position(that.code()));
        let parties = vec![self.party(Role::Access, event), self.party(Role::OtherAccess, other)];
        violation(self, ViolationKind::DataRace, message, at, Some(there), parties)
    }

    #[cold]
    fn check_constant(&self, event: EventId) -> Result<(), Stop> {
        if !self.graph.event(event).is_write() {
            return Ok(());
        }
        let parties = vec![self.party(Role::Access, event)];
        Err(violation(self, ViolationKind::ConstantWrite, CONSTANT.to_string(), self.place(event), None, parties))
    }

    #[cold]
    fn check_heap_access(&self, event: EventId, object: u32) -> Result<(), Stop> {
        let this = self.graph.event(event);
        let (allocation, free) = self.graph.memory.life(object);
        let at = self.machine.position(this.code());
        if let Some(free) = free.some() {
            let there = self.machine.position(self.graph.event(free).code());
            let message = FREED.to_string();
            let mut parties = vec![self.party(Role::Access, event), self.party(Role::Freed, free)];
            parties.extend(allocation.some().map(|allocation| self.party(Role::Allocated, allocation)));
            return Err(violation(self, ViolationKind::UseAfterFree, message, at, Some(there), parties));
        }
        if this.is_read() && this.rf.is_none() && !this.tags.has(Tags::COPY) && !self.has_initial_value(object, this.location) {
            let message = UNINITIALISED.to_string();
            let mut parties = vec![self.party(Role::Access, event)];
            parties.extend(allocation.some().map(|allocation| self.party(Role::Allocated, allocation)));
            return Err(violation(self, ViolationKind::UninitialisedRead, message, at, None, parties));
        }
        Ok(())
    }

    /// The allocation with which an access races. Who allocates memory may modify it (C17 7.22.3), and not by atomic accesses,
    /// as `calloc` does: an access must come after that.
    fn races_with_allocation(&self, event: EventId, object: u32) -> Option<EventId> {
        let allocation = self.graph.memory.life(object).0.some()?;
        let this = self.graph.event(allocation);
        let modifies = this.kind == Kind::Allocate { zeroed: true } || !self.machine.is_local(this.code());
        (modifies && !self.model.happens_before(self.graph, event).contains(allocation)).then_some(allocation)
    }

    #[cold]
    fn race_with_allocation(&self, event: EventId, allocation: EventId) -> Stop {
        let parties = vec![self.party(Role::Access, event), self.party(Role::Allocated, allocation)];
        let (at, there) = (self.place(event), self.place(allocation));
        let message = if self.graph.event(allocation).kind == (Kind::Allocate { zeroed: true }) { ZEROED } else { ALLOCATED };
        violation(self, ViolationKind::DataRace, message.to_string(), at, Some(there), parties)
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
        let (kind, message) = describe_unlock(self.machine.begins_wait(this.code()));
        Err(violation(self, kind, message.to_string(), at, None, vec![self.party(Role::Access, event)]))
    }

    #[cold]
    fn joined_twice(&self, event: EventId, first: EventId) -> Stop {
        let parties = vec![self.party(Role::Failed, event), self.party(Role::Earlier, first)];
        violation(self, ViolationKind::BadJoin, JOINED_TWICE.to_string(), self.place(event), Some(self.place(first)), parties)
    }

    fn check_free(&self, event: EventId) -> Result<(), Stop> {
        let this = self.graph.event(event);
        let (object, offset) = (pointer::object(this.address), pointer::offset(this.address));
        let at = self.machine.position(this.code());
        if this.address == 0 {
            return Ok(());
        }
        let (allocation, free) = self.graph.memory.life(object);
        let local = self.machine.is_local(this.code());
        let ends_with_thread = local && self.graph.memory.storage(object) == Some(Storage::OfThread);
        let variable = allocation
            .some()
            .map_or(object as usize <= self.program.globals.len(), |allocation| self.machine.is_local(self.graph.event(allocation).code()));
        if !ends_with_thread && (variable != local || offset != 0 || allocation.is_none()) {
            let message = if variable { NOT_ON_THE_HEAP } else { NOT_ALLOCATED }.to_string();
            let mut parties = vec![self.party(Role::FreedAgain, event)];
            parties.extend(allocation.some().map(|allocation| self.party(Role::Allocated, allocation)));
            return Err(violation(self, ViolationKind::InvalidFree, message, at, None, parties));
        }
        if let Some(free) = free.some() {
            let there = self.machine.position(self.graph.event(free).code());
            let mut parties = vec![self.party(Role::FreedAgain, event), self.party(Role::Freed, free)];
            parties.extend(allocation.some().map(|allocation| self.party(Role::Allocated, allocation)));
            return Err(violation(self, ViolationKind::DoubleFree, FREED_TWICE.to_string(), at, Some(there), parties));
        }
        let before = self.model.happens_before(self.graph, event);
        for &location in self.graph.memory.locations_of(object) {
            // Nobody has accessed what a thread has only looked at before it waits.
            let Some(location) = self.graph.locations.get(location.index()) else { continue };
            if let Some(access) = (location.reads | location.writes).iter().find(|&access| !before.contains(access)) {
                let there = self.machine.position(self.graph.event(access).code());
                let message = FREED_EARLY.to_string();
                let mut parties = vec![self.party(Role::Access, access), self.party(Role::Freed, event)];
                parties.extend(allocation.some().map(|allocation| self.party(Role::Allocated, allocation)));
                return Err(violation(self, ViolationKind::UseAfterFree, message, there, Some(at), parties));
            }
        }
        Ok(())
    }
}

/// The bytes of an allocated object: each has a word in the table of locations.
const MAX_OBJECT: u64 = 1 << 26;
