//! Local variables that are read before they have a value.
//!
//! For variables in registers, an analysis finds the pieces that have a value on every path to every read; these cost nothing. Each of the others gets a
//! flag, which says at run time whether there was a write. Variables in slots get a shadow, a byte for each byte, unless they are filled as a whole
//! somewhere; a read is an error if none of its bytes was written. Objects (what escapes, and the heap) are watched by the engine.
//!
//! What only moves values around is no read: copies of structures, structures as arguments and results, and the rest of a bit-field's storage unit.

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
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// Finds the variables that must be watched.
    pub fn find_uninitialised(&mut self) -> Lower<()> {
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
                if let [leaf] = self.lowering.leaves(*of)?[..] {
                    if self.only_moves(instruction, pointer, following) {
                        self.unchecked.extend(instruction.result);
                    } else if let Some(piece) = self.piece(pointer, leaf.offset) {
                        effects.push(Effect::Read(piece));
                    }
                }
            }
            Operation::Store { of, pointer, .. } => {
                for leaf in self.lowering.leaves(*of)? {
                    effects.extend(self.piece(pointer, leaf.offset).map(Effect::Write));
                }
                let size = self.lowering.size(*of)?;
                self.note_whole(pointer, size, whole);
            }
            Operation::Call(call) => {
                let name = if let Value::Global(name) = call.callee { name } else { "" };
                let Some((_, pointer)) = call.arguments.first() else { return Ok(()) };
                let pieces = if library::is_copy(name) || library::is_fill(name) {
                    self.pieces_of_call(call)?.unwrap_or_default()
                } else if let Some(pieces) = library::written_pieces(name, 0) {
                    pieces.to_vec()
                } else {
                    Vec::new()
                };
                effects.extend(pieces.iter().filter_map(|piece| self.piece(pointer, piece.offset)).map(Effect::Write));
                let end = pieces.iter().map(|piece| piece.offset + u64::from(piece.width.bytes())).max().unwrap_or(0);
                self.note_whole(pointer, end, whole);
                if let (Some(pieces), Some((_, pointer))) = (library::written_pieces(name, 1), call.arguments.get(1)) {
                    effects.extend(pieces.iter().filter_map(|piece| self.piece(pointer, piece.offset)).map(Effect::Write));
                }
            }
            _ => {}
        }
        Ok(())
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
            let (Effect::Read(piece) | Effect::Write(piece)) = effect;
            let next = numbers.len();
            numbers.entry(*piece).or_insert(next);
        }
        let words = numbers.len().div_ceil(64);
        let mut at_entry = vec![vec![u64::MAX; words]; effects.len()];
        at_entry[0] = vec![0; words];
        let mut to_do = vec![0];
        let mut unwritten = BTreeSet::new();
        let mut reached = vec![false; effects.len()];
        while let Some(block) = to_do.pop() {
            let first_time = !std::mem::replace(&mut reached[block], true);
            let mut written = at_entry[block].clone();
            for effect in &effects[block] {
                match effect {
                    Effect::Write(piece) => written[numbers[piece] / 64] |= 1 << (numbers[piece] % 64),
                    Effect::Read(piece) => {
                        if written[numbers[piece] / 64] >> (numbers[piece] % 64) & 1 == 0 {
                            unwritten.insert(*piece);
                        }
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

    /// A private place is about to be read.
    pub fn check_written(&mut self, place: Place, leaf: Leaf) {
        let Place::Private(variable, base) = place else { return };
        let condition = if let Some(&shadow) = self.shadows.get(&variable) {
            let offset = self.plus(base, leaf.offset);
            let width = leaf.width.max(Width::I8);
            let written = self.temporary(width);
            self.emit(Op::PrivateLoad { destination: written, width, slot: shadow, offset });
            self.comparison(CompareOp::Ne, width, Operand::Register(written), Operand::Constant(0))
        } else if let Operand::Constant(base) = base
            && let Some(&flag) = self.flags.get(&(variable, base.wrapping_add(leaf.offset)))
        {
            Operand::Register(flag)
        } else {
            return;
        };
        let name = self.source.locals[variable.index()];
        let name = name.strip_suffix(".addr").unwrap_or(name);
        let message = format!("the variable `{name}` is read before it has a value");
        self.emit(Op::Check { condition, kind: CheckKind::Initialised, message });
    }
}
