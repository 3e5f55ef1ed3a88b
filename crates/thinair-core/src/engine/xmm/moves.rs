//! The moves from one execution to the next: a read that takes another write, and two neighbours in co that swap.
//!
//! From an execution of rc11 only load-buffering races lead to cycles. In one with a cycle the other moves count too, but only in the threads and
//! locations that the cycle has to do with: what has nothing to do with it can be done before there is a cycle, and leads to the same
//! execution.

use std::ops::Range;

use super::search::{Method, Search, State};
use super::sketch::{Clock, Sketch};
use super::step::is_kept;
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::engine::graph::store::memory::Memory;
use crate::execution::Event;
use crate::ir::Order;
use crate::machine::action::{Bound, ThreadId};

#[derive(Clone, Copy, Debug)]
pub enum Move {
    Redirect {
        read: EventId,
        write: EventId,
        /// Is it a load-buffering race, so that the read comes to be on a cycle?
        race: bool,
    },
    /// A read takes the value that another read of its thread and location has, from a write of the same thread that will come.
    Assume { read: EventId, other: EventId },
    /// Two neighbouring blocks of a location's co swap.
    Swap { location: LocationId, position: usize },
    /// Every step of the definition at once.
    Every,
}

impl<const DEPENDENCIES: bool> Search<'_, DEPENDENCIES> {
    /// All moves from the execution.
    pub(super) fn collect(&mut self, sketch: &Sketch) {
        self.collect_within(sketch, u64::MAX, self.state.moves.len());
    }

    /// All moves from an execution that a move in place has led to, the same as [`Search::collect`] finds: `known` are those from where it was made. What they
    /// say of threads that have nothing to do with the one whose read was moved is still so, unless threads can have to do with each other by starting or
    /// joining alone.
    pub(super) fn collect_again(&mut self, sketch: &Sketch, known: Range<usize>, moved: ThreadId) {
        if self.state.interleaves {
            return self.collect(sketch);
        }
        let start = self.state.moves.len();
        let concerned = concerned(sketch, 1 << moved.index());
        for number in known {
            let this = self.state.moves[number];
            let threads = match this {
                Move::Redirect { read, .. } | Move::Assume { read, .. } => 1 << sketch.node(read).thread.index(),
                Move::Swap { location, .. } => sketch.accesses(location).threads,
                Move::Every => u64::MAX,
            };
            if threads & concerned == 0 {
                self.state.statistics.races += u64::from(matches!(this, Move::Redirect { race: true, .. }));
                self.state.moves.push(this);
            }
        }
        self.collect_within(sketch, concerned, start);
    }

    /// Only moves are tried from this execution: that they find everything is not proved, and so it counts as a bound.
    fn note_unproved(&mut self, sketch: &Sketch, first: usize) {
        self.state.statistics.by_moves += 1;
        let races = self.state.moves[first..].iter().filter_map(|known| match *known {
            Move::Redirect { read, race: true, .. } => Some(read),
            _ => None,
        });
        // One that does not depend on how the execution was come to.
        let read = races.min_by_key(|&read| (sketch.node(read).thread.0, sketch.node(read).index));
        if let Some(event) = read.or_else(|| sketch.events().next()) {
            self.note_bound(Bound::ReExecution, sketch.node(event).action.code);
        }
    }

    /// The moves that concern these threads. Those of the execution begin at `start`.
    fn collect_within(&mut self, sketch: &Sketch, threads: u64, start: usize) {
        let first = self.state.moves.len();
        self.collect_races(sketch, threads);
        match self.state.method {
            Some(Method::Moves) => self.note_unproved(sketch, start),
            Some(Method::Steps) => return self.state.moves.push(Move::Every),
            _ => return,
        }
        let races = self.state.moves.len();
        self.collect_assumptions(sketch, threads);
        // Threads that have to do with each other, and are on a cycle.
        let mut open = self.state.cyclic.iter().fold(0_u64, |mask, &read| mask | 1 << sketch.node(read).thread.index());
        while open != 0 {
            let group = concerned(sketch, 1 << open.trailing_zeros());
            open &= !group;
            self.collect_in_group(sketch, group, first..races);
        }
    }

    /// The moves other than races in a group of threads that have to do with each other, and with nobody else.
    fn collect_in_group(&mut self, sketch: &Sketch, group: u64, races: Range<usize>) {
        for number in 0..sketch.locations.len() {
            let location = LocationId(number as u32);
            if sketch.accesses(location).threads & group != 0 {
                for &read in &sketch.accesses(location).reads {
                    if !self.all_cycles_need(sketch, group, read) {
                        self.collect_sources(sketch, location, read, races.clone());
                    }
                }
                self.collect_swaps(sketch, location);
            }
        }
    }

    /// Load-buffering races: a read and a write of one location, not ordered, one of them at most relaxed, and the read (po ∪ rf)-before the write. The
    /// reads that are on a cycle already are noted.
    fn collect_races(&mut self, sketch: &Sketch, threads: u64) {
        let State { moves, statistics, clock, work, cyclic, .. } = &mut *self.state;
        cyclic.clear();
        let first = moves.len();
        let weak = |id: EventId| matches!(sketch.node(id).order, Order::Plain | Order::Relaxed);
        for accesses in sketch.locations.iter().filter(|accesses| !accesses.reads.is_empty() && accesses.threads & threads != 0) {
            for &write in &accesses.co {
                let there = sketch.node(write);
                let mut known = false;
                for &read in &accesses.reads {
                    let node = sketch.node(read);
                    if node.thread == there.thread {
                        continue;
                    }
                    if !std::mem::replace(&mut known, true) {
                        sketch.prefix(there.thread, there.index, EventId::NONE, clock, work);
                    }
                    if clock[node.thread.index()] <= node.index {
                        continue;
                    }
                    if node.rf == write {
                        cyclic.push(read);
                    } else if (weak(read) || weak(write)) && !sketch.before(read, write) && sketch.may_read(read, write, false) {
                        moves.push(Move::Redirect { read, write, race: true });
                    }
                }
            }
        }
        // A cycle on one location alone is never coherent. What is left has another one on the way.
        let mut kept = first;
        for number in first..moves.len() {
            if let Move::Redirect { read, write, .. } = moves[number]
                && leads_over_another_location(sketch, read, write, clock, work)
                && !(sketch.ordered && is_hopeless(sketch, self.memory, read, write, clock, work))
            {
                moves[kept] = moves[number];
                kept += 1;
            }
        }
        moves.truncate(kept);
        statistics.races += (kept - first) as u64;
    }

    /// Pairs of reads of one thread and location of which the first can come to read what the second does, as [`Sketch::may_assume`] says.
    fn collect_assumptions(&mut self, sketch: &Sketch, threads: u64) {
        for accesses in sketch.locations.iter().filter(|accesses| accesses.threads & threads != 0) {
            for &other in accesses.reads.iter().filter(|&&other| sketch.may_assume(other)) {
                let (thread, write) = (sketch.node(other).thread, sketch.node(other).rf);
                let mut fellows = accesses.reads.iter().filter(|&&read| {
                    let node = sketch.node(read);
                    read != other && node.thread == thread && node.rf != write && node.kind == Kind::Read
                });
                self.state.moves.extend(fellows.by_ref().map(|&read| Move::Assume { read, other }));
            }
        }
    }

    /// Would no cycle be left among these threads if this read took a write that is not after it? Then there is nothing to be found that way but what rc11
    /// allows of them, or what that leads to.
    fn all_cycles_need(&mut self, sketch: &Sketch, group: u64, read: EventId) -> bool {
        let State { clock, work, cyclic, .. } = &mut *self.state;
        cyclic.contains(&read)
            && cyclic.iter().filter(|&&other| group >> sketch.node(other).thread.index() & 1 == 1).all(|&other| {
                let node = sketch.node(other);
                let Some(source) = node.rf.some().filter(|_| other != read) else { return true };
                let source = sketch.node(source);
                sketch.prefix(source.thread, source.index, read, clock, work);
                clock[node.thread.index()] <= node.index
            })
    }

    fn collect_sources(&mut self, sketch: &Sketch, location: LocationId, read: EventId, races: Range<usize>) {
        let moves = &mut self.state.moves;
        for &write in sketch.accesses(location).co.iter().chain([&EventId::NONE]) {
            let is_race = moves[races.clone()]
                .iter()
                .any(|this| matches!(*this, Move::Redirect { read: r, write: w, .. } if r == read && w == write));
            if sketch.node(read).rf != write && !is_race && sketch.may_read(read, write, false) {
                moves.push(Move::Redirect { read, write, race: false });
            }
        }
    }

    fn collect_swaps(&mut self, sketch: &Sketch, location: LocationId) {
        let blocks = sketch.accesses(location).co.iter().filter(|&&write| sketch.node(write).kind != Kind::Exclusive).count();
        self.state.moves.extend((1..blocks).map(|position| Move::Swap { location, position: position - 1 }));
    }
}

/// Can nothing of the read's thread be committed that the write depends on? The read takes another write and so is not; neither is what
/// synchronisation keeps after it, nor what reads from that. If all this happens between two threads, each has an uncommitted read from the
/// other.
fn is_hopeless(
    sketch: &Sketch,
    memory: &Memory,
    read: EventId,
    write: EventId,
    clock: &mut Clock,
    work: &mut Vec<(ThreadId, u32)>,
) -> bool {
    let (from, to) = (sketch.node(read), sketch.node(write));
    sketch.prefix(to.thread, to.index, EventId::NONE, clock, work);
    let label = |id: EventId| sketch.node(id).label(memory);
    let events = &sketch.threads[from.thread.index()].events;
    let mut kept: Vec<Event> = label(read).into_iter().collect();
    for &event in &events[from.index as usize + 1..] {
        let Some(this) = label(event) else { continue };
        if kept.iter().any(|earlier| is_kept(earlier, &this)) {
            kept.push(this);
        } else if this.is_write() && clock[from.thread.index()] > sketch.node(event).index {
            return false;
        }
    }
    // A third thread that reads from this one before the write?
    let reads = sketch.locations.iter().flat_map(|accesses| &accesses.reads).map(|&other| sketch.node(other));
    !reads.filter(|other| other.thread != from.thread && other.thread != to.thread && clock[other.thread.index()] > other.index).any(
        |other| other.rf.some().is_some_and(|source| sketch.node(source).thread == from.thread && sketch.node(source).index > from.index),
    )
}

/// These threads, those that access a location that one of them does, and so on.
fn concerned(sketch: &Sketch, mut threads: u64) -> u64 {
    loop {
        let before = threads;
        for accesses in &sketch.locations {
            if accesses.threads & threads != 0 {
                threads |= accesses.threads;
            }
        }
        if threads == before {
            return threads;
        }
    }
}

/// Is there a way of po and rf from the read to the write with an rf edge of another location?
fn leads_over_another_location(sketch: &Sketch, read: EventId, write: EventId, clock: &mut Clock, work: &mut Vec<(ThreadId, u32)>) -> bool {
    let (from, to) = (sketch.node(read), sketch.node(write));
    sketch.prefix(to.thread, to.index, EventId::NONE, clock, work);
    let before_write = *clock;
    let others = sketch.locations.iter().enumerate().filter(|(number, _)| *number != from.location.index());
    for &other in others.flat_map(|(_, accesses)| &accesses.reads) {
        let node = sketch.node(other);
        if before_write[node.thread.index()] <= node.index {
            continue;
        }
        if let Some(source) = node.rf.some() {
            let source = sketch.node(source);
            if source.thread != node.thread {
                sketch.prefix(source.thread, source.index, EventId::NONE, clock, work);
                if clock[from.thread.index()] > from.index {
                    return true;
                }
            }
        }
    }
    false
}

impl Sketch {
    /// Does this read take its value from another thread, which reads before that write something of another location that this thread writes, and
    /// something that this thread writes after this read? Then the two may come to be on a cycle if both are run again.
    fn may_assume(&self, read: EventId) -> bool {
        let node = self.node(read);
        let Some(source) = node.rf.some().map(|source| self.node(source)).filter(|source| source.thread != node.thread) else {
            return false;
        };
        let own = || self.threads[node.thread.index()].events.iter().map(|&event| self.node(event)).filter(|own| own.kind.is_write());
        let reads = || {
            let before = self.threads[source.thread.index()].events[..source.index as usize].iter().map(|&event| self.node(event));
            before.filter(|earlier| earlier.kind.is_read())
        };
        let is_written_after = |location: LocationId| own().any(|write| write.location == location && write.index > node.index);
        reads().any(|earlier| earlier.location != node.location && own().any(|write| write.location == earlier.location))
            && reads().any(|earlier| is_written_after(earlier.location))
    }

    /// Swaps two neighbouring blocks of co: writes, each with the read-modify-writes that follow it. `false` if that is not coherent.
    pub fn swap(&mut self, location: LocationId, position: usize) -> bool {
        let co = self.accesses(location).co.clone();
        let starts: Vec<usize> = (0..co.len()).filter(|&place| self.node(co[place]).kind != Kind::Exclusive).chain([co.len()]).collect();
        let [first, second, end] = starts[position..position + 3] else { return false };
        self.accesses_mut(location).co[first..end].rotate_left(second - first);
        self.is_coherent_at(location)
    }
}
