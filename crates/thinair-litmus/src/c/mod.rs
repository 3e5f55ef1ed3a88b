//! The dialect C: functions over pointers to shared locations, with C11's atomics ([`atomics`]) or the Linux kernel's primitives ([`linux`]).
//!
//! A parameter is the address of the location of its name, a local variable is a register. A dereference is not atomic, whatever the type that
//! the parameter declares: herd reads it so. Of the statements there are declarations, assignments, stores, `if` and calls; loops are refused.

mod atomics;
mod linux;

pub use linux::fence_name;

use thinair_core::engine::enumerate::hint;
use thinair_core::ir::{BinaryOp, CompareOp, Operand, Order};

use crate::builder::{Form, ThreadBuilder, access};
use crate::error::{Error, Position};
use crate::scanner::Scanner;
use crate::syntax::{Cell, Type};

/// Nested deeper than this is no test that anybody wrote.
const DEEPEST: u32 = 100;

/// A function: its parameters and its body, from the opening parenthesis on.
pub fn function(builder: &mut ThreadBuilder<'_>, cell: &Cell, flavour: Flavour) -> Result<(), Error> {
    let mut reader = Reader {
        flavour,
        scanner: Scanner::starting_at(&cell.text, cell.at),
        builder,
        parameters: Vec::new(),
        labels: 0,
        depth: 0,
        release_fence: false,
        heads: Vec::new(),
        last_type: None,
        has_narrow: false,
    };
    reader.parameter_list()?;
    reader.scanner.expect("{")?;
    reader.block()
}

/// Whose primitives a test uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flavour {
    C11,
    Linux,
}

impl Flavour {
    /// What nobody writes who does not mean the Linux kernel's primitives.
    const LINUX: [&'static str; 10] =
        ["READ_ONCE", "WRITE_ONCE", "smp_", "rcu_", "spin_lock", "spin_unlock", "atomic_t", "xchg_", "cmpxchg", "spinlock_t"];

    /// By the words of one thread. None: it has only what both have.
    pub fn of(code: &str) -> Option<Flavour> {
        let is_c11 = ["memory_order", "_explicit", "atomic_int", "atomic_long"].iter().any(|word| code.contains(word));
        let is_linux = !is_c11 && Flavour::LINUX.iter().any(|word| code.contains(word));
        match (is_c11, is_linux) {
            (true, _) => Some(Flavour::C11),
            (false, true) => Some(Flavour::Linux),
            (false, false) => None,
        }
    }
}

struct Reader<'s, 'b, 'l> {
    flavour: Flavour,
    scanner: Scanner<'s>,
    builder: &'b mut ThreadBuilder<'l>,
    parameters: Vec<String>,
    labels: u32,
    depth: u32,
    /// Has there been a release fence?
    release_fence: bool,
    /// Locations that a store began a release sequence on.
    heads: Vec<Operand>,
    /// The type that was read last, if it has 64 bits.
    last_type: Option<Type>,
    /// Is anything of less?
    has_narrow: bool,
}

/// Types of C that no test can have here.
const OTHER_TYPES: [&str; 7] = ["__int128", "short", "float", "double", "bool", "_Bool", "_Atomic"];

const TYPES: [&str; 15] = [
    "int",
    "long",
    "char",
    "void",
    "int32_t",
    "int64_t",
    "uint32_t",
    "uint64_t",
    "intptr_t",
    "uintptr_t",
    "atomic_int",
    "atomic_long",
    "atomic_t",
    "spinlock_t",
    "srcu_struct",
];
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
        let (mut found, mut is_unsigned) = (false, false);
        self.last_type = None;
        loop {
            let word = self.word();
            if QUALIFIERS.contains(&word) || TYPES.contains(&word) {
                self.scanner.advance(word.len());
                found = true;
                is_unsigned |= word == "unsigned" || word == "uint64_t";
                if matches!(word, "long" | "int64_t" | "uint64_t" | "atomic_long") {
                    self.last_type = Some(Type { bits: 64, signed: !is_unsigned });
                }
                self.has_narrow |= matches!(word, "int" | "int32_t" | "uint32_t" | "char" | "atomic_int") && self.last_type.is_none();
            } else if word.ends_with("_t") || OTHER_TYPES.contains(&word) {
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
            let kind = self.last_type.filter(|_| !self.take("*"));
            while self.take("*") {}
            let name = self.scanner.name()?.to_string();
            self.builder.address(&name);
            if let (Some(kind), Some(global)) = (kind, self.builder.locations.find(&name)) {
                self.builder.locations.list[global.index()].kind = kind;
            }
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
            loop {
                let kind = self.last_type.filter(|_| !self.take("*"));
                while self.take("*") {}
                let name = self.local()?;
                if let Some(kind) = kind {
                    self.builder.declared.insert(name.clone(), kind);
                }
                if self.take("=") {
                    let value = self.expression()?;
                    self.builder.set(&name, value);
                }
                if !self.take(",") {
                    break;
                }
            }
        } else if self.take("*") {
            let address = self.pointee()?;
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

    /// The address after `*`.
    fn pointee(&mut self) -> Result<Operand, Error> {
        match self.flavour {
            Flavour::C11 => self.location(),
            Flavour::Linux => self.unary(),
        }
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
        // Here a control dependency ends with its statement.
        self.tell(hint::ENTERED, value);
        self.builder.branch(zero, &otherwise)?;
        self.statement()?;
        if self.word() == "else" {
            self.scanner.name()?;
            self.builder.jump(&after)?;
            self.builder.label(&otherwise)?;
            self.statement()?;
            self.builder.label(&after)?;
        } else {
            self.builder.label(&otherwise)?;
        }
        self.tell(hint::LEFT, Operand::Constant(0));
        Ok(())
    }

    fn tell(&mut self, hint: u32, value: Operand) {
        if self.builder.form == Form::Separate {
            self.builder.hint(hint, value);
        }
    }

    fn expression(&mut self) -> Result<Operand, Error> {
        self.nested(|reader| reader.binary(0))
    }

    /// Operators from the loosest to the tightest.
    fn binary(&mut self, level: usize) -> Result<Operand, Error> {
        const LEVELS: [&[&str]; 9] =
            [&["||"], &["&&"], &["|"], &["^"], &["&"], &["==", "!="], &["<=", ">=", "<", ">"], &["+", "-"], &["*", "%"]];
        let Some(signs) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1)?;
        loop {
            self.skip();
            let rest = self.scanner.rest();
            let longer = ["||", "&&"].iter().any(|sign| rest.starts_with(sign)) && level > 1;
            let Some(sign) = signs.iter().find(|sign| rest.starts_with(**sign) && !longer) else { return Ok(left) };
            let at = self.here();
            if matches!(*sign, "||" | "&&" | "%") && self.flavour == Flavour::C11 {
                return Err(Error::unsupported(format!("the operator `{sign}`"), at));
            }
            self.scanner.advance(sign.len());
            let right = self.binary(level + 1)?;
            let comparison = match *sign {
                "==" => Some(CompareOp::Eq),
                "!=" => Some(CompareOp::Ne),
                "<=" => Some(CompareOp::SLe),
                ">=" => Some(CompareOp::SGe),
                "<" => Some(CompareOp::SLt),
                ">" => Some(CompareOp::SGt),
                _ => None,
            };
            if let Some(op) = comparison {
                let flag = self.builder.compare(op, left, right);
                left = self.builder.widen(flag);
                continue;
            }
            left = match *sign {
                // Nothing is evaluated twice or left out: the operands of these have no effects but reading.
                "||" | "&&" => {
                    let [left, right] = [left, right].map(|value| self.builder.compare(CompareOp::Ne, value, Operand::Constant(0)));
                    let op = if *sign == "||" { BinaryOp::Or } else { BinaryOp::And };
                    let both = self.builder.logic(op, left, right);
                    self.builder.widen(both)
                }
                "%" => self.builder.binary(BinaryOp::SRem, left, right),
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
            if self.kind()? {
                // A cast: values are what they are.
                while self.take("*") {}
                self.expect(")")?;
                return self.unary();
            }
            let value = self.expression()?;
            self.expect(")")?;
            return Ok(value);
        }
        if self.flavour == Flavour::Linux && self.take("&") {
            let name = self.scanner.name()?;
            return Ok(self.builder.address(name));
        }
        if self.scanner.at_number() {
            let number = self.scanner.number()?;
            let fits = number <= u64::from(u32::MAX) || number as i64 >= i64::from(i32::MIN) && (number as i64) < 0;
            if !fits && self.has_narrow {
                return Err(Error::unsupported("a number of more than 32 bits beside variables of 32 bits", at));
            }
            return Ok(Operand::Constant(number));
        }
        if self.take("*") {
            let address = self.pointee()?;
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
            return match self.flavour {
                Flavour::C11 => self.call_atomic(name, at),
                Flavour::Linux => self.call_primitive(name, at),
            };
        }
        if self.parameters.iter().any(|parameter| parameter == name) {
            if self.flavour == Flavour::Linux {
                return Ok(self.builder.address(name));
            }
            return Err(Error::unsupported(format!("the address `{name}` as a value"), at));
        }
        Ok(self.builder.value(name))
    }

    /// An argument after another one.
    fn argument(&mut self) -> Result<Operand, Error> {
        self.expect(",")?;
        self.expression()
    }
}
