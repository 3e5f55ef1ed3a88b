//! Integers of odd widths, which bit-fields are made of (`i24`, `i40`): in the next larger register, with the bits above the width zero.

use thinair_core::ir::{BinaryOp, CastOp, Op, Operand, RegisterId, Width};

use super::function::FunctionLowering;
use super::{Lower, Lowering, refuse};
use crate::reader::{LocalId, Type, TypeId, Value};

impl Lowering<'_> {
    /// The width of an integer that does not fill its register.
    pub fn odd_bits(&mut self, of: TypeId) -> Lower<Option<u32>> {
        Ok(match self.resolved_type(of)? {
            Type::Int(bits @ 2..=63) if !matches!(bits, 8 | 16 | 32) => Some(bits),
            _ => None,
        })
    }
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// Makes the bits above the width zero.
    pub fn mask_into(&mut self, destination: RegisterId, width: Width, bits: u32, value: Operand) {
        self.emit(Op::Binary { destination, op: BinaryOp::And, width, left: value, right: Operand::Constant((1 << bits) - 1) });
    }

    /// The same number with its sign, in the whole register.
    pub fn with_sign(&mut self, value: Operand, width: Width, bits: u32) -> Operand {
        let unused = Operand::Constant(u64::from(width.bits() - bits));
        let high = self.arithmetic(BinaryOp::Shl, width, value, unused);
        self.arithmetic(BinaryOp::AShr, width, high, unused)
    }

    pub fn odd_binary(&mut self, destination: RegisterId, op: BinaryOp, width: Width, bits: u32, operands: [Operand; 2]) {
        let [mut left, mut right] = operands;
        if matches!(op, BinaryOp::AShr | BinaryOp::SDiv | BinaryOp::SRem) {
            left = self.with_sign(left, width, bits);
        }
        if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) {
            right = self.with_sign(right, width, bits);
        }
        let result = self.arithmetic(op, width, left, right);
        self.mask_into(destination, width, bits, result);
    }

    pub fn odd_cast(&mut self, result: Option<LocalId>, op: &str, from: TypeId, value: &Value<'a>, to: TypeId) -> Lower<()> {
        let (from_width, to_width) = (self.lowering.width(from)?, self.lowering.width(to)?);
        let mut value = self.operand(value, from)?;
        if op == "sext"
            && let Some(bits) = self.lowering.odd_bits(from)?
        {
            value = self.with_sign(value, from_width, bits);
        }
        let cast = match op {
            "sext" => CastOp::SignExtend,
            "zext" | "trunc" => CastOp::ZeroExtend,
            other => return refuse(format!("the instruction `{other}` on an integer of an odd width is not supported")),
        };
        let value = match from_width.cmp(&to_width) {
            std::cmp::Ordering::Equal => value,
            order => {
                let destination = self.temporary(to_width);
                let op = if order.is_lt() { cast } else { CastOp::Truncate };
                self.emit(Op::Cast { destination, op, from: from_width, to: to_width, value });
                Operand::Register(destination)
            }
        };
        let destination = self.result(result)?;
        match self.lowering.odd_bits(to)? {
            Some(bits) => self.mask_into(destination, to_width, bits, value),
            None => self.copy(destination, value),
        }
        Ok(())
    }
}
