//! The documentation is true: every command in it is run, and prints what is shown there.
//!
//! A block of code whose first line is fenced with `LANGUAGE,file=NAME` is written to a file of that name; in a block fenced with `console`, lines that begin with `$ `
//! are run in the directory of those files (where `examples` is that of the repository), and the lines below must be what they print. `THINAIR_BLESS=1` writes
//! the outputs anew. Times differ from run to run and are not compared.

mod support;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use support::{hide_numbers, root, settled};

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
        if info == "console" {
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
                    hide_times(&actual).replace("blocked, #", "blocked, 0.010").replace("#.### s", "0.010 s")
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
    let lines = text.lines().map(|line| match line.find(" s").filter(|&end| line[..end].rsplit(' ').next().is_some_and(is_time)) {
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

/// Links to files of the repository lead somewhere, and the book's table of contents has every page; of one that it lacks the test only tells.
#[test]
fn links_lead_somewhere() {
    let mut listed = BTreeSet::new();
    for page in pages() {
        let text = std::fs::read_to_string(&page).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let target = link.split('#').next().unwrap();
            if target.is_empty() || target.contains("://") {
                continue;
            }
            let path = page.parent().unwrap().join(target);
            assert!(path.exists(), "{}: {link} does not exist", page.display());
            if page.ends_with("docs/SUMMARY.md") {
                listed.insert(path.canonicalize().unwrap());
            }
        }
    }
    for page in pages().iter().filter(|page| page.starts_with(root().join("docs")) && !page.ends_with("SUMMARY.md")) {
        if !listed.contains(&page.canonicalize().unwrap()) {
            eprintln!("docs/SUMMARY.md does not list {}", page.display());
        }
    }
}
