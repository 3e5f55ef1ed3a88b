//! LLVM's intrinsic functions.

use thinair_core::ir::{BinaryOp, CastOp, CompareOp, Op, Operand, Width};

use super::function::FunctionLowering;
use super::library;
use super::{Failures, Lower, refuse};
use crate::reader::{Call, LocalId, Value};

/// The number by which `llvm.ubsantrap` is told of a shift.
const SHIFT: u64 = 20;

impl<'a> FunctionLowering<'_, '_, 'a> {
    pub fn intrinsic(&mut self, result: Option<LocalId>, name: &str, call: &Call<'a>) -> Lower<()> {
        if library::forgets_arguments(name) {
            return Ok(());
        }
        if library::is_copy(name) {
            return self.copy_memory(call);
        }
        if library::is_fill(name) {
            return self.fill_memory(call);
        }
        // The rest of the name says for which type.
        let words: Vec<&str> = name.split('.').skip(1).collect();
        match words.as_slice() {
            // What -fsanitize=shift-base finds is an overflow.
            ["ubsantrap", ..] if matches!(call.arguments.first(), Some((_, Value::Int(SHIFT)))) => {
                let (left, right) = (Operand::Constant(Width::I32.mask() >> 1), Operand::Constant(1));
                let op = self.signed_operation(BinaryOp::Add);
                self.arithmetic(op, Width::I32, left, right);
                self.fail_if(Failures::Every, "trap reached");
                Ok(())
            }
            ["trap" | "debugtrap" | "ubsantrap", ..] => {
                self.fail_if(Failures::Every, "trap reached");
                Ok(())
            }
            ["expect", ..] => {
                let value = self.argument(call, 0)?;
                self.give(result, value);
                Ok(())
            }
            ["threadlocal", "address", ..] | ["launder", "invariant", "group", ..] | ["ptr", "annotation", ..] | ["annotation", ..] => {
                let value = self.argument(call, 0)?;
                self.give(result, value);
                Ok(())
            }
            ["eh", "typeid", "for", ..] => self.number_of_type(result, call),
            ["stacksave", ..] => {
                self.give(result, Operand::Constant(0));
                Ok(())
            }
            ["va_start", ..] => self.start_list(call),
            ["va_copy", ..] => self.copy_list(call),
            ["objectsize", ..] => {
                // Not known: the greatest size, or the least if that is asked for.
                let least = matches!(call.arguments.get(1), Some((_, Value::Int(1))));
                let width = self.lowering.width(call.result)?;
                self.give(result, Operand::Constant(if least { 0 } else { width.mask() }));
                Ok(())
            }
            ["ctpop", ..] => self.count_ones(result, call),
            ["ctlz", ..] => self.bits(result, call, "__thinair_leading_zeros"),
            ["cttz", ..] => self.bits(result, call, "__thinair_trailing_zeros"),
            ["bswap", ..] => self.bits(result, call, "__thinair_swap_bytes"),
            ["bitreverse", ..] => self.bits(result, call, "__thinair_reverse_bits"),
            ["fabs", ..] => {
                let width = self.lowering.width(call.result)?;
                let value = self.argument(call, 0)?;
                let destination = self.result(result)?;
                self.emit(Op::Binary { destination, op: BinaryOp::And, width, left: value, right: Operand::Constant(width.mask() >> 1) });
                Ok(())
            }
            ["sqrt", "f64"] => self.mathematics(result, call, "sqrt"),
            ["sqrt", "f32"] => self.mathematics(result, call, "sqrtf"),
            ["floor", "f64"] => self.mathematics(result, call, "floor"),
            ["floor", "f32"] => self.mathematics(result, call, "floorf"),
            ["ceil", "f64"] => self.mathematics(result, call, "ceil"),
            ["ceil", "f32"] => self.mathematics(result, call, "ceilf"),
            ["trunc", "f64"] => self.mathematics(result, call, "trunc"),
            ["round", "f64"] => self.mathematics(result, call, "round"),
            ["minnum", "f64"] => self.mathematics(result, call, "fmin"),
            ["maxnum", "f64"] => self.mathematics(result, call, "fmax"),
            ["pow", "f64"] => self.mathematics(result, call, "pow"),
            ["fmuladd", ..] => {
                let width = self.lowering.width(call.result)?;
                let (left, right, added) = (self.argument(call, 0)?, self.argument(call, 1)?, self.argument(call, 2)?);
                let product = self.arithmetic(BinaryOp::FMul, width, left, right);
                let destination = self.result(result)?;
                self.emit(Op::Binary { destination, op: BinaryOp::FAdd, width, left: product, right: added });
                Ok(())
            }
            [op @ ("fshl" | "fshr"), ..] => self.funnel(result, op, call),
            ["is", "constant", ..] => {
                self.give(result, Operand::Constant(0));
                Ok(())
            }
            ["umax", ..] => self.choose_one(result, call, CompareOp::UGt),
            ["umin", ..] => self.choose_one(result, call, CompareOp::ULt),
            ["smax", ..] => self.choose_one(result, call, CompareOp::SGt),
            ["smin", ..] => self.choose_one(result, call, CompareOp::SLt),
            ["abs", ..] => {
                let width = self.lowering.width(call.result)?;
                let value = self.argument(call, 0)?;
                let negated = self.arithmetic(BinaryOp::Sub, width, Operand::Constant(0), value);
                let condition = self.comparison(CompareOp::SLt, width, value, Operand::Constant(0));
                let destination = self.result(result)?;
                self.emit(Op::Select { destination, width, condition, then: negated, otherwise: value });
                Ok(())
            }
            [op @ ("uadd" | "usub" | "sadd" | "ssub" | "umul" | "smul"), "with", "overflow", ..] => self.overflowing(result, op, call),
            [op @ ("uadd" | "usub" | "sadd" | "ssub"), "sat", ..] => self.saturating(result, op, call),
            [op @ ("ucmp" | "scmp"), ..] => self.three_way(result, op, call),
            ["sideeffect"] => Ok(()),
            _ => refuse(format!("the intrinsic function `{name}` is not supported")),
        }
    }

    /// Arithmetic that stops at the least and the greatest number.
    fn saturating(&mut self, result: Option<LocalId>, op: &str, call: &Call<'a>) -> Lower<()> {
        let width = self.lowering.width(call.result)?;
        let (left, right) = (self.argument(call, 0)?, self.argument(call, 1)?);
        let (value, overflow) = self.checked(op, width, left, right);
        let greatest = Operand::Constant(width.mask() >> 1);
        let limit = match op {
            "uadd" => Operand::Constant(width.mask()),
            "usub" => Operand::Constant(0),
            _ => {
                let negative = self.comparison(CompareOp::SLt, width, left, Operand::Constant(0));
                self.selection(width, negative, Operand::Constant(1 << (width.bits() - 1)), greatest)
            }
        };
        let destination = self.result(result)?;
        self.emit(Op::Select { destination, width, condition: overflow, then: limit, otherwise: value });
        Ok(())
    }

    /// -1, 0 or 1, by how two numbers compare.
    fn three_way(&mut self, result: Option<LocalId>, op: &str, call: &Call<'a>) -> Lower<()> {
        let &[(of, _), ..] = call.arguments.as_slice() else { return refuse("this call needs two arguments") };
        if self.lowering.odd_bits(of)?.is_some() || self.lowering.odd_bits(call.result)?.is_some() {
            return refuse(format!("`{op}` of a number of this width is not supported"));
        }
        let (from, to) = (self.lowering.width(of)?, self.lowering.width(call.result)?);
        let (left, right) = (self.argument(call, 0)?, self.argument(call, 1)?);
        let (less, greater) = if op == "ucmp" { (CompareOp::ULt, CompareOp::UGt) } else { (CompareOp::SLt, CompareOp::SGt) };
        let less = self.comparison(less, from, left, right);
        let greater = self.comparison(greater, from, left, right);
        let (less, greater) = (self.widened(less, Width::I1, to), self.widened(greater, Width::I1, to));
        let destination = self.result(result)?;
        self.emit(Op::Binary { destination, op: BinaryOp::Sub, width: to, left: greater, right: less });
        Ok(())
    }

    fn selection(&mut self, width: Width, condition: Operand, then: Operand, otherwise: Operand) -> Operand {
        let destination = self.temporary(width);
        self.emit(Op::Select { destination, width, condition, then, otherwise });
        Operand::Register(destination)
    }

    /// The result of an operation, wrapped around, and whether it is another than the exact one.
    fn checked(&mut self, op: &str, width: Width, left: Operand, right: Operand) -> (Operand, Operand) {
        let zero = Operand::Constant(0);
        match op {
            "uadd" => {
                let sum = self.arithmetic(BinaryOp::Add, width, left, right);
                (sum, self.comparison(CompareOp::ULt, width, sum, left))
            }
            "usub" => {
                let difference = self.arithmetic(BinaryOp::Sub, width, left, right);
                (difference, self.comparison(CompareOp::ULt, width, left, right))
            }
            "umul" => self.checked_product(width, left, right),
            "smul" => {
                let product = self.arithmetic(BinaryOp::Mul, width, left, right);
                let mut absolute = [left, right];
                for value in &mut absolute {
                    let negated = self.arithmetic(BinaryOp::Sub, width, zero, *value);
                    let negative = self.comparison(CompareOp::SLt, width, *value, zero);
                    *value = self.selection(width, negative, negated, *value);
                }
                let (size, too_large) = self.checked_product(width, absolute[0], absolute[1]);
                let signs = self.arithmetic(BinaryOp::Xor, width, left, right);
                let negative = self.comparison(CompareOp::SLt, width, signs, zero);
                let least = Operand::Constant(1 << (width.bits() - 1));
                let most = self.selection(width, negative, least, Operand::Constant(width.mask() >> 1));
                let beyond = self.comparison(CompareOp::UGt, width, size, most);
                (product, self.arithmetic(BinaryOp::Or, Width::I1, too_large, beyond))
            }
            // The sign is wrong: that of neither number, or, after subtracting, that of the second
            // and not of the first.
            _ => {
                let operation = if op == "sadd" { BinaryOp::Add } else { BinaryOp::Sub };
                let value = self.arithmetic(operation, width, left, right);
                let changed = self.arithmetic(BinaryOp::Xor, width, left, value);
                let other = if op == "sadd" { value } else { left };
                let differs = self.arithmetic(BinaryOp::Xor, width, right, other);
                let both = self.arithmetic(BinaryOp::And, width, changed, differs);
                (value, self.comparison(CompareOp::SLt, width, both, zero))
            }
        }
    }

    /// The product of two numbers without sign, and whether dividing it does not lead back.
    fn checked_product(&mut self, width: Width, left: Operand, right: Operand) -> (Operand, Operand) {
        let product = self.arithmetic(BinaryOp::Mul, width, left, right);
        let nothing = self.comparison(CompareOp::Eq, width, left, Operand::Constant(0));
        let divisor = self.selection(width, nothing, Operand::Constant(1), left);
        let expected = self.selection(width, nothing, Operand::Constant(0), right);
        let quotient = self.arithmetic(BinaryOp::UDiv, width, product, divisor);
        (product, self.comparison(CompareOp::Ne, width, quotient, expected))
    }

    /// A function of our library on numbers.
    fn mathematics(&mut self, result: Option<LocalId>, call: &Call<'a>, name: &'static str) -> Lower<()> {
        let mut arguments = Vec::with_capacity(call.arguments.len());
        for number in 0..call.arguments.len() {
            arguments.push(self.argument(call, number)?);
        }
        let function = Operand::Function(self.lowering.library_function(name, self.at));
        let destination = self.result(result)?;
        self.emit(Op::Call { destination: Some(destination), function, arguments });
        Ok(())
    }

    /// A function of our library on the bits of a number, which it takes with its width.
    fn bits(&mut self, result: Option<LocalId>, call: &Call<'a>, name: &'static str) -> Lower<()> {
        let width = self.lowering.width(call.result)?;
        let value = self.argument(call, 0)?;
        let value = self.widened(value, width, Width::I64);
        let function = Operand::Function(self.lowering.library_function(name, self.at));
        let found = self.temporary(Width::I64);
        let arguments = vec![value, Operand::Constant(width.bits().into())];
        self.emit(Op::Call { destination: Some(found), function, arguments });
        self.give_narrowed(result, Operand::Register(found), width)
    }

    /// Counts side by side in pairs of bits, then in fours, then in bytes, and adds those up: Rust asks for it wherever a pointer is used, and a loop around that is to have no call.
    fn count_ones(&mut self, result: Option<LocalId>, call: &Call<'a>) -> Lower<()> {
        let width = self.lowering.width(call.result)?;
        let value = self.argument(call, 0)?;
        let mut value = self.widened(value, width, Width::I64);
        let mut each = |op, left, right| self.arithmetic(op, Width::I64, left, Operand::Constant(right));
        let half = each(BinaryOp::LShr, value, 1);
        let odd = each(BinaryOp::And, half, 0x5555_5555_5555_5555);
        value = self.arithmetic(BinaryOp::Sub, Width::I64, value, odd);
        for (by, kept) in [(2, 0x3333_3333_3333_3333), (4, 0x0F0F_0F0F_0F0F_0F0F)] {
            let mut each = |op, left, right| self.arithmetic(op, Width::I64, left, Operand::Constant(right));
            let shifted = each(BinaryOp::LShr, value, by);
            let (low, high) = (each(BinaryOp::And, value, kept), each(BinaryOp::And, shifted, kept));
            value = self.arithmetic(BinaryOp::Add, Width::I64, low, high);
        }
        let bytes = self.arithmetic(BinaryOp::Mul, Width::I64, value, Operand::Constant(0x0101_0101_0101_0101));
        let sum = self.arithmetic(BinaryOp::LShr, Width::I64, bytes, Operand::Constant(56));
        self.give_narrowed(result, sum, width)
    }

    /// Gives a call this number of 64 bits as its result, which may have fewer.
    fn give_narrowed(&mut self, result: Option<LocalId>, value: Operand, width: Width) -> Lower<()> {
        let destination = self.result(result)?;
        match width {
            Width::I64 => self.copy(destination, value),
            _ => self.emit(Op::Cast { destination, op: CastOp::Truncate, from: Width::I64, to: width, value }),
        }
        Ok(())
    }

    /// A shift of two numbers side by side. Shifting by the whole width gives 0, so that a shift by nothing is right too.
    fn funnel(&mut self, result: Option<LocalId>, op: &str, call: &Call<'a>) -> Lower<()> {
        let width = self.lowering.width(call.result)?;
        let bits = u64::from(width.bits());
        let (high, low, by) = (self.argument(call, 0)?, self.argument(call, 1)?, self.argument(call, 2)?);
        let by = self.arithmetic(BinaryOp::URem, width, by, Operand::Constant(bits));
        let rest = self.arithmetic(BinaryOp::Sub, width, Operand::Constant(bits), by);
        let (left, right) = if op == "fshl" { (by, rest) } else { (rest, by) };
        let (high, low) = (self.arithmetic(BinaryOp::Shl, width, high, left), self.arithmetic(BinaryOp::LShr, width, low, right));
        let destination = self.result(result)?;
        self.emit(Op::Binary { destination, op: BinaryOp::Or, width, left: high, right: low });
        Ok(())
    }

    fn choose_one(&mut self, result: Option<LocalId>, call: &Call<'a>, op: CompareOp) -> Lower<()> {
        let width = self.lowering.width(call.result)?;
        let (then, otherwise) = (self.argument(call, 0)?, self.argument(call, 1)?);
        let condition = self.comparison(op, width, then, otherwise);
        let destination = self.result(result)?;
        self.emit(Op::Select { destination, width, condition, then, otherwise });
        Ok(())
    }

    /// Arithmetic with a flag for overflow, computed in twice the width where there is one.
    fn overflowing(&mut self, result: Option<LocalId>, op: &str, call: &Call<'a>) -> Lower<()> {
        let &[(of, _), ..] = call.arguments.as_slice() else { return refuse("this call needs two arguments") };
        let width = self.lowering.width(of)?;
        let wide = match width {
            Width::I8 => Width::I16,
            Width::I16 => Width::I32,
            Width::I32 => Width::I64,
            _ => {
                let (left, right) = (self.argument(call, 0)?, self.argument(call, 1)?);
                let (value, overflow) = self.checked(op, width, left, right);
                self.copy_parts(result, &[value, overflow]);
                return Ok(());
            }
        };
        let widen = if op.starts_with('s') { CastOp::SignExtend } else { CastOp::ZeroExtend };
        let operation = match &op[1..] {
            "add" => BinaryOp::Add,
            "sub" => BinaryOp::Sub,
            _ => BinaryOp::Mul,
        };
        let mut operands = [Operand::Constant(0); 2];
        for (number, operand) in operands.iter_mut().enumerate() {
            let value = self.argument(call, number)?;
            let destination = self.temporary(wide);
            self.emit(Op::Cast { destination, op: widen, from: width, to: wide, value });
            *operand = Operand::Register(destination);
        }
        let exact = self.arithmetic(operation, wide, operands[0], operands[1]);
        let narrow = self.temporary(width);
        self.emit(Op::Cast { destination: narrow, op: CastOp::Truncate, from: wide, to: width, value: exact });
        let back = self.temporary(wide);
        self.emit(Op::Cast { destination: back, op: widen, from: width, to: wide, value: Operand::Register(narrow) });
        let overflow = self.comparison(CompareOp::Ne, wide, exact, Operand::Register(back));
        self.copy_parts(result, &[Operand::Register(narrow), overflow]);
        Ok(())
    }
}
