//! Instructions. What the lowering cannot use is read as [`Operation::Unsupported`] with its name, to be refused only if it is needed.

use thinair_core::ir::{Order, RmwOp};

use super::cursor::Read;
use super::types::{self, Type, TypeId};
use super::values::{BINARIES, CASTS, GetElementPointer, LocalId, Reader, Value, label_address};

#[derive(Clone)]
pub struct Instruction<'a> {
    pub result: Option<LocalId>,
    pub operation: Operation<'a>,
    /// The number of its position in the debug information.
    pub debug: Option<u32>,
    /// Where it stands in the text.
    pub offset: usize,
}

#[derive(Clone)]
pub enum Operation<'a> {
    Alloca {
        of: TypeId,
        count: Option<(TypeId, Value<'a>)>,
        /// It belongs to a function that was put in the place of a call: its life ends with an
        /// [`Operation::EndOfLives`].
        inlined: bool,
    },
    /// The lives of variables end: no text has this, but whoever puts a function in the place of a
    /// call.
    EndOfLives(Vec<LocalId>),
    /// Without an order it is not atomic.
    Load {
        of: TypeId,
        pointer: Value<'a>,
        how: How,
    },
    Store {
        of: TypeId,
        value: Value<'a>,
        pointer: Value<'a>,
        how: How,
    },
    CompareExchange(Box<CompareExchange<'a>>),
    ReadModifyWrite {
        op: Result<RmwOp, &'a str>,
        of: TypeId,
        pointer: Value<'a>,
        value: Value<'a>,
        order: Order,
    },
    /// `None`: a fence for the compiler only.
    Fence(Option<Order>),
    GetElementPointer(GetElementPointer<'a>),
    Binary {
        op: &'a str,
        of: TypeId,
        left: Value<'a>,
        right: Value<'a>,
        /// A signed result that does not fit is an error (`nsw`).
        signed: bool,
    },
    Compare {
        op: &'a str,
        of: TypeId,
        left: Value<'a>,
        right: Value<'a>,
    },
    Cast {
        op: &'a str,
        from: TypeId,
        value: Value<'a>,
        to: TypeId,
    },
    Select {
        condition: Value<'a>,
        of: TypeId,
        then: Value<'a>,
        otherwise: Value<'a>,
    },
    /// Of a floating-point number.
    Negate {
        of: TypeId,
        value: Value<'a>,
    },
    Freeze {
        of: TypeId,
        value: Value<'a>,
    },
    Phi {
        of: TypeId,
        incoming: Vec<(Value<'a>, LocalId)>,
    },
    ExtractValue {
        of: TypeId,
        value: Value<'a>,
        indices: Vec<u64>,
    },
    InsertValue {
        of: TypeId,
        value: Value<'a>,
        element: Value<'a>,
        indices: Vec<u64>,
    },
    Call(Box<Call<'a>>),
    Jump(LocalId),
    Branch {
        condition: Value<'a>,
        then: LocalId,
        otherwise: LocalId,
    },
    Switch {
        of: TypeId,
        value: Value<'a>,
        default: LocalId,
        cases: Vec<(u64, LocalId)>,
    },
    Return(Option<(TypeId, Value<'a>)>),
    Unreachable,
    /// What an exception that comes here is asked. It begins the block that a call with a landing names.
    LandingPad {
        of: TypeId,
        cleanup: bool,
        clauses: Vec<Clause<'a>>,
    },
    /// An exception goes on.
    /// To whoever called the function; or to a block of this one, where a body stands in the place of a call that lands there.
    Resume(TypeId, Value<'a>, Option<LocalId>),
    Unsupported(&'a str),
}

/// A question to an exception: is it one of these?
#[derive(Clone)]
pub enum Clause<'a> {
    Catch(Value<'a>),
    /// None of these may pass.
    Filter(Vec<Value<'a>>),
}

/// How memory is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct How {
    pub order: Order,
    pub volatile: bool,
    /// What the address is a multiple of; 0 if that is not said.
    pub alignment: u64,
}

#[derive(Clone)]
pub struct CompareExchange<'a> {
    pub of: TypeId,
    pub pointer: Value<'a>,
    pub expected: Value<'a>,
    pub new: Value<'a>,
    pub success: Order,
    pub failure: Order,
    pub weak: bool,
}

#[derive(Clone)]
pub struct Call<'a> {
    pub result: TypeId,
    pub callee: Value<'a>,
    pub arguments: Vec<(TypeId, Value<'a>)>,
    /// Which arguments are copies of what their pointers point to, and of which type that is.
    pub by_value: Vec<(usize, TypeId)>,
    /// How many arguments have a name, where the callee takes any number.
    pub named: Option<u32>,
    /// Where it goes on when it has returned, and when an exception leaves it: such a call ends its block.
    pub landing: Option<(LocalId, LocalId)>,
}

impl Operation<'_> {
    pub fn is_terminator(&self) -> bool {
        use Operation::*;
        match self {
            Call(call) => call.landing.is_some(),
            _ => matches!(self, Jump(_) | Branch { .. } | Switch { .. } | Return(_) | Unreachable | Resume(..)),
        }
    }

    /// The blocks that may follow, if this ends one.
    pub fn successors(&self) -> Vec<LocalId> {
        match self {
            Operation::Jump(target) => vec![*target],
            Operation::Branch { then, otherwise, .. } => vec![*then, *otherwise],
            Operation::Switch { default, cases, .. } => std::iter::once(*default).chain(cases.iter().map(|(_, target)| *target)).collect(),
            Operation::Resume(_, _, Some(target)) => vec![*target],
            Operation::Call(call) => call.landing.iter().flat_map(|&(normal, unwind)| [normal, unwind]).collect(),
            _ => Vec::new(),
        }
    }
}

impl<'a> Operation<'a> {
    /// All values that it takes, to be changed.
    pub fn each_operand(&mut self, each: &mut dyn FnMut(&mut Value<'a>)) {
        match self {
            Operation::Alloca { count, .. } => count.iter_mut().for_each(|(_, count)| each(count)),
            Operation::EndOfLives(_)
            | Operation::LandingPad { .. }
            | Operation::Fence(_)
            | Operation::Jump(_)
            | Operation::Unreachable
            | Operation::Unsupported(_) => {}
            Operation::Load { pointer, .. } => each(pointer),
            Operation::Store { value, pointer, .. } | Operation::ReadModifyWrite { pointer, value, .. } => {
                each(value);
                each(pointer);
            }
            Operation::CompareExchange(this) => {
                [&mut this.pointer, &mut this.expected, &mut this.new].into_iter().for_each(each);
            }
            Operation::GetElementPointer(address) => {
                each(&mut address.base);
                address.indices.iter_mut().for_each(|(_, index)| each(index));
            }
            Operation::Binary { left, right, .. } | Operation::Compare { left, right, .. } => {
                each(left);
                each(right);
            }
            Operation::Cast { value, .. }
            | Operation::Freeze { value, .. }
            | Operation::Negate { value, .. }
            | Operation::ExtractValue { value, .. }
            | Operation::Switch { value, .. } => each(value),
            Operation::Select { condition, then, otherwise, .. } => [condition, then, otherwise].into_iter().for_each(each),
            Operation::Phi { incoming, .. } => incoming.iter_mut().for_each(|(value, _)| each(value)),
            Operation::InsertValue { value, element, .. } => {
                each(value);
                each(element);
            }
            Operation::Call(call) => {
                each(&mut call.callee);
                call.arguments.iter_mut().for_each(|(_, argument)| each(argument));
            }
            Operation::Branch { condition, .. } => each(condition),
            Operation::Resume(_, value, _) => each(value),
            Operation::Return(value) => value.iter_mut().for_each(|(_, value)| each(value)),
        }
    }

    /// All labels that it names, to be changed.
    pub fn each_label(&mut self, each: &mut dyn FnMut(&mut LocalId)) {
        match self {
            Operation::Phi { incoming, .. } => incoming.iter_mut().for_each(|(_, label)| each(label)),
            Operation::Jump(target) | Operation::Resume(_, _, Some(target)) => each(target),
            Operation::Branch { then, otherwise, .. } => {
                each(then);
                each(otherwise);
            }
            Operation::Switch { default, cases, .. } => {
                each(default);
                cases.iter_mut().for_each(|(_, target)| each(target));
            }
            Operation::Call(call) => {
                if let Some((normal, unwind)) = &mut call.landing {
                    each(normal);
                    each(unwind);
                }
            }
            _ => {}
        }
    }
}

/// What may stand before the comparison of `fcmp`.
const FAST_MATH: [&str; 8] = ["fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"];

/// Comparisons of floating-point numbers have names of their own here: `ule` is one of integers too.
fn float_comparison(op: &str) -> &'static str {
    match op {
        "oeq" => "foeq",
        "ogt" => "fogt",
        "oge" => "foge",
        "olt" => "folt",
        "ole" => "fole",
        "one" => "fone",
        "ord" => "ford",
        "ueq" => "fueq",
        "ugt" => "fugt",
        "uge" => "fuge",
        "ult" => "fult",
        "ule" => "fule",
        "une" => "fune",
        "uno" => "funo",
        _ => "fcmp",
    }
}

/// The number after `!dbg !` on the rest of a line.
pub fn debug_number(rest: &str) -> Option<u32> {
    // Most lines end with it, and `!` is rare elsewhere.
    let bytes = rest.as_bytes();
    let mut from = 0;
    while let Some(found) = bytes[from..].iter().position(|&byte| byte == b'!') {
        from += found + 1;
        if let Some(digits) = bytes[from..].strip_prefix(b"dbg !") {
            let length = digits.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(digits.len());
            return std::str::from_utf8(&digits[..length]).ok()?.parse().ok();
        }
    }
    None
}

impl<'a> Reader<'_, 'a> {
    pub fn instruction(&mut self) -> Read<Instruction<'a>> {
        let offset = self.cursor.offset();
        let mut result = None;
        if self.cursor.peek() == b'%' {
            result = Some(self.local()?);
            self.cursor.expect(b'=')?;
        }
        let word = self.cursor.word();
        if word.is_empty() {
            return self.cursor.unexpected("an instruction");
        }
        let operation = self.operation(word)?;
        let debug = self.end_of_instruction(&operation)?;
        Ok(Instruction { result, operation, debug, offset })
    }

    fn end_of_instruction(&mut self, operation: &Operation<'a>) -> Read<Option<u32>> {
        self.cursor.skip_blanks();
        let free = matches!(operation, Operation::Call(_) | Operation::Unsupported(_));
        if !free && !self.cursor.at_end() && !matches!(self.cursor.byte(), b',' | b'\n' | b';') {
            return self.cursor.unexpected("the end of the instruction");
        }
        let debug = debug_number(self.cursor.rest_of_line());
        self.cursor.skip_line();
        if matches!(operation, Operation::Unsupported(_)) {
            // Some instructions go on on lines that are indented more.
            while self.cursor.rest_of_following_line().starts_with("     ") || self.cursor.rest_of_following_line().starts_with("  ]") {
                self.cursor.advance(1);
                self.cursor.skip_line();
            }
        }
        Ok(debug)
    }

    fn operation(&mut self, word: &'a str) -> Read<Operation<'a>> {
        Ok(match word {
            "load" => self.load()?,
            "store" => self.store()?,
            "call" => self.call()?,
            "invoke" => self.invoke()?,
            "landingpad" => self.landing_pad()?,
            "resume" => {
                let (of, value) = self.typed()?;
                Operation::Resume(of, value, None)
            }
            "tail" | "musttail" | "notail" => {
                self.cursor.expect_word("call")?;
                self.call()?
            }
            "br" => self.branch()?,
            "getelementptr" => {
                let in_bounds = self.flags()?.contains("inbounds");
                let source = self.parse_type()?;
                self.cursor.expect(b',')?;
                let (_, base) = self.typed()?;
                let mut indices = Vec::new();
                while self.another_operand()? {
                    indices.push(self.typed()?);
                }
                Operation::GetElementPointer(GetElementPointer { source, base, indices, in_bounds })
            }
            "alloca" => {
                self.skip_flags()?;
                let of = self.parse_type()?;
                let count = if self.another_operand()? { Some(self.typed()?) } else { None };
                Operation::Alloca { of, count, inlined: false }
            }
            "icmp" => {
                let mut op = self.cursor.word();
                if op == "samesign" {
                    op = self.cursor.word();
                }
                let (of, left) = self.typed()?;
                self.cursor.expect(b',')?;
                Operation::Compare { op, of, left, right: self.value()? }
            }
            "fcmp" => {
                let mut op = self.cursor.word();
                while FAST_MATH.contains(&op) {
                    op = self.cursor.word();
                }
                let (of, left) = self.typed()?;
                self.cursor.expect(b',')?;
                Operation::Compare { op: float_comparison(op), of, left, right: self.value()? }
            }
            "fneg" => {
                self.skip_flags()?;
                let (of, value) = self.typed()?;
                Operation::Negate { of, value }
            }
            "ret" => {
                let of = self.parse_type()?;
                Operation::Return(if of == types::VOID { None } else { Some((of, self.value()?)) })
            }
            "unreachable" => Operation::Unreachable,
            "phi" => self.phi()?,
            "switch" => self.switch()?,
            "indirectbr" => self.computed_jump()?,
            "select" => {
                self.skip_flags()?;
                let (condition_type, condition) = self.typed()?;
                if condition_type != types::I1 {
                    return Ok(Operation::Unsupported("select on vectors"));
                }
                self.cursor.expect(b',')?;
                let (of, then) = self.typed()?;
                self.cursor.expect(b',')?;
                let (_, otherwise) = self.typed()?;
                Operation::Select { condition, of, then, otherwise }
            }
            "freeze" => {
                let (of, value) = self.typed()?;
                Operation::Freeze { of, value }
            }
            "extractvalue" => {
                let (of, value) = self.typed()?;
                Operation::ExtractValue { of, value, indices: self.indices()? }
            }
            "insertvalue" => {
                let (of, value) = self.typed()?;
                self.cursor.expect(b',')?;
                let (_, element) = self.typed()?;
                Operation::InsertValue { of, value, element, indices: self.indices()? }
            }
            "cmpxchg" => self.compare_exchange()?,
            "atomicrmw" => self.read_modify_write()?,
            "fence" => {
                let local = self.scope()?;
                let order = self.order()?;
                Operation::Fence((!local).then_some(order))
            }
            _ if CASTS.contains(&word) => {
                self.skip_flags()?;
                let (from, value) = self.typed()?;
                self.cursor.expect_word("to")?;
                Operation::Cast { op: word, from, value, to: self.parse_type()? }
            }
            _ if BINARIES.contains(&word) => {
                let signed = self.flags()?.contains("nsw");
                let (of, left) = self.typed()?;
                self.cursor.expect(b',')?;
                Operation::Binary { op: word, of, left, right: self.value()?, signed }
            }
            _ => Operation::Unsupported(word),
        })
    }

    /// Skips the words between an instruction's name and its first type (nuw, inbounds, volatile…).
    fn skip_flags(&mut self) -> Read<()> {
        self.skip_attributes_before_type().map(|_| ())
    }

    /// As before; the words.
    fn flags(&mut self) -> Read<&'a str> {
        let start = self.cursor.offset();
        self.skip_flags()?;
        Ok(&self.cursor.text()[start..self.cursor.offset()])
    }

    /// The alignment after the operands of an access.
    fn alignment(&mut self) -> Read<u64> {
        let mut ahead = self.cursor;
        ahead.skip_blanks();
        if ahead.byte() != b',' {
            return Ok(0);
        }
        ahead.advance(1);
        if !ahead.eat_word("align") {
            return Ok(0);
        }
        self.cursor = ahead;
        self.cursor.number()
    }

    /// After an operand: is there another, and not only an alignment or metadata? Reads the comma if so.
    fn another_operand(&mut self) -> Read<bool> {
        let mut ahead = self.cursor;
        ahead.skip_blanks();
        if ahead.byte() != b',' {
            return Ok(false);
        }
        ahead.advance(1);
        if ahead.peek() == b'!' || matches!(ahead.peek_word(), "align" | "addrspace") {
            return Ok(false);
        }
        self.cursor = ahead;
        Ok(true)
    }

    fn indices(&mut self) -> Read<Vec<u64>> {
        let mut indices = Vec::new();
        while self.another_operand()? {
            indices.push(self.cursor.number()?);
        }
        Ok(indices)
    }

    fn load(&mut self) -> Read<Operation<'a>> {
        let atomic = self.cursor.eat_word("atomic");
        let volatile = self.cursor.eat_word("volatile");
        let of = self.parse_type()?;
        self.cursor.expect(b',')?;
        let (_, pointer) = self.typed()?;
        let how = How { order: self.order_if(atomic)?, volatile, alignment: self.alignment()? };
        Ok(Operation::Load { of, pointer, how })
    }

    fn store(&mut self) -> Read<Operation<'a>> {
        let atomic = self.cursor.eat_word("atomic");
        let volatile = self.cursor.eat_word("volatile");
        let (of, value) = self.typed()?;
        self.cursor.expect(b',')?;
        let (_, pointer) = self.typed()?;
        let how = How { order: self.order_if(atomic)?, volatile, alignment: self.alignment()? };
        Ok(Operation::Store { of, value, pointer, how })
    }

    fn order_if(&mut self, atomic: bool) -> Read<Order> {
        if !atomic {
            return Ok(Order::Plain);
        }
        self.scope()?;
        self.order()
    }

    /// Is what follows only for the thread itself (a signal fence)?
    fn scope(&mut self) -> Read<bool> {
        if !self.cursor.eat_word("syncscope") {
            return Ok(false);
        }
        self.cursor.expect(b'(')?;
        let scope = self.cursor.string()?;
        self.cursor.expect(b')')?;
        Ok(scope == "singlethread")
    }

    fn order(&mut self) -> Read<Order> {
        let start = self.cursor;
        Ok(match self.cursor.word() {
            "unordered" | "monotonic" => Order::Relaxed,
            "acquire" => Order::Acquire,
            "release" => Order::Release,
            "acq_rel" => Order::AcquireRelease,
            "seq_cst" => Order::SeqCst,
            _ => return start.unexpected("a memory order"),
        })
    }

    fn compare_exchange(&mut self) -> Read<Operation<'a>> {
        let weak = self.cursor.eat_word("weak");
        self.cursor.eat_word("volatile");
        let (_, pointer) = self.typed()?;
        self.cursor.expect(b',')?;
        let (of, expected) = self.typed()?;
        self.cursor.expect(b',')?;
        let (_, new) = self.typed()?;
        self.scope()?;
        let success = self.order()?;
        let failure = self.order()?;
        Ok(Operation::CompareExchange(Box::new(CompareExchange { of, pointer, expected, new, success, failure, weak })))
    }

    fn read_modify_write(&mut self) -> Read<Operation<'a>> {
        self.cursor.eat_word("volatile");
        let op = match self.cursor.word() {
            "xchg" => Ok(RmwOp::Exchange),
            "add" => Ok(RmwOp::Add),
            "sub" => Ok(RmwOp::Sub),
            "and" => Ok(RmwOp::And),
            "or" => Ok(RmwOp::Or),
            "xor" => Ok(RmwOp::Xor),
            "nand" => Ok(RmwOp::Nand),
            "umax" => Ok(RmwOp::UMax),
            "umin" => Ok(RmwOp::UMin),
            "max" => Ok(RmwOp::SMax),
            "min" => Ok(RmwOp::SMin),
            "" => return self.cursor.unexpected("an operation"),
            other => Err(other),
        };
        let (_, pointer) = self.typed()?;
        self.cursor.expect(b',')?;
        let (of, value) = self.typed()?;
        self.scope()?;
        let order = self.order()?;
        Ok(Operation::ReadModifyWrite { op, of, pointer, value, order })
    }

    fn block(&mut self) -> Read<LocalId> {
        self.cursor.expect_word("label")?;
        self.local()
    }

    fn branch(&mut self) -> Read<Operation<'a>> {
        if self.cursor.peek_word() == "label" {
            return Ok(Operation::Jump(self.block()?));
        }
        let (_, condition) = self.typed()?;
        self.cursor.expect(b',')?;
        let then = self.block()?;
        self.cursor.expect(b',')?;
        Ok(Operation::Branch { condition, then, otherwise: self.block()? })
    }

    /// A computed goto is a switch over the addresses of labels.
    fn computed_jump(&mut self) -> Read<Operation<'a>> {
        let start = self.cursor;
        let (_, value) = self.typed()?;
        self.cursor.expect(b',')?;
        self.cursor.expect(b'[')?;
        let mut cases: Vec<(u64, LocalId)> = Vec::new();
        while !self.cursor.eat(b']') {
            if !cases.is_empty() {
                self.cursor.expect(b',')?;
            }
            self.cursor.expect_word("label")?;
            let address = label_address(self.clone_label()?);
            let label = self.local()?;
            if cases.iter().any(|&(known, other)| known == address && other != label) {
                return start.error("two labels of a computed goto have names that look alike to Thinair: rename one");
            }
            cases.push((address, label));
        }
        match cases.first() {
            Some(&(_, default)) => Ok(Operation::Switch { of: types::POINTER, value, default, cases }),
            None => start.unexpected("a label"),
        }
    }

    /// The name of the label that comes next, which stays to be read.
    fn clone_label(&mut self) -> Read<&'a str> {
        let start = self.cursor;
        let name = self.label_name();
        self.cursor = start;
        name
    }

    fn switch(&mut self) -> Read<Operation<'a>> {
        let (of, value) = self.typed()?;
        self.cursor.expect(b',')?;
        let default = self.block()?;
        self.cursor.expect(b'[')?;
        let mut cases = Vec::new();
        while !self.cursor.eat(b']') {
            let start = self.cursor;
            let (_, Value::Int(case)) = self.typed()? else { return start.unexpected("a number") };
            self.cursor.expect(b',')?;
            cases.push((case, self.block()?));
        }
        Ok(Operation::Switch { of, value, default, cases })
    }

    fn phi(&mut self) -> Read<Operation<'a>> {
        self.skip_flags()?;
        let of = self.parse_type()?;
        let mut incoming = Vec::new();
        loop {
            self.cursor.expect(b'[')?;
            let value = self.value()?;
            self.cursor.expect(b',')?;
            incoming.push((value, self.local()?));
            self.cursor.expect(b']')?;
            if !self.another_operand()? {
                return Ok(Operation::Phi { of, incoming });
            }
        }
    }

    fn call(&mut self) -> Read<Operation<'a>> {
        Ok(Operation::Call(Box::new(self.called()?)))
    }

    fn invoke(&mut self) -> Read<Operation<'a>> {
        let mut call = self.called()?;
        // Attributes may stand in between.
        while self.cursor.peek_word() != "to" {
            match self.cursor.peek() {
                0 if self.cursor.at_end() => return self.cursor.unexpected("`to`"),
                b'"' => {
                    self.cursor.string()?;
                }
                _ if self.cursor.word().is_empty() => self.cursor.advance(1),
                _ => {}
            }
        }
        self.cursor.expect_word("to")?;
        let normal = self.block()?;
        self.cursor.expect_word("unwind")?;
        call.landing = Some((normal, self.block()?));
        Ok(Operation::Call(Box::new(call)))
    }

    fn landing_pad(&mut self) -> Read<Operation<'a>> {
        let of = self.parse_type()?;
        let (mut cleanup, mut clauses) = (false, Vec::new());
        loop {
            // Each clause may have a line of its own; what is none stays unread.
            let mut ahead = self.cursor;
            match ahead.word() {
                "cleanup" => {
                    self.cursor = ahead;
                    cleanup = true;
                }
                "catch" => {
                    self.cursor = ahead;
                    clauses.push(Clause::Catch(self.typed()?.1));
                }
                "filter" => {
                    self.cursor = ahead;
                    clauses.push(Clause::Filter(match self.typed()?.1 {
                        Value::Aggregate(types) => types.into_iter().map(|(_, value)| value).collect(),
                        _ => Vec::new(),
                    }));
                }
                _ => return Ok(Operation::LandingPad { of, cleanup, clauses }),
            }
        }
    }

    fn called(&mut self) -> Read<Call<'a>> {
        self.skip_flags()?;
        let of = self.parse_type()?;
        let (result, named) = match *self.types.get(of) {
            Type::Function(result, named) => (result, named),
            _ => (of, None),
        };
        let callee = self.value()?;
        self.cursor.expect(b'(')?;
        let (mut arguments, mut by_value) = (Vec::new(), Vec::new());
        while !self.cursor.eat(b')') {
            if !arguments.is_empty() {
                self.cursor.expect(b',')?;
            }
            let of = self.parse_type()?;
            if *self.types.get(of) == Type::Metadata {
                self.skip_metadata()?;
                arguments.push((of, Value::Metadata));
                continue;
            }
            let copied = self.skip_attributes_before_value()?.by_value;
            by_value.extend(copied.map(|of| (arguments.len(), of)));
            arguments.push((of, self.value()?));
        }
        Ok(Call { result, callee, arguments, by_value, named, landing: None })
    }
}
