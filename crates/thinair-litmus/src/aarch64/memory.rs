//! Loads, stores, exclusives and atomics.

use thinair_core::engine::enumerate::hint;
use thinair_core::ir::{Access, BinaryOp, CompareOp, Operand, Order, RmwOp, Tags};

use super::arithmetic::{self, extended, modifier_parts};
use super::{Register, get, immediate, register, set};
use crate::builder::{Form, ThreadBuilder, access};
use crate::error::Error;
use crate::exclusives::{self, Pair};
use crate::instruction::{Instruction, split};
use crate::syntax::Cell;

/// What happens to the base register around an access.
struct Address {
    value: Operand,
    base: String,
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
    let name = base.name.clone();
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
    // What the base register becomes has its own picks; such an instruction with picks is left out.
    (after.is_none() || !builder.has_picks()).then_some(())?;
    builder.branch_on_picks();
    Some(Address { value, base: name, after })
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
        mnemonic @ ("ldr" | "ldur" | "ldar" | "ldapr" | "ldxr" | "ldaxr") => {
            let to = operands.first().and_then(|text| register(text)).ok_or_else(refuse)?;
            let address = address(builder, &operands[1..]).ok_or_else(refuse)?;
            let access = match mnemonic {
                "ldar" => access(Order::Acquire),
                "ldapr" => Access { order: Order::Acquire, tags: Tags::ACQUIRE_PC },
                "ldxr" => Access { order: Order::Relaxed, tags: Tags::PAIR },
                "ldaxr" => Access { order: Order::Acquire, tags: Tags::PAIR },
                _ => access(Order::Relaxed),
            };
            builder.read_memory(&address.base);
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
            let value = builder.picked_data(value, &address.base);
            let order = if mnemonic == "stlr" { Order::Release } else { Order::Relaxed };
            builder.store(from.bits, address.value, value, access(order));
            if let Some((base, after)) = address.after {
                set(builder, &base, after);
            }
        }
        mnemonic @ ("stxr" | "stlxr") => {
            let [status, from, base] = instruction.expect()?;
            let (status, from) = (register(status).ok_or_else(refuse)?, register(from).ok_or_else(refuse)?);
            let address = address(builder, &[base]).ok_or_else(refuse)?;
            let value = get(builder, &from);
            let order = if mnemonic == "stlxr" { Order::Release } else { Order::Relaxed };
            let store = exclusives::Store { bits: from.bits, address: address.value, value, order, tags: Tags::NONE };
            exclusives::store(builder, store, &address.base, |builder, done| {
                let failed = builder.not(done);
                let failed = builder.widen(failed);
                set(builder, &status, failed);
            });
        }
        mnemonic if pair_kind(mnemonic).is_some() => pair(builder, instruction)?,
        _ => return atomic(builder, instruction),
    }
    Ok(true)
}

/// Is it a store, how is it ordered, and is what it loads sign-extended?
fn pair_kind(mnemonic: &str) -> Option<(bool, Access, bool)> {
    let relaxed = access(Order::Relaxed);
    Some(match mnemonic {
        "ldp" | "ldnp" => (false, relaxed, false),
        "ldpsw" => (false, relaxed, true),
        "ldiapp" => (false, Access { order: Order::Acquire, tags: Tags::ACQUIRE_PC }, false),
        "stp" | "stnp" => (true, relaxed, false),
        "stilp" => (true, access(Order::Release), false),
        _ => return None,
    })
}

/// Two accesses side by side. The ordered forms take them upwards, but for a store that moves its base downwards first.
fn pair(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>) -> Result<(), Error> {
    let refuse = || instruction.unsupported();
    let (is_store, access, signed) = pair_kind(&instruction.mnemonic).ok_or_else(refuse)?;
    let operands = instruction.operands.as_slice();
    let at = |index: usize| operands.get(index).and_then(|text| register(text)).ok_or_else(refuse);
    let registers = [at(0)?, at(1)?];
    let bits = if signed { 32 } else { registers[0].bits };
    let address = address(builder, &operands[2..]).ok_or_else(refuse)?;
    let second = builder.binary(BinaryOp::Add, address.value, Operand::Constant(u64::from(bits / 8)));
    let mut halves = vec![(registers[0].clone(), address.value), (registers[1].clone(), second)];
    if instruction.mnemonic == "stilp" && address.after.is_some() {
        halves.reverse();
    }
    // Nothing orders the two of a plain pair.
    let is_plain = access.order == Order::Relaxed;
    builder.has_pairs |= is_plain;
    let beside = |builder: &mut ThreadBuilder<'_>, half: usize| {
        if half == 1 && is_plain && builder.form == Form::Separate {
            builder.hint(hint::BESIDE, Operand::Constant(0));
        }
    };
    if is_store {
        for (half, (register, place)) in halves.into_iter().enumerate() {
            builder.forget_picks();
            let value = get(builder, &register);
            let value = builder.picked_data(value, &address.base);
            beside(builder, half);
            builder.store(bits, place, value, access);
        }
    } else {
        builder.read_memory(&address.base);
        let mut loaded: Vec<(Register, Operand)> = Vec::new();
        for (half, (register, place)) in halves.into_iter().enumerate() {
            beside(builder, half);
            loaded.push((register, builder.load(bits, place, access)));
        }
        for (register, value) in loaded {
            let value = if signed { builder.sign_extend(32, value) } else { value };
            set(builder, &register, value);
        }
    }
    builder.forget_picks();
    if let Some((base, after)) = address.after {
        set(builder, &base, after);
    }
    Ok(())
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
    if let Some(order) = mnemonic.strip_prefix("casp").and_then(suffix) {
        compare_and_swap_pair(builder, instruction, order)?;
        return Ok(true);
    }
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
    let address = get(builder, &base);
    builder.branch_on_picks();
    builder.read_memory(&base.name);
    let value = get(builder, &from);
    let mut value = builder.picked_data(value, &base.name);
    if op == RmwOp::And {
        // LDCLR clears the bits that are set in its operand.
        value = builder.binary(BinaryOp::Xor, value, Operand::Constant(u64::MAX));
    }
    if matches!(op, RmwOp::SMax | RmwOp::SMin) && builder.locations.uniform && from.bits == 32 {
        return Err(refuse());
    }
    if to.is_zero() {
        let access = Access { order: without_acquire(order), tags: Tags::NO_RETURN };
        builder.rmw_without_result(op, from.bits, address, value, access);
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
    if builder.has_picks() && builder.form == Form::Fused {
        return Err(Error::unsupported("a compare-and-swap of what a conditional select decided", instruction.at));
    }
    if builder.form == Form::Separate {
        builder.pick_by(wanted);
        let deciding = builder.combined_picks();
        return compare_and_swap_apart(builder, &compared, address, wanted, value, order, deciding);
    }
    builder.read_memory(&base.name);
    builder.store_picked(&base.name);
    let bits = compared.bits;
    let (order, tags) = if compared.is_zero() { (without_acquire(order), Tags::NO_RETURN) } else { (order, Tags::NONE) };
    let read = if order.acquires() { Order::Acquire } else { Order::Relaxed };
    let atomic = |builder: &mut ThreadBuilder<'_>, operand| {
        if compared.is_zero() {
            // What the promise below needs is read all the same, but no register gets it.
            return Err(Error::unsupported("a compare-and-swap with the zero register", instruction.at));
        }
        Ok(builder.rmw(RmwOp::Add, bits, address, operand, Access { order, tags }))
    };
    // If it succeeds, then what it read is what it compared with, and the new value is that plus the difference. So the value stored
    // depends on all three, as it does in the architecture's account of the instruction.
    let difference = builder.binary(BinaryOp::Sub, value, wanted);
    let mut failure = Ok(());
    let succeeds = builder.choose();
    builder.either(
        succeeds,
        |builder| match atomic(builder, difference) {
            Err(error) => failure = Err(error),
            Ok(old) => {
                let equal = builder.compare(CompareOp::Eq, old, wanted);
                builder.require(equal);
                // The register may get the value from memory or keep its own, which is the same.
                let reloaded = builder.choose();
                builder.either(reloaded, |builder| set(builder, &compared, old), |_| {});
            }
        },
        |builder| {
            // Of three ways to fail, one writes back what was read.
            let (writes, twin) = (builder.choose(), builder.choose());
            builder.either(
                writes,
                |builder| {
                    let only = builder.not(twin);
                    builder.require(only);
                    // What is written back is decided by the comparison, and so is what the register gets.
                    let nothing = builder.binary(BinaryOp::And, wanted, Operand::Constant(0));
                    let old = builder.rmw(RmwOp::Add, bits, address, nothing, Access { order, tags });
                    builder.pick_by(wanted);
                    fail(builder, &compared, old, wanted);
                    builder.forget_picks();
                },
                |builder| {
                    let old = builder.load(bits, address, access(read));
                    fail(builder, &compared, old, wanted);
                },
            );
        },
    );
    failure
}

/// The same with the picks told apart. Of the address's own picks, those that it shares with the value are too many only by what they order anyway.
fn compare_and_swap_apart(
    builder: &mut ThreadBuilder<'_>,
    compared: &Register,
    address: Operand,
    wanted: Operand,
    value: Operand,
    order: Order,
    deciding: Operand,
) -> Result<(), Error> {
    let bits = compared.bits;
    let (order, tags) = if compared.is_zero() { (without_acquire(order), Tags::NO_RETURN) } else { (order, Tags::NONE) };
    let read = if order.acquires() { Order::Acquire } else { Order::Relaxed };
    let succeeds = builder.choose();
    builder.either(
        succeeds,
        |builder| {
            builder.hint(hint::DECIDED_BY_ITSELF, deciding);
            let old = builder.rmw(RmwOp::Exchange, bits, address, value, Access { order, tags });
            let equal = builder.compare(CompareOp::Eq, old, wanted);
            builder.require(equal);
            let reloaded = builder.choose();
            builder.either(reloaded, |builder| set(builder, compared, old), |_| {});
        },
        |builder| {
            let (writes, twin) = (builder.choose(), builder.choose());
            builder.either(
                writes,
                |builder| {
                    let only = builder.not(twin);
                    builder.require(only);
                    builder.hint(hint::DECIDED_BY_ITSELF, deciding);
                    let old = builder.rmw(RmwOp::Add, bits, address, Operand::Constant(0), Access { order, tags });
                    builder.pick_by(wanted);
                    fail(builder, compared, old, wanted);
                    builder.forget_picks();
                },
                |builder| {
                    let old = builder.load(bits, address, Access { order: read, tags });
                    fail(builder, compared, old, wanted);
                },
            );
        },
    );
    Ok(())
}

/// Two compare-and-swaps side by side that succeed or fail together. As for one, a success comes in two executions and a failure in three; where only one
/// half differs, in four.
fn compare_and_swap_pair(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>, order: Order) -> Result<(), Error> {
    if builder.form == Form::Fused {
        return Err(instruction.unsupported());
    }
    let refuse = || instruction.unsupported();
    let [first, second, new_first, new_second, base] = instruction.expect()?;
    let base = simple_address(base).ok_or_else(refuse)?;
    let compared = [register(first).ok_or_else(refuse)?, register(second).ok_or_else(refuse)?];
    let new = [register(new_first).ok_or_else(refuse)?, register(new_second).ok_or_else(refuse)?];
    let bits = compared[0].bits;
    let start = get(builder, &base);
    let next = builder.binary(BinaryOp::Add, start, Operand::Constant(u64::from(bits / 8)));
    let addresses = [start, next];
    let wanted = [get(builder, &compared[0]), get(builder, &compared[1])];
    let values = [get(builder, &new[0]), get(builder, &new[1])];
    wanted.iter().for_each(|&value| builder.pick_by(value));
    let deciding = builder.combined_picks();
    let read = access(if order.acquires() { Order::Acquire } else { Order::Relaxed });
    // What was read, and for each half whether it is what was wanted.
    let equal =
        |builder: &mut ThreadBuilder<'_>, old: [Operand; 2]| [0, 1].map(|half| builder.compare(CompareOp::Eq, old[half], wanted[half]));
    let succeeds = builder.choose();
    builder.either(
        succeeds,
        |builder| {
            let old = [0, 1].map(|half| {
                builder.hint(hint::DECIDED_BY_ITSELF, deciding);
                builder.rmw(RmwOp::Exchange, bits, addresses[half], values[half], access(order))
            });
            for flag in equal(builder, old) {
                builder.require(flag);
            }
            let reloaded = builder.choose();
            builder.either(reloaded, |builder| [0, 1].iter().for_each(|&half| set(builder, &compared[half], old[half])), |_| {});
        },
        |builder| {
            let (writes, twin) = (builder.choose(), builder.choose());
            builder.either(
                writes,
                |builder| {
                    let old = [0, 1].map(|half| {
                        builder.hint(hint::DECIDED_BY_ITSELF, deciding);
                        builder.rmw(RmwOp::Add, bits, addresses[half], Operand::Constant(0), access(order))
                    });
                    let flags = equal(builder, old);
                    require_failure(builder, flags);
                    // The twin is one of the executions only where one half is equal.
                    let one = builder.logic(BinaryOp::Or, flags[0], flags[1]);
                    let not_twin = builder.not(twin);
                    let exists = builder.logic(BinaryOp::Or, one, not_twin);
                    builder.require(exists);
                    [0, 1].iter().for_each(|&half| set(builder, &compared[half], old[half]));
                },
                |builder| {
                    let old = addresses.map(|address| builder.load(bits, address, read));
                    let flags = equal(builder, old);
                    require_failure(builder, flags);
                    [0, 1].iter().for_each(|&half| set(builder, &compared[half], old[half]));
                },
            );
        },
    );
    Ok(())
}

fn require_failure(builder: &mut ThreadBuilder<'_>, equal: [Operand; 2]) {
    let both = builder.logic(BinaryOp::And, equal[0], equal[1]);
    let different = builder.not(both);
    builder.require(different);
}

fn fail(builder: &mut ThreadBuilder<'_>, compared: &Register, old: Operand, wanted: Operand) {
    let different = builder.compare(CompareOp::Ne, old, wanted);
    builder.require(different);
    set(builder, compared, old);
}

/// An atomic that returns nothing does not acquire.
fn without_acquire(order: Order) -> Order {
    match order {
        Order::Acquire => Order::Relaxed,
        Order::AcquireRelease => Order::Release,
        other => other,
    }
}

/// A load-exclusive with its store; how many cells the two take.
pub fn exclusive(builder: &mut ThreadBuilder<'_>, cells: &[Cell], load: &Instruction<'_>) -> Result<Option<usize>, Error> {
    let acquires = match load.mnemonic.as_str() {
        "ldxr" => false,
        "ldaxr" => true,
        "stxr" | "stlxr" if builder.form == Form::Fused => {
            return Err(Error::unsupported("a store-exclusive without its load in straight code before it", load.at));
        }
        _ => return Ok(None),
    };
    if builder.form == Form::Separate {
        return Ok(None);
    }
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
    exclusives::independent(&store, &to.name, std::slice::from_ref(&base.name), &from.name, load.at)?;
    for cell in &cells[1..store.index] {
        builder.at(cell.at);
        if let Some(between) = Instruction::of(cell) {
            arithmetic::instruction(builder, &between)?;
        }
    }
    builder.at(load.at);
    let address = get(builder, &base);
    let value = (from.name != to.name).then(|| get(builder, &from));
    if builder.has_picks() {
        return Err(Error::unsupported("a store-exclusive of what a conditional select decided", load.at));
    }
    builder.read_memory(&base.name);
    let read = if acquires { Order::Acquire } else { Order::Relaxed };
    let both = match (acquires, releases) {
        (true, true) => Order::AcquireRelease,
        (true, false) => Order::Acquire,
        (false, true) => Order::Release,
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
