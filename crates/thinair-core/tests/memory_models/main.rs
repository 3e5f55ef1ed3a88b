//! Every built-in model is written twice, in Rust (`thinair_core::axioms`) and in cat (`models/`). These tests hold the two
//! together, and hold both to the verdicts that the literature documents.

mod build;
mod classics;
mod random;

use thinair_core::axioms;
use thinair_core::cat::{Model, builtin, include_builtin};

/// The cat text of a built-in model, parsed.
fn cat_model(name: &str) -> Model {
    let source = builtin(name).expect("every model has its text");
    Model::parse(&format!("{name}.cat"), source, &mut include_builtin).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn names_are_found() {
    for model in axioms::ALL {
        assert_eq!(axioms::find(model.name).map(|found| found.name), Some(model.name));
    }
    assert!(axioms::find("alpha").is_none());
}
