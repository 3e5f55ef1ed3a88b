//! Loops that count: some variable that is still wanted at the head goes up, or down, in every turn. None of their turns leaves the thread as it was, so nobody waits in them.

use super::loops::{Bits, has};
use crate::ir::{BinaryOp, Function, Op, Operand, RegisterId, Width, visit};
use rustc_hash::FxHashMap;

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

    /// Is it changed in one block only, which is part of every turn, and by a constant there?
    fn is_counter(&self, register: RegisterId) -> bool {
        let is_wide = matches!(self.function.registers[register.index()].width, Width::I32 | Width::I64);
        let mut blocks = self.body.iter().copied().filter(|&block| self.defines(block, register));
        let (Some(block), None, true) = (blocks.next(), blocks.next(), is_wide) else { return false };
        let in_every_turn = self.latches.iter().all(|&latch| has(&self.dominators[latch], block));
        in_every_turn && self.change(block, register).is_some_and(|by| by != 0 && by.abs() <= MOST_BY_ONE_TURN)
    }

    fn defines(&self, block: usize, register: RegisterId) -> bool {
        let instructions = &self.function.blocks[block].instructions;
        instructions.iter().any(|this| visit::definitions(&this.op).any(|(defined, _)| defined == register))
    }

    /// By how much a register is more at the end of a block than at its beginning, if by a constant.
    fn change(&self, block: usize, register: RegisterId) -> Option<i64> {
        // By how much registers are more than that one was at the beginning.
        let mut known = FxHashMap::from_iter([(register, 0_i64)]);
        for instruction in &self.function.blocks[block].instructions {
            let value = |operand: Operand| match operand {
                Operand::Register(register) => known.get(&register).copied(),
                _ => None,
            };
            let new = match instruction.op {
                Op::Copy { destination, value: operand, .. } => value(operand).map(|by| (destination, by)),
                Op::Binary { destination, op, left, right: Operand::Constant(by), width } => {
                    let by = width.sign_extend(by);
                    match op {
                        BinaryOp::Add | BinaryOp::SAdd => value(left).map(|value| (destination, value.wrapping_add(by))),
                        BinaryOp::Sub | BinaryOp::SSub => value(left).map(|value| (destination, value.wrapping_sub(by))),
                        _ => None,
                    }
                }
                _ => None,
            };
            for (defined, _) in visit::definitions(&instruction.op) {
                known.remove(&defined);
            }
            known.extend(new);
        }
        known.get(&register).copied()
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
        assert!(!waits("  %i = copy i32 %i\n  %i = sadd i32 %i, 1\n  %i = copy i32 %i\n  jump head\n"));
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
