//! How many executions there will be, and how long that takes, in words: for `thinair estimate` and for the line that shows progress.

use std::time::Duration;

use serde::Serialize;
use thinair_core::engine::estimate::{Mean, Samples};
use thinair_core::engine::{Options, Outcome, Verdict};

use crate::names;

/// What is known after the first executions and some probes.
pub struct Estimated<'a> {
    pub file: &'a str,
    pub options: &'a Options,
    /// The first executions, visited one by one to see how fast that is; all of them, if they are few.
    pub first: &'a Outcome,
    pub first_seconds: f64,
    /// Random probes, if there are more executions than the first.
    pub samples: &'a Samples,
    /// What a probe ran into, if anything.
    pub sampled: Option<&'a Outcome>,
    /// How long all of it could take.
    pub limit: Duration,
}

impl Estimated<'_> {
    /// Were the first executions all there are?
    fn is_exact(&self) -> bool {
        matches!(self.first.verdict, Verdict::Verified | Verdict::Bounded)
    }

    fn violation(&self) -> Option<&'static str> {
        [Some(self.first), self.sampled].into_iter().flatten().find_map(|outcome| match &outcome.verdict {
            Verdict::Violated(violation) => Some(names::violation(violation.kind)),
            _ => None,
        })
    }

    /// Executions per second, blocked ones included.
    fn rate(&self) -> f64 {
        let visited = (self.first.executions + self.first.blocked) as f64;
        if self.first_seconds > 0.0 { visited / self.first_seconds } else { 0.0 }
    }

    /// How long a visit of everything takes, where that can be said.
    fn seconds(&self) -> Option<f64> {
        if self.is_exact() {
            return Some(self.first_seconds);
        }
        let rate = self.rate();
        (rate > 0.0 && self.samples.total.count > 1).then(|| self.samples.total.mean / rate)
    }
}

/// The whole text, ending with a line feed.
pub fn render(estimated: &Estimated) -> String {
    let Estimated { file, options, first, samples, limit, .. } = estimated;
    let subject = format!("{file} under {} ({})", options.model.name(), names::counted_by(options, first));
    if let Some(kind) = estimated.violation() {
        let who = if estimated.sampled.is_none() { "one of the first executions" } else { "a random probe" };
        return format!("violated: {subject}: {who} ran into an error ({kind}); `thinair check` ends at the first, and shows it\n");
    }
    if estimated.is_exact() {
        let seconds = format!("{:.3} s", estimated.first_seconds);
        let bounds = if first.bounds.is_empty() { "" } else { " (up to the bounds)" };
        return format!("exactly {} executions{bounds}, {} blocked: {subject}: {seconds}\n", first.executions, first.blocked);
    }
    if samples.total.count < 2 {
        return format!("no estimate: {subject}: {}\n", reason(estimated));
    }
    let mut text = format!("about {} executions: {subject}: {}\n", number(samples.executions.mean), margin(&samples.executions));
    if samples.blocked.mean > 0.0 {
        text += &format!("  blocked: about {} more: {}\n", number(samples.blocked.mean), margin(&samples.blocked));
    }
    if let Some(seconds) = estimated.seconds() {
        text += &format!("  time: about {} with one thread, at {} executions a second\n", duration(seconds), number(estimated.rate()));
    }
    text += &format!("  from {} random probes of the search tree; {}\n", samples.total.count, trust(&samples.total));
    if samples.total.count < samples.end {
        text += &format!("  {} probes were to be made: {}\n", samples.end, time_over(*limit));
    }
    if let Some(counted) = options.model.entry().justified_by {
        text += &format!("  counted without the executions that load buffering adds: those of {}\n", counted.name());
    }
    text
}

/// How much the margin can be trusted.
fn trust(total: &Mean) -> &'static str {
    if total.margin() > 0.5 {
        "subtrees differ much: this is an order of magnitude, too low rather than too high; `--probes N` makes more"
    } else {
        "95 of 100 estimates lie within the margin where subtrees do not differ much"
    }
}

fn reason(estimated: &Estimated) -> String {
    match estimated.sampled.map_or(&estimated.first.verdict, |outcome| &outcome.verdict) {
        Verdict::Unsupported(what, _) => format!("not supported: {what}"),
        _ => {
            let visited = estimated.first.executions + estimated.first.blocked;
            format!("there are more than {visited} executions; {} before there were two probes", time_over(estimated.limit))
        }
    }
}

/// Only the time ends an estimate early, or the user.
fn time_over(limit: Duration) -> String {
    format!("stopped after {} s at most (`--timeout SECONDS` gives more)", limit.as_secs_f64())
}

/// `± 20 %`.
pub fn margin(mean: &Mean) -> String {
    match mean.margin() {
        part if part > 1.0 => "± more than 100 %".to_owned(),
        part => format!("± {} %", (part * 100.0).ceil()),
    }
}

/// `1234`, `1.2e6`.
pub fn number(value: f64) -> String {
    if value < 99_999.5 {
        return format!("{value:.0}");
    }
    format!("{value:.1e}")
}

/// `0.2 s`, `3 min`, `2 years`.
pub fn duration(seconds: f64) -> String {
    const UNITS: [(f64, &str); 6] = [(365.25 * 86400.0, "years"), (86400.0, "days"), (3600.0, "h"), (60.0, "min"), (1.0, "s"), (0.0, "s")];
    if seconds < 1.0 {
        return format!("{seconds:.1} s");
    }
    let (unit, name) = UNITS.into_iter().find(|&(unit, _)| seconds >= 2.0 * unit).unwrap_or((1.0, "s"));
    format!("{} {name}", number((seconds / unit.max(1.0)).round()))
}

/// What the line of progress says beside the executions and the rate; empty if there is no estimate yet.
pub fn progress(samples: &Samples, visited: u64, rate: f64) -> String {
    let total = &samples.total;
    if total.count < 2 || total.mean < 1.0 {
        return String::new();
    }
    let (visited, mean) = (visited as f64, total.mean.max(visited as f64));
    let part = (100.0 * visited / mean).min(99.0);
    let part = if part < 1.0 { format!("{part:.1}") } else { format!("{part:.0}") };
    let left = if rate > 0.0 { format!(", {} left", duration((mean - visited) / rate)) } else { String::new() };
    format!(", ~{part} % done{left} (of {} {})", number(total.mean), margin(total))
}

#[derive(Serialize)]
struct Object<'a> {
    file: &'a str,
    model: &'static str,
    equivalence: &'static str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    symmetric: bool,
    /// The numbers are those of a whole visit, and no estimate.
    exact: bool,
    executions: Value,
    blocked: Value,
    probes: u64,
    probes_wanted: u64,
    violation: Option<&'static str>,
    rate: f64,
    seconds: Option<f64>,
}

#[derive(Serialize)]
struct Value {
    mean: Option<f64>,
    /// One standard deviation of the mean.
    error: Option<f64>,
}

impl Value {
    fn of(mean: &Mean) -> Value {
        let known = mean.count > 1;
        Value { mean: known.then_some(mean.mean), error: known.then(|| mean.error()) }
    }

    fn exactly(number: u64) -> Value {
        Value { mean: Some(number as f64), error: Some(0.0) }
    }
}

/// The object, without a line feed.
pub fn json(estimated: &Estimated) -> String {
    let Estimated { file, options, first, samples, .. } = estimated;
    let exact = estimated.is_exact();
    let object = Object {
        file,
        model: options.model.name(),
        equivalence: names::equivalence(options.equivalence),
        symmetric: first.symmetric,
        exact,
        executions: if exact { Value::exactly(first.executions) } else { Value::of(&samples.executions) },
        blocked: if exact { Value::exactly(first.blocked) } else { Value::of(&samples.blocked) },
        probes: samples.total.count,
        probes_wanted: if exact { 0 } else { samples.end },
        violation: estimated.violation(),
        rate: estimated.rate(),
        seconds: estimated.seconds(),
    };
    serde_json::to_string(&object).expect("strings and numbers can always be written as JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_rough() {
        let cases = [(0.04, "0.0 s"), (0.26, "0.3 s"), (1.0, "1 s"), (90.0, "90 s"), (120.0, "2 min"), (7199.0, "120 min")];
        for (seconds, words) in cases.into_iter().chain([(7200.0, "2 h"), (2e5, "2 days"), (1e9, "32 years"), (1e20, "3.2e12 years")]) {
            assert_eq!(duration(seconds), words, "{seconds}");
        }
    }

    #[test]
    fn numbers_have_few_digits() {
        for (value, words) in [(0.0, "0"), (1234.4, "1234"), (99_999.0, "99999"), (1_234_567.0, "1.2e6"), (99_999_999.0, "1.0e8")] {
            assert_eq!(number(value), words);
        }
    }

    #[test]
    fn progress_never_says_that_all_is_done() {
        let mut samples = Samples::default();
        assert_eq!(progress(&samples, 10, 1.0), "");
        for value in [900.0, 1100.0, 900.0, 1100.0] {
            samples.total.add(value);
        }
        assert_eq!(progress(&samples, 100, 10.0), ", ~10 % done, 90 s left (of 1000 ± 12 %)");
        assert_eq!(progress(&samples, 5000, 10.0), ", ~99 % done, 0.0 s left (of 1000 ± 12 %)");
    }
}
