//! The steady state allocates nothing: exploring many more executions takes hardly more allocations.
//!
//! Everything that an execution needs is kept from the one before it, so the number of allocations depends on the size of executions, not on how many
//! there are. One test only, since the allocator counts for the whole process.

use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

use thinair_core::engine::{self, Equivalence, Options};
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::benchmarks;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Executions, and the allocations made to visit them.
fn explore(text: &str, model: Model) -> (u64, usize) {
    let program = parse_verified("benchmark", text).expect("well formed");
    let options = Options { model, equivalence: Equivalence::RfCo, unroll: None, max_executions: None };
    let region = Region::new(ALLOCATOR);
    let executions = engine::check(&program, &options, &mut ()).executions;
    let change = region.change();
    (executions, change.allocations + change.reallocations)
}

#[test]
fn no_allocation_for_each_execution() {
    for (name, small, large) in [("readers", 6, 12), ("ainc", 4, 6), ("casw", 3, 5), ("nwrites-loc", 4, 8), ("sbn", 4, 10), ("fib", 2, 4)] {
        let texts = [small, large].map(|size| benchmarks::program(name, size).expect("a benchmark"));
        let strong = texts.clone().map(|text| text.replace(" rlx ", " sc "));
        for (model, texts) in
            [Model::Sc, Model::Tso, Model::Pso, Model::Ra, Model::Rc11].iter().flat_map(|&model| [(model, &texts), (model, &strong)])
        {
            let [(few, before), (many, after)] = texts.each_ref().map(|text| explore(text, model));
            assert!(many > 10 * few, "{name} {}: {few} and {many} executions", model.name());
            let more = after.saturating_sub(before);
            assert!(more < 100, "{name} {}: {more} allocations more for {} executions more", model.name(), many - few);
        }
    }
}
