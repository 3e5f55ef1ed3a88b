//! What a program does before it has a second thread leaves no events where it is long. What is wrong
//! with it, or with what others do to it later, is found all the same: as where it is short.

use std::collections::BTreeSet;
use std::path::Path;

use thinair_core::engine::{self, Equivalence, Observer, Options, Outcome, Verdict, ViolationKind};
use thinair_core::ir::SourceLocation;
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};

/// Notes where memory is lost, and lets nobody wait for ever.
#[derive(Default)]
struct Leaks(BTreeSet<u32>);

impl Observer for Leaks {
    fn looks_for_leaks(&self) -> bool {
        true
    }
    fn reports_endless_waits(&self) -> bool {
        true
    }
    fn leaked(&mut self, at: SourceLocation) {
        self.0.insert(at.line);
    }
}

fn run(flags: &[&str], steps: u32, model: Model) -> (Outcome, BTreeSet<u32>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/heap_setup.c");
    let flags: Vec<String> = flags.iter().map(|flag| (*flag).to_string()).chain([format!("-DN={steps}")]).collect();
    let compiled = clang::compile(&path, None, &flags).unwrap_or_else(|failure| panic!("{failure}"));
    let program = thinair_llvm::program("test.c", &compiled.text, lower::Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let options = Options { model, equivalence: Equivalence::Rf, unroll: None, max_executions: None };
    let mut leaks = Leaks::default();
    let outcome = engine::check(&program, &options, &mut leaks);
    (outcome, leaks.0)
}

fn describe(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Violated(violation) => {
            format!("{:?} at {} and {}", violation.kind, violation.at.line, violation.other.map_or(0, |other| other.line))
        }
        verdict => format!("{verdict:?}"),
    }
}

#[test]
fn what_is_wrong_is_found_whether_the_stretch_is_long_or_short() {
    let variants: [&[&str]; 9] = [
        &[],
        &["-DRACE"],
        &["-DFREED"],
        &["-DMISSING"],
        &["-DMISSING", "-DREAD_BEFORE"],
        &["-DLEAK"],
        &["-DOUTSIDE"],
        &["-DFREED_BEFORE"],
        &["-DTWICE"],
    ];
    for flags in variants {
        for model in [Model::Sc, Model::Rc11, Model::Armv8, Model::Imm] {
            let ((short, short_leaks), (long, long_leaks)) = (run(flags, 4, model), run(flags, 100, model));
            assert_eq!(describe(&short.verdict), describe(&long.verdict), "{flags:?} {}", model.name());
            assert_eq!(short_leaks, long_leaks, "{flags:?} {}", model.name());
            let right = matches!(long.verdict, Verdict::Verified);
            let harmless = flags.is_empty() || flags == ["-DLEAK"];
            assert!(right == harmless || flags == ["-DRACE"], "{flags:?} {}: {:?}", model.name(), long.verdict);
            assert_eq!(long_leaks.is_empty(), flags != ["-DLEAK"] || !right, "{flags:?} {}", model.name());
        }
    }
}

/// Who waits in vain, alone, is found after a long stretch as well.
#[test]
fn waiting_alone_is_found_after_a_long_stretch() {
    for model in [Model::Sc, Model::Rc11, Model::Armv8, Model::Imm] {
        for steps in [4, 100] {
            let outcome = run(&["-DWAITS"], steps, model).0;
            let Verdict::Violated(violation) = outcome.verdict else { panic!("{} {steps}: {:?}", model.name(), outcome.verdict) };
            assert_eq!(violation.kind, ViolationKind::EndlessWait, "{} {steps}", model.name());
        }
    }
}
