//! A finished execution as the re-execution search sees it: threads with their snapshots, rf and co, small enough to be changed and changed back.
//!
//! An event keeps its slot for as long as it exists, and a slot is never used again: a slot names the same event in a sketch and in those made
//! from it. Sets of events that precede another are clocks: how many events of each thread.

use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::engine::graph::store::memory::Memory;
use crate::execution::{Event, EventKind, Execution};
use crate::ir::{Fence, Order, Tags, pointer};
use crate::machine::action::{Action, ActionKind, ThreadId};
use crate::machine::executor::Step;

#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub kind: Kind,
    pub order: Order,
    pub thread: ThreadId,
    pub index: u32,
    pub location: LocationId,
    pub value: u64,
    /// For a read: its write; `NONE` is the initial one.
    pub rf: EventId,
    /// For a read: its write was lost, and another like it has not come yet.
    pub dangling: bool,
    pub spawns: bool,
    pub action: Action,
    /// The thread after this event.
    pub step: Step,
}

/// A place in a thread.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub thread: ThreadId,
    pub index: u32,
}

impl Node {
    #[inline]
    pub fn position(&self) -> Position {
        Position { thread: self.thread, index: self.index }
    }

    pub fn is_access(&self) -> bool {
        self.kind.is_read() || self.kind.is_write()
    }

    /// The event as the definition sees it, if it does.
    pub fn label(&self, memory: &Memory) -> Option<Event> {
        let (kind, order) = match self.kind {
            Kind::Read | Kind::Update => (EventKind::Read, self.order),
            Kind::Write | Kind::Exclusive => (EventKind::Write, self.order),
            Kind::Fence(fence) => (EventKind::Fence(fence), if let Fence::C11(order) = fence { order } else { self.order }),
            _ => return None,
        };
        let (location, value) = if self.is_access() { (memory.cell(self.location).address, self.value) } else { (0, 0) };
        Some(Event { thread: Some(u32::from(self.thread.0)), kind, order, tags: self.action.access.tags, location, value })
    }
}

#[derive(Debug)]
pub struct Line {
    pub alive: bool,
    pub spawner: EventId,
    pub start: Step,
    pub events: Vec<EventId>,
    /// How many of the events wait for other threads.
    pub joins: u32,
}

impl Line {
    /// A thread without events.
    pub fn new(alive: bool, spawner: EventId, start: Step) -> Line {
        Line { alive, spawner, start, events: Vec::new(), joins: 0 }
    }

    pub fn push(&mut self, event: EventId, kind: Kind) {
        self.events.push(event);
        self.joins += u32::from(kind == Kind::Join);
    }

    /// Takes away the last event, which is of this kind.
    pub fn pop(&mut self, kind: Kind) {
        self.events.pop();
        self.joins -= u32::from(kind == Kind::Join);
    }
}

/// Like the other two, copied into the room of an old one where there is one: sketches are copied a lot.
impl Clone for Line {
    fn clone(&self) -> Self {
        Line { events: self.events.clone(), ..*self }
    }
    fn clone_from(&mut self, other: &Self) {
        (self.alive, self.spawner, self.start, self.joins) = (other.alive, other.spawner, other.start, other.joins);
        self.events.clone_from(&other.events);
    }
}

/// How a thread began, and whether it has.
#[derive(Clone, Copy, Debug)]
struct Birth {
    thread: ThreadId,
    alive: bool,
    spawner: EventId,
    start: Step,
}

/// The accesses of a location.
#[derive(Default, Debug)]
pub struct Accesses {
    /// In coherence order, without the initial write.
    pub co: Vec<EventId>,
    pub reads: Vec<EventId>,
    /// The threads of all these, as of the last [`Sketch::rehash`].
    pub threads: u64,
}

impl Clone for Accesses {
    fn clone(&self) -> Self {
        Accesses { co: self.co.clone(), reads: self.reads.clone(), threads: self.threads }
    }
    fn clone_from(&mut self, other: &Self) {
        self.co.clone_from(&other.co);
        self.reads.clone_from(&other.reads);
        self.threads = other.threads;
    }
}

#[derive(Default, Debug)]
pub struct Sketch {
    pub nodes: Vec<Node>,
    pub threads: Vec<Line>,
    pub locations: Vec<Accesses>,
    /// Is there an acquire, a release or a fence? Otherwise happens-before is program order with the starting and joining of threads.
    pub ordered: bool,
    /// Is there something that may be an error in one execution and not in another: an access that is not atomic, to the heap, an unlock, or a thread
    /// that is joined twice?
    pub delicate: bool,
    /// The threads that are joined.
    pub joined: u64,
    /// The sum of the events' fingerprints.
    pub hash: u128,
    /// How threads began before that was changed, to be put back, the last change last. Copies begin anew.
    births: Vec<Birth>,
}

impl Clone for Sketch {
    fn clone(&self) -> Self {
        let mut copy = Sketch::default();
        copy.clone_from(self);
        copy
    }
    fn clone_from(&mut self, other: &Self) {
        self.nodes.clone_from(&other.nodes);
        self.threads.clone_from(&other.threads);
        self.locations.clone_from(&other.locations);
        self.set_character(other.character());
        self.hash = other.hash;
        self.births.clear();
    }
}

/// How many events of each thread.
pub type Clock = [u32; crate::engine::graph::kernel::explore::MAX_THREADS];

impl Sketch {
    /// Without events; the threads stay, to be drawn over.
    pub fn clear(&mut self) {
        self.nodes.clear();
        for accesses in &mut self.locations {
            accesses.co.clear();
            accesses.reads.clear();
        }
        self.ordered = false;
        self.delicate = false;
        self.joined = 0;
        self.hash = 0;
        self.births.clear();
    }

    /// The thread, which has no events, begins with this one.
    pub fn begin(&mut self, thread: ThreadId, spawner: EventId, start: Step) {
        while self.threads.len() <= thread.index() {
            self.threads.push(Line::new(false, EventId::NONE, start));
        }
        self.change_birth(Birth { thread, alive: true, spawner, start });
    }

    /// The thread, which has no events any more, does not begin.
    pub fn end(&mut self, thread: ThreadId) {
        let Line { spawner, start, .. } = self.threads[thread.index()];
        self.change_birth(Birth { thread, alive: false, spawner, start });
    }

    fn change_birth(&mut self, birth: Birth) {
        let line = &mut self.threads[birth.thread.index()];
        self.births.push(Birth { thread: birth.thread, alive: line.alive, spawner: line.spawner, start: line.start });
        (line.alive, line.spawner, line.start) = (birth.alive, birth.spawner, birth.start);
    }

    /// Takes the last [`Sketch::begin`] or [`Sketch::end`] back.
    pub fn put_birth_back(&mut self) {
        if let Some(Birth { thread, alive, spawner, start }) = self.births.pop() {
            let line = &mut self.threads[thread.index()];
            (line.alive, line.spawner, line.start) = (alive, spawner, start);
        }
    }

    #[inline]
    pub fn node(&self, id: EventId) -> &Node {
        &self.nodes[id.index()]
    }
    #[inline]
    pub fn node_mut(&mut self, id: EventId) -> &mut Node {
        &mut self.nodes[id.index()]
    }
    #[inline]
    pub fn accesses(&self, location: LocationId) -> &Accesses {
        static NOBODY: Accesses = Accesses { co: Vec::new(), reads: Vec::new(), threads: 0 };
        self.locations.get(location.index()).unwrap_or(&NOBODY)
    }
    pub fn accesses_mut(&mut self, location: LocationId) -> &mut Accesses {
        if self.locations.len() <= location.index() {
            self.locations.resize_with(location.index() + 1, Accesses::default);
        }
        &mut self.locations[location.index()]
    }

    /// The thread as it stands at its end.
    #[inline]
    pub fn standing(&self, thread: ThreadId) -> &Step {
        let line = &self.threads[thread.index()];
        line.events.last().map_or(&line.start, |&last| &self.node(last).step)
    }

    #[inline]
    pub fn standing_before(&self, node: &Node) -> &Step {
        let line = &self.threads[node.thread.index()];
        match node.index {
            0 => &line.start,
            index => &self.node(line.events[index as usize - 1]).step,
        }
    }

    pub fn has_ended(&self, thread: ThreadId) -> bool {
        self.threads.get(thread.index()).is_some_and(|line| line.alive) && self.standing(thread).action.is_joinable()
    }

    /// Has every thread ended, or one of them the process?
    #[inline]
    pub fn is_complete(&self) -> bool {
        let alive = || self.threads.iter().filter(|line| line.alive);
        let standing = |line: &Line| line.events.last().map_or(line.start.action, |&last| self.node(last).step.action);
        alive().all(|line| standing(line).kind == ActionKind::End) || alive().any(|line| standing(line).ends_process())
    }

    /// Is what the thread read last the last write of its location?
    pub fn has_seen_the_last(&self, thread: ThreadId) -> bool {
        let last = self.threads[thread.index()].events.last().map(|&last| self.node(last));
        last.is_some_and(|read| read.kind.is_read() && self.accesses(read.location).co.last().copied().unwrap_or(EventId::NONE) == read.rf)
    }

    /// What the events say of the whole execution, to be put back.
    pub fn character(&self) -> (bool, bool, u64) {
        (self.ordered, self.delicate, self.joined)
    }
    pub fn set_character(&mut self, character: (bool, bool, u64)) {
        (self.ordered, self.delicate, self.joined) = character;
    }

    /// Notes what the event says of the whole execution.
    pub fn characterise(&mut self, node: &Node, memory: &Memory) {
        let fence = matches!(node.kind, Kind::Fence(_));
        self.ordered |= fence || node.is_access() && !matches!(node.order, Order::Plain | Order::Relaxed);
        let unlock = matches!(node.action.kind, ActionKind::Write { unlock: true, .. });
        let heap = node.is_access() && memory.is_heap(pointer::object(node.action.address)) || node.kind == Kind::Free;
        self.delicate |= node.is_access() && node.order == Order::Plain || unlock || heap;
        if node.kind == Kind::Join {
            let bit = 1 << (node.value & 63);
            self.delicate |= self.joined & bit != 0;
            self.joined |= bit;
        }
    }

    /// The place of a write in co, from 1 on; 0 is the initial write.
    #[inline]
    pub fn place(&self, location: LocationId, write: EventId) -> usize {
        if write.is_none() {
            return 0;
        }
        self.accesses(location).co.iter().position(|&other| other == write).map_or(0, |position| position + 1)
    }

    pub fn value_of(&self, location: LocationId, write: EventId, memory: &Memory) -> u64 {
        write.some().map_or_else(|| memory.cell(location).initial, |write| self.node(write).value)
    }

    /// Does one event come before the other by program order and the starting and joining of threads?
    #[inline]
    pub fn before(&self, first: EventId, second: EventId) -> bool {
        self.is_before(self.node(first).position(), self.node(second).position())
    }

    /// The same for events that are at these positions, or will be.
    #[inline]
    fn is_before(&self, first: Position, second: Position) -> bool {
        if first.thread == second.thread { first.index < second.index } else { self.is_before_by_threads(first, second) }
    }

    /// The same for different threads.
    fn is_before_by_threads(&self, first: Position, second: Position) -> bool {
        let line = &self.threads[second.thread.index()];
        if let Some(spawner) = line.spawner.some() {
            let spawner = self.node(spawner);
            if self.is_before(first, Position { thread: spawner.thread, index: spawner.index + 1 }) {
                return true;
            }
        }
        line.joins > 0
            && line.events.iter().take(second.index as usize).any(|&event| {
                let node = self.node(event);
                node.kind == Kind::Join && self.is_before(first, Position { thread: ThreadId(node.value as u16), index: u32::MAX })
            })
    }

    /// Would it break coherence if the read took its value from this write? Only program order and the starting and joining of threads count as
    /// happening before; `with_later`: also what comes after the read is looked at.
    pub fn may_read(&self, read: EventId, write: EventId, with_later: bool) -> bool {
        let node = self.node(read);
        self.may_read_at(node.position(), node.location, write, with_later)
    }

    /// The same for the next event of the thread, if it is a read of this location.
    pub fn next_may_read(&self, thread: ThreadId, location: LocationId, write: EventId) -> bool {
        let index = self.threads[thread.index()].events.len() as u32;
        self.may_read_at(Position { thread, index }, location, write, false)
    }

    fn may_read_at(&self, read: Position, location: LocationId, write: EventId, with_later: bool) -> bool {
        let accesses = self.accesses(location);
        let place = self.place(location, write);
        for (position, &other) in accesses.co.iter().enumerate() {
            let position = position + 1;
            let other = self.node(other).position();
            if position > place && self.is_before(other, read) || position == place && self.is_before(read, other) {
                return false;
            }
            if with_later && position < place && self.is_before(read, other) {
                return false;
            }
        }
        accesses.reads.iter().map(|&other| self.node(other)).filter(|other| !other.dangling).all(|other| {
            let position = self.place(location, other.rf);
            let other = other.position();
            if position > place { !self.is_before(other, read) } else { !(with_later && position < place && self.is_before(read, other)) }
        })
    }

    /// Is the location coherent, with the same notion of happening before, and are read-modify-writes atomic?
    pub fn is_coherent_at(&self, location: LocationId) -> bool {
        let accesses = self.accesses(location);
        let ordered = |(position, &write): (usize, &EventId)| {
            accesses.co[..position].iter().all(|&earlier| !self.before(write, earlier)) && self.is_atomic(write, position)
        };
        let mut reads = accesses.reads.iter().filter(|&&read| !self.node(read).dangling);
        accesses.co.iter().enumerate().all(ordered) && reads.all(|&read| self.may_read(read, self.node(read).rf, true))
    }

    /// Does the write at this position in co, if it belongs to a read-modify-write, follow what its read reads?
    fn is_atomic(&self, write: EventId, position: usize) -> bool {
        let node = self.node(write);
        if node.kind != Kind::Exclusive {
            return true;
        }
        let update = self.threads[node.thread.index()].events[node.index as usize - 1];
        self.place(node.location, self.node(update).rf) == position
    }

    /// Everything (po ∪ rf)-before the position, as a clock; what the read `without` reads does not count.
    pub fn prefix(&self, thread: ThreadId, index: u32, without: EventId, clock: &mut Clock, work: &mut Vec<(ThreadId, u32)>) {
        clock[..self.threads.len()].fill(0);
        work.push((thread, index));
        while let Some((thread, end)) = work.pop() {
            let line = &self.threads[thread.index()];
            let end = end.min(line.events.len() as u32);
            let known = clock[thread.index()];
            clock[thread.index()] = known.max(end);
            if let Some(spawner) = line.spawner.some() {
                let spawner = self.node(spawner);
                if clock[spawner.thread.index()] <= spawner.index {
                    work.push((spawner.thread, spawner.index + 1));
                }
            }
            for &event in line.events.get(known as usize..end as usize).unwrap_or(&[]) {
                let node = self.node(event);
                if let Some(source) = node.rf.some().filter(|_| event != without) {
                    let source = self.node(source);
                    if clock[source.thread.index()] <= source.index {
                        work.push((source.thread, source.index + 1));
                    }
                } else if node.kind == Kind::Join {
                    work.push((ThreadId(node.value as u16), u32::MAX));
                }
            }
        }
    }

    /// Is there a cycle of po and rf?
    pub fn is_cyclic(&self, clock: &mut Clock, work: &mut Vec<(ThreadId, u32)>) -> bool {
        let reads = self.locations.iter().flat_map(|accesses| &accesses.reads);
        for &read in reads {
            let node = *self.node(read);
            if let Some(source) = node.rf.some()
                && self.node(source).thread != node.thread
            {
                let source = *self.node(source);
                self.prefix(source.thread, source.index, EventId::NONE, clock, work);
                if clock[node.thread.index()] > node.index {
                    return true;
                }
            }
        }
        false
    }

    fn name(&self, id: EventId) -> u64 {
        id.some().map_or(u64::MAX, |id| u64::from(self.node(id).thread.0) << 32 | u64::from(self.node(id).index))
    }

    /// What tells this event from others: its name, what it does, and its place in rf or co.
    #[inline]
    pub fn fingerprint(&self, id: EventId) -> u128 {
        let node = self.node(id);
        let (kind, link) = match node.kind {
            Kind::Read => (1, self.name(node.rf)),
            Kind::Update => (2, self.name(node.rf)),
            Kind::Write | Kind::Exclusive => {
                let place = self.place(node.location, id);
                let before = if place < 2 { EventId::NONE } else { self.accesses(node.location).co[place - 2] };
                (3, self.name(before))
            }
            Kind::Choice { .. } => (4, 0),
            _ => (5, 0),
        };
        // Not the number of the location, which another worker may have given to another one.
        let accessed = if node.is_access() { node.action.address ^ u64::from(node.action.width.bytes()).rotate_right(8) } else { 0 };
        let first = mix(self.name(id) ^ (kind << 56), mix(node.value, accessed));
        let second = mix(link.wrapping_add(0x9e37_79b9_7f4a_7c15), first);
        u128::from(mix(first ^ 0x2d35_8dcc_aa6c_78a5, second)) << 64
            | u128::from(mix(second ^ 0x8bb8_4b93_962e_acc9, first.rotate_left(32)))
    }

    pub fn events(&self) -> impl Iterator<Item = EventId> + '_ {
        self.threads.iter().filter(|line| line.alive).flat_map(|line| line.events.iter().copied())
    }

    /// Computes anew what depends on all events.
    pub fn rehash(&mut self) {
        let Sketch { nodes, locations, .. } = self;
        for accesses in locations {
            let events = accesses.co.iter().chain(&accesses.reads);
            accesses.threads = events.fold(0, |mask, event| mask | 1 << nodes[event.index()].thread.index());
        }
        self.hash = self.events().fold(0, |sum: u128, event| sum.wrapping_add(self.fingerprint(event)));
    }

    /// Puts the reads of each location in an order that does not depend on how the execution came about.
    pub fn sort_reads(&mut self) {
        let Sketch { nodes, locations, .. } = self;
        let name = |read: &EventId| (nodes[read.index()].thread.0, nodes[read.index()].index);
        locations.iter_mut().for_each(|accesses| accesses.reads.sort_unstable_by_key(name));
    }

    /// As a plain execution, and which event each of its events is.
    pub fn execution(&self, memory: &Memory) -> (Execution, Vec<EventId>) {
        let used = |location: &LocationId| {
            let accesses = self.accesses(*location);
            !accesses.co.is_empty() || !accesses.reads.is_empty()
        };
        let mut locations: Vec<LocationId> = (0..self.locations.len() as u32).map(LocationId).filter(used).collect();
        locations.sort_unstable_by_key(|&location| memory.cell(location).address);
        let mut events: Vec<Event> = locations.iter().map(|&location| initial_write(memory, location)).collect();
        let mut ids = vec![EventId::NONE; events.len()];
        for id in self.events() {
            let Some(label) = self.node(id).label(memory) else { continue };
            events.push(label);
            ids.push(id);
        }
        let number = |id: EventId| ids.iter().position(|&other| other == id).unwrap_or(usize::MAX);
        let first = |location: LocationId| locations.iter().position(|&other| other == location).unwrap_or(usize::MAX);
        let mut x = Execution::unrelated(events);
        for (to, &id) in ids.iter().enumerate().skip(locations.len()) {
            let node = self.node(id);
            for (from, &other) in ids.iter().enumerate().skip(locations.len()) {
                if self.before(other, id) {
                    let same = self.node(other).thread == node.thread;
                    (if same { &mut x.po } else { &mut x.thread_sync }).insert(from, to);
                }
            }
            match node.kind {
                Kind::Read | Kind::Update => {
                    x.rf.insert(node.rf.some().map_or_else(|| first(node.location), number), to);
                }
                Kind::Exclusive => x.rmw.insert(to - 1, to),
                _ => {}
            }
        }
        for &location in &locations {
            let order: Vec<usize> =
                std::iter::once(first(location)).chain(self.accesses(location).co.iter().map(|&write| number(write))).collect();
            for (position, &earlier) in order.iter().enumerate() {
                order[position + 1..].iter().for_each(|&later| x.co.insert(earlier, later));
            }
        }
        (x, ids)
    }
}

pub(super) fn initial_write(memory: &Memory, location: LocationId) -> Event {
    let cell = memory.cell(location);
    Event { thread: None, kind: EventKind::Write, order: Order::Plain, tags: Tags::NONE, location: cell.address, value: cell.initial }
}

/// A multiplication whose halves are folded.
#[inline]
pub(super) fn mix(left: u64, right: u64) -> u64 {
    let product = u128::from(left ^ 0xa076_1d64_78bd_642f) * u128::from(right ^ 0xe703_7ed1_a0b4_28db);
    product as u64 ^ (product >> 64) as u64
}
