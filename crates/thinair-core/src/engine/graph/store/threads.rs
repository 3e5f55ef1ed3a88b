//! Threads come and go: those that exist from the start, those that an event spawns, and the masks that say which can go on.

use super::event::EventId;
use super::graph::Thread;
use crate::engine::graph::kernel::explore::{Explorer, MAX_THREADS, Stop};
use crate::engine::graph::kernel::frame::Masks;
use crate::engine::graph::models::Guide;
use crate::engine::prologue;
use crate::ir::FunctionId;
use crate::machine::action::{ActionKind, ThreadId};
use crate::machine::executor::{Executor, Spawned, Step};

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    pub fn start_threads(&mut self) -> Result<(), Stop> {
        for (number, start) in self.program.threads.iter().enumerate() {
            let (step, contents) = prologue::start(&mut self.machine, self.program, number, self.rules.has_prologue);
            if let Some(contents) = contents {
                self.graph.memory.set_initial(contents);
            }
            let twin = (0..number).rev().find(|&other| self.rules.merges_symmetric && self.program.threads[other] == *start);
            self.begin_thread(ThreadId(number as u16), start.function, EventId::NONE, step, twin.map(|twin| ThreadId(twin as u16)))?;
        }
        self.check_spawned(EventId::NONE)
    }

    /// Does a thread that hangs on this event stand at an error?
    pub fn check_spawned(&mut self, spawner: EventId) -> Result<(), Stop> {
        for number in 0..self.graph.threads.len() {
            let thread = &self.graph.threads[number];
            if thread.alive && thread.spawner == spawner && thread.position == 0 {
                self.check_standing(ThreadId(number as u16))?;
            }
        }
        Ok(())
    }

    fn begin_thread(
        &mut self,
        id: ThreadId,
        function: FunctionId,
        spawner: EventId,
        step: Step,
        twin: Option<ThreadId>,
    ) -> Result<(), Stop> {
        if id.index() >= MAX_THREADS {
            return Err(Stop::Unsupported(format!("more than {MAX_THREADS} threads"), self.machine.position(step.action.code)));
        }
        while self.graph.threads.len() <= id.index() {
            self.graph.threads.push(Thread {
                alive: false,
                function,
                spawner: EventId::NONE,
                start: step,
                twin,
                events: Vec::new(),
                position: 0,
            });
        }
        let thread = &mut self.graph.threads[id.index()];
        thread.alive = true;
        thread.function = function;
        thread.spawner = spawner;
        thread.start = step;
        thread.twin = twin;
        self.statistics.symmetric |= twin.is_some();
        self.refresh(id);
        // What the new thread's own start spawned hangs on the same event.
        if !self.machine.spawned().is_empty() {
            self.check_parent(id)?;
        }
        self.begin_spawned(spawner)
    }

    /// Begins the threads that the machine's last step spawned.
    #[cold]
    pub fn begin_spawned(&mut self, spawner: EventId) -> Result<(), Stop> {
        let spawned: Vec<_> = self.machine.spawned().iter().map(|&new| (new, self.machine.spawned_arguments(new).to_vec())).collect();
        if let Some(event) = spawner.some() {
            self.graph.event_mut(event).spawns = true;
            self.check_parent(self.graph.event(event).thread)?;
        }
        for (position, &(new, ref arguments)) in spawned.iter().enumerate() {
            // A kept event that is run through again has those of its threads already that have done something.
            if self.graph.threads.get(new.thread.index()).is_some_and(|known| known.alive) {
                continue;
            }
            let is_twin = |(other, same): &&(Spawned, Vec<u64>)| other.function == new.function && same == arguments;
            let twin =
                spawned[..position].iter().rev().find(is_twin).filter(|_| self.rules.merges_symmetric).map(|(other, _)| other.thread);
            let step = self.machine.start(new.thread, new.function, arguments);
            self.begin_thread(new.thread, new.function, spawner, step, twin)?;
        }
        Ok(())
    }

    /// Sets the masks of a thread by what it wants to do next.
    #[inline(always)]
    pub fn refresh(&mut self, id: ThreadId) {
        let bit = 1_u64 << id.index();
        let Masks { runnable, joining, updating, stopped } = &mut self.masks;
        *runnable &= !bit;
        *joining &= !bit;
        *updating &= !bit;
        *stopped &= !bit;
        if self.graph.thread(id).alive {
            match self.graph.standing(id).action.kind {
                ActionKind::Write { exclusive: true, .. } => *updating |= bit,
                ActionKind::Join => *joining |= bit,
                ActionKind::End => {}
                ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_) => *stopped |= bit,
                _ => *runnable |= bit,
            }
        }
    }

    /// The threads that an event spawned end with it.
    #[inline(always)]
    pub fn end_spawned(&mut self, event: EventId) {
        if self.graph.event(event).spawns {
            self.end_all_spawned(event);
        }
    }

    /// Takes back what running through an event again has spawned; what it had spawned before comes back from the log.
    pub fn end_spawned_again(&mut self, event: EventId) {
        for thread in &mut self.graph.threads {
            if thread.alive && thread.spawner == event && thread.events.is_empty() {
                thread.alive = false;
            }
        }
    }

    #[cold]
    fn end_all_spawned(&mut self, event: EventId) {
        self.graph.event_mut(event).spawns = false;
        for number in 0..self.graph.threads.len() {
            let thread = &mut self.graph.threads[number];
            if thread.alive && thread.spawner == event {
                thread.alive = false;
                self.refresh(ThreadId(number as u16));
            }
        }
    }
}
