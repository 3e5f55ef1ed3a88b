//! The search: breadth first, level by level, with as many workers as asked for.
//!
//! Nothing of the result depends on the number of workers: all of a level is expanded before the next, states stand in a level in the order in which one
//! worker would have found them, and of several steps to a state the first in that order counts. Where partial-order reduction
//! takes only one thread's steps, one of these has to lead to a state that no earlier level had. So no cycle of the state graph leaves out the others
//! for ever (Bošnački and Holzmann 2005, for breadth-first search).
//!
//! Threads that may spin for ever are looked for in a second search, which keeps the steps as well: [`cycles`](super::cycles).

use super::cycles::{self, Access, Graph, Label, Log};
use super::errors::Problem;
use super::layout::FinalMemory;
use super::replay;
use super::state::{State, has_ended, packed_length};
use super::visited::{Fresh, Reached, StateId, StepNumber, Visited};
use super::worker::{Context, Worker};
use super::{Observer, Options, Reductions, SecondSearch, Statistics};
use crate::engine::outcome::{Outcome, Verdict};
use crate::engine::sizes::Overlap;
use crate::ir::{Program, SourceLocation, pointer};
use crate::machine::action::ActionKind;
use rustc_hash::FxHashSet;
use std::sync::atomic::{AtomicUsize, Ordering};

/// After so many states of a level, what the workers found is put together.
const SLICE: usize = 1 << 14;
/// A worker that alone has found so many more states than are allowed does not wait for the end of the slice: a state may have very many successors.
const MARGIN: u64 = 1 << 17;
/// A worker takes so many states at a time; fewer than twice that are not worth starting threads for.
const BATCH: usize = 128;

/// The states of one level; and their vectors one after the other, where the set of known states does not keep them.
#[derive(Default)]
struct Level {
    states: Vec<StateId>,
    words: Vec<u32>,
    /// Where each vector begins.
    starts: Vec<u32>,
}

impl Level {
    /// `vector` is empty where it is kept elsewhere.
    fn push(&mut self, id: StateId, vector: &[u32]) {
        self.states.push(id);
        if !vector.is_empty() {
            self.starts.push(self.words.len() as u32);
            self.words.extend_from_slice(vector);
        }
    }

    fn clear(&mut self) {
        self.states.clear();
        self.words.clear();
        self.starts.clear();
    }

    fn state<'l>(&'l self, visited: &'l Visited, index: usize) -> (StateId, &'l [u32]) {
        let id = self.states[index];
        let Some(&start) = self.starts.get(index) else { return (id, visited.vector(id)) };
        let rest = &self.words[start as usize..];
        (id, &rest[..packed_length(rest[0])])
    }
}

/// A worker, and what it found in this level. On lines of memory of its own.
#[repr(align(128))]
struct Explorer<'c> {
    worker: Worker<'c>,
    fresh: Fresh,
    /// Problems, with the state and its place in the level.
    found: Vec<(u32, StateId, Problem)>,
    /// The steps, where they are kept.
    log: Option<Log>,
    /// The place of the level's first state among all states.
    level_start: u32,
    /// The next step of the state that is being expanded.
    step: StepNumber,
    /// Did a step lead to a state of this level or of an earlier one? Without that there is no cycle.
    goes_back: bool,
    /// It stops when it has found so many states in this slice.
    most: u64,
    transitions: u64,
    complete: u64,
    blocked: u64,
    state: State,
    vector: Vec<u32>,
    scratch: Vec<u64>,
}

impl<'c> Explorer<'c> {
    fn new(context: &'c Context<'c>, watch: &'c dyn Observer, keeps_steps: bool) -> Explorer<'c> {
        Explorer {
            worker: Worker::watched(context, watch),
            fresh: Fresh::new(),
            found: Vec::new(),
            log: keeps_steps.then(Log::default),
            level_start: 0,
            step: StepNumber::default(),
            goes_back: false,
            most: u64::MAX,
            transitions: 0,
            complete: 0,
            blocked: 0,
            state: State::default(),
            vector: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// `place`: in the level.
    fn expand(&mut self, visited: &Visited, place: u32, id: StateId, vector: &[u32]) {
        let context = self.worker.context;
        self.step = StepNumber { from: place, step: 0 };
        let mut state = std::mem::take(&mut self.state);
        state.unpack(&context.tables, vector);
        if let Some(log) = &mut self.log {
            if self.worker.is_over(&state) {
                self.state = state;
                return;
            }
            log.begin(self.level_start + place);
        }
        // All but the one that runs alone, if there is such, count as done.
        let mut done = 0_u64;
        let mut reduced = false;
        if let Some(alone) = context.runs_alone(&state) {
            if !self.take_steps(visited, id, &state, alone).0 && self.worker.problems.is_empty() && self.log.is_none() {
                self.finish(&state);
            }
            reduced = true;
        } else if context.options.reductions.partial_order {
            for thread in 0..state.threads.len() {
                let independent =
                    self.worker.action(&state, thread).is_some_and(|action| self.worker.is_independent(&state, thread, &action));
                if independent {
                    done |= 1 << thread;
                    if self.take_steps(visited, id, &state, thread).1 {
                        reduced = true;
                        break;
                    }
                }
            }
        }
        if !reduced {
            let mut goes_on = done != 0;
            for thread in (0..state.threads.len()).filter(|thread| done >> thread & 1 == 0) {
                goes_on |= self.take_steps(visited, id, &state, thread).0;
            }
            goes_on |= self.take_flushes(visited, id, &state);
            goes_on |= !self.worker.problems.is_empty();
            if !goes_on && self.log.is_none() {
                self.finish(&state);
            }
        }
        if context.options.endless_waits {
            self.worker.check_progress(&state);
        }
        self.found.extend(self.worker.problems.drain(..).map(|problem| (place, id, problem)));
        self.state = state;
    }

    /// Takes all steps of a thread. Was there one? Did one lead to a state of the next level, or to an error?
    fn take_steps(&mut self, visited: &Visited, from: StateId, state: &State, thread: usize) -> (bool, bool) {
        let (mut any, mut deeper) = (false, false);
        let problems = self.worker.problems.len();
        let Explorer { worker, fresh, log, step, goes_back, most, transitions, vector, scratch, .. } = self;
        let mut arrival = Arrival { visited, fresh, log, step, goes_back, most: *most, transitions, vector, scratch };
        worker.step(state, thread, &mut |worker, state| {
            any = true;
            deeper |= arrival.enter(worker, from, state, |progress| Label::step(thread, progress));
        });
        (any, deeper || self.worker.problems.len() > problems)
    }

    /// In the plain semantics, any buffer's oldest entry may reach memory.
    fn take_flushes(&mut self, visited: &Visited, from: StateId, state: &State) -> bool {
        if self.worker.context.options.reductions.delayed_flushing {
            return false;
        }
        let mut any = false;
        let Explorer { worker, fresh, log, step, goes_back, most, transitions, vector, scratch, .. } = self;
        let mut arrival = Arrival { visited, fresh, log, step, goes_back, most: *most, transitions, vector, scratch };
        for thread in (0..state.sides.len()).filter(|&thread| !state.sides[thread].entries.is_empty()) {
            any = true;
            let mut copy = worker.copy(state);
            worker.pop_in_time(&mut copy, thread);
            arrival.enter(worker, from, copy, |_| Label::flush(thread));
        }
        any
    }

    /// Nothing goes on from this state.
    fn finish(&mut self, state: &State) {
        if !state.threads.iter().all(|&thread| has_ended(thread)) {
            self.blocked += 1;
            if self.worker.context.options.deadlocks {
                self.worker.check_deadlock(state);
            }
            return;
        }
        self.complete += 1;
        let copy = self.worker.copy(state);
        self.worker.flush_everything(copy, &mut |worker, state| {
            if worker.context.options.leaks && !state.heap.is_empty() {
                worker.look_for_leaks(&state);
            }
            // What stands behind the globals is about copies.
            let globals = &state.memory[..worker.context.layout.initial.len()];
            if !worker.finals.contains(globals) {
                worker.finals.insert(globals.to_vec());
            }
            worker.recycle(state);
        });
    }
}

/// The parts of an explorer that take up the results of steps.
struct Arrival<'e> {
    visited: &'e Visited,
    fresh: &'e mut Fresh,
    log: &'e mut Option<Log>,
    step: &'e mut StepNumber,
    goes_back: &'e mut bool,
    most: u64,
    transitions: &'e mut u64,
    vector: &'e mut Vec<u32>,
    scratch: &'e mut Vec<u64>,
}

impl Arrival<'_> {
    /// Returns whether this is a state of the next level.
    fn enter(&mut self, worker: &mut Worker<'_>, from: StateId, mut state: State, label: impl Fn(bool) -> Label) -> bool {
        *self.transitions += 1;
        worker.canonicalise(&mut state);
        state.pack(&worker.context.tables, &mut worker.caches, self.scratch, self.vector);
        let reached = self.visited.reach(self.fresh, self.vector, from, *self.step);
        self.step.step += 1;
        let goes_back = matches!(reached, Reached::Before(_));
        *self.goes_back |= goes_back;
        if let Some(log) = self.log {
            log.add(label(state.progressed), reached);
        }
        worker.recycle(state);
        if self.fresh.len() >= self.most {
            worker.stop();
        }
        !goes_back
    }
}

pub fn run(program: &Program, options: &Options, observer: &mut dyn Observer) -> (Outcome, Statistics) {
    let (mut outcome, mut statistics, goes_back) = look_for_errors(program, options, observer);
    if options.endless_waits && goes_back && matches!(outcome.verdict, Verdict::Verified | Verdict::Bounded) {
        let (found, second) = look_for_cycles(program, options, observer);
        statistics.limited |= second.limited;
        statistics.second = Some(SecondSearch { states: second.states, transitions: second.transitions, bytes: second.bytes });
        outcome.verdict = found.unwrap_or(outcome.verdict);
    }
    (outcome, statistics)
}

/// A search that keeps all steps, and in them the first fair cycle without progress.
fn look_for_cycles(program: &Program, options: &Options, observer: &dyn Observer) -> (Option<Verdict>, Statistics) {
    let reductions = Reductions { partial_order: false, delayed_flushing: false, ..options.reductions };
    let options = Options { reductions, endless_waits: false, fingerprints: false, leaks: false, ..options.clone() };
    let context = Context::new(program, &options);
    let mut visited = Visited::new(false);
    let mut explorers: Vec<Explorer<'_>> = (0..options.workers.max(1)).map(|_| Explorer::new(&context, observer, true)).collect();
    let (mut statistics, mut states) = (Statistics::default(), Vec::new());
    let stopped = explore(&mut explorers, &mut visited, &mut statistics, Some(&mut states));
    statistics.states = visited.len();
    statistics.transitions = explorers.iter().map(|explorer| explorer.transitions).sum();
    statistics.bytes = visited.bytes() + context.tables.bytes();
    if stopped.is_some() {
        return (stopped, statistics);
    }
    let logs = explorers.into_iter().filter_map(|explorer| explorer.log).collect();
    let places = visited.places(&states);
    let graph = Graph::new(states, &places, logs);
    drop(places);
    statistics.bytes += graph.bytes();
    let found = cycles::find(&graph, options.starvation, &|state, thread| access(&context, &visited, state, thread));
    (found.map(|lasso| replay::lasso(&context, &visited, &lasso)), statistics)
}

/// What a thread does next in a state. Heap objects have other names in other states: they count as one.
fn access(context: &Context<'_>, visited: &Visited, state: StateId, thread: usize) -> Access {
    let Some(action) = context.tables.action(visited.vector(state)[1 + thread]) else { return Access::default() };
    let is_heap = pointer::object(action.address) >= context.layout.heap;
    let cell = Some(if is_heap { u64::MAX } else { action.address });
    match action.kind {
        ActionKind::Read { exclusive, lock, .. } => Access { reads: cell, writes: cell.filter(|_| exclusive || lock), joins: None },
        ActionKind::Write { .. } | ActionKind::Free => Access { writes: cell, ..Access::default() },
        ActionKind::Join => Access { joins: Some(action.value as usize), ..Access::default() },
        _ => Access::default(),
    }
}

/// The accesses of different sizes that a [scout](super::scout) comes by.
pub fn overlaps(context: &Context<'_>, observer: &dyn Observer) -> Vec<Overlap> {
    let mut visited = Visited::new(false);
    let mut explorers = [Explorer::new(context, observer, false)];
    explore(&mut explorers, &mut visited, &mut Statistics::default(), None);
    explorers[0].worker.overlaps()
}

/// The search for everything but cycles; and whether there can be a cycle at all.
fn look_for_errors(program: &Program, options: &Options, observer: &mut dyn Observer) -> (Outcome, Statistics, bool) {
    let context = Context::new(program, options);
    let mut visited = Visited::new(options.fingerprints);
    let mut explorers: Vec<Explorer<'_>> = (0..options.workers.max(1)).map(|_| Explorer::new(&context, &*observer, false)).collect();
    let mut statistics = Statistics::default();
    let verdict = explore(&mut explorers, &mut visited, &mut statistics, None);
    let goes_back = explorers.iter().any(|explorer| explorer.goes_back);

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
    let mut leaks: Vec<SourceLocation> =
        explorers.iter().flat_map(|explorer| &explorer.worker.leaks).map(|&code| explorers[0].worker.position(code)).collect();
    leaks.sort_unstable_by_key(|at| (at.file, at.line, at.column));
    leaks.dedup();
    let executions = explorers.iter().map(|explorer| explorer.complete).sum();
    let blocked = explorers.iter().map(|explorer| explorer.blocked).sum();
    statistics.transitions = explorers.iter().map(|explorer| explorer.transitions).sum();
    drop(explorers);
    leaks.into_iter().for_each(|at| observer.leaked(at));
    for words in &finals {
        observer.final_memory(&FinalMemory { layout: &context.layout, words });
    }
    statistics.states = visited.len();
    statistics.bytes = visited.bytes() + context.tables.bytes();
    (
        Outcome { verdict, executions, blocked, dead_ends: 0, bounds, symmetric: false, re_executions: None, splits: Vec::new() },
        statistics,
        goes_back,
    )
}

/// Visits everything: `None`, or why not. `order`: all states, as they were found.
fn explore(
    explorers: &mut [Explorer<'_>],
    visited: &mut Visited,
    statistics: &mut Statistics,
    mut order: Option<&mut Vec<StateId>>,
) -> Option<Verdict> {
    let context = explorers[0].worker.context;
    let (mut level, mut next) = (Level::default(), Level::default());
    {
        let Explorer { worker, fresh, vector, scratch, .. } = &mut explorers[0];
        let Some(mut state) = worker.initial() else {
            let problem = worker.problems.swap_remove(0);
            return Some(replay::problem(context, visited, StateId::NONE, &problem));
        };
        worker.canonicalise(&mut state);
        state.pack(&context.tables, &mut worker.caches, scratch, vector);
        visited.reach(fresh, vector, StateId::NONE, StepNumber::default());
        visited.settle(&mut [fresh], false, |id, vector| level.push(id, vector));
    }
    let limit = context.options.max_states.unwrap_or(u64::MAX);
    while !level.states.is_empty() {
        visited.next_level();
        if let Some(order) = &mut order {
            explorers.iter_mut().for_each(|explorer| explorer.level_start = order.len() as u32);
            order.extend_from_slice(&level.states);
        }
        let mut start = 0;
        while start < level.states.len() {
            let left = limit.saturating_sub(visited.len());
            let slice = usize::try_from(left).unwrap_or(SLICE).clamp(BATCH, SLICE);
            let end = (start + slice).min(level.states.len());
            explorers.iter_mut().for_each(|explorer| explorer.most = left.saturating_add(MARGIN));
            expand_slice(explorers, visited, &level, start, end);
            settle(explorers, visited, &mut next);
            statistics.limited = visited.len() >= limit;
            if statistics.limited || explorers.iter_mut().any(|explorer| explorer.worker.is_stopped()) {
                return Some(Verdict::Interrupted);
            }
            start = end;
        }
        let found = explorers.iter_mut().flat_map(|explorer| explorer.found.drain(..));
        if let Some((_, from, problem)) = found.min_by_key(|(place, _, problem)| (problem.rank(), *place)) {
            return Some(replay::problem(context, visited, from, &problem));
        }
        statistics.depth += 1;
        std::mem::swap(&mut level, &mut next);
        next.clear();
    }
    None
}

/// What the workers found is known to all from now on.
fn settle(explorers: &mut [Explorer<'_>], visited: &mut Visited, next: &mut Level) {
    let wants_numbers = explorers[0].log.is_some();
    let mut fresh: Vec<&mut Fresh> = explorers.iter_mut().map(|explorer| &mut explorer.fresh).collect();
    let numbers = visited.settle(&mut fresh, wants_numbers, |id, vector| next.push(id, vector));
    for (explorer, numbers) in explorers.iter_mut().zip(&numbers) {
        if let Some(log) = &mut explorer.log {
            log.settle(numbers);
        }
    }
}

fn expand_slice(explorers: &mut [Explorer<'_>], visited: &Visited, level: &Level, start: usize, end: usize) {
    if explorers.len() == 1 || end - start < 2 * BATCH {
        for index in start..end {
            if explorers[0].worker.is_stopped() {
                return;
            }
            let (id, vector) = level.state(visited, index);
            explorers[0].expand(visited, index as u32, id, vector);
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
                        if explorer.worker.is_stopped() {
                            return;
                        }
                        let (id, vector) = level.state(visited, index);
                        explorer.expand(visited, index as u32, id, vector);
                    }
                }
            });
        }
    });
}
