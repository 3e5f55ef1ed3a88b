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

#[cfg(test)]
mod tests {
    use crate::ir::text::parse_verified;
    use crate::machine::loops;

    /// May a thread wait in the one loop of this function?
    fn waits(turn: &str) -> bool {
        let source = format!(
            "global @x: i32\nfn @t() {{\nentry:\n  %i = copy i32 3\n  jump head\nhead:\n  %a = load rlx i32 @x\n  %b = eq i32 %a, %i\n  \
             br %b, gone, turn\nturn:\n{turn}gone:\n  ret\n}}\nthread @t()\n"
        );
        let program = parse_verified("counters.tir", &source).unwrap_or_else(|error| panic!("{error}\n{source}"));
        loops::find(&program.functions[0]).heads[0].watched
    }

    #[test]
    fn who_counts_does_not_wait() {
        assert!(!waits("  %i = add i32 %i, 1\n  jump head\n"));
        assert!(!waits("  %j = copy i32 %i\n  %k = sub i32 %j, 2\n  %i = copy i32 %k\n  jump head\n"));
    }

    #[test]
    fn who_may_come_back_unchanged_waits() {
        assert!(waits("  jump head\n"));
        assert!(waits("  %i = copy i32 %a\n  jump head\n"));
        // Not in every turn, not by anything, back again.
        assert!(waits("  br %b, up, head\nup:\n  %i = add i32 %i, 1\n  jump head\n"));
        assert!(waits("  %j = add i32 %i, 1\n  %i = sub i32 %j, 1\n  jump head\n"));
        assert!(waits("  %i = add i32 %i, 1\n  %i = copy i32 3\n  jump head\n"));
        // What is added may be 0, or bring it back.
        assert!(waits("  %i = add i32 %i, %a\n  jump head\n"));
        assert!(waits("  %i = add i32 %i, 2147483648\n  jump head\n"));
    }
}
