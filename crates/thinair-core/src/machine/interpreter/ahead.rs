//! The attempt after this one: what a thread would do that has looked at a location and looks again, in a loop or in a compare-and-exchange.
//!
//! It is tried out on the state of the thread, without any event ([`crate::engine::graph`] has the rule that this serves, in `pruning::ahead`).

use super::{Machine, NO_EVENT, Taker};
use crate::ir::{Fence, Program};
use crate::machine::action::{Action, ActionKind, Block, CodeAddress};
use crate::machine::code::{Code, Value};
use crate::machine::executor::{Executor, Step};

/// What comes of a second look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SecondLook {
    /// The thread does not look at the same location next.
    None,
    /// It is where it would be, had it found that at once.
    Same,
    /// It is elsewhere.
    Other,
}

impl<const DEPENDENCIES: bool> Machine<DEPENDENCIES> {
    /// Is there anything that a thread may look at twice?
    pub fn has_second_looks(&self) -> bool {
        self.attempts.as_ref().is_some_and(|attempts| !attempts.looks.is_empty())
    }

    /// Is this a load that a loop behind it does again?
    #[inline]
    pub fn peeks(&self, code: CodeAddress) -> bool {
        self.attempts.as_ref().is_some_and(|attempts| attempts.looks.peeks(code))
    }

    /// Is this a load, or a compare-and-exchange?
    pub fn is_look(&self, code: CodeAddress) -> bool {
        matches!(self.code.code[code.0 as usize], Code::Load { .. } | Code::Cas { .. })
    }

    /// Is this a compare-and-exchange?
    pub fn is_exchange(&self, code: CodeAddress) -> bool {
        matches!(self.code.code[code.0 as usize], Code::Cas { .. })
    }

    /// The load in front of a loop has found this: if the thread waits in the loop while it finds the same, where it stands then.
    pub fn waits_behind(&mut self, taker: Taker, found: u64) -> Option<Action> {
        let mark = self.mark();
        let first = self.load_at(taker);
        let (next, _) = self.look(taker, found);
        let looks_again = next.action.kind == (ActionKind::Read { exclusive: false, lock: false }) && self.spawned.is_empty();
        let again = self.load_at(Taker { from: next.snapshot, index: taker.index });
        let is_the_same = first.is_some() && again == first;
        // What depends on the first look would depend on the second.
        let second = Taker { from: next.snapshot, index: taker.index };
        let waits = if looks_again && is_the_same { Some(self.look(second, found).0.action) } else { None };
        self.forget(mark);
        waits.filter(|action| action.kind == ActionKind::Blocked(Block::Spin))
    }

    /// What a load does at which the thread stands.
    fn load_at(&self, taker: Taker) -> Option<(u64, crate::ir::Width, crate::ir::Access)> {
        let words = self.words_of(taker.from);
        match self.code.code[super::low(words[super::PC]) as usize] {
            Code::Load { width, address, access, .. } => {
                let registers = super::low(words[super::FRAME]) as usize + crate::machine::code::FRAME_HEADER as usize;
                let address = match address {
                    Value::Register(register) => words[registers + register as usize],
                    Value::Constant(constant) => constant,
                };
                Some((address, width, access))
            }
            _ => None,
        }
    }

    /// A thread looks, finds one value, looks again, and finds another: is it where it would be, had it found that at once?
    pub fn second_look(&mut self, program: &Program, taker: Taker, address: u64, (found, then): (u64, u64)) -> SecondLook {
        let mark = self.mark();
        let look = self.looks_twice(program, taker, address, (found, then));
        self.forget(mark);
        look
    }

    fn looks_twice(&mut self, program: &Program, taker: Taker, address: u64, (found, then): (u64, u64)) -> SecondLook {
        let (once, between) = self.look(taker, found);
        let looks_again = matches!(once.action.kind, ActionKind::Read { lock: false, .. }) && once.action.address == address;
        if !looks_again || !self.spawned.is_empty() {
            return SecondLook::None;
        }
        let writes = |step: &Step| matches!(step.action.kind, ActionKind::Write { exclusive: true, .. });
        let second = taker.index + 1 + between.len() as u32;
        let (twice, fences) = self.look(Taker { from: once.snapshot, index: second }, then);
        if writes(&twice) || !self.spawned.is_empty() {
            return SecondLook::Other;
        }
        let (at_once, same_fences) = self.look(taker, then);
        let looked = once.action;
        let order = if looked.kind == (ActionKind::Read { exclusive: true, lock: false }) { looked.failure } else { looked.access.order };
        // Those of RISC-V order accesses of their own thread, and so does an acquire read.
        let are_as_strong = fences.is_empty() && order.acquires() && same_fences.iter().all(|fence| matches!(fence, Fence::Riscv { .. }));
        let same = self.spawned.is_empty()
            && (fences == same_fences || are_as_strong)
            && self.is_the_same_place(program, (&at_once, taker.index), (&twice, second));
        if same { SecondLook::Same } else { SecondLook::Other }
    }

    /// The thread looks, and goes on through fences.
    fn look(&mut self, taker: Taker, found: u64) -> (Step, Vec<Fence>) {
        let step = self.resume(taker.from, taker.index, found);
        self.behind_fences(step)
    }

    /// Goes on through fences, which mappings put behind accesses and before them: where the thread is then, and the fences.
    pub(super) fn behind_fences(&mut self, mut step: Step) -> (Step, Vec<Fence>) {
        let mut fences = Vec::new();
        while let ActionKind::Fence(fence) = step.action.kind
            && self.spawned.is_empty()
        {
            fences.push(fence);
            step = self.resume(step.snapshot, NO_EVENT, 0);
        }
        (step, fences)
    }
}
