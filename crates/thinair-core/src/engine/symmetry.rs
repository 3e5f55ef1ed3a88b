//! Do the threads of a program mind if they change places?
//!
//! Threads that run the same function with the same arguments may change their names in an execution, and the result is an execution again, unless the program
//! looks at names: at the handle of a thread, or at the numbers behind addresses of what a thread allocates. This is decided from the text alone, with little
//! effort and on the safe side; what only shows in an execution (who joins, who spawns) is left to the engine.
//!
//! - A handle may be kept in private memory and joined. Nobody may ask for his own.
//! - Where more than one thread may allocate, an address may be stored, passed on, moved by a number, compared for equality and have bits set and cleared by constants that spare the
//!   object's number; nothing else. A 64-bit number that was read from memory, or handed over, might be an address; so might a constant with bits where the object's number is. What is
//!   computed from other numbers is not suspected.

use crate::ir::{BinaryOp, CastOp, CompareOp, Function, FunctionId, Op, Operand, Program, RmwOp, Width, visit};

/// May threads that run the same code with the same arguments change places?
pub fn names_do_not_matter(program: &Program) -> bool {
    let functions = &program.functions;
    let asks_for_itself = functions.iter().flat_map(instructions).any(|op| matches!(op, Op::Myself { .. }));
    if asks_for_itself || !functions.iter().all(handles_are_only_joined) {
        return false;
    }
    let allocates = |function: &Function| instructions(function).any(|op| matches!(op, Op::Allocate { .. }));
    let numbered = || functions.iter().enumerate().map(|(number, function)| (FunctionId(number as u32), function));
    if !numbered().any(|(id, function)| allocates(function) && !runs_once(program, id)) {
        return true;
    }
    numbered().all(|(id, function)| addresses_stay_addresses(function, handed_over(program, id)))
}

fn instructions(function: &Function) -> impl Iterator<Item = &Op> {
    function.blocks.iter().flat_map(|block| &block.instructions).map(|instruction| &instruction.op)
}

/// Is this what one thread, which exists from the start, begins with, and nothing else?
fn runs_once(program: &Program, function: FunctionId) -> bool {
    let starts = program.threads.iter().filter(|start| start.function == function).count();
    starts == 1 && uses(program, function).next().is_none()
}

/// The arguments with which a function may be called or spawned.
fn uses(program: &Program, function: FunctionId) -> impl Iterator<Item = &[Operand]> {
    program.functions.iter().flat_map(instructions).filter_map(move |op| match op {
        Op::Call { function: used, arguments, .. } | Op::Spawn { function: used, arguments, .. } => {
            let may_be_meant = !matches!(used, Operand::Function(other) if *other != function);
            may_be_meant.then_some(arguments.as_slice())
        }
        _ => None,
    })
}

/// Which parameters of a function may be handed an address: whatever is in a register.
fn handed_over(program: &Program, function: FunctionId) -> Vec<bool> {
    let parameters = 0..program.functions[function.index()].parameters.len();
    let is_register = |argument: Option<&Operand>| matches!(argument, Some(Operand::Register(_)));
    parameters.map(|number| uses(program, function).any(|arguments| is_register(arguments.get(number)))).collect()
}

/// The registers and private slots of a function that may hold a name.
#[derive(Clone, PartialEq)]
struct Held {
    registers: Vec<bool>,
    slots: Vec<bool>,
}

impl Held {
    fn nothing(function: &Function) -> Self {
        Held { registers: vec![false; function.registers.len()], slots: vec![false; function.private.len()] }
    }

    fn has(&self, operand: Operand) -> bool {
        matches!(operand, Operand::Register(register) if self.registers[register.index()])
    }

    fn add(&mut self, other: &Held) {
        self.registers.iter_mut().zip(&other.registers).for_each(|(mine, other)| *mine |= other);
        self.slots.iter_mut().zip(&other.slots).for_each(|(mine, other)| *mine |= other);
    }

    /// What is handed on, whatever names are: copies, and what private memory keeps.
    fn is_copied_by(&self, op: &Op) -> bool {
        match *op {
            Op::Copy { value, .. } => self.has(value),
            Op::Select { then, otherwise, .. } => self.has(then) || self.has(otherwise),
            Op::PrivateLoad { slot, .. } => self.slots[slot.index()],
            _ => false,
        }
    }
}

/// Is every instruction harmless, given what may hold a name before it? `gives` says whether the result of an instruction may be one.
fn is_harmless(function: &Function, entry: Held, gives: impl Fn(&Op, &Held) -> bool, harmless: impl Fn(&Op, &Held) -> bool) -> bool {
    let mut at_entry: Vec<Option<Held>> = vec![None; function.blocks.len()];
    let mut todo = vec![0];
    at_entry[0] = Some(entry);
    while let Some(block) = todo.pop() {
        let Some(mut held) = at_entry[block].clone() else { continue };
        for op in function.blocks[block].instructions.iter().map(|instruction| &instruction.op) {
            if !harmless(op, &held) {
                return false;
            }
            if let Op::PrivateStore { slot, value, .. } = *op {
                held.slots[slot.index()] |= held.has(value);
            }
            let gives = gives(op, &held);
            for (register, _) in visit::definitions(op) {
                held.registers[register.index()] = gives;
            }
            visit::successors(op, |target| match &mut at_entry[target.index()] {
                Some(known) => {
                    let before = known.clone();
                    known.add(&held);
                    if *known != before {
                        todo.push(target.index());
                    }
                }
                unknown @ None => {
                    *unknown = Some(held.clone());
                    todo.push(target.index());
                }
            });
        }
    }
    true
}

fn handles_are_only_joined(function: &Function) -> bool {
    let gives = |op: &Op, held: &Held| matches!(op, Op::Spawn { .. }) || held.is_copied_by(op);
    is_harmless(function, Held::nothing(function), gives, |op, held| {
        let may_use = matches!(op, Op::Copy { .. } | Op::Select { .. } | Op::PrivateStore { .. } | Op::Join { .. });
        let mut uses = false;
        visit::operands(op, |operand, _| uses |= held.has(operand));
        may_use || !uses
    })
}

fn addresses_stay_addresses(function: &Function, handed_over: Vec<bool>) -> bool {
    let gives = |op: &Op, held: &Held| match *op {
        Op::Allocate { .. } | Op::Call { .. } => true,
        Op::Load { width, .. } | Op::PrivateLoad { width, .. } | Op::Take { width, .. } => width == Width::I64,
        Op::Rmw { width, .. } | Op::Cas { width, .. } | Op::Wait { width, .. } => width == Width::I64,
        Op::Binary { left, right, .. } => held.has(left) || held.has(right),
        _ => held.is_copied_by(op),
    };
    let mut entry = Held::nothing(function);
    for (parameter, handed_over) in function.parameters.iter().zip(handed_over) {
        entry.registers[parameter.index()] = handed_over;
    }
    is_harmless(function, entry, gives, |op, held| {
        // Whatever is narrower than an address is none.
        let is_address = |operand: Operand, width: Width| width == Width::I64 && held.has(operand);
        let mut has_object = false;
        visit::operands(op, |operand, _| has_object |= matches!(operand, Operand::Constant(bits) if !spares_object(bits)));
        match *op {
            Op::PrivateLoad { slot, width, .. } => width == Width::I64 || !held.slots[slot.index()],
            Op::Binary { op, width, left, right, .. } => match (is_address(left, width), is_address(right, width)) {
                (false, false) => true,
                (true, true) => false,
                (true, false) => moves_within_object(op, right),
                (false, true) => !matches!(op, BinaryOp::Sub | BinaryOp::SSub) && moves_within_object(op, left),
            },
            _ if has_object => false,
            Op::Compare { op, width, left, right, .. } => {
                matches!(op, CompareOp::Eq | CompareOp::Ne) || !is_address(left, width) && !is_address(right, width)
            }
            Op::Cast { op, from, value, .. } => op == CastOp::ZeroExtend || !is_address(value, from),
            Op::Switch { width, value, .. } => !is_address(value, width),
            Op::Wait { width, compare, update, .. } => {
                let is_exchange = update.is_none_or(|(op, _)| op == RmwOp::Exchange);
                width != Width::I64 || matches!(compare, CompareOp::Eq | CompareOp::Ne) && is_exchange
            }
            Op::Rmw { op, width: Width::I64, value, .. } => match op {
                RmwOp::Exchange => true,
                RmwOp::Add | RmwOp::Sub => !held.has(value),
                RmwOp::And => moves_within_object(BinaryOp::And, value),
                RmwOp::Or | RmwOp::Xor => moves_within_object(BinaryOp::Or, value),
                _ => false,
            },
            Op::Allocate { size, .. } => !held.has(size),
            _ => true,
        }
    })
}

/// Does the operation with this number leave the object's number of an address alone?
fn moves_within_object(op: BinaryOp, number: Operand) -> bool {
    match op {
        BinaryOp::Add | BinaryOp::Sub => true,
        BinaryOp::And | BinaryOp::SAdd | BinaryOp::SSub => matches!(number, Operand::Constant(bits) if spares_object(bits)),
        BinaryOp::Or | BinaryOp::Xor => matches!(number, Operand::Constant(bits) if bits >> 32 == 0),
        _ => false,
    }
}

/// Is this no object's number, nor a part of one?
fn spares_object(bits: u64) -> bool {
    bits >> 32 == 0 || bits >> 32 == 0xFFFF_FFFF
}
