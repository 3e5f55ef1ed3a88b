//! What is left out of a run, and in which order threads go: the same for all who work on it.

use super::endings::may_count_unseen;
use super::precedence::Precedence;
use super::turns::LeftTurns;
use crate::engine::graph::models::Guide;
use crate::engine::graph::run::plan::{Plan, Task};
use crate::execution::Execution;
use crate::machine::Machine;
use crate::machine::action::CodeAddress;
use crate::machine::executor::Snapshot;
use rustc_hash::FxHashSet;
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
    /// Do threads meet at barriers, instead of counting who has come ([`meetings`](super::meetings))?
    pub meets: bool,
    /// May executions be counted that are not built to their end, once leaks were looked for ([`endings`](super::endings))?
    pub counts_unseen: bool,
    /// Does it stop at the first write that does not have to come after all others ([`by_rf`](crate::engine::graph::co::by_rf))?
    pub stops_where_co_is_open: bool,
    /// Do attempts that change nothing count as one ([`attempts`](super::attempts))?
    pub merges_attempts: bool,
    /// Are attempts left out before they are made ([`ahead`](super::ahead))?
    pub looks_ahead: bool,
    /// Would they be, if there were any that need not be made?
    pub might_look_ahead: bool,
    /// Second looks that come to the same: from where, and the hash of the values.
    pub known_looks: FxHashSet<(Snapshot, u64)>,
    /// Are turns left out that undo what they did ([`undone`](super::undone))?
    pub leaves_undone: bool,
    /// Instructions that end turns which are not left out.
    pub kept_turns: Vec<CodeAddress>,
    /// Turns of waiting loops that were left out, and whether accesses may be errors together with them.
    pub left_turns: Arc<LeftTurns>,
    /// The model in plain form.
    pub axioms: fn(&Execution) -> bool,
    /// Are executions told apart by co, and those ruled out in which [exclusives](crate::engine::graph::checks::exclusives) are out of order?
    pub rules_out_exclusives: bool,
    /// The stamps of accesses that were errors in graphs that are ruled out.
    pub bad_accesses: Vec<u32>,
    /// Are copies followed that may be of what has no value ([`copies`](crate::engine::graph::checks::copies))?
    pub follows_copies: bool,
    /// See [`crate::engine::prologue`].
    pub has_prologue: bool,
    pub notes_accesses: bool,
    /// Which threads go first.
    pub precedence: Precedence,
}

impl Rules {
    /// What the plan wants, as far as the model and the program admit it.
    pub fn new<M: Guide<W>, const W: usize, const D: bool>(
        task: Task<'_>,
        plan: &Plan,
        model: &M,
        machine: &Machine<D>,
        shows_executions: bool,
    ) -> Rules {
        let (wanted, program) = (plan.prunings, task.program);
        let facts = model.facts();
        let repeats = machine.has_repetitions();
        let leaves_undone = wanted.undone && wanted.updates && wanted.waits && repeats && !facts.flags && machine.has_undoing();
        let merges_attempts = wanted.attempts && repeats && !facts.flags;
        let may_look_ahead = wanted.ahead && wanted.stuck && wanted.waits && merges_attempts && machine.has_second_looks();
        let looks_ahead = may_look_ahead && plan.looks_ahead;
        let left_turns = LeftTurns::new(program, machine.code(), facts.races);
        Rules {
            skips_stuck: wanted.stuck,
            axioms: task.axioms,
            bad_accesses: Vec::new(),
            rules_out_exclusives: facts.orders_exclusives && plan.by_rf_and_co,
            follows_copies: machine.code().has_copies(),
            merges_symmetric: wanted.symmetry,
            orders_twins: wanted.symmetry,
            overtaken: plan.overtaken.clone(),
            puts_off_locks: wanted.locks && machine.has_known_locks(),
            puts_off_updates: wanted.updates && repeats,
            defers_waits: wanted.waits && repeats,
            meets: wanted.meetings && machine.has_meetings(),
            // Of what was left out whole executions tell whether it may be.
            counts_unseen: wanted.endings && !shows_executions && may_count_unseen(machine) && !leaves_undone && !looks_ahead,
            stops_where_co_is_open: false,
            merges_attempts,
            looks_ahead,
            might_look_ahead: may_look_ahead && !looks_ahead,
            known_looks: FxHashSet::default(),
            leaves_undone,
            kept_turns: plan.kept_turns.clone(),
            notes_accesses: left_turns.watches_accesses(),
            left_turns: Arc::new(left_turns),
            has_prologue: wanted.prologue,
            precedence: Precedence::default(),
        }
    }
}
