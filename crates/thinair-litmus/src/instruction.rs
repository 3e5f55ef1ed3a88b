//! An instruction as text: its mnemonic and its operands, split at the commas outside brackets.

use crate::error::{Error, Position};
use crate::syntax::Cell;

#[derive(Clone, Debug)]
pub struct Instruction<'a> {
    /// In lower case.
    pub mnemonic: String,
    pub operands: Vec<&'a str>,
    pub at: Position,
    text: &'a str,
}

impl<'a> Instruction<'a> {
    /// `None`: there is only a label.
    pub fn of(cell: &'a Cell) -> Option<Instruction<'a>> {
        let text = cell.text.trim();
        if text.is_empty() {
            return None;
        }
        let end = text.find(char::is_whitespace).unwrap_or(text.len());
        let (mnemonic, rest) = text.split_at(end);
        Some(Instruction { mnemonic: mnemonic.to_ascii_lowercase(), operands: split(rest), at: cell.at, text })
    }

    pub fn unsupported(&self) -> Error {
        let operands = if self.operands.is_empty() { String::new() } else { format!(" in `{}`", self.text) };
        Error::unsupported(format!("the instruction `{}`{operands}", self.mnemonic), self.at)
    }

    /// The operands, if there are so many.
    pub fn expect<const N: usize>(&self) -> Result<[&'a str; N], Error> {
        self.operands.clone().try_into().map_err(|_| self.unsupported())
    }
}

/// Splits at the commas outside brackets.
pub fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0i32, 0);
    for (index, character) in text.char_indices() {
        match character {
            '[' | '(' | '{' => depth += 1,
            ']' | ')' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..index].trim());
                start = index + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() || !parts.is_empty() {
        parts.push(last);
    }
    parts
}
