//! Litmus tests by stored states: the same final states and the same verdict as by execution graphs, with each reduction on and off. Our own tests, and
//! the X86 corpus where it lies beside the repository.

use std::path::{Path, PathBuf};

use thinair_core::engine::states::{Options, Reductions};
use thinair_core::model::Model;
use thinair_litmus::{Rules, lower, parse, run, run_states};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn litmus_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files.extend(litmus_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "litmus") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// How many tests were answered and compared.
fn check(folder: &Path) -> usize {
    let mut compared = 0;
    for path in litmus_files(folder) {
        let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned();
        let Ok(test) = parse(&text) else { continue };
        let Ok(lowered) = lower(&test, &path.display().to_string()) else { continue };
        for model in [Model::Sc, Model::Tso] {
            let expected = run(&test, &lowered, Rules::BuiltIn(model));
            for (_, reductions) in Reductions::variants() {
                let found = run_states(&test, &lowered, &Options { reductions, ..Options::new(model) });
                match (&expected, &found) {
                    (Ok(expected), Ok(found)) => {
                        assert_eq!(found.states, expected.states, "{} under {}, {reductions:?}", path.display(), model.name());
                        assert_eq!((found.observation, found.holds), (expected.observation, expected.holds), "{}", path.display());
                        compared += 1;
                    }
                    // Loops that only the other way to run a test bounds.
                    (_, Err(error)) if error.message.contains("only the enumeration") => {}
                    (Err(_), Err(_)) => {}
                    (expected, found) => panic!(
                        "{} under {}: graphs {:?}, states {:?}",
                        path.display(),
                        model.name(),
                        expected.as_ref().err(),
                        found.as_ref().err()
                    ),
                }
            }
        }
    }
    compared
}

#[test]
fn our_tests_have_the_same_final_states() {
    assert!(check(&root()) > 0);
}

#[test]
fn the_corpus_has_the_same_final_states() {
    for family in ["X86", "X86_64"] {
        let folder = root().join("../shared/corpus").join(family);
        if folder.is_dir() {
            println!("{family}: {} comparisons", check(&folder));
        } else {
            println!("skipped: there is no corpus at {}", folder.display());
        }
    }
}
