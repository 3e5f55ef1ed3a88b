//! The words of the textual form, one table for each enumeration of the IR. Reader and printer share them, so that they cannot disagree.

use crate::ir::{Accesses, BinaryOp, CastOp, CheckKind, CompareOp, Fence, LinuxFence, Order, RmwOp, Storage, Tags, Width};

/// Values of `T` and how they are written.
pub(super) type Table<T> = &'static [(&'static str, T)];

pub(super) const WIDTHS: Table<Width> =
    &[("i1", Width::I1), ("i8", Width::I8), ("i16", Width::I16), ("i32", Width::I32), ("i64", Width::I64)];

pub(super) const ORDERS: Table<Order> = &[
    ("plain", Order::Plain),
    ("rlx", Order::Relaxed),
    ("acq", Order::Acquire),
    ("rel", Order::Release),
    ("acq_rel", Order::AcquireRelease),
    ("sc", Order::SeqCst),
];

pub(super) const TAGS: Table<Tags> = &[
    ("apc", Tags::ACQUIRE_PC),
    ("noret", Tags::NO_RETURN),
    ("pair", Tags::PAIR),
    ("lr.rl", Tags::LOAD_RELEASES),
    ("sc.aq", Tags::STORE_ACQUIRES),
    ("lock", Tags::LOCK),
    ("srcu", Tags::SRCU),
    ("failed", Tags::FAILED),
    ("copy", Tags::COPY),
    ("aligned", Tags::ALIGNED),
    ("after", Tags::AFTER_READ),
];

pub(super) const STORAGES: Table<Storage> =
    &[("global", Storage::Variable), ("constant", Storage::Constant), ("threadlocal", Storage::OfThread)];

const fn riscv(before: Accesses, after: Accesses) -> Fence {
    Fence::Riscv { before, after }
}

pub(super) const FENCES: Table<Fence> = &[
    ("plain", Fence::C11(Order::Plain)),
    ("rlx", Fence::C11(Order::Relaxed)),
    ("acq", Fence::C11(Order::Acquire)),
    ("rel", Fence::C11(Order::Release)),
    ("acq_rel", Fence::C11(Order::AcquireRelease)),
    ("sc", Fence::C11(Order::SeqCst)),
    ("mfence", Fence::Mfence),
    ("stbar", Fence::Stbar),
    ("dmb.full", Fence::DmbFull),
    ("dmb.ld", Fence::DmbLd),
    ("dmb.st", Fence::DmbSt),
    ("isb", Fence::Isb),
    ("sync", Fence::Sync),
    ("lwsync", Fence::Lwsync),
    ("isync", Fence::Isync),
    ("eieio", Fence::Eieio),
    ("r.r", riscv(Accesses::Reads, Accesses::Reads)),
    ("r.w", riscv(Accesses::Reads, Accesses::Writes)),
    ("r.rw", riscv(Accesses::Reads, Accesses::Both)),
    ("w.r", riscv(Accesses::Writes, Accesses::Reads)),
    ("w.w", riscv(Accesses::Writes, Accesses::Writes)),
    ("w.rw", riscv(Accesses::Writes, Accesses::Both)),
    ("rw.r", riscv(Accesses::Both, Accesses::Reads)),
    ("rw.w", riscv(Accesses::Both, Accesses::Writes)),
    ("rw.rw", riscv(Accesses::Both, Accesses::Both)),
    ("tso", Fence::RiscvTso),
    ("linux.mb", Fence::Linux(LinuxFence::Mb)),
    ("linux.rmb", Fence::Linux(LinuxFence::Rmb)),
    ("linux.wmb", Fence::Linux(LinuxFence::Wmb)),
    ("linux.barrier", Fence::Linux(LinuxFence::Barrier)),
    ("linux.before_atomic", Fence::Linux(LinuxFence::BeforeAtomic)),
    ("linux.after_atomic", Fence::Linux(LinuxFence::AfterAtomic)),
    ("linux.after_spinlock", Fence::Linux(LinuxFence::AfterSpinlock)),
    ("linux.after_unlock_lock", Fence::Linux(LinuxFence::AfterUnlockLock)),
    ("linux.after_srcu_read_unlock", Fence::Linux(LinuxFence::AfterSrcuReadUnlock)),
    ("linux.rcu_lock", Fence::Linux(LinuxFence::RcuLock)),
    ("linux.rcu_unlock", Fence::Linux(LinuxFence::RcuUnlock)),
    ("linux.sync_rcu", Fence::Linux(LinuxFence::SyncRcu)),
    ("linux.sync_srcu", Fence::Linux(LinuxFence::SyncSrcu)),
];

pub(super) const BINARY: Table<BinaryOp> = &[
    ("add", BinaryOp::Add),
    ("sub", BinaryOp::Sub),
    ("mul", BinaryOp::Mul),
    ("udiv", BinaryOp::UDiv),
    ("sdiv", BinaryOp::SDiv),
    ("urem", BinaryOp::URem),
    ("srem", BinaryOp::SRem),
    ("and", BinaryOp::And),
    ("or", BinaryOp::Or),
    ("xor", BinaryOp::Xor),
    ("shl", BinaryOp::Shl),
    ("lshr", BinaryOp::LShr),
    ("ashr", BinaryOp::AShr),
    ("sadd", BinaryOp::SAdd),
    ("ssub", BinaryOp::SSub),
    ("smul", BinaryOp::SMul),
    ("index", BinaryOp::Index),
    ("amount", BinaryOp::Amount),
    ("fadd", BinaryOp::FAdd),
    ("fsub", BinaryOp::FSub),
    ("fmul", BinaryOp::FMul),
    ("fdiv", BinaryOp::FDiv),
    ("frem", BinaryOp::FRem),
];

pub(super) const COMPARE: Table<CompareOp> = &[
    ("eq", CompareOp::Eq),
    ("ne", CompareOp::Ne),
    ("ult", CompareOp::ULt),
    ("ule", CompareOp::ULe),
    ("ugt", CompareOp::UGt),
    ("uge", CompareOp::UGe),
    ("slt", CompareOp::SLt),
    ("sle", CompareOp::SLe),
    ("sgt", CompareOp::SGt),
    ("sge", CompareOp::SGe),
    ("foeq", CompareOp::FOeq),
    ("fone", CompareOp::FOne),
    ("folt", CompareOp::FOlt),
    ("fole", CompareOp::FOle),
    ("fogt", CompareOp::FOgt),
    ("foge", CompareOp::FOge),
    ("ford", CompareOp::FOrd),
    ("fueq", CompareOp::FUeq),
    ("fune", CompareOp::FUne),
    ("fult", CompareOp::FUlt),
    ("fule", CompareOp::FUle),
    ("fugt", CompareOp::FUgt),
    ("fuge", CompareOp::FUge),
    ("funo", CompareOp::FUno),
];

pub(super) const CAST: Table<CastOp> = &[
    ("trunc", CastOp::Truncate),
    ("zext", CastOp::ZeroExtend),
    ("sext", CastOp::SignExtend),
    ("fptosi", CastOp::FloatToSigned),
    ("fptoui", CastOp::FloatToUnsigned),
    ("sitofp", CastOp::SignedToFloat),
    ("uitofp", CastOp::UnsignedToFloat),
    ("fpcast", CastOp::FloatToFloat),
];

pub(super) const CHECKS: Table<CheckKind> = &[
    ("misuse", CheckKind::Misuse),
    ("initialised", CheckKind::Initialised),
    ("apart", CheckKind::Apart),
    ("alive", CheckKind::Alive),
    ("limit", CheckKind::Limit),
    ("uncaught", CheckKind::Uncaught),
    ("terminate", CheckKind::Terminate),
];

pub(super) const RMW: Table<RmwOp> = &[
    ("xchg", RmwOp::Exchange),
    ("add", RmwOp::Add),
    ("sub", RmwOp::Sub),
    ("and", RmwOp::And),
    ("or", RmwOp::Or),
    ("xor", RmwOp::Xor),
    ("nand", RmwOp::Nand),
    ("umax", RmwOp::UMax),
    ("umin", RmwOp::UMin),
    ("smax", RmwOp::SMax),
    ("smin", RmwOp::SMin),
];

/// The word for a memory order.
pub fn order_name(order: Order) -> &'static str {
    word_for(ORDERS, order)
}

/// The word for a fence, as it follows `fence`.
pub fn fence_name(fence: Fence) -> &'static str {
    word_for(FENCES, fence)
}

/// The word for one tag.
pub fn tag_name(tag: Tags) -> &'static str {
    word_for(TAGS, tag)
}

/// The instructions that have a keyword of their own, for hints.
pub(super) const OTHER_INSTRUCTIONS: &[&str] = &[
    "copy", "select", "load", "store", "rmw", "cas", "fence", "alloc", "free", "call", "spawn", "join", "lock", "unlock", "assume",
    "assert", "choose", "jump", "br", "switch", "ret", "wait", "self", "exit", "pass", "take", "print", "check", "land", "unwind",
    "caught",
];

pub(super) fn value_of<T: Copy>(table: Table<T>, word: &str) -> Option<T> {
    table.iter().find(|(name, _)| *name == word).map(|(_, value)| *value)
}

/// The word for a value. Every value of the enumerations is in its table (a test of the round trip covers them all).
pub(super) fn word_for<T: Copy + PartialEq>(table: Table<T>, value: T) -> &'static str {
    table.iter().find(|(_, candidate)| *candidate == value).map_or("?", |(name, _)| *name)
}

pub(super) fn words<T>(table: Table<T>) -> String {
    table.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}
