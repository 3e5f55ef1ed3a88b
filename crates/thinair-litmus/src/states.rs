//! Litmus tests by the engine of stored states: the same final states and the same verdict; executions are not counted.

use std::collections::BTreeMap;

use thinair_core::engine::states::{self, FinalMemory, Options};
use thinair_core::ir::{GlobalId, Tags};

use crate::builder::Form;
use crate::error::{Error, Position};
use crate::fences::{Vocabulary, adapted};
use crate::lower::Lowered;
use crate::run::{Answer, Way, judge, refused};
use crate::syntax::Test;

pub fn run_states(test: &Test, lowered: &Lowered, options: &Options) -> Result<Answer, Error> {
    if lowered.form == Form::Separate || lowered.has_pairs && test.threads.len() > 1 {
        return Err(Error::unsupported("a test that only the enumeration of executions can run, with stored states", Position::default()));
    }
    let program = adapted(&lowered.program, test.architecture, Vocabulary::Of(options.model), Tags::NONE)?;
    let mut counter = Counter { lowered, counts: BTreeMap::new() };
    // Final states are all of them or no answer: buffers have no bound.
    let options = Options { store_buffer: 0, ..options.clone() };
    let (outcome, _) = states::check(&program, &options, &mut counter);
    if let Some(error) = refused(&outcome.verdict, outcome.blocked > 0) {
        return Err(error);
    }
    Ok(Answer { way: Way::States, ..judge(test, lowered, &counter.counts, false) })
}

struct Counter<'a> {
    lowered: &'a Lowered,
    counts: BTreeMap<Vec<u64>, u64>,
}

impl states::Observer for Counter<'_> {
    fn final_memory(&mut self, memory: &FinalMemory<'_>) {
        let value = |global: GlobalId, index: u32| {
            let width = self.lowered.locations[global.index()].element;
            memory.value(global, index * width.bytes(), width)
        };
        if self.lowered.infeasible.iter().any(|&global| value(global, 0) != 0) {
            return;
        }
        let elements = self.lowered.observed.iter().flat_map(|observed| observed.elements().map(move |index| (observed.global, index)));
        // Other memory may differ: what is observed is counted once.
        self.counts.insert(elements.map(|(global, index)| value(global, index)).collect(), 1);
    }
}
