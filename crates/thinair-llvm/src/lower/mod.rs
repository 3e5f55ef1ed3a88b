//! Lowering: modules of LLVM IR become one [`Program`].
//!
//! `main` is the one thread that exists from the start (its arguments are the program's name alone); when it returns, the program ends. Only what can be reached from it
//! is lowered: functions through calls and addresses, globals through addresses. Names that a module only declares are looked for in the others
//! ([`link`]), last in our own library, which is LLVM IR too (`library/*.c`); what is left is known here by name ([`library`]) or refused.
//!
//! - Small functions are put in the place of their calls ([`inline`]).
//! - Local variables whose address stays in the function are registers or private memory ([`promote`]); the others are objects, allocated where
//!   the function begins and freed before it returns, so that using one later is found (those of `main` are kept: threads may outlive it).
//! - Pointers are 64-bit integers, an `i1` takes a byte of memory, aggregates and integers of 128 bits are several registers ([`layout`]).
//! - Copies of memory are taken apart into the scalars of the type, where it is known ([`memory`]).
//! - A function of our library, and one of a header of the C++ library, is lowered once for each place that calls it, and all of it has the position of that
//!   place: errors and events in it are shown where the user wrote the call.
//! - An undefined value is 0; a local variable that is read before it has a value is an error ([`initialised`]).
//! - What is not supported is refused by name, with the line of the user's source.

mod assembly;
mod atomic;
mod call;
pub mod compact;
mod constant;
mod cxx;
mod decide;
mod escape;
mod exclusives;
mod function;
mod initialised;
mod inline;
mod instruction;
mod intrinsic;
mod late;
mod layout;
mod library;
mod link;
mod memory;
mod odd;
mod odr;
mod output;
mod promote;
pub mod rust;
#[cfg(test)]
mod tests;
mod thread;
mod undefined;
mod unwind;
mod variadic;
mod wide;
mod widths;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use rustc_hash::{FxHashMap, FxHashSet};
use thinair_core::ir::{
    BinaryOp, FileId, Function, FunctionId, Global, GlobalId, Initializer, Instruction, Op, Operand, Program, Register, RegisterId,
    SourceLocation, Storage, ThreadStart, Width, pointer,
};

use crate::reader::{Module, Symbol, TypeId, Value, debug_number};
use crate::{Error, ErrorKind};
use constant::Scalar;
use link::{Features, Links};
pub use undefined::Allowed;

/// What the user can set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The least and the greatest value that an input of the program takes; `None`: inputs are refused.
    pub nondet: Option<(i64, i64)>,
    /// Undefined behaviour that is no error.
    pub allowed: Allowed,
    /// Accesses that are volatile are relaxed atomics.
    pub volatile_is_relaxed: bool,
    pub failures: Failures,
    /// Of a program in Rust that is made of tests, the one that is checked ([`crate::rust_tests`]).
    pub test: Option<u32>,
}

/// Which calls are failures of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Failures {
    /// Assertions that do not hold, `abort`, `reach_error`, and whatever else is called in a failure.
    #[default]
    Every,
    /// `reach_error` and `__VERIFIER_error` alone: the others end the program without a word.
    ReachError,
    /// None: all of them end the program without a word.
    No,
}

/// The function of our library that ends the life of a thread's variables; empty before all of them are known.
const END_OF_LOCALS: &str = "__thinair_end_of_locals";

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

/// A function that is lowered, or will be.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Instance<'a> {
    module: usize,
    name: &'a str,
    /// For a function of our library: the place that it is lowered for.
    place: Option<SourceLocation>,
}

/// The program so far.
pub(crate) struct Lowering<'a> {
    modules: Vec<Module<'a>>,
    /// So many of them are the user's; the others are our library.
    users: usize,
    /// The module of what is lowered at the moment: types and names are its own.
    current: usize,
    links: Links<'a>,
    options: Options,
    features: Features,
    program: Program,
    files: FxHashMap<String, FileId>,
    functions: FxHashMap<Instance<'a>, FunctionId>,
    instances: Vec<Instance<'a>>,
    queue: VecDeque<FunctionId>,
    addresses: FxHashMap<(usize, &'a str), Scalar>,
    /// For each function that was asked for, whether it stands in a header of the system.
    of_system: FxHashMap<(usize, &'a str), bool>,
    /// For each global that never changes, the addresses in it.
    constants: Vec<Option<BTreeMap<u64, Initializer>>>,
    /// Thread-local variables whose addresses others may learn.
    escaping: BTreeSet<GlobalId>,
    /// Functions of our library that users know by another name.
    shown_as: FxHashMap<FunctionId, String>,
    /// Functions that are called, with one place.
    called: FxHashSet<FunctionId>,
    /// Is there a function that may end without the value that it should return?
    lacks_results: bool,
    /// Does anybody use what `pthread_barrier_wait` returns?
    asks_who_is_last: bool,
    /// The types of exceptions that landing pads ask for.
    exception_types: Vec<Operand>,
    /// Functions that run before and after main, in order, each with its module.
    before_main: Vec<(usize, &'a str)>,
    after_main: Vec<(usize, &'a str)>,
    bodies: inline::Bodies<'a>,
    /// For each module of the user's, whether it is of Rust.
    lenient: Vec<bool>,
    /// What names of Rust mean.
    meanings: rust::Meanings<'a>,
    /// How many instructions were put in the place of calls.
    inlined: usize,
}

/// Makes a program of modules, of which the first are the user's, and the others our library. Whether it is well formed is for the verifier to say.
pub fn lower(modules: Vec<Module<'_>>, users: usize, options: Options) -> Result<Program, Error> {
    for module in &modules[..users] {
        if let Some(name) = widths::static_kind(module) {
            let message = format!("`{name}`: a recursive or error-checking mutex with a static initialiser, where `long` has 32 bits");
            let hint = Some("initialise it with pthread_mutex_init".to_string());
            return Err(Error { kind: ErrorKind::Unsupported, file: module.file.clone(), line: 0, column: 0, message, hint });
        }
    }
    let features = Features::find(&modules[..users]);
    let mut lowering = Lowering::new(modules, users, features, options)?;
    lowering.run()?;
    // Only now it is known that all calls must look whether there is a result, and whether barriers must count.
    let missing_results = features.missing_results || lowering.lacks_results;
    let counting_barriers = features.counting_barriers || lowering.asks_who_is_last;
    if (missing_results, counting_barriers) != (features.missing_results, features.counting_barriers) {
        lowering = Lowering::new(lowering.modules, users, Features { missing_results, counting_barriers, ..features }, options)?;
        lowering.run()?;
    }
    Ok(lowering.program)
}

impl<'a> Lowering<'a> {
    fn new(modules: Vec<Module<'a>>, users: usize, features: Features, options: Options) -> Result<Self, Error> {
        Ok(Lowering {
            links: Links::find(&modules, users)?,
            lenient: modules[..users].iter().map(rust::is_of_rust).collect(),
            meanings: rust::Meanings::find(&modules[..users]),
            modules,
            users,
            current: 0,
            options,
            features,
            program: Program::default(),
            files: FxHashMap::default(),
            functions: FxHashMap::default(),
            instances: Vec::new(),
            queue: VecDeque::new(),
            addresses: FxHashMap::default(),
            of_system: FxHashMap::default(),
            constants: Vec::new(),
            escaping: BTreeSet::new(),
            shown_as: FxHashMap::default(),
            called: FxHashSet::default(),
            lacks_results: false,
            asks_who_is_last: false,
            exception_types: Vec::new(),
            before_main: Vec::new(),
            after_main: Vec::new(),
            bodies: FxHashMap::default(),
            inlined: 0,
        })
    }

    fn run(&mut self) -> Result<(), Error> {
        self.before_main = self.around_main("llvm.global_ctors")?;
        self.after_main = self.around_main("llvm.global_dtors")?;
        // The last to be listed is the first to run.
        self.after_main.reverse();
        let Some((module, Symbol::Function(_))) = self.find("main") else {
            let message = "there is no function main".to_string();
            return Err(Error { kind: ErrorKind::Malformed, file: self.module().file.clone(), line: 0, column: 0, message, hint: None });
        };
        let main = self.function_id(module, "main", None);
        while let Some(id) = self.queue.pop_front() {
            let Instance { module, name, place } = self.instances[id.index()];
            self.current = module;
            let Some(&Symbol::Function(offset)) = self.module().symbols.get(name) else { continue };
            let source = self.module().function(offset);
            let source = source.map_err(|error| self.module().error(error))?;
            let mut source = self.with_callees(source);
            if self.is_lenient() {
                late::bring_late(&mut source);
            }
            self.program.functions[id.index()] = function::lower(self, &source, place)?;
        }
        if !self.called.contains(&main) {
            self.end_with_main(main);
        }
        self.end_thread_locals();
        let users = self.users;
        let instances = &self.instances;
        widths::fit_library_calls(&mut self.program.functions, |id| instances[id.index()].module >= users);
        for (function, name) in std::mem::take(&mut self.shown_as) {
            self.program.functions[function.index()].name = name;
        }
        let arguments = self.arguments_of_main(main);
        self.program.threads.push(ThreadStart { function: main, arguments });
        Ok(())
    }

    /// The functions that a list of constructors or destructors names, by their priorities, each with its module.
    fn around_main(&mut self, list: &str) -> Result<Vec<(usize, &'a str)>, Error> {
        let mut found = Vec::new();
        for number in 0..self.modules.len() {
            let module = &mut self.modules[number];
            let Some(&Symbol::Variable(offset)) = module.symbols.get(list) else { continue };
            let variable = module.variable(offset).map_err(|error| module.error(error))?;
            let Some(Value::Aggregate(entries)) = variable.value else { continue };
            for (_, entry) in entries {
                let parts = if let Value::Aggregate(parts) = entry { parts } else { Vec::new() };
                let [(_, Value::Int(priority)), (_, Value::Global(name)), ..] = parts[..] else {
                    let (message, file) = (format!("@{list} names what is no function"), module.file.clone());
                    return Err(Error { kind: ErrorKind::Unsupported, file, line: 0, column: 0, message, hint: None });
                };
                found.push((priority, (number, name)));
            }
        }
        found.sort_by_key(|(priority, _)| *priority);
        Ok(found.into_iter().map(|(_, function)| function).collect())
    }

    /// The program is called by its name, without arguments, in an empty environment.
    fn arguments_of_main(&mut self, main: FunctionId) -> Vec<Operand> {
        let parameters = self.program.functions[main.index()].parameters.len();
        let mut arguments = vec![Operand::Constant(0); parameters];
        if parameters < 2 {
            return arguments;
        }
        let file = self.modules[0].file.rsplit('/').next().unwrap_or_default();
        let name = file.split_once('.').map_or(file, |(stem, _)| stem);
        let text: Vec<Initializer> = name.bytes().chain([0]).map(|byte| Initializer::Value(byte.into())).collect();
        let name = self.add_global("argv[0]", Width::I8, text);
        let list = self.add_global("argv", Width::I64, vec![Initializer::Address(name, 0), Initializer::Value(0)]);
        let environment = self.add_global("envp", Width::I64, vec![Initializer::Value(0)]);
        for (argument, value) in arguments.iter_mut().zip([Operand::Constant(1), Operand::Global(list), Operand::Global(environment)]) {
            *argument = value;
        }
        arguments
    }

    fn add_global(&mut self, name: &str, element: Width, init: Vec<Initializer>) -> GlobalId {
        let id = GlobalId(self.program.globals.len() as u32);
        self.program.globals.push(Global {
            name: name.to_string(),
            storage: Storage::Variable,
            element,
            length: init.len() as u32,
            init,
            at: SourceLocation::default(),
        });
        self.constants.push(None);
        id
    }

    /// The life of a thread's variables ends with it, where others may know their addresses.
    fn end_thread_locals(&mut self) {
        let escaping = std::mem::take(&mut self.escaping);
        for (instance, function) in self.instances.iter().zip(&mut self.program.functions) {
            let Some(entry) = function.blocks.first_mut().filter(|_| instance.name == END_OF_LOCALS) else { continue };
            let at = instance.place.unwrap_or_default();
            let mut register = |name: &str| {
                function.registers.push(Register { name: name.to_string(), width: Width::I64 });
                RegisterId(function.registers.len() as u32 - 1)
            };
            let (handle, distance) = (register("handle"), register("distance"));
            let mut ops = vec![
                Op::Myself { destination: handle },
                Op::Binary {
                    destination: distance,
                    op: BinaryOp::Mul,
                    width: Width::I64,
                    left: Operand::Register(handle),
                    right: Operand::Constant(pointer::make(1, 0)),
                },
            ];
            for &global in &escaping {
                let address = register("address");
                let (left, right) = (Operand::Global(global), Operand::Register(distance));
                ops.push(Op::Binary { destination: address, op: BinaryOp::Add, width: Width::I64, left, right });
                ops.push(Op::Free { address: Operand::Register(address), local: true });
            }
            entry.instructions.splice(0..0, ops.into_iter().map(|op| Instruction { op, at }));
        }
    }

    /// When main returns, the program ends.
    fn end_with_main(&mut self, main: FunctionId) {
        let instructions = self.program.functions[main.index()].blocks.iter_mut().flat_map(|block| &mut block.instructions);
        for instruction in instructions {
            if matches!(instruction.op, Op::Return { .. }) {
                instruction.op = Op::Exit { process: true };
            }
        }
    }

    pub fn module(&mut self) -> &mut Module<'a> {
        &mut self.modules[self.current]
    }

    /// Is what is lowered at the moment part of our library?
    pub fn in_library(&self) -> bool {
        self.current >= self.users
    }

    /// May what is not supported stand in the module at hand, as long as it is not reached? Rust's library has much that nobody reaches.
    pub fn is_lenient(&self) -> bool {
        self.lenient.get(self.current).copied().unwrap_or(false)
    }

    /// Where a name is defined, seen from the module at hand.
    pub fn find(&self, name: &'a str) -> Option<(usize, Symbol)> {
        self.links.look_up(&self.modules, self.current, name)
    }

    /// The id of a function that a module defines; it is lowered later.
    fn function_id(&mut self, module: usize, name: &'a str, place: Option<SourceLocation>) -> FunctionId {
        // One place is one, by whatever calls one comes to it.
        let place = place.filter(|_| module >= self.users || self.is_of_system(module, name));
        let place = place.map(|place| SourceLocation { called: 0, ..place });
        let instance = Instance { module, name, place };
        if let Some(&known) = self.functions.get(&instance) {
            return known;
        }
        let id = FunctionId(self.program.functions.len() as u32);
        self.program.functions.push(Function {
            name: crate::demangle::of_symbol(name).into_owned(),
            parameters: Vec::new(),
            result: None,
            registers: Vec::new(),
            private: Vec::new(),
            blocks: Vec::new(),
        });
        self.functions.insert(instance, id);
        self.instances.push(instance);
        self.queue.push_back(id);
        id
    }

    /// Does a function stand in a header of the C++ library? Then what it does is shown where the user calls it.
    fn is_of_system(&mut self, module: usize, name: &'a str) -> bool {
        if let Some(&known) = self.of_system.get(&(module, name)) {
            return known;
        }
        let module_there = &mut self.modules[module];
        let header = match module_there.symbols.get(name) {
            Some(&Symbol::Function(offset)) => module_there.text[offset..].lines().next(),
            _ => None,
        };
        let position = header.and_then(debug_number).and_then(|number| module_there.position(Some(number)));
        // The compiler's own function for exceptions that leave what is `noexcept` has no position.
        let is_of_library = |file: &str| file.contains("/include/") && file.contains("/c++/") || rust::is_library_file(file);
        let found = match position {
            Some(position) => is_of_library(position.file),
            // What the compilers add has no position.
            None => name == "__clang_call_terminate" || name == "__rust_try" || crate::rust_names::is_mangled(name),
        };
        self.of_system.insert((module, name), found);
        found
    }

    /// Does a function of Rust come as it was built with the library? Only where it is optimised, the compiler says what is defined; and what the library has in its own
    /// names is told by them.
    fn is_optimised(&mut self, name: &'a str) -> bool {
        let module = self.module();
        let header = match module.symbols.get(name) {
            Some(&Symbol::Function(offset)) => module.text[offset..].lines().next().unwrap_or_default(),
            _ => return true,
        };
        header.contains(" noundef ") || name.starts_with("_R") && self.is_of_system(self.current, name)
    }

    /// A function of our library, for a place.
    pub fn library_function(&mut self, name: &'static str, place: SourceLocation) -> FunctionId {
        let has = |number: &usize| matches!(self.modules[*number].symbols.get(name), Some(Symbol::Function(_)));
        let module = (self.users..self.modules.len()).find(has).unwrap_or(self.modules.len() - 1);
        self.function_id(module, name, Some(place))
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

    /// The number by which a landing pad names a type of exceptions: from 2 on.
    fn exception_type(&mut self, of: Operand) -> u64 {
        let known = self.exception_types.iter().position(|other| *other == of);
        let number = known.unwrap_or_else(|| {
            self.exception_types.push(of);
            self.exception_types.len() - 1
        });
        number as u64 + 2
    }

    /// How many parameters a function has that is lowered here.
    fn parameter_count(&mut self, id: FunctionId) -> Lower<usize> {
        let Instance { module, name, .. } = self.instances[id.index()];
        let module = &mut self.modules[module];
        match module.symbols.get(name) {
            Some(&Symbol::Function(offset)) => Ok(module.function(offset).map_err(|error| module.error(error))?.parameters.len()),
            _ => Ok(0),
        }
    }

    /// Does a function that is lowered here take any number of arguments? If so, how many have a name?
    fn named_parameters(&mut self, id: FunctionId) -> Lower<Option<usize>> {
        let Instance { module, name, .. } = self.instances[id.index()];
        let module = &mut self.modules[module];
        match module.symbols.get(name) {
            Some(&Symbol::Function(offset)) => {
                let source = module.function(offset).map_err(|error| module.error(error))?;
                Ok(source.variadic.then_some(source.parameters.len()))
            }
            _ => Ok(None),
        }
    }

    /// Has each thread a variable of this name of its own?
    fn is_thread_local(&mut self, name: &str) -> Lower<bool> {
        match self.module().symbols.get(name) {
            Some(&Symbol::Variable(offset)) => {
                let variable = self.module().variable(offset);
                Ok(variable.map_err(|error| self.module().error(error))?.thread_local)
            }
            _ => Ok(false),
        }
    }

    fn type_of_variable(&mut self, name: &str) -> Lower<Option<TypeId>> {
        match self.module().symbols.get(name) {
            Some(&Symbol::Variable(offset)) => {
                let variable = self.module().variable(offset);
                let variable = variable.map_err(|error| self.module().error(error))?;
                Ok((!variable.alias).then_some(variable.of))
            }
            _ => Ok(None),
        }
    }

    /// Where the test stands that is checked.
    fn place_of_test(&mut self) -> Option<SourceLocation> {
        let test = self.options.test?;
        let (file, line) = crate::rust_tests::place(self.module(), test)?;
        Some(SourceLocation { file: self.file_id(&file), line, column: 1, called: 0 })
    }

    /// The position that a number of debug information stands for; unknown if there is none.
    fn location(&mut self, debug: Option<u32>) -> SourceLocation {
        match self.module().position(debug) {
            Some(position) => SourceLocation { file: self.file_id(position.file), line: position.line, column: position.column, called: 0 },
            None => SourceLocation::default(),
        }
    }
}
