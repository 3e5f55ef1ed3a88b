//! Rust through rustc: finds the compiler, and asks it for the LLVM IR of a whole program, the standard library included.
//!
//! What the user wrote, and what of the library is generic, is not optimised at all. The rest of the library comes as it was built: optimised.

use std::fmt;
use std::io;
use std::path::Path;
use std::process::Command;

use crate::child;
use crate::clang::Compiled;

/// What rustc is asked for: everything in one module, and lines.
pub const FLAGS: [&str; 10] = [
    "-Clto=fat",
    "-Copt-level=0",
    "-Ccodegen-units=1",
    "-Cno-prepopulate-passes",
    "-Cdebuginfo=line-tables-only",
    "-Cdebug-assertions=on",
    "-Coverflow-checks=on",
    "-Cembed-bitcode=yes",
    "--cfg=thinair",
    "--check-cfg=cfg(thinair)",
];

/// The language, unless the user says otherwise.
const EDITION: &str = "--edition=2024";

const INSTALLING: &str = "see https://rustup.rs, or Debian, Ubuntu: apt-get install rustc; Fedora: dnf install rust; Arch: pacman -S rust";

#[derive(Debug)]
pub enum Failure {
    /// There is no rustc, or it cannot be run.
    Broken(String, io::Error),
    /// The compiler refuses the source: its messages, as they are.
    Refused(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Broken(name, error) => {
                write!(
                    formatter,
                    "cannot run {name}: {error}. Rust is compiled with rustc, version 1.85 or newer; install it ({INSTALLING}), or name it in RUSTC"
                )
            }
            Failure::Refused(messages) => formatter.write_str(messages.trim_end()),
        }
    }
}

impl std::error::Error for Failure {}

/// The compiler: what the environment names, or `rustc`.
pub fn compiler() -> String {
    std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string())
}

/// Compiles a file that has a `main`, or one with tests. `flags` are the user's, and come last; what is made is put into `directory`, which the caller removes.
pub fn compile(source: &Path, flags: &[String], tests: bool, directory: &Path) -> Result<Compiled, Failure> {
    let name = compiler();
    let module = directory.join("program.ll");
    let mut command = Command::new(&name);
    command.args(if tests { ["--test", "--check-cfg=cfg(test)"] } else { ["--crate-type=bin", "--check-cfg=cfg()"] });
    command.arg("--crate-name=program").args(FLAGS);
    if !flags.iter().any(|flag| flag.starts_with("--edition")) {
        command.arg(EDITION);
    }
    // Linked it need not be, but only who links sees the whole program. What is made on the way goes into the same directory: others may compile beside this.
    command.args(flags).args(["-Clinker=true", "--emit=llvm-ir,link", "--out-dir"]).arg(directory).arg(source);
    let output = child::output(&mut command).map_err(|error| Failure::Broken(name.clone(), error))?;
    let warnings = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() {
        let messages = if warnings.trim().is_empty() { format!("the compiler failed ({})", output.status) } else { warnings };
        return Err(Failure::Refused(messages));
    }
    let text = std::fs::read_to_string(&module).map_err(|error| Failure::Broken(name, error))?;
    Ok(Compiled { text, warnings })
}
