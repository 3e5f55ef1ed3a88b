//! Where a thread may look at a location twice, with nothing in between that others could see: a load in front of a loop that
//! does it again, and a compare-and-exchange right after a load, or after another one that has failed. Fences may stand there: mappings put them behind reads and before them.
//!
//! Told from the code alone, so that a program that never looks twice pays nothing for the rules that serve those which do
//! ([`crate::engine::graph`] has them, in `pruning::ahead`).

use super::action::CodeAddress;
use super::code::{Code, FunctionCode, ProgramCode, Value};
use crate::ir::BinaryOp;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// How far addresses are followed back.
const MOST_STEPS: u32 = 16;

#[derive(Default)]
pub struct Looks {
    /// For each instruction: is it a load that a loop behind it does again?
    peeks: Vec<bool>,
    /// Is there a compare-and-exchange right after a look at its location?
    exchanges: bool,
}

/// Where an address comes from: registers that are computed twice from the same are the same.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Root {
    Constant,
    Register(u32),
    Private(u32, Value),
}

impl Looks {
    pub fn new(code: &ProgramCode) -> Looks {
        let mut looks = Looks { peeks: vec![false; code.code.len()], exchanges: false };
        let ends = code.functions.iter().skip(1).map(|function| function.entry).chain([code.code.len() as u32]);
        for (function, end) in code.functions.iter().zip(ends).filter(|(function, _)| !function.loops.is_empty()) {
            looks.add(&Body { code: &code.code, function, end, definitions: definitions(&code.code, function.entry..end) });
        }
        looks
    }

    pub fn is_empty(&self) -> bool {
        !self.exchanges && !self.peeks.contains(&true)
    }

    #[inline]
    pub fn peeks(&self, code: CodeAddress) -> bool {
        self.peeks[code.0 as usize]
    }

    fn add(&mut self, body: &Body<'_>) {
        for first in body.function.entry..body.end {
            let (Code::Load { address, .. } | Code::Cas { address, .. }) = body.code[first as usize] else { continue };
            let place = body.place(address, MOST_STEPS);
            for second in body.next_looks(first) {
                match body.code[second as usize] {
                    Code::Load { address, .. } if body.place(address, MOST_STEPS) == place => {
                        let is_load = matches!(body.code[first as usize], Code::Load { .. });
                        self.peeks[first as usize] |= is_load && body.repeats_without(second, first);
                    }
                    Code::Cas { address, .. } => self.exchanges |= body.place(address, MOST_STEPS) == place,
                    _ => {}
                }
            }
        }
    }
}

/// The code of a function.
struct Body<'a> {
    code: &'a [Code],
    function: &'a FunctionCode,
    end: u32,
    /// The one instruction that gives a register its value; `None` if there are several.
    definitions: FxHashMap<u32, Option<u32>>,
}

/// Of instructions that are looked through alone.
fn definitions(code: &[Code], body: Range<u32>) -> FxHashMap<u32, Option<u32>> {
    let mut definitions = FxHashMap::default();
    for at in body {
        let (Code::Copy { destination, .. }
        | Code::Cast { destination, .. }
        | Code::Binary { destination, .. }
        | Code::PrivateLoad { destination, .. }) = code[at as usize]
        else {
            continue;
        };
        definitions.entry(destination).and_modify(|only| *only = None).or_insert(Some(at));
    }
    definitions
}

impl Body<'_> {
    /// Is there a loop that may wait at one, and of which the other is no part?
    fn repeats_without(&self, one: u32, other: u32) -> bool {
        self.function.loops.iter().filter(|this| this.watched).any(|this| {
            let is_inside = |at: u32| this.body.iter().any(|&(first, end)| (first..end).contains(&at));
            is_inside(one) && !is_inside(other)
        })
    }

    /// The loads and compare-and-exchanges to which a thread may come from one instruction without doing anything else that can be seen.
    fn next_looks(&self, from: u32) -> Vec<u32> {
        let (mut looks, mut seen, mut open) = (Vec::new(), FxHashSet::default(), vec![from + 1]);
        while let Some(at) = open.pop() {
            if at >= self.end || !seen.insert(at) {
                continue;
            }
            match &self.code[at as usize] {
                Code::Load { .. } | Code::Cas { .. } => looks.push(at),
                Code::Jump { edge } => open.push(edge.target),
                Code::Branch { then, otherwise, .. } => open.extend([then.target, otherwise.target]),
                Code::Switch { cases, default, .. } => {
                    open.extend(cases.iter().map(|(_, edge)| edge.target).chain([default.target]));
                }
                Code::Copy { .. }
                | Code::Binary { .. }
                | Code::Compare { .. }
                | Code::Cast { .. }
                | Code::Select { .. }
                | Code::PrivateLoad { .. }
                | Code::PrivateStore { .. }
                | Code::Spurious { .. }
                | Code::Fence { .. }
                | Code::Settled
                | Code::Assume { .. }
                | Code::Assert { .. }
                | Code::Check { .. } => open.push(at + 1),
                _ => {}
            }
        }
        looks
    }

    /// Where an address comes from, and how far it is from there.
    fn place(&self, address: Value, steps: u32) -> (Root, u64) {
        let register = match address {
            Value::Constant(constant) => return (Root::Constant, constant),
            Value::Register(register) => register,
        };
        let here = (Root::Register(register), 0);
        let definition = self.definitions.get(&register).copied().flatten().filter(|_| steps > 0);
        match definition.map(|at| &self.code[at as usize]) {
            Some(&Code::Copy { value, .. } | &Code::Cast { value, .. }) => self.place(value, steps - 1),
            Some(&Code::Binary { op: BinaryOp::Add, left, right: Value::Constant(offset), .. }) => {
                let (root, from) = self.place(left, steps - 1);
                (root, from.wrapping_add(offset))
            }
            Some(&Code::PrivateLoad { base, offset, .. }) => (Root::Private(base, offset), 0),
            _ => here,
        }
    }
}
