//! What can be wrong with a litmus test: it is not well formed, or it asks for what is not supported. Both say where.

use std::fmt;

/// A place in the text, both numbers from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Position {
    pub line: u32,
    pub column: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorKind {
    /// The text is not a litmus test, or contradicts itself.
    Malformed,
    /// It is one, but uses something that Thinair does not handle.
    Unsupported,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    pub kind: ErrorKind,
    pub message: String,
    pub at: Position,
}

impl Error {
    pub fn malformed(message: impl Into<String>, at: Position) -> Error {
        Error { kind: ErrorKind::Malformed, message: message.into(), at }
    }

    pub fn unsupported(what: impl fmt::Display, at: Position) -> Error {
        Error { kind: ErrorKind::Unsupported, message: format!("{what} is not supported"), at }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}: {}", self.at.line, self.at.column, self.message)
    }
}

impl std::error::Error for Error {}
