//! Running the engine: until the end, until a limit, or until the user asks for it to stop; with progress on a terminal.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use thinair_core::cat;
use thinair_core::engine::estimate::{Samples, estimate};
use thinair_core::engine::{self, Observer, Options, Outcome, Prunings, Verdict};
use thinair_core::ir::{Program, SourceLocation};

use crate::arguments::Switch;
use crate::estimate::Until;
use crate::terminal;
use crate::time_limit::{self, Phase, stop_requested};

/// What came out of a run, besides the outcome.
pub struct Explored {
    pub outcome: Outcome,
    pub leaks: Vec<SourceLocation>,
    /// What was not freed at the end of some execution, where one thread of the machine works.
    pub unfreed: Vec<SourceLocation>,
    /// Did the limit on time end it?
    pub timed_out: bool,
    /// Did [`Watch::enough`] end it?
    pub has_enough: bool,
}

/// Which executions in which somebody waits for ever are errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Waits {
    #[default]
    All,
    /// Threads that wait for each other, or for one that is gone.
    Deadlocks,
    None,
}

/// How a run is watched.
#[derive(Clone, Copy, Default)]
pub struct Watch {
    pub timeout: Option<Duration>,
    /// Shows a line that is written over, if standard error is a terminal.
    pub progress: bool,
    /// How many threads work on it; 0 is 1.
    pub jobs: u16,
    /// Visits every blocked execution.
    pub visits_blocked: bool,
    /// Lets executions count as one that differ only in which of several threads with the same code is which.
    pub merges_symmetric: bool,
    /// Whether data races are errors, whatever the model says.
    pub races: Option<Switch>,
    pub waits: Waits,
    /// Stops after so many executions, about.
    pub enough: Option<u64>,
}

pub fn explore(program: &Program, options: &Options, watch: Watch) -> Explored {
    let mut watcher = Watcher::new(program, options, watch);
    let outcome = match watch.races {
        Some(Switch::On) => engine::races::check(program, options, &mut watcher),
        _ => engine::check(program, options, &mut watcher),
    };
    watcher.end(outcome)
}

/// Under a text of the user's. `Err`: it cannot guide an exploration.
pub fn under_text(program: &Program, text: &cat::Model, options: &Options, watch: Watch) -> Result<Explored, cat::Obstacle> {
    let mut watcher = Watcher::new(program, options, watch);
    // What is estimated is another model.
    watcher.forecast.ended = Some("");
    let outcome = match watch.races {
        Some(Switch::On) => engine::races::check_text(program, text, options, &mut watcher),
        _ => engine::check_program_under_text(program, text, options, &mut watcher),
    };
    let outcome = outcome.inspect_err(|_| watcher.clear())?;
    Ok(watcher.end(outcome))
}

/// A run that ends before shows nothing.
const FIRST_PROGRESS: Duration = Duration::from_millis(500);
const PROGRESS_INTERVAL: Duration = Duration::from_millis(200);

/// Of the time that a run takes, this part may go into the estimate.
const PART_FOR_ESTIMATE: f64 = 0.05;
const ESTIMATE_AT_ONCE: Duration = Duration::from_millis(60);

/// An estimate that gets better while a run goes on.
struct Forecast<'a> {
    program: &'a Program,
    options: &'a Options,
    merges_symmetric: bool,
    samples: Samples,
    spent: Duration,
    /// Why no more probes are made.
    ended: Option<&'static str>,
}

impl Forecast<'_> {
    /// Makes some probes, if there is time for them.
    fn improve(&mut self, elapsed: Duration) {
        let precise = self.samples.total.count > 100 && self.samples.total.margin() < 0.02;
        if self.ended.is_some() || precise || self.spent.as_secs_f64() > PART_FOR_ESTIMATE * elapsed.as_secs_f64() {
            return;
        }
        let start = Instant::now();
        // Where not even one probe came to its end, the next may take longer.
        let time = if self.samples.total.count == 0 { ESTIMATE_AT_ONCE.max(2 * self.spent) } else { ESTIMATE_AT_ONCE };
        let mut until = Until { deadline: Some(start + time), merges_symmetric: self.merges_symmetric };
        self.ended = match estimate(self.program, self.options, &mut self.samples, &mut until).verdict {
            Verdict::Violated(_) => Some(", an error lies ahead"),
            Verdict::Unsupported(..) => Some(""),
            _ => None,
        };
        self.spent += start.elapsed();
    }

    /// What there is to say beside executions and rate.
    fn words(&self, executions: u64, rate: f64) -> String {
        let limit = self.options.max_executions.is_some_and(|limit| self.samples.total.mean > limit as f64);
        match self.ended {
            Some(reason) => reason.to_owned(),
            None if limit => String::new(),
            None => thinair_report::estimate::progress(&self.samples, executions, rate),
        }
    }
}

struct Watcher<'a> {
    start: Instant,
    jobs: usize,
    visits_blocked: bool,
    merges_symmetric: bool,
    goes_on_after_race: bool,
    waits: Waits,
    deadline: Option<Instant>,
    timed_out: bool,
    enough: Option<u64>,
    has_enough: bool,
    leaks: Vec<SourceLocation>,
    unfreed: Vec<SourceLocation>,
    shown: bool,
    next: Instant,
    drawn: bool,
    forecast: Forecast<'a>,
}

impl<'a> Watcher<'a> {
    fn new(program: &'a Program, options: &'a Options, watch: Watch) -> Self {
        let start = Instant::now();
        let own = watch.timeout.and_then(|limit| start.checked_add(limit));
        time_limit::enter(Phase::Exploring);
        // Where executions are run again only a part of them could be estimated.
        let ended = options.model.re_executes().then_some("");
        let forecast = Forecast {
            program,
            options,
            merges_symmetric: watch.merges_symmetric,
            samples: Samples::up_to(u64::MAX),
            spent: Duration::ZERO,
            ended,
        };
        Watcher {
            start,
            deadline: own.into_iter().chain(time_limit::deadline()).min(),
            jobs: usize::from(watch.jobs.max(1)),
            visits_blocked: watch.visits_blocked,
            merges_symmetric: watch.merges_symmetric,
            goes_on_after_race: watch.races == Some(Switch::Off),
            waits: watch.waits,
            timed_out: false,
            enough: watch.enough,
            has_enough: false,
            leaks: Vec::new(),
            unfreed: Vec::new(),
            shown: watch.progress && std::io::stderr().is_terminal(),
            next: start + FIRST_PROGRESS,
            drawn: false,
            forecast,
        }
    }

    fn end(self, outcome: Outcome) -> Explored {
        self.clear();
        time_limit::enter(Phase::Reporting);
        let has_enough = self.has_enough && matches!(outcome.verdict, Verdict::Interrupted);
        Explored { outcome, leaks: self.leaks, unfreed: self.unfreed, timed_out: self.timed_out, has_enough }
    }

    fn clear(&self) {
        if self.drawn {
            // Progress that cannot be written is not missed.
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

impl Observer for Watcher<'_> {
    fn begins(&mut self) {
        self.leaks.clear();
        self.unfreed.clear();
    }
    fn sees_executions(&self) -> bool {
        false
    }
    fn prunings(&self) -> Prunings {
        let wanted = if self.visits_blocked { Prunings::COUNTING_ALL } else { Prunings::ALL };
        Prunings { symmetry: self.merges_symmetric, ..wanted }
    }
    fn goes_on_after_race(&mut self) -> bool {
        self.goes_on_after_race
    }
    fn reports_endless_waits(&self) -> bool {
        self.waits == Waits::All
    }
    fn reports_deadlocks(&self) -> bool {
        self.waits != Waits::None
    }
    fn looks_for_leaks(&self) -> bool {
        true
    }
    fn jobs(&self) -> usize {
        self.jobs
    }
    fn leaked(&mut self, allocated_at: SourceLocation) {
        if !self.leaks.contains(&allocated_at) {
            self.leaks.push(allocated_at);
        }
    }
    fn unfreed(&mut self, allocated_at: SourceLocation) {
        if !self.unfreed.contains(&allocated_at) {
            self.unfreed.push(allocated_at);
        }
    }
    fn progress(&mut self, executions: u64) {
        self.has_enough |= self.enough.is_some_and(|enough| executions > enough);
        if !self.shown {
            return;
        }
        let now = Instant::now();
        if now >= self.next {
            self.next = now + PROGRESS_INTERVAL;
            self.drawn = true;
            let seconds = (now - self.start).as_secs_f64();
            let rate = executions as f64 / seconds;
            self.forecast.improve(now - self.start);
            let line = format!(
                "{} executions, {}/s, {seconds:.0} s{}",
                grouped(executions),
                thinair_report::estimate::number(rate),
                self.forecast.words(executions, rate)
            );
            // A line that is longer than the terminal could not be written over.
            let width = terminal::width_of_errors().unwrap_or(80);
            let line: String = line.chars().take(width.saturating_sub(1)).collect();
            let _ = write!(std::io::stderr(), "\r\x1b[K{line}");
        }
    }
    fn interrupted(&mut self) -> bool {
        self.timed_out |= self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        self.timed_out || self.has_enough || stop_requested()
    }
}

/// `1 234 567`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn digits_stand_in_groups_of_three() {
        assert_eq!(super::grouped(7), "7");
        assert_eq!(super::grouped(1_234_567), "1 234 567");
    }
}
