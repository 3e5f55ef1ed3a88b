//! Programs made ready to run: one flat sequence of instructions, addresses as constants, and what is known of each function's loops.
//!
//! Instruction order is that of the program, so that a [`CodeAddress`] also names a source position.

use super::action::CodeAddress;
use super::faults;
use super::loops::{self, Loops};
pub use super::repeats::Stores;
use crate::ir::{
    Access, BinaryOp, CastOp, CheckKind, CompareOp, Fence, Function, FunctionId, Initializer, Op, Operand, Order, PrivateSlot, Program,
    RegisterId, RmwOp, SourceLocation, Tags, Width, pointer,
};

/// A register of the current frame, or a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    Register(u32),
    Constant(u64),
}

impl Value {
    /// The value of a constant; 0 for a register.
    pub fn constant(self) -> u64 {
        match self {
            Value::Constant(value) => value,
            Value::Register(_) => 0,
        }
    }
}

/// A jump, and what it means for the loop whose head it reaches.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    pub target: u32,
    pub loop_step: LoopStep,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoopStep {
    None,
    /// Enters the loop (an index into [`FunctionCode::loops`]).
    Enter(u32),
    /// Goes back to its head.
    Back(u32),
    /// Ends a turn of a loop that is never left. Only in code for stored states.
    Turn,
}

/// [`Op`] with operands resolved. The meaning is that of the IR.
#[derive(Clone, Debug)]
#[repr(u8)] // A tag of its own is quicker to look at than a niche.
pub enum Code {
    Copy {
        destination: u32,
        value: Value,
    },
    Binary {
        destination: u32,
        op: BinaryOp,
        width: Width,
        left: Value,
        right: Value,
    },
    Compare {
        destination: u32,
        op: CompareOp,
        width: Width,
        left: Value,
        right: Value,
    },
    Cast {
        destination: u32,
        op: CastOp,
        from: Width,
        to: Width,
        value: Value,
    },
    Select {
        destination: u32,
        condition: Value,
        then: Value,
        otherwise: Value,
    },
    Load {
        destination: u32,
        width: Width,
        address: Value,
        access: Access,
    },
    Store {
        width: Width,
        address: Value,
        value: Value,
        access: Access,
    },
    Rmw {
        destination: Option<u32>,
        op: RmwOp,
        width: Width,
        address: Value,
        value: Value,
        access: Access,
    },
    Cas {
        destination: Option<u32>,
        success: Option<u32>,
        width: Width,
        address: Value,
        expected: Value,
        new: Value,
        access: Access,
        failure: Order,
    },
    Fence {
        fence: Fence,
    },
    PrivateLoad {
        destination: u32,
        width: Width,
        base: u32,
        size: u32,
        offset: Value,
    },
    PrivateStore {
        width: Width,
        base: u32,
        size: u32,
        offset: Value,
        value: Value,
    },
    Allocate {
        destination: u32,
        size: Value,
        zeroed: bool,
        local: bool,
    },
    Free {
        address: Value,
        local: bool,
    },
    Call {
        destination: Option<u32>,
        function: Value,
        arguments: Box<[Value]>,
    },
    Spawn {
        destination: u32,
        function: Value,
        arguments: Box<[Value]>,
    },
    Join {
        thread: Value,
    },
    Lock {
        address: Value,
    },
    Unlock {
        address: Value,
        waits: bool,
    },
    Wait {
        destination: Option<u32>,
        width: Width,
        address: Value,
        compare: CompareOp,
        against: Value,
        update: Option<(RmwOp, Value)>,
        access: Access,
    },
    Myself {
        destination: u32,
    },
    Meets {
        destination: u32,
    },
    Meet {
        destination: u32,
        array: Value,
        round: Value,
        needed: Value,
    },
    Exit {
        process: bool,
    },
    Pass {
        index: u32,
        value: Value,
    },
    Take {
        destination: u32,
        index: u32,
    },
    Print {
        format: Box<str>,
        arguments: Box<[(Width, Value)]>,
    },
    Assume {
        condition: Value,
    },
    Assert {
        condition: Value,
    },
    Check {
        condition: Value,
        kind: CheckKind,
    },
    Choose {
        destination: u32,
        width: Width,
        low: u64,
        high: u64,
        partial: bool,
    },
    Spurious {
        destination: u32,
        expected: Option<Value>,
    },
    Settled,
    Jump {
        edge: Edge,
    },
    Branch {
        condition: Value,
        then: Edge,
        otherwise: Edge,
    },
    Switch {
        value: Value,
        cases: Box<[(u64, Edge)]>,
        default: Edge,
    },
    Return {
        value: Option<Value>,
    },
    /// `unwind` is no edge that a thread without unwinding takes.
    Land {
        edge: Edge,
        unwind: Edge,
        catches: bool,
    },
    Unwind,
    Caught {
        destination: u32,
    },
}

/// Where a loop keeps its counter and the state at its head, within the frame.
#[derive(Clone, Debug)]
pub struct LoopCode {
    /// First of its words: the counter, the mark of a saved state, then the saved words.
    pub base: u32,
    /// The words of the frame that are the state at the head: the registers that are live there, and the private memory. Empty unless `watched`.
    pub state: Box<[u32]>,
    /// Does the loop read shared memory? Only then can it be a wait.
    pub watched: bool,
    /// Does a turn for nothing count once, before the loop waits?
    pub keeps_turn: bool,
    /// So it does, too, if the thread has not branched on all that might have made it fail: see [`super::faults`].
    pub is_doubtful: bool,
    /// What it stores, if it is around a compare-and-exchange that may fail for no reason.
    pub stores: Stores,
    /// Does a turn begin before it is known whether it is the last?
    pub tests_last: bool,
    /// The code of its blocks: first address, and the one after the last.
    pub body: Box<[(u32, u32)]>,
}

impl LoopCode {
    fn has(&self, address: u32) -> bool {
        self.body.iter().any(|&(first, end)| (first..end).contains(&address))
    }
}

/// A compare-and-exchange, what the loop around it stores, and the code of that loop.
#[derive(Clone, Debug)]
pub struct Retried {
    pub exchange: CodeAddress,
    pub stores: Stores,
    pub body: Box<[(u32, u32)]>,
}

/// A function's frame, in words: registers, private memory, loops. With dependencies, those of the registers and of the private words follow.
#[derive(Clone, Debug)]
pub struct FunctionCode {
    pub entry: u32,
    pub parameters: u32,
    pub registers: u32,
    pub private_words: u32,
    pub loops: Box<[LoopCode]>,
    pub frame_words: u32,
}

#[derive(Clone, Debug, Default)]
pub struct ProgramCode {
    pub code: Vec<Code>,
    pub positions: Vec<SourceLocation>,
    pub functions: Vec<FunctionCode>,
    /// For each code address of an assertion or check, its message; for each of an access to private memory, what that is.
    pub messages: Vec<(u32, String)>,
    /// How many further parts the results of functions have.
    pub result_parts: u32,
    /// The compare-and-exchanges that may be taken not to fail for no reason, though their loops store something.
    pub retried: Vec<Retried>,
}

/// Where a store that is part of a copy has its value from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copied {
    /// The load at this place, which is so many accesses before it.
    Load(CodeAddress, u32),
    /// What it stores has no value.
    Nothing,
    /// Something that has a value.
    Value,
}

impl ProgramCode {
    /// Whether what is stored has a value is known from the load that comes before it in straight code.
    pub fn copied(&self, store: CodeAddress) -> Copied {
        let at = store.0 as usize;
        let register = match self.code[at] {
            Code::Store { value: Value::Constant(_), access, .. } if access.tags.has(Tags::COPY) => return Copied::Nothing,
            Code::Store { value: Value::Register(register), access, .. } if access.tags.has(Tags::COPY) => register,
            _ => return Copied::Value,
        };
        let mut accesses = 1;
        for before in (0..at).rev() {
            match self.code[before] {
                Code::Load { destination, access, .. } if destination == register => {
                    let is_copy = access.tags.has(Tags::COPY);
                    return if is_copy { Copied::Load(CodeAddress(before as u32), accesses) } else { Copied::Value };
                }
                Code::Load { .. } | Code::Store { .. } => accesses += 1,
                Code::Copy { destination, .. }
                | Code::Binary { destination, .. }
                | Code::Compare { destination, .. }
                | Code::Cast { destination, .. }
                | Code::Select { destination, .. }
                | Code::PrivateLoad { destination, .. }
                    if destination != register => {}
                Code::PrivateStore { .. } | Code::Check { .. } => {}
                _ => return Copied::Value,
            }
        }
        Copied::Value
    }

    /// Are there stores that may copy what has no value?
    pub fn has_copies(&self) -> bool {
        self.code.iter().any(|code| matches!(code, Code::Store { access, .. } if access.tags.has(Tags::COPY)))
    }
}

/// Words at the start of a frame: where to return to, and the caller's frame.
pub const FRAME_HEADER: u32 = 2;

pub fn value_of(operand: Operand) -> Value {
    match operand {
        Operand::Register(RegisterId(register)) => Value::Register(register),
        Operand::Constant(value) => Value::Constant(value),
        Operand::Global(global) => Value::Constant(pointer::make(global.0 + 1, 0)),
        Operand::Function(function) => Value::Constant(Program::function_address(function)),
    }
}

/// The initial value of an element of a global.
pub fn initial_value(initializer: Initializer) -> u64 {
    match initializer {
        Initializer::Value(value) => value,
        Initializer::Address(global, offset) => pointer::make(global.0 + 1, offset),
        Initializer::FunctionAddress(function) => Program::function_address(function),
    }
}

impl ProgramCode {
    /// With `dependencies`, loops have room for those of what they save, and loops in which a turn may fail by what follows from later stores of the
    /// thread do one turn for nothing.
    pub fn new(program: &Program, dependencies: bool) -> ProgramCode {
        let mut out = ProgramCode::default();
        for function in &program.functions {
            out.add_function(function, loops::find(function), dependencies);
        }
        let waits = |function: &FunctionCode| function.loops.iter().any(|this| this.watched);
        if dependencies && out.functions.iter().any(waits) {
            out.keep_turns_that_may_fail(program);
        }
        out
    }

    fn keep_turns_that_may_fail(&mut self, program: &Program) {
        for ((function, code), fails) in program.functions.iter().zip(&mut self.functions).zip(faults::failing_blocks(program)) {
            let mut start = code.entry;
            for (block, fails) in function.blocks.iter().zip(fails) {
                let loops = code.loops.iter_mut().filter(|this| fails && this.watched && this.has(start));
                loops.for_each(|this| this.is_doubtful = true);
                start += block.instructions.len() as u32;
            }
        }
    }

    /// Nothing is counted or saved at the heads of loops; only the turns of loops that are never left are marked.
    pub fn without_loops(program: &Program) -> ProgramCode {
        let mut out = ProgramCode::default();
        for function in &program.functions {
            out.add_function(function, Loops::turns_only(function), false);
        }
        out
    }

    pub fn function(&self, id: FunctionId) -> &FunctionCode {
        &self.functions[id.index()]
    }

    /// The register that an allocation writes, and its function.
    pub fn allocates(&self, code: CodeAddress) -> Option<(FunctionId, RegisterId)> {
        match self.code.get(code.0 as usize)? {
            Code::Allocate { destination, .. } => Some((self.function_of(code)?, RegisterId(*destination))),
            _ => None,
        }
    }

    /// The function that an instruction stands in.
    fn function_of(&self, address: CodeAddress) -> Option<FunctionId> {
        let after = self.functions.partition_point(|function| function.entry <= address.0);
        Some(FunctionId(after.checked_sub(1)? as u32))
    }

    /// The loops that the jump at `jump` closes.
    fn closed_by(&self, jump: CodeAddress) -> Vec<&LoopCode> {
        let Some(function) = self.function_of(jump).map(|function| self.function(function)) else { return Vec::new() };
        let edges: Vec<Edge> = match &self.code[jump.0 as usize] {
            Code::Jump { edge } => vec![*edge],
            Code::Land { edge, unwind, .. } => vec![*edge, *unwind],
            Code::Branch { then, otherwise, .. } => vec![*then, *otherwise],
            Code::Switch { cases, default, .. } => cases.iter().map(|(_, edge)| *edge).chain([*default]).collect(),
            _ => Vec::new(),
        };
        let closed = edges.iter().filter_map(|edge| match edge.loop_step {
            LoopStep::Back(number) => function.loops.get(number as usize),
            _ => None,
        });
        closed.collect()
    }

    /// Lets the loops that these jumps close do a turn for nothing before they wait.
    pub fn keep_turns(&mut self, jumps: &[CodeAddress]) {
        for &jump in jumps {
            let closed: Vec<u32> = self.closed_by(jump).iter().map(|closed| closed.base).collect();
            let Some(function) = self.function_of(jump) else { continue };
            for this in self.functions[function.index()].loops.iter_mut().filter(|this| closed.contains(&this.base)) {
                this.keeps_turn = true;
            }
        }
    }

    /// Does the instruction belong to the loop that the jump at `jump` closes? `None` if it stands in another function.
    pub fn is_in_loop(&self, jump: CodeAddress, instruction: CodeAddress) -> Option<bool> {
        let is_same_function = self.function_of(jump)? == self.function_of(instruction)?;
        is_same_function.then(|| self.closed_by(jump).iter().any(|closed| closed.has(instruction.0)))
    }

    /// The loop that the jump at `jump` closes, and its function, if there is one such loop and no other within it.
    pub fn innermost_closed_by(&self, jump: CodeAddress) -> Option<(FunctionId, &LoopCode)> {
        let function = self.function_of(jump)?;
        let &[closed] = self.closed_by(jump).as_slice() else { return None };
        let is_within = |other: &LoopCode| other.base != closed.base && other.body.iter().all(|&(first, _)| closed.has(first));
        (!self.function(function).loops.iter().any(is_within)).then_some((function, closed))
    }

    fn add_function(&mut self, function: &Function, found: Loops, dependencies: bool) {
        let entry = self.code.len() as u32;
        let mut starts = Vec::new();
        let mut next = entry;
        for block in &function.blocks {
            starts.push(next);
            next += block.instructions.len() as u32;
        }
        let mut private_bases = Vec::new();
        let registers = function.registers.len() as u32;
        let mut private_words = 0;
        for slot in &function.private {
            private_bases.push(private_words * 8);
            private_words += slot.size.div_ceil(8);
        }
        let mut base = registers + private_words;
        let mut loop_codes = Vec::new();
        for head in &found.heads {
            let private = registers..registers + private_words;
            let state: Box<[u32]> = if head.watched { head.live.iter().copied().chain(private).collect() } else { Box::default() };
            let saved = state.len() as u32;
            let code = |&block: &usize| (starts[block], starts[block] + function.blocks[block].instructions.len() as u32);
            let body = head.body.iter().map(code).collect();
            loop_codes.push(LoopCode {
                base,
                state,
                watched: head.watched,
                keeps_turn: false,
                is_doubtful: false,
                stores: head.stores,
                tests_last: head.tests_last,
                body,
            });
            base += 2 + if dependencies { 2 * saved } else { saved };
        }
        for (number, block) in function.blocks.iter().enumerate() {
            for instruction in &block.instructions {
                match &instruction.op {
                    Op::Assert { message, .. } | Op::Check { message, .. } => self.messages.push((self.code.len() as u32, message.clone())),
                    Op::PrivateLoad { slot, .. } | Op::PrivateStore { slot, .. } => {
                        let PrivateSlot { name, size } = &function.private[slot.index()];
                        self.messages.push((self.code.len() as u32, format!("{name}@{}, which has {size} bytes", function.name)));
                    }
                    Op::Pass { index, .. } | Op::Take { index, .. } => self.result_parts = self.result_parts.max(index + 1),
                    _ => {}
                }
                let context = Context { function, starts: &starts, private_bases: &private_bases, loops: &found, block: number };
                self.code.push(context.lower(&instruction.op));
                self.positions.push(instruction.at);
            }
        }
        for this in loop_codes.iter().filter(|this: &&LoopCode| this.stores != Stores::Unknown) {
            let body = || this.body.iter().flat_map(|&(first, end)| first..end);
            if !body().any(|address| matches!(self.code[address as usize], Code::Store { .. })) {
                continue;
            }
            let is_exchange = |address: &u32| matches!(self.code[*address as usize], Code::Cas { .. });
            let exchanges = body().filter(is_exchange).map(CodeAddress);
            self.retried.extend(exchanges.map(|exchange| Retried { exchange, stores: this.stores, body: this.body.clone() }));
        }
        self.functions.push(FunctionCode {
            entry,
            parameters: function.parameters.len() as u32,
            registers,
            private_words,
            loops: loop_codes.into(),
            frame_words: base,
        });
    }
}

struct Context<'a> {
    function: &'a Function,
    starts: &'a [u32],
    private_bases: &'a [u32],
    loops: &'a Loops,
    block: usize,
}

impl Context<'_> {
    fn edge(&self, target: crate::ir::BlockId) -> Edge {
        Edge { target: self.starts[target.index()], loop_step: self.loops.step(self.block, target.index()) }
    }

    fn lower(&self, op: &Op) -> Code {
        let v = |operand: &Operand| value_of(*operand);
        let values = |operands: &[Operand]| operands.iter().map(|operand| value_of(*operand)).collect();
        match op {
            Op::Copy { destination, value, .. } => Code::Copy { destination: destination.0, value: v(value) },
            Op::Binary { destination, op, width, left, right } => {
                Code::Binary { destination: destination.0, op: *op, width: *width, left: v(left), right: v(right) }
            }
            Op::Compare { destination, op, width, left, right } => {
                Code::Compare { destination: destination.0, op: *op, width: *width, left: v(left), right: v(right) }
            }
            Op::Cast { destination, op, from, to, value } => {
                Code::Cast { destination: destination.0, op: *op, from: *from, to: *to, value: v(value) }
            }
            Op::Select { destination, condition, then, otherwise, .. } => {
                Code::Select { destination: destination.0, condition: v(condition), then: v(then), otherwise: v(otherwise) }
            }
            Op::Load { destination, width, address, access } => {
                Code::Load { destination: destination.0, width: *width, address: v(address), access: *access }
            }
            Op::Store { width, address, value, access } => {
                Code::Store { width: *width, address: v(address), value: v(value), access: *access }
            }
            Op::Rmw { destination, op, width, address, value, access } => Code::Rmw {
                destination: destination.map(|register| register.0),
                op: *op,
                width: *width,
                address: v(address),
                value: v(value),
                access: *access,
            },
            Op::Cas { destination, success, width, address, expected, new, access, failure } => Code::Cas {
                destination: destination.map(|register| register.0),
                success: success.map(|register| register.0),
                width: *width,
                address: v(address),
                expected: v(expected),
                new: v(new),
                access: *access,
                failure: *failure,
            },
            Op::Fence { fence } => Code::Fence { fence: *fence },
            Op::PrivateLoad { destination, width, slot, offset } => Code::PrivateLoad {
                destination: destination.0,
                width: *width,
                base: self.private_bases[slot.index()],
                size: self.function.private[slot.index()].size,
                offset: v(offset),
            },
            Op::PrivateStore { width, slot, offset, value } => Code::PrivateStore {
                width: *width,
                base: self.private_bases[slot.index()],
                size: self.function.private[slot.index()].size,
                offset: v(offset),
                value: v(value),
            },
            Op::Allocate { destination, size, zeroed, local } => {
                Code::Allocate { destination: destination.0, size: v(size), zeroed: *zeroed, local: *local }
            }
            Op::Free { address, local } => Code::Free { address: v(address), local: *local },
            Op::Call { destination, function, arguments } => {
                Code::Call { destination: destination.map(|register| register.0), function: v(function), arguments: values(arguments) }
            }
            Op::Spawn { destination, function, arguments } => {
                Code::Spawn { destination: destination.0, function: v(function), arguments: values(arguments) }
            }
            Op::Join { thread } => Code::Join { thread: v(thread) },
            Op::Lock { address } => Code::Lock { address: v(address) },
            Op::Unlock { address, waits, .. } => Code::Unlock { address: v(address), waits: *waits },
            Op::Wait { destination, width, address, compare, against, update, access } => Code::Wait {
                destination: destination.map(|register| register.0),
                width: *width,
                address: v(address),
                compare: *compare,
                against: v(against),
                update: update.as_ref().map(|(op, operand)| (*op, v(operand))),
                access: *access,
            },
            Op::Myself { destination } => Code::Myself { destination: destination.0 },
            Op::Meets { destination } => Code::Meets { destination: destination.0 },
            Op::Meet { destination, array, round, needed } => {
                Code::Meet { destination: destination.0, array: v(array), round: v(round), needed: v(needed) }
            }
            Op::Exit { process } => Code::Exit { process: *process },
            Op::Pass { index, value, .. } => Code::Pass { index: *index, value: v(value) },
            Op::Take { destination, index, .. } => Code::Take { destination: destination.0, index: *index },
            Op::Print { format, arguments } => Code::Print {
                format: format.as_str().into(),
                arguments: arguments.iter().map(|(width, argument)| (*width, v(argument))).collect(),
            },
            Op::Check { condition, kind, .. } => Code::Check { condition: v(condition), kind: *kind },
            Op::Assume { condition } => Code::Assume { condition: v(condition) },
            Op::Assert { condition, .. } => Code::Assert { condition: v(condition) },
            Op::Choose { destination, width, low, high, partial } => {
                Code::Choose { destination: destination.0, width: *width, low: *low, high: *high, partial: *partial }
            }
            Op::Spurious { destination, expected } => {
                Code::Spurious { destination: destination.0, expected: expected.as_ref().map(|(_, expected)| v(expected)) }
            }
            Op::Settled => Code::Settled,
            Op::Jump { target } => Code::Jump { edge: self.edge(*target) },
            Op::Branch { condition, then, otherwise } => {
                Code::Branch { condition: v(condition), then: self.edge(*then), otherwise: self.edge(*otherwise) }
            }
            Op::Switch { value, cases, default, .. } => Code::Switch {
                value: v(value),
                cases: cases.iter().map(|(case, target)| (*case, self.edge(*target))).collect(),
                default: self.edge(*default),
            },
            Op::Return { value } => Code::Return { value: value.as_ref().map(v) },
            Op::Land { target, unwind, catches } => Code::Land { edge: self.edge(*target), unwind: self.edge(*unwind), catches: *catches },
            Op::Unwind => Code::Unwind,
            Op::Caught { destination } => Code::Caught { destination: destination.0 },
        }
    }
}
