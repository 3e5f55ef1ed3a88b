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

use super::explore::{Explorer, Statistics, Stop};
use super::frame::{Cut, Frame, Masks, Phase};
use super::graph::Graph;
use super::log::Log;
use super::models::Model;
use crate::engine::Observer;
use crate::engine::outcome::BoundHit;
use crate::ir::Program;
use crate::machine::Machine;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How often the observer is asked while others work.
const WATCH_INTERVAL: Duration = Duration::from_millis(5);

/// The stack of a worker: what long executions need is more than threads have by default. Only what is used takes memory.
const STACK: usize = 256 << 20;

/// A part of the search that is complete in itself: everything but who watches.
pub struct Branch<M: Model<W>, const W: usize, const DEPENDENCIES: bool> {
    pub graph: Graph<M::Rows, W>,
    pub model: M,
    pub machine: Machine<DEPENDENCIES>,
    pub stack: Vec<Frame>,
    pub cuts: Vec<Cut<W>>,
    pub log: Log<M::Rows, W>,
    pub masks: Masks,
    pub skips_stuck: bool,
    pub merges_symmetric: bool,
    pub puts_off_locks: bool,
    pub writers: u64,
}

/// What became of a branch.
#[derive(Default)]
struct Report {
    statistics: Statistics,
    bounds: Vec<BoundHit>,
    stop: Option<Stop>,
}

struct State<M: Model<W>, const W: usize, const DEPENDENCIES: bool> {
    /// Branches that nobody works on yet, by number.
    waiting: VecDeque<(usize, Branch<M, W, DEPENDENCIES>)>,
    /// All branches, by number, and their numbers in the order of one thread.
    reports: Vec<Report>,
    line: Vec<usize>,
    idle: usize,
}

pub struct Pool<M: Model<W>, const W: usize, const DEPENDENCIES: bool> {
    state: Mutex<State<M, W, DEPENDENCIES>>,
    changed: Condvar,
    workers: usize,
    /// Is there a worker without work?
    hungry: AtomicBool,
    /// Has some branch ended before its end?
    stopped: AtomicBool,
    interrupted: AtomicBool,
    executions: AtomicU64,
}

/// Where a worker belongs, and which branch it is at.
pub struct Place<'a, M: Model<W>, const W: usize, const DEPENDENCIES: bool> {
    pool: &'a Pool<M, W, DEPENDENCIES>,
    branch: usize,
    counted: u64,
}

impl<M: Model<W>, const W: usize, const DEPENDENCIES: bool> Clone for Place<'_, M, W, DEPENDENCIES> {
    fn clone(&self) -> Self {
        Place { ..*self }
    }
}

/// Goes on with a search in several threads. Its alternatives are handed over; what it found so far counts.
pub fn run<M: Model<W>, const W: usize, const DEPENDENCIES: bool>(
    explorer: &mut Explorer<'_, M, W, DEPENDENCIES>,
    workers: usize,
) -> Result<(), Stop> {
    let program = explorer.program;
    explorer.machine.share_names();
    let watched = Watched { reports_endless_waits: explorer.observer.reports_endless_waits() };
    let pool = Pool {
        state: Mutex::new(State {
            waiting: VecDeque::from([(0, explorer.branch())]),
            reports: vec![Report::default()],
            line: vec![0],
            idle: 0,
        }),
        changed: Condvar::new(),
        workers,
        hungry: AtomicBool::new(true),
        stopped: AtomicBool::new(false),
        interrupted: AtomicBool::new(false),
        executions: AtomicU64::new(explorer.statistics.executions + explorer.statistics.blocked),
    };
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let work = || pool.work(program, watched);
            if std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).is_err() {
                scope.spawn(work);
            }
        }
        let mut state = pool.lock();
        while state.idle < workers {
            drop(state);
            explorer.observer.progress(pool.executions.load(Ordering::Relaxed));
            if explorer.observer.interrupted() {
                pool.interrupted.store(true, Ordering::Relaxed);
            }
            state = pool.changed.wait_timeout(pool.lock(), WATCH_INTERVAL).unwrap_or_else(PoisonError::into_inner).0;
        }
    });
    let state = pool.state.into_inner().unwrap_or_else(PoisonError::into_inner);
    let State { line, mut reports, .. } = state;
    let mut interrupted = false;
    for number in line {
        let Report { statistics, bounds, stop } = std::mem::take(&mut reports[number]);
        explorer.statistics.add(&statistics);
        for bound in bounds {
            explorer.note_bound(bound);
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

impl<M: Model<W>, const W: usize, const DEPENDENCIES: bool> Pool<M, W, DEPENDENCIES> {
    fn lock(&self) -> MutexGuard<'_, State<M, W, DEPENDENCIES>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, program: &Program, mut watched: Watched) {
        let _leaving = Leaving { pool: self };
        while let Some((number, branch)) = self.take() {
            let place = Place { pool: self, branch: number, counted: 0 };
            let mut explorer = Explorer::of_branch(branch, program, place.clone(), &mut watched);
            // The first goes on where it stands; what was split off, with the next alternative.
            let stop = if number == 0 { explorer.go_on_alone() } else { explorer.go_back() }.err();
            let (statistics, bounds) = explorer.statistics();
            if stop.is_some() {
                self.stopped.store(true, Ordering::Relaxed);
            }
            self.lock().reports[number] = Report { statistics, bounds, stop };
        }
    }

    /// The next branch to work on; `None` when all is done.
    fn take(&self) -> Option<(usize, Branch<M, W, DEPENDENCIES>)> {
        let mut state = self.lock();
        state.idle += 1;
        loop {
            while let Some((number, branch)) = state.waiting.pop_front() {
                if !state.is_behind_an_end(number) {
                    state.idle -= 1;
                    self.hungry.store(state.idle > state.waiting.len(), Ordering::Relaxed);
                    return Some((number, branch));
                }
            }
            if state.idle == self.workers {
                self.changed.notify_all();
                return None;
            }
            self.hungry.store(true, Ordering::Relaxed);
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl<M: Model<W>, const W: usize, const DEPENDENCIES: bool> State<M, W, DEPENDENCIES> {
    /// Did a branch before this one end with an error?
    fn is_behind_an_end(&self, number: usize) -> bool {
        let before = self.line.iter().take_while(|&&other| other != number);
        before.into_iter().any(|&other| self.reports[other].stop.is_some())
    }
}

impl<M: Model<W>, const W: usize, const DEPENDENCIES: bool> Place<'_, M, W, DEPENDENCIES> {
    /// Should the worker stop, because of the user or because of an error before its branch?
    pub fn is_over(&self) -> bool {
        self.pool.interrupted.load(Ordering::Relaxed)
            || self.pool.stopped.load(Ordering::Relaxed) && self.pool.lock().is_behind_an_end(self.branch)
    }

    pub fn wants_work(&self) -> bool {
        self.pool.hungry.load(Ordering::Relaxed)
    }

    /// Hands over a part of this worker's branch: what comes after the rest of it.
    pub fn offer(&self, branch: Branch<M, W, DEPENDENCIES>) {
        let mut state = self.pool.lock();
        let number = state.reports.len();
        state.reports.push(Report::default());
        let own = state.line.iter().position(|&other| other == self.branch).unwrap_or(0);
        state.line.insert(own + 1, number);
        state.waiting.push_back((number, branch));
        self.pool.hungry.store(state.idle > state.waiting.len(), Ordering::Relaxed);
        self.pool.changed.notify_all();
    }

    /// Tells how many executions this worker has seen.
    pub fn count(&mut self, executions: u64) {
        self.pool.executions.fetch_add(executions - self.counted, Ordering::Relaxed);
        self.counted = executions;
    }
}

/// A worker that panics must not leave the others waiting for it.
struct Leaving<'a, M: Model<W>, const W: usize, const DEPENDENCIES: bool> {
    pool: &'a Pool<M, W, DEPENDENCIES>,
}

impl<M: Model<W>, const W: usize, const DEPENDENCIES: bool> Drop for Leaving<'_, M, W, DEPENDENCIES> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.pool.interrupted.store(true, Ordering::Relaxed);
            self.pool.lock().idle += 1;
            self.pool.changed.notify_all();
        }
    }
}

/// The observer of a worker: what the user's observer said at the beginning.
#[derive(Clone, Copy)]
struct Watched {
    reports_endless_waits: bool,
}

impl Observer for Watched {
    fn sees_executions(&self) -> bool {
        false
    }
    fn reports_endless_waits(&self) -> bool {
        self.reports_endless_waits
    }
}

impl<'a, M: Model<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'a, M, W, DEPENDENCIES> {
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
            skips_stuck: self.skips_stuck,
            merges_symmetric: self.merges_symmetric,
            puts_off_locks: self.puts_off_locks,
            writers: self.writers,
        }
    }

    /// Hands over the alternatives of the oldest event that has any left. `None` if there are none.
    pub(super) fn split(&mut self) -> Option<Branch<M, W, DEPENDENCIES>> {
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
