//! The end of an execution, which is where most of the time goes: what can be counted without being built.
//!
//! Where nobody looks at executions, the sources of the very last read, and joins at the end of the program, lead to executions whose number is known without
//! adding another event. So does what the last thread but one writes to memory that nobody has touched, where threads leave their results, and what a thread does once it has
//! joined all others, if it only reads and writes: nothing comes after that, and a read takes the last write of its location. An error found there is left to the
//! search itself.

use crate::engine::graph::kernel::explore::{Explorer, MAX_THREADS, Stop};
use crate::engine::graph::kernel::frame::{Frame, Masks, members};
use crate::engine::graph::models::Guide;
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::engine::graph::store::graph::MOST_EVENTS;
use crate::engine::graph::store::memory::Resolved;
use crate::ir::{Order, Storage, Tags, Width, pointer};
use crate::machine::Machine;
use crate::machine::action::{Action, ActionKind, CodeAddress, ThreadId};
use crate::machine::executor::{Executor, Snapshot, Step};

/// What a thread joins from a state on, in a row, threads as a bit each.
#[derive(Clone, Copy)]
struct Joins {
    from: Snapshot,
    joined: u64,
    /// What it does after that, as event number `index` of the thread.
    then: Step,
    index: u32,
    /// Were all of them there from the beginning, or spawned by this thread? Then they are there whenever it stands here.
    own: bool,
}

/// So many values are told apart, each below 256.
const KNOWN_VALUES: usize = 6;

/// With which values of memory a thread that has joined all others was seen to end: the same values lead to the same end.
#[derive(Default)]
struct KnownEnds {
    /// From where; besides these threads, a bit each, which it was yet to join; and while there were so many locations.
    from: Snapshot,
    missing: u64,
    known_locations: usize,
    /// What it has read.
    locations: Vec<LocationId>,
    /// The values that it has read there, with the number of the way above them, by hash. Empty as long as nothing is known.
    values: Vec<u64>,
    way: u64,
}

impl KnownEnds {
    /// All values as one number, if they are small.
    #[inline]
    fn pack(&self, values: impl Iterator<Item = Option<u64>>) -> Option<u64> {
        let mut packed = 0;
        for value in values {
            packed = packed << 8 | value.filter(|&value| value < 1 << 8)?;
        }
        Some(self.way << (8 * KNOWN_VALUES) | packed)
    }

    /// A place for these values.
    #[inline]
    fn place(packed: u64) -> usize {
        (packed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - KnownEnds::BITS)) as usize
    }
    const BITS: u32 = 8;

    #[inline]
    fn has(&self, packed: u64) -> bool {
        self.values.get(Self::place(packed)) == Some(&packed)
    }

    fn insert(&mut self, packed: u64) {
        self.values.resize(1 << Self::BITS, 0);
        self.values[Self::place(packed)] = packed;
    }

    /// Begins with another way, if there is a number for it.
    fn restart(&mut self, from: Snapshot, missing: u64, known_locations: usize, locations: impl Iterator<Item = LocationId>) {
        let is_last = self.way + 1 >= 1 << (u64::BITS as usize - 8 * KNOWN_VALUES);
        if is_last {
            self.values.clear();
        }
        self.way = if is_last { 1 } else { self.way + 1 };
        (self.from, self.missing, self.known_locations) = (from, missing, known_locations);
        self.locations.clear();
        self.locations.extend(locations);
    }
}

/// What is known of ends, for one worker.
#[derive(Default)]
pub struct Endings {
    /// Reads after which their thread was seen to go on.
    goes_on: Vec<CodeAddress>,
    /// The joins that were last looked at, if their states are kept.
    last_joins: Option<Joins>,
    /// Actions of a thread that is alone after which it was seen to do more than to join, read and write.
    busy_ends: Vec<CodeAddress>,
    /// What such a thread has written, while its end is looked at.
    last_writes: Vec<(LocationId, u64)>,
    /// What it has read that it has not written itself.
    last_reads: Vec<(LocationId, u64)>,
    known_ends: KnownEnds,
}

/// Is nothing looked for at the end of every execution?
pub fn may_count_unseen<const DEPENDENCIES: bool>(machine: &Machine<DEPENDENCIES>) -> bool {
    machine.code().retried.is_empty() && !cfg!(feature = "invariants")
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Has every thread ended? Then the alternatives of the last event are gone through on the spot.
    #[inline(always)]
    fn is_leaf(&self) -> bool {
        self.masks.unfinished() | self.masks.updating == 0
    }

    /// Ends the execution, if every thread has ended, or will after joining others.
    #[inline(always)]
    pub fn ends_here(&mut self) -> Result<bool, Stop> {
        if self.is_leaf() {
            if self.leaves_the_rest() {
                return Ok(false);
            }
            self.finish()?;
            return Ok(true);
        }
        if self.may_have_one_end() && self.will_all_end(0) {
            self.count_unseen()?;
            return Ok(true);
        }
        Ok(false)
    }

    /// Is there at most one thread left besides one that wants to join it?
    #[inline(always)]
    fn may_have_one_end(&self) -> bool {
        let Masks { runnable, joining, updating, stopped } = self.masks;
        let has_several = |mask: u64| mask & mask.wrapping_sub(1) != 0;
        updating | stopped == 0 && !has_several(runnable) && !has_several(joining) && self.may_count_without_adding()
    }

    /// Will these threads end in one way only, whatever they do on the way? Those in `besides`, a bit each, count as ended.
    #[inline(never)]
    fn will_all_end(&mut self, besides: u64) -> bool {
        let Masks { runnable, joining, .. } = self.masks;
        let [last, joiner] = [runnable & !besides, joining].map(|mask| members(mask).next());
        if last.is_some_and(|last| self.may_stop_behind_fence(last)) {
            return false;
        }
        self.endings.last_writes.clear();
        let mark = self.machine.mark();
        let ends = match (last, joiner) {
            // A fence may come before joins.
            (Some(last), None) => self.will_write_and_end(last) || self.will_join_and_end(last),
            (Some(last), Some(joiner)) => self.will_write_and_end(last) && self.will_join_and_end(joiner),
            (None, Some(joiner)) => self.will_join_and_end(joiner),
            (None, None) => true,
        };
        self.machine.release(mark);
        ends
    }

    /// Will this thread write nothing but what nobody else has touched, and end?
    fn will_write_and_end(&mut self, id: ThreadId) -> bool {
        let standing = *self.graph.standing(id);
        let thread = self.graph.thread(id);
        let (mut step, mut index) = (standing, thread.position);
        // What is not added is not looked at, and may be suspect ([`turns`](super::turns)).
        if M::HOLES && thread.has_hole() || self.has_busy_end(&standing) || self.rules.notes_accesses {
            return false;
        }
        let longest = index + self.events_to_come();
        while index < longest {
            let Action { kind, address, width, value, code, .. } = step.action;
            match kind {
                ActionKind::End if !self.machine.ends_process(code) => return true,
                ActionKind::Fence(_) => {}
                ActionKind::Write { unlock: false, exclusive: false } => match self.variable(address, width) {
                    Some(location) if self.is_untouched(location) => self.endings.last_writes.push((location, value)),
                    _ => break,
                },
                _ => break,
            }
            step = self.machine.resume(step.snapshot, index, 0);
            index += 1;
            if !self.machine.spawned().is_empty() {
                break;
            }
        }
        self.endings.last_writes.clear();
        self.endings.busy_ends.push(standing.action.code);
        false
    }

    /// Has a thread that stands here been seen to do something else? Then it is not worth another try.
    fn has_busy_end(&self, standing: &Step) -> bool {
        self.endings.busy_ends.contains(&standing.action.code)
    }

    /// How many more events an execution may have: a thread that does more may never end.
    fn events_to_come(&self) -> u32 {
        MOST_EVENTS.saturating_sub(self.graph.live.count())
    }

    /// The location of a variable.
    fn variable(&mut self, address: u64, width: Width) -> Option<LocationId> {
        if self.graph.memory.storage(pointer::object(address)) != Some(Storage::Variable) {
            return None;
        }
        let Ok(Resolved::Location(location)) = self.graph.memory.resolve(address, width) else { return None };
        Some(location)
    }

    fn is_untouched(&self, location: LocationId) -> bool {
        self.graph.locations.get(location.index()).is_none_or(|known| known.reads.is_empty() && known.writes.is_empty())
    }

    /// May executions be counted that are not built to their end? Only if nobody wants to see them.
    #[inline(always)]
    fn may_count_without_adding(&self) -> bool {
        self.rules.counts_unseen && self.leaks.left == 0 && !self.is_wanted()
    }

    /// When all others have ended, will this one join them, look at what they left, and end? Fences on the way make no difference: nothing follows them.
    fn will_join_and_end(&mut self, id: ThreadId) -> bool {
        let standing = *self.graph.standing(id);
        if !matches!(standing.action.kind, ActionKind::Join | ActionKind::Fence(_)) || M::HOLES && self.graph.thread(id).has_hole() {
            return false;
        }
        let joins = match self.endings.last_joins {
            Some(last) if last.from == standing.snapshot => Some(last),
            _ => self.joins_of(id, standing),
        };
        joins.is_some_and(|joins| {
            self.can_join_all(id, &joins) && (joins.then.action.kind == ActionKind::End || self.will_read_and_end(id, &joins))
        })
    }

    /// What the thread joins before it does anything else. `None` if it goes on by starting threads.
    fn joins_of(&mut self, id: ThreadId, standing: Step) -> Option<Joins> {
        let mut joins = Joins { from: standing.snapshot, joined: 0, then: standing, index: self.graph.thread(id).position, own: false };
        let longest = joins.index + self.events_to_come();
        loop {
            let Action { kind, value, .. } = joins.then.action;
            match kind {
                ActionKind::Fence(_) if joins.index < longest => {}
                ActionKind::Join if value < MAX_THREADS as u64 && joins.joined >> value & 1 == 0 => joins.joined |= 1 << value,
                _ => break,
            }
            joins.then = self.machine.resume(joins.then.snapshot, joins.index, 0);
            joins.index += 1;
            if !self.machine.spawned().is_empty() {
                return None;
            }
        }
        let is_child = |other: ThreadId| {
            let known = self.graph.threads.get(other.index()).filter(|thread| thread.alive && other != id);
            known.is_some_and(|thread| thread.spawner.some().is_none_or(|spawner| self.graph.event(spawner).thread == id))
        };
        joins.own = members(joins.joined).all(is_child);
        if joins.from.is_kept() && joins.then.snapshot.is_kept() {
            self.endings.last_joins = Some(joins);
        }
        Some(joins)
    }

    /// Are these threads there to be joined, and were not joined before?
    #[inline(always)]
    fn can_join_all(&self, id: ThreadId, joins: &Joins) -> bool {
        let is_there = |other: ThreadId| other != id && self.graph.threads.get(other.index()).is_some_and(|thread| thread.alive);
        (self.graph.others.is_empty() || joins.joined & self.joined_before() == 0) && (joins.own || members(joins.joined).all(is_there))
    }

    /// The threads that were joined, a bit each.
    fn joined_before(&self) -> u64 {
        let others = self.graph.others.iter().map(|other| self.graph.event(other));
        others.filter(|other| other.kind == Kind::Join).fold(0, |joined, join| joined | 1 << join.value)
    }

    /// Will this thread, when all others have ended, go on after its joins to do nothing but read what they left, write, and end?
    fn will_read_and_end(&mut self, id: ThreadId, joins: &Joins) -> bool {
        let standing = *self.graph.standing(id);
        if self.has_busy_end(&standing) {
            return false;
        }
        let ends = self.reads_to_the_end(id, joins);
        if !ends {
            self.endings.busy_ends.push(standing.action.code);
        }
        ends
    }

    fn reads_to_the_end(&mut self, id: ThreadId, joins: &Joins) -> bool {
        let alive = self.graph.threads.iter().enumerate().filter(|(_, thread)| thread.alive);
        let mut missing = alive.fold(0_u64, |alive, (number, _)| alive | 1 << number) & !(1 << id.index());
        missing &= !(joins.joined | self.joined_before());
        if self.is_known_end(joins.then.snapshot, missing) {
            return true;
        }
        let first_missing = missing;
        let (mut step, mut index) = (joins.then, joins.index);
        let written_before = self.endings.last_writes.len();
        let longest = index + self.events_to_come().saturating_sub(written_before as u32);
        self.endings.last_reads.clear();
        while index < longest {
            let Action { kind, address, width, value, .. } = step.action;
            let answer = match kind {
                ActionKind::End => {
                    self.note_end(joins.then.snapshot, first_missing);
                    return true;
                }
                ActionKind::Fence(_) => 0,
                ActionKind::Join if value < MAX_THREADS as u64 && missing >> value & 1 == 1 => {
                    missing &= !(1 << value);
                    0
                }
                // Locks are looked at when their events are added.
                ActionKind::Read { lock: false, .. } | ActionKind::Write { unlock: false, .. } if missing == 0 => {
                    let Some(location) = self.variable(address, width) else { return false };
                    if matches!(kind, ActionKind::Write { .. }) {
                        if step.action.access.tags.has(Tags::COPY) {
                            return false;
                        }
                        self.endings.last_writes.push((location, value));
                        0
                    } else {
                        let Some(value) = self.last_value(location) else { return false };
                        // What it has written itself follows from what it has read.
                        if !self.endings.last_writes[written_before..].iter().any(|(written, _)| *written == location) {
                            self.endings.last_reads.push((location, value));
                        }
                        value
                    }
                }
                _ => return false,
            };
            step = self.machine.resume(step.snapshot, index, answer);
            index += 1;
            if !self.machine.spawned().is_empty() {
                return false;
            }
        }
        false
    }

    /// Has a thread that stood here been seen to end, having read what it would read now?
    #[inline]
    fn is_known_end(&self, from: Snapshot, missing: u64) -> bool {
        let known = &self.endings.known_ends;
        from == known.from
            && missing == known.missing
            && self.graph.memory.count_locations() == known.known_locations
            && known.pack(known.locations.iter().map(|&location| self.last_value(location))).is_some_and(|values| known.has(values))
    }

    /// Remembers that a thread has ended, after what it has read.
    fn note_end(&mut self, from: Snapshot, missing: u64) {
        if !from.is_kept() || self.endings.last_reads.len() > KNOWN_VALUES {
            return;
        }
        let known = &mut self.endings.known_ends;
        let known_locations = self.graph.memory.count_locations();
        let is_same = from == known.from && missing == known.missing && known_locations == known.known_locations;
        let same_reads = || known.locations.iter().eq(self.endings.last_reads.iter().map(|(location, _)| location));
        if known.way == 0 || !is_same || !same_reads() {
            known.restart(from, missing, known_locations, self.endings.last_reads.iter().map(|&(location, _)| location));
        }
        if let Some(values) = known.pack(self.endings.last_reads.iter().map(|&(_, value)| Some(value))) {
            known.insert(values);
        }
    }

    /// What a location holds in the end, if that is certain.
    fn last_value(&self, location: LocationId) -> Option<u64> {
        if let Some(&(_, value)) = self.endings.last_writes.iter().rev().find(|(written, _)| *written == location) {
            return Some(value);
        }
        let Some(cell) = self.graph.locations.get(location.index()) else { return Some(self.graph.value_of(location, EventId::NONE)) };
        if self.model.facts().arranges_co
            && let Some(last) = cell.co_last.some()
            && !cell.writes.without(last).is_subset(&self.model.seen_by(&self.graph, last))
        {
            return None;
        }
        if self.rules.follows_copies && cell.co_last.some().is_some_and(|last| self.scene().has_no_value(last)) {
            return None;
        }
        Some(self.graph.value_of(location, cell.co_last))
    }

    fn count_unseen(&mut self) -> Result<(), Stop> {
        if self.end_is_ruled_out() {
            self.statistics.dead_ends += 1;
            return Ok(());
        }
        self.statistics.executions += 1;
        let over = self.statistics.executions + self.statistics.blocked >= self.max_executions;
        if over { Err(Stop::Interrupted) } else { Ok(()) }
    }

    /// May the executions that this read completes be counted without adding it? It must be the last event but for what its own thread still does,
    /// its candidates must be exact, nobody may want to see executions, and it may not be an error.
    #[inline(always)]
    pub fn is_countable(&mut self, frame: &Frame) -> bool {
        let others = self.masks.runnable & !(1 << frame.thread.index());
        if others != 0 || !self.may_have_one_end() {
            return false;
        }
        let read = self.graph.event(frame.event);
        if M::HOLES && self.graph.thread(frame.thread).has_hole() || self.may_be_attempt(frame.event) {
            return false;
        }
        let lasts = self.graph.memory.storage(pointer::object(read.address)) == Some(Storage::Variable);
        let racy = self.model.facts().races && (read.order == Order::Plain || !self.graph.location(read.location).plain.is_empty());
        let is_simple = self.model.candidates_are_exact(&self.graph) && lasts && !racy && !self.endings.goes_on.contains(&read.code());
        is_simple && self.will_all_end(self.masks.runnable)
    }

    /// Counts the execution in which the read takes this write, if its thread ends then.
    #[inline(always)]
    pub fn count_without_adding(&mut self, frame: &Frame, source: EventId) -> Result<bool, Stop> {
        let read = self.graph.event(frame.event);
        let (code, index, location) = (read.code(), read.index, read.location);
        let snapshot = self.graph.standing(frame.thread).snapshot;
        let step = self.machine.resume(snapshot, index, self.graph.value_of(location, source));
        let ends = step.action.kind == ActionKind::End && self.machine.spawned().is_empty();
        self.machine.release(frame.snapshots);
        if ends {
            self.count_unseen()?;
        } else if !self.endings.goes_on.contains(&code) {
            // Not worth another try: the thread usually goes on after this read.
            self.endings.goes_on.push(code);
        }
        Ok(ends)
    }
}
