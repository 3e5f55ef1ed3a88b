//! What leaves the store buffers, and when: delayed flushing.
//!
//! In the plain semantics of x86-TSO the oldest entry of any buffer may reach memory at any moment (papers: Sewell and others 2010). Most of these moments
//! cannot be told apart. Here an entry leaves its buffer only for a reason: a load reads it, or its thread has to empty the buffer (fence, locked
//! instruction, full buffer, a thread that was joined), or a younger entry of its buffer leaves, or an entry of another buffer leaves that
//! overwrites the same cell. So a load forces a choice only about entries of its own address; that older entries of the same buffers have left too follows,
//! and is a choice only where another buffer has an entry of the same cell, which may have left before or will later.
//!
//! Štill and Barnat (2018) mark such older entries as flushed in place and decide the order among buffers later. An entry that was marked before another
//! thread even issued its store has to come first, and marks do not say so; deciding at once keeps exactly the behaviours of the plain
//! semantics, and where no two buffers hold the same cell (the usual case) there is nothing to decide. With `delayed_flushing` off, the plain
//! semantics runs instead: the tests hold the two together.

use super::state::State;
use super::witness::Item;
use super::worker::Worker;

impl<'c> Worker<'c> {
    /// Lets the oldest `count` entries of a thread leave, in every way that matters. Buffers in `busy` are waiting to go on after this: nothing may
    /// leave them first.
    pub(super) fn flush(&mut self, state: State, thread: usize, count: usize, busy: u64, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        if count == 0 {
            return next(self, state);
        }
        self.flush_oldest(state, thread, None, busy, &mut |worker, state| worker.flush(state, thread, count - 1, busy, next));
    }

    /// Lets the oldest entry of a thread leave; of `reader`, all entries of the same cell leave before.
    pub(super) fn flush_oldest(
        &mut self,
        state: State,
        thread: usize,
        reader: Option<usize>,
        busy: u64,
        next: &mut dyn FnMut(&mut Worker<'c>, State),
    ) {
        let address = state.sides[thread].entries[0].address;
        self.flush_others(state, address, 0, reader, busy | 1 << thread, &mut |worker, mut state| {
            worker.pop(&mut state, thread);
            next(worker, state);
        });
    }

    /// Entries of this address in the buffers of the threads from `from` on may leave before, or not.
    fn flush_others(
        &mut self,
        state: State,
        address: u64,
        from: usize,
        reader: Option<usize>,
        busy: u64,
        next: &mut dyn FnMut(&mut Worker<'c>, State),
    ) {
        let has_some =
            |thread: &usize| busy >> *thread & 1 == 0 && state.sides[*thread].entries.iter().any(|entry| entry.address == address);
        let Some(other) = (from..state.threads.len()).find(has_some) else {
            return next(self, state);
        };
        if reader != Some(other) {
            let copy = self.copy(&state);
            self.flush_others(copy, address, other + 1, reader, busy, next);
        }
        let length = state.sides[other].entries.len();
        let last = state.sides[other].entries.iter().rposition(|entry| entry.address == address).unwrap_or(length);
        for position in 0..length {
            let wanted = if reader == Some(other) { position == last } else { state.sides[other].entries[position].address == address };
            if wanted {
                let copy = self.copy(&state);
                self.flush(copy, other, position + 1, busy, &mut |worker, state| {
                    worker.flush_others(state, address, other + 1, reader, busy, next);
                });
            }
        }
        self.recycle(state);
    }

    /// The oldest entry of a thread reaches memory.
    pub(super) fn pop(&mut self, state: &mut State, thread: usize) {
        let entry = state.side_mut(thread).entries.remove(0);
        self.write_memory(state, entry.address, entry.width, entry.value);
        self.entry_gone(state, thread, 0);
        if self.recording {
            state.log.push(Item::Flush { thread });
        }
    }

    /// The entry at a position of a thread's buffer is no longer there: those who wait for it wait for one less.
    pub(super) fn entry_gone(&mut self, state: &mut State, thread: usize, position: usize) {
        for other in 0..state.sides.len() {
            if let Some(wait) = state.sides[other].wait
                && usize::from(wait.parent) == thread
                && wait.count as usize > position
            {
                let left = wait.count - 1;
                state.side_mut(other).wait = (left > 0).then_some(super::state::Wait { count: left, ..wait });
            }
        }
    }

    /// All ways in which all buffers become empty.
    pub(super) fn flush_everything(&mut self, state: State, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        match state.sides.iter().position(|side| !side.entries.is_empty()) {
            None => next(self, state),
            Some(thread) => {
                let count = state.sides[thread].entries.len();
                self.flush(state, thread, count, 0, &mut |worker, state| worker.flush_everything(state, next));
            }
        }
    }
}
