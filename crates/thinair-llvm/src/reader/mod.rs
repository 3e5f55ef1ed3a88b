//! The reader: textual LLVM IR of any version from 14 on.
//!
//! [`Module::read`] finds what is defined and where it stands; definitions are read when they are asked for, so that what a program does not
//! use costs nothing and cannot be wrong. [`Module::read_everything`] reads all, for tests.
//!
//! Attributes, linkage, alignment and other metadata are skipped whatever they are called: every release adds some. Any text is answered,
//! with a module or with an error: no panic, no unbounded recursion, and time linear in the length of the text.

mod cursor;
mod debug;
mod function;
mod instruction;
#[cfg(test)]
mod tests;
mod types;
mod values;

use rustc_hash::FxHashMap;

use crate::{Error, ErrorKind};
use cursor::{Cursor, Read};
pub use cursor::{SyntaxError, unescape};
use debug::DebugInfo;
pub use debug::Position;
pub use function::{Block, Function, Parameter, Scope};
pub use instruction::{Call, Clause, CompareExchange, How, Instruction, Operation, debug_number};
pub use types::{I1, I64, POINTER, Type, TypeId, Types, VOID};
use values::Reader;
pub use values::{Assembly, ConstantBinary, ConstantCast, GetElementPointer, LocalId, Value};

/// What a global name stands for, and where its definition begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// After `define`.
    Function(usize),
    /// After `declare`.
    Declaration(usize),
    /// After `=`: a variable or an alias.
    Variable(usize),
}

/// Who sees a definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Linkage {
    Internal,
    Weak,
    Strong,
    /// It is defined elsewhere.
    Declared,
}

/// A variable or an alias.
pub struct Variable<'a> {
    pub of: TypeId,
    /// `None` if it is only declared.
    pub value: Option<Value<'a>>,
    pub constant: bool,
    pub thread_local: bool,
    /// Another name for its value.
    pub alias: bool,
}

pub struct Module<'a> {
    pub file: String,
    pub text: &'a str,
    pub types: Types<'a>,
    pub symbols: FxHashMap<&'a str, Symbol>,
    debug: DebugInfo<'a>,
}

impl<'a> Module<'a> {
    /// Finds what a text defines. `file` is only for messages.
    pub fn read(file: &str, text: &'a str) -> Result<Self, Error> {
        let mut module =
            Module { file: file.to_string(), text, types: Types::default(), symbols: FxHashMap::default(), debug: DebugInfo::default() };
        match module.index() {
            Ok(()) => Ok(module),
            Err(error) => Err(module.error(error)),
        }
    }

    /// An error of the text with its line and column.
    pub fn error(&self, error: SyntaxError) -> Error {
        let before = &self.text.as_bytes()[..error.offset.min(self.text.len())];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
        Error {
            kind: ErrorKind::Malformed,
            file: self.file.clone(),
            line: line as u32,
            column: column as u32,
            message: error.message,
            hint: None,
        }
    }

    fn index(&mut self) -> Read<()> {
        let mut cursor = Cursor::new(self.text, 0);
        loop {
            match cursor.peek() {
                0 if cursor.at_end() => return Ok(()),
                b'%' => {
                    cursor.advance(1);
                    let name = cursor.name()?;
                    cursor.expect(b'=')?;
                    cursor.expect_word("type")?;
                    let number = self.types.named(name);
                    self.types.named[number as usize].body = Some(cursor.offset());
                }
                b'@' => {
                    cursor.advance(1);
                    let name = cursor.name()?;
                    cursor.expect(b'=')?;
                    self.symbols.insert(name, Symbol::Variable(cursor.offset()));
                }
                b'!' => {
                    cursor.advance(1);
                    let name = cursor.name()?;
                    cursor.expect(b'=')?;
                    if let Ok(number) = name.parse() {
                        self.debug.insert(number, cursor.offset());
                    }
                }
                // Groups of attributes, comdats, summaries.
                b'$' | b'^' => {}
                _ => match cursor.peek_word() {
                    "define" => {
                        cursor.word();
                        self.definition(&mut cursor)?;
                        continue;
                    }
                    "declare" => {
                        cursor.word();
                        let offset = cursor.offset();
                        let name = function_name(&mut cursor)?;
                        self.symbols.entry(name).or_insert(Symbol::Declaration(offset));
                    }
                    "source_filename" | "target" | "attributes" | "module" | "uselistorder" | "uselistorder_bb" => {}
                    _ => return cursor.unexpected("a definition"),
                },
            }
            cursor.skip_line();
        }
    }

    /// A function: its body ends with the next line that begins with a brace, for strings have no line ends.
    fn definition(&mut self, cursor: &mut Cursor<'a>) -> Read<()> {
        let offset = cursor.offset();
        let name = function_name(cursor)?;
        self.symbols.insert(name, Symbol::Function(offset));
        loop {
            cursor.skip_line();
            if cursor.at_end() {
                return Cursor::new(self.text, offset).error(format!("the function @{name} does not end"));
            }
            cursor.advance(1);
            cursor.skip_blanks();
            if cursor.byte() == b'}' {
                cursor.advance(1);
                return Ok(());
            }
        }
    }

    /// Reads the definition at an offset that [`Symbol::Function`] gave.
    pub fn function(&mut self, offset: usize) -> Read<Function<'a>> {
        function::definition(self.text, offset, &mut self.types).map(|(function, _)| function)
    }

    /// The linkage of a definition, which is said by the words at its beginning.
    pub fn linkage(&self, symbol: Symbol) -> Linkage {
        let (Symbol::Function(offset) | Symbol::Declaration(offset) | Symbol::Variable(offset)) = symbol;
        let mut cursor = Cursor::new(self.text, offset);
        loop {
            match cursor.word() {
                "internal" | "private" => return Linkage::Internal,
                "external" | "extern_weak" | "available_externally" => return Linkage::Declared,
                "weak" | "weak_odr" | "linkonce" | "linkonce_odr" | "common" => return Linkage::Weak,
                // Words that may stand before the linkage or without one; any other ends the beginning.
                "dso_local" | "dso_preemptable" | "hidden" | "protected" | "default" | "unnamed_addr" | "local_unnamed_addr" => {}
                _ => return Linkage::Strong,
            }
        }
    }

    /// Reads what stands at an offset that [`Symbol::Variable`] gave.
    pub fn variable(&mut self, offset: usize) -> Read<Variable<'a>> {
        let mut reader = Reader { cursor: Cursor::new(self.text, offset), types: &mut self.types, names: None };
        let (mut thread_local, mut external) = (false, false);
        let kind = loop {
            match reader.cursor.word() {
                word @ ("global" | "constant" | "alias" | "ifunc") => break word,
                "thread_local" => thread_local = true,
                "external" | "extern_weak" | "available_externally" => external = true,
                "" => return reader.cursor.unexpected("`global` or `constant`"),
                _ => {}
            }
            if reader.cursor.peek() == b'(' {
                reader.cursor.skip_balanced()?;
            }
        };
        let of = reader.parse_type()?;
        let alias = matches!(kind, "alias" | "ifunc");
        let value = if alias {
            reader.cursor.expect(b',')?;
            Some(reader.typed()?.1)
        } else if external {
            None
        } else {
            Some(reader.value()?)
        };
        Ok(Variable { of, value, constant: kind == "constant", thread_local, alias })
    }

    /// The position in the user's source that a number of debug information stands for.
    pub fn position(&mut self, number: Option<u32>) -> Option<Position<'a>> {
        self.debug.position(self.text, number?)
    }

    /// Reads every definition and says how many instructions there are.
    pub fn read_everything(&mut self) -> Result<usize, Error> {
        let mut symbols: Vec<Symbol> = self.symbols.values().copied().collect();
        symbols.sort_by_key(|symbol| match *symbol {
            Symbol::Function(offset) | Symbol::Declaration(offset) | Symbol::Variable(offset) => offset,
        });
        let mut instructions = 0;
        for symbol in symbols {
            let read = match symbol {
                Symbol::Function(offset) => self.function(offset).map(|function| {
                    function.blocks.iter().flat_map(|block| &block.instructions).for_each(|instruction| {
                        let _ = self.position(instruction.debug);
                        instructions += 1;
                    });
                }),
                Symbol::Variable(offset) => self.variable(offset).map(|_| ()),
                Symbol::Declaration(offset) => {
                    let mut reader = Reader { cursor: Cursor::new(self.text, offset), types: &mut self.types, names: None };
                    function::header(&mut reader).map(|_| ())
                }
            };
            read.map_err(|error| self.error(error))?;
        }
        Ok(instructions)
    }
}

/// Finds the name of a function in its header: the first `@` that is in no string.
fn function_name<'a>(cursor: &mut Cursor<'a>) -> Read<&'a str> {
    loop {
        match cursor.byte() {
            b'@' => {
                cursor.advance(1);
                return cursor.name();
            }
            b'"' => {
                cursor.string()?;
            }
            b'\n' => return cursor.unexpected("the name of a function"),
            0 if cursor.at_end() => return cursor.unexpected("the name of a function"),
            _ => cursor.advance(1),
        }
    }
}
