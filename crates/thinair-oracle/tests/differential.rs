//! The engine against brute force: random programs of every shape and the programs that earlier versions got wrong, under every
//! model and in both equivalences.
//!
//! A fixed number of programs, so that this runs with every change; the binary `oracle` runs as many as one likes.

use thinair_core::engine::Equivalence;
use thinair_core::model::Model;
use thinair_oracle::campaign::Campaign;
use thinair_oracle::differential::check;
use thinair_oracle::random::Size;
use thinair_oracle::{kept, subject};

const BOTH: [Equivalence; 2] = [Equivalence::RfCo, Equivalence::Rf];

fn random_programs(model: Model) {
    for (programs, size) in
        [(600, Size { threads: 4, events: 6 }), (600, Size { threads: 4, events: 9 }), (300, Size { threads: 3, events: 11 })]
    {
        let campaign = Campaign { model, programs, seed: 1, equivalences: BOTH.to_vec(), size, shape: None };
        match campaign.run(&subject::engine, None, &mut |_| {}) {
            Ok(summary) => assert!(summary.skipped * 10 < summary.programs, "{} programs were skipped", summary.skipped),
            Err((seed, failure)) => panic!("seed {seed}, {size:?}: {failure}"),
        }
    }
}

fn kept_programs(model: Model) {
    for (number, kept) in kept::ALL.iter().enumerate() {
        match check(&kept.program(model), model, &BOTH, &subject::engine, None) {
            Ok(checked) => assert!(!checked.skipped),
            Err(failure) => panic!("kept program {number}: {failure}"),
        }
    }
}

/// The axioms in Rust and the model's .cat text say the same of every candidate.
fn two_forms_of_the_axioms(model: Model) {
    let interpreter = subject::cat_model(model);
    let campaign =
        Campaign { model, programs: 300, seed: 1000, equivalences: Vec::new(), size: Size { threads: 4, events: 8 }, shape: None };
    if let Err((seed, failure)) = campaign.run(&subject::engine, Some(&*interpreter), &mut |_| {}) {
        panic!("seed {seed}: {failure}");
    }
}

macro_rules! models {
    ($($name:ident: $model:expr,)*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn random() {
                random_programs($model);
            }
            #[test]
            fn kept() {
                kept_programs($model);
            }
            #[test]
            fn axioms() {
                two_forms_of_the_axioms($model);
            }
        }
    )*};
}

models! {
    sc: Model::Sc,
    tso: Model::Tso,
    pso: Model::Pso,
    ra: Model::Ra,
    rc11: Model::Rc11,
    armv8: Model::Armv8,
    power: Model::Power,
}
