//! The predefined sets and relations: their names in cat, and their value in an execution.

use crate::axioms::derived::{events, fences, order, same_location, same_thread};
use crate::execution::{Event, EventKind, Execution};
use crate::ir::{Accesses, Fence, LinuxFence, Order, Tags};
use crate::relation::{Relation, Set};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BaseSet {
    Everything,
    Reads,
    Writes,
    Accesses,
    Fences,
    InitialWrites,
    Plain,
    Atomic,
    Relaxed,
    Acquire,
    Release,
    AcquireRelease,
    SeqCst,
    /// The accesses with a tag.
    Tagged(Tags),
    /// The fences of one kind that is not of C11.
    Fence(Fence),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BaseRelation {
    Identity,
    ProgramOrder,
    SameLocation,
    SameThread,
    DifferentThreads,
    ReadsFrom,
    Coherence,
    Address,
    Data,
    Control,
    ReadModifyWrite,
    Pick,
    ThreadSync,
}

pub fn set_named(name: &str) -> Option<BaseSet> {
    Some(match name {
        "R" => BaseSet::Reads,
        "W" => BaseSet::Writes,
        "M" => BaseSet::Accesses,
        "F" => BaseSet::Fences,
        "IW" => BaseSet::InitialWrites,
        "PLAIN" | "NA" => BaseSet::Plain,
        "ATOMIC" => BaseSet::Atomic,
        "RLX" => BaseSet::Relaxed,
        "ACQ" => BaseSet::Acquire,
        "REL" => BaseSet::Release,
        "ACQ_REL" => BaseSet::AcquireRelease,
        "SC" => BaseSet::SeqCst,
        "APC" => BaseSet::Tagged(Tags::ACQUIRE_PC),
        "NORET" => BaseSet::Tagged(Tags::NO_RETURN),
        // What herd calls exclusives.
        "PAIR" | "X" => BaseSet::Tagged(Tags::PAIR),
        "LR.RL" => BaseSet::Tagged(Tags::LOAD_RELEASES),
        "SC.AQ" => BaseSet::Tagged(Tags::STORE_ACQUIRES),
        "MFENCE" => BaseSet::Fence(Fence::Mfence),
        "STBAR" => BaseSet::Fence(Fence::Stbar),
        "DMB.FULL" => BaseSet::Fence(Fence::DmbFull),
        "DMB.LD" => BaseSet::Fence(Fence::DmbLd),
        "DMB.ST" => BaseSet::Fence(Fence::DmbSt),
        "ISB" => BaseSet::Fence(Fence::Isb),
        "SYNC" => BaseSet::Fence(Fence::Sync),
        "LWSYNC" => BaseSet::Fence(Fence::Lwsync),
        "ISYNC" => BaseSet::Fence(Fence::Isync),
        "EIEIO" => BaseSet::Fence(Fence::Eieio),
        "AFTER" => BaseSet::Tagged(Tags::AFTER_READ),
        "LOCK" => BaseSet::Tagged(Tags::LOCK),
        "SRCU" => BaseSet::Tagged(Tags::SRCU),
        "FAILED" => BaseSet::Tagged(Tags::FAILED),
        "Mb" => BaseSet::Fence(Fence::Linux(LinuxFence::Mb)),
        "Rmb" => BaseSet::Fence(Fence::Linux(LinuxFence::Rmb)),
        "Wmb" => BaseSet::Fence(Fence::Linux(LinuxFence::Wmb)),
        "Barrier" => BaseSet::Fence(Fence::Linux(LinuxFence::Barrier)),
        "Before-atomic" => BaseSet::Fence(Fence::Linux(LinuxFence::BeforeAtomic)),
        "After-atomic" => BaseSet::Fence(Fence::Linux(LinuxFence::AfterAtomic)),
        "After-spinlock" => BaseSet::Fence(Fence::Linux(LinuxFence::AfterSpinlock)),
        "After-unlock-lock" => BaseSet::Fence(Fence::Linux(LinuxFence::AfterUnlockLock)),
        "After-srcu-read-unlock" => BaseSet::Fence(Fence::Linux(LinuxFence::AfterSrcuReadUnlock)),
        "Rcu-lock" => BaseSet::Fence(Fence::Linux(LinuxFence::RcuLock)),
        "Rcu-unlock" => BaseSet::Fence(Fence::Linux(LinuxFence::RcuUnlock)),
        "Sync-rcu" => BaseSet::Fence(Fence::Linux(LinuxFence::SyncRcu)),
        "Sync-srcu" => BaseSet::Fence(Fence::Linux(LinuxFence::SyncSrcu)),
        "FENCE.TSO" => BaseSet::Fence(Fence::RiscvTso),
        _ => {
            let (before, after) = name.strip_prefix("FENCE.")?.split_once('.')?;
            BaseSet::Fence(Fence::Riscv { before: accesses_named(before)?, after: accesses_named(after)? })
        }
    })
}

fn accesses_named(name: &str) -> Option<Accesses> {
    Some(match name {
        "R" => Accesses::Reads,
        "W" => Accesses::Writes,
        "RW" => Accesses::Both,
        _ => return None,
    })
}

pub fn relation_named(name: &str) -> Option<BaseRelation> {
    Some(match name {
        "id" => BaseRelation::Identity,
        "po" => BaseRelation::ProgramOrder,
        "loc" => BaseRelation::SameLocation,
        "int" => BaseRelation::SameThread,
        "ext" => BaseRelation::DifferentThreads,
        "rf" => BaseRelation::ReadsFrom,
        "co" => BaseRelation::Coherence,
        "addr" => BaseRelation::Address,
        "data" => BaseRelation::Data,
        "ctrl" => BaseRelation::Control,
        "rmw" => BaseRelation::ReadModifyWrite,
        "pick" => BaseRelation::Pick,
        "tsync" => BaseRelation::ThreadSync,
        _ => return None,
    })
}

impl BaseSet {
    pub fn value(self, x: &Execution) -> Set {
        let is_access = |event: &Event| event.is_read() || event.is_write();
        match self {
            BaseSet::Everything => Set::full(x.events.len()),
            BaseSet::Reads => events(x, Event::is_read),
            BaseSet::Writes => events(x, Event::is_write),
            BaseSet::Accesses => events(x, is_access),
            BaseSet::Fences => events(x, |event| matches!(event.kind, EventKind::Fence(_))),
            BaseSet::InitialWrites => events(x, Event::is_init),
            BaseSet::Plain => events(x, |event| is_access(event) && order(event) == Order::Plain),
            BaseSet::Atomic => events(x, |event| order(event) != Order::Plain),
            BaseSet::Relaxed => events(x, |event| order(event) == Order::Relaxed),
            BaseSet::Acquire => events(x, |event| order(event).acquires()),
            BaseSet::Release => events(x, |event| order(event).releases()),
            BaseSet::AcquireRelease => events(x, |event| order(event).acquires() && order(event).releases()),
            BaseSet::SeqCst => events(x, |event| order(event) == Order::SeqCst),
            BaseSet::Tagged(tag) => events(x, |event| event.tags.has(tag)),
            BaseSet::Fence(wanted) => fences(x, |fence| fence == wanted),
        }
    }
}

impl BaseRelation {
    pub fn value(self, x: &Execution) -> Relation {
        match self {
            BaseRelation::Identity => Relation::identity(x.events.len()),
            BaseRelation::ProgramOrder => x.po.clone(),
            BaseRelation::SameLocation => same_location(x),
            BaseRelation::SameThread => same_thread(x),
            BaseRelation::DifferentThreads => same_thread(x).complement(),
            BaseRelation::ReadsFrom => x.rf.clone(),
            BaseRelation::Coherence => x.co.clone(),
            BaseRelation::Address => x.addr.clone(),
            BaseRelation::Data => x.data.clone(),
            BaseRelation::Control => x.ctrl.clone(),
            BaseRelation::ReadModifyWrite => x.rmw.clone(),
            BaseRelation::Pick => x.pick.clone(),
            BaseRelation::ThreadSync => x.thread_sync.clone(),
        }
    }
}
