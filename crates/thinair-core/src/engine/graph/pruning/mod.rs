//! What is left out of the search, and in which order threads go.
//!
//! Each file has one pruning, with its argument in docs/exploration.md and its switch in
//! [`Prunings`](crate::engine::Prunings). The kernel calls them at fixed places; none of them
//! changes the graph. `rules` is what is in force in a run.

pub mod ahead;
pub mod attempts;
pub mod endings;
pub mod locks;
pub mod meetings;
pub mod precedence;
pub mod rules;
pub mod stuck;
pub mod turns;
pub mod twins;
pub mod undone;
pub mod waits;
