//! Programs on which the exploration is known to be wrong: `cargo test -- --ignored` says which still are.

use thinair_core::engine::Equivalence;
use thinair_oracle::differential::Truth;
use thinair_oracle::{open, subject};

#[test]
#[ignore = "the algorithm is not mended yet"]
fn open_programs() {
    let mut wrong = Vec::new();
    for open in open::all() {
        let truth = Truth::of(&open.program, open.model, None).unwrap();
        for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
            let comparison = truth.compare(&open.program, equivalence, &subject::reference);
            if !comparison.agrees() {
                let summary = comparison.to_string();
                wrong.push(format!("{} under {}, {equivalence:?}: {}", open.name, open.model.name(), summary.lines().next().unwrap()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
