//! Building small programs by calls: one function for each thread, globals `x`, `y`, … of 32 bits.
//!
//! Registers are 32 bits wide and every store, RMW and CAS is of that width; addresses are constants, or sums with a register that is
//! always zero (a false dependency).

use thinair_core::ir::{
    Access, BinaryOp, Block, BlockId, CastOp, CompareOp, Fence, Function, FunctionId, Global, GlobalId, Initializer, Instruction, Op,
    Operand, Order, Program, Register, RegisterId, RmwOp, SourceLocation, Tags, ThreadStart, Width,
};

/// Builds one thread.
pub struct ThreadBuilder {
    function: Function,
}

/// A region that a branch skips; close it with [`ThreadBuilder::end_skip`].
#[must_use]
pub struct Skip {
    branch: BlockId,
}

/// A loop that runs a known number of times; close it with [`ThreadBuilder::end_loop`].
#[must_use]
pub struct Loop {
    head: BlockId,
    counter: RegisterId,
    iterations: u64,
}

/// A loop that waits; close it with [`ThreadBuilder::end_spin`].
#[must_use]
pub struct Spin {
    head: BlockId,
}

pub fn access(order: Order) -> Access {
    Access { order, tags: Tags::NONE }
}

impl ThreadBuilder {
    fn new(name: String) -> ThreadBuilder {
        let function =
            Function { name, parameters: Vec::new(), result: None, registers: Vec::new(), private: Vec::new(), blocks: Vec::new() };
        let mut builder = ThreadBuilder { function };
        builder.new_block();
        builder
    }

    pub fn register(&mut self, width: Width) -> RegisterId {
        let id = RegisterId(self.function.registers.len() as u32);
        self.function.registers.push(Register { name: format!("r{}", id.0), width });
        id
    }

    /// A parameter of the function. Parameters are the first registers: this comes before anything else.
    pub fn parameter(&mut self, width: Width) -> RegisterId {
        let parameter = self.register(width);
        self.function.parameters.push(parameter);
        parameter
    }

    fn new_block(&mut self) -> BlockId {
        let id = BlockId(self.function.blocks.len() as u32);
        self.function.blocks.push(Block { name: format!("b{}", id.0), instructions: Vec::new() });
        id
    }

    fn last_block(&self) -> BlockId {
        BlockId(self.function.blocks.len() as u32 - 1)
    }

    pub fn push(&mut self, op: Op) {
        let block = self.function.blocks.last_mut().expect("there is always a block");
        block.instructions.push(Instruction { op, at: SourceLocation::default() });
    }

    pub fn binary(&mut self, op: BinaryOp, left: Operand, right: Operand) -> RegisterId {
        let destination = self.register(Width::I32);
        self.push(Op::Binary { destination, op, width: Width::I32, left, right });
        destination
    }

    /// A register that is always 0 but depends on `on`.
    pub fn false_dependency(&mut self, on: RegisterId) -> RegisterId {
        self.binary(BinaryOp::Xor, Operand::Register(on), Operand::Register(on))
    }

    /// The address of `global`, with a false dependency on a register if one is given.
    pub fn address(&mut self, global: GlobalId, depends_on: Option<RegisterId>) -> Operand {
        let Some(register) = depends_on else { return Operand::Global(global) };
        let zero = Operand::Register(self.false_dependency(register));
        let offset = self.register(Width::I64);
        self.push(Op::Cast { destination: offset, op: CastOp::ZeroExtend, from: Width::I32, to: Width::I64, value: zero });
        let destination = self.register(Width::I64);
        let (left, right) = (Operand::Global(global), Operand::Register(offset));
        self.push(Op::Binary { destination, op: BinaryOp::Add, width: Width::I64, left, right });
        Operand::Register(destination)
    }

    /// `constant + register`, modulo 4 so that values stay few; with `used` false, the register is only a false dependency.
    pub fn value(&mut self, constant: u64, register: Option<RegisterId>, used: bool) -> Operand {
        let Some(register) = register else { return Operand::Constant(constant) };
        let right = Operand::Register(if used { register } else { self.false_dependency(register) });
        let sum = self.binary(BinaryOp::Add, Operand::Constant(constant), right);
        Operand::Register(self.binary(BinaryOp::And, Operand::Register(sum), Operand::Constant(3)))
    }

    pub fn load(&mut self, address: Operand, access: Access) -> RegisterId {
        let destination = self.register(Width::I32);
        self.push(Op::Load { destination, width: Width::I32, address, access });
        destination
    }

    pub fn store(&mut self, address: Operand, value: Operand, access: Access) {
        self.push(Op::Store { width: Width::I32, address, value, access });
    }

    pub fn rmw(&mut self, op: RmwOp, address: Operand, value: Operand, access: Access) -> RegisterId {
        let destination = self.register(Width::I32);
        self.push(Op::Rmw { destination: Some(destination), op, width: Width::I32, address, value, access });
        destination
    }

    /// An RMW that nobody asks for the old value.
    pub fn rmw_without_result(&mut self, op: RmwOp, address: Operand, value: Operand, access: Access) {
        self.push(Op::Rmw { destination: None, op, width: Width::I32, address, value, access });
    }

    /// A register that holds the thread's handle.
    pub fn spawn(&mut self, function: FunctionId, arguments: Vec<Operand>) -> RegisterId {
        let destination = self.register(Width::I64);
        self.push(Op::Spawn { destination, function: Operand::Function(function), arguments });
        destination
    }

    pub fn join(&mut self, handle: RegisterId) {
        self.push(Op::Join { thread: Operand::Register(handle) });
    }

    pub fn fence(&mut self, fence: Fence) {
        self.push(Op::Fence { fence });
    }

    /// A register of width `i1`.
    pub fn compare(&mut self, op: CompareOp, left: RegisterId, right: u64) -> RegisterId {
        let destination = self.register(Width::I1);
        self.push(Op::Compare { destination, op, width: Width::I32, left: Operand::Register(left), right: Operand::Constant(right) });
        destination
    }

    /// If the register holds `value`, what follows is skipped up to `end_skip`.
    pub fn skip_if(&mut self, register: RegisterId, value: u64) -> Skip {
        let condition = Operand::Register(self.compare(CompareOp::Eq, register, value));
        let branch = self.last_block();
        let body = BlockId(branch.0 + 1);
        // The target of `then` is known only when the region ends.
        self.push(Op::Branch { condition, then: body, otherwise: body });
        self.new_block();
        Skip { branch }
    }

    pub fn end_skip(&mut self, skip: Skip) {
        let end = BlockId(self.function.blocks.len() as u32);
        self.push(Op::Jump { target: end });
        self.new_block();
        let branch = self.function.blocks[skip.branch.index()].instructions.last_mut().expect("a block that ends with the branch");
        if let Op::Branch { then, .. } = &mut branch.op {
            *then = end;
        }
    }

    pub fn begin_loop(&mut self, iterations: u64) -> Loop {
        let counter = self.register(Width::I32);
        self.push(Op::Copy { destination: counter, width: Width::I32, value: Operand::Constant(0) });
        let head = BlockId(self.function.blocks.len() as u32);
        self.push(Op::Jump { target: head });
        self.new_block();
        Loop { head, counter, iterations }
    }

    pub fn begin_spin(&mut self) -> Spin {
        let head = BlockId(self.function.blocks.len() as u32);
        self.push(Op::Jump { target: head });
        self.new_block();
        Spin { head }
    }

    /// Back to the start while the comparison of the register with the value holds.
    pub fn end_spin(&mut self, spin: Spin, op: CompareOp, register: RegisterId, value: u64) {
        let condition = Operand::Register(self.compare(op, register, value));
        let exit = BlockId(self.function.blocks.len() as u32);
        self.push(Op::Branch { condition, then: spin.head, otherwise: exit });
        self.new_block();
    }

    pub fn end_loop(&mut self, it: Loop) {
        let (left, right) = (Operand::Register(it.counter), Operand::Constant(1));
        self.push(Op::Binary { destination: it.counter, op: BinaryOp::Add, width: Width::I32, left, right });
        let condition = Operand::Register(self.compare(CompareOp::ULt, it.counter, it.iterations));
        let exit = BlockId(self.function.blocks.len() as u32);
        self.push(Op::Branch { condition, then: it.head, otherwise: exit });
        self.new_block();
    }
}

/// Builds a program.
#[derive(Default)]
pub struct ProgramBuilder {
    program: Program,
}

impl ProgramBuilder {
    pub fn new() -> ProgramBuilder {
        ProgramBuilder::default()
    }

    pub fn global(&mut self, name: &str, value: u64) -> GlobalId {
        let id = GlobalId(self.program.globals.len() as u32);
        let init = if value == 0 { Vec::new() } else { vec![Initializer::Value(value)] };
        self.program.globals.push(Global {
            name: name.into(),
            storage: Default::default(),
            element: Width::I32,
            length: 1,
            init,
            at: SourceLocation::default(),
        });
        id
    }

    /// Adds a function that `body` fills, without starting it.
    pub fn function(&mut self, body: impl FnOnce(&mut ThreadBuilder)) -> FunctionId {
        let id = FunctionId(self.program.functions.len() as u32);
        let mut builder = ThreadBuilder::new(format!("t{}", id.0));
        body(&mut builder);
        builder.push(Op::Return { value: None });
        self.program.functions.push(builder.function);
        id
    }

    /// Adds a thread that runs what `body` fills in.
    pub fn thread(&mut self, body: impl FnOnce(&mut ThreadBuilder)) {
        let function = self.function(body);
        self.start(function, Vec::new());
    }

    /// The function runs as a thread from the start.
    pub fn start(&mut self, function: FunctionId, arguments: Vec<Operand>) {
        self.program.threads.push(ThreadStart { function, arguments });
    }

    pub fn finish(self) -> Program {
        self.program
    }
}
