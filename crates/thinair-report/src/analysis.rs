//! What an execution that fails has to tell: the cycle that no turn-taking of the threads explains, which order the model does not keep, the events that
//! the failure depends on. Plain data; [`crate::story`] puts it into words.
//!
//! A claim about the model is never taken from a table: it is tried, by changing the execution and asking the axioms.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use thinair_core::axioms;
use thinair_core::engine::{Options, Party, Role, ThreadStepKind, Violation, ViolationKind, replay};
use thinair_core::execution::{Event, EventKind, Execution};
use thinair_core::ir::{Fence, Order, Program, Tags};
use thinair_core::mapping;
use thinair_core::model::Model;
use thinair_core::relation::Relation;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum EdgeKind {
    /// Program order.
    Po,
    /// Spawning or joining.
    Sync,
    Rf,
    Co,
    Fr,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    pub from: usize,
    pub to: usize,
    pub kind: EdgeKind,
}

/// A location that went from one value to another and back, between a read and the compare-and-swap that relied on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aba {
    pub read: usize,
    pub swap: usize,
    /// The write that changed the value, and the one that changed it back.
    pub away: usize,
    pub back: usize,
}

/// How the value of an earlier access reached a later one without ordering them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    pub edges: Vec<Edge>,
    /// Read and write that would order the two accesses if the write were a release and the read an acquire: which of the two must change.
    pub handover: Option<Handover>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handover {
    pub write: usize,
    pub read: usize,
    pub write_must_release: bool,
    pub read_must_acquire: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Analysis {
    /// Was the execution looked at? If not, what is empty here says nothing.
    pub explained: bool,
    /// A shortest cycle of program order and communication; empty if some interleaving of the threads gives this execution.
    pub cycle: Vec<Edge>,
    /// The steps of program order in the cycle that the model does not keep.
    pub unordered: Vec<(usize, usize)>,
    /// Would full fences at these steps forbid the execution? `None` if that cannot be tried: the model has no axioms for single executions.
    pub fences_help: Option<bool>,
    /// If there is no cycle: the events in an order in which they can happen.
    pub interleaving: Vec<usize>,
    /// For a data race: how the two accesses are connected, if they are.
    pub chain: Option<Chain>,
    pub aba: Option<Aba>,
    /// The events that the failure depends on.
    pub relevant: Vec<usize>,
}

/// Executions with more events are shown whole and not explained.
const MOST_EVENTS: usize = 400;

/// Nothing is known but what happened.
pub fn whole(violation: &Violation) -> Analysis {
    let count = violation.witness.events.len();
    Analysis { explained: count == 0, relevant: (0..count).collect(), ..Analysis::default() }
}

pub fn analyse(program: &Program, options: &Options, violation: &Violation) -> Analysis {
    let x = &violation.witness;
    if x.events.len() > MOST_EVENTS || options.model == Model::Sc && x.events.is_empty() {
        return whole(violation);
    }
    let fr = from_reads(x);
    let decided = decided_by(program, options, violation);
    let interesting: BTreeSet<usize> =
        violation.detail.parties.iter().filter_map(|party| party.event).chain(decided.reads.iter().copied()).collect();
    let mut edges = edges(x, &fr);
    // What a read returns on which the failure does not depend explains nothing: it might as well have returned something else. Writes stay: those that
    // come before what matters are there in any case.
    let mut cycle = shortest_cycle(x.events.len(), &edges, &interesting);
    let causes = if cycle.is_empty() { None } else { decided.causes(x) };
    let matters = |event: usize| !x.events[event].is_read() || causes.as_ref().is_none_or(|causes| causes.contains(&event));
    if causes.is_some() {
        for (from, targets) in edges.iter_mut().enumerate() {
            targets.retain(|&(to, _)| matters(from) && matters(to));
        }
        cycle = shortest_cycle(x.events.len(), &edges, &interesting);
    }
    let (unordered, fences_help) = unordered(x, options.model, &cycle);
    let interleaving = if cycle.is_empty() { interleave(x, &edges, &matters) } else { Vec::new() };
    let chain = (violation.kind == ViolationKind::DataRace).then(|| chain(violation, &edges)).flatten();
    let aba = find_aba(x);
    let mut analysis = Analysis { explained: true, cycle, unordered, fences_help, interleaving, chain, aba, relevant: Vec::new() };
    analysis.relevant = relevant(&analysis, violation, &decided);
    analysis
}

fn from_reads(x: &Execution) -> Relation {
    let mut fr = x.rf.inverse().compose(&x.co);
    for event in 0..x.events.len() {
        fr.remove(event, event);
    }
    fr
}

/// Program order, and what goes from thread to thread.
fn edges(x: &Execution, fr: &Relation) -> Vec<Vec<(usize, EdgeKind)>> {
    let mut edges = vec![Vec::new(); x.events.len()];
    for (relation, kind) in
        [(&x.rf, EdgeKind::Rf), (fr, EdgeKind::Fr), (&x.co, EdgeKind::Co), (&x.po, EdgeKind::Po), (&x.thread_sync, EdgeKind::Sync)]
    {
        for (from, to) in relation.iter() {
            let within = x.events[from].thread.is_some() && x.events[from].thread == x.events[to].thread;
            // What stays within a thread is in program order, or hides there.
            if (kind == EdgeKind::Po || !within) && !x.events[from].is_init() && !x.events[to].is_init() {
                edges[from].push((to, kind));
            }
        }
    }
    edges
}

/// A path with the fewest edges; from an event to itself it is a cycle.
fn shortest_path(edges: &[Vec<(usize, EdgeKind)>], from: usize, to: usize) -> Option<Vec<Edge>> {
    let mut reached_by: Vec<Option<Edge>> = vec![None; edges.len()];
    let mut queue = VecDeque::from([from]);
    while let Some(at) = queue.pop_front() {
        for &(next, kind) in &edges[at] {
            if reached_by[next].is_none() {
                reached_by[next] = Some(Edge { from: at, to: next, kind });
                if next == to {
                    let mut path = Vec::new();
                    let mut back = to;
                    while let Some(edge) = reached_by[back] {
                        path.push(edge);
                        back = edge.from;
                        if back == from {
                            break;
                        }
                    }
                    path.reverse();
                    return Some(path);
                }
                queue.push_back(next);
            }
        }
    }
    None
}

/// Of the shortest cycles one that has to do with the failure.
fn shortest_cycle(size: usize, edges: &[Vec<(usize, EdgeKind)>], interesting: &BTreeSet<usize>) -> Vec<Edge> {
    let mut best: Option<(usize, usize, Vec<Edge>)> = None;
    for start in 0..size {
        if let Some(cycle) = shortest_path(edges, start, start) {
            let others = cycle.iter().filter(|edge| !interesting.contains(&edge.from)).count();
            if best.as_ref().is_none_or(|(length, fewest, _)| (cycle.len(), others) < (*length, *fewest)) {
                best = Some((cycle.len(), others, cycle));
            }
        }
    }
    let Some((_, _, mut cycle)) = best else { return Vec::new() };
    // Begin where a read misses a write: that is what surprises.
    if let Some(first) = cycle.iter().position(|edge| edge.kind == EdgeKind::Fr) {
        cycle.rotate_left(first);
    }
    cycle
}

/// The steps of program order in a cycle that must be kept for the model to forbid the execution: found by putting full fences there. If even those do not
/// help, it is all of them.
fn unordered(x: &Execution, model: Model, cycle: &[Edge]) -> (Vec<(usize, usize)>, Option<bool>) {
    let steps: Vec<(usize, usize)> = cycle.iter().filter(|edge| edge.kind == EdgeKind::Po).map(|edge| (edge.from, edge.to)).collect();
    let Some(axioms) = axioms::find(model.name()) else { return (steps, None) };
    let forbidden = |fenced: &[(usize, usize)]| !(axioms.consistent)(&with_fences(x, fenced));
    if !forbidden(&steps) {
        return (steps, Some(false));
    }
    let mut needed = steps.clone();
    for step in steps {
        let without: Vec<(usize, usize)> = needed.iter().copied().filter(|&other| other != step).collect();
        if forbidden(&without) {
            needed = without;
        }
    }
    (needed, Some(true))
}

/// The execution with a full fence between each of these pairs.
fn with_fences(x: &Execution, steps: &[(usize, usize)]) -> Execution {
    let old = x.events.len();
    let kind = EventKind::Fence(Fence::C11(Order::SeqCst));
    let fence = |&(before, _): &(usize, usize)| Event {
        thread: x.events[before].thread,
        kind,
        order: Order::SeqCst,
        tags: Tags::NONE,
        location: 0,
        value: 0,
    };
    let mut out = Execution::unrelated(x.events.iter().copied().chain(steps.iter().map(fence)).collect());
    for (from, to) in [
        (&x.po, &mut out.po),
        (&x.thread_sync, &mut out.thread_sync),
        (&x.rf, &mut out.rf),
        (&x.co, &mut out.co),
        (&x.addr, &mut out.addr),
        (&x.data, &mut out.data),
        (&x.ctrl, &mut out.ctrl),
        (&x.pick, &mut out.pick),
        (&x.rmw, &mut out.rmw),
    ] {
        from.iter().for_each(|(first, second)| to.insert(first, second));
    }
    for (number, &(before, after)) in steps.iter().enumerate() {
        let fence = old + number;
        for other in 0..old {
            if other == before || x.po.contains(other, before) {
                out.po.insert(other, fence);
            }
            if other == after || x.po.contains(after, other) {
                out.po.insert(fence, other);
            }
            if x.thread_sync.contains(other, before) {
                out.thread_sync.insert(other, fence);
            }
            if x.thread_sync.contains(after, other) {
                out.thread_sync.insert(fence, other);
            }
        }
        for (earlier, &(other, _)) in steps[..number].iter().enumerate() {
            if other == before || x.po.contains(other, before) {
                out.po.insert(old + earlier, fence);
            } else if x.po.contains(before, other) {
                out.po.insert(fence, old + earlier);
            }
        }
    }
    out
}

/// An order of the events that matter which respects all edges, with as few changes from thread to thread as a simple rule gives.
fn interleave(x: &Execution, edges: &[Vec<(usize, EdgeKind)>], matters: &dyn Fn(usize) -> bool) -> Vec<usize> {
    let mut waiting = vec![0_usize; x.events.len()];
    for targets in edges {
        for &(to, _) in targets {
            waiting[to] += 1;
        }
    }
    let mut left: BTreeSet<usize> = (0..x.events.len()).filter(|&event| !x.events[event].is_init() && matters(event)).collect();
    let mut order = Vec::new();
    let mut current = None;
    while let Some(next) = left
        .iter()
        .copied()
        .find(|&event| waiting[event] == 0 && x.events[event].thread == current)
        .or_else(|| left.iter().copied().find(|&event| waiting[event] == 0))
    {
        left.remove(&next);
        current = x.events[next].thread;
        order.push(next);
        for &(to, _) in &edges[next] {
            waiting[to] -= 1;
        }
    }
    order
}

/// How the later of two racing accesses knows of the earlier one.
fn chain(violation: &Violation, edges: &[Vec<(usize, EdgeKind)>]) -> Option<Chain> {
    let event = |role: Role| violation.detail.parties.iter().find(|party| party.role == role)?.event;
    let (this, that) = (event(Role::Access)?, event(Role::OtherAccess)?);
    let x = &violation.witness;
    let atomic = |event: usize| x.events[event].order != Order::Plain;
    let is_causal = |from: usize, to: usize, kind: EdgeKind| match kind {
        EdgeKind::Po | EdgeKind::Sync => true,
        EdgeKind::Rf => atomic(from) && atomic(to),
        EdgeKind::Co | EdgeKind::Fr => false,
    };
    let causal: Vec<Vec<(usize, EdgeKind)>> =
        (0..edges.len()).map(|from| edges[from].iter().copied().filter(|&(to, kind)| is_causal(from, to, kind)).collect()).collect();
    let (first, second, path) = match (shortest_path(&causal, that, this), shortest_path(&causal, this, that)) {
        (Some(path), _) => (that, this, path),
        (None, Some(path)) => (this, that, path),
        (None, None) => return None,
    };
    let handover = path.iter().filter(|edge| edge.kind == EdgeKind::Rf).find_map(|edge| {
        let ordered = |release: bool, acquire: bool| {
            let mut changed = x.clone();
            if release {
                changed.events[edge.from].order = Order::Release;
            }
            if acquire {
                changed.events[edge.to].order = Order::Acquire;
            }
            axioms::rc11::happens_before_in(&changed).contains(first, second)
        };
        let (write_must_release, read_must_acquire) =
            [(true, false), (false, true), (true, true)].into_iter().find(|&(release, acquire)| ordered(release, acquire))?;
        Some(Handover { write: edge.from, read: edge.to, write_must_release, read_must_acquire })
    });
    Some(Chain { edges: path, handover })
}

/// A compare-and-swap that took the same value twice for the same state.
fn find_aba(x: &Execution) -> Option<Aba> {
    let source = |read: usize| (0..x.events.len()).find(|&write| x.rf.contains(write, read));
    for (swap, _) in x.rmw.iter() {
        let this = &x.events[swap];
        for read in (0..swap).rev().filter(|&read| x.po.contains(read, swap) && x.events[read].is_read()) {
            let that = &x.events[read];
            if that.location != this.location || that.value != this.value {
                continue;
            }
            let (Some(first), Some(second)) = (source(read), source(swap)) else { continue };
            let between = |write: usize| x.co.contains(first, write) && x.co.contains(write, second);
            let away = (0..x.events.len())
                .find(|&write| between(write) && x.events[write].value != this.value && x.events[write].thread != this.thread);
            if let (true, Some(away)) = (x.co.contains(first, second) && x.events[second].thread != this.thread, away) {
                return Some(Aba { read, swap, away, back: second });
            }
        }
    }
    None
}

/// What a failure was decided by, and what the values in the execution depend on.
struct Decided {
    reads: Vec<usize>,
    /// From reads to what depends on their values; `None` if it is not known.
    dependencies: Option<Relation>,
    /// From reads to what is there only because of their values.
    control: Relation,
}

impl Decided {
    /// Everything that had to be as it is for the failure to happen; `None` if that is not known.
    fn causes(&self, x: &Execution) -> Option<BTreeSet<usize>> {
        let dependencies = self.dependencies.as_ref().filter(|_| !self.reads.is_empty())?.union(&self.control).union(&x.rf).union(&x.rmw);
        let mut left = self.reads.clone();
        let mut causes = BTreeSet::new();
        while let Some(event) = left.pop() {
            if causes.insert(event) {
                left.extend((0..x.events.len()).filter(|&other| dependencies.contains(other, event)));
            }
        }
        // The write of a read-modify-write goes with its read.
        let writes: Vec<usize> = x.rmw.iter().filter(|(read, _)| causes.contains(read)).map(|(_, write)| write).collect();
        causes.extend(writes);
        Some(causes)
    }
}

/// Runs the execution again, with dependencies, and sees what the failure depends on.
fn decided_by(program: &Program, options: &Options, violation: &Violation) -> Decided {
    let x = &violation.witness;
    let replayed = replay::Script::of(violation)
        .and_then(|script| replay::run(&mapping::lower(program, options.model), options.unroll, &script).ok())
        .filter(|replayed| replayed.execution.events == x.events);
    let Some(replayed) = replayed else {
        return Decided { reads: Vec::new(), dependencies: None, control: Relation::new(x.events.len()) };
    };
    let reads = replayed.faults.first().map_or_else(Vec::new, |(_, _, _, reads)| reads.clone());
    let again = &replayed.execution;
    Decided { reads, dependencies: Some(again.addr.union(&again.data).union(&again.rmw)), control: again.ctrl.clone() }
}

/// Where memory is used that another thread frees: the reads that let each of the two come there, since one of them should not have.
fn guards(violation: &Violation, decided: &Decided) -> Vec<usize> {
    if !matches!(violation.kind, ViolationKind::UseAfterFree | ViolationKind::DoubleFree) {
        return Vec::new();
    }
    let reached = |party: &Party| {
        // A free is no event: what its thread did before it is.
        party.event.or_else(|| {
            let steps = &violation.detail.threads.iter().find(|story| story.id == party.thread)?.steps;
            let here = steps.iter().rposition(|step| step.at == party.at && !matches!(step.kind, ThreadStepKind::Event(_)))?;
            steps[..here].iter().rev().find_map(|step| match step.kind {
                ThreadStepKind::Event(event) => Some(event),
                _ => None,
            })
        })
    };
    let involved = violation.detail.parties.iter().filter(|party| party.role != Role::Allocated);
    let mut found: Vec<usize> = Vec::new();
    for event in involved.filter_map(reached) {
        let x = &violation.witness;
        found.push(event);
        found.extend((0..x.events.len()).filter(|&read| decided.control.contains(read, event)));
    }
    found
}

/// The events involved, and backwards all that their values depend on.
fn relevant(analysis: &Analysis, violation: &Violation, decided: &Decided) -> Vec<usize> {
    let x = &violation.witness;
    let mut left: Vec<usize> = analysis.cycle.iter().map(|edge| edge.from).collect();
    left.extend(violation.detail.parties.iter().filter_map(|party| party.event));
    left.extend(&decided.reads);
    left.extend(guards(violation, decided));
    left.extend(analysis.chain.iter().flat_map(|chain| &chain.edges).flat_map(|edge| [edge.from, edge.to]));
    left.extend(analysis.aba.iter().flat_map(|aba| [aba.read, aba.swap, aba.away, aba.back]));
    if decided.dependencies.is_none() || left.is_empty() {
        // Nothing is known of what the failure depends on: everything may matter.
        return (0..x.events.len()).collect();
    }
    let mut found = BTreeSet::new();
    while let Some(event) = left.pop() {
        if !found.insert(event) {
            continue;
        }
        left.extend((0..x.events.len()).filter(|&other| {
            x.rf.contains(other, event)
                || x.rmw.contains(event, other)
                || decided.dependencies.as_ref().is_some_and(|dependencies| dependencies.contains(other, event))
        }));
    }
    // A few more events are easier to read than a note that they are missing.
    let threads: BTreeMap<u32, usize> = x.events.iter().filter_map(|event| event.thread).fold(BTreeMap::new(), |mut counts, thread| {
        *counts.entry(thread).or_default() += 1;
        counts
    });
    let hidden = threads.values().sum::<usize>() - found.iter().filter(|&&event| !x.events[event].is_init()).count();
    if hidden <= 2 { (0..x.events.len()).collect() } else { found.into_iter().collect() }
}
