//! A sketch in the making: threads are cut and run again, and all of it is taken back.
//!
//! There is one draft, which is changed in place. Every change is noted, and undone in reverse order: after [`Draft::undo`] events, threads, rf and co are
//! exactly what they were at the mark. Only what [`Sketch::rehash`] computes is not kept up, and room that was made stays.

use super::sketch::{Accesses, Node, Sketch};
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::ir::Order;
use crate::machine::action::ThreadId;

/// A read without its write, and what the write was like.
#[derive(Clone, Copy, Debug)]
pub struct Dangling {
    pub read: EventId,
    pub thread: ThreadId,
    pub value: u64,
    pub order: Order,
}

#[derive(Clone, Default)]
pub struct Draft {
    pub sketch: Sketch,
    pub dangling: Vec<Dangling>,
    /// Threads that were run again.
    pub again: u64,
    /// Threads that were cut and are still to be run. Whoever changes it changes it back.
    pub waiting: Vec<ThreadId>,
    /// Threads that stand at an access that is an error.
    pub stuck: u64,
    log: Vec<Change>,
}

/// Something that was done, with what it takes to undo it.
#[derive(Clone, Copy)]
enum Change {
    /// The last of all events came.
    Added,
    /// An event was taken away; if it was an access, it had this position among the reads, or in co.
    Removed { event: EventId, position: Option<u32> },
    /// A thread went with the event that started it.
    Ended,
    /// A read has another source.
    Sourced { read: EventId, rf: EventId, dangling: bool },
    /// The last of those that dangle came.
    Dangles,
    /// One that had this position does not dangle any more.
    Settled { position: u32, dangling: Dangling },
    /// A write came to this position in co.
    Placed { location: LocationId, position: u32 },
    /// Neighbours in co moved.
    Moved { location: LocationId, from: u32, to: u32, length: u32 },
}

/// A state of the draft to come back to.
#[derive(Clone, Copy)]
pub struct DraftMark {
    log: usize,
    again: u64,
    stuck: u64,
    character: (bool, bool, u64),
}

impl Draft {
    /// Begins with this execution.
    pub fn begin(&mut self, sketch: &Sketch) {
        self.sketch.clone_from(sketch);
        self.dangling.clear();
        self.waiting.clear();
        self.log.clear();
        (self.again, self.stuck) = (0, 0);
    }

    pub fn mark(&self) -> DraftMark {
        DraftMark { log: self.log.len(), again: self.again, stuck: self.stuck, character: self.sketch.character() }
    }

    /// Takes back all that was done since.
    pub fn undo(&mut self, mark: DraftMark) {
        while self.log.len() > mark.log {
            let Some(change) = self.log.pop() else { break };
            self.undo_one(&change);
        }
        (self.again, self.stuck) = (mark.again, mark.stuck);
        self.sketch.set_character(mark.character);
    }

    fn undo_one(&mut self, change: &Change) {
        let sketch = &mut self.sketch;
        match *change {
            Change::Added => sketch.take_back_last(),
            Change::Removed { event, position } => {
                let Node { kind, thread, location, .. } = *sketch.node(event);
                sketch.threads[thread.index()].push(event, kind);
                if let Some(position) = position {
                    let accesses = sketch.accesses_mut(location);
                    (if kind.is_read() { &mut accesses.reads } else { &mut accesses.co }).insert(position as usize, event);
                }
            }
            Change::Ended => sketch.put_birth_back(),
            Change::Sourced { read, rf, dangling } => {
                let node = sketch.node_mut(read);
                (node.rf, node.dangling) = (rf, dangling);
            }
            Change::Dangles => {
                self.dangling.pop();
            }
            Change::Settled { position, dangling } => self.dangling.insert(position as usize, dangling),
            Change::Placed { location, position } => {
                sketch.accesses_mut(location).co.remove(position as usize);
            }
            Change::Moved { location, from, to, length } => {
                sketch.accesses_mut(location).move_block(to as usize, from as usize, length as usize);
            }
        }
    }

    /// The last event of the sketch has just come.
    pub fn note_added(&mut self) {
        self.log.push(Change::Added);
    }

    /// Gives a write its place in co.
    pub fn place(&mut self, location: LocationId, write: EventId, position: usize) {
        self.sketch.accesses_mut(location).co.insert(position, write);
        self.log.push(Change::Placed { location, position: position as u32 });
    }

    /// A read has no write yet, but one like this is to come.
    pub fn dangle(&mut self, dangling: Dangling) {
        self.set_source(dangling.read, EventId::NONE, true);
        self.dangling.push(dangling);
        self.log.push(Change::Dangles);
    }

    fn set_source(&mut self, read: EventId, rf: EventId, dangling: bool) {
        let node = self.sketch.node_mut(read);
        self.log.push(Change::Sourced { read, rf: node.rf, dangling: node.dangling });
        (node.rf, node.dangling) = (rf, dangling);
    }

    /// The read does not dangle any more.
    fn settle(&mut self, read: EventId) {
        if let Some(position) = self.dangling.iter().position(|dangling| dangling.read == read) {
            let dangling = self.dangling.remove(position);
            self.log.push(Change::Settled { position: position as u32, dangling });
        }
    }

    /// A dangling read takes this write. If it belongs to a read-modify-write, that follows in co, with all that follow it.
    pub fn attach(&mut self, read: EventId, write: EventId) {
        self.settle(read);
        self.set_source(read, write, false);
        let Node { kind, thread, index, location, .. } = *self.sketch.node(read);
        if kind != Kind::Update {
            return;
        }
        let exclusive = self.sketch.threads[thread.index()].events[index as usize + 1];
        let co = &self.sketch.accesses(location).co;
        let Some(start) = co.iter().position(|&other| other == exclusive) else { return };
        let others = co[start + 1..].iter().take_while(|&&other| self.sketch.node(other).kind == Kind::Exclusive).count();
        let length = others + 1;
        let block = start..start + length;
        let place = co.iter().position(|&other| other == write).filter(|place| !block.contains(place));
        let to = place.map_or(0, |place| if place < start { place + 1 } else { place + 1 - length });
        self.sketch.accesses_mut(location).move_block(start, to, length);
        self.log.push(Change::Moved { location, from: start as u32, to: to as u32, length: length as u32 });
    }

    /// Takes away the events of a thread from this index on. Those who read from them dangle.
    pub fn cut(&mut self, thread: ThreadId, index: u32) {
        while self.sketch.threads[thread.index()].events.len() > index as usize {
            let Some(&event) = self.sketch.threads[thread.index()].events.last() else { return };
            let Node { kind, location, value, order, spawns, .. } = *self.sketch.node(event);
            self.sketch.threads[thread.index()].pop(kind);
            let accesses = self.sketch.locations.get_mut(location.index());
            let list = accesses.map(|accesses| if kind.is_read() { &mut accesses.reads } else { &mut accesses.co });
            let position = list.and_then(|list| {
                let position = list.iter().position(|&other| other == event)?;
                list.remove(position);
                Some(position as u32)
            });
            self.log.push(Change::Removed { event, position });
            if spawns {
                self.end_threads_of(event);
            }
            if kind.is_read() {
                self.settle(event);
            } else if kind.is_write() {
                for number in 0..self.sketch.accesses(location).reads.len() {
                    let read = self.sketch.accesses(location).reads[number];
                    if self.sketch.node(read).rf == event {
                        self.dangle(Dangling { read, thread, value, order });
                    }
                }
            }
        }
    }

    /// Threads go with the event that started them.
    fn end_threads_of(&mut self, spawner: EventId) {
        for number in 0..self.sketch.threads.len() {
            if self.sketch.threads[number].alive && self.sketch.threads[number].spawner == spawner {
                let thread = ThreadId(number as u16);
                self.cut(thread, 0);
                self.sketch.end(thread);
                self.log.push(Change::Ended);
            }
        }
    }

    pub fn has(&self, write: EventId) -> bool {
        write.is_none() || self.sketch.accesses(self.sketch.node(write).location).co.contains(&write)
    }

    /// The position of a write that was there before: after those that it came after.
    pub fn place_before(&self, original: &Sketch, old: EventId) -> usize {
        let node = original.node(old);
        let earlier = original.accesses(node.location).co.iter().take_while(|&&write| write != old);
        earlier.map(|&write| self.sketch.place(node.location, write)).max().unwrap_or(0)
    }

    /// Is what there is of the location coherent? What comes later makes it no better, unless a read-modify-write has not found its place yet.
    pub fn may_be_coherent_at(&self, location: LocationId) -> bool {
        let floating = |dangling: &Dangling| {
            let read = self.sketch.node(dangling.read);
            read.location == location && read.kind == Kind::Update
        };
        self.dangling.iter().any(floating) || self.sketch.is_coherent_at(location)
    }
}

impl Accesses {
    /// Takes so many neighbours out of co, and puts them back where `to` is then.
    fn move_block(&mut self, from: usize, to: usize, length: usize) {
        if to <= from {
            self.co[to..from + length].rotate_right(length);
        } else {
            self.co[from..to + length].rotate_left(length);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Line;
    use super::*;
    use crate::machine::action::Action;
    use crate::machine::executor::{Snapshot, Step};

    fn step() -> Step {
        Step { snapshot: Snapshot::default(), action: Action::end() }
    }

    /// Adds an event to the end of a thread; a write comes last in co.
    fn add(sketch: &mut Sketch, thread: u16, kind: Kind, location: u32, rf: EventId) -> EventId {
        let event = EventId(sketch.nodes.len() as u16);
        let (thread, location, index) = (ThreadId(thread), LocationId(location), sketch.threads[thread as usize].events.len() as u32);
        let (value, order, action) = (u64::from(event.0), Order::Relaxed, Action::end());
        let node = Node { kind, order, thread, index, location, value, rf, dangling: false, spawns: false, action, step: step() };
        sketch.nodes.push(node);
        sketch.threads[thread.index()].push(event, kind);
        let accesses = sketch.accesses_mut(location);
        if kind.is_read() {
            accesses.reads.push(event)
        } else {
            accesses.co.push(event)
        }
        event
    }

    /// The first of three threads has started the last one. The first write of location 0, by the first thread, is read by a read-modify-write of the second
    /// thread, and that by one of the third.
    fn sketch() -> (Sketch, EventId, EventId) {
        let mut sketch = Sketch::default();
        sketch.threads.extend([0; 3].map(|_| Line::new(true, EventId::NONE, step())));
        let first = add(&mut sketch, 0, Kind::Write, 0, EventId::NONE);
        sketch.node_mut(first).spawns = true;
        sketch.threads[2].spawner = first;
        let update = add(&mut sketch, 1, Kind::Update, 0, first);
        let second = add(&mut sketch, 1, Kind::Exclusive, 0, EventId::NONE);
        add(&mut sketch, 2, Kind::Update, 0, second);
        let third = add(&mut sketch, 2, Kind::Exclusive, 0, EventId::NONE);
        let other = add(&mut sketch, 0, Kind::Write, 1, EventId::NONE);
        add(&mut sketch, 1, Kind::Read, 1, other);
        add(&mut sketch, 2, Kind::Read, 0, third);
        add(&mut sketch, 2, Kind::Write, 0, EventId::NONE);
        (sketch, first, update)
    }

    fn shown(draft: &Draft) -> String {
        format!("{:?} {:?} {} {}", draft.sketch, draft.dangling, draft.again, draft.stuck)
    }

    /// Whatever is done in between, in whatever order it is taken back.
    #[test]
    fn everything_is_taken_back() {
        let (sketch, first, update) = sketch();
        let mut draft = Draft::default();
        draft.begin(&sketch);
        let whole = (draft.mark(), shown(&draft));
        draft.cut(ThreadId(0), 0);
        assert!(!draft.sketch.threads[2].alive, "it went with its start");
        assert!(!draft.has(first) && draft.dangling.iter().any(|dangling| dangling.read == update));
        let cut = (draft.mark(), shown(&draft));
        (draft.again, draft.stuck) = (1, 2);
        let write = EventId(draft.sketch.nodes.len() as u16);
        let node = Node { index: 0, ..*draft.sketch.node(first) };
        draft.sketch.nodes.push(node);
        draft.sketch.threads[0].push(write, Kind::Write);
        draft.sketch.begin(ThreadId(2), write, step());
        draft.note_added();
        let added = (draft.mark(), shown(&draft));
        let last = draft.sketch.accesses(LocationId(0)).co.len();
        for place in 0..=last {
            draft.place(LocationId(0), write, place);
            draft.attach(update, write);
            let co = &draft.sketch.accesses(LocationId(0)).co;
            let written = co.iter().position(|&other| other == write).expect("it has a place");
            assert_eq!(draft.sketch.node(co[written + 1]).kind, Kind::Exclusive, "it follows what it reads");
            assert_eq!(draft.sketch.node(update).rf, write);
            draft.undo(added.0);
            assert_eq!(shown(&draft), added.1, "at {place}");
        }
        draft.undo(cut.0);
        assert_eq!(shown(&draft), cut.1);
        draft.undo(whole.0);
        assert_eq!(shown(&draft), whole.1);
    }
}
