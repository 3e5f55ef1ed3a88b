//! A report as one JSON object on one line. The fields and their words are stable; docs/json.md describes them.

use serde::Serialize;
use thinair_core::engine::{Party, ReExecutions, Verdict};
use thinair_core::ir::SourceLocation;

use crate::places::{self, Places};
use crate::{Report, message, names};

#[derive(Serialize)]
struct Object<'a> {
    file: &'a str,
    model: &'a str,
    equivalence: &'static str,
    verdict: &'static str,
    executions: u64,
    blocked: u64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    symmetric: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    states: Option<States>,
    violation: Option<Finding<'a>>,
    bounds: Vec<Finding<'a>>,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    peak_rss_kib: Option<u64>,
    warnings: Vec<Finding<'a>>,
    accesses: Vec<Access<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    re_executions: Option<Counts>,
}

/// What the search under XMM did.
#[derive(Serialize)]
struct Counts {
    races: u64,
    re_executions: u64,
    cyclic: u64,
    rejected: u64,
    by_moves: u64,
}

/// Someone involved in a violation.
#[derive(Serialize)]
struct Access<'a> {
    role: &'static str,
    thread: u32,
    location: Option<String>,
    file: Option<&'a str>,
    line: Option<u32>,
}

/// What the engine of stored states did.
#[derive(Serialize)]
struct States {
    stored: u64,
    steps: u64,
    depth: u64,
    bytes: u64,
    /// The search for threads that may spin for ever.
    #[serde(skip_serializing_if = "Option::is_none")]
    cycles: Option<Cycles>,
}

#[derive(Serialize)]
struct Cycles {
    stored: u64,
    steps: u64,
    bytes: u64,
}

/// Something that happened at a place.
#[derive(Serialize)]
struct Finding<'a> {
    kind: &'static str,
    message: String,
    file: Option<&'a str>,
    line: Option<u32>,
}

/// The object, without a line feed.
pub fn render(report: &Report) -> String {
    let Report { options, outcome, .. } = report;
    let finding = |kind: &'static str, message: String, at: SourceLocation| Finding {
        kind,
        message,
        file: places::file(report.program, at),
        line: (at.line != 0).then_some(at.line),
    };

    let mut bounds: Vec<Finding> =
        outcome.bounds.iter().map(|hit| finding(names::bound(hit.bound), names::bound_message(hit.bound, options), hit.at)).collect();
    let (mut violation, mut accesses) = (None, Vec::new());
    match &outcome.verdict {
        Verdict::Verified | Verdict::Bounded => {}
        Verdict::Violated(found) => {
            let places = Places::new(report.program, report.names, Some(found));
            violation = Some(finding(names::violation(found.kind), message::sentence(&places, found), found.at));
            accesses = found.detail.parties.iter().map(|party| access(report, &places, party)).collect();
        }
        // The fields are fixed: whatever kept a run from its end is a bound.
        Verdict::Unsupported(what, at) => bounds.push(finding("unsupported", what.clone(), *at)),
        Verdict::Interrupted => {
            let (kind, message) = names::interruption(report);
            bounds.push(finding(kind, message, SourceLocation::default()));
        }
    }

    let object = Object {
        file: report.file,
        model: report.model_name(),
        equivalence: names::equivalence(options.equivalence),
        verdict: names::verdict(&outcome.verdict),
        executions: outcome.executions,
        blocked: outcome.blocked,
        symmetric: outcome.symmetric,
        states: report.states.map(|states| States {
            stored: states.states,
            steps: states.transitions,
            depth: states.depth,
            bytes: states.bytes,
            cycles: states.second.map(|second| Cycles { stored: second.states, steps: second.transitions, bytes: second.bytes }),
        }),
        violation,
        bounds,
        seconds: report.elapsed.as_secs_f64(),
        peak_rss_kib: report.peak_rss_kib,
        warnings: report.leaks.iter().map(|&at| finding("leak", names::LEAK.to_owned(), at)).collect(),
        accesses,
        re_executions: outcome.re_executions.map(|ReExecutions { races, re_executions, cyclic, rejected, by_moves }| Counts {
            races,
            re_executions,
            cyclic,
            rejected,
            by_moves,
        }),
    };
    serde_json::to_string(&object).expect("strings and numbers can always be written as JSON")
}

fn access<'a>(report: &Report<'a>, places: &Places, party: &Party) -> Access<'a> {
    Access {
        role: names::role(party.role),
        thread: party.thread,
        location: (party.address != 0).then(|| places.location(party.address)),
        file: places::file(report.program, party.at),
        line: (party.at.line != 0).then_some(party.at.line),
    }
}
