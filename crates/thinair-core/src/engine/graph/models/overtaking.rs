//! ARMv7 and IMM: a write may become visible before earlier accesses of its own location, so that such an access may come into a graph where later ones of
//! its thread are already. It must agree with them, and where the canonical extension would put it is the co-latest choice that is consistent.

use super::CanonicalRead;
use super::candidate::{is_taken, with_exclusive, without_source};
use crate::engine::graph::co::co_search::CoSearch;
use crate::engine::graph::store::convert;
use crate::engine::graph::store::event::{EventId, LocationId};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::execution::Execution;
use crate::relation::Relation;

/// A model in plain form.
type Axioms = fn(&Execution) -> bool;

/// Does an event, which has its source or its place, agree with later accesses of its location in its own thread that are there already? These see nothing
/// older than it does, and do not come before it in co.
pub fn agrees_with_later<const W: usize>(graph: &Graph<W>, id: EventId) -> bool {
    let this = graph.event(id);
    let later = &graph.thread(this.thread).events[this.index as usize + 1..];
    if later.is_empty() {
        return true;
    }
    let placed = graph.location(this.location).writes;
    let seen = if this.is_read() { this.rf } else { id };
    if seen.some().is_some_and(|write| !placed.contains(write)) {
        return true;
    }
    later.iter().filter_map(|later| later.some()).all(|later| {
        let other = graph.event(later);
        if other.location != this.location {
            return true;
        }
        let then = if other.is_read() { other.rf } else { later };
        let known = then.is_none() || placed.contains(then);
        !known || other.is_read() && then == seen || co_before(graph, seen, then)
    })
}

/// Is the first of two writes (`NONE`: the initial one) co-before the second?
fn co_before<const W: usize>(graph: &Graph<W>, first: EventId, second: EventId) -> bool {
    let mut at = second;
    while let Some(write) = at.some() {
        at = graph.event(write).co_before;
        if at == first {
            return true;
        }
    }
    false
}

/// Is there a later access of the same location in its thread, among these events?
pub fn has_later_access<const W: usize>(graph: &Graph<W>, event: EventId, among: Row<W>) -> bool {
    let this = graph.event(event);
    later_events(graph, event, among).any(|later| graph.event(later).location == this.location)
}

pub fn later_events<const W: usize>(graph: &Graph<W>, event: EventId, among: Row<W>) -> impl Iterator<Item = EventId> {
    let this = graph.event(event);
    let later = &graph.thread(this.thread).events[this.index as usize + 1..];
    later.iter().filter_map(|later| later.some()).filter(move |&later| among.contains(later))
}

/// A restricted graph as an execution, for trying other choices.
struct Restricted {
    execution: Execution,
    ids: Vec<EventId>,
}

impl Restricted {
    /// Only committed writes have a place in co.
    fn new<const W: usize>(graph: &Graph<W>, committed: Row<W>, issued: Row<W>) -> Restricted {
        let (mut execution, ids) = convert::restricted(graph, committed | issued);
        let placed = |number: usize| ids[number].some().is_none_or(|id| committed.contains(id));
        execution.co = filtered(&execution.co, |from, to| placed(from) && placed(to));
        Restricted { execution, ids }
    }

    fn number(&self, event: EventId) -> Option<usize> {
        self.ids.iter().position(|&id| id == event)
    }
}

fn filtered(relation: &Relation, keeps: impl Fn(usize, usize) -> bool) -> Relation {
    let mut out = Relation::new(relation.size());
    for (from, to) in relation.iter().filter(|&(from, to)| keeps(from, to)) {
        out.insert(from, to);
    }
    out
}

/// Does a write have the co-latest place that is consistent, pending writes aside? `committed` and `issued` are what is there.
pub fn placed_canonically<const W: usize>(
    consistent: Axioms,
    graph: &Graph<W>,
    write: EventId,
    committed: Row<W>,
    issued: Row<W>,
    pending: Row<W>,
) -> bool {
    let Restricted { mut execution, ids } = Restricted::new(graph, committed, issued);
    let location = graph.event(write).location;
    let aside = |number: usize| ids[number].some().is_some_and(|id| pending.contains(id) && graph.event(id).location == location);
    execution.co = filtered(&execution.co, |from, to| !aside(from) && !aside(to));
    let Some(number) = ids.iter().position(|&id| id == write) else { return false };
    // Those that are co-after it, from the last one on: it moves behind each of them.
    let mut after: Vec<usize> = execution.co.successors(number).collect();
    after.sort_by_key(|&later| execution.co.successors(later).count());
    for (behind, _) in after.iter().enumerate() {
        let mut candidate = execution.clone();
        for &earlier in &after[behind..] {
            candidate.co.remove(number, earlier);
            candidate.co.insert(earlier, number);
        }
        if consistent(&candidate) {
            return false;
        }
    }
    true
}

/// Does a read have the co-latest source that is consistent?
pub fn reads_canonically<const W: usize>(consistent: Axioms, graph: &Graph<W>, question: &CanonicalRead<'_, W>) -> bool {
    let this = graph.event(question.read);
    let restricted = Restricted::new(graph, question.committed, question.issued);
    let Some(candidates) = Candidates::new(graph, question, &restricted) else { return false };
    let latest = sources(graph, this.location).find(|&source| candidates.is_consistent_with(consistent, graph, question, source));
    latest == Some(this.rf)
}

/// The writes of a location from the last one on, and the initial one.
fn sources<const W: usize>(graph: &Graph<W>, location: LocationId) -> impl Iterator<Item = EventId> {
    std::iter::successors(Some(graph.location(location).co_last), |source| source.some().map(|write| graph.event(write).co_before))
}

/// Where co does not count: does a read have, of the sources which it [can take](crate::engine::graph::co::arranged) with some co (if that does not say, by the axioms) and after which no such source is forced in co, the one with the greatest name? Where rf
/// decides co, that is the co-latest one.
pub fn reads_canonically_by_rf<const W: usize>(
    consistent: Axioms,
    graph: &Graph<W>,
    question: &CanonicalRead<'_, W>,
    is_forced_before: impl Fn(EventId, EventId) -> bool,
    mut can_take: impl FnMut(EventId) -> Option<bool>,
) -> bool {
    let this = graph.event(question.read);
    let mut latest: Vec<EventId> = Vec::new();
    for source in sources(graph, this.location) {
        let is_possible = !latest.iter().any(|&other| is_forced_before(source, other)) && {
            let known = can_take(source);
            let by_axioms = || has_co(consistent, graph, question, source);
            debug_assert!(known.is_none_or(|known| known == by_axioms()), "the model and its axioms differ");
            known.unwrap_or_else(by_axioms)
        };
        if is_possible && graph.name(source) > graph.name(this.rf) || !is_possible && source == this.rf {
            return false;
        }
        // What is forced after it would have come before it here.
        latest.extend(Some(source).filter(|_| is_possible));
    }
    latest.contains(&this.rf)
}

/// Is there a co with which the read can take this write, as the axioms say? Most of the time the one that is there will do, if any.
fn has_co<const W: usize>(consistent: Axioms, graph: &Graph<W>, question: &CanonicalRead<'_, W>, source: EventId) -> bool {
    let mut restricted = Restricted::new(graph, question.committed, question.issued);
    let Some(listed) = Candidates::new(graph, question, &restricted) else { return false };
    if listed.is_consistent_with(consistent, graph, question, source) {
        return true;
    }
    let ids = &restricted.ids;
    restricted.execution.co = filtered(&restricted.execution.co, |from, _| ids[from].is_none());
    let unlisted = Candidates::new(graph, question, &restricted).and_then(|candidates| candidates.with(graph, question, source));
    unlisted.is_some_and(|(candidate, _)| CoSearch { consistent }.holds(candidate))
}

/// A restricted graph in which a read has no source.
struct Candidates<'a> {
    base: Execution,
    restricted: &'a Restricted,
    read: usize,
    /// The initial write of its location.
    initial: Option<usize>,
}

impl<'a> Candidates<'a> {
    fn new<const W: usize>(graph: &Graph<W>, question: &CanonicalRead<'_, W>, restricted: &'a Restricted) -> Option<Self> {
        let read = restricted.number(question.read)?;
        let mut base = restricted.execution.clone();
        base.rf = without_source(&base.rf, read);
        let address = graph.memory.cell(graph.event(question.read).location).address;
        let initial = base.events.iter().position(|event| event.is_init() && event.location == address);
        Some(Candidates { base, restricted, read, initial })
    }

    /// The same with a source for the read (the second result), and with the write of a read-modify-write if it succeeds with that, as the last event. `None`: it cannot take it.
    fn with<const W: usize>(&self, graph: &Graph<W>, question: &CanonicalRead<'_, W>, source: EventId) -> Option<(Execution, usize)> {
        if source.some().is_some_and(|write| !question.committed.contains(write)) {
            return None;
        }
        let exclusive = (question.exclusive_write)(source);
        if exclusive.is_some() && is_taken(graph, question, source) {
            return None;
        }
        let from = if source.is_none() { self.initial } else { self.restricted.number(source) }?;
        let mut candidate = self.base.clone();
        candidate.rf.insert(from, self.read);
        if let Some(write) = exclusive {
            candidate = with_exclusive(&candidate, &self.restricted.ids, self.read, &write);
        }
        Some((candidate, from))
    }

    /// Is it consistent with this source, and the co that is there?
    fn is_consistent_with<const W: usize>(
        &self,
        consistent: Axioms,
        graph: &Graph<W>,
        question: &CanonicalRead<'_, W>,
        source: EventId,
    ) -> bool {
        let Some((mut candidate, from)) = self.with(graph, question, source) else { return false };
        let (co, write) = (&self.base.co, self.base.events.len());
        if candidate.events.len() > write {
            for before in co.inverse().successors(from).chain([from]) {
                candidate.co.insert(before, write);
            }
            for after in co.successors(from) {
                candidate.co.insert(write, after);
            }
        }
        consistent(&candidate)
    }
}
