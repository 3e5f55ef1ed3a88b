//! The exploration: every behaviour once, depth first, over one graph that is changed and changed back.
//!
//! The algorithm is that of TruSt (POPL 2022), as docs/exploration.md tells it; its plain form, without any concern for speed, is the oracle's
//! reference (`thinair-oracle/src/reference`). `visit` there is a frame here: each frame adds one event and goes through its alternatives (the sources of a read, the places of a write, then the reads
//! that the write can revisit). Threads run at most once for each event and are never replayed from the start.

use super::canonical;
use super::frame::{Cut, Frame, Masks, Phase, members};
use crate::engine::Observer;
#[cfg(feature = "invariants")]
use crate::engine::graph::checks::invariants::SelfChecks;
use crate::engine::graph::checks::leaks::Leaks;
use crate::engine::graph::checks::problems;
use crate::engine::graph::models::{Dependencies, Guide};
use crate::engine::graph::pruning::endings::Endings;
use crate::engine::graph::pruning::rules::Rules;
use crate::engine::graph::run::consumer::{self, Consumer, Effort, Finished};
use crate::engine::graph::run::parallel::{self, Branch, Others, Place};
use crate::engine::graph::run::plan::{Again, Plan, Task, Visited};
use crate::engine::graph::store::convert;
use crate::engine::graph::store::event::{Event, EventId, Kind, LocationId};
use crate::engine::graph::store::graph::{Followed, Graph};
use crate::engine::graph::store::log::{Entry, Log};
use crate::engine::graph::store::row::Row;
use crate::engine::outcome::{BoundHit, Violation};
use crate::engine::sizes::Overlap;
use crate::engine::xmm::{Counters, Helpers};
use crate::ir::{Program, SourceLocation};
use crate::machine::Machine;
use crate::machine::action::{Action, ActionKind, Bound, ThreadId};
use crate::machine::executor::Executor;

/// Why a run ended before everything was visited.
pub enum Stop {
    Violation(Box<Violation>),
    Unsupported(String, SourceLocation),
    Interrupted,
    /// An access that does not fit another: the program has to be changed.
    Overlap(Box<Overlap>),
    /// Only rf counts, and there is a write which co may have in several places: it goes on in another way from there ([`by_rf`](crate::engine::graph::co::by_rf)).
    CoIsOpen,
    /// The run has assumed too much, and has to begin again.
    Again(Again),
}

/// After so many events the observer is asked whether to go on, and others whether they want work: less than a millisecond. Self-checks want to see branches of all
/// kinds.
fn poll_interval<M: Guide<W>, const W: usize>(model: &M) -> u32 {
    let is_slow = M::HOLES || model.facts().arranges_co;
    if cfg!(feature = "invariants") {
        3
    } else if is_slow {
        256
    } else {
        4096
    }
}

/// So many times it is asked before others help: what is over soon is over sooner alone.
const POLLS_ALONE: u32 = 4;

/// Threads are kept in masks of one word.
pub const MAX_THREADS: usize = 64;

#[derive(Clone, Copy, Debug, Default)]
pub struct Statistics {
    pub executions: u64,
    pub blocked: u64,
    pub dead_ends: u64,
    /// Were there threads that count as one?
    pub symmetric: bool,
}

impl Statistics {
    pub fn add(&mut self, other: &Statistics) {
        self.executions += other.executions;
        self.blocked += other.blocked;
        self.dead_ends += other.dead_ends;
        self.symmetric |= other.symmetric;
    }
}

pub struct Explorer<'a, M: Guide<W>, const W: usize, const DEPENDENCIES: bool> {
    pub graph: Graph<W>,
    pub model: M,
    pub machine: Machine<DEPENDENCIES>,
    pub program: &'a Program,
    pub observer: &'a mut dyn Observer,
    pub stack: Vec<Frame>,
    /// For the frames that are at their revisits.
    pub cuts: Vec<Cut<W>>,
    pub log: Log<W>,
    pub masks: Masks,
    pub statistics: Statistics,
    pub bounds: Vec<BoundHit>,
    pub max_executions: u64,
    /// Does the observer look at executions?
    pub shows_executions: bool,
    pub rules: Rules,
    pub leaks: Leaks,
    pub endings: Endings,
    pub others: Others<'a, M, W, DEPENDENCIES>,
    /// Goes on from finished executions.
    pub consumer: Option<Box<dyn Consumer<W, DEPENDENCIES>>>,
    #[cfg(feature = "invariants")]
    pub self_checks: SelfChecks,
}

impl<'a, M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'a, M, W, DEPENDENCIES> {
    pub fn new(task: Task<'a>, model: M, plan: &Plan, observer: &'a mut dyn Observer) -> Self {
        let Task { program, options, .. } = task;
        let shows_executions = observer.sees_executions();
        #[cfg(feature = "invariants")]
        let facts = model.facts();
        let leaks = Leaks::new(program, observer.looks_for_leaks());
        let mut machine = Machine::with_histories(program, options.unroll);
        machine.keep_turns(&plan.kept_turns, observer.wants_turns());
        let rules = Rules::new::<M, W, DEPENDENCIES>(task, plan, &model, &machine, shows_executions);
        machine.let_meet(rules.meets);
        let branch = Branch {
            graph: Graph { followed: Followed::slots(plan.prunings.symmetry), ..Graph::new(program) },
            model,
            machine,
            stack: Vec::new(),
            cuts: Vec::new(),
            log: Log::default(),
            masks: Masks::default(),
            rules,
            consumer: consumer::of_run(options, plan),
        };
        let explorer = Self::of_branch(branch, program, None, observer);
        Explorer {
            max_executions: options.max_executions.unwrap_or(u64::MAX),
            shows_executions,
            leaks,
            others: Others { works_alone: plan.alone.is_some(), ..Others::default() },
            #[cfg(feature = "invariants")]
            self_checks: SelfChecks::new(if facts.orders_exclusives { facts.axioms } else { task.axioms }),
            ..explorer
        }
    }

    /// Goes on with a branch: a worker, if it belongs somewhere.
    pub fn of_branch(
        branch: Branch<M, W, DEPENDENCIES>,
        program: &'a Program,
        place: Option<Place<'a, M, W, DEPENDENCIES>>,
        observer: &'a mut dyn Observer,
    ) -> Self {
        let Branch { graph, model, machine, stack, cuts, log, masks, rules, consumer } = branch;
        Explorer {
            graph,
            model,
            machine,
            program,
            observer,
            stack,
            cuts,
            log,
            masks,
            statistics: Statistics::default(),
            bounds: Vec::new(),
            max_executions: u64::MAX,
            shows_executions: false,
            rules,
            leaks: Leaks::default(),
            endings: Endings::default(),
            others: Others { place, ..Others::default() },
            consumer,
            #[cfg(feature = "invariants")]
            self_checks: SelfChecks::new(|_| true),
        }
    }

    /// What came of it, if it ended so.
    pub fn visited(mut self, result: Result<(), Stop>) -> Visited {
        let bounds = std::mem::take(&mut self.bounds);
        Visited { result, statistics: self.statistics, bounds, re_executions: self.consumer.map(|consumer| consumer.re_executions()) }
    }

    /// Visits everything.
    pub fn run(&mut self) -> Result<(), Stop> {
        self.start_threads()?;
        self.go_on_with_others()
    }

    /// Visits everything from the graph as it stands.
    pub fn go_on_with_others(&mut self) -> Result<(), Stop> {
        let jobs = self.observer.jobs();
        let alone = jobs < 2 || self.others.works_alone || self.shows_executions || self.max_executions != u64::MAX;
        self.others.hands_over = self.consumer.is_some() && !alone;
        if self.descend(if alone { u32::MAX } else { POLLS_ALONE })? { Ok(()) } else { parallel::run(self, jobs) }
    }

    /// Visits everything from here on, whoever else helps.
    pub fn go_on_alone(&mut self) -> Result<(), Stop> {
        self.descend(u32::MAX).map(|_| ())
    }

    /// Visits everything that is left: the next alternatives of all that is there.
    pub fn go_back(&mut self) -> Result<(), Stop> {
        while self.take_next()? {
            self.descend(u32::MAX)?;
        }
        Ok(())
    }

    /// Takes the next alternative of all that is there; `false` if there is none left.
    #[inline(always)]
    pub fn take_next(&mut self) -> Result<bool, Stop> {
        while !self.stack.is_empty() {
            if self.advance()? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Visits everything from the graph as it stands; `false` if others should help after so many polls.
    fn descend(&mut self, mut polls: u32) -> Result<bool, Stop> {
        let mut until_poll = poll_interval(&self.model);
        loop {
            until_poll -= 1;
            // In the middle of a read-modify-write it is not known yet whether its read has found a source.
            if until_poll == 0 && self.masks.updating != 0 {
                until_poll = 1;
            } else if until_poll == 0 {
                until_poll = poll_interval(&self.model);
                self.poll()?;
                polls = polls.saturating_sub(u32::from(polls != u32::MAX));
                // Leaks are looked for in the first executions, in their order: soon done, but not where each leads to a search.
                if polls == 0 && (self.consumer.is_some() || self.leaks.left == 0) {
                    return Ok(false);
                }
            }
            let descended = match self.next_thread() {
                Some(thread) => self.open(thread)?,
                None if self.leaves_the_rest() => return Ok(false),
                None => {
                    self.finish()?;
                    if std::mem::take(&mut self.others.polls_soon) {
                        until_poll = 1;
                    }
                    false
                }
            };
            if !descended && !self.take_next()? {
                return Ok(true);
            }
        }
    }

    /// May the execution, which is finished, justify others, and is all that left to several workers?
    #[inline(always)]
    pub fn leaves_the_rest(&self) -> bool {
        self.others.hands_over && self.is_wanted()
    }

    /// Tells how far it is, and asks whether to go on.
    #[cold]
    fn poll(&mut self) -> Result<(), Stop> {
        let executions = self.statistics.executions + self.statistics.blocked;
        let over = match &self.others.place {
            Some(place) => {
                place.count(executions);
                place.is_over()
            }
            None => {
                self.observer.progress(executions);
                self.observer.interrupted()
            }
        };
        if over {
            return Err(Stop::Interrupted);
        }
        if let Some(place) = self.others.place.clone()
            && (place.wants_work() || std::mem::take(&mut self.others.has_searched_long) && place.wants_reserve())
            && let Some(branch) = self.split()
        {
            place.offer(branch);
        }
        Ok(())
    }

    /// The thread whose next event is to be added, a function of the graph alone: one in the middle of a read-modify-write, else one with a hole, else
    /// the [first](crate::engine::graph::pruning::precedence) that can run, else the first that can join another one, else the first that waits for a lock. Joins are
    /// late since what they end is removed less often then, and those at the end of a program are never added.
    #[inline]
    pub fn next_thread(&mut self) -> Option<ThreadId> {
        let next = self.next_by_kind();
        if M::HOLES && self.rules.merges_symmetric { next.map(|thread| self.first_of_twins(thread)) } else { next }
    }

    #[inline]
    fn next_by_kind(&mut self) -> Option<ThreadId> {
        if self.masks.updating != 0 {
            return Some(ThreadId(self.masks.updating.trailing_zeros() as u16));
        }
        if M::HOLES {
            let has_hole = |&id: &ThreadId| self.graph.thread(id).has_hole();
            if let Some(id) = members(self.masks.runnable).find(has_hole).or_else(|| self.joiners().find(has_hole)) {
                return Some(id);
            }
        }
        if self.rules.puts_off_locks || self.rules.defers_waits || self.rules.meets {
            return self.next_that_need_not_wait();
        }
        self.rules.precedence.first_of(self.masks.runnable).or_else(|| self.joiners().next())
    }

    /// The threads that can join another one now.
    #[inline]
    pub fn joiners(&self) -> impl Iterator<Item = ThreadId> {
        members(self.masks.joining).filter(|&id| self.has_ended(ThreadId(self.graph.standing(id).action.value as u16)))
    }

    /// Has the thread ended, and not the program with it?
    pub fn has_ended(&self, id: ThreadId) -> bool {
        if !self.graph.threads.get(id.index()).is_some_and(|thread| thread.alive) {
            return false;
        }
        let action = &self.graph.standing(id).action;
        action.kind == ActionKind::End && !self.machine.ends_process(action.code)
    }

    /// Adds the next event of a thread and takes its first alternative. `false` if there is none.
    pub fn open(&mut self, thread: ThreadId) -> Result<bool, Stop> {
        let standing = *self.graph.standing(thread);
        let action = standing.action;
        let company = if self.rules.meets { self.company(&action)? } else { None };
        let (phase, kind, location) = match action.kind {
            ActionKind::Read { lock, .. } => {
                if M::HOLES && lock && self.rules.puts_off_locks {
                    self.check_hole(thread)?;
                }
                (Phase::Sources, Kind::Read, self.resolve(thread, &action)?)
            }
            ActionKind::Write { exclusive, .. } => {
                if exclusive {
                    // Its read has been there just before.
                    let read = self.graph.predecessor(thread, self.graph.thread(thread).position);
                    (Phase::Places, Kind::Exclusive, self.graph.event(read).location)
                } else {
                    (Phase::Places, Kind::Write, self.resolve(thread, &action)?)
                }
            }
            ActionKind::Fence(fence) => (Phase::Single, Kind::Fence(fence), LocationId::NONE),
            ActionKind::Join => (Phase::Single, Kind::Join, LocationId::NONE),
            ActionKind::Allocate { zeroed } => (Phase::Single, Kind::Allocate { zeroed }, LocationId::NONE),
            ActionKind::Free => (Phase::Single, Kind::Free, LocationId::NONE),
            ActionKind::Choose => {
                if self.machine.is_partial(action.code) {
                    self.note_bound(BoundHit { bound: Bound::Inputs, at: self.machine.position(action.code) });
                }
                (Phase::Choice, Kind::Choice { canonical: true }, LocationId::NONE)
            }
            ActionKind::End | ActionKind::Blocked(_) | ActionKind::Bounded(_) | ActionKind::Failed(_) => {
                unreachable!("only threads that can run are chosen")
            }
        };
        let index = self.graph.thread(thread).position;
        let issued = if M::HOLES { self.graph.thread(thread).events.get(index as usize).and_then(|event| event.some()) } else { None };
        let event = match issued {
            Some(event) => event,
            None => self.graph.free_slot().ok_or_else(|| Stop::Again(Again::TooNarrow(self.machine.position(action.code))))?,
        };
        let mut frame = Frame {
            phase,
            active: false,
            exhausted: false,
            checked: false,
            fruitful: false,
            // A meeting has no alternatives.
            spent: company.is_some(),
            event,
            thread,
            cursor: EventId::NONE,
            snapshots: self.machine.mark(),
            model_mark: self.model.mark() as u32,
            log_mark: self.log.mark(),
            masks: self.masks,
            added: Masks::default(),
        };
        if issued.is_none() {
            self.log.displace(&mut self.graph, event);
            self.graph.create(event, thread, index, kind, &action, location);
            if M::HOLES {
                let event = self.graph.event_mut(event);
                (event.prefix, event.prefix_is_closed) = (Row::default(), false);
                self.graph.classify_ordering(frame.event);
            } else if kind == Kind::Join {
                let joined = self.prefix_of_thread(ThreadId(action.value as u16));
                self.graph.event_mut(event).prefix |= joined;
            }
            if DEPENDENCIES {
                let dependencies = self.dependencies(thread, &action);
                self.graph.event_mut(event).rows.dependencies = dependencies;
            }
        }
        match phase {
            Phase::Sources => {
                // The event stands in its thread only while it has a source.
                self.enter_model(event)?;
                frame.cursor = self.graph.location(location).co_last;
                self.stack.push(frame);
                self.advance()
            }
            Phase::Places => {
                if issued.is_some() {
                    self.log.save(&self.graph, Entry::Saved { id: event }, event);
                    if self.model.facts().announces {
                        self.give_value(event, &action);
                    }
                } else {
                    self.enter_thread(thread, event);
                }
                self.commit_item(event);
                self.enter_model(event)?;
                let step = self.machine.resume(standing.snapshot, index, 0);
                self.graph.event_mut(event).step = step;
                self.go_on(thread, event)?;
                frame.cursor = self.first_place(event);
                frame.added = self.masks;
                self.stack.push(frame);
                if self.rules.stops_where_co_is_open && kind == Kind::Write && self.leaves_co_open(event) {
                    return Err(Stop::CoIsOpen);
                }
                self.advance()
            }
            Phase::Choice => {
                self.enter_thread(thread, event);
                self.graph.append(event);
                self.enter_model(event)?;
                self.graph.event_mut(event).value = company.unwrap_or(action.address);
                self.stack.push(frame);
                self.advance()
            }
            _ => {
                self.enter_thread(thread, event);
                self.graph.append(event);
                self.enter_model(event)?;
                self.enter_other(event)?;
                let step = self.machine.resume(standing.snapshot, index, 0);
                self.graph.event_mut(event).step = step;
                self.stop_further_attempt(event);
                self.go_on(thread, event)?;
                self.check_after(event)?;
                self.stack.push(Frame { active: true, ..frame });
                if self.is_stuck_behind(event) || self.ends_here()? { self.advance() } else { Ok(true) }
            }
        }
    }

    /// Tells the model of a new event, or of a write that is now committed, and finds out what it follows.
    #[inline(always)]
    fn enter_model(&mut self, event: EventId) -> Result<(), Stop> {
        self.model.open(&mut self.graph, event);
        if self.rules.merges_symmetric { self.follow_twin(event) } else { Ok(()) }
    }

    /// The dependencies of an action, as events.
    pub fn dependencies(&self, thread: ThreadId, action: &Action) -> Dependencies<W> {
        let events = &self.graph.thread(thread).events;
        let rows = [action.addr, action.data, action.ctrl].map(|set| {
            let members = self.machine.dependencies().members(set);
            members.iter().fold(Row::default(), |row, &index| row.with(events[index as usize]))
        });
        Dependencies { addr: rows[0], data: rows[1], ctrl: rows[2] }
    }

    fn prefix_of_thread(&self, id: ThreadId) -> Row<W> {
        let thread = self.graph.thread(id);
        thread.events.last().copied().unwrap_or(thread.spawner).some().map_or(Row::default(), |last| self.graph.event(last).prefix)
    }

    /// Counts an execution and shows it to the observer.
    pub fn count(&mut self, complete: bool) -> Result<(), Stop> {
        #[cfg(feature = "invariants")]
        self.check_new();
        let Explorer { graph, model, observer, statistics, .. } = self;
        let mut build = || convert::restricted(graph, graph.live).0;
        if model.facts().flags && complete {
            model.flags(graph).iter().for_each(|flag| observer.flagged(flag));
        }
        if complete {
            statistics.executions += 1;
            observer.complete(&mut build);
        } else {
            statistics.blocked += 1;
            observer.blocked(&mut build);
        }
        let total = statistics.executions + statistics.blocked;
        if self.shows_executions && self.observer.keeps() {
            let kept = self.scene().kept(complete);
            self.observer.keep(kept);
        }
        if total >= self.max_executions {
            return Err(Stop::Interrupted);
        }
        if self.is_wanted() { self.hand_to_consumer() } else { Ok(()) }
    }

    /// Does somebody go on from the execution, which is finished but perhaps for reads at the ends of threads?
    #[inline]
    pub fn is_wanted(&self) -> bool {
        self.consumer.as_ref().is_some_and(|consumer| consumer.wants(&self.graph))
    }

    #[cold]
    fn hand_to_consumer(&mut self) -> Result<(), Stop> {
        let Explorer { graph, machine, observer, statistics, bounds, max_executions, program, others, consumer, .. } = self;
        let Some(consumer) = consumer else { return Ok(()) };
        let counters = Counters { statistics, bounds, max_executions: *max_executions };
        let helpers = others.place.as_ref().map(|place| place as &dyn Helpers<DEPENDENCIES>);
        let effort = consumer.consume(Finished { graph, machine, program, observer: &mut **observer, counters, helpers })?;
        others.polls_soon |= effort != Effort::None;
        others.has_searched_long |= effort == Effort::Long;
        Ok(())
    }

    /// Puts an event at the thread's position.
    #[inline]
    pub fn enter_thread(&mut self, thread: ThreadId, event: EventId) {
        let index = self.graph.event(event).index as usize;
        let events = &mut self.graph.threads[thread.index()].events;
        if !M::HOLES || events.len() == index {
            events.push(event);
        } else {
            events[index] = event;
            self.fill_hole(thread, event);
        }
    }

    /// Takes the event out of its thread again.
    #[inline]
    pub fn leave_thread(&mut self, thread: ThreadId, event: EventId) {
        let index = self.graph.event(event).index as usize;
        let events = &mut self.graph.threads[thread.index()].events;
        if !M::HOLES || events.len() == index + 1 {
            events.pop();
        } else {
            events[index] = EventId::NONE;
        }
    }

    /// The commit of a write enters the insertion order, and its issue with it, if it was not issued before.
    #[inline]
    fn commit_item(&mut self, event: EventId) {
        let issued_before = M::HOLES && self.graph.event(event).issued != 0;
        self.graph.append(event);
        if !issued_before {
            let this = self.graph.event_mut(event);
            this.issued = this.stamp;
        }
    }

    /// The thread goes on after an event that has just been performed: through events that are there already, if any.
    #[inline(always)]
    pub fn go_on(&mut self, thread: ThreadId, event: EventId) -> Result<(), Stop> {
        self.graph.threads[thread.index()].position = self.graph.event(event).index + 1;
        if !self.machine.spawned().is_empty() {
            self.begin_spawned(event)?;
        }
        if M::HOLES {
            self.run_through(thread, EventId::NONE)?;
        }
        self.refresh(thread);
        Ok(())
    }

    /// Has the thread of an event, now that it is known to be consistent, or one that it spawned, run into an error?
    #[inline(always)]
    pub fn check_after(&mut self, event: EventId) -> Result<(), Stop> {
        if M::HOLES {
            // Other threads may have been run through events again.
            let mut stopped = self.masks.stopped;
            while stopped != 0 {
                self.check_standing(ThreadId(stopped.trailing_zeros() as u16))?;
                stopped &= stopped - 1;
            }
            return Ok(());
        }
        let this = self.graph.event(event);
        let (thread, spawns) = (this.thread, this.spawns);
        if self.masks.stopped >> thread.index() & 1 == 1 {
            self.check_standing(thread)?;
        }
        if spawns { self.check_spawned(event) } else { Ok(()) }
    }

    /// Does the thread stand at an error, or at a bound?
    #[cold]
    pub fn check_standing(&mut self, thread: ThreadId) -> Result<(), Stop> {
        match self.graph.standing(thread).action.kind {
            ActionKind::Failed(_) if self.is_ruled_out() => Ok(()),
            ActionKind::Failed(fault) => Err(problems::fault(&self.scene(), thread, fault)),
            ActionKind::Bounded(bound) => {
                self.note_bound(BoundHit { bound, at: self.machine.position(self.graph.standing(thread).action.code) });
                Ok(())
            }
            ActionKind::Blocked(_) => {
                self.note_turn(thread);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Takes the next alternative of the last frame; `false` if there is none (the frame is gone then).
    #[inline]
    pub fn advance(&mut self) -> Result<bool, Stop> {
        match self.stack[self.stack.len() - 1].phase {
            Phase::Single => self.close_single(),
            Phase::Choice => self.advance_choice(),
            Phase::Sources => self.advance_source(),
            Phase::Places => self.advance_place(),
            Phase::Revisits => self.advance_revisit(),
        }
    }

    #[inline]
    pub fn top(&mut self) -> &mut Frame {
        let last = self.stack.len() - 1;
        &mut self.stack[last]
    }

    fn close_single(&mut self) -> Result<bool, Stop> {
        let frame = *self.top();
        self.undo_step(&frame);
        self.leave_other(frame.event);
        self.remove_from_thread_and_order(&frame);
        self.close(frame.event);
        Ok(false)
    }

    /// The event of the last frame is gone: its slot is free, and the frame goes too.
    #[inline(always)]
    pub fn close(&mut self, event: EventId) {
        self.graph.vacate(event);
        self.log.replace(&mut self.graph, event);
        self.stack.pop();
    }

    #[inline]
    fn remove_from_thread_and_order(&mut self, frame: &Frame) {
        self.graph.order.pop();
        self.leave_thread(frame.thread, frame.event);
        self.graph.threads[frame.thread.index()].position = self.graph.event(frame.event).index;
    }

    /// Takes back what performing the event changed in the machine, in threads and in the model.
    #[inline(always)]
    pub fn undo_step(&mut self, frame: &Frame) {
        // Before the event is what it was: a write that had been issued had no threads then.
        self.end_spawned(frame.event);
        self.undo_log(frame.log_mark);
        self.model.undo(&mut self.graph, frame.model_mark as usize);
        self.machine.release(frame.snapshots);
        self.masks = frame.masks;
    }

    fn advance_choice(&mut self) -> Result<bool, Stop> {
        let frame = *self.top();
        if frame.active {
            self.undo_step(&frame);
            let event = self.graph.event(frame.event);
            if frame.spent || event.value == self.graph.standing_before(event).action.value {
                self.remove_from_thread_and_order(&frame);
                self.close(frame.event);
                return Ok(false);
            }
            self.graph.threads[frame.thread.index()].position = self.graph.event(frame.event).index;
            let event = self.graph.event_mut(frame.event);
            event.value += 1;
            event.kind = Kind::Choice { canonical: false };
        }
        self.top().active = true;
        let event = self.graph.event(frame.event);
        let (index, value) = (event.index, event.value);
        let standing = *self.graph.standing(frame.thread);
        self.graph.event_mut(frame.event).step = self.machine.resume(standing.snapshot, index, value);
        self.go_on(frame.thread, frame.event)?;
        self.check_after(frame.event)?;
        Ok(true)
    }

    /// Where the search for places begins: the end of co, or for the write of a read-modify-write, what its read reads.
    #[inline]
    pub fn first_place(&self, write: EventId) -> EventId {
        let event = self.graph.event(write);
        if event.kind == Kind::Exclusive {
            self.graph.event(self.graph.update_of(write)).rf
        } else {
            self.graph.location(event.location).co_last
        }
    }

    /// Steps to the next place of `write` from the frame's cursor; `other` is a revisited read, which must not have seen anything later either.
    #[inline]
    pub fn next_place(&mut self, frame: &mut Frame, other: EventId) -> Option<EventId> {
        let write = frame.event;
        if self.model.facts().arranges_co {
            return (!std::mem::replace(&mut frame.exhausted, true)).then(|| self.only_place(write)).flatten();
        }
        let (location, kind) = (self.graph.event(write).location, self.graph.event(write).kind);
        let last = if self.rules.orders_twins { self.goes_behind(write) } else { EventId::NONE };
        while !frame.exhausted {
            let place = frame.cursor;
            let next = self.graph.co_after(location, place);
            // Nothing comes between an RMW's write and what its read reads.
            let torn = next.some().is_some_and(|next| self.graph.event(next).kind == Kind::Exclusive);
            frame.exhausted = kind == Kind::Exclusive;
            match place.some() {
                None => frame.exhausted = true,
                Some(before) => {
                    frame.exhausted |= before == last;
                    frame.exhausted |= self.model.sees(&self.graph, write, before)
                        || other.some().is_some_and(|read| self.model.sees(&self.graph, read, before));
                    frame.cursor = self.graph.event(before).co_before;
                }
            }
            // An exclusive write goes straight to its place, so what lies behind has not been looked at.
            let seen = kind == Kind::Exclusive && other.some().is_some_and(|read| self.sees_from(read, next));
            if !torn && !seen {
                return Some(place);
            }
        }
        None
    }

    /// Where co does not count: the end of the list, or for the write of a read-modify-write, after what its read reads, if nobody else has taken that.
    fn only_place(&self, write: EventId) -> Option<EventId> {
        let Event { location, kind, .. } = *self.graph.event(write);
        if kind != Kind::Exclusive {
            return Some(self.graph.location(location).co_last);
        }
        let source = self.first_place(write);
        let is_taken = self.graph.co_after(location, source).some().is_some_and(|next| self.graph.event(next).kind == Kind::Exclusive);
        (!is_taken).then_some(source)
    }

    /// Has the event seen this write or one that is co-after it?
    fn sees_from(&self, event: EventId, mut write: EventId) -> bool {
        while let Some(later) = write.some() {
            if self.model.sees(&self.graph, event, later) {
                return true;
            }
            write = self.graph.event(later).co_after;
        }
        false
    }

    #[inline]
    fn advance_place(&mut self) -> Result<bool, Stop> {
        let mut frame = *self.top();
        let write = frame.event;
        if frame.active {
            self.model.undo(&mut self.graph, frame.model_mark as usize);
            self.graph.unlink(write);
            self.masks = frame.added;
            frame.active = false;
        }
        if frame.spent {
            self.close_write(&frame);
            return Ok(false);
        }
        while let Some(place) = self.next_place(&mut frame, EventId::NONE) {
            self.graph.link(write, place);
            if self.model.place(&mut self.graph, write) {
                // Errors do not depend on the place: the first that is consistent shows them.
                if !frame.checked {
                    self.check_access(write)?;
                    self.check_after(write)?;
                    frame.checked = true;
                }
                if M::HOLES && self.graph.event(write).kind == Kind::Exclusive {
                    self.note_completed(write);
                }
                if !self.ends_here()? {
                    frame.active = true;
                    self.top().go_on_as(&frame);
                    return Ok(true);
                }
            }
            self.model.undo(&mut self.graph, frame.model_mark as usize);
            self.graph.unlink(write);
        }
        if self.rules.puts_off_locks {
            self.check_lock_write(write)?;
        }
        let revisits = canonical::revisits(self, write);
        if revisits.is_empty() {
            self.close_write(&frame);
            return Ok(false);
        }
        frame.phase = Phase::Revisits;
        self.top().go_on_as(&frame);
        self.open_revisits(revisits)
    }

    /// The write of the last frame goes, with its frame.
    pub fn close_write(&mut self, frame: &Frame) {
        let write = frame.event;
        let issued_before = M::HOLES && self.graph.event(write).issued != self.graph.event(write).stamp;
        self.undo_step(frame);
        self.graph.order.pop();
        let Event { location, index, .. } = *self.graph.event(write);
        self.graph.threads[frame.thread.index()].position = index;
        if !issued_before {
            self.graph.location_mut(location).plain.remove(write);
            self.leave_thread(frame.thread, write);
            self.close(write);
        } else {
            self.stack.pop();
        }
    }
}
