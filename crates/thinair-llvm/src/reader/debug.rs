//! Source positions from the debug information: `!dbg !N` → DILocation → its scopes → DIFile.
//!
//! Of a node only the fields that are asked for are read, when they are asked for. What is missing or malformed gives no position, never
//! an error: a program can be checked without.

use rustc_hash::FxHashMap;

use super::cursor::Cursor;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<'a> {
    pub file: &'a str,
    pub line: u32,
    pub column: u32,
}

#[derive(Default)]
pub struct DebugInfo<'a> {
    /// Where each numbered node stands (after `=`); 0 if there is none.
    nodes: Vec<usize>,
    /// The file of each scope that was asked for.
    files: FxHashMap<u32, Option<&'a str>>,
    positions: FxHashMap<u32, Option<Position<'a>>>,
}

/// Longer chains of scopes or inlined calls are not followed.
const LONGEST_CHAIN: u32 = 200;

/// Larger numbers of nodes are not believed: they would only take memory.
const MOST_NODES: usize = 1 << 26;

impl<'a> DebugInfo<'a> {
    pub fn insert(&mut self, number: usize, offset: usize) {
        if number < MOST_NODES {
            if self.nodes.len() <= number {
                self.nodes.resize(number + 1, 0);
            }
            self.nodes[number] = offset;
        }
    }

    fn node(&self, text: &'a str, number: u32) -> Option<Cursor<'a>> {
        let offset = *self.nodes.get(number as usize)?;
        (offset != 0).then(|| Cursor::new(text, offset))
    }

    pub fn position(&mut self, text: &'a str, number: u32) -> Option<Position<'a>> {
        if let Some(known) = self.positions.get(&number) {
            return *known;
        }
        let found = self.find(text, number);
        self.positions.insert(number, found);
        found
    }

    /// The position of a node. What was inlined from a header of the system is shown where the user called it.
    fn find(&mut self, text: &'a str, number: u32) -> Option<Position<'a>> {
        let mut at = number;
        let mut first = None;
        for _ in 0..LONGEST_CHAIN {
            let node = self.node(text, at)?;
            let line = field(node, "line").and_then(number_of).unwrap_or(0);
            let column = field(node, "column").and_then(number_of).unwrap_or(0);
            let file = reference(node, "file").or_else(|| reference(node, "scope")).and_then(|scope| self.file(text, scope));
            let position = file.map(|file| Position { file, line, column });
            first = first.or(position);
            match reference(node, "inlinedAt") {
                Some(caller) if position.is_none_or(|position| position.file.starts_with("/usr/")) => at = caller,
                _ => return position.or(first),
            }
        }
        first
    }

    fn file(&mut self, text: &'a str, scope: u32) -> Option<&'a str> {
        if let Some(known) = self.files.get(&scope) {
            return *known;
        }
        let mut at = scope;
        let mut found = None;
        for _ in 0..LONGEST_CHAIN {
            let Some(node) = self.node(text, at) else { break };
            if let Some(name) = field(node, "filename") {
                found = name.strip_prefix('"').and_then(|name| name.split('"').next());
                break;
            }
            match reference(node, "file").or_else(|| reference(node, "scope")) {
                Some(next) => at = next,
                None => break,
            }
        }
        self.files.insert(scope, found);
        found
    }
}

/// The text from the value of a field on.
fn field<'a>(node: Cursor<'a>, name: &str) -> Option<&'a str> {
    let line = node.rest_of_line();
    let mut rest = line.split_once('(')?.1;
    loop {
        let (key, value) = rest.split_once(':')?;
        let value = value.trim_start();
        if key.trim() == name {
            return Some(value);
        }
        // The next field begins after a comma that is not in a string.
        let skipped = match value.strip_prefix('"') {
            Some(quoted) => value.len() - quoted.len() + quoted.find('"')? + 1,
            None => 0,
        };
        rest = value[skipped..].split_once(',')?.1;
    }
}

fn number_of(text: &str) -> Option<u32> {
    let length = text.bytes().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len());
    text[..length].parse().ok()
}

fn reference(node: Cursor<'_>, name: &str) -> Option<u32> {
    field(node, name)?.strip_prefix('!').and_then(number_of)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str, number: u32) -> Option<(String, u32, u32)> {
        let mut debug = DebugInfo::default();
        let mut offset = 0;
        for (index, line) in text.split_inclusive('\n').enumerate() {
            debug.insert(index, offset + line.find('=').unwrap());
            offset += line.len();
        }
        debug.position(text, number).map(|position| (position.file.to_string(), position.line, position.column))
    }

    #[test]
    fn scopes_lead_to_the_file() {
        let text = "!0 = !DIFile(filename: \"a:b, c.c\", directory: \"/d\")\n\
                    !1 = distinct !DISubprogram(name: \"f\", scope: !0, file: !0, line: 3)\n\
                    !2 = !DILexicalBlock(scope: !1, line: 4)\n\
                    !3 = !DILocation(line: 5, column: 7, scope: !2)\n";
        assert_eq!(position(text, 3), Some(("a:b, c.c".to_string(), 5, 7)));
        assert_eq!(position(text, 1), Some(("a:b, c.c".to_string(), 3, 0)));
        assert_eq!(position(text, 9), None);
    }

    #[test]
    fn circles_end() {
        assert_eq!(position("!0 = !DILocation(line: 5, scope: !1, inlinedAt: !0)\n!1 = !DILexicalBlock(scope: !1)\n", 0), None);
    }

    #[test]
    fn inlined_library_code_is_shown_at_the_call() {
        let text = "!0 = !DIFile(filename: \"/usr/include/x.h\")\n\
                    !1 = !DIFile(filename: \"a.c\")\n\
                    !2 = !DILocation(line: 5, scope: !0, inlinedAt: !3)\n\
                    !3 = !DILocation(line: 8, column: 2, scope: !1)\n";
        assert_eq!(position(text, 2), Some(("a.c".to_string(), 8, 2)));
    }
}
