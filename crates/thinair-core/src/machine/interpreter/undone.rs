//! Turns that undo what they did: what a thread would do that takes from a counter, finds too little, gives back what it took, and waits or tries again.
//!
//! It is tried out on the state of the thread, without any event. docs/exploration.md has the rule that this serves (*Turns that undo what they did*).

use super::{Machine, NO_EVENT};
use crate::ir::{Access, Order, Program, RmwOp};
use crate::machine::action::{ActionKind, Block, CodeAddress};
use crate::machine::code::{Code, FunctionCode, ProgramCode, Value};
use crate::machine::executor::{Executor, Snapshot, SnapshotMark, Step};
use crate::machine::loops::has;

/// A thread that stands before an addition, where its event would be number `index` of the thread.
#[derive(Clone, Copy)]
pub struct Taker {
    pub from: Snapshot,
    pub index: u32,
}

/// What an addition does with what it finds: the value that it writes, and where the thread is then.
struct Added {
    value: u64,
    then: Step,
    /// What the number of the next event would be.
    next: u32,
}

/// Is there a loop that adds to memory twice, the second time perhaps what takes back the first?
pub(super) fn has_undoing(code: &ProgramCode) -> bool {
    let loops = |function: &FunctionCode| -> bool {
        function.loops.iter().any(|this| {
            let body = this.body.iter().flat_map(|&(first, end)| first..end);
            let amounts: Vec<Option<u64>> = body.filter_map(|address| amount(&code.code[address as usize])).collect();
            let may_cancel = |one: &Option<u64>, other: &Option<u64>| match (one, other) {
                (Some(one), Some(other)) => one.wrapping_add(*other) == 0,
                _ => true,
            };
            amounts.iter().enumerate().any(|(number, one)| amounts[..number].iter().any(|other| may_cancel(one, other)))
        })
    };
    code.functions.iter().any(loops)
}

/// If the instruction is an addition: what it adds, if that is a constant.
fn amount(code: &Code) -> Option<Option<u64>> {
    match *code {
        Code::Rmw { op: RmwOp::Add, value: Value::Constant(amount), .. } => Some(Some(amount)),
        Code::Rmw { op: RmwOp::Sub, value: Value::Constant(amount), .. } => Some(Some(amount.wrapping_neg())),
        Code::Rmw { op: RmwOp::Add | RmwOp::Sub, .. } => Some(None),
        _ => None,
    }
}

impl<const DEPENDENCIES: bool> Machine<DEPENDENCIES> {
    /// May a thread undo what it did in a turn of a loop?
    pub fn has_undoing(&self) -> bool {
        self.attempts.as_ref().is_some_and(|attempts| attempts.undoes)
    }

    /// Does the instruction add to memory, whatever is there?
    pub fn is_addition(&self, code: CodeAddress) -> bool {
        amount(&self.code.code[code.0 as usize]).is_some()
    }

    /// Would the thread give back what it takes, if it found this value, and be no further than before?
    pub fn undoes(&mut self, program: &Program, taker: Taker, found: u64) -> bool {
        let mark = self.mark();
        let undoes = self.take_and_give_back(program, taker, found).is_some_and(|(then, next)| match then.action.kind {
            // It tries again at once, from where it was before.
            ActionKind::Read { exclusive: true, lock: false } => {
                self.starts_again(program, taker, Taker { from: then.snapshot, index: next })
            }
            _ => {
                let seen = self.resume(then.snapshot, NO_EVENT, found);
                self.behind_fences(seen).0.action.kind == ActionKind::Blocked(Block::Spin)
            }
        });
        self.forget(mark);
        undoes
    }

    /// Is the next attempt of the thread the one that it stood before?
    fn starts_again(&mut self, program: &Program, first: Taker, again: Taker) -> bool {
        // What it finds does not matter to that.
        let (Some(here), Some(there)) = (self.after(first, 0), self.after(again, 0)) else { return false };
        here.value == there.value && self.is_the_same_place(program, (&here.then, first.index), (&there.then, again.index))
    }

    /// By how much the thread changes what is there.
    pub fn shift(&mut self, taker: Taker, found: u64) -> Option<u64> {
        let mark = self.mark();
        let step = self.resume(taker.from, taker.index, found);
        let shift = matches!(step.action.kind, ActionKind::Write { exclusive: true, .. }).then(|| step.action.value.wrapping_sub(found));
        self.forget(mark);
        shift
    }

    /// Does it make no difference to the thread, but for what it adds to, which of the values it finds?
    pub fn is_indifferent(&mut self, program: &Program, taker: Taker, (one, other): (u64, u64)) -> bool {
        let mark = self.mark();
        let same = match (self.after(taker, one), self.after(taker, other)) {
            (Some(here), Some(there)) => self.is_the_same_place(program, (&here.then, taker.index), (&there.then, taker.index)),
            _ => false,
        };
        self.forget(mark);
        same
    }

    /// A thread that has found `found` and given back what it took, sees `seen` if it waits, and then finds `at_last`: is it where it would be, had it found that at once?
    pub fn is_merged(&mut self, program: &Program, taker: Taker, (found, seen, at_last): (u64, u64, u64)) -> bool {
        let mark = self.mark();
        let merged = self.merges(program, taker, (found, seen, at_last));
        self.forget(mark);
        merged.unwrap_or(false)
    }

    fn merges(&mut self, program: &Program, taker: Taker, (found, seen, at_last): (u64, u64, u64)) -> Option<bool> {
        let (mut then, mut next) = self.take_and_give_back(program, taker, found)?;
        if then.action.kind == (ActionKind::Read { exclusive: false, lock: false }) {
            let looked = self.resume(then.snapshot, next, seen);
            let (behind, fences) = self.behind_fences(looked);
            (then, next) = (behind, next + 1 + fences.len() as u32);
            if matches!(then.action.kind, ActionKind::Blocked(_)) {
                return Some(true);
            }
        }
        // It may be ordered more strongly than the first, and not less.
        let (first, again) =
            (self.addition_at(CodeAddress(super::low(self.words_of(taker.from)[super::PC])))?, self.addition_at(then.action.code)?);
        let is_as_strong = first == again || Access { order: Order::Relaxed, ..again } == first;
        if then.action.kind != (ActionKind::Read { exclusive: true, lock: false }) || !is_as_strong {
            return Some(false);
        }
        let again = Taker { from: then.snapshot, index: next };
        let (there, here) = (self.after(again, at_last)?, self.after(taker, at_last)?);
        Some(here.value == there.value && self.is_the_same_place(program, (&here.then, taker.index), (&there.then, again.index)))
    }

    /// Where the thread stands after it has taken and given back, if it does: before a read of the same memory, with what number. What it finds when it gives back makes no difference.
    fn take_and_give_back(&mut self, program: &Program, taker: Taker, found: u64) -> Option<(Step, u32)> {
        let Taker { from, index } = taker;
        let taken = self.resume(from, index, found);
        let first = taken.action;
        let is_taken = matches!(first.kind, ActionKind::Write { exclusive: true, .. });
        if !is_taken || !self.spawned.is_empty() {
            return None;
        }
        let place = (first.address, first.width);
        let written = self.resume(taken.snapshot, index + 1, 0);
        let (back, fences) = self.behind_fences(written);
        let code = back.action.code;
        let gives_back = back.action.kind == (ActionKind::Read { exclusive: true, lock: false })
            && (back.action.address, back.action.width) == place
            && self.spawned.is_empty()
            && self.is_addition(code)
            && !self.uses_result(program, code);
        if !gives_back {
            return None;
        }
        let Added { value, then, next } = self.after(Taker { from: back.snapshot, index: index + 2 + fences.len() as u32 }, first.value)?;
        let reads = matches!(then.action.kind, ActionKind::Read { lock: false, .. }) && (then.action.address, then.action.width) == place;
        let is_again = then.action.kind != (ActionKind::Read { exclusive: true, lock: false }) || self.is_addition(then.action.code);
        (value == found && reads && is_again).then_some((then, next))
    }

    /// The thread after an addition, read and write, and the fences behind it.
    fn after(&mut self, Taker { from, index }: Taker, found: u64) -> Option<Added> {
        let added = self.resume(from, index, found);
        if !matches!(added.action.kind, ActionKind::Write { exclusive: true, .. }) || !self.spawned.is_empty() {
            // A load.
            let is_possible = self.spawned.is_empty() && !matches!(added.action.kind, ActionKind::Failed(_));
            let (then, fences) = self.behind_fences(added);
            return (is_possible && self.spawned.is_empty()).then_some(Added { value: found, then, next: index + 1 + fences.len() as u32 });
        }
        let written = self.resume(added.snapshot, index + 1, 0);
        let (then, fences) = self.behind_fences(written);
        self.spawned.is_empty().then_some(Added { value: added.action.value, then, next: index + 2 + fences.len() as u32 })
    }

    /// May the thread look at what the addition has found? Copies that nobody reads, as code without optimisation has them, do not count.
    fn uses_result(&self, program: &Program, code: CodeAddress) -> bool {
        let Code::Rmw { destination: Some(destination), .. } = self.code.code[code.0 as usize] else { return false };
        let Some(attempts) = &self.attempts else { return true };
        let mut copies = vec![destination];
        let mut at = code.0 as usize + 1;
        while let Code::Copy { destination, value } | Code::Cast { destination, value, .. } = self.code.code[at] {
            match value {
                Value::Register(from) if copies.contains(&from) => copies.push(destination),
                _ => copies.retain(|&copy| copy != destination),
            }
            at += 1;
        }
        let live = attempts.registers(program, &self.code).live_before(at);
        copies.iter().any(|&copy| has(live, copy as usize))
    }

    fn addition_at(&self, code: CodeAddress) -> Option<Access> {
        match self.code.code[code.0 as usize] {
            Code::Rmw { op: RmwOp::Add | RmwOp::Sub, access, .. } => Some(access),
            _ => None,
        }
    }

    /// What was tried out is forgotten.
    pub(super) fn forget(&mut self, mark: SnapshotMark) {
        self.spawned.clear();
        self.spawned_arguments.clear();
        self.release(mark);
    }
}
