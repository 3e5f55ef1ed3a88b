//! What is wrong in a graph: races, heap errors, deadlocks, endless waits, leaks; and what a run cannot
//! say for certain.
//!
//! Checks look at the graph and at the machine, and never change either. `detail` is for reports.

pub mod copies;
pub mod detail;
pub mod exclusives;
#[cfg(feature = "invariants")]
pub mod invariants;
pub mod leaks;
pub mod lost;
pub mod output;
pub mod overtaken;
pub mod problems;
pub mod retries;
pub mod scene;
pub mod waiting;
