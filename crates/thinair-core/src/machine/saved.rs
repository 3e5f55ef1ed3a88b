//! Thread states that are stored: brought into one form, so that threads that will behave alike are equal words.
//!
//! Registers that are never read again are cleared, in every active call, and so is what only the machine itself counts. The words that may
//! hold pointers (64-bit registers, private memory) can be visited, so that an engine can follow and rename what they point to.

use super::code::{FRAME_HEADER, ProgramCode};
use super::interpreter::{COUNTS, EFFECTS, FRAME, HEADER, PC, WAKE, high, low};
use super::loops::{self, Bits, has};
use crate::ir::{Function, Program, Width};

/// What is known of a program's registers.
pub struct Registers {
    functions: Vec<FunctionRegisters>,
    /// For each code address, the registers that are live before the instruction there.
    live: Vec<Bits>,
    clear_dead: bool,
    result_parts: usize,
}

struct FunctionRegisters {
    count: usize,
    /// Those of 64 bits.
    wide: Vec<u32>,
    private_words: usize,
}

impl Registers {
    /// Without `clear_dead` every register counts as live.
    pub fn new(program: &Program, code: &ProgramCode, clear_dead: bool) -> Registers {
        let mut registers = Registers { functions: Vec::new(), live: Vec::new(), clear_dead, result_parts: code.result_parts as usize };
        for function in &program.functions {
            registers.live.extend(live_before_each(function));
            registers.functions.push(FunctionRegisters {
                count: function.registers.len(),
                wide: (0..function.registers.len() as u32).filter(|&r| function.registers[r as usize].width == Width::I64).collect(),
                private_words: function.private.iter().map(|slot| slot.size.div_ceil(8) as usize).sum(),
            });
        }
        registers
    }

    /// The registers that are live before the instruction at a code address.
    pub fn live_before(&self, code: usize) -> &Bits {
        &self.live[code]
    }

    /// Brings the words of a thread that has stopped before an action into the common form.
    pub fn normalise(&self, words: &mut [u64]) {
        words[EFFECTS] = 0;
        words[COUNTS] = 0;
        words[WAKE] = 0;
        // Further parts of results are taken right after the call, before any action.
        words[HEADER..HEADER + 2 * self.result_parts].fill(0);
        if !self.clear_dead {
            return;
        }
        let mut at = low(words[PC]) as usize;
        let mut pending_result = None;
        each_frame(words, |words, frame, function, return_to| {
            let live = &self.live[at];
            let first = frame + FRAME_HEADER as usize;
            for register in 0..self.functions[function].count {
                if !has(live, register) || pending_result == Some(register as u32) {
                    words[first + register] = 0;
                }
            }
            at = low(return_to) as usize;
            pending_result = high(return_to).checked_sub(1);
        });
    }

    /// Visits the words that may hold pointers, in a fixed order.
    pub fn each_pointer(&self, words: &mut [u64], mut visit: impl FnMut(&mut u64)) {
        each_frame(words, |words, frame, function, _| {
            let known = &self.functions[function];
            let first = frame + FRAME_HEADER as usize;
            for &register in &known.wide {
                visit(&mut words[first + register as usize]);
            }
            for word in &mut words[first + known.count..first + known.count + known.private_words] {
                visit(word);
            }
        });
    }

    /// The functions that are active, the innermost first, each with the code address where it stands or goes on.
    pub fn active(&self, words: &[u64], mut visit: impl FnMut(usize, u32)) {
        let mut at = low(words[PC]);
        let mut frame = low(words[FRAME]) as usize;
        loop {
            let (return_to, function, caller) = (words[frame], high(words[frame + 1]) as usize, low(words[frame + 1]) as usize);
            visit(function, at);
            if return_to == u64::MAX {
                return;
            }
            at = low(return_to);
            frame = caller;
        }
    }
}

/// Calls with each frame, the innermost first: its place, its function, and where that returns to.
fn each_frame(words: &mut [u64], mut visit: impl FnMut(&mut [u64], usize, usize, u64)) {
    let mut frame = low(words[FRAME]) as usize;
    loop {
        let (return_to, function, caller) = (words[frame], high(words[frame + 1]) as usize, low(words[frame + 1]) as usize);
        visit(words, frame, function, return_to);
        if return_to == u64::MAX {
            return;
        }
        frame = caller;
    }
}

fn live_before_each(function: &Function) -> Vec<Bits> {
    let successors: Vec<Vec<usize>> = (0..function.blocks.len()).map(|block| loops::successors(function, block)).collect();
    let at_entry = loops::live_at_entry(function, &successors);
    let words = function.registers.len().div_ceil(64).max(1);
    let mut all = Vec::new();
    for (block, targets) in function.blocks.iter().zip(&successors) {
        let mut now: Bits = vec![0; words];
        for &target in targets {
            for (word, other) in now.iter_mut().zip(&at_entry[target]) {
                *word |= other;
            }
        }
        let mut backwards = Vec::new();
        for instruction in block.instructions.iter().rev() {
            loops::before(&instruction.op, &mut now);
            backwards.push(now.clone());
        }
        all.extend(backwards.into_iter().rev());
    }
    all
}
