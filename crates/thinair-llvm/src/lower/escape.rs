//! Which thread-local variables may be known to other threads: their addresses are used for more than loading and storing.
//!
//! The life of such a variable ends with its thread, as an event; that of the others ends unseen.

use rustc_hash::FxHashMap;

use super::constant::Scalar;
use super::function::FunctionLowering;
use super::promote::operands;
use super::{Lower, library};
use crate::reader::{LocalId, Operation, Value};

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// Notes the variables of threads whose addresses this function gives away.
    pub fn find_escaping_locals(&mut self) -> Lower<()> {
        if self.lowering.in_library() || !self.lowering.features.thread_locals {
            return Ok(());
        }
        let source = self.source;
        // The locals that are addresses in such a variable.
        let mut inside: FxHashMap<LocalId, Scalar> = FxHashMap::default();
        for instruction in source.blocks.iter().flat_map(|block| &block.instructions) {
            let mut given_away = Vec::new();
            let mut accessed = None;
            match &instruction.operation {
                Operation::Load { pointer, .. } | Operation::ReadModifyWrite { pointer, .. } => accessed = Some(pointer),
                Operation::Store { pointer, .. } => accessed = Some(pointer),
                Operation::CompareExchange(this) => accessed = Some(&this.pointer),
                Operation::GetElementPointer(address) => accessed = Some(&address.base),
                Operation::Cast { op: "bitcast", value, .. } => accessed = Some(value),
                Operation::Call(call) => match &call.callee {
                    Value::Global(name) if name.starts_with("llvm.threadlocal.address") || library::forgets_arguments(name) => {
                        accessed = call.arguments.first().map(|(_, argument)| argument);
                    }
                    _ => {}
                },
                _ => {}
            }
            let derives = matches!(instruction.operation, Operation::GetElementPointer(_) | Operation::Cast { .. } | Operation::Call(_));
            operands(&instruction.operation, &mut |value| {
                if !accessed.is_some_and(|accessed| std::ptr::eq(accessed, value)) {
                    given_away.push(value);
                }
            });
            for value in given_away {
                if let Some(Scalar::ThreadLocal(global, _)) = self.thread_local_address(value, &inside)? {
                    self.lowering.escaping.insert(global);
                }
            }
            if derives
                && let (Some(accessed), Some(result)) = (accessed, instruction.result)
                && let Some(address) = self.thread_local_address(accessed, &inside)?
            {
                inside.insert(result, address);
            }
        }
        Ok(())
    }

    /// The variable of a thread that an address points into.
    fn thread_local_address(&mut self, value: &Value<'a>, inside: &FxHashMap<LocalId, Scalar>) -> Lower<Option<Scalar>> {
        match value {
            Value::Local(local) => Ok(inside.get(local).copied()),
            Value::Global(name) if self.lowering.is_thread_local(name)? => Ok(Some(self.lowering.address_of(name)?)),
            Value::Cast(cast) => self.thread_local_address(&cast.value, inside),
            Value::GetElementPointer(address) => self.thread_local_address(&address.base, inside),
            _ => Ok(None),
        }
    }
}
