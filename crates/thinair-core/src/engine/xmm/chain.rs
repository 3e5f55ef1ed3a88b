//! From an execution with an error back to one of rc11: the execution that justifies it may have a
//! cycle itself, and is justified in turn by the one before it on the path of the search.
//!
//! Each step is held against the definition once more, so that what is told of it (what was
//! committed, which race) is what the definition says and not what the search did. Nothing of this
//! is kept while the search goes on.

use super::search::{Level, Search};
use super::sketch::Sketch;
use super::step::Facts;
use crate::engine::outcome::{Justification, Violation};

impl<const DEPENDENCIES: bool> Search<'_, DEPENDENCIES> {
    /// Tells why the execution is allowed that justifies the one with an error. `sketch` is that execution, at the end of the path.
    pub(super) fn trace(&mut self, sketch: &Sketch, path: &[Level], violation: &mut Violation) {
        let Some(last) = &mut violation.justification else { return };
        let mut steps = Vec::new();
        let mut later = sketch.clone();
        for number in (1..path.len()).rev() {
            let (clock, work) = (&mut self.state.clock, &mut self.state.work);
            if !later.is_cyclic(clock, work) {
                break;
            }
            let earlier = self.at_level(sketch, &path[number..]);
            // Where the definition does not see a step, nothing is told of it, nor of those before.
            let Some(step) = self.step_between(&earlier, &later) else { break };
            steps.push(step);
            later = earlier;
        }
        let chained = |before: Option<Box<Justification>>, step: Justification| Some(Box::new(Justification { before, ..step }));
        last.before = steps.into_iter().rev().fold(None, chained);
    }

    fn step_between(&mut self, earlier: &Sketch, later: &Sketch) -> Option<Justification> {
        self.set_objects(earlier);
        let origin = Facts::of(earlier.execution(self.memory).0);
        self.set_objects(later);
        let images = self.justify(later, &origin)?;
        let committed: Vec<bool> = images.iter().map(Option::is_some).collect();
        let race = self.race_of(later, &committed);
        let (_, ids) = later.execution(self.memory);
        let place = |id| ids.iter().position(|&other| other == id);
        let race = race.and_then(|(read, write)| Some((place(read)?, place(write)?)));
        Some(Justification { earlier: origin.execution, committed, race, before: None })
    }
}
