//! One name for each heap object: states that differ only in the names of objects are one.
//!
//! Objects are numbered in the order in which they are reached from globals, store buffers and threads; what cannot be reached any more is
//! dropped. A freed object is kept as long as something points to it.

use super::layout::Layout;
use super::state::State;
use super::witness::Item;
use super::worker::Worker;
use crate::ir::{Width, pointer};

const UNREACHED: u32 = u32::MAX;

/// The new name of what a word points to, if it points to a heap object.
fn rename(layout: &Layout, word: &mut u64, names: &[u32]) {
    if let Some(index) = layout.heap_index(*word, names.len())
        && names[index] != UNREACHED
    {
        *word = layout.heap_address(names[index], pointer::offset(*word));
    }
}

impl Worker<'_> {
    pub(super) fn canonicalise(&mut self, state: &mut State) {
        let layout = &self.context.layout;
        if state.heap.is_empty() || !layout.renames {
            return;
        }
        let count = state.heap.len();
        let mut names = vec![UNREACHED; count];
        let mut order: Vec<u32> = Vec::new();
        {
            let mut reach = |word: u64| {
                if let Some(index) = layout.heap_index(word, count)
                    && names[index] == UNREACHED
                {
                    names[index] = order.len() as u32;
                    order.push(index as u32);
                }
            };
            state.memory.iter().for_each(|&word| reach(word));
            for entry in state.sides.iter().flat_map(|side| &side.entries) {
                reach(entry.address);
                if entry.width == Width::I64 {
                    reach(entry.value);
                }
            }
            for &thread in &state.threads {
                if let Some(extra) = &self.context.tables.threads.get(thread).extra {
                    extra.points_to.iter().for_each(|&index| reach(layout.heap_address(index, 0)));
                }
            }
        }
        let mut next = 0;
        while next < order.len() {
            let object = &state.heap[order[next] as usize];
            next += 1;
            if object.is_freed() {
                continue;
            }
            for &word in object.data() {
                if let Some(index) = layout.heap_index(word, count)
                    && names[index] == UNREACHED
                {
                    names[index] = order.len() as u32;
                    order.push(index as u32);
                }
            }
        }
        if self.context.options.leaks && order.len() < count {
            self.note_lost(state, |index| names[index] != UNREACHED);
        }
        // What a thread held in objects that are gone concerns nobody.
        for thread in 0..state.sides.len() {
            let gone = |address: &u64| layout.heap_index(*address, count).is_some_and(|index| names[index] == UNREACHED);
            if state.sides[thread].held.iter().any(gone) {
                state.side_mut(thread).held.retain(|address| !gone(address));
            }
        }
        let same = order.len() == count && order.iter().enumerate().all(|(new, &old)| new as u32 == old);
        if same {
            return;
        }
        if self.recording {
            state.log.push(Item::Rename { order: order.clone() });
        }
        if order.iter().enumerate().any(|(new, &old)| new as u32 != old) {
            self.rename_all(state, &names);
        }
        state.reorder_heap(&order);
    }

    fn rename_all(&mut self, state: &mut State, names: &[u32]) {
        let layout = &self.context.layout;
        state.memory_mut().iter_mut().for_each(|word| rename(layout, word, names));
        for thread in 0..state.sides.len() {
            if !state.sides[thread].entries.is_empty() || !state.sides[thread].held.is_empty() {
                let side = state.side_mut(thread);
                side.held.iter_mut().for_each(|address| rename(layout, address, names));
                side.held.sort_unstable();
                for entry in &mut side.entries {
                    rename(layout, &mut entry.address, names);
                    if entry.width == Width::I64 {
                        rename(layout, &mut entry.value, names);
                    }
                }
            }
        }
        for index in 0..state.heap.len() {
            let points = state.heap[index].data().iter().any(|&word| layout.heap_index(word, names.len()).is_some());
            if points {
                let half = state.heap[index].words.len() / 2;
                state.object_mut(index).words[..half].iter_mut().for_each(|word| rename(layout, word, names));
            }
        }
        for thread in 0..state.threads.len() {
            let component = self.context.tables.threads.get(state.threads[thread]);
            let Some(extra) = &component.extra else { continue };
            if extra.points_to.is_empty() {
                continue;
            }
            let mut words = component.words.to_vec();
            self.context.registers.each_pointer(&mut words, |word| rename(layout, word, names));
            let mut action = extra.action;
            rename(layout, &mut action.address, names);
            if action.width == Width::I64 {
                rename(layout, &mut action.value, names);
            }
            state.threads[thread] = self.intern_thread(&words, action);
        }
    }
}
