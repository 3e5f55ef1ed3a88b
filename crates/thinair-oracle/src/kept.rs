//! Programs that earlier versions of the exploration got wrong, kept for ever.
//!
//! They are written in five instruction forms: load, store, fetch-and-add, fence, and a branch that skips the next instruction. Each says for
//! which models it was found; it is run under all of them, with the fences that come nearest.

use std::collections::BTreeMap;

use thinair_core::ir::{Accesses, Fence, GlobalId, Op, Operand, Order, Program, RegisterId, RmwOp, Width};
use thinair_core::model::Model;

use crate::build::{ProgramBuilder, ThreadBuilder, access};

/// One instruction. Registers and locations are letters; `None` where there is no dependency.
#[derive(Clone, Copy, Debug)]
enum Kept {
    /// register, location, order, a false address dependency
    L(char, char, Order, Option<char>),
    /// location, constant, a register that the value depends on, is it added?, order, a false address dependency
    S(char, u64, Option<char>, bool, Order, Option<char>),
    /// register, location, order of the read, order of the write
    A(char, char, Order, Order),
    F(Barrier),
    /// If the register holds this value, skip the next instruction.
    B(char, u64),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Barrier {
    Full,
    Ld,
    St,
    Isb,
    Sync,
    Isync,
}

use Barrier::{Full, Isb, Isync, Ld, St, Sync};
use Kept::{A, B, F, L, S};
use Order::{Acquire, Relaxed, Release};

/// A program and the models for which it was found.
pub struct KeptProgram {
    pub models: &'static [Model],
    threads: &'static [&'static [Kept]],
}

const fn l(register: char, location: char) -> Kept {
    L(register, location, Relaxed, None)
}
const fn a(register: char, location: char) -> Kept {
    A(register, location, Relaxed, Relaxed)
}
/// A store of a constant.
const fn s(location: char, constant: u64) -> Kept {
    S(location, constant, None, true, Relaxed, None)
}
/// A store of a constant plus a register.
const fn sum(location: char, constant: u64, register: char) -> Kept {
    S(location, constant, Some(register), true, Relaxed, None)
}

const ARM: &[Model] = &[Model::Armv8];
const POWER: &[Model] = &[Model::Power];
/// Those that allow load buffering.
const HARDWARE: &[Model] = &[Model::Imm, Model::Armv8, Model::Armv7, Model::Riscv, Model::Power];
const OVERTAKING: &[Model] = &[Model::Imm, Model::Armv7];

pub const ALL: &[KeptProgram] = &[
    // Local forwarding: a write read by its own thread before what must precede it.
    KeptProgram {
        models: HARDWARE,
        threads: &[&[l('a', 'x'), s('x', 1), l('b', 'x'), sum('y', 0, 'b')], &[l('c', 'y'), sum('x', 1, 'c')]],
    },
    KeptProgram {
        models: HARDWARE,
        threads: &[&[l('a', 'y'), S('z', 1, None, true, Release, None), l('b', 'z'), sum('x', 0, 'b')], &[l('c', 'x'), sum('y', 0, 'c')]],
    },
    // A write visible before an earlier read of its location.
    KeptProgram {
        models: HARDWARE,
        threads: &[&[l('a', 'x'), s('x', 1)], &[l('b', 'x'), sum('y', 0, 'b')], &[l('c', 'y'), sum('x', 1, 'c')]],
    },
    KeptProgram {
        models: ARM,
        threads: &[
            &[l('0', 'x'), L('1', 'y', Acquire, Some('0')), A('2', 'y', Relaxed, Release)],
            &[S('y', 2, None, true, Release, None), A('1', 'x', Acquire, Relaxed), S('x', 1, Some('1'), false, Release, None)],
        ],
    },
    KeptProgram {
        models: ARM,
        threads: &[&[s('y', 2)], &[l('0', 'y'), l('1', 'x')], &[l('0', 'y'), F(St), s('y', 1), F(Isb), A('2', 'y', Acquire, Relaxed)]],
    },
    KeptProgram {
        models: ARM,
        threads: &[
            &[l('0', 'y'), F(Full), L('1', 'x', Acquire, Some('0')), F(Ld)],
            &[A('0', 'x', Acquire, Relaxed), F(Full), S('y', 1, None, true, Release, None), F(St)],
            &[A('0', 'y', Acquire, Relaxed), B('0', 1)],
        ],
    },
    KeptProgram {
        models: ARM,
        threads: &[
            &[l('0', 'y'), L('1', 'x', Relaxed, Some('0')), B('1', 1), s('x', 2)],
            &[s('x', 1), S('y', 1, None, true, Release, None), a('2', 'y'), B('2', 1)],
        ],
    },
    KeptProgram {
        models: POWER,
        threads: &[
            &[l('0', 'x'), F(Sync), B('0', 0), B('0', 1), L('3', 'y', Acquire, None)],
            &[s('y', 2)],
            &[
                A('0', 'y', Relaxed, Release),
                B('0', 1),
                S('x', 2, Some('0'), true, Release, None),
                S('x', 2, None, true, Relaxed, Some('0')),
                F(Isync),
            ],
        ],
    },
    KeptProgram {
        models: ARM,
        threads: &[
            &[
                S('z', 2, None, true, Release, None),
                F(Ld),
                L('1', 'x', Acquire, None),
                S('z', 2, Some('1'), true, Release, Some('1')),
                L('3', 'y', Relaxed, Some('1')),
                F(St),
            ],
            &[A('0', 'x', Relaxed, Release), L('1', 'z', Acquire, None), S('x', 2, Some('1'), false, Relaxed, None)],
        ],
    },
    KeptProgram { models: ARM, threads: &[&[l('0', 'x')], &[l('0', 'y')], &[s('z', 1), A('1', 'z', Acquire, Relaxed), a('2', 'x')]] },
    KeptProgram {
        models: ARM,
        threads: &[
            &[l('0', 'x')],
            &[
                S('x', 1, None, true, Release, None),
                s('y', 2),
                F(Isb),
                a('2', 'y'),
                F(Ld),
                A('3', 'x', Acquire, Relaxed),
                l('4', 'y'),
                F(St),
            ],
        ],
    },
    KeptProgram { models: ARM, threads: &[&[a('0', 'y')], &[a('0', 'x'), a('1', 'x'), F(Ld), a('2', 'y')]] },
    KeptProgram {
        models: POWER,
        threads: &[
            &[s('y', 2)],
            &[l('0', 'y')],
            &[a('0', 'x'), L('1', 'x', Relaxed, Some('0')), F(Isync), sum('y', 1, '1'), sum('x', 1, '1')],
        ],
    },
    KeptProgram {
        models: HARDWARE,
        threads: &[&[l('a', 'x')], &[l('b', 'z'), s('z', 1), a('c', 'z'), S('x', 1, Some('c'), false, Relaxed, None)]],
    },
    KeptProgram { models: OVERTAKING, threads: &[&[a('a', 'x')], &[a('b', 'x'), a('c', 'x'), s('x', 1)]] },
    KeptProgram {
        models: &[Model::Imm, Model::Armv7, Model::Riscv],
        threads: &[&[l('a', 'x')], &[l('b', 'y')], &[s('x', 1)], &[l('c', 'x'), A('d', 'y', Relaxed, Release), s('x', 1)]],
    },
    KeptProgram {
        models: POWER,
        threads: &[
            &[l('a', 'x')],
            &[l('b', 'x'), sum('y', 2, 'b'), a('c', 'y'), l('d', 'y'), S('x', 2, Some('d'), true, Relaxed, Some('b'))],
        ],
    },
    KeptProgram {
        models: &[Model::Armv7],
        threads: &[
            &[l('a', 'x'), L('b', 'y', Relaxed, Some('a')), s('z', 2)],
            &[l('c', 'z'), S('x', 2, Some('c'), false, Relaxed, None), s('x', 2)],
        ],
    },
    KeptProgram {
        models: &[Model::Armv7],
        threads: &[
            &[
                l('a', 'x'),
                S('y', 1, Some('a'), false, Release, None),
                L('b', 'x', Relaxed, Some('a')),
                F(Isb),
                L('c', 'x', Relaxed, Some('a')),
            ],
            &[S('y', 1, None, true, Release, None), a('d', 'y'), sum('x', 2, 'd')],
        ],
    },
    // Under IMM two reads of one location are in no order for others: the second does not need the first.
    KeptProgram {
        models: &[Model::Imm],
        threads: &[&[l('a', 'x'), l('b', 'x'), sum('y', 0, 'b')], &[l('c', 'y'), sum('x', 1, 'c')], &[s('x', 1)]],
    },
    // Under rf: a write that an own later one has overtaken cannot be taken to come last.
    KeptProgram { models: &[Model::Armv7], threads: &[&[l('a', 'y'), F(Full), s('x', 0)], &[l('b', 'x'), sum('y', 1, 'b'), s('y', 1)]] },
];

impl KeptProgram {
    /// The program in the terms of a model: its fences, and relaxed accesses where the model knows no other.
    pub fn program(&self, model: Model) -> Program {
        let mut builder = ProgramBuilder::new();
        let locations: BTreeMap<char, GlobalId> = ['x', 'y', 'z'].map(|name| (name, builder.global(&name.to_string(), 0))).into();
        for code in self.threads {
            builder.thread(|thread| Translation { model, thread, locations: &locations, registers: BTreeMap::new() }.translate(code));
        }
        builder.finish()
    }
}

struct Translation<'a> {
    model: Model,
    thread: &'a mut ThreadBuilder,
    locations: &'a BTreeMap<char, GlobalId>,
    registers: BTreeMap<char, RegisterId>,
}

impl Translation<'_> {
    fn translate(&mut self, code: &[Kept]) {
        for &instruction in code {
            let (L(name, ..) | A(name, ..)) = instruction else { continue };
            // A register may be used where the load that sets it was skipped.
            let destination = self.thread.register(Width::I32);
            self.thread.push(Op::Copy { destination, width: Width::I32, value: Operand::Constant(0) });
            self.registers.insert(name, destination);
        }
        let mut skips = Vec::new();
        for &instruction in code {
            let ends_here = std::mem::take(&mut skips);
            if let B(register, value) = instruction {
                let skip = self.thread.skip_if(self.registers[&register], value);
                skips.push(skip);
                // A branch that is itself skipped: where it is, the instruction after it runs.
                ends_here.into_iter().for_each(|skip| self.thread.end_skip(skip));
                continue;
            }
            self.instruction(instruction);
            ends_here.into_iter().for_each(|skip| self.thread.end_skip(skip));
        }
        skips.into_iter().for_each(|skip| self.thread.end_skip(skip));
    }

    fn instruction(&mut self, instruction: Kept) {
        let dependency = |this: &Self, name: Option<char>| name.map(|name| this.registers[&name]);
        match instruction {
            L(register, location, order, address) => {
                let address = self.thread.address(self.locations[&location], dependency(self, address));
                let destination = self.registers[&register];
                self.thread.push(Op::Load { destination, width: Width::I32, address, access: access(self.order(order)) });
            }
            S(location, constant, register, used, order, address) => {
                let address = self.thread.address(self.locations[&location], dependency(self, address));
                let value = self.thread.value(constant, dependency(self, register), used);
                self.thread.store(address, value, access(self.order(order)));
            }
            A(register, location, read, write) => {
                let order = match (self.order(read), self.order(write)) {
                    (Acquire, Release) => Order::AcquireRelease,
                    (Relaxed, write) => write,
                    (read, _) => read,
                };
                let address = Operand::Global(self.locations[&location]);
                let (destination, value) = (Some(self.registers[&register]), Operand::Constant(1));
                self.thread.push(Op::Rmw { destination, op: RmwOp::Add, width: Width::I32, address, value, access: access(order) });
            }
            F(barrier) => {
                if let Some(fence) = fence(self.model, barrier) {
                    self.thread.fence(fence);
                }
            }
            B(..) => unreachable!("branches are translated by the caller"),
        }
    }

    fn order(&self, order: Order) -> Order {
        if self.model.target().is_some_and(|target| !target.has_ordered_accesses()) { Relaxed } else { order }
    }
}

const fn riscv(before: Accesses, after: Accesses) -> Fence {
    Fence::Riscv { before, after }
}

fn fence(model: Model, barrier: Barrier) -> Option<Fence> {
    match (model, barrier) {
        (Model::Armv8, Full | Sync) => Some(Fence::DmbFull),
        (Model::Armv8, Ld) => Some(Fence::DmbLd),
        (Model::Armv8, St) => Some(Fence::DmbSt),
        (Model::Armv8, Isb | Isync) => Some(Fence::Isb),
        (Model::Armv7, Full | Sync | Ld) => Some(Fence::DmbFull),
        (Model::Armv7, St) => Some(Fence::DmbSt),
        (Model::Armv7, Isb | Isync) => Some(Fence::Isb),
        (Model::Riscv | Model::Ztso, Full | Sync) => Some(riscv(Accesses::Both, Accesses::Both)),
        (Model::Riscv | Model::Ztso, Ld) => Some(riscv(Accesses::Reads, Accesses::Both)),
        (Model::Riscv | Model::Ztso, St) => Some(riscv(Accesses::Writes, Accesses::Writes)),
        (Model::Power, Full | Sync) => Some(Fence::Sync),
        (Model::Power, Ld | St) => Some(Fence::Lwsync),
        (Model::Power, Isb | Isync) => Some(Fence::Isync),
        (_, Full | Sync) => Some(Fence::C11(Order::SeqCst)),
        (_, Ld) => Some(Fence::C11(Order::Acquire)),
        (_, St) => Some(Fence::C11(Order::Release)),
        (_, Isb | Isync) => None,
    }
}
