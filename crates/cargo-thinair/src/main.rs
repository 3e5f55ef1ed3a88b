//! `cargo thinair`: builds what a package has with cargo, and has each of its tests checked by the command `thinair`.
//!
//! Here is what concerns cargo and libtest: which targets are built and with which flags ([`package`]), which tests are meant ([`selection`]), and what is printed
//! ([`report`], [`junit`]). What a test is, and whether it is right, only `thinair` knows: it is run once for each test ([`checker`]), beside this program, so that the
//! engine is built and shipped once, and a test that takes all memory or all time takes nobody along.
//!
//! This program is also what rustc takes for a linker ([`linker`]): programs that are checked are never run.
//!
//! Exit status: as of `cargo test`, 0 if all tests pass and 101 if one fails or nothing can be built; 2 for bad usage; 3 if no test fails, but some are not
//! finished (a bound, the time, something that is not supported).

mod arguments;
mod checker;
mod junit;
mod linker;
mod package;
mod report;
mod selection;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command, Work};
use checker::Checker;

/// How the command ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Exit {
    Passed = 0,
    BadUsage = 2,
    NotFinished = 3,
    Failed = 101,
}

fn main() -> ExitCode {
    if linker::is_asked_for() {
        return linker::run();
    }
    let arguments = Arguments::parse_from(arguments::completed(std::env::args_os()));
    let exit = match &arguments.command {
        Command::Test(work) => test(work),
        Command::Check(work) => each("check", work),
        Command::Compare(work) => each("compare", work),
        Command::Fix(work) => each("fix", work),
        Command::Estimate(work) => each("estimate", work),
    };
    let exit = exit.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        Exit::BadUsage
    });
    ExitCode::from(exit as u8)
}

/// Checks tests, and reports as `cargo test` does.
fn test(work: &Work) -> anyhow::Result<Exit> {
    let selection = selection::Selection::of(work)?;
    let checker = Checker::find(work)?;
    let Some(built) = package::build(work, package::Wanted::Tests)? else { return Ok(Exit::Failed) };
    let mut report = report::Report::new(work);
    for program in &built.programs {
        let tests = checker.tests(program, &built.root)?;
        let chosen = selection.choose(tests);
        if selection.lists() {
            print(&report::list(program, &chosen))?;
            continue;
        }
        report.begin(program, &chosen)?;
        checker.check(program, &built.root, &chosen.run, &mut |number, outcome| report.add(&chosen.run[number], outcome))?;
        report.end(program, &chosen)?;
    }
    let exit = report.finish(&built)?;
    if let Some(path) = &work.junit {
        std::fs::write(path, junit::render(&report.programs))
            .map_err(|error| anyhow::anyhow!("cannot write {}: {error}", path.display()))?;
    }
    Ok(exit)
}

/// Runs another command of `thinair` for each test, or for each program with a `main`; what it prints stays as it is.
fn each(command: &str, work: &Work) -> anyhow::Result<Exit> {
    if work.junit.is_some() {
        anyhow::bail!("--junit is for `cargo thinair test`");
    }
    let selection = selection::Selection::of(work)?;
    let checker = Checker::find(work)?;
    let wanted = if work.package.names_programs() { package::Wanted::Programs } else { package::Wanted::Tests };
    let Some(built) = package::build(work, wanted)? else { return Ok(Exit::Failed) };
    let mut worst = Exit::Passed;
    let mut number = 0;
    for program in &built.programs {
        for test in selection.choose(checker.tests(program, &built.root)?).run {
            number += 1;
            if !work.json {
                print(&format!("{}==== {}\n", if number > 1 { "\n" } else { "" }, program.titled(&test.name)))?;
            }
            worst = worst.max(checker.pass_on(command, program, &built.root, &test)?);
        }
    }
    if number == 0 {
        eprintln!("nothing to do: no test and no program is meant");
    }
    Ok(worst)
}

/// Writes results. A reader that has seen enough (`| head`) is no error.
fn print(text: &str) -> anyhow::Result<()> {
    let mut output = std::io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(anyhow::Error::new(error).context("cannot write the result")),
        _ => Ok(()),
    }
}
