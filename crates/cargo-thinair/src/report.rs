//! What is printed: one line for each test, as `cargo test` has it, then what is to be said of those that have not passed.

use std::fmt::Write as _;
use std::time::Instant;

use serde_json::json;

use crate::arguments::Work;
use crate::checker::{Outcome, Status};
use crate::package::{Built, Program};
use crate::selection::{Chosen, Test};
use crate::{Exit, print};

/// A program and its tests, as they come to be known.
pub struct Tested {
    pub program: Program,
    pub outcomes: Vec<(Test, Outcome)>,
    pub ignored: Vec<Test>,
}

pub struct Report {
    json: bool,
    began: Instant,
    pub programs: Vec<Tested>,
}

impl Report {
    pub fn new(work: &Work) -> Report {
        Report { json: work.json, began: Instant::now(), programs: Vec::new() }
    }

    pub fn begin(&mut self, program: &Program, chosen: &Chosen) -> anyhow::Result<()> {
        self.began = Instant::now();
        self.programs.push(Tested { program: program.clone(), outcomes: Vec::new(), ignored: chosen.ignored.clone() });
        if self.json {
            return Ok(());
        }
        let number = chosen.run.len() + chosen.ignored.len();
        print(&format!("     Checking {}\n\nrunning {number} test{}\n", program.title(), if number == 1 { "" } else { "s" }))
    }

    pub fn add(&mut self, test: &Test, outcome: Outcome) -> anyhow::Result<()> {
        let Some(tested) = self.programs.last_mut() else { return Ok(()) };
        let line = if self.json {
            let Program { package, name, kind, .. } = &tested.program;
            let story = if outcome.json.is_null() { outcome.story.as_str() } else { "" };
            let target = json!({ "package": package, "target": name, "kind": kind });
            let line = json!({ "test": test.name, "of": target, "status": word(outcome.status), "message": story, "result": outcome.json });
            format!("{line}\n")
        } else {
            let summary = if outcome.summary.is_empty() { String::new() } else { format!(" ({})", outcome.summary) };
            format!("test {} ... {}{summary}\n", test.title(), shown(outcome.status))
        };
        tested.outcomes.push((test.clone(), outcome));
        print(&line)
    }

    /// What `cargo test` says of a program when all of its tests have run.
    pub fn end(&mut self, program: &Program, chosen: &Chosen) -> anyhow::Result<()> {
        let Some(tested) = self.programs.last() else { return Ok(()) };
        let mut text = String::new();
        for test in &tested.ignored {
            if self.json {
                let target = json!({ "package": program.package, "target": program.name, "kind": program.kind });
                let line = json!({ "test": test.name, "of": target, "status": "ignored", "message": test.why_ignored, "result": null });
                let _ = writeln!(text, "{line}");
            } else {
                let why = test.why_ignored.as_ref().map_or_else(String::new, |why| format!(", {why}"));
                let _ = writeln!(text, "test {} ... ignored{why}", test.title());
            }
        }
        if !self.json {
            text += &stories(tested, Status::Failed, "failures");
            text += &stories(tested, Status::NotFinished, "not finished");
            let of = |status| tested.outcomes.iter().filter(|(_, outcome)| outcome.status == status).count();
            let (failed, unfinished) = (of(Status::Failed), of(Status::NotFinished));
            let word = match (failed, unfinished) {
                (0, 0) => "ok",
                (0, _) => "NOT FINISHED",
                _ => "FAILED",
            };
            let _ = writeln!(
                text,
                "\ntest result: {word}. {} passed; {failed} failed; {unfinished} not finished; {} ignored; {} filtered out; finished in {:.2}s\n",
                of(Status::Passed),
                tested.ignored.len(),
                chosen.filtered,
                self.began.elapsed().as_secs_f64()
            );
        }
        print(&text)
    }

    /// The exit status of everything.
    pub fn finish(&self, built: &Built) -> anyhow::Result<Exit> {
        if built.documented && !self.json {
            eprintln!("note: tests in documentation are not checked (`cargo test --doc` runs them)");
        }
        let statuses = || self.programs.iter().flat_map(|tested| tested.outcomes.iter().map(|(_, outcome)| outcome.status));
        Ok(match () {
            () if statuses().any(|status| status == Status::Failed) => Exit::Failed,
            () if statuses().any(|status| status == Status::NotFinished) => Exit::NotFinished,
            () => Exit::Passed,
        })
    }
}

/// The tests of a program that would be checked, or left out because they are to be ignored.
pub fn list(program: &Program, chosen: &Chosen) -> String {
    let mut names: Vec<&str> = chosen.run.iter().chain(&chosen.ignored).map(|test| test.name.as_str()).collect();
    names.sort_unstable();
    let mut text = format!("     Tests of {}\n\n", program.title());
    names.iter().for_each(|name| {
        let _ = writeln!(text, "{}: test", if name.is_empty() { "main" } else { name });
    });
    let _ = writeln!(text, "\n{} test{}\n", names.len(), if names.len() == 1 { "" } else { "s" });
    text
}

/// What is to be said of the tests with this status, and their names once more.
fn stories(tested: &Tested, status: Status, title: &str) -> String {
    let those: Vec<_> = tested.outcomes.iter().filter(|(_, outcome)| outcome.status == status).collect();
    if those.is_empty() {
        return String::new();
    }
    let mut text = format!("\n{title}:\n");
    for (test, outcome) in &those {
        let _ = write!(text, "\n---- {} ----\n{}\n", test.title(), outcome.story);
    }
    let _ = writeln!(text, "\n\n{title}:");
    for (test, _) in &those {
        let _ = writeln!(text, "    {}", test.title());
    }
    text
}

fn shown(status: Status) -> &'static str {
    match status {
        Status::Passed => "ok",
        Status::Failed => "FAILED",
        Status::NotFinished => "not finished",
    }
}

fn word(status: Status) -> &'static str {
    match status {
        Status::Passed => "passed",
        Status::Failed => "failed",
        Status::NotFinished => "not-finished",
    }
}
