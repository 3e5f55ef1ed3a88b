//! Variables of Rust that are needed on one way only, as the error that `unwrap` shows: they come to life there, and not where their function begins.
//!
//! So a call that goes well neither allocates nor frees anything for the case that it does not, and a turn of a loop with such calls can be seen to be for nothing.

use rustc_hash::FxHashMap;

use super::promote::operands;
use crate::reader::{Block, Function, LocalId, Operation, Value};

/// Where a local is used.
struct Uses {
    blocks: Vec<usize>,
    /// Is it used where nothing can be put before?
    first: bool,
}

/// Moves variables to the last block through which all ways lead to where they are used, if that is executed once at most in their lives, and, for those of the function itself, if it
/// does not return from there.
pub fn bring_late(source: &mut Function<'_>) {
    let uses = find_uses(source);
    let successors = successors(source);
    let dominators = immediate_dominators(&successors);
    let mut moved = Vec::new();
    for number in 0..source.blocks.len() {
        let mut index = 0;
        while index < source.blocks[number].instructions.len() {
            let instruction = &source.blocks[number].instructions[index];
            let to = match (&instruction.operation, instruction.result.and_then(|local| uses.get(&local))) {
                (Operation::Alloca { count: None, inlined, .. }, Some(uses)) if !uses.first => {
                    let reached = uses.blocks.iter().copied().filter(|&block| dominators[block].is_some());
                    let block = reached.reduce(|one, other| common_dominator(&dominators, one, other));
                    let block = block.filter(|block| *block != number);
                    block.and_then(|block| Some((block, life_from(block, number, *inlined, &successors, source)?)))
                }
                _ => None,
            };
            match to {
                Some(to) => moved.push((to, source.blocks[number].instructions.remove(index))),
                None => index += 1,
            }
        }
    }
    for ((to, alive), mut instruction) in moved {
        end_where_alive(source, instruction.result, &alive);
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
            let is_first = matches!(instruction.operation, Operation::LandingPad { .. } | Operation::Phi { .. });
            operands(&instruction.operation, &mut |value| {
                let Value::Local(local) = value else { return };
                let uses = uses.entry(*local).or_insert(Uses { blocks: Vec::new(), first: false });
                if uses.blocks.last() != Some(&number) {
                    uses.blocks.push(number);
                }
                uses.first |= is_first;
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

/// For each block, the number of the last other one that every way to it leads through, and its own rank in an order in which ways come to them: Cooper, Harvey and Kennedy, *A Simple,
/// Fast Dominance Algorithm* (2001). Blocks that nothing leads to have none.
fn immediate_dominators(successors: &[Vec<usize>]) -> Vec<Option<(usize, usize)>> {
    let order = reverse_postorder(successors);
    let mut predecessors = vec![Vec::new(); successors.len()];
    for &block in &order {
        successors[block].iter().for_each(|&next| predecessors[next].push(block));
    }
    let mut found = vec![None; successors.len()];
    found[0] = Some((0, 0));
    loop {
        let mut changed = false;
        for (rank, &block) in order.iter().enumerate().skip(1) {
            let known = predecessors[block].iter().copied().filter(|&before| found[before].is_some());
            let dominator = known.reduce(|one, other| common_dominator(&found, one, other)).map(|dominator| (dominator, rank));
            changed |= found[block] != dominator;
            found[block] = dominator;
        }
        if !changed {
            return found;
        }
    }
}

fn reverse_postorder(successors: &[Vec<usize>]) -> Vec<usize> {
    let (mut order, mut seen, mut path) = (Vec::new(), vec![false; successors.len()], vec![(0, 0)]);
    seen[0] = true;
    while let Some((block, next)) = path.last_mut() {
        match successors[*block].get(*next) {
            Some(&target) => {
                *next += 1;
                if !std::mem::replace(&mut seen[target], true) {
                    path.push((target, 0));
                }
            }
            None => {
                order.push(*block);
                path.pop();
            }
        }
    }
    order.reverse();
    order
}

/// The last block that every way to both leads through. Of one that nothing leads to, the first block of all.
fn common_dominator(dominators: &[Option<(usize, usize)>], mut one: usize, mut other: usize) -> usize {
    while one != other {
        let (Some((above_one, rank_of_one)), Some((above_other, rank_of_other))) = (dominators[one], dominators[other]) else { return 0 };
        if rank_of_one > rank_of_other {
            one = above_one;
        } else {
            other = above_other;
        }
    }
    one
}

/// The blocks in which a variable of block `from` may be alive, if its life begins at this block; `None` if it cannot. It must be executed once at most before `from` is again, and something
/// can be put before it; and unless the life ends with a call that the variable belongs to, the function must not return from there.
fn life_from(block: usize, from: usize, inlined: bool, successors: &[Vec<usize>], source: &Function<'_>) -> Option<Vec<bool>> {
    let first = source.blocks[block].instructions.first().map(|first| &first.operation);
    if matches!(first, Some(Operation::LandingPad { .. } | Operation::Phi { .. })) {
        return None;
    }
    let returns = |number: usize| source.blocks[number].instructions.iter().any(|this| matches!(this.operation, Operation::Return(_)));
    let mut alive = vec![false; successors.len()];
    alive[block] = true;
    let mut to_do = vec![block];
    while let Some(number) = to_do.pop() {
        if !inlined && returns(number) {
            return None;
        }
        for &next in &successors[number] {
            if next == block {
                return None;
            }
            if next != from && !std::mem::replace(&mut alive[next], true) {
                to_do.push(next);
            }
        }
    }
    Some(alive)
}

/// Leaves out the ends of a variable's life where it has not begun: no turn of a loop ends what other ways have begun.
fn end_where_alive(source: &mut Function<'_>, variable: Option<LocalId>, alive: &[bool]) {
    for (block, _) in source.blocks.iter_mut().zip(alive).filter(|(_, alive)| !**alive) {
        for instruction in &mut block.instructions {
            if let Operation::EndOfLives(ended) = &mut instruction.operation {
                ended.retain(|ended| Some(*ended) != variable);
            }
        }
    }
}
