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
use crate::engine::outcome::BoundHit;
use crate::machine::action::{Action, ActionKind, Bound};
use rustc_hash::FxHashSet;

/// All the entries of a buffer, however many there are.
const ALL: usize = usize::MAX;

/// More branches than this, and those that are equal are looked for.
const MANY: usize = 32;

/// So many are remembered; then the memory begins anew, for branches that are alike mostly follow one another.
const REMEMBERED: usize = 1 << 17;

/// The branches of a step that were looked at, where there are many: different orders may lead to the same.
#[derive(Default)]
struct Known {
    count: usize,
    keys: FxHashSet<(Vec<Task>, Vec<u64>)>,
}

impl Known {
    fn is_new(&mut self, state: &State, tasks: &[Task]) -> bool {
        self.count += 1;
        if self.count <= MANY {
            return true;
        }
        if self.keys.len() >= REMEMBERED {
            self.keys.clear();
        }
        // In one step buffers only become shorter, and memory is all else that changes.
        let mut words: Vec<u64> = state.sides.iter().map(|side| side.entries.len() as u64).collect();
        words.extend_from_slice(&state.memory);
        state.heap.iter().for_each(|object| words.extend_from_slice(&object.words));
        self.keys.insert((tasks.to_vec(), words))
    }
}

/// Something that is still to happen to the buffers of a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Task {
    /// The oldest `count` entries of a thread leave; of these, and perhaps one more, it is `certain` that they leave in this step. Buffers in `busy` are
    /// waiting to go on after this: nothing may leave them first.
    Flush { thread: usize, count: usize, certain: usize, busy: u64 },
    /// Entries of this address in the buffers of the threads from `from` on may leave, or not; of `reader`, all of them do.
    Others { address: u64, from: usize, reader: Option<usize>, busy: u64 },
    /// The oldest entry of a thread reaches memory.
    Pop { thread: usize },
}

impl<'c> Worker<'c> {
    /// Lets the oldest `count` entries of a thread leave, in every way that matters.
    pub(super) fn flush(&mut self, mut state: State, thread: usize, count: usize, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        for left in (1..=count).rev() {
            if has_rival(&state, thread, left, 1 << thread) {
                return self.carry_out(state, vec![Task::Flush { thread, count: left, certain: left, busy: 0 }], next);
            }
            self.pop(&mut state, thread);
        }
        next(self, state);
    }

    /// Lets the entry at `position` of a thread leave so that `reader` sees it: all of the reader's own entries of the same cell leave before.
    pub(super) fn flush_for(
        &mut self,
        state: State,
        thread: usize,
        position: usize,
        reader: usize,
        next: &mut dyn FnMut(&mut Worker<'c>, State),
    ) {
        let address = state.sides[thread].entries[position].address;
        let tasks = vec![
            Task::Pop { thread },
            Task::Others { address, from: 0, reader: Some(reader), busy: 1 << thread },
            Task::Flush { thread, count: position, certain: position + 1, busy: 0 },
        ];
        self.carry_out(state, tasks, next);
    }

    /// All ways in which all buffers become empty.
    pub(super) fn flush_everything(&mut self, state: State, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        let tasks = (0..state.sides.len()).rev().map(|thread| Task::Flush { thread, count: ALL, certain: ALL, busy: 0 }).collect();
        self.carry_out(state, tasks, next);
    }

    /// Carries out the tasks, the last first. Where there is a choice, each way is a branch; branches wait in a list, because buffers may be long and the
    /// stack is not.
    fn carry_out(&mut self, state: State, tasks: Vec<Task>, next: &mut dyn FnMut(&mut Worker<'c>, State)) {
        let mut branches = vec![(state, tasks)];
        let mut known = Known::default();
        while let Some((mut state, mut tasks)) = branches.pop() {
            if self.is_stopped() || !known.is_new(&state, &tasks) {
                self.recycle(state);
                continue;
            }
            let choice = loop {
                match tasks.pop() {
                    None => break None,
                    Some(Task::Pop { thread }) => self.pop(&mut state, thread),
                    Some(Task::Flush { thread, count, certain, busy }) => {
                        let Some(oldest) = state.sides[thread].entries.first().filter(|_| count > 0) else { continue };
                        let (address, busy_now) = (oldest.address, busy | 1 << thread);
                        tasks.push(Task::Flush { thread, count: count - 1, certain: certain - 1, busy });
                        if has_rival(&state, thread, certain, busy_now) {
                            tasks.push(Task::Pop { thread });
                            tasks.push(Task::Others { address, from: 0, reader: None, busy: busy_now });
                        } else {
                            self.pop(&mut state, thread);
                        }
                    }
                    Some(Task::Others { address, from, reader, busy }) => {
                        let other = (from..state.sides.len()).find(|&other| busy >> other & 1 == 0 && holds(&state, other, address));
                        if let Some(other) = other {
                            break Some((address, other, reader, busy));
                        }
                    }
                }
            };
            let Some((address, other, reader, busy)) = choice else {
                next(self, state);
                continue;
            };
            let entries = &state.sides[other].entries;
            let mut positions: Vec<usize> = (0..entries.len()).rev().filter(|&position| entries[position].address == address).collect();
            if reader == Some(other) {
                positions.truncate(1);
            }
            tasks.push(Task::Others { address, from: other + 1, reader, busy });
            for position in positions {
                let mut more = tasks.clone();
                more.push(Task::Flush { thread: other, count: position + 1, certain: position + 1, busy });
                branches.push((self.copy(&state), more));
            }
            if reader == Some(other) {
                self.recycle(state);
            } else {
                branches.push((state, tasks));
            }
        }
    }

    /// The oldest entry of a thread reaches memory.
    pub(super) fn pop(&mut self, state: &mut State, thread: usize) {
        let side = state.side_mut(thread);
        let entry = side.entries.remove(0);
        side.forced = false;
        self.write_memory(state, entry.address, entry.width, entry.stored());
        self.entry_gone(state, thread, 0);
        if self.recording {
            state.log.push(Item::Flush { thread });
        }
    }

    /// In the plain semantics: the oldest entry of a thread reaches memory of its own accord, or because the next one needs room.
    pub(super) fn pop_in_time(&mut self, state: &mut State, thread: usize) {
        let makes_room = self.room_is_wanted(state, thread);
        self.pop(state, thread);
        state.side_mut(thread).forced = makes_room;
    }

    fn room_is_wanted(&self, state: &State, thread: usize) -> bool {
        let stores = |action: Action| matches!(action.kind, ActionKind::Write { .. }) && !self.is_private(state, thread, action.address);
        self.is_full(state, thread) && self.action(state, thread).is_some_and(stores)
    }

    pub(super) fn is_full(&self, state: &State, thread: usize) -> bool {
        let limit = self.context.options.store_buffer as usize;
        limit != 0 && state.sides[thread].entries.len() >= limit
    }

    /// The thread looks at what others do. If more of its stores could have waited until now than its buffer holds, such executions are left out. Before that
    /// they are not: as long as a thread only stores, it may as well do so later, when there is room. What it reads of its own, and what nobody else
    /// writes any more, is the same later, too.
    pub(super) fn looks_at_others(&mut self, state: &State, thread: usize, action: &Action) {
        if state.sides[thread].forced && !self.is_private(state, thread, action.address) && !self.is_settled(state, thread, action.address)
        {
            self.note_bound(BoundHit { bound: Bound::StoreBuffer, at: self.position(action.code) });
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
}

fn holds(state: &State, thread: usize, address: u64) -> bool {
    state.sides[thread].entries.iter().any(|entry| entry.address == address)
}

/// Does a buffer that is not busy hold the cell that the oldest entry of the thread writes, so that it matters which of the two comes first? It does
/// not if the thread itself overwrites the cell in the same step: what has to come before this entry comes before that one, too.
fn has_rival(state: &State, thread: usize, certain: usize, busy: u64) -> bool {
    let [oldest, younger @ ..] = &state.sides[thread].entries[..] else { return false };
    let address = oldest.address;
    if younger.iter().take(certain.saturating_sub(1)).any(|entry| entry.address == address) {
        return false;
    }
    (0..state.sides.len()).any(|other| busy >> other & 1 == 0 && holds(state, other, address))
}
