//! What fails for no reason: weak compare-and-exchanges, and waits that end though nobody ended them.
//!
//! Both are choices of the engine, but an endless number of them would follow each other in the usual loops around such operations. So the choice
//! is offered only where failing can make a difference.
//!
//! **An exchange** is tried out first: were it to fail, having read what it expects, would its thread come back to the head of a loop in the state
//! that it had there before, by local steps alone? Then that turn of the loop was for nothing. Leave it out of an execution: its reads
//! constrain nothing any more, all values are the same, and the rest is an execution without the failure. Where failing takes the
//! thread elsewhere, it is explored, and if the thread then comes back unchanged all the same, that execution is dropped (as if an assumption did not hold).
//! A turn may also have stored something, if each turn stores to the same addresses again, or if it stores back what was there (`machine::repeats`); that
//! others see nothing of it, the engine has to check.
//!
//! **A wait** that ends for no reason lets go of its mutex and takes it again. Two that follow each other, with the thread unchanged in between, are
//! one: let go of the mutex at the first, take it at the second; signals that found the thread awake still do. So after the first the choice is not
//! offered again until something has changed.
//!
//! The header's word of effects has in its high half how many exchanges (16 bits) and waits (15 bits) have failed so, and in its last bit whether the
//! last such wait was for nothing.

use super::{EFFECTS, NO_EVENT, PC, Running, WAKE, high, low, pair};
use crate::ir::Order;
use crate::machine::action::{ActionKind, Block};
use crate::machine::code::Value;

const ONE_WAIT: u32 = 1 << 16;
const IN_VAIN: u32 = 1 << 31;

/// How many exchanges had failed, as far as it matters, at these effects.
pub(super) fn of_exchanges(effects: u64) -> u32 {
    high(effects) & (ONE_WAIT - 1)
}

pub(super) fn of_waits(effects: u64) -> u32 {
    (high(effects) & !IN_VAIN) / ONE_WAIT
}

impl<const DEPENDENCIES: bool> Running<'_, DEPENDENCIES> {
    /// The operation after the instruction at `pc` fails, having changed nothing.
    pub(super) fn fail_spuriously(&mut self, pc: u32, wait: bool) {
        let effects = *self.header(EFFECTS);
        let failed = high(effects) & !IN_VAIN;
        let failed = if wait { failed.wrapping_add(ONE_WAIT) & !IN_VAIN } else { failed & !(ONE_WAIT - 1) | (failed + 1) & (ONE_WAIT - 1) };
        *self.header(EFFECTS) = pair(failed, low(effects));
        if wait {
            *self.header(WAKE) = pair(low(effects), pc);
        }
    }

    /// A wait that ended for no reason is over: letting go of its mutex and taking it again was no effect.
    pub(super) fn settle(&mut self) {
        let (effects, wake) = (*self.header(EFFECTS), *self.header(WAKE));
        *self.header(EFFECTS) = pair(high(effects), high(wake));
    }

    /// The thread has come back to a loop's head, and all that has happened is such a wait.
    pub(super) fn repeat_wait(&mut self) {
        let effects = self.header(EFFECTS);
        *effects = pair(high(*effects) | IN_VAIN, low(*effects));
    }

    /// Would it make no difference if what follows the instruction at `pc` failed for no reason?
    pub(super) fn fails_in_vain(&mut self, pc: u32, expected: Option<Value>) -> bool {
        match expected {
            Some(expected) => self.exchange_fails_in_vain(pc, self.get(expected)),
            None => {
                let (effects, wake) = (*self.header(EFFECTS), *self.header(WAKE));
                high(effects) & IN_VAIN != 0 && wake == pair(low(effects), pc)
            }
        }
    }

    fn exchange_fails_in_vain(&mut self, pc: u32, expected: u64) -> bool {
        // Engines that store states have no use for this: an endless number of failures is a circle there.
        if self.trial || self.machine.given_names.is_some() {
            return false;
        }
        *self.header(PC) = u64::from(pc);
        let end = self.machine.words.len();
        self.machine.words.extend_from_within(self.start..end);
        let printed = self.machine.printed.take();
        let registers = self.registers + (end - self.start);
        let mut trial = Running::<DEPENDENCIES> { machine: &mut *self.machine, start: end, registers, trial: true, passes_heads: false };
        let in_vain = trial.comes_back(pc, expected);
        self.machine.words.truncate(end);
        self.machine.printed = printed;
        in_vain
    }

    /// Lets the exchange fail, and sees whether the thread comes back to where it was. What it stores after the exchange must be what it expected, and
    /// lie where each turn first reads.
    fn comes_back(&mut self, pc: u32, expected: u64) -> bool {
        let mut answers = [1, expected].into_iter();
        let mut stored = None;
        let mut action = self.action(pc, ActionKind::Choose);
        loop {
            let answer = match action.kind {
                // The first read is that of the exchange.
                ActionKind::Choose | ActionKind::Read { .. } => answers.next(),
                ActionKind::Fence(_) => Some(0),
                ActionKind::Write { exclusive: false, unlock: false }
                    if action.access.order == Order::Plain && action.value == expected && stored.is_none() =>
                {
                    stored = Some(action.address);
                    Some(0)
                }
                _ => None,
            };
            let Some(answer) = answer else { break };
            action = self.answer(NO_EVENT, answer).unwrap_or_else(|| self.run());
        }
        if action.kind != ActionKind::Blocked(Block::Assume) {
            return false;
        }
        let Some(stored) = stored else { return true };
        self.passes_heads = true;
        let next = self.run();
        next.kind == ActionKind::Read { exclusive: false, lock: false } && next.access.order == Order::Plain && next.address == stored
    }
}
