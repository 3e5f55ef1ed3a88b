//! The engine counts what the literature counts: [`benchmarks::EXPECTED`], exactly.
//!
//! The largest entries are left out, since this runs with every change; `rates` shows them all.

use thinair_core::engine::{Equivalence, Options, Verdict, check};
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::benchmarks;

/// Entries with more executions than this are left out.
const MOST_EXECUTIONS: u64 = 400_000;

fn counts(model: Model) {
    let mut checked = 0;
    let mut wrong = Vec::new();
    for &(name, size, models, equivalence, expected) in benchmarks::EXPECTED {
        let under = if equivalence == "rf" { Equivalence::Rf } else { Equivalence::RfCo };
        if !models.contains(&model.name()) || expected > MOST_EXECUTIONS {
            continue;
        }
        let source = benchmarks::program(name, size).expect("an entry names a program");
        let program = parse_verified(name, &source).unwrap_or_else(|invalid| panic!("{name}: {invalid}"));
        let outcome = check(&program, &Options { model, equivalence: under, unroll: None, max_executions: None }, &mut ());
        checked += 1;
        // Where only moves are tried under xmm, the verdict says so.
        let by_moves = outcome.re_executions.is_some_and(|counts| counts.by_moves > 0);
        let as_asked = matches!((&outcome.verdict, by_moves), (Verdict::Verified, false) | (Verdict::Bounded, true));
        if !as_asked || outcome.executions != expected {
            wrong.push(format!("{name}({size}), {equivalence}: {} and not {expected}", outcome.executions));
        }
    }
    assert!(checked > 20, "only {checked} entries");
    assert!(wrong.is_empty(), "under {}:\n{}", model.name(), wrong.join("\n"));
}

macro_rules! models {
    ($($name:ident: $model:expr,)*) => {$(
        #[test]
        fn $name() {
            counts($model);
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
    xmm: Model::Xmm,
}
