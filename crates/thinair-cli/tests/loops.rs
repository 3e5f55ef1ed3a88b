//! Loops that try again, and loops that wait: how many executions are visited, and that what turns do wrong is found under every policy.

mod support;

use support::run;

const MODELS: [&str; 11] = ["sc", "tso", "pso", "ra", "rc11", "imm", "armv8", "riscv", "ztso", "power", "armv7"];

/// How many executions `check` visits, complete and blocked ones. Symmetric threads do not count as one here.
#[track_caller]
fn counts(file: &str, model: &str, flag: &str) -> [u64; 2] {
    let file = format!("crates/thinair-cli/tests/loops/{file}");
    let shown = run(&["check", &file, "--model", model, "--equivalence", "rf+co", "--symmetry", "off", "--", flag]);
    let first = shown.stdout.lines().next().unwrap_or_default();
    // Under armv7 locks may be overtaken by what follows them.
    let is_right = first.starts_with("verified") || model == "armv7" && first.starts_with("bounded");
    assert!(is_right, "{model}: {}{}", shown.stdout, shown.stderr);
    let before = |word: &str| first.split(word).next().and_then(|before| before.rsplit(' ').next()).and_then(|number| number.parse().ok());
    [" execution", " blocked"].map(|word| before(word).unwrap_or_else(|| panic!("{model}: {first}")))
}

/// Locks as people write them have one execution for each order of the threads, and nobody is
/// blocked: a lock by compare-and-exchange, and tickets.
#[test]
fn locks_written_by_hand_block_nobody() {
    for model in MODELS {
        for lock in ["-DSPIN", "-DTICKET"] {
            assert_eq!(counts("lock.c", model, lock), [24, 0], "{model} {lock}");
        }
    }
}

/// One for each order of the threads; nobody is blocked.
#[test]
fn failed_attempts_are_one() {
    for model in MODELS {
        assert_eq!([counts("retry.c", model, "-DN=3"), counts("retry.c", model, "-DN=4")], [[6, 0], [24, 0]], "{model}");
    }
}

#[test]
fn the_first_read_may_stand_before_the_loop() {
    for model in MODELS {
        assert_eq!(counts("first-read.c", model, "-DK=6"), [1, 0], "{model}");
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

/// `--unroll N` leaves every loop after N turns, whether it tests first or last. What stands before a `break` in the middle is done once more, as a condition would be.
#[test]
fn turns_are_counted_as_users_count_them() {
    for kind in ["-DWHILE", "-DDO_WHILE", "-DBREAK", "-DFOR"] {
        for turns in 1..=3 {
            let ends_with = |bad: u32| {
                let flags = ["check", "crates/thinair-cli/tests/loops/turns.c", "--engine", "graph", "--model", "sc", "--unroll"];
                let (turns, bad) = (turns.to_string(), format!("-DBAD={bad}"));
                let flags: Vec<&str> = flags.into_iter().chain([turns.as_str(), "--", kind, bad.as_str()]).collect();
                run(&flags).status
            };
            let most = turns + u32::from(kind == "-DBREAK");
            assert_eq!([ends_with(most), ends_with(most + 1)], [Some(1), Some(3)], "{kind} {turns}");
        }
    }
}

/// Only what is taken for good tells executions apart.
#[test]
fn what_is_given_back_is_not_seen() {
    for model in MODELS {
        assert_eq!(counts("give-back.c", model, "-DN=3"), [6, 0], "{model}");
        let shown = run(&["check", "crates/thinair-cli/tests/loops/give-back.c", "--model", model, "--", "-DN=2", "-DLOOK"]);
        assert!(shown.stdout.starts_with("violated"), "{model}: {}", shown.stdout);
    }
}
