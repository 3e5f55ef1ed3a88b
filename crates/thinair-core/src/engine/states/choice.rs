//! Which engine is the one to take for a program, when the user does not say.
//!
//! Execution graphs are the better way where they end. A loop that can never be left, and that changes memory in each turn, gives graphs without end:
//! then, under the models that this engine knows, stored states are the way.

use crate::ir::{Function, Program, SourceLocation};
use crate::machine::loops;
use crate::model::Model;

/// A loop without an exit that has effects, if the model is one that the engine of states knows: where it is.
pub fn endless_loop(program: &Program, model: Model) -> Option<SourceLocation> {
    if !matches!(model, Model::Sc | Model::Tso) {
        return None;
    }
    program.functions.iter().find_map(endless_loop_of)
}

fn endless_loop_of(function: &Function) -> Option<SourceLocation> {
    let endless = loops::endless(function);
    let blocks = function.blocks.iter().zip(&endless).filter(|(_, together)| !together.is_empty());
    blocks.flat_map(|(block, _)| &block.instructions).find(|instruction| loops::has_effect(&instruction.op)).map(|found| found.at)
}
