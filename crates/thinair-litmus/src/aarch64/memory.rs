//! Loads, stores, exclusives and atomics.

use thinair_core::ir::{Access, BinaryOp, CompareOp, Operand, Order, RmwOp, Tags};

use super::arithmetic::{self, extended, modifier_parts};
use super::{Register, get, immediate, register, set};
use crate::builder::{ThreadBuilder, access};
use crate::error::Error;
use crate::exclusives::{self, Pair};
use crate::instruction::{Instruction, split};
use crate::syntax::Cell;

/// What happens to the base register around an access.
struct Address {
    value: Operand,
    /// The register and what it becomes.
    after: Option<(Register, Operand)>,
}

/// `[X1]`, `[X1,#4]`, `[X1,W2,SXTW]`, `[X1,#4]!` and, with the operand after it, `[X1],#4`.
fn address(builder: &mut ThreadBuilder<'_>, operands: &[&str]) -> Option<Address> {
    let (text, after) = match operands {
        [text] => (*text, None),
        [text, after] => (*text, Some(immediate(after)?)),
        _ => return None,
    };
    let (text, before) = match text.strip_suffix('!') {
        Some(text) => (text.trim(), true),
        None => (text, false),
    };
    let parts = split(text.strip_prefix('[')?.strip_suffix(']')?);
    let base = register(parts.first()?).filter(|base| base.bits == 64 && !base.is_zero())?;
    let start = get(builder, &base);
    let offset = match parts[1..] {
        [] => None,
        [second] => Some(match register(second) {
            Some(index) if index.bits == 64 => get(builder, &index),
            Some(_) => return None,
            None => Operand::Constant(immediate(second)?),
        }),
        [second, modifier] => {
            let index = register(second)?;
            let (kind, amount) = modifier_parts(modifier)?;
            let value = get(builder, &index);
            Some(match kind.as_str() {
                "lsl" if index.bits == 64 => builder.binary(BinaryOp::Shl, value, Operand::Constant(amount.into())),
                _ if index.bits == 32 => extended(builder, &kind, value, amount)?,
                _ => return None,
            })
        }
        _ => return None,
    };
    let value = match offset {
        None | Some(Operand::Constant(0)) => start,
        Some(offset) => builder.binary(BinaryOp::Add, start, offset),
    };
    let after = match (before, after) {
        (true, None) => Some((base, value)),
        (false, Some(step)) => Some((base, builder.binary(BinaryOp::Add, start, Operand::Constant(step)))),
        (false, None) => None,
        (true, Some(_)) => return None,
    };
    Some(Address { value, after })
}

/// Only `[X1]`, as exclusives and atomics have it.
fn simple_address(text: &str) -> Option<Register> {
    let inner = text.strip_prefix('[')?.strip_suffix(']')?.trim();
    register(inner).filter(|base| base.bits == 64 && !base.is_zero())
}

/// `false` if this is none of these instructions.
pub fn instruction(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>) -> Result<bool, Error> {
    let refuse = || instruction.unsupported();
    let operands = instruction.operands.as_slice();
    match instruction.mnemonic.as_str() {
        mnemonic @ ("ldr" | "ldur" | "ldar" | "ldapr") => {
            let to = operands.first().and_then(|text| register(text)).ok_or_else(refuse)?;
            let address = address(builder, &operands[1..]).ok_or_else(refuse)?;
            let access = match mnemonic {
                "ldar" => access(Order::Acquire),
                "ldapr" => Access { order: Order::Acquire, tags: Tags::ACQUIRE_PC },
                _ => access(Order::Relaxed),
            };
            let value = builder.load(to.bits, address.value, access);
            if let Some((base, after)) = address.after {
                set(builder, &base, after);
            }
            set(builder, &to, value);
        }
        mnemonic @ ("str" | "stur" | "stlr") => {
            let from = operands.first().and_then(|text| register(text)).ok_or_else(refuse)?;
            let address = address(builder, &operands[1..]).ok_or_else(refuse)?;
            let value = get(builder, &from);
            let order = if mnemonic == "stlr" { Order::Release } else { Order::Relaxed };
            builder.store(from.bits, address.value, value, access(order));
            if let Some((base, after)) = address.after {
                set(builder, &base, after);
            }
        }
        _ => return atomic(builder, instruction),
    }
    Ok(true)
}

/// The order that the suffix of an atomic says: nothing, `a`, `l` or `al`.
fn suffix(text: &str) -> Option<Order> {
    Some(match text {
        "" => Order::Relaxed,
        "a" => Order::Acquire,
        "l" => Order::Release,
        "al" => Order::AcquireRelease,
        _ => return None,
    })
}

fn operation(mnemonic: &str, prefix: &str) -> Option<(RmwOp, Order)> {
    let rest = mnemonic.strip_prefix(prefix)?;
    let table = [
        ("add", RmwOp::Add),
        ("set", RmwOp::Or),
        ("eor", RmwOp::Xor),
        ("clr", RmwOp::And),
        ("smax", RmwOp::SMax),
        ("smin", RmwOp::SMin),
        ("umax", RmwOp::UMax),
        ("umin", RmwOp::UMin),
    ];
    table.into_iter().find_map(|(name, op)| Some((op, suffix(rest.strip_prefix(name)?)?)))
}

fn atomic(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>) -> Result<bool, Error> {
    let refuse = || instruction.unsupported();
    let mnemonic = instruction.mnemonic.as_str();
    if let Some(order) = mnemonic.strip_prefix("cas").and_then(suffix) {
        compare_and_swap(builder, instruction, order)?;
        return Ok(true);
    }
    let (op, order, returns) = if let Some(order) = mnemonic.strip_prefix("swp").and_then(suffix) {
        (RmwOp::Exchange, order, true)
    } else if let Some((op, order)) = operation(mnemonic, "ld") {
        (op, order, true)
    } else if let Some((op, order)) = operation(mnemonic, "st") {
        (op, order, false)
    } else {
        return Ok(false);
    };
    let (from, to, base) = match instruction.operands.as_slice() {
        [from, to, base] if returns => (from, register(to).ok_or_else(refuse)?, base),
        [from, base] if !returns => (from, Register { name: "XZR".to_string(), bits: 64 }, base),
        _ => return Err(refuse()),
    };
    let from = register(from).ok_or_else(refuse)?;
    let base = simple_address(base).ok_or_else(refuse)?;
    let (address, mut value) = (get(builder, &base), get(builder, &from));
    if op == RmwOp::And {
        // LDCLR clears the bits that are set in its operand.
        value = builder.binary(BinaryOp::Xor, value, Operand::Constant(u64::MAX));
    }
    if matches!(op, RmwOp::SMax | RmwOp::SMin) && builder.locations.uniform && from.bits == 32 {
        return Err(refuse());
    }
    if to.is_zero() && op != RmwOp::Exchange {
        builder.rmw_without_result(op, from.bits, address, value, Access { order, tags: Tags::NO_RETURN });
    } else {
        let old = builder.rmw(op, from.bits, address, value, access(order));
        set(builder, &to, old);
    }
    Ok(true)
}

fn compare_and_swap(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>, order: Order) -> Result<(), Error> {
    let refuse = || instruction.unsupported();
    let [compared, new, base] = instruction.expect()?;
    let (compared, new) = (register(compared).ok_or_else(refuse)?, register(new).ok_or_else(refuse)?);
    let base = simple_address(base).ok_or_else(refuse)?;
    let (address, wanted, value) = (get(builder, &base), get(builder, &compared), get(builder, &new));
    let bits = compared.bits;
    let succeeds = builder.choose();
    builder.either(
        succeeds,
        |builder| {
            let old = builder.rmw(RmwOp::Exchange, bits, address, value, access(order));
            let equal = builder.compare(CompareOp::Eq, old, wanted);
            builder.require(equal);
            set(builder, &compared, old);
        },
        |builder| {
            let read = if order.acquires() { Order::Acquire } else { Order::Relaxed };
            let old = builder.load(bits, address, access(read));
            let different = builder.compare(CompareOp::Ne, old, wanted);
            builder.require(different);
            set(builder, &compared, old);
        },
    );
    Ok(())
}

/// A load-exclusive with its store; how many cells the two take.
pub fn exclusive(builder: &mut ThreadBuilder<'_>, cells: &[Cell], load: &Instruction<'_>) -> Result<Option<usize>, Error> {
    let acquires = match load.mnemonic.as_str() {
        "ldxr" => false,
        "ldaxr" => true,
        "stxr" | "stlxr" => {
            return Err(Error::unsupported("a store-exclusive without its load in straight code before it", load.at));
        }
        _ => return Ok(None),
    };
    let refuse = || load.unsupported();
    let name = |text: &str| register(text).map(|register| register.name);
    let store = exclusives::find_store(cells, load, |mnemonic| matches!(mnemonic, "stxr" | "stlxr"), arithmetic::is_local, name)?;
    let releases = store.instruction.mnemonic == "stlxr";
    let [to, base] = load.expect()?;
    let [status, from, store_base] = store.instruction.expect()?;
    let (to, base) = (register(to).ok_or_else(refuse)?, simple_address(base).ok_or_else(refuse)?);
    let refuse = || store.instruction.unsupported();
    let (status, from) = (register(status).ok_or_else(refuse)?, register(from).ok_or_else(refuse)?);
    if simple_address(store_base).as_ref() != Some(&base) || to.bits != from.bits {
        return Err(Error::unsupported("a store-exclusive with another address or size than its load", store.instruction.at));
    }
    exclusives::independent(&store, &to.name, &[base.name.clone()], &from.name, load.at)?;
    if acquires && releases {
        return Err(Error::unsupported("a load-acquire-exclusive with a store-release-exclusive", load.at));
    }
    for cell in &cells[1..store.index] {
        builder.at(cell.at);
        if let Some(between) = Instruction::of(cell) {
            arithmetic::instruction(builder, &between)?;
        }
    }
    builder.at(load.at);
    let (address, value) = (get(builder, &base), get(builder, &from));
    let read = if acquires { Order::Acquire } else { Order::Relaxed };
    let both = match (acquires, releases) {
        (true, _) => Order::Acquire,
        (_, true) => Order::Release,
        _ => Order::Relaxed,
    };
    let pair = Pair { bits: to.bits, address, value, load: access(read), both: access(both) };
    exclusives::lower(builder, pair, &to.name, |builder, done| {
        let failed = builder.not(done);
        let failed = builder.widen(failed);
        set(builder, &status, failed);
    });
    Ok(Some(store.index + 1))
}
