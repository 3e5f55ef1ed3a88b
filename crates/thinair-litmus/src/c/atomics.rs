//! C11's atomics.

use thinair_core::ir::{Fence, Op, Operand, Order, RmwOp, Width};

use super::Reader;
use crate::builder::access;
use crate::error::{Error, Position};

impl Reader<'_, '_, '_> {
    /// A call of one of the atomics; the parenthesis is open.
    pub(super) fn call_atomic(&mut self, name: &str, at: Position) -> Result<Operand, Error> {
        let (base, explicit) = match name.strip_suffix("_explicit") {
            Some(base) => (base, true),
            None => (name, false),
        };
        let nothing = Operand::Constant(0);
        let result = match base {
            "atomic_thread_fence" => {
                let order = self.order()?;
                self.release_fence |= order.releases();
                if order != Order::Relaxed {
                    self.builder.fence(Fence::C11(order));
                }
                nothing
            }
            "atomic_load" => {
                let address = self.location()?;
                let order = self.order_after(explicit)?;
                self.builder.load(64, address, access(order))
            }
            "atomic_store" => {
                let address = self.location()?;
                let value = self.argument()?;
                let order = self.order_after(explicit)?;
                self.continues_release_sequence(address, order);
                self.builder.store(64, address, value, access(order));
                nothing
            }
            "atomic_exchange" | "atomic_fetch_add" | "atomic_fetch_sub" | "atomic_fetch_or" | "atomic_fetch_and" | "atomic_fetch_xor" => {
                let address = self.location()?;
                let value = self.argument()?;
                let order = self.order_after(explicit)?;
                let op = match base {
                    "atomic_exchange" => RmwOp::Exchange,
                    "atomic_fetch_add" => RmwOp::Add,
                    "atomic_fetch_sub" => RmwOp::Sub,
                    "atomic_fetch_or" => RmwOp::Or,
                    "atomic_fetch_and" => RmwOp::And,
                    _ => RmwOp::Xor,
                };
                self.continues_release_sequence(address, order);
                self.builder.rmw(op, 64, address, value, access(order))
            }
            "atomic_compare_exchange_strong" => self.compare_exchange(explicit)?,
            _ => return Err(Error::unsupported(format!("the function `{name}`"), at)),
        };
        self.expect(")")?;
        Ok(result)
    }

    /// Herd's RC11 is that of the paper, where later writes of the same thread go on with a release sequence; C++20 ended that, and our rc11 with
    /// it. Notes a test that can tell.
    fn continues_release_sequence(&mut self, address: Operand, order: Order) {
        self.builder.continues_release_sequence |= self.heads.contains(&address);
        if self.release_fence || order.releases() {
            self.heads.push(address);
        }
    }

    /// What was expected is in memory, and gets the value found where the exchange fails.
    fn compare_exchange(&mut self, explicit: bool) -> Result<Operand, Error> {
        let address = self.location()?;
        self.expect(",")?;
        let expected_at = self.location()?;
        let new = self.argument()?;
        let success_order = self.order_after(explicit)?;
        let failure = self.order_after(explicit)?;
        self.continues_release_sequence(address, success_order);
        let expected = self.builder.load(64, expected_at, access(Order::Plain));
        let (old, success) = (self.builder.temporary(Width::I64), self.builder.temporary(Width::I1));
        self.builder.emit(Op::Cas {
            destination: Some(old),
            success: Some(success),
            width: Width::I64,
            address,
            expected,
            new,
            access: access(success_order),
            failure,
        });
        let success = Operand::Register(success);
        self.builder.either(success, |_| {}, |builder| builder.store(64, expected_at, Operand::Register(old), access(Order::Plain)));
        Ok(self.builder.widen(success))
    }

    fn order_after(&mut self, explicit: bool) -> Result<Order, Error> {
        if !explicit {
            return Ok(Order::SeqCst);
        }
        self.expect(",")?;
        self.order()
    }

    fn order(&mut self) -> Result<Order, Error> {
        let at = self.here();
        Ok(match self.scanner.name()? {
            "memory_order_relaxed" => Order::Relaxed,
            "memory_order_acquire" => Order::Acquire,
            "memory_order_release" => Order::Release,
            "memory_order_acq_rel" => Order::AcquireRelease,
            "memory_order_seq_cst" => Order::SeqCst,
            other => return Err(Error::unsupported(format!("the order `{other}`"), at)),
        })
    }
}
