//! What is tested: the engine, and the models' .cat texts.

use thinair_core::axioms;
use thinair_core::engine::{Options, Outcome};
use thinair_core::execution::Execution;
use thinair_core::ir::Program;
use thinair_core::model::Model;

use crate::differential::Collector;
use crate::reference;

pub fn engine(program: &Program, options: &Options, collector: &mut Collector) -> Outcome {
    reference::check(program, options, collector)
}

/// The model's .cat text as a predicate.
pub fn cat_model(model: Model) -> Box<dyn Fn(&Execution) -> bool> {
    Box::new(axioms::find(model.name()).expect("every built-in model has axioms").consistent)
}
