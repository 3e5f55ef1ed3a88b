//! Builds the IR of one thread: registers by name, labels, and the few shapes that instructions are made of.
//!
//! Every architectural register is an `i64` of the IR and every condition flag an `i1`; dependencies through them follow from the IR. An
//! access has the width of its instruction only where the test has arrays; otherwise every location is one `i64` cell, as herd sees it
//! when it does not mix sizes, and values are cut to the width of the instruction.

use std::collections::{BTreeMap, BTreeSet};

use thinair_core::engine::enumerate::hint;
use thinair_core::ir::{
    Access, BinaryOp, Block, BlockId, CastOp, CompareOp, Fence, FileId, Function, GlobalId, Initializer, Instruction, Op, Operand, Order,
    Register, RegisterId, RmwOp, SourceLocation, Tags, Width, pointer,
};

use crate::error::{Error, Position};
use crate::picks::Picks;
use crate::syntax::Type;

/// A register that counts broken promises: see [`ThreadBuilder::require`].
pub const INFEASIBLE: &str = "(infeasible)";

#[derive(Clone, Debug)]
pub struct Location {
    pub name: String,
    pub element: Width,
    pub length: u32,
    pub init: Vec<Initializer>,
    pub kind: Type,
    pub is_array: bool,
}

/// The locations of a test; each becomes a global, in order.
#[derive(Clone, Debug, Default)]
pub struct Locations {
    pub list: Vec<Location>,
    by_name: BTreeMap<String, GlobalId>,
    /// All accesses are `i64`.
    pub uniform: bool,
    /// The labels that are values somewhere, as `P0:L0`.
    pub labels: Vec<String>,
    /// The size of all accesses, in bits, where a dialect has one for the whole test.
    pub accessed: Option<u32>,
}

/// The values of labels, as pointers to objects beyond all memory.
pub const LABEL_OBJECTS: u32 = 0xE000_0000;

impl Locations {
    /// The location of this name; it is made if there is none yet.
    pub fn intern(&mut self, name: &str) -> GlobalId {
        if let Some(&known) = self.by_name.get(name) {
            return known;
        }
        let id = GlobalId(self.list.len() as u32);
        let element = if self.uniform { Width::I64 } else { Width::I32 };
        self.list.push(Location { name: name.to_string(), element, length: 1, init: Vec::new(), kind: Type::INT, is_array: false });
        self.by_name.insert(name.to_string(), id);
        id
    }

    /// The location of this name, if there is one.
    pub fn find(&self, name: &str) -> Option<GlobalId> {
        self.by_name.get(name).copied()
    }

    /// The value of a label of a thread.
    pub fn label_value(&mut self, thread: u32, label: &str) -> u64 {
        let name = format!("P{thread}:{label}");
        let known = self.labels.iter().position(|other| *other == name);
        let index = known.unwrap_or_else(|| {
            self.labels.push(name);
            self.labels.len() - 1
        });
        pointer::make(LABEL_OBJECTS + index as u32, 0)
    }

    /// Where a thread leaves the final value of a register.
    pub fn intern_result(&mut self, thread: u32, register: &str) -> GlobalId {
        let id = self.intern(&format!("{thread}:{register}"));
        self.list[id.index()].element = Width::I64;
        id
    }
}

pub fn access(order: Order) -> Access {
    Access { order, tags: Tags::NONE }
}

/// The mask of the low bits.
pub fn low_bits(bits: u32) -> u64 {
    u64::MAX >> (64 - bits)
}

pub struct ThreadBuilder<'a> {
    pub locations: &'a mut Locations,
    number: u32,
    /// The thread whose code is being read: that of others is there too if this one may jump to it.
    scope: u32,
    /// Where a jump to a label that is a value stands: block and instruction. Its targets are filled in at the end.
    indirect: Vec<(usize, usize)>,
    registers: Vec<Register>,
    named: BTreeMap<String, RegisterId>,
    blocks: Vec<Block>,
    /// Where each label is, and where it was first used if it has not been met yet.
    labels: BTreeMap<String, (BlockId, Option<Position>)>,
    current: usize,
    at: Position,
    /// What registers begin with; 0 if they are not here.
    pub(crate) initial: &'a BTreeMap<String, Operand>,
    /// Registers that have been written.
    pub(crate) written: BTreeSet<String>,
    pub(crate) picks: Picks,
    /// How many loads there are, and how many there were at each label.
    loads: u32,
    loads_at: BTreeMap<String, u32>,
    /// How exclusives and picks are written.
    pub form: Form,
    /// Does a thread write twice to the location of a release sequence?
    pub continues_release_sequence: bool,
    /// A pair of stores whose halves have no order between them: the instruction, and where it stands.
    pub has_pairs: bool,
    /// The types that variables are declared with, where that is not `int`.
    pub declared: BTreeMap<String, Type>,
}

/// For whom a program is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// For every engine: a load-exclusive and its store are one read-modify-write, and a pick to the data of a store is a data dependency.
    Fused,
    /// For the enumeration: exclusives are accesses of their own, and what else there is to tell goes to the location [`HINTS`].
    Separate,
}

/// The location of which only the enumeration knows.
pub const HINTS: &str = "(hints)";

/// How often a loop is followed: herd's bound.
const TURNS: u64 = 2;

impl<'a> ThreadBuilder<'a> {
    pub fn new(locations: &'a mut Locations, number: u32, initial: &'a BTreeMap<String, Operand>, form: Form) -> ThreadBuilder<'a> {
        let mut builder = ThreadBuilder {
            locations,
            number,
            scope: number,
            indirect: Vec::new(),
            registers: Vec::new(),
            named: BTreeMap::new(),
            blocks: Vec::new(),
            labels: BTreeMap::new(),
            current: 0,
            at: Position::default(),
            initial,
            written: BTreeSet::new(),
            picks: Picks::default(),
            loads: 0,
            loads_at: BTreeMap::new(),
            form,
            continues_release_sequence: false,
            has_pairs: false,
            declared: BTreeMap::new(),
        };
        builder.new_block("entry");
        builder.current = builder.new_block("begin").index();
        builder
    }

    pub fn at(&mut self, at: Position) {
        self.at = at;
    }

    pub fn position(&self) -> Position {
        self.at
    }

    fn new_block(&mut self, name: &str) -> BlockId {
        let id = BlockId(self.blocks.len() as u32);
        self.blocks.push(Block { name: format!("{name}{}", id.0), instructions: Vec::new() });
        id
    }

    fn source(&self) -> SourceLocation {
        SourceLocation { file: FileId(0), line: self.at.line, column: self.at.column, called: 0 }
    }

    pub fn emit(&mut self, op: Op) {
        let at = self.source();
        self.blocks[self.current].instructions.push(Instruction { op, at });
    }

    pub fn temporary(&mut self, width: Width) -> RegisterId {
        let id = RegisterId(self.registers.len() as u32);
        self.registers.push(Register { name: format!("t{}", id.0), width });
        id
    }

    fn named(&mut self, name: &str, width: Width) -> RegisterId {
        if let Some(&known) = self.named.get(name) {
            return known;
        }
        let id = RegisterId(self.registers.len() as u32);
        self.registers.push(Register { name: name.to_string(), width });
        self.named.insert(name.to_string(), id);
        id
    }

    pub fn register(&mut self, name: &str) -> RegisterId {
        self.named(name, Width::I64)
    }

    pub fn value(&mut self, name: &str) -> Operand {
        Operand::Register(self.register(name))
    }

    /// Does the test begin with the address of a location in a register of this thread, or in memory?
    pub fn holds_addresses(&self) -> bool {
        let in_memory = |location: &Location| location.init.iter().any(|value| matches!(value, Initializer::Address(..)));
        self.initial.values().any(|value| matches!(value, Operand::Global(_))) || self.locations.list.iter().any(in_memory)
    }

    /// Has a register of this name been used?
    pub fn uses(&self, name: &str) -> bool {
        self.named.contains_key(name)
    }

    pub fn set(&mut self, name: &str, value: Operand) {
        self.written.insert(name.to_string());
        self.set_plainly(name, value);
    }

    pub(crate) fn set_plainly(&mut self, name: &str, value: Operand) {
        let destination = self.register(name);
        self.emit(Op::Copy { destination, width: Width::I64, value });
    }

    pub fn flag(&mut self, name: &str) -> Operand {
        Operand::Register(self.named(name, Width::I1))
    }

    pub fn set_flag(&mut self, name: &str, value: Operand) {
        let destination = self.named(name, Width::I1);
        self.emit(Op::Copy { destination, width: Width::I1, value });
    }

    /// The address of a location.
    pub fn address(&mut self, name: &str) -> Operand {
        Operand::Global(self.locations.intern(name))
    }

    pub fn binary(&mut self, op: BinaryOp, left: Operand, right: Operand) -> Operand {
        let destination = self.temporary(Width::I64);
        self.emit(Op::Binary { destination, op, width: Width::I64, left, right });
        Operand::Register(destination)
    }

    /// An operation on flags.
    pub fn logic(&mut self, op: BinaryOp, left: Operand, right: Operand) -> Operand {
        let destination = self.temporary(Width::I1);
        self.emit(Op::Binary { destination, op, width: Width::I1, left, right });
        Operand::Register(destination)
    }

    pub fn not(&mut self, flag: Operand) -> Operand {
        self.logic(BinaryOp::Xor, flag, Operand::Constant(1))
    }

    /// Compares all 64 bits; the result is a flag.
    pub fn compare(&mut self, op: CompareOp, left: Operand, right: Operand) -> Operand {
        let destination = self.temporary(Width::I1);
        self.emit(Op::Compare { destination, op, width: Width::I64, left, right });
        Operand::Register(destination)
    }

    pub fn cast(&mut self, op: CastOp, from: Width, to: Width, value: Operand) -> Operand {
        let destination = self.temporary(to);
        self.emit(Op::Cast { destination, op, from, to, value });
        Operand::Register(destination)
    }

    /// A flag as a number.
    pub fn widen(&mut self, flag: Operand) -> Operand {
        self.cast(CastOp::ZeroExtend, Width::I1, Width::I64, flag)
    }

    pub fn select(&mut self, condition: Operand, then: Operand, otherwise: Operand) -> Operand {
        let destination = self.temporary(Width::I64);
        self.emit(Op::Select { destination, width: Width::I64, condition, then, otherwise });
        Operand::Register(destination)
    }

    /// The low bits of a value.
    pub fn cut(&mut self, bits: u32, value: Operand) -> Operand {
        match value {
            Operand::Constant(number) => Operand::Constant(number & low_bits(bits)),
            value if bits == 64 => value,
            value => self.binary(BinaryOp::And, value, Operand::Constant(low_bits(bits))),
        }
    }

    /// The low bits of a value as a signed number.
    pub fn sign_extend(&mut self, bits: u32, value: Operand) -> Operand {
        let unused = Operand::Constant(u64::from(64 - bits));
        let up = self.binary(BinaryOp::Shl, value, unused);
        self.binary(BinaryOp::AShr, up, unused)
    }

    fn access_width(&self, bits: u32) -> Width {
        match bits {
            32 if !self.locations.uniform => Width::I32,
            _ => Width::I64,
        }
    }

    /// From a value as memory has it to 64 bits, cut to the width of the instruction.
    fn loaded(&mut self, bits: u32, register: RegisterId) -> Operand {
        match self.access_width(bits) {
            Width::I32 => self.cast(CastOp::ZeroExtend, Width::I32, Width::I64, Operand::Register(register)),
            _ => self.cut(bits, Operand::Register(register)),
        }
    }

    fn cut_for_memory(&mut self, bits: u32, value: Operand) -> Operand {
        match (self.access_width(bits), value) {
            (Width::I32, Operand::Constant(number)) => Operand::Constant(number & low_bits(32)),
            (Width::I32, value) => self.cast(CastOp::Truncate, Width::I64, Width::I32, value),
            _ => self.cut(bits, value),
        }
    }

    pub fn load(&mut self, bits: u32, address: Operand, access: Access) -> Operand {
        self.loads += 1;
        let width = self.access_width(bits);
        let destination = self.temporary(width);
        self.emit(Op::Load { destination, width, address, access });
        self.loaded(bits, destination)
    }

    pub fn store(&mut self, bits: u32, address: Operand, value: Operand, access: Access) {
        let width = self.access_width(bits);
        let value = self.cut_for_memory(bits, value);
        self.emit(Op::Store { width, address, value, access });
    }

    /// A read-modify-write; the old value.
    pub fn rmw(&mut self, op: RmwOp, bits: u32, address: Operand, value: Operand, access: Access) -> Operand {
        let width = self.access_width(bits);
        let value = self.cut_for_memory(bits, value);
        let destination = self.temporary(width);
        self.emit(Op::Rmw { destination: Some(destination), op, width, address, value, access });
        self.loaded(bits, destination)
    }

    /// A read-modify-write that returns nothing.
    pub fn rmw_without_result(&mut self, op: RmwOp, bits: u32, address: Operand, value: Operand, access: Access) {
        let width = self.access_width(bits);
        let value = self.cut_for_memory(bits, value);
        self.emit(Op::Rmw { destination: None, op, width, address, value, access });
    }

    pub fn fence(&mut self, fence: Fence) {
        self.emit(Op::Fence { fence });
    }

    /// Either way is explored; the result is a flag on which nothing depends.
    pub fn choose(&mut self) -> Operand {
        let destination = self.temporary(Width::I1);
        self.emit(Op::Choose { destination, width: Width::I1, low: 0, high: 1, partial: false });
        Operand::Register(destination)
    }

    /// Executions in which this flag is not set do not exist. They are explored and dropped at the end, because to stop at once would be a
    /// branch, with a control dependency that the instruction does not have.
    pub fn require(&mut self, flag: Operand) {
        let broken = self.not(flag);
        let broken = self.widen(broken);
        let before = self.value(INFEASIBLE);
        let now = self.binary(BinaryOp::Or, before, broken);
        self.set(INFEASIBLE, now);
    }

    /// The value 0, which depends on the access before; only the enumeration understands it.
    pub fn outcome_of_access(&mut self) -> Operand {
        let (address, destination) = (self.address(HINTS), self.temporary(Width::I64));
        self.emit(Op::Load { destination, width: Width::I64, address, access: Access::default() });
        Operand::Register(destination)
    }

    fn label_block(&mut self, label: &str) -> BlockId {
        if let Some((block, _)) = self.labels.get(label) {
            return *block;
        }
        let block = self.new_block(label);
        self.labels.insert(label.to_string(), (block, Some(self.at)));
        block
    }

    /// What follows is code of this thread.
    pub fn enter(&mut self, thread: u32) {
        self.scope = thread;
    }

    /// May the thread go to a label that is a value?
    pub fn jumps_anywhere(&self) -> bool {
        !self.indirect.is_empty()
    }

    /// A label by its thread too, unless it is one of this thread.
    fn scoped(&self, label: &str) -> String {
        if self.scope == self.number { label.to_string() } else { format!("P{}:{label}", self.scope) }
    }

    /// The value of a label.
    pub fn label_value(&mut self, label: &str) -> Operand {
        Operand::Constant(self.locations.label_value(self.scope, label))
    }

    /// Goes to the label that this value is.
    pub fn jump_to(&mut self, value: Operand) -> Result<(), Error> {
        if self.form == Form::Fused {
            return Err(Error::unsupported("a jump to a value", self.at));
        }
        let nowhere = self.new_block("nowhere");
        self.indirect.push((self.current, self.blocks[self.current].instructions.len()));
        self.emit(Op::Switch { width: Width::I64, value, cases: Vec::new(), default: nowhere });
        self.current = nowhere.index();
        self.emit(Op::Assert { condition: Operand::Constant(0), message: "a jump to what is no label".to_string() });
        self.emit(Op::Jump { target: nowhere });
        self.current = self.new_block("after").index();
        Ok(())
    }

    /// Gives the jumps to values their targets: every label that is there.
    fn fill_targets(&mut self) {
        if self.indirect.is_empty() {
            return;
        }
        let labels: Vec<(String, BlockId)> = self.labels.iter().map(|(name, (block, _))| (name.clone(), *block)).collect();
        let mut cases = Vec::new();
        for (name, block) in labels {
            let thread_and_label = name.strip_prefix('P').and_then(|rest| rest.split_once(':'));
            let scoped = thread_and_label.and_then(|(thread, label)| Some((thread.parse::<u32>().ok()?, label.to_string())));
            let (thread, label) = scoped.unwrap_or((self.number, name));
            cases.push((self.locations.label_value(thread, &label), block));
        }
        for &(block, instruction) in &self.indirect {
            if let Op::Switch { cases: empty, .. } = &mut self.blocks[block].instructions[instruction].op {
                empty.clone_from(&cases);
            }
        }
    }

    /// What follows is at this label.
    pub fn label(&mut self, label: &str) -> Result<(), Error> {
        let label = &self.scoped(label);
        let block = self.label_block(label);
        if let Some(entry) = self.labels.get_mut(label)
            && entry.1.take().is_none()
        {
            return Err(Error::malformed(format!("the label `{label}` occurs twice"), self.at));
        }
        self.emit(Op::Jump { target: block });
        self.current = block.index();
        self.loads_at.insert(label.to_string(), self.loads);
        Ok(())
    }

    /// Is this label already passed? Then a branch to it makes a loop.
    pub fn is_passed(&self, label: &str) -> bool {
        self.labels.get(label).is_some_and(|(_, unmet)| unmet.is_none())
    }

    pub fn jump(&mut self, label: &str) -> Result<(), Error> {
        let label = &self.scoped(label);
        self.refuse_loop(label)?;
        if self.is_passed(label) {
            self.count_turn(label);
        }
        let target = self.label_block(label);
        self.emit(Op::Jump { target });
        self.current = self.new_block("after").index();
        Ok(())
    }

    /// Goes to the label if the flag is set.
    pub fn branch(&mut self, condition: Operand, label: &str) -> Result<(), Error> {
        let label = &self.scoped(label);
        self.refuse_loop(label)?;
        let otherwise = self.new_block("after");
        // As herd does: a loop that only computes is followed to its end.
        if self.is_passed(label) && self.loads_at.get(label) != Some(&self.loads) {
            let again = self.new_block("again");
            self.emit(Op::Branch { condition, then: again, otherwise });
            self.current = again.index();
            self.count_turn(label);
            let target = self.label_block(label);
            self.emit(Op::Jump { target });
        } else {
            let then = self.label_block(label);
            self.emit(Op::Branch { condition, then, otherwise });
        }
        self.current = otherwise.index();
        Ok(())
    }

    fn refuse_loop(&self, label: &str) -> Result<(), Error> {
        if self.form == Form::Fused && self.is_passed(label) { Err(Error::unsupported("a loop", self.at)) } else { Ok(()) }
    }

    /// Goes no further if the way back to this label was taken too often.
    fn count_turn(&mut self, label: &str) {
        let counter = format!("(turns) {label}");
        let turns = self.value(&counter);
        let turns = self.binary(BinaryOp::Add, turns, Operand::Constant(1));
        self.set_plainly(&counter, turns);
        let too_many = self.compare(CompareOp::UGt, turns, Operand::Constant(TURNS));
        self.either(too_many, |builder| builder.hint(hint::BOUNDED, Operand::Constant(0)), |_| {});
    }

    /// Tells the enumeration.
    pub fn hint(&mut self, what: u32, value: Operand) {
        let start = self.address(HINTS);
        let address = if what == 0 { start } else { self.binary(BinaryOp::Add, start, Operand::Constant(what.into())) };
        self.emit(Op::Store { width: Width::I64, address, value, access: Access::default() });
    }

    /// Two ways to go on from here, which meet again.
    pub fn either(&mut self, condition: Operand, then: impl FnOnce(&mut Self), otherwise: impl FnOnce(&mut Self)) {
        let (first, second, after) = (self.new_block("then"), self.new_block("otherwise"), self.new_block("after"));
        self.emit(Op::Branch { condition, then: first, otherwise: second });
        self.current = first.index();
        then(self);
        self.emit(Op::Jump { target: after });
        self.current = second.index();
        otherwise(self);
        self.emit(Op::Jump { target: after });
        self.current = after.index();
    }

    /// The function of the thread: registers begin with their initial values, and those observed are stored at the end.
    pub fn finish(mut self, name: &str, observed: &BTreeMap<String, GlobalId>) -> Result<Function, Error> {
        if let Some((label, at)) = self.labels.iter().find_map(|(label, (_, unmet))| unmet.map(|at| (label, at))) {
            return Err(Error::malformed(format!("there is no label `{label}`"), at));
        }
        self.fill_targets();
        self.at = Position::default();
        for (register, &global) in observed {
            let value = self.value(register);
            self.emit(Op::Store { width: Width::I64, address: Operand::Global(global), value, access: Access::default() });
        }
        self.emit(Op::Return { value: None });
        self.current = 0;
        for (name, register) in self.named.clone() {
            let value = self.initial.get(&name).copied().unwrap_or(Operand::Constant(0));
            self.emit(Op::Copy { destination: register, width: self.registers[register.index()].width, value });
        }
        self.emit(Op::Jump { target: BlockId(1) });
        Ok(Function {
            name: name.to_string(),
            parameters: Vec::new(),
            result: None,
            registers: self.registers,
            private: Vec::new(),
            blocks: self.blocks,
        })
    }
}
