//! The programs in textual form that were once wrong: the engine and the plain form of the exploration agree with brute force.

use thinair_core::engine::Equivalence;
use thinair_core::model::Model;
use thinair_oracle::differential::{Engine, Truth};
use thinair_oracle::{kept_texts, subject};

#[test]
fn kept_texts() {
    let mut wrong = Vec::new();
    for kept in kept_texts::ALL {
        for &model in kept.models() {
            let program = kept.program(model);
            let truth = Truth::of(&program, model, None).unwrap();
            assert!(!truth.failed, "{}", kept.name);
            for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
                let mut compare = |engine_name: &str, engine: &Engine<'_>| {
                    let comparison = truth.compare(&program, equivalence, engine);
                    assert!(comparison.behaviours > 0, "{}", kept.name);
                    if !comparison.agrees() {
                        wrong.push(format!("{engine_name}: {} under {}, {equivalence:?}: {comparison}", kept.name, model.name()));
                    }
                };
                compare("engine", &subject::engine);
                if !kept.spawns() {
                    compare("reference", &subject::reference);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The number that the program which gave the order of threads is about.
#[test]
fn updates_before_holes() {
    let kept = kept_texts::ALL.iter().find(|kept| kept.name == "update-before-holes").unwrap();
    for (model, expected) in [(Model::Armv8, 24), (Model::Power, 24), (Model::Sc, 16)] {
        let truth = Truth::of(&kept.program(model), model, None).unwrap();
        assert_eq!(truth.behaviours(Equivalence::RfCo).len(), expected, "{}", model.name());
    }
}
