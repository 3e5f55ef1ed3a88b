//! `thinair fix`: memory orders and fences that make a wrong program right, and orders of a right one that are stronger than they need be. Every suggestion
//! is written into the text and checked again from there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};
use std::time::Instant;

use anyhow::Context;
use serde_json::{Value, json};
use thinair_core::engine::Verdict;
use thinair_core::repair::{Change, Repair, What};
use thinair_report::places::Places;
use thinair_report::{analysis, names, patch, story, text};

use crate::arguments::{Fix, Source};
use crate::explore::explore;
use crate::load::{self, Loaded};
use crate::repair::{Effort, Workshop};
use crate::{Exit, check, time_limit};

/// A suggestion that was checked again.
struct Suggestion {
    changes: Vec<Change>,
    /// The new texts, by their places in `Program::files`, if the language is one that we can write.
    texts: Option<BTreeMap<usize, String>>,
    executions: u64,
}

pub fn run(arguments: &Fix) -> anyhow::Result<Exit> {
    let start = Instant::now();
    time_limit::set(arguments.limits.timeout);
    let loaded = match load::load(&arguments.source)? {
        Ok(loaded) => loaded,
        Err(problem) => return Ok(problem.tell()),
    };
    let options = arguments.limits.options(arguments.model);
    let until = arguments.limits.timeout.and_then(|limit| start.checked_add(limit));
    let explored = explore(&loaded.program, &options, arguments.limits.watch(true));
    let workshop = Workshop::new(&loaded, &options, Effort { executions: arguments.effort, until });
    let mut report = Written { arguments, loaded: &loaded, out: String::new(), repairs: Vec::new(), weaker: None };
    report.headline(&explored.outcome, start);

    let exit = match &explored.outcome.verdict {
        Verdict::Unsupported(..) | Verdict::Interrupted => {
            report.line("nothing was tried: the program itself could not be checked to the end");
            Exit::NotFinished
        }
        Verdict::Violated(violation) => {
            let names = loaded.names();
            let places = Places::new(&loaded.program, &names, Some(violation));
            report.line(&format!("  {}", text::error_line(&places, violation)));
            let exit = repair(&mut report, &workshop)?;
            if exit == Exit::Violated && analysis::analyse(&loaded.program, &options, violation).aba.is_some() {
                report.line(story::ABA_REPAIR);
            }
            exit
        }
        Verdict::Verified | Verdict::Bounded => {
            report.weaken(&workshop, &[])?;
            let fixed = workshop.untouchable();
            if !fixed.is_empty() {
                let lines: Vec<String> = fixed.iter().map(u32::to_string).collect();
                let word = if fixed.len() == 1 { "line" } else { "lines" };
                report.line(&format!(
                    "Left as they are, because their order does not stand in the text (a macro, or an operator): {word} {}.",
                    lines.join(", ")
                ));
            }
            Exit::Verified
        }
    };
    report.print(&explored.outcome.verdict, exit)?;
    Ok(exit)
}

fn repair(report: &mut Written, workshop: &Workshop) -> anyhow::Result<Exit> {
    let (found, writable) = match workshop.strengthen() {
        Err(_) => {
            report.line("\nThe search for a repair did not end within its limits (--effort, --timeout).");
            return Ok(Exit::NotFinished);
        }
        Ok((Repair::Hopeless, _)) => {
            report.line(
                "\nNo memory order and no fence helps: with all of them as strong as possible the program still fails. The mistake is in the algorithm, or \
                 in data that is not atomic.",
            );
            return Ok(Exit::Violated);
        }
        Ok((Repair::Found(found), writable)) => (found, writable),
    };
    if !writable {
        cannot_be_written(report, workshop, &found);
        return Ok(Exit::Violated);
    }
    for changes in found {
        if let Some(suggestion) = report.verify(workshop, changes)? {
            report.show_repair(workshop, suggestion);
        }
    }
    if report.repairs.is_empty() {
        // What stands on one line, from a macro perhaps, is told apart by the checker and not by the text.
        let found = match workshop.strengthen_anywhere() {
            Ok(Repair::Found(found)) => found,
            _ => Vec::new(),
        };
        cannot_be_written(report, workshop, &found);
        return Ok(Exit::Violated);
    }
    Ok(Exit::Verified)
}

/// Says what would help, for people to write.
fn cannot_be_written(report: &mut Written, workshop: &Workshop, found: &[Vec<Change>]) {
    report.line(
        "\nThis would help, but cannot be written into the text as it stands (the order comes from a macro, an operator or a file of the system, or a fence would have to \
         stand within a statement):",
    );
    // Where a fence would stand is hard to tell without the text; an order is the better advice.
    let has_fence = |changes: &Vec<Change>| changes.iter().any(|change| matches!(change.what, What::FenceBefore(_)));
    let orders_help = found.iter().any(|changes| !has_fence(changes));
    for changes in found.iter().filter(|changes| !orders_help || !has_fence(changes)) {
        report.line(&format!("  - {}", workshop.sentence(changes)));
    }
}

struct Written<'w> {
    arguments: &'w Fix,
    loaded: &'w Loaded,
    out: String,
    repairs: Vec<Value>,
    weaker: Option<Value>,
}

impl Written<'_> {
    fn line(&mut self, line: &str) {
        self.out += line;
        self.out.push('\n');
    }

    fn headline(&mut self, outcome: &thinair_core::engine::Outcome, start: Instant) {
        let line = format!(
            "{}: {} under {}: {}, {:.3} s",
            names::verdict(&outcome.verdict),
            self.loaded.file,
            self.arguments.model.name(),
            text::visited(outcome),
            start.elapsed().as_secs_f64()
        );
        self.line(&line);
    }

    /// Checks the changed text, through the front end, from the beginning.
    fn verify(&mut self, workshop: &Workshop, changes: Vec<Change>) -> anyhow::Result<Option<Suggestion>> {
        if workshop.language.is_none() {
            return Ok(Some(Suggestion { changes, texts: None, executions: 0 }));
        }
        if self.loaded.is_built_elsewhere() {
            let texts = workshop.patched(&changes).into_iter().next();
            return Ok(texts.map(|texts| Suggestion { changes, texts: Some(texts), executions: 0 }));
        }
        for texts in workshop.patched(&changes) {
            let own = workshop.texts.iter().find(|(_, text)| text.is_own);
            let own = own.map_or("", |(number, text)| texts.get(number).unwrap_or(&text.text));
            let mut scratch = Scratch::new(&self.arguments.source, own)?;
            let included = texts.iter().filter_map(|(number, text)| Some((workshop.texts.get(number)?, text)));
            let included: Vec<(&str, &str)> =
                included.filter(|(old, _)| !old.is_own).map(|(old, new)| (old.file.as_str(), new.as_str())).collect();
            scratch.overlay(&included)?;
            // A text that does not compile is not a suggestion.
            let Ok(changed) = load::load_texts(&scratch.source, vec![own.to_owned()], std::slice::from_ref(&scratch.path)) else {
                continue;
            };
            let explored = explore(&changed.program, &workshop.options, self.arguments.limits.watch(true));
            if matches!(explored.outcome.verdict, Verdict::Verified | Verdict::Bounded) {
                return Ok(Some(Suggestion { changes, texts: Some(texts), executions: explored.outcome.executions }));
            }
        }
        Ok(None)
    }

    fn show_repair(&mut self, workshop: &Workshop, suggestion: Suggestion) {
        let title = if self.repairs.is_empty() { "With this change it is verified" } else { "Or with this one" };
        let count = text::counted(suggestion.executions, "execution");
        let checked = match &suggestion.texts {
            Some(_) if self.loaded.is_built_elsewhere() => " (tried in what the compiler made of the text, not compiled again)".to_string(),
            Some(_) => format!(" ({count})"),
            None => String::new(),
        };
        self.line(&format!("\n{title}{checked}; nothing of it can be left out or be weaker:"));
        for change in &suggestion.changes {
            self.line(&format!("  - {}", workshop.in_words(change, true)));
        }
        let diff = self.show_patch(workshop, &suggestion);
        self.repairs
            .push(json!({ "changes": changes_json(workshop, &suggestion.changes), "executions": suggestion.executions, "patch": diff }));
    }

    /// The first patch is one for `patch`; another one beside it would be applied too, so it is commented out.
    fn show_patch(&mut self, workshop: &Workshop, suggestion: &Suggestion) -> Option<String> {
        let mut all = String::new();
        for (number, text) in suggestion.texts.as_ref()? {
            let Some(old) = workshop.texts.get(number) else { continue };
            let (name, directory) = patch_name(&old.file);
            let diff = patch::unified_diff(&name, &old.text, text);
            if self.repairs.is_empty() {
                let place = directory.map_or_else(String::new, |directory| format!("(to be applied in {})\n", directory.display()));
                self.line(&format!("\n{place}{}", diff.trim_end()));
            } else {
                let commented: Vec<String> = diff.trim_end().lines().map(|line| format!("# {line}").trim_end().to_owned()).collect();
                self.line(&format!("\n{}", commented.join("\n")));
            }
            all += &diff;
        }
        Some(all)
    }

    fn weaken(&mut self, workshop: &Workshop, kept: &[usize]) -> anyhow::Result<()> {
        let Ok(changes) = workshop.weaken(kept) else {
            self.line("\nThe search for weaker orders did not end within its limits (--effort, --timeout).");
            return Ok(());
        };
        if changes.is_empty() {
            self.line("No memory order can be weaker, and no fence can go, without breaking it.");
            return Ok(());
        }
        let Some(suggestion) = self.verify(workshop, changes)? else { return Ok(()) };
        self.line("\nStill verified with all of these at once, for what this program does (another use of the same code may need more):");
        for change in &suggestion.changes {
            self.line(&format!("  - {}", workshop.in_words(change, false)));
        }
        let diff = self.show_patch(workshop, &suggestion);
        self.weaker =
            Some(json!({ "changes": changes_json(workshop, &suggestion.changes), "executions": suggestion.executions, "patch": diff }));
        Ok(())
    }

    fn print(&self, verdict: &Verdict, exit: Exit) -> anyhow::Result<()> {
        if !self.arguments.json {
            return crate::print(&self.out);
        }
        let object = json!({
            "file": self.loaded.file,
            "model": self.arguments.model.name(),
            "verdict": names::verdict(verdict),
            "finished": exit != Exit::NotFinished,
            "repairs": self.repairs,
            "weaker": self.weaker,
        });
        crate::print(&format!("{object}\n"))
    }
}

/// The name of a file for the head of a patch: `patch` takes names below the directory that it runs in only. For another file, its own directory beside it.
fn patch_name(file: &str) -> (String, Option<PathBuf>) {
    let path = Path::new(file);
    let is_plain = |path: &Path| path.components().all(|part| matches!(part, Component::Normal(_) | Component::CurDir));
    let below = || {
        let here = std::env::current_dir().ok()?.canonicalize().ok()?;
        Some(path.canonicalize().ok()?.strip_prefix(here).ok()?.to_path_buf())
    };
    let shown = if is_plain(path) { Some(path.to_path_buf()) } else { below() };
    match (shown, path.file_name()) {
        (Some(shown), _) => (shown.display().to_string(), None),
        (None, Some(name)) => (name.to_string_lossy().into_owned(), path.parent().map(Path::to_path_buf)),
        (None, None) => (file.to_owned(), None),
    }
}

fn changes_json(workshop: &Workshop, changes: &[Change]) -> Vec<Value> {
    let change = |change: &Change| {
        let site = &workshop.sites[change.site];
        let (kind, order) = match change.what {
            What::Order(order) => ("order", order),
            What::Failure(order) => ("failure-order", order),
            What::FenceBefore(order) => ("fence-before", order),
        };
        let file = workshop.loaded.program.files.get(site.at.file.index());
        json!({
            "file": file,
            "line": site.at.line,
            "column": site.at.column,
            "kind": kind,
            "order": thinair_core::ir::text::order_name(order),
            "words": workshop.in_words(change, true),
        })
    };
    changes.iter().map(change).collect()
}

/// Of this process alone.
#[cfg(not(target_family = "wasm"))]
fn temporary_directory() -> PathBuf {
    std::env::temp_dir().join(format!("thinair-{}", std::process::id()))
}

/// In a browser the files are those of this process anyway.
#[cfg(target_family = "wasm")]
fn temporary_directory() -> PathBuf {
    PathBuf::from("/tmp/thinair")
}

/// A changed text on disk, for the compiler. It is gone afterwards.
pub struct Scratch {
    pub path: PathBuf,
    pub source: Source,
    /// Other files that go with it.
    beside: Vec<PathBuf>,
}

impl Scratch {
    pub fn new(source: &Source, text: &str) -> anyhow::Result<Scratch> {
        let file = source.files.first().cloned().unwrap_or_default();
        let name = file.file_name().map_or_else(|| "program".into(), |name| name.to_owned());
        let directory = temporary_directory();
        std::fs::create_dir_all(&directory).context("cannot make a temporary directory")?;
        let path = directory.join(name);
        check::write(&path, text)?;
        let mut source = source.clone();
        // What the file includes from its own directory is still found.
        let own = file.parent().filter(|parent| !parent.as_os_str().is_empty()).map_or_else(|| PathBuf::from("."), PathBuf::from);
        if file.extension().is_none_or(|extension| extension != "rs") {
            source.clang_flags.push(format!("-I{}", own.display()));
        }
        Ok(Scratch { path, source, beside: Vec::new() })
    }
}

impl Scratch {
    /// From now on the compiler finds these texts in the place of these files.
    fn overlay(&mut self, files: &[(&str, &str)]) -> anyhow::Result<()> {
        let mut roots = Vec::new();
        for (number, (file, text)) in files.iter().enumerate() {
            let changed = self.path.with_extension(format!("{number}.included"));
            check::write(&changed, text)?;
            let place = std::path::absolute(file).context("there is no working directory")?;
            let canonical = place.canonicalize().unwrap_or_else(|_| place.clone());
            for place in BTreeSet::from([place, canonical]) {
                let (Some(directory), Some(name)) = (place.parent(), place.file_name()) else { continue };
                let contents =
                    json!([{ "name": name.to_string_lossy(), "type": "file", "external-contents": changed.display().to_string() }]);
                roots.push(json!({ "name": directory.display().to_string(), "type": "directory", "contents": contents }));
            }
            self.beside.push(changed);
        }
        if !roots.is_empty() {
            let overlay = self.path.with_extension("overlay");
            let text = json!({ "version": 0, "case-sensitive": "true", "use-external-names": false, "roots": roots });
            check::write(&overlay, &text.to_string())?;
            self.source.clang_flags.extend(["-ivfsoverlay".to_owned(), overlay.display().to_string()]);
            self.beside.push(overlay);
        }
        Ok(())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        for file in &self.beside {
            let _ = std::fs::remove_file(file);
        }
        // A temporary file that stays does no harm.
        let _ = std::fs::remove_file(&self.path);
        let _ = self.path.parent().map(std::fs::remove_dir);
    }
}
