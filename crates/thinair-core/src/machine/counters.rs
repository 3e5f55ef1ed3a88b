//! Loops that count: some variable that is still wanted at the head goes up, or down, in every turn. None of their turns leaves the thread as it was, so nobody waits in them.

use super::loops::{Bits, has};
use crate::ir::{BinaryOp, Function, Op, Operand, RegisterId, Width, visit};

/// How far a value is followed back.
const MOST_STEPS: u32 = 8;
/// Larger steps might come back to where they began.
const MOST_BY_ONE_TURN: i64 = 1 << 10;

/// A natural loop, as far as this is concerned.
pub struct Turns<'a> {
    pub function: &'a Function,
    pub body: &'a [usize],
    /// The blocks at which turns end.
    pub latches: &'a [usize],
    pub dominators: &'a [Bits],
}

impl Turns<'_> {
    /// Does one of these, which are live at the head, count turns?
    pub fn are_counted(&self, live: &[u32]) -> bool {
        live.iter().any(|&register| self.is_counter(RegisterId(register)))
    }

    fn is_counter(&self, register: RegisterId) -> bool {
        let Some((block, at)) = self.only_definition(register, self.body.iter().copied()) else { return false };
        let in_every_turn = self.latches.iter().all(|&latch| has(&self.dominators[latch], block));
        let is_wide = matches!(self.function.registers[register.index()].width, Width::I32 | Width::I64);
        in_every_turn && is_wide && self.result(register, (block, at), MOST_STEPS).is_some_and(|by| by != 0 && by.abs() <= MOST_BY_ONE_TURN)
    }

    /// By how much what is defined there differs from what the register was at the head.
    fn result(&self, register: RegisterId, (block, at): (usize, usize), steps: u32) -> Option<i64> {
        let value = |operand| self.value(register, operand, (block, at), steps.checked_sub(1)?);
        match self.function.blocks[block].instructions[at].op {
            Op::Copy { value: operand, .. } => value(operand),
            Op::Binary { op: BinaryOp::Add, left, right: Operand::Constant(by), width, .. } => Some(value(left)? + width.sign_extend(by)),
            Op::Binary { op: BinaryOp::Sub, left, right: Operand::Constant(by), width, .. } => Some(value(left)? - width.sign_extend(by)),
            _ => None,
        }
    }

    /// The same for what is used there.
    fn value(&self, register: RegisterId, operand: Operand, (block, at): (usize, usize), steps: u32) -> Option<i64> {
        let Operand::Register(used) = operand else { return None };
        if used == register {
            return Some(0);
        }
        let (defined_in, defined_at) = self.only_definition(used, 0..self.function.blocks.len())?;
        let comes_before = if defined_in == block { defined_at < at } else { has(&self.dominators[block], defined_in) };
        let in_this_turn = self.body.contains(&defined_in) && comes_before;
        if in_this_turn { self.result(register, (defined_in, defined_at), steps) } else { None }
    }

    fn only_definition(&self, register: RegisterId, blocks: impl Iterator<Item = usize>) -> Option<(usize, usize)> {
        let mut found = blocks.flat_map(|block| {
            let instructions = self.function.blocks[block].instructions.iter().enumerate();
            let defines = move |op: &Op| visit::definitions(op).any(|(defined, _)| defined == register);
            instructions.filter(move |(_, this)| defines(&this.op)).map(move |(at, _)| (block, at))
        });
        let first = found.next()?;
        found.next().is_none().then_some(first)
    }
}
