//! The part of YAML that task definitions use: maps and lists by indentation, lists in brackets, scalars with
//! and without quotes, comments. Anything else is refused with its line.

use anyhow::bail;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Node {
    Scalar(String),
    List(Vec<Node>),
    Map(Vec<(String, Node)>),
}

impl Node {
    /// What a map has under a key.
    pub fn get(&self, key: &str) -> Option<&Node> {
        match self {
            Node::Map(entries) => entries.iter().find(|(name, _)| name == key).map(|(_, value)| value),
            _ => None,
        }
    }

    pub fn scalar(&self) -> Option<&str> {
        if let Node::Scalar(text) = self { Some(text) } else { None }
    }

    /// The elements of a list; a scalar is a list of one.
    pub fn elements(&self) -> Vec<&Node> {
        match self {
            Node::List(elements) => elements.iter().collect(),
            Node::Scalar(_) => vec![self],
            Node::Map(_) => Vec::new(),
        }
    }
}

/// A line without its comment: its number, how far it is indented, and what stands there.
struct Line {
    number: usize,
    indent: usize,
    text: String,
}

/// How deep maps and lists may stand in each other.
const DEEPEST: usize = 32;

pub fn parse(text: &str) -> anyhow::Result<Node> {
    let mut lines = Vec::new();
    for (number, raw) in text.lines().enumerate() {
        let number = number + 1;
        let kept = without_comment(raw).trim_end();
        let indent = kept.len() - kept.trim_start_matches(' ').len();
        let content = kept[indent..].to_string();
        if content.starts_with('\t') {
            bail!("line {number}: tabs do not indent");
        }
        if !(content.is_empty() || indent == 0 && matches!(content.as_str(), "---" | "...")) {
            lines.push(Line { number, indent, text: content });
        }
    }
    if lines.is_empty() {
        bail!("there is nothing in it");
    }
    let mut reader = Reader { lines, at: 0 };
    let indent = reader.lines[0].indent;
    let node = reader.block(indent, 0)?;
    match reader.lines.get(reader.at) {
        Some(left) => bail!("line {}: this is indented like nothing before it", left.number),
        None => Ok(node),
    }
}

/// A `#` begins a comment at the beginning of a word, outside of quotes.
fn without_comment(line: &str) -> &str {
    let (mut quote, mut before) = (None, ' ');
    for (at, letter) in line.char_indices() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') if matches!(before, ' ' | '[' | ',') => quote = Some(letter),
            (None, '#') if before == ' ' => return &line[..at],
            _ => {}
        }
        before = letter;
    }
    line
}

struct Reader {
    lines: Vec<Line>,
    at: usize,
}

impl Reader {
    fn block(&mut self, indent: usize, depth: usize) -> anyhow::Result<Node> {
        let line = &self.lines[self.at];
        if depth > DEEPEST {
            bail!("line {}: this is nested too deep", line.number);
        }
        if is_item(&line.text) {
            return self.list(indent, depth);
        }
        if key_of(&line.text).is_some() {
            return self.map(indent, depth);
        }
        let node = scalar(&line.text, line.number)?;
        self.at += 1;
        Ok(node)
    }

    fn list(&mut self, indent: usize, depth: usize) -> anyhow::Result<Node> {
        let mut elements = Vec::new();
        while let Some(line) = self.lines.get_mut(self.at).filter(|line| line.indent == indent && is_item(&line.text)) {
            let rest = line.text[1..].trim_start().to_string();
            if rest.is_empty() {
                self.at += 1;
                elements.push(self.below(indent, depth)?);
                continue;
            }
            // What stands behind the dash is a block of its own, indented as far as it stands there.
            line.indent = indent + line.text.len() - rest.len();
            line.text = rest;
            let inner = line.indent;
            elements.push(self.block(inner, depth + 1)?);
        }
        Ok(Node::List(elements))
    }

    fn map(&mut self, indent: usize, depth: usize) -> anyhow::Result<Node> {
        let mut entries: Vec<(String, Node)> = Vec::new();
        while let Some(line) = self.lines.get(self.at).filter(|line| line.indent == indent && !is_item(&line.text)) {
            let number = line.number;
            let Some((key, rest)) = key_of(&line.text) else { bail!("line {number}: a key with a colon is needed here") };
            let (key, rest) = (key.to_string(), rest.to_string());
            if entries.iter().any(|(known, _)| *known == key) {
                bail!("line {number}: `{key}` stands here twice");
            }
            self.at += 1;
            let value = if rest.is_empty() { self.below(indent, depth)? } else { scalar(&rest, number)? };
            entries.push((key, value));
        }
        Ok(Node::Map(entries))
    }

    /// What stands below a key or a dash: a block that is indented further, or a list that is indented as far.
    fn below(&mut self, indent: usize, depth: usize) -> anyhow::Result<Node> {
        match self.lines.get(self.at) {
            Some(line) if line.indent > indent || line.indent == indent && is_item(&line.text) => {
                let inner = line.indent;
                self.block(inner, depth + 1)
            }
            _ => Ok(Node::Scalar(String::new())),
        }
    }
}

fn is_item(text: &str) -> bool {
    text == "-" || text.starts_with("- ")
}

/// The key of an entry, and what stands behind its colon.
fn key_of(text: &str) -> Option<(&str, &str)> {
    if text.starts_with(['"', '\'']) {
        let quote = text.chars().next()?;
        let (key, rest) = text[1..].split_once(quote)?;
        return Some((key, rest.trim_start().strip_prefix(':')?.trim()));
    }
    if text.starts_with('[') {
        return None;
    }
    match text.split_once(": ") {
        Some((key, rest)) => Some((key.trim(), rest.trim())),
        None => Some((text.strip_suffix(':')?.trim(), "")),
    }
}

fn scalar(text: &str, line: usize) -> anyhow::Result<Node> {
    if let Some(inner) = text.strip_prefix('[') {
        let Some(inner) = inner.strip_suffix(']') else { bail!("line {line}: a list in brackets must end on its line") };
        let elements = inner.split(',').map(str::trim).filter(|element| !element.is_empty());
        return Ok(Node::List(elements.map(|element| scalar(element, line)).collect::<anyhow::Result<_>>()?));
    }
    if text.starts_with(['{', '|', '>', '&', '*', '!']) {
        bail!("line {line}: `{text}` is YAML that is not read here");
    }
    for quote in ['"', '\''] {
        if let Some(rest) = text.strip_prefix(quote) {
            let Some(inner) = rest.strip_suffix(quote) else { bail!("line {line}: a quote has no end") };
            return Ok(Node::Scalar(inner.to_string()));
        }
    }
    Ok(Node::Scalar(text.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_definition_is_read() {
        let text = "---\nformat_version: '2.0' # a comment\n\ninput_files:\n  - 'a#b.c'\n  - b.c\nproperties:\n  - property_file: x.prp\n    \
                    expected_verdict: true\n  -\n    property_file: y.prp\noptions:\n  language: C\nlist: [1, '2']\n";
        let task = parse(text).unwrap();
        assert_eq!(task.get("format_version").and_then(Node::scalar), Some("2.0"));
        let files: Vec<_> = task.get("input_files").unwrap().elements().into_iter().filter_map(Node::scalar).collect();
        assert_eq!(files, ["a#b.c", "b.c"]);
        let properties = task.get("properties").unwrap().elements();
        assert_eq!(properties[0].get("expected_verdict").and_then(Node::scalar), Some("true"));
        assert_eq!(properties[1].get("property_file").and_then(Node::scalar), Some("y.prp"));
        assert_eq!(task.get("list").unwrap().elements().len(), 2);
    }

    #[test]
    fn what_is_not_read_is_refused_with_its_line() {
        for (text, line) in [("a: {b: c}", 1), ("a: 1\na: 2", 2), ("a: 1\n   b: 2", 2), ("a: 'b", 1), ("a:\n\tb: 1", 2), ("a: 1\nb", 2)] {
            let error = parse(text).unwrap_err().to_string();
            assert!(error.starts_with(&format!("line {line}:")), "{text}: {error}");
        }
        assert!(parse("").is_err());
    }
}
