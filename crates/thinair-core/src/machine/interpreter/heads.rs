//! The heads of loops: turns are counted there, and waiting is recognised.

use super::{CONTROL, DOUBTS, EFFECTS, Machine, Running, high, low, pair, spurious};
use crate::ir::FunctionId;
use crate::machine::action::{ActionKind, Block, Bound};
use crate::machine::code::{Edge, LoopStep, Stores};
use crate::machine::deps::DepSet;

/// In the counter of a loop: some turn has changed what the thread itself has at the head.
const PROGRESSES: u32 = 1 << 31;
/// There: a turn for nothing was done that counts.
const KEPT_TURN: u32 = 1 << 30;
/// A loop that changes memory in every turn, and nothing of its own, may never end: it depends on others alone. After so many turns it is left, unless the
/// user says how many there may be.
const MOST_TURNS: u32 = 64;

/// How many turns a loop has had since it was entered, by its counter.
pub(super) fn turns(counter: u64) -> u32 {
    low(counter) & !(PROGRESSES | KEPT_TURN)
}

impl<const DEPENDENCIES: bool> Running<'_, DEPENDENCIES> {
    /// Takes a jump; an error where the thread must stop at the loop's head.
    #[inline]
    pub(super) fn follow(&mut self, edge: Edge) -> Result<(), ActionKind> {
        match edge.loop_step {
            LoopStep::None => Ok(()),
            LoopStep::Turn => {
                self.machine.turned = true;
                Ok(())
            }
            LoopStep::Enter(number) => {
                self.loop_head(number, true);
                Ok(())
            }
            LoopStep::Back(number) => {
                if let Some(block) = self.loop_head(number, false) {
                    return Err(ActionKind::Blocked(block));
                }
                let base = self.machine.code.function(self.function()).loops[number as usize].base as usize;
                let counter = &mut self.machine.words[self.registers + base];
                *counter += 1;
                let turns = turns(*counter);
                let counter = low(*counter);
                let this = &self.machine.code.function(self.function()).loops[number as usize];
                let progresses = counter & PROGRESSES != 0 || !this.watched;
                match self.machine.unroll {
                    // Where the test comes last, so many turns were done, and one more.
                    Some(limit) if turns + u32::from(this.tests_last) > limit => Err(ActionKind::Bounded(Bound::Unroll)),
                    None if turns > MOST_TURNS && !progresses => Err(ActionKind::Bounded(Bound::Endless)),
                    _ => Ok(()),
                }
            }
        }
    }

    /// At a loop's head: saves the state there, and tells whether to stop because it is what it was the last time, with nothing changed in between.
    pub(super) fn loop_head(&mut self, number: u32, entering: bool) -> Option<Block> {
        let (effects, trial) = (*self.header(EFFECTS) + 1, self.trial);
        let Machine { code, words, deps, .. } = &mut *self.machine;
        let function = FunctionId(high(words[self.registers - 1]));
        let function = code.function(function);
        let this = &function.loops[number as usize];
        let base = self.registers + this.base as usize;
        if entering {
            words[base] = 0;
        }
        if !this.watched || self.passes_heads {
            return None;
        }
        let before = std::mem::replace(&mut words[base + 1], effects);
        let failed = spurious::of_exchanges(before) != spurious::of_exchanges(effects) || trial;
        let stores = |stores| this.stores == stores;
        let repeats = stores(Stores::Repeated) || trial && stores(Stores::Back);
        let mut same = !entering && (low(before) == low(effects) || failed && repeats);
        let mut same_state = true;
        let mut same_deps = true;
        // The saved words are those of the frame, but behind its registers and its private memory.
        let (frame, saved) = words[self.registers..].split_at_mut(this.base as usize + 2);
        for (&register, saved) in this.state.iter().zip(&mut *saved) {
            let now = frame[register as usize];
            same_state &= *saved == now;
            *saved = now;
        }
        same &= same_state;
        if DEPENDENCIES {
            let after = function.frame_words as usize - frame.len();
            let (saved, dependencies) = saved.split_at_mut(after);
            for (&register, saved) in this.state.iter().zip(&mut saved[this.state.len()..]) {
                let now = dependencies[register as usize];
                same_deps &= *saved == now;
                *saved = now;
            }
        }
        let woken = spurious::of_waits(before) != spurious::of_waits(effects);
        // With equal values but other dependencies, one more turn shows what an iteration itself gives; after two such turns nothing new can come.
        let repeated = high(words[base]) != 0;
        if DEPENDENCIES {
            words[base] = pair(u32::from(same && !woken && !failed), low(words[base]));
        }
        if !same_state && !entering {
            words[base] |= u64::from(PROGRESSES);
        }
        if !same {
            return None;
        }
        if woken {
            self.repeat_wait();
            return None;
        }
        let blocks = if failed { Some(Block::Assume) } else { (same_deps || repeated).then_some(Block::Spin) };
        let keeps = blocks.is_some()
            && (this.keeps_turn
                || DEPENDENCIES && this.is_doubtful && {
                    let branched = DepSet(low(words[self.start + CONTROL]));
                    deps.union(branched, DepSet(low(words[self.start + DOUBTS]))) != branched
                });
        if keeps && low(words[base]) & KEPT_TURN == 0 {
            words[base] |= u64::from(KEPT_TURN);
            return None;
        }
        blocks
    }
}
