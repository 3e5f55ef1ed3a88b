//! The graph at hand and what it stands on, as checks and reports see it.
//!
//! What is asked rarely is generic in the width of rows alone: it is compiled three times and not once
//! for each model, and it cannot change anything.

use super::output::{Answer, printed_by};
use crate::engine::graph::kernel::explore::Explorer;
use crate::engine::graph::models::{Guide, OneCoOfMany};
use crate::engine::graph::store::graph::Graph;
use crate::engine::outcome::Output;
use crate::ir::{Program, SourceLocation};
use crate::machine::action::{ActionKind, CodeAddress, ThreadId};
use crate::machine::code::ProgramCode;
use crate::machine::executor::Snapshot;
use crate::machine::{Machine, Naming, PlaceInLoop};

pub struct Scene<'a, const W: usize> {
    pub graph: &'a Graph<W>,
    pub model: &'a dyn OneCoOfMany<W>,
    pub machine: &'a dyn Known,
    pub program: &'a Program,
    /// Was what the program does before it has a second thread performed beforehand?
    pub has_prologue: bool,
}

/// What a machine knows of a program and of threads that have stopped, whatever else it tracks.
pub trait Known {
    fn code(&self) -> &ProgramCode;
    fn position(&self, code: CodeAddress) -> SourceLocation;
    fn assertion_message(&self, code: CodeAddress) -> &str;
    fn is_local(&self, code: CodeAddress) -> bool;
    fn begins_wait(&self, code: CodeAddress) -> bool;
    fn ends_process(&self, code: CodeAddress) -> bool;
    fn is_in_loop(&self, jump: CodeAddress, instruction: CodeAddress) -> Option<bool>;
    fn peeks(&self, code: CodeAddress) -> bool;
    fn place_in_loop(&self, snapshot: Snapshot, jump: CodeAddress) -> Option<PlaceInLoop>;
    /// The calls that a thread is in, the innermost first.
    fn calls(&self, snapshot: Snapshot) -> Vec<SourceLocation>;
    fn naming(&self) -> Naming;
    fn printed(&self, program: &Program, has_prologue: bool, events_of: &dyn Fn(ThreadId) -> Option<Vec<Answer>>) -> Vec<Output>;
}

impl<const DEPENDENCIES: bool> Known for Machine<DEPENDENCIES> {
    fn code(&self) -> &ProgramCode {
        self.code()
    }
    fn position(&self, code: CodeAddress) -> SourceLocation {
        self.position(code)
    }
    fn assertion_message(&self, code: CodeAddress) -> &str {
        self.assertion_message(code)
    }
    fn is_local(&self, code: CodeAddress) -> bool {
        self.is_local(code)
    }
    fn begins_wait(&self, code: CodeAddress) -> bool {
        self.begins_wait(code)
    }
    fn ends_process(&self, code: CodeAddress) -> bool {
        self.ends_process(code)
    }
    fn is_in_loop(&self, jump: CodeAddress, instruction: CodeAddress) -> Option<bool> {
        self.is_in_loop(jump, instruction)
    }
    fn peeks(&self, code: CodeAddress) -> bool {
        self.peeks(code)
    }
    fn place_in_loop(&self, snapshot: Snapshot, jump: CodeAddress) -> Option<PlaceInLoop> {
        self.place_in_loop(snapshot, jump)
    }
    fn calls(&self, snapshot: Snapshot) -> Vec<SourceLocation> {
        self.calls(snapshot)
    }
    fn naming(&self) -> Naming {
        self.naming()
    }
    fn printed(&self, program: &Program, has_prologue: bool, events_of: &dyn Fn(ThreadId) -> Option<Vec<Answer>>) -> Vec<Output> {
        printed_by(self.clone(), program, has_prologue, events_of)
    }
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// The graph at hand, for whoever looks at it.
    pub fn scene(&self) -> Scene<'_, W> {
        let Explorer { graph, model, machine, program, rules, .. } = self;
        Scene { graph, model, machine, program, has_prologue: rules.has_prologue }
    }
}

impl<const W: usize> Scene<'_, W> {
    /// Has the thread ended, and not the program with it?
    pub fn has_ended(&self, id: ThreadId) -> bool {
        let alive = self.graph.threads.get(id.index()).is_some_and(|thread| thread.alive);
        alive && {
            let action = &self.graph.standing(id).action;
            action.kind == ActionKind::End && !self.machine.ends_process(action.code)
        }
    }
}
