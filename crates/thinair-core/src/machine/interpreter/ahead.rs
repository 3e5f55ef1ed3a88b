//! The attempt after this one: what a thread would do that has looked at a location and looks again, in a loop or in a compare-and-exchange.
//!
//! It is tried out on the state of the thread, without any event ([`crate::engine::graph`] has the rule that this serves, in `pruning::ahead`).

use super::{Machine, NO_EVENT, Taker};
use crate::ir::Program;
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

    /// Is this a compare-and-exchange?
    pub fn is_exchange(&self, code: CodeAddress) -> bool {
        matches!(self.code.code[code.0 as usize], Code::Cas { .. })
    }

    /// The load in front of a loop has found this: if the thread waits in the loop while it finds the same, where it stands then.
    pub fn waits_behind(&mut self, taker: Taker, found: u64) -> Option<Action> {
        let mark = self.mark();
        let first = self.load_at(taker);
        let next = self.resume(taker.from, taker.index, found);
        let looks_again = next.action.kind == (ActionKind::Read { exclusive: false, lock: false }) && self.spawned.is_empty();
        let again = self.load_at(Taker { from: next.snapshot, index: taker.index + 1 });
        let is_the_same = first.is_some() && again == first;
        let waits = if looks_again && is_the_same { Some(self.resume(next.snapshot, NO_EVENT, found).action) } else { None };
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
        let Taker { from, index } = taker;
        let once = self.resume(from, index, found);
        let looks_again = matches!(once.action.kind, ActionKind::Read { lock: false, .. }) && once.action.address == address;
        if !looks_again || !self.spawned.is_empty() {
            return SecondLook::None;
        }
        let writes = |step: &Step| matches!(step.action.kind, ActionKind::Write { exclusive: true, .. });
        let twice = self.resume(once.snapshot, index + 1, then);
        if writes(&twice) || !self.spawned.is_empty() {
            return SecondLook::Other;
        }
        let at_once = self.resume(from, index, then);
        let same = self.spawned.is_empty() && self.is_the_same_place(program, (&at_once, index), (&twice, index + 1));
        if same { SecondLook::Same } else { SecondLook::Other }
    }
}
