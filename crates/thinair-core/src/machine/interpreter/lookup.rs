//! What is known of an instruction, for engines and reports that have its address.

use super::Machine;
use crate::ir::{FunctionId, RegisterId, SourceLocation};
use crate::machine::action::CodeAddress;
use crate::machine::code::Code;

impl<const DEPENDENCIES: bool> Machine<DEPENDENCIES> {
    /// Is what is allocated or freed at this instruction a variable of a function or thread?
    pub fn is_local(&self, code: CodeAddress) -> bool {
        matches!(self.code.code[code.0 as usize], Code::Allocate { local: true, .. } | Code::Free { local: true, .. })
    }

    /// Is the unlock at this instruction how a wait begins?
    pub fn begins_wait(&self, code: CodeAddress) -> bool {
        matches!(self.code.code[code.0 as usize], Code::Unlock { waits: true, .. })
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

    /// The register that an allocation writes, and its function.
    pub fn allocates(&self, code: CodeAddress) -> Option<(FunctionId, RegisterId)> {
        self.code.allocates(code)
    }
}
