//! Functions that take any number of arguments.
//!
//! The caller puts the arguments without a name into an object, eight bytes for each, and hands over its address as the last argument. For the callee
//! they are what x86-64 passes on the stack: a `va_list` begins with no registers left, so that all is taken from there. The code that clang makes of
//! `va_arg` then works as it is.

use thinair_core::ir::{Op, Operand, Order, Width};

use super::function::FunctionLowering;
use super::layout::Leaf;
use super::memory::access;
use super::{Lower, refuse};
use crate::reader::{Call, TypeId, Value};

/// The fields of a `va_list`: the offsets of what is left in registers, where the stack goes on, and where registers were saved.
pub const LIST: [Leaf; 4] = [
    Leaf { offset: 0, width: Width::I32 },
    Leaf { offset: 4, width: Width::I32 },
    Leaf { offset: 8, width: Width::I64 },
    Leaf { offset: 16, width: Width::I64 },
];

/// The offsets that mean that no register is left.
const NO_REGISTER: u64 = 48;
const NO_FLOAT_REGISTER: u64 = 176;

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// Packs the arguments without a name; the address of the object.
    pub fn pack(&mut self, arguments: &[(TypeId, Value<'a>)]) -> Lower<Operand> {
        let mut parts = Vec::new();
        for (of, argument) in arguments {
            let leaves = self.lowering.leaves(*of)?;
            parts.extend(leaves.iter().map(|leaf| leaf.width).zip(self.parts(argument, *of)?));
        }
        if parts.is_empty() {
            return Ok(Operand::Constant(0));
        }
        let object = self.temporary(Width::I64);
        self.emit(Op::Allocate { destination: object, size: Operand::Constant(8 * parts.len() as u64), zeroed: false, local: true });
        for (number, (width, value)) in parts.into_iter().enumerate() {
            let address = self.plus(Operand::Register(object), 8 * number as u64);
            let width_there = width.max(Width::I8);
            let value = self.widened(value, width, width_there);
            self.emit(Op::Store { width: width_there, address, value, access: access(Order::Plain) });
        }
        Ok(Operand::Register(object))
    }

    pub fn start_list(&mut self, call: &Call<'a>) -> Lower<()> {
        let (Some(further), Some((_, list))) = (self.further_arguments, call.arguments.first()) else {
            return refuse("`va_start` in a function whose arguments all have names");
        };
        let place = self.place(list)?;
        let values = [Operand::Constant(NO_REGISTER), Operand::Constant(NO_FLOAT_REGISTER), further, Operand::Constant(0)];
        for (leaf, value) in LIST.into_iter().zip(values) {
            self.store_leaf(place, leaf, value, Order::Plain)?;
        }
        Ok(())
    }

    pub fn copy_list(&mut self, call: &Call<'a>) -> Lower<()> {
        let [(_, destination), (_, source)] = call.arguments.as_slice() else { return refuse("`va_copy` needs two arguments") };
        let (destination, source) = (self.place(destination)?, self.place(source)?);
        for leaf in LIST {
            let register = self.temporary(leaf.width);
            self.load_leaf(register, source, leaf, access(Order::Plain))?;
            self.store_leaf(destination, leaf, Operand::Register(register), Order::Plain)?;
        }
        Ok(())
    }
}
