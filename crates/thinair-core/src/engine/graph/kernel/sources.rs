//! The sources of a read: a frame goes through them, from the last write of its location to the first.

use super::canonical;
use super::explore::{Explorer, Stop};
use super::frame::Frame;
use crate::engine::graph::models::Guide;
use crate::engine::graph::store::event::{Event, EventId, Kind, Origin};
use crate::engine::graph::store::row::Row;
use crate::engine::graph::store::rows::Rows;
use crate::ir::Order;
use crate::machine::action::ActionKind;
use crate::machine::executor::{Executor, Step};

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    #[inline(always)]
    pub fn advance_source(&mut self) -> Result<bool, Stop> {
        let mut frame = *self.top();
        let read = frame.event;
        let mut first = !frame.active;
        if frame.active {
            self.detach(&frame);
            frame.active = false;
            frame.exhausted |= frame.spent;
            if !frame.exhausted {
                self.reopen(read);
            }
        }
        let unsourced = Unsourced::of(self.graph.event(read));
        let mut attached = false;
        let has_locks = self.rules.puts_off_locks;
        let leaves_some_out = has_locks || self.rules.orders_twins || self.rules.leaves_undone;
        let countable = !frame.exhausted && !self.has_put_off() && self.is_countable(&frame);
        while !frame.exhausted {
            if std::mem::replace(&mut attached, true) {
                self.unsource(read, &unsourced);
            }
            let source = frame.cursor;
            match source.some() {
                None => frame.exhausted = true,
                Some(write) => {
                    frame.exhausted = self.model.sees(&self.graph, read, write);
                    frame.cursor = self.graph.event(write).co_before;
                }
            }
            if self.model.facts().arranges_co && self.model.refuses(&self.graph, read, source) {
                continue;
            }
            if leaves_some_out && self.is_left_out(read, source) {
                frame.fruitful = true;
                first = false;
                attached = false;
                continue;
            }
            if countable && self.count_without_adding(&frame, source)? {
                first = false;
                attached = false;
                continue;
            }
            if self.attach(&frame, source)? {
                frame.fruitful |= self.graph.event(read).kind == Kind::Read;
                if has_locks {
                    self.check_lock_read(read)?;
                }
                self.check_put_off(read)?;
                if self.is_stuck(read) || self.ends_here()? {
                    frame.fruitful = true;
                    self.detach(&frame);
                    first = false;
                    continue;
                }
                frame.active = true;
                self.top().go_on_as(&frame);
                return Ok(true);
            }
        }
        if M::HOLES && !frame.fruitful {
            self.note_sourceless(&frame);
        }
        self.statistics.dead_ends += u64::from(first);
        self.close(read);
        Ok(false)
    }

    /// The write of a read-modify-write has found its place: what the read takes leads on.
    #[inline]
    pub fn note_completed(&mut self, write: EventId) {
        let update = self.graph.update_of(write);
        if let [.., frame, _] = &mut self.stack[..]
            && frame.event == update
        {
            frame.fruitful = true;
        }
    }

    /// None of the sources of a read led on. Not so if others have the rest of them, or if nothing can be missed.
    #[cold]
    fn note_sourceless(&mut self, frame: &Frame) {
        let others = self.masks.unfinished() & !(1 << frame.thread.index());
        if !frame.spent
            && others != 0
            && let Some(hit) = self.scene().sourceless(frame.event)
        {
            self.note_bound(hit);
        }
    }

    /// Need the read not take this source, because of what twins or locks do?
    #[inline(never)]
    fn is_left_out(&mut self, read: EventId, source: EventId) -> bool {
        self.rules.orders_twins && self.twin_comes_first(read, source)
            || self.rules.leaves_undone && self.is_in_vain(read, source)
            || self.rules.puts_off_locks && self.would_stay_blocked(read, source)
    }

    /// Lets the read of a frame take its value from a write. `false` if that is inconsistent.
    #[inline(always)]
    fn attach(&mut self, frame: &Frame, source: EventId) -> Result<bool, Stop> {
        let (read, thread) = (frame.event, frame.thread);
        let location = self.graph.event(read).location;
        let value = self.graph.value_of(location, source);
        let snapshot = self.graph.standing(thread).snapshot;
        let index = self.graph.event(read).index;
        let step = self.machine.resume(snapshot, index, value);
        self.set_read(read, source, value, &step);
        if !M::HOLES
            && let Some(write) = source.some()
        {
            let prefix = self.graph.event(write).prefix;
            self.graph.event_mut(read).prefix |= prefix;
            if self.rules.merges_symmetric {
                let needs = self.graph.needs(write);
                self.graph.followed_mut(read).needs |= needs;
            }
        }
        self.enter_thread(thread, read);
        self.graph.append(read);
        let is_update = self.graph.event(read).kind == Kind::Update;
        if is_update && self.is_hopeless_at_once(read)
            || !self.model.read(&mut self.graph, read)
            || self.model.facts().arranges_co && is_update && canonical::is_hopeless(self, read)
        {
            self.detach(frame);
            return Ok(false);
        }
        self.check_access(read)?;
        self.go_on(thread, read)?;
        self.check_after(read)?;
        Ok(true)
    }

    /// A read-modify-write of a write that another one has taken can only be completed by a revisit. Is there surely none? Forced coherence is looked up in an order that
    /// obeys it, which there may not be before the model was asked.
    #[inline(always)]
    fn is_hopeless_at_once(&mut self, update: EventId) -> bool {
        if self.model.facts().arranges_co {
            !M::HOLES && canonical::is_plainly_hopeless(self, update)
        } else {
            canonical::is_hopeless(self, update)
        }
    }

    /// Makes the event a read of `source`, plain or of a read-modify-write, as the thread's next step says.
    #[inline(always)]
    pub fn set_read(&mut self, read: EventId, source: EventId, value: u64, step: &Step) {
        let event = self.graph.event_mut(read);
        event.rf = source;
        event.value = value;
        event.step = *step;
        let Event { location, origin: Origin { exclusive_read, success, failure, .. }, .. } = *event;
        if exclusive_read {
            let succeeds = matches!(step.action.kind, ActionKind::Write { exclusive: true, .. });
            let (kind, order) = if succeeds { (Kind::Update, success) } else { (Kind::Read, failure) };
            self.graph.reclassify_read(read, kind, order);
            if M::HOLES {
                self.graph.classify_ordering(read);
            }
            if self.model.facts().updates_differ {
                self.model.open(&mut self.graph, read);
            }
        }
        self.graph.readers_mut(location, source).insert(read);
        self.graph.location_mut(location).reads.insert(read);
        self.stop_further_attempt(read);
    }

    /// Undoes [`Explorer::attach`].
    #[inline(always)]
    fn detach(&mut self, frame: &Frame) {
        let read = frame.event;
        self.undo_step(frame);
        self.graph.order.pop();
        self.leave_thread(frame.thread, read);
        let Event { location, rf, index, order, .. } = *self.graph.event(read);
        self.graph.threads[frame.thread.index()].position = index;
        self.graph.readers_mut(location, rf).remove(read);
        let location = self.graph.location_mut(location);
        location.reads.remove(read);
        if order == Order::Plain {
            location.plain.remove(read);
        }
    }

    /// The (po ∪ rf)-prefix of a read without its source; with holes, nothing is known without it.
    #[inline(always)]
    pub fn own_prefix(&self, read: EventId) -> Row<W> {
        if M::HOLES {
            return Row::default();
        }
        let event = self.graph.event(read);
        let before = self.graph.predecessor(event.thread, event.index);
        before.some().map_or(Row::default(), |before| self.graph.event(before).prefix).with(read)
    }

    /// Makes a read what it was before it got a source.
    #[inline(always)]
    fn unsource(&mut self, read: EventId, unsourced: &Unsourced<W>) {
        let event = self.graph.event_mut(read);
        event.kind = unsourced.kind;
        event.order = unsourced.order;
        event.prefix = unsourced.prefix;
        if M::HOLES {
            event.rows = unsourced.rows;
        } else {
            (event.rows.hb, event.rows.before) = (unsourced.rows.hb, unsourced.rows.before);
        }
        if self.keeps_needs() {
            self.graph.followed_mut(read).needs = self.own_needs(read);
        }
    }

    /// The rows of a read without a source.
    #[inline(always)]
    fn reopen(&mut self, read: EventId) {
        let prefix = self.own_prefix(read);
        let event = self.graph.event_mut(read);
        event.prefix = prefix;
        event.kind = Kind::Read;
        event.order = event.origin.unsourced_order();
        if self.keeps_needs() {
            self.graph.followed_mut(read).needs = self.own_needs(read);
        }
        self.model.open(&mut self.graph, read);
    }
}

/// What a read is before it gets a source, as far as a source changes it.
struct Unsourced<const W: usize> {
    kind: Kind,
    order: Order,
    prefix: Row<W>,
    /// Without holes, only hb and before change.
    rows: Rows<W>,
}

impl<const W: usize> Unsourced<W> {
    #[inline(always)]
    fn of(event: &Event<W>) -> Self {
        Unsourced { kind: event.kind, order: event.order, prefix: event.prefix, rows: event.rows }
    }
}
