//! C and C++ through clang: finds the compiler, and asks it for LLVM IR without any optimisation.
//!
//! Optimisation would remove the dependencies that weak memory models are about, and accesses with them. Debug information gives lines, and the
//! names of fields.

use std::ffi::OsStr;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::child;

/// What clang is asked for. Variables keep their names, and files are called as the user called them, not from where they and the working directory part.
const FLAGS: [&str; 10] = [
    "-O0",
    "-g",
    "-fdebug-compilation-dir=.",
    "-fno-discard-value-names",
    "-Xclang",
    "-disable-O0-optnone",
    "-Xclang",
    "-disable-llvm-passes",
    "-S",
    "-emit-llvm",
];

/// The language is gnu11 unless the user says otherwise: with c11 the system's headers hide some of pthreads.
const C: [&str; 1] = ["-std=gnu11"];

/// C++ is gnu++17, as newer compilers have it. Where libstdc++ knows of tools that watch memory, it does without reading two counters at once.
const CXX: [&str; 4] = ["-x", "c++", "-std=gnu++17", "-D_GLIBCXX_TSAN=1"];

/// What files in C++ are called.
const CXX_FILES: [&str; 7] = ["cpp", "cc", "cxx", "C", "hpp", "hh", "hxx"];

/// Is a file with this extension C++?
pub fn is_cxx(extension: &str) -> bool {
    CXX_FILES.contains(&extension)
}

/// The versions that are looked for by name, newest first, after plain `clang`.
const VERSIONS: std::ops::RangeInclusive<u32> = 14..=22;

const INSTALLING: &str = "Debian, Ubuntu: apt-get install clang; Fedora: dnf install clang; Arch: pacman -S clang; \
                          macOS: xcode-select --install";

/// A module in LLVM IR, and what the compiler had to say about the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compiled {
    pub text: String,
    pub warnings: String,
}

#[derive(Debug)]
pub enum Failure {
    /// No clang was found.
    Missing,
    /// The clang that the user named, or the one that was found, cannot be run.
    Broken(String, io::Error),
    /// The compiler refuses the source: its messages, as they are.
    Refused(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Missing => write!(
                formatter,
                "C is compiled with clang, version {} or newer, and there is none. Install it ({INSTALLING}), or name it with --clang PATH",
                VERSIONS.start()
            ),
            Failure::Broken(name, error) if error.kind() == io::ErrorKind::NotFound => write!(
                formatter,
                "cannot run {name}: {error}. Without --clang, the clang that is found is taken; if there is none, install it ({INSTALLING})"
            ),
            Failure::Broken(name, error) => write!(formatter, "cannot run {name}: {error}"),
            Failure::Refused(messages) => formatter.write_str(messages.trim_end()),
        }
    }
}

impl std::error::Error for Failure {}

/// The flags that a file is compiled with, before the user's.
pub fn own_flags(source: &Path) -> Vec<&'static str> {
    let language: &[&str] = match source.extension().and_then(OsStr::to_str) {
        Some(extension) if is_cxx(extension) => &CXX,
        _ => &C,
    };
    [language, &FLAGS].concat()
}

/// Compiles a file. `flags` are the user's, and come last.
pub fn compile(source: &Path, clang: Option<&Path>, flags: &[String]) -> Result<Compiled, Failure> {
    let (_, output) = run(clang, |command| {
        command.args(own_flags(source)).args(flags).arg("-o").arg("-").arg(source);
    })?;
    let messages = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() {
        let messages = if messages.trim().is_empty() { format!("the compiler failed ({})", output.status) } else { messages };
        return Err(Failure::Refused(messages));
    }
    Ok(Compiled { text: String::from_utf8_lossy(&output.stdout).into_owned(), warnings: messages })
}

/// The name of the compiler that is used, and what it says about itself.
pub fn version(clang: Option<&Path>) -> Result<(String, String), Failure> {
    let (name, output) = run(clang, |command| {
        command.arg("--version");
    })?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok((name, text.lines().next().unwrap_or_default().trim().to_string()))
}

/// The names by which a compiler is looked for.
fn names() -> impl Iterator<Item = String> {
    std::iter::once("clang".to_string()).chain(VERSIONS.rev().map(|version| format!("clang-{version}")))
}

/// Where the compiler is that [`compile`] runs. `None` if there is none.
pub fn find(clang: Option<&Path>) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let look_up = |name: &Path| {
        if name.components().count() > 1 {
            return name.is_file().then(|| name.to_path_buf());
        }
        std::env::split_paths(&path).map(|directory| directory.join(name)).find(|file| file.is_file())
    };
    match clang {
        Some(named) => look_up(named),
        None => names().find_map(|name| look_up(Path::new(&name))),
    }
}

/// Runs the compiler that the user named, or the first that is there.
fn run(clang: Option<&Path>, arguments: impl Fn(&mut Command)) -> Result<(String, Output), Failure> {
    let run = |name: &OsStr| {
        let mut command = Command::new(name);
        arguments(&mut command);
        child::output(&mut command)
    };
    if let Some(named) = clang {
        let name = named.display().to_string();
        return match run(named.as_os_str()) {
            Ok(output) => Ok((name, output)),
            Err(error) => Err(Failure::Broken(name, error)),
        };
    }
    for name in names() {
        match run(OsStr::new(&name)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(Failure::Broken(name, error)),
            Ok(output) => return Ok((name, output)),
        }
    }
    Err(Failure::Missing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_that_is_not_there_is_named() {
        let failure = compile(Path::new("x.c"), Some(Path::new("/no/such/clang")), &[]).unwrap_err();
        assert!(failure.to_string().starts_with("cannot run /no/such/clang: "), "{failure}");
        assert!(failure.to_string().contains("apt-get install clang"), "{failure}");
    }

    #[test]
    fn a_missing_compiler_comes_with_advice() {
        assert!(Failure::Missing.to_string().contains("apt-get install clang"));
    }
}
