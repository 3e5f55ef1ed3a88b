//! The machine alone, driven by hand: each step's action, its dependencies, what it says after each answer, and that snapshots resume exactly.

use thinair_core::ir::{Order, Width, pointer, text};
use thinair_core::machine::action::{Action, ActionKind, Block, Bound, Fault, ThreadId};
use thinair_core::machine::deps::DepSet;
use thinair_core::machine::executor::{Snapshot, Step};
use thinair_core::machine::{Executor, Machine};

const READ: ActionKind = ActionKind::Read { exclusive: false, lock: false };
const WRITE: ActionKind = ActionKind::Write { exclusive: false, unlock: false };
const UPDATE: ActionKind = ActionKind::Read { exclusive: true, lock: false };
const EXCLUSIVE: ActionKind = ActionKind::Write { exclusive: true, unlock: false };

/// One thread and the number of its next event.
struct Run {
    machine: Machine<true>,
    step: Step,
    index: u32,
}

impl Run {
    /// Starts the first thread of a program. The globals `@x` and `@y` and a function `@f` are what most tests need.
    #[track_caller]
    fn new(source: &str, unroll: Option<u32>) -> Run {
        let program = text::parse_verified("test.tir", source).unwrap_or_else(|error| panic!("{error}\n{source}"));
        let mut machine = Machine::new(&program, unroll);
        let step = machine.start(ThreadId(0), program.threads[0].function, &[]);
        Run { machine, step, index: 0 }
    }

    #[track_caller]
    fn of(instructions: &str) -> Run {
        Run::new(&single(instructions), None)
    }

    /// Answers the action at hand; returns the next one.
    fn answer(&mut self, value: u64) -> Action {
        self.step = self.machine.resume(self.step.snapshot, self.index, value);
        self.index += 1;
        self.step.action
    }

    fn action(&self) -> Action {
        self.step.action
    }

    fn members(&self, set: DepSet) -> &[u32] {
        self.machine.dependencies().members(set)
    }

    /// The action at hand has this kind and these addr, data and ctrl dependencies.
    #[track_caller]
    fn expect(&self, kind: ActionKind, addr: &[u32], data: &[u32], ctrl: &[u32]) {
        let action = self.action();
        assert_eq!(action.kind, kind);
        assert_eq!((self.members(action.addr), self.members(action.data), self.members(action.ctrl)), (addr, data, ctrl));
    }
}

fn single(instructions: &str) -> String {
    format!("global @x: i32\nglobal @y: i32\nfn @f() {{\n  private $s[16]\nentry:\n{instructions}\n  ret\n}}\nthread @f()\n")
}

const X: u64 = 1 << 32;
const Y: u64 = 2 << 32;

#[test]
fn a_thread_stops_at_each_visible_action() {
    let mut run = Run::of("  %a = load acq i32 @x\n  %b = add i32 %a, 2\n  store rel i32 @y, %b");
    let read = run.action();
    assert_eq!((read.kind, read.address, read.width, read.access.order), (READ, X, Width::I32, Order::Acquire));
    let write = run.answer(40);
    assert_eq!((write.kind, write.address, write.value, write.access.order), (WRITE, Y, 42, Order::Release));
    assert_eq!(run.answer(0).kind, ActionKind::End);
}

#[test]
fn snapshots_resume_exactly() {
    let source = "  %a = load rlx i32 @x\n  store i32 $s[4], %a\n  %b = load rlx i32 @y\n  %c = load i32 $s[4]\n  %d = add i32 %b, %c\n  store rlx i32 @x, %d";
    let mut run = Run::of(source);
    let first = run.step.snapshot;
    let after = |run: &mut Run, from: Snapshot, index: u32, value: u64| run.machine.resume(from, index, value);
    // Two branches from one snapshot, each continued twice: none sees the others.
    for (left, right) in [(1, 2), (7, 9), (1, 2)] {
        let second = after(&mut run, first, 0, left);
        let third = after(&mut run, second.snapshot, 1, right);
        assert_eq!(third.action.value, left + right);
        let other = after(&mut run, second.snapshot, 1, 100);
        assert_eq!(other.action.value, left + 100);
        assert_eq!(after(&mut run, second.snapshot, 1, right).action, third.action);
    }
    // What is released is given back, and what stands before the mark is untouched.
    let mark = run.machine.mark();
    let second = after(&mut run, first, 0, 5);
    let written = after(&mut run, second.snapshot, 1, 6).action;
    run.machine.release(mark);
    assert_eq!(run.machine.mark(), mark);
    let second = after(&mut run, first, 0, 5);
    assert_eq!(after(&mut run, second.snapshot, 1, 6).action, written);
}

#[test]
fn dependencies_go_through_registers() {
    let mut run = Run::of(
        "  %a = load rlx i32 @x\n  %b = load rlx i32 @y\n  %zero = xor i32 %a, %a\n  %wide = zext i32 %zero to i64\n  %p = add i64 @x, %wide\n\
         \x20 %v = select i32 true, %b, 7\n  store rlx i32 %p, %v\n  %a = copy i32 3\n  store rlx i32 @x, %a",
    );
    run.answer(1);
    run.answer(2);
    // An address that is always the same depends on its read all the same.
    run.expect(WRITE, &[0], &[1], &[]);
    assert_eq!((run.action().address, run.action().value), (X, 2));
    run.answer(0);
    run.expect(WRITE, &[], &[], &[]);
}

#[test]
fn dependencies_go_through_private_memory() {
    let mut run = Run::of(
        "  %a = load rlx i32 @x\n  %b = load rlx i32 @y\n  store i32 $s[0], %a\n  store i8 $s[5], 1\n  %left = load i32 $s[0]\n  store rlx i32 @y, %left\n\
         \x20 store i32 $s[4], %b\n  %all = load i64 $s[0]\n  %all32 = trunc i64 %all to i32\n  store rlx i32 @y, %all32\n\
         \x20 store i64 $s[0], 0\n  %none = load i32 $s[0]\n  store rlx i32 @y, %none\n\
         \x20 %i = zext i32 %a to i64\n  store i32 $s[%i], 4\n  %indexed = load i32 $s[8]\n  store rlx i32 @y, %indexed",
    );
    run.answer(8);
    run.answer(0x1234);
    run.expect(WRITE, &[], &[0], &[]);
    assert_eq!(run.action().value, 8);
    run.answer(0);
    // A store to part of a word adds to what the word depends on.
    run.expect(WRITE, &[], &[0, 1], &[]);
    run.answer(0);
    // A store to all of it replaces that.
    run.expect(WRITE, &[], &[], &[]);
    assert_eq!(run.action().value, 0);
    run.answer(0);
    // What is stored where an index says depends on the index.
    run.expect(WRITE, &[], &[0], &[]);
    assert_eq!(run.action().value, 4);
}

#[test]
fn private_words_hold_values_that_cross_them() {
    let mut run = Run::of(
        "  %a = load rlx i32 @x\n  store i32 $s[6], %a\n  %b = load i32 $s[6]\n  %half = load i16 $s[8]\n  %c = zext i16 %half to i32\n\
         \x20 store rlx i32 @x, %b\n  store rlx i32 @y, %c",
    );
    assert_eq!(run.answer(0xAABB_CCDD).value, 0xAABB_CCDD);
    run.expect(WRITE, &[], &[0], &[]);
    assert_eq!(run.answer(0).value, 0xAABB);
    run.expect(WRITE, &[], &[0], &[]);
}

#[test]
fn dependencies_go_through_calls() {
    let source = "\
global @x: i32
fn @twice(%v: i32, %w: i32) -> i32 {
entry:
  %sum = add i32 %v, %v
  ret %sum
}
fn @f() {
entry:
  %a = load rlx i32 @x
  %b = load rlx i32 @x
  %r = call @twice(%a, %b)
  store rlx i32 @x, %r
  %r = call @twice(1, %b)
  store rlx i32 @x, %r
  ret
}
thread @f()
";
    let mut run = Run::new(source, None);
    run.answer(4);
    run.answer(5);
    run.expect(WRITE, &[], &[0], &[]);
    assert_eq!(run.action().value, 8);
    run.answer(0);
    run.expect(WRITE, &[], &[], &[]);
}

#[test]
fn branches_are_control_dependencies_from_then_on() {
    let mut run = Run::of(
        "  %a = load rlx i32 @x\n  %b = load rlx i32 @y\n  %c = eq i32 %a, 0\n  br %c, same, same\nsame:\n  store rlx i32 @x, 1\n\
         \x20 switch i32 %b, end [1: end]\nend:\n  %d = load rlx i32 @x\n  %e = eq i32 %d, %d\n  assume %e\n  fence sc",
    );
    run.answer(1);
    run.answer(1);
    run.expect(WRITE, &[], &[], &[0]);
    run.answer(0);
    run.expect(READ, &[], &[], &[0, 1]);
    run.answer(1);
    assert_eq!(run.members(run.action().ctrl), [0, 1, 3]);
}

/// Without the switch there are no dependencies, and everything else is the same.
#[test]
fn a_machine_without_dependencies_does_the_same() {
    let source = single(
        "  %a = load rlx i32 @x\n  %c = eq i32 %a, 0\n  store i32 $s[3], %a\n  %b = load i32 $s[3]\n  br %c, end, end\nend:\n  store rlx i32 @y, %b",
    );
    let program = text::parse_verified("test.tir", &source).unwrap();
    let mut machine = Machine::<false>::new(&program, None);
    let step = machine.start(ThreadId(0), program.threads[0].function, &[]);
    let step = machine.resume(step.snapshot, 0, 9);
    assert_eq!((step.action.kind, step.action.value), (WRITE, 9));
    assert!(step.action.addr.is_empty() && step.action.data.is_empty() && step.action.ctrl.is_empty());
}

const SPIN: &str = "  jump wait\nwait:\n  %v = load rlx i32 @x\n  %up = ne i32 %v, 0\n  br %up, done, wait\ndone:";

#[test]
fn a_pure_iteration_blocks() {
    let mut run = Run::of(SPIN);
    assert_eq!(run.action().kind, READ);
    // The first time at the head there is nothing to compare with but the entry.
    let snapshot = run.step.snapshot;
    assert_eq!(run.answer(0).kind, ActionKind::Blocked(Block::Spin));
    let step = run.machine.resume(snapshot, 0, 1);
    assert_eq!(step.action.kind, ActionKind::End);
}

#[test]
fn a_loop_that_changes_something_goes_on() {
    // It counts: its live state differs each time.
    let mut run = Run::of(
        "  %i = copy i32 0\n  jump wait\nwait:\n  %v = load rlx i32 @x\n  %i = add i32 %i, 1\n  %up = ugt i32 %i, 3\n  br %up, done, wait\ndone:",
    );
    for _ in 0..3 {
        assert_eq!(run.answer(0).kind, READ);
    }
    assert_eq!(run.answer(0).kind, ActionKind::End);
    // It remembers the last value: it blocks when that comes again, but for one more turn, since the value now depends on another read.
    let mut run = Run::of(
        "  %last = copy i32 0\n  jump wait\nwait:\n  %v = load rlx i32 @x\n  %up = ugt i32 %last, 9\n  %last = copy i32 %v\n  br %up, done, wait\ndone:",
    );
    assert_eq!(run.answer(1).kind, READ);
    assert_eq!(run.answer(2).kind, READ);
    assert_eq!(run.answer(2).kind, READ);
    assert_eq!(run.answer(2).kind, ActionKind::Blocked(Block::Spin));
    // It writes.
    let mut run = Run::of(&SPIN.replace("%up = ne", "store rlx i32 @y, 1\n  %up = ne"));
    assert_eq!(run.answer(0).kind, WRITE);
    assert_eq!(run.answer(0).kind, READ);
    // What it remembers is in private memory.
    let mut run = Run::of(&SPIN.replace("%up = ne", "store i32 $s[0], %v\n  %up = ugt").replace("%v, 0", "%v, 5"));
    assert_eq!(run.answer(1).kind, READ);
    assert_eq!(run.answer(1).kind, READ);
    assert_eq!(run.answer(1).kind, ActionKind::Blocked(Block::Spin));
}

/// A fence changes nothing, nor does a comparison that fails: spinning on either is waiting.
#[test]
fn waiting_in_other_ways() {
    let mut run = Run::of("  jump wait\nwait:\n  fence sc\n  _, %ok = cas acq rlx i32 @x, 0, 1\n  br %ok, done, wait\ndone:");
    assert_eq!(run.answer(0).kind, UPDATE);
    assert_eq!(run.answer(1).kind, ActionKind::Blocked(Block::Spin));
}

const WEAK: &str = "  %fails = spurious cas i32 %e\n  br %fails, fails, tries\nfails:\n  %v = load rlx i32 @x\n  %same = eq i32 %v, %e\n  assume %same\n  \
%ok = copy i1 0\n  jump end\ntries:\n  %v, %ok = cas sc sc i32 @x, %e, 1\n  jump end\nend:\n";

/// A weak compare-and-exchange may fail, but a loop that does nothing else tries only what makes a difference.
#[test]
fn failing_for_no_reason() {
    let choose = ActionKind::Choose;
    let once = format!("  %e = copy i32 0\n{WEAK}  %o = zext i1 %ok to i32\n  store rlx i32 @y, %o");
    let mut run = Run::of(&once);
    assert_eq!((run.action().kind, run.action().address, run.action().value), (choose, 0, 1));
    assert_eq!(run.answer(0).kind, UPDATE);
    let mut run = Run::of(&once);
    assert_eq!(run.answer(1).kind, READ);
    assert_eq!(run.answer(0).value, 0);
    // With another value it fails in any case.
    let mut run = Run::of(&once);
    run.answer(1);
    assert_eq!(run.answer(5).kind, ActionKind::Blocked(Block::Assume));
    let round = |turn: &str| {
        format!(
            "  %e = copy i32 0\n  %n = copy i32 0\n  jump loop\nloop:\n{turn}{WEAK}  br %ok, done, again\nagain:\n  jump loop\ndone:\n  store rlx i32 @y, %n"
        )
    };
    assert_eq!(Run::of(&round("")).action().kind, UPDATE);
    // Somebody counts the turns.
    assert_eq!(Run::of(&round("  %n = add i32 %n, 1\n")).action().kind, choose);
    // Each turn stores the same again, or adds something.
    let mut run = Run::of(&round("  store i32 @y, 7\n"));
    assert_eq!(run.answer(0).kind, UPDATE);
    let mut run = Run::of(&round("  %old = rmw add rlx i32 @y, 1\n"));
    run.answer(0);
    assert_eq!(run.answer(0).kind, choose);
}

/// A wait that ended for no reason and found nothing changed does not end so again.
#[test]
fn waits_that_end_for_no_reason() {
    let mut run = Run::of(
        "  jump loop\nloop:\n  %v = load rlx i32 @x\n  br 0, done, wait\nwait:\n  %wakes = spurious wait\n  br %wakes, wakes, waits\nwakes:\n  \
         store rlx i32 @y, 0\n  settled\n  jump loop\nwaits:\n  %o = wait acq i32 @y, ne 0\n  jump loop\ndone:",
    );
    assert_eq!(run.answer(0).kind, ActionKind::Choose);
    assert_eq!(run.answer(1).kind, WRITE);
    assert_eq!(run.answer(0).kind, READ);
    // The second time it waits.
    assert_eq!(run.answer(0).kind, ActionKind::Read { exclusive: false, lock: true });
}

#[test]
fn the_unroll_bound() {
    let count = "  jump loop\nloop:\n  %v = rmw add rlx i32 @x, 1\n  jump loop\nend:";
    let mut run = Run::new(&single(count), Some(2));
    for turn in 0..2 {
        assert_eq!(run.action().kind, UPDATE, "turn {turn}");
        assert_eq!(run.answer(turn).kind, EXCLUSIVE);
        run.answer(0);
    }
    assert_eq!(run.action().kind, ActionKind::Bounded(Bound::Unroll));
    // Local loops count as well, and each activation anew.
    let twice = "\
fn @three() {
entry:
  %i = copy i32 0
  jump loop
loop:
  %i = add i32 %i, 1
  %more = ult i32 %i, 3
  br %more, loop, done
done:
  ret
}
fn @f() {
entry:
  call @three()
  call @three()
  ret
}
thread @f()
";
    assert_eq!(Run::new(twice, Some(3)).action().kind, ActionKind::End);
    assert_eq!(Run::new(twice, Some(2)).action().kind, ActionKind::Bounded(Bound::Unroll));
}

#[test]
fn the_recursion_bound() {
    let run = Run::new("fn @f() {\nentry:\n  call @f()\n  ret\n}\nthread @f()\n", None);
    assert_eq!(run.action().kind, ActionKind::Bounded(Bound::Recursion));
}

#[test]
fn names_of_threads_and_objects_are_stable() {
    let source = "\
global @x: i32
fn @child(%number: i32) {
entry:
  store rlx i32 @x, %number
  ret
}
fn @f() {
entry:
  %v = load rlx i32 @x
  %p = alloc 4
  %a = spawn @child(%v)
  %b = spawn @child(7)
  %q = alloc 4
  join %b
  ret
}
thread @f()
";
    let mut run = Run::new(source, None);
    let start = run.step.snapshot;
    let mut seen = Vec::new();
    for value in [3, 4, 3] {
        let first = run.machine.resume(start, 0, value);
        assert_eq!((first.action.kind, first.action.value), (ActionKind::Allocate { zeroed: false }, 4));
        let second = run.machine.resume(first.snapshot, 1, 0);
        let spawned = run.machine.spawned().to_vec();
        let arguments: Vec<Vec<u64>> = spawned.iter().map(|&new| run.machine.spawned_arguments(new).to_vec()).collect();
        assert_eq!(arguments, [[value], [7]]);
        let join = run.machine.resume(second.snapshot, 2, 0).action;
        assert_eq!((join.kind, join.value), (ActionKind::Join, u64::from(spawned[1].thread.0)));
        let child = run.machine.start(spawned[0].thread, spawned[0].function, &arguments[0]);
        assert_eq!((child.action.kind, child.action.value), (WRITE, value));
        seen.push((spawned[0].thread, spawned[1].thread, first.action.address, second.action.address));
    }
    // The global has the first object number; allocations follow.
    assert_eq!(seen[0], (ThreadId(1), ThreadId(2), pointer::make(2, 0), pointer::make(3, 0)));
    assert!(seen.iter().all(|names| *names == seen[0]), "{seen:?}");
}

#[test]
fn faults() {
    let fault = |instructions: &str| Run::of(instructions).action().kind;
    assert_eq!(fault("  store i64 $s[9], 1"), ActionKind::Failed(Fault::PrivateBounds));
    assert_eq!(fault("  %v = load i32 $s[-1]"), ActionKind::Failed(Fault::PrivateBounds));
    assert_eq!(fault("  %v = udiv i32 1, 0"), ActionKind::Failed(Fault::DivisionByZero));
    assert_eq!(fault("  %v = srem i32 1, 0"), ActionKind::Failed(Fault::DivisionByZero));
    assert_eq!(fault("  assert false"), ActionKind::Failed(Fault::Assertion));
    assert_eq!(fault("  %p = copy i64 @x\n  call %p()"), ActionKind::Failed(Fault::BadCall));
    assert_eq!(fault("  join 5"), ActionKind::Failed(Fault::BadJoin));
    assert_eq!(fault("  assume false"), ActionKind::Blocked(Block::Assume));
    assert_eq!(fault("  %v = sdiv i32 -2147483648, -1"), ActionKind::Failed(Fault::DivisionOverflow));
    assert_eq!(fault("  %v = sadd i32 2147483647, 1"), ActionKind::Failed(Fault::SignedOverflow));
    assert_eq!(fault("  %v = ssub i8 -128, 1"), ActionKind::Failed(Fault::SignedOverflow));
    assert_eq!(fault("  %v = smul i64 4611686018427387904, 2"), ActionKind::Failed(Fault::SignedOverflow));
    assert_eq!(fault("  %v = index i64 5, 4"), ActionKind::Failed(Fault::BadIndex));
    assert_eq!(fault("  %v = amount i32 -1, 31"), ActionKind::Failed(Fault::BadShift));
    assert_eq!(fault("  %p = add i64 @x, 1\n  %v = load rlx i32 %p"), ActionKind::Failed(Fault::Misaligned));
    assert_eq!(fault("  %p = add i64 @x, 2\n  store plain aligned i32 %p, 1"), ActionKind::Failed(Fault::Misaligned));
    assert_eq!(fault("  check limit false, \"no more\""), ActionKind::Failed(Fault::Limit));
    assert_eq!(fault("  check alive false, \"gone\""), ActionKind::Failed(Fault::Destroyed));
    assert_eq!(fault("  store i64 $s[8], 1\n  %v = sdiv i32 -2147483647, -1"), ActionKind::End);
    let failed = Run::of("  assert false, \"the message\"");
    assert_eq!(failed.machine.assertion_message(failed.action().code), "the message");
    assert_eq!(failed.machine.position(failed.action().code).line, 6);
}

#[test]
fn choices() {
    let mut run = Run::of("  %v = choose i32 3 to 5\n  store rlx i32 @x, %v");
    let choose = run.action();
    assert_eq!((choose.kind, choose.address, choose.value), (ActionKind::Choose, 3, 5));
    assert_eq!(run.answer(4).value, 4);
    run.expect(WRITE, &[], &[], &[]);
}

/// The orders of the read and the write of an atomic update, as (read, read that fails, write).
#[test]
fn the_two_halves_of_an_update_have_orders_of_their_own() {
    use Order::{Acquire, AcquireRelease, Relaxed, Release, SeqCst};
    let word = |order| text::order_name(order);
    for (order, read, write) in [
        (Relaxed, Relaxed, Relaxed),
        (Acquire, Acquire, Relaxed),
        (Release, Relaxed, Release),
        (AcquireRelease, Acquire, Release),
        (SeqCst, SeqCst, SeqCst),
    ] {
        let mut run = Run::of(&format!("  rmw add {} i32 @x, 5", word(order)));
        assert_eq!((run.action().kind, run.action().access.order, run.action().failure), (UPDATE, read, read));
        let half = run.answer(2);
        assert_eq!((half.kind, half.access.order, half.value), (EXCLUSIVE, write, 7));
        for failure in [Relaxed, Acquire, SeqCst] {
            let mut run = Run::of(&format!("  cas {} {} i32 @x, 0, 1", word(order), word(failure)));
            assert_eq!((run.action().kind, run.action().access.order, run.action().failure), (UPDATE, read, failure));
            let snapshot = run.step.snapshot;
            let half = run.answer(0);
            assert_eq!((half.kind, half.access.order, half.value), (EXCLUSIVE, write, 1));
            assert_eq!(run.machine.resume(snapshot, 0, 3).action.kind, ActionKind::End);
        }
    }
}

#[test]
fn dependencies_of_updates() {
    let mut run = Run::of(
        "  %v = load rlx i32 @y\n  %old = rmw add rlx i32 @x, %v\n  rmw xchg rlx i32 @x, %old\n  %was, %ok = cas rlx rlx i32 @x, 0, %v\n  store rlx i32 @y, %was",
    );
    run.answer(1);
    run.answer(10);
    // The sum depends on what was read and on what is added.
    run.expect(EXCLUSIVE, &[], &[0, 1], &[]);
    run.answer(0);
    run.answer(11);
    // What is exchanged does not depend on what was there.
    run.expect(EXCLUSIVE, &[], &[1], &[]);
    run.answer(0);
    run.answer(0);
    // Whether a comparison writes is a branch on what it read.
    run.expect(EXCLUSIVE, &[], &[0], &[5]);
    run.answer(0);
    run.expect(WRITE, &[], &[5], &[5]);
}

#[test]
fn locks() {
    let mut run = Run::of("  lock @x\n  unlock @x");
    let read = run.action();
    assert_eq!((read.kind, read.access.order), (ActionKind::Read { exclusive: true, lock: true }, Order::Acquire));
    let snapshot = run.step.snapshot;
    let write = run.answer(0);
    assert_eq!((write.kind, write.value, write.access.order), (EXCLUSIVE, 1, Order::Relaxed));
    let unlock = run.answer(0);
    assert_eq!((unlock.kind, unlock.value, unlock.access.order), (ActionKind::Write { exclusive: false, unlock: true }, 0, Order::Release));
    // Taking a lock is a branch.
    assert_eq!(run.members(unlock.ctrl), [0]);
    assert_eq!(run.answer(0).kind, ActionKind::End);
    assert_eq!(run.machine.resume(snapshot, 0, 1).action.kind, ActionKind::Blocked(Block::Lock));
}

/// A machine that remembers takes the same steps as one that does not, whatever the order in which answers come, before and after its memory is full.
#[test]
fn histories_change_nothing() {
    let source = "global @x: i32
fn @child(%of: i32) {
entry:
  store rlx i32 @x, %of
  ret
}
fn @f() {
entry:
  %i = copy i32 0
  jump next
next:
  %v = load rlx i32 @x
  %old = rmw add rlx i32 @x, %v
  %t = spawn @child(%v)
  %i = add i32 %i, 1
  %more = ult i32 %i, 3
  br %more, next, done
done:
  ret
}
thread @f()
";
    let program = text::parse_verified("test.tir", source).unwrap_or_else(|error| panic!("{error}"));
    let function = program.threads[0].function;
    let (mut plain, mut remembering) = (Machine::<true>::new(&program, None), Machine::<true>::with_histories(&program, None));
    let mut number = 1_u64;
    let mut most = 0;
    for round in 0..30_000 {
        let marks = (plain.mark(), remembering.mark());
        let (mut step, mut same) = (plain.start(ThreadId(0), function, &[]), remembering.start(ThreadId(0), function, &[]));
        let mut index = 0;
        while step.action.kind != ActionKind::End {
            // Few answers at first, then many.
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let answer = (number >> 33) % if round < 1000 { 2 } else { 50 };
            step = plain.resume(step.snapshot, index, answer);
            same = remembering.resume(same.snapshot, index, answer);
            assert_eq!(step.action, same.action);
            assert_eq!(plain.words_of(step.snapshot), remembering.words_of(same.snapshot));
            let spawned = |machine: &Machine<true>| {
                machine.spawned().iter().map(|&new| (new, machine.spawned_arguments(new).to_vec())).collect::<Vec<_>>()
            };
            assert_eq!(spawned(&plain), spawned(&remembering));
            index += 1;
        }
        most = most.max(index);
        plain.release(marks.0);
        remembering.release(marks.1);
    }
    assert_eq!(most, 9);
}
