//! The dialect ARM (ARMv7).
//!
//! Registers hold 64 bits and are not cut, so that they can hold addresses: herd's tests use words throughout. A comparison sets Z and N (less).
//! DSB is DMB of the same kind.

use thinair_core::ir::{Access, BinaryOp, CompareOp, Fence, Operand, Order, Tags};

use crate::builder::{Form, ThreadBuilder, access};
use crate::error::Error;
use crate::exclusives;
use crate::instruction::{Instruction, split};
use crate::scanner::parse_signed;
use crate::syntax::Cell;

/// `R0` … `R14`, or a symbolic register such as `%x0`.
pub fn register(name: &str) -> Option<String> {
    if let Some(symbol) = name.strip_prefix('%') {
        return (!symbol.is_empty() && symbol.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')).then(|| name.to_string());
    }
    let number: u32 = match name.to_ascii_uppercase().as_str() {
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
        "cmp" => {
            let [left, right] = instruction.expect()?;
            let left = builder.value(&register(left).ok_or_else(refuse)?);
            let right = value(builder, right).ok_or_else(refuse)?;
            compare(builder, left, right);
        }
        mnemonic @ ("b" | "bne" | "beq") => {
            let [label] = instruction.expect()?;
            if mnemonic == "b" {
                return builder.jump(label);
            }
            let zero = builder.flag("Z");
            let condition = if mnemonic == "beq" { zero } else { builder.not(zero) };
            builder.branch(condition, label)?;
        }
        mnemonic => {
            let (op, sets_flags) = match mnemonic {
                "add" => (BinaryOp::Add, false),
                "sub" => (BinaryOp::Sub, false),
                "subs" => (BinaryOp::Sub, true),
                "eor" => (BinaryOp::Xor, false),
                "orr" => (BinaryOp::Or, false),
                "and" => (BinaryOp::And, false),
                _ => return Err(refuse()),
            };
            let [to, left, right] = instruction.expect()?;
            let left = builder.value(&register(left).ok_or_else(refuse)?);
            let right = value(builder, right).ok_or_else(refuse)?;
            if sets_flags {
                compare(builder, left, right);
            }
            let result = builder.binary(op, left, right);
            builder.set(&register(to).ok_or_else(refuse)?, result);
        }
    }
    Ok(())
}

fn compare(builder: &mut ThreadBuilder<'_>, left: Operand, right: Operand) {
    let equal = builder.compare(CompareOp::Eq, left, right);
    builder.set_flag("Z", equal);
}
