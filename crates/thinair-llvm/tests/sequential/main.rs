//! C programs of one thread mean here what they mean natively.
//!
//! Random programs without undefined behaviour ([`generator`]) have the checksum that they have when they are compiled by the same clang and run. Programs with one seeded error
//! ([`seeded`]) are found wrong by clang's sanitizers and by us, and their twins without it by neither. `THINAIR_PROGRAMS=5000` makes so many of the former, and a tenth of
//! that of the latter (`./x soak c`); `THINAIR_SEED` is the first seed.

mod generator;
mod seeded;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use thinair_core::engine::states::{self, Options};
use thinair_core::engine::{Verdict, Violation};
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};

fn number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// The compilers that are installed under the names of their versions.
fn compilers() -> Vec<String> {
    let runs = |name: &String| Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    let named: Vec<_> = (14..=22).map(|version| format!("clang-{version}")).filter(runs).collect();
    if named.is_empty() { vec!["clang".to_string()] } else { named }
}

/// A file of its own for each program, which is gone when the test is done with it.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let directory = std::env::temp_dir().join(format!("thinair-sequential-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        Scratch(directory)
    }
    fn write(&self, text: &str) -> PathBuf {
        let path = self.0.join("program.c");
        std::fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What the program prints, on both streams, when it is compiled with these flags and run.
fn run_natively(scratch: &Scratch, source: &Path, compiler: &str, flags: &[&str]) -> String {
    let program = scratch.0.join("program");
    let compiled =
        Command::new(compiler).args(["-w", "-O0", "-std=gnu11"]).args(flags).arg(source).arg("-o").arg(&program).output().unwrap();
    assert!(compiled.status.success(), "{}: {}", source.display(), String::from_utf8_lossy(&compiled.stderr));
    let output = Command::new(&program).stdin(Stdio::null()).output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// Those that come with the sanitizers.
fn sanitizing(scratch: &Scratch) -> Vec<String> {
    let source = scratch.write("int main(void) { return 0; }\n");
    let links = |compiler: &String| {
        let mut command = Command::new(compiler);
        command.args(["-fsanitize=address,undefined", "-o"]).arg(scratch.0.join("program")).arg(&source);
        command.stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    compilers().into_iter().filter(links).collect()
}

/// The verdict of stored states, which have no bound on the length of an execution.
fn check(source: &Path, compiler: &str, flags: &[String]) -> Result<Verdict, String> {
    let compiled = clang::compile(source, Some(Path::new(compiler)), flags).map_err(|failure| failure.to_string())?;
    let options = lower::Options::default();
    let program = thinair_llvm::program("program.c", &compiled.text, options).map_err(|error| error.to_string())?;
    Ok(states::check(&program, &Options::new(Model::Sc), &mut ()).0.verdict)
}

fn describe(verdict: &Result<Verdict, String>) -> String {
    match verdict {
        Ok(Verdict::Violated(violation)) => {
            let Violation { kind, message, at, .. } = violation.as_ref();
            format!("{kind:?} at {}: {message}", at.line)
        }
        Ok(other) => format!("{other:?}"),
        Err(refused) => refused.clone(),
    }
}

/// Few programs are tried with one compiler each, many with all of them.
const MANY: u64 = 300;

#[test]
fn random_programs_compute_what_they_compute_natively() {
    let (programs, first) = (number("THINAIR_PROGRAMS", 30), number("THINAIR_SEED", 1));
    let compilers = compilers();
    let scratch = Scratch::new("random");
    let (mut wrong, mut runs, mut refused) = (Vec::new(), 0, Vec::new());
    for seed in first..first + programs {
        let text = generator::program(seed);
        let source = scratch.write(&text);
        let one = std::slice::from_ref(&compilers[(seed % compilers.len() as u64) as usize]);
        for compiler in if programs > MANY { &compilers[..] } else { one } {
            let printed = run_natively(&scratch, &source, compiler, &[]);
            let flags = ["-w".to_string(), format!("-DEXPECTED={}ul", printed.trim())];
            let verdict = check(&source, compiler, &flags);
            runs += 1;
            match &verdict {
                Ok(Verdict::Verified) => {}
                Ok(Verdict::Unsupported(what, at)) => refused.push(format!("seed {seed} with {compiler}: line {}: {what}", at.line)),
                _ => wrong.push(format!("seed {seed} with {compiler}: {}", describe(&verdict))),
            }
        }
    }
    println!("{runs} runs, {} different, {} refused", wrong.len(), refused.len());
    assert!(refused.len() * 100 <= runs, "{} of {runs} are refused:\n{}", refused.len(), refused.join("\n"));
    assert!(wrong.is_empty(), "{} of {programs}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn seeded_errors_are_found_where_sanitizers_find_them() {
    let (programs, first) = ((number("THINAIR_PROGRAMS", 300) / 10).max(seeded::KINDS.len() as u64), number("THINAIR_SEED", 1));
    let scratch = Scratch::new("seeded");
    let compilers = sanitizing(&scratch);
    if compilers.is_empty() {
        eprintln!("skipped: no clang comes with its sanitizers");
        return;
    }
    let mut wrong = Vec::new();
    for seed in first..first + programs {
        let compiler = &compilers[(seed % compilers.len() as u64) as usize];
        let seeded = seeded::program(seed);
        let source = scratch.write(&seeded.text);
        let sanitized = run_natively(&scratch, &source, compiler, &["-fsanitize=address,undefined,bounds", "-DSEEDED"]);
        if !seeded.words.iter().any(|word| sanitized.contains(word)) {
            wrong.push(format!("seed {seed} ({}) with {compiler}: sanitizers say {sanitized:?}", seeded.kind));
        }
        let found = check(&source, compiler, &["-w".to_string(), "-DSEEDED".to_string()]);
        if !matches!(&found, Ok(Verdict::Violated(violation)) if format!("{:?}", violation.kind) == seeded.kind) {
            wrong.push(format!("seed {seed} ({}) with {compiler}: {}", seeded.kind, describe(&found)));
        }
        let right = check(&source, compiler, &["-w".to_string()]);
        if !matches!(right, Ok(Verdict::Verified)) {
            wrong.push(format!("seed {seed} ({}), without the error, with {compiler}: {}", seeded.kind, describe(&right)));
        }
    }
    assert!(wrong.is_empty(), "{} of {programs}:\n{}", wrong.len(), wrong.join("\n"));
}
