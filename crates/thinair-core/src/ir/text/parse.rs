//! Tokens to a program: the cursor, the items at the top level, and what they have in common with instructions.
//!
//! Names may be used before they are defined. So the first pass reads the headers of all items and skips what is in them, and the second
//! reads initializers, bodies and threads with all names known. Inside a body, labels and assigned registers are collected first likewise
//! (`instruction`).

use std::collections::BTreeMap;

use super::instruction::body;
use super::lexer::{Name, Position, Spanned, Token, tokens};
use super::names::{self, STORAGES, Table, WIDTHS, value_of};
use super::{Error, Program};
use crate::ir::verify::limits;
use crate::ir::{
    Block, FileId, Function, FunctionId, Global, GlobalId, Initializer, Operand, PrivateSlot, Register, RegisterId, SourceLocation,
    ThreadStart, Width,
};

/// Reads a program. `file_name` names the text in errors and in the positions of what has no explicit one.
pub fn parse(file_name: &str, source: &str) -> Result<Program, Error> {
    let tokens = tokens(file_name, source)?;
    let mut parser = Parser {
        file_name,
        tokens: &tokens,
        next: 0,
        program: Program::default(),
        files: BTreeMap::new(),
        lists_files: false,
        own_file: None,
        symbols: BTreeMap::new(),
        parameters: Vec::new(),
    };
    parser.program()?;
    Ok(parser.program)
}

pub(super) type Result<T, E = Error> = std::result::Result<T, E>;

/// What `@name` stands for.
#[derive(Clone, Copy)]
pub(super) enum Symbol {
    Global(GlobalId),
    Function(FunctionId),
}

pub(super) struct Parser<'t, 'a> {
    file_name: &'t str,
    tokens: &'t [Spanned<'a>],
    pub next: usize,
    pub program: Program,
    files: BTreeMap<Name<'a>, FileId>,
    lists_files: bool,
    /// The entry of `program.files` for the text itself, once it is needed.
    own_file: Option<FileId>,
    symbols: BTreeMap<Name<'a>, Symbol>,
    /// The names of each function's parameters.
    pub parameters: Vec<Vec<&'t Name<'a>>>,
}

/// Items whose insides the second pass reads: where they begin.
#[derive(Default)]
struct Pending {
    globals: Vec<usize>,
    functions: Vec<usize>,
    threads: Vec<usize>,
}

impl<'t, 'a> Parser<'t, 'a> {
    pub fn peek(&self) -> &'t Token<'a> {
        &self.tokens[self.next].token
    }

    /// The token after the next one.
    pub fn peek_second(&self) -> &'t Token<'a> {
        &self.tokens[(self.next + 1).min(self.tokens.len() - 1)].token
    }

    pub fn at(&self) -> Position {
        self.tokens[self.next].at
    }

    /// Takes a token; at the end of the text it stays at `End`.
    pub fn bump(&mut self) -> &'t Token<'a> {
        let token = self.peek();
        if *token != Token::End {
            self.next += 1;
        }
        token
    }

    pub fn error_at<T>(&self, at: Position, message: impl Into<String>, hint: impl Into<String>) -> Result<T> {
        let hint = Some(hint.into()).filter(|hint| !hint.is_empty());
        Err(Error { file: self.file_name.to_owned(), line: at.line, column: at.column, message: message.into(), hint })
    }

    pub fn error<T>(&self, message: impl Into<String>, hint: impl Into<String>) -> Result<T> {
        self.error_at(self.at(), message, hint)
    }

    pub fn unexpected<T>(&self, expected: &str, hint: impl Into<String>) -> Result<T> {
        self.error(format!("expected {expected}, found {}", self.peek()), hint)
    }

    pub fn takes_mark(&mut self, mark: char) -> bool {
        let found = *self.peek() == Token::Mark(mark);
        if found {
            self.next += 1;
        }
        found
    }

    pub fn mark(&mut self, mark: char) -> Result<()> {
        if self.takes_mark(mark) { Ok(()) } else { self.unexpected(&format!("`{mark}`"), "") }
    }

    /// The next token, if it is a word without a tag.
    pub fn peek_word(&self) -> Option<&'t str> {
        match self.peek() {
            Token::Word(Name { text, tag: None }) => Some(text),
            _ => None,
        }
    }

    pub fn takes_word(&mut self, word: &str) -> bool {
        let found = self.peek_word() == Some(word);
        if found {
            self.next += 1;
        }
        found
    }

    /// Takes the next word if it is in the table.
    pub fn takes_from<T: Copy>(&mut self, table: Table<T>) -> Option<T> {
        let value = value_of(table, self.peek_word()?)?;
        self.next += 1;
        Some(value)
    }

    pub fn one_of<T: Copy>(&mut self, table: Table<T>, what: &str) -> Result<T> {
        match self.takes_from(table) {
            Some(value) => Ok(value),
            None => self.unexpected(what, format!("one of {}", names::words(table))),
        }
    }

    pub fn width(&mut self) -> Result<Width> {
        self.one_of(WIDTHS, "a width")
    }

    pub fn end_of_line(&mut self) -> Result<()> {
        match self.peek() {
            Token::Newline => {
                self.next += 1;
                Ok(())
            }
            // The brace that closes a function may follow its last instruction on the same line.
            Token::Mark('}') => Ok(()),
            _ => self.unexpected("the end of the line", ""),
        }
    }

    pub fn skip_newlines(&mut self) {
        while *self.peek() == Token::Newline {
            self.next += 1;
        }
    }

    fn symbol_name(&mut self, what: &str) -> Result<&'t Name<'a>> {
        match self.peek() {
            Token::Symbol(name) => {
                self.next += 1;
                Ok(name)
            }
            _ => self.unexpected(what, "such as `@name`"),
        }
    }

    pub fn symbol(&mut self, name: &Name<'a>, at: Position) -> Result<Symbol> {
        match self.symbols.get(name) {
            Some(symbol) => Ok(*symbol),
            None => self.error_at(at, format!("there is no global or function `@{name}`"), closest(name, self.symbols.keys(), Some('@'))),
        }
    }

    /// A number without a sign, decimal or hexadecimal.
    fn magnitude(&mut self) -> Result<u64> {
        let Some(word) = self.peek_word().filter(|word| word.starts_with(|first: char| first.is_ascii_digit())) else {
            return self.unexpected("a number", "decimal, or hexadecimal after `0x`");
        };
        let digits = word.strip_prefix("0x");
        match u64::from_str_radix(digits.unwrap_or(word), if digits.is_some() { 16 } else { 10 }) {
            Ok(value) => {
                self.next += 1;
                Ok(value)
            }
            Err(error) if *error.kind() == std::num::IntErrorKind::PosOverflow => {
                self.error(format!("the number `{word}` does not fit into 64 bits"), "")
            }
            Err(_) => self.error(format!("`{word}` is not a number"), "decimal, or hexadecimal after `0x`"),
        }
    }

    /// A constant of this width: from the least signed to the greatest unsigned value.
    pub fn constant(&mut self, width: Width) -> Result<u64> {
        let at = self.at();
        if width == Width::I1 {
            if self.takes_word("true") {
                return Ok(1);
            }
            if self.takes_word("false") {
                return Ok(0);
            }
        }
        let negative = self.takes_mark('-');
        let magnitude = self.magnitude()?;
        let lowest = 1u64 << (width.bits() - 1);
        if magnitude > if negative { lowest } else { width.mask() } {
            let sign = if negative { "-" } else { "" };
            return self.error_at(
                at,
                format!("the constant {sign}{magnitude} does not fit into i{}", width.bits()),
                format!("from -{lowest} to {}", width.mask()),
            );
        }
        Ok(if negative { magnitude.wrapping_neg() & width.mask() } else { magnitude })
    }

    fn number_u32(&mut self, what: &str) -> Result<u32> {
        let at = self.at();
        let number = self.magnitude()?;
        match u32::try_from(number) {
            Ok(number) => Ok(number),
            Err(_) => self.error_at(at, format!("the {what} {number} is too large"), format!("at most {}", u32::MAX)),
        }
    }

    fn file(&mut self, name: &Name<'a>) -> FileId {
        if let Some(file) = self.files.get(name) {
            return *file;
        }
        let file = FileId(self.program.files.len() as u32);
        self.program.files.push(name.text.to_string());
        self.files.insert(name.clone(), file);
        file
    }

    fn own_file(&mut self) -> FileId {
        if let Some(file) = self.own_file {
            return file;
        }
        let file_name = Name { text: self.file_name.to_owned().into(), tag: None };
        let file = self.file(&file_name);
        self.own_file = Some(file);
        file
    }

    /// `at "file.c":12:3`, `at 12:3` (in the first file listed), `at ?` (unknown), or nothing: the position in the text itself.
    pub fn location(&mut self, start: Position) -> Result<SourceLocation> {
        if !self.takes_word("at") {
            return Ok(SourceLocation { file: self.own_file(), line: start.line, column: start.column, called: 0 });
        }
        if self.takes_mark('?') {
            return Ok(SourceLocation::default());
        }
        let file = match self.peek() {
            Token::Text(name) => {
                self.next += 1;
                self.mark(':')?;
                self.file(name)
            }
            Token::Word(_) if self.lists_files => FileId(0),
            Token::Word(_) => return self.error("a position without a file", "begin the text with `file \"main.c\"`"),
            _ => return self.unexpected("a position", "such as `at \"file.c\":12:3`, `at 12:3` or `at ?`"),
        };
        let line = self.number_u32("line")?;
        self.mark(':')?;
        let column = self.number_u32("column")?;
        Ok(SourceLocation { file, line, column, called: 0 })
    }

    /// Elements between brackets or parentheses, the opening one already taken.
    pub fn list<T>(&mut self, close: char, mut element: impl FnMut(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        let mut elements = Vec::new();
        if self.takes_mark(close) {
            return Ok(elements);
        }
        loop {
            elements.push(element(self)?);
            if self.takes_mark(close) {
                return Ok(elements);
            }
            if !self.takes_mark(',') {
                return self.unexpected(&format!("`,` or `{close}`"), "");
            }
        }
    }

    fn program(&mut self) -> Result<()> {
        let mut pending = Pending::default();
        loop {
            self.skip_newlines();
            let at = self.at();
            match self.peek_word() {
                Some("file") => self.file_item()?,
                Some(word) if STORAGES.iter().any(|(known, _)| *known == word) => {
                    pending.globals.push(self.next);
                    self.global_header(at)?;
                }
                Some("fn") => {
                    self.function_header()?;
                    pending.functions.push(self.next);
                    self.skip_body(at)?;
                }
                Some("thread") => {
                    pending.threads.push(self.next);
                    self.skip_line();
                }
                _ if *self.peek() == Token::End => break,
                _ => return self.unexpected("`global`, `fn` or `thread`", ""),
            }
        }
        for (index, start) in pending.globals.into_iter().enumerate() {
            self.next = start;
            self.global_rest(index)?;
        }
        for (index, start) in pending.functions.into_iter().enumerate() {
            self.next = start;
            body(self, FunctionId(index as u32))?;
            self.mark('}')?;
            self.end_of_line()?;
        }
        for start in pending.threads {
            self.next = start;
            self.thread()?;
        }
        Ok(())
    }

    fn skip_line(&mut self) {
        while !matches!(self.peek(), Token::Newline | Token::End) {
            self.next += 1;
        }
    }

    fn skip_body(&mut self, start: Position) -> Result<()> {
        loop {
            match self.bump() {
                Token::Mark('}') => return Ok(()),
                Token::End => return self.error_at(start, "this function has no end", "close it with `}`"),
                _ => {}
            }
        }
    }

    fn file_item(&mut self) -> Result<()> {
        let start = self.at();
        self.bump();
        let Token::Text(name) = self.peek() else {
            return self.unexpected("the name of a file", "such as `file \"main.c\"`");
        };
        if !self.symbols.is_empty() {
            return self.error_at(start, "`file` after a global or function", "list the files at the beginning");
        }
        if self.files.contains_key(name) {
            return self.error(format!("the file \"{}\" is listed twice", name.text), "");
        }
        self.file(name);
        self.lists_files = true;
        self.next += 1;
        self.end_of_line()
    }

    fn declare(&mut self, symbol: Symbol, what: &str) -> Result<String> {
        let at = self.at();
        let name = self.symbol_name(what)?;
        if self.symbols.insert(name.clone(), symbol).is_some() {
            return self.error_at(at, format!("`@{name}` is defined twice"), "globals and functions share their names");
        }
        Ok(name.text.to_string())
    }

    fn global_header(&mut self, at: Position) -> Result<()> {
        let storage = self.takes_from(STORAGES).unwrap_or_default();
        let name = self.declare(Symbol::Global(GlobalId(self.program.globals.len() as u32)), "the name of a global")?;
        self.mark(':')?;
        let element = self.width()?;
        let length = if self.takes_mark('[') {
            let at = self.at();
            let length = self.magnitude()?;
            let bytes = length.saturating_mul(element.bytes().into());
            if bytes > limits::OBJECT_BYTES.into() {
                return self.error_at(at, format!("`@{name}` is too large"), format!("at most {} bytes", limits::OBJECT_BYTES));
            }
            self.mark(']')?;
            length as u32
        } else {
            1
        };
        let at = SourceLocation { file: FileId(0), line: at.line, column: at.column, called: 0 };
        self.program.globals.push(Global { name, storage, element, length, init: Vec::new(), at });
        self.skip_line();
        Ok(())
    }

    fn global_rest(&mut self, index: usize) -> Result<()> {
        let start = self.at();
        // The header was read and is right: the first word, name, colon, width.
        self.next += 4;
        if self.takes_mark('[') {
            self.next += 2;
        }
        let Global { element, length, .. } = self.program.globals[index];
        let mut init = Vec::new();
        if self.takes_mark('=') {
            let at = self.at();
            init =
                if self.takes_mark('[') { self.list(']', |parser| parser.initializer(element))? } else { vec![self.initializer(element)?] };
            if init.len() as u64 > length.into() {
                return self.error_at(at, format!("{} values for {length} elements", init.len()), "");
            }
        }
        let at = self.location(start)?;
        let global = &mut self.program.globals[index];
        global.init = init;
        global.at = at;
        self.end_of_line()
    }

    fn initializer(&mut self, element: Width) -> Result<Initializer> {
        let at = self.at();
        let Token::Symbol(name) = self.peek() else {
            return Ok(Initializer::Value(self.constant(element)?));
        };
        self.next += 1;
        if element != Width::I64 {
            return self.error_at(at, format!("an address does not fit into i{}", element.bits()), "addresses are i64");
        }
        match self.symbol(name, at)? {
            Symbol::Function(function) => Ok(Initializer::FunctionAddress(function)),
            Symbol::Global(global) => {
                let offset = if self.takes_mark('+') { self.number_u32("offset")? } else { 0 };
                Ok(Initializer::Address(global, offset))
            }
        }
    }

    fn function_header(&mut self) -> Result<()> {
        self.bump();
        let name = self.declare(Symbol::Function(FunctionId(self.program.functions.len() as u32)), "the name of a function")?;
        self.mark('(')?;
        let mut names = Vec::new();
        let registers = self.list(')', |parser| {
            let Token::Register(name) = parser.peek() else {
                return parser.unexpected("a parameter", "such as `%n: i32`");
            };
            parser.next += 1;
            names.push(name);
            parser.mark(':')?;
            Ok(Register { name: name.text.to_string(), width: parser.width()? })
        })?;
        let result = if *self.peek() == Token::Arrow {
            self.next += 1;
            Some(self.width()?)
        } else {
            None
        };
        self.mark('{')?;
        self.parameters.push(names);
        self.program.functions.push(Function {
            name,
            parameters: (0..registers.len() as u32).map(RegisterId).collect(),
            result,
            registers,
            private: Vec::<PrivateSlot>::new(),
            blocks: Vec::<Block>::new(),
        });
        Ok(())
    }

    fn thread(&mut self) -> Result<()> {
        self.bump();
        let at = self.at();
        let name = self.symbol_name("the function that the thread runs")?;
        let Symbol::Function(function) = self.symbol(name, at)? else {
            return self.error_at(at, format!("`@{name}` is a global"), "a thread runs a function");
        };
        self.mark('(')?;
        let mut index = 0;
        let arguments = self.list(')', |parser| {
            let parameter = parser.parameter_width(function, index);
            index += 1;
            parser.argument(parameter, |parser| parser.unexpected("a constant or an address", ""))
        })?;
        self.program.threads.push(ThreadStart { function, arguments });
        self.end_of_line()
    }

    pub fn parameter_width(&self, function: FunctionId, index: usize) -> Option<Width> {
        let function = &self.program.functions[function.index()];
        (index < function.parameters.len()).then(|| function.registers[index].width)
    }

    /// An argument, with its width in front if the writer likes. The width of the parameter decides where it is known.
    pub fn argument(&mut self, parameter: Option<Width>, register: impl FnOnce(&mut Self) -> Result<Operand>) -> Result<Operand> {
        let at = self.at();
        let written = self.takes_from(WIDTHS);
        if let (Some(written), Some(parameter)) = (written, parameter)
            && written != parameter
        {
            return self.error_at(at, format!("the parameter is i{}, not i{}", parameter.bits(), written.bits()), "");
        }
        self.operand(written.or(parameter).unwrap_or(Width::I64), register)
    }

    /// An operand; `register` reads it when it begins with `%`.
    pub fn operand(&mut self, width: Width, register: impl FnOnce(&mut Self) -> Result<Operand>) -> Result<Operand> {
        let at = self.at();
        match self.peek() {
            Token::Register(_) => register(self),
            Token::Symbol(name) => {
                self.next += 1;
                if width != Width::I64 {
                    return self.error_at(at, format!("an address does not fit into i{}", width.bits()), "addresses are i64");
                }
                Ok(match self.symbol(name, at)? {
                    Symbol::Global(global) => Operand::Global(global),
                    Symbol::Function(function) => Operand::Function(function),
                })
            }
            Token::Word(_) | Token::Mark('-') => Ok(Operand::Constant(self.constant(width)?)),
            _ => self.unexpected("an operand", "a register, a constant or an address"),
        }
    }
}

/// A hint that names the most similar known name, if one is similar enough.
pub(super) fn closest<'n, 'a: 'n>(name: &Name<'_>, known: impl Iterator<Item = &'n Name<'a>>, sigil: Option<char>) -> String {
    let best = known.map(|candidate| (distance(&name.text, &candidate.text), candidate)).min_by_key(|(distance, _)| *distance);
    match best {
        Some((distance, candidate)) if distance <= (name.text.len() / 2).min(2) => {
            let sigil = sigil.map(String::from).unwrap_or_default();
            format!("did you mean `{sigil}{candidate}`?")
        }
        _ => String::new(),
    }
}

/// The edit distance of two names, or a large number for long ones: nobody mistypes those, and the cost is quadratic.
fn distance(left: &str, right: &str) -> usize {
    if left.len() > 32 || right.len() > 32 {
        return usize::MAX;
    }
    let right: Vec<char> = right.chars().collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (above, left) in left.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], above + 1);
        for (index, right) in right.iter().enumerate() {
            let changed = diagonal + usize::from(left != *right);
            diagonal = row[index + 1];
            row[index + 1] = changed.min(diagonal + 1).min(row[index] + 1);
        }
    }
    row[right.len()]
}
