//! One more event at the end of a thread.

use super::search::Search;
use super::sketch::{Node, Sketch};
use crate::engine::graph::kernel::explore::{MAX_THREADS, Stop};
use crate::engine::graph::run::plan::Again;
use crate::engine::graph::store::event::{EventId, Kind, LocationId, Origin};
use crate::machine::action::{ActionKind, ThreadId};
use crate::machine::executor::{Executor, Step};

impl<const D: bool> Search<'_, D> {
    /// Appends the thread's next event and runs the thread to the action after it. A write has no place in co yet.
    pub(super) fn extend(
        &mut self,
        sketch: &mut Sketch,
        thread: ThreadId,
        kind: Kind,
        location: LocationId,
        value: u64,
        rf: EventId,
    ) -> Result<EventId, Stop> {
        let standing = *sketch.standing(thread);
        let action = standing.action;
        let index = sketch.threads[thread.index()].events.len() as u32;
        let answer = if kind.is_read() || matches!(kind, Kind::Choice { .. }) { value } else { 0 };
        let step = self.machine.resume(standing.snapshot, index, answer);
        let id = EventId(sketch.nodes.len() as u16);
        if id.is_none() {
            return Err(Stop::Again(Again::TooNarrow(self.machine.position(action.code))));
        }
        let mut node = Node {
            kind,
            order: Origin::new(&action).unsourced_order(),
            thread,
            index,
            location,
            value,
            rf,
            dangling: false,
            spawns: !self.machine.spawned().is_empty(),
            action,
            step,
        };
        if let ActionKind::Read { exclusive: true, .. } = action.kind {
            let success = matches!(step.action.kind, ActionKind::Write { exclusive: true, .. });
            (node.kind, node.order) = if success { (Kind::Update, action.access.order) } else { (Kind::Read, action.failure) };
        }
        sketch.characterise(&node, self.memory);
        sketch.nodes.push(node);
        sketch.threads[thread.index()].push(id, kind);
        if kind.is_read() {
            sketch.accesses_mut(location).reads.push(id);
        }
        if node.spawns {
            self.begin_spawned(sketch, id, &step)?;
        }
        Ok(id)
    }

    fn begin_spawned(&mut self, sketch: &mut Sketch, spawner: EventId, step: &Step) -> Result<(), Stop> {
        let spawned: Vec<_> = self.machine.spawned().iter().map(|&new| (new, self.machine.spawned_arguments(new).to_vec())).collect();
        for (new, arguments) in spawned {
            let number = new.thread.index();
            if number >= MAX_THREADS {
                return Err(Stop::Unsupported(format!("more than {MAX_THREADS} threads"), self.machine.position(step.action.code)));
            }
            let start = self.machine.start(new.thread, new.function, &arguments);
            let nested = !self.machine.spawned().is_empty();
            sketch.begin(new.thread, spawner, start);
            if nested {
                self.begin_spawned(sketch, spawner, &start)?;
            }
        }
        Ok(())
    }
}

impl Sketch {
    /// Takes the last event back that came by [`Search::extend`], and what it was to thread and location. What it said of the whole execution stays.
    pub(super) fn take_back_last(&mut self) {
        let Some(node) = self.nodes.pop() else { return };
        let event = EventId(self.nodes.len() as u16);
        self.threads[node.thread.index()].pop(node.kind);
        if node.kind.is_read() {
            self.accesses_mut(node.location).reads.pop();
        }
        if node.spawns {
            let started = self.threads.iter().filter(|line| line.alive && line.spawner == event).count();
            (0..started).for_each(|_| self.put_birth_back());
        }
    }
}
