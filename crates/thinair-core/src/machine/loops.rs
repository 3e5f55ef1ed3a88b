//! The loops of a function and the registers that are live at their heads.
//!
//! The machine uses this to recognise waiting: an iteration that comes back to the head with the live state unchanged. Natural loops are found
//! by dominators. In irreducible code every retreating edge counts as a back edge and the counter is never reset, so that a bound always
//! applies to each cycle.

use super::code::LoopStep;
use super::counters::Turns;
use super::repeats::{self, Stores};
use crate::ir::{Function, Op, Operand, visit};

/// A loop head.
#[derive(Clone, Debug)]
pub struct Head {
    /// Registers whose value may be used after the head is reached.
    pub live: Vec<u32>,
    /// May a thread wait here: does the body read shared memory (or call something that may), and does not [count](super::counters) its turns?
    pub watched: bool,
    /// The blocks of the loop.
    pub body: Vec<usize>,
    /// See [`super::repeats`].
    pub stores: Stores,
    /// Does a turn begin before it is known whether it is the last (`do … while`, `for (;;)` with a break further down)?
    pub tests_last: bool,
    natural: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Loops {
    pub heads: Vec<Head>,
    /// For each block, the loop that it heads.
    head_of: Vec<Option<u32>>,
    back_edges: Vec<(usize, usize)>,
    /// Where only turns of loops that are never left are wanted: the edges that end one.
    turns: Vec<(usize, usize)>,
}

impl Loops {
    /// As if the function had no loops, but for the turns of those that are never left.
    pub fn turns_only(function: &Function) -> Loops {
        Loops { head_of: vec![None; function.blocks.len()], turns: turns(function), ..Loops::default() }
    }

    /// What the jump from one block to another means.
    pub fn step(&self, from: usize, to: usize) -> LoopStep {
        match self.head_of[to] {
            None if self.turns.contains(&(from, to)) => LoopStep::Turn,
            None => LoopStep::None,
            Some(number) if self.back_edges.contains(&(from, to)) => LoopStep::Back(number),
            Some(number) if self.heads[number as usize].natural => LoopStep::Enter(number),
            Some(_) => LoopStep::None,
        }
    }
}

pub(super) type Bits = Vec<u64>;

pub(super) fn has(bits: &Bits, index: usize) -> bool {
    bits[index / 64] >> (index % 64) & 1 == 1
}

pub(super) fn put(bits: &mut Bits, index: usize) {
    bits[index / 64] |= 1 << (index % 64);
}

pub(super) fn remove(bits: &mut Bits, index: usize) {
    bits[index / 64] &= !(1 << (index % 64));
}

pub(super) fn successors(function: &Function, block: usize) -> Vec<usize> {
    let mut found = Vec::new();
    if let Some(last) = function.blocks[block].instructions.last() {
        visit::successors(&last.op, |target| found.push(target.index()));
    }
    found
}

pub fn find(function: &Function) -> Loops {
    let count = function.blocks.len();
    let successors: Vec<Vec<usize>> = (0..count).map(|block| successors(function, block)).collect();
    let retreating = retreating_edges(&successors);
    let mut loops = Loops { head_of: vec![None; count], back_edges: retreating, ..Loops::default() };
    if loops.back_edges.is_empty() {
        return loops;
    }
    let predecessors = predecessors(&successors);
    let dominators = dominators(&predecessors);
    let live = live_at_entry(function, &successors);
    let mut edges = loops.back_edges.clone();
    edges.sort_unstable_by_key(|&(_, to)| to);
    for (from, to) in edges {
        let number = *loops.head_of[to].get_or_insert_with(|| {
            let live = (0..function.registers.len()).filter(|&register| has(&live[to], register)).map(|register| register as u32).collect();
            loops.heads.push(Head { live, watched: false, body: Vec::new(), stores: Stores::Unknown, tests_last: false, natural: true });
            loops.heads.len() as u32 - 1
        });
        let head = &mut loops.heads[number as usize];
        head.natural &= has(&dominators[from], to);
        let blocks = body(&predecessors, from, to);
        head.watched |= blocks.iter().any(|&block| reads_shared_memory(function, block));
        for block in blocks {
            if !head.body.contains(&block) {
                head.body.push(block);
            }
        }
    }
    for (block, number) in loops.head_of.iter().enumerate().filter_map(|(block, number)| Some((block, (*number)?))) {
        let head = &mut loops.heads[number as usize];
        let (is_latch, never_leaves) = (successors[block].contains(&block), successors[block].iter().all(|next| head.body.contains(next)));
        head.tests_last = head.natural && (is_latch || never_leaves);
        if head.natural && head.watched {
            let latches: Vec<usize> = loops.back_edges.iter().filter(|(_, to)| *to == block).map(|&(from, _)| from).collect();
            let turns = Turns { function, body: &head.body, latches: &latches, dominators: &dominators };
            head.watched = !turns.are_counted(&head.live);
        }
    }
    for head in loops.heads.iter_mut().filter(|head| head.natural) {
        head.stores = repeats::stores(function, &head.body, &successors, &dominators);
    }
    loops
}

fn predecessors(successors: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut predecessors = vec![Vec::new(); successors.len()];
    for (from, targets) in successors.iter().enumerate() {
        for &to in targets {
            predecessors[to].push(from);
        }
    }
    predecessors
}

/// For each block that a loop without an exit contains, all the blocks of that loop: those from which it can come back, and which it cannot leave but for
/// a failing assertion or an assumption that does not hold. Empty for other blocks.
pub fn endless(function: &Function) -> Vec<Vec<usize>> {
    let count = function.blocks.len();
    let successors: Vec<Vec<usize>> = (0..count).map(|block| successors(function, block)).collect();
    if retreating_edges(&successors).is_empty() {
        return vec![Vec::new(); count];
    }
    let mut reach = vec![vec![false; count]; count];
    for (from, reached) in reach.iter_mut().enumerate() {
        let mut todo = vec![from];
        while let Some(block) = todo.pop() {
            for &target in &successors[block] {
                if !std::mem::replace(&mut reached[target], true) {
                    todo.push(target);
                }
            }
        }
    }
    let fails = |block: usize| {
        let always_fails =
            |op: &Op| matches!(op, Op::Assert { condition: Operand::Constant(0), .. } | Op::Assume { condition: Operand::Constant(0) });
        function.blocks[block].instructions.iter().any(|instruction| always_fails(&instruction.op))
    };
    let is_endless = |block: usize| {
        (block == 0 || reach[0][block])
            && reach[block][block]
            && (0..count).all(|other| !reach[block][other] || reach[other][block] || fails(other))
    };
    let together = |block: usize| (0..count).filter(|&other| reach[block][other] && reach[other][block]).collect();
    (0..count).map(|block| if is_endless(block) { together(block) } else { Vec::new() }).collect()
}

/// The edges that end a turn of a loop without an exit. A turn in which nothing can have an effect is only waiting, and a loop inside has no part in this.
fn turns(function: &Function) -> Vec<(usize, usize)> {
    let endless = endless(function);
    if endless.iter().all(Vec::is_empty) {
        return Vec::new();
    }
    let successors: Vec<Vec<usize>> = (0..function.blocks.len()).map(|block| successors(function, block)).collect();
    let predecessors = predecessors(&successors);
    let dominators = dominators(&predecessors);
    let retreating = retreating_edges(&successors);
    let is_turn = |&(from, to): &(usize, usize)| {
        let whole = &endless[to];
        if whole.is_empty() || !has(&dominators[from], to) {
            // In irreducible code, whatever goes back counts.
            return !whole.is_empty();
        }
        let of_head = |&&(other, head): &&(usize, usize)| head == to && has(&dominators[other], to);
        let mut all: Vec<usize> = retreating.iter().filter(of_head).flat_map(|&(other, _)| body(&predecessors, other, to)).collect();
        all.sort_unstable();
        all.dedup();
        let has_effects = |block: usize| function.blocks[block].instructions.iter().any(|instruction| has_effect(&instruction.op));
        all == *whole && body(&predecessors, from, to).into_iter().any(has_effects)
    };
    retreating.iter().copied().filter(is_turn).collect()
}

/// Can others notice this instruction, or does it call something that they can?
pub fn has_effect(op: &Op) -> bool {
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

/// The edges that close a cycle of a depth-first search from the entry.
fn retreating_edges(successors: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let (mut edges, mut state) = (Vec::new(), vec![0u8; successors.len()]); // 0 new, 1 on the path, 2 done
    let mut path = vec![(0, 0)];
    state[0] = 1;
    while let Some((block, next)) = path.last_mut() {
        let block = *block;
        match successors[block].get(*next) {
            None => {
                state[block] = 2;
                path.pop();
            }
            Some(&to) => {
                *next += 1;
                match state[to] {
                    0 => {
                        state[to] = 1;
                        path.push((to, 0));
                    }
                    1 if !edges.contains(&(block, to)) => edges.push((block, to)),
                    _ => {}
                }
            }
        }
    }
    edges
}

fn dominators(predecessors: &[Vec<usize>]) -> Vec<Bits> {
    let count = predecessors.len();
    let words = count.div_ceil(64);
    let mut dominators = vec![vec![u64::MAX; words]; count];
    dominators[0] = vec![0; words];
    put(&mut dominators[0], 0);
    loop {
        let mut changed = false;
        for block in 1..count {
            let mut new = vec![u64::MAX; words];
            for &predecessor in &predecessors[block] {
                for (word, other) in new.iter_mut().zip(&dominators[predecessor]) {
                    *word &= other;
                }
            }
            put(&mut new, block);
            if new != dominators[block] {
                dominators[block] = new;
                changed = true;
            }
        }
        if !changed {
            return dominators;
        }
    }
}

/// The blocks from which `from` is reached without passing `head`.
fn body(predecessors: &[Vec<usize>], from: usize, head: usize) -> Vec<usize> {
    let (mut blocks, mut todo) = (vec![head], vec![from]);
    while let Some(block) = todo.pop() {
        if !blocks.contains(&block) {
            blocks.push(block);
            todo.extend(&predecessors[block]);
        }
    }
    blocks
}

fn reads_shared_memory(function: &Function, block: usize) -> bool {
    function.blocks[block].instructions.iter().any(|instruction| {
        matches!(instruction.op, Op::Load { .. } | Op::Rmw { .. } | Op::Cas { .. } | Op::Lock { .. } | Op::Wait { .. } | Op::Call { .. })
    })
}

/// Turns what is live after an instruction into what is live before it.
pub(super) fn before(op: &Op, live: &mut Bits) {
    for (register, _) in visit::definitions(op) {
        remove(live, register.index());
    }
    visit::operands(op, |operand, _| {
        if let Operand::Register(register) = operand {
            put(live, register.index());
        }
    });
}

pub(super) fn live_at_entry(function: &Function, successors: &[Vec<usize>]) -> Vec<Bits> {
    let words = function.registers.len().div_ceil(64).max(1);
    let mut live = vec![vec![0; words]; function.blocks.len()];
    loop {
        let mut changed = false;
        for block in (0..function.blocks.len()).rev() {
            let mut now: Bits = vec![0; words];
            for &successor in &successors[block] {
                for (word, other) in now.iter_mut().zip(&live[successor]) {
                    *word |= other;
                }
            }
            for instruction in function.blocks[block].instructions.iter().rev() {
                before(&instruction.op, &mut now);
            }
            if now != live[block] {
                live[block] = now;
                changed = true;
            }
        }
        if !changed {
            return live;
        }
    }
}
