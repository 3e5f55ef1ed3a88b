//! The explicit-state engine: stores the states of a program, under SC or x86-TSO, and so needs no bound on loops.
//!
//! A state is what all threads, memory, store buffers and locks are at one moment. The search is breadth first over the states that steps of
//! threads lead to; a state that is known is not looked at again. So programs that never terminate are verified too, as long as their states are
//! finitely many, and the first error found is one with a shortest path.
//!
//! *Where things are*: [`state`] is the state and how it is packed; [`components`] and [`visited`] store it; [`canonical`] renames heap objects;
//! [`layout`] knows where globals lie; [`worker`] performs the actions of threads, with [`buffers`] for what leaves store buffers, and when;
//! [`reduction`] says which steps need no interleaving; [`search`] drives; [`witness`] replays a path as an execution; [`progress`] finds
//! threads that spin for ever; [`choice`] says when this engine is the one to take.
//!
//! *Not promised*: pointers are told from integers by their value (the high half names a live object), and comparing the addresses of different
//! objects with `<` may give another result for a state that was renamed.

mod buffers;
mod canonical;
pub mod choice;
mod components;
mod errors;
mod layout;
mod progress;
mod reduction;
mod search;
mod state;
mod visited;
mod witness;
mod worker;

use super::acceptance;
use super::outcome::{Outcome, Verdict};
use crate::ir::{Program, SourceLocation, Width};
use crate::model::Model;

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
    /// Also look for threads that spin for ever: nothing will change what they wait for.
    pub endless_waits: bool,
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
}

/// Sees what a run finds.
pub trait Observer {
    /// The memory when every thread has ended and every buffer is empty; each memory once.
    fn final_memory(&mut self, _memory: &FinalMemory<'_>) {}
    /// Asked now and then: should the run stop?
    fn interrupted(&mut self) -> bool {
        false
    }
}

impl Observer for () {}

/// Explores a well-formed program. In the outcome, executions are the states in which every thread has ended, blocked ones those in which nothing
/// goes on though some thread has not.
pub fn check(program: &Program, options: &Options, observer: &mut dyn Observer) -> (Outcome, Statistics) {
    let refused = |what: String, at: SourceLocation| {
        let verdict = Verdict::Unsupported(what, at);
        (Outcome { verdict, executions: 0, blocked: 0, dead_ends: 0, bounds: Vec::new(), re_executions: None }, Statistics::default())
    };
    if !matches!(options.model, Model::Sc | Model::Tso) {
        let what = format!("the engine `states` under {} (it knows sc and tso)", options.model.name());
        return refused(what, SourceLocation::default());
    }
    if let Some((what, at)) = acceptance::refused(program, options.model) {
        return refused(what, at);
    }
    search::run(program, options, observer)
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
