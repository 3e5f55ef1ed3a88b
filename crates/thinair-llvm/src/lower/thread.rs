//! Threads: starting and joining them, what belongs to each, and how they and the program end.

use thinair_core::ir::{BinaryOp, BlockId, CompareOp, GlobalId, Op, Operand, Order, RegisterId, Width, pointer};

use super::constant::Scalar;
use super::function::FunctionLowering;
use super::layout::Leaf;
use super::memory::{Place, access};
use super::{Lower, refuse};
use crate::reader::{Call, LocalId, Operation, Value};

/// A cleanup of `pthread_cleanup_push`: the variable that names it, where it is decided whether it is to be done, and by what.
#[derive(Clone, Debug)]
pub struct Cleanup<'a> {
    buffer: Value<'a>,
    block: BlockId,
    destination: RegisterId,
}

/// Is this argument there, and not simply null?
fn has_pointer(call: &Call<'_>, number: usize) -> bool {
    !matches!(call.arguments.get(number), None | Some((_, Value::Null | Value::Zero)))
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// Calls a function of our library that returns nothing.
    pub fn call_library(&mut self, name: &'static str, arguments: Vec<Operand>) {
        let function = Operand::Function(self.lowering.library_function(name, self.at));
        self.emit(Op::Call { destination: None, function, arguments });
        self.land(&[]);
    }

    /// Starts a thread, and stores its handle where the first argument points to.
    pub fn create_thread(&mut self, call: &Call<'a>, attributes: Option<usize>, start: usize, argument: usize) -> Lower<()> {
        let (Some((_, handle)), Some((_, start))) = (call.arguments.first(), call.arguments.get(start)) else {
            return refuse("this call needs more arguments");
        };
        let function = self.pointer(start)?;
        let argument = self.argument(call, argument)?;
        // Functions declared with `()` take whatever they are given.
        let without = match function {
            Operand::Function(id) => self.lowering.parameter_count(id)? == 0,
            _ => false,
        };
        let mut arguments = if without { Vec::new() } else { vec![argument] };
        let mut first = function;
        let features = self.lowering.features;
        let wrapper = match (features.thread_ends, features.thread_locals, without) {
            (true, _, true) => Some("__thinair_start_without"),
            (true, _, false) => Some("__thinair_start"),
            (false, true, true) => Some("__thinair_start_with_locals_without"),
            (false, true, false) => Some("__thinair_start_with_locals"),
            (false, false, _) => None,
        };
        if let Some(name) = wrapper {
            arguments.insert(0, function);
            let wrapper = self.lowering.library_function(name, self.at);
            // For users, the thread is called by the function that they named.
            if let Operand::Function(id) = function {
                let name = self.lowering.program.functions[id.index()].name.clone();
                self.lowering.shown_as.insert(wrapper, name);
            }
            first = Operand::Function(wrapper);
        }
        if let Some(attributes) = attributes
            && !self.lowering.features.detached
        {
            self.read_attributes(call, attributes)?;
        }
        let destination = self.temporary(Width::I64);
        self.emit(Op::Spawn { destination, function: first, arguments });
        if let Some(attributes) = attributes
            && has_pointer(call, attributes)
            && self.lowering.features.detached
        {
            let attributes = self.argument(call, attributes)?;
            self.call_library("__thinair_started", vec![attributes, Operand::Register(destination)]);
        }
        let width = self.long();
        let value = self.narrowed(Operand::Register(destination), width);
        self.store_result(handle, width, value)
    }

    /// Reads the attributes that a call is given, if it is given any.
    pub fn read_attributes(&mut self, call: &Call<'a>, number: usize) -> Lower<()> {
        if has_pointer(call, number) {
            let attributes = self.argument(call, number)?;
            self.call_library("__thinair_read_attributes", vec![attributes]);
        }
        Ok(())
    }

    /// Joins a thread, and stores its result, if one is asked for.
    pub fn join_thread(&mut self, call: &Call<'a>, width: Width) -> Lower<()> {
        let thread = self.as_word(call, 0)?;
        if self.lowering.features.detached {
            self.call_library("__thinair_check_joinable", vec![thread]);
        }
        self.emit(Op::Join { thread });
        if self.lowering.features.detached {
            self.call_library("__thinair_joined", vec![thread]);
        }
        match call.arguments.get(1) {
            None | Some((_, Value::Null | Value::Zero)) => Ok(()),
            Some((_, pointer)) => self.store_thread_result(thread, pointer, width),
        }
    }

    /// Stores the result of a thread that was joined, if the thread has one and the pointer is not null.
    fn store_thread_result(&mut self, thread: Operand, pointer: &Value<'a>, width: Width) -> Lower<()> {
        let place = self.place(pointer)?;
        let end = self.new_block("joined");
        if let Place::Shared(address) = place {
            let wanted = self.comparison(CompareOp::Ne, Width::I64, address, Operand::Constant(0));
            self.go_on_if(wanted, end);
        }
        if self.lowering.features.missing_results {
            let lacks = self.load_of_thread("__thinair_without_result", thread, Width::I32)?;
            let has = self.comparison(CompareOp::Eq, Width::I32, lacks, Operand::Constant(0));
            self.go_on_if(has, end);
        }
        let mut value = self.load_of_thread("__thinair_results", thread, Width::I64)?;
        if width != Width::I64 {
            let narrow = self.temporary(width);
            self.emit(Op::Cast { destination: narrow, op: thinair_core::ir::CastOp::Truncate, from: Width::I64, to: width, value });
            value = Operand::Register(narrow);
        }
        self.store_leaf(place, Leaf { offset: 0, width }, value, Order::Plain)?;
        self.emit(Op::Jump { target: end });
        self.go_to(end);
        Ok(())
    }

    /// Goes to another block unless the condition holds.
    fn go_on_if(&mut self, condition: Operand, otherwise: BlockId) {
        let then = self.new_block("then");
        self.emit(Op::Branch { condition, then, otherwise });
        self.go_to(then);
    }

    /// What an array of the library, with an element for each thread, holds for this one.
    fn load_of_thread(&mut self, array: &'static str, thread: Operand, width: Width) -> Lower<Operand> {
        let Scalar::Global(array, _) = self.lowering.address_of(array)? else { return refuse("the results of threads have no place") };
        let offset = self.arithmetic(BinaryOp::Mul, Width::I64, thread, Operand::Constant(width.bytes().into()));
        let address = self.arithmetic(BinaryOp::Add, Width::I64, Operand::Global(array), offset);
        let found = self.temporary(width);
        self.emit(Op::Load { destination: found, width, address, access: access(Order::Plain) });
        Ok(Operand::Register(found))
    }

    /// Ends the thread, however deep in calls it is: the functions that are active are left one by one.
    pub fn exit_thread(&mut self, call: &Call<'a>) -> Lower<()> {
        let Some((of, _)) = call.arguments.first() else { return refuse("this call needs an argument") };
        let width = self.lowering.width(*of)?;
        let value = self.argument(call, 0)?;
        let value = self.widened(value, width, Width::I64);
        self.call_library("__thinair_set_result", vec![value]);
        self.leave_with(Operand::Constant(0));
        Ok(())
    }

    /// Ends the program.
    pub fn exit_process(&mut self, runs_handlers: bool) {
        if runs_handlers {
            self.end_program();
        }
        self.emit(Op::Exit { process: true });
        self.ended = true;
    }

    /// Where the function begins, no cleanup is registered.
    pub fn expect_cleanups(&mut self) {
        let operations = self.source.blocks.iter().flat_map(|block| &block.instructions).map(|instruction| &instruction.operation);
        let is_cleanup =
            |operation: &&Operation<'a>| matches!(operation, Operation::Call(call) if call.callee == Value::Global("__sigsetjmp"));
        let count = operations.filter(is_cleanup).count();
        if count == 0 {
            return;
        }
        for _ in 0..=count {
            let register = self.register("cleanup", Width::I32);
            self.copy(register, Operand::Constant(0));
            self.registered.push(register);
        }
    }

    /// `__sigsetjmp` of `pthread_cleanup_push`: 0 now, and 1 when the thread ends while the cleanup is registered, which is then to be done.
    pub fn note_cleanup(&mut self, result: Option<LocalId>, call: &Call<'a>) -> Lower<()> {
        let Some(buffer) = call.arguments.first().and_then(|(_, buffer)| self.variable_of(buffer)) else {
            return refuse("`setjmp` is not supported");
        };
        let destination = self.result(result)?;
        let block = self.new_block("cleanup");
        self.copy(destination, Operand::Constant(0));
        self.emit(Op::Jump { target: block });
        self.go_to(block);
        self.cleanups.push(Cleanup { buffer, block, destination });
        Ok(())
    }

    /// `__pthread_register_cancel`, and what takes it back.
    pub fn register_cleanup(&mut self, call: &Call<'a>, registers: bool) -> Lower<()> {
        let buffer = call.arguments.first().and_then(|(_, buffer)| self.variable_of(buffer));
        let Some(number) = self.cleanups.iter().position(|cleanup| Some(&cleanup.buffer) == buffer.as_ref()) else {
            return refuse("a cleanup that was not begun here is not supported");
        };
        let (registered, before) = (self.registered[0], self.registered[number + 1]);
        if registers {
            self.copy(before, Operand::Register(registered));
            self.copy(registered, Operand::Constant(number as u64 + 1));
        } else {
            self.copy(registered, Operand::Register(before));
        }
        Ok(())
    }

    /// `__pthread_unwind_next`: a cleanup is done, and the thread goes on ending.
    pub fn end_cleanup(&mut self) {
        self.leave_with(Operand::Constant(0));
    }

    /// At the beginning of the block in which the function is left: what is registered is done first.
    pub fn begin_cleanups(&mut self) {
        for number in 0..self.cleanups.len() {
            let (registered, before) = (self.registered[0], self.registered[number + 1]);
            let Cleanup { block, destination, .. } = self.cleanups[number].clone();
            let (this, other) = (self.new_block("cleanup.begins"), self.new_block("cleanup.other"));
            let condition = self.comparison(CompareOp::Eq, Width::I32, Operand::Register(registered), Operand::Constant(number as u64 + 1));
            self.emit(Op::Branch { condition, then: this, otherwise: other });
            self.go_to(this);
            self.copy(registered, Operand::Register(before));
            self.copy(destination, Operand::Constant(1));
            self.emit(Op::Jump { target: block });
            self.go_to(other);
        }
    }

    /// The address of this thread's copy of a variable: the objects of the copies follow that of the first, which is nobody's.
    pub fn thread_local(&mut self, global: GlobalId, offset: u64) -> Operand {
        let handle = self.temporary(Width::I64);
        self.emit(Op::Myself { destination: handle });
        let before = self.arithmetic(BinaryOp::Mul, Width::I64, Operand::Register(handle), Operand::Constant(pointer::make(1, 0)));
        let address = self.arithmetic(BinaryOp::Add, Width::I64, Operand::Global(global), before);
        self.plus(address, offset)
    }
}
