//! The load-buffering tests of the literature as litmus tests in C: numbers of executions under rc11, IMM and XMM.

use std::fs;
use std::path::Path;

use thinair_core::model::Model;
use thinair_litmus::{Rules, lower, parse, run};

/// Not to be said in a litmus test: a thread that starts others, a loop, a compare-and-swap whose expected value is a local variable, an array.
const LEFT_OUT: [&str; 4] = ["java-test9a", "java-test15", "LB+coh+cas", "java-test12"];

#[test]
fn numbers_of_executions() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/load-buffering");
    let counts = fs::read_to_string(folder.join("counts.txt")).unwrap();
    let imm = Rules::text("imm").unwrap();
    let (mut tests, mut wrong) = (0, Vec::new());
    for line in counts.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, ref numbers @ ..] = words[..] else { panic!("{line}") };
        if LEFT_OUT.contains(&name) {
            continue;
        }
        let text = fs::read_to_string(folder.join(format!("{name}.litmus"))).unwrap();
        let test = parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let lowered = lower(&test, name).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (rules, number) in [Rules::BuiltIn(Model::Rc11), imm, Rules::BuiltIn(Model::Xmm)].into_iter().zip(numbers) {
            let answer = run(&test, &lowered, rules).unwrap_or_else(|error| panic!("{name}: {error}"));
            let found = answer.positive + answer.negative;
            if found.to_string() != *number {
                wrong.push(format!("{name}, {}: {found} and not {number}", rules.name()));
            }
        }
        tests += 1;
    }
    assert!(tests > 40, "only {tests} tests");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
