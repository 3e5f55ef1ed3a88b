//! Memory models by name: reading one from the command line, and the list.

use std::fmt::Write;
use std::path::Path;

use anyhow::Context;
use serde_json::json;
use thinair_core::cat;
use thinair_core::model::Model;
use thinair_litmus::Rules;

use crate::Exit;
use crate::arguments::Models;

/// A model that exists as a text only, for `thinair litmus`.
struct OfLitmusTests {
    name: &'static str,
    aliases: &'static [&'static str],
    summary: &'static str,
}

const OF_LITMUS_TESTS: [OfLitmusTests; 2] = [
    OfLitmusTests { name: "lkmm", aliases: &["linux"], summary: "the Linux kernel's memory model, RCU included (litmus tests only)" },
    OfLitmusTests { name: "rc11-herd", aliases: &[], summary: "RC11 with the release sequences of its paper (litmus tests only)" },
];

/// The name of a model that only litmus tests have.
pub fn of_litmus_tests(name: &str) -> Option<&'static str> {
    let lower = name.to_ascii_lowercase();
    let found = OF_LITMUS_TESTS.iter().find(|model| model.name == lower || model.aliases.contains(&lower.as_str()));
    found.map(|model| model.name)
}

/// Finds the model that the user means, or says why not.
pub fn parse(name: &str) -> Result<Model, String> {
    if let Some(model) = Model::find(name) {
        return Ok(model);
    }
    let lower = name.to_ascii_lowercase();
    if let Some(model) = of_litmus_tests(name) {
        return Err(format!(
            "the model `{model}` is for litmus tests only (`thinair litmus --model {model} FILE`); available: {}",
            available()
        ));
    }
    Err(unknown(&lower, &available()))
}

/// A model for programs: one that comes with Thinair, or a text of the user's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ModelOfProgram {
    BuiltIn(Model),
    /// The name of a file that ends in `.cat`.
    Text(String),
}

impl ModelOfProgram {
    pub fn name(&self) -> &str {
        match self {
            ModelOfProgram::BuiltIn(model) => model.name(),
            ModelOfProgram::Text(file) => file,
        }
    }
}

/// Is this the name of a text in cat?
pub fn is_text(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == "cat")
}

/// As [`parse`], also for files.
pub fn parse_or_text(name: &str) -> Result<ModelOfProgram, String> {
    if is_text(name) { Ok(ModelOfProgram::Text(name.to_owned())) } else { parse(name).map(ModelOfProgram::BuiltIn) }
}

/// The text in a file; what it includes lies beside it, or comes with Thinair.
pub fn read_text(name: &str) -> anyhow::Result<cat::Model> {
    let source = std::fs::read_to_string(name).with_context(|| format!("cannot read {name}"))?;
    let folder = Path::new(name).parent().unwrap_or(Path::new(""));
    let mut include = |file: &str| match std::fs::read_to_string(folder.join(file)) {
        Ok(text) => Ok(text),
        Err(error) => cat::include_builtin(file).map_err(|_| error.to_string()),
    };
    cat::Model::parse(name, &source, &mut include).map_err(|error| anyhow::anyhow!("{error}"))
}

/// A model for litmus tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModelOfLitmus {
    BuiltIn(Model),
    /// One that exists as a text only, by its name.
    Text(&'static str),
}

impl ModelOfLitmus {
    pub fn name(self) -> &'static str {
        match self {
            ModelOfLitmus::BuiltIn(model) => model.name(),
            ModelOfLitmus::Text(name) => name,
        }
    }

    pub fn rules(self) -> anyhow::Result<Rules<'static>> {
        match self {
            ModelOfLitmus::BuiltIn(model) => Ok(Rules::BuiltIn(model)),
            ModelOfLitmus::Text(name) => Rules::text(name).with_context(|| format!("the text of {name} is missing")),
        }
    }
}

/// The names of the models that only litmus tests have.
pub fn texts() -> impl Iterator<Item = &'static str> {
    OF_LITMUS_TESTS.iter().map(|model| model.name)
}

/// As [`parse`], also for the models that only litmus tests have.
pub fn parse_for_litmus(name: &str) -> Result<ModelOfLitmus, String> {
    if let Some(name) = of_litmus_tests(name) {
        return Ok(ModelOfLitmus::Text(name));
    }
    let all = format!("{}, {}, or a file that ends in .cat", available(), texts().collect::<Vec<_>>().join(", "));
    Model::find(name).map(ModelOfLitmus::BuiltIn).ok_or_else(|| unknown(&name.to_ascii_lowercase(), &all))
}

fn unknown(name: &str, available: &str) -> String {
    if name == "arm" {
        return format!("`arm` may be armv7 (32 bits; herd's dialect ARM) or armv8 (64 bits; AArch64); available: {available}");
    }
    let question = closest(name).map_or_else(String::new, |near| format!("did you mean `{near}`? "));
    format!("unknown model; {question}available: {available}")
}

fn available() -> String {
    Model::every().map(Model::name).collect::<Vec<_>>().join(", ")
}

/// The name or alias that a typing mistake or two turn into `name`.
fn closest(name: &str) -> Option<&'static str> {
    let built_in = Model::every().flat_map(|model| std::iter::once(model.name()).chain(model.aliases().iter().copied()));
    built_in
        .chain(texts())
        .map(|candidate| (edit_distance(name, candidate), candidate))
        // Short names are all close to each other: what is to be mended must be less than half of the name.
        .filter(|&(distance, candidate)| distance <= 2 && distance * 2 < candidate.len())
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, candidate)| candidate)
}

/// The number of letters to insert, delete or replace (Levenshtein).
fn edit_distance(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.chars().collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, letter) in left.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &other) in right.iter().enumerate() {
            let replace = diagonal + usize::from(letter != other);
            diagonal = row[j + 1];
            row[j + 1] = replace.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[right.len()]
}

/// `thinair models`.
pub fn run(arguments: &Models) -> anyhow::Result<Exit> {
    crate::print(&if arguments.json { list_json() } else { list_text() })?;
    Ok(Exit::Verified)
}

fn specification(model: Model) -> String {
    if model.of_single_executions() == model { format!("models/{}.cat", model.name()) } else { format!("docs/{}.md", model.name()) }
}

fn list_text() -> String {
    let header = ["name", "aliases", "specification", "what it is"].map(str::to_owned);
    let row = |model: Model| [model.name().to_owned(), model.aliases().join(", "), specification(model), model.summary().to_owned()];
    let text_row = |model: &OfLitmusTests| {
        [model.name.to_owned(), model.aliases.join(", "), format!("models/{}.cat", model.name), model.summary.to_owned()]
    };
    let rows: Vec<[String; 4]> =
        std::iter::once(header).chain(Model::every().map(row)).chain(OF_LITMUS_TESTS.iter().map(text_row)).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let widths = [width(0), width(1), width(2)];
    let mut text = String::new();
    for [name, aliases, file, summary] in &rows {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name:0$}  {aliases:1$}  {file:2$}  {summary}", widths[0], widths[1], widths[2]);
    }
    text
}

fn list_json() -> String {
    let models = Model::every().map(|model| {
        json!({
            "name": model.name(),
            "aliases": model.aliases(),
            "summary": model.summary(),
            "specification": specification(model),
            "litmus_only": false,
        })
    });
    let texts = OF_LITMUS_TESTS.iter().map(|model| {
        let file = format!("models/{}.cat", model.name);
        json!({ "name": model.name, "aliases": model.aliases, "summary": model.summary, "specification": file, "litmus_only": true })
    });
    format!("{}\n", models.chain(texts).collect::<serde_json::Value>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(name: &str, expected: &str) {
        let message = parse(name).unwrap_err();
        assert!(message.contains(expected), "{message}");
        assert!(message.contains("available: sc, tso"), "{message}");
    }

    #[test]
    fn names_and_aliases_are_found_and_others_explained() {
        assert_eq!(parse("RC11"), Ok(Model::Rc11));
        assert_eq!(parse("aarch64"), Ok(Model::Armv8));
        refused("lkmm", "the model `lkmm` is for litmus tests only");
        assert_eq!(parse("rvwmo"), Ok(Model::Riscv));
        refused("linux", "the model `lkmm` is for litmus tests only");
        refused("pwer", "did you mean `power`?");
        refused("armv9", "did you mean `armv8`?");
        refused("arm", "`arm` may be armv7");
        assert!(!parse("nonsense").unwrap_err().contains("did you mean"));
        refused("", "unknown model");
    }

    #[test]
    fn distances() {
        assert_eq!(edit_distance("kitten", "sitting"), 3);
        assert_eq!(edit_distance("", "abc"), 3);
        assert_eq!(edit_distance("abc", "abc"), 0);
    }
}
