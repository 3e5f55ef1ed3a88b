//! What the text of a program says about cycles of po and rf: there are none, or races alone lead to all of them. docs/xmm.md has the proofs.

use super::search::Method;
use crate::ir::visit;
use crate::ir::{Block, Function, GlobalId, Initializer, Op, Operand, Order, Program, Width};

/// What is known before anything runs.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// The method that is enough.
    pub method: Method,
    /// Can a thread write or start others after it has waited for a thread, or start others after it has read? Then it is not enough to run threads one
    /// after the other, each as far as it goes.
    pub interleaves: bool,
}

pub fn of(program: &Program) -> Outlook {
    let functions = reached(program);
    let interleaves = interleaves(program, &functions);
    let method = if has_one_location(program, &functions) {
        Method::Nothing
    } else if interleaves {
        // Nothing keeps a read in order with what is done by a thread that is started after it, and it is not made to read something else in place.
        Method::Steps
    } else if is_synchronised(&functions) {
        Method::Nothing
    } else if is_rigid(&functions) {
        Method::Races
    } else {
        Method::Steps
    };
    Outlook { method, interleaves }
}

/// The functions that a thread starts with, or that those name, and so on.
fn reached(program: &Program) -> Vec<&Function> {
    let mut open: Vec<usize> = program.threads.iter().map(|thread| thread.function.index()).collect();
    for argument in program.threads.iter().flat_map(|thread| &thread.arguments) {
        open.extend(named(argument));
    }
    // An address that lies in memory may be called, too.
    open.extend(program.globals.iter().flat_map(|global| &global.init).filter_map(|initial| match initial {
        Initializer::FunctionAddress(function) => Some(function.index()),
        _ => None,
    }));
    let mut seen = vec![false; program.functions.len()];
    while let Some(function) = open.pop() {
        if !std::mem::replace(&mut seen[function], true) {
            operations(&program.functions[function]).for_each(|op| visit::operands(op, |operand, _| open.extend(named(&operand))));
        }
    }
    program.functions.iter().zip(seen).filter(|(_, seen)| *seen).map(|(function, _)| function).collect()
}

fn named(operand: &Operand) -> Option<usize> {
    if let Operand::Function(function) = operand { Some(function.index()) } else { None }
}

fn operations(function: &Function) -> impl Iterator<Item = &Op> {
    function.blocks.iter().flat_map(in_block)
}

fn in_block(block: &Block) -> impl DoubleEndedIterator<Item = &Op> {
    block.instructions.iter().map(|instruction| &instruction.op)
}

const READS: u8 = 1;
const WRITES: u8 = 2;
const STARTS: u8 = 4;
const JOINS: u8 = 8;

fn interleaves(program: &Program, functions: &[&Function]) -> bool {
    // What an instruction can do, calls included: of those, the functions as far as they are known.
    let mut known = vec![0_u8; program.functions.len()];
    let does = |op: &Op, known: &[u8]| match op {
        Op::Load { .. } => READS,
        Op::Store { .. } | Op::Unlock { .. } => WRITES,
        Op::Rmw { .. } | Op::Cas { .. } | Op::Wait { .. } | Op::Lock { .. } => READS | WRITES,
        Op::Spawn { .. } => STARTS,
        Op::Join { .. } => JOINS,
        Op::Call { function: Operand::Function(function), .. } => known[function.index()],
        Op::Call { .. } => READS | WRITES | STARTS | JOINS,
        _ => 0,
    };
    loop {
        let mut changed = false;
        for (number, function) in program.functions.iter().enumerate() {
            let all = operations(function).fold(0, |mask, op| mask | does(op, &known));
            changed |= std::mem::replace(&mut known[number], all) != all;
        }
        if !changed {
            break;
        }
    }
    functions.iter().any(|function| {
        let whole: Vec<u8> = function.blocks.iter().map(|block| in_block(block).fold(0, |mask, op| mask | does(op, &known))).collect();
        // What can be done after the end of each block.
        let mut after = vec![0_u8; whole.len()];
        loop {
            let mut changed = false;
            for (number, block) in function.blocks.iter().enumerate() {
                let mut mask = 0;
                let last = block.instructions.last().into_iter();
                last.for_each(|last| visit::successors(&last.op, |next| mask |= whole[next.index()] | after[next.index()]));
                changed |= std::mem::replace(&mut after[number], mask) != mask;
            }
            if !changed {
                break;
            }
        }
        function.blocks.iter().zip(after).any(|(block, mut later)| {
            in_block(block).rev().any(|op| {
                let this = does(op, &known);
                let wrong = this & JOINS != 0 && later & (WRITES | STARTS) != 0 || this & READS != 0 && later & STARTS != 0;
                later |= this;
                wrong
            })
        })
    })
}

/// Does every read acquire, or every write release? On a cycle each thread goes from a read to a write. If synchronisation keeps all these in order, and one
/// read on the cycle is committed, then all of the cycle is; so it was there before.
fn is_synchronised(functions: &[&Function]) -> bool {
    let operations = || functions.iter().flat_map(|function| operations(function));
    let acquires = operations().all(|op| match op {
        Op::Load { access, .. } | Op::Rmw { access, .. } | Op::Wait { access, .. } => access.order.acquires(),
        Op::Cas { access, failure, .. } => access.order.acquires() && failure.acquires(),
        _ => true,
    });
    let releases = operations().all(|op| match op {
        Op::Store { access, .. } | Op::Rmw { access, .. } | Op::Cas { access, .. } | Op::Wait { access, .. } => access.order.releases(),
        Op::Lock { .. } => false,
        _ => true,
    });
    acquires || releases
}

/// Is one variable alone named, which has one element, and is all memory accessed as wide as that? A cycle on one location is never coherent.
fn has_one_location(program: &Program, functions: &[&Function]) -> bool {
    let mut named: Vec<GlobalId> = Vec::new();
    let mut name = |operand: Operand| {
        if let Operand::Global(global) = operand {
            named.push(global);
        }
    };
    program.threads.iter().flat_map(|thread| &thread.arguments).for_each(|&argument| name(argument));
    let mut widths: Vec<Width> = Vec::new();
    for op in functions.iter().flat_map(|function| operations(function)) {
        visit::operands(op, |operand, _| name(operand));
        match *op {
            Op::Load { width, .. } | Op::Store { width, .. } | Op::Rmw { width, .. } | Op::Cas { width, .. } | Op::Wait { width, .. } => {
                widths.push(width);
            }
            Op::Lock { .. } | Op::Unlock { .. } => widths.push(Width::I32),
            Op::Allocate { .. } | Op::Free { .. } => return false,
            _ => {}
        }
    }
    let Some(&one) = named.first() else { return widths.is_empty() };
    let global = &program.globals[one.index()];
    let holds_addresses = global.init.iter().any(|initial| !matches!(initial, Initializer::Value(_)));
    named.iter().all(|&other| other == one) && global.length == 1 && !holds_addresses && widths.iter().all(|&width| width == global.element)
}

/// Is everything that threads do independent of what they read, without synchronisation and read-modify-writes?
fn is_rigid(functions: &[&Function]) -> bool {
    functions.iter().all(|function| {
        // The registers that depend on what was read, at the start of each block.
        let mut at_start = vec![vec![false; function.registers.len()]; function.blocks.len()];
        loop {
            let mut changed = false;
            for (number, block) in function.blocks.iter().enumerate() {
                let mut read = at_start[number].clone();
                for op in in_block(block) {
                    let mut uses = false;
                    visit::operands(op, |operand, _| uses |= matches!(operand, Operand::Register(register) if read[register.index()]));
                    if !is_harmless(op, uses) {
                        return false;
                    }
                    let depends = uses || matches!(op, Op::Load { .. });
                    visit::definitions(op).for_each(|(register, _)| read[register.index()] = depends);
                    visit::successors(op, |next| {
                        for (there, here) in at_start[next.index()].iter_mut().zip(&read) {
                            changed |= *here && !*there;
                            *there |= *here;
                        }
                    });
                }
            }
            if !changed {
                return true;
            }
        }
    })
}

/// Does the instruction the same in every execution, but for values of registers? `uses`: does it use what was read?
fn is_harmless(op: &Op, uses: bool) -> bool {
    match op {
        Op::Load { access, .. } | Op::Store { access, .. } => !uses && matches!(access.order, Order::Plain | Order::Relaxed),
        Op::Rmw { .. }
        | Op::Cas { .. }
        | Op::Wait { .. }
        | Op::Lock { .. }
        | Op::Unlock { .. }
        | Op::Fence { .. }
        | Op::Choose { .. }
        | Op::Spurious { .. }
        | Op::Allocate { .. }
        | Op::Free { .. } => false,
        Op::Binary { op, .. } => !uses || !op.may_fail(),
        Op::Copy { .. } | Op::Cast { .. } | Op::Compare { .. } | Op::Select { .. } => true,
        _ => !uses,
    }
}
