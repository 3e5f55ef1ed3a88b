//! Random programs are well formed, the same for the same seed, and of all kinds.

use thinair_core::axioms;
use thinair_core::ir::{Op, Program, text, verify};
use thinair_core::model::Model;
use thinair_oracle::brute::{Pruning, candidates};
use thinair_oracle::kept;
use thinair_oracle::random::{Shape, Size, program};

const SIZE: Size = Size { threads: 4, events: 9 };

fn operations(program: &Program) -> impl Iterator<Item = &Op> {
    let blocks = program.functions.iter().flat_map(|function| &function.blocks);
    blocks.flat_map(|block| &block.instructions).map(|instruction| &instruction.op)
}

#[test]
fn programs_are_well_formed_and_print() {
    for model in Model::ALL {
        for shape in &Shape::ALL {
            for seed in 0..300 {
                let program = program(seed, model, shape, SIZE);
                let printed = text::print(&program);
                assert_eq!(verify::verify(&program).map_err(|errors| format!("{errors:?}\n{printed}")), Ok(()));
                match text::parse("random.tir", &printed) {
                    Ok(parsed) => assert_eq!(text::print(&parsed), printed),
                    Err(error) => panic!("{error:?}\n{printed}"),
                }
                let accepts = axioms::find(model.name()).unwrap().accepts;
                assert!(operations(&program).all(|op| !matches!(op, Op::Fence { fence } if !accepts(*fence))));
                assert!((2..=4).contains(&program.functions.len()), "each function is a thread");
            }
        }
    }
}

#[test]
fn kept_programs_are_well_formed() {
    for kept in kept::ALL {
        for model in Model::ALL {
            assert_eq!(verify::verify(&kept.program(model)), Ok(()));
        }
    }
}

#[test]
fn seeds_decide() {
    let make = |seed| program(seed, Model::Rc11, &Shape::ALL[0], SIZE);
    assert_eq!(make(7), make(7));
    let distinct: std::collections::BTreeSet<String> = (0..1000).map(|seed| text::print(&make(seed))).collect();
    assert!(distinct.len() > 990, "{} different programs of 1000", distinct.len());
}

#[test]
fn every_instruction_occurs() {
    let programs: Vec<Program> =
        Shape::ALL.iter().flat_map(|shape| (0..100).map(move |seed| program(seed, Model::Rc11, shape, SIZE))).collect();
    let occurs = |kind: &dyn Fn(&Op) -> bool| assert!(programs.iter().any(|program| operations(program).any(kind)));
    occurs(&|op| matches!(op, Op::Load { .. }));
    occurs(&|op| matches!(op, Op::Store { .. }));
    occurs(&|op| matches!(op, Op::Rmw { .. }));
    occurs(&|op| matches!(op, Op::Cas { .. }));
    occurs(&|op| matches!(op, Op::Fence { .. }));
    occurs(&|op| matches!(op, Op::Branch { .. }));
    occurs(&|op| matches!(op, Op::Lock { .. }));
    occurs(&|op| matches!(op, Op::Assume { .. }));
    occurs(&|op| matches!(op, Op::Choose { .. }));
    occurs(&|op| matches!(op, Op::Spawn { .. }));
    occurs(&|op| matches!(op, Op::Join { .. }));
}

/// Not only small programs: about half have an execution with as many accesses as they may have, and four threads are not rare.
#[test]
fn programs_are_large() {
    let (mut full, mut four_threads, mut all) = (0, 0, 0);
    for seed in 0..180 {
        let program = program(seed, Model::Rc11, &Shape::ALL[seed as usize % Shape::ALL.len()], SIZE);
        let mut largest = 0;
        let visited = candidates(&program, Pruning::Coherent, 50_000, &mut |candidate| {
            let accesses = candidate.execution.events.iter().filter(|event| !event.is_init() && (event.is_read() || event.is_write()));
            largest = largest.max(accesses.count());
        });
        // A program with more candidates than that is large enough.
        full += u32::from(largest == SIZE.events as usize || visited.is_err());
        four_threads += u32::from(program.functions.len() == 4);
        all += 1;
    }
    assert!(full * 5 >= all * 2, "{full} of {all} programs reach their full size");
    assert!(four_threads * 8 >= all, "{four_threads} of {all} programs have four threads");
}
