//! The search: breadth first, level by level, with as many workers as asked for.
//!
//! Which states are found does not depend on the number of workers: all of a level is expanded before the next, and where partial-order reduction
//! takes only one thread's steps, one of these has to lead to a state that no earlier level had. So no cycle of the state graph leaves out the others
//! for ever (Bošnački and Holzmann 2005, for breadth-first search).

use super::errors::{Problem, ProblemKind};
use super::layout::FinalMemory;
use super::state::{State, has_ended};
use super::visited::{Known, StateId, Visited};
use super::witness::Recorder;
use super::worker::{Context, Worker};
use super::{Observer, Options, Statistics};
use crate::engine::outcome::{Detail, Outcome, Verdict, Violation};
use crate::ir::{Program, SourceLocation};
use rustc_hash::FxHashSet;
use std::sync::atomic::{AtomicUsize, Ordering};

/// After so many states of a level the observer is asked whether to go on.
const SLICE: usize = 1 << 14;
/// A worker takes so many states at a time; fewer than a few times that are not worth starting threads for.
const BATCH: usize = 64;

/// States of one level: their vectors one after the other.
#[derive(Default)]
struct Level {
    words: Vec<u32>,
    states: Vec<(StateId, u32, u32)>,
}

impl Level {
    fn push(&mut self, id: StateId, vector: &[u32]) {
        self.states.push((id, self.words.len() as u32, vector.len() as u32));
        self.words.extend_from_slice(vector);
    }

    fn append(&mut self, other: &mut Level) {
        let shift = self.words.len() as u32;
        self.words.append(&mut other.words);
        self.states.extend(other.states.drain(..).map(|(id, start, length)| (id, start + shift, length)));
    }

    fn vector(&self, index: usize) -> (StateId, &[u32]) {
        let (id, start, length) = self.states[index];
        (id, &self.words[start as usize..(start + length) as usize])
    }
}

/// A worker, and what it found in this level.
struct Explorer<'c> {
    worker: Worker<'c>,
    visited: &'c Visited,
    next: Level,
    found: Vec<(StateId, Problem)>,
    transitions: u64,
    complete: u64,
    blocked: u64,
    state: State,
    vector: Vec<u32>,
    scratch: Vec<u64>,
}

impl<'c> Explorer<'c> {
    fn new(context: &'c Context<'c>, visited: &'c Visited) -> Explorer<'c> {
        Explorer {
            worker: Worker::new(context),
            visited,
            next: Level::default(),
            found: Vec::new(),
            transitions: 0,
            complete: 0,
            blocked: 0,
            state: State::default(),
            vector: Vec::new(),
            scratch: Vec::new(),
        }
    }

    fn expand(&mut self, id: StateId, vector: &[u32]) {
        let context = self.worker.context;
        let mut state = std::mem::take(&mut self.state);
        state.unpack(&context.tables, vector);
        let mut done = 0_u64;
        let mut reduced = false;
        if context.options.reductions.partial_order {
            for thread in 0..state.threads.len() {
                let independent =
                    self.worker.action(&state, thread).is_some_and(|action| self.worker.is_independent(&state, thread, &action));
                if independent {
                    done |= 1 << thread;
                    if self.take_steps(id, &state, thread).1 {
                        reduced = true;
                        break;
                    }
                }
            }
        }
        if !reduced {
            let mut goes_on = done != 0;
            for thread in (0..state.threads.len()).filter(|thread| done >> thread & 1 == 0) {
                goes_on |= self.take_steps(id, &state, thread).0;
            }
            goes_on |= self.take_flushes(id, &state);
            goes_on |= !self.worker.problems.is_empty();
            if !goes_on {
                self.finish(&state);
            }
        }
        if context.options.endless_waits {
            self.worker.check_progress(&state);
        }
        self.found.extend(self.worker.problems.drain(..).map(|problem| (id, problem)));
        self.state = state;
    }

    /// Takes all steps of a thread. Was there one? Did one lead to a state of the next level, or to an error?
    fn take_steps(&mut self, from: StateId, state: &State, thread: usize) -> (bool, bool) {
        let Explorer { worker, visited, next, transitions, vector, scratch, .. } = self;
        let (mut any, mut deeper) = (false, false);
        let problems = worker.problems.len();
        worker.step(state, thread, &mut |worker, mut state| {
            any = true;
            *transitions += 1;
            worker.canonicalise(&mut state);
            state.pack(&worker.context.tables, scratch, vector);
            let (id, known) = visited.insert(vector, from);
            deeper |= known != Known::Before;
            if known == Known::New {
                next.push(id, vector);
            }
            worker.recycle(state);
        });
        (any, deeper || worker.problems.len() > problems)
    }

    /// In the plain semantics, any buffer's oldest entry may reach memory.
    fn take_flushes(&mut self, from: StateId, state: &State) -> bool {
        if self.worker.context.options.reductions.delayed_flushing {
            return false;
        }
        let mut any = false;
        for thread in (0..state.sides.len()).filter(|&thread| !state.sides[thread].entries.is_empty()) {
            any = true;
            self.transitions += 1;
            let mut copy = self.worker.copy(state);
            self.worker.pop(&mut copy, thread);
            self.worker.canonicalise(&mut copy);
            copy.pack(&self.worker.context.tables, &mut self.scratch, &mut self.vector);
            let (id, known) = self.visited.insert(&self.vector, from);
            if known == Known::New {
                self.next.push(id, &self.vector);
            }
            self.worker.recycle(copy);
        }
        any
    }

    /// Nothing goes on from this state.
    fn finish(&mut self, state: &State) {
        if !state.threads.iter().all(|&thread| has_ended(thread)) {
            self.blocked += 1;
            return self.worker.check_deadlock(state);
        }
        self.complete += 1;
        let copy = self.worker.copy(state);
        self.worker.flush_everything(copy, &mut |worker, state| {
            if !worker.finals.contains(&state.memory) {
                worker.finals.insert(state.memory.clone());
            }
            worker.recycle(state);
        });
    }
}

pub fn run(program: &Program, options: &Options, observer: &mut dyn Observer) -> (Outcome, Statistics) {
    let context = Context::new(program, options);
    let visited = Visited::new(options.fingerprints);
    let mut explorers: Vec<Explorer<'_>> = (0..options.workers.max(1)).map(|_| Explorer::new(&context, &visited)).collect();
    let mut statistics = Statistics::default();
    let verdict = explore(&mut explorers, &mut statistics, observer);

    let mut bounds = Vec::new();
    for explorer in &explorers {
        for hit in &explorer.worker.bounds {
            if !bounds.contains(hit) {
                bounds.push(*hit);
            }
        }
    }
    bounds.sort_unstable_by_key(|hit| (hit.at.file, hit.at.line, hit.at.column, hit.bound));
    let verdict = match verdict {
        Some(verdict) => verdict,
        None if bounds.is_empty() => Verdict::Verified,
        None => Verdict::Bounded,
    };
    let mut finals: FxHashSet<Vec<u64>> = FxHashSet::default();
    explorers.iter_mut().for_each(|explorer| finals.extend(explorer.worker.finals.drain()));
    let mut finals: Vec<Vec<u64>> = finals.into_iter().collect();
    finals.sort_unstable();
    for words in &finals {
        observer.final_memory(&FinalMemory { layout: &context.layout, words });
    }
    statistics.states = visited.len();
    statistics.transitions = explorers.iter().map(|explorer| explorer.transitions).sum();
    statistics.bytes = visited.bytes() + context.tables.bytes();
    let executions = explorers.iter().map(|explorer| explorer.complete).sum();
    let blocked = explorers.iter().map(|explorer| explorer.blocked).sum();
    (Outcome { verdict, executions, blocked, dead_ends: 0, bounds, re_executions: None }, statistics)
}

/// Visits everything: `None`, or why not.
fn explore(explorers: &mut [Explorer<'_>], statistics: &mut Statistics, observer: &mut dyn Observer) -> Option<Verdict> {
    let (context, visited) = (explorers[0].worker.context, explorers[0].visited);
    let mut level = Level::default();
    {
        let Explorer { worker, vector, scratch, .. } = &mut explorers[0];
        let Some(mut state) = worker.initial() else {
            let problem = worker.problems.swap_remove(0);
            return Some(verdict_of(context, visited, StateId::NONE, &problem));
        };
        worker.canonicalise(&mut state);
        state.pack(&context.tables, scratch, vector);
        let (id, _) = visited.insert(vector, StateId::NONE);
        level.push(id, vector);
    }
    let limit = context.options.max_states.unwrap_or(u64::MAX);
    while !level.states.is_empty() {
        visited.next_level();
        for start in (0..level.states.len()).step_by(SLICE) {
            let end = (start + SLICE).min(level.states.len());
            expand_slice(explorers, &level, start, end);
            statistics.limited = visited.len() >= limit;
            if observer.interrupted() || statistics.limited {
                return Some(Verdict::Interrupted);
            }
        }
        let found = explorers.iter_mut().flat_map(|explorer| explorer.found.drain(..)).min_by_key(|(_, problem)| problem.rank());
        if let Some((from, problem)) = found {
            return Some(verdict_of(context, visited, from, &problem));
        }
        statistics.depth += 1;
        level.words.clear();
        level.states.clear();
        for explorer in explorers.iter_mut() {
            level.append(&mut explorer.next);
        }
    }
    None
}

fn expand_slice(explorers: &mut [Explorer<'_>], level: &Level, start: usize, end: usize) {
    if explorers.len() == 1 || end - start < 4 * BATCH {
        for index in start..end {
            let (id, vector) = level.vector(index);
            explorers[0].expand(id, vector);
        }
        return;
    }
    let cursor = AtomicUsize::new(start);
    std::thread::scope(|scope| {
        for explorer in explorers {
            let cursor = &cursor;
            scope.spawn(move || {
                loop {
                    let first = cursor.fetch_add(BATCH, Ordering::Relaxed);
                    if first >= end {
                        return;
                    }
                    for index in first..(first + BATCH).min(end) {
                        let (id, vector) = level.vector(index);
                        explorer.expand(id, vector);
                    }
                }
            });
        }
    });
}

/// The path to a state, then the problem in a step from there, as an execution.
fn verdict_of(context: &Context<'_>, visited: &Visited, from: StateId, problem: &Problem) -> Verdict {
    let ProblemKind::Violation(kind) = problem.kind else {
        return Verdict::Unsupported(problem.message.clone(), problem.at);
    };
    let mut path = Vec::new();
    let mut at = from;
    while at != StateId::NONE {
        path.push(at);
        at = visited.parent(at);
    }
    let mut recorder = Recorder::new(&context.layout, context.program.globals.len() as u32);
    let mut worker = Worker::new(context);
    worker.record();
    let mut replay = Replay { context, visited, worker: &mut worker, recorder: &mut recorder };
    replay.run(&path, problem);
    let replayed = recorder.finish(|code| worker.machine.position(code));
    let witness_at: Vec<SourceLocation> = replayed.positions(|code| worker.machine.position(code));
    Verdict::Violated(Box::new(Violation {
        kind,
        message: problem.message.clone(),
        at: problem.at,
        other: problem.other,
        witness: replayed.execution,
        witness_at,
        buffered: replayed.buffered,
        output: replayed.output,
        justification: None,
        detail: Detail::default(),
    }))
}

struct Replay<'r, 'c> {
    context: &'c Context<'c>,
    visited: &'r Visited,
    worker: &'r mut Worker<'c>,
    recorder: &'r mut Recorder<'c>,
}

impl Replay<'_, '_> {
    /// `path` begins with the last state.
    fn run(&mut self, path: &[StateId], problem: &Problem) {
        let Some(mut state) = self.worker.initial() else {
            if let Some(found) = self.worker.problems.first() {
                self.recorder.apply(&found.log);
            }
            return;
        };
        self.worker.canonicalise(&mut state);
        for &id in path.iter().rev().skip(1) {
            self.recorder.apply(&state.log);
            state.log.clear();
            match self.step_to(&state, id) {
                Some(next) => state = next,
                None => return,
            }
        }
        self.recorder.apply(&state.log);
        state.log.clear();
        self.worker.problems.clear();
        for thread in 0..state.threads.len() {
            self.worker.step(&state, thread, &mut |worker, state| worker.recycle(state));
        }
        if problem.kind == ProblemKind::Violation(crate::engine::outcome::ViolationKind::EndlessWait) {
            self.worker.check_progress(&state);
        }
        let found = self.worker.problems.iter().find(|found| found.rank() == problem.rank());
        if let Some(found) = found {
            self.recorder.apply(&found.log);
        }
    }

    /// The successor that is the state with this number.
    fn step_to(&mut self, state: &State, id: StateId) -> Option<State> {
        let (mut found, mut vector, mut scratch) = (None, Vec::new(), Vec::new());
        let (tables, visited) = (&self.context.tables, self.visited);
        let mut check = |worker: &mut Worker<'_>, mut state: State| {
            worker.canonicalise(&mut state);
            state.pack(tables, &mut scratch, &mut vector);
            if found.is_none() && visited.is(id, &vector) {
                found = Some(state);
            }
        };
        for thread in 0..state.threads.len() {
            self.worker.step(state, thread, &mut check);
        }
        if !self.context.options.reductions.delayed_flushing {
            for thread in (0..state.sides.len()).filter(|&thread| !state.sides[thread].entries.is_empty()) {
                let mut copy = self.worker.copy(state);
                self.worker.pop(&mut copy, thread);
                check(self.worker, copy);
            }
        }
        found
    }
}
