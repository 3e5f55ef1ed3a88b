//! POWER and ARMv7.
//!
//! The axioms are in [`crate::axioms::power`] and [`crate::axioms::armv7`]; what the two differ in is an [`Architecture`]. Each event keeps, as rows of predecessors, everything that looks backwards only: the four
//! relations of preserved program order, what fences order, hb, and base with its closure. None of this changes when later events come, since
//! no event is added before others of its thread; where a hole is filled, or a cut made, those that this concerns are computed anew ([`Propagating::rebuild`]).
//!
//! Only co and fr grow between events that are there already. They matter to propagation and observation, and only if an event enters elsewhere
//! than last: [`propagates`] checks these two axioms then, and nothing is to check where nothing is fenced.

use super::communication::{Later, leading_to};
use super::dependent::after_address;
use super::overtaking::{agrees_with_later, has_later_access};
use super::{Dependencies, Facts, Members, Model, OneCoOfMany, Overtaking, Rearranging, preserved_before, seen_in_thread};
use crate::axioms;
use crate::engine::graph::co::nodes::{Twofold, close};
use crate::engine::graph::co::partial_co::Links;
use crate::engine::graph::store::event::{Event, EventId, Kind};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::engine::graph::store::rows::Propagation;
use crate::execution::Execution;
use crate::ir::{Fence, Order, Tags};
use std::marker::PhantomData;

/// What a fence orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Everything, and cumulatively also what was only seen.
    Strong,
    /// The same between writes.
    StrongStores,
    /// All but a write with a later read.
    Light,
    LightStores,
    None,
}

pub trait Architecture: Clone + Send {
    /// Are the commits of accesses of one location in program order? If not, writes overtake.
    const COMMITS_KEEP_LOCATIONS: bool;
    /// What holds back reads behind a branch.
    const INSTRUCTION_FENCE: Fence;
    fn strength(fence: Fence) -> Strength;
    /// All axioms but that on exclusives, which is for [complete executions](crate::engine::graph::checks::exclusives).
    fn consistent(execution: &Execution) -> bool;
}

#[derive(Clone)]
pub enum Power {}

impl Architecture for Power {
    const COMMITS_KEEP_LOCATIONS: bool = true;
    const INSTRUCTION_FENCE: Fence = Fence::Isync;

    fn strength(fence: Fence) -> Strength {
        match fence {
            Fence::Sync | Fence::C11(Order::SeqCst) => Strength::Strong,
            Fence::Lwsync | Fence::C11(_) => Strength::Light,
            Fence::Eieio => Strength::LightStores,
            _ => Strength::None,
        }
    }
    fn consistent(execution: &Execution) -> bool {
        axioms::power::consistent_but_for_exclusives(execution)
    }
}

#[derive(Clone)]
pub enum Armv7 {}

impl Architecture for Armv7 {
    const COMMITS_KEEP_LOCATIONS: bool = false;
    const INSTRUCTION_FENCE: Fence = Fence::Isb;

    fn strength(fence: Fence) -> Strength {
        match fence {
            Fence::DmbFull | Fence::C11(_) => Strength::Strong,
            Fence::DmbSt => Strength::StrongStores,
            _ => Strength::None,
        }
    }
    fn consistent(execution: &Execution) -> bool {
        axioms::armv7::consistent_but_for_exclusives(execution)
    }
}

#[derive(Clone)]
pub struct Propagating<A, const W: usize> {
    /// Propagation that were computed anew, with what they were.
    log: Vec<(EventId, Propagation<W>)>,
    // Room for the checks, kept from one to the next.
    prop: Vec<Row<W>>,
    communicated: Vec<Row<W>>,
    architecture: PhantomData<A>,
}

impl<A, const W: usize> Default for Propagating<A, W> {
    fn default() -> Self {
        Propagating { log: Vec::new(), prop: Vec::new(), communicated: Vec::new(), architecture: PhantomData }
    }
}

/// The union of a row over all members of another: `left; right`.
#[inline]
fn compose<const W: usize>(graph: &Graph<W>, right: Row<W>, left: impl Fn(&Propagation<W>) -> Row<W>) -> Row<W> {
    right.iter().fold(Row::default(), |all, middle| all | left(&graph.event(middle).rows.propagation))
}

/// The earlier accesses of the thread to the same location.
fn same_location<const W: usize>(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
    let writes = (event.po & graph.writes).iter().filter(|&write| graph.event(write).location == event.location);
    writes.fold(event.po & graph.location(event.location).reads, Row::with)
}

/// What strong fences, and what any fence, orders before the event.
fn fenced<A: Architecture, const W: usize>(graph: &Graph<W>, event: &Event<W>) -> (Row<W>, Row<W>) {
    let mut strong = event.sync;
    let mut all = strong;
    for fence in (event.po & graph.fences).iter() {
        let fence = graph.event(fence);
        let before = fence.po & (graph.reads | graph.writes);
        let Kind::Fence(kind) = fence.kind else { continue };
        match A::strength(kind) {
            Strength::Strong => strong |= before,
            Strength::StrongStores if event.is_write() => strong |= before & graph.writes,
            Strength::Light if event.is_write() => all |= before,
            Strength::Light => all |= before & graph.reads,
            Strength::LightStores if event.is_write() => all |= before & graph.writes,
            _ => {}
        }
    }
    (strong, all | strong)
}

/// The write that a read takes from another thread.
#[inline]
fn external_source<const W: usize>(graph: &Graph<W>, event: &Event<W>) -> Option<EventId> {
    let source = event.rf.some().filter(|_| event.is_read())?;
    (graph.event(source).thread != event.thread).then_some(source)
}

/// The relations within the thread.
fn local<A: Architecture, const W: usize>(graph: &Graph<W>, event: &Event<W>) -> Propagation<W> {
    let dependencies = event.rows.dependencies;
    let mut rows = Propagation::default();
    if matches!(event.kind, Kind::Fence(_) | Kind::Choice { .. }) {
        return rows;
    }
    (rows.strong, rows.fences) = fenced::<A, W>(graph, event);
    if !event.is_read() && !event.is_write() {
        return rows;
    }
    let depends = dependencies.addr | dependencies.data;
    let same = same_location(graph, event);
    let (mut ii0, mut ci0) = (depends, Row::default());
    for fence in (event.po & graph.fences).iter().map(|fence| graph.event(fence)) {
        if fence.kind == Kind::Fence(A::INSTRUCTION_FENCE) {
            ci0 |= fence.rows.dependencies.ctrl;
        }
    }
    if let Some(source) = event.rf.some().filter(|_| event.is_read()) {
        if graph.event(source).thread == event.thread {
            ii0.insert(source);
        } else {
            // rdw and detour: what the thread did at this location before, unless it read the same write.
            ci0 |= same & graph.writes;
            ii0 |= (same & graph.reads) - graph.event(source).readers;
        }
    }
    let mut cc0 = depends | dependencies.ctrl | after_address(graph, event);
    if A::COMMITS_KEEP_LOCATIONS {
        cc0 |= same;
    } else if event.kind == Kind::Exclusive
        && event.tags.has(Tags::AFTER_READ)
        && let Some(read) = graph.thread(event.thread).events[event.index as usize - 1].some()
    {
        cc0.insert(read);
    }
    // All of these lead to the event from earlier ones of its thread, whose rows are closed: going back through the thread, each is met after all that lead on from it.
    let (mut ii, mut ic, mut ci, mut cc) = (ii0, ii0 | ci0 | cc0, ci0, cc0);
    let mut done = Row::default();
    for earlier in graph.thread(event.thread).events[..event.index as usize].iter().rev().filter_map(|earlier| earlier.some()) {
        if !(ic - done).contains(earlier) {
            continue;
        }
        let before = &graph.event(earlier).rows.propagation;
        let is_ci = ci.contains(earlier);
        ic |= before.ii;
        cc |= before.ci;
        if is_ci {
            ii |= before.ic;
            ci |= before.cc;
            // They have no more to add than this one.
            done |= before.cc;
        }
        if is_ci || ii.contains(earlier) {
            ii |= before.ii;
            ci |= before.ci;
        }
        if is_ci || cc.contains(earlier) {
            ic |= before.ic;
            cc |= before.cc;
        }
        cc |= ci;
        ii |= ci;
        ic |= ii | cc;
    }
    cc |= ci;
    ii |= ci;
    ic |= ii | cc;
    (rows.ii, rows.ic, rows.ci, rows.cc) = (ii, ic, ci, cc);
    rows.direct = rows.fences | graph.reads & if event.is_read() { ii } else { ic };
    rows
}

/// hb, one step.
#[inline]
fn predecessors<const W: usize>(graph: &Graph<W>, id: EventId) -> Row<W> {
    let event = graph.event(id);
    external_source(graph, event).map_or(event.rows.propagation.direct, |source| event.rows.propagation.direct.with(source))
}

/// Takes the rows of the events before this one, its own thread's latest first. `take` returns those that have no more to add than the one that was taken.
#[inline(always)]
fn each_before<const W: usize>(graph: &Graph<W>, event: &Event<W>, mut left: Row<W>, mut take: impl FnMut(&Propagation<W>) -> Row<W>) {
    let mut take = |left: &mut Row<W>, earlier: EventId| *left -= take(&graph.event(earlier).rows.propagation).with(earlier);
    for earlier in graph.thread(event.thread).events[..event.index as usize].iter().rev().filter_map(|earlier| earlier.some()) {
        if left.is_empty() {
            return;
        }
        if left.contains(earlier) {
            take(&mut left, earlier);
        }
    }
    while let Some(earlier) = left.last() {
        take(&mut left, earlier);
    }
}

/// The relations that go through other threads, from those of the predecessors.
fn global<const W: usize>(graph: &Graph<W>, id: EventId, rows: &mut Propagation<W>) {
    let this = graph.event(id);
    let before = external_source(graph, this).map_or(rows.direct, |source| rows.direct.with(source));
    let mut cumulative = rows.fences;
    for fenced in (rows.fences & graph.reads).iter() {
        if let Some(source) = external_source(graph, graph.event(fenced)) {
            cumulative.insert(source);
        }
    }
    (rows.hb, rows.base, rows.strong_hb) = (Row::single(id), cumulative, rows.strong);
    each_before(graph, this, before, |earlier| {
        rows.hb |= earlier.hb;
        rows.base |= earlier.base;
        rows.strong_hb |= earlier.strong_hb;
        earlier.hb
    });
    rows.base_closure = through_base(graph, rows.base);
    rows.reach = through_base(graph, rows.strong_hb);
    keep(graph, id, rows, cumulative);
}

/// The relations that stay as long as the event does. `cumulative`: what fences order before it, with what was read from other threads.
fn keep<const W: usize>(graph: &Graph<W>, id: EventId, rows: &mut Propagation<W>, cumulative: Row<W>) {
    let this = graph.event(id);
    let Dependencies { addr, data, ctrl } = this.rows.dependencies;
    let mut before = rows.fences | addr | data;
    if this.is_write() {
        before |= ctrl | after_address(graph, this);
    }
    before = external_source(graph, this).map_or(before, |source| before.with(source));
    (rows.kept_hb, rows.kept_base, rows.propagated) = (Row::single(id), cumulative, Row::default());
    each_before(graph, this, before, |earlier| {
        rows.kept_hb |= earlier.kept_hb;
        rows.kept_base |= earlier.kept_base;
        rows.propagated |= earlier.propagated;
        earlier.kept_hb
    });
    if this.is_write() {
        rows.propagated |= rows.kept_base & graph.writes;
    }
}

/// base*, towards predecessors.
fn through_base<const W: usize>(graph: &Graph<W>, from: Row<W>) -> Row<W> {
    let (mut all, mut left) = (from, from);
    while let Some(event) = left.last() {
        let before = graph.event(event).rows.propagation.base_closure;
        all |= before;
        left -= before.with(event);
    }
    all
}

/// Propagation: acyclic(co | prop). Observation: irreflexive(fre; prop; hb*).
fn propagates<const W: usize>(graph: &Graph<W>, prop: &mut Vec<Row<W>>, communicated: &mut Vec<Row<W>>) -> bool {
    let accesses = graph.reads | graph.writes;
    prop.clear();
    prop.resize(graph.events.len(), Row::default());
    // com* matters only before a strong fence.
    if accesses.iter().any(|event| !graph.event(event).rows.propagation.reach.is_empty()) {
        communicate(graph, communicated);
    }
    for event in accesses.iter() {
        let this = graph.event(event);
        let mut row = if this.is_write() { this.rows.propagation.base & graph.writes } else { Row::default() };
        for end in (this.rows.propagation.reach & accesses).iter() {
            row |= communicated[end.index()].with(end);
        }
        prop[event.index()] = row;
    }
    is_acyclic(graph, prop) && observes(graph, prop)
}

/// com*, towards predecessors.
fn communicate<const W: usize>(graph: &Graph<W>, communicated: &mut Vec<Row<W>>) {
    communicated.clear();
    communicated.resize(graph.events.len(), Row::default());
    for location in graph.locations.iter().filter(|location| !location.writes.is_empty() || !location.reads.is_empty()) {
        for reader in location.initial_readers.iter() {
            communicated[reader.index()].insert(reader);
        }
        let (mut before, mut next) = (location.initial_readers, location.co_first);
        while let Some(write) = next.some() {
            let this = graph.event(write);
            communicated[write.index()] = before.with(write);
            for reader in this.readers.iter() {
                communicated[reader.index()] = before.with(write).with(reader);
            }
            before |= this.readers.with(write);
            next = this.co_after;
        }
    }
}

/// The same where the event is the last of its thread: nothing follows from it but by co and fr, and com is new only from the event itself. So only cycles through
/// it are new. A read of it that nothing follows is asked about next.
fn still_propagates<const W: usize>(graph: &Graph<W>, event: EventId) -> bool {
    let this = graph.event(event);
    let Later { writes: later, traces, external_traces } = Later::than(graph, event);
    if later.is_empty() {
        return true;
    }
    if this.is_read() {
        // A write that is co-later than what it reads must not have propagated to its thread. What leads there across a strong fence has hb* at its end.
        let propagated = compose(graph, this.rows.propagation.hb & graph.writes, |rows| rows.base) & later;
        if propagated.iter().any(|write| graph.event(write).thread != this.thread)
            || this.rows.propagation.reach.intersects(&external_traces)
        {
            return false;
        }
    } else {
        // Nor to that of a read of an earlier write, by way of the event.
        let mut earlier = this.co_before;
        loop {
            let mut readers = graph.readers(this.location, earlier).iter().map(|reader| graph.event(reader));
            if readers.any(|reader| reader.thread != this.thread && reader.rows.propagation.reach.intersects(&traces)) {
                return false;
            }
            let Some(write) = earlier.some() else { break };
            earlier = graph.event(write).co_before;
        }
    }
    let later = if this.is_write() { later } else { Row::default() };
    let (mut seen, mut left) = (Row::single(event), Row::single(event));
    while let Some(next) = left.first() {
        left.remove(next);
        let this = graph.event(next);
        let mut before = Row::default();
        if !this.rows.propagation.reach.is_empty() {
            if this.rows.propagation.reach.intersects(&traces) {
                return false;
            }
            before = leading_to(graph, this.rows.propagation.reach) | this.rows.propagation.reach & (graph.reads | graph.writes);
        }
        if this.is_write() {
            before |= this.rows.propagation.base & graph.writes;
            if graph.location(this.location).writes.contains(next)
                && let Some(earlier) = this.co_before.some()
            {
                before.insert(earlier);
            }
        }
        if before.intersects(&later) {
            return false;
        }
        left |= before - seen;
        seen |= before;
    }
    true
}

/// Is nothing ordered by fences, nor by the creation or joining of threads?
fn is_unfenced<const W: usize>(graph: &Graph<W>) -> bool {
    graph.fences.is_empty() && graph.others.is_empty() && graph.threads.iter().all(|thread| thread.spawner.is_none())
}

/// Takes away events without predecessors until none is left.
fn is_acyclic<const W: usize>(graph: &Graph<W>, prop: &[Row<W>]) -> bool {
    let mut left = graph.reads | graph.writes;
    loop {
        let before = left;
        for event in left.iter() {
            let this = graph.event(event);
            let mut predecessors = prop[event.index()];
            if this.is_write()
                && graph.location(this.location).writes.contains(event)
                && let Some(earlier) = this.co_before.some()
            {
                predecessors.insert(earlier);
            }
            if !predecessors.intersects(&left) {
                left.remove(event);
            }
        }
        if left.is_empty() {
            return true;
        }
        if left == before {
            return false;
        }
    }
}

fn observes<const W: usize>(graph: &Graph<W>, prop: &[Row<W>]) -> bool {
    graph.reads.iter().all(|read| {
        let this = graph.event(read);
        let mut next = graph.co_after(this.location, this.rf);
        if next.is_none() || this.rf.some().is_some_and(|source| !graph.location(this.location).writes.contains(source)) {
            return true;
        }
        let propagated = this.rows.propagation.hb.iter().fold(Row::default(), |all, before| all | prop[before.index()]);
        while let Some(write) = next.some() {
            if graph.event(write).thread != this.thread && propagated.contains(write) {
                return false;
            }
            next = graph.event(write).co_after;
        }
        true
    })
}

impl<A: Architecture, const W: usize> Propagating<A, W> {
    /// Does an event of the same thread come after this one?
    #[inline]
    fn is_before_others(graph: &Graph<W>, event: EventId) -> bool {
        let this = graph.event(event);
        graph.thread(this.thread).events.len() > this.index as usize + 1
    }

    #[inline]
    fn complete(graph: &mut Graph<W>, event: EventId) {
        let mut rows = local::<A, W>(graph, graph.event(event));
        global(graph, event, &mut rows);
        graph.event_mut(event).rows.propagation = rows;
    }

    /// Computes rows anew where what stands before these events in their threads has changed, and in all that is behind one of them. Propagation are made of those of events that are
    /// in hb, so hb as it was tells who that is. `false` if hb has a cycle.
    fn rebuild(&mut self, graph: &mut Graph<W>, moved: Row<W>) -> bool {
        let mut stale = moved;
        for event in (graph.live - moved).iter() {
            let hb = graph.event(event).rows.propagation.hb;
            if hb.intersects(&moved) || !hb.is_subset(&graph.live) {
                stale.insert(event);
            }
        }
        for event in stale.iter() {
            let rows = graph.event(event).rows.propagation;
            self.log.push((event, rows));
            let Propagation { ii, ic, ci, cc, strong, fences, direct, .. } = rows;
            graph.event_mut(event).rows.propagation = Propagation { ii, ic, ci, cc, strong, fences, direct, ..Propagation::default() };
        }
        for thread in 0..graph.threads.len() {
            for index in 0..graph.threads[thread].events.len() {
                if let Some(event) = graph.threads[thread].events[index].some().filter(|&event| moved.contains(event)) {
                    graph.event_mut(event).rows.propagation = local::<A, W>(graph, graph.event(event));
                }
            }
        }
        // Along the insertion order, rows come after what they are made of, but for a read that was revisited and what follows it.
        loop {
            let (mut changed, mut left) = (false, stale);
            let mut backwards = false;
            for position in graph.order_base..graph.order.len() {
                let event = graph.order[position].event;
                if !left.contains(event) {
                    continue;
                }
                left.remove(event);
                let mut rows = graph.event(event).rows.propagation;
                let old = rows;
                backwards |= predecessors(graph, event).intersects(&left);
                global(graph, event, &mut rows);
                changed |= (old.hb, old.base, old.base_closure, old.strong_hb, old.reach)
                    != (rows.hb, rows.base, rows.base_closure, rows.strong_hb, rows.reach);
                changed |= (old.kept_hb, old.kept_base, old.propagated) != (rows.kept_hb, rows.kept_base, rows.propagated);
                graph.event_mut(event).rows.propagation = rows;
            }
            debug_assert!(left.is_empty(), "every event is in the insertion order");
            if !backwards {
                return true;
            }
            if !changed {
                break;
            }
        }
        stale.iter().all(|event| !compose(graph, predecessors(graph, event), |rows| rows.hb).contains(event))
    }

    /// Who follows a hole in its thread, or the read that is revisited, or is it.
    fn moved_by_cut(graph: &Graph<W>, read: EventId) -> Row<W> {
        let mut moved = Row::default();
        for thread in &graph.threads {
            let mut behind = false;
            for event in &thread.events {
                behind |= event.is_none() || *event == read;
                if behind && let Some(event) = event.some() {
                    moved.insert(event);
                }
            }
        }
        moved
    }

    /// An event and those that follow it in its thread.
    fn from_here(graph: &Graph<W>, event: EventId) -> Row<W> {
        let this = graph.event(event);
        let events = &graph.thread(this.thread).events[this.index as usize..];
        events.iter().filter_map(|event| event.some()).fold(Row::default(), Row::with)
    }

    /// An event has its source or its place; `last` tells whether that is the co-last one.
    #[inline]
    fn check(&mut self, graph: &mut Graph<W>, event: EventId, last: bool) -> bool {
        let inner = Self::is_before_others(graph, event);
        if inner && (!A::COMMITS_KEEP_LOCATIONS && !agrees_with_later(graph, event) || !self.rebuild(graph, Self::from_here(graph, event)))
        {
            return false;
        }
        if last && !inner || is_unfenced(graph) {
            return true;
        }
        if !inner {
            let propagated = still_propagates(graph, event);
            #[cfg(feature = "invariants")]
            assert!(
                !graph.event(event).readers.is_empty() || propagated == propagates(graph, &mut self.prop, &mut self.communicated),
                "the two ways to check propagation differ"
            );
            return propagated;
        }
        propagates(graph, &mut self.prop, &mut self.communicated)
    }
}

impl<A: Architecture, const W: usize> Model<W> for Propagating<A, W> {
    fn facts(&self) -> Facts {
        let overtakes = !A::COMMITS_KEEP_LOCATIONS;
        Facts { holes: true, overtakes, misses_overtaken: overtakes, orders_exclusives: true, axioms: A::consistent, ..Facts::USUAL }
    }

    #[inline]
    fn open(&mut self, graph: &mut Graph<W>, event: EventId) {
        // The rows of a read depend on its source.
        if graph.event(event).is_read() {
            graph.event_mut(event).rows.propagation = Propagation::default();
        } else {
            Self::complete(graph, event);
        }
    }

    #[inline]
    fn sees(&self, graph: &Graph<W>, event: EventId, write: EventId) -> bool {
        let this = graph.event(event);
        graph.event(write).readers.with(write).intersects(&(this.po | this.sync))
    }

    fn read(&mut self, graph: &mut Graph<W>, read: EventId) -> bool {
        Self::complete(graph, read);
        let this = graph.event(read);
        let last = graph.co_after(this.location, this.rf).is_none();
        self.check(graph, read, last)
    }

    fn place(&mut self, graph: &mut Graph<W>, write: EventId) -> bool {
        let last = graph.event(write).co_after.is_none();
        self.check(graph, write, last)
    }

    fn cut(&mut self, graph: &mut Graph<W>, _: EventId, read: EventId) {
        let moved = Self::moved_by_cut(graph, read);
        self.rebuild(graph, moved);
    }

    fn preserved(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        let this = graph.event(event);
        match this.kind {
            Kind::Fence(_) | Kind::Choice { .. } | Kind::Allocate { .. } => Row::default(),
            Kind::Join => this.sync,
            Kind::Exclusive => (self.needed_to_issue(graph, event) | fenced::<A, W>(graph, this).1).with(graph.update_of(event)),
            _ => self.needed_to_issue(graph, event) | fenced::<A, W>(graph, this).1,
        }
    }

    fn needed_to_issue(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        let this = graph.event(event);
        let Dependencies { addr, data, ctrl } = this.rows.dependencies;
        addr | data | ctrl | after_address(graph, this) | this.sync
    }

    fn mark(&self) -> usize {
        self.log.len()
    }
    fn undo(&mut self, graph: &mut Graph<W>, mark: usize) {
        for (event, rows) in self.log.drain(mark..).rev() {
            graph.event_mut(event).rows.propagation = rows;
        }
    }
    fn happens_before(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        preserved_before(self, graph, event)
    }
    #[inline]
    fn seen_by(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        seen_in_thread(graph, event) | graph.event(event).rows.propagation.propagated
    }
}

impl<A: Architecture, const W: usize> Overtaking<W> for Propagating<A, W> {
    fn may_be_last(&self, graph: &Graph<W>, event: EventId, among: Row<W>) -> bool {
        !has_later_access(graph, event, among)
    }
}

/// Propagation wants co | prop to be acyclic, and part of prop begins with com*: communication that leads to what a strong fence orders. So there are two nodes for each access:
/// the first is the access as such, between which co and prop lead, the second the access as a member of such a communication. It can begin anywhere (from the first node to the
/// second), goes on by com, and ends where the fence is (from the second node of what is before it to the first of what is behind).
///
/// Observation forbids fre; prop; hb*. If that prop has com* in it, it is a cycle of the kind above. If it is base between writes, it has nothing to do with co: what was propagated to a read is
/// co-before what it takes, or is it.
impl<A: Architecture + 'static, const W: usize> Rearranging<W> for Propagating<A, W> {
    type Nodes = Twofold<W>;
    fn sourced(&mut self, graph: &mut Graph<W>, read: EventId) {
        Self::complete(graph, read);
    }

    fn copied(&self) -> Box<dyn Rearranging<W, Nodes = Twofold<W>>> {
        Box::new(self.clone())
    }

    fn coherence_decides(&self, graph: &Graph<W>) -> bool {
        is_unfenced(graph)
    }

    fn settle(&mut self, graph: &mut Graph<W>, event: EventId) -> bool {
        if graph.event(event).is_read() {
            Self::complete(graph, event);
        }
        !Self::is_before_others(graph, event) || self.rebuild(graph, Self::from_here(graph, event))
    }

    fn keeps_rows(&self, graph: &Graph<W>, members: Members<W>) -> bool {
        let all = members.all();
        members.issued.is_empty() && all.iter().all(|event| is_made_of(graph, event, all))
    }

    fn restricted(&self, graph: &Graph<W>, members: Members<W>) -> Graph<W> {
        let mut part = graph.restricted_to(members);
        Self::default().rebuild(&mut part, members.all());
        part
    }

    fn fixed(&self, graph: &Graph<W>, members: Row<W>, before: &mut [Twofold<W>]) -> Option<Twofold<W>> {
        let accesses = members & (graph.reads | graph.writes);
        for event in accesses.iter() {
            let this = graph.event(event);
            let propagated = if this.is_write() { this.rows.propagation.base & graph.writes } else { Row::default() };
            before[Twofold::<W>::first(event)] = Twofold { first: propagated, second: this.rows.propagation.reach & accesses };
            let source = this.rf.some().filter(|&source| this.is_read() && is_placed(graph, source));
            before[Twofold::<W>::second(event)] = Twofold { first: Row::single(event), second: source.map_or(Row::default(), Row::single) };
        }
        let nodes = Twofold { first: accesses, second: accesses };
        close(nodes, before).then_some(nodes)
    }

    fn links(&self, graph: &Graph<W>, _: Row<W>, writes: Row<W>, traces: Row<W>) -> Links<Twofold<W>> {
        let (first, second) = (|first| Twofold { first, second: Row::default() }, |second| Twofold { first: Row::default(), second });
        let none = Twofold::default();
        Links { from: [first(traces & graph.writes), second(traces), none], to: [first(writes), second(traces), none] }
    }

    fn follows(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        let (seen, this) = (self.seen_by(graph, event), graph.event(event));
        if !this.is_read() {
            return seen;
        }
        let propagated = compose(graph, this.rows.propagation.hb & graph.writes, |rows| rows.base) & graph.location(this.location).writes;
        propagated.iter().filter(|&write| graph.event(write).thread != this.thread).fold(seen, Row::with)
    }
}

/// Do the rows of an event come from these events alone? Chains within a thread lead through events that are in its rows, but for those whose addresses depend on something.
fn is_made_of<const W: usize>(graph: &Graph<W>, event: EventId, members: Row<W>) -> bool {
    let this = graph.event(event);
    let Propagation { ii, ic, ci, cc, strong, fences, direct, hb, base, base_closure, strong_hb, reach, .. } = this.rows.propagation;
    let all = [ii, ic, ci, cc, strong, fences, direct, hb, base, base_closure, strong_hb, reach]
        .into_iter()
        .fold(Row::default(), |all, row| all | row);
    let others = (this.po - members) & (graph.reads | graph.writes);
    all.is_subset(&members) && others.iter().all(|other| graph.event(other).rows.dependencies.addr.is_empty())
}

/// Has a write a place in co?
fn is_placed<const W: usize>(graph: &Graph<W>, write: EventId) -> bool {
    graph.location(graph.event(write).location).writes.contains(write)
}

impl<A: Architecture, const W: usize> OneCoOfMany<W> for Propagating<A, W> {}
