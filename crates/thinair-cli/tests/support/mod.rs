//! Runs the command as a user would, from the root of the repository.

// Each test uses a part of this.
#![allow(dead_code)]

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
    command.env("THINAIR_CACHE", Path::new(env!("CARGO_TARGET_TMPDIR")).join("compiled"));
    command
}

pub fn run(arguments: &[&str]) -> Run {
    run_in(&root(), arguments)
}

/// From another directory.
pub fn run_in(directory: &Path, arguments: &[&str]) -> Run {
    let output = command(arguments).current_dir(directory).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the command prints UTF-8");
    Run { status: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

/// Sends a signal; whether there was somebody to get it. The program `kill` is not everywhere.
#[cfg(unix)]
pub fn signal(process: u32, signal: Option<nix::sys::signal::Signal>) -> bool {
    nix::sys::signal::kill(nix::unistd::Pid::from_raw(process.try_into().unwrap()), signal).is_ok()
}

/// Ends a process when the test is gone, in whatever way: then nobody holds the other end of the guard's standard input.
#[cfg(unix)]
pub struct Guard(std::process::Child);

#[cfg(unix)]
impl Guard {
    pub fn of(process: u32) -> Guard {
        Guard::that_ends(&process.to_string())
    }

    /// Of a process that leads a group, and of all in that group.
    pub fn of_group(leader: u32) -> Guard {
        Guard::that_ends(&format!("-{leader}"))
    }

    fn that_ends(target: &str) -> Guard {
        let script = format!("read -r _; kill -KILL {target}");
        let mut guard = Command::new("sh");
        guard.args(["-c", &script]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // What ends the group of the test does not end its guard.
        std::os::unix::process::CommandExt::process_group(&mut guard, 0);
        Guard(guard.spawn().unwrap())
    }
}

/// The test has seen the end itself.
#[cfg(unix)]
impl Drop for Guard {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// Replaces the number after each `before` with `#`.
pub fn hide_numbers(text: &str, before: &str) -> String {
    let mut pieces = text.split(before);
    let mut hidden = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        hidden.push_str(before);
        hidden.push('#');
        hidden.push_str(piece.trim_start_matches(|character: char| character.is_ascii_digit() || ".e-".contains(character)));
    }
    hidden
}

/// What differs from run to run, which is time, is replaced; and what differs from machine to machine.
pub fn settled(text: &str) -> String {
    let marks = ["blocked, ", "first execution, ", " steps, ", " step, ", "\"bytes\":", "\"seconds\":", " time=\"", "<dt>time</dt><dd>"];
    marks.iter().fold(text.to_owned(), |text, before| hide_numbers(&text, before))
}

/// Compares a text with a file in `expected/`; `THINAIR_BLESS=1` writes the file anew.
#[track_caller]
pub fn compare(name: &str, actual: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected").join(name).with_extension("txt");
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, actual).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(actual, expected, "{}: THINAIR_BLESS=1 accepts the new text", path.display());
}
