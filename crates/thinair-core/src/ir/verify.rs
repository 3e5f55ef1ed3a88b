//! Well-formedness of programs, with errors that say what and where.
//!
//! The machine runs only programs that [`verify`] accepts, and relies on every rule: ids are in range, widths agree, blocks end with their
//! only terminator, registers are assigned before they are used, memory orders are ones that the access can have. What depends on values
//! (division by zero, calls through a register, bounds) is not checked here but where it happens.
//!
//! All errors are reported, in the order of the program; the assignment of registers is checked only in functions that are right otherwise.

mod assigned;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::fmt;

use super::visit::{definitions, operands, successors};
use super::{
    Access, BlockId, CastOp, Fence, Function, FunctionId, Global, GlobalId, Initializer, Instruction, Op, Operand, Order, Program,
    Register, RegisterId, SourceLocation, Tags, ThreadStart, Width,
};

/// Sizes that programs may not exceed.
pub mod limits {
    /// The bytes of a global.
    pub const OBJECT_BYTES: u32 = 1 << 28;
    /// The bytes of all globals together.
    pub const TOTAL_BYTES: u64 = 1 << 30;
    /// The bytes of all private slots of a function together: every frame has its own.
    pub const PRIVATE_BYTES: u32 = 1 << 20;
    /// The threads that exist from the start.
    pub const THREADS: usize = 1 << 12;
    /// What a function can return besides its result.
    pub const RESULT_PARTS: u32 = 64;
}

/// What an error is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    Program,
    Global(GlobalId),
    /// An index into [`Program::threads`].
    Thread(u32),
    Function(FunctionId),
    Block(FunctionId, BlockId),
    /// With the index of the instruction in its block.
    Instruction(FunctionId, BlockId, u32),
}

/// A rule that a program breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    pub place: Place,
    /// Unknown (line 0) for threads, functions and whole programs, which have no position.
    pub at: SourceLocation,
    /// The place and position in words, because the error outlives the program.
    pub context: String,
    pub message: String,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.context, self.message)
    }
}

impl std::error::Error for VerifyError {}

/// Checks all rules.
pub fn verify(program: &Program) -> Result<(), Vec<VerifyError>> {
    let mut verifier = Verifier { program, place: Place::Program, at: SourceLocation::default(), errors: Vec::new() };
    verifier.program();
    if verifier.errors.is_empty() { Ok(()) } else { Err(verifier.errors) }
}

struct Verifier<'p> {
    program: &'p Program,
    place: Place,
    at: SourceLocation,
    errors: Vec<VerifyError>,
}

impl<'p> Verifier<'p> {
    fn error(&mut self, message: impl Into<String>) {
        let context = self.context();
        self.errors.push(VerifyError { place: self.place, at: self.at, context, message: message.into() });
    }

    fn context(&self) -> String {
        let mut context = String::new();
        if self.at.line != 0
            && let Some(file) = self.program.files.get(self.at.file.index())
        {
            context = format!("{file}:{}:{}: ", self.at.line, self.at.column);
        }
        context += "error: ";
        let function_name = |function: FunctionId| self.program.functions[function.index()].name.as_str();
        let block_name =
            |function: FunctionId, block: BlockId| self.program.functions[function.index()].blocks[block.index()].name.as_str();
        context += &match self.place {
            Place::Program => String::new(),
            Place::Global(global) => format!("global @{}: ", self.program.globals[global.index()].name),
            Place::Thread(index) => format!("thread {index}: "),
            Place::Function(function) => format!("@{}: ", function_name(function)),
            Place::Block(function, block) => format!("@{}, block {}: ", function_name(function), block_name(function, block)),
            Place::Instruction(function, block, index) => {
                format!("@{}, block {}, instruction {index}: ", function_name(function), block_name(function, block))
            }
        };
        context
    }

    fn program(&mut self) {
        let mut total = 0;
        for (index, global) in self.program.globals.iter().enumerate() {
            self.place = Place::Global(GlobalId(index as u32));
            self.at = global.at;
            self.global(global);
            total += bytes(global);
        }
        self.at = SourceLocation::default();
        self.place = Place::Program;
        if total > limits::TOTAL_BYTES {
            self.error(format!("the globals take {total} bytes together; at most {} are allowed", limits::TOTAL_BYTES));
        }
        for (index, function) in self.program.functions.iter().enumerate() {
            self.function(FunctionId(index as u32), function);
        }
        self.at = SourceLocation::default();
        self.place = Place::Program;
        if self.program.threads.is_empty() {
            self.error("there is no thread");
        }
        if self.program.threads.len() > limits::THREADS {
            self.error(format!("there are {} threads; at most {} are allowed", self.program.threads.len(), limits::THREADS));
        }
        for (index, thread) in self.program.threads.iter().enumerate() {
            self.place = Place::Thread(index as u32);
            self.thread(thread);
        }
    }

    fn location(&mut self) {
        if self.at != SourceLocation::default() && self.at.file.index() >= self.program.files.len() {
            self.error(format!("the position is in file {}, but there are {} files", self.at.file.0, self.program.files.len()));
        }
    }

    fn global(&mut self, global: &Global) {
        self.location();
        if bytes(global) > limits::OBJECT_BYTES.into() {
            self.error(format!("it takes {} bytes; at most {} are allowed", bytes(global), limits::OBJECT_BYTES));
        }
        if global.init.len() as u64 > global.length.into() {
            self.error(format!("{} values for {} elements", global.init.len(), global.length));
        }
        for initializer in &global.init {
            match *initializer {
                Initializer::Value(value) => self.fits(value, global.element),
                Initializer::Address(target, offset) => {
                    self.address_fits(global.element);
                    match self.program.globals.get(target.index()) {
                        None => self.error(format!("there is no global {}", target.0)),
                        // One past the end is an address that programs may hold.
                        Some(target) if u64::from(offset) > bytes(target) => {
                            self.error(format!("offset {offset} is outside @{}, which has {} bytes", target.name, bytes(target)));
                        }
                        Some(_) => {}
                    }
                }
                Initializer::FunctionAddress(function) => {
                    self.address_fits(global.element);
                    if function.index() >= self.program.functions.len() {
                        self.error(format!("there is no function {}", function.0));
                    }
                }
            }
        }
    }

    fn thread(&mut self, thread: &ThreadStart) {
        let Some(function) = self.program.functions.get(thread.function.index()) else {
            return self.error(format!("there is no function {}", thread.function.0));
        };
        self.argument_count(function, thread.arguments.len());
        for (argument, parameter) in thread.arguments.iter().zip(function.registers.iter().take(function.parameters.len())) {
            match argument {
                Operand::Register(_) => self.error("the argument of a thread is a constant or an address, not a register"),
                other => {
                    self.operand_exists(&[], *other);
                    self.operand_width(&[], *other, parameter.width);
                }
            }
        }
    }

    fn function(&mut self, id: FunctionId, function: &'p Function) {
        let errors_before = self.errors.len();
        self.at = SourceLocation::default();
        self.place = Place::Function(id);
        let numbered = function.parameters.iter().enumerate().all(|(index, parameter)| parameter.index() == index);
        if !numbered || function.parameters.len() > function.registers.len() {
            self.error("the parameters are not the first registers");
        }
        let private: u64 = function.private.iter().map(|slot| u64::from(slot.size)).sum();
        if private > limits::PRIVATE_BYTES.into() {
            self.error(format!("the private slots take {private} bytes; at most {} are allowed", limits::PRIVATE_BYTES));
        }
        if function.blocks.is_empty() {
            self.error("there is no block; the first one is the entry");
        }
        for (block_index, block) in function.blocks.iter().enumerate() {
            let block_id = BlockId(block_index as u32);
            for (index, instruction) in block.instructions.iter().enumerate() {
                self.place = Place::Instruction(id, block_id, index as u32);
                self.at = instruction.at;
                self.location();
                let is_landing = matches!(instruction.op, Op::Land { .. });
                let follows_call = index > 0 && matches!(block.instructions[index - 1].op, Op::Call { .. });
                if is_landing && !follows_call {
                    self.error("land stands right after a call");
                }
                if instruction.op.is_terminator() && index + 1 < block.instructions.len() {
                    self.error("instructions follow the terminator of the block");
                }
                self.instruction(function, instruction);
            }
            if !block.instructions.last().is_some_and(|last| last.op.is_terminator()) {
                self.place = Place::Block(id, block_id);
                self.error("the block does not end with a terminator (jump, br, switch, ret, exit, land or unwind)");
            }
        }
        if self.errors.len() > errors_before {
            return;
        }
        for unassigned in assigned::unassigned_uses(function) {
            let block = &function.blocks[unassigned.block.index()];
            self.place = Place::Instruction(id, unassigned.block, unassigned.instruction);
            self.at = block.instructions[unassigned.instruction as usize].at;
            let name = &function.registers[unassigned.register.index()].name;
            self.error(format!("the register %{name} may be used before it is assigned"));
        }
    }

    fn instruction(&mut self, function: &'p Function, instruction: &'p Instruction) {
        let op = &instruction.op;
        for (register, width) in definitions(op) {
            self.definition(function, register, width);
        }
        operands(op, |operand, width| {
            self.operand_exists(&function.registers, operand);
            if let Some(width) = width {
                self.operand_width(&function.registers, operand, width);
            }
        });
        successors(op, |block| {
            if block.index() >= function.blocks.len() {
                self.error(format!("there is no block {}", block.0));
            }
        });
        match op {
            Op::Binary { op, width, .. } if op.is_float() => self.float_width(*width),
            Op::Compare { op, width, .. } if op.is_float() => self.float_width(*width),
            Op::Cast { op: CastOp::FloatToSigned | CastOp::FloatToUnsigned, from, .. } => self.float_width(*from),
            Op::Cast { op: CastOp::SignedToFloat | CastOp::UnsignedToFloat, to, .. } => self.float_width(*to),
            Op::Cast { op: CastOp::FloatToFloat, from, to, .. } => {
                self.float_width(*from);
                self.float_width(*to);
            }
            Op::Wait { compare, update, access, .. } => {
                let allowed: &[Order] = if update.is_some() { &ATOMIC } else { &[Order::Relaxed, Order::Acquire, Order::SeqCst] };
                self.order("wait", access.order, allowed);
                self.tags(*access, Tags::NONE);
                if compare.is_float() {
                    self.error("a wait compares integers");
                }
            }
            Op::Pass { index, .. } | Op::Take { index, .. } if *index >= limits::RESULT_PARTS => {
                self.error(format!("a result has at most {} further parts", limits::RESULT_PARTS));
            }
            Op::Cast { op, from, to, .. } => {
                let narrows = *op == CastOp::Truncate;
                if narrows != (to < from) || to == from {
                    let direction = if narrows { "narrower" } else { "wider" };
                    self.error(format!("i{} to i{} is not {direction}", from.bits(), to.bits()));
                }
            }
            Op::Load { access, .. } => {
                self.order("load", access.order, &[Order::Plain, Order::Relaxed, Order::Acquire, Order::SeqCst]);
                let allowed = if access.order == Order::Acquire { Tags::ACQUIRE_PC } else { Tags::NONE };
                self.tags(*access, allowed.and(Tags::NO_RETURN).and(Tags::PAIR).and(Tags::LOAD_RELEASES));
            }
            Op::Store { access, .. } => {
                self.order("store", access.order, &[Order::Plain, Order::Relaxed, Order::Release, Order::SeqCst]);
                self.tags(*access, Tags::PAIR.and(Tags::STORE_ACQUIRES));
            }
            Op::Rmw { access, .. } => {
                self.order("rmw", access.order, &ATOMIC);
                self.tags(*access, Tags::NO_RETURN.and(Tags::AFTER_READ).and(PAIR));
            }
            Op::Cas { access, failure, .. } => {
                self.order("cas", access.order, &ATOMIC);
                self.order("failing cas", *failure, &[Order::Relaxed, Order::Acquire, Order::SeqCst]);
                self.tags(*access, PAIR);
            }
            Op::Fence { fence: Fence::C11(order) } => {
                self.order("fence", *order, &[Order::Acquire, Order::Release, Order::AcquireRelease, Order::SeqCst]);
            }
            Op::PrivateLoad { slot, .. } | Op::PrivateStore { slot, .. } if slot.index() >= function.private.len() => {
                self.error(format!("there is no private slot {}", slot.0));
            }
            Op::Call { destination, function: callee, arguments } => self.call(function, *destination, *callee, arguments),
            Op::Spawn { function: callee, arguments, .. } => self.callee(function, *callee, arguments),
            Op::Choose { width, low, high, .. } => {
                self.fits(*low, *width);
                self.fits(*high, *width);
                if low > high {
                    self.error(format!("there is nothing to choose from {low} to {high} (unsigned)"));
                }
            }
            Op::Switch { width, cases, .. } => {
                let mut seen = BTreeSet::new();
                for (case, _) in cases {
                    self.fits(*case, *width);
                    if !seen.insert(case) {
                        self.error(format!("the case {case} occurs twice"));
                    }
                }
            }
            Op::Return { value } => match (value, function.result) {
                (Some(value), Some(width)) => self.operand_width(&function.registers, *value, width),
                (None, None) => {}
                (Some(_), None) => self.error("the function has no result, but a value is returned"),
                (None, Some(width)) => self.error(format!("the function has a result of i{}, but none is returned", width.bits())),
            },
            _ => {}
        }
    }

    fn call(&mut self, function: &Function, destination: Option<RegisterId>, callee: Operand, arguments: &[Operand]) {
        self.callee(function, callee, arguments);
        let Operand::Function(callee) = callee else { return };
        let (Some(callee), Some(destination)) = (self.program.functions.get(callee.index()), destination) else { return };
        match callee.result {
            None => self.error(format!("@{} has no result", callee.name)),
            Some(result) => self.definition(function, destination, Some(result)),
        }
    }

    fn callee(&mut self, function: &Function, callee: Operand, arguments: &[Operand]) {
        match callee {
            Operand::Global(global) => {
                let name = self.program.globals.get(global.index()).map_or("?", |global| &global.name);
                self.error(format!("@{name} is a global, not a function"));
            }
            Operand::Function(callee) => {
                // That there is no such function was reported with the operand.
                let Some(callee) = self.program.functions.get(callee.index()) else { return };
                self.argument_count(callee, arguments.len());
                for (argument, parameter) in arguments.iter().zip(callee.registers.iter().take(callee.parameters.len())) {
                    self.operand_width(&function.registers, *argument, parameter.width);
                }
            }
            Operand::Register(_) | Operand::Constant(_) => {}
        }
    }

    fn argument_count(&mut self, callee: &Function, count: usize) {
        if count != callee.parameters.len() {
            self.error(format!("@{} has {} parameters, but {count} arguments are given", callee.name, callee.parameters.len()));
        }
    }

    fn definition(&mut self, function: &Function, register: RegisterId, width: Option<Width>) {
        match function.registers.get(register.index()) {
            None => self.error(format!("there is no register {}", register.0)),
            Some(known) => {
                if let Some(width) = width.filter(|width| *width != known.width) {
                    self.error(format!("the register %{} is i{}, but gets i{}", known.name, known.width.bits(), width.bits()));
                }
            }
        }
    }

    fn operand_exists(&mut self, registers: &[Register], operand: Operand) {
        let (what, index, count) = match operand {
            Operand::Constant(_) => return,
            Operand::Register(register) => ("register", register.index(), registers.len()),
            Operand::Global(global) => ("global", global.index(), self.program.globals.len()),
            Operand::Function(function) => ("function", function.index(), self.program.functions.len()),
        };
        if index >= count {
            self.error(format!("there is no {what} {index}"));
        }
    }

    /// Checks the width of an operand, whose existence is checked elsewhere.
    fn operand_width(&mut self, registers: &[Register], operand: Operand, width: Width) {
        match operand {
            Operand::Register(register) => {
                if let Some(known) = registers.get(register.index()).filter(|known| known.width != width) {
                    self.error(format!("the register %{} is i{}, but i{} is needed", known.name, known.width.bits(), width.bits()));
                }
            }
            Operand::Constant(value) => self.fits(value, width),
            Operand::Global(_) | Operand::Function(_) => self.address_fits(width),
        }
    }

    fn float_width(&mut self, width: Width) {
        if !matches!(width, Width::I32 | Width::I64) {
            self.error(format!("a floating-point number is i32 or i64, not i{}", width.bits()));
        }
    }

    fn fits(&mut self, value: u64, width: Width) {
        if value > width.mask() {
            self.error(format!("the constant {value} does not fit into i{}", width.bits()));
        }
    }

    fn address_fits(&mut self, width: Width) {
        if width != Width::I64 {
            self.error(format!("an address is i64, but i{} is needed", width.bits()));
        }
    }

    fn order(&mut self, what: &str, order: Order, allowed: &[Order]) {
        if !allowed.contains(&order) {
            self.error(format!("a {what} cannot be {}", order_word(order)));
        }
    }

    fn tags(&mut self, access: Access, allowed: Tags) {
        if !allowed.and(Tags::LOCK).and(Tags::SRCU).and(Tags::FAILED).and(Tags::COPY).and(Tags::ALIGNED).has(access.tags) {
            self.error("a tag that this access cannot have (apc: acquire loads; noret: loads, rmw; lr.rl: loads, rmw, cas; sc.aq: stores, rmw, cas)");
        } else if access.tags.0 & (Tags::LOAD_RELEASES.0 | Tags::STORE_ACQUIRES.0) != 0 && !access.tags.has(Tags::PAIR) {
            self.error("lr.rl and sc.aq go with the tag pair");
        }
    }
}

/// What a read-modify-write that is made of two instructions can have.
const PAIR: Tags = Tags(Tags::PAIR.0 | Tags::LOAD_RELEASES.0 | Tags::STORE_ACQUIRES.0);

const ATOMIC: [Order; 5] = [Order::Relaxed, Order::Acquire, Order::Release, Order::AcquireRelease, Order::SeqCst];

fn order_word(order: Order) -> &'static str {
    match order {
        Order::Plain => "plain",
        Order::Relaxed => "relaxed",
        Order::Acquire => "acquire",
        Order::Release => "release",
        Order::AcquireRelease => "acquire-release",
        Order::SeqCst => "sequentially consistent",
    }
}

/// The size of a global; unlike [`Global::size`] it does not overflow.
fn bytes(global: &Global) -> u64 {
    u64::from(global.element.bytes()) * u64::from(global.length)
}
