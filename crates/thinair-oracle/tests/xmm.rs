//! The engine under XMM against brute force: every coherent execution, closed under the re-execution step as it is defined.
//!
//! A fixed number of random programs (`THINAIR_PROGRAMS` asks for another); `./x oracle --model xmm --shape buffering --equivalence rf+co` runs
//! as many as one likes.

use thinair_core::engine::Equivalence;
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::campaign::Campaign;
use thinair_oracle::differential::check;
use thinair_oracle::random::{Shape, Size};
use thinair_oracle::subject;

fn random_programs(shape: Option<Shape>, seed: u64, size: Size) {
    let given = std::env::var("THINAIR_PROGRAMS").ok();
    let programs = given.map_or(300, |number| number.parse().expect("THINAIR_PROGRAMS is a number"));
    let campaign = Campaign { model: Model::Xmm, programs, seed, equivalences: vec![Equivalence::RfCo], size, shape, without_spawn: false };
    match campaign.run(&subject::engine, None, &mut |_| {}) {
        Ok(summary) => assert!(summary.skipped * 10 <= summary.programs, "{} programs were skipped", summary.skipped),
        Err((seed, failure)) => panic!("seed {seed}, {size:?}: {failure}"),
    }
}

/// Mostly relaxed accesses, branches on what was read, some read-modify-writes, acquires and releases.
#[test]
fn load_buffering() {
    random_programs(Some(Shape::BUFFERING), 1, Size { threads: 3, events: 8 });
}

/// Few accesses, so that many of the programs are nothing but a cycle.
#[test]
fn small_cycles() {
    random_programs(Some(Shape::BUFFERING), 1_000_000, Size { threads: 3, events: 6 });
}

/// Locks, loops that wait, choices, assumptions, threads that start threads, accesses that are not atomic.
#[test]
fn everything_else() {
    random_programs(None, 1, Size { threads: 3, events: 7 });
}

/// Programs that earlier versions got wrong.
#[test]
fn kept() {
    for (name, text) in [
        ("lost-write-first", include_str!("../kept/xmm/lost-write-first.tir")),
        ("part-of-another-read", include_str!("../kept/xmm/part-of-another-read.tir")),
        ("race-at-every-place", include_str!("../kept/xmm/race-at-every-place.tir")),
    ] {
        let program = parse_verified(name, text).unwrap_or_else(|invalid| panic!("{name}: {invalid}"));
        match check(&program, Model::Xmm, &[Equivalence::RfCo], &subject::engine, None) {
            Ok(checked) => assert!(checked.skipped.is_none(), "{name}"),
            Err(failure) => panic!("{name}: {failure}"),
        }
    }
}
