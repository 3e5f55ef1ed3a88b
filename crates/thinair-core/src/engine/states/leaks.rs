//! Memory that is lost: neither freed nor pointed to by anything. No error, only something to be told, by the rules of the graph engine.
//!
//! An object is lost in the moment in which it cannot be reached any more; then it is dropped from the state. Variables whose address is taken are objects, too, but no
//! place of allocation is kept for them: they are where pointers are looked for, like globals, and what they point to in the end counts as not lost.

use super::state::State;
use super::worker::Worker;

impl Worker<'_> {
    /// Notes the objects that nothing points to but what is itself out of reach.
    pub(super) fn note_lost(&mut self, state: &State, is_reached: impl Fn(usize) -> bool) {
        let count = state.heap.len();
        let lost = |index: usize| !is_reached(index) && !state.heap[index].is_freed();
        let mut excused = vec![false; count];
        let mut todo: Vec<usize> = (0..count).filter(|&index| lost(index) && state.heap[index].allocated.is_none()).collect();
        while let Some(index) = todo.pop() {
            if !std::mem::replace(&mut excused[index], true) {
                todo.extend(self.targets(state, index).filter(|&target| lost(target)));
            }
        }
        let told = (0..count).filter(|&index| lost(index) && !excused[index]).filter_map(|index| state.heap[index].allocated);
        self.leaks.extend(told);
    }

    /// All threads have ended and all buffers are empty: what no global leads to is lost.
    pub(super) fn look_for_leaks(&mut self, state: &State) {
        let mut reached = vec![false; state.heap.len()];
        let mut todo: Vec<usize> = state.memory.iter().filter_map(|&word| self.context.layout.heap_index(word, state.heap.len())).collect();
        while let Some(index) = todo.pop() {
            if !std::mem::replace(&mut reached[index], true) {
                todo.extend(self.targets(state, index));
            }
        }
        self.note_lost(state, |index| reached[index]);
    }

    /// A variable is gone: what it pointed to in the end is not lost.
    pub(super) fn excuse(&mut self, state: &mut State, variable: usize) {
        if self.context.options.leaks && state.heap[variable].allocated.is_none() {
            let targets: Vec<usize> = self.targets(state, variable).collect();
            for target in targets.into_iter().filter(|&target| target != variable) {
                state.object_mut(target).allocated = None;
            }
        }
    }

    fn targets<'s>(&'s self, state: &'s State, index: usize) -> impl Iterator<Item = usize> + 's {
        let object = &state.heap[index];
        let data = if object.is_freed() { &[] } else { object.data() };
        data.iter().filter_map(|&word| self.context.layout.heap_index(word, state.heap.len()))
    }
}
