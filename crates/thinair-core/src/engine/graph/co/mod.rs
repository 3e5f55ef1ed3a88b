//! The coherence order where only rf tells behaviours apart: what is forced, which order is kept, and
//! the search for another one.
//!
//! `forced` is what all orders have in common, `partial_co` completes it, `co_search` asks the axioms;
//! `arranged` wraps a model so that its lists are one order of many, and `by_rf` says from when on
//! that is needed.

pub mod arranged;
pub mod by_rf;
pub mod co_search;
pub mod forced;
pub mod nodes;
pub mod partial_co;
