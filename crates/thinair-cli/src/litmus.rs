//! `thinair litmus`: runs litmus tests, several at a time, and prints the answers in the order of the files.
//!
//! A test that cannot be answered does not stop the others: it gets a line that says why, on standard error (in JSON: an object of its own).

use std::collections::VecDeque;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::{Value, json};
use thinair_core::engine::states::Options;
use thinair_core::engine::{Violation, ViolationKind};
use thinair_core::execution::Execution;
use thinair_core::ir::SourceLocation;
use thinair_core::ir::names::SourceNames;
use thinair_litmus::{Answer, Error, ErrorKind, Lowered, Position, Reason, Rules, Test, Way, report};

use thinair_report::layout::Content;
use thinair_report::places::Places;
use thinair_report::style::Style;
use thinair_report::view::View;

use crate::Exit;
use crate::arguments::{Litmus, LitmusEngine};
use crate::models::{is_text, read_text};

pub fn run(arguments: &Litmus) -> anyhow::Result<Exit> {
    let start = Instant::now();
    let files = collect(&arguments.files)?;
    let text = arguments.model.as_deref().filter(|name| is_text(name)).map(read_text).transpose()?;
    let rules = match (&arguments.model, &text) {
        (Some(name), Some(cat)) => Some(Rules::Cat { name, cat }),
        (Some(name), None) => Some(named(name)?),
        (None, _) => None,
    };
    if let (Some(Rules::Cat { name, cat }), false, LitmusEngine::Auto) = (rules, arguments.json, arguments.engine)
        && text.is_some()
        && let Err(obstacle) = cat.may_guide_exploration()
    {
        let way = report::way(&Way::Enumeration(Reason::Model(obstacle)));
        eprintln!(
            "{name}: note: executions are not explored but enumerated, which takes longer ({way}; docs/litmus.md says what a text needs)"
        );
    }
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = arguments.jobs.map_or(processors, usize::from).min(files.len().max(1));
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let work = |sender: mpsc::Sender<_>| {
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            // The receiver is gone only if printing failed: then there is nothing left to do.
            if sender.send((file, answer(file, rules, arguments.engine, arguments.show))).is_err() {
                return;
            }
        }
    };
    std::thread::scope(|scope| {
        let start_worker = |_: &usize| {
            let (sender, work) = (sender.clone(), &work);
            std::thread::Builder::new().spawn_scoped(scope, move || work(sender)).is_ok()
        };
        // There may be room for fewer, or for none, as in a browser.
        if (0..jobs).take_while(start_worker).count() == 0 {
            work(sender.clone());
        }
        drop(sender);
        print_in_order(&files, receiver.iter(), arguments, start)
    })
}

/// Is this a litmus test, by its name?
pub fn is_test(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "litmus")
}

/// A model that comes with Thinair.
fn named(name: &str) -> anyhow::Result<Rules<'static>> {
    crate::models::parse_for_litmus(name).map_err(|message| anyhow::anyhow!("--model {name}: {message}"))?.rules()
}

/// What became of one test.
type Outcome = Result<Answered, Failure>;

struct Answered {
    test: Test,
    lowered: Lowered,
    model: String,
    answer: Answer,
    elapsed: Duration,
    /// The executions that satisfy the condition, drawn.
    drawn: Vec<String>,
}

enum Failure {
    Unreadable(String),
    Test(Error),
}

fn answer(file: &Path, chosen: Option<Rules<'_>>, engine: LitmusEngine, show: bool) -> Outcome {
    let start = Instant::now();
    let source = crate::load::read_source(file).map_err(|error| Failure::Unreadable(format!("{error:#}")))?;
    let test = thinair_litmus::parse(&source).map_err(Failure::Test)?;
    let lowered = thinair_litmus::lower(&test, &file.display().to_string()).map_err(Failure::Test)?;
    let rules = chosen.unwrap_or_else(|| Rules::of(test.architecture));
    let rules = match engine {
        LitmusEngine::Enumeration => rules.enumerated().ok_or_else(|| {
            let message = format!("the enumeration under {}, which has no text,", rules.name());
            Failure::Test(Error::unsupported(message, Position::default()))
        })?,
        LitmusEngine::Auto | LitmusEngine::States => rules,
    };
    let mut satisfying = Vec::new();
    let answer = if engine == LitmusEngine::States {
        by_states(&test, &lowered, rules)
    } else if show {
        thinair_litmus::explore(&test, &lowered, rules, Some(&mut satisfying))
    } else {
        thinair_litmus::run(&test, &lowered, rules)
    };
    let answer = answer.map_err(Failure::Test)?;
    let drawn = satisfying.iter().map(|execution| picture(&lowered, execution)).collect();
    Ok(Answered { test, lowered, model: rules.name().to_string(), answer, elapsed: start.elapsed(), drawn })
}

/// The answer by stored states.
pub fn by_states(test: &Test, lowered: &Lowered, rules: Rules<'_>) -> Result<Answer, Error> {
    match rules {
        Rules::BuiltIn(model) => thinair_litmus::run_states(test, lowered, &Options::new(model)),
        Rules::Cat { name, .. } | Rules::Enumerated { name, .. } => {
            let message = format!("the engine `states` under {name} (`--model sc` and `--model tso` are what it knows)");
            Err(Error::unsupported(message, Position::default()))
        }
    }
}

/// An execution in columns, as `check` draws those that fail.
fn picture(lowered: &Lowered, execution: &Execution) -> String {
    let nowhere = SourceLocation::default();
    let violation = Violation {
        kind: ViolationKind::Assertion,
        message: String::new(),
        at: nowhere,
        other: None,
        witness: execution.clone(),
        witness_at: vec![nowhere; execution.events.len()],
        output: Vec::new(),
        justification: None,
        buffered: Vec::new(),
        detail: Default::default(),
    };
    let names = SourceNames::default();
    let places = Places::new(&lowered.program, &names, None);
    let view = View::new(&places, &violation);
    let selection = Content::ALL;
    thinair_report::witness::render(&view, &selection, &Style::default())
}

/// The files to run, those of each directory by name.
fn collect(paths: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let mut found = Vec::new();
        let mut folders = VecDeque::from([path.clone()]);
        while let Some(folder) = folders.pop_front() {
            for entry in std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
                let entry = entry.with_context(|| format!("cannot read {}", folder.display()))?;
                // A link to a directory is not followed: it may lead back here.
                let kind = entry.file_type().with_context(|| format!("cannot read {}", entry.path().display()))?;
                if kind.is_dir() {
                    folders.push_back(entry.path());
                } else if is_test(&entry.path()) {
                    found.push(entry.path());
                }
            }
        }
        anyhow::ensure!(!found.is_empty(), "{}: there is no file whose name ends in .litmus", path.display());
        found.sort();
        files.extend(found);
    }
    Ok(files)
}

#[derive(Default)]
struct Summary {
    ok: usize,
    no: usize,
    unsupported: usize,
    malformed: usize,
}

/// Prints each outcome as soon as all before it are there.
fn print_in_order<'f>(
    files: &[PathBuf],
    outcomes: impl Iterator<Item = (&'f PathBuf, Outcome)>,
    arguments: &Litmus,
    start: Instant,
) -> anyhow::Result<Exit> {
    let mut waiting: Vec<Option<Outcome>> = files.iter().map(|_| None).collect();
    let mut printed = 0;
    let mut summary = Summary::default();
    let progress =
        Progress { total: files.len(), shown: files.len() > 1 && std::io::stderr().is_terminal() && !std::io::stdout().is_terminal() };
    for (done, (file, outcome)) in outcomes.enumerate() {
        let Some(index) = files.iter().position(|other| std::ptr::eq(other, file)) else { continue };
        waiting[index] = Some(outcome);
        while let Some(outcome) = waiting.get_mut(printed).and_then(Option::take) {
            print_one(&files[printed], &outcome, arguments, &mut summary)?;
            printed += 1;
        }
        progress.show(done + 1);
    }
    progress.clear();
    if files.len() > 1 && !arguments.json {
        let Summary { ok, no, unsupported, malformed } = summary;
        let seconds = start.elapsed().as_secs_f64();
        crate::print(&format!("{} tests: {ok} Ok, {no} No, {unsupported} not supported, {malformed} bad; {seconds:.2} s\n", files.len()))?;
    }
    Ok(match summary {
        Summary { malformed: 1.., .. } => Exit::BadInput,
        Summary { unsupported: 1.., .. } => Exit::NotFinished,
        _ => Exit::Verified,
    })
}

/// A line on the terminal that is written over, while the results go elsewhere.
struct Progress {
    total: usize,
    shown: bool,
}

impl Progress {
    fn show(&self, done: usize) {
        if self.shown && (done.is_multiple_of(16) || done == self.total) {
            // Progress that cannot be written is not missed.
            let _ = write!(std::io::stderr(), "\r{done} of {} tests", self.total);
        }
    }

    fn clear(&self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

fn print_one(file: &Path, outcome: &Outcome, arguments: &Litmus, summary: &mut Summary) -> anyhow::Result<()> {
    let as_json = arguments.json;
    match outcome {
        Ok(answered) => {
            if answered.answer.holds {
                summary.ok += 1;
            } else {
                summary.no += 1;
            }
            let Answered { test, lowered, model, answer, elapsed, drawn } = answered;
            if test.is_ambiguous && arguments.model.is_none() {
                let file = file.display();
                eprintln!(
                    "{file}: note: nothing in this test tells C11 from the Linux kernel's C; it ran as C11 (`--model lkmm` for the kernel)"
                );
            }
            if arguments.verbose {
                eprintln!("{}: {model}, by {}", file.display(), report::way(&answer.way));
            }
            let text = if as_json {
                format!("{}\n", answer_json(file, answered))
            } else {
                let pictures = drawn.iter().enumerate().map(|(number, picture)| format!("Execution {}\n{picture}\n", number + 1));
                report::render(test, lowered, answer, elapsed.as_secs_f64()) + "\n" + &pictures.collect::<String>()
            };
            crate::print(&text)
        }
        Err(failure) => {
            let (kind, message, position) = match failure {
                Failure::Test(error) if error.kind == ErrorKind::Unsupported => ("unsupported", &error.message, Some(error.at)),
                Failure::Test(error) => ("malformed", &error.message, Some(error.at)),
                Failure::Unreadable(message) => ("unreadable", message, None),
            };
            if kind == "unsupported" {
                summary.unsupported += 1;
            } else {
                summary.malformed += 1;
            }
            let position = position.filter(|at| at.line > 0);
            if as_json {
                let (line, column) = (position.map(|at| at.line), position.map(|at| at.column));
                let object =
                    json!({ "file": file.display().to_string(), "error": kind, "message": message, "line": line, "column": column });
                return crate::print(&format!("{object}\n"));
            }
            let place = position.map_or_else(String::new, |at| format!("{}:{}: ", at.line, at.column));
            eprintln!("{}:{place}{}{message}", file.display(), if place.is_empty() { " " } else { "" });
            Ok(())
        }
    }
}

fn answer_json(file: &Path, answered: &Answered) -> Value {
    let Answered { test, lowered, model, answer, elapsed, .. } = answered;
    let states: Vec<String> = answer.states.iter().map(|state| report::state(lowered, state)).collect();
    let counts = report::counts(answer);
    json!({
        "test": test.name,
        "file": file.display().to_string(),
        "model": model,
        "engine": report::engine(&answer.way),
        "way": report::way(&answer.way),
        "condition": format!("{} {}", test.quantifier.text(), report::condition(&test.condition)),
        "result": report::result(answer),
        "observation": answer.observation.text(),
        "positive": counts.map(|counts| counts.0),
        "negative": counts.map(|counts| counts.1),
        "states": states,
        "flags": answer.flags,
        "executions": counts.map(|counts| counts.0 + counts.1),
        "seconds": elapsed.as_secs_f64(),
    })
}
