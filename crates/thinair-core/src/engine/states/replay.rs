//! A path of states run again with a log, as the violation that it shows: the execution up to the error, or a lasso.

use super::cycles::{Label, Lasso};
use super::detail::Teller;
use super::errors::{Problem, ProblemKind};
use super::state::State;
use super::visited::{StateId, Visited};
use super::witness::{Item, Recorder};
use super::worker::{Context, Worker};
use crate::engine::outcome::{Detail, Party, Role, Verdict, Violation, ViolationKind};
use crate::ir::SourceLocation;
use crate::machine::action::{Action, ActionKind};

/// The path to a state, then the problem in a step from there.
pub fn problem(context: &Context<'_>, visited: &Visited, from: StateId, problem: &Problem) -> Verdict {
    let ProblemKind::Violation(kind) = problem.kind else {
        return Verdict::Unsupported(problem.message.clone(), problem.at);
    };
    let mut replay = Replay::new(context, visited);
    let found = replay.run(from, problem);
    // The one of the replay knows more.
    let known = found.as_ref().unwrap_or(problem);
    let (message, at, other) = (problem.message.clone(), problem.at, problem.other);
    replay.violation(What { kind, message, at, other, stuck: u64::MAX, problem: Some(known) }, &known.threads)
}

/// What is to be told of a violation.
struct What<'p> {
    kind: ViolationKind,
    message: String,
    at: SourceLocation,
    other: Option<SourceLocation>,
    /// Of the threads that go round, those that are told of.
    stuck: u64,
    problem: Option<&'p Problem>,
}

/// The path to a cycle, then one turn of it.
pub fn lasso(context: &Context<'_>, visited: &Visited, lasso: &Lasso) -> Verdict {
    let mut replay = Replay::new(context, visited);
    let mut at = SourceLocation::default();
    let mut threads = Vec::new();
    if let Some(mut state) = replay.follow(lasso.start) {
        replay.recorder.begin_turn();
        for &(label, to) in &lasso.cycle {
            if at.line == 0
                && !label.is_flush()
                && label.thread() == lasso.thread
                && let Some(action) = replay.worker.action(&state, lasso.thread)
            {
                at = replay.worker.position(action.code);
            }
            let Some(next) = replay.step_to(&state, to, Some(label)) else { break };
            state = next;
            replay.take_log(&mut state);
        }
        threads = state.threads;
    }
    let message = "every thread gets its turn, and none gets out of its loop".to_string();
    let what = What { kind: ViolationKind::MaySpin, message, at, other: None, stuck: lasso.stuck, problem: None };
    replay.violation(what, &threads)
}

struct Replay<'r, 'c> {
    context: &'c Context<'c>,
    visited: &'r Visited,
    worker: Worker<'c>,
    recorder: Recorder<'c>,
}

impl<'r, 'c> Replay<'r, 'c> {
    fn new(context: &'c Context<'c>, visited: &'r Visited) -> Replay<'r, 'c> {
        let recorder = Recorder::new(&context.layout, context.program);
        let mut worker = Worker::new(context);
        worker.record();
        Replay { context, visited, worker, recorder }
    }

    fn take_log(&mut self, state: &mut State) {
        self.recorder.apply(&state.log);
        state.log.clear();
    }

    /// From the beginning to a state, on the path by which it was found.
    fn follow(&mut self, to: StateId) -> Option<State> {
        let mut path = Vec::new();
        let mut at = to;
        while at != StateId::NONE {
            path.push(at);
            at = self.visited.parent(at);
        }
        let mut state = self.worker.initial()?;
        self.worker.canonicalise(&mut state);
        for &id in path.iter().rev().skip(1) {
            self.take_log(&mut state);
            state = self.step_to(&state, id, None)?;
        }
        self.take_log(&mut state);
        Some(state)
    }

    /// The way to the problem, and the problem as it shows there.
    fn run(&mut self, from: StateId, problem: &Problem) -> Option<Problem> {
        let state = self.follow(from);
        if let Some(state) = &state {
            self.worker.problems.clear();
            for thread in 0..state.threads.len() {
                self.worker.step(state, thread, &mut |worker, state| worker.recycle(state));
            }
            if problem.kind == ProblemKind::Violation(ViolationKind::EndlessWait) {
                self.worker.check_progress(state);
            }
            if problem.kind == ProblemKind::Violation(ViolationKind::Deadlock) {
                self.worker.check_deadlock(state);
            }
        }
        let place = self.worker.problems.iter().position(|found| found.rank() == problem.rank())?;
        let found = self.worker.problems.swap_remove(place);
        let (before, turn) = found.log.split_at(found.turn.unwrap_or(found.log.len()));
        self.recorder.apply(before);
        if found.turn.is_some() {
            self.recorder.begin_turn();
        }
        self.recorder.apply(turn);
        if let Some(state) = state {
            self.show_waiting(&state, &found.waiting);
        }
        self.show_access(&found);
        Some(found)
    }

    /// An access that is wrong by what was done before is an event, as in a graph: what it depends on matters.
    fn show_access(&mut self, problem: &Problem) {
        let ProblemKind::Violation(
            ViolationKind::UseAfterFree | ViolationKind::UninitialisedRead | ViolationKind::ConstantWrite | ViolationKind::UnlockNotHeld,
        ) = problem.kind
        else {
            return;
        };
        let (thread, Some(action)) = (problem.thread, problem.action) else { return };
        let Action { address, value, width, code, .. } = action;
        let order = action.access.order;
        self.recorder.apply(&match action.kind {
            ActionKind::Read { .. } => {
                let value = self.recorder.last_value(address, width);
                [Item::Read { thread, address, value, order, code, own: false, width }]
            }
            ActionKind::Write { .. } => [Item::Write { thread, address, value, order, code, buffered: self.context.tso, width }],
            _ => return,
        });
    }

    /// Those who wait for a lock have seen that it is taken.
    fn show_waiting(&mut self, state: &State, waiting: &[usize]) {
        for &thread in waiting {
            let Some(action) = self.worker.action(state, thread) else { continue };
            let Action { address, width, code, .. } = action;
            if matches!(action.kind, ActionKind::Read { lock: true, .. })
                && let Some(value) = self.worker.read_memory(state, address, width)
            {
                let order = action.access.order;
                self.recorder.apply(&[Item::Read { thread, address, value, order, code, own: false, width }]);
            }
        }
    }

    /// The successor that is the state with this number, by the step that the label names, if there is one.
    fn step_to(&mut self, state: &State, id: StateId, label: Option<Label>) -> Option<State> {
        let (mut found, mut vector, mut scratch) = (None, Vec::new(), Vec::new());
        let (tables, visited) = (&self.context.tables, self.visited);
        let mut check = |worker: &mut Worker<'_>, mut state: State| {
            worker.canonicalise(&mut state);
            state.pack(tables, &mut worker.caches, &mut scratch, &mut vector);
            if found.is_none() && visited.is(id, &vector) {
                found = Some(state);
            }
        };
        let wanted = |thread: usize, flush: bool| label.is_none_or(|label| label.thread() == thread && label.is_flush() == flush);
        for thread in (0..state.threads.len()).filter(|&thread| wanted(thread, false)) {
            self.worker.step(state, thread, &mut check);
        }
        if !self.context.options.reductions.delayed_flushing {
            for thread in (0..state.sides.len()).filter(|&thread| wanted(thread, true) && !state.sides[thread].entries.is_empty()) {
                let mut copy = self.worker.copy(state);
                self.worker.pop_in_time(&mut copy, thread);
                check(&mut self.worker, copy);
            }
        }
        found
    }

    /// `threads`: where each stands in the end.
    fn violation(mut self, what: What<'_>, threads: &[u32]) -> Verdict {
        let What { kind, message, mut at, mut other, stuck, problem } = what;
        let involved = problem.map_or_else(Vec::new, |problem| Teller { recorder: &self.recorder, worker: &self.worker }.parties(problem));
        let replayed = self.recorder.finish(&self.worker.machine);
        let machine = &self.worker.machine;
        let witness_at: Vec<SourceLocation> = replayed.positions(|code| machine.position(code));
        let numbered = |(party, event): (Party, Option<usize>)| Party { event: event.map(|event| replayed.number[event]), ..party };
        let mut parties: Vec<Party> = involved.into_iter().map(numbered).collect();
        // Of an access that came too early for a free, the access is what is wrong.
        if let [Party { role: Role::Access, at: access, .. }, Party { role: Role::Freed, at: free, .. }, ..] = parties[..] {
            (at, other) = (access, Some(free));
        } else if let [_, Party { role: Role::Earlier, at: earlier, .. }] = parties[..] {
            other = Some(earlier);
        }
        // Those who go round, with what they read.
        let is_stuck = |thread: Option<u32>| thread.is_some_and(|thread| stuck >> thread & 1 == 1);
        let told = |event: usize| replayed.execution.events[event].is_read() && is_stuck(replayed.execution.events[event].thread);
        let party = |&event: &usize| {
            let read = &replayed.execution.events[event];
            let (thread, order, address) = (read.thread.unwrap_or_default(), read.order, read.location);
            Party { role: Role::Waits, thread, at: witness_at[event], event: Some(event), address, bytes: 0, write: false, order }
        };
        parties.extend(replayed.repeats.iter().filter(|&&event| told(event)).map(party));
        let told = Teller { recorder: &self.recorder, worker: &self.worker }.detail(&replayed, threads, problem);
        let detail = Detail { parties, repeats: replayed.repeats, ..told };
        Verdict::Violated(Box::new(Violation {
            kind,
            message,
            at,
            other,
            witness: replayed.execution,
            witness_at,
            buffered: replayed.buffered,
            output: replayed.output,
            justification: None,
            detail,
        }))
    }
}
