//! The attempt after this one: what a thread would do that has looked at a location and looks again, in a loop or in a compare-and-exchange.
//!
//! It is tried out on the state of the thread, without any event ([`crate::engine::graph`] has the rule that this serves, in `pruning::ahead`).

use super::{Machine, NO_EVENT, Taker};
use crate::ir::Program;
use crate::machine::action::{Action, ActionKind, Block, CodeAddress};
use crate::machine::code::{Code, FunctionCode, ProgramCode, Value};
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

/// For each instruction: is it a load that a loop, in which it is not, does again?
pub(super) fn peeks(code: &ProgramCode) -> Vec<bool> {
    let mut peeks = vec![false; code.code.len()];
    let ends = code.functions.iter().skip(1).map(|function| function.entry).chain([code.code.len() as u32]);
    for (function, end) in code.functions.iter().zip(ends) {
        let loads = |range: std::ops::Range<u32>| range.filter_map(|at| Some((at, load(&code.code[at as usize])?)));
        for this in function.loops.iter().filter(|this| this.watched) {
            let is_inside = |at: u32| this.body.iter().any(|&(first, end)| (first..end).contains(&at));
            let again: Vec<Value> = this.body.iter().flat_map(|&(first, end)| loads(first..end)).map(|(_, address)| address).collect();
            for (at, address) in loads(function.entry..end).filter(|&(at, _)| !is_inside(at)) {
                peeks[at as usize] |= again.iter().any(|&other| is_same(address, other));
            }
        }
    }
    peeks
}

/// Is there a loop with a compare-and-exchange?
pub(super) fn has_exchanges(code: &ProgramCode) -> bool {
    let has_one = |function: &FunctionCode| {
        let bodies = function.loops.iter().flat_map(|this| &this.body);
        bodies.into_iter().flat_map(|&(first, end)| first..end).any(|at| matches!(code.code[at as usize], Code::Cas { .. }))
    };
    code.functions.iter().any(has_one)
}

fn load(code: &Code) -> Option<Value> {
    match *code {
        Code::Load { address, .. } => Some(address),
        _ => None,
    }
}

fn is_same(one: Value, other: Value) -> bool {
    match (one, other) {
        (Value::Constant(one), Value::Constant(other)) => one == other,
        (Value::Register(one), Value::Register(other)) => one == other,
        _ => false,
    }
}

impl<const DEPENDENCIES: bool> Machine<DEPENDENCIES> {
    /// Is there anything that a thread may look at twice?
    pub fn has_second_looks(&self) -> bool {
        self.attempts.as_ref().is_some_and(|attempts| attempts.exchanges || attempts.peeks.contains(&true))
    }

    /// Is this a load that a loop behind it does again?
    #[inline]
    pub fn peeks(&self, code: CodeAddress) -> bool {
        self.attempts.as_ref().is_some_and(|attempts| attempts.peeks[code.0 as usize])
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
