//! Which steps concern nobody else: what threads may still access, found from the code, and which heap objects only one thread can reach.
//!
//! A thread's *future* is the set of globals that it, what it calls and what it starts may still read and write, from where it stands. Through a pointer that
//! is not known, every global may be accessed whose address is used for more than accessing it. Futures only shrink while a program runs.

use super::state::{Life, State};
use super::worker::Worker;
use crate::ir::{Function, Initializer, Op, Operand, Program, Storage, pointer, visit};
use crate::machine::action::{Action, ActionKind};
use crate::machine::saved::Registers;

/// Sets of globals as bits ([`Bits`]).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Future {
    pub reads: u128,
    pub writes: u128,
}

impl Future {
    fn join(&mut self, other: Future) -> bool {
        let old = *self;
        self.reads |= other.reads;
        self.writes |= other.writes;
        *self != old
    }
}

/// The bit of each global. Those that belong to threads, of which there are many, share one; beyond 127 others, these share too.
struct Bits(Vec<u128>);

/// The addresses of what belongs to threads are computed, and the end of one is a write.
const OF_THREADS: u128 = 1 << 127;

impl Bits {
    fn new(program: &Program) -> Bits {
        let storages = program.globals.iter().map(|global| global.storage);
        Bits(
            storages
                .enumerate()
                .map(|(number, storage)| if storage == Storage::OfThread { OF_THREADS } else { 1 << (number % 127) })
                .collect(),
        )
    }

    fn of(&self, global: u32) -> u128 {
        self.0.get(global as usize).copied().unwrap_or(0)
    }
}

/// For each function and block, what may be accessed from its beginning on; and for each code address its block.
pub struct Futures {
    blocks: Vec<Vec<Future>>,
    block_of: Vec<u32>,
    bits: Bits,
}

impl Futures {
    pub fn new(program: &Program) -> Futures {
        let bits = Bits::new(program);
        let escaped = escaped(program, &bits);
        let mut blocks: Vec<Vec<Future>> = program
            .functions
            .iter()
            .map(|function| function.blocks.iter().map(|block| own(&block.instructions, escaped, &bits)).collect())
            .collect();
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for (number, function) in program.functions.iter().enumerate() {
                for block in (0..function.blocks.len()).rev() {
                    let mut future = blocks[number][block];
                    for target in targets(program, function, block) {
                        future.join(match target {
                            Target::Block(block) => blocks[number][block],
                            Target::Function(function) => blocks[function].first().copied().unwrap_or_default(),
                        });
                    }
                    changed |= blocks[number][block].join(future);
                }
            }
        }
        let block_of =
            program.functions.iter().flat_map(|function| &function.blocks).map(|block| block.instructions.len()).collect::<Vec<_>>();
        let mut addresses = Vec::new();
        let mut lengths = block_of.into_iter();
        for function in &program.functions {
            for block in 0..function.blocks.len() {
                addresses.extend(std::iter::repeat_n(block as u32, lengths.next().unwrap_or(0)));
            }
        }
        Futures { blocks, block_of: addresses, bits }
    }

    /// The future of a thread with these words.
    pub fn of(&self, registers: &Registers, words: &[u64]) -> Future {
        let mut future = Future::default();
        registers.active(words, |function, at| {
            future.join(self.blocks[function][self.block_of[at as usize] as usize]);
        });
        future
    }
}

enum Target {
    Block(usize),
    Function(usize),
}

fn targets(program: &Program, function: &Function, block: usize) -> Vec<Target> {
    let mut found = Vec::new();
    for instruction in &function.blocks[block].instructions {
        if let Op::Call { function, .. } | Op::Spawn { function, .. } = &instruction.op {
            match function {
                Operand::Function(function) => found.push(Target::Function(function.index())),
                _ => found.extend((0..program.functions.len()).map(Target::Function)),
            }
        }
        visit::successors(&instruction.op, |target| found.push(Target::Block(target.index())));
    }
    found
}

/// The address of an access, and whether it reads and writes.
fn access(op: &Op) -> Option<(Operand, bool, bool)> {
    match *op {
        Op::Load { address, .. } => Some((address, true, false)),
        Op::Store { address, .. } | Op::Unlock { address, .. } => Some((address, false, true)),
        Op::Rmw { address, .. } | Op::Cas { address, .. } | Op::Lock { address } => Some((address, true, true)),
        Op::Wait { address, ref update, .. } => Some((address, true, update.is_some())),
        _ => None,
    }
}

fn own(instructions: &[crate::ir::Instruction], escaped: u128, bits: &Bits) -> Future {
    let mut future = Future::default();
    if instructions.iter().any(|instruction| matches!(instruction.op, Op::Free { local: true, .. })) {
        future.writes |= OF_THREADS;
    }
    for (address, reads, writes) in instructions.iter().filter_map(|instruction| access(&instruction.op)) {
        let globals = match address {
            Operand::Global(global) => bits.of(global.0),
            _ => escaped,
        };
        future.reads |= if reads { globals } else { 0 };
        future.writes |= if writes { globals } else { 0 };
    }
    future
}

/// The globals whose address is used for more than accessing them.
fn escaped(program: &Program, bits: &Bits) -> u128 {
    let mut escaped = OF_THREADS;
    let instructions = program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions);
    for instruction in instructions {
        let address = access(&instruction.op).map(|(address, ..)| address);
        let mut as_address = 0;
        visit::operands(&instruction.op, |operand, _| {
            if let Operand::Global(global) = operand {
                // The address itself is visited once; a second time it is a value.
                if address == Some(operand) && as_address == 0 {
                    as_address += 1;
                } else {
                    escaped |= bits.of(global.0);
                }
            }
        });
    }
    for initializer in program.globals.iter().flat_map(|global| &global.init) {
        if let Initializer::Address(global, _) = initializer {
            escaped |= bits.of(global.0);
        }
    }
    for argument in program.threads.iter().flat_map(|thread| &thread.arguments) {
        if let Operand::Global(global) = argument {
            escaped |= bits.of(global.0);
        }
    }
    escaped
}

impl Worker<'_> {
    /// Can nobody but this thread access the object any more, or see what it does there? Then the store buffer is bypassed.
    pub(super) fn is_private(&self, state: &State, thread: usize, address: u64) -> bool {
        let reductions = &self.context.options.reductions;
        let object = pointer::object(address);
        let buffered = || state.sides.iter().flat_map(|side| &side.entries).any(|entry| pointer::object(entry.address) == object);
        if object < self.context.layout.heap {
            let Some(global) = object.checked_sub(1) else { return false };
            return reductions.static_private
                && self.others_future(state, thread, |future| (future.reads | future.writes) & self.context.futures.bits.of(global)) == 0
                && !buffered();
        }
        reductions.dynamic_private && !buffered() && self.only_reachable_from(state, thread, address)
    }

    fn others_future(&self, state: &State, thread: usize, part: impl Fn(&Future) -> u128) -> u128 {
        let others = state.threads.iter().enumerate().filter(|(other, _)| *other != thread);
        others
            .filter_map(|(_, &number)| self.context.tables.threads.get(number).extra.as_ref())
            .fold(0, |all, extra| all | part(&extra.future))
    }

    /// Is the object out of reach of globals, store buffers and other threads?
    fn only_reachable_from(&self, state: &State, thread: usize, address: u64) -> bool {
        let count = state.heap.len();
        let Some(wanted) = self.context.layout.heap_index(address, count) else { return false };
        let mut reached = vec![false; count];
        let mut todo: Vec<usize> = Vec::new();
        todo.extend(state.memory.iter().filter_map(|&word| self.context.layout.heap_index(word, count)));
        for entry in state.sides.iter().flat_map(|side| &side.entries) {
            todo.extend(self.context.layout.heap_index(entry.address, count));
            todo.extend(self.context.layout.heap_index(entry.value, count));
        }
        for (other, &number) in state.threads.iter().enumerate() {
            if other != thread
                && let Some(extra) = &self.context.tables.threads.get(number).extra
            {
                todo.extend(extra.points_to.iter().map(|&index| index as usize));
            }
        }
        while let Some(index) = todo.pop() {
            if index < count && !std::mem::replace(&mut reached[index], true) {
                if index == wanted {
                    return false;
                }
                if !matches!(state.heap[index].life, Life::Freed(_)) {
                    todo.extend(state.heap[index].data().iter().filter_map(|&word| self.context.layout.heap_index(word, count)));
                }
            }
        }
        true
    }

    /// Is the thread's next step independent of everything that others may do, now or later?
    pub(super) fn is_independent(&self, state: &State, thread: usize, action: &Action) -> bool {
        let side = &state.sides[thread];
        if side.wait.is_some() {
            return false;
        }
        let tso = self.context.tso;
        match action.kind {
            ActionKind::Choose | ActionKind::Allocate { .. } => true,
            ActionKind::Fence(_) => side.entries.is_empty(),
            ActionKind::Join => {
                let target = action.value as usize;
                let ended = state.threads.get(target).is_some_and(|&number| self.context.tables.threads.get(number).extra.is_none());
                ended && state.sides[target].entries.is_empty() && state.sides[target].wait.is_none()
            }
            // A store that only enters the buffer takes nothing from anybody.
            ActionKind::Write { .. } if tso && self.context.options.reductions.partial_order => {
                !self.is_full(state, thread) || self.is_private(state, thread, action.address)
            }
            ActionKind::Write { .. } => self.is_private(state, thread, action.address),
            ActionKind::Read { lock: true, .. } => false,
            ActionKind::Read { exclusive: true, .. } => side.entries.is_empty() && self.is_private(state, thread, action.address),
            ActionKind::Read { .. } => {
                if action.access.order == crate::ir::Order::SeqCst && side.entries.iter().any(|entry| entry.sequential) {
                    return false;
                }
                self.is_private(state, thread, action.address) || self.is_settled(state, thread, action.address)
            }
            _ => false,
        }
    }

    /// Are these cells of globals that no other thread can write any more?
    pub(super) fn never_written(&self, state: &State, thread: usize, addresses: &[u64]) -> bool {
        let written = self.others_future(state, thread, |future| future.writes);
        let free = |address: &u64| {
            self.context.layout.global(pointer::object(*address)).is_some()
                && written & self.context.futures.bits.of(pointer::object(*address) - 1) == 0
        };
        addresses.iter().all(free)
    }

    /// Will nobody else write this global any more?
    pub(super) fn is_settled(&self, state: &State, thread: usize, address: u64) -> bool {
        let Some(global) = pointer::object(address).checked_sub(1).filter(|&global| global < self.context.layout.heap - 1) else {
            return false;
        };
        let pending = |other: usize| state.sides[other].entries.iter().any(|entry| pointer::object(entry.address) == global + 1);
        self.context.options.reductions.static_private
            && self.others_future(state, thread, |future| future.writes & self.context.futures.bits.of(global)) == 0
            && !(0..state.sides.len()).any(|other| other != thread && pending(other))
    }
}
