//! The body of a function: declarations, blocks, instructions.
//!
//! A register's width comes from its definitions, which must all agree. Registers are numbered in this order: parameters, declared
//! registers, then the others as their first definitions appear in the text.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::lexer::{Name, Position, Token};
use super::names::{self, BINARY, CAST, CHECKS, COMPARE, FENCES, ORDERS, RMW, TAGS, WIDTHS};
use super::parse::{Parser, Result, closest};
use crate::ir::verify::limits;
use crate::ir::{
    Access, Block, BlockId, FunctionId, Instruction, Op, Operand, Order, PrivateSlot, Register, RegisterId, SlotId, Tags, Width,
};

/// Reads the body of a function, from behind its `{` to before its `}`.
pub(super) fn body(parser: &mut Parser<'_, '_>, function: FunctionId) -> Result<()> {
    let result = parser.program.functions[function.index()].result;
    let mut body = Body {
        parser,
        registers: Vec::new(),
        names: BTreeMap::new(),
        slots: Vec::new(),
        slot_names: BTreeMap::new(),
        blocks: Vec::new(),
        labels: BTreeMap::new(),
        // A function without a result should not return one: the verifier says so, whatever the width.
        result_width: result.unwrap_or(Width::I64),
    };
    body.parameters(function)?;
    body.declarations()?;
    body.scan()?;
    body.instructions()?;
    let Body { registers, slots, blocks, .. } = body;
    let function = &mut parser.program.functions[function.index()];
    // Every register was found by its definition, so that each has a width by now.
    function.registers = registers.into_iter().map(|(name, width)| Register { name, width: width.unwrap_or(Width::I64) }).collect();
    function.private = slots;
    function.blocks = blocks;
    Ok(())
}

struct Body<'p, 't, 'a> {
    parser: &'p mut Parser<'t, 'a>,
    /// The width is unknown until a definition was read.
    registers: Vec<(String, Option<Width>)>,
    names: BTreeMap<&'t Name<'a>, RegisterId>,
    slots: Vec<PrivateSlot>,
    slot_names: BTreeMap<&'t Name<'a>, SlotId>,
    blocks: Vec<Block>,
    labels: BTreeMap<&'t Name<'a>, BlockId>,
    /// The width of what the function returns.
    result_width: Width,
}

/// The registers to the left of `=`; `None` is `_`.
struct Destinations {
    at: Position,
    registers: Vec<Option<(RegisterId, Position)>>,
}

impl<'t, 'a> Body<'_, 't, 'a> {
    fn new_register(&mut self, name: &'t Name<'a>, width: Option<Width>) -> bool {
        let id = RegisterId(self.registers.len() as u32);
        match self.names.entry(name) {
            Entry::Occupied(_) => false,
            Entry::Vacant(entry) => {
                entry.insert(id);
                self.registers.push((name.text.to_string(), width));
                true
            }
        }
    }

    fn parameters(&mut self, function: FunctionId) -> Result<()> {
        for (index, name) in std::mem::take(&mut self.parser.parameters[function.index()]).into_iter().enumerate() {
            let width = self.parser.program.functions[function.index()].registers[index].width;
            if !self.new_register(name, Some(width)) {
                return self.parser.error(format!("two parameters of this function are called `%{name}`"), "");
            }
        }
        Ok(())
    }

    /// `private $slot[size]` and `register %name: width`.
    fn declarations(&mut self) -> Result<()> {
        loop {
            self.parser.skip_newlines();
            if *self.parser.peek_second() == Token::Mark(':') {
                return Ok(());
            }
            if self.parser.takes_word("private") {
                self.private()?;
            } else if self.parser.takes_word("register") {
                let at = self.parser.at();
                let Token::Register(name) = self.parser.peek() else {
                    return self.parser.unexpected("a register", "such as `register %n: i32`");
                };
                self.parser.bump();
                self.parser.mark(':')?;
                let width = self.parser.width()?;
                if !self.new_register(name, Some(width)) {
                    return self.parser.error_at(at, format!("the register `%{name}` is declared twice"), "");
                }
            } else {
                return Ok(());
            }
            self.parser.end_of_line()?;
        }
    }

    fn private(&mut self) -> Result<()> {
        let at = self.parser.at();
        let Token::Slot(name) = self.parser.peek() else {
            return self.parser.unexpected("a private slot", "such as `private $buffer[16]`");
        };
        self.parser.bump();
        self.parser.mark('[')?;
        let size_at = self.parser.at();
        let size = self.parser.constant(Width::I64)?;
        if size > limits::PRIVATE_BYTES.into() {
            return self.parser.error_at(size_at, format!("`${name}` is too large"), format!("at most {} bytes", limits::PRIVATE_BYTES));
        }
        self.parser.mark(']')?;
        if self.slot_names.insert(name, SlotId(self.slots.len() as u32)).is_some() {
            return self.parser.error_at(at, format!("the private slot `${name}` is declared twice"), "");
        }
        self.slots.push(PrivateSlot { name: name.text.to_string(), size: size as u32 });
        Ok(())
    }

    /// Collects labels and assigned registers, so that they can be used before the text comes to them.
    fn scan(&mut self) -> Result<()> {
        let start = self.parser.next;
        loop {
            let at = self.parser.at();
            match (self.parser.peek(), self.parser.peek_second()) {
                (Token::Word(name) | Token::Text(name), Token::Mark(':')) => {
                    if self.labels.insert(name, BlockId(self.blocks.len() as u32)).is_some() {
                        return self.parser.error_at(at, format!("the label `{name}` is defined twice"), "");
                    }
                    self.blocks.push(Block { name: name.text.to_string(), instructions: Vec::new() });
                    self.parser.next += 2;
                    continue;
                }
                (Token::Register(first), Token::Mark('=')) => {
                    self.new_register(first, None);
                }
                (Token::Register(_) | Token::Word(_), Token::Mark(',')) => self.scan_pair(),
                (Token::Mark('}') | Token::End, _) => break,
                _ => {}
            }
            while !matches!(self.parser.peek(), Token::Newline | Token::Mark('}') | Token::End) {
                self.parser.bump();
            }
            self.parser.skip_newlines();
        }
        self.parser.next = start;
        Ok(())
    }

    /// `%first, %second =`, where either may be `_`.
    fn scan_pair(&mut self) {
        let first = self.parser.bump();
        self.parser.bump();
        if *self.parser.peek_second() == Token::Mark('=') {
            for token in [first, self.parser.peek()] {
                if let Token::Register(name) = token {
                    self.new_register(name, None);
                }
            }
        }
    }

    fn instructions(&mut self) -> Result<()> {
        let mut block = None;
        loop {
            self.parser.skip_newlines();
            match (self.parser.peek(), self.parser.peek_second()) {
                (Token::Mark('}') | Token::End, _) => return Ok(()),
                (Token::Word(_) | Token::Text(_), Token::Mark(':')) => {
                    self.parser.next += 2;
                    // `scan` found the same labels in the same order.
                    block = Some(block.map_or(0, |block: usize| block + 1));
                }
                _ => {
                    let Some(block) = block else {
                        return self.parser.unexpected("a label", "the first block needs one too, such as `entry:`");
                    };
                    let start = self.parser.at();
                    let op = self.op()?;
                    let at = self.parser.location(start)?;
                    self.parser.end_of_line()?;
                    self.blocks[block].instructions.push(Instruction { op, at });
                }
            }
        }
    }

    fn destinations(&mut self) -> Result<Destinations> {
        let mut destinations = Destinations { at: self.parser.at(), registers: Vec::new() };
        let assigns = matches!(self.parser.peek(), Token::Register(_)) || self.parser.peek_word() == Some("_");
        if !assigns {
            return Ok(destinations);
        }
        loop {
            let at = self.parser.at();
            let register = match self.parser.peek() {
                Token::Register(name) => {
                    self.parser.bump();
                    // Unknown only if no `=` follows, which is reported below.
                    self.names.get(name).map(|id| (*id, at))
                }
                _ if self.parser.takes_word("_") => None,
                _ => return self.parser.unexpected("a register or `_`", ""),
            };
            destinations.registers.push(register);
            if destinations.registers.len() == 2 || !self.parser.takes_mark(',') {
                break;
            }
        }
        self.parser.mark('=')?;
        Ok(destinations)
    }

    fn define(&mut self, (register, at): (RegisterId, Position), width: Width) -> Result<RegisterId> {
        let (name, known) = &mut self.registers[register.index()];
        match *known {
            Some(known) if known != width => {
                let message = format!("`%{name}` is i{} elsewhere, but i{} here", known.bits(), width.bits());
                self.parser.error_at(at, message, "a register has one width")
            }
            _ => {
                *known = Some(width);
                Ok(register)
            }
        }
    }

    fn no_result(&mut self, destinations: &Destinations, opcode: &str) -> Result<()> {
        if destinations.registers.is_empty() {
            return Ok(());
        }
        self.parser.error_at(destinations.at, format!("`{opcode}` has no result"), "")
    }

    fn optional_result(&mut self, destinations: &Destinations, opcode: &str, width: Width) -> Result<Option<RegisterId>> {
        match destinations.registers.as_slice() {
            [] | [None] => Ok(None),
            [Some(register)] => Ok(Some(self.define(*register, width)?)),
            _ => self.parser.error_at(destinations.at, format!("`{opcode}` has one result"), ""),
        }
    }

    fn result(&mut self, destinations: &Destinations, opcode: &str, width: Width) -> Result<RegisterId> {
        match self.optional_result(destinations, opcode, width)? {
            Some(register) => Ok(register),
            None => {
                let hint = format!("such as `%result = {opcode} …`");
                self.parser.error_at(destinations.at, format!("the result of `{opcode}` must go to a register"), hint)
            }
        }
    }

    fn operand(&mut self, width: Width) -> Result<Operand> {
        let names = &self.names;
        self.parser.operand(width, |parser| register(parser, names))
    }

    fn comma_operand(&mut self, width: Width) -> Result<Operand> {
        self.parser.mark(',')?;
        self.operand(width)
    }

    fn label(&mut self) -> Result<BlockId> {
        let (Token::Word(name) | Token::Text(name)) = self.parser.peek() else {
            return self.parser.unexpected("a label", "");
        };
        match self.labels.get(name) {
            Some(block) => {
                self.parser.bump();
                Ok(*block)
            }
            None => {
                let hint = closest(name, self.labels.keys().copied(), None);
                self.parser.error(format!("there is no label `{name}` in this function"), hint)
            }
        }
    }

    fn tags(&mut self) -> Tags {
        let mut tags = Tags::NONE;
        while let Some(tag) = self.parser.takes_from(TAGS) {
            tags.0 |= tag.0;
        }
        tags
    }

    /// An order and tags; an order that is not written is `plain`.
    fn access(&mut self) -> Access {
        let order = self.parser.takes_from(ORDERS).unwrap_or(Order::Plain);
        Access { order, tags: self.tags() }
    }

    /// `$slot[offset]`
    fn slot(&mut self) -> Result<Option<(SlotId, Operand)>> {
        let Token::Slot(name) = self.parser.peek() else {
            return Ok(None);
        };
        let Some(slot) = self.slot_names.get(name).copied() else {
            let hint = closest(name, self.slot_names.keys().copied(), Some('$'));
            return self.parser.error(format!("there is no private slot `${name}` in this function"), hint);
        };
        self.parser.bump();
        self.parser.mark('[')?;
        let offset = self.operand(Width::I64)?;
        self.parser.mark(']')?;
        Ok(Some((slot, offset)))
    }

    fn private_is_plain(&mut self, at: Position, access: Access) -> Result<()> {
        if access == Access::default() {
            return Ok(());
        }
        self.parser.error_at(at, "an access to a private slot has no memory order", "no other thread can see the slot")
    }

    fn op(&mut self) -> Result<Op> {
        let destinations = self.destinations()?;
        let at = self.parser.at();
        let Some(opcode) = self.parser.peek_word() else {
            return self.parser.unexpected("an instruction", "");
        };
        self.parser.bump();
        if let Some(op) = names::value_of(BINARY, opcode) {
            let width = self.parser.width()?;
            let destination = self.result(&destinations, opcode, width)?;
            return Ok(Op::Binary { destination, op, width, left: self.operand(width)?, right: self.comma_operand(width)? });
        }
        if let Some(op) = names::value_of(COMPARE, opcode) {
            let width = self.parser.width()?;
            let destination = self.result(&destinations, opcode, Width::I1)?;
            return Ok(Op::Compare { destination, op, width, left: self.operand(width)?, right: self.comma_operand(width)? });
        }
        if let Some(op) = names::value_of(CAST, opcode) {
            let from = self.parser.width()?;
            let value = self.operand(from)?;
            if !self.parser.takes_word("to") {
                return self.parser.unexpected("`to`", format!("such as `%result = {opcode} i32 %x to i64`"));
            }
            let to = self.parser.width()?;
            return Ok(Op::Cast { destination: self.result(&destinations, opcode, to)?, op, from, to, value });
        }
        match opcode {
            "copy" => {
                let width = self.parser.width()?;
                Ok(Op::Copy { destination: self.result(&destinations, opcode, width)?, width, value: self.operand(width)? })
            }
            "select" => {
                let width = self.parser.width()?;
                let destination = self.result(&destinations, opcode, width)?;
                let condition = self.operand(Width::I1)?;
                let then = self.comma_operand(width)?;
                Ok(Op::Select { destination, width, condition, then, otherwise: self.comma_operand(width)? })
            }
            "choose" => {
                let width = self.parser.width()?;
                let destination = self.result(&destinations, opcode, width)?;
                let low = self.parser.constant(width)?;
                if !self.parser.takes_word("to") {
                    return self.parser.unexpected("`to`", "such as `%result = choose i32 0 to 3`");
                }
                let high = self.parser.constant(width)?;
                Ok(Op::Choose { destination, width, low, high, partial: self.parser.takes_word("partial") })
            }
            "spurious" => {
                let destination = self.result(&destinations, opcode, Width::I1)?;
                if self.parser.takes_word("wait") {
                    return Ok(Op::Spurious { destination, expected: None });
                }
                if !self.parser.takes_word("cas") {
                    return self.parser.unexpected("`cas` or `wait`", "such as `%fails = spurious cas i32 %expected`");
                }
                let width = self.parser.width()?;
                Ok(Op::Spurious { destination, expected: Some((width, self.operand(width)?)) })
            }
            "settled" => {
                self.no_result(&destinations, opcode)?;
                Ok(Op::Settled)
            }
            "load" => self.load(&destinations),
            "store" => self.store(&destinations),
            "rmw" => {
                let op = self.parser.one_of(RMW, "an operation")?;
                let access = self.access();
                let width = self.parser.width()?;
                let destination = self.optional_result(&destinations, opcode, width)?;
                let address = self.operand(Width::I64)?;
                Ok(Op::Rmw { destination, op, width, address, value: self.comma_operand(width)?, access })
            }
            "cas" => self.compare_and_swap(destinations),
            "wait" => {
                let access = self.access();
                let width = self.parser.width()?;
                let destination = self.optional_result(&destinations, opcode, width)?;
                let address = self.operand(Width::I64)?;
                self.parser.mark(',')?;
                let compare = self.parser.one_of(COMPARE, "a comparison")?;
                let against = self.operand(width)?;
                let mut update = None;
                if self.parser.takes_mark(',') {
                    let op = self.parser.one_of(RMW, "an operation")?;
                    update = Some((op, self.operand(width)?));
                }
                Ok(Op::Wait { destination, width, address, compare, against, update, access })
            }
            "meets" => Ok(Op::Meets { destination: self.result(&destinations, opcode, Width::I32)? }),
            "meet" => {
                let destination = self.result(&destinations, opcode, Width::I64)?;
                let (array, round) = (self.operand(Width::I64)?, self.comma_operand(Width::I32)?);
                Ok(Op::Meet { destination, array, round, needed: self.comma_operand(Width::I32)? })
            }
            "caught" => Ok(Op::Caught { destination: self.result(&destinations, opcode, Width::I1)? }),
            "self" => Ok(Op::Myself { destination: self.result(&destinations, opcode, Width::I64)? }),
            "take" => {
                let width = self.parser.width()?;
                let destination = self.result(&destinations, opcode, width)?;
                Ok(Op::Take { destination, width, index: self.parser.constant(Width::I32)? as u32 })
            }
            "alloc" => {
                let destination = self.result(&destinations, opcode, Width::I64)?;
                let local = self.parser.takes_word("local");
                let zeroed = self.parser.takes_word("zeroed");
                Ok(Op::Allocate { destination, size: self.operand(Width::I64)?, zeroed, local })
            }
            "call" => self.call(&destinations),
            "spawn" => {
                let destination = self.result(&destinations, opcode, Width::I64)?;
                let function = self.operand(Width::I64)?;
                Ok(Op::Spawn { destination, function, arguments: self.arguments(function)? })
            }
            _ => {
                self.no_result(&destinations, opcode)?;
                self.effect(opcode, at)
            }
        }
    }

    fn load(&mut self, destinations: &Destinations) -> Result<Op> {
        let at = self.parser.at();
        let access = self.access();
        let width = self.parser.width()?;
        let destination = self.result(destinations, "load", width)?;
        if let Some((slot, offset)) = self.slot()? {
            self.private_is_plain(at, access)?;
            return Ok(Op::PrivateLoad { destination, width, slot, offset });
        }
        Ok(Op::Load { destination, width, address: self.operand(Width::I64)?, access })
    }

    fn store(&mut self, destinations: &Destinations) -> Result<Op> {
        self.no_result(destinations, "store")?;
        let at = self.parser.at();
        let access = self.access();
        let width = self.parser.width()?;
        if let Some((slot, offset)) = self.slot()? {
            self.private_is_plain(at, access)?;
            return Ok(Op::PrivateStore { width, slot, offset, value: self.comma_operand(width)? });
        }
        let address = self.operand(Width::I64)?;
        Ok(Op::Store { width, address, value: self.comma_operand(width)?, access })
    }

    fn compare_and_swap(&mut self, destinations: Destinations) -> Result<Op> {
        let order = self.parser.one_of(ORDERS, "the order of a success")?;
        let access = Access { order, tags: self.tags() };
        let failure = self.parser.one_of(ORDERS, "the order of a failure")?;
        let width = self.parser.width()?;
        let mut registers = destinations.registers.into_iter();
        let destination = registers.next().flatten().map(|register| self.define(register, width)).transpose()?;
        let success = registers.next().flatten().map(|register| self.define(register, Width::I1)).transpose()?;
        let address = self.operand(Width::I64)?;
        let expected = self.comma_operand(width)?;
        Ok(Op::Cas { destination, success, width, address, expected, new: self.comma_operand(width)?, access, failure })
    }

    fn call(&mut self, destinations: &Destinations) -> Result<Op> {
        let at = self.parser.at();
        let written = self.parser.takes_from(WIDTHS);
        let function = self.operand(Width::I64)?;
        let result = match function {
            Operand::Function(function) => self.parser.program.functions[function.index()].result,
            _ => None,
        };
        let destination = match written.or(result) {
            Some(width) => self.optional_result(destinations, "call", width)?,
            None if destinations.registers.is_empty() => None,
            None => return self.parser.error_at(at, "expected the width of the result", "such as `%result = call i32 @function()`"),
        };
        Ok(Op::Call { destination, function, arguments: self.arguments(function)? })
    }

    fn arguments(&mut self, function: Operand) -> Result<Vec<Operand>> {
        self.parser.mark('(')?;
        let names = &self.names;
        let mut index = 0;
        self.parser.list(')', |parser| {
            let parameter = match function {
                Operand::Function(function) => parser.parameter_width(function, index),
                _ => None,
            };
            index += 1;
            parser.argument(parameter, |parser| register(parser, names))
        })
    }

    /// A string.
    fn text(&mut self, example: &str) -> Result<String> {
        let Token::Text(Name { text, tag: None }) = self.parser.peek() else {
            return self.parser.unexpected("a message", example);
        };
        self.parser.bump();
        Ok(text.to_string())
    }

    /// The instructions without a result.
    fn effect(&mut self, opcode: &str, at: Position) -> Result<Op> {
        Ok(match opcode {
            "fence" => Op::Fence { fence: self.parser.one_of(FENCES, "a fence")? },
            "free" => {
                let local = self.parser.takes_word("local");
                Op::Free { address: self.operand(Width::I64)?, local }
            }
            "join" => Op::Join { thread: self.operand(Width::I64)? },
            "lock" => Op::Lock { address: self.operand(Width::I64)? },
            "unlock" => {
                let barrier = !self.parser.takes_word("light");
                let waits = self.parser.takes_word("wait");
                Op::Unlock { address: self.operand(Width::I64)?, barrier, waits }
            }
            "assume" => Op::Assume { condition: self.operand(Width::I1)? },
            "assert" => {
                let condition = self.operand(Width::I1)?;
                let message =
                    if self.parser.takes_mark(',') { self.text("such as `assert %ok, \"what must hold\"`")? } else { String::new() };
                Op::Assert { condition, message }
            }
            "check" => {
                let kind = self.parser.one_of(CHECKS, "what is checked")?;
                let condition = self.operand(Width::I1)?;
                self.parser.mark(',')?;
                Op::Check { condition, kind, message: self.text("such as `check misuse %ok, \"what is wrong\"`")? }
            }
            "print" => {
                let format = self.text("such as `print \"x = %d\\n\", i32 %x`")?;
                let mut arguments = Vec::new();
                while self.parser.takes_mark(',') {
                    let width = self.parser.width()?;
                    arguments.push((width, self.operand(width)?));
                }
                Op::Print { format, arguments }
            }
            "pass" => {
                let width = self.parser.width()?;
                let index = self.parser.constant(Width::I32)? as u32;
                Op::Pass { index, width, value: self.comma_operand(width)? }
            }
            "exit" => {
                let process = self.parser.takes_word("process");
                if !process && !self.parser.takes_word("thread") {
                    return self.parser.unexpected("`thread` or `process`", "");
                }
                Op::Exit { process }
            }
            "unwind" => Op::Unwind,
            "land" => {
                let target = self.label()?;
                self.parser.mark(',')?;
                let catches = self.parser.takes_word("catch");
                if !catches && !self.parser.takes_word("unwind") {
                    return self.parser.unexpected("`catch` or `unwind`", "");
                }
                Op::Land { target, unwind: self.label()?, catches }
            }
            "jump" => Op::Jump { target: self.label()? },
            "br" => {
                let condition = self.operand(Width::I1)?;
                self.parser.mark(',')?;
                let then = self.label()?;
                self.parser.mark(',')?;
                Op::Branch { condition, then, otherwise: self.label()? }
            }
            "switch" => {
                let width = self.parser.width()?;
                let value = self.operand(width)?;
                self.parser.mark(',')?;
                let default = self.label()?;
                self.parser.mark('[')?;
                let mut cases = Vec::new();
                while !self.parser.takes_mark(']') {
                    if !cases.is_empty() {
                        self.parser.mark(',')?;
                    }
                    let case = self.parser.constant(width)?;
                    self.parser.mark(':')?;
                    cases.push((case, self.label()?));
                }
                Op::Switch { width, value, cases, default }
            }
            "ret" => {
                let ends = matches!(self.parser.peek(), Token::Newline | Token::Mark('}')) || self.parser.peek_word() == Some("at");
                if ends {
                    return Ok(Op::Return { value: None });
                }
                Op::Return { value: Some(self.operand(self.result_width)?) }
            }
            _ => {
                let known = BINARY.iter().map(|entry| entry.0).chain(COMPARE.iter().map(|entry| entry.0));
                let known = known.chain(CAST.iter().map(|entry| entry.0)).chain(names::OTHER_INSTRUCTIONS.iter().copied());
                let known: Vec<Name<'_>> = known.map(|word| Name { text: word.into(), tag: None }).collect();
                let unknown = Name { text: opcode.into(), tag: None };
                return self.parser.error_at(at, format!("there is no instruction `{opcode}`"), closest(&unknown, known.iter(), None));
            }
        })
    }
}

fn register<'t, 'a>(parser: &mut Parser<'t, 'a>, names: &BTreeMap<&'t Name<'a>, RegisterId>) -> Result<Operand> {
    let Token::Register(name) = parser.peek() else {
        return parser.unexpected("a register", "");
    };
    match names.get(name) {
        Some(register) => {
            parser.bump();
            Ok(Operand::Register(*register))
        }
        None => {
            let hint = closest(name, names.keys().copied(), Some('%'));
            parser.error(format!("the register `%{name}` is never assigned in this function"), hint)
        }
    }
}
