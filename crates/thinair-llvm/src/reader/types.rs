//! The types of LLVM IR, each with a small number: equal types have equal numbers.
//!
//! Typed pointers (up to LLVM 14) keep what they point to, because that tells how an untyped copy of memory is to be cut; nothing else
//! looks at it. The body of a named structure is read when it is first needed.

use rustc_hash::FxHashMap;

use super::cursor::{Cursor, Read};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TypeId(pub u32);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    Void,
    Int(u32),
    Float,
    Double,
    /// With the type it points to, if that is known.
    Pointer(Option<TypeId>),
    Array(u64, TypeId),
    Struct {
        fields: Box<[TypeId]>,
        packed: bool,
    },
    /// An index into the named types.
    Named(u32),
    /// What it returns, and if it takes any number of arguments, how many are named.
    Function(TypeId, Option<u32>),
    Label,
    Metadata,
    /// `<2 x i64>`, by which 16 bytes are moved: nothing computes with it.
    TwoWords,
    /// One that the reader can skip but nothing can use; the word names it.
    Other(&'static str),
}

pub const VOID: TypeId = TypeId(0);
pub const I1: TypeId = TypeId(1);
pub const I8: TypeId = TypeId(2);
pub const I16: TypeId = TypeId(3);
pub const I32: TypeId = TypeId(4);
pub const I64: TypeId = TypeId(5);
pub const POINTER: TypeId = TypeId(6);

/// How deep types may nest.
const DEEPEST: u32 = 64;

/// Types that the reader knows but that nothing can use.
const OTHER: [&str; 11] = ["half", "bfloat", "x86_fp80", "fp128", "ppc_fp128", "x86_mmx", "x86_amx", "token", "opaque", "vector", "target"];

pub struct NamedType<'a> {
    pub name: &'a str,
    /// Where the body stands in the text; `None` if the module only mentions the name.
    pub body: Option<usize>,
    pub resolved: Option<TypeId>,
}

pub struct Types<'a> {
    table: Vec<Type>,
    numbers: FxHashMap<Type, TypeId>,
    /// The pointer to each type, if it was needed: the most frequent question.
    pointers: Vec<Option<TypeId>>,
    pub named: Vec<NamedType<'a>>,
    named_numbers: FxHashMap<&'a str, u32>,
}

impl Default for Types<'_> {
    fn default() -> Self {
        let mut types = Types {
            table: Vec::new(),
            numbers: FxHashMap::default(),
            pointers: Vec::new(),
            named: Vec::new(),
            named_numbers: FxHashMap::default(),
        };
        for first in [Type::Void, Type::Int(1), Type::Int(8), Type::Int(16), Type::Int(32), Type::Int(64), Type::Pointer(None)] {
            types.number(first);
        }
        types
    }
}

impl<'a> Types<'a> {
    pub fn get(&self, id: TypeId) -> &Type {
        &self.table[id.0 as usize]
    }

    fn number(&mut self, this: Type) -> TypeId {
        if let Some(&known) = self.numbers.get(&this) {
            return known;
        }
        let id = TypeId(self.table.len() as u32);
        self.table.push(this.clone());
        self.pointers.push(None);
        self.numbers.insert(this, id);
        id
    }

    fn pointer_to(&mut self, pointee: TypeId) -> TypeId {
        if let Some(known) = self.pointers[pointee.0 as usize] {
            return known;
        }
        let id = self.number(Type::Pointer(Some(pointee)));
        self.pointers[pointee.0 as usize] = Some(id);
        id
    }

    pub fn structure(&mut self, fields: &[TypeId]) -> TypeId {
        self.number(Type::Struct { fields: fields.into(), packed: false })
    }

    pub fn named(&mut self, name: &'a str) -> u32 {
        if let Some(&known) = self.named_numbers.get(name) {
            return known;
        }
        let number = self.named.len() as u32;
        self.named.push(NamedType { name, body: None, resolved: None });
        self.named_numbers.insert(name, number);
        number
    }

    /// The type itself, where this is a name for one. `Err`: the name of a structure that has no body here.
    pub fn resolve(&mut self, text: &'a str, mut id: TypeId) -> Read<Result<TypeId, &'a str>> {
        // A name may stand for a name, but not for ever.
        for _ in 0..DEEPEST {
            let &Type::Named(number) = self.get(id) else { return Ok(Ok(id)) };
            let named = &self.named[number as usize];
            id = match (named.resolved, named.body) {
                (Some(known), _) => known,
                (None, None) => return Ok(Err(named.name)),
                (None, Some(body)) => {
                    let known = self.parse(&mut Cursor::new(text, body))?;
                    self.named[number as usize].resolved = Some(known);
                    known
                }
            };
            if matches!(self.get(id), Type::Other("opaque")) {
                return Ok(Err(self.named[number as usize].name));
            }
        }
        Cursor::new(text, 0).error("a type is defined as itself")
    }

    pub fn parse(&mut self, cursor: &mut Cursor<'a>) -> Read<TypeId> {
        self.parse_nested(cursor, 0)
    }

    fn parse_nested(&mut self, cursor: &mut Cursor<'a>, depth: u32) -> Read<TypeId> {
        if depth > DEEPEST {
            return cursor.error("types nest too deeply");
        }
        let mut id = self.parse_simple(cursor, depth)?;
        // Each suffix makes a type of a type, so many of them nest as well.
        for _ in 0..DEEPEST {
            // A type ends with its line, and the end of the line is often the end of what it belongs to.
            cursor.skip_blanks();
            match cursor.byte() {
                b'*' => {
                    cursor.advance(1);
                    id = self.pointer_to(id);
                }
                b'(' => {
                    let start = cursor.offset();
                    cursor.skip_balanced()?;
                    let named = named_before_dots(&cursor.text()[start..cursor.offset()]);
                    id = self.number(Type::Function(id, named));
                }
                b'a' if cursor.eat_word("addrspace") => cursor.skip_balanced()?,
                _ => return Ok(id),
            }
        }
        cursor.error("types nest too deeply")
    }

    fn parse_simple(&mut self, cursor: &mut Cursor<'a>, depth: u32) -> Read<TypeId> {
        match cursor.peek() {
            b'%' => {
                cursor.advance(1);
                let name = cursor.name()?;
                let number = self.named(name);
                Ok(self.number(Type::Named(number)))
            }
            b'[' => {
                cursor.advance(1);
                let length = cursor.number()?;
                cursor.expect_word("x")?;
                let element = self.parse_nested(cursor, depth + 1)?;
                cursor.expect(b']')?;
                Ok(self.number(Type::Array(length, element)))
            }
            b'{' => {
                cursor.advance(1);
                self.fields(cursor, false, depth)
            }
            b'<' => {
                cursor.advance(1);
                if cursor.eat(b'{') {
                    let id = self.fields(cursor, true, depth)?;
                    cursor.expect(b'>')?;
                    return Ok(id);
                }
                let scales = cursor.eat_word("vscale");
                if scales {
                    cursor.expect_word("x")?;
                }
                let length = cursor.number()?;
                cursor.expect_word("x")?;
                let element = self.parse_nested(cursor, depth + 1)?;
                cursor.expect(b'>')?;
                let moves = !scales && length == 2 && element == I64;
                Ok(self.number(if moves { Type::TwoWords } else { Type::Other("vector") }))
            }
            _ => {
                let word = cursor.peek_word();
                let id = match word {
                    "i32" => I32,
                    "i64" => I64,
                    "i8" => I8,
                    "i1" => I1,
                    "ptr" => POINTER,
                    "void" => VOID,
                    "i16" => I16,
                    "float" => self.number(Type::Float),
                    "double" => self.number(Type::Double),
                    "label" => self.number(Type::Label),
                    "metadata" => self.number(Type::Metadata),
                    _ => match word.strip_prefix('i').and_then(|bits| bits.parse().ok()) {
                        Some(bits) => self.number(Type::Int(bits)),
                        None => match OTHER.iter().find(|other| **other == word) {
                            Some(other) => self.number(Type::Other(other)),
                            None => return cursor.unexpected("a type"),
                        },
                    },
                };
                cursor.advance(word.len());
                if word == "target" {
                    cursor.skip_balanced()?;
                }
                Ok(id)
            }
        }
    }

    fn fields(&mut self, cursor: &mut Cursor<'a>, packed: bool, depth: u32) -> Read<TypeId> {
        let mut fields = Vec::new();
        while !cursor.eat(b'}') {
            if !fields.is_empty() {
                cursor.expect(b',')?;
            }
            fields.push(self.parse_nested(cursor, depth + 1)?);
        }
        Ok(self.number(Type::Struct { fields: fields.into(), packed }))
    }

    /// Does a type begin here? What else may stand before a type is attributes, which are words too.
    pub fn begins(cursor: &mut Cursor<'a>) -> bool {
        match cursor.peek() {
            b'%' | b'[' | b'{' | b'<' => true,
            b'i' => {
                let word = cursor.peek_word();
                word.len() > 1 && word.bytes().skip(1).all(|byte| byte.is_ascii_digit())
            }
            b'p' | b'v' | b'f' | b'd' | b'l' | b'm' | b'h' | b'b' | b'x' | b't' | b'o' => {
                let word = cursor.peek_word();
                matches!(word, "ptr" | "void" | "float" | "double" | "label" | "metadata") || OTHER.contains(&word)
            }
            _ => false,
        }
    }
}

/// Of the parameters of a function type, in parentheses, that ends with dots: how many come before. A function that was declared without its
/// parameters has only the dots, and takes what it takes.
fn named_before_dots(parameters: &str) -> Option<u32> {
    let named = parameters.strip_prefix('(')?.strip_suffix(')')?.trim_end().strip_suffix("...")?.trim_end().strip_suffix(',')?;
    let mut depth = 0u32;
    let mut commas = 0;
    for byte in named.bytes() {
        match byte {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => commas += 1,
            _ => {}
        }
    }
    Some(commas + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Type) {
        let mut types = Types::default();
        let id = types.parse(&mut Cursor::new(text, 0)).unwrap();
        assert_eq!(types.get(id), &expected);
    }

    #[test]
    fn types_are_read() {
        check("i32", Type::Int(32));
        check("i128", Type::Int(128));
        check("[3 x i8]", Type::Array(3, I8));
        check("{ i32, i1 }", Type::Struct { fields: [I32, I1].into(), packed: false });
        check("<{ i32 }>", Type::Struct { fields: [I32].into(), packed: true });
        check("ptr addrspace(3)", Type::Pointer(None));
        check("i8 addrspace(3)*", Type::Pointer(Some(I8)));
        check("i32 (i8*, { i32, i8 }*, ...)", Type::Function(I32, Some(2)));
        check("i32 (...)", Type::Function(I32, None));
        check("i32 (i8*)", Type::Function(I32, None));
        check("<4 x float>", Type::Other("vector"));
        check("<2 x i64>", Type::TwoWords);
    }

    #[test]
    fn deep_types_are_refused() {
        let text = "[1 x ".repeat(100_000);
        assert!(Types::default().parse(&mut Cursor::new(&text, 0)).is_err());
        let text = format!("i8{}", "*".repeat(100_000));
        assert!(Types::default().parse(&mut Cursor::new(&text, 0)).is_err());
    }
}
