//! Lowering of C11 accesses to the instructions that compilers make of them on an architecture.
//!
//! A model whose axioms know memory orders needs nothing of this: SC to RC11 give them a meaning of their own, and ARMv8 has them in
//! its instruction set (LDAR, STLR and the atomics of LSE; see [`crate::axioms::armv8`]). POWER has only fences and dependencies. Its mapping is
//! the standard one (Batty, Memarian, Owens, Sarkar, Sewell, POPL 2012; Sarkar et al., PLDI 2012), with a leading `sync` for SeqCst:
//!
//! | access | becomes |
//! |---|---|
//! | load acquire | load; a branch that depends on it; isync |
//! | load SeqCst | sync; load; branch; isync |
//! | store release | lwsync; store |
//! | store SeqCst | sync; store |
//! | RMW, CAS | lwsync before it if it releases, sync if it is SeqCst; branch and isync after it if it acquires |
//! | lock, unlock | lock; isync, and lwsync; unlock |
//! | wait | as an RMW |
//!
//! The accesses themselves become relaxed; plain ones stay as they are. Fences of C11 stay too: the axioms read them as sync and lwsync. What is added
//! has the source position of the access that it belongs to. The program must be well formed, and is so afterwards.

use std::borrow::Cow;

use crate::ir::{Access, Block, CompareOp, Fence, Function, Instruction, Op, Operand, Order, Program, Register, RegisterId, Tags, Width};
use crate::model::Model;

/// The program that the model's engine runs. It is copied only if something changes.
pub fn lower(program: &Program, model: Model) -> Cow<'_, Program> {
    let needed = model == Model::Power && instructions(program).any(|instruction| needs_lowering(&instruction.op));
    if !needed {
        return Cow::Borrowed(program);
    }
    let mut program = program.clone();
    program.functions.iter_mut().for_each(lower_function);
    Cow::Owned(program)
}

fn instructions(program: &Program) -> impl Iterator<Item = &Instruction> {
    program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions)
}

fn needs_lowering(op: &Op) -> bool {
    match *op {
        Op::Load { access, .. } | Op::Store { access, .. } | Op::Rmw { access, .. } | Op::Wait { access, .. } => {
            is_stronger_than_relaxed(access.order)
        }
        Op::Cas { access, failure, .. } => is_stronger_than_relaxed(access.order) || is_stronger_than_relaxed(failure),
        Op::Lock { .. } | Op::Unlock { .. } => true,
        _ => false,
    }
}

fn is_stronger_than_relaxed(order: Order) -> bool {
    order.acquires() || order.releases()
}

fn lower_function(function: &mut Function) {
    let Function { blocks, registers, .. } = function;
    let mut temporaries = Temporaries { registers, by_width: [None; Width::ALL.len()] };
    for Block { instructions, .. } in blocks {
        if instructions.iter().any(|instruction| needs_lowering(&instruction.op)) {
            let mut lowered = Vec::with_capacity(instructions.len() * 2);
            for Instruction { mut op, at } in std::mem::take(instructions) {
                let around = lower_op(&mut op, &mut temporaries);
                let fence = |fence| Instruction { op: Op::Fence { fence }, at };
                lowered.extend(around.before.map(fence));
                lowered.push(Instruction { op, at });
                if let Some((value, width)) = around.branch_on {
                    let (destination, value) = (temporaries.of(Width::I1), Operand::Register(value));
                    // The branch goes the same way whatever was read: only the dependency matters.
                    lowered.push(Instruction { op: Op::Compare { destination, op: CompareOp::Eq, width, left: value, right: value }, at });
                    lowered.push(Instruction { op: Op::Assume { condition: Operand::Register(destination) }, at });
                }
                lowered.extend(around.after.map(fence));
            }
            *instructions = lowered;
        }
    }
}

/// What an access needs around it.
#[derive(Default)]
struct Around {
    before: Option<Fence>,
    branch_on: Option<(RegisterId, Width)>,
    after: Option<Fence>,
}

impl Around {
    fn new(releases: bool, acquires: bool, sequential: bool) -> Around {
        let before = match (sequential, releases) {
            (true, _) => Some(Fence::Sync),
            (false, true) => Some(Fence::Lwsync),
            (false, false) => None,
        };
        Around { before, branch_on: None, after: acquires.then_some(Fence::Isync) }
    }

    fn branching_on(self, value: RegisterId, width: Width) -> Around {
        Around { branch_on: self.after.map(|_| (value, width)), ..self }
    }
}

/// Makes an access relaxed and says what is to stand around it.
fn lower_op(op: &mut Op, temporaries: &mut Temporaries<'_>) -> Around {
    if !needs_lowering(op) {
        return Around::default();
    }
    const RELAXED: Access = Access { order: Order::Relaxed, tags: Tags::NONE };
    let sequential = |order| order == Order::SeqCst;
    match op {
        Op::Load { destination, width, access, .. } => {
            let order = std::mem::replace(access, RELAXED).order;
            Around::new(false, order.acquires(), sequential(order)).branching_on(*destination, *width)
        }
        Op::Store { access, .. } => {
            let order = std::mem::replace(access, RELAXED).order;
            Around::new(order.releases(), false, sequential(order))
        }
        Op::Rmw { destination, width, access, .. } => {
            let order = std::mem::replace(access, RELAXED).order;
            let around = Around::new(order.releases(), order.acquires(), sequential(order));
            if !order.acquires() {
                return around;
            }
            let old = *destination.get_or_insert_with(|| temporaries.of(*width));
            around.branching_on(old, *width)
        }
        // Whether it succeeds is a branch on what it read already, in the machine as in the loop that compilers make of it. One
        // sequence of instructions serves success and failure.
        Op::Cas { access, failure, .. } => {
            let (success, failure) = (std::mem::replace(access, RELAXED).order, std::mem::replace(failure, Order::Relaxed));
            Around::new(success.releases(), success.acquires() || failure.acquires(), sequential(success) || sequential(failure))
        }
        // Waiting branches on what was read.
        Op::Wait { access, .. } => {
            let order = std::mem::replace(access, RELAXED).order;
            Around::new(order.releases(), order.acquires(), sequential(order))
        }
        // Taking a lock branches on what was read, too.
        Op::Lock { .. } => Around::new(false, true, false),
        Op::Unlock { .. } => Around::new(true, false, false),
        _ => Around::default(),
    }
}

/// Registers for values that are used at once: one for each width is enough, and keeps the state of threads small.
struct Temporaries<'a> {
    registers: &'a mut Vec<Register>,
    by_width: [Option<RegisterId>; Width::ALL.len()],
}

impl Temporaries<'_> {
    fn of(&mut self, width: Width) -> RegisterId {
        *self.by_width[width as usize].get_or_insert_with(|| {
            let id = RegisterId(u32::try_from(self.registers.len()).expect("fewer than 2^32 registers"));
            self.registers.push(Register { name: "mapping".to_string(), width });
            id
        })
    }
}
