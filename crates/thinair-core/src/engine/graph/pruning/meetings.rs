//! Threads that meet at a barrier.
//!
//! A barrier that counts who has come tells executions apart by the order in which threads come, though
//! nothing follows from it. So a thread that comes stores the number of the round in a place of its own,
//! stands before a *meeting* until as many threads have done so as are needed, and then waits for what
//! each of them has stored. The meeting is an event with one alternative, which says who has come. It
//! orders nothing: what is ordered follows from the reads, so no model knows of meetings.
//!
//! As any thread that would wait, one whose company is not complete [goes last](super::waits). If nobody
//! else can go on, it never will be: the meeting says so, and the thread waits for ever.
//!
//! *Why nothing is missed.* As long as no more threads come to a barrier than it needs, each round is
//! made up of all of them: what a meeting says is a function of the barrier alone, and the search is that
//! for a program without meetings, in an order of threads that is a function of the graph. The first
//! execution with a thread too many has a beginning in which it has not come yet, for which this holds;
//! so it is found, the thread too many stands before its meeting, and the run begins again with barriers
//! that count ([`Again::Crowd`]).

use crate::engine::graph::kernel::explore::{Explorer, Stop};
use crate::engine::graph::models::Guide;
use crate::engine::graph::run::plan::Again;
use crate::engine::graph::store::event::EventId;
use crate::engine::graph::store::memory::Resolved;
use crate::ir::Width;
use crate::machine::action::{Action, ActionKind};

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Does a thread that wants to do this stand before a meeting that is not complete?
    pub fn lacks_company(&mut self, action: &Action) -> bool {
        self.is_meeting(action) && {
            let (come, needed) = self.who_has_come(action);
            come.count_ones() < needed
        }
    }

    /// What a meeting says: who has come, a bit each, or 0 if they will never be enough. `None` if the
    /// action is no meeting.
    pub fn company(&mut self, action: &Action) -> Result<Option<u64>, Stop> {
        if !self.is_meeting(action) {
            return Ok(None);
        }
        let (come, needed) = self.who_has_come(action);
        match come.count_ones().cmp(&needed) {
            std::cmp::Ordering::Less => Ok(Some(0)),
            std::cmp::Ordering::Equal => Ok(Some(come)),
            std::cmp::Ordering::Greater => Err(Stop::Again(Again::Crowd)),
        }
    }

    fn is_meeting(&self, action: &Action) -> bool {
        self.rules.meets && action.kind == ActionKind::Choose && self.machine.is_meeting(action.code)
    }

    /// The threads whose place in the array holds the number of the round, and how many are needed.
    #[cold]
    fn who_has_come(&mut self, action: &Action) -> (u64, u32) {
        let (round, needed) = (u64::from(action.value as u32), (action.value >> 32) as u32);
        let mut come = 0;
        for thread in 0..self.graph.threads.len() as u64 {
            // The first place belongs to handle 0, which no thread has.
            let place = action.address + (thread + 1) * u64::from(Width::I32.bytes());
            let Ok(Resolved::Location(location)) = self.graph.memory.resolve(place, Width::I32) else { continue };
            let last = self.graph.locations.get(location.index()).map_or(EventId::NONE, |known| known.co_last);
            come |= u64::from(self.graph.value_of(location, last) == round) << thread;
        }
        (come, needed)
    }
}
