//! Lowering of C11 accesses to the instructions that compilers make of them on an architecture.
//!
//! A model whose axioms know memory orders needs nothing of this: SC to IMM give them a meaning of their own, and ARMv8 has them in its instruction set (LDAR, STLR and
//! the atomics of LSE; see [`crate::axioms::armv8`]). The others have fences and dependencies. The mappings are the standard ones, one file's worth of tables here:
//!
//! | access | POWER | ARMv7 | RISC-V | Ztso |
//! |---|---|---|---|---|
//! | load acquire | load; branch; isync | load; dmb | load; fence r,rw | load |
//! | load SeqCst | sync; load; branch; isync | load; dmb | fence rw,rw; load; fence r,rw | fence rw,rw; load |
//! | store release | lwsync; store | dmb; store | fence rw,w; store | store |
//! | store SeqCst | sync; store | dmb; store; dmb | fence rw,w; store | store |
//! | RMW | lwsync before it if it releases, sync if SeqCst; branch and isync after it if it acquires | dmb before it if it releases, after it if it acquires | amo with .aq, .rl | amo |
//! | CAS | as RMW | as RMW | lr.aq, sc.rl; lr.aqrl and sc.rl if SeqCst | lr, sc; lr.aqrl and sc.rl if SeqCst |
//! | wait | as an RMW | as an RMW | as a load, or an AMO | as a load, or an AMO |
//! | lock, unlock | lock; isync, and lwsync; unlock | lock; dmb, and dmb; unlock | amoswap.aq, sw.rl | amoswap, store |
//!
//! On ARMv7, the store of an exchange also commits after its load, on which its value does not depend: a store-exclusive succeeds only once its load-exclusive is done. The model itself does not say
//! so of pairs of instructions, as herd's does not; the access is marked ([`Tags::AFTER_READ`]).
//!
//! POWER: Batty, Memarian, Owens, Sarkar, Sewell, POPL 2012, with a leading `sync` for SeqCst. ARMv7: the same authors' table of mappings, which compilers follow. RISC-V: the
//! unprivileged manual's table for the A extension; Ztso: the RISC-V psABI.
//!
//! x86-TSO knows memory orders by its axioms; only operations on threads and locks are made full barriers there: [`barriers`].
//!
//! Except on RISC-V's atomics, the accesses themselves become relaxed; plain ones stay as they are. Fences of C11 stay too: the axioms read them as the architecture's. What is added
//! has the source position of the access that it belongs to. The program must be well formed, and is so afterwards.

mod barriers;

use std::borrow::Cow;

use crate::ir::{
    Access, Accesses, Block, CompareOp, Fence, Function, Instruction, Op, Operand, Order, Program, Register, RegisterId, RmwOp, Tags, Width,
};
use crate::model::{Lowering, Model};

/// An architecture whose instructions know no memory orders, or not all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Power,
    Armv7,
    Riscv,
    Ztso,
}

impl Target {
    /// Are there accesses with an order of their own, beside fences?
    pub fn has_ordered_accesses(self) -> bool {
        matches!(self, Target::Riscv | Target::Ztso)
    }
}

/// The program that the model's engine runs. It is copied only if something changes.
pub fn lower(program: &Program, model: Model) -> Cow<'_, Program> {
    let target = match model.entry().lowering {
        Lowering::None => return Cow::Borrowed(program),
        Lowering::Barriers => return barriers::insert(program),
        Lowering::Orders(target) => target,
    };
    if !instructions(program).any(|instruction| target.lowers(&instruction.op)) {
        return Cow::Borrowed(program);
    }
    let mut program = program.clone();
    program.functions.iter_mut().for_each(|function| lower_function(function, target));
    Cow::Owned(program)
}

fn instructions(program: &Program) -> impl Iterator<Item = &Instruction> {
    program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions)
}

fn is_stronger_than_relaxed(order: Order) -> bool {
    order.acquires() || order.releases()
}

fn lower_function(function: &mut Function, target: Target) {
    let Function { blocks, registers, .. } = function;
    let mut temporaries = Temporaries { registers, by_width: [None; Width::ALL.len()] };
    for Block { instructions, .. } in blocks {
        if instructions.iter().any(|instruction| target.lowers(&instruction.op)) {
            let mut lowered = Vec::with_capacity(instructions.len() * 2);
            for Instruction { mut op, at } in std::mem::take(instructions) {
                let around = if target.lowers(&op) { target.lower(&mut op, &mut temporaries) } else { Around::default() };
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

const RELAXED: Access = Access { order: Order::Relaxed, tags: Tags::NONE };

/// What an access asks for.
#[derive(Clone, Copy)]
struct Asked {
    kind: Kind,
    releases: bool,
    acquires: bool,
    sequential: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Load,
    Store,
    Update,
}

impl Asked {
    fn of(kind: Kind, order: Order) -> Asked {
        let (releases, acquires) = (order.releases() && kind != Kind::Load, order.acquires() && kind != Kind::Store);
        Asked { kind, releases, acquires, sequential: order == Order::SeqCst }
    }
}

impl Target {
    fn lowers(self, op: &Op) -> bool {
        let is_riscv = matches!(self, Target::Riscv | Target::Ztso);
        match *op {
            Op::Load { access, .. } | Op::Store { access, .. } => is_stronger_than_relaxed(access.order),
            // There is an AMO for all operations but this one.
            Op::Rmw { op, access, .. } if is_riscv => op == RmwOp::Nand && !access.tags.has(Tags::PAIR),
            Op::Rmw { op, access, .. } => is_stronger_than_relaxed(access.order) || self.marks(op, access),
            Op::Cas { access, .. } if is_riscv => !access.tags.has(Tags::PAIR),
            Op::Cas { access, failure, .. } => is_stronger_than_relaxed(access.order) || is_stronger_than_relaxed(failure),
            // With an update, waiting is an atomic instruction.
            Op::Wait { update, access, .. } => is_stronger_than_relaxed(access.order) && !(is_riscv && update.is_some()),
            Op::Lock { .. } | Op::Unlock { .. } => !is_riscv,
            _ => false,
        }
    }

    /// Does the store of a read-modify-write need a mark to commit after its load? Other than of an exchange, its value depends on what was loaded.
    fn marks(self, op: RmwOp, access: Access) -> bool {
        self == Target::Armv7 && op == RmwOp::Exchange && !access.tags.has(Tags::PAIR)
    }

    /// Lowers an access and says what is to stand around it.
    fn lower(self, op: &mut Op, temporaries: &mut Temporaries<'_>) -> Around {
        match op {
            Op::Load { destination, width, access, .. } => {
                let order = std::mem::replace(access, RELAXED).order;
                self.around(Asked::of(Kind::Load, order), Some((*destination, *width)))
            }
            Op::Store { access, .. } => {
                let order = std::mem::replace(access, RELAXED).order;
                self.around(Asked::of(Kind::Store, order), None)
            }
            Op::Rmw { access, .. } if matches!(self, Target::Riscv | Target::Ztso) => {
                *access = self.exclusives(access.order);
                Around::default()
            }
            Op::Rmw { destination, op, width, access, .. } => {
                let marked = self.marks(*op, *access);
                let asked = Asked::of(Kind::Update, std::mem::replace(access, RELAXED).order);
                if marked {
                    access.tags = Tags::AFTER_READ;
                }
                if !asked.acquires || self != Target::Power {
                    return self.around(asked, None);
                }
                let old = *destination.get_or_insert_with(|| temporaries.of(*width));
                self.around(asked, Some((old, *width)))
            }
            // The load is the same instruction whether or not its store follows, and as strong.
            Op::Cas { access, failure, .. } if matches!(self, Target::Riscv | Target::Ztso) => {
                let sequential = access.order == Order::SeqCst || *failure == Order::SeqCst;
                let order = match access.order {
                    _ if sequential => Order::SeqCst,
                    Order::Relaxed if failure.acquires() => Order::Acquire,
                    Order::Release if failure.acquires() => Order::AcquireRelease,
                    order => order,
                };
                *access = self.exclusives(order);
                *failure = if access.order.acquires() { Order::Acquire } else { Order::Relaxed };
                Around::default()
            }
            // Whether it succeeds is a branch on what it read already, in the machine as in the loop that compilers make of it. One
            // sequence of instructions serves success and failure.
            Op::Cas { access, failure, .. } => {
                let (success, failure) = (std::mem::replace(access, RELAXED).order, std::mem::replace(failure, Order::Relaxed));
                let mut asked = Asked::of(Kind::Update, success);
                asked.acquires |= failure.acquires();
                asked.sequential |= failure == Order::SeqCst;
                self.around(asked, None)
            }
            // Waiting branches on what was read.
            Op::Wait { update, access, .. } => {
                let order = std::mem::replace(access, RELAXED).order;
                self.around(Asked::of(if update.is_some() { Kind::Update } else { Kind::Load }, order), None)
            }
            // Taking a lock branches on what was read, too.
            Op::Lock { .. } => self.around(Asked::of(Kind::Update, Order::Acquire), None),
            Op::Unlock { .. } => self.around(Asked::of(Kind::Store, Order::Release), None),
            _ => Around::default(),
        }
    }

    /// lr and sc. For SeqCst, the load has both annotations; with Ztso, only then is there any.
    fn exclusives(self, order: Order) -> Access {
        let tags = if order == Order::SeqCst { Tags::PAIR.and(Tags::LOAD_RELEASES) } else { Tags::PAIR };
        let order = if self == Target::Ztso && order != Order::SeqCst { Order::Relaxed } else { order };
        Access { order, tags }
    }

    /// The fences around an access, and the branch on what it loaded.
    fn around(self, asked: Asked, loaded: Option<(RegisterId, Width)>) -> Around {
        let Asked { kind, releases, acquires, sequential } = asked;
        let riscv = |before, after| Some(Fence::Riscv { before, after });
        match self {
            Target::Power => {
                let before = if sequential { Some(Fence::Sync) } else { releases.then_some(Fence::Lwsync) };
                let after = acquires.then_some(Fence::Isync);
                Around { before, branch_on: loaded.filter(|_| acquires), after }
            }
            Target::Armv7 => {
                let dmb = Some(Fence::DmbFull);
                let after = dmb.filter(|_| acquires || sequential);
                Around { before: dmb.filter(|_| releases), branch_on: None, after }
            }
            Target::Riscv => {
                let before = match kind {
                    Kind::Load if sequential => riscv(Accesses::Both, Accesses::Both),
                    Kind::Store if releases => riscv(Accesses::Both, Accesses::Writes),
                    _ => None,
                };
                let after = if kind == Kind::Load && acquires { riscv(Accesses::Reads, Accesses::Both) } else { None };
                Around { before, branch_on: None, after }
            }
            Target::Ztso => {
                let before = if kind == Kind::Load && sequential { riscv(Accesses::Both, Accesses::Both) } else { None };
                Around { before, branch_on: None, after: None }
            }
        }
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
