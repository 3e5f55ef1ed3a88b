//! Runs: the plan of a run and when it begins again, several workers, and random probes.
//!
//! The only room that knows of all models, of the observer's wishes and of more than one search.

pub mod consumer;
pub mod parallel;
pub mod plan;
pub mod probe;
