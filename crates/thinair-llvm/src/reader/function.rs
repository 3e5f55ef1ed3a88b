//! Functions: the header, the blocks, and the names of one function.

use rustc_hash::FxHashMap;

use super::cursor::{Cursor, Read};
use super::instruction::{Instruction, debug_number};
use super::types::{TypeId, Types};
use super::values::{Attributes, LocalId, Reader};

#[derive(Clone)]
pub struct Function<'a> {
    pub name: &'a str,
    pub result: TypeId,
    pub parameters: Vec<Parameter>,
    pub variadic: bool,
    /// The first is the entry.
    pub blocks: Vec<Block<'a>>,
    /// The names of the locals, by [`LocalId`].
    pub locals: Vec<&'a str>,
    /// The number of its debug information.
    pub debug: Option<u32>,
    /// The function itself, and what was put in the place of calls, by [`Block::scope`].
    pub scopes: Vec<Scope<'a>>,
}

/// A function whose blocks stand in the place of a call.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    /// The scope in which it is called; its own number for the function itself.
    pub parent: usize,
    pub name: &'a str,
    /// The number of the function's debug information.
    pub debug: Option<u32>,
    /// The number of the position of the call in the debug information.
    pub call: Option<u32>,
}

#[derive(Clone, Copy)]
pub struct Parameter {
    pub of: TypeId,
    pub local: LocalId,
    /// The caller hands over a copy of what the pointer points to, which has this type.
    pub by_value: Option<TypeId>,
    /// What the pointer is known to point to.
    pub pointee: Option<TypeId>,
}

#[derive(Clone)]
pub struct Block<'a> {
    pub local: LocalId,
    /// Which call the block was put in the place of, if it was; 0 in any text.
    pub scope: usize,
    pub instructions: Vec<Instruction<'a>>,
}

/// The locals of a function. Most are numbered one after the other, and found without hashing.
#[derive(Default)]
pub struct Names<'a> {
    names: Vec<&'a str>,
    numbered: Vec<Option<LocalId>>,
    named: FxHashMap<&'a str, LocalId>,
}

/// Numbers beyond this are looked up like words.
const MOST_NUMBERED: usize = 1 << 16;

impl<'a> Names<'a> {
    pub fn local(&mut self, name: &'a str) -> LocalId {
        let fresh = LocalId(self.names.len() as u32);
        let number = Some(name).filter(|name| name.len() < 6 && !(name.len() > 1 && name.starts_with('0')));
        let number = number.and_then(|name| name.parse::<usize>().ok()).filter(|&number| number < MOST_NUMBERED);
        let found = match number {
            Some(number) => {
                if self.numbered.len() <= number {
                    self.numbered.resize(number + 1, None);
                }
                *self.numbered[number].get_or_insert(fresh)
            }
            None => *self.named.entry(name).or_insert(fresh),
        };
        if found == fresh {
            self.names.push(name);
        }
        found
    }
}

/// The first unnamed locals, which need a name that outlives the text's own.
const FIRST_NUMBERS: [&str; 16] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"];

/// What stands before a function's body.
pub struct Header<'a> {
    pub name: &'a str,
    pub result: TypeId,
    pub parameters: Vec<(TypeId, Option<LocalId>, Attributes)>,
    pub variadic: bool,
    pub debug: Option<u32>,
}

/// Reads from after `define` or `declare` to the end of the header.
pub fn header<'a>(reader: &mut Reader<'_, 'a>) -> Read<Header<'a>> {
    reader.skip_attributes_before_type()?;
    let result = reader.parse_type()?;
    if reader.cursor.peek() != b'@' {
        return reader.cursor.unexpected("the name of a function");
    }
    reader.cursor.advance(1);
    let name = reader.cursor.name()?;
    reader.cursor.expect(b'(')?;
    let (mut parameters, mut variadic) = (Vec::new(), false);
    while !reader.cursor.eat(b')') {
        if !parameters.is_empty() || variadic {
            reader.cursor.expect(b',')?;
        }
        if reader.cursor.peek() == b'.' {
            reader.cursor.expect_word("...")?;
            variadic = true;
            continue;
        }
        let of = reader.parse_type()?;
        let attributes = reader.skip_attributes_before_value()?;
        let local = if reader.cursor.peek() == b'%' && reader.names.is_some() { Some(reader.local()?) } else { None };
        parameters.push((of, local, attributes));
    }
    let debug = debug_number(reader.cursor.rest_of_line());
    Ok(Header { name, result, parameters, variadic, debug })
}

/// Reads a definition, from after `define` to the closing brace.
pub fn definition<'a>(text: &'a str, offset: usize, types: &mut Types<'a>) -> Read<(Function<'a>, usize)> {
    let mut names = Names::default();
    let mut reader = Reader { cursor: Cursor::new(text, offset), types, names: Some(&mut names) };
    let header = header(&mut reader)?;
    let mut unnamed = 0;
    let mut parameters = Vec::new();
    for (of, local, attributes) in header.parameters {
        let local = match local {
            Some(local) => local,
            None => match FIRST_NUMBERS.get(unnamed) {
                Some(name) => reader.names.as_mut().expect("a function has names").local(name),
                None => return reader.cursor.error("too many parameters without a name"),
            },
        };
        let names = reader.names.as_ref().expect("a function has names");
        unnamed += usize::from(names.names[local.index()].bytes().all(|byte| byte.is_ascii_digit()));
        parameters.push(Parameter { of, local, by_value: attributes.by_value, pointee: attributes.pointee });
    }
    // What follows the parameters (attributes, section, personality) has no braces but in strings.
    loop {
        match reader.cursor.peek() {
            b'{' => break,
            b'"' => {
                reader.cursor.string()?;
            }
            0 if reader.cursor.at_end() => return reader.cursor.unexpected("`{`"),
            byte if byte.is_ascii() => reader.cursor.advance(1),
            _ => {
                reader.cursor.word();
            }
        }
    }
    reader.cursor.advance(1);
    let blocks = body(&mut reader, unnamed)?;
    let end = reader.cursor.offset();
    let function = Function {
        name: header.name,
        result: header.result,
        parameters,
        variadic: header.variadic,
        blocks,
        locals: names.names,
        debug: header.debug,
        scopes: vec![Scope { parent: 0, name: header.name, debug: header.debug, call: None }],
    };
    Ok((function, end))
}

fn body<'a>(reader: &mut Reader<'_, 'a>, unnamed_parameters: usize) -> Read<Vec<Block<'a>>> {
    let mut blocks: Vec<Block<'a>> = Vec::new();
    loop {
        match reader.cursor.peek() {
            b'}' => {
                reader.cursor.advance(1);
                return if blocks.is_empty() { reader.cursor.error("a function without a block") } else { Ok(blocks) };
            }
            // Debug records, since LLVM 19.
            b'#' => {
                reader.cursor.skip_line();
                continue;
            }
            _ => {}
        }
        if let Some(name) = label(reader)? {
            let local = reader.names.as_mut().expect("a function has names").local(name);
            blocks.push(Block { local, scope: 0, instructions: Vec::new() });
            continue;
        }
        if blocks.is_empty() {
            // A first block without a label is numbered after the parameters. Nothing can jump to it, but phi nodes may name it.
            let name = FIRST_NUMBERS.get(unnamed_parameters).copied().unwrap_or("entry");
            let local = reader.names.as_mut().expect("a function has names").local(name);
            blocks.push(Block { local, scope: 0, instructions: Vec::new() });
        }
        let instruction = reader.instruction()?;
        blocks.last_mut().expect("there is a block by now").instructions.push(instruction);
    }
}

fn label<'a>(reader: &mut Reader<'_, 'a>) -> Read<Option<&'a str>> {
    let mut ahead = reader.cursor;
    let name = match ahead.byte() {
        b'%' => return Ok(None),
        b'"' => ahead.string()?,
        _ => ahead.word(),
    };
    if name.is_empty() || ahead.byte() != b':' {
        return Ok(None);
    }
    ahead.advance(1);
    reader.cursor = ahead;
    Ok(Some(name))
}
