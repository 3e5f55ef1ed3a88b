//! The dialect ARM (ARMv7).
//!
//! Registers hold 64 bits and are not cut, so that they can hold addresses: herd's tests use words throughout. Flags are those of 32 bits.
//! DSB is DMB of the same kind.

use thinair_core::ir::{Access, BinaryOp, CompareOp, Fence, Operand, Order, Tags};

use crate::builder::{Form, ThreadBuilder, access};
use crate::error::Error;
use crate::exclusives;
use crate::flags;
use crate::instruction::{Instruction, split};
use crate::scanner::parse_signed;
use crate::syntax::Cell;

/// `R0` … `R14`, by their other names too, or a symbolic register such as `%x0`.
pub fn register(name: &str) -> Option<String> {
    if let Some(symbol) = name.strip_prefix('%') {
        return (!symbol.is_empty() && symbol.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')).then(|| name.to_string());
    }
    let number: u32 = match name.to_ascii_uppercase().as_str() {
        "SB" => 9,
        "SL" => 10,
        "FP" => 11,
        "IP" => 12,
        "SP" => 13,
        "LR" => 14,
        upper => upper.strip_prefix('R')?.parse().ok()?,
    };
    (number < 15).then(|| format!("R{number}"))
}

fn immediate(text: &str) -> Option<u64> {
    parse_signed(text.strip_prefix('#')?.trim())
}

/// A register or `#1`.
fn value(builder: &mut ThreadBuilder<'_>, text: &str) -> Option<Operand> {
    match register(text) {
        Some(name) => Some(builder.value(&name)),
        None => immediate(text).map(Operand::Constant),
    }
}

/// `[R1]`, `[R1,R2]`, `[R1,#4]`, `[R1,R2,LSL #2]`.
fn address(builder: &mut ThreadBuilder<'_>, text: &str) -> Option<Operand> {
    let parts = split(text.strip_prefix('[')?.strip_suffix(']')?);
    let base = builder.value(&register(parts.first()?)?);
    match parts[1..] {
        [] => Some(base),
        [index] => {
            let index = value(builder, index)?;
            Some(builder.binary(BinaryOp::Add, base, index))
        }
        [index, shift] => {
            let index = builder.value(&register(index)?);
            let amount = shift.trim().to_ascii_lowercase();
            let amount = immediate(amount.strip_prefix("lsl")?.trim()).filter(|&amount| amount < 32)?;
            let offset = builder.binary(BinaryOp::Shl, index, Operand::Constant(amount));
            Some(builder.binary(BinaryOp::Add, base, offset))
        }
        _ => None,
    }
}

/// The size of a word, in bits: where there is no array, a location is one cell.
fn word(builder: &ThreadBuilder<'_>) -> u32 {
    if builder.locations.uniform { 64 } else { 32 }
}

pub fn instruction(builder: &mut ThreadBuilder<'_>, cell: &Cell) -> Result<(), Error> {
    let Some(instruction) = Instruction::of(cell) else { return Ok(()) };
    let refuse = || instruction.unsupported();
    let operand = instruction.operands.first().map_or(String::new(), |operand| operand.to_ascii_uppercase());
    let word = word(builder);
    match instruction.mnemonic.as_str() {
        "nop" => {}
        "isb" => builder.fence(Fence::Isb),
        "dmb" | "dsb" => builder.fence(match operand.as_str() {
            "" | "SY" | "ISH" | "OSH" => Fence::DmbFull,
            "ST" | "ISHST" | "OSHST" => Fence::DmbSt,
            _ => return Err(refuse()),
        }),
        "ldr" => {
            let [to, from] = instruction.expect()?;
            let address = address(builder, from).ok_or_else(refuse)?;
            let value = builder.load(word, address, access(Order::Relaxed));
            builder.set(&register(to).ok_or_else(refuse)?, value);
        }
        "str" => {
            let [from, to] = instruction.expect()?;
            let value = builder.value(&register(from).ok_or_else(refuse)?);
            let address = address(builder, to).ok_or_else(refuse)?;
            builder.store(word, address, value, access(Order::Relaxed));
        }
        "ldrex" | "strex" if builder.form == Form::Fused => return Err(Error::unsupported("an exclusive", instruction.at)),
        "ldrex" => {
            let [to, from] = instruction.expect()?;
            let address = address(builder, from).ok_or_else(refuse)?;
            let value = builder.load(word, address, Access { order: Order::Relaxed, tags: Tags::PAIR });
            builder.set(&register(to).ok_or_else(refuse)?, value);
        }
        "strex" => {
            let [status, from, to] = instruction.expect()?;
            let status = register(status).ok_or_else(refuse)?;
            let value = builder.value(&register(from).ok_or_else(refuse)?);
            let address = address(builder, to).ok_or_else(refuse)?;
            let store = exclusives::Store { bits: word, address, value, order: Order::Relaxed, tags: Tags::NONE };
            exclusives::store(builder, store, to, |builder, done| {
                let failed = builder.not(done);
                let failed = builder.widen(failed);
                builder.set(&status, failed);
            });
        }
        "mov" | "movw" => {
            let [to, from] = instruction.expect()?;
            let value = value(builder, from).ok_or_else(refuse)?;
            builder.set(&register(to).ok_or_else(refuse)?, value);
        }
        "movt" => {
            let [to, from] = instruction.expect()?;
            let to = register(to).ok_or_else(refuse)?;
            let upper = immediate(from).filter(|&number| number < 1 << 16).ok_or_else(refuse)? << 16;
            let old = builder.value(&to);
            let kept = builder.binary(BinaryOp::And, old, Operand::Constant(0xFFFF));
            let value = builder.binary(BinaryOp::Or, kept, Operand::Constant(upper));
            builder.set(&to, value);
        }
        "mvn" => {
            let [to, from] = instruction.expect()?;
            let value = value(builder, from).ok_or_else(refuse)?;
            let value = builder.binary(BinaryOp::Xor, value, Operand::Constant(u64::MAX));
            builder.set(&register(to).ok_or_else(refuse)?, value);
        }
        mnemonic @ ("cmp" | "cmn" | "tst" | "teq") => {
            let [left, right] = instruction.expect()?;
            let left = builder.value(&register(left).ok_or_else(refuse)?);
            let right = value(builder, right).ok_or_else(refuse)?;
            let op = match mnemonic {
                "cmp" => BinaryOp::Sub,
                "cmn" => BinaryOp::Add,
                "tst" => BinaryOp::And,
                _ => BinaryOp::Xor,
            };
            with_flags(builder, op, left, right);
        }
        "b" => {
            let [label] = instruction.expect()?;
            builder.jump(label)?;
        }
        mnemonic @ ("cbz" | "cbnz") => {
            let [tested, label] = instruction.expect()?;
            let value = builder.value(&register(tested).ok_or_else(refuse)?);
            let op = if mnemonic == "cbz" { CompareOp::Eq } else { CompareOp::Ne };
            let condition = builder.compare(op, value, Operand::Constant(0));
            builder.branch(condition, label)?;
        }
        mnemonic if is_conditional_branch(mnemonic) => {
            let condition = flags::condition(builder, &mnemonic[1..]).ok_or_else(refuse)?;
            let [label] = instruction.expect()?;
            builder.branch(condition, label)?;
        }
        mnemonic => {
            let (name, sets_flags) = match mnemonic.strip_suffix('s') {
                Some(name) if operation(name).is_some() => (name, true),
                _ => (mnemonic, false),
            };
            let op = operation(name).ok_or_else(refuse)?;
            // `ADD R1,R2` is `ADD R1,R1,R2`.
            let [to, left, right] = match instruction.operands.as_slice() {
                [to, right] => [*to, *to, *right],
                _ => instruction.expect()?,
            };
            let mut left = builder.value(&register(left).ok_or_else(refuse)?);
            let mut right = value(builder, right).ok_or_else(refuse)?;
            match name {
                "bic" => right = builder.binary(BinaryOp::Xor, right, Operand::Constant(u64::MAX)),
                "rsb" => (left, right) = (right, left),
                "lsl" | "lsr" if sets_flags || !matches!(right, Operand::Constant(0..32)) => return Err(refuse()),
                "lsr" => left = builder.cut(32, left),
                "mul" if sets_flags => return Err(refuse()),
                _ => {}
            }
            let result = if sets_flags { with_flags(builder, op, left, right) } else { builder.binary(op, left, right) };
            builder.set(&register(to).ok_or_else(refuse)?, result);
        }
    }
    Ok(())
}

fn operation(name: &str) -> Option<BinaryOp> {
    Some(match name {
        "add" => BinaryOp::Add,
        "sub" | "rsb" => BinaryOp::Sub,
        "eor" => BinaryOp::Xor,
        "orr" => BinaryOp::Or,
        "and" | "bic" => BinaryOp::And,
        "mul" => BinaryOp::Mul,
        "lsl" => BinaryOp::Shl,
        "lsr" => BinaryOp::LShr,
        _ => return None,
    })
}

fn is_conditional_branch(mnemonic: &str) -> bool {
    let conditions = ["eq", "ne", "cs", "hs", "cc", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le"];
    mnemonic.strip_prefix('b').is_some_and(|rest| conditions.contains(&rest))
}

/// Computes and sets the flags, those of 32 bits. Only whether the result is 0 is asked of all bits, because it may be the difference of two addresses.
fn with_flags(builder: &mut ThreadBuilder<'_>, op: BinaryOp, left: Operand, right: Operand) -> Operand {
    let (low_left, low_right) = (builder.cut(32, left), builder.cut(32, right));
    flags::compute(builder, op, 32, low_left, low_right);
    let result = builder.binary(op, left, right);
    let zero = builder.compare(CompareOp::Eq, result, Operand::Constant(0));
    builder.set_flag("Z", zero);
    result
}
