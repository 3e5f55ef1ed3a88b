//! Runs the command as a user would, from the root of the repository.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub struct Run {
    pub status: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_thinair"));
    command.args(arguments).current_dir(root()).stdin(Stdio::null());
    command
}

pub fn run(arguments: &[&str]) -> Run {
    let output = command(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the command prints UTF-8");
    Run { status: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}
