//! The core of Thinair: programs, the machine that runs them, memory models, and the engines that explore executions.
//!
//! No I/O happens here; text comes in and plain data goes out. See ARCHITECTURE.md for a tour.

pub mod axioms;
pub mod cat;
pub mod engine;
pub mod execution;
pub mod ir;
pub mod machine;
pub mod mapping;
pub mod model;
pub mod relation;
pub mod repair;
