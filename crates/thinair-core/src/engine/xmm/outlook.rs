//! What the text of a program says about cycles of po and rf: there are none, or races alone lead to all of them. docs/xmm.md has the proofs.

use super::search::Method;
use crate::ir::visit;
use crate::ir::{BinaryOp, Block, Function, GlobalId, Initializer, Op, Operand, Order, Program};

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
    let method = if is_synchronised(&functions) || has_one_location(&functions) {
        Method::Nothing
    } else if is_rigid(&functions) {
        Method::Races
    } else {
        Method::Steps
    };
    Outlook { method, interleaves: interleaves(program, &functions) }
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

/// Is there one variable alone, and nothing is accessed but by its name? A cycle on one location is never coherent.
fn has_one_location(functions: &[&Function]) -> bool {
    let mut one: Option<GlobalId> = None;
    functions.iter().flat_map(|function| operations(function)).all(|op| {
        let address = match *op {
            Op::Load { address, .. }
            | Op::Store { address, .. }
            | Op::Rmw { address, .. }
            | Op::Cas { address, .. }
            | Op::Wait { address, .. }
            | Op::Lock { address }
            | Op::Unlock { address, .. } => address,
            Op::Free { .. } => return false,
            _ => return true,
        };
        matches!(address, Operand::Global(global) if *one.get_or_insert(global) == global)
    })
}

/// Is everything that threads do independent of what they read, without synchronisation and read-modify-writes?
fn is_rigid(functions: &[&Function]) -> bool {
    functions.iter().all(|function| {
        let mut read = vec![false; function.registers.len()];
        loop {
            let mut changed = false;
            for op in operations(function) {
                let mut uses = false;
                visit::operands(op, |operand, _| uses |= matches!(operand, Operand::Register(register) if read[register.index()]));
                let harmless = match op {
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
                    Op::Binary { op, .. } => {
                        let divides = matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem);
                        !uses || !divides
                    }
                    Op::Copy { .. } | Op::Cast { .. } | Op::Compare { .. } | Op::Select { .. } => true,
                    _ => !uses,
                };
                if !harmless {
                    return false;
                }
                if uses || matches!(op, Op::Load { .. }) {
                    for (register, _) in visit::definitions(op) {
                        changed |= !std::mem::replace(&mut read[register.index()], true);
                    }
                }
            }
            if !changed {
                return true;
            }
        }
    })
}
