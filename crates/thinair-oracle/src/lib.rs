//! Brute force over all candidate executions of small programs, to test the engines against.
//!
//! Tests only: nothing here is fast, and everything is meant to be obviously right. [`brute`] finds all consistent executions of a program,
//! [`random`] makes programs, [`differential`] compares an engine with brute force, and [`shrink`] makes a program on which they differ small.
//! [`kept`], [`kept_exchanges`] and [`kept_texts`] hold programs that earlier versions of the exploration got wrong.

pub mod behaviour;
pub mod benchmarks;
pub mod brute;
pub mod build;
pub mod campaign;
pub mod differential;
pub mod final_states;
pub mod flusher;
pub mod kept;
pub mod kept_exchanges;
pub mod kept_texts;
pub mod memory;
pub mod races;
pub mod random;
pub mod random_numbers;
pub mod reference;
pub mod shrink;
pub mod started;
pub mod subject;
pub mod suite;
pub mod trace;
pub mod xmm;
