//! Turns of waiting loops that are left out, and the errors in which they would have had a part.
//!
//! A thread that comes back to the head of a loop unchanged waits there ([`crate::machine`]): executions in which it does such a turn *and then goes on* are not
//! visited, since the execution without the turn allows everything that follows. But an access of the turn may race with something, or use memory
//! that is freed by something, that comes about only because the thread went on.
//!
//! Let *r* be such an access, and *b* the other party of the error. If *b* does not follow, by program order and reads-from, from what the thread did after the turn, *b* is
//! also there in an execution that ends with the turn, and the error is found in that one. If it does, *b* stands in the execution without the turn as well. There *r*
//! would be ordered before *b* if anything is that its thread did from then on. So *b* is suspect if it follows from events of another thread, without being
//! ordered after them, and a turn that accesses the same memory was left out, of any thread. (Memory that was allocated only because of these events, the turn cannot have
//! accessed.) If there are such pairs when all is visited, the run begins again, and these loops do one turn for nothing whenever they are
//! entered. One is enough: take all others out of an execution with the error, and the error is still there, because less is ordered.

use crate::engine::graph::checks::retries::causes;
use crate::engine::graph::kernel::explore::Explorer;
use crate::engine::graph::models::{Guide, seen_in_thread};
use crate::engine::graph::store::event::{EventId, Kind};
use crate::engine::graph::store::row::Row;
use crate::ir::{Fence, Op, Order, Program, pointer};
use crate::machine::action::{ActionKind, Block, CodeAddress, ThreadId};
use crate::machine::code::ProgramCode;
use rustc_hash::FxHashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// An access, as far as it matters for errors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Accessed {
    address: u64,
    plain: bool,
    writes: bool,
}

impl Accessed {
    fn may_race_with(&self, other: &Accessed) -> bool {
        self.address == other.address && (self.plain || other.plain) && (self.writes || other.writes)
    }
}

/// What was left out, and what others did that follows from what came after it: shared by all who work on a run.
#[derive(Default)]
pub struct LeftTurns {
    /// Can plain accesses, or accesses whatever they are, to freed memory be errors that turns have a part in?
    races: bool,
    frees: bool,
    found: Mutex<Found>,
}

#[derive(Default)]
struct Found {
    /// The jumps that ended turns, or the reads that ended attempts, with what these turns accessed.
    turns: FxHashSet<(CodeAddress, Accessed)>,
    suspects: FxHashSet<Accessed>,
    /// Objects that were freed.
    freed: FxHashSet<u32>,
}

impl LeftTurns {
    pub fn new(program: &Program, code: &ProgramCode, races: bool) -> LeftTurns {
        let waits = code.functions.iter().flat_map(|function| &function.loops).any(|this| this.watched);
        let instructions = program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions);
        let frees = instructions.into_iter().any(|instruction| matches!(instruction.op, Op::Free { .. }));
        LeftTurns { races: waits && races, frees: waits && frees, found: Mutex::default() }
    }

    fn watches(&self) -> bool {
        self.races || self.frees
    }

    /// Can accesses other than frees be suspect?
    pub fn watches_accesses(&self) -> bool {
        self.races
    }

    fn found(&self) -> MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The jumps, or reads, that ended turns which may have had a part in an error.
    pub fn suspect(&self) -> Vec<CodeAddress> {
        let found = self.found();
        let is_suspect = |accessed: &Accessed| {
            found.freed.contains(&pointer::object(accessed.address)) || found.suspects.iter().any(|other| other.may_race_with(accessed))
        };
        let mut jumps: Vec<CodeAddress> = found.turns.iter().filter(|(_, accessed)| is_suspect(accessed)).map(|&(jump, _)| jump).collect();
        jumps.sort_unstable();
        jumps.dedup();
        jumps
    }
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// A thread has stopped: if at the end of a turn for nothing, its accesses are noted.
    #[cold]
    pub fn note_turn(&self, thread: ThreadId) {
        let left = &self.rules.left_turns;
        if !left.watches() || !matches!(self.graph.standing(thread).action.kind, ActionKind::Blocked(Block::Spin | Block::Assume)) {
            return;
        }
        let jump = self.graph.standing(thread).action.code;
        let this = self.graph.thread(thread);
        for event in this.events[..this.position as usize].iter().rev() {
            let Some(event) = event.some().map(|event| self.graph.event(event)) else { break };
            if self.machine.is_in_loop(jump, event.code()) == Some(false) {
                break;
            }
            if event.is_read() || event.is_write() {
                let accessed = Accessed { address: event.address, plain: event.order == Order::Plain, writes: event.is_write() };
                left.found().turns.insert((jump, accessed));
            }
        }
    }

    /// What the thread did between two attempts is left out: its accesses are noted.
    pub fn note_attempt(&self, first: EventId, last: EventId) {
        let left = &self.rules.left_turns;
        if !left.watches() {
            return;
        }
        let (first, last) = (self.graph.event(first), self.graph.event(last));
        let between = &self.graph.thread(last.thread).events[first.index as usize + 1..last.index as usize];
        for event in between.iter().filter_map(|event| event.some()).map(|event| self.graph.event(event)).filter(|event| event.is_read()) {
            let accessed = Accessed { address: event.address, plain: event.order == Order::Plain, writes: false };
            left.found().turns.insert((last.code(), accessed));
        }
    }

    /// An access is there: if it is suspect, it is noted.
    #[inline(always)]
    pub fn note_access(&self, event: EventId) {
        if self.rules.notes_accesses {
            self.note_suspect_access(event);
        }
    }

    #[inline(never)]
    fn note_suspect_access(&self, event: EventId) {
        let this = self.graph.event(event);
        let accessed = Accessed { address: this.address, plain: this.order == Order::Plain, writes: this.is_write() };
        if (accessed.plain || accessed.writes) && self.is_suspect(event) {
            self.rules.left_turns.found().suspects.insert(accessed);
        }
    }

    /// The same for memory that is freed.
    pub fn note_free(&self, free: EventId) {
        if self.rules.left_turns.frees && self.is_suspect(free) {
            self.rules.left_turns.found().freed.insert(pointer::object(self.graph.event(free).address));
        }
    }

    /// Does the event follow from what others did without being ordered after it, in memory that was there without these events?
    fn is_suspect(&self, event: EventId) -> bool {
        let causes = |event| if M::HOLES { causes(&self.graph, event) } else { self.graph.event(event).prefix };
        // Where accesses may be done out of program order, an event that is ordered before another says nothing of those before it.
        let in_program_order = self.model.facts().races || !M::HOLES;
        let ordered = if in_program_order { self.model.happens_before(&self.graph, event) } else { seen_in_thread(&self.graph, event) };
        let unordered: Row<W> = (causes(event) - ordered).without(event);
        if unordered.is_empty() {
            return false;
        }
        let (allocation, _) = self.graph.memory.life(pointer::object(self.graph.event(event).address));
        let reasons = allocation.some().map_or(unordered, |allocation| unordered - causes(allocation));
        // Whoever leaves a waiting loop has read something.
        let thread = self.graph.event(event).thread;
        let mut reads = (reasons & self.graph.reads).iter().filter(|&read| self.graph.event(read).thread != thread).peekable();
        if reads.peek().is_none() || in_program_order {
            return reads.peek().is_some();
        }
        let before = self.model.happens_before(&self.graph, event);
        reads.any(|read| !self.is_fenced_off(read, before))
    }

    /// Is something of its thread among these events that a fence, or its being a release, puts after all that the thread has read up to here?
    fn is_fenced_off(&self, read: EventId, before: Row<W>) -> bool {
        let this = self.graph.event(read);
        let later = &self.graph.thread(this.thread).events[this.index as usize + 1..];
        let mut is_fenced = false;
        later.iter().filter_map(|later| later.some()).any(|later| {
            let other = self.graph.event(later);
            is_fenced |= matches!(other.kind, Kind::Fence(fence) if orders_reads_before_writes(fence));
            before.contains(later) && other.is_write() && (is_fenced || other.order.releases())
        })
    }
}

/// Does the fence order earlier reads before later writes?
fn orders_reads_before_writes(fence: Fence) -> bool {
    match fence {
        Fence::C11(_) | Fence::Mfence | Fence::DmbFull | Fence::DmbLd | Fence::Sync | Fence::Lwsync | Fence::RiscvTso => true,
        Fence::Riscv { before, after } => before.reads() && after.writes(),
        Fence::Stbar | Fence::DmbSt | Fence::Isb | Fence::Isync | Fence::Eieio | Fence::Linux(_) => false,
    }
}
