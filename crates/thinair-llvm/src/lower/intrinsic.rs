//! LLVM's intrinsic functions.

use thinair_core::ir::{BinaryOp, CastOp, CompareOp, Op, Operand, Width};

use super::function::FunctionLowering;
use super::library;
use super::{Lower, refuse};
use crate::reader::{Call, LocalId};

impl<'a> FunctionLowering<'_, '_, '_, 'a> {
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
            ["trap" | "debugtrap" | "ubsantrap", ..] => {
                self.fail("trap reached");
                Ok(())
            }
            ["expect", ..] => {
                let value = self.argument(call, 0)?;
                self.give(result, value);
                Ok(())
            }
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
            _ => refuse(format!("the intrinsic function `{name}` is not supported")),
        }
    }

    fn choose_one(&mut self, result: Option<LocalId>, call: &Call<'a>, op: CompareOp) -> Lower<()> {
        let width = self.lowering.width(call.result)?;
        let (then, otherwise) = (self.argument(call, 0)?, self.argument(call, 1)?);
        let condition = self.comparison(op, width, then, otherwise);
        let destination = self.result(result)?;
        self.emit(Op::Select { destination, width, condition, then, otherwise });
        Ok(())
    }

    /// Arithmetic with a flag for overflow, computed in twice the width.
    fn overflowing(&mut self, result: Option<LocalId>, op: &str, call: &Call<'a>) -> Lower<()> {
        let &[(of, _), ..] = call.arguments.as_slice() else { return refuse("this call needs two arguments") };
        let width = self.lowering.width(of)?;
        let wide = match width {
            Width::I8 => Width::I16,
            Width::I16 => Width::I32,
            Width::I32 => Width::I64,
            _ => return refuse(format!("`{op}` with overflow on i{} is not supported", width.bits())),
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
