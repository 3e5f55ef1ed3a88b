//! The dialect C: functions over pointers to shared locations, with C11's atomics.
//!
//! A parameter is the address of the location of its name, a local variable is a register. A dereference is not atomic, whatever the type that
//! the parameter declares: herd reads it so. Of the statements there are declarations, assignments, stores, `if` and calls of the atomics;
//! loops are refused.

use thinair_core::ir::{BinaryOp, CompareOp, Fence, Op, Operand, Order, RmwOp, Width};

use crate::builder::{ThreadBuilder, access};
use crate::error::{Error, Position};
use crate::scanner::Scanner;
use crate::syntax::Cell;

/// Nested deeper than this is no test that anybody wrote.
const DEEPEST: u32 = 100;

/// A function: its parameters and its body, from the opening parenthesis on.
pub fn function(builder: &mut ThreadBuilder<'_>, cell: &Cell) -> Result<(), Error> {
    let mut reader = Reader {
        scanner: Scanner::starting_at(&cell.text, cell.at),
        builder,
        parameters: Vec::new(),
        labels: 0,
        depth: 0,
        release_fence: false,
        heads: Vec::new(),
    };
    reader.parameter_list()?;
    reader.scanner.expect("{")?;
    reader.block()
}

struct Reader<'s, 'b, 'l> {
    scanner: Scanner<'s>,
    builder: &'b mut ThreadBuilder<'l>,
    parameters: Vec<String>,
    labels: u32,
    depth: u32,
    /// Has there been a release fence?
    release_fence: bool,
    /// Locations that a store began a release sequence on.
    heads: Vec<Operand>,
}

const TYPES: [&str; 8] = ["int", "long", "int32_t", "int64_t", "uint32_t", "uint64_t", "atomic_int", "atomic_long"];
const QUALIFIERS: [&str; 4] = ["volatile", "const", "struct", "unsigned"];

impl<'s> Reader<'s, '_, '_> {
    fn here(&mut self) -> Position {
        self.skip();
        self.scanner.position()
    }

    /// Passes over space and C's own comments.
    fn skip(&mut self) {
        loop {
            self.scanner.skip_space();
            let rest = self.scanner.rest();
            let length = if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if rest.starts_with("/*") {
                rest.find("*/").map_or(rest.len(), |end| end + 2)
            } else {
                return;
            };
            self.scanner.advance(length);
        }
    }

    fn take(&mut self, sign: &str) -> bool {
        self.skip();
        self.scanner.take(sign)
    }

    fn expect(&mut self, sign: &str) -> Result<(), Error> {
        self.skip();
        self.scanner.expect(sign)
    }

    fn word(&mut self) -> &'s str {
        self.skip();
        self.scanner.peek_word()
    }

    /// A type, if one is next.
    fn kind(&mut self) -> Result<bool, Error> {
        let mut found = false;
        loop {
            let word = self.word();
            if QUALIFIERS.contains(&word) || TYPES.contains(&word) {
                self.scanner.advance(word.len());
                found = true;
            } else if word.ends_with("_t") {
                return Err(Error::unsupported(format!("the type `{word}`"), self.here()));
            } else {
                return Ok(found);
            }
        }
    }

    fn parameter_list(&mut self) -> Result<(), Error> {
        self.expect("(")?;
        while !self.take(")") {
            if !self.kind()? {
                return Err(self.scanner.error("a type"));
            }
            self.expect("*")?;
            let name = self.scanner.name()?.to_string();
            self.builder.address(&name);
            self.parameters.push(name);
            self.take(",");
        }
        Ok(())
    }

    /// Statements up to the closing brace.
    fn block(&mut self) -> Result<(), Error> {
        while !self.take("}") {
            self.statement()?;
        }
        Ok(())
    }

    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Error>) -> Result<T, Error> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Error::unsupported("code nested this deeply", self.here()));
        }
        let result = read(self);
        self.depth -= 1;
        result
    }

    fn statement(&mut self) -> Result<(), Error> {
        self.nested(Self::statement_here)
    }

    fn statement_here(&mut self) -> Result<(), Error> {
        let at = self.here();
        self.builder.at(at);
        if self.take("{") {
            return self.block();
        }
        if self.take(";") {
            return Ok(());
        }
        match self.word() {
            "if" => return self.conditional(),
            word @ ("while" | "for" | "do" | "goto" | "switch" | "return") => return Err(Error::unsupported(format!("`{word}`"), at)),
            "" if self.scanner.rest().is_empty() => return Err(self.scanner.error("`}`")),
            _ => {}
        }
        if self.kind()? {
            let name = self.local()?;
            if self.take("=") {
                let value = self.expression()?;
                self.builder.set(&name, value);
            }
        } else if self.take("*") {
            let address = self.location()?;
            self.expect("=")?;
            let value = self.expression()?;
            self.builder.at(at);
            self.builder.store(64, address, value, access(Order::Plain));
        } else if self.assignment_follows() {
            let name = self.local()?;
            self.expect("=")?;
            let value = self.expression()?;
            self.builder.set(&name, value);
        } else {
            self.expression()?;
        }
        self.expect(";")
    }

    fn assignment_follows(&mut self) -> bool {
        let word = self.word();
        let rest = self.scanner.rest()[word.len()..].trim_start();
        rest.starts_with('=') && !rest.starts_with("==")
    }

    fn local(&mut self) -> Result<String, Error> {
        let at = self.here();
        let name = self.scanner.name()?.to_string();
        if self.parameters.contains(&name) {
            return Err(Error::unsupported(format!("an assignment to the parameter `{name}`"), at));
        }
        Ok(name)
    }

    /// The address that a parameter holds.
    fn location(&mut self) -> Result<Operand, Error> {
        let at = self.here();
        let parenthesis = self.take("(");
        self.take("&");
        let name = self.scanner.name()?;
        if !self.parameters.iter().any(|parameter| parameter == name) {
            return Err(Error::unsupported(format!("`{name}`, which is no parameter, as an address"), at));
        }
        if parenthesis {
            self.expect(")")?;
        }
        Ok(self.builder.address(name))
    }

    fn new_label(&mut self, what: &str) -> String {
        self.labels += 1;
        format!("{what}.{}", self.labels)
    }

    fn conditional(&mut self) -> Result<(), Error> {
        self.scanner.name()?;
        self.expect("(")?;
        let value = self.expression()?;
        self.expect(")")?;
        let (otherwise, after) = (self.new_label("else"), self.new_label("after"));
        let zero = self.builder.compare(CompareOp::Eq, value, Operand::Constant(0));
        self.builder.branch(zero, &otherwise)?;
        self.statement()?;
        if self.word() == "else" {
            self.scanner.name()?;
            self.builder.jump(&after)?;
            self.builder.label(&otherwise)?;
            self.statement()?;
            self.builder.label(&after)
        } else {
            self.builder.label(&otherwise)
        }
    }

    fn expression(&mut self) -> Result<Operand, Error> {
        self.nested(|reader| reader.binary(0))
    }

    /// Operators from the loosest to the tightest.
    fn binary(&mut self, level: usize) -> Result<Operand, Error> {
        const LEVELS: [&[&str]; 6] = [&["|"], &["^"], &["&"], &["==", "!="], &["+", "-"], &["*"]];
        let Some(signs) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1)?;
        loop {
            self.skip();
            let rest = self.scanner.rest();
            if ["||", "&&"].iter().any(|sign| rest.starts_with(sign)) {
                return Err(Error::unsupported(format!("the operator `{}`", &rest[..2]), self.here()));
            }
            let Some(sign) = signs.iter().find(|sign| rest.starts_with(**sign)) else { return Ok(left) };
            self.scanner.advance(sign.len());
            let right = self.binary(level + 1)?;
            left = match *sign {
                "==" | "!=" => {
                    let op = if *sign == "==" { CompareOp::Eq } else { CompareOp::Ne };
                    let flag = self.builder.compare(op, left, right);
                    self.builder.widen(flag)
                }
                "|" => self.builder.binary(BinaryOp::Or, left, right),
                "^" => self.builder.binary(BinaryOp::Xor, left, right),
                "&" => self.builder.binary(BinaryOp::And, left, right),
                "+" => self.builder.binary(BinaryOp::Add, left, right),
                "-" => self.builder.binary(BinaryOp::Sub, left, right),
                _ => self.builder.binary(BinaryOp::Mul, left, right),
            };
        }
    }

    fn unary(&mut self) -> Result<Operand, Error> {
        self.nested(Self::unary_here)
    }

    fn unary_here(&mut self) -> Result<Operand, Error> {
        let at = self.here();
        if self.take("(") {
            let value = self.expression()?;
            self.expect(")")?;
            return Ok(value);
        }
        if self.scanner.at_number() {
            return Ok(Operand::Constant(self.scanner.number()?));
        }
        if self.take("*") {
            let address = self.location()?;
            self.builder.at(at);
            return Ok(self.builder.load(64, address, access(Order::Plain)));
        }
        if self.take("!") {
            let value = self.unary()?;
            let flag = self.builder.compare(CompareOp::Eq, value, Operand::Constant(0));
            return Ok(self.builder.widen(flag));
        }
        let name = self.scanner.name()?;
        if self.take("(") {
            return self.call(name, at);
        }
        if self.parameters.iter().any(|parameter| parameter == name) {
            return Err(Error::unsupported(format!("the address `{name}` as a value"), at));
        }
        Ok(self.builder.value(name))
    }

    /// A call of one of the atomics; the parenthesis is open.
    fn call(&mut self, name: &str, at: Position) -> Result<Operand, Error> {
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

    fn argument(&mut self) -> Result<Operand, Error> {
        self.expect(",")?;
        self.expression()
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
