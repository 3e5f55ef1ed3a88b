//! `thinair check`: reads a program, explores it, prints what was found.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::{Context, bail};
use thinair_core::engine::{self, Observer, Options, Verdict};
use thinair_core::ir::{Program, text, verify};
use thinair_llvm::{ErrorKind, clang};
use thinair_report::Report;

use crate::arguments::Check;
use crate::{Exit, memory};

/// More errors than this help nobody.
const MOST_ERRORS: usize = 20;

/// No program is larger; a device that never ends must not fill the memory.
const LARGEST_SOURCE: u64 = 256 << 20;

pub fn run(arguments: &Check) -> anyhow::Result<Exit> {
    let start = Instant::now();
    let file = arguments.file.display().to_string();
    let source = read_source(&arguments.file).with_context(|| file.clone())?;
    let program = match load(arguments, &file, &source) {
        Ok(program) => program,
        Err(problem) => {
            eprintln!("{}", problem.message);
            return Ok(problem.exit);
        }
    };
    let options = Options {
        model: arguments.model,
        equivalence: arguments.equivalence.into(),
        unroll: arguments.unroll,
        max_executions: arguments.max_executions,
    };
    crate::states::check_usage(arguments)?;
    let stop = watch_for_interrupts()?;
    let chosen = crate::states::is_chosen(arguments, &program);
    let (outcome, states) = match chosen {
        Some(_) => {
            let (outcome, statistics) = crate::states::explore(&program, &crate::states::options(arguments), &stop);
            (outcome, Some(statistics))
        }
        None => (engine::check(&program, &options, &mut Interruptible { stop: &stop }), None),
    };
    let report = Report {
        states,
        endless_loop: chosen.flatten(),
        file: &file,
        program: &program,
        options: &options,
        outcome: &outcome,
        elapsed: start.elapsed(),
        peak_rss_kib: memory::peak_rss_kib(),
    };
    let text = if arguments.json {
        thinair_report::json::render(&report) + "\n"
    } else {
        thinair_report::text::render(&report, &|name| if name == file { Some(source.clone()) } else { read_source(Path::new(name)).ok() })
    };
    crate::print(&text)?;
    Ok(exit_of(&outcome.verdict))
}

/// Why there is no program, and how the command ends.
struct Problem {
    message: String,
    exit: Exit,
}

/// Reads the program with the front end that its name asks for.
fn load(arguments: &Check, file: &str, source: &str) -> Result<Program, Problem> {
    let bad = |message: String| Problem { message, exit: Exit::BadInput };
    let options = thinair_llvm::lower::Options { nondet: arguments.nondet };
    let refused = |error: thinair_llvm::Error| {
        let exit = if error.kind == ErrorKind::Unsupported { Exit::NotFinished } else { Exit::BadInput };
        Problem { message: error.to_string(), exit }
    };
    match arguments.file.extension().and_then(|extension| extension.to_str()) {
        Some("c" | "i") => {
            let compiled = clang::compile(&arguments.file, arguments.clang.as_deref(), &arguments.clang_flags);
            let compiled = compiled.map_err(|failure| bad(failure.to_string()))?;
            eprint!("{}", compiled.warnings);
            thinair_llvm::program(file, &compiled.text, options).map_err(refused)
        }
        Some("ll") => thinair_llvm::program(file, source, options).map_err(refused),
        _ => text::parse_verified(file, source).map_err(|invalid| bad(explain(file, &invalid))),
    }
}

/// One line for each error, which begins with the position, as editors and build tools expect, or at least with the file.
fn explain(file: &str, invalid: &text::Invalid) -> String {
    let errors = match invalid {
        text::Invalid::Syntax(error) => return error.to_string(),
        text::Invalid::Meaning(errors) => errors,
    };
    let line = |error: &verify::VerifyError| if error.at.line == 0 { format!("{file}: {error}") } else { error.to_string() };
    let mut lines: Vec<String> = errors.iter().take(MOST_ERRORS).map(line).collect();
    if errors.len() > MOST_ERRORS {
        lines.push(format!("{file}: and {} more errors", errors.len() - MOST_ERRORS));
    }
    lines.join("\n")
}

fn exit_of(verdict: &Verdict) -> Exit {
    match verdict {
        Verdict::Verified => Exit::Verified,
        Verdict::Violated(_) => Exit::Violated,
        Verdict::Bounded | Verdict::Unsupported(..) | Verdict::Interrupted => Exit::NotFinished,
    }
}

pub fn read_source(path: &Path) -> anyhow::Result<String> {
    let file = File::open(path).context("cannot open the file")?;
    if file.metadata().context("cannot read the file")?.is_dir() {
        bail!("this is a directory, not a program");
    }
    let mut bytes = Vec::new();
    file.take(LARGEST_SOURCE + 1).read_to_end(&mut bytes).context("cannot read the file")?;
    if bytes.len() as u64 > LARGEST_SOURCE {
        bail!("the file is larger than {} MiB", LARGEST_SOURCE >> 20);
    }
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..valid].iter().filter(|&&byte| byte == b'\n').count() + 1;
        anyhow::anyhow!("line {line}: the text is not UTF-8 (byte {valid} of the file)")
    })
}

/// What is set when the user asks for the run to stop; a second request ends the process at once.
fn watch_for_interrupts() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let handler = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if handler.swap(true, Ordering::Relaxed) {
            std::process::exit(Exit::NotFinished as i32);
        }
    })
    .context("cannot watch for Ctrl-C")?;
    Ok(stop)
}

struct Interruptible<'a> {
    stop: &'a AtomicBool,
}

impl Observer for Interruptible<'_> {
    fn sees_executions(&self) -> bool {
        false
    }
    fn interrupted(&mut self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
