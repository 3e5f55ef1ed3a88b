//! The load-buffering tests of the literature as C programs: numbers of executions under rc11 and XMM.

use std::fs;
use std::path::Path;

use thinair_core::engine::{self, Equivalence, Options, Verdict};
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};

#[test]
fn numbers_of_executions() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/load-buffering");
    let counts = fs::read_to_string(folder.join("counts.txt")).unwrap();
    let (mut tests, mut wrong) = (0, Vec::new());
    for line in counts.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, rc11, _, xmm] = words[..] else { panic!("{line}") };
        let path = folder.join(format!("{name}.c"));
        let compiled = clang::compile(&path, None, &[]).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        let program = thinair_llvm::program(name, &compiled.text, lower::Options::default());
        let program = program.unwrap_or_else(|error| panic!("{name}: {error}"));
        for (model, number) in [(Model::Rc11, rc11), (Model::Xmm, xmm)] {
            let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
            let outcome = engine::check(&program, &options, &mut ());
            if !matches!(outcome.verdict, Verdict::Verified) || outcome.executions.to_string() != number {
                wrong.push(format!("{name}, {}: {} and not {number}", model.name(), outcome.executions));
            }
        }
        tests += 1;
    }
    assert!(tests > 40, "only {tests} tests");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
