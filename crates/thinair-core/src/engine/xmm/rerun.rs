//! Running threads again: a read takes another write, and everything that this changes is done anew, in all ways.
//!
//! The thread of the read is cut and run on. Reads elsewhere whose write is gone *dangle*: each is attached to a new write of the same thread, location,
//! value and order as the old one, or left for a later one; in the end a thread with a read that still dangles is cut there and run again itself, once.
//! Other threads stay as they are. What comes out is judged by the definition.
//!
//! All ways are gone through with one draft ([`super::draft`]): whoever changes it changes it back, unless the search stops.

use super::draft::{Dangling, Draft};
use super::search::Search;
use super::sketch::{Node, Position, Sketch};
use super::step::Facts;
use crate::engine::graph::kernel::explore::Stop;
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::ir::pointer;
use crate::machine::action::{Action, ActionKind, Bound, ThreadId};
use crate::machine::executor::Executor;
use rustc_hash::FxHashSet;
use std::ops::Range;

/// After so many reads of one move, threads that are run again read what they read before, where they can.
/// After twice as many the move is given up.
const MOST_READS: u32 = 32_000;

/// After so many ends of threads it is asked whether to go on.
const POLL_INTERVAL: u32 = 64;

struct Rerun<'s, 'a, const D: bool> {
    search: &'s mut Search<'a, D>,
    original: &'s Sketch,
    origin: &'s Facts,
    race: (EventId, EventId),
    tried: FxHashSet<u128>,
    /// How often a read was given a write.
    reads: u32,
    /// How often a thread came to its end.
    ends: u32,
    found: Vec<Sketch>,
    /// Objects that only a draft has allocated.
    allocated: Vec<u32>,
    draft: Draft,
}

/// All new executions in which the read takes this write.
pub fn run<const D: bool>(
    search: &mut Search<'_, D>,
    sketch: &Sketch,
    origin: &Facts,
    read: EventId,
    write: EventId,
) -> Result<Vec<Sketch>, Stop> {
    from_cut(search, sketch, origin, (read, write), |rerun, thread| rerun.begin(thread, write))
}

/// All new executions in which the read takes a write like the one that the other read has, and the thread of that write is run again, too.
pub fn assume<const D: bool>(
    search: &mut Search<'_, D>,
    sketch: &Sketch,
    origin: &Facts,
    read: EventId,
    other: EventId,
) -> Result<Vec<Sketch>, Stop> {
    let write = sketch.node(other).rf;
    let source = *sketch.node(write);
    let earlier = &sketch.threads[source.thread.index()].events[..source.index as usize];
    let reads = earlier.iter().map(|&event| sketch.node(event)).filter(|node| node.kind.is_read()).map(|node| node.index);
    from_cut(search, sketch, origin, (read, write), |rerun, thread| {
        if rerun.draft.has(write) {
            rerun.read(thread, write)?;
        }
        for index in reads {
            let mark = rerun.draft.mark();
            rerun.draft.again |= 1 << source.thread.index();
            rerun.draft.cut(source.thread, index);
            rerun.draft.waiting.push(source.thread);
            rerun.read_what_comes(thread, &source)?;
            rerun.draft.waiting.pop();
            rerun.draft.undo(mark);
        }
        Ok(())
    })
}

/// Cuts the thread of a read before it, and lets `begin` go on from there.
fn from_cut<'s, 'a, const D: bool>(
    search: &'s mut Search<'a, D>,
    sketch: &'s Sketch,
    origin: &'s Facts,
    race: (EventId, EventId),
    begin: impl FnOnce(&mut Rerun<'s, 'a, D>, ThreadId) -> Result<(), Stop>,
) -> Result<Vec<Sketch>, Stop> {
    let mut draft = std::mem::take(&mut search.state.draft);
    draft.begin(sketch);
    let node = sketch.node(race.0);
    draft.again = 1 << node.thread.index();
    draft.cut(node.thread, node.index);
    let mut rerun = Rerun {
        search,
        original: sketch,
        origin,
        race,
        tried: FxHashSet::default(),
        reads: 0,
        ends: 0,
        found: Vec::new(),
        allocated: Vec::new(),
        draft,
    };
    let result = begin(&mut rerun, node.thread);
    for object in rerun.allocated {
        rerun.search.memory.unallocate(object);
    }
    rerun.search.state.draft = rerun.draft;
    rerun.search.state.effort += u64::from(rerun.reads);
    result.map(|()| rerun.found)
}

impl<const D: bool> Rerun<'_, '_, D> {
    /// The thread was cut before the read that is to take this write.
    fn begin(&mut self, thread: ThreadId, write: EventId) -> Result<(), Stop> {
        // A write that went with the cut cannot be read.
        if !self.draft.has(write) {
            return Ok(());
        }
        self.read(thread, write)?;
        // If the write itself depends on what was lost, its thread may also be run again first, and the read take what comes then.
        let Some(write) = write.some().map(|write| *self.draft.sketch.node(write)) else { return Ok(()) };
        self.draft.waiting.push(thread);
        for number in 0..self.draft.dangling.len() {
            let read = *self.draft.sketch.node(self.draft.dangling[number].read);
            if read.thread == write.thread && read.index < write.index {
                self.run_again_from(read.position())?;
            }
        }
        self.draft.waiting.pop();
        Ok(())
    }

    /// Cuts a thread before a read that dangles, and runs it again, unless that was done before.
    fn run_again_from(&mut self, read: Position) -> Result<(), Stop> {
        if self.draft.again >> read.thread.index() & 1 == 1 {
            return Ok(());
        }
        let mark = self.draft.mark();
        self.draft.again |= 1 << read.thread.index();
        self.draft.cut(read.thread, read.index);
        self.run(read.thread)?;
        self.draft.undo(mark);
        Ok(())
    }

    /// Runs a thread to its end, in all ways.
    fn run(&mut self, thread: ThreadId) -> Result<(), Stop> {
        let mark = self.draft.mark();
        let nowhere = LocationId::NONE;
        loop {
            let action = self.draft.sketch.standing(thread).action;
            if self.reads > 2 * MOST_READS {
                self.search.note_bound(Bound::ReExecution, action.code);
                break;
            }
            match action.kind {
                ActionKind::Read { .. } => {
                    self.read_all(thread, &action)?;
                    break;
                }
                ActionKind::Write { .. } => {
                    self.write(thread, &action)?;
                    break;
                }
                ActionKind::Choose => {
                    for value in action.address..=action.value {
                        let before = self.draft.mark();
                        let kind = Kind::Choice { canonical: value == action.address };
                        self.add(thread, kind, nowhere, value, EventId::NONE)?;
                        self.run(thread)?;
                        self.draft.undo(before);
                    }
                    break;
                }
                ActionKind::Join if !self.draft.sketch.has_ended(ThreadId(action.value as u16)) => {
                    self.go_on()?;
                    break;
                }
                ActionKind::End | ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_) => {
                    self.go_on()?;
                    break;
                }
                ActionKind::Fence(fence) => self.add(thread, Kind::Fence(fence), nowhere, 0, EventId::NONE)?,
                ActionKind::Join => self.add(thread, Kind::Join, nowhere, action.value, EventId::NONE)?,
                ActionKind::Allocate { zeroed } => {
                    let object = pointer::object(action.address);
                    if self.search.memory.life(object).0.is_none() {
                        self.search.memory.allocate(object, action.value as u32, EventId(0));
                        self.allocated.push(object);
                    }
                    self.add(thread, Kind::Allocate { zeroed }, nowhere, action.address, EventId::NONE)?
                }
                ActionKind::Free => self.add(thread, Kind::Free, nowhere, action.value, EventId::NONE)?,
            };
        }
        self.draft.undo(mark);
        Ok(())
    }

    /// The thread stands at an access that is an error.
    fn stop(&mut self, thread: ThreadId) -> Result<(), Stop> {
        let mark = self.draft.mark();
        self.draft.stuck |= 1 << thread.index();
        self.go_on()?;
        self.draft.undo(mark);
        Ok(())
    }

    /// Lets the thread's next read take every write that is there.
    fn read_all(&mut self, thread: ThreadId, action: &Action) -> Result<(), Stop> {
        let Some(location) = self.search.resolve(&self.draft.sketch, action)? else { return self.stop(thread) };
        // After so many ways, only what the read read before, if it can; that is a bound.
        if self.reads > MOST_READS
            && let Some(old) = self.read_before(thread, action)
            && self.read_at(thread, location, old)?
        {
            self.search.note_bound(Bound::ReExecution, action.code);
            return Ok(());
        }
        for position in 0..self.draft.sketch.accesses(location).co.len() {
            self.read_at(thread, location, self.draft.sketch.accesses(location).co[position])?;
        }
        self.read_at(thread, location, EventId::NONE)?;
        Ok(())
    }

    /// The event that the thread had at this place, if it did the same.
    fn same_before(&self, thread: ThreadId, action: &Action) -> Option<EventId> {
        let index = self.draft.sketch.threads[thread.index()].events.len();
        let old = *self.original.threads.get(thread.index())?.events.get(index)?;
        let before = &self.original.node(old).action;
        let same = before.kind == action.kind && before.address == action.address && before.access == action.access;
        same.then_some(old)
    }

    /// What the thread's next read read before, if that is still there.
    fn read_before(&self, thread: ThreadId, action: &Action) -> Option<EventId> {
        let source = self.original.node(self.same_before(thread, action)?).rf;
        self.draft.has(source).then_some(source)
    }

    /// Lets the thread's next read take this write, if coherence allows it, and runs on.
    fn read(&mut self, thread: ThreadId, source: EventId) -> Result<(), Stop> {
        let action = self.draft.sketch.standing(thread).action;
        match self.search.resolve(&self.draft.sketch, &action)? {
            Some(location) => self.read_at(thread, location, source).map(|_| ()),
            None => {
                self.reads += 1;
                self.stop(thread)
            }
        }
    }

    /// The same where the location is known. Does coherence allow it?
    fn read_at(&mut self, thread: ThreadId, location: LocationId, source: EventId) -> Result<bool, Stop> {
        self.reads += 1;
        if !self.draft.sketch.next_may_read(thread, location, source) {
            return Ok(false);
        }
        let (mark, snapshots, found) = (self.draft.mark(), self.search.machine.mark(), self.found.len());
        let value = self.draft.sketch.value_of(location, source, self.search.memory);
        let read = self.add(thread, Kind::Read, location, value, source)?;
        let possible = !self.draft.sketch.is_taken(read);
        if possible {
            self.run(thread)?;
        }
        self.draft.undo(mark);
        if self.found.len() == found {
            self.search.machine.release(snapshots);
        }
        Ok(possible)
    }

    /// Lets the thread's next read dangle, for a write like this one, and runs on.
    fn read_what_comes(&mut self, thread: ThreadId, like: &Node) -> Result<(), Stop> {
        let action = self.draft.sketch.standing(thread).action;
        let Some(location) = self.search.resolve(&self.draft.sketch, &action)? else { return self.stop(thread) };
        let mark = self.draft.mark();
        let read = self.add(thread, Kind::Read, location, like.value, EventId::NONE)?;
        self.draft.dangle(Dangling { read, thread: like.thread, value: like.value, order: like.order });
        self.run(thread)?;
        self.draft.undo(mark);
        Ok(())
    }

    /// Every place of the thread's next write, and every choice of dangling reads that take it.
    fn write(&mut self, thread: ThreadId, action: &Action) -> Result<(), Stop> {
        let Some(location) = self.search.resolve(&self.draft.sketch, action)? else { return self.stop(thread) };
        let exclusive = matches!(action.kind, ActionKind::Write { exclusive: true, .. });
        let kind = if exclusive { Kind::Exclusive } else { Kind::Write };
        let old = self.same_before(thread, action).filter(|&old| self.original.node(old).value == action.value);
        let before = self.draft.mark();
        let write = self.add(thread, kind, location, action.value, EventId::NONE)?;
        let fits = |dangling: &&Dangling| {
            let order = self.draft.sketch.node(write).order;
            let read = self.draft.sketch.node(dangling.read);
            dangling.thread == thread && read.location == location && dangling.value == action.value && dangling.order == order
        };
        let fitting: Vec<EventId> = self.draft.dangling.iter().filter(fits).map(|dangling| dangling.read).collect();
        let mut places = self.draft.sketch.places(write);
        let may_be = |sketch: &Sketch, place: usize| exclusive || !sketch.tears(location, place);
        // Where it was before, if it was; swaps lead from there to the rest.
        if let Some(old) = old {
            let place = self.draft.place_before(self.original, old);
            if places.contains(&place) && may_be(&self.draft.sketch, place) {
                places = place..place + 1;
            }
        }
        for place in places.rev() {
            if !may_be(&self.draft.sketch, place) {
                continue;
            }
            for subset in 0..1_u64 << fitting.len().min(63) {
                let (mark, snapshots, found) = (self.draft.mark(), self.search.machine.mark(), self.found.len());
                self.draft.place(location, write, place);
                for (_, &read) in fitting.iter().enumerate().filter(|(bit, _)| subset >> bit & 1 == 1) {
                    self.draft.attach(read, write);
                }
                if subset == 0 || self.draft.may_be_coherent_at(location) {
                    self.run(thread)?;
                }
                self.draft.undo(mark);
                if self.found.len() == found {
                    self.search.machine.release(snapshots);
                }
            }
        }
        self.draft.undo(before);
        Ok(())
    }

    /// A thread is done: what is left to do?
    fn go_on(&mut self) -> Result<(), Stop> {
        self.ends += 1;
        if self.ends.is_multiple_of(POLL_INTERVAL) && self.search.observer.interrupted() {
            return Err(Stop::Interrupted);
        }
        if let Some(&thread) = self.draft.waiting.last() {
            // Before a thread that waits, others may be run again, or not.
            for number in 0..self.draft.dangling.len() {
                self.run_again_from(self.draft.sketch.node(self.draft.dangling[number].read).position())?;
            }
            self.draft.waiting.pop();
            self.run(thread)?;
            self.draft.waiting.push(thread);
            return Ok(());
        }
        // Whoever lost these writes has been run again: there will be no others. So the first that dangles is read anew.
        let dangling = self.draft.dangling.iter().map(|dangling| self.draft.sketch.node(dangling.read).position());
        if let Some(read) = dangling.min_by_key(|read| (read.thread.0, read.index)) {
            return self.run_again_from(read);
        }
        let Draft { sketch, stuck, .. } = &mut self.draft;
        let ready = |number: &usize| {
            sketch.threads[*number].alive
                && *stuck >> number & 1 == 0
                && match sketch.standing(ThreadId(*number as u16)).action {
                    Action { kind: ActionKind::Join, value, .. } => sketch.has_ended(ThreadId(value as u16)),
                    Action { kind, .. } => {
                        !matches!(kind, ActionKind::End | ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_))
                    }
                }
        };
        if let Some(thread) = (0..sketch.threads.len()).find(ready) {
            return self.run(ThreadId(thread as u16));
        }
        // Nobody may have waited for a thread that does not end now.
        let joined = |event: EventId| sketch.node(event).kind != Kind::Join || sketch.has_ended(ThreadId(sketch.node(event).value as u16));
        if !sketch.events().all(joined) {
            return Ok(());
        }
        sketch.rehash();
        if !self.tried.insert(sketch.hash) {
            return Ok(());
        }
        self.search.judge(sketch, self.origin, Some(self.race), &mut self.found)
    }

    /// Appends the thread's next event, as [`Search::extend`] does. Threads that it starts need not be run again.
    fn add(&mut self, thread: ThreadId, kind: Kind, location: LocationId, value: u64, rf: EventId) -> Result<EventId, Stop> {
        let sketch = &mut self.draft.sketch;
        let event = self.search.extend(sketch, thread, kind, location, value, rf)?;
        if sketch.node(event).spawns {
            let started = sketch.threads.iter().enumerate().filter(|(_, line)| line.alive && line.spawner == event);
            self.draft.again |= started.fold(0, |mask, (number, _)| mask | 1 << number);
        }
        self.draft.note_added();
        Ok(event)
    }
}

impl Sketch {
    /// Has another read-modify-write taken what this one reads?
    fn is_taken(&self, read: EventId) -> bool {
        let node = self.node(read);
        if node.kind != Kind::Update {
            return false;
        }
        let others = self.accesses(node.location).reads.iter();
        others.copied().any(|other| {
            let that = self.node(other);
            other != read && that.kind == Kind::Update && !that.dangling && that.rf == node.rf
        })
    }

    /// The positions in co that coherence with what comes before leaves for a new write.
    fn places(&self, write: EventId) -> Range<usize> {
        let node = self.node(write);
        let accesses = self.accesses(node.location);
        if node.kind == Kind::Exclusive {
            let update = self.node(self.threads[node.thread.index()].events[node.index as usize - 1]);
            let after = self.place(node.location, update.rf);
            return if update.dangling { 0..0 } else { after..after + 1 };
        }
        let mut least = 0;
        for (position, &other) in accesses.co.iter().enumerate() {
            if self.before(other, write) {
                least = position + 1;
            }
        }
        for &read in accesses.reads.iter().filter(|&&read| !self.node(read).dangling && self.before(read, write)) {
            least = least.max(self.place(node.location, self.node(read).rf));
        }
        least..accesses.co.len() + 1
    }

    /// Would a write at this position in co tear a read-modify-write from what it reads?
    fn tears(&self, location: LocationId, place: usize) -> bool {
        let next = self.accesses(location).co.get(place).map(|&next| self.node(next));
        next.is_some_and(|next| {
            next.kind == Kind::Exclusive && {
                let update = self.node(self.threads[next.thread.index()].events[next.index as usize - 1]);
                !update.dangling && self.place(location, update.rf) == place
            }
        })
    }
}
