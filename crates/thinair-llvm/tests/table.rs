//! `docs/structures.md`: what is found in the locks and data structures of the corpus, and in their broken variants, under each model. It is made of the
//! `.expected` files, which another test holds; `THINAIR_BLESS=1` writes it.

use std::fmt::Write as _;
use std::path::Path;

const MODELS: [&str; 5] = ["sc", "tso", "rc11", "armv8", "power"];

const HEAD: &str = "# Locks and data structures

The programs of `tests/corpus/c/structures`: each as it should be, and with one ordering weakened or one step broken (`-DNAME`). A broken variant is
caught under the models that break it, and verified under the stronger ones that do not. A test makes this table of the results beside the
programs; an empty field was not tried.

| program | variant | sc | tso | rc11 | armv8 | power |
|---|---|---|---|---|---|---|
";

/// `verified, 6 executions, 2 blocked` in a word, and `data-race at 3 and 4` in its kind.
fn short(result: &str) -> &str {
    result.split([',', ' ']).next().unwrap_or(result)
}

#[test]
fn the_table_is_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let entries = std::fs::read_dir(root.join("tests/corpus/c/structures")).unwrap();
    let mut files: Vec<_> =
        entries.map(|entry| entry.unwrap().path()).filter(|path| path.extension().is_some_and(|e| e == "expected")).collect();
    files.sort();
    let mut table = HEAD.to_string();
    for file in files {
        let expected = std::fs::read_to_string(&file).unwrap();
        let program = file.file_stem().unwrap().to_string_lossy().into_owned();
        let lines: Vec<(&str, &str, &str)> = expected
            .lines()
            .filter_map(|line| line.split_once(": "))
            .map(|(name, result)| {
                name.split_once(' ').map_or(("", name, short(result)), |(variant, model)| (variant, model, short(result)))
            })
            .collect();
        let mut variants: Vec<&str> = lines.iter().map(|line| line.0).collect();
        variants.dedup();
        for variant in variants {
            let of = |model: &str| lines.iter().find(|line| line.0 == variant && line.1 == model).map(|line| line.2);
            if variant.is_empty() {
                let right = MODELS.iter().filter_map(|model| of(model)).all(|result| result == "verified");
                assert!(right, "{program} is meant to be right:\n{expected}");
            } else {
                let caught = MODELS.iter().filter_map(|model| of(model)).any(|result| result != "verified" && result != "bounded");
                assert!(caught, "{program} {variant} is meant to be broken:\n{expected}");
            }
            let cells: Vec<&str> = MODELS.iter().map(|model| of(model).unwrap_or("")).collect();
            let variant = if variant.is_empty() { String::new() } else { format!("`{variant}`") };
            writeln!(table, "| {program} | {variant} | {} |", cells.join(" | ")).unwrap();
        }
    }
    let docs = root.join("docs/structures.md");
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::write(&docs, &table).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&docs).unwrap_or_default(), table, "run this test with THINAIR_BLESS=1");
}
