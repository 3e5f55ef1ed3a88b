//! What memory models keep with each event, whatever the model: each uses a part of it.
//!
//! A graph is the same type under every model, so that nothing but the search itself and the models has to be compiled for each of them.

use super::row::Row;

/// The reads of its thread that an event depends on.
#[derive(Clone, Copy, Default, Debug)]
pub struct Dependencies<const W: usize> {
    pub addr: Row<W>,
    pub data: Row<W>,
    pub ctrl: Row<W>,
}

/// Rows of every event. Which of them a source, or a later event, may change is the model's own affair.
#[derive(Clone, Copy, Default, Debug)]
pub struct Rows<const W: usize> {
    /// RC11, IMM, XMM: what happens before the event, itself included.
    pub hb: Row<W>,
    /// For a write: what an acquire read of it synchronises with.
    pub message: Row<W>,
    /// Models with one global order: earlier events of the thread (and of its parents) that the model orders before this one.
    pub local: Row<W>,
    /// All that the global order puts before this event, itself included.
    pub before: Row<W>,
    /// The part of that which has nothing to do with co, if it is kept. All of it is needed by the event: it stays as it is.
    pub fixed: Row<W>,
    /// Only where dependencies are tracked.
    pub dependencies: Dependencies<W>,
    pub propagation: Propagation<W>,
}

/// Predecessors of an event by each relation of POWER and ARMv7, named as in the axioms.
#[derive(Clone, Copy, Default, Debug)]
pub struct Propagation<const W: usize> {
    pub ii: Row<W>,
    pub ic: Row<W>,
    pub ci: Row<W>,
    pub cc: Row<W>,
    /// Ordered by strong fences, or by the creation or joining of threads.
    pub strong: Row<W>,
    /// Ordered by any fence.
    pub fences: Row<W>,
    /// ppo | fences.
    pub direct: Row<W>,
    /// hb*.
    pub hb: Row<W>,
    /// base, and its transitive closure.
    pub base: Row<W>,
    pub base_closure: Row<W>,
    /// strong; hb*.
    pub strong_hb: Row<W>,
    /// base*; strong; hb*.
    pub reach: Row<W>,
    /// The parts of hb* and of base that lead through nothing but what the event needs: dependencies, fences, and reads of other threads. They stay as they are.
    pub kept_hb: Row<W>,
    pub kept_base: Row<W>,
    /// kept_base between writes; kept_hb: writes that were propagated to the event's thread.
    pub propagated: Row<W>,
}
