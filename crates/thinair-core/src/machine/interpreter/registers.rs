//! Registers and private memory of the current frame, each with the reads that its value depends on.

use super::{CONTROL, DOUBTS, NO_EVENT, Running, high, low, pair};
use crate::ir::Width;
use crate::machine::cells::{read_cell, write_cell};
use crate::machine::code::Value;
use crate::machine::deps::DepSet;

impl<const DEPENDENCIES: bool> Running<'_, DEPENDENCIES> {
    #[inline]
    pub(super) fn get(&self, value: Value) -> u64 {
        match value {
            Value::Register(register) => self.machine.words[self.registers + register as usize],
            Value::Constant(constant) => constant,
        }
    }

    #[inline]
    pub(super) fn set(&mut self, register: u32, value: u64) {
        self.machine.words[self.registers + register as usize] = value;
    }

    /// The word of a register's dependencies, or (numbered after the registers) of a private word's.
    #[inline]
    pub(super) fn dep_word(&self, register: u32) -> usize {
        let frame_words = self.machine.code.function(self.function()).frame_words;
        self.registers + (frame_words + register) as usize
    }

    #[inline]
    pub(super) fn deps(&self, value: Value) -> DepSet {
        match value {
            Value::Register(register) if DEPENDENCIES => DepSet(low(self.machine.words[self.dep_word(register)])),
            _ => DepSet::EMPTY,
        }
    }

    #[inline]
    pub(super) fn join(&mut self, left: DepSet, right: DepSet) -> DepSet {
        if DEPENDENCIES { self.machine.deps.union(left, right) } else { DepSet::EMPTY }
    }

    #[inline]
    pub(super) fn join_values(&mut self, values: &[Value]) -> DepSet {
        if !DEPENDENCIES {
            return DepSet::EMPTY;
        }
        values.iter().fold(DepSet::EMPTY, |all, &value| {
            let deps = self.deps(value);
            self.join(all, deps)
        })
    }

    #[inline]
    pub(super) fn set_deps(&mut self, register: u32, deps: DepSet) {
        if DEPENDENCIES {
            let word = self.dep_word(register);
            self.machine.words[word] = u64::from(deps.0);
        }
    }

    #[inline]
    pub(super) fn define(&mut self, register: u32, value: u64, deps: DepSet) {
        self.set(register, value);
        self.set_deps(register, deps);
    }

    pub(super) fn single(&mut self, index: u32) -> DepSet {
        if DEPENDENCIES && index != NO_EVENT { self.machine.deps.single(index) } else { DepSet::EMPTY }
    }

    #[inline]
    pub(super) fn control(&mut self) -> DepSet {
        if DEPENDENCIES { DepSet(low(*self.header(CONTROL))) } else { DepSet::EMPTY }
    }

    /// A branch on these values: they are control dependencies from here on.
    pub(super) fn branch_on(&mut self, deps: DepSet) {
        if DEPENDENCIES && !deps.is_empty() {
            let control = self.control();
            let control = self.join(control, deps);
            let word = self.header(CONTROL);
            *word = pair(high(*word), control.0);
        }
    }

    /// These values might have made the thread fail, which is no branch.
    pub(super) fn might_fail(&mut self, deps: DepSet) {
        if DEPENDENCIES && !deps.is_empty() {
            let known = DepSet(low(*self.header(DOUBTS)));
            let all = self.join(known, deps);
            *self.header(DOUBTS) = u64::from(all.0);
        }
    }

    /// The first word of the frame's private memory.
    fn private_memory(&self) -> usize {
        self.registers + self.machine.code.function(self.function()).registers as usize
    }

    pub(super) fn private_deps(&self, word: u32) -> DepSet {
        let registers = self.machine.code.function(self.function()).registers;
        DepSet(low(self.machine.words[self.dep_word(registers + word)]))
    }

    pub(super) fn private_load(&self, byte: u32, width: Width) -> u64 {
        read_cell(&self.machine.words[self.private_memory()..], byte as usize, width)
    }

    pub(super) fn private_store(&mut self, byte: u32, width: Width, value: u64) {
        let first = self.private_memory();
        write_cell(&mut self.machine.words[first..], byte as usize, width, value);
    }
}
