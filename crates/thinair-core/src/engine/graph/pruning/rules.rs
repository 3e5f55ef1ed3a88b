//! What is left out of a run, and in which order threads go: the same for all who work on it.

use super::precedence::Precedence;
use super::turns::LeftTurns;
use crate::machine::action::CodeAddress;
use std::sync::Arc;

#[derive(Clone)]
pub struct Rules {
    /// Are executions left out in which a thread is blocked for good ([`stuck`](super::stuck))?
    pub skips_stuck: bool,
    /// Do executions count as one that differ only in which of several threads with the same code is which ([`twins`](super::twins))?
    pub merges_symmetric: bool,
    /// And do they come in the order of the writes that they take, and of those that they make?
    pub orders_twins: bool,
    /// Not by what these instructions do.
    pub overtaken: Vec<CodeAddress>,
    /// Do threads that would wait for a lock go last, and do locks put each other off ([`locks`](super::locks))?
    pub puts_off_locks: bool,
    /// Are other reads that would wait put off by read-modify-writes, too?
    pub puts_off_updates: bool,
    /// Do threads that would wait for something else go last ([`waits`](super::waits))?
    pub defers_waits: bool,
    /// Does it stop at the first write that does not have to come after all others ([`by_rf`](crate::engine::graph::co::by_rf))?
    pub stops_where_co_is_open: bool,
    /// Do attempts that change nothing count as one ([`attempts`](super::attempts))?
    pub merges_attempts: bool,
    /// Instructions that end turns which are not left out.
    pub kept_turns: Vec<CodeAddress>,
    /// Turns of waiting loops that were left out, and whether accesses may be errors together with them.
    pub left_turns: Arc<LeftTurns>,
    pub notes_accesses: bool,
    /// Which threads go first.
    pub precedence: Precedence,
}
