//! Violations as SV-COMP's witnesses: YAML, format 2.2, entries of type `violation_sequence`.
//!
//! A segment is one step. Steps stand in the order in which the threads take turns, and each names its thread
//! (`thread_id`, 0 is main, others as in our reports): a `function_return` says what an input was, an
//! `assumption` (of 1) that a line is reached. The last segment is the violation; for a data race it has two
//! targets, which no other step comes between. Columns are left out where the format takes the leftmost place
//! of the line that fits.

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use thinair_core::engine::{Options, Role, ThreadStepKind, Violation, ViolationKind};
use thinair_core::ir::{Program, SourceLocation};
use thinair_report::analysis;

use super::sha256;
use super::task::{Property, Task};

/// A program with a violation in it, and what it was made from.
pub struct Found<'a> {
    pub program: &'a Program,
    /// The text of each input.
    pub texts: &'a [String],
    pub options: &'a Options,
    /// The least value of inputs.
    pub least_input: i64,
}

struct Waypoint {
    kind: Kind,
    thread: u32,
    at: SourceLocation,
    column: Option<u32>,
}

enum Kind {
    Target,
    /// The line is reached.
    Reached,
    /// An input has this value.
    Returns(i128),
}

/// One entry of a witness file.
pub fn entry(task: &Task, property: &Property, found: &Found, violation: &Violation) -> String {
    let mut content = String::new();
    for segment in segments(found, violation) {
        content += "  - segment:\n";
        for waypoint in segment {
            content += &written(&waypoint, found);
        }
    }
    metadata(task, property, found, &content) + "  content:\n" + &content
}

fn metadata(task: &Task, property: &Property, found: &Found, content: &str) -> String {
    let files: Vec<(String, String)> =
        task.inputs.iter().zip(found.texts).map(|(file, text)| (name(file), sha256::hex(text.as_bytes()))).collect();
    let identity = format!("{}{files:?}{content}", property.specification);
    let mut text = String::from("- entry_type: \"violation_sequence\"\n  metadata:\n    format_version: \"2.2\"\n");
    text += &format!("    uuid: \"{}\"\n    creation_time: \"{}\"\n", uuid(&identity), time(now()));
    text += &format!(
        "    producer:\n      name: \"thinair\"\n      version: \"{}\"\n    task:\n      input_files:\n",
        env!("CARGO_PKG_VERSION")
    );
    for (file, _) in &files {
        text += &format!("        - {}\n", quoted(file));
    }
    text += "      input_file_hashes:\n";
    for (file, hash) in &files {
        text += &format!("        {}: \"{hash}\"\n", quoted(file));
    }
    text += &format!("      specification: {}\n", quoted(&property.specification));
    text + &format!("      data_model: \"{}\"\n      language: \"C\"\n", task.data_model.name())
}

fn name(file: &Path) -> String {
    file.display().to_string()
}

/// A string of JSON is one of YAML.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// The same witness has the same name.
fn uuid(identity: &str) -> String {
    let words = sha256::digest(identity.as_bytes());
    let (second, third) = (words[1] & 0xFFFF_0FFF | 0x8000, words[2] & 0x3FFF_FFFF | 0x8000_0000);
    format!("{:08x}-{:04x}-{:04x}-{:04x}-{:04x}{:08x}", words[0], second >> 16, second & 0xFFFF, third >> 16, third & 0xFFFF, words[3])
}

/// Builds that are to be the same each time say what time it is.
fn now() -> u64 {
    let said = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|seconds| seconds.parse().ok());
    said.unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_secs())
}

/// ISO 8601, in UTC.
fn time(seconds: u64) -> String {
    let (mut days, rest) = (seconds / 86_400, seconds % 86_400);
    let mut year = 1970;
    let leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    while days >= 365 + u64::from(leap(year)) && year < 9999 {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let mut month = 0;
    let lengths = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    while month < 11 && days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    let (hours, minutes) = (rest / 3600, rest / 60 % 60);
    format!("{year:04}-{:02}-{:02}T{hours:02}:{minutes:02}:{:02}Z", month + 1, days + 1, rest % 60)
}

fn segments(found: &Found, violation: &Violation) -> Vec<Vec<Waypoint>> {
    let targets = targets(violation);
    let racing: Vec<usize> = match violation.kind {
        ViolationKind::DataRace => violation.detail.parties.iter().filter_map(|party| party.event).collect(),
        _ => Vec::new(),
    };
    let mut turns = analysis::analyse(found.program, found.options, violation).interleaving;
    cut_at_race(&mut turns, &racing, violation);
    let mut inputs = Inputs::new(found, violation);
    let mut steps: Vec<Waypoint> = Vec::new();
    for event in turns {
        let (thread, at) = (violation.witness.events[event].thread.unwrap_or_default(), violation.witness_at[event]);
        inputs.take_until(Some(event), thread, &mut steps);
        let again = steps.last().is_some_and(|last| last.thread == thread && (last.at.file, last.at.line) == (at.file, at.line));
        if at.line != 0 && !again {
            steps.push(Waypoint { kind: Kind::Reached, thread, at, column: None });
        }
    }
    for thread in violation.detail.threads.iter().map(|story| story.id) {
        inputs.take_until(None, thread, &mut steps);
    }
    steps.into_iter().map(|step| vec![step]).chain([targets]).collect()
}

/// The two accesses of a race come last, at the same time: their threads go no further before.
fn cut_at_race(turns: &mut Vec<usize>, racing: &[usize], violation: &Violation) {
    let Some(second) = turns.iter().rposition(|event| racing.contains(event)) else { return };
    let first = turns[..second].iter().position(|event| racing.contains(event));
    turns.truncate(second);
    if let Some(first) = first {
        let thread = violation.witness.events[turns[first]].thread;
        let mut place = 0;
        turns.retain(|&event| {
            place += 1;
            place <= first || violation.witness.events[event].thread != thread
        });
    }
}

fn targets(violation: &Violation) -> Vec<Waypoint> {
    let parties = &violation.detail.parties;
    if violation.kind == ViolationKind::DataRace {
        let both = parties.iter().filter(|party| matches!(party.role, Role::Access | Role::OtherAccess));
        let targets: Vec<Waypoint> =
            both.map(|party| Waypoint { kind: Kind::Target, thread: party.thread, at: party.at, column: None }).collect();
        if targets.len() == 2 {
            return targets;
        }
    }
    let thread = parties.first().map_or(0, |party| party.thread);
    // The call of reach_error stands at its own position; other expressions may begin before.
    let column = (violation.kind == ViolationKind::Assertion).then_some(violation.at.column);
    vec![Waypoint { kind: Kind::Target, thread, at: violation.at, column }]
}

/// What the inputs of each thread were, in program order.
struct Inputs<'a> {
    found: &'a Found<'a>,
    violation: &'a Violation,
    /// For each thread of the story, how many of its steps were gone through.
    done: Vec<usize>,
}

impl<'a> Inputs<'a> {
    fn new(found: &'a Found<'a>, violation: &'a Violation) -> Self {
        Inputs { found, violation, done: vec![0; violation.detail.threads.len()] }
    }

    /// The inputs of a thread before one of its events, or all that are left.
    fn take_until(&mut self, event: Option<usize>, thread: u32, steps: &mut Vec<Waypoint>) {
        let Some(number) = self.violation.detail.threads.iter().position(|story| story.id == thread) else { return };
        let story = &self.violation.detail.threads[number];
        // An event that is not among them stands for none of them.
        let end =
            event.map_or(Some(story.steps.len()), |event| story.steps.iter().position(|step| step.kind == ThreadStepKind::Event(event)));
        let Some(end) = end.filter(|&end| end > self.done[number]) else { return };
        for step in &story.steps[self.done[number]..end] {
            if let ThreadStepKind::Choose { value } = step.kind
                && let Some((column, is_bool)) = self.call_at(step.at)
            {
                let least = if is_bool { 0 } else { i128::from(self.found.least_input) };
                let kind = Kind::Returns(least + i128::from(value));
                steps.push(Waypoint { kind, thread, at: step.at, column });
            }
        }
        self.done[number] = end;
    }

    /// If an input is called here: the column of its closing parenthesis, where that stands on the line, and
    /// whether it is true or false.
    fn call_at(&self, at: SourceLocation) -> Option<(Option<u32>, bool)> {
        let line = line_at(self.found, at)?;
        let call = line.get((at.column as usize).checked_sub(1)?..)?;
        let name: String = call.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
        let close = call.find(')').map(|place| at.column + place as u32);
        name.contains("nondet_").then(|| (close, name.to_lowercase().ends_with("bool")))
    }
}

fn line_at<'a>(found: &'a Found, at: SourceLocation) -> Option<&'a str> {
    let file = found.program.files.get(at.file.index())?;
    let text = found.texts.iter().zip(&found.program.files).find(|(_, name)| *name == file).map(|(text, _)| text);
    text.or(found.texts.first().filter(|_| found.texts.len() == 1))?.lines().nth((at.line as usize).checked_sub(1)?)
}

fn written(waypoint: &Waypoint, found: &Found) -> String {
    let (kind, constraint) = match &waypoint.kind {
        Kind::Target => ("target", None),
        Kind::Reached => ("assumption", Some(("1".to_string(), "c_expression"))),
        Kind::Returns(value) => ("function_return", Some((format!("\\result == {value}"), "ext_c_expression"))),
    };
    let file = found.program.files.get(waypoint.at.file.index()).map_or("", String::as_str);
    let mut text = format!(
        "      - waypoint:\n          type: \"{kind}\"\n          action: \"follow\"\n          thread_id: {}\n          location:\n            \
         file_name: {}\n            line: {}\n",
        waypoint.thread,
        quoted(file),
        waypoint.at.line
    );
    if let Some(column) = waypoint.column.filter(|&column| column != 0) {
        text += &format!("            column: {column}\n");
    }
    if let Some((value, format)) = constraint {
        text += &format!("          constraint:\n            value: {}\n            format: \"{format}\"\n", quoted(&value));
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn times_are_of_the_calendar() {
        assert_eq!(super::time(0), "1970-01-01T00:00:00Z");
        assert_eq!(super::time(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(super::time(4_107_542_399), "2100-02-28T23:59:59Z");
    }

    #[test]
    fn names_have_the_form_of_uuids() {
        let name = super::uuid("x");
        let lengths: Vec<usize> = name.split('-').map(str::len).collect();
        assert_eq!(lengths, [8, 4, 4, 4, 12]);
        assert_eq!(&name[14..15], "8");
        assert_ne!(name, super::uuid("y"));
    }
}
