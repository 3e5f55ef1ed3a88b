//! Calls: of functions of the module, through pointers, of intrinsics and of the library.

use thinair_core::ir::{Op, Operand};

use super::constant::Scalar;
use super::function::FunctionLowering;
use super::library::OVERRIDDEN;
use super::{Lower, refuse};
use crate::reader::{Call, LocalId, Symbol, Value};

/// Inline assembly that does nothing but keep the compiler or the processor from hurrying.
const HARMLESS_ASSEMBLY: [&str; 5] = ["", "pause", "nop", "rep; nop", "rep; nop;"];

impl<'a> FunctionLowering<'_, '_, '_, 'a> {
    pub fn call(&mut self, result: Option<LocalId>, call: &Call<'a>) -> Lower<()> {
        match self.callee(&call.callee)? {
            Callee::Assembly(text) if HARMLESS_ASSEMBLY.contains(&text.trim()) && result.is_none() => Ok(()),
            Callee::Assembly(text) => {
                let shown: String = text.chars().take(40).collect();
                refuse(format!("inline assembly is not supported: \"{shown}\""))
            }
            Callee::Named(name) if name.starts_with("llvm.") => self.intrinsic(result, name, call),
            Callee::Named(name) if name.starts_with("__VERIFIER_atomic_") => {
                refuse(format!("`{name}`, which other tools run in one step, is not supported"))
            }
            Callee::Named(name) if self.lowering.is_defined(name) && !OVERRIDDEN.contains(&name) => {
                let id = self.lowering.function_id(name);
                self.lowering.called.insert(id);
                self.ordinary_call(result, Operand::Function(id), call)
            }
            Callee::Named(name) => self.library_call(result, name, call),
            Callee::Pointer(pointer) => self.ordinary_call(result, pointer, call),
        }
    }

    fn callee(&mut self, callee: &Value<'a>) -> Lower<Callee<'a>> {
        let mut callee = callee;
        // Calls of functions that were declared without their parameters go through casts.
        while let Value::Cast(cast) = callee {
            callee = &cast.value;
        }
        match callee {
            Value::InlineAssembly(text) => Ok(Callee::Assembly(text)),
            Value::Global(name) => match self.lowering.module.symbols.get(name) {
                Some(Symbol::Variable(_)) => match self.lowering.address_of(name)? {
                    Scalar::Function(id) => Ok(Callee::Pointer(Operand::Function(id))),
                    _ => refuse(format!("`{name}` is called, but is no function")),
                },
                _ => Ok(Callee::Named(name)),
            },
            pointer => Ok(Callee::Pointer(self.pointer(pointer)?)),
        }
    }

    fn ordinary_call(&mut self, result: Option<LocalId>, function: Operand, call: &Call<'a>) -> Lower<()> {
        if call.by_value {
            return refuse("passing a structure by value is not supported");
        }
        let mut arguments = Vec::with_capacity(call.arguments.len());
        for (of, argument) in &call.arguments {
            arguments.extend(self.parts(argument, *of)?);
        }
        let destination = match self.results(result).as_slice() {
            [] => None,
            &[one] => Some(one),
            _ => return refuse("a call that returns a structure of several parts is not supported"),
        };
        self.emit(Op::Call { destination, function, arguments });
        Ok(())
    }

    /// The text of a string that an argument points to.
    pub fn string_argument(&mut self, call: &Call<'a>, number: usize) -> Option<String> {
        let (_, argument) = call.arguments.get(number)?;
        if matches!(argument, Value::Local(_)) {
            return None;
        }
        let Ok(Scalar::Global(global, offset)) = self.lowering.scalar(argument, crate::reader::POINTER) else { return None };
        let mut bytes = Vec::new();
        for at in offset.. {
            match self.lowering.constant_at(global, at, thinair_core::ir::Width::I8) {
                Some(Scalar::Number(byte)) if byte != 0 => bytes.push(byte as u8),
                _ => break,
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
    Assembly(&'a str),
    Named(&'a str),
    Pointer(Operand),
}
