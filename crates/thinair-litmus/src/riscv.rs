//! The dialect RISCV.
//!
//! Registers hold 64 bits; a word that is loaded is sign-extended. `lw.aq` and `sw.rl` are pseudo-instructions; on AMOs, lr and sc the same letters
//! also count for the RCsc rule of the model. `fence.i` concerns instruction fetch and orders nothing here.

use thinair_core::ir::{Access, Accesses, BinaryOp, CompareOp, Fence, Operand, Order, RmwOp, Tags};

use crate::builder::{Form, ThreadBuilder, access};
use crate::error::Error;
use crate::exclusives;
use crate::instruction::Instruction;
use crate::scanner::parse_signed;
use crate::syntax::Cell;

/// `x0` … `x31`; names of the calling convention stand for these.
pub fn register(name: &str) -> Option<String> {
    let lower = name.to_ascii_lowercase();
    let number = |prefix: &str| lower.strip_prefix(prefix)?.parse::<u32>().ok();
    let found = match lower.as_str() {
        "zero" => 0,
        "ra" => 1,
        "sp" => 2,
        "gp" => 3,
        "tp" => 4,
        "fp" => 8,
        _ => match lower.as_bytes().first()? {
            b'x' => number("x")?,
            b't' => number("t").map(|n| if n < 3 { n + 5 } else { n + 25 })?,
            b's' => number("s").map(|n| if n < 2 { n + 8 } else { n + 16 })?,
            b'a' => number("a").filter(|&n| n < 8).map(|n| n + 10)?,
            _ => return None,
        },
    };
    (found < 32).then(|| format!("x{found}"))
}

fn get(builder: &mut ThreadBuilder<'_>, text: &str) -> Option<Operand> {
    let name = register(text)?;
    Some(if name == "x0" { Operand::Constant(0) } else { builder.value(&name) })
}

fn set(builder: &mut ThreadBuilder<'_>, text: &str, value: Operand) -> Option<()> {
    let name = register(text)?;
    if name != "x0" {
        builder.set(&name, value);
    }
    Some(())
}

/// `0(x5)` or `(x5)`.
fn address(builder: &mut ThreadBuilder<'_>, text: &str) -> Option<Operand> {
    let (offset, rest) = text.split_once('(')?;
    let base = get(builder, rest.strip_suffix(')')?.trim())?;
    let offset = if offset.trim().is_empty() { 0 } else { parse_signed(offset.trim())? };
    Some(if offset == 0 { base } else { builder.binary(BinaryOp::Add, base, Operand::Constant(offset)) })
}

/// The letters after the size: `aq`, `rl` or both.
#[derive(Clone, Copy, Default)]
struct Letters {
    acquire: bool,
    release: bool,
}

/// `amoswap.w.aq.rl` into its name, size in bits, and letters.
fn parts(mnemonic: &str) -> Option<(&str, u32, Letters)> {
    let mut pieces = mnemonic.split('.');
    let name = pieces.next()?;
    let (mut bits, mut letters) = (None, Letters::default());
    for piece in pieces {
        match piece {
            "w" if bits.is_none() => bits = Some(32),
            "d" if bits.is_none() => bits = Some(64),
            "aq" => letters.acquire = true,
            "rl" => letters.release = true,
            "aqrl" => letters = Letters { acquire: true, release: true },
            _ => return None,
        }
    }
    Some(match (name, bits) {
        ("lw" | "sw", None) => (name, 32, letters),
        ("ld" | "sd", None) => (name, 64, letters),
        (_, bits) => (name, bits?, letters),
    })
}

pub fn instruction(builder: &mut ThreadBuilder<'_>, cell: &Cell) -> Result<(), Error> {
    let Some(instruction) = Instruction::of(cell) else { return Ok(()) };
    let refuse = || instruction.unsupported();
    if local(builder, &instruction)? {
        return Ok(());
    }
    if let Some(fence) = fence(&instruction)? {
        if let Fence::Riscv { .. } | Fence::RiscvTso = fence {
            builder.fence(fence);
        }
        return Ok(());
    }
    let (name, bits, letters) = parts(&instruction.mnemonic).ok_or_else(refuse)?;
    match name {
        "lw" | "ld" => {
            let [to, from] = instruction.expect()?;
            let address = address(builder, from).ok_or_else(refuse)?;
            let order = if letters.acquire { Order::Acquire } else { Order::Relaxed };
            if letters.release {
                return Err(refuse());
            }
            let value = builder.load(bits, address, access(order));
            loaded(builder, to, bits, value).ok_or_else(refuse)?;
        }
        "sw" | "sd" => {
            let [from, to] = instruction.expect()?;
            let value = get(builder, from).ok_or_else(refuse)?;
            let address = address(builder, to).ok_or_else(refuse)?;
            let order = if letters.release { Order::Release } else { Order::Relaxed };
            if letters.acquire {
                return Err(refuse());
            }
            builder.store(bits, address, value, access(order));
        }
        "lr" | "sc" if builder.form == Form::Fused => return Err(Error::unsupported("lr and sc", instruction.at)),
        "lr" => {
            let [to, from] = instruction.expect()?;
            let address = address(builder, from).ok_or_else(refuse)?;
            let order = if letters.acquire { Order::Acquire } else { Order::Relaxed };
            let tags = if letters.release { Tags::PAIR.and(Tags::LOAD_RELEASES) } else { Tags::PAIR };
            let value = builder.load(bits, address, Access { order, tags });
            loaded(builder, to, bits, value).ok_or_else(refuse)?;
        }
        "sc" => {
            let [status, from, to] = instruction.expect()?;
            let value = get(builder, from).ok_or_else(refuse)?;
            let address = address(builder, to).ok_or_else(refuse)?;
            let order = if letters.release { Order::Release } else { Order::Relaxed };
            let tags = if letters.acquire { Tags::STORE_ACQUIRES } else { Tags::NONE };
            register(status).ok_or_else(refuse)?;
            let store = exclusives::Store { bits, address, value, order, tags };
            exclusives::store(builder, store, to, |builder, done| {
                // That the store took place is known when it has: what uses the result depends on the store.
                let succeeded = done == Operand::Constant(1);
                let result = if succeeded { builder.outcome_of_access() } else { Operand::Constant(1) };
                // The name was checked above.
                let _ = set(builder, status, result);
            });
        }
        _ => {
            let op = match name.strip_prefix("amo") {
                Some("swap") => RmwOp::Exchange,
                Some("add") => RmwOp::Add,
                Some("and") => RmwOp::And,
                Some("or") => RmwOp::Or,
                Some("xor") => RmwOp::Xor,
                // A word is compared by its sign, and cells hold 64 bits where the test has no array.
                Some("max") if bits == 64 => RmwOp::SMax,
                Some("min") if bits == 64 => RmwOp::SMin,
                Some("maxu") => RmwOp::UMax,
                Some("minu") => RmwOp::UMin,
                _ => return Err(refuse()),
            };
            let order = match (letters.acquire, letters.release) {
                (true, true) => Order::AcquireRelease,
                (true, false) => Order::Acquire,
                (false, true) => Order::Release,
                (false, false) => Order::Relaxed,
            };
            let [to, from, at] = instruction.expect()?;
            let value = get(builder, from).ok_or_else(refuse)?;
            let address = address(builder, at).ok_or_else(refuse)?;
            let old = builder.rmw(op, bits, address, value, access(order));
            loaded(builder, to, bits, old).ok_or_else(refuse)?;
        }
    }
    Ok(())
}

/// Puts what was loaded into a register.
fn loaded(builder: &mut ThreadBuilder<'_>, to: &str, bits: u32, value: Operand) -> Option<()> {
    let value = if bits == 32 { builder.sign_extend(32, value) } else { value };
    set(builder, to, value)
}

/// The fence, if it is one; `fence.i` comes as one that no model knows.
fn fence(instruction: &Instruction<'_>) -> Result<Option<Fence>, Error> {
    let accesses = |text: &str| {
        let reads = text.contains('r');
        let writes = text.contains('w');
        let known = text.chars().all(|letter| "iorw".contains(letter));
        match (known, reads, writes) {
            (true, true, true) => Some(Accesses::Both),
            (true, true, false) => Some(Accesses::Reads),
            (true, false, true) => Some(Accesses::Writes),
            _ => None,
        }
    };
    Ok(Some(match (instruction.mnemonic.as_str(), instruction.operands.as_slice()) {
        ("fence.i", []) => Fence::Isb,
        ("fence.tso", []) => Fence::RiscvTso,
        ("fence", []) => Fence::Riscv { before: Accesses::Both, after: Accesses::Both },
        ("fence", [before, after]) => {
            let refuse = || instruction.unsupported();
            Fence::Riscv { before: accesses(before).ok_or_else(refuse)?, after: accesses(after).ok_or_else(refuse)? }
        }
        _ => return Ok(None),
    }))
}

/// A signed comparison by its two letters, as in `bnez` and `seqz`.
fn signed_comparison(letters: &str) -> Option<CompareOp> {
    Some(match letters {
        "ne" => CompareOp::Ne,
        "eq" => CompareOp::Eq,
        "lt" => CompareOp::SLt,
        "ge" => CompareOp::SGe,
        "gt" => CompareOp::SGt,
        "le" => CompareOp::SLe,
        _ => return None,
    })
}

/// Instructions on registers, and branches; `false` if this is none of them.
fn local(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>) -> Result<bool, Error> {
    let refuse = || instruction.unsupported();
    match instruction.mnemonic.as_str() {
        "nop" => {}
        "li" => {
            let [to, number] = instruction.expect()?;
            let number = parse_signed(number).ok_or_else(refuse)?;
            set(builder, to, Operand::Constant(number)).ok_or_else(refuse)?;
        }
        "lui" => {
            let [to, number] = instruction.expect()?;
            let number = parse_signed(number).filter(|&number| number < 1 << 20).ok_or_else(refuse)?;
            set(builder, to, Operand::Constant(((number << 12) as u32 as i32) as u64)).ok_or_else(refuse)?;
        }
        mnemonic @ ("mv" | "not" | "neg") => {
            let [to, from] = instruction.expect()?;
            let value = get(builder, from).ok_or_else(refuse)?;
            let value = match mnemonic {
                "not" => builder.binary(BinaryOp::Xor, value, Operand::Constant(u64::MAX)),
                "neg" => builder.binary(BinaryOp::Sub, Operand::Constant(0), value),
                _ => value,
            };
            set(builder, to, value).ok_or_else(refuse)?;
        }
        mnemonic @ ("seqz" | "snez" | "sltz" | "sgtz") => {
            let [to, from] = instruction.expect()?;
            let value = get(builder, from).ok_or_else(refuse)?;
            let op = signed_comparison(&mnemonic[1..3]).ok_or_else(refuse)?;
            let flag = builder.compare(op, value, Operand::Constant(0));
            let result = builder.widen(flag);
            set(builder, to, result).ok_or_else(refuse)?;
        }
        mnemonic @ ("slt" | "sltu" | "slti" | "sltiu") => {
            let [to, left, right] = instruction.expect()?;
            let left = get(builder, left).ok_or_else(refuse)?;
            let right = if mnemonic.contains('i') { parse_signed(right).map(Operand::Constant) } else { get(builder, right) };
            let op = if mnemonic.ends_with('u') { CompareOp::ULt } else { CompareOp::SLt };
            let flag = builder.compare(op, left, right.ok_or_else(refuse)?);
            let result = builder.widen(flag);
            set(builder, to, result).ok_or_else(refuse)?;
        }
        "sext.w" => {
            let [to, from] = instruction.expect()?;
            let value = get(builder, from).ok_or_else(refuse)?;
            let value = builder.cut(32, value);
            let value = builder.sign_extend(32, value);
            set(builder, to, value).ok_or_else(refuse)?;
        }
        "j" => {
            let [label] = instruction.expect()?;
            builder.jump(label)?;
        }
        mnemonic @ ("bnez" | "beqz" | "bltz" | "bgez" | "blez" | "bgtz") => {
            let [left, label] = instruction.expect()?;
            let left = get(builder, left).ok_or_else(refuse)?;
            let op = signed_comparison(&mnemonic[1..3]).ok_or_else(refuse)?;
            let condition = builder.compare(op, left, Operand::Constant(0));
            builder.branch(condition, label)?;
        }
        mnemonic @ ("bne" | "beq" | "blt" | "bge" | "bgt" | "ble" | "bltu" | "bgeu" | "bgtu" | "bleu") => {
            let [left, right, label] = instruction.expect()?;
            let left = get(builder, left).ok_or_else(refuse)?;
            let right = get(builder, right).ok_or_else(refuse)?;
            let op = match mnemonic {
                "bltu" => CompareOp::ULt,
                "bgeu" => CompareOp::UGe,
                "bgtu" => CompareOp::UGt,
                "bleu" => CompareOp::ULe,
                signed => signed_comparison(&signed[1..]).ok_or_else(refuse)?,
            };
            let condition = builder.compare(op, left, right);
            builder.branch(condition, label)?;
        }
        mnemonic => {
            let table = [
                ("add", BinaryOp::Add),
                ("xor", BinaryOp::Xor),
                ("or", BinaryOp::Or),
                ("and", BinaryOp::And),
                ("sub", BinaryOp::Sub),
                ("mul", BinaryOp::Mul),
                ("sll", BinaryOp::Shl),
                ("srl", BinaryOp::LShr),
                ("sra", BinaryOp::AShr),
            ];
            // `addw` and the like compute in 32 bits.
            let (mnemonic, is_word) = match mnemonic.strip_suffix('w') {
                Some(name @ ("add" | "addi" | "sub" | "sll" | "slli")) => (name, true),
                _ => (mnemonic, false),
            };
            let find = |name: &str| table.iter().find(|(known, _)| *known == name).map(|(_, op)| *op);
            let (op, is_immediate) = match (find(mnemonic), mnemonic.strip_suffix('i').and_then(find)) {
                (Some(op), _) => (op, false),
                (None, Some(op)) => (op, true),
                _ => return Ok(false),
            };
            let [to, left, right] = instruction.expect()?;
            let left = get(builder, left).ok_or_else(refuse)?;
            let right = if is_immediate { parse_signed(right).map(Operand::Constant) } else { get(builder, right) };
            let mut result = builder.binary(op, left, right.ok_or_else(refuse)?);
            if is_word {
                result = builder.sign_extend(32, result);
            }
            set(builder, to, result).ok_or_else(refuse)?;
        }
    }
    Ok(true)
}
