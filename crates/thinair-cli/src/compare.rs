//! `thinair compare`: one program, or one litmus test, under several models, as one table.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Instant;

use anyhow::Context;
use serde_json::{Value, json};
use thinair_core::engine::states::Options as StateOptions;
use thinair_core::engine::{Equivalence, Options, Verdict};
use thinair_core::model::Model;
use thinair_litmus::syntax::Architecture;
use thinair_report::places::Places;
use thinair_report::{names, text};

use crate::arguments::{Compare, EngineName, Switch};
use crate::explore::{Watch, explore};
use crate::models::ModelOfLitmus;
use crate::time_limit::{self, stop_requested};
use crate::{Exit, load, models, states};

/// One line of the table.
struct Line {
    cells: Vec<String>,
    json: Value,
}

pub fn run(arguments: &Compare) -> anyhow::Result<Exit> {
    if let [file] = arguments.source.files.as_slice()
        && crate::litmus::is_test(file)
    {
        return litmus(arguments, file);
    }
    states::check_usage(arguments.engine, &arguments.limits)?;
    let mut models: Vec<Model> = Vec::new();
    for model in &arguments.models {
        models.push(models::parse(model.name()).map_err(|message| anyhow::anyhow!("--models {}: {message}", model.name()))?);
    }
    if models.is_empty() {
        models = Model::every().collect();
    }
    // Each model has the time that is given; so has reading.
    time_limit::set(arguments.limits.timeout);
    let loaded = match load::load(&arguments.source)? {
        Ok(loaded) => loaded,
        Err(problem) => return Ok(problem.tell()),
    };
    time_limit::set(None);
    let (mut lines, mut finished) = (Vec::new(), true);
    for model in models {
        let start = Instant::now();
        // Numbers that stand side by side count the same.
        let merges_symmetric = arguments.limits.symmetry == Some(Switch::On);
        let watch = Watch { merges_symmetric, ..arguments.limits.watch(true) };
        let stored = states::is_chosen(arguments.engine, &arguments.limits, model, &loaded.program).is_some();
        let explored = if stored {
            let workers = usize::from(arguments.limits.jobs());
            states::explore(&loaded.program, &StateOptions { workers, ..StateOptions::new(model) }, watch).0
        } else {
            let equivalence = arguments.limits.equivalence.map_or(Equivalence::RfCo, Into::into);
            explore(&loaded.program, &Options { equivalence, ..arguments.limits.options(model) }, watch)
        };
        let (outcome, seconds) = (&explored.outcome, start.elapsed().as_secs_f64());
        let note = match &outcome.verdict {
            Verdict::Violated(violation) => {
                let names = loaded.names();
                text::error_line(&Places::new(&loaded.program, &names, Some(violation)), violation)
            }
            Verdict::Unsupported(what, _) => what.clone(),
            Verdict::Bounded => "no error up to the bounds".to_owned(),
            Verdict::Verified if stored => "by stored states: what is counted are final states".to_owned(),
            Verdict::Verified | Verdict::Interrupted => String::new(),
        };
        finished &= matches!(outcome.verdict, Verdict::Verified | Verdict::Violated(_));
        let verdict = names::verdict(&outcome.verdict);
        lines.push(Line {
            cells: vec![
                model.name().to_owned(),
                verdict.to_owned(),
                outcome.executions.to_string(),
                outcome.blocked.to_string(),
                format!("{seconds:.3} s"),
                note.clone(),
            ],
            json: json!({ "model": model.name(), "verdict": verdict, "executions": outcome.executions, "blocked": outcome.blocked, "note": note, "seconds": seconds }),
        });
        if stop_requested() {
            finished = false;
            break;
        }
    }
    print(arguments, &loaded.file, &["model", "verdict", "executions", "blocked", "time", ""], &lines)?;
    Ok(if finished { Exit::Verified } else { Exit::NotFinished })
}

/// Under each model its answer, and the final states that no model before it in the table has.
fn litmus(arguments: &Compare, path: &Path) -> anyhow::Result<Exit> {
    let file = path.display().to_string();
    let source = load::read_source(path).with_context(|| file.clone())?;
    let bad = |error: thinair_litmus::Error| anyhow::anyhow!("{file}:{}:{}: {}", error.at.line, error.at.column, error.message);
    let test = thinair_litmus::parse(&source).map_err(bad)?;
    let lowered = thinair_litmus::lower(&test, &file).map_err(bad)?;
    let mut models = arguments.models.clone();
    if models.is_empty() {
        let is_c = matches!(test.architecture, Architecture::C | Architecture::Linux);
        models.extend(Model::every().map(ModelOfLitmus::BuiltIn));
        models.extend(models::texts().filter(|_| is_c).map(ModelOfLitmus::Text));
        if arguments.engine == EngineName::States {
            models = [Model::Sc, Model::Tso].map(ModelOfLitmus::BuiltIn).to_vec();
        }
    }
    let mut known = BTreeSet::new();
    let (mut lines, mut finished) = (Vec::new(), true);
    for model in models {
        let start = Instant::now();
        let rules = model.rules()?;
        let answer = match arguments.engine {
            EngineName::States => crate::litmus::by_states(&test, &lowered, rules),
            EngineName::Auto | EngineName::Graph => thinair_litmus::run(&test, &lowered, rules),
        };
        let (is_first, mut note) = (known.is_empty(), String::new());
        let (observation, count, adds) = match answer {
            Err(error) => {
                finished = false;
                note = error.message;
                ("no answer".to_owned(), 0, Vec::new())
            }
            Ok(answer) => {
                let states: Vec<String> = answer.states.iter().map(|state| thinair_litmus::report::state(&lowered, state)).collect();
                let adds: Vec<String> = states.iter().filter(|state| known.insert((*state).clone())).cloned().collect();
                (answer.observation.text().to_owned(), states.len(), adds)
            }
        };
        let seconds = start.elapsed().as_secs_f64();
        lines.push(Line {
            cells: vec![
                model.name().to_owned(),
                observation.clone(),
                count.to_string(),
                format!("{seconds:.3} s"),
                if !note.is_empty() {
                    note.clone()
                } else if is_first {
                    format!("(all {count})")
                } else {
                    adds.join("  ")
                },
            ],
            json: json!({ "model": model.name(), "observation": observation, "states": count, "adds": adds, "note": note, "seconds": seconds }),
        });
    }
    print(arguments, &file, &["model", "condition", "states", "time", "states that no model above has"], &lines)?;
    Ok(if finished { Exit::Verified } else { Exit::NotFinished })
}

fn print(arguments: &Compare, file: &str, header: &[&str], lines: &[Line]) -> anyhow::Result<()> {
    if arguments.json {
        let models: Vec<&Value> = lines.iter().map(|line| &line.json).collect();
        return crate::print(&format!("{}\n", json!({ "file": file, "models": models })));
    }
    let rows: Vec<Vec<String>> =
        std::iter::once(header.iter().map(|&word| word.to_owned()).collect()).chain(lines.iter().map(|line| line.cells.clone())).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..header.len()).map(width).collect();
    let mut table = String::new();
    for row in &rows {
        let is_number = |cell: &str| cell.chars().next().is_some_and(|first| first.is_ascii_digit());
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
            last if last + 1 == header.len() => cell.clone(),
            _ if is_number(cell) => format!("{cell:>width$}"),
            _ => format!("{cell:width$}"),
        });
        table += cells.collect::<Vec<_>>().join("  ").trim_end();
        table.push('\n');
    }
    crate::print(&table)
}
