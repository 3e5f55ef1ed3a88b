//! The textual form of programs (`.tir`).
//!
//! [`print()`] and [`parse`] are inverse: what is printed parses back to an equal [`Program`], with its names, its source positions and the
//! order of everything, provided that [`verify`](super::verify::verify) accepts the program. The other way round, a text that parses has one
//! canonical print.
//!
//! [`parse`] accepts any text and answers with a program or with the first error: it neither panics nor takes more than time and memory
//! linear (up to a logarithm) in the length of the text. It resolves names and widths, nothing more; whether the program makes sense is
//! for the verifier to say ([`parse_verified`] does both). The grammar is in `docs/tir.md`.

mod instruction;
mod lexer;
mod names;
mod parse;
mod print;
#[cfg(test)]
mod random;
#[cfg(test)]
mod tests;

use std::fmt;

use super::{Program, verify};

pub use names::{fence_name, order_name, tag_name};
pub use parse::parse;
pub use print::print;

/// The longest text that [`parse`] takes, in bytes: positions are 32 bits wide.
pub const LONGEST_TEXT: usize = 1 << 28;

/// Why a text is not a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    pub file: String,
    /// From 1.
    pub line: u32,
    /// From 1, in characters.
    pub column: u32,
    pub message: String,
    /// What the writer may have meant, or what would be accepted.
    pub hint: Option<String>,
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}:{}: error: {}", self.file, self.line, self.column, self.message)?;
        match &self.hint {
            Some(hint) => write!(formatter, " ({hint})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Error {}

/// Why a text is not a program that can be run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Invalid {
    Syntax(Error),
    Meaning(Vec<verify::VerifyError>),
}

impl fmt::Display for Invalid {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Invalid::Syntax(error) => error.fmt(formatter),
            Invalid::Meaning(errors) => {
                for (index, error) in errors.iter().enumerate() {
                    if index > 0 {
                        formatter.write_str("\n")?;
                    }
                    error.fmt(formatter)?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for Invalid {}

/// Parses a program and verifies it.
pub fn parse_verified(file_name: &str, source: &str) -> Result<Program, Invalid> {
    let program = parse(file_name, source).map_err(Invalid::Syntax)?;
    verify::verify(&program).map_err(Invalid::Meaning)?;
    Ok(program)
}
