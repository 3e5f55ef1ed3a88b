//! POWER and ARMv7: the writes of read-modify-writes of one thread reach memory in its order, acyclic(co | po & X*X).
//!
//! The exploration knows nothing of that. Where threads have holes, what is missing may come back at a place in co that
//! this forbids, and be moved by a revisit afterwards: nothing may be given up before the end. So executions are ruled
//! out when they are complete or blocked, and errors do not count in a graph that is ruled out: the thread stays where
//! it is, and what it has done is looked at again in the end. Where only rf tells executions apart, another co may be
//! in order: for a complete execution it is looked for; for an error the run begins again by rf and co.

use crate::axioms::power::keeps_exclusives;
use crate::engine::graph::co::co_search::CoSearch;
use crate::engine::graph::kernel::explore::{Explorer, Stop};
use crate::engine::graph::models::Guide;
use crate::engine::graph::run::plan::Again;
use crate::engine::graph::store::convert;
use crate::engine::graph::store::event::{Event, EventId, Kind};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::ir::pointer;
use crate::relation::Set;

/// What is said where nothing but errors in such executions were found.
pub const UNDECIDED: &str = "an error that needs read-modify-writes of one thread to reach memory out of order, which the model forbids";

/// An error does not count where exclusives are out of order.
pub fn doubted(stop: Stop) -> Stop {
    match stop {
        Stop::Violation(violation) if !keeps_exclusives(&violation.witness) => Stop::Again(Again::Exclusives(violation.at)),
        other => other,
    }
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Are exclusives of the graph at hand out of order, and is its co the one that counts?
    #[inline]
    pub fn is_ruled_out(&self) -> bool {
        self.rules.rules_out_exclusives && !self.graph.keeps_exclusives()
    }

    /// Does the model forbid the execution that is complete, or blocked, with every co?
    #[inline]
    pub fn end_is_ruled_out(&self) -> bool {
        let facts = self.model.facts();
        facts.orders_exclusives && !self.graph.keeps_exclusives() && !(facts.arranges_co && self.has_co_in_order())
    }

    #[cold]
    fn has_co_in_order(&self) -> bool {
        let (mut execution, _) = convert::restricted(&self.graph, self.graph.live);
        let initial = Set::from_fn(execution.events.len(), |event| execution.events[event].is_init());
        execution.co = execution.co.from_set(&initial);
        CoSearch { consistent: self.rules.axioms }.holds(execution)
    }

    /// An access is an error, but the graph is ruled out as it is.
    #[cold]
    pub fn pass_bad_access(&mut self, event: EventId) {
        let stamp = self.graph.event(event).stamp;
        if !self.rules.bad_accesses.contains(&stamp) {
            self.rules.bad_accesses.push(stamp);
        }
    }

    /// What was no error while the graph was ruled out may be one in the end.
    #[cold]
    pub fn check_accesses_again(&mut self) -> Result<(), Stop> {
        for event in (self.graph.reads | self.graph.writes).iter() {
            let Event { stamp, address, .. } = *self.graph.event(event);
            // A free that came after it was held against it when it came.
            let free = self.graph.memory.life(pointer::object(address)).1;
            let is_freed_later = free.some().is_some_and(|free| self.graph.event(free).stamp > stamp);
            if self.rules.bad_accesses.contains(&stamp) && !is_freed_later {
                self.check_access(event)?;
            }
        }
        Ok(())
    }
}

impl<const W: usize> Graph<W> {
    /// Do the writes of read-modify-writes of each thread reach memory in its order?
    pub fn keeps_exclusives(&self) -> bool {
        let is_exclusive = |event: &EventId| self.event(*event).kind == Kind::Exclusive;
        let of_thread = |events: &[EventId]| events.iter().filter_map(|event| event.some()).filter(is_exclusive).collect::<Vec<_>>();
        let threads = self.threads.iter().map(|thread| &thread.events[..]).filter(|events| events.len() > 3);
        let mut threads: Vec<Vec<EventId>> = threads.map(of_thread).filter(|events| events.len() > 1).collect();
        if threads.len() < 2 {
            return true;
        }
        // On a cycle each thread has two of them: whoever has one alone is only passed through, by co.
        let mut left = threads.iter().flatten().copied().fold(Row::default(), Row::with);
        threads.iter_mut().for_each(|events| events.reverse());
        loop {
            let before = left;
            for events in &mut threads {
                while let Some(&first) = events.last().filter(|&&first| !self.comes_after_one(first, left)) {
                    left.remove(first);
                    events.pop();
                }
            }
            if left.is_empty() || left == before {
                return left.is_empty();
            }
        }
    }

    /// Is one of these writes co-before this one?
    fn comes_after_one(&self, write: EventId, others: Row<W>) -> bool {
        let earlier = std::iter::successors(self.event(write).co_before.some(), |&earlier| self.event(earlier).co_before.some());
        let mut earlier = earlier.take_while(|&earlier| earlier != write);
        earlier.any(|earlier| others.contains(earlier))
    }
}
