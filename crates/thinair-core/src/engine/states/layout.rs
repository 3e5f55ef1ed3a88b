//! Where the globals lie in the one run of words that is a state's memory, and what their initial values are.

use super::width_code;
use crate::ir::{BinaryOp, GlobalId, Op, Operand, Program, Storage, Width, pointer};
use crate::machine::action::CodeAddress;
use crate::machine::cells::read_cell;
use crate::machine::code::initial_value;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};

/// Where heap objects may be renamed, they have the ids from here on, in the order of the state's list: far from what numbers usually are.
const RENAMED_HEAP: u32 = 0x4000_0000;
/// The mark of a byte inside an accessed cell, but not its first.
pub const INSIDE: u8 = 0x80;

pub struct Layout {
    /// The id of the first heap object; they are numbered in the order of the state's list.
    pub heap: u32,
    /// May heap objects get other ids? Not if the program computes with ids.
    pub renames: bool,
    /// For each global, its first word and its size in bytes.
    globals: Vec<(u32, u32)>,
    storages: Vec<Storage>,
    pub initial: Vec<u64>,
    /// For each byte of a global, the width with which it is accessed: the same for the whole run, because accesses of different sizes to the same memory are
    /// refused. Shared by the workers.
    widths: Vec<AtomicU8>,
    first_access: Vec<AtomicU32>,
}

impl Layout {
    pub fn new(program: &Program) -> Layout {
        let (mut globals, mut initial) = (Vec::new(), Vec::new());
        for global in &program.globals {
            globals.push((initial.len() as u32, global.size()));
            let mut bytes = vec![0_u8; global.size().div_ceil(8) as usize * 8];
            let width = global.element.bytes() as usize;
            for (element, &initializer) in bytes.chunks_mut(width).zip(&global.init) {
                element.copy_from_slice(&initial_value(initializer).to_le_bytes()[..width]);
            }
            // What belongs to a thread has a word more: one more than the instruction that ended its life.
            let life = usize::from(global.storage == Storage::OfThread) * 8;
            bytes.resize(bytes.len() + life, 0);
            initial.extend(bytes.chunks(8).map(|chunk| u64::from_le_bytes(chunk.try_into().unwrap_or([0; 8]))));
        }
        let size = initial.len() * 8;
        let renames = !computes_with_ids(program);
        Layout {
            heap: if renames { RENAMED_HEAP } else { program.globals.len() as u32 + 1 },
            renames,
            globals,
            storages: program.globals.iter().map(|global| global.storage).collect(),
            initial,
            widths: (0..size).map(|_| AtomicU8::new(0)).collect(),
            first_access: (0..size).map(|_| AtomicU32::new(0)).collect(),
        }
    }

    /// The index in the list of `count` heap objects of what an address points to.
    pub fn heap_index(&self, address: u64, count: usize) -> Option<usize> {
        let index = pointer::object(address).checked_sub(self.heap)? as usize;
        (index < count).then_some(index)
    }

    /// The address of a heap object.
    pub fn heap_address(&self, index: u32, offset: u32) -> u64 {
        pointer::make(self.heap + index, offset)
    }

    /// The place and size of the global that an address points into.
    pub fn global(&self, object: u32) -> Option<(u32, u32)> {
        self.globals.get((object as usize).checked_sub(1)?).copied()
    }

    pub fn storage(&self, object: u32) -> Option<Storage> {
        self.storages.get((object as usize).checked_sub(1)?).copied()
    }

    /// The word that says whether what belongs to a thread is gone.
    pub fn life(&self, object: u32) -> Option<usize> {
        let (first, size) = self.global(object)?;
        (self.storage(object) == Some(Storage::OfThread)).then_some((first + size.div_ceil(8)) as usize)
    }

    /// Notes an access of a global's cell, by its first byte. An error: the instruction that accesses the same memory with another size, and a byte of both.
    pub fn note(&self, byte: usize, width: Width, code: CodeAddress) -> Result<(), (CodeAddress, usize)> {
        let wanted = width_code(width);
        if self.widths[byte].load(Ordering::Relaxed) == wanted {
            return Ok(());
        }
        let first = |at: usize| CodeAddress(self.first_access[at].load(Ordering::Relaxed));
        for offset in 0..width.bytes() as usize {
            let mark = if offset == 0 { wanted } else { INSIDE };
            let at = byte + offset;
            match self.widths[at].compare_exchange(0, mark, Ordering::Relaxed, Ordering::Relaxed) {
                Ok(_) => self.first_access[at].store(code.0, Ordering::Relaxed),
                Err(found) if found == mark => {}
                Err(_) => return Err((first(at), at)),
            }
        }
        Ok(())
    }
}

impl Layout {
    /// The cell of a global that a byte is part of: where it begins, and its width.
    pub fn cell_around(&self, byte: usize) -> Option<(usize, Width)> {
        let mark = |at: usize| self.widths[at].load(Ordering::Relaxed);
        let start = (byte.saturating_sub(7)..=byte).rev().find(|&at| mark(at) != INSIDE)?;
        Width::ALL.into_iter().find(|&width| width_code(width) == mark(start)).map(|width| (start, width))
    }
}

/// The memory at the end of an execution.
pub struct FinalMemory<'a> {
    pub(super) layout: &'a Layout,
    pub(super) words: &'a [u64],
}

impl FinalMemory<'_> {
    /// The value of a part of a global; 0 outside of it.
    pub fn value(&self, global: GlobalId, offset: u32, width: Width) -> u64 {
        match self.layout.global(global.0 + 1) {
            Some((first, size)) if offset.checked_add(width.bytes()).is_some_and(|end| end <= size) => {
                read_cell(self.words, first as usize * 8 + offset as usize, width)
            }
            _ => 0,
        }
    }

    /// All globals, one after the other, each from a word of its own.
    pub fn words(&self) -> &[u64] {
        self.words
    }
}

/// Does the program look at the upper half of addresses, as the library's `realloc` does to keep sizes in a table?
fn computes_with_ids(program: &Program) -> bool {
    let instructions = program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions);
    let shifts =
        |op: &Op| matches!(op, Op::Binary { op: BinaryOp::LShr | BinaryOp::AShr, width: Width::I64, right: Operand::Constant(32), .. });
    instructions.into_iter().any(|instruction| shifts(&instruction.op))
}
