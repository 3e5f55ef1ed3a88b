//! The table of docs/clients.md: clients of libraries that others wrote, where these are installed.

mod support;

use std::path::Path;

use support::{root, run};

const WITH_BUILTINS: [&str; 2] = ["-DCK_USE_CC_BUILTINS", "-DCK_MD_RMO"];

/// What is found, in the words of the table.
fn found(client: &str, variant: &str, model: &str, flags: &[&str]) -> String {
    let (path, define) = (format!("tests/clients/{client}"), format!("-D{variant}"));
    let mut arguments = vec!["check", &path, "--quiet", "--volatile", "relaxed", "--model", model, "--", "-w", &define];
    arguments.extend(flags);
    let run = run(&arguments);
    let verdict = run.stdout.split([':', ' ']).next().unwrap_or_default().to_owned();
    let error = run.stdout.lines().nth(2).unwrap_or_default();
    match verdict.as_str() {
        "violated" if error.starts_with("assertion") => "assertion".to_owned(),
        "violated" => error.split(':').next().unwrap_or_default().to_owned(),
        "" => run.stderr,
        _ => verdict,
    }
}

#[test]
fn concurrency_kit_is_as_documented() {
    if !Path::new("/usr/include/ck_spinlock.h").exists() {
        eprintln!("skipped: Concurrency Kit is not installed");
        return;
    }
    let page = std::fs::read_to_string(root().join("docs/clients.md")).unwrap();
    let mut wrong = Vec::new();
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| `ck/")).collect();
    assert!(rows.len() > 10, "the table is gone");
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let (client, variant) = cells[0].split_once(' ').unwrap_or((cells[0], "PLAIN"));
        let columns = [("tso", &[][..]), ("armv8", &[]), ("rc11", &WITH_BUILTINS), ("armv8", &WITH_BUILTINS)];
        for (expected, (model, flags)) in cells[1..].iter().zip(columns) {
            let found = found(client.trim_matches('`'), variant, model, flags);
            if found != *expected {
                wrong.push(format!("{client} {variant} under {model}: {found}, not {expected}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
