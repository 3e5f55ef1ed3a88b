//! An execution as axiomatic models see it: events and base relations, as plain data.
//!
//! This is the common language of the cat interpreter, of the axioms written in Rust, of the brute-force oracle and of reports.
//! The exploration works on its own incremental graph and converts to this form only to check itself.
//!
//! Initial writes are events too: they have no thread, are first in `co` of their location and stand in no `po`.
//!
//! Whoever builds an execution lists its events in one order: the initial writes of the accessed locations by address, then the threads by
//! id, each in program order. Equal behaviours are then equal values.

use crate::ir::{Fence, Order, Tags};
use crate::relation::Relation;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    Read,
    Write,
    Fence(Fence),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// `None` for an initial write.
    pub thread: Option<u32>,
    pub kind: EventKind,
    pub order: Order,
    pub tags: Tags,
    /// The address read or written; 0 and meaningless for fences.
    pub location: u64,
    pub value: u64,
}

impl Event {
    pub fn is_init(&self) -> bool {
        self.thread.is_none()
    }
    pub fn is_read(&self) -> bool {
        self.kind == EventKind::Read
    }
    pub fn is_write(&self) -> bool {
        self.kind == EventKind::Write
    }
}

/// All relations are over the indices of `events`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Execution {
    pub events: Vec<Event>,
    /// Program order within each thread, transitive.
    pub po: Relation,
    /// What thread creation and joining orders: everything before a spawn with everything in the new thread, everything
    /// in a thread with everything after its join. Called `tsync` in cat files.
    pub thread_sync: Relation,
    pub rf: Relation,
    /// Total for each location, transitive, initial write first.
    pub co: Relation,
    pub addr: Relation,
    pub data: Relation,
    /// From a read to everything in program order after a branch that depends on it.
    pub ctrl: Relation,
    /// From a read to an access that it decided something about, more weakly than through a dependency: what a conditional select took, or
    /// whether a compare-and-swap wrote. Only some front ends tell.
    pub pick: Relation,
    /// From the read of a successful read-modify-write to its write.
    pub rmw: Relation,
}

impl Execution {
    /// These events, and nothing between them.
    pub fn unrelated(events: Vec<Event>) -> Execution {
        let empty = || Relation::new(events.len());
        Execution {
            po: empty(),
            thread_sync: empty(),
            rf: empty(),
            co: empty(),
            addr: empty(),
            data: empty(),
            ctrl: empty(),
            pick: empty(),
            rmw: empty(),
            events,
        }
    }
}
