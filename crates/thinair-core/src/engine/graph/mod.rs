//! The graph engine: every behaviour of a terminating program under an axiomatic model, each visited once.
//!
//! Seven rooms, each with a contract at its head. [`run`] begins runs. The [`kernel`] drives the
//! [`machine`](crate::machine), grows one graph in the [`store`], asks a [model](models::Model)
//! which choices are consistent, and revisits reads. [`co`] is for the equivalence `rf`. [`pruning`] has what
//! need not be visited, and [`checks`] what is wrong in an execution.

pub(super) mod checks;
mod co;
pub(super) mod kernel;
mod models;
mod pruning;
pub(super) mod run;
pub(super) mod store;

pub use run::plan::{check, check_text};
