//! The machine: runs one thread to its next visible action, and can resume it from a snapshot.

pub mod action;
pub mod deps;
pub mod executor;
