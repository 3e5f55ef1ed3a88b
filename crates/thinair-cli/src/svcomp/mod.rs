//! `thinair check TASK.yml --svcomp`: a task definition of SV-COMP, answered in its terms.
//!
//! Each property is checked by a run of its own. Only an error of the kind that is asked for is FALSE; where
//! another one ends the search before, the answer is UNKNOWN and names it. TRUE is said only of programs all
//! of whose executions were visited. docs/svcomp.md is for users.

mod sha256;
mod task;
mod witness;
mod yaml;

use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, bail};
use thinair_core::engine::states::choice;
use thinair_core::engine::{Equivalence, Options, Outcome, Verdict, Violation, ViolationKind, sizes};
use thinair_core::ir::{Program, SourceLocation};
use thinair_core::model::Model;
use thinair_llvm::data_model::ILP32;
use thinair_llvm::lower::{self, Allowed, Failures};
use thinair_report::{names, places};

use crate::arguments::{Check, EngineName, Source, Switch};
use crate::explore::{Explored, Waits, Watch, explore};
use crate::fix::Scratch;
use crate::time_limit::{self, Phase};
use crate::{Exit, check, load, states};
use task::{DataModel, Part, Property, Task};

/// What inputs are tried where the user does not say: it fits every type.
const INPUTS: (i64, i64) = (0, 2);

/// So many executions are looked at for memory that is not freed.
const LOOKED_AT_FOR_LEAKS: u64 = 10_000;

enum Answer {
    True,
    /// The part of the property that is violated, how, and where.
    False(Part, String),
    Unknown(String),
}

impl Answer {
    /// As SV-COMP writes it.
    fn text(&self) -> String {
        match self {
            Answer::True => "TRUE".to_string(),
            Answer::False(part, _) => format!("FALSE({})", part.name()),
            Answer::Unknown(_) => "UNKNOWN".to_string(),
        }
    }

    fn why(&self) -> Option<&str> {
        match self {
            Answer::True => None,
            Answer::False(_, why) | Answer::Unknown(why) => Some(why),
        }
    }

    /// Is it what the task expects? `None` where nothing is expected, or nothing is known.
    fn is_expected(&self, property: &Property) -> Option<bool> {
        let expected = property.expected?;
        match self {
            Answer::True => Some(expected),
            Answer::False(part, _) => Some(!expected && property.subproperty.as_deref().is_none_or(|named| named == part.name())),
            Answer::Unknown(_) => None,
        }
    }
}

pub fn run(arguments: &Check) -> anyhow::Result<Exit> {
    let [file] = arguments.source.files.as_slice() else { bail!("--svcomp takes one task definition (.yml)") };
    check_usage(arguments, file)?;
    let task = task::read(file).with_context(|| file.display().to_string())?;
    let (mut printed, mut entries, mut exit) = (String::new(), String::new(), Exit::Verified);
    for property in &task.properties {
        // Each has the time that is given.
        time_limit::set(arguments.limits.timeout);
        time_limit::enter(Phase::Reading);
        let (answer, entry) = match &property.parts {
            Ok(parts) => answer(arguments, &task, property, parts)?,
            Err(what) => (Answer::Unknown(what.clone()), None),
        };
        entries += entry.as_deref().unwrap_or_default();
        exit = match (exit, &answer) {
            (_, Answer::False(..)) | (Exit::Violated, _) => Exit::Violated,
            (_, Answer::Unknown(_)) => Exit::NotFinished,
            (exit, Answer::True) => exit,
        };
        printed += &if arguments.json { json(file, property, &answer) } else { line(file, property, &answer) };
    }
    time_limit::set(None);
    crate::print(&printed)?;
    if let Some(path) = &arguments.svcomp_witness {
        if entries.is_empty() {
            // There is nothing to show; what was shown before is of no use.
            drop(std::fs::remove_file(path));
        } else {
            check::write(path, &entries)?;
        }
    }
    Ok(exit)
}

/// Options that mean nothing here are refused, not ignored.
fn check_usage(arguments: &Check, file: &Path) -> anyhow::Result<()> {
    if !matches!(file.extension().and_then(|extension| extension.to_str()), Some("yml" | "yaml")) {
        bail!("{}: --svcomp takes a task definition (.yml), which names the program", file.display());
    }
    let given = [
        ("a model of one's own", arguments.text().is_some()),
        ("--races", arguments.limits.races.is_some()),
        ("--equivalence", arguments.limits.equivalence.is_some()),
        ("--allow", !arguments.source.behaviour.allow.is_empty()),
        ("--dot", arguments.dot.is_some()),
        ("--svg", arguments.svg.is_some()),
        ("--html", arguments.html.is_some()),
        ("--sarif", arguments.sarif.is_some()),
        ("--junit", arguments.junit.is_some()),
        ("--witness", arguments.witness.is_some()),
        ("--starvation", arguments.states.starvation),
    ];
    if let Some((option, _)) = given.iter().find(|(_, given)| *given) {
        let instead = if *option == "--witness" { ": --svcomp-witness writes one" } else { "" };
        bail!("{}: {option} is not for task definitions{instead}", file.display());
    }
    Ok(())
}

fn line(file: &Path, property: &Property, answer: &Answer) -> String {
    let mut text = format!("{}: {}: {}", file.display(), property.name, answer.text());
    if let Some(why) = answer.why() {
        let _ = write!(text, " ({why})");
    }
    let wanted = property.expected.map(|expected| if expected { "TRUE" } else { "FALSE" });
    let part = property.subproperty.as_ref().filter(|_| property.expected == Some(false)).map(|part| format!("({part})"));
    let part = part.unwrap_or_default();
    match (answer.is_expected(property), wanted) {
        (Some(true), _) => text += ", as expected",
        (Some(false), Some(wanted)) => {
            let _ = write!(text, ": NOT AS EXPECTED, which is {wanted}{part}");
        }
        (None, Some(wanted)) => {
            let _ = write!(text, ", expected is {wanted}{part}");
        }
        (_, None) => {}
    }
    text + "\n"
}

fn json(file: &Path, property: &Property, answer: &Answer) -> String {
    let object = serde_json::json!({
        "task": file.display().to_string(),
        "property": property.name,
        "answer": answer.text(),
        "why": answer.why(),
        "expected": property.expected,
        "as_expected": answer.is_expected(property),
    });
    object.to_string() + "\n"
}

/// Checks one property; with a violation comes the entry of its witness, if one is wanted.
fn answer(arguments: &Check, task: &Task, property: &Property, parts: &[Part]) -> anyhow::Result<(Answer, Option<String>)> {
    let source = source(arguments, task, parts);
    let nondet = source.nondet.unwrap_or(INPUTS);
    let asks = |part: Part| parts.contains(&part);
    let lowering = lower::Options {
        nondet: Some(nondet),
        allowed: Allowed { signed_overflow: !asks(Part::NoOverflow), bad_shift: true, bad_index: true, misaligned: true },
        failures: if asks(Part::UnreachCall) { Failures::ReachError } else { Failures::No },
        ..source.lowering()
    };
    let mut loaded = match load(&source, lowering)? {
        Ok(loaded) => loaded,
        Err(problem) if problem.exit == Exit::NotFinished => return Ok((Answer::Unknown(problem.message), None)),
        Err(problem) => bail!("{}", problem.message),
    };
    let run = run_for(arguments, parts, &loaded.program);
    let explored = run.explored;
    if !explored.outcome.splits.is_empty() {
        loaded.program = sizes::split(&loaded.program, &explored.outcome.splits);
    }
    let answer = match &explored.outcome.verdict {
        Verdict::Violated(violation) => by_violation(violation, parts, &loaded.program),
        _ if run.looked_for_leaks => by_leaks(&explored, parts, &run.options, &loaded.program),
        _ if parts.iter().any(|part| looks_at_leaks(*part)) && matches!(explored.outcome.verdict, Verdict::Verified) => {
            Answer::Unknown("a loop has no end: whether memory is left is not decided where states are stored".to_string())
        }
        _ => by_verdict(&explored, &run.options, &loaded.program),
    };
    let answer = match answer {
        // Where executions are graphs, sections exclude only one another: there are more executions than SV-COMP means.
        Answer::False(Part::ValidMemtrack | Part::ValidMemcleanup | Part::ValidFree | Part::ValidDeref, why)
            if run.looked_for_leaks && states::has_sections(&loaded.program) =>
        {
            Answer::Unknown(format!("perhaps only because other threads step into atomic sections: {why}"))
        }
        Answer::True if asks(Part::NoOverflow) && loaded.warnings.contains("overflow in expression") => {
            Answer::Unknown("the compiler has computed a constant that overflows".to_string())
        }
        answer => answer,
    };
    let found = witness::Found { program: &loaded.program, texts: &loaded.texts, options: &run.options, least_input: nondet.0 };
    let entry = match (&explored.outcome.verdict, &answer) {
        (Verdict::Violated(violation), Answer::False(..)) => Some(witness::entry(task, property, &found, violation)),
        (_, Answer::False(..)) if arguments.svcomp_witness.is_some() => {
            eprintln!("{}: no witness is written for memory that is left at the end", property.name);
            None
        }
        _ => None,
    };
    Ok((answer, entry))
}

/// The program of a task, and how it is compiled.
fn source(arguments: &Check, task: &Task, parts: &[Part]) -> Source {
    let mut source = arguments.source.clone();
    source.files = task.inputs.clone();
    let mut flags: Vec<String> = Vec::new();
    if task.data_model == DataModel::Ilp32 {
        flags.extend(ILP32.map(str::to_owned));
    }
    if parts.contains(&Part::NoOverflow) {
        // Shifts to the left are the one overflow that clang's IR does not mark.
        flags.extend(["-fsanitize=shift-base", "-fsanitize-trap=shift-base"].map(str::to_owned));
    }
    flags.append(&mut source.clang_flags);
    source.clang_flags = flags;
    source
}

/// Loads the program with the lines that it has in its files, whatever a preprocessor says of where they are from: that is what witnesses count by.
fn load(source: &Source, lowering: lower::Options) -> anyhow::Result<Result<load::Loaded, load::Problem>> {
    let mut texts = Vec::new();
    for path in &source.files {
        texts.push(load::read_source(path).with_context(|| path.display().to_string())?);
    }
    let is_marker = |line: &str| line.strip_prefix("# ").is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()));
    if let ([path], [text]) = (source.files.as_slice(), texts.as_slice())
        && text.lines().any(is_marker)
    {
        let mut own = format!("# 1 {}\n", serde_json::Value::from(path.display().to_string()));
        for line in text.lines() {
            own += if is_marker(line) { "" } else { line };
            own.push('\n');
        }
        let scratch = Scratch::new(source, &own)?;
        let paths = [scratch.path.clone()];
        return Ok(load::load_with(&scratch.source, texts, &paths, lowering));
    }
    Ok(load::load_with(source, texts, &source.files, lowering))
}

struct Run {
    explored: Explored,
    options: Options,
    looked_for_leaks: bool,
}

/// Explores for these parts of a property.
fn run_for(arguments: &Check, parts: &[Part], program: &Program) -> Run {
    let model = if arguments.model.is_some() { arguments.model() } else { Model::Sc };
    let asks = |part: Part| parts.contains(&part);
    let leaks = parts.iter().any(|part| looks_at_leaks(*part));
    // Of the coherence orders of one behaviour, each may leave something else in memory.
    let equivalence = if leaks { Equivalence::RfCo } else { Equivalence::quickest_for(model) };
    let options = Options { equivalence, ..arguments.limits.options(model) };
    let waits = if asks(Part::NoDeadlock) { Waits::Deadlocks } else { Waits::None };
    let races = if asks(Part::NoDataRace) { Switch::On } else { Switch::Off };
    let watch = arguments.limits.watch(false);
    let watch = Watch { races: Some(races), waits, jobs: if leaks { 1 } else { watch.jobs }, ..watch };
    let by_states = match arguments.engine {
        EngineName::Graph => false,
        EngineName::States => true,
        EngineName::Auto => {
            races == Switch::Off
                && states::suits(&arguments.limits, model, program)
                && !(leaks && choice::endless_loop(program, model).is_none())
        }
    };
    if by_states {
        let mut wanted = states::options(arguments);
        wanted.model = model;
        wanted.endless_waits = false;
        wanted.deadlocks = asks(Part::NoDeadlock);
        wanted.leaks = false;
        return Run { explored: states::explore(program, &wanted, watch).0, options, looked_for_leaks: false };
    }
    Run { explored: explore(program, &options, watch), options, looked_for_leaks: leaks }
}

fn looks_at_leaks(part: Part) -> bool {
    matches!(part, Part::ValidMemtrack | Part::ValidMemcleanup)
}

/// What an error is, in SV-COMP's terms.
fn part_of(kind: ViolationKind) -> Option<Part> {
    Some(match kind {
        ViolationKind::Assertion => Part::UnreachCall,
        ViolationKind::DataRace => Part::NoDataRace,
        ViolationKind::SignedOverflow | ViolationKind::DivisionOverflow => Part::NoOverflow,
        ViolationKind::DoubleFree | ViolationKind::InvalidFree => Part::ValidFree,
        ViolationKind::UseAfterFree | ViolationKind::OutOfBounds | ViolationKind::NullAccess => Part::ValidDeref,
        ViolationKind::Deadlock => Part::NoDeadlock,
        _ => return None,
    })
}

fn place(program: &Program, at: SourceLocation) -> String {
    places::position(program, at).map_or_else(String::new, |position| format!(" at {position}"))
}

fn by_violation(violation: &Violation, parts: &[Part], program: &Program) -> Answer {
    let title = match violation.kind {
        // By what was called.
        ViolationKind::Assertion => violation.message.as_str(),
        kind => names::violation_title(kind),
    };
    let what = format!("{title}{}", place(program, violation.at));
    match part_of(violation.kind).filter(|part| parts.contains(part)) {
        Some(part) => {
            let other = violation.other.map(|at| place(program, at)).filter(|other| !other.is_empty());
            Answer::False(part, what + &other.map_or_else(String::new, |other| format!(", the other access{other}")))
        }
        None => Answer::Unknown(format!("the search ended at another error, {what}")),
    }
}

/// What is known of a run in which there was no error.
fn by_verdict(explored: &Explored, options: &Options, program: &Program) -> Answer {
    let Outcome { verdict, bounds, .. } = &explored.outcome;
    match verdict {
        Verdict::Verified => Answer::True,
        Verdict::Unsupported(what, at) => Answer::Unknown(format!("not supported: {what}{}", place(program, *at))),
        Verdict::Bounded => match bounds.first() {
            Some(hit) => Answer::Unknown(format!("{}{}", names::bound_message(hit.bound, options), place(program, hit.at))),
            None => Answer::Unknown("a bound was reached".to_string()),
        },
        _ if explored.timed_out => Answer::Unknown("the limit on time was reached (--timeout)".to_string()),
        _ => Answer::Unknown("the run was stopped before its end".to_string()),
    }
}

/// Memory at the end of executions.
fn by_leaks(explored: &Explored, parts: &[Part], options: &Options, program: &Program) -> Answer {
    let (lost, left) = (explored.leaks.first(), explored.unfreed.first());
    match (lost, left) {
        (Some(&at), _) if parts.contains(&Part::ValidMemtrack) => {
            return Answer::False(Part::ValidMemtrack, format!("memory is lost that was allocated{}", place(program, at)));
        }
        (_, Some(&at)) if parts.contains(&Part::ValidMemcleanup) => {
            return Answer::False(Part::ValidMemcleanup, format!("memory is not freed that was allocated{}", place(program, at)));
        }
        _ => {}
    }
    match by_verdict(explored, options, program) {
        Answer::True => match left {
            _ if explored.outcome.executions > LOOKED_AT_FOR_LEAKS => {
                Answer::Unknown(format!("only the first {LOOKED_AT_FOR_LEAKS} executions were looked at for memory that is left"))
            }
            Some(&at) => Answer::Unknown(format!(
                "memory is still there at the end that was allocated{}: whether something points to it by then is not decided",
                place(program, at)
            )),
            None => Answer::True,
        },
        answer => answer,
    }
}
