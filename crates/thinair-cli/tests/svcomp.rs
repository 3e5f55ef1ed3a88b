//! Task definitions of SV-COMP: the tasks of tests/corpus/svcomp, what they are answered with, and witnesses.

mod support;

use std::path::Path;

use support::{command, compare, root, run};

fn tasks() -> Vec<String> {
    let entries = std::fs::read_dir(root().join("tests/corpus/svcomp")).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut tasks: Vec<String> = names.filter(|name| name.ends_with(".yml")).collect();
    tasks.sort();
    tasks
}

/// Every answer, word for word; and none that is not as expected.
#[test]
fn the_tasks_are_answered() {
    let mut answers = String::new();
    for task in tasks() {
        let run = run(&["check", &format!("tests/corpus/svcomp/{task}"), "--svcomp"]);
        assert!(run.stderr.is_empty(), "{task}: {}", run.stderr);
        assert!(!run.stdout.contains("NOT AS EXPECTED"), "{}", run.stdout);
        let expected = if run.stdout.contains("FALSE(") && run.stdout.lines().any(|line| answer(line).starts_with("FALSE")) {
            1
        } else if run.stdout.lines().any(|line| answer(line) == "UNKNOWN") {
            3
        } else {
            0
        };
        assert_eq!(run.status, Some(expected), "{}", run.stdout);
        answers += &run.stdout;
    }
    compare("svcomp", &answers);
}

/// The answer in a line of the result.
fn answer(line: &str) -> &str {
    line.split(": ").nth(2).and_then(|rest| rest.split([' ', ',']).next()).unwrap_or_default()
}

#[test]
fn answers_as_json_say_the_same() {
    let run = run(&["check", "tests/corpus/svcomp/racy-but-right.yml", "--svcomp", "--json"]);
    let lines: Vec<serde_json::Value> = run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2, "{}", run.stdout);
    assert_eq!((&lines[0]["answer"], &lines[0]["as_expected"]), (&"TRUE".into(), &true.into()));
    assert_eq!((&lines[1]["answer"], &lines[1]["as_expected"]), (&"FALSE(no-data-race)".into(), &true.into()));
}

/// What is not as the task says is told as such.
#[test]
fn an_unexpected_answer_is_said_to_be_one() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("svcomp-unexpected");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("p.c"), "void reach_error(void) {}\nint main(void) {\n  reach_error();\n  return 0;\n}\n").unwrap();
    let task = |expected: &str| {
        let text = format!(
            "format_version: \"2.1\"\ninput_files:\n  - p.c\nproperties:\n  - property_file: unreach-call.prp\n    expected_verdict: {expected}\n"
        );
        std::fs::write(folder.join("t.yml"), text).unwrap();
        run(&["check", folder.join("t.yml").to_str().unwrap(), "--svcomp"])
    };
    let wrong = task("true");
    assert!(wrong.stdout.contains("FALSE(unreach-call)") && wrong.stdout.contains("NOT AS EXPECTED, which is TRUE"), "{}", wrong.stdout);
    assert_eq!(wrong.status, Some(1));
    let right = task("false");
    assert!(right.stdout.ends_with("as expected\n"), "{}", right.stdout);
}

#[test]
fn what_is_no_task_is_refused() {
    for (arguments, words) in [
        (vec!["check", "examples/message-passing.c", "--svcomp"], "takes a task definition"),
        (vec!["check", "tests/corpus/svcomp/input.yml"], "is checked with --svcomp"),
        (vec!["check", "tests/corpus/svcomp/input.yml", "--svcomp", "--html", "x.html"], "--html is not for task definitions"),
        (vec!["check", "tests/corpus/svcomp/input.yml", "--svcomp", "--races", "on"], "--races is not for task definitions"),
    ] {
        let run = run(&arguments);
        assert_eq!(run.status, Some(2), "{arguments:?}: {}{}", run.stdout, run.stderr);
        assert!(run.stderr.contains(words), "{arguments:?}: {}", run.stderr);
    }
}

/// The witness of a task, without what differs from version to version.
fn witness(task: &str) -> String {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{task}.witness.yml"));
    let task = format!("tests/corpus/svcomp/{task}.yml");
    let mut command = command(&["check", &task, "--svcomp", "--svcomp-witness", file.to_str().unwrap()]);
    command.env("SOURCE_DATE_EPOCH", "1700000000");
    assert_eq!(command.output().unwrap().status.code(), Some(1));
    let text = std::fs::read_to_string(file).unwrap();
    text.replace(env!("CARGO_PKG_VERSION"), "VERSION")
}

#[test]
fn violations_become_witnesses() {
    compare("svcomp-witness-race", &witness("racy-but-right"));
    compare("svcomp-witness-input", &witness("input"));
    compare("svcomp-witness-preprocessed", &witness("counter-unlocked"));
}
