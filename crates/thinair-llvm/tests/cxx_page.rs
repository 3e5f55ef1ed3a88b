//! The table of docs/cpp.md: what each program of tests/corpus/cpp shows (its first line), and what is found in its right and its broken forms under rc11, as the `.expected` files have it.
//! `THINAIR_BLESS=1` writes it anew.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

const BEGIN: &str = "| program | shows | right | broken |\n|---|---|---|---|\n";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A result without its numbers.
fn word(result: &str) -> &str {
    result.split([',', ':']).next().unwrap_or_default().split(" at ").next().unwrap_or_default()
}

fn table() -> String {
    let folder = root().join("tests/corpus/cpp");
    let mut programs: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    programs.retain(|path| path.extension().is_some_and(|extension| extension == "cpp"));
    programs.sort();
    let mut table = String::new();
    for program in &programs {
        let source = std::fs::read_to_string(program).unwrap();
        let shows = source.lines().next().unwrap().trim_start_matches("// ").trim_end_matches('.').replace('|', "or");
        let expected = std::fs::read_to_string(program.with_extension("expected")).unwrap();
        let (mut right, mut broken) = ("", Vec::new());
        for line in expected.lines() {
            let (what, result) = line.split_once(": ").unwrap();
            match what.split_once(' ') {
                None if what == "rc11" => right = word(result),
                Some((variant, "rc11")) => broken.push(format!("{variant}: {}", word(result))),
                _ => {}
            }
        }
        let name = program.file_stem().unwrap().to_str().unwrap();
        writeln!(table, "| {name} | {shows} | {right} | {} |", broken.join("; ")).unwrap();
    }
    table
}

#[test]
fn the_page_has_all_programs() {
    let file = root().join("docs/cpp.md");
    let page = std::fs::read_to_string(&file).unwrap();
    let start = page.find(BEGIN).expect("the head of the table") + BEGIN.len();
    let end = start + page[start..].find("\n\n").map_or(page.len() - start, |end| end + 1);
    let table = table();
    assert!(table.lines().count() > 60, "programs are missing");
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::write(&file, format!("{}{table}{}", &page[..start], &page[end..])).unwrap();
    } else {
        assert!(page[start..end] == table, "docs/cpp.md is out of date: run this test with THINAIR_BLESS=1");
    }
}
