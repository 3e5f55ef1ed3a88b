//! The engine of stored states against the engine of graphs: the same errors and the same final states, under SC and TSO, with every reduction on
//! and off, and for buffers of different sizes.
//!
//! `THINAIR_PROGRAMS` asks for another number of random programs, `THINAIR_SEED` for another first seed.

use thinair_core::engine::states::Options;
use thinair_core::ir::{Program, text};
use thinair_core::model::Model;
use thinair_oracle::campaign::Campaign;
use thinair_oracle::final_states::{Found, of_graphs, of_states, reductions};
use thinair_oracle::random::Size;
use thinair_oracle::{kept, kept_texts};

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().expect("a number"))
}

/// Compares all ways to explore a program; `false` if the graph engine does not say.
fn check(program: &Program, model: Model, name: &str) -> bool {
    let expected = of_graphs(program, model);
    if expected == Found::Nothing {
        return false;
    }
    for (reduction, reductions) in reductions() {
        for store_buffer in [32, 0, 1] {
            if store_buffer != 32 && (model == Model::Sc || reduction != "all") {
                continue;
            }
            let options = Options { reductions, store_buffer, ..Options::new(model) };
            let (found, _) = of_states(program, &options);
            let same = match (&found, &expected) {
                // A buffer of one entry has fewer behaviours.
                (Found::States(found), Found::States(expected)) if store_buffer == 1 => found.is_subset(expected),
                (Found::States(_), Found::Violated(_)) if store_buffer == 1 => true,
                // Which of several errors is found first differs.
                (Found::Violated(_), Found::Violated(_)) => true,
                _ => found == expected,
            };
            assert!(
                same,
                "{name} under {}, {reduction}, buffers of {store_buffer}:\n{}\nexpected {expected:?}\nfound {found:?}",
                model.name(),
                text::print(program)
            );
        }
    }
    true
}

fn random_programs(model: Model) {
    let programs = number("THINAIR_PROGRAMS", 300);
    let first = number("THINAIR_SEED", 1);
    let mut answered = 0;
    for seed in first..first + programs {
        let size = Size { threads: 4, events: 6 + (seed % 4) as u32 };
        let campaign = Campaign { model, programs: 1, seed, equivalences: Vec::new(), size, shape: None, without_spawn: false };
        answered += u64::from(check(&campaign.program(seed), model, &format!("seed {seed}")));
    }
    assert!(answered * 10 >= programs * 9, "only {answered} of {programs} programs were answered");
}

#[test]
fn random_programs_under_sc() {
    random_programs(Model::Sc);
}

#[test]
fn random_programs_under_tso() {
    random_programs(Model::Tso);
}

#[test]
fn kept_programs() {
    for model in [Model::Sc, Model::Tso] {
        for (number, kept) in kept::ALL.iter().enumerate() {
            check(&kept.program(model), model, &format!("kept program {number}"));
        }
    }
}
