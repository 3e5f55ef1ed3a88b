//! Are registers assigned before they are used, on every path?
//!
//! A forward data-flow analysis: the registers assigned at the beginning of a block are those assigned at the end of all its predecessors.
//! Blocks that cannot be reached from the entry are not looked at. The function must be right otherwise: ids in range, blocks terminated.
//!
//! Only registers that some block reads before it assigns them take part. Front ends make many that live in one block; without them the
//! sets stay small in functions with thousands of blocks.

use crate::ir::visit::{definitions, operands, successors};
use crate::ir::{BlockId, Function, Operand, RegisterId};

/// An instruction that reads a register that may not have been assigned.
pub(super) struct UnassignedUse {
    pub block: BlockId,
    pub instruction: u32,
    pub register: RegisterId,
}

/// For each register its bit in the sets, or `None` if no block depends on another one to assign it.
struct Tracked {
    bits: Vec<Option<usize>>,
    count: usize,
}

impl Tracked {
    fn of(function: &Function) -> Tracked {
        let mut tracked = Tracked { bits: vec![None; function.registers.len()], count: 0 };
        // The last block that assigned each register, counted from 1.
        let mut assigned_in = vec![0; function.registers.len()];
        for (index, block) in function.blocks.iter().enumerate() {
            for instruction in &block.instructions {
                operands(&instruction.op, |operand, _| {
                    if let Operand::Register(register) = operand
                        && assigned_in[register.index()] != index + 1
                        && tracked.bits[register.index()].is_none()
                    {
                        tracked.bits[register.index()] = Some(tracked.count);
                        tracked.count += 1;
                    }
                });
                definitions(&instruction.op).for_each(|(register, _)| assigned_in[register.index()] = index + 1);
            }
        }
        tracked
    }

    fn bit(&self, register: RegisterId) -> Option<usize> {
        self.bits[register.index()]
    }
}

/// A set of tracked registers.
#[derive(Clone)]
struct Assigned(Vec<u64>);

impl Assigned {
    fn insert(&mut self, bit: Option<usize>) {
        if let Some(bit) = bit {
            self.0[bit / 64] |= 1 << (bit % 64);
        }
    }

    /// Registers that are not tracked are assigned before every use.
    fn contains(&self, bit: Option<usize>) -> bool {
        bit.is_none_or(|bit| self.0[bit / 64] >> (bit % 64) & 1 == 1)
    }

    /// Keeps what is in both; did anything go?
    fn intersect(&mut self, other: &Assigned) -> bool {
        let mut changed = false;
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            changed |= *mine & !theirs != 0;
            *mine &= theirs;
        }
        changed
    }
}

/// All such uses, in the order of the function, each register at most once a block.
pub(super) fn unassigned_uses(function: &Function) -> Vec<UnassignedUse> {
    let tracked = Tracked::of(function);
    let starts = assigned_at_start(function, &tracked);
    let mut uses = Vec::new();
    for (block_index, (block, start)) in function.blocks.iter().zip(starts).enumerate() {
        let Some(mut assigned) = start else { continue };
        for (index, instruction) in block.instructions.iter().enumerate() {
            operands(&instruction.op, |operand, _| {
                if let Operand::Register(register) = operand
                    && !assigned.contains(tracked.bit(register))
                {
                    // Reported once: from here on it counts as assigned.
                    assigned.insert(tracked.bit(register));
                    uses.push(UnassignedUse { block: BlockId(block_index as u32), instruction: index as u32, register });
                }
            });
            definitions(&instruction.op).for_each(|(register, _)| assigned.insert(tracked.bit(register)));
        }
    }
    uses
}

/// For each block the registers assigned when it begins, or `None` if it cannot be reached.
fn assigned_at_start(function: &Function, tracked: &Tracked) -> Vec<Option<Assigned>> {
    let mut starts: Vec<Option<Assigned>> = vec![None; function.blocks.len()];
    let mut entry = Assigned(vec![0; tracked.count.div_ceil(64)]);
    function.parameters.iter().for_each(|parameter| entry.insert(tracked.bit(*parameter)));
    starts[0] = Some(entry);
    let mut pending = vec![0];
    let mut is_pending = vec![false; function.blocks.len()];
    while let Some(block) = pending.pop() {
        is_pending[block] = false;
        let Some(mut assigned) = starts[block].clone() else { continue };
        for instruction in &function.blocks[block].instructions {
            definitions(&instruction.op).for_each(|(register, _)| assigned.insert(tracked.bit(register)));
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
