//! Which local variables need no address.
//!
//! An `alloca` whose address is only used to load and store (directly, through casts and constant or computed offsets, or in copies of constant
//! size, or to be kept in another such variable that holds nothing else) is private to the
//! function. If it is only accessed in the same disjoint pieces, each piece is a register: that
//! keeps dependencies
//! apart and lets liveness see when a value no longer matters. Otherwise it is a private slot.

use std::collections::{BTreeMap, BTreeSet};

use thinair_core::ir::{RegisterId, SlotId, Width};

use super::function::FunctionLowering;
use super::{Lower, library};
use crate::reader::{Call, GetElementPointer, Instruction, LocalId, Operation, Type, TypeId, Value};

/// Where a local variable lives.
#[derive(Clone, Debug)]
pub enum Home {
    /// In memory: other functions or threads may see it.
    Object,
    Slot(SlotId),
    /// Each piece, by its offset, in a register.
    Registers(BTreeMap<u64, (Width, RegisterId)>),
}

/// A local that is an address inside a variable. The offset is `None` if it is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inside {
    /// The `alloca`.
    pub variable: LocalId,
    pub offset: Option<u64>,
}

/// Larger variables stay in memory, where they cost nothing until they are touched.
const LARGEST_PRIVATE: u64 = 1 << 14;

/// What is known of a variable while its uses are looked at.
struct Uses {
    size: u64,
    /// The part of the function that it lives in, if it belongs to one that stands in the place of
    /// a call; 0 for all others.
    scope: usize,
    escapes: bool,
    /// The pieces, if they are always the same.
    pieces: Option<BTreeMap<u64, Width>>,
}

impl<'s, 'a> FunctionLowering<'_, 's, 'a> {
    /// Finds a home for each local variable.
    pub fn promote(&mut self) -> Lower<()> {
        // Each round may find variables that only hold addresses of others, and then what is loaded
        // from them.
        let uses = loop {
            self.find_addresses()?;
            let uses = self.find_uses()?;
            if !self.find_held_addresses(&uses)? {
                break uses;
            }
        };
        for (variable, uses) in uses {
            let name = self.source.locals[variable.index()];
            let home = if uses.escapes {
                Home::Object
            } else if let Some(pieces) = uses.pieces {
                let mut registers = BTreeMap::new();
                for (offset, width) in pieces {
                    let name = if offset == 0 { name.to_string() } else { format!("{name}+{offset}") };
                    registers.insert(offset, (width, self.register(name, width)));
                }
                Home::Registers(registers)
            } else {
                Home::Slot(self.slot(name, uses.size as u32))
            };
            self.homes.insert(variable, home);
        }
        let homes = &self.homes;
        self.inside.retain(|_, inside| !matches!(homes[&inside.variable], Home::Object));
        Ok(())
    }

    /// How each variable is used, given what is known of addresses so far.
    fn find_uses(&mut self) -> Lower<BTreeMap<LocalId, Uses>> {
        let source = self.source;
        let mut uses: BTreeMap<LocalId, Uses> = BTreeMap::new();
        for block in &source.blocks {
            for instruction in &block.instructions {
                if let (Operation::Alloca { of, inlined, .. }, Some(result)) = (&instruction.operation, instruction.result)
                    && self.inside.contains_key(&result)
                {
                    let size = self.lowering.size(*of);
                    if size.is_err() {
                        self.stand_at_use(result);
                    }
                    let size = size?;
                    let scope = if *inlined { block.scope } else { 0 };
                    uses.insert(result, Uses { size, scope, escapes: size > LARGEST_PRIVATE, pieces: Some(BTreeMap::new()) });
                }
            }
        }
        for block in &source.blocks {
            for instruction in &block.instructions {
                self.note_scopes(block.scope, instruction, &mut uses);
                let noted = self.note_uses(instruction, &mut uses);
                if noted.is_err() {
                    self.stand_at(instruction);
                }
                noted?;
            }
        }
        Ok(uses)
    }

    /// Variables have no place of their own in the source: that of the first instruction which has to do with them.
    fn stand_at_use(&mut self, variable: LocalId) {
        let is_use = |instruction: &&Instruction<'a>| {
            let mut found = false;
            operands(&instruction.operation, &mut |value| found |= matches!(value, Value::Local(local) if *local == variable));
            found
        };
        let source = self.source;
        if let Some(instruction) = source.blocks.iter().flat_map(|block| &block.instructions).find(is_use) {
            self.stand_at(instruction);
        }
    }

    /// Where the address of a variable is used after the variable's life, the variable must be in
    /// memory: that is how it is found.
    fn note_scopes(&self, scope: usize, instruction: &Instruction<'a>, uses: &mut BTreeMap<LocalId, Uses>) {
        let mut note = |local: LocalId| {
            if let Some(inside) = self.inside.get(&local)
                && let Some(uses) = uses.get_mut(&inside.variable)
                && uses.scope != 0
                && !self.is_within(scope, uses.scope)
            {
                uses.escapes = true;
            }
        };
        instruction.result.into_iter().for_each(&mut note);
        operands(&instruction.operation, &mut |value| {
            if let Value::Local(local) = value {
                note(*local);
            }
        });
    }

    /// Is a scope another one, or inside of it?
    fn is_within(&self, mut scope: usize, outer: usize) -> bool {
        while scope != outer && scope != 0 {
            scope = self.source.scopes[scope].parent;
        }
        scope == outer
    }

    /// Finds the locals that are addresses inside local variables.
    fn find_addresses(&mut self) -> Lower<()> {
        let source = self.source;
        for (number, block) in source.blocks.iter().enumerate() {
            for instruction in &block.instructions {
                if let (Operation::Alloca { count, inlined, .. }, Some(result)) = (&instruction.operation, instruction.result)
                    && (number == 0 || *inlined)
                    && count.as_ref().is_none_or(|(_, count)| *count == Value::Int(1))
                {
                    self.inside.insert(result, Inside { variable: result, offset: Some(0) });
                }
            }
        }
        // Definitions come before uses but for odd orders of blocks: one round more at most finds nothing new.
        loop {
            let before = self.inside.len();
            for instruction in source.blocks.iter().flat_map(|block| &block.instructions) {
                let Some(result) = instruction.result else { continue };
                let inside = match &instruction.operation {
                    Operation::Cast { op: "bitcast" | "addrspacecast", value: Value::Local(base), .. } => self.inside.get(base).copied(),
                    Operation::GetElementPointer(address) => match &address.base {
                        Value::Local(base) => match self.inside.get(base).copied() {
                            Some(inside) => {
                                let offset = self.constant_offset(address)?;
                                let offset = inside.offset.zip(offset).map(|(base, offset)| base.wrapping_add(offset));
                                Some(Inside { offset, ..inside })
                            }
                            None => None,
                        },
                        _ => None,
                    },
                    Operation::Load { pointer, .. } => self.held_at(pointer).and_then(|piece| self.held.get(&piece)).copied(),
                    Operation::Phi { incoming, .. } => self.same_variable(incoming.iter().map(|(value, _)| value)),
                    _ => None,
                };
                if let Some(inside) = inside {
                    self.inside.entry(result).or_insert(inside);
                }
            }
            if self.inside.len() == before {
                return Ok(());
            }
        }
    }

    /// The piece of a local variable that a pointer points to, if its place is constant.
    fn held_at(&self, pointer: &Value<'a>) -> Option<(LocalId, u64)> {
        let Value::Local(local) = pointer else { return None };
        let inside = self.inside.get(local)?;
        Some((inside.variable, inside.offset?))
    }

    /// The variable that all these values are addresses in, and the offset, if it is the same.
    fn same_variable<'v>(&self, mut values: impl Iterator<Item = &'v Value<'a>>) -> Option<Inside>
    where
        'a: 'v,
    {
        let inside = |value: &Value<'a>| if let Value::Local(local) = value { self.inside.get(local).copied() } else { None };
        let mut known = inside(values.next()?)?;
        for value in values {
            let other = inside(value).filter(|other| other.variable == known.variable)?;
            known.offset = known.offset.filter(|_| known.offset == other.offset);
        }
        Some(known)
    }

    /// Finds pieces of variables that hold the address of one variable whenever they hold
    /// something: loads from them are such addresses then. (A load before any
    /// store is an error of its own.) Says whether there are new ones.
    fn find_held_addresses(&mut self, uses: &BTreeMap<LocalId, Uses>) -> Lower<bool> {
        let source = self.source;
        let mut stored: BTreeMap<(LocalId, u64), Vec<&'s Value<'a>>> = BTreeMap::new();
        let mut other = BTreeSet::new();
        let is_candidate = |piece: &(LocalId, u64)| {
            let pieces = uses.get(&piece.0).filter(|uses| !uses.escapes).and_then(|uses| uses.pieces.as_ref());
            pieces.is_some_and(|pieces| pieces.get(&piece.1) == Some(&Width::I64))
        };
        for instruction in source.blocks.iter().flat_map(|block| &block.instructions) {
            let (of, pointer, value) = match &instruction.operation {
                Operation::Store { of, value, pointer, .. } => (*of, pointer, Some(value)),
                Operation::Load { of, pointer, .. } => (*of, pointer, None),
                Operation::Call(call) => {
                    for (_, argument) in &call.arguments {
                        if let Value::Local(local) = argument
                            && let Some(inside) = self.inside.get(local)
                        {
                            let all = uses.get(&inside.variable).and_then(|uses| uses.pieces.as_ref());
                            other.extend(all.iter().flat_map(|pieces| pieces.keys()).map(|&offset| (inside.variable, offset)));
                        }
                    }
                    continue;
                }
                _ => continue,
            };
            let Some(piece) = self.held_at(pointer) else { continue };
            if matches!(self.lowering.resolved_type(of)?, Type::Pointer(_)) {
                stored.entry(piece).or_default().extend(value);
            } else {
                let leaves = self.lowering.accessed_leaves(of)?;
                other.extend(leaves.iter().map(|leaf| (piece.0, piece.1.wrapping_add(leaf.offset))));
            }
        }
        let before = self.held.len();
        for (piece, values) in stored {
            if self.held.contains_key(&piece) || other.contains(&piece) || !is_candidate(&piece) {
                continue;
            }
            // What holds an address may not outlive what it is the address of.
            let lives_long = |inside: &Inside| {
                let scope = |variable| uses.get(variable).map_or(0, |uses: &Uses| uses.scope);
                inside.variable != piece.0 && self.is_within(scope(&piece.0), scope(&inside.variable))
            };
            if let Some(inside) = self.same_variable(values.into_iter()).filter(lives_long) {
                self.held.insert(piece, inside);
            }
        }
        Ok(self.held.len() > before)
    }

    /// The bytes that indices add to an address, if they are constants.
    pub fn constant_offset(&mut self, address: &GetElementPointer<'a>) -> Lower<Option<u64>> {
        let mut offset = 0u64;
        let mut inner = address.source;
        for (number, (index_type, index)) in address.indices.iter().enumerate() {
            let Value::Int(index) = *index else { return Ok(None) };
            let width = self.lowering.width(*index_type)?;
            let index = width.sign_extend(index) as u64;
            let step = if number == 0 { self.lowering.size(inner)?.wrapping_mul(index) } else { self.lowering.step(&mut inner, index)? };
            offset = offset.wrapping_add(step);
        }
        Ok(Some(offset))
    }

    fn note_uses(&mut self, instruction: &Instruction<'a>, uses: &mut BTreeMap<LocalId, Uses>) -> Lower<()> {
        let is_inside = |local: Option<LocalId>| local.is_some_and(|local| self.inside.contains_key(&local));
        match &instruction.operation {
            Operation::Load { of, pointer, .. } => self.note_access(pointer, *of, uses)?,
            Operation::Store { of, value, pointer, .. } => {
                if !self.held_at(pointer).is_some_and(|piece| self.held.contains_key(&piece)) {
                    self.note_escape(value, uses);
                }
                self.note_access(pointer, *of, uses)?;
            }
            Operation::Phi { .. } if is_inside(instruction.result) => {}
            // Whether one is null is known, and within one variable offsets are compared.
            Operation::Compare { op: "eq" | "ne", left, right, .. } if [left, right].contains(&&Value::Null) => {}
            Operation::Compare { left, right, .. } if self.same_variable([left, right].into_iter()).is_some() => {}
            Operation::Cast { op: "bitcast" | "addrspacecast", .. } => {}
            Operation::GetElementPointer(address) => {
                address.indices.iter().for_each(|(_, index)| self.note_escape(index, uses));
            }
            Operation::Call(call) => self.note_call(call, uses)?,
            other => operands(other, &mut |value| self.note_escape(value, uses)),
        }
        Ok(())
    }

    fn note_escape(&self, value: &Value<'a>, uses: &mut BTreeMap<LocalId, Uses>) {
        if let Value::Local(local) = value
            && let Some(inside) = self.inside.get(local)
            && let Some(uses) = uses.get_mut(&inside.variable)
        {
            uses.escapes = true;
        }
    }

    fn note_access(&mut self, pointer: &Value<'a>, of: TypeId, uses: &mut BTreeMap<LocalId, Uses>) -> Lower<()> {
        if self.is_inside(pointer) {
            for leaf in self.lowering.accessed_leaves(of)? {
                self.note_piece(pointer, leaf.offset, leaf.width, uses);
            }
        }
        Ok(())
    }

    fn is_inside(&self, pointer: &Value<'a>) -> bool {
        matches!(pointer, Value::Local(local) if self.inside.contains_key(local))
    }

    fn note_piece(&self, pointer: &Value<'a>, offset: u64, width: Width, uses: &mut BTreeMap<LocalId, Uses>) {
        let Value::Local(local) = pointer else { return };
        let Some(inside) = self.inside.get(local) else { return };
        let Some(uses) = uses.get_mut(&inside.variable) else { return };
        let Some(pieces) = &mut uses.pieces else { return };
        let width = width.max(Width::I8);
        let bytes = u64::from(width.bytes());
        let fits =
            inside.offset.map(|base| base.wrapping_add(offset)).filter(|at| at.checked_add(bytes).is_some_and(|end| end <= uses.size));
        let Some(at) = fits else {
            uses.pieces = None;
            return;
        };
        let overlaps = |(&other, &other_width): (&u64, &Width)| {
            (other, other_width) != (at, width) && other < at + bytes && at < other + u64::from(other_width.bytes())
        };
        let overlapping = pieces.range(at.saturating_sub(8)..at + bytes).any(overlaps);
        if overlapping {
            uses.pieces = None;
        } else {
            pieces.insert(at, width);
        }
    }

    fn note_call(&mut self, call: &Call<'a>, uses: &mut BTreeMap<LocalId, Uses>) -> Lower<()> {
        let name = match call.callee {
            Value::Global(name) => name,
            _ => "",
        };
        if library::forgets_arguments(name) {
            return Ok(());
        }
        let copies = library::is_copy(name);
        let fills = library::is_fill(name);
        if copies || fills {
            let pieces = self.pieces_of_call(call)?;
            let addresses = if copies { 2 } else { 1 };
            for (number, (_, argument)) in call.arguments.iter().enumerate() {
                match &pieces {
                    Some(pieces) if number < addresses => {
                        pieces.iter().for_each(|piece| self.note_piece(argument, piece.offset, piece.width, uses));
                    }
                    _ => self.note_escape(argument, uses),
                }
            }
            return Ok(());
        }
        self.note_escape(&call.callee, uses);
        let half = self.long() == Width::I32;
        for (number, (_, argument)) in call.arguments.iter().enumerate() {
            match library::written_pieces(name, number, half).filter(|_| self.lowering.find(name).is_none()) {
                Some(pieces) => pieces.iter().for_each(|piece| self.note_piece(argument, piece.offset, piece.width, uses)),
                // What is copied for the callee stays where it is.
                None => match call.by_value.iter().find(|(this, _)| *this == number) {
                    Some((_, of)) => self.note_access(argument, *of, uses)?,
                    None => self.note_escape(argument, uses),
                },
            }
        }
        Ok(())
    }

    /// The type of what begins at an address, if that was computed as the address of its first part.
    pub fn enclosing(&mut self, pointer: &Value<'a>) -> Lower<Option<TypeId>> {
        let address = match pointer {
            Value::GetElementPointer(address) => address.as_ref(),
            Value::Local(local) => match self.definitions[local.index()] {
                Some(Operation::GetElementPointer(address)) => address,
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        let first = address.indices.iter().all(|(_, index)| *index == Value::Int(0));
        let array = matches!(self.lowering.resolved_type(address.source)?, Type::Array(..));
        Ok(match first && !array {
            true => self.enclosing(&address.base)?.or(Some(address.source)),
            false => None,
        })
    }

    /// The type that a pointer is known to point to.
    pub fn pointee(&mut self, pointer: &Value<'a>, pointer_type: Option<TypeId>) -> Lower<Option<TypeId>> {
        if let Some((variable, 0)) = self.held_at(pointer)
            && let Some(Operation::Alloca { of, .. }) = self.definitions[variable.index()]
        {
            return Ok(Some(*of));
        }
        Ok(match pointer {
            Value::Cast(cast) => self.pointee(&cast.value, Some(cast.from))?,
            Value::Global(name) => self.lowering.type_of_variable(name)?,
            Value::Local(local) => match self.definitions[local.index()] {
                Some(Operation::Alloca { of, .. }) => Some(*of),
                Some(Operation::Cast { op: "bitcast", from, .. }) => match self.lowering.resolved_type(*from)? {
                    Type::Pointer(Some(pointee)) => Some(pointee),
                    _ => None,
                },
                Some(Operation::GetElementPointer(address)) => {
                    let mut inner = address.source;
                    for (_, index) in address.indices.iter().skip(1) {
                        let index = if let Value::Int(index) = index { *index } else { 0 };
                        self.lowering.step(&mut inner, index)?;
                    }
                    Some(inner)
                }
                // Where pointers have no types: what other uses of the same pointer variable say.
                Some(Operation::Load { pointer: Value::Local(variable), .. }) => self.source_of_addresses(*variable),
                None => self.source.parameters.iter().find(|parameter| parameter.local == *local).and_then(|parameter| parameter.pointee),
                _ => None,
            },
            _ => match pointer_type {
                Some(of) => match self.lowering.resolved_type(of)? {
                    Type::Pointer(pointee) => pointee,
                    _ => None,
                },
                None => None,
            },
        })
    }
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// The type that fields are looked for in, where an address is computed from what a pointer variable holds.
    fn source_of_addresses(&self, variable: LocalId) -> Option<TypeId> {
        let holds = |base: &Value<'a>| match base {
            Value::Local(base) => {
                matches!(self.definitions[base.index()], Some(Operation::Load { pointer: Value::Local(from), .. }) if *from == variable)
            }
            _ => false,
        };
        self.source.blocks.iter().flat_map(|block| &block.instructions).find_map(|instruction| match &instruction.operation {
            Operation::GetElementPointer(address) if holds(&address.base) => Some(address.source),
            Operation::Load { of, pointer, .. } | Operation::Store { of, pointer, .. } if holds(pointer) => Some(*of),
            _ => None,
        })
    }
}

/// All operands of an operation that may be addresses.
pub fn operands<'o, 'a>(operation: &'o Operation<'a>, each: &mut dyn FnMut(&'o Value<'a>)) {
    match operation {
        Operation::LandingPad { .. } => {}
        Operation::Resume(_, value, _) => each(value),
        Operation::Alloca { .. }
        | Operation::EndOfLives(_)
        | Operation::Fence(_)
        | Operation::Jump(_)
        | Operation::Unreachable
        | Operation::Unsupported(_) => {}
        Operation::Load { pointer, .. } => each(pointer),
        Operation::Store { value, pointer, .. } | Operation::ReadModifyWrite { pointer, value, .. } => {
            each(value);
            each(pointer);
        }
        Operation::CompareExchange(this) => {
            each(&this.pointer);
            each(&this.expected);
            each(&this.new);
        }
        Operation::GetElementPointer(address) => {
            each(&address.base);
            address.indices.iter().for_each(|(_, index)| each(index));
        }
        Operation::Binary { left, right, .. } | Operation::Compare { left, right, .. } => {
            each(left);
            each(right);
        }
        Operation::Cast { value, .. }
        | Operation::Freeze { value, .. }
        | Operation::Negate { value, .. }
        | Operation::ExtractValue { value, .. } => each(value),
        Operation::Select { condition, then, otherwise, .. } => {
            each(condition);
            each(then);
            each(otherwise);
        }
        Operation::Phi { incoming, .. } => incoming.iter().for_each(|(value, _)| each(value)),
        Operation::InsertValue { value, element, .. } => {
            each(value);
            each(element);
        }
        Operation::Call(call) => call.arguments.iter().for_each(|(_, argument)| each(argument)),
        Operation::Branch { condition, .. } => each(condition),
        Operation::Switch { value, .. } => each(value),
        Operation::Return(value) => value.iter().for_each(|(_, value)| each(value)),
    }
}
