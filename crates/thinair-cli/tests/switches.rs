//! Switches that say what a C program means: what undefined behaviour is allowed, what volatile accesses are, which races are errors, and what atomic sections keep out.

mod support;

use support::run;

/// Runs a program of the corpus; the flags after `--` define its variant.
#[track_caller]
fn check(program: &str, variant: &str, switches: &[&str], status: i32, words: &[&str]) {
    let program = format!("tests/corpus/c/{program}.c");
    let define = format!("-D{variant}");
    let mut arguments = vec!["check", &program, "--quiet"];
    arguments.extend(switches);
    arguments.extend(["--", "-Wno-everything", &define]);
    let run = run(&arguments);
    assert_eq!(run.status, Some(status), "{arguments:?}\n{}{}", run.stdout, run.stderr);
    // Lines are as long as the terminal is wide.
    let text = run.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    for word in words {
        assert!(text.contains(word), "{arguments:?}: no `{word}` in\n{}", run.stdout);
    }
}

#[test]
fn undefined_behaviour_is_allowed_kind_by_kind() {
    for (program, variant, kind) in [
        ("language/signed-overflow", "ADD", "signed-overflow"),
        ("language/shifts", "LEFT", "bad-shift"),
        ("language/indices", "GLOBAL_FIELD", "bad-index"),
        ("language/misaligned", "PLAIN", "misaligned"),
    ] {
        check(program, variant, &[], 1, &[]);
        check(program, variant, &["--allow", kind], 0, &["verified"]);
        let others: Vec<&str> =
            ["signed-overflow", "bad-shift", "bad-index", "misaligned"].into_iter().filter(|other| *other != kind).collect();
        check(program, variant, &["--allow", &others.join(",")], 1, &[]);
    }
    // An atomic access is never at an odd address.
    check("language/misaligned", "ATOMIC", &["--allow", "misaligned"], 1, &["misaligned access"]);
}

#[test]
fn volatile_accesses_race_unless_they_are_atomic() {
    check("language/volatile", "X", &[], 1, &["data race", "--volatile relaxed takes such for atomic"]);
    check("language/volatile", "X", &["--volatile", "relaxed"], 0, &["verified"]);
    // Races of others say nothing of it.
    check("data-race", "X", &["--volatile", "relaxed"], 1, &["neither access is atomic at"]);
}

#[test]
fn races_are_errors_where_the_user_wants_it() {
    for model in ["sc", "tso", "pso", "armv8"] {
        check("data-race", "X", &["--model", model, "--races", "on"], 1, &["data race: thread"]);
        check("mutex-counter", "X", &["--model", model, "--races", "on"], 0, &["verified"]);
        check("message-passing-relaxed-race", "X", &["--model", model, "--races", "on"], 1, &["data race: thread"]);
    }
    for model in ["ra", "rc11", "imm", "xmm"] {
        check("data-race", "X", &["--model", model], 1, &["data race: thread"]);
        check("data-race", "X", &["--model", model, "--races", "on"], 1, &["data race: thread"]);
    }
    check("language/volatile", "X", &["--races", "off"], 0, &["verified"]);
    check("data-race", "X", &["--model", "power", "--races", "on"], 3, &["races under power"]);
}

#[test]
fn nothing_else_happens_during_an_atomic_section() {
    check("sections/exclude", "X", &["--model", "sc"], 0, &["verified"]);
    check("sections/exclude", "NESTED", &["--model", "sc"], 1, &["begins an atomic section at line", "inside of another"]);
}
