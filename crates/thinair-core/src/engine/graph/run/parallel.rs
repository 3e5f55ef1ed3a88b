//! Exploring with several threads of the machine.
//!
//! The search tree is split where a worker has nothing to do: somebody who has hands over the alternatives that are left of its *oldest* event, as a
//! [`Branch`], a copy of everything with all other alternatives marked as spent. Workers ask only when they look for interruptions, so that the search
//! itself pays nothing.
//!
//! The result is that of one thread, whatever the timing. All that a worker still has to visit comes, in the order of one thread, before what it hands
//! over: so the branches stand in a line, a new one right after the one that it was split from. An error ends the branches behind it, those before it
//! go on, and the first in the line counts, with the numbers of all before it. Names of threads and objects are shared, since the order of events
//! depends on them.
//!
//! Where a finished execution justifies others ([`crate::engine::xmm`]), a worker hands over parts of the search for these as well. These are small, and branches
//! cannot be handed over meanwhile: after a long search, or a long move of one, something is kept in reserve for whoever comes to the end of its work. Who finds what then
//! depends on the timing, but not what all find together. Only when there is an error it is not known which one comes first: one worker begins again alone.

use super::consumer::Consumer;
use super::plan::{Again, Visited};
use crate::engine::Observer;
use crate::engine::graph::checks::leaks::Leaks;
use crate::engine::graph::kernel::explore::{Explorer, Statistics, Stop};
use crate::engine::graph::kernel::frame::{Cut, Frame, Masks, Phase};
use crate::engine::graph::models::Guide;
use crate::engine::graph::pruning::rules::Rules;
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::log::Log;
use crate::engine::outcome::{BoundHit, ReExecutions};
use crate::engine::xmm::{Ended, Helpers, Part};
use crate::ir::Program;
use crate::machine::Machine;
use std::cell::Cell;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How often the observer is asked while others work.
const WATCH_INTERVAL: Duration = Duration::from_millis(5);

/// The stack of a worker: what long executions need is more than threads have by default. Only what is used takes memory.
const STACK: usize = 256 << 20;

/// A part of the search that is complete in itself: everything but who watches.
pub struct Branch<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> {
    pub graph: Graph<W>,
    pub model: M,
    pub machine: Machine<DEPENDENCIES>,
    pub stack: Vec<Frame>,
    pub cuts: Vec<Cut<W>>,
    pub log: Log<W>,
    pub masks: Masks,
    pub rules: Rules,
    pub consumer: Option<Box<dyn Consumer<W, DEPENDENCIES>>>,
}

/// What a worker can be given: a branch, or a part of the search that a finished execution has led to.
enum Work<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> {
    Branch(Box<Branch<M, W, DEPENDENCIES>>),
    Part(Box<Part<DEPENDENCIES>>),
}

/// What became of it.
#[derive(Default)]
struct Report {
    statistics: Statistics,
    bounds: Vec<BoundHit>,
    re_executions: ReExecutions,
    leaks: Leaks,
    stop: Option<Stop>,
}

struct State<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> {
    /// Branches and parts that nobody works on yet, by number.
    waiting: VecDeque<(usize, Work<M, W, DEPENDENCIES>)>,
    /// All of them, by number, and their numbers in the order of one thread.
    reports: Vec<Report>,
    line: Vec<usize>,
    workers: usize,
    idle: usize,
}

pub struct Pool<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> {
    state: Mutex<State<M, W, DEPENDENCIES>>,
    changed: Condvar,
    /// Is there a worker without work?
    hungry: AtomicBool,
    /// Is there no work for the next one to find?
    bare: AtomicBool,
    /// Has some branch ended before its end?
    stopped: AtomicBool,
    /// Is it by the line of branches that an error comes first? If not, any of them ends all.
    settles: bool,
    /// How many executions are to be looked at for leaks.
    leaks: u32,
    interrupted: AtomicBool,
    executions: AtomicU64,
}

/// Where a worker belongs, and which branch it is at.
pub struct Place<'a, M: Guide<W>, const W: usize, const DEPENDENCIES: bool> {
    pool: &'a Pool<M, W, DEPENDENCIES>,
    branch: usize,
    counted: Cell<u64>,
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Clone for Place<'_, M, W, DEPENDENCIES> {
    fn clone(&self) -> Self {
        Place { pool: self.pool, branch: self.branch, counted: self.counted.clone() }
    }
}

/// What a search has to do with others that take part in it.
pub struct Others<'a, M: Guide<W>, const W: usize, const DEPENDENCIES: bool> {
    /// Must one worker do all?
    pub works_alone: bool,
    /// Is the first execution that may justify others left to several workers?
    pub hands_over: bool,
    /// Others should be asked soon whether they want work.
    pub polls_soon: bool,
    /// Has a finished execution led to a long search since it was last asked? Then nobody should have to wait for the next one to end.
    pub has_searched_long: bool,
    /// Where this worker belongs, if there are several.
    pub place: Option<Place<'a, M, W, DEPENDENCIES>>,
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Default for Others<'_, M, W, DEPENDENCIES> {
    fn default() -> Self {
        Others { works_alone: false, hands_over: false, polls_soon: false, has_searched_long: false, place: None }
    }
}

/// Goes on with a search in several threads. Its alternatives are handed over; what it found so far counts.
pub fn run<M: Guide<W>, const W: usize, const DEPENDENCIES: bool>(
    explorer: &mut Explorer<'_, M, W, DEPENDENCIES>,
    workers: usize,
) -> Result<(), Stop> {
    let program = explorer.program;
    explorer.machine.share_names();
    let settles = explorer.consumer.as_mut().is_none_or(|consumer| consumer.share(program));
    let wants = Wants { endless_waits: explorer.observer.reports_endless_waits(), deadlocks: explorer.observer.reports_deadlocks() };
    let pool = Pool {
        state: Mutex::new(State {
            waiting: VecDeque::from([(0, Work::Branch(Box::new(explorer.branch())))]),
            reports: vec![Report::default()],
            line: vec![0],
            workers,
            idle: 0,
        }),
        changed: Condvar::new(),
        hungry: AtomicBool::new(true),
        bare: AtomicBool::new(true),
        stopped: AtomicBool::new(false),
        settles,
        leaks: explorer.leaks.left,
        interrupted: AtomicBool::new(false),
        executions: AtomicU64::new(explorer.statistics.executions + explorer.statistics.blocked),
    };
    let has_workers = std::thread::scope(|scope| {
        let work = || pool.work(program, wants);
        let start = |_: &usize| std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).is_ok();
        // There may be room for fewer.
        let started = (0..workers).take_while(start).count();
        let mut state = pool.lock();
        state.workers = started;
        pool.changed.notify_all();
        while state.idle < started {
            drop(state);
            explorer.observer.progress(pool.executions.load(Ordering::Relaxed));
            if explorer.observer.interrupted() {
                pool.interrupted.store(true, Ordering::Relaxed);
            }
            state = pool.changed.wait_timeout(pool.lock(), WATCH_INTERVAL).unwrap_or_else(PoisonError::into_inner).0;
        }
        started > 0
    });
    if !has_workers {
        return explorer.go_on_alone();
    }
    let was_interrupted = pool.interrupted.into_inner();
    let State { line, mut reports, .. } = pool.state.into_inner().unwrap_or_else(PoisonError::into_inner);
    if reports.iter().any(|report| matches!(report.stop, Some(Stop::CoIsOpen))) {
        return Err(Stop::CoIsOpen);
    }
    if !settles
        && !was_interrupted
        && let Some(stop) = why_alone(&mut reports)
    {
        return Err(stop);
    }
    explorer.add_up(line.into_iter().map(|number| std::mem::take(&mut reports[number])))
}

/// Where the line does not say which error comes first: why one worker has to begin again.
fn why_alone(reports: &mut [Report]) -> Option<Stop> {
    let stops = reports.iter_mut().filter_map(|report| report.stop.take());
    let mut stops: Vec<Stop> = stops.filter(|stop| !matches!(stop, Stop::Interrupted)).collect();
    // Whatever comes first is found again with wider rows, or by moves.
    let of_plan = first_of(&mut stops, |stop| matches!(stop, Stop::Again(Again::TooNarrow(_))))
        .or_else(|| first_of(&mut stops, |stop| matches!(stop, Stop::Again(Again::Crowded))));
    if of_plan.is_some() || stops.is_empty() {
        return of_plan;
    }
    let violation = first_of(&mut stops, |stop| matches!(stop, Stop::Violation(_)));
    let known = if let Some(Stop::Violation(violation)) = violation { Some(violation) } else { None };
    Some(Stop::Again(Again::Unsettled(known)))
}

fn first_of(stops: &mut Vec<Stop>, is_wanted: impl Fn(&Stop) -> bool) -> Option<Stop> {
    stops.iter().position(is_wanted).map(|position| stops.remove(position))
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Pool<M, W, DEPENDENCIES> {
    fn lock(&self) -> MutexGuard<'_, State<M, W, DEPENDENCIES>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, program: &Program, wants: Wants) {
        let _leaving = Leaving { pool: self };
        let mut watched = Watched { wants, pool: self };
        while let Some((number, work)) = self.take() {
            let place = Place { pool: self, branch: number, counted: Cell::new(0) };
            let report = match work {
                Work::Branch(branch) => {
                    let mut explorer = Explorer::of_branch(*branch, program, Some(place), &mut watched);
                    explorer.leaks = Leaks::of_worker(self.leaks);
                    // The first goes on where it stands; what was split off, with the next alternative.
                    let stop = if number == 0 { explorer.go_on_alone() } else { explorer.go_back() }.err();
                    let leaks = std::mem::take(&mut explorer.leaks);
                    let Visited { statistics, bounds, re_executions, .. } = explorer.visited(Ok(()));
                    Report { statistics, bounds, re_executions: re_executions.unwrap_or_default(), leaks, stop }
                }
                Work::Part(part) => {
                    let Ended { statistics, bounds, re_executions, stop } = part.run(program, &mut watched, &place);
                    Report { statistics, bounds, re_executions, leaks: Leaks::default(), stop }
                }
            };
            if matches!(report.stop, Some(Stop::CoIsOpen)) {
                // All go on in another way.
                self.interrupted.store(true, Ordering::Relaxed);
            }
            if report.stop.is_some() {
                self.stopped.store(true, Ordering::Relaxed);
            }
            self.lock().reports[number] = report;
        }
    }

    /// What to work on next; `None` when all is done.
    fn take(&self) -> Option<(usize, Work<M, W, DEPENDENCIES>)> {
        let mut state = self.lock();
        state.idle += 1;
        loop {
            while let Some((number, work)) = state.waiting.pop_front() {
                if !self.is_over(&state, number) {
                    state.idle -= 1;
                    self.note_need(&state);
                    return Some((number, work));
                }
            }
            if state.idle == state.workers {
                self.changed.notify_all();
                return None;
            }
            self.note_need(&state);
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn note_need(&self, state: &State<M, W, DEPENDENCIES>) {
        self.hungry.store(state.idle > state.waiting.len(), Ordering::Relaxed);
        self.bare.store(state.waiting.is_empty(), Ordering::Relaxed);
    }

    /// Is there an end that makes this branch needless?
    fn is_over(&self, state: &State<M, W, DEPENDENCIES>, number: usize) -> bool {
        if self.settles { state.is_behind_an_end(number) } else { self.stopped.load(Ordering::Relaxed) }
    }

    /// Appends work to the line, behind the branch that it was split from.
    fn add(&self, branch: usize, work: Work<M, W, DEPENDENCIES>) {
        let mut state = self.lock();
        let number = state.reports.len();
        state.reports.push(Report::default());
        let own = state.line.iter().position(|&other| other == branch).unwrap_or(0);
        state.line.insert(own + 1, number);
        state.waiting.push_back((number, work));
        self.note_need(&state);
        self.changed.notify_all();
    }
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> State<M, W, DEPENDENCIES> {
    /// Did a branch before this one end with an error?
    fn is_behind_an_end(&self, number: usize) -> bool {
        let before = self.line.iter().take_while(|&&other| other != number);
        before.into_iter().any(|&other| self.reports[other].stop.is_some())
    }
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Place<'_, M, W, DEPENDENCIES> {
    /// Should the worker stop, because of the user or because of an error before its branch?
    pub fn is_over(&self) -> bool {
        let pool = self.pool;
        pool.interrupted.load(Ordering::Relaxed) || pool.stopped.load(Ordering::Relaxed) && pool.is_over(&pool.lock(), self.branch)
    }

    pub fn wants_work(&self) -> bool {
        self.pool.hungry.load(Ordering::Relaxed)
    }

    /// Would a worker that comes to the end of its work find nothing to do?
    pub fn wants_reserve(&self) -> bool {
        self.pool.bare.load(Ordering::Relaxed)
    }

    /// Hands over a part of this worker's branch: what comes after the rest of it.
    pub fn offer(&self, branch: Branch<M, W, DEPENDENCIES>) {
        self.pool.add(self.branch, Work::Branch(Box::new(branch)));
    }

    /// Tells how many executions this worker has seen.
    pub fn count(&self, executions: u64) {
        self.pool.executions.fetch_add(executions - self.counted.get(), Ordering::Relaxed);
        self.counted.set(executions);
    }
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Helpers<DEPENDENCIES> for Place<'_, M, W, DEPENDENCIES> {
    fn wants_work(&self) -> bool {
        Place::wants_work(self)
    }
    fn wants_reserve(&self) -> bool {
        Place::wants_reserve(self)
    }
    fn offer(&self, part: Part<DEPENDENCIES>) {
        self.pool.add(self.branch, Work::Part(Box::new(part)));
    }
    fn tell(&self, executions: u64) {
        self.count(executions);
    }
}

/// A worker that panics must not leave the others waiting for it.
struct Leaving<'a, M: Guide<W>, const W: usize, const DEPENDENCIES: bool> {
    pool: &'a Pool<M, W, DEPENDENCIES>,
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Drop for Leaving<'_, M, W, DEPENDENCIES> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.pool.interrupted.store(true, Ordering::Relaxed);
            self.pool.lock().idle += 1;
            self.pool.changed.notify_all();
        }
    }
}

/// Which of the executions in which somebody waits for ever are errors.
#[derive(Clone, Copy)]
struct Wants {
    endless_waits: bool,
    deadlocks: bool,
}

/// The observer of a worker: what the user's observer said at the beginning.
struct Watched<'a, M: Guide<W>, const W: usize, const DEPENDENCIES: bool> {
    wants: Wants,
    pool: &'a Pool<M, W, DEPENDENCIES>,
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Observer for Watched<'_, M, W, DEPENDENCIES> {
    fn sees_executions(&self) -> bool {
        false
    }
    fn reports_endless_waits(&self) -> bool {
        self.wants.endless_waits
    }
    fn reports_deadlocks(&self) -> bool {
        self.wants.deadlocks
    }
    fn interrupted(&mut self) -> bool {
        self.pool.interrupted.load(Ordering::Relaxed) || !self.pool.settles && self.pool.stopped.load(Ordering::Relaxed)
    }
}

impl<'a, M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'a, M, W, DEPENDENCIES> {
    /// Adds what became of branches, in the order of one thread, up to the first error.
    fn add_up(&mut self, reports: impl Iterator<Item = Report>) -> Result<(), Stop> {
        let mut interrupted = false;
        for Report { statistics, bounds, re_executions, leaks, stop } in reports {
            self.statistics.add(&statistics);
            self.add_leaks(&leaks);
            if let Some(consumer) = &mut self.consumer {
                consumer.add(&re_executions);
            }
            for bound in bounds {
                self.note_bound(bound);
            }
            match stop {
                None => {}
                // By the user, since an error would have come first in the line. What the others found counts.
                Some(Stop::Interrupted) => interrupted = true,
                Some(stop) => return Err(stop),
            }
        }
        if interrupted { Err(Stop::Interrupted) } else { Ok(()) }
    }

    /// A copy of the search as it stands.
    fn branch(&self) -> Branch<M, W, DEPENDENCIES> {
        Branch {
            graph: self.graph.clone(),
            model: self.model.clone(),
            machine: self.machine.clone(),
            stack: self.stack.clone(),
            cuts: self.cuts.clone(),
            log: self.log.clone(),
            masks: self.masks,
            rules: self.rules.clone(),
            consumer: self.consumer.as_ref().map(|consumer| consumer.beside()),
        }
    }

    /// Hands over the alternatives of the oldest event that has any left. `None` if there are none.
    pub fn split(&mut self) -> Option<Branch<M, W, DEPENDENCIES>> {
        let mut cuts = 0;
        let oldest = (0..self.stack.len()).find(|&depth| {
            let more = self.has_more(&self.stack[depth], cuts);
            cuts += usize::from(self.stack[depth].phase == Phase::Revisits);
            more
        })?;
        let mut branch = self.branch();
        for (depth, frame) in branch.stack.iter_mut().enumerate() {
            frame.spent |= depth != oldest;
        }
        self.stack[oldest].spent = true;
        Some(branch)
    }

    /// May the frame have alternatives left? `cut` is the number of its cut, if it has one. The frame's event may have been removed by a later cut, and its
    /// slot be another's, so that nobody but the frame can be asked.
    fn has_more(&self, frame: &Frame, cut: usize) -> bool {
        !frame.spent
            && match frame.phase {
                Phase::Single => false,
                Phase::Sources => !frame.exhausted,
                Phase::Choice | Phase::Places => true,
                Phase::Revisits => !frame.exhausted || !self.cuts[cut].revisits.is_empty(),
            }
    }
}
