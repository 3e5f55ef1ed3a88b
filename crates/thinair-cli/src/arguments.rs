//! The command line, as clap reads it. Help text is the documentation of each flag.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};
use thinair_core::engine::Equivalence;
use thinair_core::model::Model;
use thinair_llvm::lower::Allowed;

use crate::models::{ModelOfLitmus, ModelOfProgram};

/// A model checker for concurrent programs under weak memory.
///
/// Visits every behaviour that a memory model allows, each exactly once, and answers: verified, or here is the execution that breaks it.
#[derive(Parser, Debug)]
#[command(name = "thinair", version, after_help = EXIT_STATUS)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

const EXIT_STATUS: &str = "Exit status: 0 verified, 1 a violation was found, 2 bad usage or input, 3 not finished (a bound, an interrupt, \
                           or something that is not supported).";

const LITMUS_STATUS: &str = "Exit status: 0 every test was answered (Ok or No), 2 bad usage or a file that is no litmus test, 3 a test uses \
                             something that is not supported.";

const COMPARE_STATUS: &str = "Exit status: 0 every model has an answer (verified or violated), 2 bad usage or input, 3 some have none (a bound, an interrupt, or \
                              something that is not supported).";

const ESTIMATE_STATUS: &str =
    "Exit status: 0 there is an estimate (or an error was met, which is said), 2 bad usage or input, 3 there is none.";

const FIX_STATUS: &str =
    "Exit status: 0 the program is verified, or a repair was found, 1 no memory order helps, 2 bad usage or input, 3 not finished.";

const REPLAY_STATUS: &str = "Exit status: 0 the model forbids the execution, or it no longer fails, 1 it is allowed and fails, 2 bad usage or input (the program \
                             does something else than when it was saved), 3 the model (xmm) cannot tell from one execution.";

/// There is one of it in a process.
#[derive(Subcommand, Debug)]
#[allow(clippy::large_enum_variant)]
pub enum Command {
    /// Check a program: visit all its behaviours and look for errors
    #[command(after_help = EXIT_STATUS)]
    Check(Check),
    /// Check a program, and again whenever it or a header of it changes, until Ctrl-C
    Watch(Watching),
    /// Check a program, or a litmus test, under several models: one table
    #[command(after_help = COMPARE_STATUS)]
    Compare(Compare),
    /// Say how many executions a program has, and how long a visit of all of them takes, from random probes
    #[command(after_help = ESTIMATE_STATUS)]
    Estimate(Estimate),
    /// Look for memory orders and fences that make a program right, or for orders that can be weaker
    #[command(after_help = FIX_STATUS)]
    Fix(Fix),
    /// Run litmus tests in herd's formats: their final states, and whether their conditions hold
    #[command(after_help = LITMUS_STATUS)]
    Litmus(Litmus),
    /// Run a counterexample again that `check --witness` has saved
    #[command(after_help = REPLAY_STATUS)]
    Replay(Replay),
    /// List the tests of a program in Rust, as one JSON object on one line
    #[command(hide = true)]
    RustTests(RustTests),
    /// List the memory models
    Models(Models),
    /// Say whether everything that Thinair needs is there
    Doctor(Doctor),
    /// Print a completion script for a shell
    Completions(Completions),
    /// Write manual pages into a directory
    Manual(Manual),
}

/// The program, and what its front end needs to know.
#[derive(Args, Debug, Clone)]
pub struct Source {
    /// The program: C (.c), C++ (.cpp) or LLVM IR (.ll), in one file or several, Rust (.rs), or Thinair's own textual form (.tir)
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,

    /// The clang to compile C with; otherwise the first that is found
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,

    /// Take the flags for the files from compile_commands.json in this folder; a name that is no file is a target there: all its files
    #[arg(long, value_name = "DIR")]
    pub build: Option<PathBuf>,

    /// Compile C anew, and do not keep the result
    #[arg(long)]
    pub no_cache: bool,

    /// The values that __VERIFIER_nondet_int and its like take, both included; all are tried
    #[arg(long, value_name = "LOW..HIGH", value_parser = range, allow_hyphen_values = true)]
    pub nondet: Option<(i64, i64)>,

    /// Of a program in Rust that is made of tests, the one to check (`cargo thinair` checks all that a package has)
    #[arg(long, value_name = "NAME")]
    pub test: Option<String>,

    #[command(flatten)]
    pub behaviour: Behaviour,

    /// Flags for clang, or rustc
    #[arg(last = true, value_name = "CLANG FLAGS")]
    pub clang_flags: Vec<String>,
}

/// What C leaves undefined, and what it means here.
#[derive(Args, Debug, Clone)]
pub struct Behaviour {
    /// Undefined behaviour of C that is no error: what processors do is what counts
    #[arg(long, value_name = "KIND", value_enum, value_delimiter = ',')]
    pub allow: Vec<Undefined>,

    /// What accesses to volatile variables are: ordinary ones, or relaxed atomics as in the Linux kernel
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = Volatile::Plain)]
    pub volatile: Volatile,
}

impl Behaviour {
    pub fn allowed(&self) -> Allowed {
        let has = |kind| self.allow.contains(&kind);
        Allowed {
            signed_overflow: has(Undefined::SignedOverflow),
            bad_shift: has(Undefined::BadShift),
            bad_index: has(Undefined::BadIndex),
            misaligned: has(Undefined::Misaligned),
        }
    }
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undefined {
    /// Signed results that do not fit wrap around
    SignedOverflow,
    /// Shifts by the width or more give 0, or the sign
    BadShift,
    /// An index may lead out of its array, if it stays inside the object
    BadIndex,
    /// Plain accesses may be at any address (atomic ones may not)
    Misaligned,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Volatile {
    Plain,
    Relaxed,
}

/// What counts, and when to stop.
#[derive(Args, Debug)]
pub struct Limits {
    /// When two executions count as one behaviour: they agree on what each read reads, or also on the order of writes [default: rf; under xmm and in compare: rf+co]
    #[arg(long, value_name = "WHICH", value_enum)]
    pub equivalence: Option<EquivalenceName>,

    /// Of executions that differ only in which of several threads with the same code and arguments is which, visit one; no difference under xmm and where states are stored [default: on, unless an equivalence is named; compare: off]
    #[arg(long, value_name = "SWITCH", value_enum)]
    pub symmetry: Option<Switch>,

    /// Whether a data race is an error [default: as the model says: under those of languages]
    #[arg(long, value_name = "SWITCH", value_enum)]
    pub races: Option<Switch>,

    /// Leave a loop after so many turns (a loop that only waits needs no bound)
    #[arg(long, value_name = "N")]
    pub unroll: Option<u32>,

    /// Stop after so many executions, blocked ones included
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_executions: Option<u64>,

    /// How many threads of this machine work on it; the result is the same [default: one for each processor]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,

    /// Report the same violation in every run, whatever the number of threads: this is always so
    #[arg(long)]
    pub deterministic: bool,

    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = crate::check::seconds)]
    pub timeout: Option<Duration>,

    /// Visit also those blocked executions that are known to show nothing new, as of threads that compete for a lock; the verdict is the same
    #[arg(long)]
    pub all_blocked: bool,
}

/// How much is said.
#[derive(Args, Debug)]
pub struct Talk {
    /// Say only the verdict and the error
    #[arg(long, short, conflicts_with = "verbose")]
    pub quiet: bool,

    /// Leave out the execution itself
    #[arg(long, conflicts_with_all = ["quiet", "verbose"])]
    pub story: bool,

    /// Show every event of the execution
    #[arg(long, short)]
    pub verbose: bool,

    /// Give the full reasoning: the cycle, the relations, and what each model says about this execution
    #[arg(long, conflicts_with = "quiet")]
    pub explain: bool,
}

#[derive(Args, Debug)]
pub struct Watching {
    #[command(flatten)]
    pub check: Check,
}

#[derive(Args, Debug)]
#[command(group(clap::ArgGroup::new("page").args(["html", "open"]).multiple(true)))]
pub struct Check {
    #[command(flatten)]
    pub source: Source,

    /// The memory model; `thinair models` lists them, and a file that ends in .cat is one of your own [default: rc11; of a litmus test, that of its architecture]
    #[arg(long, value_name = "MODEL", value_parser = crate::models::parse_or_text)]
    pub model: Option<ModelOfProgram>,

    /// How to explore: execution graphs, or stored states (sc and tso only), which need no bound on loops
    #[arg(long, value_name = "WHICH", value_enum, default_value_t = EngineName::Auto)]
    pub engine: EngineName,

    #[command(flatten)]
    pub states: States,

    #[command(flatten)]
    pub limits: Limits,

    #[command(flatten)]
    pub talk: Talk,

    /// Print the result as one JSON object on one line
    #[arg(long)]
    pub json: bool,

    /// Write the execution as a graph for Graphviz
    #[arg(long, value_name = "FILE")]
    pub dot: Option<PathBuf>,

    /// Write the execution as a picture
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,

    /// Write everything as one page for a browser
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,

    /// Open the page in the browser; without --html it is a temporary file
    #[arg(long)]
    pub open: bool,

    /// How many executions the page shows besides the one that fails: the first that are visited
    #[arg(long, value_name = "N", default_value_t = 4, requires = "page")]
    pub keep: u64,

    /// Write the result in SARIF, for code scanning services
    #[arg(long, value_name = "FILE")]
    pub sarif: Option<PathBuf>,

    /// Write the result as a test in JUnit's XML
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,

    /// Save the counterexample, for `thinair replay`
    #[arg(long, value_name = "FILE")]
    pub witness: Option<PathBuf>,

    /// The file is a task definition of SV-COMP (.yml): answer each of its properties in SV-COMP's terms [default model: sc]
    #[arg(long)]
    pub svcomp: bool,

    /// Write the violations of a task as witnesses in SV-COMP's format (YAML 2.2)
    #[arg(long, value_name = "FILE", requires = "svcomp")]
    pub svcomp_witness: Option<PathBuf>,
}

impl Check {
    /// The model of a program, if it is not [one of the user's](Check::text).
    pub fn model(&self) -> Model {
        match self.model {
            Some(ModelOfProgram::BuiltIn(model)) => model,
            Some(ModelOfProgram::Text(_)) | None => Model::Rc11,
        }
    }

    /// The file of the user's model.
    pub fn text(&self) -> Option<&str> {
        match &self.model {
            Some(ModelOfProgram::Text(file)) => Some(file),
            _ => None,
        }
    }
}

#[derive(Args, Debug)]
pub struct Replay {
    /// A counterexample that `check --witness` has saved
    #[arg(value_name = "WITNESS")]
    pub witness: PathBuf,

    /// The program, if it is no longer where it was
    #[arg(long, value_name = "FILE")]
    pub program: Vec<PathBuf>,

    /// The memory model [default: that of the counterexample]
    #[arg(long, value_name = "MODEL", value_parser = crate::models::parse)]
    pub model: Option<Model>,

    #[command(flatten)]
    pub talk: Talk,

    /// The clang to compile C with; otherwise the first that is found
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,

    /// Compile C anew, and do not keep the result
    #[arg(long)]
    pub no_cache: bool,

    /// The values that __VERIFIER_nondet_int and its like take, as when it was saved
    #[arg(long, value_name = "LOW..HIGH", value_parser = range, allow_hyphen_values = true)]
    pub nondet: Option<(i64, i64)>,

    /// Of a program in Rust that is made of tests, the one that was checked
    #[arg(long, value_name = "NAME")]
    pub test: Option<String>,

    #[command(flatten)]
    pub behaviour: Behaviour,

    /// Flags for clang
    #[arg(last = true, value_name = "CLANG FLAGS")]
    pub clang_flags: Vec<String>,
}

#[derive(Args, Debug)]
pub struct Doctor {
    /// The clang to look at; otherwise the first that is found
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct Completions {
    /// The shell
    #[arg(value_name = "SHELL", value_enum)]
    pub shell: clap_complete::Shell,
}

#[derive(Args, Debug)]
pub struct Manual {
    /// Where the pages go; it is made if it is not there
    #[arg(value_name = "DIRECTORY")]
    pub directory: PathBuf,
}

#[derive(Args, Debug)]
pub struct Compare {
    #[command(flatten)]
    pub source: Source,

    /// The memory models, with commas between them; for litmus tests also lkmm and rc11-herd [default: all]
    #[arg(long, value_name = "MODEL,…", value_delimiter = ',', value_parser = crate::models::parse_for_litmus)]
    pub models: Vec<ModelOfLitmus>,

    /// How to explore: execution graphs, or stored states (sc and tso only), which need no bound on loops
    #[arg(long, value_name = "WHICH", value_enum, default_value_t = EngineName::Auto)]
    pub engine: EngineName,

    #[command(flatten)]
    pub limits: Limits,

    /// Print the table as one JSON object on one line
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Estimate {
    #[command(flatten)]
    pub source: Source,

    /// The memory model; `thinair models` lists them
    #[arg(long, value_name = "MODEL", default_value = "rc11", value_parser = crate::models::parse)]
    pub model: Model,

    /// When two executions count as one behaviour: they agree on what each read reads, or also on the order of writes [default: rf; under xmm: rf+co]
    #[arg(long, value_name = "WHICH", value_enum)]
    pub equivalence: Option<EquivalenceName>,

    /// Of executions that differ only in which of several threads with the same code and arguments is which, count one; no difference under xmm [default: on, unless an equivalence is named]
    #[arg(long, value_name = "SWITCH", value_enum)]
    pub symmetry: Option<Switch>,

    /// Leave a loop after so many turns (a loop that only waits needs no bound)
    #[arg(long, value_name = "N")]
    pub unroll: Option<u32>,

    /// How many random probes of the search tree to make; four times as many halve the error
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(2..))]
    pub probes: u64,

    /// Stop after so many seconds, with what is known by then
    #[arg(long, value_name = "SECONDS", default_value = "20", value_parser = crate::check::seconds)]
    pub timeout: Duration,

    /// Print the estimate as one JSON object on one line
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Fix {
    #[command(flatten)]
    pub source: Source,

    /// The memory model; `thinair models` lists them
    #[arg(long, value_name = "MODEL", default_value = "rc11", value_parser = crate::models::parse)]
    pub model: Model,

    #[command(flatten)]
    pub limits: Limits,

    /// Look at no more than so many executions in all while trying changes
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    pub effort: u64,

    /// Print the result as one JSON object on one line
    #[arg(long)]
    pub json: bool,
}

/// What concerns the engine `states` only.
#[derive(Args, Debug)]
pub struct States {
    /// States: the stores that may wait in a thread's buffer under tso; 0 for any number
    #[arg(long, value_name = "N", default_value_t = thinair_core::engine::states::STORE_BUFFER)]
    pub store_buffer: u32,

    /// States: store 128 bits for each state; two states with equal bits (less likely than n²/2¹²⁹ for n states) count as one
    #[arg(long)]
    pub fingerprints: bool,

    /// States: stop after so many
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_states: Option<u64>,

    /// States: look for errors only, not for threads that may spin for ever (which takes a second search)
    #[arg(long, conflicts_with = "starvation")]
    pub safety: bool,

    /// States: also report threads that others can keep from progress for ever, as locks that are not fair let them
    #[arg(long)]
    pub starvation: bool,

    /// States: switch a reduction off; the answer stays the same
    #[arg(long, value_name = "REDUCTION", value_enum)]
    pub without: Vec<ReductionName>,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReductionName {
    DelayedFlushing,
    DeadRegisters,
    LocalSteps,
    StaticPrivate,
    DynamicPrivate,
    PartialOrder,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    On,
    Off,
}

impl Switch {
    /// Do executions count as one that differ only in which of several threads is which? Who names an equivalence wants its executions counted.
    pub fn merges_symmetric(symmetry: Option<Switch>, equivalence: Option<EquivalenceName>) -> bool {
        symmetry.map_or(equivalence.is_none(), |switch| switch == Switch::On)
    }
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineName {
    /// Graphs, unless a loop has effects and no end, and the model is sc or tso
    Auto,
    Graph,
    States,
}

/// Two numbers with two dots between them.
fn range(text: &str) -> Result<(i64, i64), String> {
    let parse = || {
        let (low, high) = text.split_once("..")?;
        Some((low.trim().parse().ok()?, high.trim().parse().ok()?))
    };
    match parse() {
        Some((low, high)) if low <= high => Ok((low, high)),
        _ => Err("two numbers are needed, the least and the greatest value: 0..3".to_owned()),
    }
}

#[derive(Args, Debug)]
pub struct Litmus {
    /// Litmus tests; of a directory, every file below it whose name ends in .litmus
    #[arg(value_name = "FILE|DIR", required = true)]
    pub files: Vec<PathBuf>,

    /// The memory model: one that `thinair models` lists, lkmm, rc11-herd, or a text in cat [default: that of each test's architecture]
    #[arg(long, value_name = "MODEL|FILE.cat")]
    pub model: Option<String>,

    /// Draw the executions that satisfy the condition
    #[arg(long, conflicts_with = "json")]
    pub show: bool,

    /// How to explore
    #[arg(long, value_name = "WHICH", value_enum, default_value_t = LitmusEngine::Auto)]
    pub engine: LitmusEngine,

    /// Print one JSON object for each test, on one line
    #[arg(long)]
    pub json: bool,

    /// Say how each answer was found, on standard error
    #[arg(long, short)]
    pub verbose: bool,

    /// How many tests run at the same time [default: one for each processor]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum LitmusEngine {
    /// Execution graphs where the test and the model allow it, otherwise enumeration
    #[value(alias = "graph")]
    Auto,
    /// Every candidate execution, judged by the text of the model
    Enumeration,
    /// Stored states (sc and tso only)
    States,
}

#[derive(Args, Debug)]
pub struct RustTests {
    /// What `rustc --test --emit=llvm-ir` has made of the whole program
    #[arg(value_name = "FILE.ll")]
    pub file: PathBuf,
}

#[derive(Args, Debug)]
pub struct Models {
    /// Print the list as one JSON array on one line
    #[arg(long)]
    pub json: bool,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum EquivalenceName {
    #[value(name = "rf")]
    Rf,
    #[value(name = "rf+co")]
    RfCo,
}

impl EquivalenceName {
    /// The one that was asked for, or the quickest.
    pub fn or_quickest(name: Option<EquivalenceName>, model: Model) -> Equivalence {
        name.map_or_else(|| Equivalence::quickest_for(model), Into::into)
    }
}

impl From<EquivalenceName> for Equivalence {
    fn from(name: EquivalenceName) -> Equivalence {
        match name {
            EquivalenceName::Rf => Equivalence::Rf,
            EquivalenceName::RfCo => Equivalence::RfCo,
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn ranges_have_two_ends() {
        assert_eq!(super::range("-1..3"), Ok((-1, 3)));
        assert!(super::range("3..1").is_err());
        assert!(super::range("3").is_err());
    }

    #[test]
    fn the_command_line_is_well_formed() {
        super::Arguments::command().debug_assert();
    }
}
