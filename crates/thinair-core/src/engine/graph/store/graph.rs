//! The execution graph under construction, with everything needed to take steps back.
//!
//! Events live in numbered slots that are reused. An event that a revisit removes stays in its slot, to be put back in place; if the slot is needed
//! all the same, whoever takes it keeps the old event. The insertion order is a list of
//! items; a backward revisit starts a new list (a copy of what it keeps) above the old one, so that undoing it is a truncation.
//!
//! Invariants: `live` are the events in slots; co of each location is a doubly linked list from `co_first` to `co_last`; `readers` mirrors
//! `rf`; a thread's events are in `events`, by index; stamps ascend along the order.

use super::event::{Event, EventId, Kind, LocationId, Origin};
use super::memory::Memory;
use super::row::Row;
use super::slots::Slots;
use crate::engine::graph::models::Members;
use crate::ir::{Fence, FunctionId, Order, Program, Tags};
use crate::machine::action::{Action, ThreadId};
use crate::machine::executor::Step;

/// The words of the widest rows, and how many events fit.
pub const WIDEST: usize = 32;
pub const MOST_EVENTS: u32 = WIDEST as u32 * u64::BITS;

/// An entry of the insertion order: the commit of an event (for anything but a write, the event itself), or the issue of a write that is not
/// committed at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    pub event: EventId,
    pub issue_only: bool,
    pub stamp: u32,
}

/// A thread of the graph. A thread is there while the event that spawned it is.
#[derive(Clone, Debug)]
pub struct Thread {
    pub alive: bool,
    /// What it runs.
    pub function: FunctionId,
    /// The event of the parent that it was spawned after; `NONE` for a thread that exists from the start.
    pub spawner: EventId,
    /// The thread before its first event.
    pub start: Step,
    /// The thread before it that runs the same code with the same arguments, if such threads count as one ([`twins`](crate::engine::graph::pruning::twins)).
    pub twin: Option<ThreadId>,
    /// By index; `NONE` where there is a hole.
    pub events: Vec<EventId>,
    /// How many events have been run through, without a hole: the thread stands after event `position - 1`.
    pub position: u32,
}

impl Thread {
    /// Are there events behind the place where the thread stands?
    #[inline(always)]
    pub fn has_hole(&self) -> bool {
        self.events.len() > self.position as usize
    }
}

/// What an event has to do with the thread's twin ([`twins`](crate::engine::graph::pruning::twins)). Kept beside the events, which are copied all the time.
#[derive(Clone, Copy, Debug)]
pub struct Followed<const W: usize> {
    /// The twin's event that this one follows, as long as the two threads have done the same.
    pub twin: EventId,
    /// The prefix of the event, closed under what events follow as well.
    pub needs: Row<W>,
}

impl<const W: usize> Followed<W> {
    /// For every slot, where twins count as one.
    pub fn slots(merges_symmetric: bool) -> Vec<Self> {
        let none = Followed { twin: EventId::NONE, needs: Row::default() };
        if merges_symmetric { vec![none; 64 * W] } else { Vec::new() }
    }
}

#[derive(Clone, Debug)]
pub struct Location<const W: usize> {
    pub co_first: EventId,
    pub co_last: EventId,
    pub reads: Row<W>,
    /// Committed writes.
    pub writes: Row<W>,
    pub initial_readers: Row<W>,
    /// Accesses that are not atomic.
    pub plain: Row<W>,
}

impl<const W: usize> Default for Location<W> {
    fn default() -> Self {
        Location {
            co_first: EventId::NONE,
            co_last: EventId::NONE,
            reads: Row::default(),
            writes: Row::default(),
            initial_readers: Row::default(),
            plain: Row::default(),
        }
    }
}

#[derive(Clone)]
pub struct Graph<const W: usize> {
    pub events: Slots<W>,
    pub live: Row<W>,
    /// Slots of removed events that will come back: used for new events only if there are no others.
    pub dormant: Row<W>,
    /// Live events by kind.
    pub reads: Row<W>,
    pub writes: Row<W>,
    /// Updates and exclusives.
    pub exclusives: Row<W>,
    pub fences: Row<W>,
    /// Joins, allocations and frees. They order nothing within their thread.
    pub others: Row<W>,
    pub choices: Row<W>,
    /// Memory accesses and fences with order sc.
    pub sc: Row<W>,
    /// In models with holes: memory accesses and fences with more than a relaxed order, or with tags, which may order others. Some that are gone may still be in it.
    pub ordering: Row<W>,
    /// Read-modify-writes that have taken the place of a lock that was put off ([`locks`](crate::engine::graph::pruning::locks)), their reads. They stay until whoever put them there takes that back.
    pub out_of_turn: Row<W>,
    /// The current insertion order is `order[order_base..]`.
    pub order: Vec<Item>,
    pub order_base: usize,
    pub threads: Vec<Thread>,
    pub locations: Vec<Location<W>>,
    pub memory: Memory,
    /// Where twins count as one: for each slot, what its event follows. Empty elsewhere.
    pub followed: Vec<Followed<W>>,
}

impl<const W: usize> Graph<W> {
    pub fn new(program: &Program) -> Self {
        Graph {
            events: Slots::new(),
            live: Row::default(),
            dormant: Row::default(),
            reads: Row::default(),
            writes: Row::default(),
            exclusives: Row::default(),
            fences: Row::default(),
            others: Row::default(),
            choices: Row::default(),
            sc: Row::default(),
            ordering: Row::default(),
            out_of_turn: Row::default(),
            order: Vec::new(),
            order_base: 0,
            threads: Vec::new(),
            locations: Vec::new(),
            memory: Memory::new(program),
            followed: Vec::new(),
        }
    }

    /// What an event needs, itself included, in models without holes: a revisit that keeps the event keeps all of this.
    #[inline]
    pub fn needs(&self, event: EventId) -> Row<W> {
        if self.followed.is_empty() { self.event(event).prefix } else { self.followed(event).needs }
    }

    pub fn followed(&self, event: EventId) -> &Followed<W> {
        &self.followed[event.index()]
    }
    pub fn followed_mut(&mut self, event: EventId) -> &mut Followed<W> {
        &mut self.followed[event.index()]
    }

    #[inline]
    pub fn event(&self, id: EventId) -> &Event<W> {
        self.events.get(id)
    }
    #[inline]
    pub fn event_mut(&mut self, id: EventId) -> &mut Event<W> {
        self.events.get_mut(id)
    }
    #[inline]
    pub fn location(&self, id: LocationId) -> &Location<W> {
        &self.locations[id.index()]
    }
    #[inline]
    pub fn location_mut(&mut self, id: LocationId) -> &mut Location<W> {
        &mut self.locations[id.index()]
    }
    #[inline]
    pub fn thread(&self, id: ThreadId) -> &Thread {
        &self.threads[id.index()]
    }

    /// The thread as it stands: after its last event, or at its start.
    #[inline]
    pub fn standing(&self, id: ThreadId) -> &Step {
        let thread = self.thread(id);
        match thread.position {
            0 => &thread.start,
            position => &self.event(thread.events[position as usize - 1]).step,
        }
    }

    /// The thread of an event as it stood before it.
    pub fn standing_before(&self, event: &Event<W>) -> &Step {
        match event.index {
            0 => &self.thread(event.thread).start,
            index => &self.event(self.thread(event.thread).events[index as usize - 1]).step,
        }
    }

    /// The event that the next one of a thread follows: its own last one, or the one that spawned it.
    #[inline]
    pub fn predecessor(&self, thread: ThreadId, index: u32) -> EventId {
        let thread = self.thread(thread);
        if index == 0 { thread.spawner } else { thread.events[index as usize - 1] }
    }

    /// The other half of a read-modify-write, if it is there.
    #[inline]
    pub fn update_of(&self, exclusive: EventId) -> EventId {
        let event = self.event(exclusive);
        self.thread(event.thread).events[event.index as usize - 1]
    }
    #[inline]
    pub fn exclusive_of(&self, update: EventId) -> Option<EventId> {
        let event = self.event(update);
        let found = *self.thread(event.thread).events.get(event.index as usize + 1)?;
        found.some()
    }

    pub fn order(&self) -> &[Item] {
        &self.order[self.order_base..]
    }

    /// Appends an event to the insertion order.
    #[inline]
    pub fn append(&mut self, id: EventId) {
        let stamp = if self.order.len() == self.order_base { 1 } else { self.order[self.order.len() - 1].stamp + 1 };
        self.order.push(Item { event: id, issue_only: false, stamp });
        self.event_mut(id).stamp = stamp;
    }

    /// The write after `write` in co (`NONE`: the initial write), or `NONE` at the end.
    #[inline]
    pub fn co_after(&self, location: LocationId, write: EventId) -> EventId {
        if write.is_none() { self.location(location).co_first } else { self.event(write).co_after }
    }

    #[inline]
    pub fn readers(&self, location: LocationId, write: EventId) -> Row<W> {
        if write.is_none() { self.location(location).initial_readers } else { self.event(write).readers }
    }

    #[inline]
    pub fn readers_mut(&mut self, location: LocationId, write: EventId) -> &mut Row<W> {
        if write.is_none() { &mut self.location_mut(location).initial_readers } else { &mut self.event_mut(write).readers }
    }

    /// The value of a write; `NONE`: the initial one.
    #[inline]
    pub fn value_of(&self, location: LocationId, write: EventId) -> u64 {
        if write.is_none() { self.memory.cell(location).initial } else { self.event(write).value }
    }

    /// Links a write into co right after `place`.
    #[inline]
    pub fn link(&mut self, write: EventId, place: EventId) {
        let location = self.event(write).location;
        let after = self.co_after(location, place);
        let event = self.event_mut(write);
        event.co_before = place;
        event.co_after = after;
        self.relink(write);
    }

    /// Puts a write that was unlinked back between the neighbours that it had.
    #[inline]
    pub fn relink(&mut self, write: EventId) {
        let Event { location, co_before, co_after, .. } = *self.event(write);
        match co_before.some() {
            Some(before) => self.event_mut(before).co_after = write,
            None => self.location_mut(location).co_first = write,
        }
        match co_after.some() {
            Some(after) => self.event_mut(after).co_before = write,
            None => self.location_mut(location).co_last = write,
        }
        self.location_mut(location).writes.insert(write);
    }

    #[inline]
    pub fn unlink(&mut self, write: EventId) {
        let Event { location, co_before, co_after, .. } = *self.event(write);
        match co_before.some() {
            Some(before) => self.event_mut(before).co_after = co_after,
            None => self.location_mut(location).co_first = co_after,
        }
        match co_after.some() {
            Some(after) => self.event_mut(after).co_before = co_before,
            None => self.location_mut(location).co_last = co_before,
        }
        self.location_mut(location).writes.remove(write);
    }

    pub fn all_locations(&self) -> impl Iterator<Item = LocationId> + use<W> {
        (0..self.locations.len()).map(|number| LocationId(number as u32))
    }

    /// The writes of a location, in the order of their list.
    pub fn co(&self, location: LocationId) -> impl Iterator<Item = EventId> + '_ {
        std::iter::successors(self.location(location).co_first.some(), |&write| self.event(write).co_after.some())
    }

    /// Gives the writes of a location another order.
    pub fn rearrange(&mut self, location: LocationId, order: impl Iterator<Item = EventId>) {
        let mut before = EventId::NONE;
        for write in order {
            self.event_mut(write).co_before = before;
            match before.some() {
                Some(before) => self.event_mut(before).co_after = write,
                None => self.location_mut(location).co_first = write,
            }
            before = write;
        }
        if let Some(last) = before.some() {
            self.event_mut(last).co_after = EventId::NONE;
            self.location_mut(location).co_last = last;
        }
    }

    /// A graph of this part alone, which is closed. What the model keeps with its events is as it was, and so is the order of insertion.
    #[cold]
    pub fn restricted_to(&self, members: Members<W>) -> Self {
        let mut part = self.clone();
        for write in self.all_locations().flat_map(|location| self.co(location)).filter(|&write| !members.committed.contains(write)) {
            part.unlink(write);
        }
        let members = members.all();
        for location in &mut part.locations {
            location.reads &= members;
            location.initial_readers &= members;
        }
        for thread in &mut part.threads {
            let lost = thread.events.iter_mut().filter(|event| event.some().is_some_and(|event| !members.contains(event)));
            lost.for_each(|event| *event = EventId::NONE);
        }
        for event in members.iter() {
            let event = part.event_mut(event);
            event.po &= members;
            event.sync &= members;
            event.readers &= members;
        }
        let Graph { live, reads, writes, exclusives, fences, others, choices, sc, .. } = &mut part;
        for kind in [live, reads, writes, exclusives, fences, others, choices, sc] {
            *kind &= members;
        }
        part
    }

    /// An event's name, which does not depend on the order of insertion; 0 is the initial write.
    #[inline]
    pub fn name(&self, event: EventId) -> u64 {
        event.some().map_or(0, |event| 1 + (u64::from(self.event(event).thread.0) << 32 | u64::from(self.event(event).index)))
    }

    /// A free slot, if possible one in which no removed event waits; `None` if the rows are too narrow.
    #[inline]
    pub fn free_slot(&self) -> Option<EventId> {
        (self.live | self.dormant).first_free().or_else(|| self.live.first_free())
    }

    /// Puts the event of a slot into the sets by kind. Not into order, co or rf.
    #[inline]
    pub fn classify(&mut self, id: EventId) {
        self.live.insert(id);
        let Event { kind, order, .. } = *self.event(id);
        match kind {
            Kind::Read => self.reads.insert(id),
            Kind::Update => {
                self.reads.insert(id);
                self.exclusives.insert(id);
            }
            Kind::Write => self.writes.insert(id),
            Kind::Exclusive => {
                self.writes.insert(id);
                self.exclusives.insert(id);
            }
            Kind::Fence(_) => self.fences.insert(id),
            Kind::Choice { .. } => self.choices.insert(id),
            Kind::Join | Kind::Allocate { .. } | Kind::Free => self.others.insert(id),
        }
        if order == Order::SeqCst {
            self.sc.insert(id);
        }
    }

    /// Says whether an event, which has just been classified, may order others.
    #[inline]
    pub fn classify_ordering(&mut self, id: EventId) {
        let event = self.event(id);
        if event.order > Order::Relaxed || event.tags != Tags::NONE {
            self.ordering.insert(id);
        } else {
            self.ordering.remove(id);
        }
    }

    /// Takes an event out of its slot and out of the sets by kind.
    #[inline]
    pub fn vacate(&mut self, id: EventId) {
        self.live.remove(id);
        self.sc.remove(id);
        match self.event(id).kind {
            // A read that has lost its source may have been an update.
            Kind::Read | Kind::Update => {
                self.reads.remove(id);
                self.exclusives.remove(id);
            }
            Kind::Write => self.writes.remove(id),
            Kind::Exclusive => {
                self.writes.remove(id);
                self.exclusives.remove(id);
            }
            Kind::Fence(_) => self.fences.remove(id),
            Kind::Choice { .. } => self.choices.remove(id),
            Kind::Join | Kind::Allocate { .. } | Kind::Free => self.others.remove(id),
        }
    }

    /// A read turns out to be that of a successful read-modify-write, or not, with the order that goes with it.
    #[inline]
    pub fn reclassify_read(&mut self, id: EventId, kind: Kind, order: Order) {
        let event = self.event_mut(id);
        event.kind = kind;
        event.order = order;
        self.exclusives.remove(id);
        self.sc.remove(id);
        if kind == Kind::Update {
            self.exclusives.insert(id);
        }
        if order == Order::SeqCst {
            self.sc.insert(id);
        }
    }

    /// Puts a new event of a thread into a slot, with what follows from its place alone.
    #[inline]
    pub fn create(&mut self, id: EventId, thread: ThreadId, index: u32, kind: Kind, action: &Action, location: LocationId) {
        let (mut po, mut sync, mut prefix) = (Row::default(), Row::default(), Row::single(id));
        if let Some(before) = self.predecessor(thread, index).some() {
            let previous = self.event(before);
            prefix |= previous.prefix;
            sync = previous.sync;
            if index > 0 {
                po = previous.po.with(before);
            } else {
                sync |= previous.po.with(before);
            }
        }
        if kind == Kind::Join {
            sync |= self.end_of_thread(action.value);
        }
        self.events.begin(id);
        // Field by field, since a whole event is large; its step is set when it is performed.
        let event = self.event_mut(id);
        event.origin = Origin::new(action);
        event.kind = kind;
        event.order = match kind {
            Kind::Fence(Fence::C11(order)) => order,
            Kind::Fence(_) => Order::Plain,
            _ => event.origin.unsourced_order(),
        };
        event.tags = action.access.tags;
        event.thread = thread;
        event.index = index;
        event.location = location;
        event.address = action.address;
        event.value = action.value;
        event.issued = 0;
        event.rf = EventId::NONE;
        event.readers = Row::default();
        event.po = po;
        event.sync = sync;
        event.prefix = prefix;
        event.spawns = false;
        self.classify(id);
    }

    /// All events of a thread that has ended, and all that thread creation and joining order before that.
    fn end_of_thread(&self, thread: u64) -> Row<W> {
        let thread = &self.threads[thread as usize];
        let last = thread.events.last().copied().unwrap_or(thread.spawner);
        last.some().map_or(Row::default(), |last| self.event(last).po.with(last) | self.event(last).sync)
    }
}
