//! SC, TSO, PSO, ARMv8 and RISC-V: one global order.
//!
//! Each of these is `acyclic(local | rfe | co | fr)` with coherence per location, where `local` is what the model keeps of program order. The
//! closure is kept as a row of predecessors for each event. A new event that is last in co has no successors, so its row is all there is to compute;
//! otherwise its row is joined into those of everything after it, and old rows are logged.

use super::{Dependencies, Model, Rearranging, preserved_before, seen_in_thread};
use crate::engine::graph::event::{Event, EventId, Kind};
use crate::engine::graph::graph::Graph;
use crate::engine::graph::partial_co::{self, Links};
use crate::engine::graph::row::Row;
use crate::ir::{Fence, Order};
use std::marker::PhantomData;

#[derive(Clone, Copy, Debug)]
pub struct Rows<X, const W: usize> {
    /// Earlier events of the thread (and of its parents) that the model orders before this one.
    pub local: Row<W>,
    /// All that the global order puts before this event, itself included.
    pub before: Row<W>,
    /// The part of that which has nothing to do with co, if it is [kept](LocalOrder::KEEPS_FIXED). All of it is needed by the event: it stays as it is.
    pub fixed: Row<W>,
    /// What models with dependencies keep besides.
    pub extra: X,
}

impl<X: Default, const W: usize> Default for Rows<X, W> {
    fn default() -> Self {
        Rows { local: Row::default(), before: Row::default(), fixed: Row::default(), extra: X::default() }
    }
}

/// What distinguishes the models: which earlier events of its thread are ordered before an event.
pub trait LocalOrder<const W: usize>: Clone + Default + Send {
    type Extra: Copy + Default + Send + std::fmt::Debug;
    const HOLES: bool = false;
    /// Is all of program order kept?
    const KEEPS_ALL: bool = false;
    /// May writes become visible in another order than that of their thread, so that whoever has seen one need not have seen those before it?
    const REORDERS_WRITES: bool = Self::HOLES;
    /// Are there writes that are [one operation](LocalOrder::is_unit) with their reads?
    const HAS_UNITS: bool = false;
    /// Is it known of every event, where that is not its whole prefix, what comes before it whatever co is? Not where the write of a read-modify-write adds to what is before its read.
    const KEEPS_FIXED: bool = Self::HOLES && !Self::HAS_UNITS;

    fn local(graph: &Graph<Rows<Self::Extra, W>, W>, event: &Event<Rows<Self::Extra, W>, W>) -> Row<W>;

    /// What of its thread is ordered before a read besides, now that its source is known.
    fn local_by_source(_graph: &Graph<Rows<Self::Extra, W>, W>, _read: &Event<Rows<Self::Extra, W>, W>) -> Row<W> {
        Row::default()
    }
    /// Is this write one operation with the read of its read-modify-write, so that what is before or after one of them is before or after both?
    fn is_unit(_write: &Event<Rows<Self::Extra, W>, W>) -> bool {
        false
    }
    fn depend(_extra: &mut Self::Extra, _dependencies: Dependencies<W>) {}
    fn dependencies(_extra: &Self::Extra) -> Dependencies<W> {
        Dependencies::default()
    }
    fn preserved(_graph: &Graph<Rows<Self::Extra, W>, W>, _event: &Event<Rows<Self::Extra, W>, W>) -> Row<W> {
        Row::default()
    }
    fn needed_to_issue(_graph: &Graph<Rows<Self::Extra, W>, W>, _event: &Event<Rows<Self::Extra, W>, W>) -> Row<W> {
        Row::default()
    }
}

#[derive(Clone, Default)]
pub struct Sc;

impl<const W: usize> LocalOrder<W> for Sc {
    type Extra = ();
    const KEEPS_ALL: bool = true;

    #[inline]
    fn local(_: &Graph<Rows<(), W>, W>, event: &Event<Rows<(), W>, W>) -> Row<W> {
        event.po
    }
}

fn is_full_fence(kind: Kind) -> bool {
    matches!(kind, Kind::Fence(Fence::Mfence | Fence::C11(Order::SeqCst)))
}

fn full_fences<const W: usize>(graph: &Graph<Rows<(), W>, W>, among: Row<W>) -> Row<W> {
    (among & graph.fences).iter().filter(|&fence| is_full_fence(graph.event(fence).kind)).fold(Row::default(), Row::with)
}

/// What TSO and PSO order before a plain read: reads, full fences, the writes of RMWs, and for an SC read, SC writes.
fn before_plain_read<const W: usize>(graph: &Graph<Rows<(), W>, W>, event: &Event<Rows<(), W>, W>) -> Row<W> {
    let mut kept = graph.reads | graph.exclusives;
    if event.order == Order::SeqCst {
        kept |= graph.sc & graph.writes;
    }
    event.po & kept | full_fences(graph, event.po)
}

#[derive(Clone, Default)]
pub struct Tso;

impl<const W: usize> LocalOrder<W> for Tso {
    type Extra = ();

    #[inline]
    fn local(graph: &Graph<Rows<(), W>, W>, event: &Event<Rows<(), W>, W>) -> Row<W> {
        match event.kind {
            Kind::Read => before_plain_read(graph, event),
            Kind::Fence(_) if !is_full_fence(event.kind) => Row::default(),
            Kind::Choice { .. } | Kind::Join | Kind::Allocate { .. } | Kind::Free => Row::default(),
            _ => event.po & (graph.reads | graph.writes) | full_fences(graph, event.po),
        }
    }
}

#[derive(Clone, Default)]
pub struct Pso;

impl<const W: usize> LocalOrder<W> for Pso {
    type Extra = ();
    const REORDERS_WRITES: bool = true;

    fn local(graph: &Graph<Rows<(), W>, W>, event: &Event<Rows<(), W>, W>) -> Row<W> {
        let everything = |_| event.po & (graph.reads | graph.writes) | full_fences(graph, event.po);
        match event.kind {
            Kind::Read => before_plain_read(graph, event),
            Kind::Write | Kind::Exclusive => {
                let writes = event.po & graph.writes;
                let mut kept = event.po & graph.reads | full_fences(graph, event.po);
                kept |= writes & graph.location(event.location).writes;
                if event.order.releases() {
                    kept |= writes;
                }
                for fence in (event.po & graph.fences).iter() {
                    let fence = graph.event(fence);
                    if fence.kind == Kind::Fence(Fence::Stbar) || fence.order.releases() {
                        kept |= fence.po & graph.writes;
                    }
                }
                kept
            }
            Kind::Update => everything(()),
            Kind::Fence(_) if !is_full_fence(event.kind) => Row::default(),
            Kind::Choice { .. } | Kind::Join | Kind::Allocate { .. } | Kind::Free => Row::default(),
            _ => everything(()),
        }
    }
}

/// The model that a local order gives.
#[derive(Clone, Default)]
pub struct GlobalOrder<L> {
    /// Rows that were changed after their event was complete.
    log: Vec<EventId>,
    /// The old rows, as words: rows of any width fit.
    old: Vec<u64>,
    local: PhantomData<L>,
}

impl<L> GlobalOrder<L> {
    #[inline]
    fn save<const W: usize>(&mut self, event: EventId, row: Row<W>) {
        self.log.push(event);
        self.old.extend_from_slice(&row.words());
    }

    /// The event comes before `next`: joins its row into all that is after. `false` if that closes a cycle.
    #[inline]
    fn precede<X: Copy + Default, const W: usize>(&mut self, graph: &mut Graph<Rows<X, W>, W>, event: EventId, next: EventId) -> bool {
        let Some(next) = next.some() else { return true };
        let before = graph.event(event).model.before;
        if before.contains(next) {
            return false;
        }
        self.join_into(graph, event, next);
        true
    }

    /// Joins the row of an event into those of `next` and of all that is after it.
    #[inline]
    fn join_into<X: Copy + Default, const W: usize>(&mut self, graph: &mut Graph<Rows<X, W>, W>, event: EventId, next: EventId) {
        let before = graph.event(event).model.before;
        for after in graph.live.without(event).iter() {
            let row = graph.event(after).model.before;
            if row.contains(next) && !before.is_subset(&row) {
                self.save(after, row);
                graph.event_mut(after).model.before = row | before;
            }
        }
    }

    /// Computes the stale rows anew, but for one event whose source is not known.
    fn rebuild<O: LocalOrder<W>, const W: usize>(&mut self, graph: &mut Graph<Rows<O::Extra, W>, W>, stale: Row<W>, except: EventId) {
        for event in stale.iter() {
            let row = graph.event(event).model.before;
            self.save(event, row);
            graph.event_mut(event).model.before = Row::single(event);
        }
        loop {
            let mut changed = false;
            for position in graph.order_base..graph.order.len() {
                let event = graph.order[position].event;
                if event == except || !stale.contains(event) {
                    continue;
                }
                let this = graph.event(event);
                let old = this.model.before;
                let mut row = old | step::<O, W>(graph, this, this.model.local, |earlier| graph.event(earlier).model.before);
                if this.is_read() {
                    if let Some(source) = this.rf.some() {
                        let local = O::local_by_source(graph, this);
                        row |= step::<O, W>(graph, this, local, |earlier| graph.event(earlier).model.before);
                        if graph.event(source).thread != this.thread {
                            row |= graph.event(source).model.before;
                        }
                    }
                    if this.kind == Kind::Update
                        && let Some(write) = graph.exclusive_of(event)
                        && O::is_unit(graph.event(write))
                    {
                        row |= graph.event(write).model.before;
                    }
                } else if this.is_write() && graph.location(this.location).writes.contains(event) {
                    if let Some(place) = this.co_before.some() {
                        row |= graph.event(place).model.before;
                    }
                    for reader in graph.readers(this.location, this.co_before).without(event).iter() {
                        row |= graph.event(reader).model.before;
                    }
                }
                changed |= row != old;
                graph.event_mut(event).model.before = row;
            }
            if !changed {
                break;
            }
        }
    }

    /// A write that is one operation with its read has its place: does that come after the read in yet another way?
    fn is_cyclic_unit<X: Copy + Default, const W: usize>(&self, graph: &Graph<Rows<X, W>, W>, write: EventId) -> bool {
        let (this, update) = (graph.event(write), graph.update_of(write));
        let place = this.co_before.some().map_or(Row::default(), Row::single);
        let before = (this.model.local | place | graph.readers(this.location, this.co_before)).without(update).without(write);
        before.iter().any(|earlier| graph.event(earlier).model.before.contains(update))
    }
}

/// The union of the rows, as given, of all members of `local`, walking back from the event so that most members are already covered.
#[inline]
fn close<X: Copy + Default, const W: usize>(
    graph: &Graph<Rows<X, W>, W>,
    event: &Event<Rows<X, W>, W>,
    local: Row<W>,
    row: impl Fn(EventId) -> Row<W>,
) -> Row<W> {
    let mut before = Row::default();
    let mut left = local;
    let own = &graph.thread(event.thread).events;
    for &earlier in own[..event.index as usize].iter().rev() {
        if left.is_empty() {
            return before;
        }
        if !earlier.is_none() && left.contains(earlier) {
            before |= row(earlier);
            left -= before;
        }
    }
    for earlier in left.iter() {
        before |= row(earlier);
    }
    before
}

/// The same while rows are still growing. Each half of a read-modify-write that is one operation has all that the other has: what is covered by one of them may not be complete.
#[inline]
fn step<L: LocalOrder<W>, const W: usize>(
    graph: &Graph<Rows<L::Extra, W>, W>,
    event: &Event<Rows<L::Extra, W>, W>,
    local: Row<W>,
    row: impl Fn(EventId) -> Row<W>,
) -> Row<W> {
    if L::HAS_UNITS { local.iter().fold(Row::default(), |all, earlier| all | row(earlier)) } else { close(graph, event, local, row) }
}

#[inline]
fn close_by_rows<X: Copy + Default, const W: usize>(graph: &Graph<Rows<X, W>, W>, event: &Event<Rows<X, W>, W>, local: Row<W>) -> Row<W> {
    close(graph, event, local, |earlier| graph.event(earlier).model.before)
}

#[inline]
fn close_by_fixed<X: Copy + Default, const W: usize>(graph: &Graph<Rows<X, W>, W>, event: &Event<Rows<X, W>, W>, local: Row<W>) -> Row<W> {
    close(graph, event, local, |earlier| graph.event(earlier).model.fixed)
}

impl<L: LocalOrder<W>, const W: usize> Model<W> for GlobalOrder<L> {
    type Rows = Rows<L::Extra, W>;
    const HOLES: bool = L::HOLES;
    const RACES: bool = false;

    fn depend(rows: &mut Self::Rows, dependencies: Dependencies<W>) {
        L::depend(&mut rows.extra, dependencies);
    }
    fn dependencies(rows: &Self::Rows) -> Dependencies<W> {
        L::dependencies(&rows.extra)
    }
    fn preserved(&self, graph: &Graph<Self::Rows, W>, event: EventId) -> Row<W> {
        L::preserved(graph, graph.event(event)) | graph.event(event).sync
    }
    fn needed_to_issue(&self, graph: &Graph<Self::Rows, W>, event: EventId) -> Row<W> {
        L::needed_to_issue(graph, graph.event(event)) | graph.event(event).sync
    }

    #[inline]
    fn open(&mut self, graph: &mut Graph<Rows<L::Extra, W>, W>, event: EventId) {
        let this = graph.event(event);
        let local = L::local(graph, this) | this.sync;
        let before = close_by_rows(graph, this, local).with(event);
        let fixed = if L::KEEPS_FIXED { close_by_fixed(graph, this, local).with(event) } else { Row::default() };
        let extra = this.model.extra;
        graph.event_mut(event).model = Rows { local, before, fixed, extra };
    }

    #[inline]
    fn sees(&self, graph: &Graph<Rows<L::Extra, W>, W>, event: EventId, write: EventId) -> bool {
        let this = graph.event(event);
        this.model.before.contains(write) || graph.event(write).readers.with(write).intersects(&this.po)
    }

    /// What its source adds to a read that nothing follows comes before the source, too: it cannot be co-after the source.
    fn candidates_are_exact(&self, _: &Graph<Rows<L::Extra, W>, W>) -> bool {
        true
    }

    #[inline]
    fn sourced(&mut self, graph: &mut Graph<Rows<L::Extra, W>, W>, read: EventId) {
        let this = graph.event(read);
        if let Some(source) = this.rf.some().filter(|_| L::KEEPS_FIXED) {
            let mut fixed = this.model.fixed | close_by_fixed(graph, this, L::local_by_source(graph, this));
            if graph.event(source).thread != this.thread {
                fixed |= graph.event(source).model.fixed;
            }
            graph.event_mut(read).model.fixed = fixed;
        }
    }

    #[inline]
    fn read(&mut self, graph: &mut Graph<Rows<L::Extra, W>, W>, read: EventId) -> bool {
        let this = graph.event(read);
        let (row, next) = (this.model.before, graph.co_after(this.location, this.rf));
        if let Some(source) = this.rf.some() {
            self.save(read, row);
            let mut more = close_by_rows(graph, this, L::local_by_source(graph, this));
            if graph.event(source).thread != this.thread {
                more |= graph.event(source).model.before;
            }
            graph.event_mut(read).model.before = row | more;
            self.sourced(graph, read);
        }
        self.precede(graph, read, next)
    }

    #[inline]
    fn place(&mut self, graph: &mut Graph<Rows<L::Extra, W>, W>, write: EventId) -> bool {
        let this = graph.event(write);
        let (place, next, this_readers) = (this.co_before, this.co_after, this.readers);
        let mut row = this.model.before;
        self.save(write, row);
        if let Some(place) = place.some() {
            row |= graph.event(place).model.before;
        }
        for reader in graph.readers(this.location, place).without(write).iter() {
            row |= graph.event(reader).model.before;
        }
        if L::is_unit(this) && self.is_cyclic_unit(graph, write) {
            return false;
        }
        graph.event_mut(write).model.before = row;
        if L::is_unit(graph.event(write)) {
            let update = graph.update_of(write);
            self.join_into(graph, write, update);
        }
        // Reads of its own thread may have taken an issued write before it got its place.
        let readers = if L::HOLES { this_readers } else { Row::default() };
        self.precede(graph, write, next) && readers.iter().all(|reader| self.precede(graph, reader, next))
    }

    /// A row has everything on the way to its event, so it is still right if all of that is still there and as it was.
    fn cut(&mut self, graph: &mut Graph<Rows<L::Extra, W>, W>, write: EventId, read: EventId) {
        let unchanged = graph.live.without(write) - read.some().map_or(Row::default(), Row::single);
        let stale =
            graph.live.iter().filter(|&event| !graph.event(event).model.before.is_subset(&unchanged)).fold(Row::default(), Row::with);
        self.rebuild::<L, W>(graph, stale, read);
        if let Some(read) = read.some() {
            self.open(graph, read);
        }
    }

    fn mark(&self) -> usize {
        self.log.len()
    }

    #[inline]
    fn undo(&mut self, graph: &mut Graph<Rows<L::Extra, W>, W>, mark: usize) {
        while self.log.len() > mark {
            if let Some(event) = self.log.pop() {
                let start = self.old.len() - W;
                let mut row = [0; W];
                row.copy_from_slice(&self.old[start..]);
                self.old.truncate(start);
                graph.event_mut(event).model.before = Row::from_words(row);
            }
        }
    }

    fn happens_before(&self, graph: &Graph<Rows<L::Extra, W>, W>, event: EventId) -> Row<W> {
        if L::HOLES { preserved_before(self, graph, event) } else { graph.event(event).prefix }
    }
    #[inline]
    fn seen_by(&self, graph: &Graph<Rows<L::Extra, W>, W>, event: EventId) -> Row<W> {
        if !L::REORDERS_WRITES {
            return graph.event(event).prefix;
        }
        // A read may have taken what its own thread writes before others see it: only writes tell what was seen elsewhere.
        let elsewhere = if L::KEEPS_FIXED { graph.event(event).model.fixed & graph.writes } else { Row::default() };
        seen_in_thread(graph, event) | elsewhere
    }
}

/// The order without co, in general: in the order of insertion, again and again, until nothing is new.
fn fixed_step_by_step<L: LocalOrder<W>, const W: usize>(graph: &Graph<Rows<L::Extra, W>, W>, members: Row<W>, before: &mut [Row<W>]) {
    members.iter().for_each(|event| before[event.index()] = Row::single(event));
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for event in graph.order().iter().map(|item| item.event).filter(|&event| members.contains(event)) {
            let this = graph.event(event);
            let old = before[event.index()];
            let local = if this.is_read() { this.model.local | L::local_by_source(graph, this) } else { this.model.local };
            let mut row = old | step::<L, W>(graph, this, local & members, |earlier| before[earlier.index()]);
            if let Some(source) = this.rf.some().filter(|&source| graph.event(source).thread != this.thread) {
                row |= before[source.index()];
            }
            if this.kind == Kind::Update
                && let Some(write) = graph.exclusive_of(event).filter(|&write| members.contains(write) && L::is_unit(graph.event(write)))
            {
                row |= before[write.index()];
            }
            changed |= row != old;
            before[event.index()] = row;
        }
    }
}

impl<L: LocalOrder<W>, const W: usize> Rearranging<W> for GlobalOrder<L> {
    type Nodes = Row<W>;

    fn fixed(&self, graph: &Graph<Rows<L::Extra, W>, W>, members: Row<W>, before: &mut [Row<W>]) -> Option<Row<W>> {
        if L::KEEPS_ALL {
            members.iter().for_each(|event| before[event.index()] = graph.event(event).prefix);
            return Some(members);
        }
        if L::KEEPS_FIXED {
            members.iter().for_each(|event| before[event.index()] = graph.event(event).model.fixed & members);
            return Some(members);
        }
        if L::HAS_UNITS {
            fixed_step_by_step::<L, W>(graph, members, before);
            return Some(members);
        }
        partial_co::in_order(graph, members, |event| {
            let this = graph.event(event);
            let mut row = close(graph, this, this.model.local, |earlier| before[earlier.index()]).with(event);
            if let Some(source) = this.rf.some().filter(|&source| graph.event(source).thread != this.thread) {
                row |= before[source.index()];
            }
            before[event.index()] = row;
        });
        Some(members)
    }

    fn links(&self, graph: &Graph<Rows<L::Extra, W>, W>, _: Row<W>, writes: Row<W>, traces: Row<W>) -> Links<Row<W>> {
        let units = writes.iter().filter(|&write| L::is_unit(graph.event(write)));
        let to = units.fold(writes, |to, write| to.with(graph.update_of(write)));
        Links::single(traces, to)
    }

    fn rearranged(&mut self, graph: &mut Graph<Rows<L::Extra, W>, W>, before: &[Row<W>]) {
        for event in graph.live.iter() {
            let row = graph.event(event).model.before;
            if row != before[event.index()] {
                self.save(event, row);
                graph.event_mut(event).model.before = before[event.index()];
            }
        }
    }
}
