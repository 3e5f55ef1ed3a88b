//! What a run may leave out. None of it changes a verdict, and each can be switched off by itself.
//!
//! docs/exploration.md has the argument for each. Where a model or a program does not admit one, the
//! engine leaves it off whatever is said here.

/// Which parts of the search tree need not be visited, and what else may be done to have fewer of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prunings {
    /// Alternatives after which a thread stays blocked, whatever the others do.
    pub stuck: bool,
    /// Threads that would wait have their turn after all others.
    pub waits: bool,
    /// Lock operations of the library that take what another has taken put that one off.
    pub locks: bool,
    /// So do other read-modify-writes in loops that wait.
    pub updates: bool,
    /// Threads meet at barriers, in no order, where nobody asks who was last.
    pub meetings: bool,
    /// Attempts of a thread that change nothing count as one: those that might as well have been
    /// the first are left out.
    pub attempts: bool,
    /// So do attempts of which it is known before they are made.
    pub ahead: bool,
    /// So do turns of a loop that add to memory, find that it is not enough, and take back what they added.
    pub undone: bool,
    /// Executions that differ only in which of several threads with the same code is which count
    /// as one.
    pub symmetry: bool,
    /// The ends of executions that nobody looks at are counted without being built.
    pub endings: bool,
    /// A first execution says in which order threads go. Without it they go by number.
    pub order: bool,
    /// What a program does before it has a second thread is performed without events, if that is
    /// long.
    pub prologue: bool,
}

impl Prunings {
    pub const ALL: Prunings = Prunings {
        stuck: true,
        waits: true,
        locks: true,
        updates: true,
        meetings: true,
        attempts: true,
        ahead: true,
        undone: true,
        symmetry: true,
        endings: true,
        order: true,
        prologue: true,
    };

    pub const NONE: Prunings = Prunings {
        stuck: false,
        waits: false,
        locks: false,
        updates: false,
        meetings: false,
        attempts: false,
        ahead: false,
        undone: false,
        symmetry: false,
        endings: false,
        order: false,
        prologue: false,
    };

    /// What changes no count: every execution is visited, complete or blocked.
    pub const COUNTING_ALL: Prunings = Prunings { endings: true, order: true, prologue: true, ..Prunings::NONE };

    /// Those that leave out no execution, complete or blocked: they only count some without building them to the end.
    #[must_use]
    pub fn of_executions(self) -> Prunings {
        Prunings { endings: self.endings, order: self.order, ..Prunings::NONE }
    }

    /// Those that concern threads which wait: stuck alternatives, waits, locks, updates,
    /// meetings.
    #[must_use]
    pub fn of_blocked(self, on: bool) -> Prunings {
        Prunings { stuck: on, waits: on, locks: on, updates: on, meetings: on, ..self }
    }
}
