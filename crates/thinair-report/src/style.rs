//! How text is set for a terminal, or for whoever reads what was piped.

/// What a text may use. The default is for pipes: no colours, and lines of a fixed width, so that the same run always gives the same text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// The widest line that columns may take.
    pub width: usize,
    pub colour: bool,
    pub amount: Amount,
    /// Is the full reasoning told, with the relations?
    pub explains: bool,
}

/// How much is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Amount {
    /// The verdict and the error.
    Quiet,
    /// Also what happened, in words.
    Story,
    /// Also the events that matter.
    Normal,
    /// All events, and why the model allows them.
    Verbose,
}

impl Default for Style {
    fn default() -> Style {
        Style { width: 120, colour: false, amount: Amount::Normal, explains: false }
    }
}

impl Style {
    fn paint(&self, code: &str, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
    pub fn good(&self, text: &str) -> String {
        self.paint("1;32", text)
    }
    pub fn alarm(&self, text: &str) -> String {
        self.paint("1;31", text)
    }
    pub fn caution(&self, text: &str) -> String {
        self.paint("1;33", text)
    }
    pub fn strong(&self, text: &str) -> String {
        self.paint("1", text)
    }
    pub fn quiet(&self, text: &str) -> String {
        self.paint("2", text)
    }

    /// Breaks a sentence into lines that fit, each after `indent`.
    pub fn wrap(&self, text: &str, indent: &str) -> String {
        let width = self.width.clamp(40, 110);
        let mut out = String::new();
        for paragraph in text.lines() {
            let mut line = indent.to_owned();
            let mut empty = true;
            for word in paragraph.split_whitespace() {
                if !empty && line.chars().count() + 1 + word.chars().count() > width {
                    out.push_str(&line);
                    out.push('\n');
                    line = indent.to_owned();
                    empty = true;
                }
                if !empty {
                    line.push(' ');
                }
                line.push_str(word);
                empty = false;
            }
            out.push_str(line.trim_end());
            out.push('\n');
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_broken_between_words() {
        let style = Style { width: 40, ..Style::default() };
        assert_eq!(
            style.wrap("one two three four five six seven eight nine ten", "  "),
            "  one two three four five six seven\n  eight nine ten\n"
        );
        assert_eq!(style.alarm("x"), "x");
        assert_eq!(Style { colour: true, ..style }.alarm("x"), "\x1b[1;31mx\x1b[0m");
    }
}
