//! Threads meet at barriers: one execution, unless somebody asks who was last or more threads come than
//! are needed; and the same verdict as with barriers that count, which `--all-blocked` has.

mod support;

use std::path::Path;

use serde_json::Value;

const MODELS: [&str; 9] = ["sc", "tso", "ra", "rc11", "imm", "armv8", "armv7", "power", "riscv"];

/// The kind of the verdict, complete and blocked executions.
fn check(case: u32, threads: u32, model: &str, more: &[&str]) -> (String, u64, u64) {
    let (case, threads) = (format!("-DCASE={case}"), format!("-DN={threads}"));
    let fixed = ["check", "crates/thinair-cli/tests/barriers/barriers.c", "--json", "--model", model, "--equivalence", "rf+co"];
    let graphs = ["--engine", "graph", "--symmetry", "off"];
    let found = support::run(&[&fixed[..], &graphs, more, &["--", &case, &threads]].concat());
    let json: Value = serde_json::from_str(&found.stdout).unwrap_or_else(|error| panic!("{error}: {} {}", found.stdout, found.stderr));
    let verdict = json["verdict"].as_str().unwrap().to_owned();
    let verdict = json["violation"]["kind"].as_str().map_or(verdict, str::to_owned);
    (verdict, json["executions"].as_u64().unwrap(), json["blocked"].as_u64().unwrap())
}

/// Verdict and complete executions; where writes overtake, there are blocked ones.
fn complete(case: u32, threads: u32, model: &str) -> (String, u64) {
    let (verdict, executions, blocked) = check(case, threads, model, &[]);
    assert!(blocked == 0 || ["imm", "armv7"].contains(&model), "case {case}, {threads} threads, {model}: {blocked} blocked");
    (verdict, executions)
}

#[test]
fn one_execution() {
    for model in MODELS {
        for (case, threads) in [(1, 3), (1, 5), (2, 2), (2, 3), (6, 3)] {
            assert_eq!(complete(case, threads, model), ("verified".to_owned(), 1), "case {case}, {threads} threads, {model}");
        }
        assert_eq!(complete(7, 3, model), ("verified".to_owned(), 6), "{model}: one for each order of the lock");
    }
}

#[test]
fn barriers_that_must_count() {
    for model in ["sc", "rc11", "armv8"] {
        for (case, threads) in [(3, 2), (3, 3), (4, 4), (5, 3)] {
            let [few, all] = [&[][..], &["--all-blocked"]].map(|more| check(case, threads, model, more));
            assert_eq!((&few.0, few.1), (&all.0, all.1), "case {case}, {threads} threads, {model}");
            assert_eq!(few.0, "verified");
        }
    }
}

#[test]
fn wrong_uses() {
    for model in ["sc", "rc11", "imm", "power"] {
        let races = ["rc11", "imm"].contains(&model);
        let destroyed = if races { "data-race" } else { "misuse" };
        let raced = if races { "data-race" } else { "verified" };
        let wrong = [(11, 2, raced), (11, 3, raced), (12, 3, "deadlock"), (13, 3, "deadlock"), (14, 2, destroyed), (15, 3, "deadlock")];
        for (case, threads, kind) in wrong {
            let [few, all] = [&[][..], &["--all-blocked"]].map(|more| check(case, threads, model, more).0);
            assert_eq!(few, all, "case {case}, {threads} threads, {model}");
            assert_eq!(few, kind, "case {case}, {threads} threads, {model}");
        }
    }
}

#[test]
fn a_counterexample_replays() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let saved = directory.join("barrier.json");
    let saved = saved.to_str().unwrap();
    let program = "crates/thinair-cli/tests/barriers/barriers.c";
    let found = support::run(&["check", program, "--witness", saved, "--", "-DCASE=11"]);
    assert_eq!(found.status, Some(1), "{}", found.stderr);
    let again = support::run(&["replay", saved, "--", "-DCASE=11"]);
    assert_eq!(again.status, Some(1), "{}{}", again.stdout, again.stderr);
}
