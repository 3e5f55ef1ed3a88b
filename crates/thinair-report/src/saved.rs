//! A counterexample as a file: what is needed to run it again, on the same model or another. docs/json.md describes the format.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thinair_core::engine::Violation;
use thinair_core::engine::replay::{AccessName, Script, ScriptStep};
use thinair_core::engine::sizes::Split;
use thinair_core::ir::{FileId, FunctionId, SourceLocation, Width};
use thinair_core::machine::Naming;
use thinair_core::machine::action::ThreadId;

use crate::{Report, names};

/// The version of the format.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
pub struct Saved {
    thinair_witness: u32,
    /// The program, as it was named.
    pub files: Vec<String>,
    pub model: String,
    pub unroll: Option<u32>,
    /// The name of the error, and the line where it shows.
    pub kind: String,
    pub line: u32,
    /// The two accesses of a data race.
    pub racing: Option<[Name; 2]>,
    /// The accesses that were taken apart: function, file, line, column, and the bytes of each part.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    splits: Vec<(u32, u32, u32, u32, u32)>,
    /// For each of these, which of the plain accesses there it is; nothing: all of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pieces: Vec<Option<u32>>,
    threads: BTreeMap<u32, Vec<Step>>,
    initial: Vec<(u64, u64)>,
    coherence: Vec<(u64, Vec<Name>)>,
    children: Vec<Vec<u16>>,
    objects: Vec<Vec<u32>>,
}

/// An access: its thread, and its number among the reads and writes there.
pub type Name = (u32, u32);

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Read { address: u64, value: u64, from: Option<Name> },
    Write { address: u64, value: u64 },
    Allocate,
    Free,
    Join,
    Choose { value: u64 },
}

fn name(access: AccessName) -> Name {
    (access.thread, access.number)
}

fn access((thread, number): Name) -> AccessName {
    AccessName { thread, number }
}

/// The counterexample of a run; `None` if the engine does not say enough to run it again.
pub fn render(report: &Report, violation: &Violation) -> Option<String> {
    let script = Script::of(violation)?;
    let step = |step: &ScriptStep| match *step {
        ScriptStep::Read { address, value, from } => Step::Read { address, value, from: from.map(name) },
        ScriptStep::Write { address, value } => Step::Write { address, value },
        ScriptStep::Allocate => Step::Allocate,
        ScriptStep::Free => Step::Free,
        ScriptStep::Join => Step::Join,
        ScriptStep::Choose { value } => Step::Choose { value },
    };
    let saved = Saved {
        thinair_witness: VERSION,
        files: report.files.to_vec(),
        model: report.model_name().to_owned(),
        unroll: report.options.unroll,
        kind: names::violation(violation.kind).to_owned(),
        line: violation.at.line,
        racing: racing(violation),
        splits: report.outcome.splits.iter().map(numbers).collect(),
        pieces: report.outcome.splits.iter().map(|split| split.number).collect(),
        threads: script.threads.iter().map(|(&id, steps)| (id, steps.iter().map(step).collect())).collect(),
        initial: script.initial.into_iter().collect(),
        coherence: script.coherence.into_iter().map(|(location, writes)| (location, writes.into_iter().map(name).collect())).collect(),
        children: script.naming.children.iter().map(|children| children.iter().map(|child| child.0).collect()).collect(),
        objects: script.naming.objects,
    };
    Some(serde_json::to_string(&saved).expect("strings and numbers can always be written as JSON") + "\n")
}

fn numbers(split: &Split) -> (u32, u32, u32, u32, u32) {
    (split.function.0, split.at.file.0, split.at.line, split.at.column, split.width.bytes())
}

impl Saved {
    /// The accesses that were taken apart.
    pub fn splits(&self) -> Vec<Split> {
        let split = |(index, &(function, file, line, column, bytes)): (usize, &(u32, u32, u32, u32, u32))| {
            let number = self.pieces.get(index).copied().flatten();
            let width = [Width::I8, Width::I16, Width::I32].into_iter().find(|width| width.bytes() == bytes)?;
            Some(Split {
                function: FunctionId(function),
                at: SourceLocation { file: FileId(file), line, column, called: 0 },
                number,
                width,
            })
        };
        self.splits.iter().enumerate().filter_map(split).collect()
    }
}

fn racing(violation: &Violation) -> Option<[Name; 2]> {
    let numbered = |event: usize| {
        let x = &violation.witness;
        let thread = x.events.get(event)?.thread?;
        let before = x.events[..event].iter().filter(|other| other.thread == Some(thread) && (other.is_read() || other.is_write()));
        Some((thread, before.count() as u32))
    };
    let mut events = violation.detail.parties.iter().filter_map(|party| party.event).filter_map(numbered);
    let racing = [events.next()?, events.next()?];
    (violation.kind == thinair_core::engine::ViolationKind::DataRace).then_some(racing)
}

/// Threads and objects beyond this are not believed.
const MOST_THREADS: usize = 64;
const MOST_OBJECTS: u32 = 1 << 24;

/// Reads a file that [`render`] has made, or says why it is none.
pub fn parse(text: &str) -> Result<(Saved, Script), String> {
    let saved: Saved = serde_json::from_str(text).map_err(|error| format!("this is no counterexample of Thinair: {error}"))?;
    if saved.thinair_witness != VERSION {
        return Err(format!("this counterexample has version {}, but only version {VERSION} is known", saved.thinair_witness));
    }
    let threads = saved.children.len().max(saved.objects.len());
    let too_large = threads > MOST_THREADS
        || saved.children.iter().flatten().any(|&child| usize::from(child) >= MOST_THREADS)
        || saved.objects.iter().flatten().any(|&object| object > MOST_OBJECTS);
    if too_large {
        return Err("this counterexample names threads or objects that no run has".to_owned());
    }
    let step = |step: &Step| match *step {
        Step::Read { address, value, from } => ScriptStep::Read { address, value, from: from.map(access) },
        Step::Write { address, value } => ScriptStep::Write { address, value },
        Step::Allocate => ScriptStep::Allocate,
        Step::Free => ScriptStep::Free,
        Step::Join => ScriptStep::Join,
        Step::Choose { value } => ScriptStep::Choose { value },
    };
    let script = Script {
        naming: Naming::of(
            saved.children.iter().map(|children| children.iter().map(|&child| ThreadId(child)).collect()).collect(),
            saved.objects.clone(),
        ),
        threads: saved.threads.iter().map(|(&id, steps)| (id, steps.iter().map(step).collect())).collect(),
        initial: saved.initial.iter().copied().collect(),
        coherence: saved.coherence.iter().map(|(location, writes)| (*location, writes.iter().copied().map(access).collect())).collect(),
    };
    Ok((saved, script))
}
