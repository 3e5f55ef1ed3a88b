//! Arithmetic and indices that C leaves undefined: signed results that do not fit, shifts out of range, indices beyond an array inside an object, accesses whose
//! address is no multiple of their size.
//!
//! What is looked for is what clang says in its IR (`nsw`, `inbounds` with the type of the array, `align`), and what clang's own sanitizer looks for: the last
//! array of a structure may be longer than it says, an index may be that of the end where nothing is accessed there, and pointers may go anywhere in their object. Our
//! own library is left alone. None of this is a branch, so that it adds no dependency: the checks are operations that have no result where they fail.

use thinair_core::ir::{BinaryOp, Op, Operand, Order, Tags, Width};

use super::function::FunctionLowering;
use super::promote::operands;
use super::{Lower, refuse};
use crate::reader::{GetElementPointer, How, LocalId, Operation, Type, TypeId, Value};

/// What of it the user allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allowed {
    pub signed_overflow: bool,
    pub bad_shift: bool,
    pub bad_index: bool,
    pub misaligned: bool,
}

/// How deep addresses may be computed from addresses without any access, before it is given up to look for one.
const DEEPEST: u32 = 8;

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// What is allowed here.
    fn allowed(&self) -> Allowed {
        let everything = Allowed { signed_overflow: true, bad_shift: true, bad_index: true, misaligned: true };
        if self.lowering.in_library() { everything } else { self.lowering.options.allowed }
    }

    /// The operation to take for one that must not overflow.
    pub fn signed_operation(&self, op: BinaryOp) -> BinaryOp {
        match op {
            _ if self.allowed().signed_overflow => op,
            BinaryOp::Add => BinaryOp::SAdd,
            BinaryOp::Sub => BinaryOp::SSub,
            BinaryOp::Mul => BinaryOp::SMul,
            other => other,
        }
    }

    /// By how much a number of so many bits is shifted.
    pub fn shift_amount(&mut self, width: Width, bits: u32, amount: Operand) -> Operand {
        let most = u64::from(bits - 1);
        match amount {
            _ if self.allowed().bad_shift => amount,
            Operand::Constant(amount) if amount <= most => Operand::Constant(amount),
            amount => self.arithmetic(BinaryOp::Amount, width, amount, Operand::Constant(most)),
        }
    }

    /// Must the address of an access be a multiple of its width?
    pub fn alignment_tags(&mut self, of: TypeId, how: How) -> Lower<Tags> {
        let bytes = self.lowering.size(of)?;
        let aligned = how.order == Order::Plain && !self.allowed().misaligned && how.alignment >= bytes;
        Ok(if aligned { Tags::ALIGNED } else { Tags::NONE })
    }

    /// Checks the indices of an address computation.
    pub fn check_indices(&mut self, result: Option<LocalId>, address: &GetElementPointer<'a>) -> Lower<()> {
        if !address.in_bounds || self.allowed().bad_index {
            return Ok(());
        }
        let accessed = result.is_some_and(|local| self.is_only_accessed(local, 0));
        let mut inner = address.source;
        // What leads out of a variable that is an array leads out of its object, which is found when it is accessed.
        let mut unchecked = self.is_last_field(&address.base)? || self.is_variable(&address.base, address.source)?;
        for (number, (index_type, index)) in address.indices.iter().enumerate().skip(1) {
            let width = self.lowering.width(*index_type)?;
            let index = self.operand(index, *index_type)?;
            let is_last_index = number + 1 == address.indices.len();
            match self.lowering.resolved_type(inner)? {
                Type::Array(length, _) => {
                    if length > 0 && !unchecked {
                        let greatest = if accessed || !is_last_index { length - 1 } else { length };
                        self.check_index(width, index, greatest);
                    }
                    unchecked = false;
                }
                Type::Struct { fields, .. } => {
                    unchecked = matches!(index, Operand::Constant(field) if field + 1 == fields.len() as u64);
                }
                _ => unchecked = false,
            }
            let constant = if let Operand::Constant(index) = index { width.sign_extend(index) as u64 } else { 0 };
            self.lowering.step(&mut inner, constant)?;
        }
        Ok(())
    }

    /// Checks the indices of an address that is constant and accessed.
    pub fn check_constant_indices(&mut self, pointer: &Value<'a>) -> Lower<()> {
        match pointer {
            Value::Cast(cast) => self.check_constant_indices(&cast.value),
            Value::GetElementPointer(address) => {
                if !address.in_bounds || self.allowed().bad_index {
                    return Ok(());
                }
                self.check_constant_indices(&address.base)?;
                let mut inner = address.source;
                let mut unchecked = self.is_last_field(&address.base)? || self.is_variable(&address.base, address.source)?;
                for (index_type, index) in address.indices.iter().skip(1) {
                    let width = self.lowering.width(*index_type)?;
                    let Value::Int(index) = *index else { return Ok(()) };
                    match self.lowering.resolved_type(inner)? {
                        Type::Array(length, _) => {
                            if length > 0 && !unchecked {
                                self.check_index(width, Operand::Constant(index & width.mask()), length - 1);
                            }
                            unchecked = false;
                        }
                        Type::Struct { fields, .. } => unchecked = index + 1 == fields.len() as u64,
                        _ => unchecked = false,
                    }
                    self.lowering.step(&mut inner, width.sign_extend(index) as u64)?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn check_index(&mut self, width: Width, index: Operand, greatest: u64) {
        if !matches!(index, Operand::Constant(index) if index <= greatest) {
            let destination = self.temporary(width);
            self.emit(Op::Binary { destination, op: BinaryOp::Index, width, left: index, right: Operand::Constant(greatest) });
        }
    }

    /// Is this the address of a variable of this type?
    fn is_variable(&mut self, pointer: &Value<'a>, of: TypeId) -> Lower<bool> {
        let variable = match pointer {
            Value::Global(name) => self.lowering.type_of_variable(name)?,
            Value::Local(local) => match self.definitions[local.index()] {
                Some(Operation::Alloca { of, .. }) => Some(*of),
                _ => None,
            },
            _ => None,
        };
        Ok(variable == Some(of))
    }

    /// Is this the address of the last field of a structure?
    fn is_last_field(&mut self, pointer: &Value<'a>) -> Lower<bool> {
        let address = match pointer {
            Value::Cast(cast) => return self.is_last_field(&cast.value),
            Value::GetElementPointer(address) => address.as_ref(),
            Value::Local(local) => match self.definitions[local.index()] {
                Some(Operation::GetElementPointer(address)) => address,
                Some(Operation::Cast { op: "bitcast", value, .. }) => return self.is_last_field(value),
                _ => return Ok(false),
            },
            _ => return Ok(false),
        };
        let Some(((_, Value::Int(last)), before)) = address.indices.split_last() else { return Ok(false) };
        let mut inner = address.source;
        for (_, index) in before.iter().skip(1) {
            let Value::Int(index) = index else {
                self.lowering.step(&mut inner, 0)?;
                continue;
            };
            self.lowering.step(&mut inner, *index)?;
        }
        match self.lowering.resolved_type(inner)? {
            Type::Struct { fields, .. } if !before.is_empty() => Ok(last + 1 == fields.len() as u64),
            Type::Function(..) => refuse("an index into a function"),
            _ => Ok(false),
        }
    }

    /// Does an address serve to access what is there, and for nothing else?
    fn is_only_accessed(&self, address: LocalId, depth: u32) -> bool {
        let is = |value: &Value<'a>| matches!(value, Value::Local(local) if *local == address);
        let mut used = false;
        for instruction in self.source.blocks.iter().flat_map(|block| &block.instructions) {
            let mut here = false;
            operands(&instruction.operation, &mut |value| here |= is(value));
            if !here {
                continue;
            }
            used = true;
            let on = |result: Option<LocalId>| depth < DEEPEST && result.is_some_and(|result| self.is_only_accessed(result, depth + 1));
            let accesses = match &instruction.operation {
                Operation::Load { .. } => true,
                Operation::Store { value, .. } | Operation::ReadModifyWrite { value, .. } => !is(value),
                Operation::CompareExchange(this) => !is(&this.expected) && !is(&this.new),
                Operation::GetElementPointer(next) if next.indices.iter().all(|(_, index)| *index == Value::Int(0)) => {
                    on(instruction.result)
                }
                Operation::GetElementPointer(next) => is(&next.base),
                Operation::Cast { op: "bitcast", .. } => on(instruction.result),
                Operation::Call(call) => {
                    matches!(call.callee, Value::Global(name) if super::library::is_copy(name) || super::library::is_fill(name))
                }
                _ => false,
            };
            if !accesses {
                return false;
            }
        }
        used
    }
}
