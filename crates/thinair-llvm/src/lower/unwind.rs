//! How functions are left by unwinding: because an exception goes through them, or because the thread ends.
//!
//! Unwinding goes from call to call ([`Op::Unwind`]), and stops where there is something to do: at a landing pad of the source, or where local variables
//! that live in memory come to their end. What comes along is the exception, 0 if the thread ends; a landing pad asks it, clause by clause, whether it is
//! meant (`__thinair_catches`, in `library/cxx.cpp`).

use thinair_core::ir::{BlockId, CheckKind, CompareOp, Instruction, Op, Operand, RegisterId, Width};

use super::function::{EXCEPTION, FunctionLowering};
use super::{Lower, refuse};
use crate::reader::{Call, Clause, LocalId, Operation, TypeId, Value};

/// What a landing pad answers for whatever has no type of its own, and where a filter lets nothing pass.
const ANYTHING: u64 = 1;
const FILTERED: u64 = 0xFFFF_FFFF;

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// A call that ends its block.
    pub fn call_with_landing(
        &mut self,
        result: Option<LocalId>,
        call: &Call<'a>,
        (from, numbers): (usize, &[Option<BlockId>]),
    ) -> Lower<()> {
        let Some((normal, unwind)) = call.landing else { return refuse("this call does not end a block") };
        self.landing = Some((self.edge(from, unwind, numbers)?, self.catches(unwind)));
        self.call(result, call)?;
        self.landing = None;
        if !self.ended {
            let target = self.edge(from, normal, numbers)?;
            self.emit(Op::Jump { target });
        }
        Ok(())
    }

    /// The register that holds the exception while the function is left.
    fn exception(&mut self) -> RegisterId {
        let register = self.exception.unwrap_or_else(|| self.register("exception", Width::I64));
        self.exception = Some(register);
        register
    }

    /// The block in which the function is left by unwinding.
    fn unwinding(&mut self) -> BlockId {
        let block = self.unwinding.unwrap_or_else(|| self.new_block("unwind"));
        self.unwinding = Some(block);
        block
    }

    /// Leaves the function with an exception, or with 0 because the thread ends.
    pub fn leave_with(&mut self, exception: Operand) {
        let register = self.exception();
        self.copy(register, exception);
        let target = self.landing.map_or_else(|| self.unwinding(), |(block, _)| block);
        self.emit(Op::Jump { target });
        self.ended = true;
    }

    /// Right after a call: where it goes on if it is left by unwinding. What was made for it is gone then.
    pub fn land(&mut self, made: &[Operand]) {
        let begins_thread = self.is_main() || self.source.name.starts_with("__thinair_start");
        let has_objects = !self.objects.is_empty() || !self.inlined_objects.is_empty();
        let has_work = begins_thread || has_objects || !self.registered.is_empty() || !made.is_empty();
        if !self.lowering.features.unwinds || (!has_work && self.landing.is_none()) {
            return;
        }
        let (target, catches) = self.landing.unwrap_or_else(|| (self.unwinding(), false));
        let exception = self.exception();
        let instruction = |op| Instruction { op, at: self.at };
        let mut instructions = vec![instruction(Op::Take { destination: exception, width: Width::I64, index: EXCEPTION })];
        instructions.extend(made.iter().map(|&address| instruction(Op::Free { address, local: true })));
        instructions.push(instruction(Op::Jump { target }));
        let unwind = self.new_block("call.unwind");
        self.blocks[unwind.index()].instructions = instructions;
        let on = self.new_block("call.done");
        self.emit(Op::Land { target: on, unwind, catches });
        self.go_to(on);
    }

    /// Makes the block in which the function is left by unwinding: its variables are gone, and its caller is told.
    pub fn unwind(&mut self) {
        let Some(block) = self.unwinding else { return };
        self.number = block;
        self.at = self.place.unwrap_or_else(|| self.lowering.location(self.source.debug));
        let exception = Operand::Register(self.exception());
        self.begin_cleanups();
        for (object, at) in std::mem::take(&mut self.inlined_objects) {
            let here = std::mem::replace(&mut self.at, at);
            self.emit(Op::Free { address: object, local: true });
            self.at = here;
        }
        self.free_objects();
        if self.is_main() || self.source.name.starts_with("__thinair_start") {
            if self.lowering.is_lenient() {
                // A panic was told where it was, and a thread of Rust does not end in the middle.
                let message = "the main thread ends in the middle of a function".to_string();
                self.emit(Op::Check { condition: Operand::Constant(0), kind: CheckKind::Limit, message });
            }
            let ends = self.comparison(CompareOp::Eq, Width::I64, exception, Operand::Constant(0));
            let message = "an exception is thrown that nobody catches".to_string();
            self.emit(Op::Check { condition: ends, kind: CheckKind::Uncaught, message });
            self.call_library("__thinair_end_thread", Vec::new());
            self.emit(Op::Exit { process: false });
        } else {
            self.emit(Op::Pass { index: EXCEPTION, width: Width::I64, value: exception });
            self.emit(Op::Unwind);
        }
        self.blocks[self.number.index()].instructions = std::mem::take(&mut self.current);
    }

    /// `resume`: the exception of a landing pad goes on.
    pub fn resume(&mut self, of: TypeId, value: &Value<'a>, lands: Option<(usize, LocalId, &[Option<BlockId>])>) -> Lower<()> {
        let Some(&exception) = self.parts(value, of)?.first() else { return refuse("`resume` without an exception") };
        match lands {
            None => self.leave_with(exception),
            Some((from, to, numbers)) => {
                let register = self.exception();
                self.copy(register, exception);
                let target = self.edge(from, to, numbers)?;
                self.emit(Op::Jump { target });
            }
        }
        Ok(())
    }

    /// `landingpad`: the exception, and which clause means it.
    pub fn landing_pad(&mut self, result: Option<LocalId>, of: TypeId, cleanup: bool, clauses: &[Clause<'a>]) -> Lower<()> {
        if self.lowering.leaves(of)?.len() != 2 {
            return refuse("a landing pad of this type is not supported");
        }
        let exception = Operand::Register(self.exception());
        let answer = self.temporary(Width::I32);
        let end = self.new_block("lands");
        for clause in clauses {
            match clause {
                Clause::Catch(Value::Null | Value::Zero) => {
                    self.copy(answer, Operand::Constant(ANYTHING));
                    self.emit(Op::Jump { target: end });
                    let rest = self.new_block("lands.never");
                    self.go_to(rest);
                }
                Clause::Catch(of) => {
                    let of = self.pointer(of)?;
                    let number = self.lowering.exception_type(of);
                    let (then, rest) = (self.new_block("lands.here"), self.new_block("lands.asks"));
                    let is_meant = self.is_meant(exception, of);
                    self.emit(Op::Branch { condition: is_meant, then, otherwise: rest });
                    self.go_to(then);
                    self.copy(answer, Operand::Constant(number));
                    self.emit(Op::Jump { target: end });
                    self.go_to(rest);
                }
                Clause::Filter(types) => {
                    let passes = self.new_block("lands.passes");
                    for of in types {
                        let of = self.pointer(of)?;
                        let next = self.new_block("lands.asks");
                        let is_meant = self.is_meant(exception, of);
                        self.emit(Op::Branch { condition: is_meant, then: passes, otherwise: next });
                        self.go_to(next);
                    }
                    self.copy(answer, Operand::Constant(FILTERED));
                    self.emit(Op::Jump { target: end });
                    self.go_to(passes);
                }
            }
        }
        self.copy(answer, Operand::Constant(0));
        let target = if cleanup { end } else { self.unwinding() };
        self.emit(Op::Jump { target });
        self.go_to(end);
        self.copy_parts(result, &[exception, Operand::Register(answer)]);
        Ok(())
    }

    /// Does a clause with this type mean the exception?
    fn is_meant(&mut self, exception: Operand, of: Operand) -> Operand {
        let function = Operand::Function(self.lowering.library_function("__thinair_catches", self.at));
        let found = self.temporary(Width::I32);
        self.emit(Op::Call { destination: Some(found), function, arguments: vec![exception, of] });
        self.comparison(CompareOp::Ne, Width::I32, Operand::Register(found), Operand::Constant(0))
    }

    /// `llvm.eh.typeid.for`: what a landing pad answers for a type.
    pub fn number_of_type(&mut self, result: Option<LocalId>, call: &Call<'a>) -> Lower<()> {
        let of = self.argument(call, 0)?;
        let number = if of == Operand::Constant(0) { ANYTHING } else { self.lowering.exception_type(of) };
        self.give(result, Operand::Constant(number));
        Ok(())
    }

    /// May unwinding end at the landing pad of a label?
    fn catches(&self, label: LocalId) -> bool {
        let mut label = label;
        // Where a body stands in the place of a call, its variables end before.
        for _ in 0..self.source.blocks.len() {
            let Some(block) = self.block_of(label) else { return false };
            let instructions = &self.source.blocks[block].instructions;
            let pad = instructions.iter().find_map(|instruction| match &instruction.operation {
                Operation::LandingPad { clauses, .. } => Some(!clauses.is_empty()),
                _ => None,
            });
            match (pad, instructions.last().map(|last| &last.operation)) {
                (Some(catches), _) => return catches,
                (None, Some(Operation::Jump(next))) => label = *next,
                _ => return false,
            }
        }
        false
    }

    /// Before an exception is thrown: is there somebody to catch it? If not, this is the place to say so, where all calls are still active.
    pub fn expect_catcher(&mut self, call: &Call<'a>) {
        // It may be caught right here.
        if self.landing.is_some_and(|(_, catches)| catches) {
            return;
        }
        let of = call.arguments.get(1).map(|(_, of)| of);
        let name = of.and_then(type_name).and_then(|name| name.strip_prefix("_ZTI"));
        let message = match name {
            Some(name) => format!("an exception of type `{}` is thrown that nobody catches", crate::demangle::of_type(name)),
            None => "an exception is thrown that nobody catches".to_string(),
        };
        let condition = self.temporary(Width::I1);
        self.emit(Op::Caught { destination: condition });
        self.emit(Op::Check { condition: Operand::Register(condition), kind: CheckKind::Uncaught, message });
    }

    /// Before `std::terminate` is called, where it is known why.
    pub fn explain_termination(&mut self) {
        if matches!(self.source.name, "_ZNSt6threadD1Ev" | "_ZNSt6threadD2Ev" | "_ZNSt6threadaSEOS_") {
            let message = "a std::thread is destroyed, or assigned to, that was neither joined nor detached: std::terminate is called";
            self.emit(Op::Check { condition: Operand::Constant(0), kind: CheckKind::Terminate, message: message.to_string() });
        }
    }
}

/// The name of the type information that a constant is the address of.
fn type_name<'a>(value: &Value<'a>) -> Option<&'a str> {
    match value {
        Value::Global(name) => Some(name),
        Value::Cast(cast) => type_name(&cast.value),
        _ => None,
    }
}
