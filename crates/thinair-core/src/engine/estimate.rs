//! How many executions a program has, told from random probes of the search tree instead of a visit of all of it.
//!
//! Knuth's estimator ("Estimating the efficiency of backtrack programs", 1975) goes down from the root to one random child of each node, and multiplies the numbers
//! of children. Its expected value is the true number, but most of a tree may hang on a way that is almost never taken: behind a revisit that needs all earlier choices to
//! be the first ones, say. So this is Chen's refinement ("Heuristic sampling", SIAM J. Comput. 1992): nodes are sorted into strata, those below which trees of the same
//! size are expected; all strata are followed, each by one of its nodes, drawn by weight, that counts for all. The expected value is still the true number, whatever the
//! strata; good ones make the variance small. One such walk is a probe; several give the mean and its error.
//!
//! The same probes always give the same numbers: each draws from its own number.

use super::outcome::{Options, Outcome};
use super::{Observer, Prunings};
use crate::ir::Program;

/// The mean of numbers that come one after the other, and how sure it is (Welford's form, which loses no digits).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    pub count: u64,
    pub mean: f64,
    /// The sum of the squared distances from the mean.
    squares: f64,
}

impl Mean {
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let distance = value - self.mean;
        self.mean += distance / self.count as f64;
        self.squares += distance * (value - self.mean);
    }

    /// How far the mean is off, typically: one standard deviation of it.
    pub fn error(&self) -> f64 {
        if self.count < 2 { f64::INFINITY } else { (self.squares / (self.count - 1) as f64 / self.count as f64).sqrt() }
    }

    /// Half the width of the interval that holds the true value in 95 of 100 cases, if the probes are many enough to be trusted, as a part of the mean.
    pub fn margin(&self) -> f64 {
        if self.mean == 0.0 { self.error() } else { 1.96 * self.error() / self.mean }
    }
}

/// Probes that are made, and what they said.
#[derive(Clone, Copy, Debug, Default)]
pub struct Samples {
    /// The number of the next probe, and of the first that is not made.
    pub next: u64,
    pub end: u64,
    /// Complete executions.
    pub executions: Mean,
    pub blocked: Mean,
    /// Both together, which is what a visit of everything takes its time for.
    pub total: Mean,
}

impl Samples {
    /// Probes up to this number.
    pub fn up_to(end: u64) -> Samples {
        Samples { end, ..Samples::default() }
    }

    pub(super) fn add(&mut self, found: Found) {
        self.next += 1;
        self.executions.add(found.executions);
        self.blocked.add(found.blocked);
        self.total.add(found.executions + found.blocked);
    }
}

/// What one probe stands for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found {
    pub executions: f64,
    pub blocked: f64,
}

/// Random numbers that are the same on every machine (SplitMix64).
pub(super) struct Random(u64);

impl Random {
    pub fn of_probe(number: u64) -> Random {
        // Numbers that are near to each other must not begin alike.
        let mut random = Random(number);
        Random(random.draw())
    }

    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// From 0 to 1, without 1.
    pub fn part(&mut self) -> f64 {
        (self.draw() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// Makes probes of the search tree, those that `samples` still wants, until the watcher has enough. The outcome says whether one of them ran into an
/// error or into something that is not supported; its numbers mean nothing. Under xmm only executions without cycles are counted: those of rc11.
pub fn estimate(program: &Program, options: &Options, samples: &mut Samples, watcher: &mut dyn Observer) -> Outcome {
    let model = options.model.of_single_executions();
    // Under xmm symmetric threads do not count as one.
    let wanted = watcher.prunings();
    let prunings = Prunings { symmetry: wanted.symmetry && !options.model.re_executes(), attempts: true, ..wanted };
    let known = options.model.equivalences();
    let equivalence = if known.contains(&options.equivalence) { options.equivalence } else { known[0] };
    let options = Options { model, equivalence, max_executions: None, ..options.clone() };
    super::check(program, &options, &mut Sampling { before: *samples, samples, watcher, prunings })
}

/// An observer for whom the tree is sampled.
struct Sampling<'a> {
    /// What earlier probes said, before this run.
    before: Samples,
    samples: &'a mut Samples,
    watcher: &'a mut dyn Observer,
    prunings: Prunings,
}

impl Observer for Sampling<'_> {
    fn begins(&mut self) {
        *self.samples = self.before;
    }
    fn sees_executions(&self) -> bool {
        false
    }
    fn prunings(&self) -> Prunings {
        self.prunings
    }
    fn reports_endless_waits(&self) -> bool {
        self.watcher.reports_endless_waits()
    }
    fn reports_deadlocks(&self) -> bool {
        self.watcher.reports_deadlocks()
    }
    fn interrupted(&mut self) -> bool {
        self.watcher.interrupted()
    }
    fn samples(&mut self) -> Option<&mut Samples> {
        Some(self.samples)
    }
}
