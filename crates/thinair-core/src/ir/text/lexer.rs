//! Text to tokens.
//!
//! A line ends a statement, except inside parentheses and brackets, where line ends are dropped here already. Names are written
//! bare or quoted (`%x`, `%"a name"`), and may carry a number that tells two equal names apart (`%x#2`) without being part of the name.

use std::borrow::Cow;
use std::fmt;

use super::{Error, LONGEST_TEXT};

/// A name as written. Two names are the same entity if text and tag agree.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Name<'a> {
    pub text: Cow<'a, str>,
    pub tag: Option<u32>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// A keyword, number or label.
    Word(Name<'a>),
    /// `%name`
    Register(Name<'a>),
    /// `@name`
    Symbol(Name<'a>),
    /// `$name`
    Slot(Name<'a>),
    /// `"text"`
    Text(Name<'a>),
    /// One of `= , : ( ) [ ] { } + - ?`
    Mark(char),
    /// `->`
    Arrow,
    Newline,
    End,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Position {
    pub line: u32,
    pub column: u32,
}

pub(super) struct Spanned<'a> {
    pub token: Token<'a>,
    pub at: Position,
}

impl fmt::Display for Name<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(formatter, &self.text)?;
        match self.tag {
            Some(tag) => write!(formatter, "#{tag}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(name) => write!(formatter, "`{name}`"),
            Token::Register(name) => write!(formatter, "`%{name}`"),
            Token::Symbol(name) => write!(formatter, "`@{name}`"),
            Token::Slot(name) => write!(formatter, "`${name}`"),
            Token::Text(_) => formatter.write_str("a string"),
            Token::Mark(mark) => write!(formatter, "`{mark}`"),
            Token::Arrow => formatter.write_str("`->`"),
            Token::Newline => formatter.write_str("the end of the line"),
            Token::End => formatter.write_str("the end of the file"),
        }
    }
}

fn continues_word(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '_' | '.' | '$')
}

fn starts_word(character: char) -> bool {
    continues_word(character) && character != '$'
}

/// Writes a name bare where that reads back as the same name, else quoted.
pub(super) fn write_name(out: &mut impl fmt::Write, text: &str) -> fmt::Result {
    let bare = text.chars().next().is_some_and(starts_word) && text.chars().all(continues_word);
    if bare { out.write_str(text) } else { write_quoted(out, text) }
}

pub(super) fn write_quoted(out: &mut impl fmt::Write, text: &str) -> fmt::Result {
    out.write_char('"')?;
    for character in text.chars() {
        match character {
            '"' => out.write_str("\\\"")?,
            '\\' => out.write_str("\\\\")?,
            '\n' => out.write_str("\\n")?,
            '\t' => out.write_str("\\t")?,
            control if control.is_control() => write!(out, "\\u{{{:x}}}", u32::from(control))?,
            other => out.write_char(other)?,
        }
    }
    out.write_char('"')
}

/// All tokens of a text, ending with `Newline` and `End`.
pub(super) fn tokens<'a>(file: &str, source: &'a str) -> Result<Vec<Spanned<'a>>, Error> {
    if source.len() > LONGEST_TEXT {
        return Err(Error {
            file: file.to_owned(),
            line: 1,
            column: 1,
            message: format!("the text is longer than {LONGEST_TEXT} bytes"),
            hint: None,
        });
    }
    let mut lexer = Lexer { file, rest: source, at: Position { line: 1, column: 1 }, depth: 0, tokens: Vec::new() };
    while lexer.next()? {}
    Ok(lexer.tokens)
}

struct Lexer<'f, 'a> {
    file: &'f str,
    rest: &'a str,
    at: Position,
    /// How many parentheses and brackets are open.
    depth: u32,
    tokens: Vec<Spanned<'a>>,
}

impl<'a> Lexer<'_, 'a> {
    fn error<T>(&self, at: Position, message: impl Into<String>, hint: &str) -> Result<T, Error> {
        let hint = (!hint.is_empty()).then(|| hint.to_owned());
        Err(Error { file: self.file.to_owned(), line: at.line, column: at.column, message: message.into(), hint })
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let character = self.peek()?;
        self.rest = &self.rest[character.len_utf8()..];
        if character == '\n' {
            self.at.line += 1;
            self.at.column = 1;
        } else {
            self.at.column += 1;
        }
        Some(character)
    }

    fn push(&mut self, token: Token<'a>, at: Position) {
        self.tokens.push(Spanned { token, at });
    }

    /// Reads one token; false at the end.
    fn next(&mut self) -> Result<bool, Error> {
        let at = self.at;
        let Some(character) = self.peek() else {
            self.push(Token::Newline, at);
            self.push(Token::End, at);
            return Ok(false);
        };
        match character {
            '\n' => {
                self.bump();
                if self.depth == 0 {
                    self.push(Token::Newline, at);
                }
            }
            ' ' | '\t' | '\r' => {
                self.bump();
            }
            ';' => {
                while self.peek().is_some_and(|next| next != '\n') {
                    self.bump();
                }
            }
            '%' | '@' | '$' => {
                self.bump();
                let name = self.name(at, character)?;
                let token = match character {
                    '%' => Token::Register(name),
                    '@' => Token::Symbol(name),
                    _ => Token::Slot(name),
                };
                self.push(token, at);
            }
            '"' => {
                let text = self.quoted()?;
                let name = self.tagged(text)?;
                self.push(Token::Text(name), at);
            }
            '-' if self.rest.starts_with("->") => {
                self.bump();
                self.bump();
                self.push(Token::Arrow, at);
            }
            '(' | '[' => {
                self.bump();
                self.depth += 1;
                self.push(Token::Mark(character), at);
            }
            ')' | ']' => {
                self.bump();
                self.depth = self.depth.saturating_sub(1);
                self.push(Token::Mark(character), at);
            }
            '=' | ',' | ':' | '{' | '}' | '+' | '-' | '?' => {
                self.bump();
                self.push(Token::Mark(character), at);
            }
            _ if starts_word(character) => {
                let text = self.word();
                let name = self.tagged(Cow::Borrowed(text))?;
                self.push(Token::Word(name), at);
            }
            _ => return self.error(at, format!("unexpected character {character:?}"), "comments begin with `;`"),
        }
        Ok(true)
    }

    fn word(&mut self) -> &'a str {
        let length = self.rest.find(|character| !continues_word(character)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(length);
        self.rest = rest;
        // A word is ASCII: as many columns as bytes. The length limit of the text keeps this in range.
        self.at.column += length as u32;
        word
    }

    fn name(&mut self, at: Position, sigil: char) -> Result<Name<'a>, Error> {
        let text = match self.peek() {
            Some('"') => self.quoted()?,
            Some(character) if starts_word(character) => Cow::Borrowed(self.word()),
            _ => return self.error(at, format!("expected a name after `{sigil}`"), "names that are not plain words are quoted"),
        };
        self.tagged(text)
    }

    fn tagged(&mut self, text: Cow<'a, str>) -> Result<Name<'a>, Error> {
        if self.peek() != Some('#') {
            return Ok(Name { text, tag: None });
        }
        let at = self.at;
        self.bump();
        match self.word().parse::<u32>() {
            Ok(tag) => Ok(Name { text, tag: Some(tag) }),
            Err(_) => self.error(at, "expected a number after `#`", "`name#2` tells apart things of the same name"),
        }
    }

    fn quoted(&mut self) -> Result<Cow<'a, str>, Error> {
        let start = self.at;
        self.bump();
        let borrowed = self.rest;
        // Most strings have no escapes and are borrowed; `text` takes over at the first escape.
        let mut text: Option<String> = None;
        loop {
            let length = borrowed.len() - self.rest.len();
            let at = self.at;
            match self.peek() {
                None | Some('\n') => return self.error(start, "this string has no end", "strings end on the line they begin, with `\"`"),
                Some('"') => {
                    self.bump();
                    return Ok(text.map_or(Cow::Borrowed(&borrowed[..length]), Cow::Owned));
                }
                Some('\\') => {
                    self.bump();
                    let text = text.get_or_insert_with(|| borrowed[..length].to_owned());
                    let escaped = match self.bump() {
                        Some('n') => Some('\n'),
                        Some('t') => Some('\t'),
                        Some('\\') => Some('\\'),
                        Some('"') => Some('"'),
                        Some('u') => self.unicode(),
                        _ => None,
                    };
                    match escaped {
                        Some(character) => text.push(character),
                        None => return self.error(at, "unknown escape", "\\n, \\t, \\\\, \\\" or \\u{hexadecimal}"),
                    }
                }
                Some(character) => {
                    self.bump();
                    if let Some(text) = &mut text {
                        text.push(character);
                    }
                }
            }
        }
    }

    fn unicode(&mut self) -> Option<char> {
        if self.bump()? != '{' {
            return None;
        }
        let mut value = 0u32;
        loop {
            match self.bump()? {
                '}' => return char::from_u32(value),
                digit => value = value.checked_mul(16)?.checked_add(digit.to_digit(16)?)?,
            }
        }
    }
}
