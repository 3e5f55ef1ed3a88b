//! Measures one case. Each has a process of its own, so that the peak of its memory is its own.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use thinair_core::engine::{Equivalence, Observer, Options, Outcome, Prunings, Verdict, check};
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_litmus::rules::Rules;
use thinair_oracle::benchmarks;
use thinair_oracle::memory::peak_rss_kib;

use crate::row::{Case, Row};
use crate::suite::{Origin, Program};

/// How a case is measured.
#[derive(Clone, Debug)]
pub struct Manner {
    pub jobs: u32,
    /// So many runs; their median counts.
    pub repeat: u32,
    pub timeout: Duration,
}

/// Stops when the time is over, and lets several threads work.
struct Clock {
    end: Instant,
    jobs: usize,
}

impl Observer for Clock {
    fn prunings(&self) -> Prunings {
        Prunings { symmetry: false, ..Prunings::ALL }
    }
    fn sees_executions(&self) -> bool {
        false
    }
    fn jobs(&self) -> usize {
        self.jobs
    }
    fn interrupted(&mut self) -> bool {
        Instant::now() >= self.end
    }
}

/// Measures a case in this process.
pub fn here(case: &Case, manner: &Manner, root: &Path) -> anyhow::Result<Row> {
    let program = Program::find(&case.program).with_context(|| format!("no program `{}`", case.program))?;
    let model = Model::find(&case.model).with_context(|| format!("no model `{}`", case.model))?;
    let mut row = Row {
        tool: "thinair".to_owned(),
        case: case.clone(),
        jobs: manner.jobs,
        executions: None,
        blocked: None,
        seconds: None,
        peak_rss_kib: None,
        instructions: None,
        remark: String::new(),
    };
    if program.origin == Origin::Litmus {
        litmus(&mut row, program, model, root)?;
    } else {
        exploration(&mut row, program, model, manner, root)?;
    }
    row.peak_rss_kib = peak_rss_kib();
    Ok(row)
}

fn exploration(row: &mut Row, program: &Program, model: Model, manner: &Manner, root: &Path) -> anyhow::Result<()> {
    let parsed = load(program, row.case.size, root)?;
    let equivalence = if row.case.equivalence == "rf" { Equivalence::Rf } else { Equivalence::RfCo };
    let options = Options { model, equivalence, unroll: None, max_executions: None };
    let mut seconds = Vec::new();
    let mut outcome = None;
    for _ in 0..manner.repeat.max(1) {
        let start = Instant::now();
        let mut clock = Clock { end: start + manner.timeout, jobs: manner.jobs as usize };
        let found = measured(&parsed, &options, &mut clock);
        seconds.push(start.elapsed().as_secs_f64());
        let over = matches!(found.verdict, Verdict::Interrupted);
        outcome = Some(found);
        if over {
            break;
        }
    }
    let outcome = outcome.context("at least one run")?;
    seconds.sort_by(f64::total_cmp);
    (row.executions, row.blocked) = (Some(outcome.executions), Some(outcome.blocked));
    row.seconds = Some(seconds[seconds.len() / 2]);
    let known = benchmarks::expected(program.name, row.case.size, model, equivalence);
    row.remark = match &outcome.verdict {
        Verdict::Verified => match known.filter(|&count| count != outcome.executions) {
            Some(count) => format!("wrong: should be {count}"),
            None => String::new(),
        },
        Verdict::Violated(violation) => format!("violated: {}", violation.message),
        Verdict::Bounded => "bounded".to_owned(),
        Verdict::Interrupted => "not finished".to_owned(),
        Verdict::Unsupported(what, _) => format!("refused: {what}"),
    };
    Ok(())
}

/// What is counted where instructions are: nothing is inlined across it.
#[inline(never)]
fn measured(program: &thinair_core::ir::Program, options: &Options, observer: &mut dyn Observer) -> Outcome {
    check(program, options, observer)
}

pub fn load(program: &Program, size: u32, root: &Path) -> anyhow::Result<thinair_core::ir::Program> {
    let mut flags = match program.origin {
        Origin::Lock => vec![format!("-DTHREADS={size}")],
        Origin::Program => Vec::new(),
        _ => vec![format!("-DN={size}")],
    };
    if !program.flag.is_empty() {
        flags.push(format!("-D{}", program.flag));
    }
    match program.path(root) {
        None => {
            let source = benchmarks::program(program.name, size).context("not at this size")?;
            parse_verified(program.name, &source).map_err(|invalid| anyhow::anyhow!("{invalid}"))
        }
        Some(path) => {
            let compiled = thinair_llvm::clang::compile(&path, None, &flags).map_err(|failure| anyhow::anyhow!("{failure}"))?;
            thinair_llvm::program(program.name, &compiled.text, Default::default()).map_err(|error| anyhow::anyhow!("{error}"))
        }
    }
}

/// All tests of a folder, one after the other; those that are refused are left out.
fn litmus(row: &mut Row, program: &Program, model: Model, root: &Path) -> anyhow::Result<()> {
    let Some(folder) = program.path(root).filter(|folder| folder.is_dir()) else {
        row.remark = "the corpus is not there".to_owned();
        return Ok(());
    };
    let mut tests = Vec::new();
    collect(&folder, &mut tests)?;
    tests.sort();
    row.case.size = tests.len() as u32;
    let (mut executions, mut refused) = (0, 0);
    let start = Instant::now();
    for file in &tests {
        let source = std::fs::read_to_string(file)?;
        let answer = thinair_litmus::parse(&source).and_then(|test| {
            let lowered = thinair_litmus::lower(&test, &file.display().to_string())?;
            thinair_litmus::run::run(&test, &lowered, Rules::BuiltIn(model))
        });
        match answer {
            Ok(answer) => executions += answer.positive + answer.negative,
            Err(_) => refused += 1,
        }
    }
    row.seconds = Some(start.elapsed().as_secs_f64());
    row.executions = Some(executions);
    if refused > 0 {
        row.remark = format!("{refused} refused");
    }
    Ok(())
}

fn collect(folder: &Path, tests: &mut Vec<std::path::PathBuf>) -> anyhow::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, tests)?;
        } else if path.extension().is_some_and(|extension| extension == "litmus") {
            tests.push(path);
        }
    }
    Ok(())
}

/// Measures a case in a new process.
pub fn apart(case: &Case, manner: &Manner) -> anyhow::Result<Row> {
    let output = Command::new(std::env::current_exe()?).args(arguments(case, manner)).output()?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr).trim().to_owned());
    }
    let text = String::from_utf8_lossy(&output.stdout);
    Row::from_line(text.trim_end_matches('\n')).map_err(|error| anyhow::anyhow!("{error}: {text}"))
}

/// The instructions of one run, counted by callgrind; `None` where that is not there.
pub fn instructions(case: &Case, manner: &Manner) -> Option<u64> {
    let once = Manner { repeat: 1, jobs: 1, ..manner.clone() };
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*measure*measured*"])
        .arg(std::env::current_exe().ok()?)
        .args(arguments(case, &once))
        .output()
        .ok()?;
    let report = String::from_utf8_lossy(&output.stderr);
    let line = report.lines().find_map(|line| line.split_once("Collected : "))?;
    line.1.trim().parse().ok()
}

fn arguments(case: &Case, manner: &Manner) -> Vec<String> {
    let Case { program, size, model, equivalence } = case;
    let (jobs, repeat, timeout) = (manner.jobs, manner.repeat, manner.timeout.as_secs());
    ["one", program, &size.to_string(), model, equivalence, &jobs.to_string(), &repeat.to_string(), &timeout.to_string()]
        .map(str::to_owned)
        .to_vec()
}
