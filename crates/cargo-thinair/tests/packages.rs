//! `cargo thinair` on a workspace of its own (`tests/data/workspace`), as a user would run it: features, dependencies of tests, procedural macros, build scripts, two editions. All of it is
//! there; nothing is fetched.
//!
//! The command `thinair` is the one that is built beside this one; cargo builds it where it is not there yet.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

struct Run {
    status: Option<i32>,
    stdout: String,
    stderr: String,
}

/// The command `thinair`: where all of the workspace is tested, it is there.
fn thinair() -> PathBuf {
    let beside = Path::new(env!("CARGO_BIN_EXE_cargo-thinair")).with_file_name(format!("thinair{}", std::env::consts::EXE_SUFFIX));
    if !beside.exists() {
        let build = ["build", "--profile", "test", "--package", "thinair-cli"];
        assert!(Command::new(env!("CARGO")).args(build).status().unwrap().success());
    }
    beside
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let there = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &there);
        } else {
            fs::copy(entry.path(), there).unwrap();
        }
    }
}

/// A copy of the workspace for one test, in which cargo may write; what was there before is gone.
fn workspace(name: &str) -> PathBuf {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packages").join(name);
    if place.exists() {
        fs::remove_dir_all(&place).unwrap();
    }
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/workspace"), &place);
    place
}

fn run(place: &Path, arguments: &[&str]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-thinair"));
    command.arg("thinair").args(arguments).current_dir(place).stdin(Stdio::null());
    command.env("THINAIR", thinair()).env("CARGO", env!("CARGO")).env("CARGO_NET_OFFLINE", "true");
    // What cargo sets for this test would be taken for the user's.
    for variable in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_TARGET_DIR"] {
        command.env_remove(variable);
    }
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Run { status: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

/// The lines about tests, without numbers.
fn verdicts(run: &Run) -> Vec<&str> {
    let lines = run.stdout.lines().filter(|line| line.starts_with("test ") && line.contains(" ... "));
    lines.map(|line| line.split(" (").next().unwrap()).collect()
}

#[test]
fn tests_are_checked_and_told_as_cargo_test_does() {
    let place = workspace("unit-tests");
    let junit = place.join("junit.xml");
    let run = run(&place, &["-p", "ring", "--lib", "--junit", junit.to_str().unwrap()]);
    let expected = [
        "test tests::a_message_passes ... ok",
        "test tests::a_relaxed_message_races ... FAILED",
        "test tests::does_not_panic - should panic ... FAILED",
        "test tests::panics - should panic ... ok",
        "test tests::panics_with_a_message - should panic ... ok",
        "test tests::panics_with_another_message - should panic ... FAILED",
        "test tests::returns_an_error ... FAILED",
        "test tests::returns_nothing ... ok",
        "test tests::somebody_sees_the_other ... FAILED",
        "test tests::ignored ... ignored, it is only there to be left out",
    ];
    assert_eq!(verdicts(&run), expected, "{}{}", run.stdout, run.stderr);
    assert_eq!(run.status, Some(101));
    let told = [
        "     Checking unittests src/lib.rs (ring)\n\nrunning 10 tests\n",
        "\n---- tests::a_relaxed_message_races ----\ndata race: thread 0 reads ring::tests::a_relaxed_message_races::CELL[0] at ring/src/lib.rs:29, thread 1 writes\nit at ring/src/lib.rs:24; nothing orders the two",
        "  - The store of ring::tests::a_relaxed_message_races::CELL[4] (ring/src/lib.rs:25) is relaxed;",
        "\n---- tests::does_not_panic - should panic ----\npanic: the test should panic, and does not\n  at ring/src/lib.rs:82, thread 0 (main)\n",
        "panic: the test panics with another message than it should\n  at ring/src/lib.rs:76, thread 0 (main)\n",
        "  thread 0: panicked at ring/src/lib.rs:77: \n  thread 0: the number 3 is odd\n",
        "\n---- tests::returns_an_error ----\npanic: Error: Error\n  at ring/src/lib.rs:85, thread 0 (main)\n",
        "\n---- tests::somebody_sees_the_other ----\npanic: nobody has seen anybody\n  at ring/src/lib.rs:59",
        "\ntest result: FAILED. 4 passed; 5 failed; 0 not finished; 1 ignored; 0 filtered out; finished in ",
    ];
    for text in told {
        assert!(run.stdout.contains(text), "not there: {text}\n{}", run.stdout);
    }
    assert!(run.stderr.contains("note: tests in documentation are not checked"), "{}", run.stderr);
    assert!(!run.stderr.contains("unexpected"), "{}", run.stderr);
    let junit = fs::read_to_string(junit).unwrap();
    for text in [
        "<testsuite name=\"ring::ring\" tests=\"10\" failures=\"5\" errors=\"0\" skipped=\"1\"",
        "<failure message=\"data race: thread 0 reads",
        "<skipped message=\"it is only there to be left out\"/>",
    ] {
        assert!(junit.contains(text), "not there: {text}\n{junit}");
    }
}

#[test]
fn filters_features_and_models_are_as_the_user_says() {
    let place = workspace("choices");
    let some = ["-p", "ring", "--lib"];
    let with = |more: &[&str]| run(&place, &[&some, more].concat());

    let ignored = with(&["--features", "strict", "ignored", "strict", "--", "--include-ignored"]);
    assert_eq!(verdicts(&ignored), ["test tests::ignored ... ok", "test tests::strict ... ok"], "{}{}", ignored.stdout, ignored.stderr);
    assert_eq!(ignored.status, Some(0));

    let exact = with(&["--exact", "tests::returns_nothing", "tests::returns"]);
    assert_eq!(verdicts(&exact), ["test tests::returns_nothing ... ok"]);
    assert!(exact.stdout.contains("0 ignored; 9 filtered out"), "{}", exact.stdout);

    let under_sc = with(&["--model", "sc", "somebody"]);
    assert_eq!(verdicts(&under_sc), ["test tests::somebody_sees_the_other ... ok"], "{}", under_sc.stdout);
    assert_eq!(under_sc.status, Some(0));

    let compared = run(&place, &["compare", "--models=sc,rc11", "-p", "ring", "--lib", "somebody"]);
    assert!(compared.stdout.starts_with("==== tests::somebody_sees_the_other, unittests src/lib.rs (ring)\n"), "{}", compared.stdout);
    let line = |model: &str| compared.stdout.lines().find(|line| line.starts_with(model)).unwrap_or_default().to_string();
    assert!(line("sc").contains("verified") && line("rc11").contains("violated"), "{}", compared.stdout);

    let bounded = with(&["--max-executions=1", "a_message_passes"]);
    assert_eq!(verdicts(&bounded), ["test tests::a_message_passes ... not finished"]);
    assert_eq!(bounded.status, Some(3));

    let listed = with(&["--list"]);
    assert!(listed.stdout.contains("\ntests::panics: test\n") && listed.stdout.contains("\n10 tests\n"), "{}", listed.stdout);
}

#[test]
fn every_target_of_a_workspace_is_checked() {
    let place = workspace("targets");
    let told = run(&place, &["--workspace", "--exclude=ring"]);
    assert_eq!(verdicts(&told), ["test an_old_edition_has_tests_too ... ok"], "{}{}", told.stdout, told.stderr);
    assert!(told.stderr.contains("note: src/lib.rs (numbers) is not checked: it is built for the compiler itself"), "{}", told.stderr);

    let told = run(&place, &["-p=ring", "--test=*", "--bin=alone", "--json"]);
    let lines: Vec<Value> = told.stdout.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let short =
        |line: &Value| format!("{} {} {} {}", line["of"]["kind"], line["of"]["target"], line["test"], line["status"]).replace('"', "");
    let expected =
        ["bin alone counts_from_nothing passed", "test locks one_order passed", "test locks two_orders failed", "test own  passed"];
    assert_eq!(lines.iter().map(short).collect::<Vec<_>>(), expected, "{}", told.stderr);
    assert_eq!(lines[2]["result"]["violation"]["kind"], "deadlock");
    assert_eq!(told.status, Some(101));
}

#[test]
fn programs_are_checked_with_what_a_panic_does_to_them() {
    let place = workspace("programs");
    let right = run(&place, &["check", "-p=ring", "--example=example"]);
    assert!(right.stdout.starts_with("==== example example (ring)\nverified: "), "{}{}", right.stdout, right.stderr);
    assert_eq!(right.status, Some(0));
    for profile in ["dev", "aborting"] {
        let wrong = run(&place, &["check", "-p=ring", "--bin=alone", "--profile", profile]);
        assert!(
            wrong.stdout.contains("\npanic: assertion `left == right` failed: too early"),
            "{profile}: {}{}",
            wrong.stdout,
            wrong.stderr
        );
        assert!(wrong.stdout.contains("  at ring/src/bin/alone.rs:11, thread 0 (main)"), "{profile}: {}", wrong.stdout);
        assert_eq!(wrong.status, Some(101));
    }
}

#[test]
fn what_cannot_be_done_is_said() {
    let place = workspace("refusals");
    let no_package = run(&place, &["-p", "elsewhere"]);
    assert_eq!(no_package.status, Some(101));
    assert!(no_package.stderr.contains("elsewhere"), "{}", no_package.stderr);

    let option = run(&place, &["-p", "ring", "--", "--nocapture"]);
    assert_eq!(option.status, Some(2));
    assert!(option.stderr.starts_with("error: after `--`: unexpected argument '--nocapture' found"), "{}", option.stderr);

    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-thinair"));
    let output = command.args(["thinair", "-p=ring"]).current_dir(&place).env("THINAIR", "/nowhere/thinair").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("cannot run /nowhere/thinair") && told.contains("cargo install thinair-cli"), "{told}");
}

/// The package of examples: what is wrong with each is found, and nothing once it is mended.
#[test]
fn the_examples_show_what_they_say() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/rust");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples");
    let with = |more: &[&str]| run(&example, &[&["--target-dir", target.to_str().unwrap()], more].concat());
    let found = with(&[]);
    let expected = [
        "test arc::tests::the_last_one_frees ... FAILED",
        "test ring::tests::a_full_ring_takes_no_more ... ok",
        "test ring::tests::what_is_sent_comes_in_order ... FAILED",
        "test spin::tests::one_at_a_time ... FAILED",
    ];
    assert_eq!(verdicts(&found), expected, "{}{}", found.stdout, found.stderr);
    // Each value of an input is an execution.
    assert!(found.stdout.contains("a_full_ring_takes_no_more ... ok (4 executions,"), "{}", found.stdout);
    assert_eq!(found.stdout.matches("\ndata race: ").count(), 2, "{}", found.stdout);
    assert!(found.stdout.contains("\nuse after free: "), "{}", found.stdout);
    let mended = with(&["--features", "fixed"]);
    assert_eq!(mended.status, Some(0), "{}{}", mended.stdout, mended.stderr);
}
