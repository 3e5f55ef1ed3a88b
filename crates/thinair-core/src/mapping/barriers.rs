//! Operations on threads and locks under x86-TSO: each of them is a full barrier.
//!
//! POSIX says that they synchronise memory, and on x86 their implementations are or contain locked instructions: glibc's `pthread_mutex_unlock` is a locked exchange
//! or decrement. (Not all: `pthread_spin_unlock` is a plain store there, an unlock that is `light`.) Taking a lock is a read-modify-write in the axioms already, a barrier by itself. Unlocking is a store; so an `mfence` follows it, and one precedes
//! the creation and the joining of a thread.
//!
//! A fence is left out where it cannot make a difference: where no store of the thread can be in its buffer, or where no read can follow before the
//! next barrier. Fences are events, and cost.

use super::instructions;
use crate::ir::{Fence, Function, FunctionId, Initializer, Instruction, Op, Operand, Order, Program, visit};
use std::borrow::Cow;

pub fn insert(program: &Program) -> Cow<'_, Program> {
    if !instructions(program).any(|instruction| is_operation(&instruction.op)) {
        return Cow::Borrowed(program);
    }
    let callable = callable(program);
    let places: Vec<Vec<Vec<usize>>> =
        program.functions.iter().zip(&callable).map(|(function, &callable)| Barriers::find(function, callable)).collect();
    if places.iter().flatten().all(Vec::is_empty) {
        return Cow::Borrowed(program);
    }
    let mut program = program.clone();
    for (function, places) in program.functions.iter_mut().zip(places) {
        for (block, places) in function.blocks.iter_mut().zip(places) {
            for place in places.into_iter().rev() {
                // The fence belongs to the operation: the one before for an unlock, the one after for all else.
                let belongs = |at: usize| block.instructions.get(at).filter(|instruction| is_operation(&instruction.op));
                let owner = place.checked_sub(1).and_then(belongs).filter(|before| matches!(before.op, Op::Unlock { .. }));
                let at = owner.or_else(|| belongs(place)).map(|instruction| instruction.at).unwrap_or_default();
                block.instructions.insert(place, Instruction { op: Op::Fence { fence: Fence::Mfence }, at });
            }
        }
    }
    Cow::Owned(program)
}

fn is_operation(op: &Op) -> bool {
    matches!(op, Op::Unlock { barrier: true, .. } | Op::Spawn { .. } | Op::Join { .. })
}

/// Which functions may be called, and not only started as threads?
fn callable(program: &Program) -> Vec<bool> {
    let mut callable = vec![false; program.functions.len()];
    let mut take = |function: FunctionId| callable[function.index()] = true;
    for instruction in instructions(program) {
        // A function that is started by its name is not used for anything else there.
        let mut started = match instruction.op {
            Op::Spawn { function: Operand::Function(function), .. } => Some(function),
            _ => None,
        };
        visit::operands(&instruction.op, |operand, _| {
            if let Operand::Function(function) = operand
                && started.take_if(|started| *started == function).is_none()
            {
                take(function);
            }
        });
    }
    for initializer in program.globals.iter().flat_map(|global| &global.init) {
        if let Initializer::FunctionAddress(function) = initializer {
            take(*function);
        }
    }
    callable
}

/// What an instruction is to a store buffer.
struct Effect {
    /// It waits until the buffer is empty.
    barrier: bool,
    reads: bool,
    stores: bool,
}

fn effect(op: &Op) -> Effect {
    let barrier = match op {
        Op::Rmw { .. } | Op::Lock { .. } => true,
        Op::Wait { update, .. } => update.is_some(),
        Op::Fence { fence } => matches!(fence, Fence::Mfence | Fence::C11(Order::SeqCst)),
        _ => false,
    };
    // A compare-and-swap that fails is a load.
    let reads = matches!(op, Op::Load { .. } | Op::Cas { .. } | Op::Wait { .. } | Op::Call { .. });
    let stores = matches!(op, Op::Store { .. } | Op::Unlock { .. } | Op::Call { .. });
    Effect { barrier, reads, stores }
}

struct Barriers<'f> {
    function: &'f Function,
    callable: bool,
    /// For each block: may a read come from its beginning on, before a barrier? And may a store be in the buffer when it begins?
    read_ahead: Vec<bool>,
    pending: Vec<bool>,
}

impl Barriers<'_> {
    /// For each block the places at which a fence is needed: before the instructions there.
    fn find(function: &Function, callable: bool) -> Vec<Vec<usize>> {
        let count = function.blocks.len();
        let mut barriers = Barriers { function, callable, read_ahead: vec![false; count], pending: vec![false; count] };
        barriers.pending[0] = callable;
        while (0..count).rev().any(|block| barriers.look_ahead(block)) {}
        loop {
            let mut changed = false;
            for block in 0..count {
                let (_, pending) = barriers.place(block);
                for target in barriers.successors(block) {
                    changed |= pending && !std::mem::replace(&mut barriers.pending[target], true);
                }
            }
            if !changed {
                return (0..count).map(|block| barriers.place(block).0).collect();
            }
        }
    }

    fn successors(&self, block: usize) -> Vec<usize> {
        let mut found = Vec::new();
        if let Some(last) = self.function.blocks[block].instructions.last() {
            visit::successors(&last.op, |target| found.push(target.index()));
        }
        found
    }

    /// For each instruction of a block: may a read come after it, before a barrier?
    fn read_after(&self, block: usize) -> Vec<bool> {
        let instructions = &self.function.blocks[block].instructions;
        let mut ahead = self.successors(block).into_iter().any(|target| self.read_ahead[target]);
        ahead |= self.callable && instructions.last().is_some_and(|last| matches!(last.op, Op::Return { .. }));
        let mut after = vec![false; instructions.len()];
        for (number, instruction) in instructions.iter().enumerate().rev() {
            after[number] = ahead;
            let Effect { barrier, reads, .. } = effect(&instruction.op);
            ahead = !barrier && (reads || ahead);
        }
        after.push(ahead);
        after
    }

    fn look_ahead(&mut self, block: usize) -> bool {
        let ahead = self.read_after(block).pop().unwrap_or(false);
        ahead && !std::mem::replace(&mut self.read_ahead[block], true)
    }

    /// Where a block needs fences, and whether a store may be in the buffer at its end.
    fn place(&self, block: usize) -> (Vec<usize>, bool) {
        let read_after = self.read_after(block);
        let (mut places, mut pending) = (Vec::new(), self.pending[block]);
        for (number, instruction) in self.function.blocks[block].instructions.iter().enumerate() {
            let Effect { barrier, stores, .. } = effect(&instruction.op);
            pending = !barrier && (stores || pending);
            if is_operation(&instruction.op) && pending && read_after[number] {
                places.push(number + usize::from(matches!(instruction.op, Op::Unlock { .. })));
                pending = false;
            }
        }
        (places, pending)
    }
}
