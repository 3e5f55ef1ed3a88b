//! What a run found, as text: for people ([`text`]) and for machines ([`json`]).
//!
//! A [`Report`] borrows everything that is to be told. Nothing here reads a file or a clock: whoever has them hands over the text of the
//! sources, the time and the memory used, so that the same report always gives the same text.

pub mod json;
pub mod names;
pub mod places;
pub mod text;
pub mod witness;

use std::time::Duration;

use thinair_core::engine::states::Statistics;
use thinair_core::engine::{Options, Outcome};
use thinair_core::ir::{Program, SourceLocation};

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
    /// What the engine of stored states did, if that was the one.
    pub states: Option<Statistics>,
    /// The loop without end because of which that engine was chosen.
    pub endless_loop: Option<SourceLocation>,
    pub elapsed: Duration,
    pub peak_rss_kib: Option<u64>,
}
