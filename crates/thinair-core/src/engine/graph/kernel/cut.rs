//! Backward revisits: restricting the graph to what a write needs and what came before a read, and taking that back.

use super::canonical;
use super::explore::{Explorer, Stop};
use super::frame::{Cut, Frame, Masks};
use crate::engine::graph::models::Guide;
use crate::engine::graph::store::event::{Event, EventId, Kind};
use crate::engine::graph::store::graph::Item;
use crate::engine::graph::store::log::Entry;
use crate::engine::graph::store::row::Row;
use crate::machine::action::ThreadId;
use crate::machine::executor::Executor;

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Begins with the revisits of the last frame's write.
    pub fn open_revisits(&mut self, revisits: Row<W>) -> Result<bool, Stop> {
        self.cuts.push(Cut {
            revisits,
            revisited: EventId::NONE,
            stamp: 0,
            thread: ThreadId(0),
            index: 0,
            puts_off: false,
            by: EventId::NONE,
            snapshots: self.machine.mark(),
            model_mark: self.model.mark() as u32,
            log_mark: self.log.mark(),
            place_model_mark: 0,
            masks: Masks::default(),
        });
        self.advance_revisit()
    }

    /// Takes the next place after the cut in force, or the next cut; `false` if there is none (the frame is gone then).
    pub fn advance_revisit(&mut self) -> Result<bool, Stop> {
        let mut frame = *self.top();
        let top = self.cuts.len() - 1;
        let mut cut = self.cuts[top];
        if frame.active {
            self.unplace_revisit(&frame, &cut);
            frame.active = false;
        }
        if frame.spent {
            self.uncut(&frame, &cut);
            self.cuts.pop();
            self.close_write(&frame);
            return Ok(false);
        }
        loop {
            if !cut.revisited.is_none() {
                while let Some(place) = self.next_place(&mut frame, cut.reader()) {
                    if self.place_revisit(&frame, &cut, place)? {
                        frame.active = true;
                        self.top().go_on_as(&frame);
                        self.cuts[top] = cut;
                        return Ok(true);
                    }
                    self.unplace_revisit(&frame, &cut);
                }
                self.uncut(&frame, &cut);
            }
            let Some(read) = cut.revisits.first() else { break };
            cut.revisits.remove(read);
            cut.revisited = read;
            self.cut(&mut cut, frame.event)?;
            self.cuts[top] = cut;
            frame.cursor = self.first_place(frame.event);
            frame.exhausted = false;
        }
        self.cuts.pop();
        self.close_write(&frame);
        Ok(false)
    }

    /// Restricts the graph to what was inserted up to the revisited read and to the prefix of `write`, and lets the read read that write, or puts it off.
    fn cut(&mut self, cut: &mut Cut<W>, write: EventId) -> Result<(), Stop> {
        let Event { stamp, thread, index, .. } = *self.graph.event(cut.revisited);
        (cut.stamp, cut.thread, cut.index) = (stamp, thread, index);
        cut.puts_off = self.is_put_off(cut.revisited, write);
        let is_lock = self.machine.is_lock(self.graph.event(cut.revisited).code());
        cut.by = if cut.puts_off && !is_lock { self.graph.update_of(write) } else { EventId::NONE };
        let limit = stamp - u32::from(cut.puts_off);
        let mut touched = self.restrict(write, limit);
        if cut.puts_off {
            self.graph.out_of_turn.insert(self.graph.update_of(write));
        } else {
            self.redirect(write, cut.revisited)?;
        }
        self.model.cut(&mut self.graph, write, cut.reader());
        touched |= 1 << self.graph.event(cut.revisited).thread.index();
        while touched != 0 {
            self.refresh(ThreadId(touched.trailing_zeros() as u16));
            touched &= touched - 1;
        }
        #[cfg(feature = "invariants")]
        self.check_invariants();
        cut.masks = self.masks;
        cut.place_model_mark = self.model.mark() as u32;
        Ok(())
    }

    /// Removes what was inserted after the limit and is not in the prefix of `write`. Returns the threads that lost events, or the threads they had spawned, a bit each.
    fn restrict(&mut self, write: EventId, limit: u32) -> u64 {
        let needed = canonical::prefix(self, write);
        let (old_base, end) = (self.graph.order_base, self.graph.order.len());
        let mut touched = 0;
        let mut kept_up_to = end;
        while kept_up_to > old_base && self.graph.order[kept_up_to - 1].stamp > limit {
            kept_up_to -= 1;
            let item = self.graph.order[kept_up_to];
            if item.event != write && !needed.keeps(item) {
                let issue_kept = M::HOLES && self.issue_is_kept(item, limit, needed.issued);
                touched |= 1 << self.graph.event(item.event).thread.index();
                touched |= self.remove_item(item, issue_kept);
            }
        }
        self.log.push(Entry::Order { order_base: old_base });
        self.graph.order.extend_from_within(old_base..kept_up_to);
        for position in kept_up_to..end {
            let item = self.graph.order[position];
            if item.event == write || needed.keeps(item) {
                self.graph.order.push(item);
            } else if M::HOLES && self.graph.event(item.event).issued == item.stamp && self.issue_is_kept(item, limit, needed.issued) {
                self.graph.order.push(Item { issue_only: true, ..item });
            }
        }
        self.graph.order_base = end;
        if M::HOLES {
            touched |= self.settle_holes(write);
        }
        touched
    }

    /// Is this the commit of a write whose issue stays?
    fn issue_is_kept(&self, item: Item, limit: u32, needed: Row<W>) -> bool {
        let event = self.graph.event(item.event);
        event.is_write() && !item.issue_only && (event.issued <= limit || needed.contains(item.event))
    }

    /// Removes an item from the graph (not from the order). Returns the threads that it had spawned.
    fn remove_item(&mut self, item: Item, issue_kept: bool) -> u64 {
        let id = item.event;
        if issue_kept {
            self.graph.unlink(id);
            // What its commit needs may go as well, and come back in other slots.
            let needed = std::mem::take(&mut self.graph.event_mut(id).prefix);
            self.graph.event_mut(id).prefix_is_closed = false;
            let spawns = std::mem::take(&mut self.graph.event_mut(id).spawns);
            self.log.push(Entry::Uncommitted { id, needed, spawns });
            // Whatever a thread that it spawned had done needs the commit, and is gone: the thread comes back with the commit.
            return if spawns { self.log_spawned(id) } else { 0 };
        }
        let Event { kind, location, rf, thread, index, spawns, .. } = *self.graph.event(id);
        let ended = if spawns { self.log_spawned(id) } else { 0 };
        let mut placed = false;
        match kind {
            Kind::Read | Kind::Update => {
                self.graph.readers_mut(location, rf).remove(id);
                let location = self.graph.location_mut(location);
                location.reads.remove(id);
                location.plain.remove(id);
            }
            Kind::Write | Kind::Exclusive => {
                placed = self.graph.location(location).writes.contains(id);
                if placed {
                    self.graph.unlink(id);
                }
                self.graph.location_mut(location).plain.remove(id);
            }
            _ => self.leave_other(id),
        }
        let thread = &mut self.graph.threads[thread.index()];
        thread.events[index as usize] = EventId::NONE;
        while thread.events.last().is_some_and(|last| last.is_none()) {
            thread.events.pop();
        }
        if !M::HOLES {
            thread.position = thread.events.len() as u32;
        }
        self.graph.vacate(id);
        self.graph.dormant.insert(id);
        self.log.push(Entry::Removed { id, placed });
        ended
    }

    /// The threads that an event spawned go with it.
    #[cold]
    fn log_spawned(&mut self, event: EventId) -> u64 {
        let mut ended = 0;
        for number in 0..self.graph.threads.len() {
            let thread = &mut self.graph.threads[number];
            if thread.alive && thread.spawner == event {
                thread.alive = false;
                self.log.push(Entry::Ended {
                    thread: ThreadId(number as u16),
                    spawner: event,
                    function: thread.function,
                    start: thread.start,
                    twin: thread.twin,
                });
                ended |= 1 << number;
            }
        }
        ended
    }

    /// `read` now reads `write`, and its thread goes on from there.
    fn redirect(&mut self, write: EventId, read: EventId) -> Result<(), Stop> {
        let Event { thread, index, location, rf, spawns, .. } = *self.graph.event(read);
        self.log.save(&self.graph, Entry::Source { id: read }, read);
        if spawns {
            let mut ended = self.log_spawned(read);
            while ended != 0 {
                self.refresh(ThreadId(ended.trailing_zeros() as u16));
                ended &= ended - 1;
            }
            self.graph.event_mut(read).spawns = false;
        }
        self.graph.readers_mut(location, rf).remove(read);
        let snapshot = self.graph.standing_before(self.graph.event(read)).snapshot;
        let value = self.graph.event(write).value;
        let waiting = self.waits_behind(read, value);
        let mut step = self.machine.resume(snapshot, index, value);
        step.action = waiting.unwrap_or(step.action);
        self.set_read(read, write, value, &step);
        self.graph.event_mut(read).prefix = self.own_prefix(read);
        if !M::HOLES {
            let prefix = self.graph.event(write).prefix;
            self.graph.event_mut(read).prefix |= prefix;
            if self.keeps_needs() {
                self.graph.followed_mut(read).needs = self.own_needs(read) | self.graph.needs(write);
            }
        }
        if !self.machine.spawned().is_empty() {
            self.begin_spawned(read)?;
        }
        if M::HOLES && self.graph.thread(thread).position > index {
            self.set_position(thread, index + 1);
            self.run_through(thread, write)?;
        }
        Ok(())
    }

    /// Tries a place for the write after the cut.
    fn place_revisit(&mut self, frame: &Frame, cut: &Cut<W>, place: EventId) -> Result<bool, Stop> {
        let (write, reader) = (frame.event, cut.reader().some());
        self.graph.link(write, place);
        if !self.model.place(&mut self.graph, write) || reader.is_some_and(|read| !self.model.read(&mut self.graph, read)) {
            return Ok(false);
        }
        self.check_access(write)?;
        if let Some(read) = reader {
            self.check_access(read)?;
        }
        self.check_after(write)?;
        let Some(read) = reader else {
            if cut.by.is_none() {
                self.check_chain(self.graph.update_of(write))?;
            }
            return Ok(true);
        };
        self.check_after(read)?;
        self.check_put_off(read)?;
        Ok(!self.is_stuck(read))
    }

    fn unplace_revisit(&mut self, frame: &Frame, cut: &Cut<W>) {
        self.model.undo(&mut self.graph, cut.place_model_mark as usize);
        self.graph.unlink(frame.event);
        self.masks = cut.masks;
    }

    /// Takes a cut back.
    fn uncut(&mut self, frame: &Frame, cut: &Cut<W>) {
        self.model.undo(&mut self.graph, cut.model_mark as usize);
        match cut.reader().some() {
            Some(read) => self.end_spawned(read),
            None => self.graph.out_of_turn.remove(self.graph.update_of(frame.event)),
        }
        self.undo_log(cut.log_mark);
        self.machine.release(cut.snapshots);
        self.masks = frame.added;
    }

    #[inline(always)]
    pub fn undo_log(&mut self, mark: u32) {
        if self.log.mark() > mark {
            self.undo_entries(mark);
        }
    }

    fn undo_entries(&mut self, mark: u32) {
        while self.log.mark() > mark {
            if let Some(entry) = self.log.pop() {
                self.undo_entry(entry);
            }
        }
    }

    #[inline]
    fn undo_entry(&mut self, entry: Entry<W>) {
        match entry {
            Entry::Removed { id, placed } => {
                self.graph.dormant.remove(id);
                self.graph.classify(id);
                if M::HOLES {
                    self.graph.classify_ordering(id);
                }
                let Event { kind, location, rf, thread, index, .. } = *self.graph.event(id);
                let thread = &mut self.graph.threads[thread.index()];
                let index = index as usize;
                if thread.events.len() <= index {
                    thread.events.resize(index + 1, EventId::NONE);
                }
                thread.events[index] = id;
                if !M::HOLES {
                    thread.position = thread.events.len() as u32;
                }
                match kind {
                    Kind::Read | Kind::Update => {
                        self.graph.readers_mut(location, rf).insert(id);
                        self.graph.location_mut(location).reads.insert(id);
                        self.mark_plain(id);
                    }
                    Kind::Write | Kind::Exclusive => {
                        if placed {
                            self.graph.relink(id);
                        }
                        self.mark_plain(id);
                    }
                    _ => self.return_other(id),
                }
            }
            Entry::Uncommitted { id, needed, spawns } => {
                self.graph.event_mut(id).spawns = spawns;
                self.graph.event_mut(id).prefix = needed;
                self.graph.event_mut(id).prefix_is_closed = false;
                self.graph.relink(id);
            }
            Entry::Saved { id } => self.log.unsave(&mut self.graph, id),
            Entry::Source { id } => {
                let Event { location, rf, .. } = *self.graph.event(id);
                self.graph.readers_mut(location, rf).remove(id);
                self.graph.vacate(id);
                self.log.unsave(&mut self.graph, id);
                self.graph.classify(id);
                if M::HOLES {
                    self.graph.classify_ordering(id);
                }
                let rf = self.graph.event(id).rf;
                self.graph.readers_mut(location, rf).insert(id);
            }
            Entry::Respawned { id } => self.end_spawned_again(id),
            Entry::Step { id, step, spawns } => {
                let event = self.graph.event_mut(id);
                event.step = step;
                event.spawns = spawns;
            }
            Entry::Po { id, po } => self.graph.event_mut(id).po = po,
            Entry::Value { id, value } => self.graph.event_mut(id).value = value,
            Entry::Position { thread, position } => self.graph.threads[thread.index()].position = position,
            Entry::Ended { thread, spawner, function, start, twin } => {
                let thread = &mut self.graph.threads[thread.index()];
                thread.alive = true;
                thread.spawner = spawner;
                thread.function = function;
                thread.start = start;
                thread.twin = twin;
            }
            Entry::Order { order_base } => {
                self.graph.order.truncate(self.graph.order_base);
                self.graph.order_base = order_base;
            }
        }
    }
}
