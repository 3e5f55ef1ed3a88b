//! Operands and constants. Names are slices of the text; integers need no allocation.

use super::cursor::{Cursor, Read, unescape};
use super::function::Names;
use super::types::{TypeId, Types};

/// A local of the function at hand: a parameter, the result of an instruction, or a block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LocalId(pub u32);

impl LocalId {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum Value<'a> {
    Local(LocalId),
    /// In two's complement, of at most 64 bits.
    Int(u64),
    /// One that needs more.
    Wide(u128),
    /// The bits of a double, of whatever type the constant is.
    Float(u64),
    Global(&'a str),
    Null,
    /// Undefined or poison.
    Undef,
    /// All zero, of any type.
    Zero,
    Bytes(Vec<u8>),
    Aggregate(Vec<(TypeId, Value<'a>)>),
    GetElementPointer(Box<GetElementPointer<'a>>),
    Cast(Box<ConstantCast<'a>>),
    Binary(Box<ConstantBinary<'a>>),
    Metadata,
    InlineAssembly(Assembly<'a>),
    /// A kind of constant that nothing can use.
    Unsupported(&'a str),
}

/// Inline assembly, as it is written.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Assembly<'a> {
    pub text: &'a str,
    pub constraints: &'a str,
}

#[derive(Clone, PartialEq, Debug)]
pub struct GetElementPointer<'a> {
    pub source: TypeId,
    pub base: Value<'a>,
    pub indices: Vec<(TypeId, Value<'a>)>,
    /// No index leads out of what it is in (`inbounds`).
    pub in_bounds: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct ConstantCast<'a> {
    pub op: &'a str,
    pub from: TypeId,
    pub value: Value<'a>,
    pub to: TypeId,
}

#[derive(Clone, PartialEq, Debug)]
pub struct ConstantBinary<'a> {
    pub op: &'a str,
    pub of: TypeId,
    pub left: Value<'a>,
    pub right: Value<'a>,
}

/// What is kept of attributes: all else is skipped.
#[derive(Clone, Copy, Default)]
pub struct Attributes {
    /// What the pointer points to.
    pub pointee: Option<TypeId>,
    /// The callee gets a copy of it.
    pub by_value: Option<TypeId>,
}

/// How deep constants may nest.
const DEEPEST: u32 = 64;

pub const CASTS: [&str; 13] = [
    "bitcast",
    "zext",
    "sext",
    "trunc",
    "ptrtoint",
    "inttoptr",
    "addrspacecast",
    "fptrunc",
    "fpext",
    "sitofp",
    "uitofp",
    "fptosi",
    "fptoui",
];

pub const BINARIES: [&str; 18] = [
    "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "and", "or", "xor", "shl", "lshr", "ashr", "fadd", "fsub", "fmul", "fdiv", "frem",
];

/// What stands for the address of a label, in whichever function: a number made of its name (FNV-1a), which is
/// not null. That those which a jump may lead to differ, the reader of the jump sees to.
pub fn label_address(name: &str) -> u64 {
    let hash = name.bytes().fold(0x811C_9DC5u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    u64::from(hash | 1)
}

/// Words that begin a value; any other word where a value is due is an attribute.
fn begins_value(word: &str) -> bool {
    matches!(
        word,
        "true"
            | "false"
            | "null"
            | "undef"
            | "poison"
            | "none"
            | "zeroinitializer"
            | "c"
            | "getelementptr"
            | "asm"
            | "blockaddress"
            | "dso_local_equivalent"
            | "no_cfi"
            | "ptrauth"
            | "splat"
            | "select"
            | "icmp"
            | "fcmp"
    ) || CASTS.contains(&word)
        || BINARIES.contains(&word)
}

/// Reads types and values in one function, or (without names) in the initialiser of a global.
pub struct Reader<'r, 'a> {
    pub cursor: Cursor<'a>,
    pub types: &'r mut Types<'a>,
    pub names: Option<&'r mut Names<'a>>,
}

impl<'a> Reader<'_, 'a> {
    pub fn parse_type(&mut self) -> Read<TypeId> {
        self.types.parse(&mut self.cursor)
    }

    /// A type and a value.
    pub fn typed(&mut self) -> Read<(TypeId, Value<'a>)> {
        let of = self.parse_type()?;
        Ok((of, self.value()?))
    }

    pub fn value(&mut self) -> Read<Value<'a>> {
        self.nested(0)
    }

    fn typed_nested(&mut self, depth: u32) -> Read<(TypeId, Value<'a>)> {
        // LLVM 16 marks an index, LLVM 19 a whole expression.
        if self.cursor.eat_word("inrange") && self.cursor.peek() == b'(' {
            self.cursor.skip_balanced()?;
        }
        let of = self.parse_type()?;
        Ok((of, self.nested(depth)?))
    }

    fn nested(&mut self, depth: u32) -> Read<Value<'a>> {
        if depth > DEEPEST {
            return self.cursor.error("constants nest too deeply");
        }
        match self.cursor.peek() {
            b'%' => self.local().map(Value::Local),
            b'@' => {
                self.cursor.advance(1);
                Ok(Value::Global(self.cursor.name()?))
            }
            b'-' | b'0'..=b'9' => self.numeral(),
            b'{' => {
                self.cursor.advance(1);
                self.elements(b'}', depth)
            }
            b'[' => {
                self.cursor.advance(1);
                self.elements(b']', depth)
            }
            b'<' => {
                self.cursor.advance(1);
                if self.cursor.eat(b'{') {
                    let value = self.elements(b'}', depth)?;
                    self.cursor.expect(b'>')?;
                    return Ok(value);
                }
                self.elements(b'>', depth)
            }
            b'!' => {
                self.skip_metadata()?;
                Ok(Value::Metadata)
            }
            _ => self.word_value(depth),
        }
    }

    pub fn local(&mut self) -> Read<LocalId> {
        if self.cursor.peek() != b'%' {
            return self.cursor.unexpected("a local name");
        }
        self.cursor.advance(1);
        let name = self.cursor.name()?;
        match &mut self.names {
            Some(names) => Ok(names.local(name)),
            None => self.cursor.error("a local name outside of functions"),
        }
    }

    /// The name of a label, of whichever function.
    pub fn label_name(&mut self) -> Read<&'a str> {
        if self.cursor.peek() != b'%' {
            return self.cursor.unexpected("a label");
        }
        self.cursor.advance(1);
        self.cursor.name()
    }

    fn numeral(&mut self) -> Read<Value<'a>> {
        let word = self.cursor.peek_word();
        let (negative, digits) = match word.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, word),
        };
        if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
            self.cursor.advance(word.len());
            let magnitude = digits.bytes().fold(0u64, |sum, digit| sum.wrapping_mul(10).wrapping_add(u64::from(digit - b'0')));
            // Numbers are written with their sign: one that does not fit into 63 bits belongs to a wider type.
            if digits.len() > 18 && (digits.len() > 19 || magnitude > i64::MAX as u64 + u64::from(negative)) {
                let magnitude = digits.bytes().fold(0u128, |sum, digit| sum.wrapping_mul(10).wrapping_add(u128::from(digit - b'0')));
                return Ok(Value::Wide(if negative { magnitude.wrapping_neg() } else { magnitude }));
            }
            return Ok(Value::Int(if negative { magnitude.wrapping_neg() } else { magnitude }));
        }
        if let Some(hexadecimal) = digits.strip_prefix("0x") {
            return match u64::from_str_radix(hexadecimal, 16) {
                Ok(bits) => {
                    self.cursor.advance(word.len());
                    Ok(Value::Float(bits))
                }
                // The longer formats have a letter (0xK…) and no use here.
                Err(_) if !hexadecimal.is_empty() && hexadecimal.bytes().all(|byte| byte.is_ascii_alphanumeric()) => {
                    self.cursor.advance(word.len());
                    Ok(Value::Unsupported("a floating-point constant"))
                }
                Err(_) => self.cursor.unexpected("a constant"),
            };
        }
        // An exponent's sign ends the word.
        let length = self.cursor.rest_of_line().bytes().position(|byte| !matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-'));
        let numeral = &self.cursor.rest_of_line()[..length.unwrap_or(self.cursor.rest_of_line().len())];
        match numeral.parse::<f64>() {
            Ok(number) => {
                self.cursor.advance(numeral.len());
                Ok(Value::Float(number.to_bits()))
            }
            Err(_) => self.cursor.unexpected("a constant"),
        }
    }

    fn elements(&mut self, close: u8, depth: u32) -> Read<Value<'a>> {
        let mut elements = Vec::new();
        while !self.cursor.eat(close) {
            if !elements.is_empty() {
                self.cursor.expect(b',')?;
            }
            elements.push(self.typed_nested(depth + 1)?);
        }
        Ok(Value::Aggregate(elements))
    }

    fn word_value(&mut self, depth: u32) -> Read<Value<'a>> {
        let start = self.cursor;
        let word = self.cursor.word();
        match word {
            "true" => Ok(Value::Int(1)),
            "false" => Ok(Value::Int(0)),
            "null" | "none" => Ok(Value::Null),
            "undef" | "poison" => Ok(Value::Undef),
            "zeroinitializer" => Ok(Value::Zero),
            "c" => Ok(Value::Bytes(unescape(self.cursor.string()?))),
            "getelementptr" => {
                let mut in_bounds = false;
                while self.cursor.peek() != b'(' {
                    let flag = self.cursor.word();
                    in_bounds |= flag == "inbounds";
                    if flag.is_empty() {
                        return self.cursor.unexpected("`(`");
                    }
                    if flag == "inrange" {
                        self.cursor.skip_balanced()?;
                    }
                }
                self.cursor.expect(b'(')?;
                let source = self.parse_type()?;
                self.cursor.expect(b',')?;
                let (_, base) = self.typed_nested(depth + 1)?;
                let mut indices = Vec::new();
                while self.cursor.eat(b',') {
                    indices.push(self.typed_nested(depth + 1)?);
                }
                self.cursor.expect(b')')?;
                Ok(Value::GetElementPointer(Box::new(GetElementPointer { source, base, indices, in_bounds })))
            }
            "asm" => {
                while self.cursor.peek() != b'"' {
                    if self.cursor.word().is_empty() {
                        return self.cursor.unexpected("a string");
                    }
                }
                let text = self.cursor.string()?;
                self.cursor.expect(b',')?;
                let constraints = self.cursor.string()?;
                Ok(Value::InlineAssembly(Assembly { text, constraints }))
            }
            "dso_local_equivalent" | "no_cfi" => self.nested(depth + 1),
            "blockaddress" => {
                self.cursor.expect(b'(')?;
                self.cursor.expect(b'@')?;
                self.cursor.name()?;
                self.cursor.expect(b',')?;
                let label = self.label_name()?;
                self.cursor.expect(b')')?;
                Ok(Value::Int(label_address(label)))
            }
            _ if CASTS.contains(&word) => {
                self.cursor.expect(b'(')?;
                let (from, value) = self.typed_nested(depth + 1)?;
                self.cursor.expect_word("to")?;
                let to = self.parse_type()?;
                self.cursor.expect(b')')?;
                Ok(Value::Cast(Box::new(ConstantCast { op: word, from, value, to })))
            }
            _ if BINARIES.contains(&word) => {
                while !matches!(self.cursor.peek(), b'(') {
                    if self.cursor.word().is_empty() {
                        return self.cursor.unexpected("`(`");
                    }
                }
                self.cursor.expect(b'(')?;
                let (of, left) = self.typed_nested(depth + 1)?;
                self.cursor.expect(b',')?;
                let (_, right) = self.typed_nested(depth + 1)?;
                self.cursor.expect(b')')?;
                Ok(Value::Binary(Box::new(ConstantBinary { op: word, of, left, right })))
            }
            // As of the addresses of weak symbols.
            "icmp" => {
                let op = self.cursor.word();
                self.cursor.expect(b'(')?;
                let (of, left) = self.typed_nested(depth + 1)?;
                self.cursor.expect(b',')?;
                let (_, right) = self.typed_nested(depth + 1)?;
                self.cursor.expect(b')')?;
                Ok(Value::Binary(Box::new(ConstantBinary { op, of, left, right })))
            }
            _ if begins_value(word) => {
                while self.cursor.peek() != b'(' {
                    if self.cursor.word().is_empty() {
                        return self.cursor.unexpected("`(`");
                    }
                }
                self.cursor.skip_balanced()?;
                Ok(Value::Unsupported(word))
            }
            _ => start.unexpected("a value"),
        }
    }

    /// Skips attributes before a type: whatever is a word, a string or the name of a group.
    pub fn skip_attributes_before_type(&mut self) -> Read<Attributes> {
        let mut attributes = Attributes::default();
        while !Types::begins(&mut self.cursor) && self.skip_attribute(&mut attributes)? {}
        Ok(attributes)
    }

    /// Skips attributes before a value.
    pub fn skip_attributes_before_value(&mut self) -> Read<Attributes> {
        let mut attributes = Attributes::default();
        loop {
            match self.cursor.peek() {
                b'a'..=b'z' | b'A'..=b'Z' | b'_' if !begins_value(self.cursor.peek_word()) => {}
                b'"' | b'#' => {}
                _ => return Ok(attributes),
            }
            if !self.skip_attribute(&mut attributes)? {
                return Ok(attributes);
            }
        }
    }

    /// One attribute; `false` if there is none here.
    fn skip_attribute(&mut self, attributes: &mut Attributes) -> Read<bool> {
        match self.cursor.peek() {
            b'"' => {
                self.cursor.string()?;
                if self.cursor.eat(b'=') {
                    self.cursor.string()?;
                }
            }
            b'#' => {
                self.cursor.advance(1);
                self.cursor.number()?;
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                let word = self.cursor.word();
                let by_value = matches!(word, "byval" | "inalloca" | "preallocated");
                if (by_value || word == "sret") && self.cursor.byte() == b'(' {
                    self.cursor.advance(1);
                    let of = Some(self.parse_type()?);
                    self.cursor.expect(b')')?;
                    attributes.pointee = of;
                    attributes.by_value = of.filter(|_| by_value);
                } else if self.cursor.byte() == b'(' {
                    self.cursor.skip_balanced()?;
                } else if matches!(word, "align" | "cc" | "alignstack" | "allockind") && self.cursor.peek().is_ascii_digit() {
                    self.cursor.number()?;
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Skips metadata where a value is due, up to the comma or parenthesis after it.
    pub fn skip_metadata(&mut self) -> Read<()> {
        loop {
            match self.cursor.peek() {
                b',' | b')' => return Ok(()),
                b'(' | b'{' | b'[' => self.cursor.skip_balanced()?,
                b'"' => {
                    self.cursor.string()?;
                }
                0 if self.cursor.at_end() => return self.cursor.unexpected("`)`"),
                byte if byte.is_ascii() => self.cursor.advance(1),
                _ => {
                    if self.cursor.word().is_empty() {
                        return self.cursor.unexpected("metadata");
                    }
                }
            }
        }
    }
}
