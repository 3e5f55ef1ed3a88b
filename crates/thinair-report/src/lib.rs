//! What a run found, as text: for people ([`text`]) and for machines ([`json`]).
//!
//! A [`Report`] borrows everything that is to be told. Nothing here reads a file or a clock: whoever has them hands over the text of the
//! sources, the time and the memory used, so that the same report always gives the same text.

pub mod json;
mod justification;
pub mod names;
pub mod places;
pub mod text;
pub mod witness;

use std::time::Duration;

use thinair_core::engine::{Options, Outcome};
use thinair_core::ir::Program;

/// The text of a source file, where it can be had.
pub type Sources<'a> = &'a dyn Fn(&str) -> Option<String>;

/// One finished run.
#[derive(Clone, Copy)]
pub struct Report<'a> {
    /// As the user wrote it.
    pub file: &'a str,
    pub program: &'a Program,
    pub options: &'a Options,
    pub outcome: &'a Outcome,
    pub elapsed: Duration,
    pub peak_rss_kib: Option<u64>,
}
