//! Which threads go first.
//!
//! Any order of threads finds the same executions, but not at the same cost. A scout runs ahead through one execution and looks who writes what.
//!
//! - *Those that share go together.* A revisit removes what was built since the read came, whether or not it has to do with it, and all that is built again. So a thread with which
//!   nobody shares a location goes first, and is never built again; then come the others, group by group: whoever shares a location that one of them writes is in one group.
//!   Groups are then gone through one inside the other.
//! - *Writers before readers*, in each group. A read that comes after the writes it may take goes through them one by one. One that comes before has to be revisited by each of them.

use crate::engine::graph::kernel::explore::{Explorer, MAX_THREADS};
use crate::engine::graph::kernel::frame::members;
use crate::engine::graph::models::Guide;
use crate::machine::action::{ActionKind, ThreadId};

/// A scout that has not come to an end by then has seen enough.
const LONGEST_WAY: usize = 4096;

/// Threads by whose turn comes first, a bit each. Every thread is in one class. Within a class the order is that of their numbers.
#[derive(Clone)]
pub struct Precedence {
    first: u64,
    others: Vec<u64>,
}

impl Default for Precedence {
    fn default() -> Self {
        Precedence { first: u64::MAX, others: Vec::new() }
    }
}

impl Precedence {
    /// Who is in none of these classes goes last.
    fn of(classes: impl Iterator<Item = u64>) -> Self {
        let (mut ordered, mut left) = (Vec::new(), u64::MAX);
        for class in classes.chain([u64::MAX]) {
            let class = class & left;
            left &= !class;
            match ordered.last_mut() {
                // Their numbers have them in this order.
                Some(last) if u64::leading_zeros(*last) >= 64 - class.trailing_zeros() => *last |= class,
                _ => ordered.push(class),
            }
        }
        Precedence { first: ordered[0], others: ordered.split_off(1) }
    }

    /// The first of these threads.
    #[inline(always)]
    pub fn first_of(&self, threads: u64) -> Option<ThreadId> {
        let mut found = self.first & threads;
        if found == 0 && threads != 0 {
            found = self.others.iter().map(|class| class & threads).find(|&found| found != 0)?;
        }
        members(found).next()
    }
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Runs through one execution. Errors are found again by the search itself.
    pub fn scout(mut self) -> Precedence {
        let mut written = [0_u32; MAX_THREADS];
        self.rules.orders_twins = false;
        self.max_executions = 1;
        if self.start_threads().is_err() {
            return Precedence::default();
        }
        for _ in 0..LONGEST_WAY {
            let Some(thread) = self.next_thread() else { break };
            let writes = matches!(self.graph.standing(thread).action.kind, ActionKind::Write { exclusive: false, .. });
            written[thread.index()] += u32::from(writes);
            if !self.open(thread).unwrap_or(false) {
                break;
            }
        }
        let (alone, sharing): (Vec<u64>, Vec<u64>) = self.groups().into_iter().partition(|group| group.count_ones() == 1);
        let alone = alone.iter().fold(0, |all, thread| all | thread);
        let sharing = sharing.into_iter().flat_map(|group| [self.writers(group, &written), group]);
        Precedence::of(std::iter::once(alone).chain(sharing))
    }

    /// The threads, so that whoever shares what one of them writes is in one group with it. Threads that count as one are too: they come in their order.
    fn groups(&self) -> Vec<u64> {
        let mut groups: Vec<u64> = (0..self.graph.threads.len()).map(|thread| self.class_of(ThreadId(thread as u16))).collect();
        for location in &self.graph.locations {
            for write in location.writes.iter() {
                let this = self.graph.event(write);
                let others = (location.reads | location.writes) - this.sync - this.po;
                let others = others.iter().map(|other| self.graph.event(other)).filter(|other| !other.sync.contains(write));
                let sharing = others.fold(1_u64 << this.thread.index(), |all, other| all | 1 << other.thread.index());
                let joined = groups.extract_if(.., |group| *group & sharing != 0).fold(0, |all, group| all | group);
                groups.push(joined);
            }
        }
        groups.sort_unstable_by_key(|group| group.trailing_zeros());
        groups.dedup();
        groups
    }

    /// Those of a group that write at least half as much as the one that writes most.
    fn writers(&self, group: u64, written: &[u32; MAX_THREADS]) -> u64 {
        let most = members(group).map(|thread| written[thread.index()]).max().unwrap_or(0);
        let often = members(group).filter(|thread| most > 0 && 2 * written[thread.index()] >= most);
        often.fold(0, |all, thread| all | self.class_of(thread))
    }
}
