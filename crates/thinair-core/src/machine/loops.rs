//! The loops of a function and the registers that are live at their heads.
//!
//! The machine uses this to recognise waiting: an iteration that comes back to the head with the live state unchanged. Natural loops are found
//! by dominators. In irreducible code every retreating edge counts as a back edge and the counter is never reset, so that a bound always
//! applies to each cycle.

use super::code::LoopStep;
use crate::ir::{Function, Op, Operand};

/// A loop head.
#[derive(Clone, Debug)]
pub struct Head {
    /// Registers whose value may be used after the head is reached.
    pub live: Vec<u32>,
    /// Does the body read shared memory (or call something that may)?
    pub watched: bool,
    natural: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Loops {
    pub heads: Vec<Head>,
    /// For each block, the loop that it heads.
    head_of: Vec<Option<u32>>,
    back_edges: Vec<(usize, usize)>,
}

impl Loops {
    /// What the jump from one block to another means.
    pub fn step(&self, from: usize, to: usize) -> LoopStep {
        match self.head_of[to] {
            None => LoopStep::None,
            Some(number) if self.back_edges.contains(&(from, to)) => LoopStep::Back(number),
            Some(number) if self.heads[number as usize].natural => LoopStep::Enter(number),
            Some(_) => LoopStep::None,
        }
    }
}

type Bits = Vec<u64>;

fn has(bits: &Bits, index: usize) -> bool {
    bits[index / 64] >> (index % 64) & 1 == 1
}

fn put(bits: &mut Bits, index: usize) {
    bits[index / 64] |= 1 << (index % 64);
}

fn successors(function: &Function, block: usize) -> Vec<usize> {
    match function.blocks[block].instructions.last().map(|instruction| &instruction.op) {
        Some(Op::Jump { target }) => vec![target.index()],
        Some(Op::Branch { then, otherwise, .. }) => vec![then.index(), otherwise.index()],
        Some(Op::Switch { cases, default, .. }) => cases.iter().map(|(_, target)| target.index()).chain([default.index()]).collect(),
        _ => Vec::new(),
    }
}

pub fn find(function: &Function) -> Loops {
    let count = function.blocks.len();
    let successors: Vec<Vec<usize>> = (0..count).map(|block| successors(function, block)).collect();
    let retreating = retreating_edges(&successors);
    let mut loops = Loops { head_of: vec![None; count], back_edges: retreating, ..Loops::default() };
    if loops.back_edges.is_empty() {
        return loops;
    }
    let mut predecessors = vec![Vec::new(); count];
    for (from, targets) in successors.iter().enumerate() {
        for &to in targets {
            predecessors[to].push(from);
        }
    }
    let dominators = dominators(&predecessors);
    let live = live_at_entry(function, &successors);
    let mut edges = loops.back_edges.clone();
    edges.sort_unstable_by_key(|&(_, to)| to);
    for (from, to) in edges {
        let number = *loops.head_of[to].get_or_insert_with(|| {
            let live = (0..function.registers.len()).filter(|&register| has(&live[to], register)).map(|register| register as u32).collect();
            loops.heads.push(Head { live, watched: false, natural: true });
            loops.heads.len() as u32 - 1
        });
        let head = &mut loops.heads[number as usize];
        head.natural &= has(&dominators[from], to);
        head.watched |= body(&predecessors, from, to).into_iter().any(|block| reads_shared_memory(function, block));
    }
    loops
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
    function.blocks[block]
        .instructions
        .iter()
        .any(|instruction| matches!(instruction.op, Op::Load { .. } | Op::Rmw { .. } | Op::Cas { .. } | Op::Lock { .. } | Op::Call { .. }))
}

fn live_at_entry(function: &Function, successors: &[Vec<usize>]) -> Vec<Bits> {
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
                for register in definitions(&instruction.op).into_iter().flatten() {
                    now[register as usize / 64] &= !(1 << (register % 64));
                }
                uses(&instruction.op, &mut |register| put(&mut now, register as usize));
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

fn definitions(op: &Op) -> [Option<u32>; 2] {
    match op {
        Op::Copy { destination, .. }
        | Op::Binary { destination, .. }
        | Op::Compare { destination, .. }
        | Op::Cast { destination, .. }
        | Op::Select { destination, .. }
        | Op::Load { destination, .. }
        | Op::PrivateLoad { destination, .. }
        | Op::Allocate { destination, .. }
        | Op::Spawn { destination, .. }
        | Op::Choose { destination, .. } => [Some(destination.0), None],
        Op::Rmw { destination, .. } | Op::Call { destination, .. } => [destination.map(|register| register.0), None],
        Op::Cas { destination, success, .. } => [destination.map(|register| register.0), success.map(|register| register.0)],
        _ => [None, None],
    }
}

fn uses(op: &Op, found: &mut dyn FnMut(u32)) {
    let mut see = |operand: &Operand| {
        if let Operand::Register(register) = operand {
            found(register.0);
        }
    };
    match op {
        Op::Copy { value, .. } | Op::Cast { value, .. } | Op::Switch { value, .. } => see(value),
        Op::Binary { left, right, .. } | Op::Compare { left, right, .. } => [left, right].into_iter().for_each(see),
        Op::Select { condition, then, otherwise, .. } => [condition, then, otherwise].into_iter().for_each(see),
        Op::Load { address, .. } | Op::Free { address } | Op::Lock { address } | Op::Unlock { address } => see(address),
        Op::Store { address, value, .. } | Op::Rmw { address, value, .. } => [address, value].into_iter().for_each(see),
        Op::Cas { address, expected, new, .. } => [address, expected, new].into_iter().for_each(see),
        Op::PrivateLoad { offset, .. } => see(offset),
        Op::PrivateStore { offset, value, .. } => [offset, value].into_iter().for_each(see),
        Op::Allocate { size, .. } => see(size),
        Op::Call { function, arguments, .. } | Op::Spawn { function, arguments, .. } => {
            see(function);
            arguments.iter().for_each(see);
        }
        Op::Join { thread } => see(thread),
        Op::Assume { condition } | Op::Assert { condition, .. } | Op::Branch { condition, .. } => see(condition),
        Op::Return { value } => value.iter().for_each(see),
        Op::Fence { .. } | Op::Choose { .. } | Op::Jump { .. } => {}
    }
}
