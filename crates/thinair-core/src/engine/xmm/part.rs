//! A part of a search that is complete in itself, for a worker that has nothing to do.
//!
//! A search is split where it stands: the moves that are left at its oldest execution that has any, or a part of the steps that are being tried
//! ([`super::exhaustive`]). With the part go copies of the machine and of the memory; what is known stays shared.

use super::exhaustive::Whole;
use super::moves::Move;
use super::search::{Counters, Level, Search, State};
use super::sketch::Sketch;
use crate::engine::Observer;
use crate::engine::graph::kernel::explore::{Statistics, Stop};
use crate::engine::graph::store::memory::Memory;
use crate::engine::outcome::{BoundHit, ReExecutions};
use crate::ir::Program;
use crate::machine::Machine;
use crate::machine::executor::Executor;
use std::sync::Arc;

/// Those who may help with a search.
pub trait Helpers<const DEPENDENCIES: bool> {
    /// Has one of them nothing to do?
    fn wants_work(&self) -> bool;
    /// Would one who comes to the end of its work find nothing to do?
    fn wants_reserve(&self) -> bool;
    fn offer(&self, part: Part<DEPENDENCIES>);
    /// So many executions were found so far.
    fn tell(&self, executions: u64);
}

/// What is to be done from the execution of a part.
pub enum Task {
    /// These of the moves from it, and what others of them have found.
    Moves { moves: Vec<Move>, left: std::ops::Range<usize>, found: Vec<Sketch> },
    /// Steps, as far as the script says.
    Steps { script: Vec<u32>, whole: Arc<Whole> },
}

pub struct Part<const DEPENDENCIES: bool> {
    machine: Machine<DEPENDENCIES>,
    memory: Memory,
    state: State,
    task: Task,
}

/// What became of a part.
pub struct Ended {
    pub statistics: Statistics,
    pub bounds: Vec<BoundHit>,
    pub re_executions: ReExecutions,
    pub stop: Option<Stop>,
}

impl<const DEPENDENCIES: bool> Part<DEPENDENCIES> {
    pub fn run(self, program: &Program, observer: &mut dyn Observer, helpers: &dyn Helpers<DEPENDENCIES>) -> Ended {
        let Part { mut machine, mut memory, mut state, task } = self;
        let (mut statistics, mut bounds) = (Statistics::default(), Vec::new());
        let counters = Counters { statistics: &mut statistics, bounds: &mut bounds, max_executions: u64::MAX };
        let mut search =
            Search { program, machine: &mut machine, memory: &mut memory, observer, counters, state: &mut state, helpers: Some(helpers) };
        let stop = search.run_part(task).err();
        helpers.tell(statistics.executions + statistics.blocked);
        Ended { statistics, bounds, re_executions: state.statistics, stop }
    }
}

impl<const DEPENDENCIES: bool> Search<'_, DEPENDENCIES> {
    pub(super) fn has_hungry_helpers(&self) -> bool {
        self.helpers.is_some_and(Helpers::wants_work)
    }

    /// Lets a helper do this, from this execution.
    pub(super) fn hand_over(&self, sketch: Sketch, task: Task) {
        if let Some(helpers) = self.helpers {
            let (machine, memory) = (self.machine.clone(), self.memory.clone());
            helpers.offer(Part { machine, memory, state: self.state.beside(sketch), task });
        }
    }

    /// Hands over what is left at the oldest execution of the path; the half of it, if there is no other.
    pub(super) fn split(&mut self, sketch: &Sketch, path: &mut [Level]) {
        let mut open = (0..path.len()).filter(|&number| path[number].has_more());
        let Some(oldest) = open.next() else { return };
        let is_last = open.next().is_none();
        let moves_end = path.get(oldest + 1).map_or(self.state.moves.len(), |next| next.first_move);
        let there = self.at_level(sketch, &path[oldest + 1..]);
        let level = &mut path[oldest];
        let (given_moves, given_found) = match level.found.len() {
            _ if !is_last => (level.next, 0),
            0 => (level.next + (level.end - level.next).div_ceil(2), 0),
            found => (level.next, found.div_ceil(2)),
        };
        if given_moves == level.end && given_found == level.found.len() {
            return;
        }
        let found = level.found.split_off(given_found);
        let left = given_moves - level.first_move..level.end - level.first_move;
        level.end = given_moves;
        let moves = self.state.moves[level.first_move..moves_end].to_vec();
        self.hand_over(there, Task::Moves { moves, left, found });
    }

    /// The execution as it was before these levels of the path were come to.
    pub(super) fn at_level(&self, sketch: &Sketch, above: &[Level]) -> Sketch {
        let mut there = sketch.clone();
        let mut end = self.state.saved.len();
        for level in above.iter().rev() {
            match &level.replaced {
                Some(replaced) => there.clone_from(replaced),
                None => {
                    self.state.saved[level.saved..end].iter().rev().for_each(|&(event, node)| *there.node_mut(event) = node);
                    there.hash = level.hash;
                }
            }
            end = level.saved;
        }
        there
    }

    fn run_part(&mut self, task: Task) -> Result<(), Stop> {
        let mut sketch = std::mem::take(&mut self.state.root);
        self.set_objects(&sketch);
        let mut level = self.level(0);
        match task {
            Task::Moves { moves, left, found } => {
                self.state.moves = moves;
                (level.next, level.end, level.found) = (left.start, left.end, found);
            }
            Task::Steps { script, whole } => {
                level.before_found = Some(self.machine.mark());
                level.found = self.steps_by_script(&sketch, script, whole)?;
            }
        }
        self.explore(&mut sketch, vec![level])
    }
}
