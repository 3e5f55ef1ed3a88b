//! Who would wait goes last.
//!
//! A thread that stands before a read with which it would wait, if it took the last write of the location (a lock that is held, a flag that nobody has raised, a ticket that is not served
//! yet), has no event there. Its turn comes when that write is another one, or when nobody else can go on. Then its read takes what it may take, the last write among it; if the thread is blocked by
//! that, it stays blocked: a deadlock, or a wait that never ends.
//!
//! This is nothing but an order of threads. Every order that is a function of the graph alone finds each behaviour once (docs/exploration.md, *Threads that wait*). What it saves are executions
//! in which a thread has looked too early: a read that blocks its thread is there to be revisited, and stays as it is in one execution for each write that could have revisited it.

use crate::engine::graph::co::forced::Blocks;
use crate::engine::graph::kernel::explore::Explorer;
use crate::engine::graph::models::Guide;
use crate::engine::graph::store::event::EventId;
use crate::engine::graph::store::memory::Resolved;
use crate::machine::Taker;
use crate::machine::action::{ActionKind, ThreadId};

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// The first thread that can run and need not wait, or else the first that can join another one, or else the first that waits.
    #[inline(never)]
    pub fn next_that_need_not_wait(&mut self) -> Option<ThreadId> {
        if let Some(id) = self.second_looker() {
            return Some(id);
        }
        let mut left = self.masks.runnable;
        while let Some(id) = self.rules.precedence.first_of(left) {
            if !self.would_wait(id) {
                return Some(id);
            }
            left &= !(1 << id.index());
        }
        self.joiners().next().or_else(|| self.rules.precedence.first_of(self.masks.runnable))
    }

    /// Does the thread stand before a read after which it would wait?
    fn would_wait(&mut self, id: ThreadId) -> bool {
        let action = self.graph.standing(id).action;
        let ActionKind::Read { lock, .. } = action.kind else { return self.lacks_company(&action) };
        let looks_ahead = self.peeks(action.code);
        let may_undo = !lock && self.may_undo(action.code);
        let may_wait = if lock { self.rules.puts_off_locks } else { self.rules.defers_waits && self.may_wait(action.code) };
        if !may_wait && !may_undo {
            return false;
        }
        // What is wrong with the address is found when the thread has its turn.
        let resolved = self.graph.memory.resolve(action.address, action.width);
        let Ok(Resolved::Location(location) | Resolved::Overlapped(location)) = resolved else { return false };
        let Explorer { graph, model, machine, program, .. } = self;
        let (snapshot, position) = (graph.standing(id).snapshot, graph.thread(id).position);
        let taker = Taker { from: snapshot, index: position };
        let mut waits_at = |source: EventId| {
            let value = graph.value_of(location, source);
            if lock {
                return machine.waits_for(action.code, value);
            }
            may_wait && (machine.would_block(snapshot, position, value) || looks_ahead && machine.waits_behind(taker, value).is_some())
                || may_undo && machine.undoes(program, taker, value)
        };
        let is_known = location.index() < graph.locations.len();
        let last = if is_known { graph.location(location).co_last } else { EventId::NONE };
        if lock || last.is_none() || !model.facts().arranges_co {
            return waits_at(last);
        }
        // Every write after which none is forced may be the last one.
        let mut waits = true;
        let blocks = Blocks { graph, view: |event| model.seen_by(graph, event), location };
        blocks.each_tail(|_| true, |tail| waits = waits && waits_at(tail));
        waits
    }
}
