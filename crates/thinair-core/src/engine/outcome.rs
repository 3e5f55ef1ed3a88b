//! What goes into a run and what comes out of it, as plain data. All text for users is made elsewhere.

use super::sizes::Split;
use crate::execution::Execution;
use crate::ir::{FunctionId, Order, RegisterId, SourceLocation};
use crate::machine::Naming;
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

impl Equivalence {
    /// The one with the fewest executions that is about as quick for each of them: rf, but under XMM, where only rf and
    /// co together tell executions apart.
    pub fn quickest_for(model: Model) -> Self {
        model.equivalences()[0]
    }
}

/// What a run is about. By default: C11 as repaired, each behaviour once, without bounds.
#[derive(Clone, Debug)]
pub struct Options {
    pub model: Model,
    pub equivalence: Equivalence,
    /// How often the head of a loop may be reached again, in one activation; `None`: as often as the program likes.
    pub unroll: Option<u32>,
    /// Stop after so many executions, blocked ones included.
    pub max_executions: Option<u64>,
}

impl Default for Options {
    fn default() -> Self {
        Options { model: Model::Rc11, equivalence: Equivalence::quickest_for(Model::Rc11), unroll: None, max_executions: None }
    }
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
    /// The least number of a type divided by -1.
    DivisionOverflow,
    /// The result of signed arithmetic does not fit.
    SignedOverflow,
    /// A shift by less than nothing, or by as many bits as there are or more.
    BadShift,
    /// An index beyond an array, though inside of the object that the array is a part of.
    BadIndex,
    /// An address that is no multiple of the size of what is accessed there.
    Misaligned,
    /// Something constant is written.
    ConstantWrite,
    BadCall,
    BadJoin,
    /// A library function was not used by its rules.
    Misuse,
    /// An exception leaves a thread.
    UncaughtException,
    /// The language ends the program: `std::terminate`.
    Terminated,
    /// A panic of Rust that nobody catches.
    Panic,
    /// A loop waits for a value that nobody will write any more.
    EndlessWait,
    /// A thread may go round a loop for ever, though everybody gets a turn.
    MaySpin,
}

impl ViolationKind {
    pub const ALL: [ViolationKind; 25] = [
        ViolationKind::Assertion,
        ViolationKind::DataRace,
        ViolationKind::UseAfterFree,
        ViolationKind::DoubleFree,
        ViolationKind::InvalidFree,
        ViolationKind::OutOfBounds,
        ViolationKind::NullAccess,
        ViolationKind::UninitialisedRead,
        ViolationKind::Deadlock,
        ViolationKind::UnlockNotHeld,
        ViolationKind::DivisionByZero,
        ViolationKind::DivisionOverflow,
        ViolationKind::SignedOverflow,
        ViolationKind::BadShift,
        ViolationKind::BadIndex,
        ViolationKind::Misaligned,
        ViolationKind::ConstantWrite,
        ViolationKind::BadCall,
        ViolationKind::BadJoin,
        ViolationKind::Misuse,
        ViolationKind::UncaughtException,
        ViolationKind::Terminated,
        ViolationKind::Panic,
        ViolationKind::EndlessWait,
        ViolationKind::MaySpin,
    ];
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
    /// What was printed up to the error, thread by thread.
    pub output: Vec<Output>,
    /// Under XMM, if po and rf of the witness have a cycle: why it is allowed.
    pub justification: Option<Box<Justification>>,
    /// What else the engine knows; an engine that knows nothing leaves it empty.
    pub detail: Detail,
    /// Where the engine has store buffers: the writes that mattered by waiting in one.
    pub buffered: Vec<Buffered>,
}

/// An execution without an error, with all that reports tell of one.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Has every thread ended?
    pub complete: bool,
    pub execution: Execution,
    /// The source position of each event (unknown for initial writes).
    pub at: Vec<SourceLocation>,
    pub output: Vec<Output>,
    pub detail: Detail,
}

/// A write of a witness that waited in a store buffer while its thread read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Buffered {
    /// An event of the witness.
    pub write: usize,
    /// The last event of its thread before it reached memory; `None` if it is still in the buffer when the error occurs.
    pub until: Option<usize>,
}

/// Why XMM allows an execution in which po and rf have a cycle.
#[derive(Clone, Debug)]
pub struct Justification {
    /// The execution that it was re-executed from.
    pub earlier: Execution,
    /// For each event of the witness: is it committed, that is, was it there already?
    pub committed: Vec<bool>,
    /// The load-buffering race: the read, and the write that it came to read, as events of the witness.
    pub race: Option<(usize, usize)>,
    /// Why the earlier execution is allowed in turn, if it has a cycle itself; events are those of the earlier execution there.
    pub before: Option<Box<Justification>>,
}

/// What the search for executions with cycles did, under XMM.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReExecutions {
    /// Load-buffering races.
    pub races: u64,
    /// Reads that were given another write.
    pub re_executions: u64,
    /// Executions with cycles; they are among the executions.
    pub cyclic: u64,
    /// Re-executions that led to nothing new: to an execution found before, or to one with a cycle that nothing justified or that is not coherent. Which of
    /// these it is depends on the order of the search.
    pub rejected: u64,
    /// Executions from which not every step was tried, but only moves: what they lead to is not known to be all.
    pub by_moves: u64,
}

impl ReExecutions {
    pub fn add(&mut self, other: &ReExecutions) {
        self.races += other.races;
        self.re_executions += other.re_executions;
        self.cyclic += other.cyclic;
        self.rejected += other.rejected;
        self.by_moves += other.by_moves;
    }
}

/// Who did what to which object. Threads are named as in the witness.
#[derive(Clone, Debug, Default)]
pub struct Detail {
    /// Those involved, the one that the error shows at first.
    pub parties: Vec<Party>,
    /// For each of them, the calls that its thread was in, the innermost first, where they are known.
    pub calls: Vec<Vec<SourceLocation>>,
    pub threads: Vec<ThreadStory>,
    /// The functions of threads of which there is no story, where they are known.
    pub functions: Vec<(u32, FunctionId)>,
    /// What was allocated, by object id.
    pub objects: Vec<HeapObject>,
    /// The names of threads and objects, for whoever runs the execution again.
    pub naming: Naming,
    /// For a thread that spins: the events of the witness that happen again and again from here on.
    pub repeats: Vec<usize>,
}

/// What an access or another action has to do with an error.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// The thread in which a fault showed, where no access is involved.
    Failed,
    Access,
    OtherAccess,
    Allocated,
    Freed,
    FreedAgain,
    /// What made an operation wrong that would have been right before: the first join of a thread, the end of a lock.
    Earlier,
    Waits,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Party {
    pub role: Role,
    pub thread: u32,
    pub at: SourceLocation,
    /// Its event in the witness, if it is one.
    pub event: Option<usize>,
    /// What it accesses or frees; 0 if nothing.
    pub address: u64,
    /// How many bytes are accessed; for an allocation or a free, the size of the object.
    pub bytes: u32,
    pub write: bool,
    pub order: Order,
}

/// What one thread did, accesses and all else, in program order.
#[derive(Clone, Debug)]
pub struct ThreadStory {
    pub id: u32,
    pub function: FunctionId,
    /// The thread that spawned it, where that is known.
    pub parent: Option<u32>,
    pub steps: Vec<ThreadStep>,
    pub stands: Stands,
    /// Where it stands; unknown if it has ended.
    pub stands_at: SourceLocation,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThreadStep {
    pub at: SourceLocation,
    pub kind: ThreadStepKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreadStepKind {
    /// An event of the witness.
    Event(usize),
    Allocate {
        address: u64,
        size: u64,
    },
    Free {
        address: u64,
    },
    Join {
        thread: u32,
    },
    Choose {
        value: u64,
    },
    /// What follows may fail for no reason, and `fails`: a wait that ends, or a weak compare-and-exchange.
    Spurious {
        wait: bool,
        fails: bool,
    },
}

/// Why a thread goes no further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    Ended,
    /// It could go on: the run stopped at an error before.
    BeforeNext,
    AtError,
    AtBound,
    /// An assumption does not hold.
    Assumption,
    /// In a loop that only reads.
    Spinning,
    /// In an operation that waits for another value at this address than the last one.
    WaitsForValue {
        address: u64,
        value: u64,
    },
    WaitsForThread(u32),
    /// For the lock at this address, which this thread has taken last.
    WaitsForLock {
        address: u64,
        holder: Option<u32>,
        taken_at: SourceLocation,
    },
}

/// An object that was allocated while running.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeapObject {
    pub object: u32,
    pub size: u32,
    pub allocated_by: u32,
    pub allocated_at: SourceLocation,
    /// What its address was first put into: for a variable of the source, that has its name.
    pub register: Option<(FunctionId, RegisterId)>,
    pub freed: Option<(u32, SourceLocation)>,
}

/// Something that a thread printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Output {
    pub thread: u32,
    /// The last event of the thread before it, as an index into the events of the witness; `None`: there is none before it.
    pub after: Option<usize>,
    pub at: SourceLocation,
    pub text: String,
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
    /// Were there threads that may change places, so that executions which differ in nothing else count as one?
    pub symmetric: bool,
    /// Under XMM only.
    pub re_executions: Option<ReExecutions>,
    /// The accesses that were taken apart, because others access parts of the same memory: the run is one of [`sizes::split`](super::sizes::split).
    pub splits: Vec<Split>,
}

impl Outcome {
    /// Of a run that has visited nothing.
    pub fn of(verdict: Verdict) -> Outcome {
        Outcome {
            verdict,
            executions: 0,
            blocked: 0,
            dead_ends: 0,
            bounds: Vec::new(),
            symmetric: false,
            re_executions: None,
            splits: Vec::new(),
        }
    }
}
