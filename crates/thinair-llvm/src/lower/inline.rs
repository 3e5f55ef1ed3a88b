//! Calls whose callee is put in their place, before anything else is done with a function.
//!
//! Code without optimisation hands the addresses of local variables to small functions. In the
//! place of the call their body needs no such address: the variable stays out of memory
//! ([`super::promote`]), and a loop that calls them changes no memory. Nothing is simplified: every
//! computation and branch of the callee is there as it was, and so are the dependencies between
//! them.
//!
//! - The variables of the callee come to life where its body begins, each time anew, and their
//!   lives end where it returns.
//! - Of what stands in the place of a call, that is left which its constant arguments do not rule out
//!   ([`decide`]).
//! - What was put in the place of a call belongs to a [scope](Scope), so that it is known which
//!   variables live there, and by which calls it was come to.
//! - Functions of the same module are taken: small ones, and larger ones that take a pointer. Left
//!   alone are those that call themselves, take any number of arguments, have arrays of computed
//!   length or large variables, may end without the value that they should return, or need to be
//!   functions for what they call; and our library.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::{Lower, Lowering, decide, library};
use crate::reader::{Block, Call, Function, I1, I64, Instruction, LocalId, Operation, POINTER, Scope, Symbol, Type, VOID, Value};

/// Functions of so many instructions are small.
const SMALL: usize = 60;
/// Larger ones than this are not put anywhere.
const LARGEST: usize = 400;
/// A function does not grow beyond so many instructions, nor all of them together by more than
/// that.
const MOST_IN_ONE: usize = 2500;
const MOST_IN_ALL: usize = 200_000;
/// Functions with larger variables are left alone.
const LARGEST_VARIABLE: u64 = 512;
/// Without debug information lines are counted, which takes too long in larger texts.
const LONGEST_WITHOUT_LINES: usize = 1 << 18;

/// What ties a function to its frame.
const TIED: [&str; 11] = [
    "setjmp",
    "_setjmp",
    "sigsetjmp",
    "__sigsetjmp",
    "longjmp",
    "siglongjmp",
    "__pthread_register_cancel",
    "__pthread_unregister_cancel",
    "__pthread_unwind_next",
    "alloca",
    "__builtin_alloca",
];

/// A function that may be put in the place of its calls.
pub struct Body<'a> {
    function: Function<'a>,
    /// The sizes of the arguments that it gets copies of.
    copied: Vec<u64>,
    size: usize,
    /// May an exception leave it, or the thread end in it?
    unwinds: bool,
}

/// With those in them that may be put there, too; `None` if a function may not.
pub type Bodies<'a> = FxHashMap<(usize, &'a str), Option<Rc<Body<'a>>>>;

impl<'a> Lowering<'a> {
    /// The function with others in the place of their calls.
    pub fn with_callees(&mut self, source: Function<'a>) -> Function<'a> {
        if self.in_library() {
            return source;
        }
        let mut active = vec![source.name];
        let expanded = self.expand(source, &mut active);
        self.inlined += expanded.blocks.iter().filter(|block| block.scope != 0).map(|block| block.instructions.len()).sum::<usize>();
        expanded
    }

    fn expand(&mut self, mut source: Function<'a>, active: &mut Vec<&'a str>) -> Function<'a> {
        self.meanings.replace_calls(&mut source);
        let mut size = size_of(&source);
        let mut blocks: Vec<Block<'a>> = Vec::with_capacity(source.blocks.len());
        // Blocks that were cut in two, and what their later part is called.
        let mut cut: FxHashMap<LocalId, LocalId> = FxHashMap::default();
        // Where calls land, and from which block: the block from which one comes there now.
        let mut pads: FxHashMap<(LocalId, LocalId), LocalId> = FxHashMap::default();
        for mut block in std::mem::take(&mut source.blocks) {
            let label = block.local;
            // Variables stay before what is put between.
            let is_variable = |instruction: &Instruction<'_>| matches!(instruction.operation, Operation::Alloca { .. });
            let variables = block.instructions.iter().rposition(is_variable).map_or(0, |last| last + 1);
            for (index, instruction) in std::mem::take(&mut block.instructions).into_iter().enumerate() {
                let body = match &instruction.operation {
                    Operation::Call(call) if index >= variables => self.body_for(call, &source, size, active),
                    _ => None,
                };
                let Some(body) = body else {
                    block.instructions.push(instruction);
                    continue;
                };
                size += body.size;
                let pad = landing_of(&mut source, &instruction, &body);
                if let Some((unwind, pad)) = pad {
                    pads.insert((unwind, label), pad);
                }
                block = put_in_place(&mut source, &mut blocks, block, &instruction, &body, pad);
            }
            if block.local != label {
                cut.insert(label, block.local);
            }
            blocks.push(block);
        }
        for block in blocks.iter_mut().filter(|_| !cut.is_empty()) {
            let label = block.local;
            for instruction in &mut block.instructions {
                if let Operation::Phi { incoming, .. } = &mut instruction.operation {
                    for (_, from) in incoming {
                        *from = pads.get(&(label, *from)).or_else(|| cut.get(from)).copied().unwrap_or(*from);
                    }
                }
            }
        }
        source.blocks = blocks;
        source
    }

    /// What to put in the place of a call, if anything.
    fn body_for(&mut self, call: &Call<'a>, caller: &Function<'a>, size: usize, active: &mut Vec<&'a str>) -> Option<Rc<Body<'a>>> {
        let Value::Global(name) = call.callee else { return None };
        if name.starts_with("llvm.") || active.contains(&name) {
            return None;
        }
        let mut body = self.body(name, active)?;
        if let Some(function) = decide::decided(&body.function, &call.arguments) {
            let (size, unwinds) = (size_of(&function), may_unwind(&function));
            body = Rc::new(Body { function, size, unwinds, copied: body.copied.clone() });
        }
        // What unwinds goes on where the call lands.
        let lands = call.landing.is_some() && body.unwinds && !self.is_lenient();
        let fits = size + body.size <= MOST_IN_ONE && self.inlined + size + body.size <= MOST_IN_ALL;
        let callee = &body.function;
        let takes_these = call.arguments.len() == callee.parameters.len() && call.result == callee.result;
        let same = call.arguments.iter().zip(&callee.parameters).enumerate().all(|(number, ((of, _), parameter))| {
            let by_value = call.by_value.iter().find(|(this, _)| *this == number).map(|(_, of)| *of);
            *of == parameter.of && by_value == parameter.by_value
        });
        (fits && !lands && takes_these && same && caller.debug.is_some() == callee.debug.is_some()).then_some(body)
    }

    fn body(&mut self, name: &'a str, active: &mut Vec<&'a str>) -> Option<Rc<Body<'a>>> {
        let key = (self.current, name);
        if let Some(known) = self.bodies.get(&key) {
            return known.clone();
        }
        active.push(name);
        let body = self.make_body(name, active).map(Rc::new);
        active.pop();
        self.bodies.insert(key, body.clone());
        body
    }

    fn make_body(&mut self, name: &'a str, active: &mut Vec<&'a str>) -> Option<Body<'a>> {
        if library::OVERRIDDEN.contains(&name) || library::may_mean_another(name) || self.meanings.of(name) != name || name == "main" {
            return None;
        }
        let (module, Symbol::Function(offset)) = self.find(name)? else { return None };
        if module != self.current || module >= self.users {
            return None;
        }
        let source = self.module().function(offset).ok()?;
        if source.debug.is_none() && self.module().text.len() > LONGEST_WITHOUT_LINES {
            return None;
        }
        let takes_pointer = source.parameters.iter().any(|parameter| self.is_pointer(parameter.of));
        let most = if takes_pointer { LARGEST } else { SMALL };
        if size_of(&source) > most || !self.may_move(&source).unwrap_or(false) {
            return None;
        }
        let copied: Result<_, _> = source.parameters.iter().filter_map(|parameter| parameter.by_value).map(|of| self.size(of)).collect();
        let function = self.expand(source, active);
        let size = size_of(&function);
        if size > LARGEST || calls_itself(&function) {
            return None;
        }
        let unwinds = may_unwind(&function);
        Some(Body { function, copied: copied.ok()?, size, unwinds })
    }

    fn is_pointer(&mut self, of: crate::reader::TypeId) -> bool {
        matches!(self.resolved_type(of), Ok(Type::Pointer(_)))
    }

    /// Is a function the same in the place of a call?
    fn may_move(&mut self, source: &Function<'a>) -> Lower<bool> {
        if source.variadic || source.parameters.iter().any(|parameter| parameter.by_value.is_some() && !self.is_pointer(parameter.of)) {
            return Ok(false);
        }
        let entry = source.blocks[0].local;
        for (number, block) in source.blocks.iter().enumerate() {
            for instruction in &block.instructions {
                let fine = match &instruction.operation {
                    Operation::Unsupported(_) => false,
                    Operation::Alloca { of, count, .. } => {
                        let one = count.as_ref().is_none_or(|(_, count)| *count == Value::Int(1));
                        number == 0 && one && self.size(*of)? <= LARGEST_VARIABLE
                    }
                    Operation::Call(call) => match call.callee {
                        Value::Global(name) => {
                            !TIED.contains(&name) && !name.starts_with("llvm.va_start") && !name.starts_with("llvm.stacksave")
                        }
                        _ => true,
                    },
                    _ => true,
                };
                if !fine || instruction.operation.successors().contains(&entry) {
                    return Ok(false);
                }
            }
            if !block.instructions.last().is_some_and(|last| last.operation.is_terminator()) {
                return Ok(false);
            }
        }
        for parameter in &source.parameters {
            if let Some(of) = parameter.by_value
                && self.size(of)? > LARGEST_VARIABLE
            {
                return Ok(false);
            }
        }
        Ok(always_has_result(source))
    }
}

/// How much there is of a function, without what leaves no trace.
fn size_of(function: &Function<'_>) -> usize {
    let counts = |instruction: &&Instruction<'_>| match &instruction.operation {
        Operation::Call(call) => !matches!(call.callee, Value::Global(name) if library::forgets_arguments(name)),
        _ => true,
    };
    function.blocks.iter().flat_map(|block| &block.instructions).filter(counts).count()
}

/// Does a function call itself, or what was put into it?
fn calls_itself(function: &Function<'_>) -> bool {
    let own = |callee: &Value<'_>| matches!(callee, Value::Global(name) if *name == function.name);
    let instructions = function.blocks.iter().flat_map(|block| &block.instructions);
    instructions.into_iter().any(|instruction| matches!(&instruction.operation, Operation::Call(call) if own(&call.callee)))
}

/// Does a function call others, or let exceptions go on?
fn may_unwind(function: &Function<'_>) -> bool {
    function.blocks.iter().flat_map(|block| &block.instructions).any(|instruction| match &instruction.operation {
        Operation::Call(call) => may_throw(call),
        operation => matches!(operation, Operation::Resume(..) | Operation::LandingPad { .. }),
    })
}

/// Does a function always store what it returns, where clang keeps that in a variable?
fn always_has_result(source: &Function<'_>) -> bool {
    let slot = source.blocks[0].instructions.iter().find_map(|instruction| match instruction.operation {
        Operation::Alloca { .. } => instruction.result.filter(|result| source.locals[result.index()] == "retval"),
        _ => None,
    });
    let Some(slot) = slot.filter(|_| source.result != VOID) else { return true };
    let number_of: FxHashMap<LocalId, usize> = source.blocks.iter().enumerate().map(|(number, block)| (block.local, number)).collect();
    let mut reached = vec![false; source.blocks.len()];
    // Blocks at whose beginning nothing may have been stored.
    let mut to_do = vec![0];
    while let Some(number) = to_do.pop() {
        if std::mem::replace(&mut reached[number], true) {
            continue;
        }
        for instruction in &source.blocks[number].instructions {
            match &instruction.operation {
                Operation::Store { pointer: Value::Local(pointer), .. } if *pointer == slot => break,
                Operation::Return(_) => return false,
                operation => to_do.extend(operation.successors().iter().filter_map(|target| number_of.get(target))),
            }
        }
    }
    true
}

/// Where a call lands that a body is put in the place of, if an exception may leave the body, and the block in which its variables come to their end on the way.
fn landing_of<'a>(caller: &mut Function<'a>, at: &Instruction<'a>, body: &Body<'a>) -> Option<(LocalId, LocalId)> {
    let Operation::Call(call) = &at.operation else { return None };
    let (_, unwind) = call.landing.filter(|_| body.unwinds)?;
    Some((unwind, fresh(caller, "lands")))
}

/// A new local.
fn fresh<'a>(caller: &mut Function<'a>, name: &'a str) -> LocalId {
    caller.locals.push(name);
    LocalId(caller.locals.len() as u32 - 1)
}

/// Puts a body in the place of a call, which is what comes next in `block`, and returns the block
/// that goes on after it. `pad`: where the call lands, and the block to come there from.
fn put_in_place<'a>(
    caller: &mut Function<'a>,
    blocks: &mut Vec<Block<'a>>,
    mut block: Block<'a>,
    at: &Instruction<'a>,
    body: &Body<'a>,
    pad: Option<(LocalId, LocalId)>,
) -> Block<'a> {
    let Operation::Call(call) = &at.operation else { return block };
    let (mut sizes, body) = (body.copied.iter().copied(), &body.function);
    let mut moved = Moved { base: caller.locals.len() as u32, arguments: FxHashMap::default() };
    caller.locals.extend(&body.locals);
    let like_call = |result, operation| Instruction { result, operation, debug: at.debug, offset: at.offset };
    let first_scope = caller.scopes.len();
    let scopes = body.scopes.iter().map(|scope| Scope { parent: scope.parent + first_scope, ..*scope });
    caller.scopes.extend(scopes);
    caller.scopes[first_scope] = Scope { parent: block.scope, call: at.debug, name: body.name, debug: body.debug };

    let mut begin = Vec::new();
    let mut variables = Vec::new();
    for ((_, argument), parameter) in call.arguments.iter().zip(&body.parameters) {
        let mut value = argument.clone();
        if let Some((of, size)) = parameter.by_value.and_then(|of| Some((of, sizes.next()?))) {
            let copy = fresh(caller, body.locals[parameter.local.index()]);
            begin.push(like_call(Some(copy), Operation::Alloca { of, count: None, inlined: true }));
            begin.push(like_call(None, copy_to(copy, value, size)));
            variables.push(copy);
            value = Value::Local(copy);
        }
        moved.arguments.insert(parameter.local, value);
    }
    // Variables of what stands in the body ended before it returns; but where it is left by an exception they may be alive.
    let mut all = variables.clone();
    for instruction in body.blocks.iter().flat_map(|block| &block.instructions) {
        if let (Operation::Alloca { inlined, .. }, Some(result)) = (&instruction.operation, instruction.result) {
            all.push(moved.local(result));
            variables.extend((!inlined).then(|| moved.local(result)));
        }
    }
    let after = fresh(caller, "after");
    block.instructions.push(like_call(None, Operation::Jump(moved.local(body.blocks[0].local))));
    let mut goes_on = Block { local: after, scope: block.scope, instructions: Vec::new() };
    let scope = block.scope;
    blocks.push(block);
    if let Some((unwind, pad)) = pad {
        let instructions = vec![like_call(None, Operation::EndOfLives(all)), like_call(None, Operation::Jump(unwind))];
        blocks.push(Block { local: pad, scope, instructions });
    }
    let results = move_blocks(caller, blocks, body, &moved, &Ends { begin, variables, after, pad: pad.map(|(_, pad)| pad), first_scope });
    if at.result.is_some() {
        goes_on.instructions.push(like_call(at.result, Operation::Phi { of: call.result, incoming: results }));
    }
    if let Some((normal, _)) = call.landing {
        goes_on.instructions.push(like_call(None, Operation::Jump(normal)));
    }
    goes_on
}

/// How a body begins and ends in the place of a call.
struct Ends<'a> {
    begin: Vec<Instruction<'a>>,
    /// What ends where it returns, and where one goes on then.
    variables: Vec<LocalId>,
    after: LocalId,
    /// Where exceptions go on that leave it.
    pad: Option<LocalId>,
    first_scope: usize,
}

/// Adds the blocks of a body to those of the caller; what it returns, and from which block.
fn move_blocks<'a>(
    caller: &mut Function<'a>,
    blocks: &mut Vec<Block<'a>>,
    body: &Function<'a>,
    moved: &Moved<'a>,
    ends: &Ends<'a>,
) -> Vec<(Value<'a>, LocalId)> {
    let first = blocks.len();
    let mut results = Vec::new();
    let mut cut: FxHashMap<LocalId, LocalId> = FxHashMap::default();
    for (number, part) in body.blocks.iter().enumerate() {
        let mut label = moved.local(part.local);
        let scope = part.scope + ends.first_scope;
        let mut instructions = if number == 0 { ends.begin.clone() } else { Vec::new() };
        for instruction in &part.instructions {
            let mut instruction = instruction.clone();
            instruction.result = instruction.result.map(|result| moved.local(result));
            moved.rename(&mut instruction.operation);
            if let Operation::Return(value) = instruction.operation {
                results.extend(value.map(|(_, value)| (value, label)));
                let end = |operation| Instruction { result: None, operation, debug: instruction.debug, offset: instruction.offset };
                instructions.push(end(Operation::EndOfLives(ends.variables.clone())));
                instructions.push(end(Operation::Jump(ends.after)));
                break;
            }
            let mut goes_on = None;
            match (&mut instruction.operation, ends.pad) {
                (Operation::Resume(_, _, to @ None), Some(pad)) => *to = Some(pad),
                (Operation::Call(call), Some(pad)) if call.landing.is_none() && may_throw(call) => {
                    let next = fresh(caller, "on");
                    call.landing = Some((next, pad));
                    goes_on = Some(next);
                }
                _ => {}
            }
            instructions.push(instruction);
            if let Some(next) = goes_on {
                blocks.push(Block { local: label, scope, instructions: std::mem::take(&mut instructions) });
                cut.insert(moved.local(part.local), next);
                label = next;
            }
        }
        blocks.push(Block { local: label, scope, instructions });
    }
    for instruction in blocks[first..].iter_mut().flat_map(|block| &mut block.instructions).filter(|_| !cut.is_empty()) {
        if let Operation::Phi { incoming, .. } = &mut instruction.operation {
            for (_, from) in incoming {
                *from = cut.get(from).copied().unwrap_or(*from);
            }
        }
    }
    results
}

/// May an exception leave what is called?
fn may_throw(call: &Call<'_>) -> bool {
    !matches!(call.callee, Value::InlineAssembly(_)) && !matches!(call.callee, Value::Global(name) if name.starts_with("llvm."))
}

/// What makes a variable a copy of what a pointer points to.
fn copy_to<'a>(copy: LocalId, from: Value<'a>, size: u64) -> Operation<'a> {
    Operation::Call(Box::new(Call {
        result: VOID,
        callee: Value::Global("llvm.memmove.of.argument"),
        arguments: vec![(POINTER, Value::Local(copy)), (POINTER, from), (I64, Value::Int(size)), (I1, Value::Int(0))],
        by_value: Vec::new(),
        named: None,
        landing: None,
    }))
}

/// How the locals of a body are called elsewhere.
struct Moved<'a> {
    base: u32,
    arguments: FxHashMap<LocalId, Value<'a>>,
}

impl<'a> Moved<'a> {
    fn local(&self, local: LocalId) -> LocalId {
        LocalId(self.base + local.0)
    }

    fn value(&self, value: &mut Value<'a>) {
        match value {
            Value::Local(local) => match self.arguments.get(local) {
                Some(argument) => *value = argument.clone(),
                None => *local = self.local(*local),
            },
            Value::Aggregate(elements) => elements.iter_mut().for_each(|(_, element)| self.value(element)),
            _ => {}
        }
    }

    fn rename(&self, operation: &mut Operation<'a>) {
        operation.each_operand(&mut |value| self.value(value));
        match operation {
            Operation::Alloca { inlined, .. } => *inlined = true,
            Operation::EndOfLives(variables) => variables.iter_mut().for_each(|variable| *variable = self.local(*variable)),
            operation => operation.each_label(&mut |label| *label = self.local(*label)),
        }
    }
}
