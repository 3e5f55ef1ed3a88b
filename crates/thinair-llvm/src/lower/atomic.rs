//! Atomic accesses: compare-and-exchange, and the functions that compilers call for what they do not put in line.
//!
//! A weak compare-and-exchange may fail though it finds what it expects: it reads, and does not write. The machine knows where exploring that adds
//! nothing, as in most loops around one; that those of Rust's own library add nothing is known here.

use thinair_core::ir::{CompareOp, Op, Operand, Order, RmwOp, Width};

use super::function::FunctionLowering;
use super::layout::Leaf;
use super::memory::access;
use super::{Lower, refuse};
use crate::reader::{Call, CompareExchange, LocalId, Value};
use crate::rust_names;

impl<'a> FunctionLowering<'_, '_, 'a> {
    pub fn compare_exchange(&mut self, result: Option<LocalId>, this: &CompareExchange<'a>) -> Lower<()> {
        let width = self.lowering.width(this.of)?;
        if width == Width::I1 {
            return refuse("`cmpxchg` on i1 is not supported");
        }
        let address = self.pointer(&this.pointer)?;
        let (expected, new) = (self.operand(&this.expected, this.of)?, self.operand(&this.new, this.of)?);
        let results = self.results(result);
        let exchange = Op::Cas {
            destination: results.first().copied(),
            success: results.get(1).copied(),
            width,
            address,
            expected,
            new,
            access: access(this.success),
            failure: this.failure,
        };
        if !this.weak || self.is_tried_again() {
            self.emit(exchange);
            return Ok(());
        }
        let fails = self.temporary(Width::I1);
        self.emit(Op::Spurious { destination: fails, expected: Some((width, expected)) });
        let (failing, trying, end) = (self.new_block("weak.fails"), self.new_block("weak.tries"), self.new_block("weak.end"));
        self.emit(Op::Branch { condition: Operand::Register(fails), then: failing, otherwise: trying });
        self.go_to(failing);
        let old = results.first().copied().unwrap_or_else(|| self.temporary(width));
        self.emit(Op::Load { destination: old, width, address, access: access(this.failure) });
        // With another value it fails in any case: that is not explored twice.
        let equal = self.comparison(CompareOp::Eq, width, Operand::Register(old), expected);
        self.emit(Op::Assume { condition: equal });
        if let Some(&success) = results.get(1) {
            self.copy(success, Operand::Constant(0));
        }
        self.emit(Op::Jump { target: end });
        self.go_to(trying);
        self.emit(exchange);
        self.emit(Op::Jump { target: end });
        self.go_to(end);
        Ok(())
    }

    /// Does the instruction at hand belong to Rust's library itself, and not to what its users do with atomics? There, what fails for no reason is tried again at once, or after
    /// something that nobody can see: a failure makes no difference.
    fn is_tried_again(&mut self) -> bool {
        if !self.lowering.is_lenient() {
            return false;
        }
        let mut scope = self.scope;
        loop {
            let name = if scope == 0 { self.source.name } else { self.source.scopes[scope].name };
            let Some(path) = rust_names::path(name) else { return false };
            let calls_users = ["fetch_update", "try_update", "update"].iter().any(|function| path.ends_with(&format!("::{function}")));
            match path.starts_with("core::sync::atomic::") {
                true if scope == 0 || calls_users => return false,
                true => scope = self.source.scopes[scope].parent,
                false => return self.lowering.is_of_system(self.lowering.current, name),
            }
        }
    }

    /// `__atomic_load_4` and its like. `None`: it is none of these.
    pub fn atomic_function(&mut self, result: Option<LocalId>, name: &str, call: &Call<'a>) -> Option<Lower<()>> {
        let (operation, bytes) = name.strip_prefix("__atomic_")?.rsplit_once('_')?;
        let width = match bytes {
            "1" => Width::I8,
            "2" => Width::I16,
            "4" => Width::I32,
            "8" => Width::I64,
            _ => return None,
        };
        let op = match operation.strip_prefix("fetch_") {
            Some("add") => RmwOp::Add,
            Some("sub") => RmwOp::Sub,
            Some("and") => RmwOp::And,
            Some("or") => RmwOp::Or,
            Some("xor") => RmwOp::Xor,
            Some("nand") => RmwOp::Nand,
            _ => RmwOp::Exchange,
        };
        match operation {
            "load" => Some(self.atomic_load(result, call, width)),
            "store" => Some(self.atomic_store(call, width)),
            "compare_exchange" => Some(self.atomic_compare_exchange(result, call, width)),
            "exchange" => Some(self.atomic_update(result, call, width, op)),
            _ if op != RmwOp::Exchange => Some(self.atomic_update(result, call, width, op)),
            _ => None,
        }
    }

    fn order_argument(&mut self, call: &Call<'a>, number: usize) -> Lower<Order> {
        match call.arguments.get(number) {
            Some((_, Value::Int(order))) => match order {
                0 => Ok(Order::Relaxed),
                1 | 2 => Ok(Order::Acquire),
                3 => Ok(Order::Release),
                4 => Ok(Order::AcquireRelease),
                5 => Ok(Order::SeqCst),
                _ => refuse(format!("there is no memory order {order}")),
            },
            _ => refuse("a memory order that is not constant is not supported here"),
        }
    }

    fn atomic_load(&mut self, result: Option<LocalId>, call: &Call<'a>, width: Width) -> Lower<()> {
        let (address, order) = (self.argument(call, 0)?, self.order_argument(call, 1)?);
        let destination = self.results(result).first().copied().unwrap_or_else(|| self.temporary(width));
        self.emit(Op::Load { destination, width, address, access: access(order) });
        Ok(())
    }

    fn atomic_store(&mut self, call: &Call<'a>, width: Width) -> Lower<()> {
        let (address, value, order) = (self.argument(call, 0)?, self.argument(call, 1)?, self.order_argument(call, 2)?);
        self.emit(Op::Store { width, address, value, access: access(order) });
        Ok(())
    }

    fn atomic_update(&mut self, result: Option<LocalId>, call: &Call<'a>, width: Width, op: RmwOp) -> Lower<()> {
        let (address, value, order) = (self.argument(call, 0)?, self.argument(call, 1)?, self.order_argument(call, 2)?);
        let destination = self.results(result).first().copied();
        self.emit(Op::Rmw { destination, op, width, address, value, access: access(order) });
        Ok(())
    }

    /// `__atomic_compare_exchange_N(object, expected, desired, success, failure)`: what was found goes where `expected` points to.
    fn atomic_compare_exchange(&mut self, result: Option<LocalId>, call: &Call<'a>, width: Width) -> Lower<()> {
        let (address, new) = (self.argument(call, 0)?, self.argument(call, 2)?);
        let (success, failure) = (self.order_argument(call, 3)?, self.order_argument(call, 4)?);
        let Some((_, pointer)) = call.arguments.get(1) else { return refuse("this call needs five arguments") };
        let place = self.place(pointer)?;
        let leaf = Leaf { offset: 0, width };
        let (wanted, old) = (self.temporary(width), self.temporary(width));
        self.load_leaf(wanted, place, leaf, access(Order::Plain))?;
        let done = self.results(result).first().copied().unwrap_or_else(|| self.temporary(Width::I1));
        self.emit(Op::Cas {
            destination: Some(old),
            success: Some(done),
            width,
            address,
            expected: Operand::Register(wanted),
            new,
            access: access(success),
            failure,
        });
        self.store_leaf(place, leaf, Operand::Register(old), Order::Plain)
    }
}
