//! `thinair check`: reads a program, explores it, prints what was found.

use std::borrow::Cow;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::{Context, bail};
use thinair_core::engine::{self, Observer, Options, Outcome, Verdict};
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
    let mut sources = Vec::with_capacity(arguments.files.len());
    for path in &arguments.files {
        let name = path.display().to_string();
        let source = read_source(path).with_context(|| name.clone())?;
        sources.push((name, source));
    }
    let file = sources.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(" ");
    let program = match load(arguments, &sources) {
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
    let outcome = explore(&program, &options)?;
    let report = Report {
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
        let known = |name: &str| sources.iter().find(|(known, _)| known == name).map(|(_, source)| source.clone());
        thinair_report::text::render(&report, &|name| known(name).or_else(|| read_source(Path::new(name)).ok()))
    };
    crate::print(&text)?;
    Ok(exit_of(&outcome.verdict))
}

/// Why there is no program, and how the command ends.
struct Problem {
    message: String,
    exit: Exit,
}

/// Reads the program with the front end that the names of its files ask for.
fn load(arguments: &Check, sources: &[(String, String)]) -> Result<Program, Problem> {
    let bad = |message: String| Problem { message, exit: Exit::BadInput };
    let mut modules: Vec<(&str, Cow<'_, str>)> = Vec::with_capacity(sources.len());
    for (path, (file, source)) in arguments.files.iter().zip(sources) {
        let module = match path.extension().and_then(|extension| extension.to_str()) {
            Some("c" | "i") => {
                let compiled = clang::compile(path, arguments.clang.as_deref(), &arguments.clang_flags);
                let compiled = compiled.map_err(|failure| bad(failure.to_string()))?;
                eprint!("{}", compiled.warnings);
                Cow::Owned(compiled.text)
            }
            Some("ll") => Cow::Borrowed(source.as_str()),
            _ if sources.len() > 1 => return Err(bad(format!("{file}: only C (.c) and LLVM IR (.ll) can be in several files"))),
            _ => return text::parse_verified(file, source).map_err(|invalid| bad(explain(file, &invalid))),
        };
        modules.push((file, module));
    }
    let texts: Vec<(&str, &str)> = modules.iter().map(|(file, text)| (*file, text.as_ref())).collect();
    let options = thinair_llvm::lower::Options { nondet: arguments.nondet };
    thinair_llvm::programs(&texts, options).map_err(|error| {
        let exit = if error.kind == ErrorKind::Unsupported { Exit::NotFinished } else { Exit::BadInput };
        Problem { message: error.to_string(), exit }
    })
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

/// Runs until the end or until the user asks for it to stop; a second request ends the process at once.
fn explore(program: &Program, options: &Options) -> anyhow::Result<Outcome> {
    let stop = Arc::new(AtomicBool::new(false));
    let handler = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if handler.swap(true, Ordering::Relaxed) {
            std::process::exit(Exit::NotFinished as i32);
        }
    })
    .context("cannot watch for Ctrl-C")?;
    Ok(engine::check(program, options, &mut Interruptible { stop: &stop }))
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
