//! What is left of a function where it is called with constants.
//!
//! Rust's atomics take their memory orders as arguments, and go through all of them: of a compare-and-exchange fifteen forms stand there, of which a call has one. Branches that
//! constant arguments decide depend on nothing that was read, so no dependency is lost with them.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::reader::{Function, LocalId, Operation, TypeId, Value};

/// Numbers below this are the same in all widths but that of a truth value, whether they have a sign or not.
const PLAIN: u64 = 128;

/// The function without the blocks that it does not come to with these arguments; `None` if it comes to all of them.
pub fn decided<'a>(source: &Function<'a>, arguments: &[(TypeId, Value<'a>)]) -> Option<Function<'a>> {
    let constants = arguments.iter().zip(&source.parameters).filter_map(|((_, argument), parameter)| match argument {
        &Value::Int(number) if number < PLAIN && parameter.by_value.is_none() => Some((parameter.local, number)),
        _ => None,
    });
    let mut known: FxHashMap<LocalId, u64> = constants.collect();
    if known.is_empty() {
        return None;
    }
    let mut function = source.clone();
    let mut any = false;
    for instruction in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
        if let (Some(result), Some(number)) = (instruction.result, result_of(&instruction.operation, &known)) {
            known.insert(result, number);
        } else if let Some(target) = target_of(&instruction.operation, &known) {
            instruction.operation = Operation::Jump(target);
            any = true;
        }
    }
    any.then(|| {
        keep_reached(&mut function);
        function
    })
}

fn number_of(value: &Value<'_>, known: &FxHashMap<LocalId, u64>) -> Option<u64> {
    match value {
        Value::Local(local) => known.get(local).copied(),
        &Value::Int(number) if number < PLAIN => Some(number),
        _ => None,
    }
}

fn result_of(operation: &Operation<'_>, known: &FxHashMap<LocalId, u64>) -> Option<u64> {
    match operation {
        Operation::Cast { op: "zext", value, .. } => number_of(value, known),
        Operation::Compare { op: op @ ("eq" | "ne"), left, right, .. } => {
            let equal = number_of(left, known)? == number_of(right, known)?;
            Some(u64::from(equal == (*op == "eq")))
        }
        _ => None,
    }
}

/// Where a branch goes on.
fn target_of(operation: &Operation<'_>, known: &FxHashMap<LocalId, u64>) -> Option<LocalId> {
    match operation {
        Operation::Branch { condition, then, otherwise } => {
            let holds = number_of(condition, known)? != 0;
            Some(if holds { *then } else { *otherwise })
        }
        Operation::Switch { value, default, cases, .. } => {
            let number = number_of(value, known)?;
            Some(cases.iter().find(|(case, _)| *case == number).map_or(*default, |(_, target)| *target))
        }
        _ => None,
    }
}

/// Leaves out the blocks that nothing leads to, and what others say of them.
fn keep_reached(function: &mut Function<'_>) {
    let numbers: FxHashMap<LocalId, usize> = function.blocks.iter().enumerate().map(|(number, block)| (block.local, number)).collect();
    let mut edges: FxHashSet<(LocalId, LocalId)> = FxHashSet::default();
    let mut reached = vec![false; function.blocks.len()];
    let mut to_do = vec![0];
    while let Some(number) = to_do.pop() {
        if std::mem::replace(&mut reached[number], true) {
            continue;
        }
        let block = &function.blocks[number];
        for target in block.instructions.last().map_or_else(Vec::new, |last| last.operation.successors()) {
            edges.insert((block.local, target));
            to_do.extend(numbers.get(&target));
        }
    }
    let mut reached = reached.into_iter();
    function.blocks.retain(|_| reached.next().unwrap_or(false));
    let instructions = || function.blocks.iter().flat_map(|block| &block.instructions);
    let is_variable = |operation: &Operation<'_>| matches!(operation, Operation::Alloca { .. });
    let variables: FxHashSet<LocalId> = instructions().filter(|this| is_variable(&this.operation)).filter_map(|this| this.result).collect();
    for block in &mut function.blocks {
        for instruction in &mut block.instructions {
            match &mut instruction.operation {
                Operation::Phi { incoming, .. } => incoming.retain(|(_, from)| edges.contains(&(*from, block.local))),
                Operation::EndOfLives(ended) => ended.retain(|variable| variables.contains(variable)),
                _ => {}
            }
        }
    }
}
