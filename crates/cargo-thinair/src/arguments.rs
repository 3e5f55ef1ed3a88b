//! The command line: what is meant for cargo, for libtest and for `thinair`. Help text is the documentation of each flag.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

const EXIT_STATUS: &str = "Exit status: 0 all tests pass, 101 a test fails or the package cannot be built, 2 bad usage, 3 no test fails, but some are not finished.\n\
                           Documentation tests are not checked. The command `thinair` must be beside this one, in the path, or named in THINAIR.";

/// Checks the tests of a Rust package under weak memory: every behaviour that a memory model allows, each exactly once.
#[derive(Parser, Debug)]
#[command(name = "cargo thinair", bin_name = "cargo thinair", version, after_help = EXIT_STATUS)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Check the tests of a package, and report as `cargo test` does (this is also what happens without a command)
    #[command(after_help = EXIT_STATUS)]
    Test(Work),
    /// Check tests, or programs (--bin, --example), each with the full report of `thinair check`
    Check(Work),
    /// Check tests or programs under several memory models: `thinair compare` for each
    Compare(Work),
    /// Find memory orders and fences that make tests or programs right: `thinair fix` for each
    Fix(Work),
    /// Estimate how many executions tests or programs have: `thinair estimate` for each
    Estimate(Work),
}

const COMMANDS: [&str; 6] = ["test", "check", "compare", "fix", "estimate", "help"];

/// The arguments as clap wants them: without the name that cargo puts in front, and with the command that is meant where there is none.
pub fn completed(given: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut given: Vec<OsString> = given.collect();
    if given.get(1).is_some_and(|first| first == "thinair") {
        given.remove(1);
    }
    let first = given.get(1).and_then(|first| first.to_str()).unwrap_or_default();
    let is_of_all = ["-h", "--help", "-V", "--version"].contains(&first);
    if !COMMANDS.contains(&first) && !is_of_all {
        given.insert(1.min(given.len()), "test".into());
    }
    given
}

#[derive(Args, Debug, Default)]
pub struct Work {
    /// Only tests whose names contain one of these
    #[arg(value_name = "FILTER")]
    pub filters: Vec<String>,

    #[command(flatten)]
    pub tests: Tests,

    #[command(flatten)]
    pub checking: Checking,

    /// Print one JSON object for each test, on one line
    #[arg(long)]
    pub json: bool,

    /// Write the results of `test` in JUnit's XML
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,

    #[command(flatten)]
    pub package: Package,

    /// More filters and options of tests, as after the `--` of cargo test: --exact, --ignored, --include-ignored, --skip, --list
    #[arg(last = true, value_name = "TEST OPTIONS")]
    pub after: Vec<String>,
}

/// Which tests; what libtest calls by the same names.
#[derive(Args, Debug, Default, Clone)]
#[command(next_help_heading = "Which tests")]
pub struct Tests {
    /// A filter is the whole name
    #[arg(long)]
    pub exact: bool,

    /// Only tests that are marked with #[ignore]
    #[arg(long, conflicts_with = "include_ignored")]
    pub ignored: bool,

    /// Also tests that are marked with #[ignore]
    #[arg(long)]
    pub include_ignored: bool,

    /// Not tests whose names contain this
    #[arg(long, value_name = "FILTER")]
    pub skip: Vec<String>,

    /// List the tests, and check none
    #[arg(long)]
    pub list: bool,
}

/// What may stand after `--`.
#[derive(Parser, Debug)]
#[command(name = "cargo thinair … --", no_binary_name = true)]
pub struct After {
    pub filters: Vec<String>,
    #[command(flatten)]
    pub tests: Tests,
}

/// What `thinair` is told.
#[derive(Args, Debug, Default)]
#[command(next_help_heading = "How tests are checked")]
pub struct Checking {
    /// The memory model (of compare: models, with commas between them); `thinair models` lists them [default: rc11]
    #[arg(long, visible_alias = "models", value_name = "MODEL")]
    pub model: Option<String>,

    /// How many threads of this machine work on the tests [default: one for each processor]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,

    /// Stop each test after so many seconds
    #[arg(long, value_name = "SECONDS")]
    pub timeout: Option<String>,

    /// Leave a loop after so many turns (a loop that only waits needs no bound)
    #[arg(long, value_name = "N")]
    pub unroll: Option<u32>,

    /// Stop each test after so many executions
    #[arg(long, value_name = "N")]
    pub max_executions: Option<u64>,

    /// The values that inputs take, both included; all are tried
    #[arg(long, value_name = "LOW..HIGH", allow_hyphen_values = true)]
    pub nondet: Option<String>,

    /// Whether a data race is an error [default: as the model says]
    #[arg(long, value_name = "SWITCH", value_parser = ["on", "off"])]
    pub races: Option<String>,

    /// Show every event of the execution that fails
    #[arg(long, short)]
    pub verbose: bool,
}

impl Checking {
    /// The arguments of `thinair` that say the same; how many threads work on one test is for the caller to say.
    pub fn arguments(&self, command: &str) -> Vec<String> {
        let model = if command == "compare" { "--models" } else { "--model" };
        let numbers = [("--unroll", self.unroll.map(u64::from)), ("--max-executions", self.max_executions)];
        let texts = [(model, &self.model), ("--timeout", &self.timeout), ("--nondet", &self.nondet), ("--races", &self.races)];
        let texts = texts.into_iter().filter_map(|(name, value)| Some((name, value.clone()?)));
        let numbers = numbers.into_iter().filter_map(|(name, value)| Some((name, value?.to_string())));
        texts.chain(numbers).map(|(name, value)| format!("{name}={value}")).collect()
    }
}

/// What cargo is told.
#[derive(Args, Debug, Default)]
#[command(next_help_heading = "What is built (as of cargo)")]
pub struct Package {
    /// The package
    #[arg(long, short, value_name = "SPEC")]
    pub package: Vec<String>,
    /// All packages of the workspace
    #[arg(long, visible_alias = "all")]
    pub workspace: bool,
    /// Not this package of the workspace
    #[arg(long, value_name = "SPEC")]
    pub exclude: Vec<String>,
    /// The library's unit tests
    #[arg(long)]
    pub lib: bool,
    /// This binary
    #[arg(long, value_name = "NAME")]
    pub bin: Vec<String>,
    /// All binaries
    #[arg(long)]
    pub bins: bool,
    /// This example
    #[arg(long, value_name = "NAME")]
    pub example: Vec<String>,
    /// All examples
    #[arg(long)]
    pub examples: bool,
    /// The tests of this file in tests/
    #[arg(long, value_name = "NAME")]
    pub test: Vec<String>,
    /// All targets that have tests (this is so without any choice)
    #[arg(long = "tests")]
    pub all_tests: bool,
    /// Features
    #[arg(long, short = 'F', value_name = "FEATURES")]
    pub features: Vec<String>,
    /// All features
    #[arg(long)]
    pub all_features: bool,
    /// Not the feature `default`
    #[arg(long)]
    pub no_default_features: bool,
    /// With the profile `release` (but without optimisation)
    #[arg(long, short)]
    pub release: bool,
    /// With this profile (but without optimisation)
    #[arg(long, value_name = "PROFILE", conflicts_with = "release")]
    pub profile: Option<String>,
    /// Where Cargo.toml is
    #[arg(long, value_name = "PATH")]
    pub manifest_path: Option<PathBuf>,
    /// Where things are built [default: `thinair` in cargo's directory]
    #[arg(long, value_name = "DIR")]
    pub target_dir: Option<PathBuf>,
    /// A setting of cargo's
    #[arg(long, value_name = "KEY=VALUE")]
    pub config: Vec<String>,
    /// Cargo.lock must not change
    #[arg(long)]
    pub locked: bool,
    /// Without the network
    #[arg(long)]
    pub offline: bool,
    /// Both
    #[arg(long)]
    pub frozen: bool,
    /// Packages may ask for a newer compiler
    #[arg(long)]
    pub ignore_rust_version: bool,
}

impl Package {
    /// Are programs with a `main` meant, where a command is for both?
    pub fn names_programs(&self) -> bool {
        self.bins || self.examples || !self.bin.is_empty() || !self.example.is_empty()
    }

    /// The profile of cargo in which tests or programs are built.
    pub fn profile(&self) -> Option<&str> {
        if self.release { Some("release") } else { self.profile.as_deref() }
    }

    /// The arguments of cargo that say where the package is.
    pub fn place(&self) -> Vec<OsString> {
        let mut out: Vec<OsString> = Vec::new();
        if let Some(path) = &self.manifest_path {
            out.extend(["--manifest-path".into(), path.into()]);
        }
        let flags = [("--locked", self.locked), ("--offline", self.offline), ("--frozen", self.frozen)];
        out.extend(flags.into_iter().filter(|(_, set)| *set).map(|(name, _)| name.into()));
        out.extend(self.config.iter().flat_map(|setting| ["--config".into(), setting.into()]));
        out
    }

    /// The arguments of cargo that say what of it is built.
    pub fn parts(&self) -> Vec<String> {
        let lists = [
            ("--package", &self.package),
            ("--exclude", &self.exclude),
            ("--bin", &self.bin),
            ("--example", &self.example),
            ("--test", &self.test),
            ("--features", &self.features),
        ];
        let flags = [
            ("--workspace", self.workspace),
            ("--lib", self.lib),
            ("--bins", self.bins),
            ("--examples", self.examples),
            ("--tests", self.all_tests),
            ("--all-features", self.all_features),
            ("--no-default-features", self.no_default_features),
            ("--release", self.release),
            ("--ignore-rust-version", self.ignore_rust_version),
        ];
        let mut out: Vec<String> = flags.into_iter().filter(|(_, set)| *set).map(|(name, _)| name.to_string()).collect();
        out.extend(lists.into_iter().flat_map(|(name, values)| values.iter().map(move |value| format!("{name}={value}"))));
        out.extend(self.profile.iter().map(|profile| format!("--profile={profile}")));
        out
    }

    /// Is there a choice of targets?
    pub fn chooses(&self) -> bool {
        self.lib || self.all_tests || self.names_programs() || !self.test.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn completed(given: &[&str]) -> Vec<OsString> {
        super::completed(given.iter().map(OsString::from))
    }

    #[test]
    fn the_command_line_is_well_formed() {
        Arguments::command().debug_assert();
        After::command().debug_assert();
    }

    #[test]
    fn without_a_command_tests_are_checked() {
        assert_eq!(completed(&["cargo-thinair", "thinair"]), ["cargo-thinair", "test"]);
        assert_eq!(completed(&["cargo-thinair", "thinair", "queue", "--exact"]), ["cargo-thinair", "test", "queue", "--exact"]);
        assert_eq!(completed(&["cargo-thinair", "check", "--bin=a"]), ["cargo-thinair", "check", "--bin=a"]);
        assert_eq!(completed(&["cargo-thinair", "thinair", "--help"]), ["cargo-thinair", "--help"]);
    }
}
