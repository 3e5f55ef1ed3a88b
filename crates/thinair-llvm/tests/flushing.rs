//! How many states delayed flushing saves: the table of `docs/states.md`, made of the protocols of `tests/corpus/endless` under tso. `THINAIR_BLESS=1` writes it.
//!
//! The plain semantics is the oracle's: a thread for each buffer that may write its oldest entry at any moment, and no reduction of any kind.

use std::fmt::Write as _;
use std::path::Path;

use thinair_core::engine::Verdict;
use thinair_core::engine::states::{self, Options, Reductions};
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};
use thinair_oracle::{flusher, subject};

const PROTOCOLS: [&str; 8] = ["dekker", "peterson", "szymanski", "bakery", "lamport-fast-mutex", "dijkstra", "ticket-lock", "filter"];
const BEGIN: &str = "<!-- states of the protocols: made by a test -->\n";
const END: &str = "<!-- end of the table -->\n";

fn mean(factors: &[f64]) -> f64 {
    (factors.iter().map(|factor| factor.ln()).sum::<f64>() / factors.len() as f64).exp()
}

#[test]
fn delayed_flushing_against_the_plain_semantics() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut table = String::from(
        "| protocol | states | without delayed flushing | delayed flushing alone | neither | flusher threads (oracle) | factor |\n|---|---|---|---|---|---|---|\n",
    );
    let (mut factors, mut alone, mut among) = (Vec::new(), Vec::new(), Vec::new());
    for name in PROTOCOLS {
        let path = root.join(format!("tests/corpus/endless/{name}.c"));
        let flags = ["-Wno-everything".to_string(), "-DFENCED".to_string()];
        let compiled = clang::compile(&path, None, &flags).unwrap_or_else(|failure| panic!("{failure}"));
        let program = thinair_llvm::program(name, &compiled.text, lower::Options::default()).unwrap_or_else(|error| panic!("{error}"));
        let states = |reductions: Reductions| {
            let (outcome, statistics) = states::check(&program, &Options { reductions, ..Options::new(Model::Tso) }, &mut ());
            assert!(matches!(outcome.verdict, Verdict::Verified), "{name}");
            statistics.states
        };
        let (all, none) = (Reductions::ALL, Reductions::NONE);
        let counts = [
            states(all),
            states(Reductions { delayed_flushing: false, ..all }),
            states(Reductions { delayed_flushing: true, ..none }),
            states(none),
        ];
        let plain = flusher::explore(&subject::lowered(&program, Model::Tso), 1_000_000).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(!plain.failed, "{name}");
        assert_eq!(plain.states as u64, counts[3], "{name}: the engine without reductions stores what the oracle does");
        let factor = plain.states as f64 / counts[0] as f64;
        factors.push(factor);
        among.push(counts[1] as f64 / counts[0] as f64);
        alone.push(counts[3] as f64 / counts[2] as f64);
        let [first, second, third, fourth] = counts;
        writeln!(table, "| {name} | {first} | {second} | {third} | {fourth} | {} | {factor:.1} |", plain.states).unwrap();
    }
    writeln!(
        table,
        "\nIn the geometric mean that is a factor of {:.1} against the plain semantics. Delayed flushing by itself gives {:.1} where all other reductions are on, and {:.1} \
         where all are off.",
        mean(&factors),
        mean(&among),
        mean(&alone)
    )
    .unwrap();
    assert!(mean(&factors) >= 5.0, "{table}");
    let docs = root.join("docs/states.md");
    let text = std::fs::read_to_string(&docs).unwrap();
    let (before, rest) = text.split_once(BEGIN).expect("the place of the table");
    let (old, after) = rest.split_once(END).expect("the end of the table");
    if std::env::var_os("THINAIR_BLESS").is_some() {
        std::fs::write(&docs, format!("{before}{BEGIN}{table}{END}{after}")).unwrap();
    } else {
        assert_eq!(old, table, "run this test with THINAIR_BLESS=1");
    }
}
