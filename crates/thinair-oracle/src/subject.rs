//! What is tested: the engine, and the models' .cat texts.

use std::borrow::Cow;

use thinair_core::cat;
use thinair_core::engine::{self, Observer, Options, Outcome};
use thinair_core::execution::Execution;
use thinair_core::ir::Program;
use thinair_core::mapping::{self, Target};
use thinair_core::model::Model;

use crate::differential::Collector;
use crate::reference;

/// The engine that users run.
pub fn engine(program: &Program, options: &Options, collector: &mut Collector) -> Outcome {
    explore(program, options, collector)
}

/// The same, whoever looks on.
pub fn explore(program: &Program, options: &Options, observer: &mut dyn Observer) -> Outcome {
    if is_made_of_instructions(options.model) {
        engine::check_instructions(program, options, observer)
    } else {
        engine::check(program, options, observer)
    }
}

/// Are random programs for this model made of its own instructions, annotated loads and stores among them, rather than of the accesses of C11?
fn is_made_of_instructions(model: Model) -> bool {
    model.target().is_some_and(Target::has_ordered_accesses)
}

/// The program that is explored.
pub fn lowered(program: &Program, model: Model) -> Cow<'_, Program> {
    if is_made_of_instructions(model) { Cow::Borrowed(program) } else { mapping::lower(program, model) }
}

/// The exploration in its plainest form.
pub fn reference(program: &Program, options: &Options, collector: &mut Collector) -> Outcome {
    reference::check(&lowered(program, options.model), options, collector)
}

/// The model's .cat text as a predicate.
pub fn cat_model(model: Model) -> Box<dyn Fn(&Execution) -> bool> {
    let source = cat::builtin(model.name()).expect("every built-in model has a text");
    let file = format!("{}.cat", model.name());
    let interpreted = cat::Model::parse(&file, source, &mut cat::include_builtin).expect("the built-in texts are right");
    Box::new(move |execution| interpreted.check(execution, &[]).expect("the built-in texts can be evaluated").consistent)
}
