//! Texts in cat that guide the exploration of graphs, as users may give them, against brute force: random programs, every behaviour once.

use std::collections::BTreeMap;

use thinair_core::cat::{self, Obstacle};
use thinair_core::engine::{Equivalence, Observer, Verdict, check_text};
use thinair_core::execution::Execution;
use thinair_core::ir::text;
use thinair_core::model::Model;
use thinair_oracle::behaviour::Behaviour;
use thinair_oracle::brute::{Fate, Pruning, candidates};
use thinair_oracle::random::{self, Shape, Size};
use thinair_oracle::subject;

fn parse(source: &str) -> cat::Model {
    cat::Model::parse("test.cat", source, &mut cat::include_builtin).unwrap_or_else(|error| panic!("{error}\n{source}"))
}

#[derive(Default)]
struct Seen(BTreeMap<String, usize>);

impl Observer for Seen {
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        *self.0.entry(Behaviour::new(&execution(), Equivalence::RfCo).to_string()).or_default() += 1;
    }
}

/// Random programs made for `model` have exactly the behaviours that brute force and the text find. Returns how many.
fn check(source: &str, model: Model, programs: u64) -> usize {
    let model_text = parse(source);
    assert_eq!(model_text.may_guide_exploration(), Ok(()), "{source}");
    let mut behaviours = 0;
    for seed in 0..programs {
        let shape = Shape::ALL[seed as usize % Shape::ALL.len()];
        let program = random::program(seed, model, &shape, Size { threads: 4, events: 7 });
        let program = subject::lowered(&program, model);
        let (mut wanted, mut failed) = (Seen::default(), false);
        let result = candidates(&program, Pruning::Coherent, 200_000, &mut |candidate| {
            if model_text.check(candidate.execution, &[]).unwrap().consistent {
                match candidate.fate {
                    Fate::Complete => wanted.complete(&mut || candidate.execution.clone()),
                    Fate::Blocked => {}
                    Fate::Failed => failed = true,
                }
            }
        });
        if result.is_err() {
            continue;
        }
        let mut found = Seen::default();
        let outcome = check_text(&program, &model_text, &[], None, &mut found).unwrap();
        match outcome.verdict {
            Verdict::Violated(_) => assert!(failed, "seed {seed}\n{}", text::print(&program)),
            Verdict::Verified => {
                assert!(!failed, "seed {seed}: an error is missed\n{}", text::print(&program));
                assert!(wanted.0 == found.0, "{source}\nseed {seed}: {} and {}\n{}", wanted.0.len(), found.0.len(), text::print(&program));
                behaviours += found.0.len();
            }
            other => panic!("seed {seed}: {other:?}"),
        }
    }
    behaviours
}

/// How many random programs for each text.
fn programs() -> u64 {
    let given = std::env::var("THINAIR_PROGRAMS").ok();
    given.map_or(270, |number| number.parse().expect("THINAIR_PROGRAMS is a number"))
}

#[test]
fn the_texts_that_forbid_cycles_of_po_and_rf() {
    for (name, model) in
        [("sc", Model::Sc), ("tso", Model::Tso), ("pso", Model::Pso), ("ra", Model::Ra), ("rc11", Model::Rc11), ("rc11-herd", Model::Rc11)]
    {
        let behaviours = check(cat::builtin(name).unwrap(), model, programs());
        assert!(behaviours as u64 > programs(), "{name}: {behaviours}");
    }
}

/// A text becomes one that forbids them by saying so; dependencies may matter beside that.
#[test]
fn other_texts_with_that_axiom() {
    for (name, model) in [("power", Model::Power), ("armv7", Model::Armv7), ("armv8", Model::Armv8), ("imm", Model::Imm)] {
        let source = format!("include \"{name}.cat\"\nacyclic po | tsync | rf as no-load-buffering");
        check(&source, model, programs());
    }
    // That an atomic is one event of the order leads from its write back to its read.
    for name in ["riscv", "ztso"] {
        let source = format!("include \"{name}.cat\"\nacyclic po | tsync | rf as no-load-buffering");
        assert_eq!(parse(&source).may_guide_exploration(), Err(Obstacle::NotExtensible("memory-order".to_string())));
    }
    let coherence_alone = "acyclic po-loc | com\nempty rmw & (fre ; coe)\nacyclic (po | tsync | rf)+";
    check(coherence_alone, Model::Rc11, programs());
}

#[test]
fn what_stands_against_it_is_named() {
    let basis = "acyclic po-loc | com as c empty rmw & (fre ; coe) as a acyclic po | rf as t ";
    let obstacle = |source: &str| parse(source).may_guide_exploration().unwrap_err();
    let named = |name: &str| name.to_string();
    assert_eq!(parse(basis).may_guide_exploration(), Ok(()));
    for name in ["armv8", "armv7", "power", "riscv", "imm", "lkmm"] {
        assert_eq!(obstacle(cat::builtin(name).unwrap()), Obstacle::PoAndRfMayBeCyclic, "{name}");
    }
    // Not all reads come before all later writes.
    assert_eq!(obstacle("acyclic po-loc | com empty rmw & (fre ; coe) acyclic [R & ACQ] ; po ; [W] | rfe"), Obstacle::PoAndRfMayBeCyclic);
    assert_eq!(obstacle("acyclic po | rf empty rmw & (fre ; coe)"), Obstacle::MayBeIncoherent);
    assert_eq!(obstacle("acyclic po | com"), Obstacle::MayBeTorn);
    for (axiom, expected) in [
        ("~empty rf as x", Obstacle::NotPrefixClosed(named("x"))),
        // What is missing in a part may be there in the whole.
        ("empty [W] ; (po \\ (po ; [F] ; po ; [R] ; po-loc ; po^-1)) ; [R] as x", Obstacle::NotPrefixClosed(named("x"))),
        ("empty (R \\ domain(fr)) as x", Obstacle::NotPrefixClosed(named("x"))),
        // A thread that has written can never read.
        ("empty [W] ; po ; [R] as x", Obstacle::NotExtensible(named("x"))),
        // No two reads of one write.
        ("irreflexive (rf^-1 ; rf) \\ id ; rf^-1 ; rf as x", Obstacle::NotExtensible(named("x"))),
        ("acyclic po | rf^-1 as x", Obstacle::NotExtensible(named("x"))),
        // Who is read by two.
        ("empty [domain(rf)] & [domain(co)] as x", Obstacle::NotExtensible(named("x"))),
    ] {
        assert_eq!(obstacle(&format!("{basis}{axiom}")), expected, "{axiom}");
    }
    for axiom in ["irreflexive fr ; po ; rf as x", "acyclic ([F] ; po ; rfe | fencerel(F) | fre)+ as x", "empty IW & R as x"] {
        assert_eq!(parse(&format!("{basis}{axiom}")).may_guide_exploration(), Ok(()), "{axiom}");
    }
}

/// The obstacles are real: exploring regardless would lose behaviours or find none. Enumeration is for those.
#[test]
fn a_text_that_cannot_guide_is_refused() {
    let program = random::program(1, Model::Sc, &Shape::ALL[0], Size { threads: 2, events: 4 });
    let text = parse(cat::builtin("armv8").unwrap());
    assert_eq!(check_text(&program, &text, &[], None, &mut ()).unwrap_err(), Obstacle::PoAndRfMayBeCyclic);
}
