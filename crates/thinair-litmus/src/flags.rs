//! The condition flags N, Z, C and V of an addition, a subtraction or a bitwise operation: one-bit registers of the thread.

use thinair_core::ir::{BinaryOp, CompareOp, Operand};

use crate::builder::ThreadBuilder;

/// Computes, and sets the flags; the result, cut to the width. Operands are cut already. C after a subtraction says that nothing was borrowed, as on ARM.
pub fn compute(builder: &mut ThreadBuilder<'_>, op: BinaryOp, bits: u32, left: Operand, right: Operand) -> Operand {
    let result = builder.binary(op, left, right);
    let result = builder.cut(bits, result);
    let zero = builder.compare(CompareOp::Eq, result, Operand::Constant(0));
    let signed = builder.sign_extend(bits, result);
    let negative = builder.compare(CompareOp::SLt, signed, Operand::Constant(0));
    let (carry, overflow) = match op {
        BinaryOp::Sub | BinaryOp::Add => {
            let carry = if op == BinaryOp::Sub {
                builder.compare(CompareOp::UGe, left, right)
            } else {
                builder.compare(CompareOp::ULt, result, left)
            };
            // The sign is wrong: both operands of an addition have the other sign than the result.
            let mut changed = builder.binary(BinaryOp::Xor, left, right);
            if op == BinaryOp::Add {
                changed = builder.binary(BinaryOp::Xor, changed, Operand::Constant(u64::MAX));
            }
            let other = builder.binary(BinaryOp::Xor, left, result);
            let both = builder.binary(BinaryOp::And, changed, other);
            let both = builder.sign_extend(bits, both);
            (carry, builder.compare(CompareOp::SLt, both, Operand::Constant(0)))
        }
        _ => (Operand::Constant(0), Operand::Constant(0)),
    };
    for (flag, value) in [("N", negative), ("Z", zero), ("C", carry), ("V", overflow)] {
        builder.set_flag(flag, value);
    }
    result
}

/// Is the result of a comparison `less`, by the signs?
pub fn less(builder: &mut ThreadBuilder<'_>) -> Operand {
    let (negative, overflow) = (builder.flag("N"), builder.flag("V"));
    builder.logic(BinaryOp::Xor, negative, overflow)
}

/// Whether a condition of ARM, such as `EQ`, holds, as a flag.
pub fn condition(builder: &mut ThreadBuilder<'_>, name: &str) -> Option<Operand> {
    let name = name.to_ascii_lowercase();
    let (flag, negated) = match name.as_str() {
        "eq" => ("Z", false),
        "ne" => ("Z", true),
        "cs" | "hs" => ("C", false),
        "cc" | "lo" => ("C", true),
        "mi" => ("N", false),
        "pl" => ("N", true),
        "vs" => ("V", false),
        "vc" => ("V", true),
        "hi" | "ls" => {
            let (carry, zero) = (builder.flag("C"), builder.flag("Z"));
            let other = builder.not(zero);
            let higher = builder.logic(BinaryOp::And, carry, other);
            return Some(if name == "hi" { higher } else { builder.not(higher) });
        }
        "ge" | "lt" | "gt" | "le" => {
            let less = less(builder);
            let zero = builder.flag("Z");
            return Some(match name.as_str() {
                "lt" => less,
                "ge" => builder.not(less),
                "le" => builder.logic(BinaryOp::Or, less, zero),
                _ => {
                    let less_or_equal = builder.logic(BinaryOp::Or, less, zero);
                    builder.not(less_or_equal)
                }
            });
        }
        _ => return None,
    };
    let flag = builder.flag(flag);
    Some(if negated { builder.not(flag) } else { flag })
}
