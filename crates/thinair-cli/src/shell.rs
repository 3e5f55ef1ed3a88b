//! What the shell and `man` want to know, made from the same description of the command line that is parsed.

use anyhow::Context;
use clap::CommandFactory;

use crate::Exit;
use crate::arguments::{Arguments, Completions, Manual};

/// Prints a completion script.
pub fn completions(arguments: &Completions) -> anyhow::Result<Exit> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::command(), "thinair", &mut script);
    crate::print(&String::from_utf8_lossy(&script))?;
    Ok(Exit::Verified)
}

/// Writes a page for the command and one for each of its subcommands.
pub fn manual(arguments: &Manual) -> anyhow::Result<Exit> {
    let directory = &arguments.directory;
    std::fs::create_dir_all(directory).with_context(|| format!("cannot make {}", directory.display()))?;
    clap_mangen::generate_to(Arguments::command(), directory).with_context(|| format!("cannot write into {}", directory.display()))?;
    crate::print(&format!("manual pages are in {}\n", directory.display()))?;
    Ok(Exit::Verified)
}
