//! Reading a program with the front end that its name asks for.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use thinair_core::ir::names::SourceNames;
use thinair_core::ir::{Program, text, verify};
use thinair_llvm::{ErrorKind, clang, data_model, lower};

use crate::arguments::{Source, Volatile};
use crate::build::Build;
use crate::{Exit, cache, rust};

/// More errors than this help nobody.
const MOST_ERRORS: usize = 20;

/// No program is larger; a device that never ends must not fill the memory.
const LARGEST_SOURCE: u64 = 256 << 20;

/// The compiler takes minutes for more C than this, and what it makes of it is a hundred times as long.
const LARGEST_C: usize = 8 << 20;

/// What bitcode of LLVM begins with.
const BITCODE: &[u8] = b"BC\xC0\xDE";

/// A program and what it was made from.
pub struct Loaded {
    /// As the user wrote them, with blanks between them.
    pub file: String,
    pub files: Vec<String>,
    /// The text of each file.
    pub texts: Vec<String>,
    pub program: Program,
    /// The modules in LLVM IR, if there were any.
    modules: Vec<String>,
    /// What the compiler had to say.
    pub warnings: String,
}

impl Loaded {
    /// The names of fields. Only reports of errors need them.
    pub fn names(&self) -> SourceNames {
        // Of several modules the first with types: names are a help, not a promise.
        self.modules
            .iter()
            .map(|module| thinair_llvm::names(module))
            .find(|names| !names.shapes.is_empty() || !names.volatile.is_empty())
            .unwrap_or_default()
    }

    /// The text of a source file.
    pub fn source(&self, name: &str) -> Option<String> {
        match self.files.iter().position(|file| file == name) {
            Some(own) => Some(self.texts[own].clone()),
            None => read_source(Path::new(name)).ok(),
        }
    }

    /// Does what the compiler made of a package stand for the program, so that a changed text cannot be compiled here?
    pub fn is_built_elsewhere(&self) -> bool {
        self.is_of_rust() && self.files.iter().all(|file| file.ends_with(".ll"))
    }

    /// Is there Rust in it? Its library has many memory orders that nobody can change.
    pub fn is_of_rust(&self) -> bool {
        self.program.files.iter().any(|file| file.ends_with(".rs"))
    }

    /// The only file and its text, if there is one only.
    pub fn only_file(&self) -> Option<(&str, &str)> {
        match (self.files.as_slice(), self.texts.as_slice()) {
            ([file], [text]) => Some((file, text)),
            _ => None,
        }
    }
}

/// Why there is no program, and how the command ends.
pub struct Problem {
    pub message: String,
    pub exit: Exit,
}

impl Problem {
    /// Prints the message; the exit status that goes with it.
    pub fn tell(self) -> Exit {
        eprintln!("{}", self.message);
        self.exit
    }
}

/// Reads the program that the arguments name. What the compiler has to say goes to standard error.
pub fn load(source: &Source) -> anyhow::Result<Result<Loaded, Problem>> {
    Ok(load_quietly(source)?.inspect(|loaded| eprint!("{}", loaded.warnings)))
}

/// Like [`load`], but the compiler's warnings are only kept.
pub fn load_quietly(source: &Source) -> anyhow::Result<Result<Loaded, Problem>> {
    let source = &source.with_targets()?;
    let mut texts = Vec::with_capacity(source.files.len());
    for path in &source.files {
        texts.push(read_source(path).with_context(|| path.display().to_string())?);
    }
    Ok(load_texts(source, texts, &source.files))
}

/// Like [`load`], but C is compiled from `paths`, which may hold changed texts of the files.
pub fn load_texts(source: &Source, texts: Vec<String>, paths: &[PathBuf]) -> Result<Loaded, Problem> {
    load_with(source, texts, paths, source.lowering())
}

impl Source {
    /// With the files of targets in the place of their names.
    fn with_targets(&self) -> anyhow::Result<Source> {
        let mut source = self.clone();
        if let Some(folder) = &self.build {
            let build = Build::read(folder)?;
            let files = self.files.iter().map(|name| build.files(name)).collect::<anyhow::Result<Vec<_>>>()?;
            source.files = files.concat();
        }
        Ok(source)
    }

    /// What the user said of the language.
    pub fn lowering(&self) -> lower::Options {
        lower::Options {
            nondet: self.nondet,
            allowed: self.behaviour.allowed(),
            volatile_is_relaxed: self.behaviour.volatile == Volatile::Relaxed,
            ..lower::Options::default()
        }
    }
}

/// Like [`load_texts`], with these options instead of the user's.
pub fn load_with(source: &Source, texts: Vec<String>, paths: &[PathBuf], lowering: lower::Options) -> Result<Loaded, Problem> {
    let bad = |message: String| Problem { message, exit: Exit::BadInput };
    let files: Vec<String> = source.files.iter().map(|path| path.display().to_string()).collect();
    let file = files.join(" ");
    let mut modules: Vec<String> = Vec::new();
    let mut warnings = String::new();
    let (flags, is_short) = data_model::flags(&source.clang_flags);
    if is_short {
        warnings = format!("{}\n", data_model::NOTE);
    }
    let build = source.build.as_deref().map(Build::read).transpose().map_err(|error| bad(format!("error: {error:#}")))?;
    for ((name, text), (path, compiled)) in files.iter().zip(&texts).zip(source.files.iter().zip(paths)) {
        let module = match path.extension().and_then(|extension| extension.to_str()) {
            Some(extension) if text.len() > LARGEST_C && (matches!(extension, "c" | "i") || clang::is_cxx(extension)) => {
                let message = format!("{name}: the file has {} MiB; at most {} of C are compiled", text.len() >> 20, LARGEST_C >> 20);
                return Err(bad(message));
            }
            Some(extension) if matches!(extension, "c" | "i") || clang::is_cxx(extension) => {
                // Texts that are only tried, from another place, are not worth keeping.
                let compile = if source.no_cache || compiled != path { clang::compile } else { cache::compile };
                let of_build = build.as_ref().map(|build| build.flags(path)).transpose();
                let of_build = of_build.map_err(|error| bad(format!("error: {error:#}")))?.unwrap_or_default();
                let compiled = compile(compiled, source.clang.as_deref(), &[of_build, flags.clone()].concat());
                let compiled = compiled.map_err(|failure| bad(failure.to_string()))?;
                warnings.push_str(&compiled.warnings);
                compiled.text
            }
            Some("ll") => text.clone(),
            Some("yml" | "yaml") => return Err(bad(format!("{name}: a task definition of SV-COMP is checked with --svcomp"))),
            Some("rs") if files.len() > 1 => {
                return Err(bad(format!("{name}: a program in Rust is one file, or a package (cargo thinair)")));
            }
            Some("rs") => {
                let compiled = rust::compile(compiled, &source.clang_flags, source.test.is_some()).map_err(bad)?;
                warnings.push_str(&compiled.warnings);
                compiled.text
            }
            _ if files.len() > 1 => return Err(bad(format!("{name}: only C (.c), C++ (.cpp) and LLVM IR (.ll) can be in several files"))),
            _ => {
                let program = text::parse_verified(name, text).map_err(|invalid| bad(explain(name, &invalid)))?;
                return Ok(Loaded { file, files, texts, program, modules, warnings });
            }
        };
        modules.push(module);
    }
    let lowering = match rust::chosen(source.test.as_deref(), &files, &modules) {
        Ok(test) => lower::Options { test, ..lowering },
        Err(message) => return Err(bad(message)),
    };
    let named: Vec<(&str, &str)> = files.iter().zip(&modules).map(|(file, text)| (file.as_str(), text.as_str())).collect();
    let program = thinair_llvm::programs(&named, lowering).map_err(|error| {
        let exit = if error.kind == ErrorKind::Unsupported { Exit::NotFinished } else { Exit::BadInput };
        Problem { message: format!("{warnings}{error}"), exit }
    })?;
    Ok(Loaded { file, files, texts, program, modules, warnings })
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
    if bytes.starts_with(BITCODE) {
        bail!("this is LLVM's bitcode; `llvm-dis` makes the text of it that can be read (.ll)");
    }
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..valid].iter().filter(|&&byte| byte == b'\n').count() + 1;
        anyhow::anyhow!("line {line}: the text is not UTF-8 (byte {valid} of the file)")
    })
}
