//! `thinair replay`: runs a saved counterexample again, on its own model or another, and says whether it is an execution there and whether it still fails.

use anyhow::{Context, anyhow};
use thinair_core::engine::replay::{self, AccessName, Replayed};
use thinair_core::engine::{Detail, Violation, ViolationKind, retell, sizes};
use thinair_core::ir::SourceLocation;
use thinair_core::model::Model;
use thinair_core::{axioms, mapping};
use thinair_report::explain::{forbidden_by, is_allowed};
use thinair_report::layout::Content;
use thinair_report::places::Places;
use thinair_report::saved::{self, Saved};
use thinair_report::view::View;
use thinair_report::witness;

use crate::arguments::{Replay, Source};
use crate::{Exit, check, load};

pub fn run(arguments: &Replay) -> anyhow::Result<Exit> {
    let name = arguments.witness.display().to_string();
    let text = load::read_source(&arguments.witness).with_context(|| name.clone())?;
    let (saved, script) = saved::parse(&text).map_err(|message| anyhow!("{name}: {message}"))?;
    let model = match arguments.model {
        Some(model) => model,
        None => Model::find(&saved.model).ok_or_else(|| anyhow!("{name}: unknown model {}", saved.model))?,
    };
    let source = Source {
        files: if arguments.program.is_empty() { saved.files.iter().map(Into::into).collect() } else { arguments.program.clone() },
        clang: arguments.clang.clone(),
        no_cache: arguments.no_cache,
        nondet: arguments.nondet,
        test: arguments.test.clone(),
        behaviour: arguments.behaviour.clone(),
        build: None,
        clang_flags: arguments.clang_flags.clone(),
    };
    let mut loaded = match load::load(&source)? {
        Ok(loaded) => loaded,
        Err(problem) => return Ok(problem.tell()),
    };
    loaded.program = sizes::split(&loaded.program, &saved.splits());
    let lowered = mapping::lower(&loaded.program, model);
    let replayed = match replay::run(&lowered, saved.unroll, &script) {
        Ok(replayed) => replayed,
        Err(mismatch) => {
            let place = thinair_report::places::position(&loaded.program, mismatch.at);
            let place = place.map_or_else(String::new, |place| format!(" at {place}"));
            eprintln!("{name}: the program does something else than when this was saved: thread {}{place}", mismatch.thread);
            return Ok(Exit::BadInput);
        }
    };
    if axioms::find(model.name()).is_none() {
        eprintln!("{name}: whether {} allows an execution cannot be told from it alone; --model names another model", model.name());
        return Ok(Exit::NotFinished);
    }
    let (line, exit) = judge(&saved, &replayed, model);
    let mut out = format!("{}: {} under {}: {line}\n", name, loaded.file, model.name());

    let names = loaded.names();
    let kind = kind_of(&saved).unwrap_or(ViolationKind::Assertion);
    let mut violation = Violation {
        kind,
        message: String::new(),
        at: SourceLocation { line: saved.line, ..SourceLocation::default() },
        other: None,
        witness: replayed.execution,
        witness_at: replayed.at,
        output: Vec::new(),
        detail: Detail::default(),
        justification: None,
        buffered: Vec::new(),
    };
    if let Some(detail) = retell::retell(&lowered, saved.unroll, &violation) {
        violation.detail = detail;
    }
    let places = Places::new(&loaded.program, &names, Some(&violation));
    let view = View::new(&places, &violation);
    let picture = witness::render(&view, &Content { usual: arguments.talk.verbose, ..Content::ALL }, &check::style(&arguments.talk));
    if !picture.is_empty() && !arguments.talk.quiet {
        out += &format!("\n{picture}");
    }
    crate::print(&out)?;
    Ok(exit)
}

fn kind_of(saved: &Saved) -> Option<ViolationKind> {
    ViolationKind::ALL.into_iter().find(|&kind| thinair_report::names::violation(kind) == saved.kind)
}

/// Is it an execution of the model, and does it still fail?
fn judge(saved: &Saved, replayed: &Replayed, model: Model) -> (String, Exit) {
    if !is_allowed(replayed, model) {
        let axiom = forbidden_by(replayed, model).map_or_else(String::new, |axiom| format!(" (by the axiom `{axiom}`)"));
        return (format!("this execution is forbidden{axiom}"), Exit::Verified);
    }
    let fails = match kind_of(saved) {
        Some(
            ViolationKind::Assertion
            | ViolationKind::Misuse
            | ViolationKind::DivisionByZero
            | ViolationKind::DivisionOverflow
            | ViolationKind::SignedOverflow
            | ViolationKind::BadShift
            | ViolationKind::BadIndex
            | ViolationKind::Misaligned
            | ViolationKind::BadCall
            | ViolationKind::UncaughtException
            | ViolationKind::Terminated
            | ViolationKind::Panic
            | ViolationKind::BadJoin,
        ) => replayed.faults.iter().any(|(_, _, at, _)| at.line == saved.line),
        Some(ViolationKind::DataRace) => races(saved, replayed, model),
        _ => true,
    };
    if fails {
        (format!("this execution is allowed, and fails: {} at line {}", saved.kind, saved.line), Exit::Violated)
    } else {
        (format!("this execution is allowed, and does not fail ({} at line {} is gone)", saved.kind, saved.line), Exit::Verified)
    }
}

/// Races are errors of languages only.
fn races(saved: &Saved, replayed: &Replayed, model: Model) -> bool {
    let Some([first, second]) = saved.racing else { return true };
    let event = |(thread, number): saved::Name| replayed.accesses.get(&AccessName { thread, number }).copied();
    let (Some(first), Some(second)) = (event(first), event(second)) else { return true };
    let hb = axioms::rc11::happens_before_in(&replayed.execution);
    let counts = model.reports_races() || Model::find(&saved.model) == Some(model);
    counts && !hb.contains(first, second) && !hb.contains(second, first)
}
