//! A path of states run again with a log, as the violation that it shows: the execution up to the error, or a lasso.

use super::cycles::{Label, Lasso};
use super::errors::{Problem, ProblemKind};
use super::state::State;
use super::visited::{StateId, Visited};
use super::witness::Recorder;
use super::worker::{Context, Worker};
use crate::engine::outcome::{Detail, Party, Role, Verdict, Violation, ViolationKind};
use crate::ir::SourceLocation;

/// The path to a state, then the problem in a step from there.
pub fn problem(context: &Context<'_>, visited: &Visited, from: StateId, problem: &Problem) -> Verdict {
    let ProblemKind::Violation(kind) = problem.kind else {
        return Verdict::Unsupported(problem.message.clone(), problem.at);
    };
    let mut replay = Replay::new(context, visited);
    replay.run(from, problem);
    replay.violation(kind, problem.message.clone(), problem.at, problem.other, u64::MAX)
}

/// The path to a cycle, then one turn of it.
pub fn lasso(context: &Context<'_>, visited: &Visited, lasso: &Lasso) -> Verdict {
    let mut replay = Replay::new(context, visited);
    let mut at = SourceLocation::default();
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
    }
    let message = "every thread gets its turn, and none gets out of its loop".to_string();
    replay.violation(ViolationKind::MaySpin, message, at, None, lasso.stuck)
}

struct Replay<'r, 'c> {
    context: &'c Context<'c>,
    visited: &'r Visited,
    worker: Worker<'c>,
    recorder: Recorder<'c>,
}

impl<'r, 'c> Replay<'r, 'c> {
    fn new(context: &'c Context<'c>, visited: &'r Visited) -> Replay<'r, 'c> {
        let recorder = Recorder::new(&context.layout, context.program.globals.len() as u32);
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
        let Some(mut state) = self.worker.initial() else {
            if let Some(found) = self.worker.problems.first() {
                self.recorder.apply(&found.log);
            }
            return None;
        };
        self.worker.canonicalise(&mut state);
        for &id in path.iter().rev().skip(1) {
            self.take_log(&mut state);
            state = self.step_to(&state, id, None)?;
        }
        self.take_log(&mut state);
        Some(state)
    }

    fn run(&mut self, from: StateId, problem: &Problem) {
        let Some(state) = self.follow(from) else { return };
        self.worker.problems.clear();
        for thread in 0..state.threads.len() {
            self.worker.step(&state, thread, &mut |worker, state| worker.recycle(state));
        }
        if problem.kind == ProblemKind::Violation(ViolationKind::EndlessWait) {
            self.worker.check_progress(&state);
        }
        let found = self.worker.problems.iter().find(|found| found.rank() == problem.rank());
        if let Some(found) = found {
            let (before, turn) = found.log.split_at(found.turn.unwrap_or(found.log.len()));
            self.recorder.apply(before);
            if found.turn.is_some() {
                self.recorder.begin_turn();
            }
            self.recorder.apply(turn);
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

    /// `stuck`: of the threads that go round, those that are told of.
    fn violation(self, kind: ViolationKind, message: String, at: SourceLocation, other: Option<SourceLocation>, stuck: u64) -> Verdict {
        let machine = &self.worker.machine;
        let replayed = self.recorder.finish(machine);
        let witness_at: Vec<SourceLocation> = replayed.positions(|code| machine.position(code));
        // Those who go round, with what they read.
        let is_stuck = |thread: Option<u32>| thread.is_some_and(|thread| stuck >> thread & 1 == 1);
        let told = |event: usize| replayed.execution.events[event].is_read() && is_stuck(replayed.execution.events[event].thread);
        let reads = replayed.repeats.iter().filter(|&&event| told(event));
        let party = |&event: &usize| {
            let read = &replayed.execution.events[event];
            let (thread, order, address) = (read.thread.unwrap_or_default(), read.order, read.location);
            Party { role: Role::Waits, thread, at: witness_at[event], event: Some(event), address, bytes: 0, write: false, order }
        };
        let parties = reads.map(party).collect();
        let (objects, functions) = (replayed.objects, replayed.functions);
        let detail = Detail { parties, objects, functions, repeats: replayed.repeats, ..Detail::default() };
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
