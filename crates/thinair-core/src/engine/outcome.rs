//! What goes into a run and what comes out of it, as plain data. All text for users is made elsewhere.

use crate::execution::Execution;
use crate::ir::SourceLocation;
use crate::machine::action::Bound;
use crate::model::Model;

/// When two executions count as one behaviour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Equivalence {
    /// They differ if rf differs; co merely has to exist.
    Rf,
    /// They differ if rf or co differs.
    #[default]
    RfCo,
}

#[derive(Clone, Debug)]
pub struct Options {
    pub model: Model,
    pub equivalence: Equivalence,
    /// How often the head of a loop may be reached again, in one activation; `None`: as often as the program likes.
    pub unroll: Option<u32>,
    /// Stop after so many executions, blocked ones included.
    pub max_executions: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ViolationKind {
    Assertion,
    DataRace,
    UseAfterFree,
    DoubleFree,
    InvalidFree,
    OutOfBounds,
    NullAccess,
    UninitialisedRead,
    Deadlock,
    UnlockNotHeld,
    DivisionByZero,
    BadCall,
    BadJoin,
    /// A thread may spin for ever while nothing changes any more.
    NonProgress,
}

/// An error of the user's program.
#[derive(Clone, Debug)]
pub struct Violation {
    pub kind: ViolationKind,
    pub message: String,
    pub at: SourceLocation,
    /// The other access, where two are involved.
    pub other: Option<SourceLocation>,
    /// The execution up to the error.
    pub witness: Execution,
    /// The source position of each event of the witness (unknown for initial writes).
    pub witness_at: Vec<SourceLocation>,
    /// Where the engine has store buffers: the writes that mattered by waiting in one.
    pub buffered: Vec<Buffered>,
}

/// A write of a witness that waited in a store buffer while its thread read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Buffered {
    /// An event of the witness.
    pub write: usize,
    /// The last event of its thread before it reached memory; `None` if it is still in the buffer when the error occurs.
    pub until: Option<usize>,
}

/// A bound that cut some execution short, and where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoundHit {
    pub bound: Bound,
    pub at: SourceLocation,
}

#[derive(Clone, Debug)]
pub enum Verdict {
    Verified,
    Violated(Box<Violation>),
    /// No error up to the bounds in [`Outcome::bounds`].
    Bounded,
    /// The program uses what the engine or the model does not support: what, and where.
    Unsupported(String, SourceLocation),
    /// Stopped by the observer or by `max_executions`.
    Interrupted,
}

#[derive(Clone, Debug)]
pub struct Outcome {
    pub verdict: Verdict,
    /// Complete executions.
    pub executions: u64,
    /// Executions in which some thread waits for ever.
    pub blocked: u64,
    /// Partial executions that could not be completed.
    pub dead_ends: u64,
    pub bounds: Vec<BoundHit>,
}
