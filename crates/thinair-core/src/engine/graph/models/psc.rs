//! RC11's order on SC accesses and fences: `acyclic(psc)`.
//!
//! The graph keeps hb as predecessor rows, so everything is computed towards predecessors: for an SC event b, all SC events a with (a, b) in psc. All ends
//! of paths to b are followed at once, so that this is linear in what happens before b. Only accesses and fences are events to the model: a choice, a join or an
//! allocation is on no path.
//!
//! An event that nothing follows but by co and fr adds only paths that leave it by these: from the SC events before it to those behind the later writes of
//! its location. Mostly one of the two sets is empty; otherwise a search goes back from the first to the second ([`stays_acyclic`]); where threads
//! have no holes, from what is kept ([`psc_rows`](super::psc_rows)). Where events come in
//! before others of their thread, everything is searched ([`acyclic`]).

use crate::engine::graph::co::partial_co::{self, Links};
use crate::engine::graph::store::event::EventId;
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;

/// An event that no write follows in co closes no cycle, nor does any with less than two SC events.
#[inline]
pub fn may_skip<const W: usize>(graph: &Graph<W>, event: EventId) -> bool {
    graph.sc.is_empty() || next_write(graph, event).is_none() || graph.sc.count() < 2
}

/// The first write that is after the event by co or fr.
#[inline]
fn next_write<const W: usize>(graph: &Graph<W>, event: EventId) -> EventId {
    let this = graph.event(event);
    if this.is_read() { graph.co_after(this.location, this.rf) } else { this.co_after }
}

/// Is psc still acyclic, now that this event has its source or its place? It must have been before, and nothing may follow the event but by co and fr, or a read
/// of it that nothing follows and that is asked about next.
pub fn stays_acyclic<const W: usize>(graph: &Graph<W>, event: EventId) -> bool {
    let search = Search::new(graph);
    let Some(added) = search.added(event) else { return true };
    let Added { access, fences, ends, ends_for_fences } = added;
    let mut before = |event| search.predecessors(event);
    !leads_back(access, ends, &mut before) && !leads_back(fences, ends | ends_for_fences, &mut before)
}

/// Does psc lead from one of `ends` to one of `starts`, or are they the same? `before` tells what comes directly before an event.
pub fn leads_back<const W: usize>(starts: Row<W>, ends: Row<W>, before: &mut impl FnMut(EventId) -> Row<W>) -> bool {
    let (mut seen, mut left) = (starts, starts);
    loop {
        if seen.intersects(&ends) {
            return true;
        }
        let Some(next) = left.first() else { return false };
        left.remove(next);
        let new = before(next) - seen;
        seen |= new;
        left |= new;
    }
}

/// Does the event, of which [`stays_acyclic`] may be asked, add anything to psc?
pub fn adds<const W: usize>(graph: &Graph<W>, event: EventId) -> bool {
    Search::new(graph).added(event).is_some()
}

/// The part of psc that has nothing to do with co, closed: for each SC event among the members, what comes before it, itself included. Returns these events.
pub fn fixed<const W: usize>(graph: &Graph<W>, members: Row<W>, before: &mut [Row<W>]) -> Row<W> {
    let search = Search::among(graph, members);
    let sc = graph.sc & members;
    // By event: what is before it by scb; and by sb to another location, then hb.
    let mut scb = vec![Row::default(); before.len()];
    let mut reach = vec![Row::default(); before.len()];
    let relevant = search.hb_of_all(sc) & members;
    partial_co::in_order(graph, relevant, |event| {
        let this = graph.event(event);
        let hb = this.rows.hb;
        let mut left = hb.without(event);
        let previous = graph.predecessor(this.thread, this.index);
        if let Some(previous) = previous.some() {
            reach[event.index()] = reach[previous.index()];
            left -= search.hb(previous).without(previous);
        }
        for earlier in (left & search.events).iter() {
            reach[event.index()] |= search.sb_other(earlier);
        }
        if !search.events.contains(event) {
            return;
        }
        let same = search.same_location(event);
        let own = &graph.thread(this.thread).events[..this.index as usize];
        let middle = own.iter().rev().find(|&&earlier| search.events.contains(earlier) && !same.contains(earlier));
        scb[event.index()] = search.sb(event) | hb.without(event) & same | middle.map_or(Row::default(), |middle| reach[middle.index()]);
        if sc.contains(event) {
            let is_fence = search.fences.contains(event);
            let through = if is_fence { hb.iter().fold(Row::default(), |all, end| all | scb[end.index()]) } else { scb[event.index()] };
            let mut left = through & sc;
            if !search.fences.is_empty() {
                left |= search.hb_of_all(through) & search.fences;
            }
            if is_fence {
                let sources = (hb & graph.reads).iter().filter_map(|read| graph.event(read).rf.some());
                let sources = sources.fold(Row::default(), Row::with);
                left |= (hb.without(event) | search.hb_of_all(sources)) & search.fences;
            }
            let mut row = Row::single(event);
            while let Some(earlier) = left.first() {
                row |= before[earlier.index()].with(earlier);
                left -= row;
            }
            before[event.index()] = row;
        }
    });
    sc
}

/// The paths that are added to psc if a block comes before another one: from the SC events among its writes and their readers, and from the SC fences before
/// these, to the SC writes of the other, and to the SC fences behind these; from fences also to those behind the readers.
pub fn links<const W: usize>(graph: &Graph<W>, members: Row<W>, writes: Row<W>, traces: Row<W>) -> Links<Row<W>> {
    let search = Search::among(graph, members);
    if search.fences.is_empty() {
        return Links::single(traces & graph.sc, writes & graph.sc);
    }
    let fences = search.hb_of_all(traces) & search.fences;
    let none = Row::default();
    Links {
        from: [traces & graph.sc | fences, fences, none],
        to: [writes & graph.sc | search.fences_after(writes), search.fences_after(traces), none],
    }
}

pub fn acyclic<const W: usize>(graph: &Graph<W>) -> bool {
    let search = Search::new(graph);
    let mut done = Row::default();
    let mut path = Row::default();
    graph.sc.iter().all(|event| search.no_cycle(event, &mut path, &mut done))
}

pub struct Search<'a, const W: usize> {
    graph: &'a Graph<W>,
    /// All accesses and fences.
    events: Row<W>,
    fences: Row<W>,
}

/// The paths that an event adds to psc: from where to where.
pub struct Added<const W: usize> {
    /// The event itself, if it is SC, and the SC fences before it.
    pub access: Row<W>,
    pub fences: Row<W>,
    /// Behind the later writes; and what only fences reach, behind reads of them.
    pub ends: Row<W>,
    pub ends_for_fences: Row<W>,
}

/// What leads to some events: by co and fr to the writes among them, and by eco.
#[derive(Default)]
struct Communicated<const W: usize> {
    to_writes: Row<W>,
    eco: Row<W>,
}

impl<'a, const W: usize> Search<'a, W> {
    pub fn new(graph: &'a Graph<W>) -> Self {
        Self::among(graph, graph.live)
    }

    /// Knows only the fences among these events.
    fn among(graph: &'a Graph<W>, members: Row<W>) -> Self {
        Search { graph, events: graph.reads | graph.writes | graph.fences, fences: graph.fences & graph.sc & members }
    }

    fn hb(&self, event: EventId) -> Row<W> {
        self.graph.event(event).rows.hb
    }

    fn sb(&self, event: EventId) -> Row<W> {
        self.graph.event(event).po & self.events
    }

    /// What the event adds, if anything. Other eco edges than those that begin with it were there before: co is total.
    pub fn added(&self, event: EventId) -> Option<Added<W>> {
        let access = if self.graph.sc.contains(event) { Row::single(event) } else { Row::default() };
        let fences = self.hb(event) & self.fences;
        if (access | fences).is_empty() {
            return None;
        }
        let (mut later, mut readers) = (Row::default(), Row::default());
        let mut at = next_write(self.graph, event);
        while let Some(write) = at.some() {
            later.insert(write);
            readers |= self.graph.event(write).readers;
            at = self.graph.event(write).co_after;
        }
        let ends = later & self.graph.sc | self.fences_after(later);
        let ends_for_fences = if fences.is_empty() { Row::default() } else { self.fences_after(readers) };
        let nothing = (ends | ends_for_fences).is_empty();
        (!nothing).then_some(Added { access, fences, ends, ends_for_fences })
    }

    /// The SC fences that one of these events happens before.
    fn fences_after(&self, events: Row<W>) -> Row<W> {
        self.fences.iter().filter(|&fence| self.hb(fence).intersects(&events)).fold(Row::default(), Row::with)
    }

    /// The events before by sb to another location.
    fn sb_other(&self, event: EventId) -> Row<W> {
        self.sb(event) - self.same_location(event)
    }

    /// The accesses of the location of an event.
    fn same_location(&self, event: EventId) -> Row<W> {
        let this = self.graph.event(event);
        if this.is_read() || this.is_write() {
            let location = self.graph.location(this.location);
            location.reads | location.writes
        } else {
            Row::default()
        }
    }

    /// What leads to these events by co, fr and eco = rf | co; rf? | fr; rf?, location by location: each write that is co-before one of them, with its readers.
    fn communicated(&self, ends: Row<W>) -> Communicated<W> {
        let mut all = Communicated::default();
        let mut left = ends & (self.graph.reads | self.graph.writes);
        while let Some(event) = left.first() {
            left.remove(event);
            let location = self.graph.location(self.graph.event(event).location);
            left -= location.reads | location.writes;
            let (mut below_write, mut below) = (false, false);
            let mut at = location.co_last;
            while let Some(write) = at.some() {
                let this = self.graph.event(write);
                let both = this.readers.with(write);
                let read = this.readers.intersects(&ends);
                if below_write {
                    all.to_writes |= both;
                }
                if below {
                    all.eco |= both;
                } else if read {
                    all.eco.insert(write);
                }
                below_write |= ends.contains(write);
                below |= read || ends.contains(write);
                at = this.co_before;
            }
            if below_write {
                all.to_writes |= location.initial_readers;
            }
            if below {
                all.eco |= location.initial_readers;
            }
        }
        all
    }

    /// Predecessors of one of these events by scb = sb | sb to another location; hb; sb to another location | hb to the same location | co | fr; these last two
    /// are given.
    fn scb(&self, ends: Row<W>, to_writes: Row<W>) -> Row<W> {
        let mut all = to_writes;
        let mut middle = Row::default();
        for end in (ends & self.events).iter() {
            let same = self.same_location(end);
            let sb = self.sb(end);
            all |= sb | self.hb(end).without(end) & same;
            middle |= sb - same;
        }
        let before = middle.iter().fold(Row::default(), |all, event| all | self.hb(event).without(event));
        (before & self.events).iter().fold(all, |all, event| all | self.sb_other(event))
    }

    fn hb_of_all(&self, events: Row<W>) -> Row<W> {
        events.iter().fold(Row::default(), |all, event| all | self.hb(event))
    }

    /// Events from which psc leads to this one: all from which it does in one step, but for those that come before a fence that is among these. For threads without holes, where
    /// what happens before an event happens before all that follows it in its thread.
    pub fn leading_to(&self, event: EventId) -> Row<W> {
        if self.fences.contains(event) { self.leading_to_fence(event) } else { self.leading_to_access(event) }
    }

    /// By hb; by scb, then hb; by hb, eco and hb.
    fn leading_to_fence(&self, fence: EventId) -> Row<W> {
        let hb = self.hb(fence).without(fence);
        let known = (hb & self.fences).iter().fold(Row::default(), |all, earlier| all | self.hb(earlier));
        let Communicated { to_writes, eco } = self.communicated(hb - known);
        let all = hb & self.fences | to_writes & self.graph.sc | self.hb_of_all(eco - hb) & self.fences;
        let may_lead_on = (hb & self.graph.sc) - self.fences - all;
        // Nearly all accesses do: something of their own thread follows them, and happens before the fence.
        let leads_on = |&access: &EventId| {
            self.leads_on_in_thread(access, hb.with(fence), Row::default())
                || (self.same_location(access) & hb).without(access).iter().any(|later| self.hb(later).contains(access))
        };
        may_lead_on.iter().filter(leads_on).fold(all, Row::with)
    }

    /// By hb?, from fences, and scb.
    fn leading_to_access(&self, access: EventId) -> Row<W> {
        let (same, this) = (self.same_location(access), self.graph.event(access));
        let own = &self.graph.thread(this.thread).events[..this.index as usize];
        let hb = self.hb(access).without(access);
        let to_writes = self.communicated(Row::single(access)).to_writes;
        let before_by_hb = own.iter().rev().find(|&&earlier| self.events.contains(earlier)).map_or(Row::default(), |&last| self.hb(last));
        let mut all = (this.po | hb & same | to_writes) & self.graph.sc;
        if !self.fences.is_empty() {
            all |= (before_by_hb | self.hb_of_all((hb & same | to_writes) - before_by_hb)) & self.fences;
        }
        let may_lead_on = (hb & self.graph.sc) - self.fences - all;
        if may_lead_on.is_empty() {
            return all;
        }
        let middle = own.iter().rev().find(|&&earlier| self.events.contains(earlier) && !same.contains(earlier));
        let reached = middle.map_or(Row::default(), |&middle| self.hb(middle).without(middle));
        let leads_on = |&first: &EventId| self.leads_on_in_thread(first, reached, self.same_location(first));
        may_lead_on.iter().filter(leads_on).fold(all, Row::with)
    }

    /// Is one of these, but not of those, later in the thread of an event?
    fn leads_on_in_thread(&self, event: EventId, these: Row<W>, but_not: Row<W>) -> bool {
        let this = self.graph.event(event);
        let later = &self.graph.thread(this.thread).events[this.index as usize + 1..];
        let these = (these & self.events) - but_not;
        later.iter().any(|&later| these.contains(later))
    }

    /// Predecessors by psc.
    fn predecessors(&self, event: EventId) -> Row<W> {
        self.predecessors_by(event, |ends| self.communicated(ends))
    }

    /// The same as far as it has nothing to do with co.
    pub fn fixed_predecessors(&self, event: EventId) -> Row<W> {
        let sources = |ends: Row<W>| (ends & self.graph.reads).iter().filter_map(|read| self.graph.event(read).rf.some());
        self.predecessors_by(event, |ends| Communicated { to_writes: Row::default(), eco: sources(ends).fold(Row::default(), Row::with) })
    }

    fn predecessors_by(&self, event: EventId, communicated: impl FnOnce(Row<W>) -> Communicated<W>) -> Row<W> {
        let fence = self.fences.contains(event);
        let hb = self.hb(event);
        let ends = if fence { hb } else { Row::single(event) };
        let communicated = communicated(ends);
        let through = self.scb(ends, communicated.to_writes);
        let mut all = through & self.graph.sc | self.hb_of_all(through) & self.fences;
        if fence {
            all |= (hb.without(event) | self.hb_of_all(communicated.eco)) & self.fences;
        }
        all
    }

    fn no_cycle(&self, event: EventId, path: &mut Row<W>, done: &mut Row<W>) -> bool {
        if done.contains(event) {
            return true;
        }
        if path.contains(event) {
            return false;
        }
        path.insert(event);
        let fine = self.predecessors(event).iter().all(|before| self.no_cycle(before, path, done));
        path.remove(event);
        done.insert(event);
        fine
    }
}
