//! Brute force against counts that are known from the literature or easy to count by hand, and against itself without pruning.

use thinair_core::axioms;
use thinair_core::engine::Equivalence;
use thinair_core::ir::{CompareOp, FunctionId, GlobalId, Op, Operand, Order, Program, Width};
use thinair_core::model::Model;
use thinair_oracle::behaviour::Behaviour;
use thinair_oracle::brute::{Pruning, executions};
use thinair_oracle::build::{ProgramBuilder, ThreadBuilder, access};
use thinair_oracle::kept;
use thinair_oracle::random::{Shape, Size, program};

fn consistent(model: Model) -> fn(&thinair_core::execution::Execution) -> bool {
    axioms::find(model.name()).expect("every model has axioms").consistent
}

/// One thread: `(location, None)` is a relaxed load, `(location, Some(value))` a relaxed store.
type Thread = &'static [(u32, Option<u64>)];

fn litmus(threads: &[Thread]) -> Program {
    let mut builder = ProgramBuilder::new();
    for name in ["x", "y"] {
        builder.global(name, 0);
    }
    for code in threads {
        builder.thread(|thread| {
            for &(location, value) in *code {
                let address = Operand::Global(GlobalId(location));
                match value {
                    Some(value) => thread.store(address, Operand::Constant(value), access(Order::Relaxed)),
                    None => drop(thread.load(address, access(Order::Relaxed))),
                }
            }
        });
    }
    builder.finish()
}

/// The numbers of complete executions under the models in their order (sc, tso, pso, ra, sra, rc11, c11-simp, imm, armv8, armv7, riscv, ztso, power), up to rf and co.
fn check(program: &Program, expected: [usize; 13]) {
    let found = Model::ALL.map(|model| executions(program, Pruning::Coherent, &consistent(model)).unwrap().complete.len());
    assert_eq!(found, expected);
}

const X: u32 = 0;
const Y: u32 = 1;

#[test]
fn store_buffering() {
    check(&litmus(&[&[(X, Some(1)), (Y, None)], &[(Y, Some(1)), (X, None)]]), [3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
}

#[test]
fn message_passing() {
    check(&litmus(&[&[(X, Some(1)), (Y, Some(1))], &[(Y, None), (X, None)]]), [3, 3, 4, 3, 3, 4, 4, 4, 4, 4, 4, 3, 4]);
}

#[test]
fn load_buffering() {
    check(&litmus(&[&[(X, None), (Y, Some(1))], &[(Y, None), (X, Some(1))]]), [3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 3, 4]);
}

#[test]
fn independent_reads_of_independent_writes() {
    let program = litmus(&[&[(X, Some(1))], &[(Y, Some(1))], &[(X, None), (Y, None)], &[(Y, None), (X, None)]]);
    check(&program, [15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 15, 16]);
}

#[test]
fn two_plus_two_writes() {
    check(&litmus(&[&[(X, Some(1)), (Y, Some(2))], &[(Y, Some(1)), (X, Some(2))]]), [3, 3, 4, 4, 3, 4, 4, 4, 4, 4, 4, 3, 4]);
}

#[test]
fn coherence_of_reads() {
    check(&litmus(&[&[(X, Some(1)), (X, Some(2))], &[(X, None), (X, None)]]), [6; 13]);
}

/// n threads that increment one counter: n! executions; the values are not guessed beyond n.
#[test]
fn increments() {
    let mut builder = ProgramBuilder::new();
    let counter = builder.global("x", 0);
    for _ in 0..4 {
        builder.thread(|thread| {
            thread.rmw(thinair_core::ir::RmwOp::Add, Operand::Global(counter), Operand::Constant(1), access(Order::Relaxed));
        });
    }
    check(&builder.finish(), [24; 13]);
}

#[test]
fn locks_exclude_each_other() {
    let mut builder = ProgramBuilder::new();
    let (lock, data) = (Operand::Global(builder.global("m", 0)), Operand::Global(builder.global("x", 0)));
    for _ in 0..2 {
        builder.thread(|thread| {
            thread.push(Op::Lock { address: lock });
            let old = thread.load(data, access(Order::Relaxed));
            let new = thread.value(1, Some(old), true);
            thread.store(data, new, access(Order::Relaxed));
            thread.push(Op::Unlock { address: lock, barrier: true, waits: false });
        });
    }
    let program = builder.finish();
    for model in [Model::Sc, Model::Tso, Model::Ra, Model::Rc11, Model::Armv8] {
        let found = executions(&program, Pruning::Coherent, &consistent(model)).unwrap();
        assert_eq!(found.complete.len(), 2, "{}", model.name());
        assert!(!found.blocked.is_empty());
    }
}

#[test]
fn choices_and_assumptions() {
    let mut builder = ProgramBuilder::new();
    let location = Operand::Global(builder.global("x", 0));
    builder.thread(|thread| {
        let destination = thread.register(Width::I32);
        thread.push(Op::Choose { destination, width: Width::I32, low: 0, high: 2, partial: false });
        let condition = Operand::Register(thread.compare(CompareOp::Ne, destination, 1));
        thread.push(Op::Assume { condition });
        thread.store(location, Operand::Register(destination), access(Order::Relaxed));
    });
    let found = executions(&builder.finish(), Pruning::Coherent, &consistent(Model::Sc)).unwrap();
    assert_eq!((found.complete.len(), found.blocked.len()), (2, 1));
}

#[test]
fn joined_threads_have_happened() {
    let mut builder = ProgramBuilder::new();
    let location = Operand::Global(builder.global("x", 0));
    let body = |thread: &mut ThreadBuilder| thread.store(location, Operand::Constant(1), access(Order::Relaxed));
    // The function that is spawned comes second, the thread that runs first.
    builder.thread(|thread| {
        let handle = thread.register(Width::I64);
        thread.push(Op::Spawn { destination: handle, function: Operand::Function(FunctionId(1)), arguments: Vec::new() });
        thread.load(location, access(Order::Relaxed));
        thread.push(Op::Join { thread: Operand::Register(handle) });
        thread.load(location, access(Order::Relaxed));
    });
    builder.function(body);
    let program = builder.finish();
    for model in Model::ALL {
        let found = executions(&program, Pruning::Coherent, &consistent(model)).unwrap();
        assert_eq!((found.complete.len(), found.blocked.len()), (2, 0), "{}", model.name());
    }
}

fn same_without_pruning(program: &Program, model: Model) {
    let all = |pruning| {
        let found = executions(program, pruning, &consistent(model)).unwrap();
        let behaviours = |list: &[_]| -> rustc_hash::FxHashSet<Behaviour> {
            list.iter().map(|execution| Behaviour::new(execution, Equivalence::RfCo)).collect()
        };
        (found.complete.len(), behaviours(&found.complete), found.blocked.len(), behaviours(&found.blocked))
    };
    assert_eq!(all(Pruning::Coherent), all(Pruning::None), "{}", model.name());
}

#[test]
fn pruning_loses_nothing() {
    for model in Model::ALL {
        for seed in 0..400 {
            let shape = &Shape::ALL[seed as usize % Shape::ALL.len()];
            same_without_pruning(&program(seed, model, shape, Size { threads: 3, events: 6 }), model);
        }
    }
}

#[test]
fn kept_programs_have_executions() {
    for kept in kept::ALL {
        for model in Model::ALL {
            let found = executions(&kept.program(model), Pruning::Coherent, &consistent(model)).unwrap();
            assert!(!found.complete.is_empty());
        }
    }
}
