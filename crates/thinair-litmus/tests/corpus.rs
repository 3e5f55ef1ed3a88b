//! The corpus of litmus tests with known verdicts, where it lies beside the repository: every test that is accepted gets the same
//! observation, counts and final states under every model that we have.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use thinair_core::model::Model;
use thinair_litmus::{Answer, Error, ErrorKind, Lowered, Rules, Test, lower, parse, report, run};

/// A family of tests, and for each column of its expectations the model it stands for.
const FAMILIES: &[(&str, &[(&str, &str)])] = &[
    ("X86", &[("x86tso", "tso"), ("sc", "sc")]),
    ("X86_64", &[("x86tso-mixed", "tso"), ("sc", "sc")]),
    ("PPC", &[("ppc.cat", "power"), ("sc", "sc"), ("tso", "tso")]),
    ("AArch64", &[("aarch64.cat", "armv8"), ("sc", "sc")]),
    ("ARM", &[("arm.cat", "armv7"), ("sc", "sc")]),
    ("RISCV", &[("riscv.cat", "riscv"), ("sc", "sc")]),
    ("LKMM", &[("linux-kernel.cat", "lkmm")]),
    ("C", &[("rc11.cat", "rc11-herd"), ("sc", "sc")]),
];

/// Who says which executions there are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// The fast engine, where it has the model.
    Engine,
    /// The text of the model, as if it were a user's: in graphs where it can guide the exploration.
    Text,
    /// The text, with all candidates enumerated.
    Enumeration,
}

fn rules(name: &str, by: By) -> Rules<'static> {
    match (Model::find(name), Rules::text(name), by) {
        (Some(model), _, By::Engine) => Rules::BuiltIn(model),
        (_, Some(rules), By::Engine) => rules,
        (_, Some(Rules::Cat { cat, .. }), By::Text) => Rules::Cat { name: "text", cat },
        (_, Some(rules), By::Enumeration) => rules.enumerated().unwrap_or(rules),
        _ => panic!("there is no model {name}"),
    }
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpus")
}

struct Expected {
    name: String,
    column: String,
    observation: String,
    result: String,
    positive: u64,
    negative: u64,
    states: BTreeSet<BTreeSet<String>>,
}

fn parts(state: &str) -> BTreeSet<String> {
    state.split(';').map(|part| without_number(part.trim())).filter(|part| !part.is_empty()).collect()
}

/// A value out of thin air is a symbol with a number that means nothing (`S16`): it stands for any value, and all that counts is that it is one.
fn without_number(part: &str) -> String {
    match part.split_once("=S") {
        Some((place, number)) if !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()) => format!("{place}=S"),
        _ => part.to_string(),
    }
}

fn expectations(folder: &Path) -> Vec<Expected> {
    let text = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    let states_text = text("states.tsv");
    let states: BTreeMap<(&str, &str), &str> = states_text
        .lines()
        .skip(1)
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            ((fields[0], fields[1]), *fields.get(2).unwrap_or(&""))
        })
        .collect();
    text("expected.tsv")
        .lines()
        .skip(1)
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let shown = states.get(&(fields[0], fields[1])).copied().unwrap_or("");
            Expected {
                name: fields[0].to_string(),
                column: fields[1].to_string(),
                observation: fields[2].to_string(),
                result: fields[10].to_string(),
                positive: fields[4].parse().unwrap(),
                negative: fields[5].parse().unwrap(),
                states: shown.split('|').map(parts).filter(|_| fields[6] != "0").collect(),
            }
        })
        .collect()
}

/// What is different, if anything.
fn difference(expected: &Expected, lowered: &Lowered, answer: &Answer) -> Option<String> {
    let states: BTreeSet<BTreeSet<String>> = answer.states.iter().map(|state| parts(&report::state(lowered, state))).collect();
    let mut text = String::new();
    if answer.observation.text() != expected.observation {
        let _ = write!(text, " {} instead of {};", answer.observation.text(), expected.observation);
    }
    if report::result(answer) != expected.result {
        let _ = write!(text, " {} instead of {};", report::result(answer), expected.result);
    }
    if (answer.positive, answer.negative) != (expected.positive, expected.negative) {
        let _ = write!(text, " +{} -{} instead of +{} -{};", answer.positive, answer.negative, expected.positive, expected.negative);
    }
    for state in states.difference(&expected.states) {
        let _ = write!(text, " extra {state:?};");
    }
    for state in expected.states.difference(&states) {
        let _ = write!(text, " missing {state:?};");
    }
    (!text.is_empty()).then_some(text)
}

#[derive(Default)]
struct Tally {
    agree: usize,
    refused: BTreeMap<String, Vec<String>>,
    wrong: Vec<String>,
}

fn read(path: &Path) -> Result<(Test, Lowered), Error> {
    let text = String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned();
    let test = parse(&text)?;
    let lowered = lower(&test, &path.display().to_string())?;
    Ok((test, lowered))
}

fn one(folder: &Path, expected: &Expected, rules: Rules<'_>) -> Result<Option<String>, Error> {
    let (test, lowered) = read(&folder.join(format!("{}.litmus", expected.name)))?;
    let answer = run(&test, &lowered, rules)?;
    Ok(difference(expected, &lowered, &answer))
}

/// The name of the one test to run, if one is wanted.
fn only_one() -> Option<String> {
    std::env::var("LITMUS").ok()
}

fn family(name: &str, columns: &[(&str, &str)], by: By) -> BTreeMap<String, Tally> {
    let folder = corpus().join(name);
    let only = only_one();
    let all = expectations(&folder);
    let chosen: Vec<&Expected> = all.iter().filter(|expected| only.as_ref().is_none_or(|only| *only == expected.name)).collect();
    let next = AtomicUsize::new(0);
    let tallies = Mutex::new(BTreeMap::<String, Tally>::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, |count| count.get()) {
            scope.spawn(|| {
                while let Some(expected) = chosen.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let Some((_, model)) = columns.iter().find(|(column, _)| *column == expected.column) else { continue };
                    let result = one(&folder, expected, rules(model, by));
                    let mut tallies = tallies.lock().unwrap();
                    let tally = tallies.entry(expected.column.clone()).or_default();
                    match result {
                        Ok(None) => tally.agree += 1,
                        Ok(Some(text)) => tally.wrong.push(format!("{}:{text}", expected.name)),
                        Err(error) if error.kind == ErrorKind::Malformed => tally.wrong.push(format!("{}: {error}", expected.name)),
                        Err(error) => tally.refused.entry(error.message).or_default().push(expected.name.clone()),
                    }
                }
            });
        }
    });
    tallies.into_inner().unwrap()
}

/// A test may be refused only by name: at most this part of a family, and for a reason that fewer than three tests have.
const MOST_REFUSED: f64 = 0.01;

/// Runs the families.
fn check(by: By) {
    if !corpus().is_dir() {
        println!("skipped: there is no corpus at {}", corpus().display());
        return;
    }
    let only = std::env::var("FAMILY").ok();
    let mut problems = Vec::new();
    for (name, columns) in FAMILIES.iter().filter(|(name, _)| only.as_ref().is_none_or(|only| only == name)) {
        let start = Instant::now();
        for (column, mut tally) in family(name, columns, by) {
            let refused: usize = tally.refused.values().map(Vec::len).sum();
            let all = tally.agree + refused + tally.wrong.len();
            println!("{name} {column}: {} agree, {refused} refused, {} wrong ({:.1?})", tally.agree, tally.wrong.len(), start.elapsed());
            for (reason, names) in &tally.refused {
                println!("    refused {}: {reason}: {}", names.len(), names.join(" "));
                if names.len() > 2 {
                    problems.push(format!("{name} {column}: {} tests are refused: {reason}", names.len()));
                }
            }
            if only_one().is_none() && refused as f64 > MOST_REFUSED * all as f64 {
                problems.push(format!("{name} {column}: {refused} of {all} are refused"));
            }
            tally.wrong.sort();
            problems.extend(tally.wrong.iter().map(|text| format!("{name} {column}: WRONG {text}")));
        }
    }
    problems.iter().for_each(|problem| println!("{problem}"));
    assert!(problems.is_empty(), "{} problems, printed above", problems.len());
}

#[test]
fn every_accepted_test_agrees() {
    check(By::Engine);
}

/// The same by the texts of the models alone, each in the engine that can run it.
#[test]
fn the_texts_of_the_models_agree() {
    check(By::Text);
}

#[test]
fn the_texts_of_the_models_agree_by_enumeration() {
    check(By::Enumeration);
}
