//! Integers of other widths than the library's: sources for 32-bit machines declare `malloc(unsigned)`, and
//! some programs declare `int` where the library has `long`.
//!
//! What is handed to a function of our library gets the width of its parameter: zeros are added, as for sizes
//! and handles, or the upper half is left out; its result gets the width that the caller expects. Where the
//! call itself is lowered to operations, [`FunctionLowering::as_word`] does the same.

use std::cmp::Ordering;

use thinair_core::ir::{CastOp, Function, FunctionId, Instruction, Op, Operand, Register, RegisterId, Width};

use super::Lower;
use super::function::FunctionLowering;
use super::layout::Leaf;
use crate::reader::{Call, Module};

/// What clang calls the machine whose `long` has 32 bits and whose pointers have 64.
const HALF_LONGS: &str = "-windows-gnu\"";

/// Has `long` 32 bits in a module with this text?
pub fn has_half_longs(text: &str) -> bool {
    text.lines().take(8).any(|line| line.starts_with("target triple") && line.trim_end().ends_with(HALF_LONGS))
}

/// A variable of a module with such a `long` that is a mutex whose initialiser names a kind: the kind does not
/// lie where it does on 64-bit machines, and would be overlooked.
pub fn static_kind<'a>(module: &Module<'a>) -> Option<&'a str> {
    if !has_half_longs(module.text) {
        return None;
    }
    let mutexes = module.text.lines().filter(|line| line.starts_with('@') && line.contains("pthread_mutex_t"));
    let has_kind = |line: &&str| {
        let kind = line.split_once("{ i32 0, i32 0, i32 0, i32 ").map(|(_, kind)| kind);
        kind.is_some_and(|kind| kind.starts_with(|digit: char| ('1'..='9').contains(&digit)))
    };
    mutexes.filter(has_kind).find_map(|line| line[1..].split(' ').next())
}

/// The handle of a thread is a `long`.
pub const fn long(half: bool) -> Leaf {
    Leaf { offset: 0, width: if half { Width::I32 } else { Width::I64 } }
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// An argument as a number of 64 bits: a size, or the handle of a thread.
    pub fn as_word(&mut self, call: &Call<'a>, number: usize) -> Lower<Operand> {
        let value = self.argument(call, number)?;
        let width = match value {
            Operand::Register(register) => self.register_width(register),
            _ => Width::I64,
        };
        Ok(self.widened(value, width, Width::I64))
    }

    /// The width of `long` in the module at hand.
    pub fn long(&mut self) -> Width {
        long(has_half_longs(self.lowering.module().text)).width
    }

    /// A number of 64 bits, as the width that is wanted.
    pub fn narrowed(&mut self, value: Operand, to: Width) -> Operand {
        if to == Width::I64 {
            return value;
        }
        let destination = self.temporary(to);
        self.emit(Op::Cast { destination, op: CastOp::Truncate, from: Width::I64, to, value });
        Operand::Register(destination)
    }
}

/// The widths of what a function takes and returns.
struct Signature {
    parameters: Vec<Width>,
    result: Option<Width>,
}

/// Makes calls of our library fit, where the caller thinks of other widths.
pub fn fit_library_calls(functions: &mut [Function], is_library: impl Fn(FunctionId) -> bool) {
    let signatures: Vec<Option<Signature>> =
        functions.iter().enumerate().map(|(number, function)| is_library(FunctionId(number as u32)).then(|| signature(function))).collect();
    for (number, function) in functions.iter_mut().enumerate() {
        if is_library(FunctionId(number as u32)) {
            continue;
        }
        let registers = &mut function.registers;
        for block in &mut function.blocks {
            if block.instructions.iter().all(|instruction| fits(&instruction.op, &signatures, registers)) {
                continue;
            }
            for instruction in std::mem::take(&mut block.instructions) {
                if fits(&instruction.op, &signatures, registers) {
                    block.instructions.push(instruction);
                } else {
                    fit(instruction, &signatures, registers, &mut block.instructions);
                }
            }
        }
    }
}

fn signature(function: &Function) -> Signature {
    let parameters = function.parameters.iter().map(|parameter| function.registers[parameter.index()].width);
    Signature { parameters: parameters.collect(), result: function.result }
}

fn is_register(value: &Operand) -> Option<RegisterId> {
    if let Operand::Register(register) = value { Some(*register) } else { None }
}

/// Has everything that an operation hands to a function of our library, and takes from it, the right width?
fn fits(op: &Op, signatures: &[Option<Signature>], registers: &[Register]) -> bool {
    let Op::Call { destination, function: Operand::Function(id), arguments } = op else { return true };
    let Some(Some(signature)) = signatures.get(id.index()) else { return true };
    let same = |register: RegisterId, width| registers[register.index()].width == width;
    let mut given = arguments.iter().zip(&signature.parameters);
    given.all(|(value, &width)| is_register(value).is_none_or(|this| same(this, width)))
        && destination.zip(signature.result).is_none_or(|(this, width)| same(this, width))
}

/// Adds a call to a block, with what makes its values fit before and after it.
fn fit(mut call: Instruction, signatures: &[Option<Signature>], registers: &mut Vec<Register>, block: &mut Vec<Instruction>) {
    let at = call.at;
    let Op::Call { destination, function: Operand::Function(id), arguments } = &mut call.op else { return block.push(call) };
    let Some(Some(signature)) = signatures.get(id.index()) else { return block.push(call) };
    let mut register = |width| {
        registers.push(Register { name: "t".to_string(), width });
        RegisterId(registers.len() as u32 - 1)
    };
    let mut converted = Vec::new();
    for (argument, &width) in arguments.iter_mut().zip(&signature.parameters) {
        if let Some(given) = is_register(argument) {
            let wanted = register(width);
            converted.push((wanted, given));
            *argument = Operand::Register(wanted);
        }
    }
    let returned = destination.zip(signature.result).map(|(wanted, width)| (wanted, register(width)));
    if let Some((_, returned)) = returned {
        *destination = Some(returned);
    }
    let convert = |(destination, value): (RegisterId, RegisterId)| {
        let (from, to) = (registers[value.index()].width, registers[destination.index()].width);
        let value = Operand::Register(value);
        let op = match from.cmp(&to) {
            Ordering::Less => Op::Cast { destination, op: CastOp::ZeroExtend, from, to, value },
            Ordering::Greater => Op::Cast { destination, op: CastOp::Truncate, from, to, value },
            Ordering::Equal => Op::Copy { destination, width: to, value },
        };
        Instruction { op, at }
    };
    block.extend(converted.into_iter().map(convert));
    block.push(call);
    block.extend(returned.map(convert));
}
