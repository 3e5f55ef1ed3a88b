//! All consistent executions of a small program, by brute force.
//!
//! Every combination of traces in which each value read is written by somebody, with every rf that fits the values and every co, is a
//! candidate; a predicate says which are consistent. The only cleverness is [`Pruning::Coherent`]: candidates that break coherence per
//! location or the atomicity of RMWs, which every model forbids, are not generated. [`Pruning::None`] does without it, so that a test
//! can show that it loses nothing.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use thinair_core::execution::{Event, EventKind, Execution};
use thinair_core::ir::{Order, Program, Tags};
use thinair_core::relation::Relation;

use crate::trace::{Ending, Meeting, OracleError, Start, Trace, Traces, initial_starts};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pruning {
    /// Leave out what breaks coherence per location or atomicity.
    Coherent,
    None,
}

/// What brute force found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Every thread ended.
    Complete,
    /// Some thread waits for ever.
    Blocked,
    /// Some thread ran into an error.
    Failed,
}

/// A candidate execution, before anybody asked whether it is consistent.
pub struct Candidate<'a> {
    pub execution: &'a Execution,
    pub fate: Fate,
    /// The values chosen by all threads, which the execution does not show.
    pub choices: &'a [u64],
}

/// Shows every candidate execution of the program to `visit`, at most `limit` of them. Returns their number.
pub fn candidates(program: &Program, pruning: Pruning, limit: u64, visit: &mut dyn FnMut(Candidate<'_>)) -> Result<u64, OracleError> {
    candidates_of(program, &Traces::of(program)?, pruning, limit, visit)
}

/// The same, from traces that are there already.
pub fn candidates_of(
    program: &Program,
    traces: &Traces,
    pruning: Pruning,
    limit: u64,
    visit: &mut dyn FnMut(Candidate<'_>),
) -> Result<u64, OracleError> {
    let masks = Masks::of(traces)?;
    let mut search = Search { traces, masks: &masks, pruning, limit, visited: 0, combinations: 0, visit };
    search.combine(&mut Vec::new(), initial_starts(program), 0, 0)?;
    Ok(search.visited)
}

/// All consistent executions, those that differ only in choices once for each.
#[derive(Default, Debug)]
pub struct Found {
    pub complete: Vec<Execution>,
    pub blocked: Vec<Execution>,
    pub failed: Vec<Execution>,
}

pub fn executions(program: &Program, pruning: Pruning, consistent: &dyn Fn(&Execution) -> bool) -> Result<Found, OracleError> {
    let mut found = Found::default();
    candidates(program, pruning, u64::MAX, &mut |candidate| {
        if consistent(candidate.execution) {
            let list = match candidate.fate {
                Fate::Complete => &mut found.complete,
                Fate::Blocked => &mut found.blocked,
                Fate::Failed => &mut found.failed,
            };
            list.push(candidate.execution.clone());
        }
    })?;
    Ok(found)
}

/// For each trace, as sets of (location, value): what its reads need somebody to write, and what it writes.
struct Masks {
    by_start: BTreeMap<Start, Vec<(u128, u128)>>,
    /// What a thread and those that it may start can write at all.
    reachable: BTreeMap<Start, u128>,
}

impl Masks {
    fn of(traces: &Traces) -> Result<Masks, OracleError> {
        let mut bits: FxHashMap<(u64, u64), u32> = FxHashMap::default();
        let mut by_start = BTreeMap::new();
        for (start, list) in &traces.by_start {
            let mut masks = Vec::with_capacity(list.len());
            for trace in list {
                let (mut needs, mut writes) = (0, 0);
                for event in &trace.events {
                    let initial = traces.initial.get(&event.location) == Some(&event.value);
                    if matches!(event.kind, EventKind::Fence(_)) || event.kind == EventKind::Read && initial {
                        continue;
                    }
                    let next = u32::try_from(bits.len()).expect("few values");
                    let bit = *bits.entry((event.location, event.value)).or_insert(next);
                    let mask = 1u128.checked_shl(bit).ok_or(OracleError::Unsupported("so many values"))?;
                    *(if event.kind == EventKind::Read { &mut needs } else { &mut writes }) |= mask;
                }
                masks.push((needs, writes));
            }
            by_start.insert(start.clone(), masks);
        }
        let everything = by_start.values().flatten().fold(0, |all, (_, writes)| all | writes);
        let reachable = by_start.iter().map(|(start, masks)| {
            let spawns = traces.by_start[start].iter().any(|trace| trace.spawned().next().is_some());
            (start.clone(), if spawns { everything } else { masks.iter().fold(0, |all, (_, writes)| all | writes) })
        });
        let reachable = reachable.collect();
        Ok(Masks { by_start, reachable })
    }
}

/// More combinations of traces than this are refused.
const MAX_COMBINATIONS: u64 = 5_000_000;

struct Search<'a> {
    traces: &'a Traces,
    masks: &'a Masks,
    pruning: Pruning,
    limit: u64,
    visited: u64,
    combinations: u64,
    visit: &'a mut dyn FnMut(Candidate<'_>),
}

impl<'a> Search<'a> {
    /// Chooses a trace for each pending thread. `needs` and `writes` belong to the traces chosen so far.
    fn combine(
        &mut self,
        chosen: &mut Vec<(Start, &'a Trace)>,
        mut pending: Vec<Start>,
        needs: u128,
        writes: u128,
    ) -> Result<(), OracleError> {
        self.combinations += 1;
        if self.combinations > MAX_COMBINATIONS {
            return Err(OracleError::TooManyTraces);
        }
        let later = pending.iter().fold(0, |all, start| all | self.masks.reachable.get(start).copied().unwrap_or(0));
        if needs & !(writes | later) != 0 {
            return Ok(());
        }
        let Some(start) = pending.pop() else { return self.complete(chosen) };
        // A thread that is only reached with values beyond the last round has no traces: nothing consistent needs it.
        let (Some(traces), Some(masks)) = (self.traces.by_start.get(&start), self.masks.by_start.get(&start)) else { return Ok(()) };
        for (trace, &(trace_needs, trace_writes)) in traces.iter().zip(masks) {
            let mut following = pending.clone();
            following.extend(trace.spawned().cloned());
            chosen.push((start.clone(), trace));
            self.combine(chosen, following, needs | trace_needs, writes | trace_writes)?;
            chosen.pop();
        }
        Ok(())
    }

    /// A trace for each thread: all rf and co.
    fn complete(&mut self, chosen: &[(Start, &Trace)]) -> Result<(), OracleError> {
        let mut threads = chosen.to_vec();
        threads.sort_by_key(|(start, _)| start.thread);
        let ended = |thread| threads.iter().any(|(start, trace)| start.thread == thread && trace.ending == Ending::Ended);
        let joins_fit =
            threads.iter().all(|(_, trace)| trace.joined().all(ended) && !matches!(trace.ending, Ending::Joining(thread) if ended(thread)));
        if !joins_fit {
            return Ok(());
        }
        let fate = if threads.iter().any(|(_, trace)| trace.ending == Ending::Failed) {
            Fate::Failed
        } else if threads.iter().all(|(_, trace)| trace.ending == Ending::Ended) {
            Fate::Complete
        } else {
            Fate::Blocked
        };
        let choices: Vec<u64> = threads.iter().flat_map(|(_, trace)| trace.choices.iter().copied()).collect();
        let (mut execution, locations) = skeleton(&threads, &self.traces.initial);
        let options: Vec<Vec<Linking>> = locations.iter().map(|location| location.linkings(&execution, self.pruning)).collect();
        self.link(&mut execution, &options, fate, &choices)
    }

    /// Every combination of the locations' rf and co.
    fn link(&mut self, execution: &mut Execution, options: &[Vec<Linking>], fate: Fate, choices: &[u64]) -> Result<(), OracleError> {
        let Some((first, rest)) = options.split_first() else {
            self.visited += 1;
            if self.visited > self.limit {
                return Err(OracleError::TooManyCandidates);
            }
            (self.visit)(Candidate { execution, fate, choices });
            return Ok(());
        };
        let (rf, co) = (execution.rf.clone(), execution.co.clone());
        for linking in first {
            for &(write, read) in &linking.rf {
                execution.rf.insert(write, read);
            }
            for (place, &earlier) in linking.co.iter().enumerate() {
                for &later in &linking.co[place + 1..] {
                    execution.co.insert(earlier, later);
                }
            }
            self.link(execution, rest, fate, choices)?;
            execution.rf.clone_from(&rf);
            execution.co.clone_from(&co);
        }
        Ok(())
    }
}

/// The events of one location, by their numbers in the execution; the initial write is the first write.
struct Location {
    writes: Vec<usize>,
    reads: Vec<usize>,
}

/// One rf and co of a location.
struct Linking {
    rf: Vec<(usize, usize)>,
    co: Vec<usize>,
}

/// The execution without rf and co.
fn skeleton(threads: &[(Start, &Trace)], initial: &BTreeMap<u64, u64>) -> (Execution, Vec<Location>) {
    let mut locations: BTreeMap<u64, Location> = BTreeMap::new();
    for event in threads.iter().flat_map(|(_, trace)| &trace.events) {
        if !matches!(event.kind, EventKind::Fence(_)) {
            locations.entry(event.location).or_insert(Location { writes: Vec::new(), reads: Vec::new() });
        }
    }
    let mut events = Vec::new();
    for (&location, entry) in &mut locations {
        entry.writes.push(events.len());
        let value = initial[&location];
        events.push(Event { thread: None, kind: EventKind::Write, order: Order::Plain, tags: Tags::NONE, location, value });
    }
    let mut first = Vec::new();
    for (start, trace) in threads {
        first.push(events.len());
        for event in &trace.events {
            match event.kind {
                EventKind::Read => locations.get_mut(&event.location).expect("entered above").reads.push(events.len()),
                EventKind::Write => locations.get_mut(&event.location).expect("entered above").writes.push(events.len()),
                EventKind::Fence(_) => {}
            }
            events.push(Event {
                thread: Some(u32::from(start.thread.0)),
                kind: event.kind,
                order: event.access.order,
                tags: event.access.tags,
                location: event.location,
                value: event.value,
            });
        }
    }
    let mut execution = Execution::unrelated(events);
    for (&first_event, (_, trace)) in first.iter().zip(threads) {
        for (position, event) in trace.events.iter().enumerate() {
            let number = first_event + position;
            (first_event..number).for_each(|earlier| execution.po.insert(earlier, number));
            for (relation, members) in
                [(&mut execution.addr, &event.addr), (&mut execution.data, &event.data), (&mut execution.ctrl, &event.ctrl)]
            {
                members.iter().for_each(|&member| relation.insert(first_event + member as usize, number));
            }
            if event.closes_rmw {
                execution.rmw.insert(number - 1, number);
            }
        }
    }
    if threads.iter().any(|(_, trace)| !trace.meetings.is_empty()) {
        execution.thread_sync = thread_sync(threads, &first);
    }
    (execution, locations.into_values().collect())
}

/// What the starting and joining of threads orders, with starts, ends and meetings as points between the events: what comes before a join comes
/// before a later start even if there is no event between the two. `first` are the threads' first events.
fn thread_sync(threads: &[(Start, &Trace)], first: &[usize]) -> Relation {
    let (last, (_, trace)) = (first.last().copied().unwrap_or(0), threads.last().expect("there are meetings"));
    let events = last + trace.events.len();
    let meetings: usize = threads.iter().map(|(_, trace)| trace.meetings.len()).sum();
    let mut order = Relation::new(events + 2 * threads.len() + meetings);
    let mut across = order.clone();
    let index_of = |thread| threads.iter().position(|(start, _)| start.thread == thread).expect("a thread that was started");
    let (start_of, end_of) = (|index: usize| events + 2 * index, |index: usize| events + 2 * index + 1);
    let mut next_point = events + 2 * threads.len();
    for (index, (_, trace)) in threads.iter().enumerate() {
        let mut previous = start_of(index);
        let mut meetings = trace.meetings.iter().peekable();
        for position in 0..=trace.events.len() {
            while let Some((_, meeting)) = meetings.next_if(|(before, _)| *before == position) {
                order.insert(previous, next_point);
                match meeting {
                    Meeting::Spawned(start) => across.insert(next_point, start_of(index_of(start.thread))),
                    Meeting::Joined(thread) => across.insert(end_of(index_of(*thread)), next_point),
                }
                previous = next_point;
                next_point += 1;
            }
            let here = if position < trace.events.len() { first[index] + position } else { end_of(index) };
            order.insert(previous, here);
            previous = here;
        }
    }
    // Also within one thread: what comes before a start comes before what follows the join of that thread.
    let order = order.union(&across).reflexive_transitive();
    let order = order.compose(&across).compose(&order);
    Relation::from_fn(events, |from, to| order.contains(from, to))
}

impl Location {
    fn linkings(&self, execution: &Execution, pruning: Pruning) -> Vec<Linking> {
        let mut found = Vec::new();
        self.order_writes(execution, pruning, &mut vec![self.writes[0]], &mut found);
        found
    }

    fn order_writes(&self, execution: &Execution, pruning: Pruning, co: &mut Vec<usize>, found: &mut Vec<Linking>) {
        if co.len() == self.writes.len() {
            self.choose_sources(execution, pruning, co, &mut Vec::new(), found);
            return;
        }
        for &write in &self.writes {
            if co.contains(&write) {
                continue;
            }
            if pruning == Pruning::Coherent && co.iter().any(|&earlier| execution.po.contains(write, earlier)) {
                continue;
            }
            co.push(write);
            self.order_writes(execution, pruning, co, found);
            co.pop();
        }
    }

    /// `places` holds, for the reads so far, the place in co of what each reads from.
    fn choose_sources(&self, execution: &Execution, pruning: Pruning, co: &[usize], places: &mut Vec<usize>, found: &mut Vec<Linking>) {
        let Some(&read) = self.reads.get(places.len()) else {
            let rf = self.reads.iter().zip(places.iter()).map(|(&read, &place)| (co[place], read)).collect();
            found.push(Linking { rf, co: co.to_vec() });
            return;
        };
        for place in 0..co.len() {
            if execution.events[co[place]].value != execution.events[read].value {
                continue;
            }
            if pruning == Pruning::Coherent && !self.coherent(execution, co, places, read, place) {
                continue;
            }
            places.push(place);
            self.choose_sources(execution, pruning, co, places, found);
            places.pop();
        }
    }

    /// May `read` read from the write at `place`? The patterns that coherence forbids are those of Alglave, Maranget and Tautschnig (2014),
    /// section 4.3: with co total, they are all there are.
    fn coherent(&self, execution: &Execution, co: &[usize], places: &[usize], read: usize, place: usize) -> bool {
        let po = &execution.po;
        co.iter().enumerate().all(|(other, &write)| {
            let read_before_write = !po.contains(read, write) || place < other;
            let write_before_read = !po.contains(write, read) || other <= place;
            let atomic = !execution.rmw.contains(read, write) || other == place + 1;
            read_before_write && write_before_read && atomic
        }) && self.reads.iter().zip(places).all(|(&earlier, &earlier_place)| {
            (!po.contains(earlier, read) || earlier_place <= place) && (!po.contains(read, earlier) || place <= earlier_place)
        })
    }
}
