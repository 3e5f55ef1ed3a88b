//! What the instructions of x86 do, whatever the dialect: moves, arithmetic with its flags, locked instructions, jumps.

use thinair_core::ir::{BinaryOp, CompareOp, Fence, Operand, Order, RmwOp};

use super::{Operation, Place};
use crate::builder::{ThreadBuilder, access};
use crate::error::Error;
use crate::flags;
use crate::instruction::Instruction;

/// Is there such an operation, with operands?
pub(super) fn is_known(name: &str) -> bool {
    matches!(name, "mov" | "xchg" | "xadd" | "cmpxchg" | "cmp" | "test" | "inc" | "dec" | "shl" | "shr" | "neg" | "not")
        || of_two(name).is_some()
}

/// Operations on two places that leave their result in the first.
fn of_two(name: &str) -> Option<(BinaryOp, RmwOp)> {
    Some(match name {
        "add" => (BinaryOp::Add, RmwOp::Add),
        "sub" => (BinaryOp::Sub, RmwOp::Sub),
        "and" => (BinaryOp::And, RmwOp::And),
        "or" => (BinaryOp::Or, RmwOp::Or),
        "xor" => (BinaryOp::Xor, RmwOp::Xor),
        _ => return None,
    })
}

pub(super) fn perform(builder: &mut ThreadBuilder<'_>, operation: Operation<'_>) -> Result<(), Error> {
    let Operation { instruction, name, locked, bits, .. } = operation;
    let is_memory = |place: &Place| matches!(place, Place::Memory(_));
    let memory = operation.places.iter().filter(|place| is_memory(place)).count();
    // Two accesses of memory in one instruction, or a number as the destination: there is no such instruction. Nor can a lock hold without one.
    let writes_number = matches!(operation.places.first(), Some(Place::Immediate(_)));
    if memory > 1 || writes_number || locked && (!operation.places.first().is_some_and(is_memory) || !may_be_locked(name)) {
        return Err(instruction.malformed());
    }
    match (name, operation.places.as_slice()) {
        ("neg", _) if locked => return Err(instruction.unsupported()),
        ("inc" | "dec" | "neg" | "not", [place]) => one(builder, name, locked, place, bits),
        ("inc" | "dec" | "neg" | "not", _) => return instruction.expect::<1>().map(|_| ()),
        ("cmpxchg", [to, from]) => {
            let Place::Register(new) = from else { return Err(instruction.malformed()) };
            if !locked && is_memory(to) {
                return Err(Error::unsupported("`cmpxchg` of memory without `lock`", instruction.at));
            }
            compare_and_exchange(builder, to, new, operation.accumulator, bits);
        }
        ("xadd", [to, from]) => {
            let Place::Register(register) = from else { return Err(instruction.malformed()) };
            exchange_and_add(builder, locked, to, register, bits);
        }
        ("mov", [to, from]) => {
            let value = get(builder, from, bits);
            put(builder, to, value, bits);
        }
        ("xchg", [Place::Memory(address), Place::Register(name)] | [Place::Register(name), Place::Memory(address)]) => {
            let value = builder.value(name);
            let old = builder.rmw(RmwOp::Exchange, bits, *address, value, access(Order::Relaxed));
            builder.set(name, old);
        }
        ("xchg", [one @ Place::Register(_), other @ Place::Register(_)]) => {
            let (first, second) = (get(builder, one, bits), get(builder, other, bits));
            let kept = builder.binary(BinaryOp::Add, first, Operand::Constant(0));
            put(builder, one, second, bits);
            put(builder, other, kept, bits);
        }
        ("cmp" | "test", [left, right]) => {
            let (left, right) = (get(builder, left, bits), get(builder, right, bits));
            compute(builder, if name == "cmp" { BinaryOp::Sub } else { BinaryOp::And }, bits, left, right);
        }
        ("shl" | "shr", [to]) => shift(builder, name, to, 1, bits),
        ("shl" | "shr", [to, Place::Immediate(amount)]) if *amount < u64::from(bits) => shift(builder, name, to, *amount, bits),
        ("shl" | "shr", [_, _]) => return Err(instruction.unsupported()),
        (_, [to, from]) => {
            let Some((op, locked_op)) = of_two(name) else { return Err(instruction.malformed()) };
            let right = get(builder, from, bits);
            let (left, is_done) = match to {
                Place::Memory(address) if locked => (builder.rmw(locked_op, bits, *address, right, access(Order::Relaxed)), true),
                _ => (get(builder, to, bits), false),
            };
            let result = compute(builder, op, bits, left, right);
            if !is_done {
                put(builder, to, result, bits);
            }
        }
        _ => return instruction.expect::<2>().map(|_| ()),
    }
    Ok(())
}

fn may_be_locked(name: &str) -> bool {
    matches!(name, "xchg" | "xadd" | "cmpxchg" | "inc" | "dec" | "neg" | "not") || of_two(name).is_some()
}

/// A flag whose use says that the overflow flag is not known: shifts by more than one leave it undefined.
const UNKNOWN: &str = "(unknown overflow)";

fn shift(builder: &mut ThreadBuilder<'_>, name: &str, place: &Place, amount: u64, bits: u32) {
    if amount == 0 {
        return;
    }
    let (bits_up, top) = (u64::from(bits), u64::from(bits) - 1);
    let value = get(builder, place, bits);
    let bit = |builder: &mut ThreadBuilder<'_>, value: Operand, number: u64| {
        let masked = builder.binary(BinaryOp::And, value, Operand::Constant(1 << number));
        builder.compare(CompareOp::Ne, masked, Operand::Constant(0))
    };
    let (op, last) = if name == "shl" { (BinaryOp::Shl, bits_up - amount) } else { (BinaryOp::LShr, amount - 1) };
    let (carry, sign) = (bit(builder, value, last), bit(builder, value, top));
    let result = builder.binary(op, value, Operand::Constant(amount));
    let result = builder.cut(bits, result);
    // Only for the flags: a bitwise operation with itself.
    flags::compute(builder, BinaryOp::And, bits, result, result);
    let new_sign = builder.flag("N");
    let overflow = if name == "shl" { builder.logic(BinaryOp::Xor, new_sign, carry) } else { sign };
    builder.set_flag("V", overflow);
    builder.set_flag("C", carry);
    if amount > 1 {
        builder.set_flag(UNKNOWN, Operand::Constant(1));
    }
    put(builder, place, result, bits);
}

/// Computes and sets the flags; carry after a subtraction is what was borrowed.
fn compute(builder: &mut ThreadBuilder<'_>, op: BinaryOp, bits: u32, left: Operand, right: Operand) -> Operand {
    let result = flags::compute(builder, op, bits, left, right);
    if op == BinaryOp::Sub {
        let carry = builder.flag("C");
        let borrowed = builder.not(carry);
        builder.set_flag("C", borrowed);
    }
    result
}

fn get(builder: &mut ThreadBuilder<'_>, place: &Place, bits: u32) -> Operand {
    match place {
        Place::Register(name) => {
            let value = builder.value(name);
            builder.cut(bits, value)
        }
        Place::Immediate(number) => builder.cut(bits, Operand::Constant(*number)),
        Place::Memory(address) => builder.load(bits, *address, access(Order::Relaxed)),
    }
}

/// A number is no destination: the caller has seen to it.
fn put(builder: &mut ThreadBuilder<'_>, place: &Place, value: Operand, bits: u32) {
    match place {
        Place::Register(name) => {
            let value = builder.cut(bits, value);
            builder.set(name, value);
        }
        Place::Memory(address) => builder.store(bits, *address, value, access(Order::Relaxed)),
        Place::Immediate(_) => {}
    }
}

/// Operations on one place. `inc` and `dec` leave the carry as it is, `not` leaves all flags.
fn one(builder: &mut ThreadBuilder<'_>, name: &str, locked: bool, place: &Place, bits: u32) {
    let (op, locked_op, right) = match name {
        "inc" => (BinaryOp::Add, RmwOp::Add, 1),
        "dec" => (BinaryOp::Sub, RmwOp::Sub, 1),
        "not" => (BinaryOp::Xor, RmwOp::Xor, u64::MAX),
        _ => (BinaryOp::Sub, RmwOp::Sub, 0),
    };
    let right = builder.cut(bits, Operand::Constant(right));
    if name == "neg" {
        let value = get(builder, place, bits);
        let result = compute(builder, op, bits, Operand::Constant(0), value);
        return put(builder, place, result, bits);
    }
    let (left, is_done) = match place {
        Place::Memory(address) if locked => (builder.rmw(locked_op, bits, *address, right, access(Order::Relaxed)), true),
        _ => (get(builder, place, bits), false),
    };
    let result = if name == "not" {
        builder.binary(op, left, right)
    } else {
        let carry = builder.flag("C");
        let kept = builder.logic(BinaryOp::And, carry, Operand::Constant(1));
        let result = compute(builder, op, bits, left, right);
        builder.set_flag("C", kept);
        result
    };
    if !is_done {
        put(builder, place, result, bits);
    }
}

/// `xadd`: the sum goes to the place, and what was there to the register.
fn exchange_and_add(builder: &mut ThreadBuilder<'_>, locked: bool, place: &Place, register: &str, bits: u32) {
    let added = builder.value(register);
    let added = builder.cut(bits, added);
    let old = match place {
        Place::Memory(address) if locked => {
            let old = builder.rmw(RmwOp::Add, bits, *address, added, access(Order::Relaxed));
            compute(builder, BinaryOp::Add, bits, old, added);
            old
        }
        _ => {
            let old = get(builder, place, bits);
            let old = builder.binary(BinaryOp::Add, old, Operand::Constant(0));
            let sum = compute(builder, BinaryOp::Add, bits, old, added);
            builder.set(register, old);
            return put(builder, place, sum, bits);
        }
    };
    builder.set(register, old);
}

/// `cmpxchg`: if the place has the value of the accumulator, it gets the new one. Otherwise the accumulator gets what is there; the locked instruction is a full
/// fence all the same.
fn compare_and_exchange(builder: &mut ThreadBuilder<'_>, place: &Place, new: &str, accumulator: &str, bits: u32) {
    let (wanted, value) = (builder.value(accumulator), builder.value(new));
    let wanted = builder.cut(bits, wanted);
    let Place::Memory(address) = place else {
        let old = get(builder, place, bits);
        let old = builder.binary(BinaryOp::Add, old, Operand::Constant(0));
        compute(builder, BinaryOp::Sub, bits, wanted, old);
        let equal = builder.flag("Z");
        let changed = builder.select(equal, value, old);
        put(builder, place, changed, bits);
        let kept = builder.select(equal, wanted, old);
        return builder.set(accumulator, kept);
    };
    let (address, succeeds) = (*address, builder.choose());
    builder.either(
        succeeds,
        |builder| {
            let old = builder.rmw(RmwOp::Exchange, bits, address, value, access(Order::Relaxed));
            let equal = builder.compare(CompareOp::Eq, old, wanted);
            builder.require(equal);
            compute(builder, BinaryOp::Sub, bits, wanted, old);
        },
        |builder| {
            builder.fence(Fence::Mfence);
            let old = builder.load(bits, address, access(Order::Relaxed));
            builder.fence(Fence::Mfence);
            let different = builder.compare(CompareOp::Ne, old, wanted);
            builder.require(different);
            compute(builder, BinaryOp::Sub, bits, wanted, old);
            builder.set(accumulator, old);
        },
    );
}

/// `jmp` and the conditional jumps; `false` if this is none of them.
pub(super) fn jump(builder: &mut ThreadBuilder<'_>, instruction: &Instruction<'_>) -> Result<bool, Error> {
    let Some(name) = instruction.mnemonic.strip_prefix('j') else { return Ok(false) };
    if name == "mp" {
        let [label] = instruction.expect()?;
        return builder.jump(label).map(|()| true);
    }
    // `jnl` is `jge`: the letter turns round what follows, so that each condition needs to stand here once.
    let (name, negated) = match name.strip_prefix('n') {
        Some(rest) => (rest, true),
        None => (name, false),
    };
    if !matches!(name, "e" | "z" | "s" | "o" | "c" | "b" | "ae" | "a" | "be" | "l" | "ge" | "le" | "g") {
        return Ok(false);
    }
    let [label] = instruction.expect()?;
    if builder.uses(UNKNOWN) && matches!(name, "o" | "l" | "ge" | "le" | "g") {
        return Err(Error::unsupported("a jump on the overflow flag, which a shift by more than one leaves undefined,", instruction.at));
    }
    let or_zero = |builder: &mut ThreadBuilder<'_>, flag: Operand| {
        let zero = builder.flag("Z");
        builder.logic(BinaryOp::Or, flag, zero)
    };
    let condition = match name {
        "e" | "z" => builder.flag("Z"),
        "s" => builder.flag("N"),
        "o" => builder.flag("V"),
        "c" | "b" | "ae" => builder.flag("C"),
        "a" | "be" => {
            let carry = builder.flag("C");
            or_zero(builder, carry)
        }
        "l" | "ge" => flags::less(builder),
        _ => {
            let less = flags::less(builder);
            or_zero(builder, less)
        }
    };
    let turned = matches!(name, "ae" | "a" | "ge" | "g");
    let condition = if negated != turned { builder.not(condition) } else { condition };
    builder.branch(condition, label)?;
    Ok(true)
}
