//! Lowering: a module of LLVM IR becomes a [`Program`].
//!
//! `main` is the one thread that exists from the start (its parameters are 0). Only what can be reached from it is lowered: functions through
//! calls and addresses, globals through addresses.
//!
//! - Local variables whose address stays in the function are registers or private memory ([`promote`]); the others are objects, allocated where
//!   the function begins and freed before it returns, so that using one later is found (those of `main` are kept: threads may outlive it).
//! - Pointers are 64-bit integers, an `i1` takes a byte of memory, aggregates are several registers ([`layout`]).
//! - Copies of memory are taken apart into the scalars of the type, where it is known ([`memory`]).
//! - A weak compare-and-exchange never fails without a reason. An undefined value is 0, and so is a local variable that is not initialised.
//! - What is not supported is refused by name, with the line of the user's source.

mod call;
mod constant;
mod function;
mod instruction;
mod intrinsic;
mod layout;
mod library;
mod memory;
mod promote;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, VecDeque};

use rustc_hash::{FxHashMap, FxHashSet};
use thinair_core::ir::{FileId, Function, FunctionId, Initializer, Operand, Program, SourceLocation, ThreadStart};

use crate::reader::{Module, Symbol, TypeId};
use crate::{Error, ErrorKind};
use constant::Scalar;

/// What the user can set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The least and the greatest value that an input of the program takes; `None`: inputs are refused.
    pub nondet: Option<(i64, i64)>,
}

/// Why something cannot be lowered.
pub(crate) enum Refusal {
    /// Here: whoever knows the position adds it.
    Here {
        message: String,
        hint: Option<String>,
    },
    Elsewhere(Error),
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Refusal {
        Refusal::Elsewhere(error)
    }
}

pub(crate) type Lower<T> = Result<T, Refusal>;

pub(crate) fn refuse<T>(message: impl Into<String>) -> Lower<T> {
    Err(Refusal::Here { message: message.into(), hint: None })
}

/// The program so far.
pub(crate) struct Lowering<'m, 'a> {
    module: &'m mut Module<'a>,
    options: Options,
    program: Program,
    files: FxHashMap<String, FileId>,
    functions: FxHashMap<&'a str, FunctionId>,
    queue: VecDeque<(&'a str, FunctionId)>,
    addresses: FxHashMap<&'a str, Scalar>,
    /// For each global that never changes, the addresses in it.
    constants: Vec<Option<BTreeMap<u64, Initializer>>>,
    /// Functions that threads begin with.
    starts: FxHashSet<FunctionId>,
    /// Functions that are called, with one place.
    called: FxHashSet<FunctionId>,
    /// Functions that end their thread, with the error if another one calls them.
    ends_thread: BTreeMap<FunctionId, Error>,
}

/// Makes a program of a module. Whether it is well formed is for the verifier to say.
pub fn lower(module: &mut Module<'_>, options: Options) -> Result<Program, Error> {
    let mut lowering = Lowering {
        module,
        options,
        program: Program::default(),
        files: FxHashMap::default(),
        functions: FxHashMap::default(),
        queue: VecDeque::new(),
        addresses: FxHashMap::default(),
        constants: Vec::new(),
        starts: FxHashSet::default(),
        called: FxHashSet::default(),
        ends_thread: BTreeMap::new(),
    };
    lowering.run()?;
    Ok(lowering.program)
}

impl<'a> Lowering<'_, 'a> {
    fn run(&mut self) -> Result<(), Error> {
        if !matches!(self.module.symbols.get("main"), Some(Symbol::Function(_))) {
            let message = "there is no function main".to_string();
            return Err(Error { kind: ErrorKind::Malformed, file: self.module.file.clone(), line: 0, column: 0, message, hint: None });
        }
        let main = self.function_id("main");
        self.starts.insert(main);
        while let Some((name, id)) = self.queue.pop_front() {
            let Some(&Symbol::Function(offset)) = self.module.symbols.get(name) else { continue };
            let source = self.module.function(offset).map_err(|error| self.module.error(error))?;
            self.program.functions[id.index()] = function::lower(self, &source, id)?;
        }
        if let Some((_, error)) = self.ends_thread.iter().find(|(id, _)| self.called.contains(id) || !self.starts.contains(id)) {
            return Err(error.clone());
        }
        let arguments = vec![Operand::Constant(0); self.program.functions[main.index()].parameters.len()];
        self.program.threads.push(ThreadStart { function: main, arguments });
        Ok(())
    }

    /// The id of a function that is defined here; it is lowered later.
    fn function_id(&mut self, name: &'a str) -> FunctionId {
        if let Some(&known) = self.functions.get(name) {
            return known;
        }
        let id = FunctionId(self.program.functions.len() as u32);
        self.program.functions.push(Function {
            name: name.to_string(),
            parameters: Vec::new(),
            result: None,
            registers: Vec::new(),
            private: Vec::new(),
            blocks: Vec::new(),
        });
        self.functions.insert(name, id);
        self.queue.push_back((name, id));
        id
    }

    fn file_id(&mut self, name: &str) -> FileId {
        if let Some(&known) = self.files.get(name) {
            return known;
        }
        let id = FileId(self.program.files.len() as u32);
        self.program.files.push(name.to_string());
        self.files.insert(name.to_string(), id);
        id
    }

    /// Is there a function of this name in the module itself?
    fn is_defined(&self, name: &str) -> bool {
        matches!(self.module.symbols.get(name), Some(Symbol::Function(_)))
    }

    /// How many parameters a function of the module has.
    fn parameter_count(&mut self, id: FunctionId) -> Lower<usize> {
        let name = self.functions.iter().find(|(_, known)| **known == id).map(|(name, _)| *name);
        match name.and_then(|name| self.module.symbols.get(name)) {
            Some(&Symbol::Function(offset)) => Ok(self.module.function(offset).map_err(|error| self.module.error(error))?.parameters.len()),
            _ => Ok(0),
        }
    }

    fn type_of_variable(&mut self, name: &str) -> Lower<Option<TypeId>> {
        match self.module.symbols.get(name) {
            Some(&Symbol::Variable(offset)) => {
                let variable = self.module.variable(offset).map_err(|error| self.module.error(error))?;
                Ok((!variable.alias).then_some(variable.of))
            }
            _ => Ok(None),
        }
    }

    /// The position that a number of debug information stands for; unknown if there is none.
    fn location(&mut self, debug: Option<u32>) -> SourceLocation {
        match self.module.position(debug) {
            Some(position) => SourceLocation { file: self.file_id(position.file), line: position.line, column: position.column },
            None => SourceLocation::default(),
        }
    }
}
