//! The explicit-state engine: stores the states of a program, under SC or x86-TSO, and so needs no bound on loops.
//!
//! A state is what all threads, memory, store buffers and locks are at one moment. The search is breadth first over the states that steps of
//! threads lead to; a state that is known is not looked at again. So programs that never terminate are verified too, as long as their states are
//! finitely many, and the first error found is one with a shortest path.
//!
//! *Where things are*: [`state`] is the state and how it is packed; [`components`], [`stored`] and [`visited`] store it; [`canonical`] renames heap objects;
//! [`layout`] knows where globals lie; [`worker`] performs the actions of threads, with [`buffers`] for what leaves store buffers, and when;
//! [`reduction`] says which steps need no interleaving; [`search`] drives; [`replay`] runs a path again, [`witness`] makes an execution of it, and [`detail`] says who was involved; [`progress`]
//! finds threads that wait in vain, [`cycles`] those that may spin for ever; [`leaks`] finds memory that is lost; [`copies`] follows what has no value; [`scout`] looks ahead for accesses of different sizes; [`choice`] says when this engine is the one to take.
//!
//! *Not promised*: pointers are told from integers by their value (the high half names a live object), and comparing the addresses of different
//! objects with `<` may give another result for a state that was renamed.

mod buffers;
mod canonical;
pub mod choice;
mod components;
mod copies;
mod cycles;
mod detail;
mod errors;
mod layout;
mod leaks;
mod progress;
mod reduction;
mod replay;
mod scout;
mod search;
mod state;
mod stored;
mod visited;
mod witness;
mod worker;

use super::acceptance;
use super::outcome::{Outcome, Verdict};
use super::sizes;
use crate::ir::{Program, SourceLocation, Width};
use crate::mapping;
use crate::model::Model;
use std::borrow::Cow;

pub use layout::FinalMemory;

/// The entries that a store buffer holds unless the options say otherwise.
pub const STORE_BUFFER: u32 = 32;

/// What makes the search smaller without changing its answers; each can be switched off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reductions {
    /// Stores leave their buffer only when that can be seen; otherwise, at any moment, as in the plain semantics.
    pub delayed_flushing: bool,
    /// Registers that are never read again are cleared.
    pub dead_registers: bool,
    /// Steps that concern nobody else are not stored as states of their own.
    pub local_steps: bool,
    /// Globals that only one thread can still access bypass the store buffers and are nobody else's concern.
    pub static_private: bool,
    /// So are heap objects that only one thread can reach.
    pub dynamic_private: bool,
    /// Where a thread's next step is independent of all that others may do, only that step is taken.
    pub partial_order: bool,
}

impl Reductions {
    pub const ALL: Reductions = Reductions {
        delayed_flushing: true,
        dead_registers: true,
        local_steps: true,
        static_private: true,
        dynamic_private: true,
        partial_order: true,
    };
    pub const NONE: Reductions = Reductions {
        delayed_flushing: false,
        dead_registers: false,
        local_steps: false,
        static_private: false,
        dynamic_private: false,
        partial_order: false,
    };

    /// What is worth comparing: all of them, none, delayed flushing alone, and each one switched off.
    pub fn variants() -> [(&'static str, Reductions); 9] {
        let all = Reductions::ALL;
        [
            ("all", all),
            ("none", Reductions::NONE),
            ("only delayed flushing", Reductions { delayed_flushing: true, ..Reductions::NONE }),
            ("without delayed flushing", Reductions { delayed_flushing: false, ..all }),
            ("without dead registers", Reductions { dead_registers: false, ..all }),
            ("without local steps", Reductions { local_steps: false, ..all }),
            ("without static private", Reductions { static_private: false, ..all }),
            ("without dynamic private", Reductions { dynamic_private: false, ..all }),
            ("without partial order", Reductions { partial_order: false, ..all }),
        ]
    }
}

#[derive(Clone, Debug)]
pub struct Options {
    /// `Sc` or `Tso`; others are refused.
    pub model: Model,
    /// The entries of a store buffer; 0: as many as the program likes.
    pub store_buffer: u32,
    pub reductions: Reductions,
    /// Store 128 bits for each state instead of the state itself. Two states with the same 128 bits count as one: with n states, the chance that this
    /// ever happens is below n² / 2¹²⁹.
    pub fingerprints: bool,
    /// Also look for threads that wait in vain, because nothing will change what they wait for, and for those that may spin for ever without
    /// anybody's progress. The latter takes a second search, if the program has cycles at all.
    pub endless_waits: bool,
    /// Is a deadlock an error? If not, it is only counted as blocked.
    pub deadlocks: bool,
    /// Also report threads that may go without because others make progress.
    pub starvation: bool,
    /// Also look for memory that is lost: neither freed nor pointed to by anything.
    pub leaks: bool,
    /// Worker threads; at least 1.
    pub workers: usize,
    /// Stop after so many states.
    pub max_states: Option<u64>,
}

impl Options {
    pub fn new(model: Model) -> Options {
        Options {
            model,
            store_buffer: STORE_BUFFER,
            reductions: Reductions::ALL,
            fingerprints: false,
            endless_waits: false,
            deadlocks: true,
            starvation: false,
            leaks: false,
            workers: 1,
            max_states: None,
        }
    }
}

/// What a run stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    pub states: u64,
    /// Steps taken, those to known states included.
    pub transitions: u64,
    /// The longest shortest path.
    pub depth: u64,
    /// Bytes of the stored states, with all tables.
    pub bytes: u64,
    /// Was the run stopped by `max_states`?
    pub limited: bool,
    /// The search for threads that may spin for ever, if there was one.
    pub second: Option<SecondSearch>,
}

/// What the search for cycles stored: in the plain semantics, with all steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SecondSearch {
    pub states: u64,
    pub transitions: u64,
    pub bytes: u64,
}

/// Sees what a run finds.
pub trait Observer: Sync {
    /// The memory when every thread has ended and every buffer is empty; each memory once.
    fn final_memory(&mut self, _memory: &FinalMemory<'_>) {}
    /// An object that was allocated here is lost in some execution: neither freed nor pointed to. Told once for each place.
    fn leaked(&mut self, _allocated_at: SourceLocation) {}
    /// Asked now and then, by any worker: should the run stop? Once that is so, it stays so.
    fn interrupted(&self) -> bool {
        false
    }
}

impl Observer for () {}

/// Explores a well-formed program. In the outcome, executions are the states in which every thread has ended, blocked ones those in which nothing
/// goes on though some thread has not.
pub fn check(program: &Program, options: &Options, observer: &mut dyn Observer) -> (Outcome, Statistics) {
    let refused = |what: String, at: SourceLocation| {
        let verdict = Verdict::Unsupported(what, at);
        (
            Outcome {
                verdict,
                executions: 0,
                blocked: 0,
                dead_ends: 0,
                bounds: Vec::new(),
                symmetric: false,
                re_executions: None,
                splits: Vec::new(),
            },
            Statistics::default(),
        )
    };
    if options.model.entry().states.is_none() {
        let known: Vec<&str> = Model::every().filter(|model| model.entry().states.is_some()).map(Model::name).collect();
        let what = format!("the engine `states` under {} (it knows {})", options.model.name(), known.join(" and "));
        return refused(what, SourceLocation::default());
    }
    if let Some((what, at)) = acceptance::refused(program, options.model) {
        return refused(what, at);
    }
    let mut splits = Vec::new();
    let mut changed = Cow::Borrowed(program);
    loop {
        let found = search::run(&mapping::lower(&changed, options.model), options, observer);
        let new = match found.0.verdict {
            Verdict::Unsupported(..) => scout::splits(&changed, options, &*observer),
            _ => Vec::new(),
        };
        if new.is_empty() {
            return (Outcome { splits, ..found.0 }, found.1);
        }
        changed = Cow::Owned(sizes::split(&changed, &new));
        splits.extend(new);
    }
}

/// A small number for each width, 0 for none.
fn width_code(width: Width) -> u8 {
    match width {
        Width::I1 => 1,
        Width::I8 => 2,
        Width::I16 => 3,
        Width::I32 => 4,
        Width::I64 => 5,
    }
}
