//! Copies of what has no value: a copy may find memory that was never written, and whoever reads the copy reads what has no
//! value, as in graphs.
//!
//! Memory knows cells that hold a copy of nothing: heap objects by a mark, globals by their addresses behind the words of
//! memory. From the load to the store, a known number of accesses later ([`ProgramCode::copied`]), the thread's [`Side`]
//! remembers how long ago it has loaded nothing. Programs without such copies have none of all this.
//!
//! [`ProgramCode::copied`]: crate::machine::code::ProgramCode::copied

use super::state::{Side, State};
use super::worker::{Context, Worker};
use crate::engine::graph::checks::problems::{COPY_OF_NOTHING, UNINITIALISED};
use crate::engine::outcome::ViolationKind;
use crate::ir::{Tags, pointer};
use crate::machine::action::{Action, CodeAddress};
use crate::machine::code::{Copied, ProgramCode};
use rustc_hash::FxHashMap;

/// The stores of a program that copy.
pub struct Copies {
    stores: FxHashMap<CodeAddress, Copied>,
    /// So many accesses are at most between a load and the store of what it has loaded.
    furthest: u32,
}

impl Copies {
    pub fn new(code: &ProgramCode) -> Copies {
        let addresses = (0..code.code.len() as u32).map(CodeAddress);
        let stores: FxHashMap<_, _> = addresses.map(|at| (at, code.copied(at))).filter(|&(_, copied)| copied != Copied::Value).collect();
        let distance = |copied: &Copied| if let Copied::Load(_, distance) = copied { *distance } else { 0 };
        let furthest = stores.values().map(distance).max().unwrap_or(0);
        Copies { stores, furthest }
    }
}

impl Side {
    /// An access more; one that has loaded nothing is remembered as long as a copy may ask for it.
    fn note_access(&mut self, loads_nothing: bool, furthest: u32) {
        self.loaded_nothing.iter_mut().for_each(|age| *age += 1);
        self.loaded_nothing.retain(|&age| age < furthest);
        if loads_nothing && furthest > 0 {
            self.loaded_nothing.push(0);
        }
    }
}

impl Context<'_> {
    /// Does a global hold a copy of nothing here?
    pub fn holds_nothing(&self, state: &State, address: u64) -> bool {
        state.memory.len() > self.layout.initial.len() && state.memory[self.layout.initial.len()..].contains(&address)
    }

    /// A global gets a value here, or a copy of nothing.
    pub fn note_nothing(&self, state: &mut State, address: u64, nothing: bool) {
        let words = self.layout.initial.len();
        let known = state.memory[words..].binary_search(&address);
        match known {
            Ok(at) if !nothing => drop(state.memory_mut().remove(words + at)),
            Err(at) if nothing => state.memory_mut().insert(words + at, address),
            _ => {}
        }
    }
}

impl<'c> Worker<'c> {
    /// Answers a load: with nothing, if it is part of a copy.
    pub fn answer_load(
        &mut self,
        mut state: State,
        thread: usize,
        action: &Action,
        value: Option<u64>,
        next: &mut dyn FnMut(&mut Worker<'c>, State, u64),
    ) {
        if value.is_none() && !action.access.tags.has(Tags::COPY) {
            self.uninitialised(&state, thread, action);
            return self.recycle(state);
        }
        self.note_access(&mut state, thread, value.is_none());
        next(self, state, value.unwrap_or(0));
    }

    pub fn uninitialised(&mut self, state: &State, thread: usize, action: &Action) {
        let index = self.context.layout.heap_index(action.address, state.heap.len());
        let never = index.is_some_and(|index| state.heap[index].was_never_written(pointer::offset(action.address) as usize));
        let message = if never { UNINITIALISED } else { COPY_OF_NOTHING };
        self.violation(state, thread, ViolationKind::UninitialisedRead, message, action.code);
    }

    /// What a store stores: nothing, if it is part of a copy that has found nothing.
    pub fn stored(&mut self, state: &mut State, thread: usize, action: &Action) -> Option<u64> {
        let nothing = match self.context.copies.stores.get(&action.code) {
            None => false,
            Some(Copied::Load(_, distance)) => state.sides[thread].loaded_nothing.contains(&(distance - 1)),
            Some(copied) => *copied == Copied::Nothing,
        };
        self.note_access(state, thread, false);
        (!nothing).then_some(action.value)
    }

    fn note_access(&mut self, state: &mut State, thread: usize, loads_nothing: bool) {
        if loads_nothing || !state.sides[thread].loaded_nothing.is_empty() {
            state.side_mut(thread).note_access(loads_nothing, self.context.copies.furthest);
        }
    }
}
