//! One function: its registers, blocks and edges.
//!
//! Each block of LLVM IR becomes one of ours, or several where an instruction needs branches or loops of its own. Phi nodes become copies on the edges that lead to them; an edge out of a branch gets a block of
//! its own for that.

use std::collections::{BTreeMap, BTreeSet};

use thinair_core::ir::{
    Block, BlockId, CheckKind, Function, Inlined, Instruction, Op, Operand, PrivateSlot, Register, RegisterId, SlotId, SourceLocation,
    Width,
};

use super::constant::Scalar;
use super::promote::{Home, Inside};
use super::thread::Cleanup;
use super::{Lower, Lowering, Refusal, refuse};
use crate::reader::{self, LocalId, Operation, TypeId, Value};
use crate::{Error, ErrorKind};

/// What is handed over beside the result of a function: the exception that leaves it, whether there is a result at all, and from here on its further parts.
pub const EXCEPTION: u32 = 0;
pub const HAS_VALUE: u32 = 1;
pub const FURTHER_PARTS: u32 = 2;

pub(crate) struct FunctionLowering<'l, 's, 'a> {
    pub lowering: &'l mut Lowering<'a>,
    pub source: &'s reader::Function<'a>,
    registers: Vec<Register>,
    private: Vec<PrivateSlot>,
    pub(super) blocks: Vec<Block>,
    /// The block at hand, and its instructions so far.
    pub(super) number: BlockId,
    pub(super) current: Vec<Instruction>,
    /// Nothing after this place in the block is reached.
    pub ended: bool,
    /// What each local stands for: one operand for each scalar of its type.
    values: Vec<Vec<Operand>>,
    /// The operation that defines each local.
    pub definitions: Vec<Option<&'s Operation<'a>>>,
    /// The block that each label names.
    labels: Vec<Option<usize>>,
    pub homes: BTreeMap<LocalId, Home>,
    pub inside: BTreeMap<LocalId, Inside>,
    /// Pieces of local variables that hold nothing but the address of one other.
    pub held: BTreeMap<(LocalId, u64), Inside>,
    /// Local variables that live in memory.
    pub(super) objects: Vec<Operand>,
    /// Those of functions that stand in the place of calls, in case unwinding goes through there.
    pub(super) inlined_objects: Vec<(Operand, SourceLocation)>,
    /// Flags of pieces of local variables that may be read before they have a value.
    pub flags: BTreeMap<(LocalId, u64), RegisterId>,
    /// Shadows of slots that may be, with a byte for each of theirs.
    pub shadows: BTreeMap<LocalId, SlotId>,
    /// Loads that need no value.
    pub unchecked: BTreeSet<LocalId>,
    /// In Rust: values that something is computed with, and that are not only moved.
    pub computed_with: BTreeSet<LocalId>,
    /// The block of the source at hand.
    pub block: usize,
    /// Loads of what the function returns, which is nothing where it ends without a `return`.
    pub returned: BTreeSet<LocalId>,
    /// Where the function is left by unwinding.
    pub(super) unwinding: Option<BlockId>,
    /// The exception that unwinds; 0 if the thread ends.
    pub(super) exception: Option<RegisterId>,
    /// Where a call that is under way lands.
    /// May unwinding end there?
    pub(super) landing: Option<(BlockId, bool)>,
    /// What is to be done then, if it was registered.
    pub cleanups: Vec<Cleanup<'a>>,
    /// The number of the cleanup that was registered last, from 1 on, or 0 if there is none; then, for each, that of the one before it.
    pub registered: Vec<RegisterId>,
    /// Where the arguments without a name are.
    pub further_arguments: Option<Operand>,
    /// The place that a function of our library is lowered for.
    pub(super) place: Option<SourceLocation>,
    pub at: SourceLocation,
    offset: usize,
    /// A place in the text whose line is known.
    known_line: (usize, u32),
    /// For each scope of the source, by which calls one comes there, as positions have it; and the
    /// scope at hand.
    calls: Vec<u32>,
    pub(super) scope: usize,
    /// For each scope, the position that all of it has: that of the call, for what belongs to the
    /// system.
    stands: Vec<Option<SourceLocation>>,
}

/// Lowers a function.
pub(crate) fn lower<'a>(
    lowering: &mut Lowering<'a>,
    source: &reader::Function<'a>,
    place: Option<SourceLocation>,
) -> Result<Function, Error> {
    let locals = source.locals.len();
    let mut this = FunctionLowering {
        lowering,
        source,
        registers: Vec::new(),
        private: Vec::new(),
        blocks: Vec::new(),
        number: BlockId(0),
        current: Vec::new(),
        ended: false,
        values: vec![Vec::new(); locals],
        definitions: vec![None; locals],
        labels: vec![None; locals],
        homes: BTreeMap::new(),
        inside: BTreeMap::new(),
        held: BTreeMap::new(),
        objects: Vec::new(),
        inlined_objects: Vec::new(),
        flags: BTreeMap::new(),
        shadows: BTreeMap::new(),
        unchecked: BTreeSet::new(),
        computed_with: BTreeSet::new(),
        returned: BTreeSet::new(),
        unwinding: None,
        exception: None,
        landing: None,
        cleanups: Vec::new(),
        registered: Vec::new(),
        block: 0,
        further_arguments: None,
        place,
        at: SourceLocation::default(),
        offset: 0,
        known_line: (0, 1),
        calls: vec![0; source.scopes.len()],
        stands: vec![None; source.scopes.len()],
        scope: 0,
    };
    this.note_calls();
    this.at = place.unwrap_or_else(|| this.lowering.location(source.debug));
    let refused = match this.run() {
        Ok(function) => return Ok(function),
        Err(refusal) => this.error(refusal),
    };
    if refused.kind != ErrorKind::Unsupported || !this.lowering.is_lenient() {
        return Err(refused);
    }
    this.only_refused(&refused).map_err(|_| refused)
}

impl<'s, 'a> FunctionLowering<'_, 's, 'a> {
    fn run(&mut self) -> Lower<Function> {
        for (index, block) in self.source.blocks.iter().enumerate() {
            self.labels[block.local.index()] = Some(index);
        }
        for parameter in &self.source.parameters {
            self.define(parameter.local, parameter.of)?;
        }
        if self.source.variadic {
            let further = self.register("arguments", Width::I64);
            self.further_arguments = Some(Operand::Register(further));
        }
        let parameters = (0..self.registers.len() as u32).map(RegisterId).collect();
        let result = match self.source.result {
            reader::VOID => None,
            // Further parts are passed beside the result.
            of => self.lowering.leaves(of)?.first().map(|leaf| leaf.width),
        };
        for instruction in self.source.blocks.iter().flat_map(|block| &block.instructions) {
            if let Some(result) = instruction.result {
                self.definitions[result.index()] = Some(&instruction.operation);
            }
        }
        self.find_escaping_locals()?;
        self.promote()?;
        self.find_uninitialised()?;
        for instruction in self.source.blocks.iter().flat_map(|block| &block.instructions) {
            self.stand_at(instruction);
            if let Some(result) = instruction.result {
                self.define_result(result, &instruction.operation)?;
            }
        }
        self.begin_dynamic_objects();
        self.expect_cleanups();
        self.all_blocks()?;
        self.unwind();
        // Landing pads to which nobody comes read it, too.
        if let Some(exception) = self.exception.filter(|_| self.lowering.is_lenient()) {
            let at = self.place.unwrap_or_else(|| self.lowering.location(self.source.debug));
            let op = Op::Copy { destination: exception, width: Width::I64, value: Operand::Constant(0) };
            self.blocks[0].instructions.insert(0, Instruction { op, at });
        }
        Ok(Function {
            name: crate::demangle::of_symbol(self.source.name).into_owned(),
            parameters,
            result,
            registers: std::mem::take(&mut self.registers),
            private: std::mem::take(&mut self.private),
            blocks: std::mem::take(&mut self.blocks),
        })
    }

    /// The function, if it cannot be lowered: it must not be reached.
    fn only_refused(&mut self, refused: &Error) -> Lower<Function> {
        (self.registers, self.values) = (Vec::new(), vec![Vec::new(); self.source.locals.len()]);
        for parameter in &self.source.parameters {
            self.define(parameter.local, parameter.of)?;
        }
        let parameters = (0..self.registers.len() as u32).map(RegisterId).collect();
        let result = match self.source.result {
            reader::VOID => None,
            of => self.lowering.leaves(of)?.first().map(|leaf| leaf.width),
        };
        self.current.clear();
        self.refuse_if_reached(refused.message.clone());
        let instructions = std::mem::take(&mut self.current);
        Ok(Function {
            name: crate::demangle::of_symbol(self.source.name).into_owned(),
            parameters,
            result,
            registers: std::mem::take(&mut self.registers),
            private: Vec::new(),
            blocks: vec![Block { name: "entry".to_string(), instructions }],
        })
    }

    /// Arrays whose length is computed, and variables that come to life again and again, have no object at first.
    fn begin_dynamic_objects(&mut self) {
        let source = self.source;
        let all = source.blocks.iter().flat_map(|block| block.instructions.iter().map(|instruction| (block.scope, instruction)));
        for (scope, instruction) in all {
            let (Operation::Alloca { inlined, .. }, Some(local)) = (&instruction.operation, instruction.result) else { continue };
            let begins_empty = !self.homes.contains_key(&local) || *inlined && self.lowering.features.unwinds;
            if let ([register], true) = (&self.results(Some(local))[..], begins_empty) {
                let register = *register;
                self.copy(register, Operand::Constant(0));
                if *inlined {
                    let at = SourceLocation { called: self.calls[scope], ..self.lowering.location(source.scopes[scope].debug) };
                    self.inlined_objects.push((Operand::Register(register), at));
                } else {
                    self.keep_object(Operand::Register(register));
                }
            }
        }
    }

    /// Where `main` may be left before its own variables are there, they have no objects.
    fn begin_objects(&mut self) {
        if !self.lowering.features.unwinds || self.lowering.before_main.is_empty() {
            return;
        }
        for instruction in self.source.blocks.iter().flat_map(|block| &block.instructions) {
            if let (Operation::Alloca { .. }, Some(local)) = (&instruction.operation, instruction.result)
                && matches!(self.homes.get(&local), Some(Home::Object))
                && let [register] = self.results(Some(local))[..]
            {
                self.copy(register, Operand::Constant(0));
            }
        }
    }

    /// Does a variable belong to a function that stands in the place of a call?
    pub fn is_inlined(&self, variable: LocalId) -> bool {
        matches!(self.definitions[variable.index()], Some(Operation::Alloca { inlined: true, .. }))
    }

    /// Lists the calls in whose place there is something.
    fn note_calls(&mut self) {
        self.stands[0] = self.place;
        for (number, scope) in self.source.scopes.iter().enumerate().skip(1) {
            let called = self.calls[scope.parent];
            let at = self.stands[scope.parent].unwrap_or_else(|| self.lowering.location(scope.call));
            let at = SourceLocation { called, ..at };
            // What the system calls back is the user's again.
            self.stands[number] = self.lowering.is_of_system(self.lowering.current, scope.name).then_some(at);
            self.lowering.program.calls.push(Inlined { at, function: crate::demangle::of_symbol(scope.name).into_owned() });
            self.calls[number] = self.lowering.program.calls.len() as u32;
        }
    }

    /// The function that the instruction at hand is of, in whose place it may stand elsewhere.
    pub fn scope_name(&self) -> &'a str {
        if self.scope == 0 { self.source.name } else { self.source.scopes[self.scope].name }
    }

    /// The block that a label names.
    pub fn block_of(&self, label: LocalId) -> Option<usize> {
        self.labels[label.index()]
    }

    /// The blocks that may follow a block.
    pub fn successors(&self, block: usize) -> Vec<usize> {
        let targets = self.source.blocks[block].instructions.last().map(|last| last.operation.successors());
        targets.unwrap_or_default().into_iter().filter_map(|label| self.block_of(label)).collect()
    }

    pub fn register_width(&self, register: RegisterId) -> Width {
        self.registers[register.index()].width
    }

    pub fn slot_size(&self, slot: SlotId) -> u32 {
        self.private[slot.index()].size
    }

    /// Adds the position at hand to what is refused there.
    pub fn error(&mut self, refusal: Refusal) -> Error {
        let (message, hint) = match refusal {
            Refusal::Elsewhere(error) => return error,
            Refusal::Here { message, hint } => (message, hint),
        };
        if self.at.line != 0 {
            let file = self.lowering.program.files[self.at.file.index()].clone();
            return Error { kind: ErrorKind::Unsupported, file, line: self.at.line, column: self.at.column, message, hint };
        }
        let error = self.lowering.module().error(reader::SyntaxError { offset: self.offset, message });
        Error { kind: ErrorKind::Unsupported, hint, ..error }
    }

    /// Makes the position of an instruction the position at hand. Without debug information it is the one in the LLVM IR itself.
    pub fn stand_at(&mut self, instruction: &reader::Instruction<'a>) {
        self.offset = instruction.offset;
        if let Some(at) = self.stands[self.scope] {
            self.at = at;
            return;
        }
        let called = self.calls[self.scope];
        if self.source.debug.is_some() {
            self.at = SourceLocation { called, ..self.lowering.location(instruction.debug) };
            return;
        }
        let text = self.lowering.module().text.as_bytes();
        if self.known_line.0 > self.offset {
            self.known_line = (0, 1);
        }
        let (from, line) = self.known_line;
        let line = line + text[from..self.offset].iter().filter(|&&byte| byte == b'\n').count() as u32;
        self.known_line = (self.offset, line);
        let file = self.lowering.module().file.clone();
        self.at = SourceLocation { file: self.lowering.file_id(&file), line, column: 3, called };
    }

    pub fn register(&mut self, name: impl Into<String>, width: Width) -> RegisterId {
        self.registers.push(Register { name: name.into(), width });
        RegisterId(self.registers.len() as u32 - 1)
    }

    /// A register that no local names.
    pub fn temporary(&mut self, width: Width) -> RegisterId {
        self.register("t", width)
    }

    pub fn slot(&mut self, name: &str, size: u32) -> SlotId {
        self.private.push(PrivateSlot { name: name.to_string(), size });
        SlotId(self.private.len() as u32 - 1)
    }

    /// Gives a local the registers that its type needs.
    fn define(&mut self, local: LocalId, of: TypeId) -> Lower<()> {
        let leaves = self.lowering.leaves(of)?;
        let name = self.source.locals[local.index()];
        let mut operands = Vec::with_capacity(leaves.len());
        for (number, leaf) in leaves.iter().enumerate() {
            let name = if number == 0 { name.to_string() } else { format!("{name}.{number}") };
            operands.push(Operand::Register(self.register(name, leaf.width)));
        }
        self.values[local.index()] = operands;
        Ok(())
    }

    fn define_result(&mut self, result: LocalId, operation: &Operation<'a>) -> Lower<()> {
        if let Some(&Inside { offset: Some(offset), .. }) = self.inside.get(&result) {
            self.values[result.index()] = vec![Operand::Constant(offset)];
            return Ok(());
        }
        let of = match operation {
            Operation::Load { of, .. }
            | Operation::ReadModifyWrite { of, .. }
            | Operation::Binary { of, .. }
            | Operation::Select { of, .. }
            | Operation::Freeze { of, .. }
            | Operation::Negate { of, .. }
            | Operation::Phi { of, .. }
            | Operation::InsertValue { of, .. } => *of,
            Operation::Cast { to, .. } => *to,
            Operation::Compare { .. } => reader::I1,
            Operation::GetElementPointer(_) | Operation::Alloca { .. } => reader::POINTER,
            Operation::CompareExchange(this) => self.lowering.module().types.structure(&[this.of, reader::I1]),
            Operation::ExtractValue { of, indices, .. } => self.lowering.part(*of, indices)?.1,
            Operation::Call(call) => call.result,
            Operation::LandingPad { of, .. } => *of,
            Operation::Unsupported(name) => return refuse(format!("the instruction `{name}` is not supported")),
            _ => return refuse("an instruction without a result is given a name"),
        };
        self.define(result, of)
    }

    /// The register of a result that is one scalar.
    pub fn result(&self, result: Option<LocalId>) -> Lower<RegisterId> {
        match result.map(|result| self.values[result.index()].as_slice()) {
            Some(&[Operand::Register(register)]) => Ok(register),
            _ => refuse("the result of this instruction has no name, or not one part"),
        }
    }

    /// The registers of a result.
    pub fn results(&self, result: Option<LocalId>) -> Vec<RegisterId> {
        let parts = result.map_or(&[][..], |result| &self.values[result.index()]);
        parts.iter().filter_map(|part| if let Operand::Register(register) = part { Some(*register) } else { None }).collect()
    }

    pub fn emit(&mut self, op: Op) {
        self.current.push(Instruction { op, at: self.at });
    }

    pub fn scalar_operand(&mut self, scalar: Scalar) -> Operand {
        match scalar {
            Scalar::Number(number) => Operand::Constant(number),
            Scalar::Function(function) => Operand::Function(function),
            Scalar::Global(global, 0) => Operand::Global(global),
            Scalar::Global(global, offset) => self.plus(Operand::Global(global), offset),
            Scalar::ThreadLocal(global, offset) => self.thread_local(global, offset),
        }
    }

    /// An address plus a constant.
    pub fn plus(&mut self, address: Operand, offset: u64) -> Operand {
        match address {
            _ if offset == 0 => address,
            Operand::Constant(constant) => Operand::Constant(constant.wrapping_add(offset)),
            _ => {
                let destination = self.temporary(Width::I64);
                self.emit(Op::Binary {
                    destination,
                    op: thinair_core::ir::BinaryOp::Add,
                    width: Width::I64,
                    left: address,
                    right: Operand::Constant(offset),
                });
                Operand::Register(destination)
            }
        }
    }

    /// The operands that a value consists of.
    pub fn parts(&mut self, value: &Value<'a>, of: TypeId) -> Lower<Vec<Operand>> {
        match value {
            Value::Local(local) => {
                let parts = self.values[local.index()].clone();
                if parts.is_empty() {
                    return refuse(format!("the local %{} has no value", self.source.locals[local.index()]));
                }
                Ok(parts)
            }
            Value::Zero | Value::Undef | Value::Null => Ok(vec![Operand::Constant(0); self.lowering.leaves(of)?.len()]),
            Value::Aggregate(elements) => {
                let mut parts = Vec::new();
                for (of, element) in elements {
                    parts.extend(self.parts(element, *of)?);
                }
                Ok(parts)
            }
            Value::Int(_) | Value::Wide(_) if self.lowering.is_wide(of)? => Ok(super::wide::constant(value)),
            Value::Bytes(bytes) => Ok(bytes.iter().map(|&byte| Operand::Constant(byte.into())).collect()),
            scalar => {
                let scalar = self.lowering.scalar(scalar, of)?;
                Ok(vec![self.scalar_operand(scalar)])
            }
        }
    }

    /// A value of one register.
    pub fn operand(&mut self, value: &Value<'a>, of: TypeId) -> Lower<Operand> {
        match self.parts(value, of)?.as_slice() {
            &[operand] => Ok(operand),
            parts => refuse(format!("a value of one part is needed here, not of {}", parts.len())),
        }
    }

    pub fn pointer(&mut self, value: &Value<'a>) -> Lower<Operand> {
        self.operand(value, reader::POINTER)
    }

    pub fn copy(&mut self, destination: RegisterId, value: Operand) {
        let width = self.registers[destination.index()].width;
        self.emit(Op::Copy { destination, width, value });
    }

    pub fn keep_object(&mut self, address: Operand) {
        self.objects.push(address);
    }

    /// A new block, empty so far.
    pub fn new_block(&mut self, name: &str) -> BlockId {
        self.blocks.push(Block { name: name.to_string(), instructions: Vec::new() });
        BlockId(self.blocks.len() as u32 - 1)
    }

    /// What is emitted from now on goes into this block. The one before must have its end.
    pub fn go_to(&mut self, block: BlockId) {
        self.blocks[self.number.index()].instructions = std::mem::take(&mut self.current);
        self.number = block;
    }

    pub(super) fn is_main(&self) -> bool {
        self.source.name == "main" && !self.lowering.in_library()
    }

    /// Leaves the function with a result, which may have several parts; `has_value` says whether it is one, where that is not certain. What is handed over
    /// beside the result comes last: nothing may happen before it is taken.
    fn leave(&mut self, parts: &[(Width, Operand)], has_value: Option<Operand>) {
        if self.is_main() {
            self.end_program();
        } else {
            self.free_objects();
        }
        for (index, &(width, value)) in parts.iter().enumerate().skip(1) {
            self.emit(Op::Pass { index: FURTHER_PARTS + index as u32 - 1, width, value });
        }
        self.lowering.lacks_results |= has_value.is_some();
        if self.lowering.features.missing_results && !parts.is_empty() {
            self.emit(Op::Pass { index: HAS_VALUE, width: Width::I1, value: has_value.unwrap_or(Operand::Constant(1)) });
        }
        self.emit(Op::Return { value: parts.first().map(|(_, value)| *value) });
        self.ended = true;
    }

    /// What is done when the program ends: handlers, then destructors.
    pub fn end_program(&mut self) {
        if self.lowering.features.thread_local_ends {
            self.call_library("__thinair_end_thread_locals", Vec::new());
        }
        if self.lowering.features.program_ends {
            self.call_library("__thinair_run_atexit", Vec::new());
        }
        self.call_all(self.lowering.after_main.clone());
    }

    /// Calls functions without arguments, one after the other.
    fn call_all(&mut self, functions: Vec<(usize, &'a str)>) {
        for (module, name) in functions {
            let function = Operand::Function(self.lowering.function_id(module, name, None));
            self.emit(Op::Call { destination: None, function, arguments: Vec::new() });
            self.land(&[]);
        }
    }

    pub(super) fn free_objects(&mut self) {
        for object in self.objects.clone() {
            self.emit(Op::Free { address: object, local: true });
        }
    }

    /// What is not supported, and may never be reached.
    fn refuse_if_reached(&mut self, message: String) {
        self.emit(Op::Check { condition: Operand::Constant(0), kind: CheckKind::Limit, message });
        self.emit(Op::Exit { process: false });
        self.ended = true;
    }

    /// An error of the program, if this is reached.
    pub fn fail(&mut self, message: impl Into<String>) {
        self.emit(Op::Assert { condition: Operand::Constant(0), message: message.into() });
        // The thread stops there; a block needs an end all the same, and objects need no freeing.
        self.emit(Op::Exit { process: false });
        self.ended = true;
    }

    fn target(&self, label: LocalId) -> Lower<usize> {
        match self.labels[label.index()] {
            Some(block) => Ok(block),
            None => refuse(format!("there is no block %{}", self.source.locals[label.index()])),
        }
    }

    /// Lowers the blocks that can be reached.
    fn all_blocks(&mut self) -> Lower<()> {
        let source = self.source;
        let begins = self.at;
        let mut order = vec![0];
        let mut numbers: Vec<Option<BlockId>> = vec![None; source.blocks.len()];
        numbers[0] = Some(BlockId(0));
        let mut next = 0;
        while let Some(&block) = order.get(next) {
            next += 1;
            let Some(last) = source.blocks[block].instructions.last() else { return refuse("a block is empty") };
            self.stand_at(last);
            if let Operation::Unsupported(name) = &last.operation {
                return refuse(format!("the instruction `{name}` is not supported"));
            }
            for target in last.operation.successors() {
                let target = self.target(target)?;
                if numbers[target].is_none() {
                    numbers[target] = Some(BlockId(order.len() as u32));
                    order.push(target);
                }
            }
        }
        for &block in &order {
            let name = source.locals[source.blocks[block].local.index()].to_string();
            self.blocks.push(Block { name, instructions: Vec::new() });
        }
        if self.is_main() {
            // Calls may need blocks of their own: these come after those of the source.
            self.at = begins;
            self.begin_objects();
            self.call_all(self.lowering.before_main.clone());
        }
        for (index, &block) in order.iter().enumerate() {
            let number = numbers[block].expect("every block in the order has a number");
            if index > 0 {
                self.go_to(number);
            }
            self.ended = false;
            self.block = block;
            self.scope = source.blocks[block].scope;
            let instructions = &source.blocks[block].instructions;
            for (index, instruction) in instructions.iter().enumerate() {
                self.stand_at(instruction);
                let done = if !instruction.operation.is_terminator() {
                    self.instruction(instruction)
                } else if index + 1 < instructions.len() {
                    refuse("the block goes on after its end")
                } else {
                    self.terminator(block, instruction, &numbers)
                };
                match done {
                    Err(Refusal::Here { message, .. }) if self.lowering.is_lenient() => {
                        self.landing = None;
                        self.refuse_if_reached(message);
                    }
                    done => done?,
                }
                if self.ended {
                    break;
                }
            }
            if !self.ended {
                return refuse("a block does not end with a branch, a return or the like");
            }
        }
        self.blocks[self.number.index()].instructions = std::mem::take(&mut self.current);
        Ok(())
    }

    fn terminator(&mut self, from: usize, instruction: &reader::Instruction<'a>, numbers: &[Option<BlockId>]) -> Lower<()> {
        match &instruction.operation {
            Operation::Call(call) => self.call_with_landing(instruction.result, call, (from, numbers))?,
            Operation::Resume(of, value, to) => self.resume(*of, value, to.map(|to| (from, to, numbers)))?,
            Operation::Jump(target) => {
                let target = self.target(*target)?;
                self.edge_copies(from, target)?;
                let target = numbers[target].expect("targets are reached");
                self.emit(Op::Jump { target });
            }
            Operation::Branch { condition, then, otherwise } => {
                let condition = self.operand(condition, reader::I1)?;
                let (then, otherwise) = (self.edge(from, *then, numbers)?, self.edge(from, *otherwise, numbers)?);
                self.emit(Op::Branch { condition, then, otherwise });
            }
            Operation::Switch { of, value, default, cases } => {
                let width = self.lowering.width(*of)?;
                let value = self.operand(value, *of)?;
                // A computed goto leads to one of its labels.
                let nowhere = (*of == reader::POINTER).then(|| self.new_block("nowhere"));
                let default = match nowhere {
                    Some(nowhere) => nowhere,
                    None => self.edge(from, *default, numbers)?,
                };
                let mut edges = BTreeMap::new();
                let mut lowered = Vec::with_capacity(cases.len());
                for &(case, target) in cases {
                    let edge = match edges.get(&target) {
                        Some(&known) => known,
                        None => self.edge(from, target, numbers)?,
                    };
                    edges.insert(target, edge);
                    lowered.push((case & width.mask(), edge));
                }
                self.emit(Op::Switch { width, value, cases: lowered, default });
                if let Some(nowhere) = nowhere {
                    self.go_to(nowhere);
                    self.fail("a computed goto leads to no label of the function");
                }
            }
            Operation::Return(None) => self.leave(&[], None),
            Operation::Return(Some((of, value))) => {
                let widths = self.lowering.leaves(*of)?.into_iter().map(|leaf| leaf.width);
                let parts: Vec<_> = widths.zip(self.parts(value, *of)?).collect();
                let has_value = self.has_result(value)?;
                self.leave(&parts, has_value);
            }
            Operation::Unreachable => self.fail("unreachable code reached"),
            _ => return refuse("this does not end a block"),
        }
        self.ended = true;
        Ok(())
    }

    /// The block to go to for one of several edges: a new one if copies are needed on the way.
    pub(super) fn edge(&mut self, from: usize, label: LocalId, numbers: &[Option<BlockId>]) -> Lower<BlockId> {
        let to = self.target(label)?;
        let target = numbers[to].expect("targets are reached");
        let before = std::mem::take(&mut self.current);
        self.edge_copies(from, to)?;
        let mut copies = std::mem::replace(&mut self.current, before);
        if copies.is_empty() {
            return Ok(target);
        }
        copies.push(Instruction { op: Op::Jump { target }, at: self.at });
        self.blocks.push(Block { name: format!("{}.edge", self.source.locals[label.index()]), instructions: copies });
        Ok(BlockId(self.blocks.len() as u32 - 1))
    }

    /// The copies that the phi nodes of a block need on an edge. All take place at once: where one reads what another writes, the values go
    /// through temporaries.
    fn edge_copies(&mut self, from: usize, to: usize) -> Lower<()> {
        let source = self.source;
        let label = source.blocks[from].local;
        let mut copies: Vec<(RegisterId, Operand)> = Vec::new();
        for instruction in &source.blocks[to].instructions {
            let Operation::Phi { of, incoming } = &instruction.operation else { break };
            let Some((value, _)) = incoming.iter().find(|(_, block)| *block == label) else {
                return refuse(format!("a phi node has no value for the block %{}", source.locals[label.index()]));
            };
            let values = self.parts(value, *of)?;
            copies.extend(self.results(instruction.result).into_iter().zip(values));
        }
        let written = |operand: Operand, before: &[(RegisterId, Operand)]| {
            before.iter().any(|(destination, _)| Operand::Register(*destination) == operand)
        };
        let clash = (0..copies.len()).any(|index| written(copies[index].1, &copies[..index]));
        if clash {
            for copy in &mut copies {
                let width = self.registers[copy.0.index()].width;
                let temporary = self.temporary(width);
                self.copy(temporary, copy.1);
                copy.1 = Operand::Register(temporary);
            }
        }
        for (destination, value) in copies {
            if Operand::Register(destination) != value {
                self.copy(destination, value);
            }
        }
        Ok(())
    }
}
