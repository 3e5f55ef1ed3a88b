//! One execution graph and what it stands on: events, threads, locations, the order of insertion, and
//! the log that undoes a revisit.
//!
//! Primitive changes only. Nothing in here decides what is explored or what is consistent, and
//! nothing but the width of rows is a parameter.

pub mod convert;
pub mod event;
pub mod graph;
pub mod holes;
pub mod log;
pub mod memory;
pub mod row;
pub mod rows;
pub mod slots;
pub mod threads;
