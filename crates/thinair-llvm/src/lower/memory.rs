//! Accesses to memory: shared, or private to the function; of one scalar, of an aggregate, or of a block of bytes.

use thinair_core::ir::{Access, CastOp, Op, Operand, Order, RegisterId, SlotId, Tags, Width};

use super::function::FunctionLowering;
use super::layout::Leaf;
use super::library;
use super::promote::Home;
use super::{Lower, refuse};
use crate::reader::{Call, LocalId, TypeId, Value};

/// Where an access goes.
#[derive(Clone, Copy)]
pub enum Place {
    Shared(Operand),
    /// A local variable, and an offset in it.
    Private(LocalId, Operand),
}

/// Where a part of a local variable is.
enum Piece {
    Register(RegisterId),
    Slot(SlotId, Operand),
}

/// More bytes than this are not copied one by one.
const LARGEST_BLOCK: u64 = 1 << 14;

pub fn access(order: Order) -> Access {
    Access { order, tags: Tags::NONE }
}

impl<'a> FunctionLowering<'_, '_, '_, 'a> {
    pub fn place(&mut self, pointer: &Value<'a>) -> Lower<Place> {
        if let Value::Local(local) = pointer
            && let Some(inside) = self.inside.get(local)
        {
            let variable = inside.variable;
            return Ok(Place::Private(variable, self.pointer(pointer)?));
        }
        Ok(Place::Shared(self.pointer(pointer)?))
    }

    /// Loads a scalar into a register.
    pub fn load_leaf(&mut self, destination: RegisterId, place: Place, leaf: Leaf, order: Order) -> Lower<()> {
        let width = leaf.width.max(Width::I8);
        let loaded = if width == leaf.width { destination } else { self.temporary(width) };
        match place {
            Place::Shared(address) => {
                let address = self.plus(address, leaf.offset);
                self.emit(Op::Load { destination: loaded, width, address, access: access(order) });
            }
            Place::Private(variable, offset) => match self.private_piece(variable, offset, leaf.offset)? {
                Piece::Register(register) => self.copy(loaded, Operand::Register(register)),
                Piece::Slot(slot, offset) => self.emit(Op::PrivateLoad { destination: loaded, width, slot, offset }),
            },
        }
        if loaded != destination {
            let value = Operand::Register(loaded);
            self.emit(Op::Cast { destination, op: CastOp::Truncate, from: width, to: leaf.width, value });
        }
        Ok(())
    }

    pub fn store_leaf(&mut self, place: Place, leaf: Leaf, value: Operand, order: Order) -> Lower<()> {
        let width = leaf.width.max(Width::I8);
        let value = self.widened(value, leaf.width, width);
        match place {
            Place::Shared(address) => {
                let address = self.plus(address, leaf.offset);
                self.emit(Op::Store { width, address, value, access: access(order) });
            }
            Place::Private(variable, offset) => match self.private_piece(variable, offset, leaf.offset)? {
                Piece::Register(register) => self.copy(register, value),
                Piece::Slot(slot, offset) => self.emit(Op::PrivateStore { width, slot, offset, value }),
            },
        }
        Ok(())
    }

    /// The register of a piece of a local variable, or its place in a slot.
    fn private_piece(&mut self, variable: LocalId, base: Operand, offset: u64) -> Lower<Piece> {
        match (self.homes.get(&variable), base) {
            (Some(Home::Registers(registers)), Operand::Constant(base)) => match registers.get(&base.wrapping_add(offset)) {
                Some((_, register)) => Ok(Piece::Register(*register)),
                None => refuse("an access to a part of a local variable that was not foreseen"),
            },
            (Some(Home::Slot(slot)), base) => {
                let slot = *slot;
                Ok(Piece::Slot(slot, self.plus(base, offset)))
            }
            _ => refuse("an access to a local variable that was not foreseen"),
        }
    }

    pub fn widened(&mut self, value: Operand, from: Width, to: Width) -> Operand {
        if from == to || matches!(value, Operand::Constant(_)) {
            return value;
        }
        let destination = self.temporary(to);
        self.emit(Op::Cast { destination, op: CastOp::ZeroExtend, from, to, value });
        Operand::Register(destination)
    }

    pub fn load(&mut self, destinations: &[RegisterId], of: TypeId, pointer: &Value<'a>, order: Order) -> Lower<()> {
        let leaves = self.lowering.leaves(of)?;
        if order != Order::Plain && leaves.len() != 1 {
            return refuse("an atomic load of a structure is not supported");
        }
        if order == Order::Plain && !matches!(pointer, Value::Local(_)) {
            return self.load_global(destinations, &leaves, pointer);
        }
        let place = self.place(pointer)?;
        for (&destination, &leaf) in destinations.iter().zip(&leaves) {
            self.load_leaf(destination, place, leaf, order)?;
        }
        Ok(())
    }

    /// A plain load of a global. What never changes needs no access.
    fn load_global(&mut self, destinations: &[RegisterId], leaves: &[Leaf], pointer: &Value<'a>) -> Lower<()> {
        let scalar = self.lowering.scalar(pointer, crate::reader::POINTER)?;
        for (&destination, &leaf) in destinations.iter().zip(leaves) {
            let constant = self.constant_leaf(scalar, leaf);
            match constant {
                Some(constant) => self.copy(destination, constant),
                None => {
                    let address = self.scalar_operand(scalar);
                    self.load_leaf(destination, Place::Shared(address), leaf, Order::Plain)?;
                }
            }
        }
        Ok(())
    }

    fn constant_leaf(&mut self, base: super::constant::Scalar, leaf: Leaf) -> Option<Operand> {
        let super::constant::Scalar::Global(global, offset) = base else { return None };
        let found = self.lowering.constant_at(global, offset.wrapping_add(leaf.offset), leaf.width)?;
        Some(self.scalar_operand(found))
    }

    pub fn store(&mut self, of: TypeId, value: &Value<'a>, pointer: &Value<'a>, order: Order) -> Lower<()> {
        let leaves = self.lowering.leaves(of)?;
        if order != Order::Plain && leaves.len() != 1 {
            return refuse("an atomic store of a structure is not supported");
        }
        let values = self.parts(value, of)?;
        let place = self.place(pointer)?;
        for (&leaf, &value) in leaves.iter().zip(&values) {
            self.store_leaf(place, leaf, value, order)?;
        }
        Ok(())
    }

    /// The pieces that a copy or fill of constant size is cut into: the scalars of a type that one of the pointers is known to point to, or
    /// else words. `None`: the size is not constant.
    pub fn pieces_of_call(&mut self, call: &Call<'a>) -> Lower<Option<Vec<Leaf>>> {
        let [(destination_type, destination), second, (_, Value::Int(size)), ..] = call.arguments.as_slice() else {
            return Ok(None);
        };
        if *size > LARGEST_BLOCK {
            return refuse(format!("a copy of {size} bytes at once is not supported"));
        }
        let Value::Global(name) = call.callee else { return Ok(None) };
        let mut pointers = vec![(*destination_type, destination)];
        if library::is_copy(name) {
            pointers.push((second.0, &second.1));
        }
        for (pointer_type, pointer) in pointers {
            if let Some(of) = self.pointee(pointer, Some(pointer_type))?
                && let Some(pieces) = self.pieces_of_type(of, *size)
            {
                return Ok(Some(pieces));
            }
        }
        Ok(Some(words(*size)))
    }

    /// As many elements of a type as the size holds, or the first scalars of one.
    fn pieces_of_type(&mut self, of: TypeId, size: u64) -> Option<Vec<Leaf>> {
        let one = self.lowering.size(of).ok().filter(|&one| one != 0)?;
        let leaves = self.lowering.leaves(of).ok()?;
        // A byte may be the beginning of anything: it says nothing.
        if one == 1 && size != 1 {
            return None;
        }
        if one > size {
            let pieces: Vec<Leaf> = leaves.into_iter().filter(|leaf| leaf.offset < size).collect();
            let whole = pieces.last().is_some_and(|last| last.offset + u64::from(last.width.bytes()) <= size);
            return whole.then_some(pieces);
        }
        if !size.is_multiple_of(one) {
            return None;
        }
        let elements = (0..size / one).map(|index| index * one);
        Some(elements.flat_map(|base| leaves.iter().map(move |leaf| Leaf { offset: base + leaf.offset, ..*leaf })).collect())
    }

    /// `memcpy`, `memmove`: all is read before anything is written.
    pub fn copy_memory(&mut self, call: &Call<'a>) -> Lower<()> {
        let Some(pieces) = self.pieces_of_call(call)? else {
            return refuse("a copy of memory whose size is not constant is not supported");
        };
        let [(_, destination), (_, source), ..] = call.arguments.as_slice() else { return refuse("a copy needs two addresses") };
        let destination = self.place(destination)?;
        let mut values = Vec::with_capacity(pieces.len());
        let constant = match source {
            Value::Local(_) => None,
            source => Some(self.lowering.scalar(source, crate::reader::POINTER)?),
        };
        for piece in &pieces {
            // An `i1` is copied as the byte that it is.
            let piece = Leaf { width: piece.width.max(Width::I8), ..*piece };
            let known = constant.and_then(|base| self.constant_leaf(base, piece));
            let value = match known {
                Some(value) => value,
                None => {
                    let place = self.place(source)?;
                    let register = self.temporary(piece.width);
                    self.load_leaf(register, place, piece, Order::Plain)?;
                    Operand::Register(register)
                }
            };
            values.push((piece, value));
        }
        for (piece, value) in values {
            self.store_leaf(destination, piece, value, Order::Plain)?;
        }
        Ok(())
    }

    pub fn fill_memory(&mut self, call: &Call<'a>) -> Lower<()> {
        let Some(pieces) = self.pieces_of_call(call)? else {
            return refuse("filling memory whose size is not constant is not supported");
        };
        let [(_, destination), (_, Value::Int(byte)), ..] = call.arguments.as_slice() else {
            return refuse("filling memory with a value that is not constant is not supported");
        };
        let place = self.place(destination)?;
        for piece in pieces {
            let piece = Leaf { width: piece.width.max(Width::I8), ..piece };
            let value = (byte & 0xFF).wrapping_mul(0x0101_0101_0101_0101) & piece.width.mask();
            self.store_leaf(place, piece, Operand::Constant(value), Order::Plain)?;
        }
        Ok(())
    }
}

/// Words of 8 bytes, then smaller pieces.
fn words(size: u64) -> Vec<Leaf> {
    let mut pieces = Vec::new();
    let mut offset = 0;
    for width in [Width::I64, Width::I32, Width::I16, Width::I8] {
        while size - offset >= u64::from(width.bytes()) {
            pieces.push(Leaf { offset, width });
            offset += u64::from(width.bytes());
        }
    }
    pieces
}
