//! The programs about read-modify-writes that were once wrong: the engine and the plain form of the exploration agree with brute force.

use thinair_core::engine::Equivalence;
use thinair_oracle::differential::{Engine, Truth};
use thinair_oracle::{kept_exchanges, subject};

#[test]
fn kept_exchanges() {
    let engines: [(&str, &Engine<'_>); 2] = [("reference", &subject::reference), ("engine", &subject::engine)];
    let mut wrong = Vec::new();
    for kept in kept_exchanges::all() {
        for &model in kept.models {
            let truth = Truth::of(&kept.program, model, None).unwrap();
            for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
                for (engine_name, engine) in engines {
                    let comparison = truth.compare(&kept.program, equivalence, engine);
                    if !comparison.agrees() {
                        let summary = comparison.to_string();
                        let counts = summary.lines().next().unwrap();
                        wrong.push(format!("{engine_name}: {} under {}, {equivalence:?}: {counts}", kept.name, model.name()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
