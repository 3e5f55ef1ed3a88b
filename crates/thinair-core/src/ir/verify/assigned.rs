//! Are registers assigned before they are used, on every path?
//!
//! A forward data-flow analysis: the registers assigned at the beginning of a block are those assigned at the end of all its predecessors.
//! Blocks that cannot be reached from the entry are not looked at. The function must be right otherwise: ids in range, blocks terminated.

use crate::ir::visit::{definitions, operands, successors};
use crate::ir::{BlockId, Function, Operand, RegisterId};

/// An instruction that reads a register that may not have been assigned.
pub(super) struct UnassignedUse {
    pub block: BlockId,
    pub instruction: u32,
    pub register: RegisterId,
}

/// A set of registers, a bit each.
#[derive(Clone, PartialEq)]
struct Registers(Vec<u64>);

impl Registers {
    fn insert(&mut self, register: RegisterId) {
        self.0[register.index() / 64] |= 1 << (register.index() % 64);
    }

    fn contains(&self, register: RegisterId) -> bool {
        self.0[register.index() / 64] >> (register.index() % 64) & 1 == 1
    }

    /// Keeps what is in both; did anything go?
    fn intersect(&mut self, other: &Registers) -> bool {
        let mut changed = false;
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            changed |= *mine & !theirs != 0;
            *mine &= theirs;
        }
        changed
    }
}

/// All such uses, in the order of the function, each register once an instruction.
pub(super) fn unassigned_uses(function: &Function) -> Vec<UnassignedUse> {
    let starts = assigned_at_start(function);
    let mut uses = Vec::new();
    for (block_index, (block, start)) in function.blocks.iter().zip(starts).enumerate() {
        let Some(mut assigned) = start else { continue };
        for (index, instruction) in block.instructions.iter().enumerate() {
            operands(&instruction.op, |operand, _| {
                if let Operand::Register(register) = operand {
                    if !assigned.contains(register) {
                        // Reported once: from here on it counts as assigned.
                        assigned.insert(register);
                        uses.push(UnassignedUse { block: BlockId(block_index as u32), instruction: index as u32, register });
                    }
                }
            });
            definitions(&instruction.op).for_each(|(register, _)| assigned.insert(register));
        }
    }
    uses
}

/// For each block the registers assigned when it begins, or `None` if it cannot be reached.
fn assigned_at_start(function: &Function) -> Vec<Option<Registers>> {
    let mut starts: Vec<Option<Registers>> = vec![None; function.blocks.len()];
    let mut entry = Registers(vec![0; function.registers.len().div_ceil(64)]);
    function.parameters.iter().for_each(|parameter| entry.insert(*parameter));
    starts[0] = Some(entry);
    let mut pending = vec![0];
    let mut is_pending = vec![false; function.blocks.len()];
    while let Some(block) = pending.pop() {
        is_pending[block] = false;
        let Some(mut assigned) = starts[block].clone() else { continue };
        for instruction in &function.blocks[block].instructions {
            definitions(&instruction.op).for_each(|(register, _)| assigned.insert(register));
            successors(&instruction.op, |successor| {
                let successor = successor.index();
                let changed = match &mut starts[successor] {
                    Some(start) => start.intersect(&assigned),
                    unreached => {
                        *unreached = Some(assigned.clone());
                        true
                    }
                };
                if changed && !is_pending[successor] {
                    is_pending[successor] = true;
                    pending.push(successor);
                }
            });
        }
    }
    starts
}
