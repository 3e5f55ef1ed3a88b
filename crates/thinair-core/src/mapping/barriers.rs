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
    let places = Contexts::find(program);
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

/// What is known of a function as a whole, its callees included.
#[derive(Clone, Copy, Default)]
struct Context {
    /// May it store, and may it read?
    stores: bool,
    reads: bool,
    /// May a store be in the buffer when it is called, and may a read follow when it has returned?
    pending: bool,
    followed: bool,
}

struct Contexts<'p> {
    program: &'p Program,
    of: Vec<Context>,
}

impl<'p> Contexts<'p> {
    /// For each block of each function the places at which a fence is needed.
    fn find(program: &'p Program) -> Vec<Vec<Vec<usize>>> {
        let mut contexts = Contexts { program, of: vec![Context::default(); program.functions.len()] };
        contexts.find_indirect();
        while (0..program.functions.len()).any(|function| contexts.look_inside(function)) {}
        loop {
            let mut changed = false;
            let mut places = Vec::with_capacity(program.functions.len());
            for function in 0..program.functions.len() {
                let (found, calls) = Barriers::find(&contexts, function);
                for Called { function, pending, followed } in calls {
                    let context = &mut contexts.of[function.index()];
                    changed |= pending && !std::mem::replace(&mut context.pending, true);
                    changed |= followed && !std::mem::replace(&mut context.followed, true);
                }
                places.push(found);
            }
            if !changed {
                return places;
            }
        }
    }

    /// A function whose address is taken may be called anywhere.
    fn find_indirect(&mut self) {
        let mut taken = Vec::new();
        for instruction in instructions(self.program) {
            // A function that is called or started by its name is not used for anything else there.
            let mut named = match instruction.op {
                Op::Spawn { function: Operand::Function(function), .. } | Op::Call { function: Operand::Function(function), .. } => {
                    Some(function)
                }
                _ => None,
            };
            visit::operands(&instruction.op, |operand, _| {
                if let Operand::Function(function) = operand
                    && named.take_if(|named| *named == function).is_none()
                {
                    taken.push(function);
                }
            });
        }
        for initializer in self.program.globals.iter().flat_map(|global| &global.init) {
            if let Initializer::FunctionAddress(function) = initializer {
                taken.push(*function);
            }
        }
        for function in taken {
            let context = &mut self.of[function.index()];
            (context.pending, context.followed) = (true, true);
        }
    }

    /// Does a function store or read? `true` if that was not known before.
    fn look_inside(&mut self, function: usize) -> bool {
        let known = self.of[function];
        let effects = self.program.functions[function]
            .blocks
            .iter()
            .flat_map(|block| &block.instructions)
            .map(|instruction| self.effect(&instruction.op));
        let (stores, reads) = effects.fold((false, false), |(stores, reads), effect| (stores || effect.stores, reads || effect.reads));
        (self.of[function].stores, self.of[function].reads) = (stores, reads);
        (stores, reads) != (known.stores, known.reads)
    }

    fn effect(&self, op: &Op) -> Effect {
        let barrier = match op {
            Op::Rmw { .. } | Op::Lock { .. } => true,
            Op::Wait { update, .. } => update.is_some(),
            Op::Fence { fence } => matches!(fence, Fence::Mfence | Fence::C11(Order::SeqCst)),
            _ => false,
        };
        let callee = match op {
            Op::Call { function: Operand::Function(callee), .. } => self.of[callee.index()],
            Op::Call { .. } => Context { stores: true, reads: true, ..Context::default() },
            _ => Context::default(),
        };
        // A compare-and-swap that fails is a load.
        let reads = matches!(op, Op::Load { .. } | Op::Cas { .. } | Op::Wait { .. }) || callee.reads;
        let stores = matches!(op, Op::Store { .. } | Op::Unlock { .. }) || callee.stores;
        Effect { barrier, reads, stores }
    }
}

/// What an instruction is to a store buffer.
struct Effect {
    /// It waits until the buffer is empty.
    barrier: bool,
    reads: bool,
    stores: bool,
}

/// A call by name: what comes before and after it.
struct Called {
    function: FunctionId,
    pending: bool,
    followed: bool,
}

struct Barriers<'p> {
    contexts: &'p Contexts<'p>,
    function: &'p Function,
    /// May a read follow when it has returned?
    followed: bool,
    /// For each block: may a read come from its beginning on, before a barrier? And may a store be in the buffer when it begins?
    read_ahead: Vec<bool>,
    pending: Vec<bool>,
}

impl<'p> Barriers<'p> {
    /// For each block the places at which a fence is needed: before the instructions there. And the calls.
    fn find(contexts: &'p Contexts<'p>, function: usize) -> (Vec<Vec<usize>>, Vec<Called>) {
        let Context { pending, followed, .. } = contexts.of[function];
        let function = &contexts.program.functions[function];
        let count = function.blocks.len();
        let mut barriers = Barriers { contexts, function, followed, read_ahead: vec![false; count], pending: vec![false; count] };
        barriers.pending[0] = pending;
        while (0..count).rev().any(|block| barriers.look_ahead(block)) {}
        let mut calls = Vec::new();
        loop {
            let mut changed = false;
            for block in 0..count {
                let (_, pending) = barriers.place(block, &mut calls);
                for target in barriers.successors(block) {
                    changed |= pending && !std::mem::replace(&mut barriers.pending[target], true);
                }
            }
            if !changed {
                calls.clear();
                let places = (0..count).map(|block| barriers.place(block, &mut calls).0).collect();
                return (places, calls);
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
        ahead |= self.followed && instructions.last().is_some_and(|last| matches!(last.op, Op::Return { .. } | Op::Unwind));
        let mut after = vec![false; instructions.len()];
        for (number, instruction) in instructions.iter().enumerate().rev() {
            after[number] = ahead;
            let Effect { barrier, reads, .. } = self.contexts.effect(&instruction.op);
            ahead = !barrier && (reads || ahead);
        }
        after.push(ahead);
        after
    }

    fn look_ahead(&mut self, block: usize) -> bool {
        let ahead = self.read_after(block).pop().unwrap_or(false);
        ahead && !std::mem::replace(&mut self.read_ahead[block], true)
    }

    /// Where a block needs fences, and whether a store may be in the buffer at its end. Its calls are added to the others.
    fn place(&self, block: usize, calls: &mut Vec<Called>) -> (Vec<usize>, bool) {
        let read_after = self.read_after(block);
        let (mut places, mut pending) = (Vec::new(), self.pending[block]);
        for (number, instruction) in self.function.blocks[block].instructions.iter().enumerate() {
            if let Op::Call { function: Operand::Function(function), .. } = instruction.op {
                calls.push(Called { function, pending, followed: read_after[number] });
            }
            let Effect { barrier, stores, .. } = self.contexts.effect(&instruction.op);
            pending = !barrier && (stores || pending);
            if is_operation(&instruction.op) && pending && read_after[number] {
                places.push(number + usize::from(matches!(instruction.op, Op::Unlock { .. })));
                pending = false;
            }
        }
        (places, pending)
    }
}
