//! Variables of Rust that are needed on one way only, as the error that `unwrap` shows: they come to life there, and not where their function begins.
//!
//! So a call that goes well neither allocates nor frees anything for the case that it does not, and a turn of a loop with such calls can be seen to be for nothing.

use rustc_hash::FxHashMap;

use super::promote::operands;
use crate::reader::{Block, Function, LocalId, Operation, Value};

/// Where a local is used.
#[derive(Clone, Copy)]
enum Uses {
    /// In one block; whether a call gets it there.
    In(usize, bool),
    Elsewhere,
}

/// Moves variables to the block that alone uses them, if that is executed once at most, and, for those of the function itself, if it does not return from there.
pub fn bring_late(source: &mut Function<'_>) {
    let uses = find_uses(source);
    let successors = successors(source);
    let mut ways: FxHashMap<usize, (bool, bool)> = FxHashMap::default();
    let mut moved = Vec::new();
    for number in 0..source.blocks.len() {
        let mut index = 0;
        while index < source.blocks[number].instructions.len() {
            let instruction = &source.blocks[number].instructions[index];
            let to = match (&instruction.operation, instruction.result.and_then(|local| uses.get(&local))) {
                (Operation::Alloca { count: None, inlined, .. }, Some(&Uses::In(block, true))) if block != number => {
                    let (once, returns) = *ways.entry(block).or_insert_with(|| ways_from(block, &successors, source));
                    (once && (*inlined || !returns)).then_some(block)
                }
                _ => None,
            };
            match to {
                Some(to) => moved.push((to, source.blocks[number].instructions.remove(index))),
                None => index += 1,
            }
        }
    }
    for (to, mut instruction) in moved {
        if let Operation::Alloca { inlined, .. } = &mut instruction.operation {
            // Like those of other functions, it is not there when the function begins.
            *inlined = true;
        }
        source.blocks[to].instructions.insert(0, instruction);
    }
}

fn find_uses(source: &Function<'_>) -> FxHashMap<LocalId, Uses> {
    let mut uses: FxHashMap<LocalId, Uses> = FxHashMap::default();
    for (number, block) in source.blocks.iter().enumerate() {
        for instruction in &block.instructions {
            let is_call = matches!(instruction.operation, Operation::Call(_));
            let is_first = !matches!(instruction.operation, Operation::LandingPad { .. } | Operation::Phi { .. });
            operands(&instruction.operation, &mut |value| {
                let Value::Local(local) = value else { return };
                let here = if is_first { Uses::In(number, is_call) } else { Uses::Elsewhere };
                let known = uses.entry(*local).or_insert(here);
                *known = match *known {
                    Uses::In(block, called) if block == number && is_first => Uses::In(block, called || is_call),
                    _ => Uses::Elsewhere,
                };
            });
        }
    }
    uses
}

/// The blocks that may follow each.
fn successors(source: &Function<'_>) -> Vec<Vec<usize>> {
    let numbers: FxHashMap<LocalId, usize> = source.blocks.iter().enumerate().map(|(number, block)| (block.local, number)).collect();
    let of = |block: &Block<'_>| {
        let labels = block.instructions.last().map_or_else(Vec::new, |last| last.operation.successors());
        labels.iter().filter_map(|label| numbers.get(label).copied()).collect()
    };
    source.blocks.iter().map(of).collect()
}

/// Is a block executed once at most, and may the function return after it? Where a landing pad or a phi begins the block, nothing can be put before it.
fn ways_from(block: usize, successors: &[Vec<usize>], source: &Function<'_>) -> (bool, bool) {
    let first = source.blocks[block].instructions.first().map(|first| &first.operation);
    let mut once = !matches!(first, Some(Operation::LandingPad { .. } | Operation::Phi { .. }));
    let mut returns = false;
    let mut seen = vec![false; successors.len()];
    let mut to_do = vec![block];
    while let Some(number) = to_do.pop() {
        returns |= source.blocks[number].instructions.iter().any(|instruction| matches!(instruction.operation, Operation::Return(_)));
        for &next in &successors[number] {
            once &= next != block;
            if !std::mem::replace(&mut seen[next], true) {
                to_do.push(next);
            }
        }
    }
    (once, returns)
}
