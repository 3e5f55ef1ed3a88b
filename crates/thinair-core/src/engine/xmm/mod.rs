//! XMM: load buffering without dependencies, by re-execution.
//!
//! Under XMM an execution whose po ∪ rf has a cycle is allowed if an execution that is allowed already justifies it ([`step`]). The graph engine visits
//! the executions of rc11; at each that has a load-buffering race, [`Search`] goes on from it to executions with cycles, and from those to
//! others. Executions with cycles are told apart by a hash of 128 bits; nothing else is kept of them ([`known`]). Several workers share what they know, and hand
//! over parts of their searches ([`part`]).
//!
//! The search moves from one execution ([`sketch`]) to the next by small steps: a read takes another write and its thread is run again from there
//! ([`rerun`]), or two writes swap their places in co. docs/xmm.md says why that is enough as far as we know, and how it is tested.

mod chain;
mod coherence;
mod draft;
mod exhaustive;
mod extend;
mod frees;
pub mod justifier;
mod known;
mod moves;
mod outlook;
mod part;
mod past;
mod problems;
mod rerun;
mod search;
mod sketch;
pub mod step;
mod turns;
mod waiting;

pub use part::{Ended, Helpers, Part};
pub use search::Counters;
use search::{Method, Search, State};
