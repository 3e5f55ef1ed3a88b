//! What is known of an instruction, for engines and reports that have its address.

use super::heads::turns;
use super::{FRAME, Machine, high, low};
use crate::ir::{DESTROYED, FunctionId, RegisterId, SourceLocation};
use crate::machine::action::CodeAddress;
use crate::machine::arithmetic;
use crate::machine::code::{Code, FRAME_HEADER, Value};
use crate::machine::executor::Snapshot;

/// Where a thread stands in a loop.
#[derive(Clone, Copy, Debug)]
pub struct PlaceInLoop {
    /// How many turns it has made since it came to the loop.
    pub turns: u32,
    /// How many calls are active.
    pub depth: u32,
}

impl<const DEPENDENCIES: bool> Machine<DEPENDENCIES> {
    /// The calls that a thread is in, the innermost first.
    pub fn calls(&self, snapshot: Snapshot) -> Vec<SourceLocation> {
        let words = self.words_of(snapshot);
        let (mut frame, mut calls) = (low(words[FRAME]) as usize, Vec::new());
        while let Some(&[return_to, caller]) = words.get(frame..frame + 2).filter(|header| header[0] != u64::MAX) {
            calls.push(self.position(CodeAddress(low(return_to).saturating_sub(1))));
            frame = low(caller) as usize;
        }
        calls
    }

    /// Is what is allocated or freed at this instruction a variable of a function or thread?
    pub fn is_local(&self, code: CodeAddress) -> bool {
        matches!(self.code.code[code.0 as usize], Code::Allocate { local: true, .. } | Code::Free { local: true, .. })
    }

    /// Is the unlock at this instruction how a wait begins?
    pub fn begins_wait(&self, code: CodeAddress) -> bool {
        matches!(self.code.code[code.0 as usize], Code::Unlock { waits: true, .. })
    }

    /// Is this a read-modify-write that waits until it succeeds?
    pub fn is_lock(&self, code: CodeAddress) -> bool {
        matches!(self.code.code[code.0 as usize], Code::Lock { .. } | Code::Wait { update: Some(_), .. })
    }

    /// Does the read-modify-write at this instruction wait where it finds this value? Only if [`Machine::has_known_locks`].
    pub fn waits_for(&self, code: CodeAddress, found: u64) -> bool {
        let waits = match self.code.code[code.0 as usize] {
            Code::Lock { .. } => found != 0,
            Code::Wait { width, compare, against: Value::Constant(against), update: Some(_), .. } => {
                !arithmetic::compare(compare, width, found, against)
            }
            _ => false,
        };
        waits && found != DESTROYED
    }

    /// Are there read-modify-writes that wait, and is it known of all of them what for?
    pub fn has_known_locks(&self) -> bool {
        let mut locks =
            self.code.code.iter().filter(|code| matches!(code, Code::Lock { .. } | Code::Wait { update: Some(_), .. })).peekable();
        locks.peek().is_some() && locks.all(|code| !matches!(code, Code::Wait { against: Value::Register(_), .. }))
    }

    /// Does the thread at this instruction wait for company at a barrier?
    pub fn is_meeting(&self, code: CodeAddress) -> bool {
        matches!(self.code.code[code.0 as usize], Code::Meet { .. })
    }

    pub fn has_meetings(&self) -> bool {
        self.code.code.iter().any(|code| matches!(code, Code::Meet { .. }))
    }

    /// Are there values that the choice at this instruction leaves out?
    pub fn is_partial(&self, code: CodeAddress) -> bool {
        matches!(self.code.code[code.0 as usize], Code::Choose { partial: true, .. })
    }

    /// Does the program end at this instruction, and not only a thread?
    pub fn ends_process(&self, code: CodeAddress) -> bool {
        matches!(self.code.code[code.0 as usize], Code::Exit { process: true })
    }

    pub fn position(&self, code: CodeAddress) -> SourceLocation {
        self.code.positions[code.0 as usize]
    }

    /// The message of the assertion or check at a code address; of an access to private memory, its variable.
    pub fn assertion_message(&self, code: CodeAddress) -> &str {
        let found = self.code.messages.binary_search_by_key(&code.0, |(address, _)| *address);
        found.map_or("", |at| self.code.messages[at].1.as_str())
    }

    /// Does the instruction belong to the loop that the jump at `jump` closes? `None` if it stands in another function.
    pub fn is_in_loop(&self, jump: CodeAddress, instruction: CodeAddress) -> Option<bool> {
        self.code.is_in_loop(jump, instruction)
    }

    /// Where a thread stands in the loop that the jump at `jump` closes, if it runs the loop's function and the loop has none within.
    pub fn place_in_loop(&self, snapshot: Snapshot, jump: CodeAddress) -> Option<PlaceInLoop> {
        let (function, this) = self.code.innermost_closed_by(jump)?;
        let words = self.words_of(snapshot);
        let registers = low(words[FRAME]) as usize + FRAME_HEADER as usize;
        let runs = FunctionId(high(words[registers - 1])) == function;
        runs.then(|| PlaceInLoop { turns: turns(words[registers + this.base as usize]), depth: high(words[FRAME]) })
    }

    /// The register that an allocation writes, and its function.
    pub fn allocates(&self, code: CodeAddress) -> Option<(FunctionId, RegisterId)> {
        self.code.allocates(code)
    }
}
