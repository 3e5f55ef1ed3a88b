//! A cursor over the text of a litmus test: words, numbers and signs, each with its position.
//!
//! Comments `(* … *)`, which nest, are blanked out beforehand, so that positions stay those of the file.

use crate::error::{Error, Position};

/// The text with its comments turned into spaces. In the lines before the initial state a comment that never ends is a remark like any other.
pub fn without_comments(text: &str) -> Result<String, Error> {
    match blanked(text, false) {
        Err(error) => blanked(text, true).map_err(|_| error),
        blanked => blanked,
    }
}

/// With `remarks`, comments begin only after the first brace.
fn blanked(text: &str, remarks: bool) -> Result<String, Error> {
    let mut result = String::with_capacity(text.len());
    let mut open: Vec<Position> = Vec::new();
    let mut at = Position { line: 1, column: 1 };
    let mut characters = text.chars().peekable();
    let mut quoted = false;
    let is_c = text.trim_start().starts_with("C ");
    let mut braces = 0;
    // In C: has the initial state ended? Has anything begun?
    let (mut in_code, mut begun) = (false, false);
    let mut is_remark = remarks;
    let mut until: Option<&str> = None;
    while let Some(character) = characters.next() {
        let next = characters.peek().copied();
        if let Some(end) = until {
            let ends = if end == "\n" { character == '\n' } else { character == '*' && next == Some('/') };
            result.push(if character == '\n' { '\n' } else { ' ' });
            if ends {
                until = None;
                if end != "\n" {
                    characters.next();
                    result.push(' ');
                    at.column += 1;
                }
            }
            at = if character == '\n' { Position { line: at.line + 1, column: 1 } } else { Position { column: at.column + 1, ..at } };
            continue;
        }
        if is_c && begun && open.is_empty() && character == '/' && matches!(next, Some('/' | '*')) {
            until = Some(if next == Some('/') { "\n" } else { "*/" });
            characters.next();
            result.push_str("  ");
            at.column += 2;
            continue;
        }
        let sign = match (character, next) {
            // In C this is a parenthesis and a dereference.
            ('(', Some('*')) if !(quoted || is_remark || is_c && braces > 0 && in_code) => {
                open.push(at);
                true
            }
            ('*', Some(')')) if !open.is_empty() => true,
            _ => false,
        };
        if open.is_empty() {
            // A description in quotes ends with its line at the latest.
            quoted = (quoted != (character == '"')) && character != '\n';
            result.push(character);
            is_remark &= character != '{';
            begun |= character == '{';
            in_code |= character == '}';
            braces += i32::from(character == '{') - i32::from(character == '}');
        } else {
            result.push(if character == '\n' { '\n' } else { ' ' });
            if sign {
                characters.next();
                result.push(' ');
                at.column += 1;
                if character == '*' {
                    open.pop();
                }
            }
        }
        if character == '\n' {
            at = Position { line: at.line + 1, column: 1 };
        } else {
            at.column += 1;
        }
    }
    match open.first() {
        Some(&at) => Err(Error::malformed("this comment does not end", at)),
        None => Ok(result),
    }
}

#[derive(Clone, Debug)]
pub struct Scanner<'a> {
    text: &'a str,
    offset: usize,
    at: Position,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Scanner<'a> {
        Scanner::starting_at(text, Position { line: 1, column: 1 })
    }

    pub fn starting_at(text: &'a str, at: Position) -> Scanner<'a> {
        Scanner { text, offset: 0, at }
    }

    pub fn position(&self) -> Position {
        self.at
    }

    pub fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    pub fn is_at_end(&mut self) -> bool {
        self.skip_space();
        self.rest().is_empty()
    }

    pub fn advance(&mut self, bytes: usize) -> &'a str {
        let passed = &self.rest()[..bytes];
        for character in passed.chars() {
            if character == '\n' {
                self.at = Position { line: self.at.line + 1, column: 1 };
            } else {
                self.at.column += 1;
            }
        }
        self.offset += bytes;
        passed
    }

    pub fn skip_space(&mut self) {
        let rest = self.rest();
        self.advance(rest.len() - rest.trim_start().len());
    }

    /// The rest of the line, without its end; the scanner stands on the next line after.
    pub fn line(&mut self) -> &'a str {
        let length = self.rest().find('\n').unwrap_or(self.rest().len());
        let line = self.advance(length);
        if !self.rest().is_empty() {
            self.advance(1);
        }
        line
    }

    /// Takes a sign, after any space, if it is there.
    pub fn take(&mut self, sign: &str) -> bool {
        self.skip_space();
        let found = self.rest().starts_with(sign);
        if found {
            self.advance(sign.len());
        }
        found
    }

    pub fn expect(&mut self, sign: &str) -> Result<(), Error> {
        if self.take(sign) { Ok(()) } else { Err(self.error(&format!("`{sign}`"))) }
    }

    /// The error that something else was expected here.
    pub fn error(&mut self, expected: &str) -> Error {
        self.skip_space();
        let found = self.rest().split_whitespace().next().map_or("the end".to_string(), |word| format!("`{word}`"));
        Error::malformed(format!("expected {expected}, found {found}"), self.at)
    }

    /// The word that comes next: letters, digits, `_`, `.` and `$`.
    pub fn peek_word(&mut self) -> &'a str {
        self.skip_space();
        let rest = self.rest();
        let length = rest.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$'))).unwrap_or(rest.len());
        &rest[..length]
    }

    /// Takes a word, which does not begin with a digit.
    pub fn name(&mut self) -> Result<&'a str, Error> {
        let word = self.peek_word();
        if word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(self.error("a name"));
        }
        Ok(self.advance(word.len()))
    }

    /// Takes this word if it is the next.
    pub fn take_word(&mut self, wanted: &str) -> bool {
        let found = self.peek_word() == wanted;
        if found {
            self.advance(wanted.len());
        }
        found
    }

    pub fn at_number(&mut self) -> bool {
        self.skip_space();
        let rest = self.rest();
        let digits = rest.strip_prefix('-').unwrap_or(rest).trim_start();
        digits.starts_with(|c: char| c.is_ascii_digit())
    }

    /// Takes a number, decimal or hexadecimal, in two's complement.
    pub fn number(&mut self) -> Result<u64, Error> {
        let negative = self.take("-");
        let word = self.peek_word();
        match parse_number(word) {
            Some(value) => {
                self.advance(word.len());
                Ok(if negative { value.wrapping_neg() } else { value })
            }
            None => Err(self.error("a number")),
        }
    }
}

/// An unsigned number, decimal or hexadecimal.
pub fn parse_number(word: &str) -> Option<u64> {
    match word.strip_prefix("0x").or_else(|| word.strip_prefix("0X")) {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => word.bytes().all(|byte| byte.is_ascii_digit()).then(|| word.parse().ok())?,
    }
}

/// A number that may be negative, in two's complement.
pub fn parse_signed(word: &str) -> Option<u64> {
    match word.strip_prefix('-') {
        Some(digits) => parse_number(digits.trim_start()).map(u64::wrapping_neg),
        None => parse_number(word),
    }
}
