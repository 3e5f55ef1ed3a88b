//! Which engine is the one to take for a program, when the user does not say.
//!
//! Execution graphs are the better way where they end. Two kinds of loops give graphs without end; then, under the models that this engine knows, stored
//! states are the way:
//!
//! - a loop that can never be left, and that has effects in its turns;
//! - a loop that only others can end, and that stores the same in every turn until they do: threads that step back for each other. Each turn begins with
//!   what the last one began with, but for memory. A loop that only reads is not of this kind, nor one that tries an exchange until
//!   it succeeds: the graph engine knows that these wait. Neither is one that counts, in memory or elsewhere: its states would have no end, too.

use crate::ir::{Function, Op, Operand, Program, RmwOp, SourceLocation, visit};
use crate::machine::{loops, repeats};
use crate::model::Model;

/// Functions that call each other deeper than this are not looked into.
const DEPTH: u32 = 8;

/// A loop that may have no end, if the model is one that the engine of states knows: where it has an effect.
pub fn endless_loop(program: &Program, model: Model) -> Option<SourceLocation> {
    model.entry().states.as_ref()?;
    let never_left = program.functions.iter().find_map(never_left);
    never_left.or_else(|| program.functions.iter().find_map(|function| left_by_others(program, function)))
}

fn never_left(function: &Function) -> Option<SourceLocation> {
    let endless = loops::endless(function);
    let blocks = function.blocks.iter().zip(&endless).filter(|(_, together)| !together.is_empty());
    blocks.flat_map(|(block, _)| &block.instructions).find(|instruction| loops::has_effect(&instruction.op)).map(|found| found.at)
}

fn left_by_others(program: &Program, function: &Function) -> Option<SourceLocation> {
    loops::find(function).heads.iter().filter(|head| head.watched).find_map(|head| {
        let ops = || head.body.iter().flat_map(|&block| &function.blocks[block].instructions).map(|instruction| &instruction.op);
        let mut changed = ops().flat_map(visit::definitions).map(|(register, _)| register.0);
        if changed.any(|register| head.live.contains(&register)) {
            return None;
        }
        let mut found = None;
        for &block in &head.body {
            for (at, instruction) in function.blocks[block].instructions.iter().enumerate() {
                let is_fixed = |operand: Operand| repeats::is_fixed(function, &head.body, block, at, operand, 16);
                if repeats_itself(program, &instruction.op, &is_fixed, DEPTH)? {
                    found = found.or(Some(instruction.at));
                }
            }
        }
        found
    })
}

/// Does an instruction of a loop store the same in every turn? `None`: it may do something else each time.
fn repeats_itself(program: &Program, op: &Op, is_fixed: &dyn Fn(Operand) -> bool, depth: u32) -> Option<bool> {
    match *op {
        Op::Store { address, value, .. } => (is_fixed(address) && is_fixed(value)).then_some(true),
        Op::Unlock { .. } => Some(true),
        Op::Rmw { op: RmwOp::Exchange, value, .. } => is_fixed(value).then_some(false),
        Op::Call { function: Operand::Function(function), .. } if depth > 0 => {
            // What a function computes from its arguments may be anything.
            let is_constant = |operand: Operand| !matches!(operand, Operand::Register(_));
            let blocks = &program.functions.get(function.index())?.blocks;
            let mut stores = false;
            for instruction in blocks.iter().flat_map(|block| &block.instructions) {
                stores |= repeats_itself(program, &instruction.op, &is_constant, depth - 1)?;
            }
            Some(stores)
        }
        Op::Rmw { .. }
        | Op::Call { .. }
        | Op::PrivateStore { .. }
        | Op::Allocate { .. }
        | Op::Free { .. }
        | Op::Spawn { .. }
        | Op::Join { .. }
        | Op::Choose { .. } => None,
        _ => Some(false),
    }
}
