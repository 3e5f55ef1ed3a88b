//! Programs on which the exploration was or is wrong: `cargo test -- --ignored` says which still are.

use thinair_core::engine::Equivalence;
use thinair_oracle::differential::{Engine, Truth};
use thinair_oracle::{open, subject};

fn check(mended: bool) {
    let mut wrong = Vec::new();
    for open in open::all().iter().filter(|open| open.mended == mended) {
        let truth = Truth::of(&open.program, open.model, None).unwrap();
        for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
            let mut engines: Vec<(&str, &Engine<'_>)> = vec![("reference", &subject::reference)];
            if subject::is_implemented(open.model, equivalence) {
                engines.push(("engine", &subject::engine));
            }
            for (engine_name, engine) in engines {
                let comparison = truth.compare(&open.program, equivalence, engine);
                if !comparison.agrees() {
                    let summary = comparison.to_string();
                    let counts = summary.lines().next().unwrap();
                    wrong.push(format!("{engine_name}: {} under {}, {equivalence:?}: {counts}", open.name, open.model.name()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn mended_programs() {
    check(true);
}

#[test]
#[ignore = "the algorithm is not mended yet"]
fn open_programs() {
    check(false);
}
