//! The search for executions with cycles: depth first from one execution, by moves.
//!
//! A move that leaves all labels but those of the moved read as they are is made in place and taken back (`redirect`): then the step is always
//! allowed, since the read alone is uncommitted (there must be no acquire, release or fence; else the step is decided like any other). All other moves
//! run threads again ([`super::rerun`]) and make new sketches, each of which is held against the definition.
//!
//! What an execution leads to is a function of that execution alone, not of the way to it: so all workers together find what one finds.

use super::draft::Draft;
use super::exhaustive::{self, Whole};
use super::known::Known;
use super::moves::Move;
use super::part::Helpers;
use super::problems::{Origin, Problem};
use super::sketch::{Clock, Node, Sketch};
use super::step::{self, Facts};
use crate::axioms::rc11;
use crate::engine::Observer;
use crate::engine::graph::kernel::explore::{MAX_THREADS, Statistics, Stop};
use crate::engine::graph::run::plan::Again;
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::engine::graph::store::memory::Memory;
use crate::engine::outcome::{BoundHit, ReExecutions};
use crate::ir::{Program, pointer};
use crate::machine::Machine;
use crate::machine::action::{ActionKind, ThreadId};
use crate::machine::executor::{Executor, SnapshotMark, Step};
use std::sync::Arc;

/// How executions with cycles are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Not at all: there are none.
    Nothing,
    /// By races that are made in place: enough where no thread does anything else because of what it read.
    Races,
    /// By every step of the definition.
    Steps,
    /// By moves, since there are too many steps: not known to be complete.
    Moves,
}

/// After so many moves it is told how many executions there are.
const TELL_INTERVAL: u32 = 1024;

/// So much effort takes much longer than it takes to hand something over: a millisecond or two.
pub const LONG: u64 = if cfg!(feature = "invariants") { 8 } else { 2048 };

/// What is kept from one execution of rc11 to the next.
#[derive(Clone)]
pub struct State {
    /// The executions with cycles that were found, and what was tried.
    pub(super) known: Known,
    pub statistics: ReExecutions,
    /// How much was tried by this worker: moves, reads and events.
    pub effort: u64,
    /// `None` until the first execution that may lead to others.
    pub method: Option<Method>,
    /// As [`super::outlook::Outlook::interleaves`].
    pub interleaves: bool,
    /// Room that is used again.
    pub root: Sketch,
    pub(super) moves: Vec<Move>,
    pub(super) saved: Vec<(EventId, Node)>,
    pub(super) fresh: Vec<Step>,
    pub(super) cyclic: Vec<EventId>,
    pub(super) work: Vec<(ThreadId, u32)>,
    pub(super) clock: Clock,
    pub(super) draft: Draft,
}

impl Default for State {
    fn default() -> Self {
        State {
            known: Known::default(),
            statistics: ReExecutions::default(),
            effort: 0,
            method: None,
            interleaves: true,
            root: Sketch::default(),
            moves: Vec::new(),
            saved: Vec::new(),
            fresh: Vec::new(),
            cyclic: Vec::new(),
            work: Vec::new(),
            clock: [0; MAX_THREADS],
            draft: Draft::default(),
        }
    }
}

impl State {
    /// From now on, copies know what any of them finds.
    pub fn share(&mut self) {
        self.known.share();
    }

    /// For another worker, who begins with this execution.
    pub fn beside(&self, root: Sketch) -> State {
        State { known: self.known.clone(), method: self.method, interleaves: self.interleaves, root, ..State::default() }
    }
}

/// What the whole exploration counts.
pub struct Counters<'a> {
    pub statistics: &'a mut Statistics,
    pub bounds: &'a mut Vec<BoundHit>,
    pub max_executions: u64,
}

pub struct Search<'a, const DEPENDENCIES: bool> {
    pub program: &'a Program,
    pub machine: &'a mut Machine<DEPENDENCIES>,
    pub memory: &'a mut Memory,
    pub observer: &'a mut dyn Observer,
    pub counters: Counters<'a>,
    pub state: &'a mut State,
    /// Other workers, if there are any.
    pub helpers: Option<&'a dyn Helpers<DEPENDENCIES>>,
}

/// How a move ended.
enum Made {
    /// In place, in this thread: an execution that was not known.
    InPlace(ThreadId),
    /// It led nowhere new.
    Nowhere,
    /// It must be made by running threads again.
    Differently,
}

/// One execution of the path that the search is on, and the moves from it, which begin at `first_move`: those from `next` to `end` are left.
pub(super) struct Level {
    pub next: usize,
    pub end: usize,
    pub first_move: usize,
    /// What to take back to leave it: saved events from here on, or the whole sketch that it replaced, and the snapshots.
    pub saved: usize,
    pub hash: u128,
    pub replaced: Option<Box<Sketch>>,
    snapshots: SnapshotMark,
    /// Executions that the last move has found, to be gone on from, and the position before their snapshots.
    pub found: Vec<Sketch>,
    pub before_found: Option<SnapshotMark>,
    /// The execution as the definition sees it, once it was needed.
    facts: Option<Box<Facts>>,
}

impl Level {
    pub fn has_more(&self) -> bool {
        self.next < self.end || !self.found.is_empty()
    }
}

impl<const DEPENDENCIES: bool> Search<'_, DEPENDENCIES> {
    /// Visits what can be reached from the execution in [`State::root`], which is one of rc11.
    pub fn run(&mut self) -> Result<(), Stop> {
        let mut sketch = std::mem::take(&mut self.state.root);
        let objects: Vec<_> = self.memory.heap_objects().collect();
        let mut level = self.level(0);
        self.collect(&sketch);
        level.end = self.state.moves.len();
        let result = self.explore(&mut sketch, vec![level]);
        if self.memory.has_heap() {
            self.memory.set_heap_objects(objects);
        }
        self.state.root = sketch;
        self.state.moves.clear();
        self.state.saved.clear();
        result
    }

    /// Those objects exist that the execution has allocated, whatever others did.
    pub(super) fn set_objects(&mut self, sketch: &Sketch) {
        if self.memory.has_heap() {
            let allocations = sketch.events().map(|event| (event, sketch.node(event)));
            let allocations = allocations.filter(|(_, node)| matches!(node.kind, Kind::Allocate { .. }));
            let objects =
                allocations.map(|(event, node)| (pointer::object(node.action.address), node.action.value as u32, event, EventId::NONE));
            self.memory.set_heap_objects(objects);
        }
    }

    /// Goes on from the last level of the path, and then from those before it.
    pub(super) fn explore(&mut self, sketch: &mut Sketch, mut levels: Vec<Level>) -> Result<(), Stop> {
        let result = self.go_on(sketch, &mut levels);
        match result {
            Err(Stop::Violation(mut violation)) => {
                self.trace(sketch, &levels, &mut violation);
                Err(Stop::Violation(violation))
            }
            other => other,
        }
    }

    fn go_on(&mut self, sketch: &mut Sketch, levels: &mut Vec<Level>) -> Result<(), Stop> {
        let mut until_told = TELL_INTERVAL;
        let mut effort = self.state.effort;
        while !levels.is_empty() {
            if let Some(helpers) = self.helpers {
                let was_long = self.state.effort - std::mem::replace(&mut effort, self.state.effort) >= LONG;
                if helpers.wants_work() || was_long && helpers.wants_reserve() {
                    self.split(sketch, levels);
                }
                until_told -= 1;
                if until_told == 0 {
                    until_told = TELL_INTERVAL;
                    helpers.tell(self.counters.statistics.executions + self.counters.statistics.blocked);
                }
            }
            let Some(level) = levels.last_mut() else { break };
            if let Some(found) = level.found.pop() {
                let mut next = self.level(self.state.moves.len());
                next.replaced = Some(Box::new(std::mem::replace(sketch, found)));
                self.set_objects(sketch);
                self.collect(sketch);
                next.end = self.state.moves.len();
                levels.push(next);
                continue;
            }
            if let Some(mark) = level.before_found.take() {
                self.machine.release(mark);
            }
            if level.next == level.end {
                let Some(level) = levels.pop() else { break };
                self.state.moves.truncate(level.first_move);
                match level.replaced {
                    Some(replaced) => {
                        *sketch = *replaced;
                        self.set_objects(sketch);
                    }
                    None => self.restore(sketch, level.saved, level.hash),
                }
                self.machine.release(level.snapshots);
                continue;
            }
            let this = self.state.moves[level.next];
            level.next += 1;
            self.state.effort += 1;
            let known = level.first_move..self.state.moves.len();
            let mark = self.machine.mark();
            let (saved, hash) = (self.state.saved.len(), sketch.hash);
            let made = match this {
                Move::Redirect { read, write, race } => self.redirect(sketch, read, write, race)?,
                Move::Assume { .. } | Move::Swap { .. } | Move::Every => Made::Differently,
            };
            match made {
                Made::InPlace(thread) => {
                    let mut next = self.level(known.end);
                    (next.saved, next.snapshots, next.hash) = (saved, mark, hash);
                    self.collect_again(sketch, known, thread);
                    next.end = self.state.moves.len();
                    levels.push(next);
                }
                Made::Nowhere => self.machine.release(mark),
                // Whatever a race leads to is found among all steps.
                Made::Differently if self.state.method != Some(Method::Moves) && !matches!(this, Move::Every) => self.machine.release(mark),
                Made::Differently => {
                    let mut facts = level.facts.take();
                    let found = self.found_by(sketch, this, &mut facts)?;
                    level.facts = facts;
                    // There were too many steps.
                    if self.state.moves.len() > known.end {
                        level.end = self.state.moves.len();
                    }
                    level.found = found;
                    level.before_found = Some(mark);
                }
            }
        }
        Ok(())
    }

    pub(super) fn level(&self, first_move: usize) -> Level {
        let (saved, snapshots) = (self.state.saved.len(), self.machine.mark());
        Level {
            next: first_move,
            end: first_move,
            first_move,
            saved,
            hash: 0,
            replaced: None,
            snapshots,
            found: Vec::new(),
            before_found: None,
            facts: None,
        }
    }

    /// All new executions that a move leads to, if its threads have to be run again.
    fn found_by(&mut self, sketch: &Sketch, this: Move, facts: &mut Option<Box<Facts>>) -> Result<Vec<Sketch>, Stop> {
        let origin = facts.get_or_insert_with(|| Box::new(Facts::of(sketch.execution(self.memory).0)));
        match this {
            Move::Every => self.every_step(sketch, origin),
            Move::Redirect { read, write, .. } => super::rerun::run(self, sketch, origin, read, write),
            Move::Assume { read, other } => {
                self.state.statistics.re_executions += 1;
                super::rerun::assume(self, sketch, origin, read, other)
            }
            Move::Swap { location, position } => {
                let mut swapped = sketch.clone();
                if !swapped.swap(location, position) {
                    return Ok(Vec::new());
                }
                swapped.rehash();
                let mut found = Vec::new();
                self.judge(&swapped, origin, None, &mut found)?;
                Ok(found)
            }
        }
    }

    /// All new executions that a step leads to. If there are too many ways, by moves from here on.
    fn every_step(&mut self, sketch: &Sketch, origin: &Facts) -> Result<Vec<Sketch>, Stop> {
        let mut found = Vec::new();
        if self.state.method == Some(Method::Steps) {
            // Without synchronisation a step looks at nothing but what it can commit.
            if !sketch.ordered && !self.state.known.enter_signature(origin.signature()) {
                return Ok(found);
            }
            found = self.steps(sketch, origin, Vec::new(), Arc::default())?;
        }
        if self.state.method == Some(Method::Moves) {
            self.collect(sketch);
        }
        Ok(found)
    }

    /// A part of these.
    pub(super) fn steps_by_script(&mut self, sketch: &Sketch, script: Vec<u32>, whole: Arc<Whole>) -> Result<Vec<Sketch>, Stop> {
        let origin = Facts::of(sketch.execution(self.memory).0);
        self.steps(sketch, &origin, script, whole)
    }

    fn steps(&mut self, sketch: &Sketch, origin: &Facts, script: Vec<u32>, whole: Arc<Whole>) -> Result<Vec<Sketch>, Stop> {
        let (found, all) = exhaustive::run(self, sketch, origin, script, whole)?;
        if !all {
            // Which executions were gone on from by steps so far depends on their order. So all are by moves, unless somebody has seen some.
            if !self.observer.sees_executions() {
                return Err(Stop::Again(Again::Crowded));
            }
            self.state.method = Some(Method::Moves);
        }
        Ok(found)
    }

    /// Is this complete sketch, whose hash is known, new, has it a cycle, is it consistent and justified by the origin? Then it is counted, and a copy of it added
    /// to what was found.
    pub(super) fn judge(
        &mut self,
        sketch: &Sketch,
        origin: &Facts,
        race: Option<(EventId, EventId)>,
        found: &mut Vec<Sketch>,
    ) -> Result<(), Stop> {
        let State { clock, work, .. } = &mut *self.state;
        if !sketch.is_cyclic(clock, work) {
            return Ok(());
        }
        let images = if self.state.known.has(sketch.hash) { None } else { self.justify(sketch, origin) };
        let Some(images) = images.filter(|_| self.state.known.enter(sketch.hash)) else {
            self.state.statistics.rejected += 1;
            return Ok(());
        };
        let mut sketch = sketch.clone();
        sketch.sort_reads();
        if let Some(problem) = self.count(&sketch)? {
            let committed: Vec<bool> = images.iter().map(Option::is_some).collect();
            let race = race.or_else(|| self.race_of(&sketch, &committed));
            return Err(self.violation(problem, &sketch, Origin { execution: origin.execution.clone(), committed, race }));
        }
        found.push(sketch);
        Ok(())
    }

    /// A read on a cycle that was not committed, or any read on one, and its write: the race that led to the cycle.
    pub(super) fn race_of(&mut self, sketch: &Sketch, committed: &[bool]) -> Option<(EventId, EventId)> {
        let (_, ids) = sketch.execution(self.memory);
        let State { clock, work, .. } = &mut *self.state;
        let mut closes = |id: EventId| {
            let node = *sketch.node(id);
            let source = *sketch.node(node.rf.some()?);
            sketch.prefix(source.thread, source.index, EventId::NONE, clock, work);
            (source.thread != node.thread && clock[node.thread.index()] > node.index).then_some((id, node.rf))
        };
        let reads = ids.iter().zip(committed).filter(|(id, _)| !id.is_none() && sketch.node(**id).kind.is_read());
        let (fresh, known): (Vec<_>, Vec<_>) = reads.partition(|(_, committed)| !**committed);
        fresh.into_iter().chain(known).find_map(|(&id, _)| closes(id))
    }

    /// What is committed as what, if the sketch is consistent and the origin justifies it.
    pub(super) fn justify(&self, sketch: &Sketch, origin: &Facts) -> Option<Vec<Option<usize>>> {
        // Cheap, and most of what is wrong shows here.
        let is_coherent = (0..sketch.locations.len()).all(|location| sketch.is_coherent_at(LocationId(location as u32)));
        let execution = is_coherent.then(|| sketch.execution(self.memory).0)?;
        let facts = rc11::consistent_but_for_cycles(&execution).then(|| Facts::of(execution))?;
        step::justify(origin, &facts)
    }

    /// Lets a read take another write, if nothing else changes but values that nobody reads.
    fn redirect(&mut self, sketch: &mut Sketch, read: EventId, write: EventId, race: bool) -> Result<Made, Stop> {
        self.state.statistics.re_executions += 1;
        let &Node { location, thread, index, value: old_value, spawns, rf, .. } = sketch.node(read);
        let exclusive = matches!(sketch.node(read).action.kind, ActionKind::Read { exclusive: true, .. });
        if sketch.ordered || exclusive || spawns || !sketch.may_read(read, write, true) {
            return Ok(Made::Differently);
        }
        let hash = sketch.hash;
        let value = sketch.value_of(location, write, self.memory);
        self.set_source(sketch, read, write, value);
        // If the thread goes on as it did, this is the result. Were it to go on differently, no execution would be like this.
        let is_known = self.state.known.has(sketch.hash);
        let result = sketch.hash;
        self.set_back(sketch, read, rf, old_value, hash);
        if is_known {
            self.state.statistics.rejected += 1;
            return Ok(Made::Nowhere);
        }
        self.state.fresh.clear();
        if value != old_value && !self.repeats(sketch, read, value) {
            return Ok(Made::Differently);
        }
        let saved = self.state.saved.len();
        self.save(sketch, read);
        self.set_back(sketch, read, write, value, result);
        for number in 0..self.state.fresh.len() {
            let step = self.state.fresh[number];
            let event = sketch.threads[thread.index()].events[index as usize + number];
            if number > 0 {
                self.save(sketch, event);
                // The action that an event is stands in the step before it.
                let action = self.state.fresh[number - 1].action;
                let changed = sketch.node(event).kind == Kind::Write && sketch.node(event).value != action.value;
                if changed {
                    let old = sketch.fingerprint(event);
                    sketch.node_mut(event).value = action.value;
                    sketch.hash = sketch.hash.wrapping_sub(old).wrapping_add(sketch.fingerprint(event));
                }
                sketch.node_mut(event).action = action;
            }
            sketch.node_mut(event).step = step;
        }
        let State { clock, work, .. } = &mut *self.state;
        let leads_nowhere = !race && !sketch.is_cyclic(clock, work);
        if leads_nowhere || !self.state.known.enter(sketch.hash) {
            self.state.statistics.rejected += u64::from(!leads_nowhere);
            self.restore(sketch, saved, hash);
            return Ok(Made::Nowhere);
        }
        if let Some(problem) = self.count(sketch)? {
            let (_, ids) = sketch.execution(self.memory);
            let changed = &self.state.saved[saved..];
            let committed = ids.iter().map(|id| !changed.iter().any(|(event, old)| event == id && differs(old, sketch.node(*event))));
            let committed = committed.collect();
            let mut origin = sketch.clone();
            changed.iter().rev().for_each(|&(event, node)| *origin.node_mut(event) = node);
            let execution = origin.execution(self.memory).0;
            let stop = self.violation(problem, sketch, Origin { execution, committed, race: race.then_some((read, write)) });
            self.restore(sketch, saved, hash);
            return Err(stop);
        }
        Ok(Made::InPlace(thread))
    }

    /// Does the thread, run again from this read with another value, do what it did, but for values that nobody reads? The new steps are in
    /// `fresh`.
    fn repeats(&mut self, sketch: &Sketch, read: EventId, value: u64) -> bool {
        let read = sketch.node(read);
        let events = &sketch.threads[read.thread.index()].events;
        let mut step = self.machine.resume(sketch.standing_before(read).snapshot, read.index, value);
        for &event in &events[read.index as usize + 1..] {
            let node = sketch.node(event);
            let (old, new) = (&node.action, &step.action);
            let same = old.kind == new.kind
                && old.address == new.address
                && old.width == new.width
                && old.access == new.access
                && (old.value == new.value || node.kind == Kind::Write && !is_read(sketch, node.location, event));
            if !same || node.spawns || !self.machine.spawned().is_empty() {
                return false;
            }
            self.state.fresh.push(step);
            let answer = if node.kind.is_read() || matches!(node.kind, Kind::Choice { .. }) { node.value } else { 0 };
            step = self.machine.resume(step.snapshot, node.index, answer);
        }
        let stands = sketch.standing(read.thread).action;
        let stops = match step.action.kind {
            ActionKind::End | ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_) => true,
            // It waits for a thread that does not end, as before.
            ActionKind::Join => stands.kind == ActionKind::Join && stands.value == step.action.value,
            _ => false,
        };
        self.state.fresh.push(step);
        stops && self.machine.spawned().is_empty()
    }

    /// Lets a read take its value from a write, and nothing more.
    #[inline]
    fn set_source(&self, sketch: &mut Sketch, read: EventId, write: EventId, value: u64) {
        let old = sketch.fingerprint(read);
        let node = sketch.node_mut(read);
        (node.rf, node.value) = (write, value);
        sketch.hash = sketch.hash.wrapping_sub(old).wrapping_add(sketch.fingerprint(read));
    }

    /// The same, where the hash is known.
    #[inline]
    fn set_back(&self, sketch: &mut Sketch, read: EventId, write: EventId, value: u64, hash: u128) {
        let node = sketch.node_mut(read);
        (node.rf, node.value) = (write, value);
        sketch.hash = hash;
    }

    /// Keeps an event as it is, for [`Search::restore`].
    #[inline]
    fn save(&mut self, sketch: &Sketch, event: EventId) {
        self.state.saved.push((event, *sketch.node(event)));
    }

    fn restore(&mut self, sketch: &mut Sketch, saved: usize, hash: u128) {
        while self.state.saved.len() > saved {
            if let Some((event, node)) = self.state.saved.pop() {
                *sketch.node_mut(event) = node;
            }
        }
        sketch.hash = hash;
    }

    /// Counts a new execution, shows it to the observer, and looks for errors in it.
    fn count(&mut self, sketch: &Sketch) -> Result<Option<Problem>, Stop> {
        let complete = sketch.is_complete();
        if (!complete || sketch.delicate)
            && let Some(problem) = self.look_for_problems(sketch)?
        {
            return Ok(Some(problem));
        }
        self.state.statistics.cyclic += 1;
        let memory = &*self.memory;
        let mut build = || sketch.execution(memory).0;
        let Counters { statistics, max_executions, .. } = &mut self.counters;
        if complete {
            statistics.executions += 1;
            self.observer.complete(&mut build);
        } else {
            statistics.blocked += 1;
            self.observer.blocked(&mut build);
        }
        if statistics.executions + statistics.blocked >= *max_executions || self.observer.interrupted() {
            return Err(Stop::Interrupted);
        }
        Ok(None)
    }
}

/// Does anybody read the write?
fn is_read(sketch: &Sketch, location: LocationId, write: EventId) -> bool {
    sketch.accesses(location).reads.iter().any(|&read| sketch.node(read).rf == write)
}

/// Was the event uncommitted: is it another read or write now?
fn differs(old: &Node, new: &Node) -> bool {
    old.rf != new.rf || old.value != new.value
}
