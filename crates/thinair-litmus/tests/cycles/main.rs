//! A corpus of our own: tests/corpus/cycles has a few hundred cycles for each architecture, and whether it can go round each of them.
//!
//! The tests are written anew from these words. Each is answered by the engine and by the enumeration of the model's text, which share nothing
//! but the front end; `THINAIR_BLESS=1` writes the files, with the cycles of [`chosen`] and the answers of the enumeration.

mod generator;

use std::path::{Path, PathBuf};

use generator::{Cycle, Dialect, all};
use thinair_litmus::{Observation, Rules, lower, parse, run};

/// So many of each size are in the corpus, if there are as many.
const SIZES: [(usize, usize); 3] = [(2, 140), (3, 110), (4, 50)];

fn file(dialect: Dialect) -> PathBuf {
    let name = format!("../../tests/corpus/cycles/{}.txt", dialect.name().to_lowercase());
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Of the cycles of each size, evenly spaced ones.
fn chosen(dialect: Dialect) -> Vec<Cycle> {
    let of_size = |(threads, number): (usize, usize)| {
        let cycles = all(dialect, threads);
        let number = number.min(cycles.len());
        (0..number).map(|place| cycles[place * cycles.len() / number].clone()).collect::<Vec<_>>()
    };
    SIZES.into_iter().flat_map(of_size).collect()
}

fn observation(cycle: &Cycle, enumerated: bool) -> Observation {
    let text = cycle.test();
    let test = parse(&text).unwrap_or_else(|error| panic!("{cycle}: {error}\n{text}"));
    let lowered = lower(&test, "cycle.litmus").unwrap_or_else(|error| panic!("{cycle}: {error}\n{text}"));
    let rules = Rules::of(test.architecture);
    let rules = if enumerated { rules.enumerated().unwrap() } else { rules };
    run(&test, &lowered, rules).unwrap_or_else(|error| panic!("{cycle}: {error}\n{text}")).observation
}

fn check(dialect: Dialect) {
    let path = file(dialect);
    if std::env::var_os("THINAIR_BLESS").is_some() {
        let lines: Vec<String> = chosen(dialect).iter().map(|cycle| format!("{}: {cycle}\n", observation(cycle, true).text())).collect();
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, lines.concat()).unwrap();
    }
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (mut never, mut sometimes) = (0, 0);
    for line in text.lines() {
        let (expected, words) = line.split_once(": ").unwrap_or_else(|| panic!("{line}"));
        let cycle = Cycle::parse(dialect, words).unwrap_or_else(|| panic!("{} has no {words}", dialect.name()));
        assert_eq!(cycle.to_string(), words);
        for enumerated in [false, true] {
            assert_eq!(observation(&cycle, enumerated).text(), expected, "{words}, enumerated: {enumerated}\n{}", cycle.test());
        }
        *(if expected == "Never" { &mut never } else { &mut sometimes }) += 1;
    }
    assert!(never > 10 && sometimes > 10, "{}: {never} and {sometimes}", dialect.name());
}

#[test]
fn x86() {
    check(Dialect::X86);
}

#[test]
fn aarch64() {
    check(Dialect::AArch64);
}

#[test]
fn arm() {
    check(Dialect::Arm);
}

#[test]
fn power() {
    check(Dialect::Power);
}

#[test]
fn riscv() {
    check(Dialect::RiscV);
}

#[test]
fn c() {
    check(Dialect::C);
}

/// What everybody knows of some cycles, by their words.
#[test]
fn classics() {
    for (dialect, words, expected) in [
        (Dialect::X86, "po Fre po Fre", Observation::Sometimes),
        (Dialect::X86, "mfence Fre mfence Fre", Observation::Never),
        (Dialect::X86, "po Rfe po Fre", Observation::Never),
        (Dialect::Power, "sync Rfe addr Fre", Observation::Never),
        (Dialect::Power, "= Rfe addr Fre = Rfe addr Fre", Observation::Sometimes),
        (Dialect::Power, "= Rfe sync Fre = Rfe sync Fre", Observation::Never),
        (Dialect::AArch64, "= Rfe addr Fre = Rfe addr Fre", Observation::Never),
        (Dialect::AArch64, "po Rfe po Rfe", Observation::Sometimes),
        (Dialect::RiscV, "fence.rw.w Rfe fence.r.rw Fre", Observation::Never),
        (Dialect::Arm, "data Rfe data Rfe", Observation::Never),
        (Dialect::C, "rel Rfe acq Fre", Observation::Never),
        (Dialect::C, "po Coe po Coe", Observation::Sometimes),
    ] {
        let cycle = Cycle::parse(dialect, words).unwrap();
        assert_eq!(observation(&cycle, false), expected, "{words}\n{}", cycle.test());
    }
    assert!(Cycle::parse(Dialect::X86, "addr Rfe po Fre").is_none());
    assert!(Cycle::parse(Dialect::Power, "addr Fre po Fre").is_none());
}
