//! Running threads again: a read takes another write, and everything that this changes is done anew, in all ways.
//!
//! The thread of the read is cut and run on. Reads elsewhere whose write is gone *dangle*: each is attached to a new write of the same thread, location,
//! value and order as the old one, or left for a later one; in the end a thread with a read that still dangles is cut there and run again itself, once.
//! Other threads stay as they are. What comes out is judged by the definition.

use super::search::Search;
use super::sketch::{Node, Sketch};
use super::step::Facts;
use crate::engine::graph::event::{EventId, Kind, LocationId};
use crate::engine::graph::explore::Stop;
use crate::ir::{Order, pointer};
use crate::machine::action::{Action, ActionKind, Bound, ThreadId};
use crate::machine::executor::Executor;
use rustc_hash::FxHashSet;

/// A read without its write, and what the write was like.
#[derive(Clone, Copy, Debug)]
struct Dangling {
    read: EventId,
    thread: ThreadId,
    value: u64,
    order: Order,
}

/// A sketch in the making.
#[derive(Default)]
struct Draft {
    sketch: Sketch,
    dangling: Vec<Dangling>,
    /// Threads that were run again.
    again: u64,
    /// Threads that were cut and are still to be run.
    waiting: Vec<ThreadId>,
    /// Threads that stand at an access that is an error.
    stuck: u64,
}

impl Clone for Draft {
    fn clone(&self) -> Self {
        let mut copy = Draft::default();
        copy.clone_from(self);
        copy
    }
    fn clone_from(&mut self, other: &Self) {
        self.sketch.clone_from(&other.sketch);
        self.dangling.clone_from(&other.dangling);
        self.waiting.clone_from(&other.waiting);
        (self.again, self.stuck) = (other.again, other.stuck);
    }
}

/// After so many reads of one move, threads that are run again read what they read before, where they can.
/// After twice as many the move is given up.
const MOST_READS: u32 = 32_000;

struct Rerun<'s, 'a, const D: bool> {
    search: &'s mut Search<'a, D>,
    original: &'s Sketch,
    origin: &'s Facts,
    race: (EventId, EventId),
    tried: FxHashSet<u128>,
    /// How often a read was given a write.
    reads: u32,
    found: Vec<Sketch>,
    /// Objects that only a draft has allocated.
    allocated: Vec<u32>,
    /// Drafts that are done with, for their room.
    spare: Vec<Draft>,
}

/// All new executions in which the read takes this write.
pub fn run<const D: bool>(
    search: &mut Search<'_, D>,
    sketch: &Sketch,
    origin: &Facts,
    read: EventId,
    write: EventId,
) -> Result<Vec<Sketch>, Stop> {
    from_cut(search, sketch, origin, (read, write), |rerun, draft, thread| rerun.begin(draft, thread, write))
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
    let reads: Vec<u32> =
        earlier.iter().map(|&event| sketch.node(event)).filter(|node| node.kind.is_read()).map(|node| node.index).collect();
    from_cut(search, sketch, origin, (read, write), |rerun, draft, thread| {
        if draft.has(write) {
            rerun.read(&draft, thread, write)?;
        }
        for index in reads {
            let mut next = draft.clone();
            next.again |= 1 << source.thread.index();
            next.cut(source.thread, index);
            next.waiting.push(source.thread);
            rerun.read_what_comes(next, thread, &source)?;
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
    begin: impl FnOnce(&mut Rerun<'s, 'a, D>, Draft, ThreadId) -> Result<(), Stop>,
) -> Result<Vec<Sketch>, Stop> {
    let mut rerun = Rerun {
        search,
        original: sketch,
        origin,
        race,
        tried: FxHashSet::default(),
        reads: 0,
        found: Vec::new(),
        allocated: Vec::new(),
        spare: Vec::new(),
    };
    let node = *sketch.node(race.0);
    let again = 1 << node.thread.index();
    let mut draft = Draft { sketch: sketch.clone(), dangling: Vec::new(), again, waiting: Vec::new(), stuck: 0 };
    draft.cut(node.thread, node.index);
    let result = begin(&mut rerun, draft, node.thread);
    for object in rerun.allocated {
        rerun.search.memory.unallocate(object);
    }
    result.map(|()| rerun.found)
}

impl<const D: bool> Rerun<'_, '_, D> {
    /// The thread was cut before the read that is to take this write.
    fn begin(&mut self, draft: Draft, thread: ThreadId, write: EventId) -> Result<(), Stop> {
        // A write that went with the cut cannot be read.
        if !draft.has(write) {
            return Ok(());
        }
        self.read(&draft, thread, write)?;
        // If the write itself depends on what was lost, its thread may also be run again first, and the read take what comes then.
        let Some(write) = write.some().map(|write| *draft.sketch.node(write)) else { return Ok(()) };
        let mut waiting = draft;
        waiting.waiting.push(thread);
        for dangling in waiting.dangling.clone() {
            let read = *waiting.sketch.node(dangling.read);
            if read.thread == write.thread && read.index < write.index {
                self.run_again_from(&waiting, &read)?;
            }
        }
        Ok(())
    }

    /// Cuts a thread before a read that dangles, and runs it again, unless that was done before.
    fn run_again_from(&mut self, draft: &Draft, read: &Node) -> Result<(), Stop> {
        if draft.again >> read.thread.index() & 1 == 1 {
            return Ok(());
        }
        let mut next = draft.clone();
        next.again |= 1 << read.thread.index();
        next.cut(read.thread, read.index);
        self.run(next, read.thread)
    }

    /// Runs a thread to its end.
    fn run(&mut self, mut draft: Draft, thread: ThreadId) -> Result<(), Stop> {
        loop {
            let standing = *draft.sketch.standing(thread);
            let action = standing.action;
            if self.reads > 2 * MOST_READS {
                self.search.note_bound(Bound::ReExecution, action.code);
                return Ok(());
            }
            match action.kind {
                ActionKind::Read { .. } => {
                    let Some(location) = self.search.resolve(&draft.sketch, &action)? else { return self.go_on(draft.stuck_at(thread)) };
                    let mut sources = draft.sketch.accesses(location).co.clone();
                    sources.push(EventId::NONE);
                    // After so many ways, only what the read read before, if it can; that is a bound.
                    if self.reads > MOST_READS
                        && let Some(old) = self.read_before(&draft, thread, &action)
                        && self.read(&draft, thread, old)?
                    {
                        self.search.note_bound(Bound::ReExecution, action.code);
                        return Ok(());
                    }
                    for source in sources {
                        self.read(&draft, thread, source)?;
                    }
                    self.spare.push(draft);
                    return Ok(());
                }
                ActionKind::Write { .. } => return self.write(draft, thread),
                ActionKind::Choose => {
                    for value in action.address..=action.value {
                        let mut next = draft.clone();
                        let kind = Kind::Choice { canonical: value == action.address };
                        self.add(&mut next, thread, kind, LocationId::NONE, value, EventId::NONE)?;
                        self.run(next, thread)?;
                    }
                    return Ok(());
                }
                ActionKind::Fence(fence) => {
                    self.add(&mut draft, thread, Kind::Fence(fence), LocationId::NONE, 0, EventId::NONE)?;
                }
                ActionKind::Join => {
                    if !draft.sketch.has_ended(ThreadId(action.value as u16)) {
                        return self.go_on(draft);
                    }
                    self.add(&mut draft, thread, Kind::Join, LocationId::NONE, action.value, EventId::NONE)?;
                }
                ActionKind::Allocate { zeroed } => {
                    let object = pointer::object(action.address);
                    if self.search.memory.life(object).0.is_none() {
                        self.search.memory.allocate(object, action.value as u32, EventId(0));
                        self.allocated.push(object);
                    }
                    self.add(&mut draft, thread, Kind::Allocate { zeroed }, LocationId::NONE, action.address, EventId::NONE)?;
                }
                ActionKind::Free => {
                    self.add(&mut draft, thread, Kind::Free, LocationId::NONE, action.value, EventId::NONE)?;
                }
                ActionKind::End | ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_) => return self.go_on(draft),
            }
        }
    }

    /// The event that the thread had at this place, if it did the same.
    fn same_before(&self, draft: &Draft, thread: ThreadId, action: &Action) -> Option<EventId> {
        let index = draft.sketch.threads[thread.index()].events.len();
        let old = *self.original.threads.get(thread.index())?.events.get(index)?;
        let before = &self.original.node(old).action;
        let same = before.kind == action.kind && before.address == action.address && before.access == action.access;
        same.then_some(old)
    }

    /// What the thread's next read read before, if that is still there.
    fn read_before(&self, draft: &Draft, thread: ThreadId, action: &Action) -> Option<EventId> {
        let source = self.original.node(self.same_before(draft, thread, action)?).rf;
        draft.has(source).then_some(source)
    }

    /// Lets the thread's next read take this write, if coherence allows it, and runs on.
    fn read(&mut self, draft: &Draft, thread: ThreadId, source: EventId) -> Result<bool, Stop> {
        self.reads += 1;
        let (mark, found) = (self.search.machine.mark(), self.found.len());
        let mut next = self.copy(draft);
        let action = next.sketch.standing(thread).action;
        let Some(location) = self.search.resolve(&next.sketch, &action)? else {
            self.go_on(next.stuck_at(thread))?;
            return Ok(true);
        };
        let value = next.sketch.value_of(location, source, self.search.memory);
        let read = self.add(&mut next, thread, Kind::Read, location, value, source)?;
        let possible = next.sketch.may_read(read, source, false) && !next.sketch.is_taken(read);
        if possible {
            self.run(next, thread)?;
        } else {
            self.spare.push(next);
        }
        if self.found.len() == found {
            self.search.machine.release(mark);
        }
        Ok(possible)
    }

    /// Lets the thread's next read dangle, for a write like this one, and runs on.
    fn read_what_comes(&mut self, mut draft: Draft, thread: ThreadId, like: &Node) -> Result<(), Stop> {
        let action = draft.sketch.standing(thread).action;
        let Some(location) = self.search.resolve(&draft.sketch, &action)? else { return self.go_on(draft.stuck_at(thread)) };
        let read = self.add(&mut draft, thread, Kind::Read, location, like.value, EventId::NONE)?;
        draft.sketch.node_mut(read).dangling = true;
        draft.dangling.push(Dangling { read, thread: like.thread, value: like.value, order: like.order });
        self.run(draft, thread)
    }

    /// Every place of the thread's next write, and every choice of dangling reads that take it.
    fn write(&mut self, draft: Draft, thread: ThreadId) -> Result<(), Stop> {
        let action = draft.sketch.standing(thread).action;
        let Some(location) = self.search.resolve(&draft.sketch, &action)? else { return self.go_on(draft.stuck_at(thread)) };
        let exclusive = matches!(action.kind, ActionKind::Write { exclusive: true, .. });
        let kind = if exclusive { Kind::Exclusive } else { Kind::Write };
        let old = self.same_before(&draft, thread, &action).filter(|&old| self.original.node(old).value == action.value);
        let mut added = draft;
        let write = self.add(&mut added, thread, kind, location, action.value, EventId::NONE)?;
        let fits = |dangling: &&Dangling| {
            let order = added.sketch.node(write).order;
            let read = added.sketch.node(dangling.read);
            dangling.thread == thread && read.location == location && dangling.value == action.value && dangling.order == order
        };
        let fitting: Vec<EventId> = added.dangling.iter().filter(fits).map(|dangling| dangling.read).collect();
        let mut places = added.sketch.places(write);
        // Where it was before, if it was; swaps lead from there to the rest.
        if let Some(before) = old.map(|old| added.place_before(self.original, old)).filter(|before| places.contains(before)) {
            places = vec![before];
        }
        for place in places {
            for subset in 0..1_u64 << fitting.len().min(63) {
                let mut next = self.copy(&added);
                next.sketch.accesses_mut(location).co.insert(place, write);
                for (_, &read) in fitting.iter().enumerate().filter(|(bit, _)| subset >> bit & 1 == 1) {
                    next.attach(read, write);
                }
                let (mark, found) = (self.search.machine.mark(), self.found.len());
                if subset == 0 || next.may_be_coherent_at(location) {
                    self.run(next, thread)?;
                } else {
                    self.spare.push(next);
                }
                if self.found.len() == found {
                    self.search.machine.release(mark);
                }
            }
        }
        self.spare.push(added);
        Ok(())
    }

    fn copy(&mut self, draft: &Draft) -> Draft {
        let mut copy = self.spare.pop().unwrap_or_default();
        copy.clone_from(draft);
        copy
    }

    /// A thread is done: what is left to do?
    fn go_on(&mut self, mut draft: Draft) -> Result<(), Stop> {
        if self.search.observer.interrupted() {
            return Err(Stop::Interrupted);
        }
        if let Some(&thread) = draft.waiting.last() {
            // Before a thread that waits, others may be run again, or not.
            for dangling in draft.dangling.clone() {
                self.run_again_from(&draft, draft.sketch.node(dangling.read))?;
            }
            draft.waiting.pop();
            return self.run(draft, thread);
        }
        // Whoever lost these writes has been run again: there will be no others. So the first that dangles is read anew.
        let dangling = draft.dangling.iter().map(|dangling| draft.sketch.node(dangling.read));
        if let Some(read) = dangling.min_by_key(|read| (read.thread.0, read.index)) {
            return self.run_again_from(&draft, read);
        }
        let ready = |number: &usize| {
            let line = &draft.sketch.threads[*number];
            line.alive
                && draft.stuck >> number & 1 == 0
                && match draft.sketch.standing(ThreadId(*number as u16)).action {
                    Action { kind: ActionKind::Join, value, .. } => draft.sketch.has_ended(ThreadId(value as u16)),
                    Action { kind, .. } => {
                        !matches!(kind, ActionKind::End | ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_))
                    }
                }
        };
        if let Some(thread) = (0..draft.sketch.threads.len()).find(ready) {
            return self.run(draft, ThreadId(thread as u16));
        }
        // Nobody may have waited for a thread that does not end now.
        let sketch = &mut draft.sketch;
        let joined = |event: EventId| sketch.node(event).kind != Kind::Join || sketch.has_ended(ThreadId(sketch.node(event).value as u16));
        if !sketch.events().all(joined) {
            return Ok(());
        }
        sketch.rehash();
        if !self.tried.insert(sketch.hash) {
            self.spare.push(draft);
            return Ok(());
        }
        self.search.judge(draft.sketch, self.origin, Some(self.race), &mut self.found)
    }

    /// Appends the thread's next event, as [`Search::extend`] does. Threads that it starts need not be run again.
    fn add(
        &mut self,
        draft: &mut Draft,
        thread: ThreadId,
        kind: Kind,
        location: LocationId,
        value: u64,
        rf: EventId,
    ) -> Result<EventId, Stop> {
        let event = self.search.extend(&mut draft.sketch, thread, kind, location, value, rf)?;
        let started = draft.sketch.threads.iter().enumerate().filter(|(_, line)| line.alive && line.spawner == event);
        draft.again |= started.fold(0, |mask, (number, _)| mask | 1 << number);
        Ok(event)
    }
}

impl Draft {
    fn stuck_at(mut self, thread: ThreadId) -> Draft {
        self.stuck |= 1 << thread.index();
        self
    }

    fn has(&self, write: EventId) -> bool {
        write.is_none() || self.sketch.accesses(self.sketch.node(write).location).co.contains(&write)
    }

    /// The position of a write that was there before: after those that it came after.
    fn place_before(&self, original: &Sketch, old: EventId) -> usize {
        let node = original.node(old);
        let earlier = original.accesses(node.location).co.iter().take_while(|&&write| write != old);
        earlier.map(|&write| self.sketch.place(node.location, write)).max().unwrap_or(0)
    }

    /// Is what there is of the location coherent? What comes later makes it no better, unless a read-modify-write has not found its place yet.
    fn may_be_coherent_at(&self, location: LocationId) -> bool {
        let floating = |dangling: &Dangling| {
            let read = self.sketch.node(dangling.read);
            read.location == location && read.kind == Kind::Update
        };
        self.dangling.iter().any(floating) || self.sketch.is_coherent_at(location)
    }

    /// A dangling read takes this write. If it belongs to a read-modify-write, that follows in co, with all that follow it.
    fn attach(&mut self, read: EventId, write: EventId) {
        self.dangling.retain(|dangling| dangling.read != read);
        let node = self.sketch.node_mut(read);
        node.rf = write;
        node.dangling = false;
        let Node { kind, thread, index, location, .. } = *node;
        if kind != Kind::Update {
            return;
        }
        let exclusive = self.sketch.threads[thread.index()].events[index as usize + 1];
        let co = &self.sketch.accesses(location).co;
        let Some(start) = co.iter().position(|&other| other == exclusive) else { return };
        let others = co[start + 1..].iter().take_while(|&&other| self.sketch.node(other).kind == Kind::Exclusive).count();
        let co = &mut self.sketch.accesses_mut(location).co;
        let block: Vec<EventId> = co.drain(start..=start + others).collect();
        let place = co.iter().position(|&other| other == write).map_or(0, |place| place + 1);
        co.splice(place..place, block);
    }

    /// Takes away the events of a thread from this index on. Those who read from them dangle.
    fn cut(&mut self, thread: ThreadId, index: u32) {
        while self.sketch.threads[thread.index()].events.len() > index as usize {
            let Some(event) = self.sketch.threads[thread.index()].events.pop() else { return };
            let node = *self.sketch.node(event);
            if node.spawns {
                for child in 0..self.sketch.threads.len() {
                    if self.sketch.threads[child].alive && self.sketch.threads[child].spawner == event {
                        self.cut(ThreadId(child as u16), 0);
                        self.sketch.threads[child].alive = false;
                    }
                }
            }
            if !node.is_access() {
                continue;
            }
            let accesses = self.sketch.accesses_mut(node.location);
            if node.kind.is_read() {
                accesses.reads.retain(|&read| read != event);
                self.dangling.retain(|dangling| dangling.read != event);
            } else {
                accesses.co.retain(|&write| write != event);
                let reads = self.sketch.accesses(node.location).reads.iter().copied();
                let readers: Vec<EventId> = reads.filter(|&read| self.sketch.node(read).rf == event).collect();
                for read in readers {
                    let reader = self.sketch.node_mut(read);
                    reader.rf = EventId::NONE;
                    reader.dangling = true;
                    self.dangling.push(Dangling { read, thread, value: node.value, order: node.order });
                }
            }
        }
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
    fn places(&self, write: EventId) -> Vec<usize> {
        let node = self.node(write);
        let accesses = self.accesses(node.location);
        if node.kind == Kind::Exclusive {
            let update = self.threads[node.thread.index()].events[node.index as usize - 1];
            let after = self.place(node.location, self.node(update).rf);
            return if self.node(update).dangling { Vec::new() } else { vec![after] };
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
        let torn = |&place: &usize| {
            let next = accesses.co.get(place).map(|&next| self.node(next));
            !next.is_some_and(|next| {
                next.kind == Kind::Exclusive && {
                    let update = self.node(self.threads[next.thread.index()].events[next.index as usize - 1]);
                    !update.dangling && self.place(node.location, update.rf) == place
                }
            })
        };
        (least..=accesses.co.len()).rev().filter(torn).collect()
    }
}
