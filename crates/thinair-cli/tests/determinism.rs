//! The same input gives the same output, byte for byte, times aside: every command, every format, every engine.

mod support;

use std::path::Path;

use support::{run, settled};

/// Numbers of seconds, and what follows from them, become `#`.
fn timeless(text: &str) -> String {
    let text = settled(
        &text
            .lines()
            .filter(|line| !line.starts_with("  time: ") && !line.starts_with("Time "))
            .map(|line| format!("{line}\n"))
            .collect::<String>(),
    );
    let text = support::hide_numbers(&support::hide_numbers(&text, "\"rate\":"), "bad; ");
    let is_time = |word: &str| word.trim_end_matches(',').contains('.') && word.trim_end_matches(',').parse::<f64>().is_ok();
    let mut out = String::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let hidden = words.iter().enumerate().map(|(number, word)| {
            let next = words.get(number + 1).map(|next| next.trim_end_matches([',', ')']));
            if is_time(word) && next == Some("s") { "#" } else { word }
        });
        // Columns are as wide as the times in them.
        out += &hidden.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        out.push('\n');
    }
    out
}

const RACE: &str = "examples/bugs/message-passing.c";
const QUEUE: &str = "examples/michael-scott-queue-relaxed.c";
const STORE_BUFFERING: &str = "examples/store-buffering.tir";
const LOAD_BUFFERING: &str = "examples/load-buffering.tir";

#[test]
fn every_command_says_the_same_again() {
    let commands: &[&[&str]] = &[
        &["check", RACE],
        &["check", RACE, "--json"],
        &["check", QUEUE, "--explain"],
        &["check", QUEUE, "--verbose"],
        &["check", QUEUE, "--jobs", "3"],
        &["check", "examples/michael-scott-queue.c", "--jobs", "2", "--json"],
        &["check", STORE_BUFFERING, "--model", "tso", "--engine", "states"],
        &["check", STORE_BUFFERING, "--model", "tso", "--engine", "states", "--json"],
        &["check", "tests/corpus/endless/dekker.c", "--model", "tso"],
        &["check", LOAD_BUFFERING, "--model", "xmm"],
        &["check", STORE_BUFFERING, "--model", "power", "--explain"],
        &["check", "examples/bugs/seqlock.c", "--equivalence", "rf"],
        &["compare", STORE_BUFFERING],
        &["compare", STORE_BUFFERING, "--json"],
        &["compare", "examples/litmus/store-buffering.litmus"],
        &["compare", "tests/corpus/endless/hand-over.c", "--models", "sc,tso"],
        &["estimate", STORE_BUFFERING, "--model", "sc"],
        &["estimate", "examples/michael-scott-queue.c", "--json"],
        &["fix", "examples/bugs/dekker.c"],
        &["fix", RACE, "--json"],
        &["litmus", "examples/models/classics"],
        &["litmus", "examples/models/classics", "--jobs", "3"],
        &["litmus", "examples/models/kernel", "--json"],
        &["litmus", "examples/models/classics/SB.litmus", "--model", "tso", "--show"],
        &["models", "--json"],
        &["completions", "zsh"],
    ];
    for command in commands {
        let (first, second) = (run(command), run(command));
        assert!(!first.stdout.is_empty(), "{command:?}: {}", first.stderr);
        assert_eq!(first.status, second.status, "{command:?}");
        assert_eq!(timeless(&first.stdout), timeless(&second.stdout), "{command:?}");
        assert_eq!(first.stderr, second.stderr, "{command:?}");
    }
}

#[test]
fn every_file_is_written_the_same_again() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("determinism");
    std::fs::create_dir_all(&directory).unwrap();
    let programs: &[&[&str]] = &[
        &[RACE],
        &[QUEUE],
        &["examples/message-passing.c"],
        &[STORE_BUFFERING, "--model", "tso"],
        &[STORE_BUFFERING, "--model", "tso", "--engine", "states"],
        &[LOAD_BUFFERING, "--model", "xmm"],
        &["examples/michael-scott-queue.c", "--keep", "6"],
    ];
    let kinds = ["dot", "svg", "html", "sarif", "junit", "witness"];
    for (number, program) in programs.iter().enumerate() {
        let written = || -> Vec<String> {
            let paths: Vec<String> =
                kinds.iter().map(|kind| directory.join(format!("{number}.{kind}")).to_str().unwrap().to_owned()).collect();
            let flags: Vec<String> = kinds.iter().map(|kind| format!("--{kind}")).collect();
            let files = flags.iter().zip(&paths).flat_map(|(flag, path)| [flag.as_str(), path.as_str()]);
            run(&["check"].into_iter().chain(program.iter().copied()).chain(files).collect::<Vec<_>>());
            paths.iter().map(|path| timeless(&std::fs::read_to_string(path).unwrap_or_default())).collect()
        };
        let (first, second) = (written(), written());
        for ((kind, first), second) in kinds.iter().zip(first).zip(second) {
            assert!(*kind == "witness" || !first.is_empty(), "{kind} of {program:?} is empty");
            assert!(first == second, "{kind} of {program:?} differs");
        }
    }
}
