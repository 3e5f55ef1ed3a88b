//! The command line, as clap reads it. Help text is the documentation of each flag.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use thinair_core::engine::Equivalence;
use thinair_core::model::Model;

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

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Check a program: visit all its behaviours and look for errors
    #[command(after_help = EXIT_STATUS)]
    Check(Check),
    /// Run litmus tests in herd's formats: their final states, and whether their conditions hold
    #[command(after_help = LITMUS_STATUS)]
    Litmus(Litmus),
    /// List the memory models
    Models(Models),
}

#[derive(Args, Debug)]
pub struct Check {
    /// The program: C (.c), LLVM IR (.ll) or Thinair's own textual form (.tir)
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// The memory model; `thinair models` lists them
    #[arg(long, value_name = "MODEL", default_value = "rc11", value_parser = crate::models::parse)]
    pub model: Model,

    /// How to explore: execution graphs, or stored states (sc and tso only), which need no bound on loops
    #[arg(long, value_name = "WHICH", value_enum, default_value_t = EngineName::Auto)]
    pub engine: EngineName,

    #[command(flatten)]
    pub states: States,

    /// When two executions count as one behaviour: they agree on what each read reads, or also on the order of writes
    #[arg(long, value_name = "WHICH", value_enum, default_value_t = EquivalenceName::RfCo)]
    pub equivalence: EquivalenceName,

    /// Leave a loop after so many turns (a loop that only waits needs no bound)
    #[arg(long, value_name = "N")]
    pub unroll: Option<u32>,

    /// Stop after so many executions, blocked ones included
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_executions: Option<u64>,

    /// The clang to compile C with; otherwise the first that is found
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,

    /// The values that __VERIFIER_nondet_int and its like take, both included; all are tried
    #[arg(long, value_name = "LOW..HIGH", value_parser = range, allow_hyphen_values = true)]
    pub nondet: Option<(i64, i64)>,

    /// Print the result as one JSON object on one line
    #[arg(long)]
    pub json: bool,

    /// Flags for clang
    #[arg(last = true, value_name = "CLANG FLAGS")]
    pub clang_flags: Vec<String>,
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

    /// States: report threads that spin for ever when nothing changes any more
    #[arg(long)]
    pub progress: bool,

    /// States: stop after so many
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_states: Option<u64>,

    /// States: how many threads search at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    pub workers: u16,

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

    /// The memory model; `thinair models` lists them [default: that of each test's architecture]
    #[arg(long, value_name = "MODEL", value_parser = crate::models::parse)]
    pub model: Option<Model>,

    /// How to explore: execution graphs, or stored states (sc and tso only)
    #[arg(long, value_name = "WHICH", value_enum, default_value_t = EngineName::Graph)]
    pub engine: EngineName,

    /// Print one JSON object for each test, on one line
    #[arg(long)]
    pub json: bool,

    /// How many tests run at the same time [default: one for each processor]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,
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
