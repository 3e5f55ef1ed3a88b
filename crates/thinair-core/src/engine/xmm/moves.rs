//! The moves from one execution to the next: a read that takes another write, and two neighbours in co that swap.
//!
//! From an execution of rc11 only load-buffering races lead to cycles. In one with a cycle the other moves count too, but only in the threads and
//! locations that the cycle has to do with: what has nothing to do with it can be done before there is a cycle, and leads to the same
//! execution.

use std::ops::Range;

use super::search::{Search, State};
use super::sketch::Sketch;
use crate::engine::graph::event::{EventId, Kind, LocationId};
use crate::ir::Order;

#[derive(Clone, Copy, Debug)]
pub enum Move {
    Redirect {
        read: EventId,
        write: EventId,
        /// Is it a load-buffering race, so that the read comes to be on a cycle?
        race: bool,
    },
    /// Two neighbouring blocks of a location's co swap.
    Swap { location: LocationId, position: usize },
}

impl<const DEPENDENCIES: bool> Search<'_, DEPENDENCIES> {
    /// All moves from the execution.
    pub(super) fn collect(&mut self, sketch: &Sketch) {
        let first = self.state.moves.len();
        let cyclic = self.collect_races(sketch);
        let races = self.state.moves.len();
        if cyclic == 0 {
            return;
        }
        let concerned = concerned(sketch, cyclic);
        for number in 0..sketch.locations.len() {
            let location = LocationId(number as u32);
            if threads_at(sketch, location) & concerned != 0 {
                for &read in &sketch.accesses(location).reads {
                    self.collect_sources(sketch, location, read, first..races);
                }
                self.collect_swaps(sketch, location);
            }
        }
    }

    /// Load-buffering races: a read and a write of one location, not ordered, one of them at most relaxed, and the read (po ∪ rf)-before the write.
    /// Returns the threads with reads that are on a cycle already.
    fn collect_races(&mut self, sketch: &Sketch) -> u64 {
        let State { moves, statistics, clock, work, .. } = &mut *self.state;
        let first = moves.len();
        let mut cyclic = 0;
        let weak = |id: EventId| matches!(sketch.node(id).order, Order::Plain | Order::Relaxed);
        for accesses in sketch.locations.iter().filter(|accesses| !accesses.reads.is_empty()) {
            for &write in &accesses.co {
                let there = sketch.node(write);
                let mut known = false;
                for &read in &accesses.reads {
                    let node = sketch.node(read);
                    if node.thread == there.thread {
                        continue;
                    }
                    if !std::mem::replace(&mut known, true) {
                        sketch.prefix(there.thread, there.index, clock, work);
                    }
                    if clock[node.thread.index()] <= node.index {
                        continue;
                    }
                    if node.rf == write {
                        cyclic |= 1 << node.thread.index();
                    } else if (weak(read) || weak(write)) && !sketch.before(read, write) {
                        statistics.races += 1;
                        if sketch.may_read(read, write, false) {
                            moves.push(Move::Redirect { read, write, race: true });
                        }
                    }
                }
            }
        }
        // A cycle on one location alone is never coherent. What is left has another one on the way.
        let mut kept = first;
        for number in first..moves.len() {
            if let Move::Redirect { read, write, .. } = moves[number]
                && leads_over_another_location(sketch, read, write, clock, work)
            {
                moves[kept] = moves[number];
                kept += 1;
            }
        }
        moves.truncate(kept);
        cyclic
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

/// The threads that access a location.
fn threads_at(sketch: &Sketch, location: LocationId) -> u64 {
    let accesses = sketch.accesses(location);
    accesses.co.iter().chain(&accesses.reads).fold(0, |mask, &event| mask | 1 << sketch.node(event).thread.index())
}

/// These threads, those that access a location that one of them does, and so on.
fn concerned(sketch: &Sketch, mut threads: u64) -> u64 {
    loop {
        let before = threads;
        for number in 0..sketch.locations.len() {
            let here = threads_at(sketch, LocationId(number as u32));
            if here & threads != 0 {
                threads |= here;
            }
        }
        if threads == before {
            return threads;
        }
    }
}

/// Is there a way of po and rf from the read to the write with an rf edge of another location?
fn leads_over_another_location(
    sketch: &Sketch,
    read: EventId,
    write: EventId,
    clock: &mut super::sketch::Clock,
    work: &mut Vec<(crate::machine::action::ThreadId, u32)>,
) -> bool {
    let (from, to) = (sketch.node(read), sketch.node(write));
    sketch.prefix(to.thread, to.index, clock, work);
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
                sketch.prefix(source.thread, source.index, clock, work);
                if clock[from.thread.index()] > from.index {
                    return true;
                }
            }
        }
    }
    false
}

impl Sketch {
    /// Swaps two neighbouring blocks of co: writes, each with the read-modify-writes that follow it. `false` if that is not coherent.
    pub fn swap(&mut self, location: LocationId, position: usize) -> bool {
        let co = self.accesses(location).co.clone();
        let starts: Vec<usize> = (0..co.len()).filter(|&place| self.node(co[place]).kind != Kind::Exclusive).chain([co.len()]).collect();
        let [first, second, end] = starts[position..position + 3] else { return false };
        self.accesses_mut(location).co[first..end].rotate_left(second - first);
        self.is_coherent_at(location)
    }
}
