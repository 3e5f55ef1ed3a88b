//! Programs about read-modify-writes that earlier versions of the exploration got wrong under models with load buffering.
//!
//! In all of them a write does not depend on the value that its own read-modify-write reads. For an exchange this is real: the issue of its
//! write does not need its read. For a CAS it was: whether its write exists, and with it what fences order, depended on a read that need not
//! precede what follows. Since then the read of a CAS has a control dependency to all that follows, its own write included.

use thinair_core::ir::{Fence, Op, Operand, Order, Program, RmwOp, Width};
use thinair_core::model::Model;

use crate::build::{ProgramBuilder, ThreadBuilder, access};

pub struct KeptExchange {
    pub name: &'static str,
    /// Those under which the program makes sense.
    pub models: &'static [Model],
    pub program: Program,
}

fn compare_and_swap(thread: &mut ThreadBuilder, address: Operand, expected: u64, new: u64, order: Order, failure: Order) {
    let destination = Some(thread.register(Width::I32));
    let (expected, new) = (Operand::Constant(expected), Operand::Constant(new));
    thread.push(Op::Cas { destination, success: None, width: Width::I32, address, expected, new, access: access(order), failure });
}

/// A write that a fence orders after the write of a CAS, but after nothing if the CAS fails.
fn fence_between_writes(fence: Fence) -> Program {
    let relaxed = access(Order::Relaxed);
    let mut builder = ProgramBuilder::new();
    let (x, y) = (Operand::Global(builder.global("x", 0)), Operand::Global(builder.global("y", 0)));
    builder.thread(|thread| {
        let old = thread.rmw(RmwOp::Xor, y, Operand::Constant(1), relaxed);
        let value = thread.value(1, Some(old), true);
        thread.store(x, value, relaxed);
    });
    builder.thread(|thread| {
        compare_and_swap(thread, x, 0, 1, Order::Relaxed, Order::Relaxed);
        thread.fence(fence);
        thread.store(y, Operand::Constant(2), relaxed);
    });
    builder.finish()
}

/// A CAS that acquires only if it succeeds.
fn order_of_failure() -> Program {
    let relaxed = access(Order::Relaxed);
    let mut builder = ProgramBuilder::new();
    let (x, z) = (Operand::Global(builder.global("x", 0)), Operand::Global(builder.global("z", 0)));
    builder.thread(|thread| {
        thread.load(z, relaxed);
        thread.store(x, Operand::Constant(1), relaxed);
    });
    builder.thread(|thread| {
        compare_and_swap(thread, x, 0, 2, Order::Acquire, Order::Relaxed);
        thread.store(z, Operand::Constant(1), relaxed);
    });
    builder.finish()
}

/// The write of an RMW, whose value does not depend on its read, read by its own thread before that read.
fn forwarding(exchange: impl FnOnce(&mut ThreadBuilder, Operand)) -> Program {
    let relaxed = access(Order::Relaxed);
    let mut builder = ProgramBuilder::new();
    let (x, y) = (Operand::Global(builder.global("x", 0)), Operand::Global(builder.global("y", 0)));
    builder.thread(|thread| {
        exchange(thread, x);
        let forwarded = thread.load(x, relaxed);
        let value = thread.value(0, Some(forwarded), true);
        thread.store(y, value, relaxed);
    });
    builder.thread(|thread| {
        let seen = thread.load(y, relaxed);
        let value = thread.value(2, Some(seen), true);
        thread.store(x, value, relaxed);
    });
    builder.finish()
}

pub fn all() -> Vec<KeptExchange> {
    let cas = |thread: &mut ThreadBuilder, x| compare_and_swap(thread, x, 0, 2, Order::Relaxed, Order::Relaxed);
    let swap = |thread: &mut ThreadBuilder, x| {
        thread.rmw(RmwOp::Exchange, x, Operand::Constant(2), access(Order::Relaxed));
    };
    // POWER and ARMv7 have no memory orders.
    const WITH_ORDERS: &[Model] =
        &[Model::Sc, Model::Tso, Model::Pso, Model::Ra, Model::Rc11, Model::Imm, Model::Armv8, Model::Riscv, Model::Ztso];
    vec![
        KeptExchange { name: "cas, eieio", models: &[Model::Power], program: fence_between_writes(Fence::Eieio) },
        KeptExchange { name: "cas, dmb.st", models: &[Model::Armv8, Model::Armv7], program: fence_between_writes(Fence::DmbSt) },
        KeptExchange { name: "cas, order of failure", models: WITH_ORDERS, program: order_of_failure() },
        KeptExchange { name: "cas, forwarding", models: &Model::ALL, program: forwarding(cas) },
        KeptExchange { name: "exchange, forwarding", models: &Model::ALL, program: forwarding(swap) },
    ]
}
