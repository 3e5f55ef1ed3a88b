//! The tests in `tests/corpus/litmus`: each has the answer that stands beside it, in the engine that fits and by the text of the model.

use std::path::{Path, PathBuf};

use thinair_core::cat;
use thinair_core::model::Model;
use thinair_litmus::{Rules, lower, parse, run};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/litmus")
}

fn read(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[track_caller]
fn check(test: &str, rules: Rules<'_>, expected: (&str, u64, u64)) {
    let test = parse(&read(&format!("{test}.litmus"))).unwrap();
    let lowered = lower(&test, "test").unwrap();
    let answer = run(&test, &lowered, rules).unwrap();
    let found = (answer.observation.text(), answer.positive, answer.negative);
    assert_eq!(found, expected, "{} under {}", test.name, rules.name());
}

#[test]
fn every_test_has_its_answer_in_every_engine() {
    let expected = read("expected.tsv");
    let mut count = 0;
    for line in expected.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [test, model, observation, positive, negative] = fields[..] else { panic!("{line}") };
        let answer = (observation, positive.parse().unwrap(), negative.parse().unwrap());
        count += 1;
        if model.ends_with(".cat") {
            let text = cat::Model::parse(model, &read(model), &mut cat::include_builtin).unwrap();
            check(test, Rules::Cat { name: model, cat: &text }, answer);
            continue;
        }
        if let Some(model) = Model::find(model) {
            check(test, Rules::BuiltIn(model), answer);
        }
        let Some(Rules::Cat { cat, name }) = Rules::text(model) else { panic!("there is no model {model}") };
        check(test, Rules::Cat { name, cat }, answer);
        check(test, Rules::Cat { name: "text", cat }, answer);
        check(test, Rules::Enumerated { name: "text", cat }, answer);
    }
    assert_eq!(count, 22);
}
