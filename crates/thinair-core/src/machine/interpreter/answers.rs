//! Answers: what a thread does with the result of its action, and the write of a read-modify-write, which follows at once.

use super::{COUNTS, PC, Running, arithmetic, blocked, high, low, pair};
use crate::ir::{Access, Order, RmwOp, Tags, Width, pointer};
use crate::machine::action::{Action, ActionKind, Block};
use crate::machine::code::Code;
use crate::machine::deps::DepSet;

/// What the write of a read-modify-write stores, and where.
struct Written {
    width: Width,
    address: u64,
    value: u64,
    addr: DepSet,
    data: DepSet,
}

impl<const DEPENDENCIES: bool> Running<'_, DEPENDENCIES> {
    /// Gives the thread the result of its action. Returns the next action if that follows at once.
    #[inline]
    pub(super) fn answer(&mut self, index: u32, answer: u64) -> Option<Action> {
        let pc = low(*self.header(PC));
        let pending = high(*self.header(PC));
        *self.header(PC) = u64::from(pc + 1);
        if let pending @ 1.. = pending {
            if pending == 1 {
                self.effect();
            }
            return None;
        }
        let code = &self.machine.code.code[pc as usize];
        match *code {
            Code::Load { destination, .. } => {
                let deps = self.single(index);
                self.define(destination, answer, deps);
            }
            Code::Rmw { destination, op, width, address, value, access } => {
                let (operand, addr, mut data) = (self.get(value), self.deps(address), self.deps(value));
                let own = self.single(index);
                if op != RmwOp::Exchange {
                    data = self.join(data, own);
                }
                let address = self.get(address);
                if let Some(destination) = destination {
                    self.define(destination, answer, own);
                }
                let new = arithmetic::rmw(op, width, answer, operand);
                let pending = self.pending(new == answer, pc, access.order);
                return Some(self.pending_write(pair(pending, pc), access, Written { width, address, value: new, addr, data }));
            }
            Code::Cas { destination, success, width, address, expected, new, access, .. } => {
                let (wanted, value) = (self.get(expected), self.get(new));
                let (addr, data, expected) = (self.deps(address), self.deps(new), self.deps(expected));
                let address = self.get(address);
                let own = self.single(index);
                // Whether it writes is decided by what it read: a branch, and one it is in the code that compilers make of it.
                let outcome = self.join(own, expected);
                self.branch_on(outcome);
                if let Some(destination) = destination {
                    self.define(destination, answer, own);
                }
                if let Some(success) = success {
                    self.define(success, u64::from(answer == wanted), outcome);
                }
                if answer == wanted {
                    let pending = self.pending(value == answer, pc, access.order);
                    return Some(self.pending_write(pair(pending, pc), access, Written { width, address, value, addr, data }));
                }
            }
            Code::Lock { address } => {
                let own = self.single(index);
                self.branch_on(own);
                if answer != 0 {
                    return Some(self.action(pc, blocked(Block::Lock, answer)));
                }
                let (addr, address) = (self.deps(address), self.get(address));
                let access = Access { order: Order::Acquire, tags: Tags::NONE };
                return Some(self.pending_write(
                    pair(1, pc),
                    access,
                    Written { width: Width::I32, address, value: 1, addr, data: DepSet::EMPTY },
                ));
            }
            Code::Wait { destination, width, address, compare, against, update, access } => {
                let own = self.single(index);
                let against_deps = self.deps(against);
                let outcome = self.join(own, against_deps);
                self.branch_on(outcome);
                if !arithmetic::compare(compare, width, answer, self.get(against)) {
                    return Some(self.action(pc, blocked(Block::Wait, answer)));
                }
                if let Some((op, operand)) = update {
                    let (addr, mut data) = (self.deps(address), self.deps(operand));
                    if op != RmwOp::Exchange {
                        data = self.join(data, own);
                    }
                    let (address, new) = (self.get(address), arithmetic::rmw(op, width, answer, self.get(operand)));
                    if let Some(destination) = destination {
                        self.define(destination, answer, own);
                    }
                    return Some(self.pending_write(pair(1, pc), access, Written { width, address, value: new, addr, data }));
                }
                if let Some(destination) = destination {
                    self.define(destination, answer, own);
                }
            }
            Code::Choose { destination, .. } | Code::Meet { destination, .. } => {
                self.define(destination, answer, DepSet::EMPTY);
                self.effect();
            }
            Code::Allocate { destination, .. } if answer != 0 => {
                self.define(destination, answer, DepSet::EMPTY);
                self.effect();
            }
            Code::Allocate { destination, .. } => {
                let (thread, number) = (self.thread(), low(*self.header(COUNTS)) - 1);
                let object = self.machine.object(thread, number);
                self.define(destination, pointer::make(object, 0), DepSet::EMPTY);
                self.effect();
            }
            Code::Store { .. } | Code::Unlock { .. } | Code::Free { .. } => self.effect(),
            Code::Spurious { destination, expected } => {
                self.define(destination, answer, DepSet::EMPTY);
                if answer != 0 {
                    self.fail_spuriously(pc, expected.is_none());
                }
            }
            _ => {}
        }
        None
    }

    /// How the write of a read-modify-write counts that may leave the value as it is.
    fn pending(&self, unchanged: bool, pc: u32, order: Order) -> u32 {
        // Where an architecture has no orders, a fence follows, or a branch (two instructions) and a fence.
        let is_fence = |address: u32| matches!(self.machine.code.code.get(address as usize), Some(Code::Fence { .. }));
        let acquires = || order.acquires() || is_fence(pc + 1) || is_fence(pc + 3);
        if unchanged && (!DEPENDENCIES || acquires()) { 2 } else { 1 }
    }

    /// The write of a read-modify-write whose read has just been answered.
    fn pending_write(&mut self, pending: u64, access: Access, written: Written) -> Action {
        let Written { width, address, value, addr, data } = written;
        *self.header(PC) = pending;
        let pc = low(pending);
        let order = match access.order {
            Order::AcquireRelease => Order::Release,
            Order::Acquire => Order::Relaxed,
            order => order,
        };
        let kind = ActionKind::Write { exclusive: true, unlock: false };
        Action { width, address, value, addr, data, access: Access { order, ..access }, ..self.action(pc, kind) }
    }
}
