//! Makes a failing program small: removes and weakens what it can while the program still fails.
//!
//! [`shrink`] tries one change after the other and keeps each after which the program is still well formed and `fails` still says
//! yes, until none helps. Every change makes the program smaller or weaker in some fixed sense, so that this ends.

use thinair_core::ir::{Block, BlockId, Fence, GlobalId, Op, Operand, Order, Program, Tags, ThreadStart, verify};

pub fn shrink(program: &Program, fails: &mut dyn FnMut(&Program) -> bool) -> Program {
    let mut best = program.clone();
    loop {
        let next = candidates(&best).into_iter().find(|candidate| is_well_formed(candidate) && fails(candidate));
        match next {
            Some(smaller) => best = smaller,
            None => return tidy(&best),
        }
    }
}

pub fn is_well_formed(program: &Program) -> bool {
    verify::verify(program).is_ok()
}

/// All programs that are one step smaller, the most promising first.
fn candidates(program: &Program) -> Vec<Program> {
    let mut found = Vec::new();
    if program.threads.len() > 1 {
        for thread in 0..program.threads.len() {
            let mut smaller = program.clone();
            smaller.threads.remove(thread);
            found.push(drop_unused_functions(smaller));
        }
    }
    for (function, block, position) in positions(program) {
        let mut smaller = program.clone();
        let instructions = &mut smaller.functions[function].blocks[block].instructions;
        match &instructions[position].op {
            Op::Branch { then, otherwise, .. } => {
                // Never a jump backwards: that would be a loop without end.
                let targets = [*then, *otherwise].into_iter().filter(|target| target.index() > block).collect::<Vec<BlockId>>();
                for target in targets {
                    let mut straight = program.clone();
                    straight.functions[function].blocks[block].instructions[position].op = Op::Jump { target };
                    found.push(straight);
                }
            }
            op if op.is_terminator() => {}
            Op::Spawn { function: Operand::Function(started), arguments, .. } => {
                // A thread from the start is simpler than one that is started; either way it may not be needed.
                let start = ThreadStart { function: *started, arguments: arguments.clone() };
                instructions.remove(position);
                found.push(smaller.clone());
                smaller.threads.push(start);
                found.push(smaller);
            }
            _ => {
                instructions.remove(position);
                found.push(smaller);
            }
        }
    }
    for (function, block, position) in positions(program) {
        for op in weaker(&program.functions[function].blocks[block].instructions[position].op) {
            let mut weakened = program.clone();
            weakened.functions[function].blocks[block].instructions[position].op = op;
            found.push(weakened);
        }
    }
    found
}

fn positions(program: &Program) -> Vec<(usize, usize, usize)> {
    let mut found = Vec::new();
    for (function, body) in program.functions.iter().enumerate() {
        for (block, it) in body.blocks.iter().enumerate() {
            found.extend((0..it.instructions.len()).map(|position| (function, block, position)));
        }
    }
    found
}

/// The same instruction with a weaker order, or without a dependency.
fn weaker(op: &Op) -> Vec<Op> {
    let mut found = Vec::new();
    let mut try_change = |change: &dyn Fn(&mut Op) -> bool| {
        let mut changed = op.clone();
        if change(&mut changed) && changed != *op {
            found.push(changed);
        }
    };
    for order in [Order::Relaxed, Order::Acquire, Order::Release, Order::AcquireRelease] {
        try_change(&|op| match op {
            Op::Load { access, .. } | Op::Store { access, .. } | Op::Rmw { access, .. } => {
                let is_weaker = order < access.order;
                access.order = order;
                is_weaker
            }
            Op::Cas { access, failure, .. } => {
                let is_weaker = order < access.order;
                access.order = order;
                *failure = if order.acquires() { Order::Acquire } else { Order::Relaxed };
                is_weaker
            }
            Op::Fence { fence: Fence::C11(current) } => {
                let is_weaker = order < *current && order != Order::Relaxed;
                *current = order;
                is_weaker
            }
            _ => false,
        });
    }
    try_change(&|op| match op {
        Op::Load { access, .. } | Op::Store { access, .. } | Op::Rmw { access, .. } | Op::Cas { access, .. } => {
            access.tags = Tags::NONE;
            true
        }
        _ => false,
    });
    try_change(&|op| match op {
        Op::Cas { destination, width, address, access, .. } => match destination {
            Some(destination) if !access.order.releases() => {
                *op = Op::Load { destination: *destination, width: *width, address: *address, access: *access };
                true
            }
            _ => false,
        },
        _ => false,
    });
    for global in [0, 1, 2].map(GlobalId) {
        try_change(&|op| match op {
            Op::Load { address, .. } | Op::Store { address, .. } | Op::Rmw { address, .. } | Op::Cas { address, .. } => {
                let is_register = matches!(address, Operand::Register(_));
                *address = Operand::Global(global);
                is_register
            }
            _ => false,
        });
    }
    for constant in [0, 1, 2] {
        try_change(&|op| match op {
            Op::Spawn { arguments, .. } => arguments.first_mut().is_some_and(|argument| replace_register(argument, constant)),
            Op::Store { value, .. } | Op::Rmw { value, .. } | Op::Cas { new: value, .. } => replace_register(value, constant),
            Op::Copy { value, .. } => replace_register(value, constant),
            Op::Binary { left, .. } => replace_register(left, constant),
            _ => false,
        });
        try_change(&|op| match op {
            Op::Binary { right, .. } => replace_register(right, constant),
            Op::Compare { left, .. } => replace_register(left, constant),
            _ => false,
        });
    }
    found
}

fn replace_register(operand: &mut Operand, constant: u64) -> bool {
    let is_register = matches!(operand, Operand::Register(_));
    *operand = Operand::Constant(constant);
    is_register
}

/// Functions that no thread runs go, where nothing names a function by its number.
fn drop_unused_functions(mut program: Program) -> Program {
    let by_name = program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions);
    if by_name.into_iter().any(|instruction| matches!(instruction.op, Op::Call { .. } | Op::Spawn { .. })) {
        return program;
    }
    for function in (0..program.functions.len()).rev() {
        if program.threads.iter().any(|thread| thread.function.index() == function) {
            continue;
        }
        program.functions.remove(function);
        for thread in &mut program.threads {
            if thread.function.index() > function {
                thread.function.0 -= 1;
            }
        }
    }
    program
}

/// Joins blocks that only follow each other, for the reader's sake.
fn tidy(program: &Program) -> Program {
    let mut tidied = program.clone();
    for function in &mut tidied.functions {
        let mut block = 0;
        while block + 1 < function.blocks.len() {
            let next = BlockId(block as u32 + 1);
            let falls_through = matches!(function.blocks[block].instructions.last(), Some(last) if last.op == Op::Jump { target: next });
            if !falls_through || targets(&function.blocks).filter(|target| *target == next).count() != 1 {
                block += 1;
                continue;
            }
            let following = function.blocks.remove(block + 1);
            function.blocks[block].instructions.pop();
            function.blocks[block].instructions.extend(following.instructions);
            for op in function.blocks.iter_mut().flat_map(|block| &mut block.instructions).map(|instruction| &mut instruction.op) {
                for target in targets_of(op) {
                    target.0 -= u32::from(*target > next);
                }
            }
        }
    }
    if is_well_formed(&tidied) { tidied } else { program.clone() }
}

fn targets(blocks: &[Block]) -> impl Iterator<Item = BlockId> {
    let mut blocks = blocks.to_vec();
    let mut found = Vec::new();
    for instruction in blocks.iter_mut().flat_map(|block| &mut block.instructions) {
        found.extend(targets_of(&mut instruction.op).into_iter().map(|target| *target));
    }
    found.into_iter()
}

fn targets_of(op: &mut Op) -> Vec<&mut BlockId> {
    match op {
        Op::Jump { target } => vec![target],
        Op::Branch { then, otherwise, .. } => vec![then, otherwise],
        Op::Land { target, unwind, .. } => vec![target, unwind],
        Op::Switch { cases, default, .. } => cases.iter_mut().map(|(_, target)| target).chain([default]).collect(),
        _ => Vec::new(),
    }
}
