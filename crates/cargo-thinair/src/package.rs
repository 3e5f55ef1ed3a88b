//! Building with cargo: the flags that make LLVM IR of whole programs, and what comes out.
//!
//! Flags reach what is checked, and not build scripts and procedural macros: cargo keeps these apart where a target is named, even if it is this machine. Nothing is optimised; everything
//! that belongs to a program is in one module, as the linker's optimisation wants it, with the standard library as it was built. The profile decides about
//! assertions, checks for overflow and what a panic does (tests always unwind).

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::Context;
use serde_json::Value;

use crate::arguments::Work;
use crate::linker;

/// What rustc is asked for, whatever the profile says: no optimisation, everything in one module, lines, and a word for who wants a smaller test.
const FLAGS: [&str; 8] = [
    "-Copt-level=0",
    "-Ccodegen-units=1",
    "-Cno-prepopulate-passes",
    "-Cdebuginfo=line-tables-only",
    "-Cembed-bitcode=yes",
    "--cfg=thinair",
    "--check-cfg=cfg(thinair)",
    "--emit=llvm-ir",
];

/// What cargo's profiles are made to say.
const SETTINGS: [(&str, &str); 5] =
    [("LTO", "fat"), ("CODEGEN_UNITS", "1"), ("INCREMENTAL", "false"), ("STRIP", "none"), ("SPLIT_DEBUGINFO", "off")];

/// Which programs are built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    Tests,
    Programs,
}

/// A program in LLVM IR.
#[derive(Clone, Debug)]
pub struct Program {
    pub package: String,
    /// The name of the target.
    pub name: String,
    /// `lib`, `bin`, `test`, `example` …
    pub kind: String,
    /// The source, seen from the package.
    pub source: String,
    pub module: PathBuf,
}

impl Program {
    /// As cargo test says it.
    pub fn title(&self) -> String {
        let unit_tests = if self.kind == "test" { "" } else { "unittests " };
        format!("{unit_tests}{} ({})", self.source, self.package)
    }

    pub fn titled(&self, test: &str) -> String {
        if test.is_empty() { format!("{} {} ({})", self.kind, self.name, self.package) } else { format!("{test}, {}", self.title()) }
    }
}

pub struct Built {
    pub programs: Vec<Program>,
    /// The workspace; names of files are relative to it.
    pub root: PathBuf,
    /// Packages with a library, whose documentation may have tests.
    pub documented: bool,
}

/// cargo, as it was called, or as it is found.
fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Builds; `None` if cargo has said why it cannot.
pub fn build(work: &Work, wanted: Wanted) -> anyhow::Result<Option<Built>> {
    let Some(workspace) = workspace(work)? else { return Ok(None) };
    let target = match &work.package.target_dir {
        Some(given) => given.clone(),
        None => workspace.target.join("thinair"),
    };
    let mut command = cargo();
    match wanted {
        Wanted::Tests => command.args(["test", "--no-run"]),
        Wanted::Programs => command.arg("build"),
    };
    if wanted == Wanted::Tests && !work.package.chooses() {
        command.arg("--tests");
    }
    let host = host()?;
    command.args(["--message-format=json-render-diagnostics", "--target", &host, "--target-dir"]).arg(&target);
    if work.json {
        command.arg("--quiet");
    }
    command.args(work.package.place()).args(work.package.parts());
    let profiles = ["DEV".to_string(), "TEST".to_string()].into_iter().chain(work.package.profile().map(variable));
    for profile in profiles {
        command.envs(SETTINGS.map(|(name, value)| (format!("CARGO_PROFILE_{profile}_{name}"), value)));
    }
    command.env("CARGO_INCREMENTAL", "0").env(linker::VARIABLE, "1");
    give_flags(&mut command, &host, &workspace.root)?;
    let messages = messages(&mut command)?;
    let Some(messages) = messages else { return Ok(None) };
    let mut programs: Vec<Program> = Vec::new();
    let mut documented = false;
    for message in &messages {
        documented |= message["target"]["doctest"].as_bool().unwrap_or(false);
        programs.extend(program(message, wanted, &workspace.names)?);
    }
    programs.sort_by(|one, other| (&one.package, rank(&one.kind), &one.name).cmp(&(&other.package, rank(&other.kind), &other.name)));
    Ok(Some(Built { programs, root: workspace.root, documented }))
}

/// The order in which cargo runs tests: libraries, binaries, then the others.
fn rank(kind: &str) -> u8 {
    match kind {
        "bin" => 1,
        "example" => 2,
        "test" => 3,
        "bench" => 4,
        _ => 0,
    }
}

/// The name of a profile in variables.
fn variable(profile: &str) -> String {
    profile.to_uppercase().replace('-', "_")
}

struct Workspace {
    root: PathBuf,
    target: PathBuf,
    /// The names of packages by their ids.
    names: BTreeMap<String, String>,
}

/// Where the workspace is.
fn workspace(work: &Work) -> anyhow::Result<Option<Workspace>> {
    let mut command = cargo();
    command.args(["metadata", "--no-deps", "--format-version=1"]).args(work.package.place());
    let output = command.stderr(Stdio::inherit()).output().context("cannot run cargo")?;
    if !output.status.success() {
        return Ok(None);
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).context("what `cargo metadata` says cannot be read")?;
    let path = |name: &str| metadata[name].as_str().map(PathBuf::from).with_context(|| format!("`cargo metadata` has no {name}"));
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let names = packages.iter().map(|package| (text(&package["id"]), text(&package["name"]))).collect();
    Ok(Some(Workspace { root: path("workspace_root")?, target: path("target_directory")?, names }))
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}

/// The name of this machine's kind.
fn host() -> anyhow::Result<String> {
    let output = cargo().arg("-vV").output().context("cannot run cargo; it comes with Rust: https://rustup.rs")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_string).context("`cargo -vV` does not say what this machine is")
}

/// Flags for what is checked. cargo looks at one source of flags only: the environment, or else its settings, where lists are put together.
fn give_flags(command: &mut Command, host: &str, root: &Path) -> anyhow::Result<()> {
    const SEPARATOR: &str = "\x1f";
    let own = std::env::current_exe().context("cannot find out where this program is")?;
    let linker = format!("-Clinker={}", own.display());
    let flags: Vec<&str> = FLAGS.iter().copied().chain([linker.as_str()]).collect();
    let encoded = std::env::var("CARGO_ENCODED_RUSTFLAGS").ok();
    let plain = std::env::var("RUSTFLAGS").ok().map(|flags| flags.split_whitespace().collect::<Vec<_>>().join(SEPARATOR));
    match encoded.or(plain) {
        Some(given) => {
            let all: Vec<&str> = given.split(SEPARATOR).filter(|flag| !flag.is_empty()).chain(flags).collect();
            command.env("CARGO_ENCODED_RUSTFLAGS", all.join(SEPARATOR));
        }
        None => {
            let list = Value::from(flags.clone());
            command.arg("--config").arg(format!("target.{host}.rustflags={list}"));
            if let Some(file) = general_flags(root) {
                eprintln!("warning: {}: build.rustflags are not used here; put what the program needs into RUSTFLAGS", file.display());
            }
        }
    }
    Ok(())
}

/// A file of settings with flags for everything, which flags for a target replace.
fn general_flags(root: &Path) -> Option<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let folders = root.ancestors().map(|folder| folder.join(".cargo")).chain(home);
    folders.flat_map(|folder| [folder.join("config.toml"), folder.join("config")]).find(|file| {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let mut section = "";
        text.lines().map(str::trim).any(|line| {
            if line.starts_with('[') {
                section = if line.starts_with("[build]") { "build" } else { "" };
            }
            section == "build" && line.starts_with("rustflags") || line.starts_with("build.rustflags")
        })
    })
}

/// What cargo says of what it has built; the compiler's words go to standard error. `None` if it fails.
fn messages(command: &mut Command) -> anyhow::Result<Option<Vec<Value>>> {
    let mut child = command.stdout(Stdio::piped()).spawn().context("cannot run cargo")?;
    let output = child.stdout.take().context("cargo has no output")?;
    let mut messages = Vec::new();
    for line in BufReader::new(output).lines() {
        let line = line.context("what cargo says cannot be read")?;
        match serde_json::from_str::<Value>(&line) {
            Ok(message) if message["reason"] == "compiler-artifact" => messages.push(message),
            Ok(_) => {}
            // Procedural macros may print.
            Err(_) => eprintln!("{line}"),
        }
    }
    Ok(child.wait().context("cannot wait for cargo")?.success().then_some(messages))
}

/// The program of a message, if it is one that is wanted.
fn program(message: &Value, wanted: Wanted, names: &BTreeMap<String, String>) -> anyhow::Result<Option<Program>> {
    let is_test = message["profile"]["test"].as_bool().unwrap_or(false);
    let Some(executable) = message["executable"].as_str() else { return Ok(None) };
    let target = &message["target"];
    let kind = target["kind"].as_array().and_then(|kinds| kinds.first()).map(text).unwrap_or_default();
    let is_program = matches!(kind.as_str(), "bin" | "example");
    if (wanted == Wanted::Tests) != is_test || (wanted == Wanted::Programs && !is_program) {
        return Ok(None);
    }
    let manifest = text(&message["manifest_path"]);
    let folder = Path::new(&manifest).parent().unwrap_or(Path::new(""));
    let source = text(&target["src_path"]);
    let source = Path::new(&source).strip_prefix(folder).map_or(source.clone(), |inside| inside.display().to_string());
    let (package, name) = (names.get(&text(&message["package_id"])).cloned().unwrap_or_default(), text(&target["name"]));
    let Some(module) = linker::module_of(Path::new(executable)) else {
        eprintln!("note: {source} ({package}) is not checked: it is built for the compiler itself, as procedural macros are");
        return Ok(None);
    };
    anyhow::ensure!(
        module.exists(),
        "{source} ({package}): cargo has built it without the flags that are needed; are flags set for this target by --config?"
    );
    Ok(Some(Program { package, name, kind, source, module }))
}
