//! The same program explored twice: the same outcome, and the same behaviours in the same order.

use thinair_core::engine::{Equivalence, Observer, Options, check};
use thinair_core::execution::Execution;
use thinair_core::ir::Program;
use thinair_core::model::Model;
use thinair_oracle::random::{Shape, Size, program};

/// What the engine shows, in order.
#[derive(Default, PartialEq, Debug)]
struct Shown {
    complete: Vec<Execution>,
    blocked: Vec<Execution>,
}

impl Observer for Shown {
    fn complete(&mut self, execution: &mut dyn FnMut() -> Execution) {
        self.complete.push(execution());
    }

    fn blocked(&mut self, execution: &mut dyn FnMut() -> Execution) {
        self.blocked.push(execution());
    }
}

fn explore(program: &Program, options: &Options) -> (String, Shown) {
    let mut shown = Shown::default();
    let outcome = check(program, options, &mut shown);
    (format!("{outcome:?}"), shown)
}

#[test]
fn same_program_same_exploration() {
    for model in Model::ALL {
        for equivalence in [Equivalence::RfCo, Equivalence::Rf] {
            let options = Options { model, equivalence, unroll: None, max_executions: None };
            for seed in 0..90 {
                let shape = &Shape::ALL[seed as usize % Shape::ALL.len()];
                let program = program(seed, model, shape, Size { threads: 4, events: 9 });
                assert_eq!(explore(&program, &options), explore(&program, &options), "{}, seed {seed}", model.name());
            }
        }
    }
}
