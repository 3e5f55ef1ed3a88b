//! Local variables that are read before they have a value.
//!
//! For variables in registers, an analysis finds the pieces that have a value on every path to every read; these cost nothing. Each of the others gets a
//! flag, which says at run time whether there was a write. Variables in slots get a shadow, a byte for each byte, unless they are filled as a whole
//! somewhere; a read is an error if none of its bytes was written. Objects (what escapes, and the heap) are watched by the engine.
//!
//! What only moves values around is no read: copies of structures, structures as arguments and results, and the rest of a bit-field's storage unit. A copy
//! has a value where the original has one, in local variables and in memory; not that of an argument or a result.

use std::collections::{BTreeMap, BTreeSet};

use thinair_core::ir::{CheckKind, CompareOp, Op, Operand, Width};

use super::Lower;
use super::function::FunctionLowering;
use super::layout::Leaf;
use super::library;
use super::memory::Place;
use super::promote::Home;
use crate::reader::{Instruction, LocalId, Operation, Type, Value};

/// Larger slots have no shadow.
const LARGEST_SHADOW: u64 = 1 << 10;

/// A piece of a variable: its offset.
type Piece = (LocalId, u64);

enum Effect {
    Read(Piece),
    Write(Piece),
    /// The piece is as good as what is copied into it: another piece, or something that is not known before it runs.
    Copy(Option<Piece>, Piece),
}

/// Within so many instructions a part of a unit of bit-fields is put in its place.
const MASKED_WITHIN: usize = 64;

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// Finds the variables that must be watched.
    pub fn find_uninitialised(&mut self) -> Lower<()> {
        if self.lowering.is_lenient() {
            self.find_computations();
            return Ok(());
        }
        if self.lowering.in_library() {
            return Ok(());
        }
        let mut effects: Vec<Vec<Effect>> = Vec::with_capacity(self.source.blocks.len());
        let mut whole: BTreeSet<LocalId> = BTreeSet::new();
        for block in &self.source.blocks {
            let mut these = Vec::new();
            for (index, instruction) in block.instructions.iter().enumerate() {
                self.note_effects(instruction, &block.instructions[index + 1..], &mut these, &mut whole)?;
            }
            effects.push(these);
        }
        for piece in self.maybe_unwritten(&effects) {
            let name = format!("{}.set", self.source.locals[piece.0.index()]);
            let flag = self.register(name, Width::I1);
            self.flags.insert(piece, flag);
        }
        let slots: Vec<(LocalId, u32)> = self
            .homes
            .iter()
            .filter_map(|(&variable, home)| match home {
                Home::Slot(slot) if !whole.contains(&variable) => Some((variable, self.slot_size(*slot))),
                _ => None,
            })
            .filter(|&(_, size)| u64::from(size) <= LARGEST_SHADOW)
            .collect();
        for (variable, size) in slots {
            let name = format!("{}.set", self.source.locals[variable.index()]);
            let shadow = self.slot(&name, size);
            self.shadows.insert(variable, shadow);
        }
        Ok(())
    }

    /// Rust moves values that are not there, or only in part; what is computed with must be there. (Its compiler looks after local variables, but for those that are `MaybeUninit`.)
    fn find_computations(&mut self) {
        let mut found = BTreeSet::new();
        let mut note = |value: &Value<'a>| {
            if let Value::Local(local) = value {
                found.insert(*local);
            }
        };
        for instruction in self.source.blocks.iter().flat_map(|block| &block.instructions) {
            match &instruction.operation {
                Operation::Binary { left, right, .. } | Operation::Compare { left, right, .. } => {
                    note(left);
                    note(right);
                }
                Operation::Cast { op: "trunc" | "zext" | "sext" | "inttoptr", value, .. } => note(value),
                Operation::Branch { condition: value, .. } | Operation::Switch { value, .. } => note(value),
                Operation::Load { pointer, .. } | Operation::Store { pointer, .. } | Operation::ReadModifyWrite { pointer, .. } => {
                    note(pointer)
                }
                Operation::GetElementPointer(address) => {
                    note(&address.base);
                    address.indices.iter().for_each(|(_, index)| note(index));
                }
                _ => {}
            }
        }
        self.computed_with = found;
    }

    /// Must a load of Rust's find a value? What was optimised may load what it then does not use.
    pub fn is_computed_with(&mut self, result: Option<LocalId>) -> bool {
        let name = self.scope_name();
        result.is_some_and(|result| self.computed_with.contains(&result)) && !self.lowering.is_optimised(name)
    }

    fn piece(&self, pointer: &Value<'a>, offset: u64) -> Option<Piece> {
        let Value::Local(local) = pointer else { return None };
        let inside = self.inside.get(local)?;
        let Some(Home::Registers(_)) = self.homes.get(&inside.variable) else { return None };
        Some((inside.variable, inside.offset?.wrapping_add(offset)))
    }

    fn note_effects(
        &mut self,
        instruction: &Instruction<'a>,
        following: &[Instruction<'a>],
        effects: &mut Vec<Effect>,
        whole: &mut BTreeSet<LocalId>,
    ) -> Lower<()> {
        match &instruction.operation {
            Operation::Load { of, pointer, .. } => {
                if let [leaf] = self.lowering.accessed_leaves(*of)?[..] {
                    if self.is_return_slot(pointer) {
                        self.returned.extend(instruction.result);
                    }
                    if self.only_moves(instruction, pointer, following) {
                        self.unchecked.extend(instruction.result);
                    } else if let Some(piece) = self.piece(pointer, leaf.offset) {
                        effects.push(Effect::Read(piece));
                    }
                }
            }
            Operation::Store { of, pointer, .. } => {
                for leaf in self.lowering.accessed_leaves(*of)? {
                    effects.extend(self.piece(pointer, leaf.offset).map(Effect::Write));
                }
                let leaves = self.lowering.accessed_leaves(*of)?;
                let size = leaves.last().map_or(0, |last| last.offset + u64::from(last.width.bytes()));
                self.note_whole(pointer, size, whole);
            }
            Operation::Call(call) => {
                let half = self.long() == Width::I32;
                let name = if let Value::Global(name) = call.callee { name } else { "" };
                let Some((_, pointer)) = call.arguments.first() else { return Ok(()) };
                let pieces = if library::is_copy(name) || library::is_fill(name) {
                    self.pieces_of_call(call)?.unwrap_or_default()
                } else if let Some(pieces) = library::written_pieces(name, 0, half) {
                    pieces.to_vec()
                } else {
                    Vec::new()
                };
                let source = call.arguments.get(1).map(|(_, source)| source).filter(|_| library::is_copy(name));
                for piece in &pieces {
                    let Some(to) = self.piece(pointer, piece.offset) else {
                        // What is copied to where others may read it has a value there only if it has one here.
                        let from = source.and_then(|source| self.piece(source, piece.offset));
                        effects.extend(from.filter(|_| !self.is_private(pointer)).map(Effect::Read));
                        continue;
                    };
                    effects.push(match source.filter(|source| self.is_watched_copy(source)) {
                        Some(source) => Effect::Copy(self.piece(source, piece.offset), to),
                        None => Effect::Write(to),
                    });
                }
                // What is copied from a variable that may lack values does not fill another.
                if source.is_some_and(|source| self.is_watched_copy(source)) {
                    return Ok(());
                }
                let end = pieces.iter().map(|piece| piece.offset + u64::from(piece.width.bytes())).max().unwrap_or(0);
                self.note_whole(pointer, end, whole);
                // A thread that ended without a result leaves what was there.
                let sure = !self.lowering.features.missing_results;
                let pieces = library::written_pieces(name, 1, half).filter(|_| sure);
                if let (Some(pieces), Some((_, pointer))) = (pieces, call.arguments.get(1)) {
                    effects.extend(pieces.iter().filter_map(|piece| self.piece(pointer, piece.offset)).map(Effect::Write));
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Is this the variable in which clang keeps what a function returns? It has no other of this name.
    fn is_return_slot(&self, pointer: &Value<'a>) -> bool {
        matches!(pointer, Value::Local(local) if self.source.locals[local.index()] == "retval" && self.homes.contains_key(local))
    }

    /// Whether a function that returns this value has one, where that is not certain.
    pub fn has_result(&mut self, value: &Value<'a>) -> Lower<Option<Operand>> {
        let Value::Local(local) = value else { return Ok(None) };
        let (true, Some(Operation::Load { of, pointer, .. })) = (self.returned.contains(local), self.definitions[local.index()]) else {
            return Ok(None);
        };
        let [leaf] = self.lowering.leaves(*of)?[..] else { return Ok(None) };
        let place = self.place(pointer)?;
        Ok(self.has_value(place, leaf))
    }

    /// Is this the address of a variable that only the function itself can reach?
    fn is_private(&self, pointer: &Value<'a>) -> bool {
        matches!(pointer, Value::Local(local) if self.inside.contains_key(local))
    }

    /// Is this the address of a local variable that is watched itself?
    fn is_watched_copy(&self, source: &Value<'a>) -> bool {
        let Value::Local(local) = source else { return false };
        self.inside.get(local).is_some_and(|inside| self.homes.contains_key(&inside.variable))
    }

    fn note_whole(&self, pointer: &Value<'a>, size: u64, whole: &mut BTreeSet<LocalId>) {
        if let Value::Local(local) = pointer
            && let Some(inside) = self.inside.get(local)
            && inside.offset == Some(0)
            && let Some(Home::Slot(slot)) = self.homes.get(&inside.variable)
            // The end of a structure may be padding.
            && size + 8 > u64::from(self.slot_size(*slot))
        {
            whole.insert(inside.variable);
        }
    }

    /// Does a load only serve to hand a value on, or to keep the other bits of a bit-field's storage unit?
    fn only_moves(&mut self, instruction: &Instruction<'a>, pointer: &Value<'a>, following: &[Instruction<'a>]) -> bool {
        if let Value::Local(local) = pointer
            && let Some(Operation::GetElementPointer(address)) = self.definitions[local.index()]
            && matches!(self.lowering.module().types.get(address.source), Type::Struct { .. })
        {
            // Structures of the program have names: this one was made for passing values in registers.
            return true;
        }
        // Clang puts these close together; a long block is not searched for each of its loads.
        let following = &following[..following.len().min(MASKED_WITHIN)];
        let is = |value: &Value<'a>, local: Option<LocalId>| matches!(value, Value::Local(this) if Some(*this) == local);
        let masked = following.iter().find_map(|next| match &next.operation {
            Operation::Binary { op: "and", left, right: Value::Int(_), .. } if is(left, instruction.result) => Some(next.result),
            _ => None,
        });
        masked.is_some_and(|masked| {
            following.iter().any(
                |next| matches!(&next.operation, Operation::Binary { op: "or", left, right, .. } if is(left, masked) || is(right, masked)),
            )
        })
    }

    /// The pieces that some path reads before it has written them: a forward analysis of what is written on every path.
    fn maybe_unwritten(&self, effects: &[Vec<Effect>]) -> BTreeSet<Piece> {
        let mut numbers: BTreeMap<Piece, usize> = BTreeMap::new();
        for effect in effects.iter().flatten() {
            let (Effect::Read(piece) | Effect::Write(piece) | Effect::Copy(_, piece)) = effect;
            let from = if let Effect::Copy(from, _) = effect { *from } else { None };
            for piece in from.iter().chain([piece]) {
                let next = numbers.len();
                numbers.entry(*piece).or_insert(next);
            }
        }
        let words = numbers.len().div_ceil(64);
        let mut at_entry = vec![vec![u64::MAX; words]; effects.len()];
        at_entry[0] = vec![0; words];
        let mut to_do = vec![0];
        let mut unwritten = BTreeSet::new();
        let mut copies = BTreeSet::new();
        let mut reached = vec![false; effects.len()];
        while let Some(block) = to_do.pop() {
            let first_time = !std::mem::replace(&mut reached[block], true);
            let mut written = at_entry[block].clone();
            for effect in &effects[block] {
                let is_written = |written: &[u64], piece: &Piece| written[numbers[piece] / 64] >> (numbers[piece] % 64) & 1 == 1;
                let set = |written: &mut [u64], piece: &Piece| written[numbers[piece] / 64] |= 1 << (numbers[piece] % 64);
                match effect {
                    Effect::Write(piece) => set(&mut written, piece),
                    Effect::Read(piece) if !is_written(&written, piece) => {
                        unwritten.insert(*piece);
                    }
                    Effect::Read(_) => {}
                    Effect::Copy(Some(from), to) if is_written(&written, from) => set(&mut written, to),
                    Effect::Copy(from, to) => {
                        written[numbers[to] / 64] &= !(1 << (numbers[to] % 64));
                        copies.extend(from.map(|from| (from, *to)));
                    }
                }
            }
            for target in self.successors(block) {
                let mut changed = false;
                for (known, word) in at_entry[target].iter_mut().zip(&written) {
                    changed |= *known & !word != 0;
                    *known &= word;
                }
                if changed || (first_time && !reached[target]) {
                    to_do.push(target);
                }
            }
        }
        // Whether a copy has a value is known from what it was copied from.
        while let Some(&(from, _)) = copies.iter().find(|(from, to)| unwritten.contains(to) && !unwritten.contains(from)) {
            unwritten.insert(from);
        }
        unwritten
    }

    /// A variable in registers comes to life.
    pub fn begin_pieces(&mut self, variable: LocalId) {
        let flags: Vec<_> = self.flags.range((variable, 0)..=(variable, u64::MAX)).map(|(_, flag)| *flag).collect();
        for flag in flags {
            self.copy(flag, Operand::Constant(0));
        }
    }

    /// A private place was written.
    pub fn note_written(&mut self, variable: LocalId, base: Operand, leaf: Leaf) {
        if let Some(&shadow) = self.shadows.get(&variable) {
            let offset = self.plus(base, leaf.offset);
            let width = leaf.width.max(Width::I8);
            self.emit(Op::PrivateStore { width, slot: shadow, offset, value: Operand::Constant(width.mask()) });
        } else if let Operand::Constant(base) = base
            && let Some(&flag) = self.flags.get(&(variable, base.wrapping_add(leaf.offset)))
        {
            self.copy(flag, Operand::Constant(1));
        }
    }

    /// What was copied from one private place to another has a value if it had one there; `had` is what [`Self::has_value`] said.
    pub fn note_copied(&mut self, place: Place, leaf: Leaf, had: Option<Operand>) {
        let (Place::Private(variable, base), Some(had)) = (place, had) else { return };
        if let Some(&shadow) = self.shadows.get(&variable) {
            let offset = self.plus(base, leaf.offset);
            let width = leaf.width.max(Width::I8);
            let destination = self.temporary(width);
            let (then, otherwise) = (Operand::Constant(width.mask()), Operand::Constant(0));
            self.emit(Op::Select { destination, width, condition: had, then, otherwise });
            self.emit(Op::PrivateStore { width, slot: shadow, offset, value: Operand::Register(destination) });
        } else if let Operand::Constant(base) = base
            && let Some(&flag) = self.flags.get(&(variable, base.wrapping_add(leaf.offset)))
        {
            self.copy(flag, had);
        }
    }

    /// Whether a private place has a value, where that is not certain.
    pub fn has_value(&mut self, place: Place, leaf: Leaf) -> Option<Operand> {
        let Place::Private(variable, base) = place else { return None };
        if let Some(&shadow) = self.shadows.get(&variable) {
            let offset = self.plus(base, leaf.offset);
            let width = leaf.width.max(Width::I8);
            let written = self.temporary(width);
            self.emit(Op::PrivateLoad { destination: written, width, slot: shadow, offset });
            return Some(self.comparison(CompareOp::Ne, width, Operand::Register(written), Operand::Constant(0)));
        }
        let Operand::Constant(base) = base else { return None };
        self.flags.get(&(variable, base.wrapping_add(leaf.offset))).map(|&flag| Operand::Register(flag))
    }

    /// A private place is about to be read.
    pub fn check_written(&mut self, place: Place, leaf: Leaf) {
        let Some(condition) = self.has_value(place, leaf) else { return };
        let Place::Private(variable, _) = place else { return };
        let name = self.source.locals[variable.index()];
        let name = name.strip_suffix(".addr").unwrap_or(name);
        let message = format!("the variable `{name}` is read before it has a value");
        self.emit(Op::Check { condition, kind: CheckKind::Initialised, message });
    }
}
