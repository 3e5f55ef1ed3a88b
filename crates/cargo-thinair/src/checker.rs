//! The command `thinair`, run once for each test.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use anyhow::{Context, bail};
use serde_json::Value;

use crate::Exit;
use crate::arguments::Work;
use crate::package::Program;
use crate::selection::Test;

/// What came of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Passed,
    Failed,
    /// There is no answer: a bound, the time, or something that is not supported.
    NotFinished,
}

#[derive(Clone, Debug)]
pub struct Outcome {
    pub status: Status,
    /// How many executions there were, and how long it took.
    pub summary: String,
    /// What is said of a test that has not passed.
    pub story: String,
    pub seconds: f64,
    /// With `--json`, what `thinair` has answered, if it was an answer.
    pub json: Value,
}

pub struct Checker {
    thinair: PathBuf,
    arguments: Vec<String>,
    models: Vec<String>,
    /// Does the user ask for a memory model?
    names_model: bool,
    verbose: bool,
    json: bool,
    jobs: usize,
}

impl Checker {
    /// Finds `thinair`: what THINAIR names, what is beside this program, or what the path has.
    pub fn find(work: &Work) -> anyhow::Result<Checker> {
        let beside =
            std::env::current_exe().ok().and_then(|own| Some(own.parent()?.join(format!("thinair{}", std::env::consts::EXE_SUFFIX))));
        let named = std::env::var_os("THINAIR").map(PathBuf::from);
        let thinair = named.or(beside.filter(|path| path.exists())).unwrap_or_else(|| "thinair".into());
        let version = Command::new(&thinair).arg("--version").stdout(Stdio::null()).status();
        if let Err(error) = version {
            bail!(
                "cannot run {}: {error}. `cargo thinair` needs the command `thinair`: `cargo install thinair-cli`, or name it in THINAIR",
                thinair.display()
            );
        }
        let jobs = work.checking.jobs.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
        let (arguments, models) = (work.checking.arguments("check"), work.checking.arguments("compare"));
        let names_model = work.checking.model.is_some();
        Ok(Checker { thinair, arguments, models, names_model, verbose: work.checking.verbose, json: work.json, jobs })
    }

    fn command(&self, command: &str, root: &Path) -> Command {
        let mut started = Command::new(&self.thinair);
        started.arg(command).current_dir(root).stdin(Stdio::null());
        started
    }

    /// The tests of a program; of one with a `main` of its own, this one.
    pub fn tests(&self, program: &Program, root: &Path) -> anyhow::Result<Vec<Test>> {
        let output = self.command("rust-tests", root).arg(&program.module).output().context("cannot run thinair")?;
        if !output.status.success() {
            bail!("{}: {}", program.title(), String::from_utf8_lossy(&output.stderr).trim_end().trim_start_matches("error: "));
        }
        let listed: Value =
            serde_json::from_slice(&output.stdout).context("the list of tests cannot be read: is `thinair` of the same version?")?;
        let text = |value: &Value| value.as_str().map(str::to_string);
        Ok(match listed["tests"].as_array() {
            None => vec![Test::default()],
            Some(tests) => tests
                .iter()
                .map(|test| Test {
                    name: text(&test["name"]).unwrap_or_default(),
                    ignored: test["ignored"] == true,
                    why_ignored: text(&test["why_ignored"]),
                    model: text(&test["model"]),
                    should_panic: test["should_panic"] == true,
                })
                .collect(),
        })
    }

    /// The arguments that say what is checked.
    fn subject(&self, command: &str, program: &Program, test: &Test) -> Vec<String> {
        let mut subject = vec![program.module.display().to_string()];
        if let Some(model) = test.model.as_ref().filter(|_| !self.names_model && command != "compare") {
            subject.push(format!("--model={model}"));
        }
        if !test.name.is_empty() {
            subject.push(format!("--test={}", test.name));
        }
        subject
    }

    /// Checks tests side by side. Outcomes are told in the order of the tests, as soon as all before them are known.
    pub fn check(
        &self,
        program: &Program,
        root: &Path,
        tests: &[Test],
        tell: &mut dyn FnMut(usize, Outcome) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let workers = self.jobs.min(tests.len());
        let each = (self.jobs / workers.max(1)).max(1);
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..workers {
                let (next, sender) = (&next, sender.clone());
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let Some(test) = tests.get(number) else { return };
                        if sender.send((number, self.check_one(program, root, test, each))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let mut waiting: Vec<Option<anyhow::Result<Outcome>>> = tests.iter().map(|_| None).collect();
            let mut told = 0;
            for (number, outcome) in receiver {
                waiting[number] = Some(outcome);
                while let Some(outcome) = waiting.get_mut(told).and_then(Option::take) {
                    tell(told, outcome?)?;
                    told += 1;
                }
            }
            Ok(())
        })
    }

    fn check_one(&self, program: &Program, root: &Path, test: &Test, jobs: usize) -> anyhow::Result<Outcome> {
        let mut command = self.command("check", root);
        command.args(self.subject("check", program, test)).args(&self.arguments).arg(format!("--jobs={jobs}"));
        if self.json {
            command.arg("--json");
        } else {
            command.arg(if self.verbose { "--verbose" } else { "--story" });
        }
        let output = command.output().context("cannot run thinair")?;
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        Ok(outcome(output.status.code(), &text(output.stdout), &text(output.stderr), self.json))
    }

    /// Runs another command for a test; what it prints is not looked at.
    pub fn pass_on(&self, command: &str, program: &Program, root: &Path, test: &Test) -> anyhow::Result<Exit> {
        let arguments = if command == "compare" { &self.models } else { &self.arguments };
        let mut started = self.command(command, root);
        started.args(self.subject(command, program, test)).args(arguments);
        if command != "estimate" {
            started.arg(format!("--jobs={}", self.jobs));
        }
        if self.json {
            started.arg("--json");
        }
        if self.verbose && command == "check" {
            started.arg("--verbose");
        }
        let status = started.status().context("cannot run thinair")?;
        Ok(match status.code() {
            Some(0) => Exit::Passed,
            Some(2) => Exit::BadUsage,
            Some(3) => Exit::NotFinished,
            _ => Exit::Failed,
        })
    }
}

/// What a run of `thinair check` means.
fn outcome(code: Option<i32>, told: &str, complaints: &str, json: bool) -> Outcome {
    let status = match code {
        Some(0) => Status::Passed,
        Some(3) => Status::NotFinished,
        _ => Status::Failed,
    };
    let complaints = complaints.trim_end();
    let answer: Value = if json { serde_json::from_str(told).unwrap_or_default() } else { Value::Null };
    let (summary, seconds, mut story) = if json {
        let counted = |name: &str| answer[name].as_u64().unwrap_or(0);
        let summary = if answer.is_object() {
            format!("{} executions, {} blocked", counted("executions"), counted("blocked"))
        } else {
            String::new()
        };
        let message = answer["violation"]["message"].as_str().unwrap_or_default();
        (summary, answer["seconds"].as_f64().unwrap_or(0.0), message.to_string())
    } else {
        let (first, rest) = told.split_once('\n').unwrap_or((told, ""));
        // `verified: FILE under rc11 (rf): 4 executions, 0 blocked, 0.702 s`
        let summary = first.rsplit_once("): ").map_or("", |(_, summary)| summary);
        let seconds = summary.rsplit_once(", ").and_then(|(_, time)| time.trim_end_matches(" s").parse().ok()).unwrap_or(0.0);
        (summary.to_string(), seconds, rest.trim_matches('\n').to_string())
    };
    if status != Status::Passed && !complaints.is_empty() {
        story = if story.is_empty() { complaints.to_string() } else { format!("{story}\n{complaints}") };
    }
    if code.is_none() {
        story = format!("thinair was ended by a signal\n{story}");
    }
    Outcome { status, summary, story, seconds, json: answer }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_thinair_says_is_understood() {
        let passed = outcome(Some(0), "verified: a.ll under rc11 (rf): 4 executions, 0 blocked, 0.702 s\n", "", false);
        assert_eq!((passed.status, passed.summary.as_str()), (Status::Passed, "4 executions, 0 blocked, 0.702 s"));
        assert!((passed.seconds - 0.702).abs() < 1e-9);
        let failed = outcome(Some(1), "violated: a.ll under rc11 (rf): 1 execution, 0 blocked, 0.5 s\n\ndata race: both\n", "", false);
        assert_eq!((failed.status, failed.story.as_str()), (Status::Failed, "data race: both"));
        let refused = outcome(Some(3), "", "a.rs:3: not supported\n", false);
        assert_eq!((refused.status, refused.story.as_str()), (Status::NotFinished, "a.rs:3: not supported"));
        assert_eq!(outcome(Some(2), "", "error: no such model\n", false).status, Status::Failed);
        assert_eq!(outcome(None, "", "", false).status, Status::Failed);
    }
}
