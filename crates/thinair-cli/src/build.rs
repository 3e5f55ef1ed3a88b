//! Builds of others: what `compile_commands.json` says of how a project's files are compiled.
//!
//! Of the flags those are taken that change what a program means (macros, paths of headers, the
//! language); warnings, optimisation and outputs are not. Relative paths are relative to where the
//! compiler was run.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde_json::Value;

/// Flags with a path, attached or in the next word.
const PATHS: [&str; 9] = ["-I", "-isystem", "-iquote", "-idirafter", "-include", "-imacros", "--sysroot", "-isysroot", "-F"];

/// Flags with something else, attached or in the next word.
const WITH_WORD: [&str; 3] = ["-D", "-U", "-x"];

/// Flags that stand alone and matter, or what such begin with.
const ALONE: [&str; 14] = [
    "-std=",
    "-stdlib=",
    "-pthread",
    "-fno-exceptions",
    "-fno-rtti",
    "-fsigned-char",
    "-funsigned-char",
    "-fshort-enums",
    "-fwrapv",
    "-fms-extensions",
    "-nostdinc",
    "-ansi",
    "--target=",
    "-m32",
];

/// How the files of a project are compiled.
pub struct Build {
    file: PathBuf,
    commands: Vec<Command>,
}

struct Command {
    source: PathBuf,
    words: Vec<String>,
    directory: PathBuf,
    /// What is made; says to which target a file belongs.
    output: String,
}

impl Build {
    /// Reads the file in a folder, or the file itself.
    pub fn read(path: &Path) -> anyhow::Result<Build> {
        let file = if path.is_dir() { path.join("compile_commands.json") } else { path.to_path_buf() };
        let advice = "CMake writes it with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, Meson always, and `bear -- make` for make";
        let text = std::fs::read_to_string(&file).with_context(|| format!("{}: {advice}", file.display()))?;
        let Value::Array(entries) = serde_json::from_str(&text).with_context(|| file.display().to_string())? else {
            bail!("{}: this is no list of commands", file.display());
        };
        let commands = entries.iter().enumerate().map(|(number, entry)| {
            command(entry).with_context(|| format!("{}: entry {} has no `directory`, `file` and `command`", file.display(), number + 1))
        });
        Ok(Build { commands: commands.collect::<anyhow::Result<_>>()?, file })
    }

    /// The files that a name means: itself, if there is such a file, or else those of the target of
    /// that name.
    pub fn files(&self, name: &Path) -> anyhow::Result<Vec<PathBuf>> {
        if name.is_file() {
            return Ok(vec![name.to_path_buf()]);
        }
        let target = name.display().to_string();
        // CMake's folder for a target, and Meson's.
        let folders = [format!("/{target}.dir/"), format!("/{target}.p/")];
        let belongs = |command: &&Command| folders.iter().any(|folder| format!("/{}", command.output).contains(folder));
        let found: Vec<PathBuf> = self.commands.iter().filter(belongs).map(|command| shortened(&command.source)).collect();
        if found.is_empty() {
            bail!("{target} is no file, and no target in {}", self.file.display());
        }
        Ok(found)
    }

    /// The flags of a file.
    pub fn flags(&self, file: &Path) -> anyhow::Result<Vec<String>> {
        let same = |command: &&Command| command.source.canonicalize().ok() == file.canonicalize().ok();
        match self.commands.iter().find(same) {
            Some(command) => Ok(command.flags()),
            None => bail!("{}: the file is not in {}", file.display(), self.file.display()),
        }
    }
}

/// As seen from the working directory, if it is below.
fn shortened(path: &Path) -> PathBuf {
    let here = std::env::current_dir().ok();
    here.and_then(|here| path.strip_prefix(here).ok().map(Path::to_path_buf)).unwrap_or_else(|| path.to_path_buf())
}

fn command(entry: &Value) -> Option<Command> {
    let directory = PathBuf::from(entry.get("directory")?.as_str()?);
    let words = match (entry.get("arguments"), entry.get("command")) {
        (Some(Value::Array(words)), _) => words.iter().map(|word| word.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>()?,
        (_, Some(Value::String(line))) => split(line),
        _ => return None,
    };
    let after_o = || words.iter().skip_while(|word| *word != "-o").nth(1).cloned();
    let output = entry.get("output").and_then(|output| output.as_str().map(str::to_owned)).or_else(after_o).unwrap_or_default();
    let source = directory.join(entry.get("file")?.as_str()?);
    Some(Command { source, words, directory, output })
}

impl Command {
    fn flags(&self) -> Vec<String> {
        let mut flags = Vec::new();
        let mut words = self.words.iter().skip(1);
        while let Some(word) = words.next() {
            let absolute = |path: &str| self.directory.join(path).display().to_string();
            if let Some(flag) = PATHS.iter().find(|flag| word.starts_with(**flag)) {
                let rest = word[flag.len()..].trim_start_matches('=');
                let path = if rest.is_empty() { words.next().map(String::as_str).unwrap_or_default() } else { rest };
                flags.extend([(*flag).to_owned(), absolute(path)]);
            } else if let Some(flag) = WITH_WORD.iter().find(|flag| word.starts_with(**flag)) {
                let rest = &word[flag.len()..];
                let value = if rest.is_empty() { words.next().map(String::as_str).unwrap_or_default() } else { rest };
                flags.extend([(*flag).to_owned(), value.to_owned()]);
            } else if ALONE.iter().any(|flag| word.starts_with(flag)) {
                flags.push(word.clone());
            }
        }
        flags
    }
}

/// The words of a command line, as a shell takes it apart: blanks, quotes and backslashes.
fn split(line: &str) -> Vec<String> {
    let (mut words, mut word, mut begun, mut quote) = (Vec::new(), String::new(), false, None);
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match (letter, quote) {
            ('\\', Some('\'')) => word.push(letter),
            ('\\', _) => word.extend(letters.next()),
            (_, Some(open)) if letter == open => quote = None,
            (_, Some(_)) => word.push(letter),
            ('"' | '\'', None) => (quote, begun) = (Some(letter), true),
            (blank, None) if blank.is_whitespace() => {
                if begun || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                begun = false;
            }
            _ => word.push(letter),
        }
    }
    if begun || !word.is_empty() {
        words.push(word);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_taken_apart_as_by_a_shell() {
        let words = split(r#"c++ -DNAME=\"x\" '-DTEXT=a b' -D"A B"=1  "" file\ name.cpp"#);
        assert_eq!(words, ["c++", r#"-DNAME="x""#, "-DTEXT=a b", "-DA B=1", "", "file name.cpp"]);
    }

    #[test]
    fn what_means_something_is_kept() {
        let line = "/usr/bin/c++ -DA -D B=2 -Iinclude -isystem /usr/x -include all.h -O2 -Wall -Werror -g -std=gnu++20 -MD -MF x.d -o x.o -c x.cpp";
        let command = Command { source: "/p/x.cpp".into(), words: split(line), directory: "/p/build".into(), output: "x.o".to_owned() };
        let expected = "-D A -D B=2 -I /p/build/include -isystem /usr/x -include /p/build/all.h -std=gnu++20";
        assert_eq!(command.flags().join(" "), expected);
    }
}
