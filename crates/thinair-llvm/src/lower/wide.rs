//! Integers of 128 bits: two registers, the lower half first. Only in private data: atomic accesses are of 64 bits at most.

use thinair_core::ir::{BinaryOp, CastOp, CompareOp, Op, Operand, Width};

use super::function::FunctionLowering;
use super::{Lower, refuse};
use crate::reader::{LocalId, TypeId, Value};

/// The halves of a constant.
pub fn constant(value: &Value<'_>) -> Vec<Operand> {
    let number = match value {
        // Narrow constants are signed.
        Value::Int(number) => *number as i64 as i128 as u128,
        Value::Wide(number) => *number,
        _ => 0,
    };
    vec![Operand::Constant(number as u64), Operand::Constant((number >> 64) as u64)]
}

type Halves = (Operand, Operand);

impl<'a> FunctionLowering<'_, '_, 'a> {
    fn halves(&mut self, value: &Value<'a>, of: TypeId) -> Lower<Halves> {
        match self.parts(value, of)?.as_slice() {
            &[low, high] => Ok((low, high)),
            _ => refuse("an integer of 128 bits is needed here"),
        }
    }

    fn word(&mut self, op: BinaryOp, left: Operand, right: Operand) -> Operand {
        self.arithmetic(op, Width::I64, left, right)
    }

    /// 1 if the comparison holds.
    fn flag(&mut self, op: CompareOp, left: Operand, right: Operand) -> Operand {
        let flag = self.comparison(op, Width::I64, left, right);
        self.widened(flag, Width::I1, Width::I64)
    }

    pub fn wide_binary(&mut self, result: Option<LocalId>, op: &str, of: TypeId, left: &Value<'a>, right: &Value<'a>) -> Lower<()> {
        let (a, b) = (self.halves(left, of)?, self.halves(right, of)?);
        let (low, high) = match op {
            "add" => {
                let low = self.word(BinaryOp::Add, a.0, b.0);
                let carry = self.flag(CompareOp::ULt, low, a.0);
                let high = self.word(BinaryOp::Add, a.1, b.1);
                (low, self.word(BinaryOp::Add, high, carry))
            }
            "sub" => {
                let borrow = self.flag(CompareOp::ULt, a.0, b.0);
                let high = self.word(BinaryOp::Sub, a.1, b.1);
                (self.word(BinaryOp::Sub, a.0, b.0), self.word(BinaryOp::Sub, high, borrow))
            }
            "mul" => self.wide_product(a, b),
            "and" => (self.word(BinaryOp::And, a.0, b.0), self.word(BinaryOp::And, a.1, b.1)),
            "or" => (self.word(BinaryOp::Or, a.0, b.0), self.word(BinaryOp::Or, a.1, b.1)),
            "xor" => (self.word(BinaryOp::Xor, a.0, b.0), self.word(BinaryOp::Xor, a.1, b.1)),
            "shl" => {
                let (low, high) = self.wide_shift(BinaryOp::Shl, BinaryOp::LShr, (a.0, a.1), b.0);
                (low, high)
            }
            "lshr" => {
                let (high, low) = self.wide_shift(BinaryOp::LShr, BinaryOp::Shl, (a.1, a.0), b.0);
                (low, high)
            }
            "ashr" => {
                let (_, low) = self.wide_shift(BinaryOp::LShr, BinaryOp::Shl, (a.1, a.0), b.0);
                let high = self.word(BinaryOp::AShr, a.1, b.0);
                let beyond = self.word(BinaryOp::Sub, b.0, Operand::Constant(64));
                let far = self.word(BinaryOp::AShr, a.1, beyond);
                let near = self.comparison(CompareOp::ULt, Width::I64, b.0, Operand::Constant(64));
                let destination = self.temporary(Width::I64);
                self.emit(Op::Select { destination, width: Width::I64, condition: near, then: low, otherwise: far });
                (Operand::Register(destination), high)
            }
            "udiv" | "urem" | "sdiv" | "srem" => self.wide_quotient(op, a, b),
            other => return refuse(format!("the instruction `{other}` on integers of 128 bits is not supported")),
        };
        self.copy_parts(result, &[low, high]);
        Ok(())
    }

    /// The library divides, once for each half of the result.
    fn wide_quotient(&mut self, op: &str, a: Halves, b: Halves) -> Halves {
        let name = if op.starts_with('s') { "__thinair_divide_signed" } else { "__thinair_divide" };
        let rest = Operand::Constant(u64::from(op.ends_with("rem")));
        let [low, high] = [0, 1].map(|half| {
            let function = Operand::Function(self.lowering.library_function(name, self.at));
            let destination = self.temporary(Width::I64);
            let arguments = vec![a.0, a.1, b.0, b.1, rest, Operand::Constant(half)];
            self.emit(Op::Call { destination: Some(destination), function, arguments });
            Operand::Register(destination)
        });
        (low, high)
    }

    /// Shifts from the first half into the second: what is shifted out of one comes into the other. Shifting by 64 or more, negative numbers included,
    /// gives 0 in each half.
    fn wide_shift(&mut self, away: BinaryOp, back: BinaryOp, (first, second): Halves, by: Operand) -> Halves {
        let rest = self.word(BinaryOp::Sub, Operand::Constant(64), by);
        let beyond = self.word(BinaryOp::Sub, by, Operand::Constant(64));
        let (stays, comes, far) = (self.word(away, second, by), self.word(back, first, rest), self.word(away, first, beyond));
        let sum = self.word(BinaryOp::Or, stays, comes);
        (self.word(away, first, by), self.word(BinaryOp::Or, sum, far))
    }

    /// School multiplication of the low halves in pieces of 32 bits; of the rest only the lower word counts.
    fn wide_product(&mut self, a: Halves, b: Halves) -> Halves {
        let (mask, shift) = (Operand::Constant(0xFFFF_FFFF), Operand::Constant(32));
        let (a0, a1) = (self.word(BinaryOp::And, a.0, mask), self.word(BinaryOp::LShr, a.0, shift));
        let (b0, b1) = (self.word(BinaryOp::And, b.0, mask), self.word(BinaryOp::LShr, b.0, shift));
        let (low, left) = (self.word(BinaryOp::Mul, a0, b0), self.word(BinaryOp::Mul, a1, b0));
        let (right, high) = (self.word(BinaryOp::Mul, a0, b1), self.word(BinaryOp::Mul, a1, b1));
        let carried = self.word(BinaryOp::LShr, low, shift);
        let middle = self.word(BinaryOp::Add, left, carried);
        let (middle_low, middle_high) = (self.word(BinaryOp::And, middle, mask), self.word(BinaryOp::LShr, middle, shift));
        let middle = self.word(BinaryOp::Add, middle_low, right);
        let carried = self.word(BinaryOp::LShr, middle, shift);
        let mut high = self.word(BinaryOp::Add, high, middle_high);
        high = self.word(BinaryOp::Add, high, carried);
        for (left, right) in [(a.0, b.1), (a.1, b.0)] {
            let product = self.word(BinaryOp::Mul, left, right);
            high = self.word(BinaryOp::Add, high, product);
        }
        (self.word(BinaryOp::Mul, a.0, b.0), high)
    }

    pub fn wide_compare(&mut self, result: Option<LocalId>, op: &str, of: TypeId, left: &Value<'a>, right: &Value<'a>) -> Lower<()> {
        let (a, b) = (self.halves(left, of)?, self.halves(right, of)?);
        let Some(op) = super::instruction::comparison(op) else { return refuse(format!("the comparison `{op}` is not supported")) };
        // The high halves decide, or the low ones where those are equal; the low ones have no sign.
        let (strict, low_op) = match op {
            CompareOp::Eq | CompareOp::Ne => (op, op),
            CompareOp::ULt | CompareOp::ULe => (CompareOp::ULt, op),
            CompareOp::UGt | CompareOp::UGe => (CompareOp::UGt, op),
            CompareOp::SLt => (CompareOp::SLt, CompareOp::ULt),
            CompareOp::SLe => (CompareOp::SLt, CompareOp::ULe),
            CompareOp::SGt => (CompareOp::SGt, CompareOp::UGt),
            _ => (CompareOp::SGt, CompareOp::UGe),
        };
        let (high, low) = (self.comparison(strict, Width::I64, a.1, b.1), self.comparison(low_op, Width::I64, a.0, b.0));
        let destination = self.result(result)?;
        match op {
            CompareOp::Eq => self.emit(Op::Binary { destination, op: BinaryOp::And, width: Width::I1, left: high, right: low }),
            CompareOp::Ne => self.emit(Op::Binary { destination, op: BinaryOp::Or, width: Width::I1, left: high, right: low }),
            _ => {
                let equal = self.comparison(CompareOp::Eq, Width::I64, a.1, b.1);
                self.emit(Op::Select { destination, width: Width::I1, condition: equal, then: low, otherwise: high });
            }
        }
        Ok(())
    }

    pub fn wide_cast(&mut self, result: Option<LocalId>, op: &str, from: TypeId, value: &Value<'a>, to: TypeId) -> Lower<()> {
        match op {
            "zext" | "sext" => {
                let width = self.lowering.width(from)?;
                let value = self.operand(value, from)?;
                let low = if width == Width::I64 {
                    value
                } else {
                    let destination = self.temporary(Width::I64);
                    let op = if op == "zext" { CastOp::ZeroExtend } else { CastOp::SignExtend };
                    self.emit(Op::Cast { destination, op, from: width, to: Width::I64, value });
                    Operand::Register(destination)
                };
                let high = if op == "zext" { Operand::Constant(0) } else { self.word(BinaryOp::AShr, low, Operand::Constant(63)) };
                self.copy_parts(result, &[low, high]);
                Ok(())
            }
            "trunc" => {
                let width = self.lowering.width(to)?;
                let (low, _) = self.halves(value, from)?;
                let destination = self.result(result)?;
                match width {
                    Width::I64 => self.copy(destination, low),
                    _ => self.emit(Op::Cast { destination, op: CastOp::Truncate, from: Width::I64, to: width, value: low }),
                }
                Ok(())
            }
            "bitcast" => {
                let (low, high) = self.halves(value, from)?;
                self.copy_parts(result, &[low, high]);
                Ok(())
            }
            other => refuse(format!("the instruction `{other}` on integers of 128 bits is not supported")),
        }
    }
}
