//! The classical shapes, each with the models that allow its weak outcome. The verdicts are those of the papers that the models
//! come from, and for POWER and ARM of the tutorial by Maranget, Sarkar and Sewell (2012) and of Pulte et al. (2018).

use crate::build::Builder;
use crate::cat_model;
use thinair_core::axioms;
use thinair_core::execution::Execution;
use thinair_core::ir::{Accesses, Fence, Order, Tags};

use Order::{Acquire, Relaxed, Release, SeqCst};

const X: usize = 0;
const Y: usize = 1;
const SC_FENCE: Option<Fence> = Some(Fence::C11(SeqCst));
const RELEASE_FENCE: Option<Fence> = Some(Fence::C11(Release));
const ACQUIRE_FENCE: Option<Fence> = Some(Fence::C11(Acquire));

/// Models that these papers say nothing of: their verdicts are in docs/verdicts.md, and here both ways of writing them must agree.
const OTHERS: [&str; 2] = ["sra", "c11-simp"];

/// The models that allow this execution, by both ways of writing them.
#[track_caller]
fn check(execution: Execution, allowed: &[&str]) {
    for model in axioms::ALL {
        let expected = if OTHERS.contains(&model.name) { (model.consistent)(&execution) } else { allowed.contains(&model.name) };
        assert_eq!((model.consistent)(&execution), expected, "{} in Rust", model.name);
        let verdict = cat_model(model.name).check(&execution, &[]).expect("a built-in model evaluates");
        assert_eq!(verdict.consistent, expected, "{}.cat: {:?}", model.name, verdict.failed);
    }
}

/// One model only, where a shape has a meaning only there.
#[track_caller]
fn check_one(model: &str, execution: Execution, expected: bool) {
    assert_eq!((axioms::find(model).expect("a model").consistent)(&execution), expected, "{model} in Rust");
    let verdict = cat_model(model).check(&execution, &[]).expect("a built-in model evaluates");
    assert_eq!(verdict.consistent, expected, "{model}.cat: {:?}", verdict.failed);
}

/// How the second access of a thread depends on the first, a read.
#[derive(Clone, Copy, PartialEq)]
enum Link {
    None,
    Fence(Fence),
    Addr,
    Data,
    Ctrl,
    /// A branch, then this fence.
    CtrlFence(Fence),
}

impl From<Option<Fence>> for Link {
    fn from(fence: Option<Fence>) -> Link {
        fence.map_or(Link::None, Link::Fence)
    }
}

/// Adds `second` after `first` in a thread, linked as said.
fn linked(builder: &mut Builder, thread: u32, first: usize, link: Link, second: impl FnOnce(&mut Builder) -> usize) -> usize {
    let fence = match link {
        Link::Fence(fence) | Link::CtrlFence(fence) => Some(builder.fence(thread, fence)),
        _ => None,
    };
    let second = second(builder);
    match link {
        Link::Addr => builder.addr(first, second),
        Link::Data => builder.data(first, second),
        Link::Ctrl => builder.ctrl(first, second),
        Link::CtrlFence(_) => builder.ctrl(first, fence.unwrap_or(second)),
        Link::None | Link::Fence(_) => {}
    }
    second
}

/// SB: each thread writes one location and misses the other's write.
fn store_buffering(orders: (Order, Order), fence: Option<Fence>) -> Execution {
    let mut b = Builder::new(2);
    for (thread, mine, other) in [(0, X, Y), (1, Y, X)] {
        b.write(thread, mine, orders.0);
        b.maybe_fence(thread, fence);
        b.read_initial(thread, other, orders.1);
    }
    b.build()
}

#[test]
fn sb() {
    check(store_buffering((Relaxed, Relaxed), None), &["tso", "pso", "ra", "rc11", "imm", "armv8", "armv7", "riscv", "ztso", "power"]);
    check(store_buffering((Release, Acquire), None), &["tso", "pso", "ra", "rc11", "imm", "armv7", "riscv", "ztso", "power"]);
    check(store_buffering((SeqCst, SeqCst), None), &["ra", "armv7", "riscv", "ztso", "power"]);
    check(store_buffering((Relaxed, Relaxed), SC_FENCE), &["ra"]);
    check(store_buffering((Relaxed, Relaxed), RELEASE_FENCE), &["tso", "pso", "ra", "rc11", "imm", "riscv", "ztso", "power"]);
    check_one("tso", store_buffering((Relaxed, Relaxed), Some(Fence::Mfence)), false);
    check_one("pso", store_buffering((Relaxed, Relaxed), Some(Fence::Mfence)), false);
    check_one("pso", store_buffering((Relaxed, Relaxed), Some(Fence::Stbar)), true);
    check_one("power", store_buffering((Relaxed, Relaxed), Some(Fence::Lwsync)), true);
    check_one("power", store_buffering((Relaxed, Relaxed), Some(Fence::Sync)), false);
    check_one("armv8", store_buffering((Relaxed, Relaxed), Some(Fence::DmbFull)), false);
    check_one("armv8", store_buffering((Relaxed, Relaxed), Some(Fence::DmbSt)), true);
    check_one("armv8", store_buffering((Relaxed, Relaxed), Some(Fence::DmbLd)), true);
    check_one("armv7", store_buffering((Relaxed, Relaxed), Some(Fence::DmbFull)), false);
    check_one("armv7", store_buffering((Relaxed, Relaxed), Some(Fence::DmbSt)), true);
    for model in ["riscv", "ztso"] {
        check_one(model, store_buffering((Relaxed, Relaxed), Some(Fence::RiscvTso)), true);
        for before in Accesses::ALL {
            for after in Accesses::ALL {
                let fence = Fence::Riscv { before, after };
                check_one(model, store_buffering((Relaxed, Relaxed), Some(fence)), !before.writes() || !after.reads());
            }
        }
    }
}

/// SB on RISC-V with atomics: what acquires or releases is in order with what does so too, and an AMO that acquires holds back what follows, its
/// own write included. lr and sc are two instructions: there only the load acquires.
#[test]
fn sb_with_annotated_atomics() {
    let build = |orders, tags| {
        let mut b = Builder::new(2);
        for (thread, mine, other) in [(0, X, Y), (1, Y, X)] {
            let (read, write) = b.update(thread, mine, mine, orders);
            b.tag(read, tags);
            b.tag(write, tags);
            b.read_initial(thread, other, Relaxed);
        }
        b.build()
    };
    check_one("riscv", build((Relaxed, Release), Tags::NONE), true);
    check_one("riscv", build((Acquire, Relaxed), Tags::NONE), false);
    check_one("riscv", build((Acquire, Release), Tags::PAIR), true);
    check_one("riscv", build((Acquire, Release), Tags::PAIR.and(Tags::STORE_ACQUIRES)), false);
    check_one("ztso", build((Relaxed, Relaxed), Tags::NONE), false);
    check_one("ztso", build((Relaxed, Relaxed), Tags::PAIR), true);
}

/// The two halves of an AMO are one operation: what its write waits for, its read has waited for, as far as others can tell.
#[test]
fn an_amo_is_one_operation() {
    for (tags, allowed) in [(Tags::NONE, false), (Tags::PAIR, true)] {
        let mut b = Builder::new(3);
        let z = 2;
        let first = b.read(0, X, Relaxed);
        let (read, write) = b.update(0, z, z, (Relaxed, Relaxed));
        b.tag(read, tags);
        b.tag(write, tags);
        b.data(first, write);
        let last = b.write(0, Y, Relaxed);
        b.data(read, last);
        let seen = b.read(1, Y, Relaxed);
        b.reads_from(seen, last);
        let passed = b.write(1, X, Relaxed);
        b.data(seen, passed);
        b.reads_from(first, passed);
        check_one("riscv", b.build(), allowed);
    }
}

/// SB with LDAPR in place of LDAR: the weaker acquire may pass the store-release.
#[test]
fn sb_with_acquire_pc() {
    let mut x = store_buffering((Release, Acquire), None);
    x.events.iter_mut().filter(|event| event.is_read()).for_each(|event| event.tags = Tags::ACQUIRE_PC);
    check_one("armv8", x, true);
}

/// SB with atomic updates for the writes.
#[test]
fn sb_with_updates() {
    let build = |orders| {
        let mut b = Builder::new(2);
        for (thread, mine, other) in [(0, X, Y), (1, Y, X)] {
            b.update(thread, mine, mine, orders);
            b.read_initial(thread, other, Relaxed);
        }
        b.build()
    };
    check(build((Relaxed, Relaxed)), &["ra", "rc11", "imm", "armv8", "armv7", "riscv", "power"]);
    check(build((Acquire, Release)), &["ra", "rc11", "imm", "armv7", "power"]);
}

/// SB where each thread first reads its own write: it does so from its buffer.
#[test]
fn sb_with_own_reads() {
    let mut b = Builder::new(2);
    for (thread, mine, other) in [(0, X, Y), (1, Y, X)] {
        let write = b.write(thread, mine, Relaxed);
        let own = b.read(thread, mine, Relaxed);
        b.reads_from(own, write);
        b.read_initial(thread, other, Relaxed);
    }
    check(b.build(), &["tso", "pso", "ra", "rc11", "imm", "armv8", "armv7", "riscv", "ztso", "power"]);
}

/// MP: the flag is seen, the data is not.
fn message_passing(orders: (Order, Order), fence: Option<Fence>, link: Link) -> Execution {
    let mut b = Builder::new(2);
    b.write(0, X, Relaxed);
    b.maybe_fence(0, fence);
    let flag = b.write(0, Y, orders.0);
    let seen = b.read(1, Y, orders.1);
    b.reads_from(seen, flag);
    linked(&mut b, 1, seen, link, |b| b.read_initial(1, X, Relaxed));
    b.build()
}

#[test]
fn mp() {
    let relaxed = (Relaxed, Relaxed);
    check(message_passing(relaxed, None, Link::None), &["pso", "rc11", "imm", "armv8", "armv7", "riscv", "power"]);
    check(message_passing((Release, Acquire), None, Link::None), &["armv7", "power"]);
    check(message_passing((Release, Relaxed), None, Link::None), &["rc11", "imm", "armv8", "armv7", "riscv", "power"]);
    check(message_passing((Relaxed, Acquire), None, Link::None), &["pso", "rc11", "imm", "armv8", "armv7", "riscv", "power"]);
    check(message_passing(relaxed, RELEASE_FENCE, ACQUIRE_FENCE.into()), &[]);
    check(message_passing(relaxed, SC_FENCE, SC_FENCE.into()), &[]);
    check(message_passing(relaxed, SC_FENCE, Link::Addr), &["rc11", "imm"]);
    check_one("pso", message_passing(relaxed, Some(Fence::Stbar), Link::None), false);
    check_one("armv8", message_passing(relaxed, Some(Fence::DmbSt), Link::Fence(Fence::DmbLd)), false);
    check_one("armv8", message_passing(relaxed, Some(Fence::DmbLd), Link::Fence(Fence::DmbLd)), true);
    check_one("armv8", message_passing(relaxed, Some(Fence::DmbSt), Link::Ctrl), true);
    check_one("armv8", message_passing(relaxed, Some(Fence::DmbSt), Link::CtrlFence(Fence::Isb)), false);
    check_one("armv8", message_passing(relaxed, Some(Fence::DmbSt), Link::Fence(Fence::Isb)), true);
    check_one("power", message_passing(relaxed, Some(Fence::Lwsync), Link::Addr), false);
    check_one("power", message_passing(relaxed, Some(Fence::Eieio), Link::Addr), false);
    check_one("power", message_passing(relaxed, Some(Fence::Lwsync), Link::Ctrl), true);
    check_one("power", message_passing(relaxed, Some(Fence::Lwsync), Link::CtrlFence(Fence::Isync)), false);
    check_one("power", message_passing(relaxed, Some(Fence::Lwsync), Link::Fence(Fence::Eieio)), true);
    check_one("armv7", message_passing(relaxed, Some(Fence::DmbSt), Link::Addr), false);
    check_one("armv7", message_passing(relaxed, Some(Fence::DmbFull), Link::Ctrl), true);
    check_one("armv7", message_passing(relaxed, Some(Fence::DmbFull), Link::CtrlFence(Fence::Isb)), false);
    check_one("armv7", message_passing(relaxed, Some(Fence::DmbFull), Link::Fence(Fence::Isb)), true);
    let (stores, loads) = (
        Fence::Riscv { before: Accesses::Writes, after: Accesses::Writes },
        Fence::Riscv { before: Accesses::Reads, after: Accesses::Reads },
    );
    check_one("riscv", message_passing(relaxed, Some(stores), Link::Fence(loads)), false);
    check_one("riscv", message_passing(relaxed, Some(Fence::RiscvTso), Link::Fence(Fence::RiscvTso)), false);
    check_one("riscv", message_passing(relaxed, Some(stores), Link::Addr), false);
    check_one("riscv", message_passing(relaxed, Some(stores), Link::Ctrl), true);
    check_one("riscv", message_passing(relaxed, Some(stores), Link::Fence(stores)), true);
    check_one("riscv", message_passing(relaxed, Some(loads), Link::Fence(loads)), true);
}

/// A plain flag does not synchronise in RC11, whatever fences stand around it.
#[test]
fn mp_with_a_plain_flag() {
    let orders = (Order::Plain, Order::Plain);
    check_one("rc11", message_passing(orders, RELEASE_FENCE, ACQUIRE_FENCE.into()), true);
    check_one("imm", message_passing(orders, RELEASE_FENCE, ACQUIRE_FENCE.into()), true);
}

/// MP on ARMv8 where the flag is taken by an atomic that returns nothing: dmb.ld does not order its read.
#[test]
fn mp_with_an_atomic_without_return() {
    for no_return in [false, true] {
        let mut b = Builder::new(2);
        b.write(0, X, Relaxed);
        let flag = b.write(0, Y, Release);
        let (read, write) = b.update(1, Y, flag, (Relaxed, Relaxed));
        b.fence(1, Fence::DmbLd);
        b.read_initial(1, X, Relaxed);
        b.coherence(&[flag, write]);
        if no_return {
            b.tag(read, Tags::NO_RETURN);
        }
        check_one("armv8", b.build(), no_return);
    }
}

/// Release sequences: through an update of another thread, and not through a later write of the same thread (C++20).
#[test]
fn release_sequences() {
    let mut b = Builder::new(2);
    b.write(0, X, Relaxed);
    let flag = b.write(0, Y, Release);
    let (_, updated) = b.update(1, Y, flag, (Relaxed, Relaxed));
    let seen = b.read(2, Y, Acquire);
    b.reads_from(seen, updated);
    b.read_initial(2, X, Relaxed);
    b.coherence(&[flag, updated]);
    check_one("rc11", b.build(), false);

    let mut b = Builder::new(2);
    b.write(0, X, Relaxed);
    let flag = b.write(0, Y, Release);
    let again = b.write(0, Y, Relaxed);
    let seen = b.read(1, Y, Acquire);
    b.reads_from(seen, again);
    b.read_initial(1, X, Relaxed);
    b.coherence(&[flag, again]);
    check_one("rc11", b.build(), true);
}

/// LB: each thread reads what the other writes afterwards.
fn load_buffering(orders: (Order, Order), links: [Link; 2]) -> Execution {
    let mut b = Builder::new(2);
    let mut ends = Vec::new();
    for (thread, from, to) in [(0, X, Y), (1, Y, X)] {
        let read = b.read(thread, from, orders.0);
        let write = linked(&mut b, thread, read, links[thread as usize], |b| b.write(thread, to, orders.1));
        ends.push((read, write));
    }
    b.reads_from(ends[0].0, ends[1].1);
    b.reads_from(ends[1].0, ends[0].1);
    b.build()
}

#[test]
fn lb() {
    check(load_buffering((Relaxed, Relaxed), [Link::None; 2]), &["imm", "armv8", "armv7", "riscv", "power"]);
    check(load_buffering((Relaxed, Relaxed), [Link::Data, Link::None]), &["imm", "armv8", "armv7", "riscv", "power"]);
    for link in [Link::Data, Link::Addr, Link::Ctrl, Link::Fence(Fence::C11(Release))] {
        check(load_buffering((Relaxed, Relaxed), [link; 2]), &[]);
    }
    check(load_buffering((Acquire, Relaxed), [Link::None; 2]), &["armv7", "power"]);
    check(load_buffering((Relaxed, Release), [Link::None; 2]), &["armv7", "power"]);
}

/// IRIW: two readers see two independent writes in opposite orders.
fn independent_reads(orders: (Order, Order), link: Link) -> Execution {
    let mut b = Builder::new(2);
    let writes = [b.write(0, X, orders.0), b.write(1, Y, orders.0)];
    for (thread, first, second) in [(2, X, Y), (3, Y, X)] {
        let seen = b.read(thread, first, orders.1);
        b.reads_from(seen, writes[first]);
        linked(&mut b, thread, seen, link, |b| b.read_initial(thread, second, orders.1));
    }
    b.build()
}

#[test]
fn iriw() {
    check(independent_reads((Relaxed, Relaxed), Link::None), &["ra", "rc11", "imm", "armv8", "armv7", "riscv", "power"]);
    check(independent_reads((Relaxed, Relaxed), Link::Addr), &["ra", "rc11", "imm", "armv7", "power"]);
    check(independent_reads((Release, Acquire), Link::None), &["ra", "rc11", "imm", "armv7", "power"]);
    check(independent_reads((SeqCst, SeqCst), Link::None), &["ra", "armv7", "power"]);
    check(independent_reads((Relaxed, Relaxed), SC_FENCE.into()), &["ra"]);
    check(independent_reads((Relaxed, Relaxed), Link::Fence(Fence::C11(Order::AcquireRelease))), &["ra", "rc11", "imm", "power"]);
}

/// 2+2W: each thread's first write comes last.
fn two_writers(order: Order, fence: Option<Fence>) -> Execution {
    let mut b = Builder::new(2);
    let mut ends = Vec::new();
    for (thread, first, second) in [(0, X, Y), (1, Y, X)] {
        let before = b.write(thread, first, order);
        b.maybe_fence(thread, fence);
        ends.push((before, b.write(thread, second, order)));
    }
    b.coherence(&[ends[1].1, ends[0].0]);
    b.coherence(&[ends[0].1, ends[1].0]);
    b.build()
}

#[test]
fn two_plus_two_writes() {
    check(two_writers(Relaxed, None), &["pso", "ra", "rc11", "imm", "armv8", "armv7", "riscv", "power"]);
    check(two_writers(Release, None), &["ra", "rc11", "imm", "armv7", "power"]);
    check(two_writers(Relaxed, RELEASE_FENCE), &["ra", "rc11", "imm"]);
    check(two_writers(Relaxed, SC_FENCE), &["ra"]);
    check_one("power", two_writers(Relaxed, Some(Fence::Lwsync)), false);
    check_one("power", two_writers(Relaxed, Some(Fence::Eieio)), false);
    check_one("pso", two_writers(Relaxed, Some(Fence::Stbar)), false);
    check_one("armv8", two_writers(Relaxed, Some(Fence::DmbSt)), false);
    check_one("armv8", two_writers(Relaxed, Some(Fence::DmbLd)), true);
}

/// WRC: a write is passed on by a second thread, and missed by a third.
fn write_to_read_causality(middle: Link, last: Link) -> Execution {
    let mut b = Builder::new(2);
    let first = b.write(0, X, Relaxed);
    let read = b.read(1, X, Relaxed);
    b.reads_from(read, first);
    let passed = linked(&mut b, 1, read, middle, |b| b.write(1, Y, Relaxed));
    let seen = b.read(2, Y, Relaxed);
    b.reads_from(seen, passed);
    linked(&mut b, 2, seen, last, |b| b.read_initial(2, X, Relaxed));
    b.build()
}

#[test]
fn wrc() {
    check(write_to_read_causality(Link::Data, Link::Addr), &["rc11", "imm", "armv7", "power"]);
    check(write_to_read_causality(Link::None, Link::None), &["rc11", "imm", "armv8", "armv7", "riscv", "power"]);
    check_one("power", write_to_read_causality(Link::Fence(Fence::Lwsync), Link::Addr), false);
    check_one("power", write_to_read_causality(Link::Fence(Fence::Eieio), Link::Addr), true);
}

/// R: a write loses against one that is followed by a read of the old value.
#[test]
fn r() {
    let build = |first, second| {
        let mut b = Builder::new(2);
        b.write(0, X, Relaxed);
        b.maybe_fence(0, first);
        let early = b.write(0, Y, Relaxed);
        let late = b.write(1, Y, Relaxed);
        b.maybe_fence(1, second);
        b.read_initial(1, X, Relaxed);
        b.coherence(&[early, late]);
        b.build()
    };
    check(build(None, None), &["tso", "pso", "ra", "rc11", "imm", "armv8", "armv7", "riscv", "ztso", "power"]);
    check(build(SC_FENCE, SC_FENCE), &["ra"]);
    check_one("power", build(Some(Fence::Lwsync), Some(Fence::Sync)), true);
    check_one("power", build(Some(Fence::Sync), Some(Fence::Sync)), false);
    check_one("tso", build(None, Some(Fence::Mfence)), false);
    check_one("pso", build(None, Some(Fence::Mfence)), true);
}

/// CoRR, CoWR, CoRW and CoWW: no model lets one location misbehave.
#[test]
fn coherence_of_one_location() {
    let mut b = Builder::new(1);
    let write = b.write(0, X, Relaxed);
    let newer = b.read(1, X, Relaxed);
    b.reads_from(newer, write);
    b.read_initial(1, X, Relaxed);
    check(b.build(), &[]);

    let mut b = Builder::new(1);
    b.write(0, X, Relaxed);
    b.read_initial(0, X, Relaxed);
    check(b.build(), &[]);

    let mut b = Builder::new(1);
    let read = b.read(0, X, Relaxed);
    let write = b.write(0, X, Relaxed);
    b.reads_from(read, write);
    check(b.build(), &[]);

    let mut b = Builder::new(1);
    let (first, second) = (b.write(0, X, Relaxed), b.write(0, X, Relaxed));
    b.coherence(&[second, first]);
    check(b.build(), &[]);
}

/// Two updates cannot take the same write.
#[test]
fn atomicity() {
    let mut b = Builder::new(1);
    let (_, first) = b.update(0, X, X, (Relaxed, Relaxed));
    let (_, second) = b.update(1, X, X, (Relaxed, Relaxed));
    b.coherence(&[first, second]);
    check(b.build(), &[]);

    let mut b = Builder::new(1);
    let (_, first) = b.update(0, X, X, (Relaxed, Relaxed));
    let (_, second) = b.update(1, X, first, (Relaxed, Relaxed));
    b.coherence(&[first, second]);
    check(b.build(), &["sc", "tso", "pso", "ra", "rc11", "imm", "armv8", "armv7", "riscv", "ztso", "power"]);
}

/// A thread sees what was written before it was created; after it was joined, others see what it wrote.
#[test]
fn creation_and_joining() {
    let mut b = Builder::new(1);
    let before = b.write(0, X, Relaxed);
    let inside = b.read_initial(1, X, Relaxed);
    b.sync(before, inside);
    check(b.build(), &[]);

    // Also across a third thread, and for what was only read.
    let mut b = Builder::new(1);
    let write = b.write(0, X, Relaxed);
    let read = b.read(1, X, Relaxed);
    b.reads_from(read, write);
    let inside = b.read_initial(2, X, Relaxed);
    b.sync(read, inside);
    check(b.build(), &[]);
}

/// Local forwarding closes a load-buffering cycle: a thread reads its own write before what must precede that write. POWER keeps
/// the first in order, because there the commits of accesses to one location are.
#[test]
fn local_forwarding() {
    let mut b = Builder::new(2);
    let a = b.read(0, X, Relaxed);
    let own = b.write(0, X, Relaxed);
    let c = b.read(0, X, Relaxed);
    let y = b.write(0, Y, Relaxed);
    let s = b.read(1, Y, Relaxed);
    let x = b.write(1, X, Relaxed);
    b.reads_from(a, x);
    b.reads_from(c, own);
    b.reads_from(s, y);
    b.data(c, y);
    b.data(s, x);
    b.coherence(&[x, own]);
    check(b.build(), &["imm", "armv8", "armv7", "riscv"]);

    let z = 2;
    let mut b = Builder::new(3);
    let a = b.read(0, Y, Relaxed);
    let own = b.write(0, z, Release);
    let c = b.read(0, z, Relaxed);
    let x = b.write(0, X, Relaxed);
    let s = b.read(1, X, Relaxed);
    let y = b.write(1, Y, Relaxed);
    b.reads_from(a, y);
    b.reads_from(c, own);
    b.reads_from(s, x);
    b.data(c, x);
    b.data(s, y);
    check(b.build(), &["imm", "armv8", "armv7", "riscv", "power"]);
}
