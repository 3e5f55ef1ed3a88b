//! Calls: a frame for each active one, and threads that begin with one.

use super::{COUNTS, FRAME, MAX_CALL_DEPTH, PC, Running, high, low, pair};
use crate::ir::{FUNCTION_OBJECTS, FunctionId, pointer};
use crate::machine::action::{Action, ActionKind, Bound, Fault};
use crate::machine::code::{Code, Edge, FRAME_HEADER, Value};
use crate::machine::deps::DepSet;
use crate::machine::executor::Spawned;

impl<const DEPENDENCIES: bool> Running<'_, DEPENDENCIES> {
    /// Enters a function; `return_to` is what its frame keeps of the caller.
    pub(super) fn push_frame(&mut self, function: FunctionId, return_to: u64, depth: u32) {
        let callee = self.machine.code.function(function);
        let (entry, mut size) = (callee.entry, FRAME_HEADER + callee.frame_words);
        if DEPENDENCIES {
            size += callee.registers + callee.private_words;
        }
        let frame = self.machine.words.len();
        let caller = low(*self.header(FRAME));
        self.machine.words.resize(frame + size as usize, 0);
        self.machine.words[frame] = return_to;
        self.machine.words[frame + 1] = pair(function.0, caller);
        *self.header(FRAME) = pair(depth, (frame - self.start) as u32);
        *self.header(PC) = u64::from(entry);
        self.registers = frame + FRAME_HEADER as usize;
    }

    /// The function to be called with so many arguments, and how many of them it takes. One without parameters may have been declared without saying so: it
    /// takes none of them.
    fn callee(&self, function: Value, arguments: usize) -> Option<(FunctionId, usize)> {
        let address = self.get(function);
        let id = FunctionId(pointer::object(address).checked_sub(FUNCTION_OBJECTS)?);
        let parameters = self.machine.code.functions.get(id.index())?.parameters as usize;
        (pointer::offset(address) == 0 && (parameters == arguments || parameters == 0)).then_some((id, parameters))
    }

    pub(super) fn call(&mut self, pc: u32) -> Result<(), Action> {
        let Code::Call { destination, function, ref arguments } = self.machine.code.code[pc as usize] else { unreachable!() };
        let count = arguments.len();
        let callee_deps = self.deps(function);
        self.branch_on(callee_deps);
        let Some((callee, count)) = self.callee(function, count) else {
            return Err(self.action(pc, ActionKind::Failed(Fault::BadCall)));
        };
        let depth = high(*self.header(FRAME));
        if u64::from(depth) >= MAX_CALL_DEPTH {
            return Err(self.action(pc, ActionKind::Bounded(Bound::Recursion)));
        }
        let caller = self.registers;
        let frame_words = self.machine.code.function(self.function()).frame_words;
        let return_to = pair(destination.map_or(0, |register| register + 1), pc + 1);
        self.push_frame(callee, return_to, depth + 1);
        for number in 0..count {
            let Code::Call { ref arguments, .. } = self.machine.code.code[pc as usize] else { unreachable!() };
            let (value, deps) = match arguments[number] {
                Value::Constant(constant) => (constant, DepSet::EMPTY),
                Value::Register(register) => {
                    let words = &self.machine.words;
                    let deps = if DEPENDENCIES { low(words[caller + (frame_words + register) as usize]) } else { 0 };
                    (words[caller + register as usize], DepSet(deps))
                }
            };
            self.define(number as u32, value, deps);
        }
        Ok(())
    }

    /// Returns to the caller: where it goes on. `None`: the thread ends.
    pub(super) fn leave(&mut self, value: Option<Value>) -> Option<u32> {
        let frame = self.registers - FRAME_HEADER as usize;
        let return_to = self.machine.words[frame];
        if return_to == u64::MAX {
            return None;
        }
        let result = value.map(|value| (self.get(value), self.deps(value)));
        let caller = low(self.machine.words[frame + 1]);
        let depth = high(*self.header(FRAME));
        self.machine.words.truncate(frame);
        *self.header(FRAME) = pair(depth - 1, caller);
        self.registers = self.start + caller as usize + FRAME_HEADER as usize;
        if let (Some((value, deps)), Some(register)) = (result, high(return_to).checked_sub(1)) {
            self.define(register, value, deps);
        }
        Some(low(return_to))
    }

    /// Leaves active calls up to one that lands: the end of its block, and where it goes on. `None`, and nothing is left: there is no such call.
    pub(super) fn unwind(&mut self) -> Option<(u32, Edge)> {
        let mut frame = self.registers - FRAME_HEADER as usize;
        let mut depth = high(*self.header(FRAME));
        loop {
            let return_to = self.machine.words[frame];
            if return_to == u64::MAX {
                return None;
            }
            let caller = low(self.machine.words[frame + 1]);
            depth -= 1;
            let at = low(return_to);
            if let Code::Land { unwind, .. } = self.machine.code.code[at as usize] {
                self.machine.words.truncate(frame);
                *self.header(FRAME) = pair(depth, caller);
                self.registers = self.start + caller as usize + FRAME_HEADER as usize;
                if let Some(register) = high(return_to).checked_sub(1) {
                    self.define(register, 0, DepSet::EMPTY);
                }
                return Some((at, unwind));
            }
            frame = self.start + caller as usize;
        }
    }

    /// Would unwinding end at an active call?
    pub(super) fn is_caught(&self) -> bool {
        let mut frame = self.registers - FRAME_HEADER as usize;
        loop {
            let return_to = self.machine.words[frame];
            if return_to == u64::MAX {
                return false;
            }
            if matches!(self.machine.code.code[low(return_to) as usize], Code::Land { catches: true, .. }) {
                return true;
            }
            frame = self.start + low(self.machine.words[frame + 1]) as usize;
        }
    }

    pub(super) fn spawn(&mut self, pc: u32) -> Result<(), Action> {
        let Code::Spawn { destination, function, ref arguments } = self.machine.code.code[pc as usize] else { unreachable!() };
        let count = arguments.len();
        let deps = self.deps(function);
        self.branch_on(deps);
        let Some((function, count)) = self.callee(function, count) else {
            return Err(self.action(pc, ActionKind::Failed(Fault::BadCall)));
        };
        let first = self.machine.spawned_arguments.len();
        for number in 0..count {
            let Code::Spawn { ref arguments, .. } = self.machine.code.code[pc as usize] else { unreachable!() };
            let value = self.get(arguments[number]);
            self.machine.spawned_arguments.push(value);
        }
        let (parent, counts) = (self.thread(), *self.header(COUNTS));
        *self.header(COUNTS) = counts + (1 << 32);
        let thread = self.machine.child(parent, high(counts));
        self.machine.spawned.push(Spawned { thread, function, first_argument: first as u32, arguments: count as u32 });
        self.define(destination, u64::from(thread.0) + 1, DepSet::EMPTY);
        self.effect();
        Ok(())
    }
}
