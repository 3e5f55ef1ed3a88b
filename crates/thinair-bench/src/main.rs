//! `bench`: measures Thinair on programs with known counts, and compares with earlier runs and with other tools.

mod chart;
mod measure;
mod page;
mod row;
mod suite;
mod table;

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use clap::Parser;

use measure::Manner;
use row::{Case, Row};

/// Measures Thinair: executions, time, memory and instructions for each program, size and model.
#[derive(Parser)]
#[command(name = "bench", args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    one: Option<One>,
    /// Only programs whose name contains this; several may be given
    #[arg(value_name = "PROGRAM")]
    programs: Vec<String>,
    /// Only these models
    #[arg(long, value_delimiter = ',')]
    models: Vec<String>,
    /// The largest size of each program only
    #[arg(long, conflicts_with = "smallest")]
    largest: bool,
    /// The smallest size of each program only
    #[arg(long)]
    smallest: bool,
    #[arg(long, default_value = "rf+co", value_parser = ["rf", "rf+co"])]
    equivalence: String,
    #[arg(long, default_value_t = 1)]
    jobs: u32,
    /// Runs of each case; the median counts
    #[arg(long, default_value_t = 3)]
    repeat: u32,
    /// Seconds after which a run is given up
    #[arg(long, default_value_t = 30)]
    timeout: u64,
    /// Counts instructions as well, with valgrind, at the smallest size of each program
    #[arg(long)]
    instructions: bool,
    /// Writes the measurements into this file
    #[arg(long, value_name = "FILE")]
    tsv: Option<PathBuf>,
    /// Compares with an earlier run, or with another tool's figures in the same form
    #[arg(long, value_name = "FILE")]
    against: Vec<PathBuf>,
    /// Measures what others published (benches/published.tsv), and writes benches/ours.tsv, docs/published.md and its chart
    #[arg(long, conflicts_with_all = ["programs", "models", "largest", "smallest", "equivalence", "jobs", "instructions", "tsv", "against"])]
    docs: bool,
    /// With --docs: writes the page from the measurements that are there
    #[arg(long, requires = "docs")]
    only_write: bool,
}

#[derive(clap::Subcommand)]
enum One {
    /// Measures one case in this process and prints its row
    #[command(hide = true)]
    One { program: String, size: u32, model: String, equivalence: String, jobs: u32, repeat: u32, timeout: u64 },
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if let Some(One::One { program, size, model, equivalence, jobs, repeat, timeout }) = arguments.one {
        let manner = Manner { jobs, repeat, timeout: Duration::from_secs(timeout) };
        println!("{}", measure::here(&Case { program, size, model, equivalence }, &manner, &root)?.to_line());
        return Ok(());
    }
    let manner = Manner { jobs: arguments.jobs, repeat: arguments.repeat, timeout: Duration::from_secs(arguments.timeout) };
    if arguments.docs {
        return write_page(&root, &manner, arguments.only_write);
    }
    let mut others = Vec::new();
    for file in &arguments.against {
        others.extend(read(file)?);
    }
    println!("{}", table::HEADER);
    let mut rows = Vec::new();
    for (case, smallest) in cases(&arguments) {
        let Some(mut row) = tell(&case, &manner) else { continue };
        if arguments.instructions && smallest && row.remark.is_empty() {
            let executions = row.executions.filter(|&executions| executions > 0);
            row.instructions = measure::instructions(&case, &manner).zip(executions).map(|(all, executions)| all / executions);
        }
        println!("{}", table::line(&row));
        rows.push(row);
    }
    if let Some(file) = &arguments.tsv {
        write(file, &rows)?;
    }
    if !others.is_empty() {
        println!("\n{}", table::against(&rows, &others));
    }
    Ok(())
}

/// Measures a case, or says why not.
fn tell(case: &Case, manner: &Manner) -> Option<Row> {
    measure::apart(case, manner).inspect_err(|error| eprintln!("bench: {}({}) under {}: {error}", case.program, case.size, case.model)).ok()
}

fn read(file: &Path) -> anyhow::Result<Vec<Row>> {
    let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
    Row::from_file(&text).map_err(|error| anyhow::anyhow!("{}: {error}", file.display()))
}

fn write(file: &Path, rows: &[Row]) -> anyhow::Result<()> {
    let lines: Vec<String> = std::iter::once(row::HEADER.to_owned()).chain(rows.iter().map(Row::to_line)).collect();
    std::fs::write(file, lines.join("\n") + "\n").with_context(|| file.display().to_string())
}

/// Published figures beside ours: measures, unless that has been done, and writes the page.
fn write_page(root: &Path, manner: &Manner, only_write: bool) -> anyhow::Result<()> {
    let published = read(&root.join("benches/published.tsv"))?;
    let ours = root.join("benches/ours.tsv");
    if !only_write {
        println!("{}", table::HEADER);
        let mut rows = Vec::new();
        for case in page::cases(&published) {
            let row = tell(&case, manner).with_context(|| format!("{} cannot be measured", case.program))?;
            println!("{}", table::line(&row));
            rows.push(row);
        }
        write(&ours, &rows)?;
    }
    let file = root.join("docs/published.md");
    let ours = read(&ours)?;
    std::fs::write(&file, page::render(&published, &ours)).with_context(|| file.display().to_string())?;
    let chart = root.join("docs/published.svg");
    std::fs::write(&chart, chart::render(&published, &ours)).with_context(|| chart.display().to_string())
}

/// What is to be measured, and whether it is the smallest size of its program.
fn cases(arguments: &Arguments) -> Vec<(Case, bool)> {
    let mut cases = Vec::new();
    let wanted = |name: &str| arguments.programs.is_empty() || arguments.programs.iter().any(|part| name.contains(part.as_str()));
    for program in suite::PROGRAMS.iter().filter(|program| wanted(program.name)) {
        let last = program.sizes.len() - 1;
        for (number, &size) in program.sizes.iter().enumerate() {
            if arguments.largest && number != last || arguments.smallest && number != 0 {
                continue;
            }
            for &model in program.models.iter().filter(|&&model| arguments.models.is_empty() || arguments.models.iter().any(|m| m == model))
            {
                let equivalence = arguments.equivalence.clone();
                cases.push((Case { program: program.name.to_owned(), size, model: model.to_owned(), equivalence }, number == 0));
            }
        }
    }
    cases
}
