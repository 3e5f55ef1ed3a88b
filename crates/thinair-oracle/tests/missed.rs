//! Behaviours that the exploration is known to miss, in programs made small (docs/exploration.md, *What is missed*). A change that finds one of them fails here: then
//! the program belongs to those in `kept_texts`.

use thinair_core::engine::Equivalence;
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::differential::Truth;
use thinair_oracle::subject;

const MISSED: [(&str, &str, Model); 1] = [("forwarded-acquire", include_str!("../kept/missed/forwarded-acquire.tir"), Model::Imm)];

#[test]
fn nothing_else_is_wrong() {
    for (name, text, model) in MISSED {
        let program = parse_verified(name, text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let truth = Truth::of(&program, model, None).unwrap_or_else(|error| panic!("{name}: {error}"));
        let comparison = truth.compare(&program, Equivalence::RfCo, &subject::engine);
        let wrong = (comparison.missed.len(), comparison.extra.len(), comparison.twice.len(), &comparison.wrong_verdict);
        assert_eq!(wrong, (1, 0, 0, &None), "{name} under {}: {comparison}", model.name());
    }
}
