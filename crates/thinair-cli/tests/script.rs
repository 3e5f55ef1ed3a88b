//! `./x` asks before it becomes root: here on a machine that has nothing but what the script itself needs, and a package manager that only writes down what it is told.
#![cfg(unix)]

mod support;

use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use support::root;

/// A folder with the few programs that every Debian has, and with a package manager that logs.
fn bare_machine(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("script").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let path = std::env::var_os("PATH").unwrap();
    for tool in ["sh", "env", "dirname", "sed", "awk", "cut", "grep"] {
        let found = std::env::split_paths(&path).map(|folder| folder.join(tool)).find(|file| file.is_file());
        symlink(found.unwrap_or_else(|| panic!("there is no {tool} here")), folder.join(tool)).unwrap();
    }
    for (tool, body) in [("apt-get", "echo \"$*\" >> \"$LOG\""), ("apt-cache", "exit 0"), ("id", "echo 0")] {
        let file = folder.join(tool);
        std::fs::write(&file, format!("#!/bin/sh\n{body}\n")).unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    folder
}

/// Runs `./x` there; what it says, and what the package manager was told.
fn set_up(name: &str, arguments: &[&str], ci: Option<&str>) -> (String, String) {
    let machine = bare_machine(name);
    let log = machine.join("log");
    let mut command = Command::new("sh");
    command.arg(root().join("x")).args(arguments).stdin(Stdio::null());
    command.env_clear().env("PATH", &machine).env("HOME", &machine).env("LOG", &log).envs(ci.map(|value| ("CI", value)));
    let output = command.output().unwrap();
    // Nothing is installed by this package manager, so the script cannot go on.
    assert_eq!(output.status.code(), Some(2));
    (String::from_utf8(output.stderr).unwrap(), std::fs::read_to_string(log).unwrap_or_default())
}

#[test]
fn nothing_is_installed_unasked() {
    let (said, done) = set_up("asks", &["setup"], None);
    assert!(said.contains("as root: apt-get install gcc libc6-dev"), "{said}");
    assert!(said.contains("./x --yes"), "{said}");
    assert_eq!(done, "");
}

#[test]
fn yes_and_ci_go_ahead() {
    for (name, arguments, ci) in [("yes", &["--yes", "setup"][..], None), ("ci", &["setup"][..], Some("true"))] {
        let (said, done) = set_up(name, arguments, ci);
        assert!(said.contains("as root: apt-get install gcc libc6-dev"), "{said}");
        assert!(done.starts_with("update") && done.contains("install") && done.contains("gcc libc6-dev"), "{done}");
    }
}
