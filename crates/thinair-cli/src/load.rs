//! Reading a program with the front end that its name asks for.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, bail};
use thinair_core::ir::names::SourceNames;
use thinair_core::ir::{Program, text, verify};
use thinair_llvm::{ErrorKind, clang};

use crate::Exit;
use crate::arguments::Source;

/// More errors than this help nobody.
const MOST_ERRORS: usize = 20;

/// No program is larger; a device that never ends must not fill the memory.
const LARGEST_SOURCE: u64 = 256 << 20;

/// A program and what it was made from.
pub struct Loaded {
    /// As the user wrote it.
    pub file: String,
    pub text: String,
    pub program: Program,
    /// The module in LLVM IR, if there was one.
    module: Option<String>,
}

impl Loaded {
    /// The names of fields. Only reports of errors need them.
    pub fn names(&self) -> SourceNames {
        self.module.as_deref().map(thinair_llvm::names).unwrap_or_default()
    }

    /// The text of a source file.
    pub fn source(&self, name: &str) -> Option<String> {
        if name == self.file { Some(self.text.clone()) } else { read_source(Path::new(name)).ok() }
    }
}

/// Why there is no program, and how the command ends.
pub struct Problem {
    pub message: String,
    pub exit: Exit,
}

/// Reads the program that the arguments name. What the compiler has to say goes to standard error.
pub fn load(source: &Source) -> anyhow::Result<Result<Loaded, Problem>> {
    let file = source.file.display().to_string();
    let text = read_source(&source.file).with_context(|| file.clone())?;
    Ok(load_text(source, &file, text, &source.file))
}

/// Like [`load`], but C is compiled from `path`, which may hold a changed text of the file.
pub fn load_text(source: &Source, file: &str, text: String, path: &Path) -> Result<Loaded, Problem> {
    let bad = |message: String| Problem { message, exit: Exit::BadInput };
    let options = thinair_llvm::lower::Options { nondet: source.nondet };
    let refused = |error: thinair_llvm::Error| {
        let exit = if error.kind == ErrorKind::Unsupported { Exit::NotFinished } else { Exit::BadInput };
        Problem { message: error.to_string(), exit }
    };
    let (program, module) = match source.file.extension().and_then(|extension| extension.to_str()) {
        Some("c" | "i") => {
            let compiled = clang::compile(path, source.clang.as_deref(), &source.clang_flags);
            let compiled = compiled.map_err(|failure| bad(failure.to_string()))?;
            eprint!("{}", compiled.warnings);
            (thinair_llvm::program(file, &compiled.text, options).map_err(refused)?, Some(compiled.text))
        }
        Some("ll") => (thinair_llvm::program(file, &text, options).map_err(refused)?, Some(text.clone())),
        _ => (text::parse_verified(file, &text).map_err(|invalid| bad(explain(file, &invalid)))?, None),
    };
    Ok(Loaded { file: file.to_owned(), text, program, module })
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
