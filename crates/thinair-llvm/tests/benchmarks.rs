//! The programs of `tests/corpus/c/benchmarks` have exactly the numbers of executions that are known from the literature, or that follow from their shape.

use std::path::Path;

use thinair_core::engine::{self, Equivalence, Options, Verdict};
use thinair_core::model::Model;
use thinair_llvm::{clang, lower};

/// A program, its N (and another flag), and under which models it has how many executions.
type Row = (&'static str, u32, &'static str, &'static [(&'static str, u64)]);

const COUNTS: &[Row] = &[
    ("readers", 10, "", &[("sc", 1024), ("tso", 1024), ("rc11", 1024)]),
    ("nwrites", 8, "", &[("sc", 1), ("tso", 1), ("rc11", 1), ("power", 1)]),
    ("nwrites-loc", 7, "", &[("sc", 5040), ("tso", 5040), ("rc11", 5040)]),
    ("n-writers", 5, "", &[("sc", 5040), ("tso", 5040), ("rc11", 5040)]),
    ("ainc", 6, "", &[("sc", 720), ("tso", 720), ("rc11", 720), ("armv8", 720), ("xmm", 720)]),
    ("binc", 4, "", &[("rc11", 576)]),
    ("inc", 4, "", &[("rc11", 576)]),
    ("casrot", 9, "", &[("rc11", 8597), ("xmm", 8597)]),
    ("casw", 4, "", &[("rc11", 1200), ("xmm", 1200)]),
    ("lastzero", 12, "", &[("rc11", 15360)]),
    ("coa", 5, "", &[("rc11", 57600), ("sc", 49776)]),
    ("indexer", 12, "", &[("rc11", 8)]),
    ("indexer", 13, "", &[("rc11", 64), ("xmm", 64)]),
    ("indexer", 14, "", &[("rc11", 512)]),
    ("fib", 5, "", &[("rc11", 525_630), ("tso", 525_630), ("sc", 218_243)]),
    ("fib-join", 3, "", &[("sc", 141), ("tso", 175), ("power", 175)]),
    ("fib-join", 4, "", &[("sc", 1107), ("tso", 1764)]),
    ("fib-join", 5, "", &[("sc", 8953), ("tso", 19404)]),
    ("lbn", 8, "", &[("rc11", 255), ("sc", 255), ("armv8", 256), ("power", 256)]),
    ("lbn", 10, "", &[("rc11", 1023), ("xmm", 1024)]),
    ("lbn-data", 10, "", &[("rc11", 1023), ("xmm", 1024)]),
    ("lbn-ctrl", 10, "", &[("rc11", 10), ("xmm", 11)]),
    ("lbn-pairs", 6, "", &[("rc11", 27), ("armv8", 64)]),
    ("lbn-pairs", 10, "", &[("rc11", 243), ("xmm", 1024)]),
    ("sbn", 8, "", &[("sc", 255), ("tso", 256), ("rc11", 256), ("power", 256)]),
    ("sb-writes", 10, "FENCED", &[("sc", 3), ("tso", 3), ("rc11", 3), ("power", 3)]),
    ("sb-writes", 8, "", &[("sc", 3), ("tso", 12873), ("rc11", 12873)]),
    ("mp", 10, "", &[("sc", 12), ("tso", 12), ("rc11", 12)]),
    ("mp", 40, "", &[("sc", 42), ("rc11", 42)]),
    ("local-work", 8, "", &[("rc11", 40320)]),
    ("classics", 2, "", &[("sc", 3), ("tso", 3), ("pso", 4), ("power", 4), ("armv8", 4), ("armv7", 4), ("rc11", 4)]),
    ("classics", 2, "LB", &[("sc", 3), ("tso", 3), ("pso", 3), ("power", 4), ("armv8", 4), ("armv7", 4), ("rc11", 3)]),
    // Not published: the programs are ours. What XMM adds are reads of the other's flag, or of the top, that come before a write that is not ordered after
    // them, each with its race (docs/xmm.md).
    ("szymanski", 1, "", &[("rc11", 29), ("xmm", 104)]),
    ("chase-lev", 1, "", &[("rc11", 15), ("xmm", 16)]),
    // Two that enter at once, and each pair of turns in which the two look in vain: 2 + 2 (N + 1)².
    ("peterson", 10, "", &[("sc", 244), ("tso", 244), ("rc11", 244), ("imm", 244), ("armv8", 244), ("power", 244)]),
    // Any order of the tickets; published for six threads (720).
    ("ticket", 5, "", &[("sc", 120), ("tso", 120), ("rc11", 120), ("armv8", 120), ("power", 120)]),
    ("dq", 1, "", &[("rc11", 16), ("xmm", 16)]),
    ("iriw", 2, "", &[("sc", 15), ("tso", 15), ("rc11", 16), ("power", 16)]),
];

/// Where only what each read reads counts.
const COUNTS_BY_READS: &[Row] = &[("nwrites-loc", 7, "", &[("rc11", 1)]), ("n-writers", 5, "", &[("rc11", 7)])];

fn check(rows: &[Row], equivalence: Equivalence) {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/c/benchmarks");
    let mut wrong = Vec::new();
    for &(name, n, flag, models) in rows {
        let path = directory.join(name).with_extension("c");
        let mut flags = vec![format!("-DN={n}")];
        if !flag.is_empty() {
            flags.push(format!("-D{flag}"));
        }
        let compiled = clang::compile(&path, None, &flags).unwrap_or_else(|failure| panic!("{failure}"));
        let program = thinair_llvm::program(name, &compiled.text, lower::Options::default()).unwrap_or_else(|error| panic!("{error}"));
        for &(model, expected) in models {
            let options = Options { model: Model::find(model).unwrap(), equivalence, unroll: None, max_executions: None };
            let outcome = engine::check(&program, &options, &mut ());
            // Where only moves are tried under xmm, the verdict says so.
            let by_moves = outcome.re_executions.is_some_and(|counts| counts.by_moves > 0);
            let as_asked = matches!((&outcome.verdict, by_moves), (Verdict::Verified, false) | (Verdict::Bounded, true));
            if !as_asked || outcome.executions != expected {
                wrong.push(format!("{name}({n}) {flag} under {model}: {:?} {}, not {expected}", outcome.verdict, outcome.executions));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn counts_are_exact() {
    check(COUNTS, Equivalence::RfCo);
}

#[test]
fn counts_by_what_is_read_are_exact() {
    check(COUNTS_BY_READS, Equivalence::Rf);
}
