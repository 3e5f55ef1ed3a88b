//! What a thread asks of an engine: its next visible action.
//!
//! A step of the machine ends with exactly one [`Action`]. The engine performs it and, where the action has a result (a read's value,
//! the value chosen), hands it over when it resumes the thread.

use super::deps::DepSet;
use crate::ir::{Access, Fence, Order, Width};

/// Which instruction of the program an action comes from: an index into the machine's flat code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct CodeAddress(pub u32);

/// A thread's name: dense, stable for the whole exploration (the n-th child of a thread is always the same id).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct ThreadId(pub u16);

impl ThreadId {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Why a thread cannot go on, though it has not ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Block {
    /// An assume that does not hold.
    Assume,
    /// A pure iteration of a loop: nothing changes until one of its reads does.
    Spin,
    /// A lock that was seen held.
    Lock,
    /// A wait for a value that was not there.
    Wait,
}

/// A limit of the exploration that a thread ran into.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Bound {
    /// `--unroll`: a loop was left unfinished.
    Unroll,
    /// A loop that changes memory in every turn, and nothing of its own, went round too often.
    Endless,
    /// Too many local instructions between two visible actions.
    Steps,
    /// Too deep a call stack.
    Recursion,
    /// A compare-and-exchange that may fail for no reason was taken not to, in a loop that stores what other threads see.
    WeakExchange,
    /// Inputs have more values than those that were tried.
    Inputs,
    /// Under XMM: not every way of running threads again was tried.
    ReExecution,
    /// A read-modify-write that may be overtaken by what follows it in its thread: not all such executions are found.
    Overtaken,
    /// Where stores wait in buffers: a read came while more of them would have waited than a buffer holds.
    StoreBuffer,
}

/// An error of the program that the machine itself can see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    Assertion,
    /// A check of a library's rules.
    Misuse,
    /// Waiting for what was destroyed.
    Destroyed,
    /// A limit of a library of ours: no error.
    Limit,
    /// A variable without a value.
    Uninitialised,
    DivisionByZero,
    /// The least number divided by -1.
    DivisionOverflow,
    /// A signed result that does not fit.
    SignedOverflow,
    /// A shift by less than nothing, or by the width or more: the action has by how much as `address`, and as `value` the most that it may be.
    BadShift,
    /// An index beyond its array: the action has it as `address`, and as `value` the greatest that there may be.
    BadIndex,
    /// An access whose address is no multiple of its width, and must be.
    Misaligned,
    /// A private slot accessed outside its bounds: the action has offset and width.
    PrivateBounds,
    /// Call or spawn through an address that is not a function's, or with the wrong number of arguments.
    BadCall,
    /// Joining a value that is not a thread's handle.
    BadJoin,
    /// An exception that nobody catches.
    Uncaught,
    /// The language ends the program.
    Terminated,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ActionKind {
    /// Resumed with the value read. `exclusive`: the read of an RMW or CAS; if it succeeds for that value, the next action is its
    /// write. `lock`: the read of a lock or wait operation, which blocks unless it reads what it waits for.
    Read {
        exclusive: bool,
        lock: bool,
    },
    Write {
        exclusive: bool,
        unlock: bool,
    },
    Fence(Fence),
    /// Waits for the thread in `value`.
    Join,
    /// Creates the object in `address`, of `value` bytes.
    Allocate {
        zeroed: bool,
    },
    /// Frees `address`.
    Free,
    /// Resumed with a value from `address` (the least) to `value` (the greatest).
    Choose,
    /// With a `value` of 1 it ends the process, and whoever joins the thread does not come to it.
    End,
    Blocked(Block),
    Bounded(Bound),
    Failed(Fault),
}

/// Addresses and values are those of the access; the dependency sets name reads of the same thread by their index in the thread, and are
/// empty when the machine does not track them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Action {
    pub kind: ActionKind,
    pub width: Width,
    pub access: Access,
    /// For the read of a CAS: its order if the CAS fails.
    pub failure: Order,
    pub code: CodeAddress,
    pub address: u64,
    pub value: u64,
    pub addr: DepSet,
    pub data: DepSet,
    pub ctrl: DepSet,
}

impl Action {
    /// Has the thread come to its end, so that it can be joined? It has not if it has ended the process.
    pub fn is_joinable(&self) -> bool {
        self.kind == ActionKind::End && self.value == 0
    }

    /// Has the program ended?
    pub fn ends_process(&self) -> bool {
        self.kind == ActionKind::End && self.value == 1
    }

    /// The end of a thread.
    pub fn end() -> Action {
        Action {
            kind: ActionKind::End,
            width: Width::I64,
            access: Access::default(),
            failure: Order::Plain,
            code: CodeAddress(0),
            address: 0,
            value: 0,
            addr: DepSet::EMPTY,
            data: DepSet::EMPTY,
            ctrl: DepSet::EMPTY,
        }
    }
}
