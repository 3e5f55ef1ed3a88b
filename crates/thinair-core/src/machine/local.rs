//! The machine's inner loop: instructions that concern nothing but the registers of one frame.
//!
//! Most instructions are such. Everything that they need is at hand in slices, so that the loop stays in the processor's registers; the
//! [`interpreter`](super::interpreter) does the rest.

use super::arithmetic;
use super::code::{Code, Edge, LoopStep, Value};
use super::deps::{DepSet, DepSets};
use super::faults::can_fail;

/// Why the inner loop ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// At an instruction of another kind, or at a jump to the head of a loop.
    Other,
    /// At an operation that has no result.
    Arithmetic,
    TooManySteps,
}

pub struct Local<'a, const DEPENDENCIES: bool> {
    pub code: &'a [Code],
    /// The frame from its first register on.
    pub frame: &'a mut [u64],
    /// Where the dependencies of the registers begin in it.
    pub dependencies: usize,
    /// The word of the thread's header with the dependencies of the branches so far in its low half.
    pub control: &'a mut u64,
    /// The word with those of what might have made the thread fail.
    pub doubts: &'a mut u64,
    pub sets: &'a mut DepSets,
}

impl<const DEPENDENCIES: bool> Local<'_, DEPENDENCIES> {
    /// Runs from `pc` until something else is to be done, or `steps` are used up.
    #[inline(always)]
    pub fn run(mut self, pc: &mut u32, steps: &mut u32) -> Exit {
        let (mut at, mut left) = (*pc, *steps);
        let exit = loop {
            let Some(next) = left.checked_sub(1) else { break Exit::TooManySteps };
            left = next;
            match self.code[at as usize] {
                Code::Copy { destination, value } => self.define(destination, self.get(value), &[value]),
                Code::Binary { destination, op, width, left, right } => {
                    let Some(result) = arithmetic::binary(op, width, self.get(left), self.get(right)) else { break Exit::Arithmetic };
                    if DEPENDENCIES && can_fail(op) {
                        let deps = self.sets.union(self.deps(left), self.deps(right));
                        *self.doubts = u64::from(self.sets.union(DepSet(*self.doubts as u32), deps).0);
                    }
                    self.define(destination, result, &[left, right]);
                }
                Code::Compare { destination, op, width, left, right } => {
                    let result = arithmetic::compare(op, width, self.get(left), self.get(right));
                    self.define(destination, u64::from(result), &[left, right]);
                }
                Code::Cast { destination, op, from, to, value } => {
                    self.define(destination, arithmetic::cast(op, from, to, self.get(value)), &[value]);
                }
                Code::Select { destination, condition, then, otherwise } => {
                    let chosen = if self.get(condition) != 0 { then } else { otherwise };
                    self.define(destination, self.get(chosen), &[condition, then, otherwise]);
                }
                Code::Jump { edge: Edge { target, loop_step: LoopStep::None } } => {
                    at = target;
                    continue;
                }
                Code::Branch { condition, then, otherwise } => {
                    let edge = if self.get(condition) != 0 { then } else { otherwise };
                    if edge.loop_step != LoopStep::None {
                        break Exit::Other;
                    }
                    self.branch_on(condition);
                    at = edge.target;
                    continue;
                }
                _ => break Exit::Other,
            }
            at += 1;
        };
        (*pc, *steps) = (at, left);
        exit
    }

    #[inline(always)]
    fn get(&self, value: Value) -> u64 {
        match value {
            Value::Register(register) => self.frame[register as usize],
            Value::Constant(constant) => constant,
        }
    }

    #[inline(always)]
    fn deps(&self, value: Value) -> DepSet {
        match value {
            Value::Register(register) => DepSet(self.frame[self.dependencies + register as usize] as u32),
            Value::Constant(_) => DepSet::EMPTY,
        }
    }

    #[inline(always)]
    fn define(&mut self, register: u32, value: u64, from: &[Value]) {
        if DEPENDENCIES {
            let deps = from.iter().fold(DepSet::EMPTY, |all, &value| self.sets.union(all, self.deps(value)));
            self.frame[self.dependencies + register as usize] = u64::from(deps.0);
        }
        self.frame[register as usize] = value;
    }

    /// The condition is a control dependency from here on.
    #[inline(always)]
    fn branch_on(&mut self, condition: Value) {
        if DEPENDENCIES {
            let all = self.sets.union(DepSet(*self.control as u32), self.deps(condition));
            *self.control = *self.control >> 32 << 32 | u64::from(all.0);
        }
    }
}
