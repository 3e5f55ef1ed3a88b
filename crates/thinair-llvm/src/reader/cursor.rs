//! A place in the text, and the smallest pieces that are read there: words, names, numbers, strings, balanced parentheses.
//!
//! There are no tokens: the grammar of LLVM IR can be read with one byte of foresight, and slices of the text serve as names, so that
//! nothing is allocated.

/// What was wrong, and at which byte. The border of the reader turns it into an [`Error`](crate::Error) with line and column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError {
    pub offset: usize,
    pub message: String,
}

pub type Read<T> = Result<T, SyntaxError>;

#[derive(Clone, Copy)]
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

/// May this byte be part of a word, of a name without quotes or of a number?
fn in_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'-') || byte >= 0x80
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str, at: usize) -> Self {
        Cursor { text, at }
    }

    pub fn text(&self) -> &'a str {
        self.text
    }

    pub fn offset(&self) -> usize {
        self.at
    }

    pub fn error<T>(&self, message: impl Into<String>) -> Read<T> {
        Err(SyntaxError { offset: self.at, message: message.into() })
    }

    /// The error that something else than `expected` stands here.
    pub fn unexpected<T>(&self, expected: &str) -> Read<T> {
        let rest = self.text.get(self.at..).unwrap_or("");
        let found: String = match rest.chars().next() {
            None => "the end of the text".to_string(),
            Some('\n') => "the end of the line".to_string(),
            Some(first) if first.is_ascii_alphanumeric() => {
                let length = rest.bytes().position(|byte| !in_word(byte)).unwrap_or(rest.len());
                format!("`{}`", rest[..length].chars().take(40).collect::<String>())
            }
            Some(other) => format!("`{}`", other.escape_default()),
        };
        self.error(format!("expected {expected}, found {found}"))
    }

    /// The byte here, without skipping anything; 0 at the end of the text.
    #[inline]
    pub fn byte(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    pub fn at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// Skips blanks, line ends and comments.
    #[inline]
    pub fn skip_space(&mut self) {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            match byte {
                b' ' | b'\t' | b'\n' | b'\r' => self.at += 1,
                b';' => self.skip_line(),
                _ => break,
            }
        }
    }

    /// Skips blanks, but stays on the line.
    #[inline]
    pub fn skip_blanks(&mut self) {
        let bytes = self.text.as_bytes();
        while matches!(bytes.get(self.at), Some(b' ' | b'\t' | b'\r')) {
            self.at += 1;
        }
    }

    /// Goes to the line end.
    #[inline]
    pub fn skip_line(&mut self) {
        self.at = self.line_end();
    }

    fn line_end(&self) -> usize {
        let rest = &self.text.as_bytes()[self.at.min(self.text.len())..];
        rest.iter().position(|&byte| byte == b'\n').map_or(self.text.len(), |length| self.at + length)
    }

    /// What is left of the line.
    pub fn rest_of_line(&self) -> &'a str {
        self.text.get(self.at..self.line_end()).unwrap_or("")
    }

    /// At a line end: the line after it.
    pub fn rest_of_following_line(&self) -> &'a str {
        if self.at_end() {
            return "";
        }
        Cursor { at: self.at + 1, ..*self }.rest_of_line()
    }

    /// The next byte after blanks.
    #[inline]
    pub fn peek(&mut self) -> u8 {
        self.skip_space();
        self.byte()
    }

    #[inline]
    pub fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == byte && !self.at_end();
        self.at += usize::from(found);
        found
    }

    #[inline]
    pub fn expect(&mut self, byte: u8) -> Read<()> {
        if self.eat(byte) { Ok(()) } else { self.unexpected(&format!("`{}`", byte as char)) }
    }

    /// The word here, possibly empty, which stays unread.
    #[inline]
    pub fn peek_word(&mut self) -> &'a str {
        self.skip_space();
        self.word_here()
    }

    #[inline]
    fn word_here(&self) -> &'a str {
        let bytes = self.text.as_bytes();
        let mut end = self.at;
        while end < bytes.len() && in_word(bytes[end]) {
            end += 1;
        }
        self.text.get(self.at..end).unwrap_or("")
    }

    /// Reads the word here, possibly empty.
    #[inline]
    pub fn word(&mut self) -> &'a str {
        let word = self.peek_word();
        self.at += word.len();
        word
    }

    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.peek_word() == word;
        self.at += if found { word.len() } else { 0 };
        found
    }

    pub fn expect_word(&mut self, word: &str) -> Read<()> {
        if self.eat_word(word) { Ok(()) } else { self.unexpected(&format!("`{word}`")) }
    }

    /// The name after a sigil: a word or a quoted text (whose escapes stay as they are: they are the same wherever the name occurs).
    #[inline]
    pub fn name(&mut self) -> Read<&'a str> {
        if self.byte() == b'"' {
            return self.string();
        }
        let name = self.word_here();
        if name.is_empty() {
            return self.unexpected("a name");
        }
        self.at += name.len();
        Ok(name)
    }

    /// What stands between two quotes, escapes and all.
    pub fn string(&mut self) -> Read<&'a str> {
        if self.peek() != b'"' {
            return self.unexpected("a string");
        }
        let start = self.at + 1;
        let rest = &self.text.as_bytes()[start..];
        match rest.iter().position(|&byte| byte == b'"') {
            Some(length) => {
                self.at = start + length + 1;
                Ok(&self.text[start..start + length])
            }
            None => self.error("this string does not end"),
        }
    }

    /// A number without a sign.
    pub fn number(&mut self) -> Read<u64> {
        let word = self.peek_word();
        match word.parse() {
            Ok(number) => {
                self.at += word.len();
                Ok(number)
            }
            Err(_) => self.unexpected("a number"),
        }
    }

    /// Skips from an opening parenthesis, bracket or brace to after its closing one.
    pub fn skip_balanced(&mut self) -> Read<()> {
        let start = *self;
        let mut depth = 0usize;
        loop {
            self.skip_space();
            if self.at_end() {
                return start.error("this is not closed");
            }
            match self.byte() {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth = depth.saturating_sub(1),
                b'"' => {
                    self.string()?;
                    continue;
                }
                _ => {}
            }
            self.at += 1;
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Goes on by so many bytes, which the caller has seen to be ASCII.
    pub fn advance(&mut self, bytes: usize) {
        self.at += bytes;
    }
}

/// The bytes of a string: `\xx` is a byte in hexadecimal, `\\` a backslash.
pub fn unescape(raw: &str) -> Vec<u8> {
    let bytes = raw.as_bytes();
    let mut result = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let escaped = if bytes[at] == b'\\' { bytes.get(at + 1..at + 3) } else { None };
        let value = escaped.and_then(|digits| {
            let digit = |byte: u8| (byte as char).to_digit(16);
            Some((digit(digits[0])? * 16 + digit(digits[1])?) as u8)
        });
        match value {
            Some(value) => {
                result.push(value);
                at += 3;
            }
            None => {
                result.push(bytes[at]);
                at += 1 + usize::from(bytes[at] == b'\\' && bytes.get(at + 1) == Some(&b'\\'));
            }
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_have_escapes() {
        assert_eq!(unescape(r"a\00\0Ab"), b"a\0\nb");
        assert_eq!(unescape(r"\\x\"), b"\\x\\");
        assert_eq!(unescape(r"\+1"), b"\\+1");
    }

    #[test]
    fn balanced_text_is_skipped_with_its_strings() {
        let mut cursor = Cursor::new("(a [\")\"] {b}) c", 0);
        cursor.skip_balanced().unwrap();
        assert_eq!(cursor.word(), "c");
        assert!(Cursor::new("((", 0).skip_balanced().is_err());
    }

    #[test]
    fn errors_say_what_was_found() {
        let error = Cursor::new("x, y", 1).unexpected::<()>("`(`").unwrap_err();
        assert_eq!(error.message, "expected `(`, found `,`");
        assert_eq!(Cursor::new("x", 1).unexpected::<()>("a name").unwrap_err().message, "expected a name, found the end of the text");
    }
}
