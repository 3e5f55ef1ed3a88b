//! An instruction as text: its mnemonic and its operands, split at the commas outside brackets.

use crate::error::{Error, Position};
use crate::scanner::parse_signed;
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

    /// The error for what is not understood: it is malformed if no assembler would read it, and otherwise not supported.
    pub fn unsupported(&self) -> Error {
        if !is_word(&self.mnemonic) {
            return Error::malformed(format!("expected an instruction, found `{}`", self.text), self.at);
        }
        if let Some(bad) = self.operands.iter().find(|operand| !is_operand(operand)) {
            let message = if bad.is_empty() { "an operand is missing".to_string() } else { format!("`{bad}` is no operand") };
            return Error::malformed(format!("{message} in `{}`", self.text), self.at);
        }
        let operands = if self.operands.is_empty() { String::new() } else { format!(" in `{}`", self.text) };
        Error::unsupported(format!("the instruction `{}`{operands}", self.mnemonic), self.at)
    }

    /// The error for operands with which this instruction does not exist.
    pub fn malformed(&self) -> Error {
        Error::malformed(format!("`{}` has operands that `{}` cannot have", self.text, self.mnemonic), self.at)
    }

    /// The operands, if there are so many.
    pub fn expect<const N: usize>(&self) -> Result<[&'a str; N], Error> {
        self.operands.clone().try_into().map_err(|_| {
            let (found, plural) = (self.operands.len(), if N == 1 { "" } else { "s" });
            Error::malformed(format!("`{}` takes {N} operand{plural}, not {found}", self.mnemonic), self.at)
        })
    }
}

/// A mnemonic, a register, a label (`1f` and `1b` among them), a location or its value (`=x`).
fn is_word(text: &str) -> bool {
    let local = text.strip_suffix(['f', 'b']).is_some_and(|digits| digits.parse::<u32>().is_ok());
    let name = text.strip_prefix('=').unwrap_or(text);
    let is_first = |c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '.' | '%' | ':');
    local || name.starts_with(is_first) && name.chars().all(|c| c.is_ascii_alphanumeric() || "_.%:+-@".contains(c))
}

fn is_number(text: &str) -> bool {
    parse_signed(text.strip_prefix(['#', '$']).unwrap_or(text).trim()).is_some()
}

/// No architecture has so many registers.
fn is_no_register(text: &str) -> bool {
    let digits = text.trim_start_matches('%').strip_prefix(['r', 'R', 'x', 'X', 'w', 'W']).unwrap_or("");
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) && digits.parse::<u32>().map_or(true, |number| number > 31)
}

/// Could some assembler read this operand? A word, a number, a shift (`LSL #2`), a list in brackets, a displacement before one (`8(r1)`).
fn is_operand(text: &str) -> bool {
    let text = text.strip_suffix('!').unwrap_or(text).trim();
    if let Some(open) = text.find(['[', '(', '{']) {
        let close = match text.as_bytes()[open] {
            b'[' => ']',
            b'(' => ')',
            _ => '}',
        };
        let before = text[..open].trim();
        let Some(inner) = text[open + 1..].strip_suffix(close) else { return false };
        let (is_displaced, inner) = (before.is_empty() || is_number(before) || is_word(before), split(inner));
        return is_displaced && !inner.is_empty() && inner.into_iter().all(is_operand);
    }
    match text.split_once(char::is_whitespace) {
        Some((shift, amount)) => is_word(shift) && is_number(amount.trim()),
        None => is_number(text) || is_word(text) && !is_no_register(text),
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
