//! The core of Thinair: programs, the machine that runs them, memory models, and the engines that explore executions.
//!
//! No I/O happens here; text comes in and plain data goes out. See ARCHITECTURE.md for a tour.

#![cfg_attr(test, allow(dead_code))]

pub mod axioms;
pub mod cat;
// The unit tests do without the engines, which take long to compile: those are tested from outside.
#[cfg(not(test))]
pub mod engine;
pub mod execution;
pub mod ir;
pub mod machine;
pub mod mapping;
pub mod model;
pub mod relation;
pub mod repair;
