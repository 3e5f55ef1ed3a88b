//! Random programs are well formed, the same for the same seed, and of all kinds.

use thinair_core::axioms;
use thinair_core::ir::{Op, Program, text, verify};
use thinair_core::model::Model;
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
