//! A look ahead for accesses of different sizes: the search under sc with memory as bytes, which notes them all and goes on.
//!
//! What it finds is taken apart before the real search begins, which refuses whatever is left. So nothing hangs on this
//! being complete, or on what it takes for the other access of a heap object: the last one that wrote there to an object
//! from the same allocation.

use super::search;
use super::worker::{Context, Worker};
use super::{Observer, Options, Reductions};
use crate::engine::sizes::{Accessed, Overlap, Split};
use crate::ir::{Program, Width, pointer};
use crate::machine::action::{Action, ActionKind, CodeAddress};
use crate::mapping;
use crate::model::Model;
use rustc_hash::{FxHashMap, FxHashSet};

/// So many states are looked at.
const MOST_STATES: u64 = 100_000;

/// An access, by its instruction and the first byte of its object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Access {
    code: CodeAddress,
    offset: u32,
    width: Width,
}

/// What the scout notes.
#[derive(Default)]
pub struct Sizes {
    /// For cells of heap objects, by the instruction that allocated them: what has written there last.
    writers: FxHashMap<(CodeAddress, u32), Access>,
    /// Two accesses that do not fit, the later one first.
    overlaps: FxHashSet<(Access, Access)>,
}

/// The accesses to take apart that a look at a program under this model tells; at first sight, and not all perhaps.
pub fn splits(program: &Program, options: &Options, observer: &dyn Observer) -> Vec<Split> {
    let options = Options {
        model: Model::Sc,
        reductions: Reductions { partial_order: false, ..Reductions::ALL },
        endless_waits: false,
        deadlocks: false,
        // Objects know where they were allocated.
        leaks: true,
        workers: 1,
        max_states: Some(options.max_states.unwrap_or(MOST_STATES).min(MOST_STATES)),
        ..options.clone()
    };
    let lowered = mapping::lower(program, Model::Sc);
    let mut context = Context::new(&lowered, &options);
    context.scouts = true;
    let mut found: Vec<Split> = Vec::new();
    for split in search::overlaps(&context, observer).iter().flat_map(Overlap::splits) {
        match found.iter_mut().find(|known| (known.function, known.at, known.number) == (split.function, split.at, split.number)) {
            Some(known) => known.width = known.width.min(split.width),
            None => found.push(split),
        }
    }
    // The later one first: the numbers of the others stay what they are.
    found.sort_by_key(|split| (split.function, split.at.file, split.at.line, split.at.column, std::cmp::Reverse(split.number)));
    found
}

impl Worker<'_> {
    /// An access to a global, of which the first one there is known.
    pub fn note_global_sizes(&mut self, action: &Action, first: CodeAddress, byte: usize) {
        let offset = pointer::offset(action.address);
        let Some((start, width)) = self.context.layout.cell_around(byte) else { return };
        let other = Access { code: first, offset: (offset as usize + start).wrapping_sub(byte) as u32, width };
        self.sizes.overlaps.insert((Access { code: action.code, offset, width: action.width }, other));
    }

    /// An access to a heap object.
    pub fn note_heap_sizes(&mut self, object: &super::state::Object, action: &Action) {
        let Some(allocated) = object.allocated else { return };
        let this = Access { code: action.code, offset: pointer::offset(action.address), width: action.width };
        let end = this.offset + this.width.bytes();
        for offset in this.offset.saturating_sub(7)..end {
            let Some(width) = object.cell_at(offset as usize) else { continue };
            if offset + width.bytes() <= this.offset || (offset, width) == (this.offset, this.width) {
                continue;
            }
            let other = self.sizes.writers.get(&(allocated, offset)).filter(|other| other.width == width);
            self.sizes.overlaps.extend(other.map(|&other| (this, other)));
        }
        if !matches!(action.kind, ActionKind::Read { exclusive: false, .. }) {
            self.sizes.writers.insert((allocated, this.offset), this);
        }
    }

    pub fn overlaps(&self) -> Vec<Overlap> {
        let mut pairs: Vec<_> = self.sizes.overlaps.iter().copied().collect();
        pairs.sort_unstable();
        let code = self.machine.code();
        let accessed = |access: Access| Accessed::new(code, access.code, access.offset, access.width);
        pairs.into_iter().map(|(this, other)| Overlap { this: accessed(this), other: accessed(other) }).collect()
    }
}
