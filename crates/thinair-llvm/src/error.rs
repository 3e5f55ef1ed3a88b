//! Why a module is not a program that can be checked: one message with a position.
//!
//! The position is in the text of the LLVM IR for what cannot be read, and in the user's own source (where the debug information names it)
//! for what can be read but is not supported.

use std::fmt;

/// Whose limit it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorKind {
    /// The text is not LLVM IR, or no whole program.
    Malformed,
    /// The program may be right, but Thinair cannot check it.
    Unsupported,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    pub kind: ErrorKind,
    pub file: String,
    /// From 1; 0 if unknown.
    pub line: u32,
    /// From 1, in bytes; 0 if unknown.
    pub column: u32,
    pub message: String,
    /// What the user can do about it.
    pub hint: Option<String>,
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:", self.file)?;
        if self.line != 0 {
            write!(formatter, "{}:{}:", self.line, self.column)?;
        }
        write!(formatter, " error: {}", self.message)?;
        match &self.hint {
            Some(hint) => write!(formatter, " ({hint})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Error {}
