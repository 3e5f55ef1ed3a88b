//! The program IR: what every front end produces and every engine runs.
//!
//! A [`Program`] is a set of globals, functions and threads. Functions are made of basic blocks over mutable registers
//! (no phi nodes: a register may be assigned in several places). Every value is an integer of a [`Width`], held in a `u64`
//! with the bits above the width zero. A pointer is an integer too: the object's id in the high 32 bits, the byte
//! offset in the low 32 bits ([`mod@pointer`]).
//!
//! Memory operations, fences, joins and choices are *visible*: the machine stops there and an engine answers. Everything
//! else is local. A function's private slots are memory whose address never escapes: local too.
//!
//! The textual form is in [`text`], the well-formedness rules in [`verify`].

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

pub mod names;
pub mod text;
pub mod verify;
pub mod visit;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(pub u32);
        impl $name {
            pub fn index(self) -> usize { self.0 as usize }
        }
    )*};
}

ids! {
    /// An entry of [`Program::globals`].
    GlobalId
    /// An entry of [`Program::functions`].
    FunctionId
    /// An entry of [`Function::blocks`].
    BlockId
    /// An entry of [`Function::registers`].
    RegisterId
    /// An entry of [`Function::private`].
    SlotId
    /// An entry of [`Program::files`].
    FileId
}

/// The width of a value in bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Width {
    I1,
    I8,
    I16,
    I32,
    I64,
}

impl Width {
    pub const ALL: [Width; 5] = [Width::I1, Width::I8, Width::I16, Width::I32, Width::I64];

    pub fn bits(self) -> u32 {
        match self {
            Width::I1 => 1,
            Width::I8 => 8,
            Width::I16 => 16,
            Width::I32 => 32,
            Width::I64 => 64,
        }
    }

    /// The size in memory; an `i1` takes a byte.
    pub fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    pub fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits())
    }

    pub fn sign_extend(self, value: u64) -> i64 {
        let unused = 64 - self.bits();
        ((value << unused) as i64) >> unused
    }
}

/// Pointers as integers: the object's id in the high half, the byte offset in the low half. Object 0 is null.
pub mod pointer {
    pub fn make(object: u32, offset: u32) -> u64 {
        u64::from(object) << 32 | u64::from(offset)
    }
    pub fn object(address: u64) -> u32 {
        (address >> 32) as u32
    }
    pub fn offset(address: u64) -> u32 {
        address as u32
    }
    /// The object that an address was computed from, and the offset in it: objects are smaller than 2 GiB, so a greater offset is one before the beginning of
    /// the next object.
    pub fn origin(address: u64) -> (u32, i64) {
        match i64::from(offset(address) as i32) {
            before @ ..=-1 => (object(address).wrapping_add(1), before),
            offset => (object(address), offset),
        }
    }
}

/// A memory order of C11. `Plain` is a non-atomic access.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Order {
    #[default]
    Plain,
    Relaxed,
    Acquire,
    Release,
    AcquireRelease,
    SeqCst,
}

impl Order {
    pub fn acquires(self) -> bool {
        matches!(self, Order::Acquire | Order::AcquireRelease | Order::SeqCst)
    }
    pub fn releases(self) -> bool {
        matches!(self, Order::Release | Order::AcquireRelease | Order::SeqCst)
    }
}

/// What an architecture adds to an access, as a set of flags.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tags(pub u16);

impl Tags {
    pub const NONE: Tags = Tags(0);
    /// ARMv8 LDAPR: a load-acquire that is not ordered after an earlier store-release (textual name `apc`).
    pub const ACQUIRE_PC: Tags = Tags(1);
    /// ARMv8 `ST<op>`: an atomic whose old value is not returned, so that its read is not ordered by dmb.ld (`noret`).
    pub const NO_RETURN: Tags = Tags(2);
    /// Not one atomic instruction but two: a load-exclusive and its store, lr and sc; or one of the two alone. The enumeration takes a store with it as a store-exclusive, which goes with the last such load before it in its thread (`pair`).
    pub const PAIR: Tags = Tags(4);
    /// RISC-V `lr.rl`: of a pair, the load also releases (`lr.rl`).
    pub const LOAD_RELEASES: Tags = Tags(8);
    /// RISC-V `sc.aq`: of a pair, the store also acquires (`sc.aq`).
    pub const STORE_ACQUIRES: Tags = Tags(16);
    /// An access of the Linux kernel's spinlocks (`lock`), for the enumeration.
    pub const LOCK: Tags = Tags(0x20);
    /// An access of the Linux kernel's SRCU structures (`srcu`), for the enumeration: a read enters a critical section, a write leaves it, and a
    /// read that is SeqCst stands for `synchronize_srcu`, which is no read at all.
    pub const SRCU: Tags = Tags(0x40);
    /// The read of a conditional read-modify-write of the Linux kernel that did not take place (`failed`), for the enumeration.
    pub const FAILED: Tags = Tags(0x80);
    /// A load that is part of a copy: it may find memory without a value, and then gives 0 (`copy`).
    pub const COPY: Tags = Tags(0x100);
    /// A plain access whose address must be a multiple of its width, as that of an atomic one must be (`aligned`).
    pub const ALIGNED: Tags = Tags(0x200);

    /// ARMv7: the write of a read-modify-write commits after its read, whatever it stores (`after`). Tests in the machine's own
    /// instructions say themselves what the one has to do with the other.
    pub const AFTER_READ: Tags = Tags(0x400);

    pub const ALL: [Tags; 11] = [
        Tags::ACQUIRE_PC,
        Tags::NO_RETURN,
        Tags::PAIR,
        Tags::LOAD_RELEASES,
        Tags::STORE_ACQUIRES,
        Tags::LOCK,
        Tags::SRCU,
        Tags::FAILED,
        Tags::COPY,
        Tags::ALIGNED,
        Tags::AFTER_READ,
    ];

    pub fn has(self, other: Tags) -> bool {
        self.0 & other.0 == other.0
    }
    pub const fn and(self, other: Tags) -> Tags {
        Tags(self.0 | other.0)
    }
}

/// How a memory access is ordered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Access {
    pub order: Order,
    pub tags: Tags,
}

/// The accesses that one side of a RISC-V fence names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Accesses {
    Reads,
    Writes,
    Both,
}

impl Accesses {
    pub const ALL: [Accesses; 3] = [Accesses::Reads, Accesses::Writes, Accesses::Both];

    pub fn reads(self) -> bool {
        self != Accesses::Writes
    }
    pub fn writes(self) -> bool {
        self != Accesses::Reads
    }
}

/// The fences of all models. A model refuses those that mean nothing to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fence {
    /// C11 `atomic_thread_fence`; never `Plain` or `Relaxed`.
    C11(Order),
    /// x86.
    Mfence,
    /// SPARC: orders stores (used under PSO).
    Stbar,
    /// ARM dmb/dsb (which we do not tell apart), full, load and store variants.
    DmbFull,
    DmbLd,
    DmbSt,
    /// ARM instruction barrier.
    Isb,
    /// POWER.
    Sync,
    Lwsync,
    Isync,
    Eieio,
    /// RISC-V `fence before,after`: orders those accesses before it with these after it.
    Riscv {
        before: Accesses,
        after: Accesses,
    },
    /// RISC-V `fence.tso`: all but a write with a later read.
    RiscvTso,
    /// Of the Linux kernel's model.
    Linux(LinuxFence),
}

/// What the Linux kernel's memory model knows besides accesses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LinuxFence {
    Mb,
    Rmb,
    Wmb,
    Barrier,
    BeforeAtomic,
    AfterAtomic,
    AfterSpinlock,
    AfterUnlockLock,
    AfterSrcuReadUnlock,
    RcuLock,
    RcuUnlock,
    SyncRcu,
    /// Of one SRCU structure: the event has a location.
    SyncSrcu,
}

/// An operand: a register or a constant of the width that the instruction asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    Register(RegisterId),
    Constant(u64),
    /// The address of a global; `i64`.
    Global(GlobalId),
    /// The address of a function; `i64`, only good for calling and spawning.
    Function(FunctionId),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    /// Division by zero is an error of the program.
    UDiv,
    SDiv,
    URem,
    SRem,
    And,
    Or,
    Xor,
    /// Shifting by the width or more gives 0 (or the sign, for `AShr`).
    Shl,
    LShr,
    AShr,
    /// Of signed numbers: a result that does not fit is an error of the program.
    SAdd,
    SSub,
    SMul,
    /// The left number, which is the index of an element: an error of the program if it is greater than the right one (unsigned).
    Index,
    /// The left number, by which another is shifted: an error of the program if it is greater than the right one (unsigned).
    Amount,
    /// Floating point: `i32` holds a float, `i64` a double.
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

impl BinaryOp {
    /// Are there operands for which it is an error?
    pub fn may_fail(self) -> bool {
        use BinaryOp::*;
        matches!(self, UDiv | SDiv | URem | SRem | SAdd | SSub | SMul | Index | Amount)
    }
    pub fn is_float(self) -> bool {
        matches!(self, BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CompareOp {
    Eq,
    Ne,
    ULt,
    ULe,
    UGt,
    UGe,
    SLt,
    SLe,
    SGt,
    SGe,
    /// Floating point, ordered: false if one is not a number.
    FOeq,
    FOne,
    FOlt,
    FOle,
    FOgt,
    FOge,
    FOrd,
    /// Unordered: true if one is not a number.
    FUeq,
    FUne,
    FUlt,
    FUle,
    FUgt,
    FUge,
    FUno,
}

impl CompareOp {
    pub fn is_float(self) -> bool {
        use CompareOp::*;
        !matches!(self, Eq | Ne | ULt | ULe | UGt | UGe | SLt | SLe | SGt | SGe)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastOp {
    Truncate,
    ZeroExtend,
    SignExtend,
    /// From a float (`i32`) or double (`i64`); what does not fit becomes the nearest number that does, and what is no number 0.
    FloatToSigned,
    FloatToUnsigned,
    SignedToFloat,
    UnsignedToFloat,
    /// From a float to a double, or back.
    FloatToFloat,
}

/// What a [`Op::Check`] is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CheckKind {
    /// The rules of a library.
    Misuse,
    /// That a variable has a value.
    Initialised,
    /// That what is copied does not overlap its copy.
    Apart,
    /// That what the thread has read last is not left from something destroyed.
    Alive,
    /// No error of the program: what a library of ours supports ends here.
    Limit,
    /// That somebody catches an exception.
    Uncaught,
    /// That the language does not end the program by itself.
    Terminate,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RmwOp {
    Exchange,
    Add,
    Sub,
    And,
    Or,
    Xor,
    Nand,
    UMax,
    UMin,
    SMax,
    SMin,
}

/// One instruction without its source position. `destination` is always a register of the current frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    Copy {
        destination: RegisterId,
        width: Width,
        value: Operand,
    },
    Binary {
        destination: RegisterId,
        op: BinaryOp,
        width: Width,
        left: Operand,
        right: Operand,
    },
    /// The destination is `i1`.
    Compare {
        destination: RegisterId,
        op: CompareOp,
        width: Width,
        left: Operand,
        right: Operand,
    },
    Cast {
        destination: RegisterId,
        op: CastOp,
        from: Width,
        to: Width,
        value: Operand,
    },
    /// `condition` is `i1`.
    Select {
        destination: RegisterId,
        width: Width,
        condition: Operand,
        then: Operand,
        otherwise: Operand,
    },

    Load {
        destination: RegisterId,
        width: Width,
        address: Operand,
        access: Access,
    },
    Store {
        width: Width,
        address: Operand,
        value: Operand,
        access: Access,
    },
    /// The destination gets the old value.
    Rmw {
        destination: Option<RegisterId>,
        op: RmwOp,
        width: Width,
        address: Operand,
        value: Operand,
        access: Access,
    },
    /// The destination gets the old value, `success` (an `i1`) whether the exchange took place. `failure` is the order of the read
    /// when it did not.
    Cas {
        destination: Option<RegisterId>,
        success: Option<RegisterId>,
        width: Width,
        address: Operand,
        expected: Operand,
        new: Operand,
        access: Access,
        failure: Order,
    },
    Fence {
        fence: Fence,
    },

    /// Private memory: `slot[offset]`, offset in bytes, `i64`.
    PrivateLoad {
        destination: RegisterId,
        width: Width,
        slot: SlotId,
        offset: Operand,
    },
    PrivateStore {
        width: Width,
        slot: SlotId,
        offset: Operand,
        value: Operand,
    },

    /// A new object of `size` bytes (`i64`); the destination is its address (`i64`). One that is `local` is a variable of a function: the program may not free
    /// it, and it is not lost when nobody points to it.
    Allocate {
        destination: RegisterId,
        size: Operand,
        zeroed: bool,
        local: bool,
    },
    /// With `local`, the life of a variable of a function or of a thread ends.
    Free {
        address: Operand,
        local: bool,
    },

    /// Call of a known function, or through an address.
    Call {
        destination: Option<RegisterId>,
        function: Operand,
        arguments: Vec<Operand>,
    },
    /// Starts a thread; the destination is its handle (`i64`).
    Spawn {
        destination: RegisterId,
        function: Operand,
        arguments: Vec<Operand>,
    },
    /// Waits until the thread with this handle (`i64`) has ended.
    Join {
        thread: Operand,
    },
    /// A lock is an `i32` in memory, 0 when free.
    Lock {
        address: Operand,
    },
    /// With `barrier`, it is a full barrier where the processor's usual implementation is one (see `mapping::barriers`). With `waits`, it is how a wait for
    /// something else begins: what is wrong is then the wait.
    Unlock {
        address: Operand,
        barrier: bool,
        waits: bool,
    },

    /// Waits until what is read compares as asked, and then, with an `update`, stores a new value in the same step. The destination gets
    /// what was read.
    Wait {
        destination: Option<RegisterId>,
        width: Width,
        address: Operand,
        compare: CompareOp,
        against: Operand,
        update: Option<(RmwOp, Operand)>,
        access: Access,
    },
    /// The handle of the thread itself (`i64`).
    Myself {
        destination: RegisterId,
    },
    /// Do threads meet by [`Op::Meet`] (`i32`)? If not, that is never come to, and a barrier has to count.
    Meets {
        destination: RegisterId,
    },
    /// Waits until the thread has company at a barrier. Each thread that comes to it has stored the number of the round
    /// (`i32`) in its own place of an array, at its handle. When as many as are needed (`i32`) have, the destination
    /// (`i64`) says which: bit *n* for handle *n* + 1. It is 0 if they will never be enough. This orders nothing: the
    /// thread has to read what the others have stored.
    Meet {
        destination: RegisterId,
        array: Operand,
        round: Operand,
        needed: Operand,
    },
    /// Ends the thread, however deep in calls it is. With `process` the program ends: threads that still wait do so no longer.
    Exit {
        process: bool,
    },
    /// Leaves a further part of a result, for the caller to [`Op::Take`] right after the call.
    Pass {
        index: u32,
        width: Width,
        value: Operand,
    },
    Take {
        destination: RegisterId,
        width: Width,
        index: u32,
    },
    /// Prints, with a format as that of C's printf. Only those who look at an execution see it.
    Print {
        format: String,
        arguments: Vec<(Width, Operand)>,
    },

    /// Execution goes on only where the condition (`i1`) holds.
    Assume {
        condition: Operand,
    },
    Assert {
        condition: Operand,
        message: String,
    },
    /// An assertion of a library or of the language.
    Check {
        condition: Operand,
        kind: CheckKind,
        message: String,
    },
    /// Any value from `low` to `high`, both included (unsigned); each is explored. With `partial` there are values that are left out: the range is a bound.
    Choose {
        destination: RegisterId,
        width: Width,
        low: u64,
        high: u64,
        partial: bool,
    },
    /// Does what follows fail for no reason (`i1`)? Both are explored, but where failing would add nothing: see `machine::interpreter::spurious`. With
    /// `expected`, what follows is a compare-and-exchange, whose next read finds that value if it fails so; without, a wait that ends.
    Spurious {
        destination: RegisterId,
        expected: Option<(Width, Operand)>,
    },
    /// A wait that ended for no reason is over: since its [`Op::Spurious`] the thread has changed nothing that it still sees.
    Settled,

    Jump {
        target: BlockId,
    },
    /// `condition` is `i1`.
    Branch {
        condition: Operand,
        then: BlockId,
        otherwise: BlockId,
    },
    Switch {
        width: Width,
        value: Operand,
        cases: Vec<(u64, BlockId)>,
        default: BlockId,
    },
    Return {
        value: Option<Operand>,
    },

    /// The end of a block whose last instruction is a call: goes on at `target` when the call has returned, and at `unwind` when it was left by unwinding; its
    /// result is 0 then. With `catches`, unwinding may end there; otherwise it goes on when what is to be done there is done.
    Land {
        target: BlockId,
        unwind: BlockId,
        catches: bool,
    },
    /// Leaves the function, and those that called it, up to a call that ends its block with [`Op::Land`]. What the thread has passed ([`Op::Pass`]) can
    /// be taken there.
    Unwind,
    /// Is there an active call where unwinding may end (`i1`)?
    Caught {
        destination: RegisterId,
    },
}

impl Op {
    /// Does this instruction end a block?
    pub fn is_terminator(&self) -> bool {
        use Op::*;
        matches!(self, Jump { .. } | Branch { .. } | Switch { .. } | Return { .. } | Exit { .. } | Land { .. } | Unwind)
    }
}

/// A position in the user's source; line 0 means unknown. By which calls code was come to, that
/// stands in their place, makes no other position of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct SourceLocation {
    pub file: FileId,
    pub line: u32,
    pub column: u32,
    /// One more than the place in [`Program::calls`] of the call that the code was put in the place
    /// of; 0 if it stands where it was written.
    pub called: u32,
}

impl SourceLocation {
    fn place(&self) -> (FileId, u32, u32) {
        (self.file, self.line, self.column)
    }
}

impl PartialEq for SourceLocation {
    fn eq(&self, other: &Self) -> bool {
        self.place() == other.place()
    }
}

impl Eq for SourceLocation {}

impl PartialOrd for SourceLocation {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for SourceLocation {
    fn cmp(&self, other: &Self) -> Ordering {
        self.place().cmp(&other.place())
    }
}

impl Hash for SourceLocation {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.place().hash(state);
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    pub op: Op,
    pub at: SourceLocation,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    pub name: String,
    /// Ends with a terminator, and has no other.
    pub instructions: Vec<Instruction>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register {
    pub name: String,
    pub width: Width,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrivateSlot {
    pub name: String,
    pub size: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    pub name: String,
    /// The first registers, in order.
    pub parameters: Vec<RegisterId>,
    pub result: Option<Width>,
    pub registers: Vec<Register>,
    pub private: Vec<PrivateSlot>,
    /// The first block is the entry.
    pub blocks: Vec<Block>,
}

/// The initial value of one element of a global.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Initializer {
    Value(u64),
    /// The address of a global plus a number of bytes.
    Address(GlobalId, u32),
    FunctionAddress(FunctionId),
}

/// What may be done with a global.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Storage {
    #[default]
    Variable,
    /// Writing to it is an error.
    Constant,
    /// It belongs to a thread: an [`Op::Free`] that is `local` may end its life.
    OfThread,
}

/// A global object: an array of elements of one width. Elements without an initializer are 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Global {
    pub name: String,
    pub storage: Storage,
    pub element: Width,
    pub length: u32,
    pub init: Vec<Initializer>,
    pub at: SourceLocation,
}

impl Global {
    pub fn size(&self) -> u32 {
        self.element.bytes() * self.length
    }
}

/// A call in whose place code stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inlined {
    pub at: SourceLocation,
    /// The function that was called.
    pub function: String,
}

/// A thread that exists from the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreadStart {
    pub function: FunctionId,
    /// Constants (or addresses of globals and functions).
    pub arguments: Vec<Operand>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Program {
    pub files: Vec<String>,
    pub globals: Vec<Global>,
    pub functions: Vec<Function>,
    /// At least one.
    pub threads: Vec<ThreadStart>,
    /// The calls in whose place code stands, for reports only.
    pub calls: Vec<Inlined>,
}

impl Program {
    /// The call in whose place what stands at a position was put.
    pub fn call_at(&self, at: SourceLocation) -> Option<&Inlined> {
        self.calls.get((at.called as usize).checked_sub(1)?)
    }

    /// The calls by which one comes to a position, the innermost first, where code stands in their
    /// place.
    pub fn calls_to(&self, at: SourceLocation) -> impl Iterator<Item = SourceLocation> + '_ {
        let outer = |at: &SourceLocation| self.call_at(*at).map(|call| call.at);
        // A call is listed before those that stand in it.
        std::iter::successors(outer(&at), move |&this| outer(&this).filter(|next| next.called < this.called))
    }

    /// The object id of a global: objects 1, 2, … in order.
    pub fn object_of(&self, global: GlobalId) -> u32 {
        global.0 + 1
    }

    /// Does some thread print something?
    pub fn prints(&self) -> bool {
        let instructions = self.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions);
        instructions.into_iter().any(|instruction| matches!(instruction.op, Op::Print { .. }))
    }

    /// The address of a function, as a value: object ids beyond all memory objects.
    pub fn function_address(function: FunctionId) -> u64 {
        pointer::make(FUNCTION_OBJECTS + function.0, 0)
    }
}

/// What a lock, or whatever else is waited for by [`Op::Wait`], holds once it was destroyed: waiting for it is an error.
pub const DESTROYED: u64 = 0x8000_0000;

/// The name of the lock of atomic sections, if the program has such: while a thread holds it, engines that can do so let nobody else run.
pub const SECTIONS: &str = "__thinair_atomic";

/// Object ids from here on are functions.
pub const FUNCTION_OBJECTS: u32 = 0xF000_0000;
