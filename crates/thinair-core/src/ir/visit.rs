//! What an instruction defines, uses and where it goes, for analyses that do not care which instruction it is.

use super::{BlockId, Op, Operand, RegisterId, Width};

/// The registers that an instruction assigns, in the order of the textual form, each with the width that the instruction gives it. The
/// result of a call has the width of whatever register takes it: `None`.
pub fn definitions(op: &Op) -> impl Iterator<Item = (RegisterId, Option<Width>)> {
    let (first, second) = match *op {
        Op::Copy { destination, width, .. }
        | Op::Binary { destination, width, .. }
        | Op::Select { destination, width, .. }
        | Op::Load { destination, width, .. }
        | Op::PrivateLoad { destination, width, .. }
        | Op::Choose { destination, width, .. }
        | Op::Take { destination, width, .. }
        | Op::Cast { destination, to: width, .. } => (Some((destination, Some(width))), None),
        Op::Compare { destination, .. } | Op::Spurious { destination, .. } | Op::Caught { destination } => {
            (Some((destination, Some(Width::I1))), None)
        }
        Op::Rmw { destination, width, .. } | Op::Wait { destination, width, .. } => {
            (destination.map(|register| (register, Some(width))), None)
        }
        Op::Cas { destination, success, width, .. } => {
            (destination.map(|register| (register, Some(width))), success.map(|register| (register, Some(Width::I1))))
        }
        Op::Allocate { destination, .. } | Op::Spawn { destination, .. } | Op::Myself { destination } | Op::Meet { destination, .. } => {
            (Some((destination, Some(Width::I64))), None)
        }
        Op::Meets { destination } => (Some((destination, Some(Width::I32))), None),
        Op::Call { destination, .. } => (destination.map(|register| (register, None)), None),
        Op::Store { .. }
        | Op::Fence { .. }
        | Op::Settled
        | Op::PrivateStore { .. }
        | Op::Free { .. }
        | Op::Join { .. }
        | Op::Lock { .. }
        | Op::Unlock { .. }
        | Op::Assume { .. }
        | Op::Assert { .. }
        | Op::Check { .. }
        | Op::Pass { .. }
        | Op::Print { .. }
        | Op::Exit { .. }
        | Op::Jump { .. }
        | Op::Branch { .. }
        | Op::Switch { .. }
        | Op::Return { .. }
        | Op::Land { .. }
        | Op::Unwind => (None, None),
    };
    first.into_iter().chain(second)
}

/// Calls `visit` with every operand of an instruction and the width that the instruction asks of it: `None` for what the instruction
/// itself does not know (arguments, a returned value).
pub fn operands(op: &Op, mut visit: impl FnMut(Operand, Option<Width>)) {
    const ADDRESS: Option<Width> = Some(Width::I64);
    const CONDITION: Option<Width> = Some(Width::I1);
    match *op {
        Op::Copy { width, value, .. } => visit(value, Some(width)),
        Op::Cast { from, value, .. } => visit(value, Some(from)),
        Op::Binary { width, left, right, .. } | Op::Compare { width, left, right, .. } => {
            visit(left, Some(width));
            visit(right, Some(width));
        }
        Op::Select { width, condition, then, otherwise, .. } => {
            visit(condition, CONDITION);
            visit(then, Some(width));
            visit(otherwise, Some(width));
        }
        Op::Load { address, .. } => visit(address, ADDRESS),
        Op::Store { width, address, value, .. } | Op::Rmw { width, address, value, .. } => {
            visit(address, ADDRESS);
            visit(value, Some(width));
        }
        Op::Cas { width, address, expected, new, .. } => {
            visit(address, ADDRESS);
            visit(expected, Some(width));
            visit(new, Some(width));
        }
        Op::PrivateLoad { offset, .. } => visit(offset, ADDRESS),
        Op::PrivateStore { width, offset, value, .. } => {
            visit(offset, ADDRESS);
            visit(value, Some(width));
        }
        Op::Allocate { size: address, .. }
        | Op::Free { address, .. }
        | Op::Join { thread: address }
        | Op::Lock { address }
        | Op::Unlock { address, .. } => visit(address, ADDRESS),
        Op::Call { function, ref arguments, .. } | Op::Spawn { function, ref arguments, .. } => {
            visit(function, ADDRESS);
            arguments.iter().for_each(|argument| visit(*argument, None));
        }
        Op::Wait { width, address, against, update, .. } => {
            visit(address, ADDRESS);
            visit(against, Some(width));
            if let Some((_, operand)) = update {
                visit(operand, Some(width));
            }
        }
        Op::Meet { array, round, needed, .. } => {
            visit(array, ADDRESS);
            visit(round, Some(Width::I32));
            visit(needed, Some(Width::I32));
        }
        Op::Pass { width, value, .. } => visit(value, Some(width)),
        Op::Print { ref arguments, .. } => arguments.iter().for_each(|(width, argument)| visit(*argument, Some(*width))),
        Op::Assume { condition } | Op::Assert { condition, .. } | Op::Check { condition, .. } | Op::Branch { condition, .. } => {
            visit(condition, CONDITION)
        }
        Op::Switch { width, value, .. } => visit(value, Some(width)),
        Op::Return { value: Some(value) } => visit(value, None),
        Op::Spurious { expected: Some((width, expected)), .. } => visit(expected, Some(width)),
        Op::Return { value: None }
        | Op::Fence { .. }
        | Op::Choose { .. }
        | Op::Spurious { expected: None, .. }
        | Op::Settled
        | Op::Jump { .. }
        | Op::Myself { .. }
        | Op::Meets { .. }
        | Op::Take { .. }
        | Op::Land { .. }
        | Op::Unwind
        | Op::Caught { .. }
        | Op::Exit { .. } => {}
    }
}

/// Calls `visit` with every block to which a terminator may go.
pub fn successors(op: &Op, mut visit: impl FnMut(BlockId)) {
    match op {
        Op::Jump { target } => visit(*target),
        Op::Branch { then, otherwise, .. } => {
            visit(*then);
            visit(*otherwise);
        }
        Op::Land { target, unwind, .. } => {
            visit(*target);
            visit(*unwind);
        }
        Op::Switch { cases, default, .. } => {
            cases.iter().for_each(|(_, target)| visit(*target));
            visit(*default);
        }
        _ => {}
    }
}
