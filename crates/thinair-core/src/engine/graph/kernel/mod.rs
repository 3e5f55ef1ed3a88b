//! The algorithm, and nothing else: every behaviour once, depth first.
//!
//! `explore` adds events to one graph and takes them away again, with a stack of `frame`s; `sources` goes through
//! the writes that a read may take; `canonical` says which reads a new write may revisit, and `cut`
//! performs a revisit. The kernel changes the graph only by the primitive changes of the [store](super::store),
//! asks a [model](super::models) what is consistent, and calls the [prunings](super::pruning) and the
//! [checks](super::checks) at fixed places. It knows nothing of workers, of plans or of reports.

pub mod canonical;
pub mod cut;
pub mod explore;
pub mod frame;
pub mod sources;
