//! Loops that try again, and loops that wait: how many executions are visited, and that what turns do wrong is found under every policy.

mod support;

use support::run;

const MODELS: [&str; 9] = ["sc", "tso", "pso", "rc11", "imm", "armv8", "riscv", "power", "armv7"];

/// How many complete executions `check` visits. Symmetric threads do not count as one here.
#[track_caller]
fn executions(file: &str, model: &str, flag: &str) -> u64 {
    counts(file, model, flag)[0]
}

/// How many executions `check` visits, complete and blocked ones.
#[track_caller]
fn counts(file: &str, model: &str, flag: &str) -> [u64; 2] {
    let file = format!("crates/thinair-cli/tests/loops/{file}");
    let shown = run(&["check", &file, "--model", model, "--equivalence", "rf+co", "--symmetry", "off", "--", flag]);
    let first = shown.stdout.lines().next().unwrap_or_default();
    assert!(first.starts_with("verified"), "{model}: {}{}", shown.stdout, shown.stderr);
    let before = |word: &str| first.split(word).next().and_then(|before| before.rsplit(' ').next()).and_then(|number| number.parse().ok());
    [" execution", " blocked"].map(|word| before(word).unwrap_or_else(|| panic!("{model}: {first}")))
}

/// Locks as people write them have one execution for each order of the threads, and nobody is
/// blocked: a lock by compare-and-exchange, and tickets.
#[test]
fn locks_written_by_hand_block_nobody() {
    for model in MODELS.into_iter().chain(["ra", "ztso"]) {
        for lock in ["-DSPIN", "-DTICKET"] {
            assert_eq!(counts("lock.c", model, lock), [24, 0], "{model} {lock}");
        }
    }
}

/// One for each order of the threads.
#[test]
fn failed_attempts_are_one() {
    for model in MODELS {
        assert_eq!([executions("retry.c", model, "-DN=3"), executions("retry.c", model, "-DN=4")], [6, 24], "{model}");
    }
}

#[test]
fn the_first_read_may_stand_before_the_loop() {
    for model in MODELS {
        assert_eq!(executions("first-read.c", model, "-DK=6"), 1, "{model}");
    }
}

/// Races that are looked for beside the model find turns that wait as well.
#[test]
fn turns_race_whoever_looks_for_it() {
    for model in ["sc", "tso", "armv8"] {
        let file = "tests/corpus/c/waiting-turn-race.c";
        assert_eq!(run(&["check", file, "--model", model, "--races", "on"]).status, Some(1), "{model}");
        assert_eq!(run(&["check", file, "--model", model, "--races", "on", "--", "-DORDERED"]).status, Some(0), "{model}");
    }
}

#[test]
fn races_with_the_very_last_write() {
    for (model, flag) in [("rc11", "-DRETRY"), ("rc11", "-DWAIT"), ("imm", "-DRETRY"), ("imm", "-DWAIT")] {
        let shown = run(&["check", "crates/thinair-cli/tests/loops/last-write.c", "--model", model, "--", flag]);
        assert!(shown.stdout.contains("data race"), "{model} {flag}: {}", shown.stdout);
    }
}

#[test]
fn turns_that_fail_by_what_follows_from_their_own_thread() {
    for model in ["imm", "armv8", "power", "riscv"] {
        let shown = run(&["check", "crates/thinair-cli/tests/loops/fails-by-itself.c", "--model", model]);
        assert!(shown.stdout.contains("division by zero"), "{model}: {}", shown.stdout);
    }
}

/// No branch depends on what the division takes; the turn waits, and would be left out otherwise.
#[test]
fn waiting_turns_that_fail_by_what_follows_from_their_own_thread() {
    let file = "tests/corpus/c/waiting-turn-fails.c";
    for model in ["imm", "armv8", "power", "riscv", "armv7"] {
        let shown = run(&["check", file, "--model", model]);
        assert!(shown.stdout.contains("division by zero"), "{model}: {}", shown.stdout);
        let shown = run(&["check", file, "--model", model, "--", "-DINDEX"]);
        assert!(shown.stdout.starts_with("violated"), "{model}: {}", shown.stdout);
        assert_eq!(run(&["check", file, "--model", model, "--", "-DORDERED"]).status, Some(0), "{model}");
    }
}
