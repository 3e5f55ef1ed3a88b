//! Which engine is the one to take for a program, when the user does not say.
//!
//! Execution graphs are the better way where they end. A loop that can never be left, and that changes memory in each turn, gives graphs without end:
//! then, under the models that this engine knows, stored states are the way.

use crate::ir::{Function, Op, Operand, Program, SourceLocation, visit};
use crate::model::Model;

/// A loop without an exit that has effects, if the model is one that the engine of states knows: where it is.
pub fn endless_loop(program: &Program, model: Model) -> Option<SourceLocation> {
    if !matches!(model, Model::Sc | Model::Tso) {
        return None;
    }
    program.functions.iter().find_map(endless_loop_of)
}

fn endless_loop_of(function: &Function) -> Option<SourceLocation> {
    let count = function.blocks.len();
    let mut reach = vec![vec![false; count]; count];
    for (from, reached) in reach.iter_mut().enumerate() {
        let mut todo = vec![from];
        while let Some(block) = todo.pop() {
            if let Some(last) = function.blocks[block].instructions.last() {
                visit::successors(&last.op, |target| {
                    if !std::mem::replace(&mut reached[target.index()], true) {
                        todo.push(target.index());
                    }
                });
            }
        }
    }
    // A block that can come back to itself, and from which nothing leads where it cannot come back from, but for errors: the loop is never left.
    let fails = |block: usize| {
        let always_fails =
            |op: &Op| matches!(op, Op::Assert { condition: Operand::Constant(0), .. } | Op::Assume { condition: Operand::Constant(0) });
        function.blocks[block].instructions.iter().any(|instruction| always_fails(&instruction.op))
    };
    let endless = |block: usize| {
        (block == 0 || reach[0][block])
            && reach[block][block]
            && (0..count).all(|other| !reach[block][other] || reach[other][block] || fails(other))
    };
    let blocks = (0..count).filter(|&block| endless(block));
    blocks.flat_map(|block| &function.blocks[block].instructions).find(|instruction| has_effect(&instruction.op)).map(|found| found.at)
}

fn has_effect(op: &Op) -> bool {
    matches!(
        op,
        Op::Store { .. }
            | Op::Rmw { .. }
            | Op::Cas { .. }
            | Op::Lock { .. }
            | Op::Unlock { .. }
            | Op::Allocate { .. }
            | Op::Spawn { .. }
            | Op::Call { .. }
    )
}
