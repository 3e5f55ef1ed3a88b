//! Cat text to tokens, each with its position.

use super::syntax::{Position, Problem, problem};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// A name or a keyword: which of the two is for the parser to say.
    Word(String),
    Text(String),
    Symbol(&'static str),
    End,
}

impl Token {
    pub fn describe(&self) -> String {
        match self {
            Token::Word(word) => format!("`{word}`"),
            Token::Text(text) => format!("\"{text}\""),
            Token::Symbol(symbol) => format!("`{symbol}`"),
            Token::End => "the end of the file".to_string(),
        }
    }
}

/// Longer symbols before their prefixes.
const SYMBOLS: [&str; 24] =
    ["^-1", "^+", "^*", "^?", "++", "||", "&&", "->", "|", "&", ";", "\\", "~", "?", "+", "*", "(", ")", "[", "]", "{", "}", ",", "="];

struct Cursor<'a> {
    rest: &'a str,
    at: Position,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn advance(&mut self, count: usize) {
        let mut chars = self.rest.chars();
        for _ in 0..count {
            match chars.next() {
                Some('\n') => {
                    self.at.line += 1;
                    self.at.column = 1;
                }
                Some(_) => self.at.column += 1,
                None => break,
            }
        }
        self.rest = chars.as_str();
    }

    /// Skips a comment that starts here; comments nest.
    fn comment(&mut self) -> Result<(), Problem> {
        let start = self.at;
        let mut depth = 0u32;
        loop {
            if self.rest.starts_with("(*") {
                depth += 1;
                self.advance(2);
            } else if self.rest.starts_with("*)") {
                depth -= 1;
                self.advance(2);
                if depth == 0 {
                    return Ok(());
                }
            } else if self.rest.is_empty() {
                return problem(start, "this comment is never closed");
            } else {
                self.advance(1);
            }
        }
    }

    fn text(&mut self) -> Result<String, Problem> {
        let start = self.at;
        self.advance(1);
        match self.rest.find(['"', '\n']) {
            Some(length) if self.rest[length..].starts_with('"') => {
                let text = self.rest[..length].to_string();
                self.advance(text.chars().count() + 1);
                Ok(text)
            }
            _ => problem(start, "this string is not closed on its line"),
        }
    }

    /// Letters, digits and `_`, and between these also `-` and `.`, as in `po-loc` and `DMB.LD`.
    fn word(&mut self) -> String {
        let part = |c: char| c.is_alphanumeric() || c == '_';
        let mut word = String::new();
        let mut chars = self.rest.chars().peekable();
        while let Some(c) = chars.next() {
            let joins = (c == '-' || c == '.') && chars.peek().is_some_and(|&next| part(next));
            if !part(c) && !joins {
                break;
            }
            word.push(c);
        }
        self.advance(word.chars().count());
        word
    }
}

pub fn tokens(file: u32, source: &str) -> Result<Vec<(Token, Position)>, Problem> {
    let mut cursor = Cursor { rest: source, at: Position { file, line: 1, column: 1 } };
    let mut result = Vec::new();
    while let Some(next) = cursor.peek() {
        let at = cursor.at;
        if next.is_whitespace() {
            cursor.advance(1);
        } else if cursor.rest.starts_with("(*") {
            cursor.comment()?;
        } else if cursor.rest.starts_with("//") {
            let length = cursor.rest.chars().take_while(|&c| c != '\n').count();
            cursor.advance(length);
        } else if next == '"' {
            result.push((Token::Text(cursor.text()?), at));
        } else if next.is_alphanumeric() || next == '_' {
            result.push((Token::Word(cursor.word()), at));
        } else if let Some(symbol) = SYMBOLS.iter().find(|symbol| cursor.rest.starts_with(**symbol)) {
            cursor.advance(symbol.len());
            result.push((Token::Symbol(symbol), at));
        } else {
            return problem(at, format!("`{}` has no meaning in cat", next.escape_default()));
        }
    }
    result.push((Token::End, cursor.at));
    Ok(result)
}
