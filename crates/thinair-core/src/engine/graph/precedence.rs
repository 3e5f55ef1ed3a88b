//! Which threads go first: those that write most.
//!
//! Any order of threads finds the same executions, but not at the same cost. A read that comes after the writes it may take goes through them one by one. One that
//! comes before has to be revisited by each of them, which removes all that was built since, and builds it again. So a scout runs ahead through one execution and
//! counts what each thread writes.

use super::explore::{Explorer, MAX_THREADS};
use super::frame::members;
use super::models::Model;
use crate::machine::action::ActionKind;

/// A scout that has not come to an end by then has seen enough.
const LONGEST_WAY: usize = 4096;

impl<M: Model<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// The threads, a bit each, that write at least half as much as the one that writes most, if not all do. Errors are found again by the search itself.
    pub(super) fn writers(mut self) -> u64 {
        let mut written = [0_u32; MAX_THREADS];
        if self.start_threads().is_err() {
            return 0;
        }
        for _ in 0..LONGEST_WAY {
            let Some(thread) = self.next_thread() else { break };
            let writes = matches!(self.graph.standing(thread).action.kind, ActionKind::Write { exclusive: false, .. });
            written[thread.index()] += u32::from(writes);
            if !self.open(thread).unwrap_or(false) {
                break;
            }
        }
        let most = written.iter().max().copied().unwrap_or(0);
        let often = (0..MAX_THREADS).filter(|&thread| most > 0 && 2 * written[thread] >= most);
        let writers = often.fold(0, |writers, thread| writers | 1 << thread);
        // Threads that count as one come in their order.
        members(writers).fold(0, |all, thread| all | self.class_of(thread))
    }
}
