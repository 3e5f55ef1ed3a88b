//! `thinair litmus` as a user runs it.

mod support;

use support::run;

/// The lines but for those that time makes different.
fn timeless(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.starts_with("Time ")).collect()
}

#[test]
fn one_test_in_the_form_of_herd() {
    let run = run(&["litmus", "examples/litmus/store-buffering.litmus"]);
    let expected = [
        "Test store-buffering Allowed",
        "States 4",
        "0:EAX=0; 1:EAX=0;",
        "0:EAX=0; 1:EAX=1;",
        "0:EAX=1; 1:EAX=0;",
        "0:EAX=1; 1:EAX=1;",
        "Ok",
        "Witnesses",
        "Positive: 1 Negative: 3",
        "Condition exists (0:EAX=0 /\\ 1:EAX=0)",
        "Observation store-buffering Sometimes 1 3",
        "",
    ];
    assert_eq!((run.status, timeless(&run.stdout), run.stderr.as_str()), (Some(0), expected.to_vec(), ""));
}

#[test]
fn a_directory_runs_in_order_and_ends_with_a_summary() {
    for jobs in ["1", "4"] {
        let run = run(&["litmus", "--jobs", jobs, "--model", "sc", "examples/litmus"]);
        let observations: Vec<&str> = run.stdout.lines().filter(|line| line.starts_with("Observation")).collect();
        assert_eq!(observations, ["Observation message-passing Never 0 3", "Observation store-buffering Never 0 3"]);
        assert!(run.stdout.contains("2 tests: 0 Ok, 2 No, 0 not supported, 0 bad; "), "{}", run.stdout);
    }
}

#[test]
fn both_engines_answer_alike() {
    for model in ["sc", "tso"] {
        let by = |engine: &str| run(&["litmus", "--engine", engine, "--model", model, "examples/litmus/store-buffering.litmus"]);
        let (graph, states) = (by("graph"), by("states"));
        assert!(graph.stdout.contains("Observation"), "{}", graph.stderr);
        assert_eq!((timeless(&states.stdout), states.status), (timeless(&graph.stdout), graph.status), "{}", states.stderr);
    }
    // What the engine does not know is refused by its name.
    let refused = run(&["litmus", "--engine", "states", "--model", "armv8", "examples/litmus/message-passing.litmus"]);
    assert!(refused.status == Some(3) && refused.stderr.contains("states"), "{:?} {}", refused.status, refused.stderr);
}

#[test]
fn json_has_one_line_for_each_test() {
    let run = run(&["litmus", "--json", "examples/litmus"]);
    let objects: Vec<serde_json::Value> = run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let named: Vec<_> =
        objects.iter().map(|object| (object["test"].as_str(), object["model"].as_str(), object["executions"].as_u64())).collect();
    assert_eq!(named, [(Some("message-passing"), Some("armv8"), Some(3)), (Some("store-buffering"), Some("tso"), Some(4))]);
    assert_eq!(objects[1]["states"].as_array().map(Vec::len), Some(4));
}

#[test]
fn what_cannot_be_answered_is_named() {
    let run = run(&["litmus", "README.md"]);
    assert_eq!((run.status, run.stdout.as_str()), (Some(3), ""));
    assert!(run.stderr.starts_with("README.md:1:1: the architecture"), "{}", run.stderr);
}

#[test]
fn a_folder_without_tests_is_an_error() {
    let run = run(&["litmus", "docs"]);
    assert_eq!(run.status, Some(2), "{}", run.stderr);
}
