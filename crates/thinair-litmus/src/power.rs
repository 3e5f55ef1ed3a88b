//! The dialect PPC.
//!
//! Registers hold 64 bits and are not cut. A test accesses words or doublewords, not both. In an address, and for `addi` and `addis`, r0 as the base stands for 0.
//! A compare sets the three flags of cr0; a store-conditional sets `eq` to whether it was done.

use thinair_core::ir::{Access, BinaryOp, CompareOp, Fence, Operand, Order, Tags};

use crate::builder::{Form, ThreadBuilder, access};
use crate::error::Error;
use crate::exclusives::{self, Pair};
use crate::instruction::Instruction;
use crate::scanner::parse_signed;
use crate::syntax::Cell;

/// `r0` … `r31`, or a symbolic register such as `%x0`.
pub fn register(name: &str) -> Option<String> {
    if let Some(symbol) = name.strip_prefix('%') {
        return (!symbol.is_empty() && symbol.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')).then(|| name.to_string());
    }
    let number: u32 = name.strip_prefix('r').or_else(|| name.strip_prefix('R'))?.parse().ok()?;
    (number < 32).then(|| format!("r{number}"))
}

/// Reads the instruction in the first cell; how many cells were used.
pub fn instruction(builder: &mut ThreadBuilder<'_>, cells: &[Cell]) -> Result<usize, Error> {
    let Some(instruction) = Instruction::of(&cells[0]) else { return Ok(1) };
    let refuse = || instruction.unsupported();
    let relaxed = access(Order::Relaxed);
    match instruction.mnemonic.as_str() {
        "sync" | "hwsync" | "dcs" => builder.fence(Fence::Sync),
        "lwsync" => builder.fence(Fence::Lwsync),
        "isync" => builder.fence(Fence::Isync),
        "eieio" => builder.fence(Fence::Eieio),
        "nop" => {}
        mnemonic @ ("lwz" | "ld" | "lwa") => {
            let [to, from] = instruction.expect()?;
            let address = displaced(builder, from).ok_or_else(refuse)?;
            let value = load(builder, mnemonic, address, relaxed)?;
            builder.set(&register(to).ok_or_else(refuse)?, value);
        }
        mnemonic @ ("lwzx" | "ldx" | "lwax") => {
            let [to, base, index] = instruction.expect()?;
            let address = indexed(builder, base, index).ok_or_else(refuse)?;
            let value = load(builder, mnemonic, address, relaxed)?;
            builder.set(&register(to).ok_or_else(refuse)?, value);
        }
        mnemonic @ ("stw" | "std") => {
            let [from, to] = instruction.expect()?;
            let value = builder.value(&register(from).ok_or_else(refuse)?);
            let address = displaced(builder, to).ok_or_else(refuse)?;
            let bits = bits(builder, mnemonic)?;
            builder.store(bits, address, value, relaxed);
        }
        mnemonic @ ("stwx" | "stdx") => {
            let [from, base, index] = instruction.expect()?;
            let value = builder.value(&register(from).ok_or_else(refuse)?);
            let address = indexed(builder, base, index).ok_or_else(refuse)?;
            let bits = bits(builder, mnemonic)?;
            builder.store(bits, address, value, relaxed);
        }
        mnemonic @ ("cmpw" | "cmpwi" | "cmpd" | "cmpdi" | "cmplw" | "cmplwi" | "cmpld" | "cmpldi") => {
            let [left, right] = match instruction.operands.as_slice() {
                [field, left, right] if field.eq_ignore_ascii_case("cr0") || *field == "0" => [*left, *right],
                [_, _, _] => return Err(refuse()),
                _ => instruction.expect()?,
            };
            let mut left = builder.value(&register(left).ok_or_else(refuse)?);
            let mut right = value(builder, right).ok_or_else(refuse)?;
            let mut less_and_greater = (CompareOp::SLt, CompareOp::SGt);
            if mnemonic.starts_with("cmpl") {
                less_and_greater = (CompareOp::ULt, CompareOp::UGt);
            }
            if mnemonic.starts_with("cmplw") {
                (left, right) = (builder.cut(32, left), builder.cut(32, right));
            }
            compare(builder, left, right, less_and_greater);
        }
        "b" => {
            let [label] = instruction.expect()?;
            builder.jump(label)?;
        }
        "beq" | "bne" | "blt" | "bge" | "bgt" | "ble" => {
            let [label] = match instruction.operands.as_slice() {
                [field, label] if field.eq_ignore_ascii_case("cr0") => [*label],
                [_, _] => return Err(refuse()),
                _ => instruction.expect()?,
            };
            let (flag, negated) = match instruction.mnemonic.as_str() {
                "beq" => ("cr0.eq", false),
                "bne" => ("cr0.eq", true),
                "blt" => ("cr0.lt", false),
                "bge" => ("cr0.lt", true),
                "bgt" => ("cr0.gt", false),
                _ => ("cr0.gt", true),
            };
            let mut condition = builder.flag(flag);
            if negated {
                condition = builder.not(condition);
            }
            builder.branch(condition, label)?;
        }
        "lwarx" | "ldarx" if builder.form == Form::Fused => return exclusive(builder, cells, &instruction),
        mnemonic @ ("lwarx" | "ldarx") => {
            let [to, base, index] = instruction.expect()?;
            let address = indexed(builder, base, index).ok_or_else(refuse)?;
            let value = load(builder, mnemonic, address, Access { order: Order::Relaxed, tags: Tags::PAIR })?;
            builder.set(&register(to).ok_or_else(refuse)?, value);
        }
        mnemonic @ ("stwcx." | "stdcx.") if builder.form == Form::Separate => {
            let [from, base, index] = instruction.expect()?;
            let value = builder.value(&register(from).ok_or_else(refuse)?);
            let address = indexed(builder, base, index).ok_or_else(refuse)?;
            let bits = bits(builder, mnemonic)?;
            let store = exclusives::Store { bits, address, value, order: Order::Relaxed, tags: Tags::NONE };
            exclusives::store(builder, store, base, set_conditional);
        }
        "stwcx." | "stdcx." => {
            return Err(Error::unsupported("a store-conditional without its load in straight code before it", instruction.at));
        }
        _ => {
            if !local(builder, &instruction)? {
                return Err(refuse());
            }
        }
    }
    Ok(1)
}

/// The size of what an instruction accesses, which is the same in the whole test.
fn bits(builder: &mut ThreadBuilder<'_>, mnemonic: &str) -> Result<u32, Error> {
    let bits = if mnemonic.starts_with("ld") || mnemonic.starts_with("std") { 64 } else { 32 };
    match *builder.locations.accessed.get_or_insert(bits) == bits {
        true => Ok(bits),
        false => Err(Error::unsupported("accesses of words and of doublewords in one test", builder.position())),
    }
}

/// Loads what the instruction says, extended as it says.
fn load(builder: &mut ThreadBuilder<'_>, mnemonic: &str, address: Operand, access: Access) -> Result<Operand, Error> {
    let bits = bits(builder, mnemonic)?;
    let value = builder.load(bits, address, access);
    Ok(if mnemonic.starts_with("lwa") && !mnemonic.starts_with("lwar") { builder.sign_extend(32, value) } else { value })
}

/// Instructions on registers only; `false` if this is none of them.
fn local(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>) -> Result<bool, Error> {
    let refuse = || instruction.unsupported();
    match instruction.mnemonic.as_str() {
        "li" => {
            let [to, number] = instruction.expect()?;
            let number = parse_signed(number).ok_or_else(refuse)?;
            builder.set(&register(to).ok_or_else(refuse)?, Operand::Constant(number));
        }
        "mr" => {
            let [to, from] = instruction.expect()?;
            let value = builder.value(&register(from).ok_or_else(refuse)?);
            builder.set(&register(to).ok_or_else(refuse)?, value);
        }
        mnemonic @ ("addi" | "subi") => {
            let [to, left, number] = instruction.expect()?;
            let left = base(builder, left).ok_or_else(refuse)?;
            let number = parse_signed(number).ok_or_else(refuse)?;
            let number = if mnemonic == "subi" { number.wrapping_neg() } else { number };
            let result = builder.binary(BinaryOp::Add, left, Operand::Constant(number));
            builder.set(&register(to).ok_or_else(refuse)?, result);
        }
        // Unlike `addi`, these read r0 as itself, and their numbers have no sign.
        mnemonic @ ("ori" | "xori" | "andi." | "mulli" | "slwi" | "srwi" | "sldi" | "srdi") => {
            let [to, left, number] = instruction.expect()?;
            let number = parse_signed(number).ok_or_else(refuse)?;
            let (op, most) = match mnemonic {
                "ori" => (BinaryOp::Or, 0xFFFF),
                "xori" => (BinaryOp::Xor, 0xFFFF),
                "andi." => (BinaryOp::And, 0xFFFF),
                "mulli" => (BinaryOp::Mul, u64::MAX),
                "slwi" => (BinaryOp::Shl, 31),
                "srwi" => (BinaryOp::LShr, 31),
                "sldi" => (BinaryOp::Shl, 63),
                _ => (BinaryOp::LShr, 63),
            };
            if number > most {
                return Err(instruction.malformed());
            }
            let mut left = builder.value(&register(left).ok_or_else(refuse)?);
            if matches!(mnemonic, "slwi" | "srwi") {
                left = builder.cut(32, left);
            }
            let mut result = builder.binary(op, left, Operand::Constant(number));
            if mnemonic == "slwi" {
                result = builder.cut(32, result);
            }
            builder.set(&register(to).ok_or_else(refuse)?, result);
            if mnemonic == "andi." {
                compare_with_zero(builder, result);
            }
        }
        "neg" => {
            let [to, from] = instruction.expect()?;
            let value = builder.value(&register(from).ok_or_else(refuse)?);
            let result = builder.binary(BinaryOp::Sub, Operand::Constant(0), value);
            builder.set(&register(to).ok_or_else(refuse)?, result);
        }
        "lis" => {
            let [to, number] = instruction.expect()?;
            let number = parse_signed(number).ok_or_else(refuse)? << 16;
            builder.set(&register(to).ok_or_else(refuse)?, Operand::Constant(number));
        }
        "addis" => {
            let [to, left, number] = instruction.expect()?;
            let left = base(builder, left).ok_or_else(refuse)?;
            let number = parse_signed(number).ok_or_else(refuse)? << 16;
            let result = builder.binary(BinaryOp::Add, left, Operand::Constant(number));
            builder.set(&register(to).ok_or_else(refuse)?, result);
        }
        "extsw" => {
            let [to, from] = instruction.expect()?;
            let value = builder.value(&register(from).ok_or_else(refuse)?);
            let result = builder.sign_extend(32, value);
            builder.set(&register(to).ok_or_else(refuse)?, result);
        }
        "clrldi" => {
            let [to, from, bits] = instruction.expect()?;
            let bits = parse_signed(bits).filter(|&bits| bits < 64).ok_or_else(refuse)?;
            let value = builder.value(&register(from).ok_or_else(refuse)?);
            let result = builder.binary(BinaryOp::And, value, Operand::Constant(u64::MAX >> bits));
            builder.set(&register(to).ok_or_else(refuse)?, result);
        }
        mnemonic @ ("rlwinm" | "rlwimi") => {
            let [to, from, amount, first, last] = instruction.expect()?;
            let number = |text| parse_signed(text).filter(|&number| number < 32).ok_or_else(refuse);
            let (amount, first, last) = (number(amount)?, number(first)?, number(last)?);
            // A mask that goes round would reach into the upper half.
            if first > last {
                return Err(refuse());
            }
            let mask = (0xFFFF_FFFF >> first) & (0xFFFF_FFFF << (31 - last)) & 0xFFFF_FFFF;
            let to = register(to).ok_or_else(refuse)?;
            let value = builder.value(&register(from).ok_or_else(refuse)?);
            let value = builder.cut(32, value);
            let up = builder.binary(BinaryOp::Shl, value, Operand::Constant(amount));
            let down = builder.binary(BinaryOp::LShr, value, Operand::Constant(32 - amount));
            let rotated = builder.binary(BinaryOp::Or, up, down);
            let mut result = builder.binary(BinaryOp::And, rotated, Operand::Constant(mask));
            if mnemonic == "rlwimi" {
                let old = builder.value(&to);
                let kept = builder.binary(BinaryOp::And, old, Operand::Constant(!mask));
                result = builder.binary(BinaryOp::Or, kept, result);
            }
            builder.set(&to, result);
        }
        mnemonic => {
            // With a dot, the result is compared with 0.
            let op = match mnemonic.trim_end_matches('.') {
                "xor" => BinaryOp::Xor,
                "or" => BinaryOp::Or,
                "and" => BinaryOp::And,
                "add" => BinaryOp::Add,
                "sub" | "subf" => BinaryOp::Sub,
                "mullw" | "mulld" => BinaryOp::Mul,
                _ => return Ok(false),
            };
            let [to, mut left, mut right] = instruction.expect()?;
            if mnemonic.starts_with("subf") {
                (left, right) = (right, left);
            }
            let left = builder.value(&register(left).ok_or_else(refuse)?);
            let right = builder.value(&register(right).ok_or_else(refuse)?);
            let result = builder.binary(op, left, right);
            builder.set(&register(to).ok_or_else(refuse)?, result);
            if mnemonic.ends_with('.') {
                compare_with_zero(builder, result);
            }
        }
    }
    Ok(true)
}

/// Sets the flags of cr0.
fn compare(builder: &mut ThreadBuilder<'_>, left: Operand, right: Operand, (less, greater): (CompareOp, CompareOp)) {
    for (flag, op) in [("cr0.eq", CompareOp::Eq), ("cr0.lt", less), ("cr0.gt", greater)] {
        let result = builder.compare(op, left, right);
        builder.set_flag(flag, result);
    }
}

fn compare_with_zero(builder: &mut ThreadBuilder<'_>, value: Operand) {
    compare(builder, value, Operand::Constant(0), (CompareOp::SLt, CompareOp::SGt));
}

fn is_local(mnemonic: &str) -> bool {
    matches!(mnemonic, "li" | "mr" | "addi" | "xor" | "or" | "and" | "add")
}

/// A register or a number.
fn value(builder: &mut ThreadBuilder<'_>, text: &str) -> Option<Operand> {
    match register(text) {
        Some(name) => Some(builder.value(&name)),
        None => parse_signed(text).map(Operand::Constant),
    }
}

/// A base register, where r0 stands for 0.
fn base(builder: &mut ThreadBuilder<'_>, text: &str) -> Option<Operand> {
    let name = register(text)?;
    Some(if name == "r0" { Operand::Constant(0) } else { builder.value(&name) })
}

/// `4(r1)`.
fn displaced(builder: &mut ThreadBuilder<'_>, text: &str) -> Option<Operand> {
    let (offset, rest) = text.split_once('(')?;
    let base = base(builder, rest.strip_suffix(')')?.trim())?;
    Some(match parse_signed(offset.trim())? {
        0 => base,
        offset => builder.binary(BinaryOp::Add, base, Operand::Constant(offset)),
    })
}

/// The sum of two registers.
fn indexed(builder: &mut ThreadBuilder<'_>, first: &str, index: &str) -> Option<Operand> {
    let first = base(builder, first)?;
    let index = builder.value(&register(index)?);
    Some(if first == Operand::Constant(0) { index } else { builder.binary(BinaryOp::Add, first, index) })
}

/// `lwarx … stwcx.` in straight code.
fn exclusive(builder: &mut ThreadBuilder<'_>, cells: &[Cell], load: &Instruction<'_>) -> Result<usize, Error> {
    let store = exclusives::find_store(cells, load, |mnemonic| matches!(mnemonic, "stwcx." | "stdcx."), is_local, register)?;
    let refuse = || load.unsupported();
    let [to, first, index] = load.expect()?;
    let [from, store_first, store_index] = store.instruction.expect()?;
    let same = |one: &str, other: &str| register(one) == register(other);
    if !same(first, store_first) || !same(index, store_index) {
        return Err(Error::unsupported("a store-conditional with another address than its load", store.instruction.at));
    }
    let (to, from) = (register(to).ok_or_else(refuse)?, register(from).ok_or_else(refuse)?);
    let addresses = [register(first).ok_or_else(refuse)?, register(index).ok_or_else(refuse)?];
    exclusives::independent(&store, &to, &addresses, &from, load.at)?;
    for cell in &cells[1..store.index] {
        builder.at(cell.at);
        if let Some(between) = Instruction::of(cell) {
            local(builder, &between)?;
        }
    }
    builder.at(load.at);
    let address = indexed(builder, first, index).ok_or_else(refuse)?;
    let value = (from != to).then(|| builder.value(&from));
    let bits = bits(builder, &load.mnemonic)?;
    let pair = Pair { bits, address, value, load: access(Order::Relaxed), both: access(Order::Relaxed) };
    exclusives::lower(builder, pair, &to, set_conditional);
    Ok(store.index + 1)
}

/// What a store-conditional leaves in cr0.
fn set_conditional(builder: &mut ThreadBuilder<'_>, done: Operand) {
    builder.set_flag("cr0.eq", done);
    builder.set_flag("cr0.lt", Operand::Constant(0));
    builder.set_flag("cr0.gt", Operand::Constant(0));
}
