//! The engine against brute force: random programs of every shape and the programs that earlier versions got wrong, under every
//! model and in both equivalences.
//!
//! A fixed number of programs, so that this runs with every change (`THINAIR_PROGRAMS` asks for another number of random ones); the binary
//! `oracle` runs as many as one likes.

use thinair_core::engine::Equivalence;
use thinair_core::model::Model;
use thinair_oracle::campaign::Campaign;
use thinair_oracle::differential::{Engine, check};
use thinair_oracle::random::{Shape, Size};
use thinair_oracle::{kept, subject};

/// The engine, and the plain form of the exploration.
const ENGINES: [(&str, &Engine<'static>); 2] = [("engine", &subject::engine), ("reference", &subject::reference)];

/// How many random programs of each size.
fn programs() -> u64 {
    let given = std::env::var("THINAIR_PROGRAMS").ok();
    given.map_or(225, |number| number.parse().expect("THINAIR_PROGRAMS is a number"))
}

fn random_programs(model: Model, equivalence: Equivalence, shape: Option<Shape>, sizes: &[u32]) {
    for &events in sizes {
        for (name, engine) in ENGINES {
            let size = Size { threads: 4, events };
            // The plain form is there to tell where a fault lies: fewer programs will do.
            let programs = if name == "engine" { programs() } else { programs() / 3 };
            let without_spawn = name == "reference";
            let campaign = Campaign { model, programs, seed: 1, equivalences: vec![equivalence], size, shape, without_spawn };
            match campaign.run(engine, None) {
                Ok(summary) => assert!(summary.skipped * 10 <= summary.programs, "{} programs were skipped", summary.skipped),
                Err((seed, failure)) => panic!("{name}, seed {seed}, {size:?}: {failure}"),
            }
        }
    }
}

fn kept_programs(model: Model) {
    for (number, kept) in kept::ALL.iter().enumerate() {
        for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
            for (name, engine) in ENGINES {
                match check(&kept.program(model), model, &[equivalence], engine, None) {
                    Ok(checked) => assert_eq!(checked.skipped, None),
                    Err(failure) => panic!("{name}, kept program {number}: {failure}"),
                }
            }
        }
    }
}

/// The axioms in Rust and the model's .cat text say the same of every candidate.
fn two_forms_of_the_axioms(model: Model) {
    let interpreter = subject::cat_model(model);
    let size = Size { threads: 4, events: 8 };
    let campaign = Campaign { model, programs: 300, seed: 1000, equivalences: Vec::new(), size, shape: None, without_spawn: false };
    if let Err((seed, failure)) = campaign.run(&subject::engine, Some(&*interpreter)) {
        panic!("seed {seed}: {failure}");
    }
}

macro_rules! models {
    ($($name:ident: $model:expr,)*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn random_rf_co() {
                random_programs($model, Equivalence::RfCo, None, &[6, 7, 8, 9]);
            }
            #[test]
            fn random_rf() {
                random_programs($model, Equivalence::Rf, None, &[6, 7, 8, 9]);
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
    imm: Model::Imm,
    armv8: Model::Armv8,
    armv7: Model::Armv7,
    riscv: Model::Riscv,
    ztso: Model::Ztso,
    power: Model::Power,
}

/// Threads that read what they have just stored: each of these models lets later stores overtake something of that, and each something else.
#[test]
fn forwarding() {
    for model in [Model::Imm, Model::Armv8, Model::Armv7, Model::Riscv, Model::Power] {
        for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
            random_programs(model, equivalence, Some(Shape::FORWARDING), &[8]);
        }
    }
}
