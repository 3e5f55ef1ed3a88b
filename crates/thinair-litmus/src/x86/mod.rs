//! The dialects X86 (`MOV EAX,[x]`) and X86_64 (`movl (x),%eax`).
//!
//! All accesses are relaxed: the model sees no order but that of the instructions. A locked instruction (`xchg` is always one) is a
//! read-modify-write; without the prefix, an instruction that changes memory reads it and then writes it. What an operation does is the same in both
//! dialects ([`operations`]); they differ in how operands are written, and in which order.

mod operations;

use thinair_core::ir::{BinaryOp, Fence, Operand};

use crate::builder::ThreadBuilder;
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

#[derive(Clone)]
enum Place {
    Register(String),
    Memory(Operand),
    Immediate(u64),
}

/// An instruction with its operands read.
struct Operation<'a> {
    instruction: &'a Instruction<'a>,
    /// Without the letter for the width.
    name: &'a str,
    locked: bool,
    /// The destination first, as in the dialect X86.
    places: Vec<Place>,
    bits: u32,
    /// The register that `cmpxchg` compares with.
    accumulator: &'static str,
}

/// The instruction after `lock`, if that is what it begins with.
fn without_lock(cell: &Cell) -> (bool, Cell) {
    let text = cell.text.trim();
    match text.split_at_checked(4) {
        Some((prefix, rest)) if prefix.eq_ignore_ascii_case("lock") && rest.starts_with(char::is_whitespace) => {
            (true, Cell { text: rest.trim_start().to_string(), ..cell.clone() })
        }
        _ => (false, cell.clone()),
    }
}

/// What needs no operands; `false` if this is none of them.
fn without_operands(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>, locked: bool) -> Result<bool, Error> {
    match instruction.mnemonic.as_str() {
        "mfence" => {
            let [] = instruction.expect()?;
            builder.fence(Fence::Mfence);
        }
        "nop" | "nopl" | "nopw" | "endbr64" => {}
        _ => return Ok(false),
    }
    if locked { Err(instruction.malformed()) } else { Ok(true) }
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
    let (locked, cell) = without_lock(cell);
    let Some(instruction) = Instruction::of(&cell) else { return Ok(()) };
    if without_operands(builder, &instruction, locked)? || operations::jump(builder, &instruction)? {
        return Ok(());
    }
    // Registers hold 64 bits, so that they can hold addresses; arithmetic is that of 32 bits.
    let name = instruction.mnemonic.as_str();
    if !operations::is_known(name) {
        return Err(instruction.unsupported());
    }
    let places: Option<Vec<Place>> = instruction.operands.iter().map(|text| operand32(builder, text)).collect();
    let places = places.ok_or_else(|| instruction.unsupported())?;
    let bits = if matches!(name, "mov" | "xchg") { 64 } else { 32 };
    if bits == 32 && builder.holds_addresses() {
        return Err(Error::unsupported(format!("`{name}` in a test with addresses, which have more than 32 bits here,"), instruction.at));
    }
    operations::perform(builder, Operation { instruction: &instruction, name, locked, places, bits, accumulator: "EAX" })
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
    let (locked, cell) = without_lock(cell);
    let Some(instruction) = Instruction::of(&cell) else { return Ok(()) };
    let refuse = || instruction.unsupported();
    if without_operands(builder, &instruction, locked)? || operations::jump(builder, &instruction)? {
        return Ok(());
    }
    // `movl` is `mov` of 32 bits; `shl` is no `sh`.
    let mnemonic = instruction.mnemonic.as_str();
    let (name, named_bits) = match mnemonic.split_at_checked(mnemonic.len() - 1) {
        _ if operations::is_known(mnemonic) => (mnemonic, None),
        Some((name, "l")) if operations::is_known(name) => (name, Some(32)),
        Some((name, "q")) if operations::is_known(name) => (name, Some(64)),
        _ => return Err(refuse()),
    };
    let read = |text: &&str| match parse_signed(text) {
        // Without its sign, a number is an address, but for the amount of a shift in herd's tests.
        Some(amount) if matches!(name, "shl" | "shr") => Some((Place::Immediate(amount), None)),
        _ => operand64(builder, text),
    };
    let operands: Option<Vec<_>> = instruction.operands.iter().rev().map(read).collect();
    let operands = operands.ok_or_else(refuse)?;
    let widths: Vec<u32> = operands.iter().filter_map(|(_, bits)| *bits).collect();
    let Some(bits) = named_bits.or(widths.first().copied()) else { return Err(refuse()) };
    if widths.iter().any(|&other| other != bits) {
        return Err(instruction.malformed());
    }
    let places = operands.into_iter().map(|(place, _)| place).collect();
    operations::perform(builder, Operation { instruction: &instruction, name, locked, places, bits, accumulator: "rax" })
}
