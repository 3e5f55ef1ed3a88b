//! Threads that may spin for ever: fair cycles of the state graph in which nobody makes progress.
//!
//! *Fair* is weak fairness. A thread that can take a step in every state of the cycle takes one in it; a buffer that is empty in no state of the cycle lets an
//! entry go in it. So this looks at the plain semantics, with every step of every thread and of every buffer as an edge: no partial-order reduction and no
//! delayed flushing, which both leave steps out.
//!
//! *Progress* of a thread: it ends a turn of a loop that has no exit, in which something has an effect; it prints something; it is given a value from
//! outside; something fails for no reason, as a weak compare-and-exchange may, but not for ever. All else that can go on for ever happens in loops that have an exit and are not left: waiting, trying again.
//!
//! *Nobody*: the thread itself, and all on whom it depends in the cycle, because they write what it reads or it joins them, and so on. What others do, on whom
//! it does not depend, is no excuse. A thread that goes without because others make progress starves; locks that are not fair let it starve, and are not
//! wrong, so that is only reported if it is asked for.
//!
//! A strongly connected part of the graph without the edges that are progress has a fair cycle if and only if it is fair as a whole: a cycle through all of
//! it exists. Of the parts that are, the first in the order of the search is reported, as a lasso: a shortest way to it, and a short cycle that is fair.

use super::visited::{Places, Reached, StateId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, VecDeque};

/// Who takes the step of an edge, and whether it is progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label(u8);

const FLUSH: u8 = 0x40;
const PROGRESS: u8 = 0x80;

impl Label {
    pub fn step(thread: usize, progress: bool) -> Label {
        Label(thread as u8 | if progress { PROGRESS } else { 0 })
    }

    /// The oldest entry of the thread's buffer reaches memory.
    pub fn flush(thread: usize) -> Label {
        Label(thread as u8 | FLUSH)
    }

    pub fn thread(self) -> usize {
        usize::from(self.0 & 0x3F)
    }

    pub fn is_flush(self) -> bool {
        self.0 & FLUSH != 0
    }

    /// Is this progress of one of these threads?
    fn is_progress_of(self, threads: u64) -> bool {
        self.0 & PROGRESS != 0 && threads >> self.thread() & 1 == 1
    }

    fn masks(self) -> Masks {
        let bit = 1 << self.thread();
        if self.is_flush() { Masks { steps: 0, flushes: bit } } else { Masks { steps: bit, flushes: 0 } }
    }
}

/// Sets of threads: those that step, and those whose buffers do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Masks {
    steps: u64,
    flushes: u64,
}

impl Masks {
    const NONE: Masks = Masks { steps: 0, flushes: 0 };
    const ALL: Masks = Masks { steps: u64::MAX, flushes: u64::MAX };

    fn or(self, other: Masks) -> Masks {
        Masks { steps: self.steps | other.steps, flushes: self.flushes | other.flushes }
    }

    fn and(self, other: Masks) -> Masks {
        Masks { steps: self.steps & other.steps, flushes: self.flushes & other.flushes }
    }

    fn without(self, other: Masks) -> Masks {
        Masks { steps: self.steps & !other.steps, flushes: self.flushes & !other.flushes }
    }
}

/// The edges that one worker found.
#[derive(Default)]
pub struct Log {
    /// The place of each state in the order of the search, and how many edges leave it.
    states: Vec<(u32, u32)>,
    to: Vec<StateId>,
    labels: Vec<Label>,
    /// Edges to fresh states, with the places of these.
    unsettled: Vec<(u32, u32)>,
}

impl Log {
    /// What is added from now on leaves this state.
    pub fn begin(&mut self, place: u32) {
        self.states.push((place, 0));
    }

    pub fn add(&mut self, label: Label, to: Reached) {
        let Some((_, count)) = self.states.last_mut() else { return };
        *count += 1;
        self.labels.push(label);
        match to {
            Reached::Before(state) | Reached::Settled(state) => self.to.push(state),
            Reached::Fresh(place) => {
                self.unsettled.push((self.to.len() as u32, place));
                self.to.push(StateId::NONE);
            }
        }
    }

    /// The fresh states have got these numbers.
    pub fn settle(&mut self, numbers: &[StateId]) {
        for (edge, place) in self.unsettled.drain(..) {
            self.to[edge as usize] = numbers[place as usize];
        }
    }
}

/// The state graph. States are named by their places in the order of the search.
pub struct Graph {
    pub states: Vec<StateId>,
    /// For each state its first edge, and the number of edges last.
    first: Vec<u32>,
    to: Vec<u32>,
    labels: Vec<Label>,
}

impl Graph {
    pub fn new(states: Vec<StateId>, places: &Places, logs: Vec<Log>) -> Graph {
        let mut first = vec![0; states.len() + 1];
        for &(place, count) in logs.iter().flat_map(|log| &log.states) {
            first[place as usize + 1] = count;
        }
        for place in 0..states.len() {
            first[place + 1] += first[place];
        }
        let count = first[states.len()] as usize;
        let (mut to, mut labels) = (vec![0; count], vec![Label(0); count]);
        for log in logs {
            let mut edge = 0;
            for (place, count) in log.states {
                let start = first[place as usize] as usize;
                for number in 0..count as usize {
                    to[start + number] = places.of(log.to[edge]);
                    labels[start + number] = log.labels[edge];
                    edge += 1;
                }
            }
        }
        Graph { states, first, to, labels }
    }

    fn edges_of(&self, state: u32) -> std::ops::Range<usize> {
        self.first[state as usize] as usize..self.first[state as usize + 1] as usize
    }

    /// Who can do something in a state.
    fn enabled(&self, state: u32) -> Masks {
        self.edges_of(state).fold(Masks::NONE, |all, edge| all.or(self.labels[edge].masks()))
    }

    /// What the graph takes, with the search for its parts.
    pub fn bytes(&self) -> u64 {
        (self.states.len() * (size_of::<StateId>() + 4 * 4) + self.to.len() * 5) as u64
    }
}

/// What a step has to do with others.
#[derive(Clone, Copy, Default)]
pub struct Access {
    pub reads: Option<u64>,
    pub writes: Option<u64>,
    pub joins: Option<usize>,
}

/// A way to a cycle, and the cycle.
pub struct Lasso {
    /// The state in which the cycle begins.
    pub start: StateId,
    pub cycle: Vec<(Label, StateId)>,
    /// The thread that may spin for ever.
    pub thread: usize,
    /// It and those on whom it depends: none of them makes progress.
    pub stuck: u64,
}

/// The first fair cycle without progress. `access` says what a thread does next in a state.
pub fn find(graph: &Graph, starvation: bool, access: &dyn Fn(StateId, usize) -> Access) -> Option<Lasso> {
    let mut search = Search::new(graph);
    let all: Vec<u32> = (0..graph.states.len() as u32).collect();
    let mut knots = search.knots(&all, 0, 0);
    drop(all);
    knots.iter_mut().for_each(|knot| knot.sort_unstable());
    knots.sort_unstable_by_key(|knot| knot[0]);
    for (number, knot) in knots.iter().enumerate() {
        knot.iter().for_each(|&state| search.group[state as usize] = number as u32 + 1);
    }
    let mut next_group = knots.len() as u32 + 1;
    for (number, knot) in knots.iter().enumerate() {
        let group = number as u32 + 1;
        // What is not fair as a whole has no part that is.
        let Some(taken) = search.fair(knot, group, 0) else { continue };
        let mut best: Option<(u32, usize, Vec<u32>, u64)> = None;
        let threads: Vec<usize> = (0..64).filter(|thread| taken.steps >> thread & 1 == 1).collect();
        let sets = if starvation {
            threads.into_iter().map(|thread| (1 << thread, 1 << thread)).collect()
        } else {
            dependencies(knot, &search, group, &threads, access)
        };
        for (depends, threads) in sets {
            for mut part in search.knots(knot, group, depends) {
                part.sort_unstable();
                if best.as_ref().is_some_and(|(first, ..)| *first <= part[0]) {
                    continue;
                }
                part.iter().for_each(|&state| search.group[state as usize] = next_group);
                let spinning = search.fair(&part, next_group, depends).map_or(0, |taken| taken.steps & threads);
                part.iter().for_each(|&state| search.group[state as usize] = group);
                if spinning != 0 {
                    best = Some((part[0], spinning.trailing_zeros() as usize, part, depends));
                }
            }
        }
        if let Some((start, thread, part, depends)) = best {
            part.iter().for_each(|&state| search.group[state as usize] = next_group);
            let edges = search.fair_cycle(&part, next_group, depends, thread);
            let cycle = edges.into_iter().map(|edge| (graph.labels[edge], graph.states[graph.to[edge] as usize])).collect();
            return Some(Lasso { start: graph.states[start as usize], cycle, thread, stuck: depends });
        }
        next_group += 1;
    }
    None
}

/// For the threads that take steps in a part of the graph, the sets of those whose progress counts; with each set, the threads for which it does.
fn dependencies(
    knot: &[u32],
    search: &Search<'_>,
    group: u32,
    threads: &[usize],
    access: &dyn Fn(StateId, usize) -> Access,
) -> BTreeMap<u64, u64> {
    let graph = search.graph;
    let mut reads: Vec<FxHashSet<u64>> = vec![FxHashSet::default(); 64];
    let mut writes = reads.clone();
    let mut depends = [0_u64; 64];
    for &state in knot {
        let inner = graph.edges_of(state).filter(|&edge| search.group[graph.to[edge] as usize] == group);
        let taken = inner.fold(Masks::NONE, |all, edge| all.or(graph.labels[edge].masks())).steps;
        for &thread in threads.iter().filter(|&thread| taken >> thread & 1 == 1) {
            let access = access(graph.states[state as usize], thread);
            reads[thread].extend(access.reads);
            writes[thread].extend(access.writes);
            depends[thread] |= access.joins.map_or(0, |other| 1 << other);
        }
    }
    for &thread in threads {
        depends[thread] |= 1 << thread;
        for &other in threads {
            if !writes[other].is_disjoint(&reads[thread]) {
                depends[thread] |= 1 << other;
            }
        }
    }
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for &thread in threads {
            let more = (0..64).filter(|other| depends[thread] >> other & 1 == 1).fold(0, |all, other| all | depends[other]);
            changed |= more & !depends[thread] != 0;
            depends[thread] |= more;
        }
    }
    let mut sets = BTreeMap::new();
    threads.iter().for_each(|&thread| *sets.entry(depends[thread]).or_default() |= 1 << thread);
    sets
}

/// Finds strongly connected parts (Tarjan 1972, without recursion).
struct Search<'g> {
    graph: &'g Graph,
    /// Each search stays among the states of one group.
    group: Vec<u32>,
    index: Vec<u32>,
    low: Vec<u32>,
}

/// The index of a state whose part is known.
const DONE: u32 = u32::MAX;

impl Search<'_> {
    fn new(graph: &Graph) -> Search<'_> {
        let zeros = || vec![0; graph.states.len()];
        Search { graph, group: zeros(), index: zeros(), low: zeros() }
    }

    /// Does the search go along this edge, which leaves a state of the group?
    fn follows(&self, edge: usize, group: u32, without: u64) -> bool {
        self.group[self.graph.to[edge] as usize] == group && !self.graph.labels[edge].is_progress_of(without)
    }

    /// The strongly connected parts of a group that have a cycle, without the edges that are progress of these threads.
    fn knots(&mut self, states: &[u32], group: u32, without: u64) -> Vec<Vec<u32>> {
        states.iter().for_each(|&state| self.index[state as usize] = 0);
        let graph = self.graph;
        let (mut found, mut stack): (Vec<Vec<u32>>, Vec<u32>) = (Vec::new(), Vec::new());
        let mut path: Vec<(u32, usize)> = Vec::new();
        let mut next = 1;
        for &root in states {
            if self.index[root as usize] != 0 {
                continue;
            }
            let mut entered = Some(root);
            loop {
                if let Some(state) = entered.take() {
                    self.index[state as usize] = next;
                    self.low[state as usize] = next;
                    next += 1;
                    stack.push(state);
                    path.push((state, graph.edges_of(state).start));
                }
                let Some((state, edge)) = path.last_mut() else { break };
                let (state, at) = (*state, *edge);
                if at < graph.edges_of(state).end {
                    *edge += 1;
                    let to = graph.to[at];
                    if !self.follows(at, group, without) {
                        continue;
                    }
                    match self.index[to as usize] {
                        0 => entered = Some(to),
                        DONE => {}
                        known => self.low[state as usize] = self.low[state as usize].min(known),
                    }
                    continue;
                }
                path.pop();
                let low = self.low[state as usize];
                if let Some(&(before, _)) = path.last() {
                    self.low[before as usize] = self.low[before as usize].min(low);
                }
                if low == self.index[state as usize] {
                    let first = stack.iter().rposition(|&member| member == state).unwrap_or(0);
                    let members = stack.split_off(first);
                    members.iter().for_each(|&member| self.index[member as usize] = DONE);
                    let cyclic = members.len() > 1
                        || graph.edges_of(state).any(|edge| graph.to[edge] == state && self.follows(edge, group, without));
                    if cyclic {
                        found.push(members);
                    }
                }
            }
        }
        found
    }

    /// Who takes steps inside a part that is a group; `None` if somebody never does who always could.
    fn fair(&self, part: &[u32], group: u32, without: u64) -> Option<Masks> {
        let (mut always, mut taken) = (Masks::ALL, Masks::NONE);
        for &state in part {
            always = always.and(self.graph.enabled(state));
            let inner = self.graph.edges_of(state).filter(|&edge| self.follows(edge, group, without));
            taken = inner.fold(taken, |all, edge| all.or(self.graph.labels[edge].masks()));
        }
        (always.without(taken) == Masks::NONE && taken.steps != 0).then_some(taken)
    }

    /// A cycle from the first state of a part, as its edges: the thread takes a step, and everybody is treated fairly.
    fn fair_cycle(&self, part: &[u32], group: u32, without: u64, thread: usize) -> Vec<usize> {
        let start = part[0];
        let (mut cycle, mut at) = (Vec::new(), start);
        let mut steps = true;
        let mut waiting = self.graph.enabled(start);
        while steps || waiting != Masks::NONE {
            let way = self.way(at, group, without, |edge| {
                let label = self.graph.labels[edge];
                let served = waiting.without(self.graph.enabled(self.graph.to[edge])).or(label.masks().and(waiting));
                served != Masks::NONE || steps && !label.is_flush() && label.thread() == thread
            });
            if way.is_empty() {
                break;
            }
            for &edge in &way {
                let label = self.graph.labels[edge];
                steps &= label.is_flush() || label.thread() != thread;
                at = self.graph.to[edge];
                waiting = waiting.without(label.masks()).and(self.graph.enabled(at));
            }
            cycle.extend(way);
        }
        if at != start {
            cycle.extend(self.way(at, group, without, |edge| self.graph.to[edge] == start));
        }
        cycle
    }

    /// The shortest way from a state over an edge that is wanted, that one included.
    fn way(&self, from: u32, group: u32, without: u64, wanted: impl Fn(usize) -> bool) -> Vec<usize> {
        let mut came: FxHashMap<u32, (u32, usize)> = FxHashMap::default();
        let mut todo = VecDeque::from([from]);
        while let Some(state) = todo.pop_front() {
            for edge in self.graph.edges_of(state).filter(|&edge| self.follows(edge, group, without)) {
                let to = self.graph.to[edge];
                if wanted(edge) {
                    let (mut way, mut at) = (vec![edge], state);
                    while at != from {
                        let (before, edge) = came[&at];
                        way.push(edge);
                        at = before;
                    }
                    way.reverse();
                    return way;
                }
                if to != from && !came.contains_key(&to) {
                    came.insert(to, (state, edge));
                    todo.push_back(to);
                }
            }
        }
        Vec::new()
    }
}
