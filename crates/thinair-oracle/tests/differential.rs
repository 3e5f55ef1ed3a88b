//! The engine against brute force: random programs of every shape and the programs that earlier versions got wrong, under every
//! model and in both equivalences.
//!
//! A fixed number of programs, so that this runs with every change; the binary `oracle` runs as many as one likes.

use thinair_core::engine::Equivalence;
use thinair_core::model::Model;
use thinair_oracle::campaign::Campaign;
use thinair_oracle::differential::{Engine, check};
use thinair_oracle::random::Size;
use thinair_oracle::{kept, subject};

/// The engine where it knows the model and the equivalence, and the plain form of the exploration in any case.
fn engines(model: Model, equivalence: Equivalence) -> Vec<&'static Engine<'static>> {
    let engine = subject::is_implemented(model, equivalence).then_some(&subject::engine as &Engine<'static>);
    engine.into_iter().chain([&subject::reference as &Engine<'static>]).collect()
}

fn random_programs(model: Model, equivalence: Equivalence) {
    let sizes = [(400, Size { threads: 4, events: 6 }), (400, Size { threads: 4, events: 8 }), (100, Size { threads: 3, events: 9 })];
    for (programs, size) in sizes {
        for engine in engines(model, equivalence) {
            let campaign = Campaign { model, programs, seed: 1, equivalences: vec![equivalence], size, shape: None };
            match campaign.run(engine, None, &mut |_| {}) {
                Ok(summary) => assert!(summary.skipped * 10 < summary.programs, "{} programs were skipped", summary.skipped),
                Err((seed, failure)) => panic!("seed {seed}, {size:?}: {failure}"),
            }
        }
    }
}

fn kept_programs(model: Model) {
    for (number, kept) in kept::ALL.iter().enumerate() {
        for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
            for engine in engines(model, equivalence) {
                match check(&kept.program(model), model, &[equivalence], engine, None) {
                    Ok(checked) => assert!(!checked.skipped),
                    Err(failure) => panic!("kept program {number}: {failure}"),
                }
            }
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
            fn random_rf_co() {
                random_programs($model, Equivalence::RfCo);
            }
            #[test]
            fn random_rf() {
                random_programs($model, Equivalence::Rf);
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
