//! Instructions on registers, and the flags.

use thinair_core::ir::{BinaryOp, Operand};

use super::{Register, get, immediate, register, set};
use crate::builder::{ThreadBuilder, low_bits};
use crate::error::Error;
use crate::flags;
use crate::instruction::Instruction;

/// The name under which picks of the flags are kept.
const FLAGS: &str = "NZCV";

/// Does this mnemonic only concern registers?
pub fn is_local(mnemonic: &str) -> bool {
    matches!(
        mnemonic,
        "mov" | "movz" | "mvn" | "add" | "sub" | "and" | "orr" | "eor" | "orn" | "bic" | "mul" | "lsl" | "lsr" | "asr" | "sxtw" | "uxtw"
    )
}

/// `false` if this is none of these instructions.
pub fn instruction(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>) -> Result<bool, Error> {
    let refuse = || instruction.unsupported();
    let operands = instruction.operands.as_slice();
    let destination = |index: usize| operands.get(index).and_then(|text| register(text)).ok_or_else(refuse);
    match instruction.mnemonic.as_str() {
        "mov" | "mvn" => {
            let [to, from] = instruction.expect()?;
            let to = register(to).ok_or_else(refuse)?;
            let mut value = match register(from) {
                Some(from) if from.bits == to.bits => get(builder, &from),
                Some(_) => return Err(refuse()),
                None => Operand::Constant(immediate(from).ok_or_else(refuse)?),
            };
            if instruction.mnemonic == "mvn" {
                value = builder.binary(BinaryOp::Xor, value, Operand::Constant(u64::MAX));
            }
            set(builder, &to, value);
        }
        "movz" | "movk" | "movn" => {
            let to = destination(0)?;
            let number = operands.get(1).and_then(|text| immediate(text)).filter(|&number| number < 1 << 16).ok_or_else(refuse)?;
            let shift = match operands.get(2) {
                None => 0,
                Some(text) => {
                    let (kind, amount) = text.split_once(['#', ' ']).ok_or_else(refuse)?;
                    let amount = immediate(amount).filter(|amount| matches!(amount, 0 | 16 | 32 | 48)).ok_or_else(refuse)?;
                    if !kind.trim().eq_ignore_ascii_case("lsl") || operands.len() > 3 {
                        return Err(refuse());
                    }
                    amount
                }
            };
            let number = number << shift;
            let mut value = Operand::Constant(if instruction.mnemonic == "movn" { !number } else { number });
            if instruction.mnemonic == "movk" {
                let old = get(builder, &to);
                let kept = builder.binary(BinaryOp::And, old, Operand::Constant(!(0xFFFF << shift)));
                value = builder.binary(BinaryOp::Or, kept, value);
            }
            set(builder, &to, value);
        }
        mnemonic @ ("sxtw" | "uxtw" | "sxth" | "uxth" | "sxtb" | "uxtb") => {
            let [to, from] = instruction.expect()?;
            let (to, from) = (register(to).ok_or_else(refuse)?, register(from).ok_or_else(refuse)?);
            let value = get(builder, &from);
            let value = extended(builder, mnemonic, value, 0).ok_or_else(refuse)?;
            set(builder, &to, value);
        }
        "lsl" | "lsr" | "asr" | "ror" => {
            let [to, left, amount] = instruction.expect()?;
            let (to, left) = (register(to).ok_or_else(refuse)?, register(left).ok_or_else(refuse)?);
            let amount = match register(amount) {
                Some(amount) => {
                    let amount = get(builder, &amount);
                    builder.binary(BinaryOp::And, amount, Operand::Constant(u64::from(to.bits) - 1))
                }
                None => Operand::Constant(immediate(amount).filter(|&amount| amount < to.bits.into()).ok_or_else(refuse)?),
            };
            let value = get(builder, &left);
            let value = shifted(builder, &instruction.mnemonic, to.bits, value, amount).ok_or_else(refuse)?;
            set(builder, &to, value);
        }
        "cmp" | "cmn" | "tst" => {
            let left = destination(0)?;
            let right = second_operand(builder, left.bits, &operands[1..]).ok_or_else(refuse)?;
            let value = get(builder, &left);
            let op = match instruction.mnemonic.as_str() {
                "cmp" => BinaryOp::Sub,
                "cmn" => BinaryOp::Add,
                _ => BinaryOp::And,
            };
            with_flags(builder, op, left.bits, value, right);
        }
        "cset" => {
            let [to, name] = instruction.expect()?;
            let to = register(to).ok_or_else(refuse)?;
            let flag = condition(builder, name).ok_or_else(refuse)?;
            choose(builder, flag, |builder| set(builder, &to, Operand::Constant(1)), |builder| set(builder, &to, Operand::Constant(0)));
        }
        "csetm" => {
            let [to, name] = instruction.expect()?;
            let to = register(to).ok_or_else(refuse)?;
            let flag = condition(builder, name).ok_or_else(refuse)?;
            choose(
                builder,
                flag,
                |builder| set(builder, &to, Operand::Constant(u64::MAX)),
                |builder| set(builder, &to, Operand::Constant(0)),
            );
        }
        mnemonic @ ("csel" | "csinv" | "csneg" | "csinc") => {
            let [to, then, otherwise, name] = instruction.expect()?;
            let [to, then, otherwise] = [to, then, otherwise].map(register);
            let (to, then, otherwise) = (to.ok_or_else(refuse)?, then.ok_or_else(refuse)?, otherwise.ok_or_else(refuse)?);
            let flag = condition(builder, name).ok_or_else(refuse)?;
            let copy = |from: Register, changed: &'static str| {
                let to = to.clone();
                move |builder: &mut ThreadBuilder<'_>| {
                    let value = get(builder, &from);
                    let value = match changed {
                        "csinv" => builder.binary(BinaryOp::Xor, value, Operand::Constant(u64::MAX)),
                        "csneg" => builder.binary(BinaryOp::Sub, Operand::Constant(0), value),
                        "csinc" => builder.binary(BinaryOp::Add, value, Operand::Constant(1)),
                        _ => value,
                    };
                    set(builder, &to, value);
                }
            };
            // The name outlives the closure.
            let changed = ["csel", "csinv", "csneg", "csinc"].into_iter().find(|known| *known == mnemonic).unwrap_or("csel");
            choose(builder, flag, copy(then, "csel"), copy(otherwise, changed));
        }
        // The same, with one register and the condition turned round.
        mnemonic @ ("cinc" | "cinv" | "cneg") => {
            let [to, from, name] = instruction.expect()?;
            let (to, from) = (register(to).ok_or_else(refuse)?, register(from).ok_or_else(refuse)?);
            let flag = condition(builder, name).ok_or_else(refuse)?;
            let changed = |builder: &mut ThreadBuilder<'_>| {
                let value = get(builder, &from);
                let value = match mnemonic {
                    "cinc" => builder.binary(BinaryOp::Add, value, Operand::Constant(1)),
                    "cinv" => builder.binary(BinaryOp::Xor, value, Operand::Constant(u64::MAX)),
                    _ => builder.binary(BinaryOp::Sub, Operand::Constant(0), value),
                };
                set(builder, &to, value);
            };
            let unchanged = |builder: &mut ThreadBuilder<'_>| {
                let value = get(builder, &from);
                set(builder, &to, value);
            };
            choose(builder, flag, changed, unchanged);
        }
        "mul" => {
            let [to, left, right] = instruction.expect()?.map(register);
            let (to, left, right) = (to.ok_or_else(refuse)?, left.ok_or_else(refuse)?, right.ok_or_else(refuse)?);
            let (left, right) = (get(builder, &left), get(builder, &right));
            let value = builder.binary(BinaryOp::Mul, left, right);
            set(builder, &to, value);
        }
        mnemonic => {
            let Some((op, negated, flags)) = two_operands(mnemonic) else { return rare(builder, instruction) };
            let (to, left) = (destination(0)?, destination(1)?);
            let mut right = second_operand(builder, to.bits, &operands[2..]).ok_or_else(refuse)?;
            if negated {
                right = builder.binary(BinaryOp::Xor, right, Operand::Constant(low_bits(to.bits)));
            }
            let left = same_width(builder, &to, &left).ok_or_else(refuse)?;
            let value = if flags { with_flags(builder, op, to.bits, left, right) } else { builder.binary(op, left, right) };
            set(builder, &to, value);
        }
    }
    Ok(true)
}

/// One of two, by a flag: the result depends on what it is made of, and the flag only picks.
fn choose<'a>(
    builder: &mut ThreadBuilder<'a>,
    flag: Operand,
    then: impl FnOnce(&mut ThreadBuilder<'a>),
    otherwise: impl FnOnce(&mut ThreadBuilder<'a>),
) {
    let decided = builder.widen(flag);
    builder.pick_by(decided);
    let before = builder.picks.clone();
    let guess = builder.choose();
    builder.either(
        guess,
        |builder| {
            builder.require(flag);
            then(builder);
            builder.picks = before.clone();
        },
        |builder| {
            let not = builder.not(flag);
            builder.require(not);
            otherwise(builder);
        },
    );
    builder.picks = before.clone();
}

/// The operation, whether its right operand is negated, and whether it sets the flags.
fn two_operands(mnemonic: &str) -> Option<(BinaryOp, bool, bool)> {
    Some(match mnemonic {
        "add" => (BinaryOp::Add, false, false),
        "adds" => (BinaryOp::Add, false, true),
        "sub" => (BinaryOp::Sub, false, false),
        "subs" => (BinaryOp::Sub, false, true),
        "and" => (BinaryOp::And, false, false),
        "ands" => (BinaryOp::And, false, true),
        "orr" => (BinaryOp::Or, false, false),
        "orn" => (BinaryOp::Or, true, false),
        "eor" => (BinaryOp::Xor, false, false),
        "eon" => (BinaryOp::Xor, true, false),
        "bic" => (BinaryOp::And, true, false),
        "bics" => (BinaryOp::And, true, true),
        _ => return None,
    })
}

fn same_width(builder: &mut ThreadBuilder<'_>, to: &Register, from: &Register) -> Option<Operand> {
    (to.bits == from.bits).then(|| get(builder, from))
}

/// `#imm`, `Xm`, either with a shift, or `Wm,SXTW`.
fn second_operand(builder: &mut ThreadBuilder<'_>, bits: u32, operands: &[&str]) -> Option<Operand> {
    let (first, modifier) = match operands {
        [first] => (first, None),
        [first, modifier] => (first, Some(*modifier)),
        _ => return None,
    };
    match (register(first), modifier) {
        (None, None) => immediate(first).map(|number| Operand::Constant(number & low_bits(bits))),
        (None, Some(modifier)) => {
            let (kind, amount) = modifier_parts(modifier)?;
            (kind == "lsl").then_some(())?;
            Some(Operand::Constant((immediate(first)? << amount) & low_bits(bits)))
        }
        (Some(right), None) => (right.bits == bits).then(|| get(builder, &right)),
        (Some(right), Some(modifier)) => {
            let (kind, amount) = modifier_parts(modifier)?;
            let value = get(builder, &right);
            match kind.as_str() {
                "sxtw" | "uxtw" | "sxtb" | "uxtb" | "sxth" | "uxth" => extended(builder, &kind, value, amount),
                _ if right.bits == bits && amount < bits => shifted(builder, &kind, bits, value, Operand::Constant(amount.into())),
                _ => None,
            }
        }
    }
}

/// `SXTW #2` into its word, in lower case, and its number.
pub fn modifier_parts(text: &str) -> Option<(String, u32)> {
    let (kind, amount) = match text.split_once(['#', ' ']) {
        Some((kind, amount)) => (kind, immediate(amount)?),
        None => (text, 0),
    };
    (amount < 64).then(|| (kind.trim().to_ascii_lowercase(), amount as u32))
}

/// The low half of a register as a 64-bit number, shifted left.
pub fn extended(builder: &mut ThreadBuilder<'_>, kind: &str, value: Operand, amount: u32) -> Option<Operand> {
    let wide = match kind {
        "sxtw" => builder.sign_extend(32, value),
        "uxtw" => builder.cut(32, value),
        "sxth" => builder.sign_extend(16, value),
        "uxth" => builder.cut(16, value),
        "sxtb" => builder.sign_extend(8, value),
        "uxtb" => builder.cut(8, value),
        _ => return None,
    };
    Some(if amount == 0 { wide } else { builder.binary(BinaryOp::Shl, wide, Operand::Constant(amount.into())) })
}

fn shifted(builder: &mut ThreadBuilder<'_>, kind: &str, bits: u32, value: Operand, amount: Operand) -> Option<Operand> {
    let (op, value) = match kind {
        "lsl" => (BinaryOp::Shl, value),
        "lsr" => (BinaryOp::LShr, value),
        "asr" => (BinaryOp::AShr, if bits == 64 { value } else { builder.sign_extend(bits, value) }),
        "ror" => {
            let low = builder.binary(BinaryOp::LShr, value, amount);
            let rest = builder.binary(BinaryOp::Sub, Operand::Constant(bits.into()), amount);
            let high = builder.binary(BinaryOp::Shl, value, rest);
            let both = builder.binary(BinaryOp::Or, low, high);
            return Some(builder.cut(bits, both));
        }
        _ => return None,
    };
    let result = builder.binary(op, value, amount);
    Some(builder.cut(bits, result))
}

/// Exchanges neighbouring groups of bits, for each of these sizes.
fn exchanged(builder: &mut ThreadBuilder<'_>, sizes: &[u32], mut value: Operand) -> Operand {
    for &size in sizes {
        // Every second group, from the lowest on.
        let mask = (0..64 / (2 * size)).fold(0, |mask, group| mask | low_bits(size) << (group * 2 * size));
        let up = builder.binary(BinaryOp::And, value, Operand::Constant(mask));
        let up = builder.binary(BinaryOp::Shl, up, Operand::Constant(size.into()));
        let down = builder.binary(BinaryOp::LShr, value, Operand::Constant(size.into()));
        let down = builder.binary(BinaryOp::And, down, Operand::Constant(mask));
        value = builder.binary(BinaryOp::Or, up, down);
    }
    value
}

/// Reversals, products, bit fields and the like; `false` if this is none of these.
fn rare(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>) -> Result<bool, Error> {
    let refuse = || instruction.unsupported();
    let operands = instruction.operands.as_slice();
    let operand = |index: usize| operands.get(index).and_then(|text| register(text)).ok_or_else(refuse);
    match instruction.mnemonic.as_str() {
        mnemonic @ ("rbit" | "rev" | "rev16" | "rev32" | "rev64") => {
            let (to, from) = (operand(0)?, operand(1)?);
            let sizes: &[u32] = match (mnemonic, to.bits) {
                ("rbit", 64) => &[1, 2, 4, 8, 16, 32],
                ("rbit", _) => &[1, 2, 4, 8, 16],
                ("rev" | "rev64", 64) => &[8, 16, 32],
                ("rev16", _) => &[8],
                _ => &[8, 16],
            };
            let value = get(builder, &from);
            let value = exchanged(builder, sizes, value);
            set(builder, &to, value);
        }
        "neg" => {
            let to = operand(0)?;
            let right = second_operand(builder, to.bits, &operands[1..]).ok_or_else(refuse)?;
            let value = builder.binary(BinaryOp::Sub, Operand::Constant(0), right);
            set(builder, &to, value);
        }
        "abs" => {
            let (to, from) = (operand(0)?, operand(1)?);
            let value = get(builder, &from);
            let wide = builder.sign_extend(from.bits, value);
            let sign = builder.binary(BinaryOp::AShr, wide, Operand::Constant(63));
            let changed = builder.binary(BinaryOp::Xor, wide, sign);
            let value = builder.binary(BinaryOp::Sub, changed, sign);
            set(builder, &to, value);
        }
        "ubfm" | "sbfm" => {
            let (to, from) = (operand(0)?, operand(1)?);
            let number = |index: usize| operands.get(index).and_then(|text| immediate(text)).filter(|&n| n < to.bits.into());
            let (rotate, last) = (number(2).ok_or_else(refuse)?, number(3).ok_or_else(refuse)?);
            let mut value = get(builder, &from);
            // Either bits rotate..=last to the bottom, or bits 0..=last up to bits - rotate.
            let width = if last >= rotate { last - rotate + 1 } else { last + 1 };
            if last >= rotate {
                value = builder.binary(BinaryOp::LShr, value, Operand::Constant(rotate));
            }
            value = builder.cut(width as u32, value);
            if instruction.mnemonic == "sbfm" {
                value = builder.sign_extend(width as u32, value);
            }
            if last < rotate {
                value = builder.binary(BinaryOp::Shl, value, Operand::Constant(u64::from(to.bits) - rotate));
            }
            set(builder, &to, value);
        }
        // A field of this width from this bit on, to the bottom.
        "ubfx" | "sbfx" => {
            let (to, from) = (operand(0)?, operand(1)?);
            let number = |index: usize| operands.get(index).and_then(|text| immediate(text)).filter(|&n| n <= to.bits.into());
            let (low, width) = (number(2).ok_or_else(refuse)?, number(3).ok_or_else(refuse)?);
            if width == 0 || low + width > to.bits.into() {
                return Err(instruction.malformed());
            }
            let value = get(builder, &from);
            let value = builder.binary(BinaryOp::LShr, value, Operand::Constant(low));
            let mut value = builder.cut(width as u32, value);
            if instruction.mnemonic == "sbfx" {
                value = builder.sign_extend(width as u32, value);
            }
            set(builder, &to, value);
        }
        mnemonic => {
            // The product of two, extended or not, added to or subtracted from a third or from nothing.
            let (extend, subtracts, has_third) = match mnemonic {
                "madd" => (None, false, true),
                "msub" => (None, true, true),
                "mneg" => (None, true, false),
                "smull" => (Some(true), false, false),
                "umull" => (Some(false), false, false),
                "smaddl" => (Some(true), false, true),
                "umaddl" => (Some(false), false, true),
                "smsubl" => (Some(true), true, true),
                "umsubl" => (Some(false), true, true),
                "smnegl" => (Some(true), true, false),
                "umnegl" => (Some(false), true, false),
                _ => return Ok(false),
            };
            let to = operand(0)?;
            let mut factors = [operand(1)?, operand(2)?].map(|factor| get(builder, &factor));
            if extend == Some(true) {
                factors = factors.map(|factor| builder.sign_extend(32, factor));
            }
            let product = builder.binary(BinaryOp::Mul, factors[0], factors[1]);
            let third = if has_third { get(builder, &operand(3)?) } else { Operand::Constant(0) };
            let op = if subtracts { BinaryOp::Sub } else { BinaryOp::Add };
            let value = builder.binary(op, third, product);
            set(builder, &to, value);
        }
    }
    Ok(true)
}

/// Computes and sets N, Z, C and V; the result, cut to the width.
fn with_flags(builder: &mut ThreadBuilder<'_>, op: BinaryOp, bits: u32, left: Operand, right: Operand) -> Operand {
    let result = flags::compute(builder, op, bits, left, right);
    builder.write_picks(FLAGS);
    result
}

/// Whether a condition such as `EQ` holds, as a flag.
pub fn condition(builder: &mut ThreadBuilder<'_>, name: &str) -> Option<Operand> {
    builder.read_picks(FLAGS);
    flags::condition(builder, name)
}
