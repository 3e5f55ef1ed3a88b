//! Calls: of functions of the module, through pointers, of intrinsics and of the library.

use thinair_core::ir::{CheckKind, Op, Operand, Order, Width};

use super::constant::Scalar;
use super::function::{FURTHER_PARTS, FunctionLowering, HAS_VALUE};
use super::library::OVERRIDDEN;
use super::memory::{COPIED, Place};
use super::promote::operands;
use super::{Lower, refuse};
use crate::reader::{Assembly, Call, LocalId, Symbol, Value};

impl<'a> FunctionLowering<'_, '_, 'a> {
    pub fn call(&mut self, result: Option<LocalId>, call: &Call<'a>) -> Lower<()> {
        match self.callee(&call.callee)? {
            Callee::Named(name) if self.lowering.in_library() && super::rust::is_called(name) => {
                let Some((module, symbol)) = self.lowering.meanings.called(name) else {
                    self.give(result, Operand::Constant(0));
                    return Ok(());
                };
                let id = self.lowering.function_id(module, symbol, Some(self.at));
                self.lowering.called.insert(id);
                self.ordinary_call(result, Operand::Function(id), call, None)
            }
            Callee::Assembly(assembly) => self.assembly(result, &assembly, call),
            Callee::Named(name) if name.starts_with("llvm.") => self.intrinsic(result, name, call),
            Callee::Named(name) if self.call_of_cxx(result, name, call)? => Ok(()),
            Callee::Named(name) => {
                // The compiler's own `main` has no place.
                if name == super::rust::TESTS {
                    self.at = self.lowering.place_of_test().unwrap_or(self.at);
                }
                let name = super::rust::in_library(name).filter(|_| self.is_of_system()).unwrap_or(name);
                let name = if name == "pthread_barrier_wait" { self.barrier_wait(result) } else { self.renamed(name) };
                match self.lowering.find(name) {
                    Some((module, Symbol::Function(_))) if !OVERRIDDEN.contains(&name) => {
                        let id = self.lowering.function_id(module, name, Some(self.at));
                        self.lowering.called.insert(id);
                        let named = self.lowering.named_parameters(id)?;
                        match name {
                            "__cxa_throw" => self.expect_catcher(call),
                            "_ZSt9terminatev" => self.explain_termination(),
                            _ => {}
                        }
                        let section = name.starts_with("__VERIFIER_atomic_");
                        if section {
                            self.atomic_section(true)?;
                        }
                        self.ordinary_call(result, Operand::Function(id), call, named)?;
                        if section {
                            self.atomic_section(false)?;
                        }
                        Ok(())
                    }
                    _ => self.library_call(result, name, call),
                }
            }
            Callee::Pointer(pointer) => self.ordinary_call(result, pointer, call, call.named.map(|named| named as usize)),
        }
    }

    /// Is the instruction at hand part of what comes with the language?
    fn is_of_system(&mut self) -> bool {
        let name = self.scope_name();
        !self.lowering.in_library() && self.lowering.is_of_system(self.lowering.current, name)
    }

    /// Threads meet at barriers, unless somebody wants to know who came last.
    fn barrier_wait(&mut self, result: Option<LocalId>) -> &'static str {
        let own = self.lowering.in_library();
        let asks = !own && result.is_some_and(|result| self.is_used(result));
        self.lowering.asks_who_is_last |= asks;
        if own || asks || self.lowering.features.counting_barriers { "pthread_barrier_wait" } else { "__thinair_barrier_meet" }
    }

    fn callee(&mut self, callee: &Value<'a>) -> Lower<Callee<'a>> {
        let mut callee = callee;
        // Calls of functions that were declared without their parameters go through casts.
        while let Value::Cast(cast) = callee {
            callee = &cast.value;
        }
        match callee {
            Value::InlineAssembly(assembly) => Ok(Callee::Assembly(*assembly)),
            Value::Global(name) => match self.lowering.find(self.lowering.meanings.of(name)) {
                Some((_, Symbol::Variable(_))) => match self.lowering.address_of(name)? {
                    Scalar::Function(id) => Ok(Callee::Pointer(Operand::Function(id))),
                    _ => refuse(format!("`{name}` is called, but is no function")),
                },
                _ => Ok(Callee::Named(self.lowering.meanings.of(name))),
            },
            pointer => Ok(Callee::Pointer(self.pointer(pointer)?)),
        }
    }

    /// `named`: how many arguments have a name, where the callee takes any number.
    fn ordinary_call(&mut self, result: Option<LocalId>, function: Operand, call: &Call<'a>, named: Option<usize>) -> Lower<()> {
        let mut arguments = Vec::with_capacity(call.arguments.len());
        let mut copies = Vec::new();
        let split = named.unwrap_or(call.arguments.len()).min(call.arguments.len());
        for (number, (of, argument)) in call.arguments[..split].iter().enumerate() {
            match call.by_value.iter().find(|(this, _)| *this == number) {
                Some((_, of)) => {
                    let copy = self.copy_of(argument, *of)?;
                    copies.push(copy);
                    arguments.push(copy);
                }
                None => arguments.extend(self.parts(argument, *of)?),
            }
        }
        if named.is_some() {
            if call.by_value.iter().any(|(this, _)| *this >= split) {
                return refuse("a structure where any argument is taken is not supported");
            }
            let packed = self.pack(&call.arguments[split..])?;
            copies.push(packed);
            arguments.push(packed);
        }
        copies.retain(|copy| *copy != Operand::Constant(0));
        let parts = self.results(result);
        self.emit(Op::Call { destination: parts.first().copied(), function, arguments });
        self.land(&copies);
        if let Some(further) = parts.get(1..) {
            for (index, (&destination, leaf)) in further.iter().zip(self.lowering.leaves(call.result)?.iter().skip(1)).enumerate() {
                self.emit(Op::Take { destination, width: leaf.width, index: FURTHER_PARTS + index as u32 });
            }
        }
        let had_value = self.took_value(result);
        for copy in copies {
            self.emit(Op::Free { address: copy, local: true });
        }
        if let Some(condition) = had_value {
            let message = "the value of a function is used that ended without one".to_string();
            self.emit(Op::Check { condition, kind: CheckKind::Initialised, message });
        }
        Ok(())
    }

    /// Right after a call whose result is used: whether it has one, if there are functions that end without.
    fn took_value(&mut self, result: Option<LocalId>) -> Option<Operand> {
        let used =
            self.lowering.features.missing_results && !self.lowering.in_library() && result.is_some_and(|result| self.is_used(result));
        used.then(|| {
            let had = self.temporary(Width::I1);
            self.emit(Op::Take { destination: had, width: Width::I1, index: HAS_VALUE });
            Operand::Register(had)
        })
    }

    /// Does anything use this local?
    pub fn is_used(&self, local: LocalId) -> bool {
        let mut used = false;
        for instruction in self.source.blocks.iter().flat_map(|block| &block.instructions) {
            operands(&instruction.operation, &mut |value| used |= matches!(value, Value::Local(this) if *this == local));
        }
        used
    }

    /// A new object that is a copy of what a pointer points to.
    fn copy_of(&mut self, pointer: &Value<'a>, of: crate::reader::TypeId) -> Lower<Operand> {
        let size = self.lowering.size(of)?;
        let object = self.temporary(Width::I64);
        self.emit(Op::Allocate { destination: object, size: Operand::Constant(size), zeroed: false, local: true });
        let source = self.place(pointer)?;
        let copy = Place::Shared(Operand::Register(object));
        for leaf in self.lowering.leaves(of)? {
            let register = self.temporary(leaf.width);
            self.load_leaf(register, source, leaf, COPIED)?;
            self.store_leaf(copy, leaf, Operand::Register(register), Order::Plain)?;
        }
        Ok(Operand::Register(object))
    }

    /// The text of a string that an argument points to, if it is constant and has an end.
    pub fn string_argument(&mut self, call: &Call<'a>, number: usize) -> Option<String> {
        let (_, argument) = call.arguments.get(number)?;
        if matches!(argument, Value::Local(_)) {
            return None;
        }
        let Ok(Scalar::Global(global, offset)) = self.lowering.scalar(argument, crate::reader::POINTER) else { return None };
        let mut bytes = Vec::new();
        for at in offset.. {
            match self.lowering.constant_at(global, at, thinair_core::ir::Width::I8)? {
                Scalar::Number(0) => break,
                Scalar::Number(byte) => bytes.push(byte as u8),
                _ => return None,
            }
        }
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// The operand of an argument.
    pub fn argument(&mut self, call: &Call<'a>, number: usize) -> Lower<Operand> {
        match call.arguments.get(number) {
            Some((of, argument)) => self.operand(argument, *of),
            None => refuse(format!("this call needs at least {} arguments", number + 1)),
        }
    }

    /// Gives a call that has a result this one.
    pub fn give(&mut self, result: Option<LocalId>, value: Operand) {
        self.copy_parts(result, &[value]);
    }
}

enum Callee<'a> {
    Assembly(Assembly<'a>),
    Named(&'a str),
    Pointer(Operand),
}
