//! Loops each of whose turns stores to the same addresses.
//!
//! `do node->next = old; while (!compare_exchange_weak(&head, &old, node))`: a turn that fails for no reason has stored something, but the next turn overwrites
//! it, whatever it reads. Whether that can be seen from other threads is another question, which the engine answers; here is what
//! the code alone tells:
//!
//! - the loop has an exchange that may fail for no reason, and changes nothing else than by compare-and-exchanges and stores;
//! - each store comes before the exchange in every turn, and before the loop is left (but for branches that go the same way in every turn), and its address is computed from what the loop
//!   does not change;
//! - or it comes after an exchange and is not atomic: `while (!compare_exchange_weak(&head, &node->next, node))` stores what the exchange found, where it
//!   had loaded what it expected. That these are the same, the machine sees when it tries out the failure.

use super::loops::{Bits, has};
use crate::ir::{Function, Op, Operand, Order, RegisterId, visit};

/// What a loop with an exchange that may fail for no reason stores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stores {
    /// There is no such exchange, or nothing is known.
    Unknown,
    /// The same addresses in every turn, or nothing.
    Repeated,
    /// Also something after the exchange.
    Back,
}

pub fn stores(function: &Function, body: &[usize], successors: &[Vec<usize>], dominators: &[Bits]) -> Stores {
    let instructions = || {
        body.iter().flat_map(|&block| function.blocks[block].instructions.iter().enumerate().map(move |(at, this)| (block, at, &this.op)))
    };
    let exchanges: Vec<usize> = instructions().filter(|(.., op)| matches!(op, Op::Spurious { .. })).map(|(block, ..)| block).collect();
    if exchanges.is_empty() || !instructions().all(|(.., op)| is_harmless(op)) {
        return Stores::Unknown;
    }
    // Where it goes on by what the loop does not change, it does not leave after a turn in which it has not.
    let goes_on_alike = |block: usize| {
        let instructions = &function.blocks[block].instructions;
        let last = instructions.len().saturating_sub(1);
        matches!(instructions[last].op, Op::Branch { condition, .. } if is_fixed(function, body, block, last, condition, 16))
    };
    let leaves = |block: &usize| successors[*block].iter().any(|target| !body.contains(target)) && !goes_on_alike(*block);
    let after: Vec<usize> = exchanges.iter().copied().chain(body.iter().copied().filter(leaves)).collect();
    let mut all = Stores::Repeated;
    for (block, at, op) in instructions() {
        let Op::Store { address, access, .. } = *op else { continue };
        // The exchange's own block ends with it.
        let repeated = after.iter().all(|&later| has(&dominators[later], block)) && is_fixed(function, body, block, at, address, 16);
        if !repeated {
            let back =
                access.order == Order::Plain && exchanges.iter().any(|&earlier| earlier != block && has(&dominators[block], earlier));
            if !back {
                return Stores::Unknown;
            }
            all = Stores::Back;
        }
    }
    all
}

/// Does the instruction change nothing, or only what a store or a compare-and-exchange changes?
fn is_harmless(op: &Op) -> bool {
    match op {
        Op::Spurious { expected, .. } => expected.is_some(),
        Op::Rmw { .. }
        | Op::Lock { .. }
        | Op::Unlock { .. }
        | Op::Wait { .. }
        | Op::Allocate { .. }
        | Op::Free { .. }
        | Op::Call { .. }
        | Op::Spawn { .. }
        | Op::Join { .. }
        | Op::Choose { .. }
        | Op::Settled => false,
        _ => true,
    }
}

/// Has an operand the same value in every turn, at an instruction?
pub fn is_fixed(function: &Function, body: &[usize], block: usize, at: usize, operand: Operand, depth: u32) -> bool {
    let Operand::Register(register) = operand else { return true };
    let defines = |op: &Op| visit::definitions(op).any(|(defined, _): (RegisterId, _)| defined == register);
    let instructions = &function.blocks[block].instructions;
    match instructions[..at].iter().rposition(|instruction| defines(&instruction.op)) {
        Some(definition) => {
            let op = &instructions[definition].op;
            let mut fixed =
                depth > 0 && matches!(op, Op::Copy { .. } | Op::Binary { .. } | Op::Cast { .. } | Op::Compare { .. } | Op::Select { .. });
            visit::operands(op, |operand, _| fixed = fixed && is_fixed(function, body, block, definition, operand, depth - 1));
            fixed
        }
        None => !body.iter().flat_map(|&block| &function.blocks[block].instructions).any(|instruction| defines(&instruction.op)),
    }
}
