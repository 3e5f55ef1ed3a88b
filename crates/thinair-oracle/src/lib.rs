//! Brute force over all candidate executions of small programs, to test the engines against.

pub mod benchmarks;
pub mod suite;
