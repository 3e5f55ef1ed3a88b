//! Attempts in vain: has a thread come to where it would be, had it read something else before?
//!
//! Two states count as one if the thread will do the same from both: equal in every register that is still read, in private memory, and in where each active call
//! goes on. What only the machine counts (turns of loops, their saved states) does not matter.

use super::undone::has_undoing;
use super::{CONTROL, COUNTS, EFFECTS, FRAME, Machine, NO_EVENT, PC, WAKE, high, low};
use crate::ir::{Fence, FunctionId, Program};
use crate::machine::action::{ActionKind, CodeAddress};
use crate::machine::code::{Code, FRAME_HEADER, ProgramCode, Value};
use crate::machine::deps::DepSet;
use crate::machine::executor::{Executor, Snapshot, Step};
use crate::machine::looks::Looks;
use crate::machine::loops::has;
use crate::machine::saved::Registers;
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// What a thread might have done: in this state it stands before a read, gets this answer, and goes through these fences.
#[derive(Clone, Copy)]
pub struct Attempt<'a> {
    pub from: Snapshot,
    /// The number of the read's event in its thread.
    pub index: u32,
    pub answer: u64,
    pub fences: &'a [Fence],
}

/// What the text of a program says about attempts.
pub struct Attempts {
    /// Made when it is first asked for: most programs never do.
    registers: OnceLock<Registers>,
    /// For each instruction: may a thread come to it again in the same state, but for what it has read?
    repeats: Vec<bool>,
    /// Is one of these a read?
    reads_again: bool,
    /// May a thread undo in a turn of a loop what it did?
    pub(super) undoes: bool,
    pub(super) looks: Looks,
}

impl Attempts {
    pub fn new(code: &ProgramCode) -> Attempts {
        let repeats = repeating(code);
        let reads =
            |code: &Code| matches!(code, Code::Load { .. } | Code::Rmw { .. } | Code::Cas { .. } | Code::Lock { .. } | Code::Wait { .. });
        let reads_again = code.code.iter().zip(&repeats).any(|(code, repeats)| *repeats && reads(code));
        Attempts { registers: OnceLock::new(), repeats, reads_again, undoes: has_undoing(code), looks: Looks::new(code) }
    }

    pub(super) fn registers(&self, program: &Program, code: &ProgramCode) -> &Registers {
        self.registers.get_or_init(|| Registers::new(program, code, true))
    }
}

/// Instructions in loops in which a thread may wait, in functions that are called from there, and in those that call themselves.
fn repeating(code: &ProgramCode) -> Vec<bool> {
    let mut repeats = vec![false; code.code.len()];
    // Who comes again to a loop that counts its turns, comes there in another state.
    let waiting = code.functions.iter().flat_map(|function| &function.loops).filter(|this| this.watched);
    let bodies = waiting.flat_map(|this| &this.body);
    for &(first, end) in bodies {
        repeats[first as usize..end as usize].fill(true);
    }
    let ends = code.functions.iter().skip(1).map(|function| function.entry).chain([code.code.len() as u32]);
    let functions: Vec<(usize, usize)> =
        code.functions.iter().zip(ends).map(|(function, end)| (function.entry as usize, end as usize)).collect();
    let by_address: FxHashMap<u64, usize> =
        (0..functions.len()).map(|number| (Program::function_address(FunctionId(number as u32)), number)).collect();
    // A call through an address may lead anywhere: that is one more node, from which there is a way to all.
    let anywhere = functions.len();
    let mut callees: Vec<Vec<usize>> = vec![Vec::new(); functions.len()];
    callees.push((0..functions.len()).collect());
    let mut from_loops = Vec::new();
    for (number, &(entry, end)) in functions.iter().enumerate() {
        for (instruction, in_loop) in code.code[entry..end].iter().zip(&repeats[entry..end]) {
            let callee = match instruction {
                Code::Call { function: Value::Constant(address), .. } => by_address.get(address).copied(),
                Code::Call { .. } => Some(anywhere),
                _ => None,
            };
            callees[number].extend(callee);
            from_loops.extend(callee.filter(|_| *in_loop));
        }
    }
    let mut repeated = after_circles(&callees);
    while let Some(node) = from_loops.pop() {
        if !std::mem::replace(&mut repeated[node], true) {
            from_loops.extend(&callees[node]);
        }
    }
    for (number, &(entry, end)) in functions.iter().enumerate() {
        if repeated[number] {
            repeats[entry..end].fill(true);
        }
    }
    repeats
}

/// The nodes of a graph that lie on a circle, or can be reached from one: what is left when those that nothing leads to are taken away, again and again.
fn after_circles(edges: &[Vec<usize>]) -> Vec<bool> {
    let mut incoming = vec![0usize; edges.len()];
    edges.iter().flatten().for_each(|&to| incoming[to] += 1);
    let mut left = vec![true; edges.len()];
    let mut free: Vec<usize> = (0..edges.len()).filter(|&node| incoming[node] == 0).collect();
    while let Some(node) = free.pop() {
        left[node] = false;
        for &to in &edges[node] {
            incoming[to] -= 1;
            if incoming[to] == 0 {
                free.push(to);
            }
        }
    }
    left
}

impl<const DEPENDENCIES: bool> Machine<DEPENDENCIES> {
    /// Is there a read to which a thread may come again so?
    pub fn has_repetitions(&self) -> bool {
        self.attempts.as_ref().is_some_and(|attempts| attempts.reads_again)
    }

    /// May a thread come to this instruction again, in the same state but for what it has read?
    #[inline]
    pub fn may_repeat(&self, code: CodeAddress) -> bool {
        self.attempts.as_ref().is_some_and(|attempts| attempts.repeats[code.0 as usize])
    }

    /// Would the thread that stands before a read, event number `index` of it, be blocked if it got this answer, after fences perhaps?
    pub fn would_block(&mut self, from: Snapshot, index: u32, answer: u64) -> bool {
        let mark = self.mark();
        let mut step = self.resume(from, index, answer);
        while self.spawned.is_empty() && matches!(step.action.kind, ActionKind::Fence(_)) {
            step = self.resume(step.snapshot, NO_EVENT, 0);
        }
        let blocks = self.spawned.is_empty() && matches!(step.action.kind, ActionKind::Blocked(_));
        self.spawned.clear();
        self.spawned_arguments.clear();
        self.release(mark);
        blocks
    }

    /// Is the choice at this instruction whether what follows fails for no reason?
    pub fn is_spurious(&self, code: CodeAddress) -> bool {
        matches!(self.code.code[code.0 as usize], Code::Spurious { .. })
    }

    /// Would the attempt lead to where the thread is after another read? Then what it does from there depends on no more than it depends on now, each read being called by
    /// the number of its event. Not if it starts threads on the way. The program is the one that the machine runs.
    pub fn leads_to(&mut self, program: &Program, attempt: Attempt<'_>, there: &Step, there_index: u32) -> bool {
        let Attempt { from, index, answer, fences } = attempt;
        let mark = self.mark();
        let mut here = self.resume(from, index, answer);
        let mut is_possible = self.spawned.is_empty();
        for &fence in fences {
            is_possible = is_possible && here.action.kind == ActionKind::Fence(fence);
            if is_possible {
                here = self.resume(here.snapshot, NO_EVENT, 0);
                is_possible = self.spawned.is_empty();
            }
        }
        let same = is_possible
            && low(self.words_of(here.snapshot)[EFFECTS]) == low(self.words_of(there.snapshot)[EFFECTS])
            && self.is_the_same_place(program, (&here, index), (there, there_index));
        self.spawned.clear();
        self.spawned_arguments.clear();
        self.release(mark);
        same
    }

    /// Will the thread do the same from both steps, each behind a read of that number? How often it has changed something does not matter.
    pub(super) fn is_the_same_place(
        &self,
        program: &Program,
        (here, here_index): (&Step, u32),
        (there, there_index): (&Step, u32),
    ) -> bool {
        let Some(attempts) = &self.attempts else { return false };
        let depends_less = |here: DepSet, there: DepSet| self.depends_less(here, there, (here_index, there_index));
        let (one, other) = (&here.action, &there.action);
        let same_action = (one.kind, one.code, one.address, one.value, one.width, one.access, one.failure)
            == (other.kind, other.code, other.address, other.value, other.width, other.access, other.failure);
        if !same_action || !depends_less(one.addr, other.addr) || !depends_less(one.data, other.data) || !depends_less(one.ctrl, other.ctrl)
        {
            return false;
        }
        let (here, there) = (self.words_of(here.snapshot), self.words_of(there.snapshot));
        let same_header = [PC, FRAME, COUNTS, WAKE].iter().all(|&field| here[field] == there[field])
            && high(here[CONTROL]) == high(there[CONTROL])
            && depends_less(DepSet(low(here[CONTROL])), DepSet(low(there[CONTROL])));
        if here.len() != there.len() || !same_header {
            return false;
        }
        let registers = attempts.registers(program, &self.code);
        let (mut at, mut frame, mut pending) = (low(here[PC]) as usize, low(here[FRAME]) as usize, None);
        loop {
            let (return_to, function) = (here[frame], high(here[frame + 1]) as usize);
            if (return_to, here[frame + 1]) != (there[frame], there[frame + 1]) {
                return false;
            }
            let known = &self.code.functions[function];
            let first = frame + FRAME_HEADER as usize;
            let same_word = |word: u32| {
                let dependencies = first + (known.frame_words + word) as usize;
                here[first + word as usize] == there[first + word as usize]
                    && (!DEPENDENCIES || depends_less(DepSet(low(here[dependencies])), DepSet(low(there[dependencies]))))
            };
            let live = registers.live_before(at);
            let is_live = |register: &u32| has(live, *register as usize) && pending != Some(*register);
            let private = known.registers..known.registers + known.private_words;
            if !(0..known.registers).filter(is_live).chain(private).all(same_word) {
                return false;
            }
            if return_to == u64::MAX {
                return true;
            }
            (at, frame, pending) = (low(return_to) as usize, low(here[frame + 1]) as usize, high(return_to).checked_sub(1));
        }
    }

    /// Does what depends on the first set depend on no more than the second says, with one read called by another number?
    fn depends_less(&self, here: DepSet, there: DepSet, renamed: (u32, u32)) -> bool {
        let there = self.deps.members(there);
        let name = |index: u32| if index == renamed.0 { renamed.1 } else { index };
        self.deps.members(here).iter().all(|&index| there.binary_search(&name(index)).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::after_circles;

    #[test]
    fn circles_and_what_follows_are_left() {
        // 0 -> 1 -> 2 -> 1, 2 -> 3, 4 -> 3, 5 -> 5
        let edges = [vec![1], vec![2], vec![1, 3], vec![], vec![3], vec![5]];
        assert_eq!(after_circles(&edges), [false, true, true, true, false, true]);
    }
}
