//! The documentation is true: every command in it is run, and prints what is shown there.
//!
//! A block of code whose first line is fenced with `LANGUAGE,file=NAME` is written to a file of that name; in a block fenced with `console`, lines that begin with `$ `
//! are run in the directory of those files (where `examples` is that of the repository), and the lines below must be what they print. `THINAIR_BLESS=1` writes
//! the outputs anew. Times differ from run to run and are not compared. A block fenced with `LANGUAGE,source=PATH` has the text of that file of the repository.

mod support;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use support::{hide_numbers, root, settled};
use thinair_core::engine::ViolationKind;
use thinair_core::model::Model;

/// All pages, the README first.
fn pages() -> Vec<PathBuf> {
    let mut found = vec![root().join("README.md")];
    let mut folders = vec![root().join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// What a command prints, and its exit status if that is not 0.
fn output(line: &str, directory: &Path) -> String {
    let script = line.replace("thinair ", &format!("'{}' ", env!("CARGO_BIN_EXE_thinair")));
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("{script} 2>&1")).current_dir(directory).stdin(Stdio::null());
    let output = command.output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// One look at a page: the text as it should be.
fn checked(page: &Path, text: &str) -> String {
    let name = page.strip_prefix(root()).unwrap().display().to_string().replace(['/', '.'], "-");
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("docs").join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(root().join("examples"), directory.join("examples")).unwrap();

    let (mut out, mut lines) = (String::new(), text.lines().peekable());
    while let Some(line) = lines.next() {
        out.push_str(line);
        out.push('\n');
        let Some(info) = line.strip_prefix("```").filter(|info| !info.is_empty()) else { continue };
        let mut body = Vec::new();
        while let Some(line) = lines.next_if(|line| *line != "```") {
            body.push(line);
        }
        if let Some((_, file)) = info.split_once(",file=") {
            std::fs::write(directory.join(file), body.join("\n") + "\n").unwrap();
        }
        if let Some((_, path)) = info.split_once(",source=") {
            out.push_str(&std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{}: {path}: {error}", page.display())));
        } else if info == "console" {
            let mut shown: Vec<(&str, Vec<&str>)> = Vec::new();
            for line in &body {
                match (line.strip_prefix("$ "), shown.last_mut()) {
                    (Some(command), _) => shown.push((command, Vec::new())),
                    (None, Some((_, output))) => output.push(line),
                    (None, None) => panic!("{}: a console without a command: {line}", page.display()),
                }
            }
            for (command, expected) in shown {
                out.push_str(&format!("$ {command}\n"));
                let expected = expected.iter().map(|line| format!("{line}\n")).collect::<String>();
                let actual = output(command, &directory);
                // Blank lines at the end are left out in the text.
                let actual = format!("{}\n", actual.trim_end());
                let same = hide_times(&actual) == hide_times(&expected);
                out.push_str(&if same {
                    expected
                } else {
                    let hidden = hide_times(&actual).replace("#.### s", "0.010 s");
                    ["blocked, ", "first execution, "]
                        .iter()
                        .fold(hidden, |text, before| text.replace(&format!("{before}#"), &format!("{before}0.010")))
                });
            }
        } else {
            body.iter().for_each(|line| out.push_str(&format!("{line}\n")));
        }
    }
    out
}

/// Times stand after `blocked, `, and in tables as a number of seconds.
fn hide_times(text: &str) -> String {
    let text = settled(text);
    let is_time = |word: &str| word.len() > 3 && word.contains('.') && word.parse::<f64>().is_ok();
    let ends_time = |line: &str, end: usize| line[..end].rsplit(' ').next().is_some_and(is_time);
    let lines = text.lines().map(|line| match line.match_indices(" s").map(|(end, _)| end).find(|&end| ends_time(line, end)) {
        Some(end) => {
            format!("{}#.### s{}", line[..end].trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '.'), &line[end + 2..])
        }
        None => line.to_owned(),
    });
    hide_numbers(&lines.map(|line| line + "\n").collect::<String>(), "(clang ")
}

#[test]
fn commands_print_what_the_documentation_shows() {
    let mut wrong = Vec::new();
    for page in pages() {
        let text = std::fs::read_to_string(&page).unwrap();
        let now = checked(&page, &text);
        if now != text {
            if std::env::var_os("THINAIR_BLESS").is_some() {
                std::fs::write(&page, &now).unwrap();
                continue;
            }
            let differs = text.lines().zip(now.lines()).find(|(old, new)| old != new);
            wrong.push(format!("{}: {differs:?}", page.display()));
        }
    }
    assert!(wrong.is_empty(), "THINAIR_BLESS=1 accepts the new outputs:\n{}", wrong.join("\n"));
}

/// The names of a page's headings, as links write them.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut in_code = false;
    let mut found = BTreeSet::new();
    for line in text.lines() {
        in_code ^= line.starts_with("```");
        if let Some(heading) = line.strip_prefix('#').filter(|_| !in_code) {
            let heading = heading.trim_start_matches('#').trim().to_lowercase();
            let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
            found.insert(kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect());
        }
    }
    found
}

/// Links to files of the repository and to headings lead somewhere, and the book's table of contents has every page once. (`mdbook` is not needed for that.)
#[test]
fn links_lead_somewhere() {
    let mut listed = Vec::new();
    let mut wrong = Vec::new();
    for page in pages() {
        let text = std::fs::read_to_string(&page).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if link.contains("://") {
                continue;
            }
            let (target, anchor) = link.split_once('#').unwrap_or((link, ""));
            let path = if target.is_empty() { page.clone() } else { page.parent().unwrap().join(target) };
            let docs = root().join("docs");
            if !path.exists() {
                wrong.push(format!("{}: {link} does not exist", page.display()));
            } else if page.starts_with(&docs) && !path.canonicalize().unwrap().starts_with(&docs) {
                // A book has nothing of the repository but its pages.
                wrong.push(format!("{}: {link} leads out of the book", page.display()));
            } else if !anchor.is_empty() && !anchors(&std::fs::read_to_string(&path).unwrap()).contains(anchor) {
                wrong.push(format!("{}: {link}: no such heading", page.display()));
            } else if page.ends_with("docs/SUMMARY.md") {
                listed.push(path.canonicalize().unwrap());
            }
        }
    }
    for page in pages().iter().filter(|page| page.starts_with(root().join("docs")) && !page.ends_with("SUMMARY.md")) {
        let times = listed.iter().filter(|listed| **listed == page.canonicalize().unwrap()).count();
        if times != 1 {
            wrong.push(format!("docs/SUMMARY.md lists {} {times} times", page.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every model has a page that shows its text in cat, and every kind of error has one; the lists of the pages are complete.
#[test]
fn nothing_is_without_a_page() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let overview = read("docs/models.md");
    for name in Model::every().map(Model::name).chain(["lkmm"]) {
        let page = read(&format!("docs/models/{name}.md"));
        assert!(overview.contains(&format!("(models/{name}.md)")), "docs/models.md does not lead to {name}");
        assert!(page.contains("| grep Observation"), "the page of {name} runs no litmus tests");
        assert!(name == "xmm" || page.contains(&format!("```cat,source=models/{name}.cat")), "the page of {name} does not show its text");
    }
    let (errors, fields) = (read("docs/errors/README.md"), read("docs/json.md"));
    for kind in ViolationKind::ALL.map(thinair_report::names::violation) {
        let line = errors.lines().find(|line| line.starts_with("| ") && line.contains(&format!("`{kind}`")));
        let line = line.unwrap_or_else(|| panic!("docs/errors/README.md does not list {kind}"));
        let page = line.split("](").nth(1).and_then(|rest| rest.split(')').next()).unwrap_or_else(|| panic!("no page for {kind}"));
        let text = read(&format!("docs/errors/{page}"));
        assert!(text.contains("$ thinair check"), "{page} shows no error");
        assert!(fields.contains(&format!("`{kind}`")), "docs/json.md does not list {kind}");
    }
}

/// ARCHITECTURE.md names every module, in backticks, by itself or at the end of a path.
#[test]
fn every_module_is_on_the_map() {
    let page = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    // Blocks of code are no names.
    let text: String = page.split("```").step_by(2).collect();
    let named: BTreeSet<&str> = text.split('`').skip(1).step_by(2).flat_map(|name| name.split([':', '/', '.'])).collect();
    let mut missing = Vec::new();
    let mut folders: Vec<PathBuf> =
        std::fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path().join("src")).collect();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let is_module = path.is_dir() && name != "bin" || path.extension().is_some_and(|extension| extension == "rs");
            if path.is_dir() {
                folders.push(path.clone());
            }
            if is_module && !["lib", "main", "mod", "tests"].contains(&name.as_str()) && !named.contains(name.as_str()) {
                missing.push(path.strip_prefix(root()).unwrap().display().to_string());
            }
        }
    }
    missing.sort();
    assert!(missing.is_empty(), "ARCHITECTURE.md does not name:\n{}", missing.join("\n"));
}
