//! Programs on which the exploration, as first specified, is wrong under models with load buffering.
//!
//! All are about read-modify-writes whose write does not depend on what was read. For exchanges the algorithm is mended: the issue of such a
//! write does not need its read. For a CAS it is not: whether its write exists, and with it what fences order, depends on a value that the write
//! need not wait for. Random programs avoid this (see [`crate::random::is_within_known_limits`]).

use thinair_core::ir::{Fence, Op, Operand, Order, Program, RmwOp, Width};
use thinair_core::model::Model;

use crate::build::{ProgramBuilder, ThreadBuilder, access};

pub struct OpenProgram {
    pub name: &'static str,
    pub model: Model,
    /// The exploration gets it right by now.
    pub mended: bool,
    pub program: Program,
}

fn compare_and_swap(thread: &mut ThreadBuilder, address: Operand, expected: u64, new: u64, order: Order, failure: Order) {
    let destination = Some(thread.register(Width::I32));
    let (expected, new) = (Operand::Constant(expected), Operand::Constant(new));
    thread.push(Op::Cas { destination, success: None, width: Width::I32, address, expected, new, access: access(order), failure });
}

/// A write that a fence orders after the write of a CAS, but after nothing if the CAS fails.
fn fence_between_writes(model: Model, fence: Fence) -> Program {
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
    debug_assert!(crate::random::fences(model).contains(&fence));
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

pub fn all() -> Vec<OpenProgram> {
    let cas = |thread: &mut ThreadBuilder, x| compare_and_swap(thread, x, 0, 2, Order::Relaxed, Order::Relaxed);
    let swap = |thread: &mut ThreadBuilder, x| {
        thread.rmw(RmwOp::Exchange, x, Operand::Constant(2), access(Order::Relaxed));
    };
    let (armv8, power) = (Model::Armv8, Model::Power);
    vec![
        OpenProgram { name: "cas, eieio", model: power, mended: false, program: fence_between_writes(power, Fence::Eieio) },
        OpenProgram { name: "cas, dmb.st", model: armv8, mended: false, program: fence_between_writes(armv8, Fence::DmbSt) },
        OpenProgram { name: "cas, order of failure", model: armv8, mended: false, program: order_of_failure() },
        OpenProgram { name: "cas, forwarding", model: armv8, mended: false, program: forwarding(cas) },
        OpenProgram { name: "cas, forwarding", model: power, mended: false, program: forwarding(cas) },
        OpenProgram { name: "exchange, forwarding", model: armv8, mended: true, program: forwarding(swap) },
        OpenProgram { name: "exchange, forwarding", model: power, mended: true, program: forwarding(swap) },
    ]
}
