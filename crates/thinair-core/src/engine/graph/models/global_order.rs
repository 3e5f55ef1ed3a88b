//! SC, TSO, PSO, ARMv8 and RISC-V: one global order; and SRA, where reads have no part in it.
//!
//! Each of these is `acyclic(local | rfe | co | fr)` with coherence per location, where `local` is what the model keeps of program order. The
//! closure is kept as a row of predecessors for each event. A new event that is last in co has no successors, so its row is all there is to compute;
//! otherwise its row is joined into those of everything after it, and old rows are logged.

use super::erased::Erased;
use super::{Facts, Guide, Model, OneCoOfMany, Overtaking, Rearranging, preserved_before, seen_in_thread};
use crate::engine::graph::co::partial_co::{self, Links};
use crate::engine::graph::store::event::{Event, EventId, Kind};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::ir::{Fence, Order};
use std::marker::PhantomData;

/// What distinguishes the models: which earlier events of its thread are ordered before an event.
pub trait LocalOrder<const W: usize>: Clone + Default + Send {
    const HOLES: bool = false;
    /// Is all of program order kept?
    const KEEPS_ALL: bool = false;
    /// May writes become visible in another order than that of their thread, so that whoever has seen one need not have seen those before it?
    const REORDERS_WRITES: bool = Self::HOLES;
    /// Does a read come before the writes that are co-after its source? Otherwise the order is `local | rfe | co`, and a read may take any
    /// write but for what happens before it.
    const READS_COME_BEFORE: bool = true;
    /// Are races errors?
    const RACES: bool = false;
    /// Are there writes that are [one operation](LocalOrder::is_unit) with their reads?
    const HAS_UNITS: bool = false;
    /// Is it known of every event, where that is not its whole prefix, what comes before it whatever co is? Not where the write of a read-modify-write adds to what is before its read.
    const KEEPS_FIXED: bool = Self::HOLES && !Self::HAS_UNITS;

    fn local(graph: &Graph<W>, event: &Event<W>) -> Row<W>;

    /// What of its thread is ordered before a read besides, now that its source is known.
    fn local_by_source(_graph: &Graph<W>, _read: &Event<W>) -> Row<W> {
        Row::default()
    }
    /// Is this write one operation with the read of its read-modify-write, so that what is before or after one of them is before or after both?
    fn is_unit(_write: &Event<W>) -> bool {
        false
    }
    fn preserved(_graph: &Graph<W>, _event: &Event<W>) -> Row<W> {
        Row::default()
    }
    fn needed_to_issue(_graph: &Graph<W>, _event: &Event<W>) -> Row<W> {
        Row::default()
    }
}

#[derive(Clone, Default)]
pub struct Sc;

impl<const W: usize> LocalOrder<W> for Sc {
    const KEEPS_ALL: bool = true;

    #[inline]
    fn local(_: &Graph<W>, event: &Event<W>) -> Row<W> {
        event.po
    }
}

/// Strong release/acquire: RA, and co goes with happens-before.
#[derive(Clone, Default)]
pub struct Sra;

impl<const W: usize> LocalOrder<W> for Sra {
    const KEEPS_ALL: bool = true;
    const READS_COME_BEFORE: bool = false;
    const RACES: bool = true;

    #[inline]
    fn local(_: &Graph<W>, event: &Event<W>) -> Row<W> {
        event.po
    }
}

fn is_full_fence(kind: Kind) -> bool {
    matches!(kind, Kind::Fence(Fence::Mfence | Fence::C11(Order::SeqCst)))
}

fn full_fences<const W: usize>(graph: &Graph<W>, among: Row<W>) -> Row<W> {
    (among & graph.fences).iter().filter(|&fence| is_full_fence(graph.event(fence).kind)).fold(Row::default(), Row::with)
}

/// What TSO and PSO order before a plain read: reads, full fences, the writes of RMWs, and for an SC read, SC writes.
fn before_plain_read<const W: usize>(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
    let mut kept = graph.reads | graph.exclusives;
    if event.order == Order::SeqCst {
        kept |= graph.sc & graph.writes;
    }
    event.po & kept | full_fences(graph, event.po)
}

#[derive(Clone, Default)]
pub struct Tso;

impl<const W: usize> LocalOrder<W> for Tso {
    #[inline]
    fn local(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
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
    const REORDERS_WRITES: bool = true;

    fn local(graph: &Graph<W>, event: &Event<W>) -> Row<W> {
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
    fn precede<const W: usize>(&mut self, graph: &mut Graph<W>, event: EventId, next: EventId) -> bool {
        let Some(next) = next.some() else { return true };
        let before = graph.event(event).rows.before;
        if before.contains(next) {
            return false;
        }
        self.join_into(graph, event, next);
        true
    }

    /// Joins the row of an event into those of `next` and of all that is after it.
    #[inline]
    fn join_into<const W: usize>(&mut self, graph: &mut Graph<W>, event: EventId, next: EventId) {
        let before = graph.event(event).rows.before;
        for after in graph.live.without(event).iter() {
            let row = graph.event(after).rows.before;
            if row.contains(next) && !before.is_subset(&row) {
                self.save(after, row);
                graph.event_mut(after).rows.before = row | before;
            }
        }
    }

    /// Computes the stale rows anew, but for one event whose source is not known.
    fn rebuild<O: LocalOrder<W>, const W: usize>(&mut self, graph: &mut Graph<W>, stale: Row<W>, except: EventId) {
        for event in stale.iter() {
            let row = graph.event(event).rows.before;
            self.save(event, row);
            graph.event_mut(event).rows.before = Row::single(event);
        }
        loop {
            let mut changed = false;
            for position in graph.order_base..graph.order.len() {
                let event = graph.order[position].event;
                if event == except || !stale.contains(event) {
                    continue;
                }
                let this = graph.event(event);
                let old = this.rows.before;
                let mut row = old | step::<O, W>(graph, this, this.rows.local, |earlier| graph.event(earlier).rows.before);
                if this.is_read() {
                    if let Some(source) = this.rf.some() {
                        let local = O::local_by_source(graph, this);
                        row |= step::<O, W>(graph, this, local, |earlier| graph.event(earlier).rows.before);
                        if graph.event(source).thread != this.thread {
                            row |= graph.event(source).rows.before;
                        }
                    }
                    if this.kind == Kind::Update
                        && let Some(write) = graph.exclusive_of(event)
                        && O::is_unit(graph.event(write))
                    {
                        row |= graph.event(write).rows.before;
                    }
                } else if this.is_write() && graph.location(this.location).writes.contains(event) {
                    if let Some(place) = this.co_before.some() {
                        row |= graph.event(place).rows.before;
                    }
                    for reader in before_overwritten::<O, W>(graph, this).without(event).iter() {
                        row |= graph.event(reader).rows.before;
                    }
                }
                changed |= row != old;
                graph.event_mut(event).rows.before = row;
            }
            if !changed {
                break;
            }
        }
    }

    /// A write that is one operation with its read has its place: does that come after the read in yet another way?
    fn is_cyclic_unit<const W: usize>(&self, graph: &Graph<W>, write: EventId) -> bool {
        let (this, update) = (graph.event(write), graph.update_of(write));
        let place = this.co_before.some().map_or(Row::default(), Row::single);
        let before = (this.rows.local | place | graph.readers(this.location, this.co_before)).without(update).without(write);
        before.iter().any(|earlier| graph.event(earlier).rows.before.contains(update))
    }
}

/// The reads that come before a write because of its place in co.
#[inline]
fn before_overwritten<L: LocalOrder<W>, const W: usize>(graph: &Graph<W>, write: &Event<W>) -> Row<W> {
    if L::READS_COME_BEFORE { graph.readers(write.location, write.co_before) } else { Row::default() }
}

/// The union of the rows, as given, of all members of `local`, walking back from the event so that most members are already covered.
#[inline]
fn close<const W: usize>(graph: &Graph<W>, event: &Event<W>, local: Row<W>, row: impl Fn(EventId) -> Row<W>) -> Row<W> {
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
fn step<L: LocalOrder<W>, const W: usize>(graph: &Graph<W>, event: &Event<W>, local: Row<W>, row: impl Fn(EventId) -> Row<W>) -> Row<W> {
    if L::HAS_UNITS { local.iter().fold(Row::default(), |all, earlier| all | row(earlier)) } else { close(graph, event, local, row) }
}

#[inline]
fn close_by_rows<const W: usize>(graph: &Graph<W>, event: &Event<W>, local: Row<W>) -> Row<W> {
    close(graph, event, local, |earlier| graph.event(earlier).rows.before)
}

#[inline]
fn close_by_fixed<const W: usize>(graph: &Graph<W>, event: &Event<W>, local: Row<W>) -> Row<W> {
    close(graph, event, local, |earlier| graph.event(earlier).rows.fixed)
}

impl<L: LocalOrder<W> + 'static, const W: usize> Model<W> for GlobalOrder<L> {
    #[inline(always)]
    fn facts(&self) -> Facts {
        Facts { holes: L::HOLES, races: L::RACES, ..Facts::USUAL }
    }

    fn preserved(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        L::preserved(graph, graph.event(event)) | graph.event(event).sync
    }
    fn needed_to_issue(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        L::needed_to_issue(graph, graph.event(event)) | graph.event(event).sync
    }

    #[inline]
    fn open(&mut self, graph: &mut Graph<W>, event: EventId) {
        let this = graph.event(event);
        let local = L::local(graph, this) | this.sync;
        let before = close_by_rows(graph, this, local).with(event);
        let fixed = if L::KEEPS_FIXED { close_by_fixed(graph, this, local).with(event) } else { Row::default() };
        let rows = &mut graph.event_mut(event).rows;
        (rows.local, rows.before) = (local, before);
        if L::KEEPS_FIXED {
            rows.fixed = fixed;
        }
    }

    #[inline]
    fn sees(&self, graph: &Graph<W>, event: EventId, write: EventId) -> bool {
        let this = graph.event(event);
        if !L::READS_COME_BEFORE {
            let is_before = this.is_write() && this.rows.before.contains(write);
            return is_before || graph.event(write).readers.with(write).intersects(&this.prefix);
        }
        this.rows.before.contains(write) || graph.event(write).readers.with(write).intersects(&this.po)
    }

    /// What its source adds to a read that nothing follows comes before the source, too: it cannot be co-after the source.
    fn candidates_are_exact(&self, _: &Graph<W>) -> bool {
        true
    }

    #[inline]
    fn read(&mut self, graph: &mut Graph<W>, read: EventId) -> bool {
        let this = graph.event(read);
        let (row, next) = (this.rows.before, graph.co_after(this.location, this.rf));
        if let Some(source) = this.rf.some() {
            self.save(read, row);
            let mut more = close_by_rows(graph, this, L::local_by_source(graph, this));
            if graph.event(source).thread != this.thread {
                more |= graph.event(source).rows.before;
            }
            graph.event_mut(read).rows.before = row | more;
            self.sourced(graph, read);
        }
        !L::READS_COME_BEFORE || self.precede(graph, read, next)
    }

    #[inline]
    fn place(&mut self, graph: &mut Graph<W>, write: EventId) -> bool {
        let this = graph.event(write);
        let (place, next, this_readers) = (this.co_before, this.co_after, this.readers);
        let mut row = this.rows.before;
        self.save(write, row);
        if let Some(place) = place.some() {
            row |= graph.event(place).rows.before;
        }
        for reader in before_overwritten::<L, W>(graph, this).without(write).iter() {
            row |= graph.event(reader).rows.before;
        }
        if L::is_unit(this) && self.is_cyclic_unit(graph, write) {
            return false;
        }
        graph.event_mut(write).rows.before = row;
        if L::is_unit(graph.event(write)) {
            let update = graph.update_of(write);
            self.join_into(graph, write, update);
        }
        // Reads of its own thread may have taken an issued write before it got its place.
        let readers = if L::HOLES { this_readers } else { Row::default() };
        self.precede(graph, write, next) && readers.iter().all(|reader| self.precede(graph, reader, next))
    }

    /// A row has everything on the way to its event, so it is still right if all of that is still there and as it was.
    fn cut(&mut self, graph: &mut Graph<W>, write: EventId, read: EventId) {
        let unchanged = graph.live.without(write) - read.some().map_or(Row::default(), Row::single);
        let stale =
            graph.live.iter().filter(|&event| !graph.event(event).rows.before.is_subset(&unchanged)).fold(Row::default(), Row::with);
        self.rebuild::<L, W>(graph, stale, read);
        if let Some(read) = read.some() {
            self.open(graph, read);
        }
    }

    fn mark(&self) -> usize {
        self.log.len()
    }

    #[inline]
    fn undo(&mut self, graph: &mut Graph<W>, mark: usize) {
        while self.log.len() > mark {
            if let Some(event) = self.log.pop() {
                let start = self.old.len() - W;
                let mut row = [0; W];
                row.copy_from_slice(&self.old[start..]);
                self.old.truncate(start);
                graph.event_mut(event).rows.before = Row::from_words(row);
            }
        }
    }

    fn happens_before(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        if L::HOLES { preserved_before(self, graph, event) } else { graph.event(event).prefix }
    }
    #[inline]
    fn seen_by(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        if !L::REORDERS_WRITES {
            return graph.event(event).prefix;
        }
        // A read may have taken what its own thread writes before others see it: only writes tell what was seen elsewhere.
        let elsewhere = if L::KEEPS_FIXED { graph.event(event).rows.fixed & graph.writes } else { Row::default() };
        seen_in_thread(graph, event) | elsewhere
    }
}

/// The order without co, in general: in the order of insertion, again and again, until nothing is new.
fn fixed_step_by_step<L: LocalOrder<W>, const W: usize>(graph: &Graph<W>, members: Row<W>, before: &mut [Row<W>]) {
    members.iter().for_each(|event| before[event.index()] = Row::single(event));
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for event in graph.order().iter().map(|item| item.event).filter(|&event| members.contains(event)) {
            let this = graph.event(event);
            let old = before[event.index()];
            let local = if this.is_read() { this.rows.local | L::local_by_source(graph, this) } else { this.rows.local };
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

impl<L: LocalOrder<W> + 'static, const W: usize> Rearranging<W> for GlobalOrder<L> {
    type Nodes = Row<W>;
    #[inline]
    fn sourced(&mut self, graph: &mut Graph<W>, read: EventId) {
        let this = graph.event(read);
        if let Some(source) = this.rf.some().filter(|_| L::KEEPS_FIXED) {
            let mut fixed = this.rows.fixed | close_by_fixed(graph, this, L::local_by_source(graph, this));
            if graph.event(source).thread != this.thread {
                fixed |= graph.event(source).rows.fixed;
            }
            graph.event_mut(read).rows.fixed = fixed;
        }
    }

    fn copied(&self) -> Box<dyn Rearranging<W, Nodes = Row<W>>> {
        Box::new(self.clone())
    }

    fn fixed(&self, graph: &Graph<W>, members: Row<W>, before: &mut [Row<W>]) -> Option<Row<W>> {
        if L::KEEPS_ALL {
            members.iter().for_each(|event| before[event.index()] = graph.event(event).prefix);
            return Some(members);
        }
        if L::KEEPS_FIXED {
            members.iter().for_each(|event| before[event.index()] = graph.event(event).rows.fixed & members);
            return Some(members);
        }
        if L::HAS_UNITS {
            fixed_step_by_step::<L, W>(graph, members, before);
            return Some(members);
        }
        partial_co::in_order(graph, members, |event| {
            let this = graph.event(event);
            let mut row = close(graph, this, this.rows.local, |earlier| before[earlier.index()]).with(event);
            if let Some(source) = this.rf.some().filter(|&source| graph.event(source).thread != this.thread) {
                row |= before[source.index()];
            }
            before[event.index()] = row;
        });
        Some(members)
    }

    fn links(&self, graph: &Graph<W>, _: Row<W>, writes: Row<W>, traces: Row<W>) -> Links<Row<W>> {
        let units = writes.iter().filter(|&write| L::is_unit(graph.event(write)));
        let to = units.fold(writes, |to, write| to.with(graph.update_of(write)));
        Links::single(if L::READS_COME_BEFORE { traces } else { traces & graph.writes }, to)
    }

    fn rearranged(&mut self, graph: &mut Graph<W>, before: &[Row<W>]) {
        for event in graph.live.iter() {
            let row = graph.event(event).rows.before;
            if row != before[event.index()] {
                self.save(event, row);
                graph.event_mut(event).rows.before = before[event.index()];
            }
        }
    }
}

impl Guide<1> for GlobalOrder<Sc> {
    const HOLES: bool = false;
    type Arranged = Erased<false, 1>;
    fn arranged(self) -> Erased<false, 1> {
        Erased::arranged_from(&self)
    }
}

impl Guide<1> for GlobalOrder<Tso> {
    const HOLES: bool = false;
    type Arranged = Erased<false, 1>;
    fn arranged(self) -> Erased<false, 1> {
        Erased::arranged_from(&self)
    }
}

impl<L: LocalOrder<W> + 'static, const W: usize> Overtaking<W> for GlobalOrder<L> {}
impl<L: LocalOrder<W> + 'static, const W: usize> OneCoOfMany<W> for GlobalOrder<L> {}
