//! The command `thinair`.
//!
//! Every way out of the program is an [`Exit`]: 0 verified (or the command did what was asked), 1 a violation was found, 2 bad usage or
//! input, 3 not finished. Results go to standard output, errors to standard error. No input makes it panic.

mod arguments;
mod browser;
mod build;
mod cache;
mod check;
mod compare;
mod doctor;
mod estimate;
mod explore;
mod fix;
mod litmus;
mod load;
mod memory;
mod models;
mod repair;
mod replay;
mod rust;
mod shell;
mod states;
mod svcomp;
mod terminal;
mod time_limit;
mod watch;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};

/// How the command ends. The numbers are part of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    Verified = 0,
    Violated = 1,
    BadInput = 2,
    NotFinished = 3,
}

fn main() -> ExitCode {
    // Bad usage ends here, with clap's own message and status 2.
    let arguments = Arguments::parse();
    let result = match arguments.command {
        Command::Check(check) => time_limit::watch_signals().and_then(|()| check::run(&check)),
        Command::Watch(watching) => time_limit::watch_signals().and_then(|()| watch::run(watching)),
        Command::Compare(compare) => time_limit::watch_signals().and_then(|()| compare::run(&compare)),
        Command::Estimate(estimate) => time_limit::watch_signals().and_then(|()| estimate::run(&estimate)),
        Command::Fix(fix) => time_limit::watch_signals().and_then(|()| fix::run(&fix)),
        Command::Litmus(litmus) => litmus::run(&litmus),
        Command::Replay(replay) => replay::run(&replay),
        Command::RustTests(tests) => rust::tests(&tests.file),
        Command::Models(models) => models::run(&models),
        Command::Doctor(doctor) => doctor::run(&doctor),
        Command::Completions(completions) => shell::completions(&completions),
        Command::Manual(manual) => shell::manual(&manual),
    };
    let exit = result.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        Exit::BadInput
    });
    ExitCode::from(exit as u8)
}

/// Writes results. A reader that has seen enough (`| head`) is no error.
fn print(text: &str) -> anyhow::Result<()> {
    let mut output = std::io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(anyhow::Error::new(error).context("cannot write the result")),
        _ => Ok(()),
    }
}
