//! A trace for each thread: what is left is which write each read takes and in which order writes to a location come.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::Stop;
use super::judge::Judge;
use super::link::Links;
use super::traces::{PROBE, ThreadResult, Trace, Traces};
use crate::engine::Observer;
use crate::execution::{Event, EventKind, Execution};
use crate::ir::{Order, Tags};
use crate::relation::Relation;

/// The values that a trace reads and writes, as bits: one for each location and value that is not its initial one.
#[derive(Clone, Copy, Default)]
struct Needs {
    reads: u128,
    writes: u128,
}

pub fn explore(traces: &Traces, judge: &mut dyn Judge, observer: &mut dyn Observer, executions: &mut u64) -> Result<(), Stop> {
    let needs = all_needs(traces);
    // What the threads from each on may write at most.
    let mut later = vec![0; traces.threads.len() + 1];
    for thread in (0..traces.threads.len()).rev() {
        later[thread] = needs[thread].iter().fold(later[thread + 1], |all, needs| all | needs.writes);
    }
    let mut search = Search { traces, needs, later, judge, observer, executions, chosen: Vec::new(), checks: 0 };
    search.choose(Needs::default())
}

/// Beyond the first 128 values nothing is sorted out in advance.
fn all_needs(traces: &Traces) -> Vec<Vec<Needs>> {
    let mut bits: FxHashMap<(u64, u64), u32> = FxHashMap::default();
    let mut of_trace = |trace: &Trace| {
        let mut needs = Needs::default();
        for event in trace.events.iter().map(|event| &event.event) {
            let is_initial = traces.initial.get(&event.location) == Some(&event.value);
            if matches!(event.kind, EventKind::Fence(_)) || is_initial {
                continue;
            }
            let next = bits.len() as u32;
            let bit = *bits.entry((event.location, event.value)).or_insert(next);
            let mask = 1u128.checked_shl(bit).unwrap_or(0);
            *(if event.is_read() { &mut needs.reads } else { &mut needs.writes }) |= mask;
        }
        needs
    };
    traces.threads.iter().map(|list| list.iter().map(&mut of_trace).collect()).collect()
}

struct Search<'a, 't> {
    traces: &'t Traces,
    needs: Vec<Vec<Needs>>,
    later: Vec<u128>,
    judge: &'a mut dyn Judge,
    observer: &'a mut dyn Observer,
    executions: &'a mut u64,
    chosen: Vec<&'t Trace>,
    checks: u32,
}

impl<'t> Search<'_, 't> {
    fn choose(&mut self, so_far: Needs) -> Result<(), Stop> {
        let thread = self.chosen.len();
        if so_far.reads & !(so_far.writes | self.later[thread]) != 0 {
            return Ok(());
        }
        let traces: &'t Traces = self.traces;
        let Some(list) = traces.threads.get(thread) else { return self.complete() };
        for (index, trace) in list.iter().enumerate() {
            let needs = self.needs[thread][index];
            self.chosen.push(trace);
            let result = self.choose(Needs { reads: so_far.reads | needs.reads, writes: so_far.writes | needs.writes });
            self.chosen.pop();
            result?;
        }
        Ok(())
    }

    fn complete(&mut self) -> Result<(), Stop> {
        self.checks += 1;
        if self.checks.is_multiple_of(64) && self.observer.interrupted() {
            return Err(Stop::Interrupted);
        }
        let skeleton = skeleton(&self.chosen, &self.traces.initial);
        let fault = self.chosen.iter().find_map(|trace| trace.fault.clone());
        let (chosen, initial, observer, executions) = (&self.chosen, &self.traces.initial, &mut *self.observer, &mut *self.executions);
        let threads = &self.traces.threads;
        let mut visit = |execution: &Execution, flags: &[String]| {
            if has_unsolvable_values(execution, chosen, threads) {
                return Ok(());
            }
            if let Some((message, at)) = &fault {
                return Err(Stop::Unsupported(format!("an execution with an error ({message})"), *at));
            }
            for flag in flags {
                observer.flagged(flag);
            }
            *executions += 1;
            observer.complete(&mut || with_results(execution, chosen, initial));
            Ok(())
        };
        Links::new(skeleton, self.judge, &mut visit)?.explore()
    }
}

/// Do values follow from each other in a cycle (rf and data), other than by being copied? An equation such as `x = x & 1` may have several solutions, or
/// none, and what was guessed proves nothing. A value that is copied in a circle is any value; the probe stands for all of them, so that they count once.
fn has_unsolvable_values(execution: &Execution, chosen: &[&Trace], threads: &[Vec<Trace>]) -> bool {
    if execution.data.is_empty() || execution.rf.union(&execution.data).is_acyclic() {
        return false;
    }
    let mut copies = Relation::new(execution.events.len());
    let mut first = execution.events.iter().take_while(|event| event.is_init()).count();
    for (trace, all) in chosen.iter().zip(threads) {
        for (write, event) in trace.events.iter().enumerate() {
            for &read in &event.dependencies.data {
                let value = |trace: &Trace, index: usize| trace.events[index].event.value;
                let mut alike = all.iter().filter(|other| other.has_shape_of(trace));
                if alike.all(|other| value(other, write) == value(other, read as usize)) {
                    copies.insert(first + read as usize, first + write);
                }
            }
        }
        first += trace.events.len();
    }
    // Whatever else is in a cycle.
    let origin = execution.rf.union(&execution.data).transitive();
    let is_probe = |event: usize| execution.events[event].value == PROBE;
    execution.data.iter().any(|(read, write)| origin.contains(write, read) && !(copies.contains(read, write) && is_probe(write)))
}

/// The events of the traces with program order and dependencies, and no rf and co.
pub fn skeleton(threads: &[&Trace], initial: &BTreeMap<u64, u64>) -> Execution {
    let mut locations: Vec<u64> = Vec::new();
    for event in threads.iter().flat_map(|trace| &trace.events) {
        if (event.event.is_read() || event.event.is_write()) && !locations.contains(&event.event.location) {
            locations.push(event.event.location);
        }
    }
    locations.sort_unstable();
    let mut events: Vec<Event> = locations.iter().map(|&location| initial_write(location, initial)).collect();
    let mut first = Vec::new();
    for trace in threads {
        first.push(events.len());
        events.extend(trace.events.iter().map(|event| event.event));
    }
    let mut execution = Execution::unrelated(events);
    for (&first, trace) in first.iter().zip(threads) {
        for (place, event) in trace.events.iter().enumerate() {
            let this = first + place;
            let before = if event.beside { this.saturating_sub(1).max(first) } else { this };
            (first..before).for_each(|before| execution.po.insert(before, this));
            let dependencies = &event.dependencies;
            for (relation, members) in [
                (&mut execution.addr, &dependencies.addr),
                (&mut execution.data, &dependencies.data),
                (&mut execution.ctrl, &dependencies.ctrl),
                (&mut execution.pick, &dependencies.pick),
            ] {
                members.iter().for_each(|&read| relation.insert(first + read as usize, this));
            }
            if let Some(read) = event.update {
                execution.rmw.insert(first + read as usize, this);
            }
        }
    }
    execution
}

fn initial_write(location: u64, initial: &BTreeMap<u64, u64>) -> Event {
    let value = initial.get(&location).copied().unwrap_or(0);
    Event { thread: None, kind: EventKind::Write, order: Order::Plain, tags: Tags::NONE, location, value }
}

/// The execution with what the threads left as results, each a write at the end of its thread.
fn with_results(execution: &Execution, threads: &[&Trace], initial: &BTreeMap<u64, u64>) -> Execution {
    let mut locations: Vec<u64> = execution.events.iter().filter(|event| event.is_init()).map(|event| event.location).collect();
    locations.extend(threads.iter().flat_map(|trace| trace.results.iter().map(|result| result.address)));
    locations.sort_unstable();
    let mut events: Vec<Event> = locations.iter().map(|&location| initial_write(location, initial)).collect();
    // Where each event of the execution is now, and where the results are.
    let initial_place = |location: u64| locations.binary_search(&location).unwrap_or(0);
    let mut places: Vec<usize> =
        execution.events.iter().take_while(|event| event.is_init()).map(|event| initial_place(event.location)).collect();
    let mut results = Vec::new();
    for (thread, trace) in threads.iter().enumerate() {
        for event in &trace.events {
            places.push(events.len());
            events.push(event.event);
        }
        let first = places.len() - trace.events.len();
        for ThreadResult { address, value, data } in &trace.results {
            let (location, value) = (*address, *value);
            let reads: Vec<usize> = data.iter().map(|&read| places[first + read as usize]).collect();
            results.push((initial_place(location), events.len(), reads));
            let thread = Some(thread as u32);
            events.push(Event { thread, kind: EventKind::Write, order: Order::Plain, tags: Tags::NONE, location, value });
        }
    }
    let mut grown = Execution::unrelated(events);
    let size = grown.events.len();
    grown.po = Relation::from_fn(size, |from, to| {
        from < to && grown.events[from].thread.is_some() && grown.events[from].thread == grown.events[to].thread
    });
    for (from, into) in [
        (&execution.rf, &mut grown.rf),
        (&execution.co, &mut grown.co),
        (&execution.addr, &mut grown.addr),
        (&execution.data, &mut grown.data),
        (&execution.ctrl, &mut grown.ctrl),
        (&execution.pick, &mut grown.pick),
        (&execution.rmw, &mut grown.rmw),
    ] {
        from.iter().for_each(|(a, b)| into.insert(places[a], places[b]));
    }
    for (initial, this, reads) in results {
        grown.co.insert(initial, this);
        reads.into_iter().for_each(|read| grown.data.insert(read, this));
    }
    grown
}
