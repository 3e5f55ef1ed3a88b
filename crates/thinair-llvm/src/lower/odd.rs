//! Integers of odd widths, which bit-fields are made of (`i24`, `i40`): in the next larger register, with the bits above the width zero.

use thinair_core::ir::{BinaryOp, CastOp, Op, Operand, Order, RegisterId, Width};

use super::function::FunctionLowering;
use super::layout::Leaf;
use super::memory::{Place, access};
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

    /// The pieces of memory that an integer of 3, 5, 6 or 7 bytes takes: what follows them is not its own. They are bytes, because clang declares such units of bit-fields as arrays
    /// of bytes, and copies them so.
    pub fn odd_pieces(&mut self, of: TypeId) -> Lower<Option<Vec<Leaf>>> {
        let Some(bytes) = self.odd_bits(of)?.map(|bits| u64::from(bits.div_ceil(8))).filter(|bytes| !bytes.is_power_of_two()) else {
            return Ok(None);
        };
        Ok(Some((0..bytes).map(|offset| Leaf { offset, width: Width::I8 }).collect()))
    }

    /// The scalars of a type as they are accessed in memory.
    pub fn accessed_leaves(&mut self, of: TypeId) -> Lower<Vec<Leaf>> {
        match self.odd_pieces(of)? {
            Some(pieces) => Ok(pieces),
            None => self.leaves(of),
        }
    }
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// Makes the bits above the width zero.
    pub fn mask_into(&mut self, destination: RegisterId, width: Width, bits: u32, value: Operand) {
        self.emit(Op::Binary { destination, op: BinaryOp::And, width, left: value, right: Operand::Constant((1 << bits) - 1) });
    }

    /// Loads a number piece by piece, the lowest first.
    pub fn load_pieces(&mut self, destination: RegisterId, place: Place, pieces: &[Leaf]) -> Lower<()> {
        let width = self.register_width(destination);
        let mut sum = Operand::Constant(0);
        for &piece in pieces {
            let part = self.temporary(piece.width);
            self.load_leaf(part, place, piece, access(Order::Plain))?;
            let part = self.widened(Operand::Register(part), piece.width, width);
            let part = self.arithmetic(BinaryOp::Shl, width, part, Operand::Constant(8 * piece.offset));
            sum = self.arithmetic(BinaryOp::Or, width, sum, part);
        }
        self.copy(destination, sum);
        Ok(())
    }

    pub fn store_pieces(&mut self, value: Operand, width: Width, place: Place, pieces: &[Leaf]) -> Lower<()> {
        for &piece in pieces {
            let mut part = self.arithmetic(BinaryOp::LShr, width, value, Operand::Constant(8 * piece.offset));
            if piece.width != width {
                let narrow = self.temporary(piece.width);
                self.emit(Op::Cast { destination: narrow, op: CastOp::Truncate, from: width, to: piece.width, value: part });
                part = Operand::Register(narrow);
            }
            self.store_leaf(place, piece, part, Order::Plain)?;
        }
        Ok(())
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
