//! Accesses to memory: shared, or private to the function; of one scalar, of an aggregate, or of a block of bytes.

use thinair_core::ir::{Access, BinaryOp, CastOp, CheckKind, CompareOp, Op, Operand, Order, RegisterId, SlotId, Tags, Width};

use super::function::FunctionLowering;
use super::layout::Leaf;
use super::library;
use super::promote::Home;
use super::{Lower, refuse};
use crate::reader::{Call, How, LocalId, Operation, Type, TypeId, Value};

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

/// How the classes are called whose first member is what an atomic object holds: those of libstdc++ and libc++.
const ATOMIC_CLASSES: [&str; 2] = ["struct.std::atomic", "struct.std::__1::__cxx_atomic_base_impl"];

pub fn access(order: Order) -> Access {
    Access { order, tags: Tags::NONE }
}

/// How copies read and write: what has no value may be copied, and the copy has none either.
pub const COPIED: Access = Access { order: Order::Plain, tags: Tags::COPY };

impl<'a> FunctionLowering<'_, '_, 'a> {
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
    pub fn load_leaf(&mut self, destination: RegisterId, place: Place, leaf: Leaf, access: Access) -> Lower<()> {
        let width = leaf.width.max(Width::I8);
        let loaded = if width == leaf.width { destination } else { self.temporary(width) };
        match place {
            Place::Shared(address) => {
                let address = self.plus(address, leaf.offset);
                self.emit(Op::Load { destination: loaded, width, address, access });
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
        self.store_leaf_as(place, leaf, value, access(order))
    }

    fn store_leaf_as(&mut self, place: Place, leaf: Leaf, value: Operand, access: Access) -> Lower<()> {
        let width = leaf.width.max(Width::I8);
        let value = self.widened(value, leaf.width, width);
        match place {
            Place::Shared(address) => {
                let address = self.plus(address, leaf.offset);
                self.emit(Op::Store { width, address, value, access });
            }
            Place::Private(variable, offset) => match self.private_piece(variable, offset, leaf.offset)? {
                Piece::Register(register) => self.copy(register, value),
                Piece::Slot(slot, offset) => self.emit(Op::PrivateStore { width, slot, offset, value }),
            },
        }
        if let Place::Private(variable, offset) = place {
            self.note_written(variable, offset, leaf);
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

    /// With `checked`, a local variable must have a value; in Rust, other memory, too.
    pub fn load(&mut self, destinations: &[RegisterId], of: TypeId, pointer: &Value<'a>, how: How, checked: bool) -> Lower<()> {
        let leaves = self.lowering.leaves(of)?;
        let order = self.order_of(how, leaves.len());
        self.check_constant_indices(pointer)?;
        if order != Order::Plain && leaves.len() != 1 {
            return refuse("an atomic load of a structure is not supported");
        }
        if let (Some(pieces), &[destination]) = (self.lowering.odd_pieces(of)?, destinations) {
            let place = self.place(pointer)?;
            self.load_pieces(destination, place, &pieces)?;
            return self.mask_loaded(destination, of);
        }
        if order == Order::Plain && !matches!(pointer, Value::Local(_)) {
            let tags = self.alignment_tags(of, how)?;
            return self.load_global(destinations, &leaves, pointer, Access { order, tags });
        }
        let place = self.place(pointer)?;
        if let ([leaf], true) = (leaves.as_slice(), checked) {
            self.check_written(place, *leaf);
        }
        let tags = self.alignment_tags(of, how)?;
        let moves_parts = order == Order::Plain && self.lowering.is_lenient() && !checked;
        let how = if moves_parts || self.is_coerced(of, pointer, order)? { COPIED } else { Access { order, tags } };
        for (&destination, &leaf) in destinations.iter().zip(&leaves) {
            self.load_leaf(destination, place, leaf, how)?;
        }
        match destinations {
            &[destination] => self.mask_loaded(destination, of),
            _ => Ok(()),
        }
    }

    /// What was loaded of an odd width has no bits above it.
    fn mask_loaded(&mut self, destination: RegisterId, of: TypeId) -> Lower<()> {
        if let Some(bits) = self.lowering.odd_bits(of)? {
            self.mask_into(destination, self.register_width(destination), bits, Operand::Register(destination));
        }
        Ok(())
    }

    /// Is a structure loaded as a number, as compilers do to pass one by value? Its gaps have no value.
    fn is_coerced(&mut self, of: TypeId, pointer: &Value<'a>, order: Order) -> Lower<bool> {
        if order != Order::Plain {
            return Ok(false);
        }
        let Some(known) = self.enclosing(pointer)?.or(self.pointee(pointer, None)?) else { return Ok(false) };
        let (Ok(there), Ok(here)) = (self.lowering.leaves(known), self.lowering.leaves(of)) else { return Ok(false) };
        Ok(there.len() > 1 && there.first() != here.first())
    }

    /// A plain load of a global. What never changes needs no access.
    fn load_global(&mut self, destinations: &[RegisterId], leaves: &[Leaf], pointer: &Value<'a>, access: Access) -> Lower<()> {
        let scalar = self.lowering.scalar(pointer, crate::reader::POINTER)?;
        for (&destination, &leaf) in destinations.iter().zip(leaves) {
            let constant = self.constant_leaf(scalar, leaf);
            match constant {
                Some(constant) => self.copy(destination, constant),
                None => {
                    let address = self.scalar_operand(scalar);
                    self.load_leaf(destination, Place::Shared(address), leaf, access)?;
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

    pub fn store(&mut self, of: TypeId, value: &Value<'a>, pointer: &Value<'a>, how: How) -> Lower<()> {
        let leaves = self.lowering.leaves(of)?;
        let order = self.order_of(how, leaves.len());
        self.check_constant_indices(pointer)?;
        if order != Order::Plain && leaves.len() != 1 {
            return refuse("an atomic store of a structure is not supported");
        }
        let values = self.parts(value, of)?;
        let place = self.place(pointer)?;
        if let (Some(pieces), [leaf], &[value]) = (self.lowering.odd_pieces(of)?, leaves.as_slice(), values.as_slice()) {
            return self.store_pieces(value, leaf.width, place, &pieces);
        }
        let tags = self.alignment_tags(of, how)?;
        for (&leaf, &value) in leaves.iter().zip(&values) {
            self.store_leaf_as(place, leaf, value, Access { order, tags })?;
        }
        Ok(())
    }

    /// The order of an access of so many scalars. One that is volatile counts as atomic where the user wants that.
    fn order_of(&self, how: How, leaves: usize) -> Order {
        let volatile = how.volatile && self.lowering.options.volatile_is_relaxed && leaves == 1;
        if volatile && how.order == Order::Plain { Order::Relaxed } else { how.order }
    }

    /// The pieces that a copy or fill of constant size is cut into: the scalars of a type that one of the pointers is known to point to, or
    /// else words. `None`: the size is not constant, or too large to cut.
    pub fn pieces_of_call(&mut self, call: &Call<'a>) -> Lower<Option<Vec<Leaf>>> {
        let [(destination_type, destination), second, (_, Value::Int(size)), ..] = call.arguments.as_slice() else {
            return Ok(None);
        };
        if *size > LARGEST_BLOCK {
            return Ok(None);
        }
        let Value::Global(name) = call.callee else { return Ok(None) };
        let is_one = matches!(size, 1 | 2 | 4 | 8);
        if is_one && (self.is_in_atomic(destination) || library::is_copy(name) && self.is_in_atomic(&second.1)) {
            return Ok(Some(words(*size)));
        }
        let mut pointers = vec![(*destination_type, destination)];
        if library::is_copy(name) {
            pointers.push((second.0, &second.1));
        }
        for (pointer_type, pointer) in pointers {
            // The beginning of a structure is also that of its first field: what is meant is the larger, where that is what is copied.
            let mut candidates: Vec<TypeId> = self.pointee(pointer, Some(pointer_type))?.into_iter().collect();
            candidates.extend(self.enclosing(pointer)?);
            let exact = candidates.iter().copied().find(|&of| self.lowering.size(of).is_ok_and(|one| one == *size));
            for of in exact.into_iter().chain(candidates) {
                if let Some(pieces) = self.pieces_of_type(of, *size) {
                    return Ok(Some(pieces));
                }
            }
        }
        Ok(Some(words(*size)))
    }

    /// Is this the address of what a `std::atomic` holds? That is one value, whatever it consists of.
    fn is_in_atomic(&self, pointer: &Value<'a>) -> bool {
        let address = match pointer {
            Value::GetElementPointer(address) => address.as_ref(),
            Value::Cast(cast) => return self.is_in_atomic(&cast.value),
            Value::Local(local) => match self.definitions[local.index()] {
                Some(Operation::GetElementPointer(address)) => address,
                Some(Operation::Cast { op: "bitcast", value, .. }) => return self.is_in_atomic(value),
                _ => return false,
            },
            _ => return false,
        };
        let types = &self.lowering.modules[self.lowering.current].types;
        match types.get(address.source) {
            Type::Named(number) => ATOMIC_CLASSES.iter().any(|start| types.named[*number as usize].name.starts_with(start)),
            _ => false,
        }
    }

    /// As many elements of a type as the size holds, or the first scalars of one.
    fn pieces_of_type(&mut self, of: TypeId, size: u64) -> Option<Vec<Leaf>> {
        let one = self.lowering.size(of).ok().filter(|&one| one != 0)?;
        let leaves = self.lowering.leaves(of).ok()?;
        // A byte may be the beginning of anything: it says nothing. In Rust, variables of all types are arrays of bytes.
        let bytes_alone = self.lowering.is_lenient() && leaves.iter().all(|leaf| leaf.width == Width::I8);
        if (one == 1 || bytes_alone) && size != 1 {
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
        let [(_, destination), (_, source), ..] = call.arguments.as_slice() else { return refuse("a copy needs two addresses") };
        self.check_apart(call)?;
        let Some(pieces) = self.pieces_of_call(call)? else {
            return self.with_pattern("__thinair_copy", None, call, &[0, 1]);
        };
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
            let (value, had) = match known {
                Some(value) => (value, None),
                None => {
                    let place = self.place(source)?;
                    let register = self.temporary(piece.width);
                    self.load_leaf(register, place, piece, COPIED)?;
                    (Operand::Register(register), self.has_value(place, piece))
                }
            };
            values.push((piece, value, had, known.is_none()));
        }
        for (piece, value, had, is_copy) in values {
            match (destination, had) {
                (Place::Shared(_), Some(had)) => self.store_if_there(had, destination, piece, value)?,
                _ => self.store_leaf_as(destination, piece, value, if is_copy { COPIED } else { access(Order::Plain) })?,
            }
            self.note_copied(destination, piece, had);
        }
        Ok(())
    }

    /// Stores what has a value, or, if it has none, that it has none.
    fn store_if_there(&mut self, had: Operand, to: Place, piece: Leaf, value: Operand) -> Lower<()> {
        let (there, missing, end) = (self.new_block("copy.value"), self.new_block("copy.nothing"), self.new_block("copy.end"));
        self.emit(Op::Branch { condition: had, then: there, otherwise: missing });
        self.go_to(there);
        self.store_leaf(to, piece, value, Order::Plain)?;
        self.emit(Op::Jump { target: end });
        self.go_to(missing);
        self.store_leaf_as(to, piece, Operand::Constant(0), COPIED)?;
        self.emit(Op::Jump { target: end });
        self.go_to(end);
        Ok(())
    }

    /// What `memcpy` copies may not overlap its copy, but for being the same: that is what the assignment of a structure to itself becomes.
    fn check_apart(&mut self, call: &Call<'a>) -> Lower<()> {
        let Value::Global(name) = call.callee else { return Ok(()) };
        let [(_, to), (_, from), (size_type, size), ..] = call.arguments.as_slice() else { return Ok(()) };
        if name.contains("memmove") || self.lowering.in_library() || self.is_of_other_variable(to, from) {
            return Ok(());
        }
        let (Place::Shared(to), Place::Shared(from)) = (self.place(to)?, self.place(from)?) else { return Ok(()) };
        let size = self.operand(size, *size_type)?;
        // Less one each, so that no distance at all is a great one.
        let less_one = |this: &mut Self, value| this.arithmetic(BinaryOp::Sub, Width::I64, value, Operand::Constant(1));
        let last = less_one(self, size);
        let empty = self.comparison(CompareOp::Eq, Width::I64, size, Operand::Constant(0));
        let mut apart = Vec::with_capacity(2);
        for (one, other) in [(to, from), (from, to)] {
            let distance = self.arithmetic(BinaryOp::Sub, Width::I64, one, other);
            let distance = less_one(self, distance);
            apart.push(self.comparison(CompareOp::UGe, Width::I64, distance, last));
        }
        let apart = self.arithmetic(BinaryOp::And, Width::I1, apart[0], apart[1]);
        let condition = self.arithmetic(BinaryOp::Or, Width::I1, apart, empty);
        let message = "memory is copied to where it overlaps itself (memmove may do so)".to_string();
        self.emit(Op::Check { condition, kind: CheckKind::Apart, message });
        Ok(())
    }

    /// Do two pointers point to different variables, as far as one can see?
    fn is_of_other_variable(&self, one: &Value<'a>, other: &Value<'a>) -> bool {
        match (self.variable_of(one), self.variable_of(other)) {
            (Some(one), Some(other)) => one != other,
            _ => false,
        }
    }

    /// The variable that a pointer points into.
    pub fn variable_of(&self, pointer: &Value<'a>) -> Option<Value<'a>> {
        match pointer {
            Value::Global(name) => Some(Value::Global(name)),
            Value::Cast(cast) => self.variable_of(&cast.value),
            Value::GetElementPointer(address) => self.variable_of(&address.base),
            Value::Local(local) => match self.definitions[local.index()]? {
                Operation::Alloca { .. } => Some(Value::Local(*local)),
                Operation::Cast { op: "bitcast", value, .. } => self.variable_of(value),
                Operation::GetElementPointer(address) => self.variable_of(&address.base),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn fill_memory(&mut self, call: &Call<'a>) -> Lower<()> {
        // Rust says so of arrays of which nothing is there yet.
        if matches!(call.arguments.get(1), Some((_, Value::Undef))) {
            return Ok(());
        }
        let (Some(pieces), [(_, destination), (_, Value::Int(byte)), ..]) = (self.pieces_of_call(call)?, call.arguments.as_slice()) else {
            return self.with_pattern("__thinair_fill", None, call, &[0]);
        };
        let place = self.place(destination)?;
        for piece in pieces {
            let piece = Leaf { width: piece.width.max(Width::I8), ..piece };
            let value = (byte & 0xFF).wrapping_mul(0x0101_0101_0101_0101) & piece.width.mask();
            self.store_leaf(place, piece, Operand::Constant(value), Order::Plain)?;
        }
        Ok(())
    }

    /// `memcmp`.
    pub fn compare_memory(&mut self, result: Option<LocalId>, call: &Call<'a>) -> Lower<()> {
        self.with_pattern("__thinair_compare", result, call, &[0, 1])
    }

    /// `realloc`: what the old object holds is copied as what the pointer is known to point to.
    pub fn reallocate(&mut self, name: &'static str, result: Option<LocalId>, call: &Call<'a>) -> Lower<()> {
        self.with_pattern(name, result, call, &[0])
    }

    /// `qsort`: elements are exchanged as what the pointer is known to point to.
    pub fn sort(&mut self, call: &Call<'a>) -> Lower<()> {
        if call.arguments.len() != 4 {
            return refuse("`qsort` needs four arguments");
        }
        self.with_pattern("__thinair_qsort", None, call, &[0])
    }

    /// Calls a function of our library with the arguments of a call, and how the memory that some of them point to is divided.
    fn with_pattern(&mut self, name: &'static str, result: Option<LocalId>, call: &Call<'a>, pointers: &[usize]) -> Lower<()> {
        let mut found = None;
        for &number in pointers {
            let Some((pointer_type, pointer)) = call.arguments.get(number) else { return refuse("this call needs more arguments") };
            let known = self.pointee(pointer, Some(*pointer_type))?;
            let known = match known {
                Some(of) if self.lowering.size(of).is_ok_and(|size| size <= 1) => self.enclosing(pointer)?.or(known),
                known => known,
            };
            let Some(mut of) = known else { continue };
            while let Type::Array(_, element) = self.lowering.resolved_type(of)? {
                of = element;
            }
            let (Ok(size), Ok(leaves)) = (self.lowering.size(of), self.lowering.leaves(of)) else { continue };
            // A byte may be the beginning of anything: something else that is known counts more.
            if found.is_none() || size > 1 {
                found = pattern(&leaves, size).or(found);
            }
        }
        if name != "__thinair_realloc" && call.arguments.len() < 3 {
            return refuse("this call needs three arguments");
        }
        let mut arguments = Vec::new();
        for (of, argument) in call.arguments.iter().take(if name == "__thinair_qsort" { 4 } else { 3 }) {
            arguments.extend(self.parts(argument, *of)?);
        }
        // The value of a fill is an `int`, or a byte in LLVM's own function.
        if name == "__thinair_fill" {
            let width = self.lowering.width(call.arguments[1].0)?;
            arguments[1] = self.widened(arguments[1], width, Width::I32);
        }
        arguments.push(Operand::Constant(found.unwrap_or(1)));
        let function = Operand::Function(self.lowering.library_function(name, self.at));
        let destination = self.results(result).first().copied();
        self.emit(Op::Call { destination, function, arguments });
        self.land(&[]);
        Ok(())
    }
}

/// How a function of our library goes through memory: a digit for each scalar of a type, from the lowest: 1 to 4 for one of 1, 2, 4 or 8 bytes, 8 and more
/// for that many bytes less 8 that nobody reads. It begins again after the last.
fn pattern(leaves: &[Leaf], size: u64) -> Option<u64> {
    let (mut digits, mut at) = (Vec::new(), 0u64);
    for leaf in leaves {
        if leaf.offset != at {
            digits.push(8 + leaf.offset.checked_sub(at).filter(|gap| *gap < 8)?);
        }
        let bytes = u64::from(leaf.width.bytes());
        digits.push(1 + u64::from(bytes.trailing_zeros()));
        at = leaf.offset + bytes;
    }
    if at != size {
        digits.push(8 + size.checked_sub(at).filter(|gap| *gap < 8)?);
    }
    if digits.iter().all(|digit| *digit == digits[0]) {
        digits.truncate(1);
    }
    (1..=16).contains(&digits.len()).then(|| digits.iter().rev().fold(0, |pattern, digit| pattern << 4 | digit))
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
