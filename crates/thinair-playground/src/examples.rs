//! What can be tried: the programs of `examples/`, and those that the pages of `docs/` define (blocks fenced with `LANGUAGE,file=NAME`).
//!
//! Each has an id, which links name: the path below `examples/`, or that of its page and its name (`tutorial/queue.c`). A program in C or C++ comes in textual
//! form, as LLVM IR, with its source beside it; without a compiler it is left out, and that is said.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Context;
use thinair_llvm::clang;

/// A program, or a litmus test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    pub id: String,
    /// What the list shows.
    pub title: String,
    /// The first is checked; the others stand beside it.
    pub files: Vec<(String, String)>,
}

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All examples by their ids, and why some are missing. C is compiled in `scratch`, which becomes the working directory.
pub fn collect(scratch: &Path) -> anyhow::Result<(Vec<Example>, Vec<String>)> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for (path, id) in files_below(&root().join("examples"))? {
        if is_program(&id) {
            found.insert(id, read(&path)?);
        }
    }
    for (path, id) in files_below(&root().join("docs"))? {
        let Some(page) = id.strip_suffix(".md") else { continue };
        for (name, text) in defined(&read(&path)?).into_iter().filter(|(name, _)| is_program(name)) {
            found.insert(format!("{page}/{name}"), text);
        }
    }
    std::fs::create_dir_all(scratch).with_context(|| scratch.display().to_string())?;
    // The compiler calls files as it is told to: by their names alone.
    std::env::set_current_dir(scratch).with_context(|| scratch.display().to_string())?;
    let (mut examples, mut left_out) = (Vec::new(), Vec::new());
    for (id, text) in found {
        match textual(&id, text) {
            Ok(files) => examples.push(Example { title: title(&id), id, files }),
            Err(why) => left_out.push(format!("{id}: {}", why.lines().next().unwrap_or_default())),
        }
    }
    Ok((examples, left_out))
}

fn read(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// Files with their paths below the folder, in the order of those.
fn files_below(folder: &Path) -> anyhow::Result<Vec<(PathBuf, String)>> {
    let (mut found, mut folders) = (Vec::new(), vec![(folder.to_path_buf(), String::new())]);
    while let Some((folder, prefix)) = folders.pop() {
        for entry in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
            let id = format!("{prefix}{name}");
            if path.is_dir() { folders.push((path, id + "/")) } else { found.push((path, id)) }
        }
    }
    found.sort();
    Ok(found)
}

fn extension(name: &str) -> &str {
    Path::new(name).extension().and_then(|extension| extension.to_str()).unwrap_or_default()
}

fn is_program(name: &str) -> bool {
    matches!(extension(name), "c" | "cpp" | "ll" | "tir" | "litmus")
}

/// `bugs/dekker.c` is `bugs: dekker.c`.
fn title(id: &str) -> String {
    match id.rsplit_once('/') {
        Some((folder, name)) => format!("{}: {name}", folder.replace('/', ", ")),
        None => id.to_owned(),
    }
}

/// The files that a page defines.
fn defined(page: &str) -> Vec<(String, String)> {
    let (mut files, mut lines) = (Vec::new(), page.lines());
    while let Some(line) = lines.next() {
        let Some(information) = line.strip_prefix("```").filter(|information| !information.is_empty()) else { continue };
        let body: String = lines.by_ref().take_while(|line| *line != "```").map(|line| format!("{line}\n")).collect();
        if let Some((_, name)) = information.split_once(",file=") {
            files.push((name.to_owned(), body));
        }
    }
    files
}

/// The files that a browser can check.
fn textual(id: &str, text: String) -> Result<Vec<(String, String)>, String> {
    let name = id.rsplit('/').next().unwrap_or(id).to_owned();
    if !matches!(extension(&name), "c" | "cpp") {
        return Ok(vec![(name, text)]);
    }
    std::fs::write(&name, &text).map_err(|error| format!("{name}: {error}"))?;
    let compiled = clang::compile(Path::new(&name), None, &[]).map_err(|failure| failure.to_string())?;
    let module = Path::new(&name).with_extension("ll").display().to_string();
    Ok(vec![(module, compiled.text), (name, text)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_define_files() {
        let page = "Text.\n\n```c,file=a.c\nint x;\n```\n\n```console\n$ thinair check a.c\n```\n```tir,file=b.tir\n```\n";
        assert_eq!(defined(page), [("a.c".to_owned(), "int x;\n".to_owned()), ("b.tir".to_owned(), String::new())]);
    }

    #[test]
    fn titles_say_where_a_program_is_from() {
        assert_eq!(title("models/classics/SB.litmus"), "models, classics: SB.litmus");
        assert_eq!(title("spinlock.tir"), "spinlock.tir");
    }
}
