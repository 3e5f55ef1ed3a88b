//! The dialect AArch64.
//!
//! `Wn` is the low half of `Xn`; writing it clears the upper half. The zero register reads as 0 and forgets. The flags N, Z, C, V are
//! one-bit registers. Accesses are relaxed unless the instruction acquires or releases; LDAPR acquires with the tag for it.
//!
//! A compare-and-swap is a choice: it succeeds, as an exchange, or only reads; executions in which what it read says otherwise are dropped.
//! So it has no control dependency, which the instruction does not have either.

mod arithmetic;
mod memory;

use thinair_core::ir::{BinaryOp, CompareOp, Fence, Operand};

use crate::builder::{Form, ThreadBuilder};
use crate::error::Error;
use crate::instruction::Instruction;
use crate::scanner::parse_signed;
use crate::syntax::{Architecture, Cell};

/// A register as an instruction names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register {
    /// The 64-bit name: `X0` … `X30`, `XZR`.
    pub name: String,
    pub bits: u32,
}

impl Register {
    pub fn is_zero(&self) -> bool {
        self.name == "XZR"
    }
}

pub fn register(name: &str) -> Option<Register> {
    if let Some(symbol) = name.strip_prefix('%') {
        let is_name = !symbol.is_empty() && symbol.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        return is_name.then(|| Register { name: name.to_string(), bits: 64 });
    }
    // A symbolic register by its width.
    if let Some((prefix @ ("X" | "x" | "W" | "w"), _)) = name.split_once('%') {
        let bits = if prefix.eq_ignore_ascii_case("w") { 32 } else { 64 };
        return register(&name[1..]).map(|register| Register { bits, ..register });
    }
    let upper = name.to_ascii_uppercase();
    if upper == "SP" {
        return Some(Register { name: upper, bits: 64 });
    }
    let bits = match upper.as_bytes().first()? {
        b'W' => 32,
        b'X' => 64,
        _ => return None,
    };
    if &upper[1..] == "ZR" {
        return Some(Register { name: "XZR".to_string(), bits });
    }
    let number: u32 = upper[1..].parse().ok()?;
    (number < 31).then(|| Register { name: format!("X{number}"), bits })
}

/// What a register holds, cut to the width that its name says.
pub(crate) fn get(builder: &mut ThreadBuilder<'_>, register: &Register) -> Operand {
    if register.is_zero() {
        return Operand::Constant(0);
    }
    builder.read_picks(&register.name);
    let value = builder.value(&register.name);
    builder.cut(register.bits, value)
}

/// Writes a register; the value is cut to its width.
pub(crate) fn set(builder: &mut ThreadBuilder<'_>, register: &Register, value: Operand) {
    if !register.is_zero() {
        let value = builder.cut(register.bits, value);
        builder.set(&register.name, value);
        builder.write_picks(&register.name);
    }
}

/// `#1`, `1`, `#0x10`, `#-1`.
pub(crate) fn immediate(text: &str) -> Option<u64> {
    parse_signed(text.trim().strip_prefix('#').unwrap_or(text.trim()).trim())
}

/// The register that a call leaves its return address in.
const LINK: &str = "X30";

/// `BL` and `BLR`: the address of what follows, then the jump.
fn call(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>, next: Option<&Cell>) -> Result<bool, Error> {
    let refuse = || instruction.unsupported();
    let (true, [target]) = (matches!(instruction.mnemonic.as_str(), "bl" | "blr"), instruction.operands.as_slice()) else {
        return Ok(false);
    };
    let link = register(LINK).ok_or_else(refuse)?;
    let target_value = if instruction.mnemonic == "blr" { Some(get(builder, &register(target).ok_or_else(refuse)?)) } else { None };
    // Where the next instruction has a label, that is the return address too.
    let named = next.and_then(|cell| cell.labels.first().cloned());
    let back = named.clone().unwrap_or_else(|| format!("(after {}:{})", instruction.at.line, instruction.at.column));
    let value = builder.label_value(&back);
    set(builder, &link, value);
    match target_value {
        Some(value) => builder.jump_to(value)?,
        None if builder.form == Form::Fused => return Err(refuse()),
        None => builder.jump(target)?,
    }
    if named.is_none() {
        builder.label(&back)?;
    }
    Ok(true)
}

/// The cells with labels where a jump such as `B .+8` goes to, each named by its place: an instruction is 4 bytes.
pub fn with_relative_labels(architecture: Architecture, cells: &[Cell]) -> Vec<Cell> {
    let mut cells = cells.to_vec();
    if architecture != Architecture::AArch64 {
        return cells;
    }
    for index in 0..cells.len() {
        let target = Instruction::of(&cells[index]).and_then(|instruction| {
            let text = instruction.operands.last()?.to_string();
            let bytes = parse_signed(text.strip_prefix('.')?.trim_start_matches('+'))? as i64;
            Some((text, usize::try_from(index as i64 + bytes / 4).ok()?))
        });
        let Some((text, place)) = target else { continue };
        // It may go to the end.
        if place == cells.len() {
            let at = cells[index].at;
            cells.push(Cell { labels: Vec::new(), text: String::new(), at });
        }
        let Some(cell) = cells.get_mut(place) else { continue };
        let label = format!(".{place}");
        if !cell.labels.contains(&label) {
            cell.labels.push(label.clone());
        }
        let code = &mut cells[index].text;
        code.truncate(code.rfind(&text).unwrap_or(code.len()));
        code.push_str(&label);
    }
    cells
}

/// Reads the instruction in the first cell; how many cells were used.
pub fn instruction(builder: &mut ThreadBuilder<'_>, cells: &[Cell]) -> Result<usize, Error> {
    let Some(instruction) = Instruction::of(&cells[0]) else { return Ok(1) };
    builder.forget_picks();
    if let Some(used) = memory::exclusive(builder, cells, &instruction)? {
        return Ok(used);
    }
    let done = call(builder, &instruction, cells.get(1))?
        || barrier(builder, &instruction)
        || branch(builder, &instruction)?
        || arithmetic::instruction(builder, &instruction)?
        || memory::instruction(builder, &instruction)?;
    if done { Ok(1) } else { Err(instruction.unsupported()) }
}

fn barrier(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>) -> bool {
    let domain = instruction.operands.first().map_or(String::new(), |operand| operand.to_ascii_uppercase());
    let fence = match (instruction.mnemonic.as_str(), domain.as_str()) {
        ("isb", "" | "SY") => Fence::Isb,
        ("dmb" | "dsb", "SY" | "ISH" | "OSH") => Fence::DmbFull,
        ("dmb" | "dsb", "LD" | "ISHLD" | "OSHLD") => Fence::DmbLd,
        ("dmb", "ST" | "ISHST" | "OSHST") => Fence::DmbSt,
        _ => return false,
    };
    builder.fence(fence);
    true
}

fn branch(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>) -> Result<bool, Error> {
    let refuse = || instruction.unsupported();
    match instruction.mnemonic.as_str() {
        "nop" => {}
        "b" => {
            let [label] = instruction.expect()?;
            builder.jump(label)?;
        }
        "adr" => {
            let [to, label] = instruction.expect()?;
            let to = register(to).ok_or_else(refuse)?;
            let value = builder.label_value(label);
            set(builder, &to, value);
        }
        "br" | "ret" => {
            let target = match instruction.operands.as_slice() {
                [] if instruction.mnemonic == "ret" => LINK,
                [register] => register,
                _ => return Err(refuse()),
            };
            let value = get(builder, &register(target).ok_or_else(refuse)?);
            builder.branch_on_picks();
            builder.jump_to(value)?;
        }
        "cbz" | "cbnz" => {
            let [tested, label] = instruction.expect()?;
            let value = get(builder, &register(tested).ok_or_else(refuse)?);
            let op = if instruction.mnemonic == "cbz" { CompareOp::Eq } else { CompareOp::Ne };
            let condition = builder.compare(op, value, Operand::Constant(0));
            builder.branch_on_picks();
            builder.branch(condition, label)?;
        }
        "tbz" | "tbnz" => {
            let [tested, bit, label] = instruction.expect()?;
            let value = get(builder, &register(tested).ok_or_else(refuse)?);
            let bit = immediate(bit).filter(|&bit| bit < 64).ok_or_else(refuse)?;
            let masked = builder.binary(BinaryOp::And, value, Operand::Constant(1 << bit));
            let op = if instruction.mnemonic == "tbz" { CompareOp::Eq } else { CompareOp::Ne };
            let condition = builder.compare(op, masked, Operand::Constant(0));
            builder.branch_on_picks();
            builder.branch(condition, label)?;
        }
        mnemonic => {
            let Some(condition) = mnemonic.strip_prefix("b.") else { return Ok(false) };
            let condition = arithmetic::condition(builder, condition).ok_or_else(refuse)?;
            let [label] = instruction.expect()?;
            builder.branch_on_picks();
            builder.branch(condition, label)?;
        }
    }
    Ok(true)
}
