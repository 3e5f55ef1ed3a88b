//! Every execution with a cycle that one step of the definition leads to: complete by construction (docs/xmm.md has the proof).
//!
//! The program is run again from its start, one thread after the other, in every order of the threads. A read takes any write that is there; or, if it is to
//! be committed, it *dangles*: it takes the value that a read of the same label has in the old execution, from a thread that has not ended, and
//! is attached when a write of that label comes. Coherence (with all of happens-before), what can be committed at all, and whether a cycle can still
//! come about are looked at while the execution grows. What is whole is judged by the definition ([`super::step`]).
//!
//! How many events are tried is a function of the old execution, and of no more than its signature where it has one: whether there are too many does not
//! depend on who comes first. A worker that has nothing to do is given a part of the alternatives ([`super::turns`]).

use rustc_hash::FxHashSet;

use super::part::Task;
use super::past::Past;
use super::search::Search;
use super::sketch::{Line, Node, Sketch, initial_write};
use super::step::{Facts, is_kept};
use super::turns::Turns;
use crate::engine::graph::kernel::explore::Stop;
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::execution::Event;
use crate::ir::pointer;
use crate::machine::action::{Action, ActionKind, ThreadId};
use crate::machine::executor::{Executor, SnapshotMark};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Events of an execution that grows.
pub(super) type Bits = u128;
const MOST_EVENTS: usize = Bits::BITS as usize;

/// How many dangling reads one write may be offered to.
const MOST_TAKERS: usize = 16;

/// So many events may be tried to find the steps from one execution, and so many in all.
const MOST_FOR_ONE: u64 = 1_000_000;
const MOST_FOR_ALL: u64 = 16_000_000;

/// After so many events it is asked whether to go on, and whether others want work.
const POLL_INTERVAL: u64 = if cfg!(feature = "invariants") { 8 } else { 64 };

/// What all who try steps from one execution have in common.
#[derive(Default)]
pub struct Whole {
    /// The executions with cycles that were made, right or wrong.
    tried: Mutex<FxHashSet<u128>>,
    /// How many events were tried.
    events: AtomicU64,
}

/// What is kept for each event.
#[derive(Clone, Copy)]
pub(super) struct Row {
    /// As the definition sees it.
    label: Option<Event>,
    /// What comes before it by program order and the starting and joining of threads.
    pub(super) before: Bits,
    /// What synchronisation keeps before it (rpo).
    kept: Bits,
    /// [`Sketch::character`] before it came.
    character: (bool, bool, u64),
}

/// A read whose write has not come.
#[derive(Clone, Copy)]
struct Dangling {
    read: EventId,
    offer: usize,
}

/// What was there before a write came: parts of the lists of saved things.
struct Saved {
    placed: Range<usize>,
    unplaced: Range<usize>,
    dangling: Range<usize>,
}

/// What a thread that stands at a read may do.
#[derive(Clone, Copy)]
enum Way {
    /// It stops here for others: at least if it has started some.
    Stops,
    Takes(EventId),
    /// It is committed, by this offer, and its write has still to come.
    Dangles(usize),
    /// The access is an error.
    Errs,
}

/// One thread has run from here until it ended or had to wait.
#[derive(Clone, Copy)]
struct Segment {
    thread: ThreadId,
    /// The threads that could have run instead.
    ready: u64,
    /// The thread's events from this index on belong to it.
    first: usize,
}

pub(super) struct Growth<'s, 'a, const D: bool> {
    search: &'s mut Search<'a, D>,
    origin: &'s Facts,
    past: Past,
    pub(super) sketch: Sketch,
    pub(super) rows: Vec<Row>,
    dangling: Vec<Dangling>,
    /// Reads that dangle, or did: they are committed.
    committed: Vec<Dangling>,
    /// Writes of read-modify-writes whose reads dangle, or read from such a write: they have no place in co yet.
    unplaced: Vec<EventId>,
    /// Writer and reader of reads that cannot be committed.
    edges: Vec<(ThreadId, ThreadId)>,
    segments: Vec<Segment>,
    /// The ways of all reads that are being gone through.
    ways: Vec<Way>,
    /// What all writes that are being gone through found.
    saved_events: Vec<EventId>,
    saved_dangling: Vec<Dangling>,
    /// Threads that stand at an access that is an error.
    stuck: u64,
    /// May a thread stop before any read, for others to go on ([`super::outlook::Outlook::interleaves`])?
    interleaves: bool,
    /// The execution that steps are tried from.
    old: &'s Sketch,
    whole: Arc<Whole>,
    turns: Turns,
    /// How many events were tried since that was last told.
    events: u64,
    given_up: bool,
    found: Vec<Sketch>,
    /// What happens before each event.
    pub(super) hb: Vec<Bits>,
}

/// All new executions with a cycle that a step from this one leads to, as far as the script of [`Turns`] says; `false` if there were too many events to
/// try, or more than fit into one execution. What was found is right in any case.
pub fn run<const D: bool>(
    search: &mut Search<'_, D>,
    sketch: &Sketch,
    origin: &Facts,
    script: Vec<u32>,
    whole: Arc<Whole>,
) -> Result<(Vec<Sketch>, bool), Stop> {
    let past = Past::of(origin);
    if !past.leads_on() {
        return Ok((Vec::new(), true));
    }
    let begins = |line: &Line| Line::new(line.alive && line.spawner.is_none(), EventId::NONE, line.start);
    let mut empty = Sketch::default();
    empty.threads.extend(sketch.threads.iter().map(begins));
    let interleaves = search.state.interleaves;
    let mut growth = Growth {
        search,
        origin,
        past,
        sketch: empty,
        rows: Vec::new(),
        dangling: Vec::new(),
        committed: Vec::new(),
        unplaced: Vec::new(),
        edges: Vec::new(),
        segments: Vec::new(),
        ways: Vec::new(),
        saved_events: Vec::new(),
        saved_dangling: Vec::new(),
        stuck: 0,
        interleaves,
        old: sketch,
        whole,
        turns: Turns::following(script),
        events: 0,
        given_up: false,
        found: Vec::new(),
        hb: Vec::new(),
    };
    growth.choose()?;
    growth.tell_events();
    Ok((growth.found, !growth.given_up))
}

impl<const D: bool> Growth<'_, '_, D> {
    /// Lets each thread that can run be the next one.
    fn choose(&mut self) -> Result<(), Stop> {
        self.choose_but(None)
    }

    /// The same, but for one that has just stopped.
    fn choose_but(&mut self, stopped: Option<ThreadId>) -> Result<(), Stop> {
        let ready = (0..self.sketch.threads.len()).filter(|&thread| self.is_ready(thread)).fold(0, |mask, thread| mask | 1_u64 << thread);
        if ready == 0 {
            return self.finish();
        }
        let chosen = stopped.map_or(ready, |stopped| ready & !(1 << stopped.index()));
        self.turns.begin(chosen.count_ones() as usize);
        for number in 0..self.sketch.threads.len() {
            if chosen >> number & 1 == 0 || !self.turns.takes() {
                continue;
            }
            let thread = ThreadId(number as u16);
            let first = self.sketch.threads[number].events.len();
            self.segments.push(Segment { thread, ready, first });
            self.go(thread)?;
            self.segments.pop();
        }
        self.turns.end();
        Ok(())
    }

    /// Tells how many events were tried, and whether that is too much.
    fn tell_events(&mut self) {
        let events = std::mem::take(&mut self.events);
        self.search.state.effort += events;
        let for_this = self.whole.events.fetch_add(events, Ordering::Relaxed) + events;
        let for_all = self.search.state.known.spend(events);
        self.given_up |= for_this > MOST_FOR_ONE || for_all > MOST_FOR_ALL;
    }

    #[cold]
    fn poll(&mut self) -> Result<(), Stop> {
        self.tell_events();
        if self.search.observer.interrupted() {
            return Err(Stop::Interrupted);
        }
        if self.search.has_hungry_helpers()
            && let Some(script) = self.turns.split()
        {
            self.search.hand_over(self.old.clone(), Task::Steps { script, whole: self.whole.clone() });
        }
        Ok(())
    }

    fn is_ready(&self, thread: usize) -> bool {
        self.sketch.threads[thread].alive && !self.is_over(thread) && {
            let Action { kind, value, .. } = self.sketch.standing(ThreadId(thread as u16)).action;
            kind != ActionKind::Join || self.sketch.has_ended(ThreadId(value as u16))
        }
    }

    /// Will the thread do nothing more? (One that was not started yet may.)
    fn is_over(&self, thread: usize) -> bool {
        self.stuck >> thread & 1 == 1
            || self.sketch.threads.get(thread).is_some_and(|line| line.alive)
                && stops(self.sketch.standing(ThreadId(thread as u16)).action.kind)
    }

    /// Runs a thread on, in all ways.
    fn go(&mut self, thread: ThreadId) -> Result<(), Stop> {
        self.given_up |= self.sketch.nodes.len() >= MOST_EVENTS - 1;
        if self.given_up {
            return Ok(());
        }
        if !self.turns.follows() {
            self.events += 1;
            if self.events == POLL_INTERVAL {
                self.poll()?;
            }
        }
        let action = self.sketch.standing(thread).action;
        let nowhere = LocationId::NONE;
        match action.kind {
            ActionKind::Read { .. } => self.read(thread, &action),
            ActionKind::Write { .. } => self.write(thread, &action),
            ActionKind::Choose => {
                self.turns.begin((action.value - action.address).saturating_add(1) as usize);
                for value in action.address..=action.value {
                    if self.turns.takes() {
                        let kind = Kind::Choice { canonical: value == action.address };
                        self.pass(thread, kind, nowhere, value)?;
                    }
                }
                self.turns.end();
                Ok(())
            }
            ActionKind::Fence(fence) => self.pass(thread, Kind::Fence(fence), nowhere, 0),
            ActionKind::Join if self.sketch.has_ended(ThreadId(action.value as u16)) => {
                self.pass(thread, Kind::Join, nowhere, action.value)
            }
            ActionKind::Allocate { zeroed } => {
                let object = pointer::object(action.address);
                let is_new = self.search.memory.life(object).0.is_none();
                if is_new {
                    self.search.memory.allocate(object, action.value as u32, EventId(0));
                }
                self.pass(thread, Kind::Allocate { zeroed }, nowhere, action.address)?;
                if is_new {
                    self.search.memory.unallocate(object);
                }
                Ok(())
            }
            ActionKind::Free => self.pass(thread, Kind::Free, nowhere, action.value),
            ActionKind::Join | ActionKind::End | ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_) => {
                self.end_segment(thread)
            }
        }
    }

    /// An event that has only one alternative.
    fn pass(&mut self, thread: ThreadId, kind: Kind, location: LocationId, value: u64) -> Result<(), Stop> {
        let mark = self.mark();
        self.push(thread, kind, location, value, EventId::NONE)?;
        self.go(thread)?;
        self.pop(mark);
        Ok(())
    }

    /// The thread has ended, or has to wait.
    fn end_segment(&mut self, thread: ThreadId) -> Result<(), Stop> {
        let waited_for = |dangling: &Dangling| self.past.offers[dangling.offer].source.thread == Some(u32::from(thread.0));
        if self.is_over(thread.index()) && self.dangling.iter().any(waited_for) {
            return Ok(());
        }
        if !self.interleaves && self.could_run_before_the_last() || !self.may_be_cyclic() {
            return Ok(());
        }
        self.choose()
    }

    fn end_stuck(&mut self, thread: ThreadId) -> Result<(), Stop> {
        self.stuck |= 1 << thread.index();
        self.end_segment(thread)?;
        self.stuck &= !(1 << thread.index());
        Ok(())
    }

    /// Do the last two segments come to the same in the other order, which is tried too and comes first? The later one must not have read from the
    /// earlier one, nor waited for it.
    fn could_run_before_the_last(&self) -> bool {
        let [.., earlier, later] = self.segments[..] else { return false };
        if later.thread >= earlier.thread || earlier.ready >> later.thread.index() & 1 == 0 {
            return false;
        }
        let events = &self.sketch.threads[later.thread.index()].events[later.first..];
        events.iter().map(|&event| self.sketch.node(event)).all(|node| match node.kind {
            Kind::Join => node.value != u64::from(earlier.thread.0),
            kind if kind.is_read() => node.rf.some().is_none_or(|source| self.sketch.node(source).thread != earlier.thread),
            _ => true,
        })
    }

    /// Is there a cycle, or can one still come about? Only a read that dangles, or will, can close one; and each has a committed read on it that the old
    /// execution puts before its own write.
    fn may_be_cyclic(&mut self) -> bool {
        let comes = |event: &Event| event.thread.is_some_and(|thread| !self.is_over(thread as usize));
        let closed = self.committed.iter().any(|committed| self.past.offers[committed.offer].closes);
        let more = self.past.offers.iter().any(|offer| {
            (closed || offer.closes) && offer.read.thread != offer.source.thread && comes(&offer.read) && comes(&offer.source)
        });
        if more || closed && !self.dangling.is_empty() {
            return true;
        }
        closed && self.is_cyclic()
    }

    fn is_cyclic(&mut self) -> bool {
        let state = &mut *self.search.state;
        self.sketch.is_cyclic(&mut state.clock, &mut state.work)
    }

    fn finish(&mut self) -> Result<(), Stop> {
        if !self.dangling.is_empty() || !self.is_cyclic() {
            return Ok(());
        }
        self.sketch.rehash();
        if !self.whole.tried.lock().unwrap_or_else(PoisonError::into_inner).insert(self.sketch.hash) {
            return Ok(());
        }
        self.search.state.statistics.re_executions += 1;
        self.search.judge(&self.sketch, self.origin, None, &mut self.found)
    }

    /// The thread's next read, from every write that is there, and from those that may come.
    fn read(&mut self, thread: ThreadId, action: &Action) -> Result<(), Stop> {
        let first = self.ways.len();
        let segment = self.segments[self.segments.len() - 1];
        let run = &self.sketch.threads[thread.index()].events[segment.first..];
        if !run.is_empty() && (self.interleaves || run.iter().any(|&event| self.sketch.node(event).spawns)) {
            self.ways.push(Way::Stops);
        }
        let location = self.search.resolve(&self.sketch, action)?;
        match location {
            Some(location) => self.collect_sources(thread, location),
            None => self.ways.push(Way::Errs),
        }
        let end = self.ways.len();
        self.turns.begin(end - first);
        for number in first..end {
            if !self.turns.takes() {
                continue;
            }
            match (self.ways[number], location) {
                (Way::Takes(source), Some(location)) => self.read_from(thread, location, source)?,
                (Way::Dangles(offer), Some(location)) => self.dangle(thread, location, offer)?,
                (Way::Stops, _) => self.choose_but(Some(thread))?,
                _ => self.end_stuck(thread)?,
            }
        }
        self.turns.end();
        self.ways.truncate(first);
        Ok(())
    }

    /// What the thread's next read may take.
    fn collect_sources(&mut self, thread: ThreadId, location: LocationId) {
        let least = self.least(thread, location);
        let co = &self.sketch.accesses(location).co;
        let placed = (least..=co.len()).rev().map(|position| if position == 0 { EventId::NONE } else { co[position - 1] });
        self.ways.extend(placed.map(Way::Takes));
        let unplaced = self.unplaced.iter().copied().filter(|&source| self.sketch.node(source).location == location);
        self.ways.extend(unplaced.map(Way::Takes));
        let address = self.search.memory.cell(location).address;
        for (number, offer) in self.past.offers.iter().enumerate() {
            let fits = offer.read.thread == Some(u32::from(thread.0)) && offer.read.location == address;
            let comes = |source: u32| source != u32::from(thread.0) && !self.is_over(source as usize);
            if fits && offer.source.thread.is_some_and(comes) {
                let taken = self.committed.iter().filter(|committed| committed.offer == number).count();
                if taken < offer.number {
                    self.ways.push(Way::Dangles(number));
                }
            }
        }
    }

    fn read_from(&mut self, thread: ThreadId, location: LocationId, source: EventId) -> Result<(), Stop> {
        let mark = self.mark();
        let value = self.sketch.value_of(location, source, self.search.memory);
        let read = self.push(thread, Kind::Read, location, value, source)?;
        let edges = self.edges.len();
        if self.reads_along_an_order(read) && self.read_is_coherent(read, location) {
            self.go(thread)?;
        }
        self.edges.truncate(edges);
        self.pop(mark);
        Ok(())
    }

    /// The thread's next read is committed, and its write has still to come.
    fn dangle(&mut self, thread: ThreadId, location: LocationId, offer: usize) -> Result<(), Stop> {
        let mark = self.mark();
        let label = self.past.offers[offer].read;
        let read = self.push(thread, Kind::Read, location, label.value, EventId::NONE)?;
        self.sketch.node_mut(read).dangling = true;
        if self.label(read) == Some(label) {
            self.dangling.push(Dangling { read, offer });
            self.committed.push(Dangling { read, offer });
            if self.is_committable() {
                self.go(thread)?;
            }
            self.dangling.pop();
            self.committed.pop();
        }
        self.pop(mark);
        Ok(())
    }

    /// Reads that are not committed follow an order on threads. Only of those that cannot be it is known by now.
    fn reads_along_an_order(&mut self, read: EventId) -> bool {
        let &Node { thread, rf, .. } = self.sketch.node(read);
        let Some(source) = rf.some().map(|source| self.sketch.node(source).thread).filter(|&source| source != thread) else {
            return true;
        };
        if let (Some(read), Some(write)) = (self.label(read), self.label(rf))
            && self.past.offers(&read, &write)
        {
            return true;
        }
        // Does the writer already read, over others, from the reader?
        let mut reached = 1_u64 << thread.index();
        loop {
            let before = reached;
            for &(writer, reader) in &self.edges {
                if reached >> writer.index() & 1 == 1 {
                    reached |= 1 << reader.index();
                }
            }
            if reached == before {
                break;
            }
        }
        self.edges.push((source, thread));
        reached >> source.index() & 1 == 0
    }

    /// The thread's next write, at every place, with every choice of dangling reads that take it.
    fn write(&mut self, thread: ThreadId, action: &Action) -> Result<(), Stop> {
        let Some(location) = self.search.resolve(&self.sketch, action)? else { return self.end_stuck(thread) };
        let exclusive = matches!(action.kind, ActionKind::Write { exclusive: true, .. });
        let mark = self.mark();
        let least = self.least(thread, location);
        let write = self.push(thread, if exclusive { Kind::Exclusive } else { Kind::Write }, location, action.value, EventId::NONE)?;
        let label = self.label(write);
        let fitting: Vec<EventId> = self
            .dangling
            .iter()
            .filter(|dangling| {
                Some(self.past.offers[dangling.offer].source) == label && self.sketch.node(dangling.read).location == location
            })
            .map(|dangling| dangling.read)
            .collect();
        let places = if exclusive { 0..=0 } else { least..=self.sketch.accesses(location).co.len() };
        let saved = self.save(location);
        let hb = (!fitting.is_empty()).then(|| self.hb.clone());
        self.given_up |= fitting.len() > MOST_TAKERS;
        let subsets = 1_u64 << fitting.len().min(MOST_TAKERS);
        self.turns.begin(places.clone().count() * subsets as usize);
        for place in places {
            for subset in 0..subsets {
                if !self.turns.takes() {
                    continue;
                }
                let taken = || fitting.iter().enumerate().filter(move |(bit, _)| subset >> bit & 1 == 1).map(|(_, &read)| read);
                if exclusive {
                    self.unplaced.push(write);
                } else {
                    self.sketch.accesses_mut(location).co.insert(place, write);
                }
                for read in taken() {
                    let node = self.sketch.node_mut(read);
                    (node.rf, node.dangling) = (write, false);
                    self.dangling.retain(|dangling| dangling.read != read);
                }
                self.settle(location);
                let goes_on = if exclusive && self.reads_itself(write) {
                    false
                } else if subset == 0 {
                    self.is_coherent_at(location)
                } else {
                    self.is_coherent_with_attached(location) && self.is_committable() && self.may_be_cyclic()
                };
                if goes_on {
                    self.go(thread)?;
                }
                if let Some(hb) = hb.as_ref().filter(|_| subset != 0) {
                    self.hb.clone_from(hb);
                }
                for read in taken() {
                    let node = self.sketch.node_mut(read);
                    (node.rf, node.dangling) = (EventId::NONE, true);
                }
                self.restore(location, &saved);
            }
        }
        self.turns.end();
        self.saved_events.truncate(saved.placed.start);
        self.saved_dangling.truncate(saved.dangling.start);
        self.pop(mark);
        Ok(())
    }

    /// Keeps the order of the location, and what has no place or no write.
    fn save(&mut self, location: LocationId) -> Saved {
        let start = self.saved_events.len();
        self.saved_events.extend_from_slice(&self.sketch.accesses(location).co);
        let placed = start..self.saved_events.len();
        self.saved_events.extend_from_slice(&self.unplaced);
        let unplaced = placed.end..self.saved_events.len();
        let start = self.saved_dangling.len();
        self.saved_dangling.extend_from_slice(&self.dangling);
        Saved { placed, unplaced, dangling: start..self.saved_dangling.len() }
    }

    fn restore(&mut self, location: LocationId, saved: &Saved) {
        let co = &mut self.sketch.accesses_mut(location).co;
        co.clear();
        co.extend_from_slice(&self.saved_events[saved.placed.clone()]);
        self.unplaced.clear();
        self.unplaced.extend_from_slice(&self.saved_events[saved.unplaced.clone()]);
        self.dangling.clear();
        self.dangling.extend_from_slice(&self.saved_dangling[saved.dangling.clone()]);
    }

    /// Does a chain of read-modify-writes, each of which reads what the next one writes, lead back to this write? Such writes never have a place.
    fn reads_itself(&self, write: EventId) -> bool {
        let mut next = write;
        while !next.is_none() && self.sketch.node(next).kind == Kind::Exclusive {
            let update = self.update_of(next);
            next = if update.dangling { EventId::NONE } else { update.rf };
            if next == write {
                return true;
            }
        }
        false
    }

    /// Puts the writes of read-modify-writes that read from a write with a place after it.
    fn settle(&mut self, location: LocationId) {
        let mut number = 0;
        while number < self.unplaced.len() {
            let write = self.unplaced[number];
            let update = self.update_of(write);
            number += 1;
            if self.sketch.node(write).location == location
                && !update.dangling
                && let Some(place) = self.place(location, update.rf)
            {
                self.unplaced.remove(number - 1);
                self.sketch.accesses_mut(location).co.insert(place, write);
                number = 0;
            }
        }
    }

    pub(super) fn update_of(&self, exclusive: EventId) -> &Node {
        let write = self.sketch.node(exclusive);
        self.sketch.node(self.sketch.threads[write.thread.index()].events[write.index as usize - 1])
    }

    /// The place of a write in co, from 1 on, if it has one; 0 is the initial write.
    pub(super) fn place(&self, location: LocationId, write: EventId) -> Option<usize> {
        if write.is_none() {
            return Some(0);
        }
        self.sketch.accesses(location).co.iter().position(|&other| other == write).map(|position| position + 1)
    }

    /// The least place in co that the thread's next access can have or read, by what happens before it.
    fn least(&self, thread: ThreadId, location: LocationId) -> usize {
        let (_, before) = self.before_next(thread);
        let accesses = self.sketch.accesses(location);
        let writes = accesses.co.iter().enumerate().filter(|(_, write)| has(before, **write)).map(|(place, _)| place + 1);
        let reads = accesses.reads.iter().filter(|&&read| has(before, read) && !self.sketch.node(read).dangling);
        let read = reads.filter_map(|&read| self.place(location, self.sketch.node(read).rf));
        writes.chain(read).max().unwrap_or(0)
    }

    fn label(&self, event: EventId) -> Option<Event> {
        self.rows[event.index()].label
    }

    /// Has the old execution, for each event that has to be committed by now, one with the same label, and for each such read one that reads alike?
    fn is_committable(&self) -> bool {
        let mut open: Bits = self.committed.iter().fold(0, |bits, committed| bits | bit(committed.read));
        let mut seen: Bits = 0;
        while open != 0 {
            let event = EventId(open.trailing_zeros() as u16);
            open &= open - 1;
            seen |= bit(event);
            let node = self.sketch.node(event);
            let Some(label) = self.label(event) else { continue };
            if !self.past.has(&label) {
                return false;
            }
            if node.kind.is_read() && !node.dangling {
                let source = match node.rf.some() {
                    Some(source) => self.label(source),
                    None => Some(initial_write(self.search.memory, node.location)),
                };
                if !source.is_some_and(|source| self.past.offers(&label, &source)) {
                    return false;
                }
                open |= node.rf.some().map_or(0, bit) & !seen;
            }
            let kept = self.rows[event.index()].kept;
            // What is kept before it is committed, too, and kept before its image: without synchronisation nothing is.
            if kept != 0 && !self.old.ordered {
                return false;
            }
            open |= kept & !seen;
        }
        true
    }

    /// What will come before the thread's next event, and what will happen before it whatever it does.
    fn before_next(&self, thread: ThreadId) -> (Bits, Bits) {
        let line = &self.sketch.threads[thread.index()];
        let last = line.events.last().copied().unwrap_or(line.spawner);
        last.some().map_or((0, 0), |last| (self.rows[last.index()].before | bit(last), self.hb[last.index()] | bit(last)))
    }

    fn mark(&self) -> (SnapshotMark, usize) {
        (self.search.machine.mark(), self.found.len())
    }

    fn push(&mut self, thread: ThreadId, kind: Kind, location: LocationId, value: u64, rf: EventId) -> Result<EventId, Stop> {
        let (mut before, mut hb) = self.before_next(thread);
        if kind == Kind::Join {
            let (before_end, hb_of_end) = self.before_next(ThreadId(value as u16));
            (before, hb) = (before | before_end, hb | hb_of_end);
        }
        let character = self.sketch.character();
        let event = self.search.extend(&mut self.sketch, thread, kind, location, value, rf)?;
        let label = self.sketch.node(event).label(self.search.memory);
        let mut kept = 0;
        if self.sketch.ordered
            && let Some(this) = label
        {
            let earlier = &self.sketch.threads[thread.index()].events[..self.sketch.node(event).index as usize];
            for &other in earlier {
                if self.label(other).is_some_and(|other| is_kept(&other, &this)) {
                    kept |= self.rows[other.index()].kept | bit(other);
                }
            }
        }
        self.rows.push(Row { label, before, kept, character });
        let hb = self.happens_before(event, hb);
        self.hb.push(hb);
        Ok(event)
    }

    /// Takes the last event back. Snapshots stay if they belong to something that was found.
    fn pop(&mut self, (snapshots, found): (SnapshotMark, usize)) {
        let Some(row) = self.rows.pop() else { return };
        self.hb.pop();
        self.sketch.take_back_last();
        self.sketch.set_character(row.character);
        if self.found.len() == found {
            self.search.machine.release(snapshots);
        }
    }
}

fn stops(kind: ActionKind) -> bool {
    matches!(kind, ActionKind::End | ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_))
}

pub(super) fn bit(event: EventId) -> Bits {
    1 << event.index()
}

pub(super) fn has(bits: Bits, event: EventId) -> bool {
    bits >> event.index() & 1 == 1
}
