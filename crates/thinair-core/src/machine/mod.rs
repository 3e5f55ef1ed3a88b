//! The machine: runs one thread to its next visible action, and can resume it from a snapshot.
//!
//! Engines talk to it through the [`Executor`] trait. It knows nothing of memory models or graphs: it asks for the value of each read and is told.

pub mod action;
mod arithmetic;
pub mod cells;
pub mod code;
mod counters;
pub mod deps;
pub mod executor;
mod faults;
pub mod histories;
mod interpreter;
mod local;
pub(crate) mod looks;
pub(crate) mod loops;
mod naming;
mod print;
pub(crate) mod repeats;
pub mod saved;

pub use executor::Executor;
pub use interpreter::{Attempt, Machine, NO_EVENT, NO_NAME, PlaceInLoop, Rehearsed, SecondLook, Taker};
pub use naming::Naming;
