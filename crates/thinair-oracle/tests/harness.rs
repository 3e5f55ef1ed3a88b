//! The differential harness itself: it accepts an engine that is right and catches one that is wrong, and makes the program small.

use std::ops::ControlFlow;

use thinair_core::axioms;
use thinair_core::engine::{Equivalence, Observer, Options, Outcome, Verdict};
use thinair_core::execution::Execution;
use thinair_core::ir::{Program, verify};
use thinair_core::model::Model;
use thinair_oracle::behaviour::Behaviour;
use thinair_oracle::brute::{Pruning, executions};
use thinair_oracle::campaign::Campaign;
use thinair_oracle::differential::{Collector, Failure, check};
use thinair_oracle::random::{self, Shape, Size};
use thinair_oracle::subject;

const BOTH: [Equivalence; 2] = [Equivalence::RfCo, Equivalence::Rf];

/// An engine made of brute force, which `spoil` makes wrong.
fn engine(program: &Program, options: &Options, collector: &mut Collector, spoil: &dyn Fn(&mut Vec<Execution>)) -> Outcome {
    let consistent = axioms::find(options.model.name()).unwrap().consistent;
    let found = executions(&subject::lowered(program, options.model), Pruning::Coherent, &consistent).unwrap();
    let mut complete = found.complete;
    if options.equivalence == Equivalence::Rf {
        // Executions that differ in a choice are several behaviours, and this engine cannot tell: the tests below make none.
        let mut seen = std::collections::HashSet::new();
        complete.retain(|execution| seen.insert(Behaviour::new(execution, Equivalence::Rf)));
    }
    spoil(&mut complete);
    complete.iter().for_each(|execution| collector.complete(&mut || execution.clone()));
    let (executions, blocked) = (complete.len() as u64, found.blocked.len() as u64);
    Outcome {
        verdict: Verdict::Verified,
        executions,
        blocked,
        dead_ends: 0,
        bounds: Vec::new(),
        symmetric: false,
        re_executions: None,
        splits: Vec::new(),
    }
}

fn first_failure(model: Model, spoil: &dyn Fn(&mut Vec<Execution>)) -> Option<Box<Failure>> {
    let engine = |program: &Program, options: &Options, collector: &mut Collector| engine(program, options, collector, spoil);
    (0..200).find_map(|seed| {
        let program = random::program(seed, model, &Shape::find("rmw").unwrap(), Size { threads: 3, events: 7 });
        check(&program, model, &BOTH, &engine, None).err()
    })
}

fn events(program: &Program) -> usize {
    random::accesses(program).count()
}

#[test]
fn an_engine_that_is_right_passes() {
    let engine = |program: &Program, options: &Options, collector: &mut Collector| engine(program, options, collector, &|_| {});
    for model in Model::ALL {
        for seed in 0..100 {
            let shape = Shape::find("lock").unwrap();
            let program = random::program(seed, model, &shape, Size { threads: 3, events: 8 });
            if thinair_core::ir::text::print(&program).contains("choose") {
                continue;
            }
            if let Err(failure) = check(&program, model, &BOTH, &engine, None) {
                panic!("seed {seed}: {failure}");
            }
        }
    }
}

#[test]
fn a_missing_behaviour_is_found_and_made_small() {
    let failure = first_failure(Model::Rc11, &|complete| {
        // An engine that forgets one of four behaviours or more.
        if complete.len() >= 4 {
            complete.pop();
        }
    });
    let failure = failure.expect("it should be found");
    assert!(failure.to_string().contains("missed 1, extra 0"), "{failure}");
    assert!(events(&failure.program) <= 4, "{failure}");
    assert!(verify::verify(&failure.program).is_ok());
}

/// A campaign goes on after a program with which something is wrong, as long as it is told to, and counts these.
#[test]
fn a_campaign_counts_what_is_wrong() {
    let forgetful = |program: &Program, options: &Options, collector: &mut Collector| {
        engine(program, options, collector, &|complete| {
            if complete.len() >= 4 {
                complete.pop();
            }
        })
    };
    let (model, equivalences, size) = (Model::Rc11, vec![Equivalence::RfCo], Size { threads: 3, events: 7 });
    let campaign = Campaign { model, programs: 40, seed: 1, equivalences, size, shape: Shape::find("rmw"), without_spawn: false };
    let seeds_until = |most: usize| {
        let mut seeds = Vec::new();
        let summary = campaign.run_on(&forgetful, None, &mut |_| {}, &mut |seed, _| {
            seeds.push(seed);
            if seeds.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(summary.wrong, seeds.len() as u64);
        (summary.programs, seeds)
    };
    let (programs, all) = seeds_until(usize::MAX);
    assert!(programs == 40 && (2..40).contains(&all.len()), "{all:?}");
    let (programs, two) = seeds_until(2);
    assert_eq!((programs, &two[..]), (two[1], &all[..2]));
    assert_eq!(campaign.run(&forgetful, None).unwrap_err().0, all[0]);
}

#[test]
fn a_behaviour_found_twice_is_reported() {
    let failure = first_failure(Model::Armv8, &|complete| complete.extend(complete.first().cloned())).expect("it should be found");
    assert!(failure.to_string().contains("twice 1"), "{failure}");
    assert_eq!(events(&failure.program), 0, "{failure}");
}

#[test]
fn an_inconsistent_behaviour_is_reported() {
    let failure = first_failure(Model::Sc, &|complete| {
        if let Some(first) = complete.iter().find(|execution| execution.rmw.iter().next().is_some()) {
            let mut wrong = first.clone();
            let read = wrong.rmw.iter().next().unwrap().0;
            wrong.events[read].value += 1;
            complete.push(wrong);
        }
    });
    let failure = failure.expect("it should be found");
    assert!(failure.to_string().contains("extra 1"), "{failure}");
    assert_eq!(events(&failure.program), 1, "{failure}");
}

#[test]
fn axioms_that_differ_are_reported() {
    let lenient = |_: &Execution| true;
    let engine = |program: &Program, options: &Options, collector: &mut Collector| engine(program, options, collector, &|_| {});
    let failure = (0..200).find_map(|seed| {
        let program = random::program(seed, Model::Sc, &Shape::ALL[0], Size { threads: 2, events: 8 });
        check(&program, Model::Sc, &[], &engine, Some(&lenient)).err()
    });
    assert!(events(&failure.expect("store buffering, say").program) <= 4);
}
