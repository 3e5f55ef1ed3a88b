//! What a model has no meaning for: fences and tags of other architectures.
//!
//! An engine would ignore these, and a programmer who wrote `mfence` for POWER would get an answer to another question. So such a program is refused
//! as a whole, with the first place that uses such a thing, whether or not that place is ever reached.

use crate::axioms;
use crate::ir::text::{fence_name, tag_name};
use crate::ir::{Access, Op, Program, SourceLocation, Tags};
use crate::model::Model;

/// The first thing in the program that the model refuses, and where it stands.
pub fn refused(program: &Program, model: Model) -> Option<(String, SourceLocation)> {
    let accepts = axioms::find(model.of_single_executions().name()).map(|axioms| axioms.accepts)?;
    let instructions = program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions);
    let what = |op: &Op| match *op {
        Op::Fence { fence } if !accepts(fence) => Some(format!("the fence `{}`", fence_name(fence))),
        Op::Store { access, .. } if access.tags.has(Tags::PAIR) => Some("a store-exclusive apart from its load".to_string()),
        Op::Load { access, .. } | Op::Store { access, .. } | Op::Rmw { access, .. } | Op::Cas { access, .. } | Op::Wait { access, .. } => {
            refused_tag(access, model).map(|tag| format!("the access with `{}`", tag_name(tag)))
        }
        _ => None,
    };
    instructions
        .filter_map(|instruction| {
            what(&instruction.op).map(|what| (format!("{what} has no meaning under {}", model.name()), instruction.at))
        })
        .next()
}

fn refused_tag(access: Access, model: Model) -> Option<Tags> {
    // What a copy finds concerns no model, nor does whether an address is a multiple of something.
    let known = model.tags().and(Tags::COPY).and(Tags::ALIGNED);
    Tags::ALL.into_iter().find(|tag| access.tags.has(*tag) && !known.has(*tag))
}
