//! The dialects X86 (`MOV EAX,[x]`) and X86_64 (`movl (x),%eax`).
//!
//! All accesses are relaxed: the model sees no order but that of the instructions. A locked instruction (`xchg` is always one) is a
//! read-modify-write.

use thinair_core::ir::{BinaryOp, CompareOp, Fence, Operand, Order, RmwOp};

use crate::builder::{ThreadBuilder, access};
use crate::error::Error;
use crate::instruction::Instruction;
use crate::scanner::parse_signed;
use crate::syntax::Cell;

/// A 32-bit register, in upper case.
pub fn register32(name: &str) -> Option<String> {
    let name = name.trim_start_matches('%').to_ascii_uppercase();
    ["EAX", "EBX", "ECX", "EDX", "ESI", "EDI", "EBP", "ESP"].contains(&name.as_str()).then_some(name)
}

/// A register by its 64-bit name, in lower case, and the width that the name given stands for.
pub fn register64(name: &str) -> Option<(String, u32)> {
    let name = name.trim_start_matches('%').to_ascii_lowercase();
    const NAMES: [&str; 8] = ["rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", "rsp"];
    if NAMES.contains(&name.as_str()) {
        return Some((name, 64));
    }
    if let Some(rest) = name.strip_prefix('e') {
        let wide = format!("r{rest}");
        return NAMES.contains(&wide.as_str()).then_some((wide, 32));
    }
    let (digits, bits) = match name.strip_suffix('d') {
        Some(shorter) => (shorter, 32),
        None => (name.as_str(), 64),
    };
    let number: u32 = digits.strip_prefix('r')?.parse().ok()?;
    (8..16).contains(&number).then(|| (digits.to_string(), bits))
}

enum Place {
    Register(String),
    Memory(Operand),
    Immediate(u64),
}

/// `[x]`, `EAX`, `$1` or `1`.
fn operand32(builder: &mut ThreadBuilder<'_>, text: &str) -> Option<Place> {
    if let Some(inner) = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        let inner = inner.trim();
        return Some(Place::Memory(match register32(inner) {
            Some(register) => builder.value(&register),
            None if is_name(inner) => builder.address(inner),
            None => return None,
        }));
    }
    if let Some(register) = register32(text) {
        return Some(Place::Register(register));
    }
    parse_signed(text.strip_prefix('$').unwrap_or(text)).map(Place::Immediate)
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

pub fn instruction32(builder: &mut ThreadBuilder<'_>, cell: &Cell) -> Result<(), Error> {
    let Some(instruction) = Instruction::of(cell) else { return Ok(()) };
    match instruction.mnemonic.as_str() {
        "mfence" => builder.fence(Fence::Mfence),
        "mov" | "xchg" => {
            let [to, from] = instruction.expect()?;
            let (Some(to), Some(from)) = (operand32(builder, to), operand32(builder, from)) else {
                return Err(instruction.unsupported());
            };
            let done = if instruction.mnemonic == "mov" { mov(builder, to, from, 64) } else { xchg(builder, to, from, 64) };
            done.ok_or_else(|| instruction.unsupported())?;
        }
        _ => return Err(instruction.unsupported()),
    }
    Ok(())
}

fn mov(builder: &mut ThreadBuilder<'_>, to: Place, from: Place, bits: u32) -> Option<()> {
    let relaxed = access(Order::Relaxed);
    let value = match from {
        Place::Register(name) => builder.value(&name),
        Place::Immediate(number) => Operand::Constant(number),
        Place::Memory(address) => {
            if matches!(to, Place::Memory(_)) {
                return None;
            }
            builder.load(bits, address, relaxed)
        }
    };
    match to {
        Place::Register(name) => {
            let value = builder.cut(bits, value);
            builder.set(&name, value);
        }
        Place::Memory(address) => builder.store(bits, address, value, relaxed),
        Place::Immediate(_) => return None,
    }
    Some(())
}

fn xchg(builder: &mut ThreadBuilder<'_>, one: Place, other: Place, bits: u32) -> Option<()> {
    let ((Place::Memory(address), Place::Register(name)) | (Place::Register(name), Place::Memory(address))) = (one, other) else {
        return None;
    };
    let value = builder.value(&name);
    let old = builder.rmw(RmwOp::Exchange, bits, address, value, access(Order::Relaxed));
    builder.set(&name, old);
    Some(())
}

/// `8(%rax,%rbx,4)`: a displacement, a base, an index and what it is multiplied with.
fn scaled_address(builder: &mut ThreadBuilder<'_>, text: &str) -> Option<Operand> {
    let (displacement, parts) = text.strip_suffix(')')?.split_once('(')?;
    let displacement = if displacement.trim().is_empty() { 0 } else { parse_signed(displacement.trim())? };
    let register = |text: &str| register64(text.trim()).filter(|(_, bits)| *bits == 64).map(|(name, _)| name);
    let parts: Vec<&str> = parts.split(',').collect();
    let (base, index, scale) = match parts[..] {
        [base] => (register(base)?, None, 1),
        [base, index] => (register(base)?, Some(register(index)?), 1),
        [base, index, scale] => (register(base)?, Some(register(index)?), parse_signed(scale.trim())?),
        _ => return None,
    };
    if ![1, 2, 4, 8].contains(&scale) {
        return None;
    }
    let mut address = builder.value(&base);
    if let Some(index) = index {
        let index = builder.value(&index);
        let index = builder.binary(BinaryOp::Mul, index, Operand::Constant(scale));
        address = builder.binary(BinaryOp::Add, address, index);
    }
    Some(builder.binary(BinaryOp::Add, address, Operand::Constant(displacement)))
}

/// `$1`, `%rax`, `(x)`, `(%rax)`, `8(%rax,%rbx,4)`.
fn operand64(builder: &mut ThreadBuilder<'_>, text: &str) -> Option<(Place, Option<u32>)> {
    if let Some(number) = text.strip_prefix('$') {
        return Some((Place::Immediate(parse_signed(number)?), None));
    }
    if text.starts_with('%') {
        let (name, bits) = register64(text)?;
        return Some((Place::Register(name), Some(bits)));
    }
    let Some(inner) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).filter(|inner| !inner.contains(',')) else {
        return scaled_address(builder, text).map(|address| (Place::Memory(address), None));
    };
    let inner = inner.trim();
    if inner.starts_with('%') {
        let (name, bits) = register64(inner)?;
        return (bits == 64).then(|| (Place::Memory(builder.value(&name)), None));
    }
    is_name(inner).then(|| (Place::Memory(builder.address(inner)), None))
}

pub fn instruction64(builder: &mut ThreadBuilder<'_>, cell: &Cell) -> Result<(), Error> {
    let Some(instruction) = Instruction::of(cell) else { return Ok(()) };
    let refuse = || instruction.unsupported();
    match instruction.mnemonic.as_str() {
        "mfence" => builder.fence(Fence::Mfence),
        "nop" | "nopl" | "nopw" | "endbr64" => {}
        mnemonic @ ("mov" | "movl" | "movq" | "xchg" | "xchgl" | "xchgq" | "cmp" | "and") => {
            let [from, to] = instruction.expect()?;
            let (from, from_bits) = operand64(builder, from).ok_or_else(refuse)?;
            let (to, to_bits) = operand64(builder, to).ok_or_else(refuse)?;
            let named = match mnemonic.as_bytes()[mnemonic.len() - 1] {
                b'l' => Some(32),
                b'q' => Some(64),
                _ => None,
            };
            let bits = named.or(from_bits).or(to_bits).ok_or_else(refuse)?;
            if [from_bits, to_bits].into_iter().flatten().any(|other| other != bits) {
                return Err(refuse());
            }
            match mnemonic.trim_end_matches(['l', 'q']) {
                "mov" => mov(builder, to, from, bits),
                "xchg" => xchg(builder, to, from, bits),
                other => arithmetic(builder, other, to, from, bits),
            }
            .ok_or_else(refuse)?;
        }
        // The flags of a shift are not kept: a branch on them is refused, because there is no flag yet or one that it would have changed.
        "shl" if !builder.uses("ZF") => {
            let [amount, to] = instruction.expect()?;
            let amount = parse_signed(amount.trim_start_matches('$')).filter(|&amount| amount < 32).ok_or_else(refuse)?;
            let (to, bits) = register64(to).ok_or_else(refuse)?;
            let value = builder.value(&to);
            let value = builder.binary(BinaryOp::Shl, value, Operand::Constant(amount));
            let value = builder.cut(bits, value);
            builder.set(&to, value);
            builder.set_flag("(unknown flags)", Operand::Constant(1));
        }
        "je" | "jne" if builder.uses("(unknown flags)") => return Err(refuse()),
        "je" | "jne" => {
            let [label] = instruction.expect()?;
            let mut equal = builder.flag("ZF");
            if instruction.mnemonic == "jne" {
                equal = builder.not(equal);
            }
            builder.branch(equal, label)?;
        }
        "jmp" => {
            let [label] = instruction.expect()?;
            builder.jump(label)?;
        }
        _ => return Err(refuse()),
    }
    Ok(())
}

/// `cmp` and `and` on registers, with the zero flag only: no other flag can be read by the branches that are supported.
fn arithmetic(builder: &mut ThreadBuilder<'_>, mnemonic: &str, to: Place, from: Place, bits: u32) -> Option<()> {
    let Place::Register(to) = to else { return None };
    let right = match from {
        Place::Register(name) => builder.value(&name),
        Place::Immediate(number) => Operand::Constant(number),
        Place::Memory(_) => return None,
    };
    let left = builder.value(&to);
    let (left, right) = (builder.cut(bits, left), builder.cut(bits, right));
    let op = if mnemonic == "and" { BinaryOp::And } else { BinaryOp::Xor };
    let result = builder.binary(op, left, right);
    let equal = builder.compare(CompareOp::Eq, result, Operand::Constant(0));
    builder.set_flag("ZF", equal);
    if mnemonic == "and" {
        builder.set(&to, result);
    }
    Some(())
}
