//! XMM by brute force: all coherent executions, closed under the re-execution step with every choice of committed events and embedding.
//!
//! An execution without a cycle of po and rf is allowed if rc11 allows it. One with a cycle is allowed if it is coherent and some allowed
//! execution leads to it by a re-execution step ([`leads_to`]): nothing but the definition, tried subset by subset. The step is the one of
//! docs/xmm.md.

use thinair_core::axioms::rc11;
use thinair_core::execution::{Event, EventKind, Execution};
use thinair_core::ir::{Fence, Order, Program};
use thinair_core::model::Model;

use crate::brute::{self, Fate, Pruning};
use crate::races;
use crate::trace::{OracleError, Traces};

/// A value may need several executions, each of which is justified by one before it. A write of more than so many is not known.
const DERIVATIONS: usize = 3;

/// An execution of the program that coherence does not forbid.
pub struct Candidate {
    pub execution: Execution,
    pub fate: Fate,
    pub choices: Vec<u64>,
    facts: Facts,
}

impl Candidate {
    pub fn is_cyclic(&self) -> bool {
        self.facts.cyclic
    }
}

/// The executions that XMM allows, and the number of candidates that were looked at.
pub fn allowed(program: &Program, limit: u64) -> Result<(Vec<Candidate>, u64), OracleError> {
    let (mut known, mut open) = (Vec::new(), Vec::new());
    let traces = Traces::derived_in(program, DERIVATIONS)?;
    let candidates = brute::candidates_of(program, &traces, Pruning::Coherent, limit, &mut |candidate| {
        if !rc11::consistent_but_for_cycles(candidate.execution) {
            return;
        }
        let facts = Facts::of(candidate.execution);
        let list = if facts.cyclic { &mut open } else { &mut known };
        let choices = candidate.choices.to_vec();
        list.push(Candidate { execution: candidate.execution.clone(), fate: candidate.fate, choices, facts });
    })?;
    // Every known execution is tried once against all that are still open.
    let mut next = 0;
    while next < known.len() && !open.is_empty() {
        let mut position = 0;
        while position < open.len() {
            if leads_to(&known[next].facts, &open[position].facts) {
                known.push(open.swap_remove(position));
            } else {
                position += 1;
            }
        }
        next += 1;
    }
    Ok((known, candidates))
}

/// What the definition needs of an execution. Sets of events are bits.
struct Facts {
    events: Vec<Event>,
    rf: Vec<Option<usize>>,
    co: Vec<u64>,
    rmw: Vec<u64>,
    rpo: Vec<u64>,
    /// po, with the starting and joining of threads.
    before: Vec<u64>,
    /// (po | rf)+
    causes: Vec<u64>,
    /// (po | re)+
    may_cause: Vec<u64>,
    cyclic: bool,
}

impl Facts {
    fn of(x: &Execution) -> Facts {
        let size = x.events.len();
        assert!(size <= 64, "brute force is for small programs");
        let rows = |holds: &dyn Fn(usize, usize) -> bool| -> Vec<u64> {
            (0..size).map(|from| (0..size).filter(|&to| holds(from, to)).fold(0, |row, to| row | 1 << to)).collect()
        };
        let hb = races::happens_before(Model::Rc11, x);
        let is = |event: usize, kind: EventKind| x.events[event].kind == kind && !x.events[event].is_init();
        // A write that a read of its location races with or comes after.
        let may_be_read = |write: usize, read: usize| {
            is(write, EventKind::Write)
                && is(read, EventKind::Read)
                && x.events[write].location == x.events[read].location
                && !hb.contains(read, write)
        };
        let before = |from: usize, to: usize| x.po.contains(from, to) || x.thread_sync.contains(from, to);
        let causes = closed(rows(&|from, to| before(from, to) || x.rf.contains(from, to)));
        Facts {
            rf: (0..size).map(|read| (0..size).find(|&write| x.rf.contains(write, read))).collect(),
            co: rows(&|from, to| x.co.contains(from, to)),
            rmw: rows(&|from, to| x.rmw.contains(from, to)),
            rpo: closed(rows(&|from, to| x.po.contains(from, to) && is_kept_in_order(&x.events[from], &x.events[to]))),
            before: rows(&before),
            may_cause: closed(rows(&|from, to| before(from, to) || may_be_read(from, to))),
            cyclic: (0..size).any(|event| causes[event] >> event & 1 == 1),
            causes,
            events: x.events.clone(),
        }
    }
}

fn closed(mut rows: Vec<u64>) -> Vec<u64> {
    for middle in 0..rows.len() {
        let further = rows[middle];
        for row in &mut rows {
            if *row >> middle & 1 == 1 {
                *row |= further;
            }
        }
    }
    rows
}

/// The pairs of program order that synchronisation keeps (rpo, before its closure).
fn is_kept_in_order(first: &Event, second: &Event) -> bool {
    let order = |event: &Event| if let EventKind::Fence(Fence::C11(order)) = event.kind { order } else { event.order };
    let is_fence = |event: &Event| matches!(event.kind, EventKind::Fence(_));
    let acquires = |event: &Event| order(event).acquires() && (!event.is_write() || order(event) == Order::SeqCst);
    let releases = |event: &Event| order(event).releases() && (!event.is_read() || order(event) == Order::SeqCst);
    let atomic = |event: &Event| order(event) != Order::Plain;
    (first.is_read() && atomic(first) && is_fence(second) && acquires(second))
        || acquires(first)
        || releases(second)
        || (is_fence(first) && releases(first) && second.is_write() && atomic(second))
}

/// Does the definition have a step from one execution to the other?
pub fn justifies(earlier: &Execution, later: &Execution) -> bool {
    leads_to(&Facts::of(earlier), &Facts::of(later))
}

/// Is there a re-execution step from one execution to the other?
fn leads_to(from: &Facts, to: &Facts) -> bool {
    let size = to.events.len();
    let initial = (0..size).filter(|&event| to.events[event].is_init()).fold(0, |set, event| set | 1 << event);
    let free: Vec<usize> = (0..size).filter(|&event| !to.events[event].is_init()).collect();
    (0..1_u64 << free.len()).rev().any(|subset| {
        let committed =
            free.iter().enumerate().filter(|(bit, _)| subset >> bit & 1 == 1).fold(initial, |set, (_, &event)| set | 1 << event);
        may_be_committed(to, committed) && Embedding { from, to, committed }.exists(&mut vec![usize::MAX; size], 0)
    })
}

/// What is demanded of the committed events in the new execution alone.
fn may_be_committed(to: &Facts, committed: u64) -> bool {
    let is_committed = |event: usize| committed >> event & 1 == 1;
    let mut edges: Vec<(u32, u32)> = Vec::new();
    for (event, label) in to.events.iter().enumerate() {
        if let Some(source) = to.rf[event] {
            if is_committed(event) {
                if !is_committed(source) {
                    return false;
                }
            } else if let (Some(writer), Some(reader)) = (to.events[source].thread, label.thread)
                && writer != reader
            {
                edges.push((writer, reader));
            }
        }
        // No uncommitted event is kept in order before a committed one.
        if !is_committed(event) && to.rpo[event] & committed != 0 {
            return false;
        }
    }
    // The threads that uncommitted reads read from and in: an order.
    let threads = to.events.iter().filter_map(|event| event.thread).max().map_or(0, |last| last as usize + 1);
    let mut rows = vec![0; threads];
    for (writer, reader) in edges {
        rows[writer as usize] |= 1 << reader;
    }
    if !is_acyclic(closed(rows)) {
        return false;
    }
    // What is uncommitted comes about in some order of events, too. (Without the joining of threads that follows from the order of threads.)
    let mut before = to.before.clone();
    for (read, source) in to.rf.iter().enumerate().filter(|(read, _)| !is_committed(*read)) {
        if let Some(source) = source {
            before[*source] |= 1 << read;
        }
    }
    is_acyclic(closed(before))
}

fn is_acyclic(closed: Vec<u64>) -> bool {
    closed.iter().enumerate().all(|(member, row)| row >> member & 1 == 0)
}

struct Embedding<'a> {
    from: &'a Facts,
    to: &'a Facts,
    committed: u64,
}

impl Embedding<'_> {
    /// Can the committed events from `event` on be found in the old execution, those before it having their images already?
    fn exists(&self, images: &mut Vec<usize>, event: usize) -> bool {
        if event == images.len() {
            return self.sources_agree(images);
        }
        if self.committed >> event & 1 == 0 {
            return self.exists(images, event + 1);
        }
        let label = &self.to.events[event];
        if label.is_init() && !self.from.events.contains(label) {
            // The location was not accessed there; so nothing that is committed accesses it here.
            return self.exists(images, event + 1);
        }
        for image in 0..self.from.events.len() {
            if self.from.events[image] == *label && !images[..event].contains(&image) {
                images[event] = image;
                if self.agrees(images, event) && self.exists(images, event + 1) {
                    return true;
                }
                images[event] = usize::MAX;
            }
        }
        false
    }

    /// Do the relations agree between this event and itself and those before it?
    fn agrees(&self, images: &[usize], event: usize) -> bool {
        let has = |rows: &[u64], first: usize, second: usize| rows[first] >> second & 1 == 1;
        let (from, to) = (self.from, self.to);
        let known = (0..=event).filter(|&other| images[other] != usize::MAX);
        known.flat_map(|other| [(other, event), (event, other)]).all(|(first, second)| {
            let (old_first, old_second) = (images[first], images[second]);
            let initial = to.events[first].is_init() || to.events[second].is_init();
            (!has(&to.co, first, second) || has(&from.co, old_first, old_second))
                && (!has(&to.rmw, first, second) || has(&from.rmw, old_first, old_second))
                && has(&to.rpo, first, second) == has(&from.rpo, old_first, old_second)
                && (initial || !has(&to.causes, first, second) || has(&from.may_cause, old_first, old_second))
        })
    }

    fn sources_agree(&self, images: &[usize]) -> bool {
        (0..images.len()).filter(|&event| images[event] != usize::MAX).all(|event| match self.to.rf[event] {
            Some(source) => self.from.rf[images[event]] == Some(images[source]),
            None => true,
        })
    }
}
