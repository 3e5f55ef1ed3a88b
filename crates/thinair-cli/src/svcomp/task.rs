//! Task definitions of SV-COMP (format 2.x): which program is checked for which properties, and what is expected.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use super::yaml::{self, Node};

pub struct Task {
    /// The program, as found from the folder of the definition.
    pub inputs: Vec<PathBuf>,
    pub properties: Vec<Property>,
    pub data_model: DataModel,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DataModel {
    Ilp32,
    Lp64,
}

impl DataModel {
    pub fn name(self) -> &'static str {
        if self == DataModel::Ilp32 { "ILP32" } else { "LP64" }
    }
}

/// A property that the task asks for.
pub struct Property {
    /// The name of its file, without `.prp`.
    pub name: String,
    /// Its text, on one line.
    pub specification: String,
    /// What it consists of, or what in it is not looked for.
    pub parts: Result<Vec<Part>, String>,
    pub expected: Option<bool>,
    /// Which part is violated, if it is known to be.
    pub subproperty: Option<String>,
}

/// What can be wrong, in SV-COMP's terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    UnreachCall,
    NoDataRace,
    NoOverflow,
    ValidFree,
    ValidDeref,
    ValidMemtrack,
    ValidMemcleanup,
    NoDeadlock,
}

impl Part {
    pub fn name(self) -> &'static str {
        match self {
            Part::UnreachCall => "unreach-call",
            Part::NoDataRace => "no-data-race",
            Part::NoOverflow => "no-overflow",
            Part::ValidFree => "valid-free",
            Part::ValidDeref => "valid-deref",
            Part::ValidMemtrack => "valid-memtrack",
            Part::ValidMemcleanup => "valid-memcleanup",
            Part::NoDeadlock => "no-deadlock",
        }
    }

    /// What a formula of a property asks for: the text inside `LTL(…)`.
    fn of(formula: &str) -> Option<Part> {
        let words: String = formula.chars().filter(|letter| !letter.is_whitespace()).collect();
        Some(match words.strip_prefix('G')? {
            "!call(reach_error())" | "!call(__VERIFIER_error())" => Part::UnreachCall,
            "!data-race" => Part::NoDataRace,
            "!overflow" => Part::NoOverflow,
            "valid-free" => Part::ValidFree,
            "valid-deref" => Part::ValidDeref,
            "valid-memtrack" => Part::ValidMemtrack,
            "valid-memcleanup" => Part::ValidMemcleanup,
            "!deadlock" | "no-deadlock" => Part::NoDeadlock,
            _ => return None,
        })
    }
}

/// What a property says whose file is not there, by the name of the file.
const KNOWN: [(&str, &str); 7] = [
    ("unreach-call", "CHECK( init(main()), LTL(G ! call(reach_error())) )"),
    ("no-data-race", "CHECK( init(main()), LTL(G ! data-race) )"),
    ("no-overflow", "CHECK( init(main()), LTL(G ! overflow) )"),
    ("valid-memcleanup", "CHECK( init(main()), LTL(G valid-memcleanup) )"),
    (
        "valid-memsafety",
        "CHECK( init(main()), LTL(G valid-free) ) CHECK( init(main()), LTL(G valid-deref) ) CHECK( init(main()), LTL(G valid-memtrack) )",
    ),
    ("termination", "CHECK( init(main()), LTL(F end) )"),
    ("no-deadlock", "CHECK( init(main()), LTL(G ! deadlock) )"),
];

pub fn read(path: &Path) -> anyhow::Result<Task> {
    let text = crate::load::read_source(path)?;
    let definition = yaml::parse(&text)?;
    let folder = path.parent().unwrap_or(Path::new(""));
    match definition.get("format_version").and_then(Node::scalar) {
        Some(version) if version.starts_with("2.") || version == "2" => {}
        Some(version) => bail!("format_version {version} is not known here: 2.0 and 2.1 are"),
        None => bail!("this is no task definition: there is no format_version"),
    }
    let files = |key: &str| -> Vec<PathBuf> {
        let listed = definition.get(key).map(Node::elements).unwrap_or_default();
        listed.into_iter().filter_map(Node::scalar).filter(|file| !file.is_empty()).map(|file| folder.join(file)).collect()
    };
    let inputs = files("input_files");
    if inputs.is_empty() {
        bail!("there are no input_files");
    }
    let options = definition.get("options");
    let option = |key: &str| options.and_then(|options| options.get(key)).and_then(Node::scalar);
    match option("language") {
        None | Some("C") => {}
        Some(language) => bail!("the language {language} is not supported here (C is)"),
    }
    let data_model = match option("data_model") {
        Some("ILP32") => DataModel::Ilp32,
        None | Some("LP64") => DataModel::Lp64,
        Some(model) => bail!("the data model {model} is not known here (ILP32 and LP64 are)"),
    };
    let listed = definition.get("properties").map(Node::elements).unwrap_or_default();
    let properties: Vec<Property> = listed.into_iter().map(|entry| property(entry, folder)).collect::<anyhow::Result<_>>()?;
    if properties.is_empty() {
        bail!("there are no properties");
    }
    Ok(Task { inputs, properties, data_model })
}

fn property(entry: &Node, folder: &Path) -> anyhow::Result<Property> {
    let Some(file) = entry.get("property_file").and_then(Node::scalar) else { bail!("a property has no property_file") };
    let name = file.rsplit('/').next().unwrap_or(file);
    let name = name.strip_suffix(".prp").unwrap_or(name).to_string();
    let path = folder.join(file);
    let text = match KNOWN.iter().find(|(known, _)| *known == name) {
        Some((_, text)) if !path.exists() => text.to_string(),
        _ => crate::load::read_source(&path).with_context(|| path.display().to_string())?,
    };
    let specification = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let expected = match entry.get("expected_verdict").and_then(Node::scalar) {
        Some("true") => Some(true),
        Some("false") => Some(false),
        None => None,
        Some(other) => bail!("{name}: expected_verdict is `true` or `false`, not `{other}`"),
    };
    let subproperty = entry.get("subproperty").and_then(Node::scalar).map(str::to_owned);
    Ok(Property { name, parts: parts(&specification), specification, expected, subproperty })
}

/// What a specification asks for.
fn parts(specification: &str) -> Result<Vec<Part>, String> {
    let mut found = Vec::new();
    for check in specification.split("CHECK(").skip(1) {
        let formula = check.trim_end().strip_suffix(')').and_then(|check| check.split_once("LTL("));
        let formula = formula.and_then(|(_, formula)| formula.trim_end().strip_suffix(')'));
        match formula.map(|formula| (formula, Part::of(formula))) {
            Some((_, Some(part))) => found.push(part),
            Some((formula, None)) if formula.replace(' ', "") == "Fend" => {
                return Err("termination is not decided here".to_string());
            }
            Some((formula, None)) => return Err(format!("`{formula}` is not looked for here")),
            None => return Err(format!("`CHECK({check}` is not understood")),
        }
    }
    if found.is_empty() { Err(format!("`{specification}` is not looked for here")) } else { Ok(found) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_known_property_is_understood_but_termination() {
        for (name, text) in KNOWN {
            assert_eq!(parts(text).is_err(), name == "termination", "{name}: {:?}", parts(text));
        }
        assert_eq!(parts(KNOWN[4].1).unwrap(), [Part::ValidFree, Part::ValidDeref, Part::ValidMemtrack]);
    }

    #[test]
    fn other_properties_are_refused_by_what_they_say() {
        assert!(parts("COVER( init(main()), FQL(COVER EDGES(@DECISIONEDGE)) )").unwrap_err().contains("COVER EDGES"));
        assert!(parts("CHECK( init(main()), LTL(G ! call(foo())) )").unwrap_err().contains("foo"));
    }
}
