//! Which reads a new write may revisit: the canonical extension.
//!
//! A backward revisit is taken only from the one graph in which everything that it deletes stands as the canonical extension would have put it
//! (the *maximal* extension of TruSt, POPL 2022, section 3; docs/exploration.md). Then each result has one parent, and no set of visited graphs is needed. There are two forms of the test:
//! [`Scan`], one backward pass for all reads, which leaves some of them undecided in models with holes; and [`item_by_item`], which follows the specification to
//! the letter. The feature `invariants` compares the two.

use super::explore::Explorer;
use super::frame::Cut;
use crate::engine::graph::co::forced::Blocks;
use crate::engine::graph::models::candidate::ExclusiveWrite;
use crate::engine::graph::models::{CanonicalRead, Facts, Guide, Members, Overtaking, overtaking};
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::engine::graph::store::graph::{Graph, Item};
use crate::engine::graph::store::row::Row;
use crate::machine::action::ActionKind;
use crate::machine::executor::Executor;

/// What a write needs in order to be committed, itself aside.
#[derive(Clone, Copy)]
pub struct Needed<const W: usize> {
    pub committed: Row<W>,
    /// Writes of which at least the issue is needed, or that must be announced.
    pub issued: Row<W>,
}

impl<const W: usize> Needed<W> {
    #[inline]
    pub fn keeps(&self, item: Item) -> bool {
        self.committed.contains(item.event) || item.issue_only && self.issued.contains(item.event)
    }
}

/// The prefix of an event.
pub fn prefix<M: Guide<W>, const W: usize, const D: bool>(explorer: &mut Explorer<'_, M, W, D>, event: EventId) -> Needed<W> {
    if !M::HOLES {
        let committed = explorer.graph.needs(event).without(event);
        return Needed { committed, issued: Row::default() };
    }
    if explorer.rules.merges_symmetric { prefix_with_twins(explorer, event) } else { prefix_with_holes::<M, W, D, false>(explorer, event) }
}

#[cold]
fn prefix_with_twins<M: Guide<W>, const W: usize, const D: bool>(explorer: &mut Explorer<'_, M, W, D>, event: EventId) -> Needed<W> {
    prefix_with_holes::<M, W, D, true>(explorer, event)
}

/// With holes: the prefix of an event. Without `TWINS`, no event follows another, which is so nearly always: it is asked once, not for each event.
#[inline(always)]
fn prefix_with_holes<M: Guide<W>, const W: usize, const D: bool, const TWINS: bool>(
    explorer: &mut Explorer<'_, M, W, D>,
    event: EventId,
) -> Needed<W> {
    let (mut committed, mut issued) = (Row::default(), Row::default());
    let (mut to_commit, mut to_issue) = (Row::single(event), Row::default());
    // Reads whose values nothing that is needed depends on, as far as is known.
    let mut valueless = Row::default();
    let mut all_whole = true;
    loop {
        while let Some(next) = to_commit.last() {
            let this = explorer.graph.event(next);
            if this.prefix_is_closed {
                committed |= this.prefix;
                to_commit -= committed;
                continue;
            }
            committed.insert(next);
            if let Some(source) = this.rf.some()
                && explorer.graph.event(source).thread == this.thread
            {
                if explorer.model.facts().announces && may_go_without_value(&explorer.graph, next) {
                    valueless.insert(next);
                } else {
                    to_issue.insert(source);
                }
            }
            let (mut needed, is_whole) = (this.prefix, this.po.count() == this.index);
            if needed.is_empty() {
                needed = needed_in_its_thread(explorer, next).with(next);
                if TWINS {
                    needed |= explorer.followed_step(next);
                }
                all_whole &= is_whole;
                if is_whole {
                    explorer.graph.event_mut(next).prefix = needed;
                }
            }
            to_commit = (to_commit | needed) - committed;
        }
        // Whoever is committed has all that its issue needs.
        to_issue -= committed | issued;
        if explorer.model.facts().announces && to_issue.is_empty() && !valueless.is_empty() {
            let valued = valueless & depended_on(explorer, committed | issued);
            to_issue = sources(&explorer.graph, valued) - (committed | issued);
            valueless -= valued;
        }
        let Some(next) = to_issue.first() else {
            if explorer.model.facts().announces && !valueless.is_empty() {
                issued |= sources(&explorer.graph, valueless) - committed;
            }
            let this = explorer.graph.event_mut(event);
            if all_whole && issued.is_empty() && this.is_write() {
                (this.prefix, this.prefix_is_closed) = (committed, true);
            }
            return Needed { committed: committed.without(event), issued: (issued - committed).without(event) };
        };
        issued.insert(next);
        to_commit = (explorer.model.needed_to_issue(&explorer.graph, next) | kept_with(&explorer.graph, next)) - committed;
    }
}

/// The prefix of the read of a read-modify-write whose write may have yet to come.
pub fn prefix_of_update<M: Guide<W>, const W: usize, const D: bool>(explorer: &mut Explorer<'_, M, W, D>, update: EventId) -> Needed<W> {
    let needed = prefix(explorer, update);
    // Its write may be part of what it needs itself.
    if M::HOLES {
        explorer.graph.event_mut(update).prefix = Row::default();
    }
    needed
}

/// Is this, which reads a write of its own thread, an acquire read that what follows needs for the sake of order alone?
fn may_go_without_value<const W: usize>(graph: &Graph<W>, read: EventId) -> bool {
    let this = graph.event(read);
    this.order.acquires() && !this.origin.exclusive_read && this.rf.some().is_some_and(|source| graph.event(source).kind == Kind::Write)
}

/// What these events depend on, by address, data or control.
#[cold]
fn depended_on<M: Guide<W>, const W: usize, const D: bool>(explorer: &Explorer<'_, M, W, D>, events: Row<W>) -> Row<W> {
    events.iter().fold(Row::default(), |all, event| all | explorer.model.needed_to_issue(&explorer.graph, event))
}

#[cold]
fn sources<const W: usize>(graph: &Graph<W>, reads: Row<W>) -> Row<W> {
    reads.iter().filter_map(|read| graph.event(read).rf.some()).fold(Row::default(), Row::with)
}

/// What is kept with every event: the choices that its thread made, since what it does may depend on them, the threads that it joined, the objects that
/// it allocated, and the fences before it, which need nothing themselves. (A free is not needed by anything.)
fn kept_with<const W: usize>(graph: &Graph<W>, event: EventId) -> Row<W> {
    let po = graph.event(event).po;
    let frees = (po & graph.others).iter().filter(|&other| graph.event(other).kind == Kind::Free).fold(Row::default(), Row::with);
    po & ((graph.choices | graph.fences | graph.others) - frees)
}

/// The part of [`needed_directly`] that is known before a read has a source, and whichever it gets.
#[inline(never)]
pub fn needed_from_any_source<M: Guide<W>, const W: usize, const D: bool>(explorer: &Explorer<'_, M, W, D>, event: EventId) -> Row<W> {
    let graph = &explorer.graph;
    let this = graph.event(event);
    if !this.is_read() {
        return needed_directly(explorer, event);
    }
    let needed = explorer.model.preserved(graph, event) | kept_with(graph, event);
    // What comes before a write of the thread itself is not needed by a read of that.
    let keeps_location = explorer.model.facts().reads_keep_locations && writes_to(graph, this.location, this.po).is_empty();
    if keeps_location { needed | this.po & graph.location(this.location).reads } else { needed }
}

/// What must be committed before an event is; a read needs the issue of a write of its own thread besides. All that this hangs on is itself among what is
/// needed, so it stays as it is as long as the event has the same source, and is committed, even if there are holes before it. If there are any when it is first asked for, one does
/// not know which reads the addresses there depend on.
pub fn needed_directly<M: Guide<W>, const W: usize, const D: bool>(explorer: &Explorer<'_, M, W, D>, event: EventId) -> Row<W> {
    let needed = needed_in_its_thread(explorer, event);
    if explorer.rules.merges_symmetric { needed | explorer.followed_step(event) } else { needed }
}

/// As [`needed_directly`], what it follows aside: what comes before it in its thread, and the source of a read.
#[inline(always)]
fn needed_in_its_thread<M: Guide<W>, const W: usize, const D: bool>(explorer: &Explorer<'_, M, W, D>, event: EventId) -> Row<W> {
    let graph = &explorer.graph;
    let this = graph.event(event);
    let mut commits = explorer.model.preserved(graph, event) | kept_with(graph, event);
    if !this.is_read() && !this.is_write() {
        return commits;
    }
    if explorer.model.facts().overtakes && this.is_write() {
        // The write of a read-modify-write goes right after what its read reads.
        if this.kind == Kind::Exclusive
            && let Some(source) = graph.update_of(event).some().and_then(|update| graph.event(update).rf.some())
        {
            commits.insert(source);
        }
        return commits;
    }
    let mut same_location = this.po & (graph.location(this.location).reads | writes_to(graph, this.location, this.po));
    if !explorer.model.facts().reads_keep_locations {
        same_location &= graph.writes;
    }
    if this.is_read()
        && let Some(source) = this.rf.some()
    {
        let write = graph.event(source);
        if write.thread == this.thread {
            same_location -= write.po.with(source);
        } else {
            commits.insert(source);
        }
    }
    commits | same_location
}

/// The writes to a location among `among`, issued ones included.
fn writes_to<const W: usize>(graph: &Graph<W>, location: LocationId, among: Row<W>) -> Row<W> {
    (among & graph.writes).iter().filter(|&write| graph.event(write).location == location).fold(Row::default(), Row::with)
}

/// The reads that `write`, the last event, may revisit.
pub fn revisits<M: Guide<W>, const W: usize, const D: bool>(explorer: &mut Explorer<'_, M, W, D>, write: EventId) -> Row<W> {
    let location = explorer.graph.event(write).location;
    let candidates = explorer.graph.location(location).reads;
    if candidates.is_empty() {
        return candidates;
    }
    let needed = prefix(explorer, write);
    let candidates = candidates - needed.committed;
    if candidates.is_empty() {
        return candidates;
    }
    if M::HOLES {
        let hit = explorer.scene().torn_from_rival(needed.committed, candidates);
        hit.into_iter().for_each(|hit| explorer.note_bound(hit));
    }
    let Some(scan) = Scan::new(&explorer.graph, &explorer.model, write, &needed) else { return Row::default() };
    #[cfg(feature = "invariants")]
    let high = scan.high;
    let Found { mut reads, undecided } = scan.run(candidates);
    #[cfg(feature = "invariants")]
    {
        // The scan leaves out what a rival read-modify-write makes inconsistent.
        let specified = item_by_item(explorer, write, candidates - undecided, &needed);
        let specified = specified.iter().filter(|&read| explorer.graph.event(read).stamp <= high);
        assert_eq!(reads, specified.fold(Row::default(), Row::with), "the scan and the specification differ");
    }
    if !undecided.is_empty() {
        reads |= item_by_item(explorer, write, undecided, &needed);
    }
    reads
}

/// What a pass has found.
struct Found<const W: usize> {
    /// These can be revisited.
    reads: Row<W>,
    /// Of these the pass cannot tell.
    undecided: Row<W>,
}

/// One pass from the newest event back to the oldest read that could be revisited. A read is revisited iff its stamp is in `(low, high]`
/// when the pass reaches it.
///
/// In models with holes it goes as far as the order of insertion has each thread in program order, and no write whose issue and commit are apart.
struct Scan<'a, M: Guide<W>, const W: usize> {
    graph: &'a Graph<W>,
    model: &'a M,
    /// What the write needs, and the write itself.
    needed: Row<W>,
    low: u32,
    high: u32,
    /// Did the pass come to an event of which it cannot tell whether it stands canonically?
    undecided: bool,
}

impl<M: Guide<W>, const W: usize> Clone for Scan<'_, M, W> {
    fn clone(&self) -> Self {
        Scan { ..*self }
    }
}

/// As [`is_hopeless`], from what can be said without a look at co. `false`: it may be all the same.
pub fn is_plainly_hopeless<M: Guide<W>, const W: usize, const D: bool>(explorer: &Explorer<'_, M, W, D>, update: EventId) -> bool {
    let Explorer { graph, model, cuts, .. } = explorer;
    let this = graph.event(update);
    let Some(rival) = rival(graph, this.location, this.rf) else { return false };
    let needed = graph.needs(update);
    needed.contains(rival) || Scan { graph, model, needed, low: 0, high: graph.event(rival).stamp, undecided: false }.would_close(cuts)
}

/// The read of a successful read-modify-write has just taken a write. Is that in vain, because another one has taken it already, and the write to come
/// could revisit nothing?
pub fn is_hopeless<M: Guide<W>, const W: usize, const D: bool>(explorer: &mut Explorer<'_, M, W, D>, update: EventId) -> bool {
    let this = explorer.graph.event(update);
    let (po, location) = (this.po, this.location);
    let Some(rival) = rival(&explorer.graph, location, this.rf) else { return false };
    let needed = prefix_of_update(explorer, update);
    // The write to come may need more than its read does.
    if M::HOLES && !(po.is_subset(&needed.committed) && needed.issued.is_empty()) {
        return false;
    }
    let Explorer { graph, model, cuts, .. } = explorer;
    let needed = needed.committed.with(update);
    if needed.contains(rival) {
        return true;
    }
    let candidates = graph.location(location).reads - needed;
    let scan = Scan { graph, model, needed, low: 0, high: graph.event(rival).stamp, undecided: false };
    if M::HOLES && scan.has_torn_updates() {
        return false;
    }
    let closes = !M::HOLES && scan.would_close(cuts);
    debug_assert!(!closes || scan.clone().run(candidates).reads.is_empty(), "a pass over all events finds a read");
    if closes {
        return true;
    }
    let Found { reads, undecided } = scan.run(candidates);
    reads.is_empty() && undecided.is_empty()
}

/// The read of the read-modify-write that has taken this write, if there is one.
#[inline]
pub fn rival<const W: usize>(graph: &Graph<W>, location: LocationId, source: EventId) -> Option<EventId> {
    let next = graph.co_after(location, source).some()?;
    (graph.event(next).kind == Kind::Exclusive).then(|| graph.update_of(next))
}

impl<'a, M: Guide<W>, const W: usize> Scan<'a, M, W> {
    /// `None`: nothing can be revisited.
    #[inline]
    fn new(graph: &'a Graph<W>, model: &'a M, write: EventId, needed: &Needed<W>) -> Option<Self> {
        let has_issues = !needed.issued.is_empty();
        let (this, needed) = (graph.event(write), needed.committed.with(write));
        let mut high = u32::MAX;
        if this.kind == Kind::Exclusive {
            // Another read-modify-write that has taken the source must go, or be revisited itself.
            let source = graph.event(graph.update_of(write)).rf;
            if let Some(rival) = rival(graph, this.location, source) {
                if needed.contains(rival) {
                    return None;
                }
                high = graph.event(rival).stamp;
            }
        }
        let mut scan = Scan { graph, model, needed, low: 0, high, undecided: false };
        scan.undecided = M::HOLES && (has_issues || scan.has_torn_updates());
        Some(scan)
    }

    /// With holes: is the read of a read-modify-write needed, but neither its write nor all that comes before it in its thread?
    fn has_torn_updates(&self) -> bool {
        let graph = self.graph;
        (self.needed & graph.reads & graph.exclusives).iter().any(|update| {
            let is_torn = graph.exclusive_of(update).is_some_and(|write| !self.needed.contains(write));
            is_torn && !graph.event(update).po.is_subset(&self.needed)
        })
    }

    /// With holes: can the pass go over this item? Not if something that comes later in its thread was there before it, or if a write was issued before it was
    /// committed.
    fn is_in_order(&self, item: Item) -> bool {
        let this = self.graph.event(item.event);
        if item.issue_only || this.is_write() && this.issued != item.stamp {
            return false;
        }
        match self.graph.thread(this.thread).events.get(this.index as usize + 1) {
            None => true,
            Some(next) => next.some().is_some_and(|next| self.graph.event(next).stamp > item.stamp),
        }
    }

    /// Do the writes that have revisited a read close the window before the pass comes to a read that is in it? A look at them is quicker than the pass.
    fn would_close(&self, cuts: &[Cut<W>]) -> bool {
        let graph = self.graph;
        let (mut low, mut high) = (self.low, self.high);
        for read in cuts.iter().map(|cut| cut.revisited).filter(|read| read.some().is_some_and(|read| graph.reads.contains(read))) {
            // The read may be another one by now: only what is in the graph counts.
            let (stamp, source) = (graph.event(read).stamp, graph.event(read).rf);
            let Some(write) = source.some() else { continue };
            let this = graph.event(write);
            if stamp < this.stamp && this.stamp > self.high && !self.needed.contains(write) {
                if this.kind != Kind::Exclusive {
                    return true;
                }
                low = low.max(graph.event(graph.update_of(write)).stamp);
                high = high.min(stamp);
                if low >= high {
                    return true;
                }
            }
        }
        false
    }

    #[inline]
    fn run(mut self, mut candidates: Row<W>) -> Found<W> {
        let mut reads = Row::default();
        for item in self.graph.order().iter().rev() {
            if M::HOLES && (self.undecided || !self.is_in_order(*item)) {
                return Found { reads, undecided: self.in_window(candidates) };
            }
            if self.needed.contains(item.event) {
                continue;
            }
            if !self.pass(item.event) || self.low >= self.high {
                let undecided = if self.undecided { self.in_window(candidates) } else { Row::default() };
                return Found { reads, undecided };
            }
            if candidates.contains(item.event) {
                if self.low < item.stamp && item.stamp <= self.high {
                    reads.insert(item.event);
                }
                candidates.remove(item.event);
                if candidates.is_empty() {
                    break;
                }
            }
        }
        Found { reads, undecided: Row::default() }
    }

    /// Those of the reads that what the pass has seen does not rule out.
    fn in_window(&self, reads: Row<W>) -> Row<W> {
        let is_inside = |&read: &EventId| self.low < self.graph.event(read).stamp && self.graph.event(read).stamp <= self.high;
        reads.iter().filter(is_inside).fold(Row::default(), Row::with)
    }

    /// Stands this event where the canonical extension would have put it? Narrows the window where that depends on which read is revisited.
    #[inline]
    fn pass(&mut self, event: EventId) -> bool {
        let graph = self.graph;
        let this = graph.event(event);
        if self.model.facts().overtakes && (this.is_read() || this.is_write()) && !self.model.may_be_last(graph, event, self.needed) {
            self.undecided = true;
            return false;
        }
        match this.kind {
            Kind::Update if graph.out_of_turn.contains(event) => false,
            Kind::Read | Kind::Update if self.model.facts().arranges_co => self.pass_by_rf(event),
            Kind::Write if self.model.facts().arranges_co => self.revisited_earlier(event).is_none(),
            Kind::Read | Kind::Update => {
                let mut next = graph.co_after(this.location, this.rf);
                while let Some(later) = next.some() {
                    let write = graph.event(later);
                    if write.stamp <= this.stamp || self.needed.contains(later) {
                        return false;
                    }
                    if write.kind == Kind::Exclusive {
                        // Once its read is kept, this write is pending, and is co-after what is read here.
                        let update = graph.update_of(later);
                        if M::HOLES && self.needed.contains(update) {
                            return false;
                        }
                        self.high = self.high.min(graph.event(update).stamp);
                    }
                    next = write.co_after;
                }
                true
            }
            Kind::Write => {
                if self.revisited_earlier(event).is_some() {
                    return false;
                }
                let mut next = this.co_after;
                while let Some(later) = next.some() {
                    let write = graph.event(later);
                    if self.needed.contains(later) {
                        return false;
                    }
                    if write.stamp <= this.stamp {
                        if write.kind != Kind::Exclusive {
                            return false;
                        }
                        // Fine only while it is pending: its read kept, itself deleted.
                        self.keep(graph.update_of(later));
                        self.high = self.high.min(write.stamp - 1);
                    }
                    next = write.co_after;
                }
                true
            }
            Kind::Exclusive => {
                if let Some(reader) = self.revisited_earlier(event) {
                    self.keep(graph.update_of(event));
                    self.high = self.high.min(reader);
                }
                true
            }
            Kind::Choice { canonical } => canonical,
            _ => true,
        }
    }

    /// Only a revisit that keeps this event, and is not of it, will do.
    #[inline]
    fn keep(&mut self, event: EventId) {
        if !M::HOLES || !self.needed.contains(event) {
            self.low = self.low.max(self.graph.event(event).stamp);
        }
    }

    /// As [`Scan::pass`], for a read where co does not count.
    fn pass_by_rf(&mut self, read: EventId) -> bool {
        let graph = self.graph;
        let this = graph.event(read);
        let location = graph.location(this.location);
        let is_there = |event: EventId| graph.event(event).stamp < this.stamp || self.needed.contains(event);
        if location.co_last == this.rf && location.co_first == this.rf && this.rf.some().is_none_or(is_there) {
            // There is nothing else to take.
            return true;
        }
        // Exclusive writes that are deleted while their reads are kept count; for one of them, that may depend on which read is revisited.
        let (mut pending, mut open) = (Row::default(), EventId::NONE);
        for exclusive in (location.writes & graph.exclusives).iter().filter(|&exclusive| !is_there(exclusive)) {
            let update = graph.update_of(exclusive);
            let stamp = graph.event(update).stamp;
            if self.needed.contains(update) || stamp < this.stamp && stamp <= self.low {
                pending.insert(exclusive);
            } else if stamp < this.stamp && stamp < self.high {
                self.undecided |= !open.is_none();
                open = exclusive;
            }
        }
        let blocks = Blocks { graph, view: |event| self.model.seen_by(graph, event), location: this.location };
        let all_can_be_last = self.model.tails_can_be_last(graph);
        let judge = |pending: Row<W>| {
            let is_member = |event: EventId| is_there(event) || pending.contains(event);
            blocks.tails(is_member, this.rf).judge(this.rf, all_can_be_last).or_else(|| {
                let members = graph.live.without(read).iter().filter(|&event| is_member(event)).fold(Row::default(), Row::with);
                ((!M::HOLES || pending.is_empty()) && self.is_closed(members))
                    .then(|| self.model.greatest_last(graph, Members::committed(members), this.location) == this.rf)
            })
        };
        let without = judge(pending);
        let with = if open.is_none() { without } else { judge(pending.with(open)) };
        let (Some(without), Some(with)) = (without, with) else {
            self.undecided = true;
            return false;
        };
        if without != with {
            let stamp = graph.event(graph.update_of(open)).stamp;
            if without {
                self.high = self.high.min(stamp);
            } else {
                self.low = self.low.max(stamp);
            }
        }
        (without || with) && !self.undecided
    }

    /// Are these events, which are needed or were there before others, there with all that they need? With holes what follows from the order of insertion is not asked.
    fn is_closed(&self, members: Row<W>) -> bool {
        let graph = self.graph;
        members.iter().all(|event| {
            let this = graph.event(event);
            let is_placed = || !this.is_write() || graph.location(this.location).writes.contains(event);
            this.prefix.is_subset(&members) && (!M::HOLES || is_placed() && this.rf.some().is_none_or(|source| members.contains(source)))
        })
    }

    /// The least stamp of a read that reads this write but was there before it: one that it revisited.
    #[inline]
    fn revisited_earlier(&self, write: EventId) -> Option<u32> {
        let this = self.graph.event(write);
        if this.readers.is_empty() {
            return None;
        }
        this.readers.iter().map(|reader| self.graph.event(reader).stamp).filter(|&stamp| stamp < this.stamp).min()
    }
}

/// The test of the specification, for each read and each item that a revisit of it would delete.
fn item_by_item<M: Guide<W>, const W: usize, const D: bool>(
    explorer: &mut Explorer<'_, M, W, D>,
    write: EventId,
    candidates: Row<W>,
    needed: &Needed<W>,
) -> Row<W> {
    let mut found = Row::default();
    // What is kept because a revisited read came after it, read by read.
    let mut kept = Needed {
        committed: needed.committed.without(write),
        issued: (needed.issued | needed.committed & explorer.graph.writes).without(write),
    };
    // A write that was issued before stays issued: its own thread may have read it.
    if explorer.graph.event(write).issued != explorer.graph.event(write).stamp {
        kept.issued.insert(write);
    }
    for position in explorer.graph.order_base..explorer.graph.order.len() {
        let graph = &explorer.graph;
        let item = graph.order[position];
        if item.event == write {
            continue;
        }
        let event = graph.event(item.event);
        if event.is_write() && (item.issue_only || event.issued == item.stamp) {
            kept.issued.insert(item.event);
        }
        if !item.issue_only {
            kept.committed.insert(item.event);
        }
        if candidates.contains(item.event)
            && event.rf != write
            && !is_refused(graph, explorer.model.facts(), write, item.event, needed)
            && Revisit::new(graph, write, position, kept).is_canonical(explorer)
        {
            found.insert(item.event);
        }
    }
    found
}

/// Does the revisit keep a write that is co-after what the read reads? Then the read does not stand where the canonical extension would have put it, and nothing else need be
/// looked at. Where writes overtake that is so only if no later event of the read's thread is kept.
fn is_refused<const W: usize>(graph: &Graph<W>, facts: Facts, write: EventId, read: EventId, needed: &Needed<W>) -> bool {
    let this = graph.event(read);
    let is_kept = |event: EventId| event != write && (graph.event(event).stamp <= this.stamp || needed.committed.contains(event));
    if facts.arranges_co {
        return false;
    }
    if facts.overtakes {
        let later = &graph.thread(this.thread).events[this.index as usize + 1..];
        let is_there =
            |event: EventId| is_kept(event) || event == write || needed.issued.contains(event) || graph.event(event).issued <= this.stamp;
        if later.iter().filter_map(|event| event.some()).any(is_there) {
            return false;
        }
    }
    let mut next = graph.co_after(this.location, this.rf);
    while let Some(later) = next.some() {
        if is_kept(later) {
            return true;
        }
        next = graph.event(later).co_after;
    }
    false
}

/// A revisit under test, and the part of the graph that is there so far ("Previous" in the specification).
struct Revisit<const W: usize> {
    write: EventId,
    read: EventId,
    /// Exclusive writes that are deleted while their reads are kept.
    pending: Row<W>,
    /// What the revisit keeps, the revisited read aside.
    kept_committed: Row<W>,
    kept_issued: Row<W>,
    committed: Row<W>,
    issued: Row<W>,
    /// Where the revisited read stands in the insertion order.
    position: usize,
    /// Were the sources of all that is committed looked at, but for what is to come?
    has_looked: bool,
}

/// Where there are pending writes, or others that come back early: what is deleted, or revisited, and stands in its thread before one of them, or is one. That comes back before all else,
/// thread by thread in program order. A pending write may need more than its read does; were it taken to be there without what it needs, a graph could have
/// two parents. What these follow ([`twins`](crate::engine::graph::pruning::twins)) comes before them. Returns these, and the rest.
fn brought_back_first<const W: usize>(graph: &Graph<W>, early: Row<W>, read: EventId, deleted: Vec<Item>) -> (Vec<Item>, Vec<Item>) {
    let mut ends: Vec<_> = early.iter().map(|other| (graph.event(other).thread, graph.event(other).index)).collect();
    let mut next = 0;
    while let Some(&(thread, index)) = ends.get(next).filter(|_| !graph.followed.is_empty()) {
        let mut events = graph.thread(thread).events[..=index as usize].iter().rev().filter_map(|event| event.some());
        if let Some(leader) = events.find_map(|event| graph.followed(event).twin.some()).map(|leader| graph.event(leader)) {
            ends.push((leader.thread, leader.index + u32::from(leader.kind == Kind::Update)));
        }
        next += 1;
    }
    let comes_first = |item: &Item| {
        let this = graph.event(item.event);
        ends.iter().any(|&(thread, index)| thread == this.thread && index >= this.index)
    };
    let (mut first, rest): (Vec<Item>, Vec<Item>) = deleted.into_iter().partition(comes_first);
    let revisited = Item { event: read, issue_only: false, stamp: graph.event(read).stamp };
    first.extend(Some(revisited).filter(comes_first));
    first.sort_unstable_by_key(|item| (graph.event(item.event).thread, graph.event(item.event).index, !item.issue_only));
    (first, rest)
}

impl<const W: usize> Revisit<W> {
    /// A revisit of the read at this position of the insertion order, which keeps so much.
    fn new(graph: &Graph<W>, write: EventId, position: usize, kept: Needed<W>) -> Self {
        let read = graph.order[position].event;
        let Needed { committed, issued } = kept;
        let is_deleted = |exclusive: EventId| {
            let is_committed = graph.location(graph.event(exclusive).location).writes.contains(exclusive);
            is_committed && !committed.contains(exclusive) || !issued.contains(exclusive)
        };
        let kept_updates = (committed & graph.exclusives & graph.reads).without(read);
        let pending = kept_updates.iter().filter_map(|update| graph.exclusive_of(update));
        let pending = pending.filter(|&exclusive| exclusive != write && is_deleted(exclusive)).fold(Row::default(), Row::with);
        let committed = committed.without(read);
        Revisit { write, read, pending, kept_committed: committed, kept_issued: issued, committed, issued, position, has_looked: false }
    }

    /// Which of this item is deleted: its issue, its commit?
    #[inline]
    fn deletes(&self, graph: &Graph<W>, item: Item) -> (bool, bool) {
        if item.event == self.write {
            return (false, false);
        }
        let event = graph.event(item.event);
        let issues = event.is_write() && (item.issue_only || event.issued == item.stamp);
        (issues && !self.kept_issued.contains(item.event), !item.issue_only && !self.kept_committed.contains(item.event))
    }

    /// Stand all that a revisit deletes, and the read itself, where the canonical extension would have put them?
    fn is_canonical<M: Guide<W>, const D: bool>(&mut self, explorer: &mut Explorer<'_, M, W, D>) -> bool {
        let later = self.position + 1..explorer.graph.order.len();
        let early = self.pending | self.early(&explorer.graph, &explorer.model);
        if early.is_empty() {
            if !self.commits_canonically(explorer, self.read) {
                return false;
            }
            for position in later {
                let item = explorer.graph.order[position];
                let (issue, commit) = self.deletes(&explorer.graph, item);
                if issue && !self.returns_canonically(explorer, Item { issue_only: true, ..item })
                    || commit && !self.returns_canonically(explorer, item)
                {
                    return false;
                }
            }
            return true;
        }
        let mut deleted = Vec::with_capacity(2 * later.len());
        for &item in &explorer.graph.order[later] {
            let (issue, commit) = self.deletes(&explorer.graph, item);
            if issue {
                deleted.push(Item { issue_only: true, ..item });
            }
            if commit {
                deleted.push(item);
            }
        }
        let (first, deleted) = brought_back_first(&explorer.graph, early, self.read, deleted);
        first.iter().all(|&item| self.returns_canonically(explorer, item))
            && (self.committed.contains(self.read) || self.commits_canonically(explorer, self.read))
            && deleted.iter().all(|&item| self.returns_canonically(explorer, item))
    }

    /// What is deleted, or revisited, and has to come back early for the sake of later events that are kept.
    fn early(&self, graph: &Graph<W>, model: &dyn Overtaking<W>) -> Row<W> {
        if !model.facts().overtakes {
            return Row::default();
        }
        let deleted = graph.sc & ((graph.reads | graph.writes) - self.kept_committed);
        let deleted = deleted.without(self.write).iter();
        deleted.filter(|&event| model.comes_back_early(graph, event, self.kept_committed)).fold(Row::default(), Row::with)
    }

    /// One item more comes back.
    fn returns_canonically<M: Guide<W>, const D: bool>(&mut self, explorer: &mut Explorer<'_, M, W, D>, item: Item) -> bool {
        let graph = &explorer.graph;
        let (id, this) = (item.event, graph.event(item.event));
        if self.pending.contains(id) {
            let issue_kept = self.kept_issued.contains(id);
            if item.issue_only { &mut self.issued } else { &mut self.committed }.insert(id);
            return (this.readers & self.kept_committed).iter().all(|reader| graph.event(reader).thread == this.thread && issue_kept);
        }
        if !item.issue_only {
            return self.commits_canonically(explorer, id);
        }
        self.issued.insert(id);
        !this.readers.intersects(&self.committed) && self.sources_are_there(graph, id)
    }

    fn commits_canonically<M: Guide<W>, const D: bool>(&mut self, explorer: &mut Explorer<'_, M, W, D>, id: EventId) -> bool {
        self.committed.insert(id);
        self.sources_are_there(&explorer.graph, id) && self.canonical_commit(explorer, id)
    }

    /// Does every read find its write, now that this event is there? Whoever has found it still does.
    fn sources_are_there(&mut self, graph: &Graph<W>, id: EventId) -> bool {
        let previous = self.committed;
        let new = if std::mem::replace(&mut self.has_looked, true) { Row::single(id) } else { previous };
        (new & previous & graph.reads).iter().all(|read| {
            let this = graph.event(read);
            match this.rf.some() {
                None => true,
                Some(source) if graph.event(source).thread == this.thread => previous.contains(source) || self.issued.contains(source),
                Some(source) => previous.contains(source),
            }
        })
    }

    fn canonical_commit<M: Guide<W>, const D: bool>(&self, explorer: &mut Explorer<'_, M, W, D>, id: EventId) -> bool {
        let graph = &explorer.graph;
        let this = *graph.event(id);
        let previous = self.committed;
        if this.is_write() && (this.readers & previous).iter().any(|reader| graph.event(reader).thread != this.thread) {
            return false;
        }
        match this.kind {
            Kind::Write if !explorer.model.facts().arranges_co => {
                if self.is_last(graph, this.co_after, previous - self.pending) {
                    return true;
                }
                explorer.model.facts().overtakes
                    && !explorer.model.may_be_last(graph, id, previous)
                    && overtaking::placed_canonically(explorer.model.facts().axioms, graph, id, previous, self.issued, self.pending)
            }
            Kind::Update if graph.out_of_turn.contains(id) => false,
            Kind::Read | Kind::Update if explorer.model.facts().arranges_co => {
                self.canonical_source(explorer, id, |graph, model, question| model.reads_canonically(graph, question))
            }
            Kind::Read | Kind::Update => {
                if explorer.model.facts().overtakes && !explorer.model.may_be_last(graph, id, previous) {
                    return self.canonical_source(explorer, id, |graph, model, question| {
                        overtaking::reads_canonically(model.facts().axioms, graph, question)
                    });
                }
                this.rf.some().is_none_or(|source| previous.contains(source))
                    && self.is_last(graph, graph.co_after(this.location, this.rf), previous)
            }
            Kind::Choice { canonical } => canonical,
            _ => true,
        }
    }

    /// Is none of these events among this write and those co-after it?
    fn is_last(&self, graph: &Graph<W>, mut next: EventId, among: Row<W>) -> bool {
        while let Some(later) = next.some() {
            if among.contains(later) {
                return false;
            }
            next = graph.event(later).co_after;
        }
        true
    }

    /// Asks whether a read has the source that the canonical extension would give it, where that takes trying.
    fn canonical_source<M: Guide<W>, const D: bool>(
        &self,
        explorer: &mut Explorer<'_, M, W, D>,
        read: EventId,
        ask: impl FnOnce(&Graph<W>, &mut M, &CanonicalRead<'_, W>) -> bool,
    ) -> bool {
        // Which sources make a read-modify-write succeed is for the machine to say. It matters only where later accesses may have overtaken it.
        let mut successes = Vec::new();
        let this = explorer.graph.event(read);
        let (thread, index, location) = (this.thread, this.index, this.location);
        let is_overtaken = explorer.model.facts().overtakes && !explorer.model.may_be_last(&explorer.graph, read, self.committed);
        // Behind a hole nobody knows; there it is judged without its write.
        let has_known_past = index == 0 || !explorer.graph.predecessor(thread, index).is_none();
        if is_overtaken && this.origin.exclusive_read && has_known_past {
            let snapshot = explorer.graph.standing_before(this).snapshot;
            let mark = explorer.machine.mark();
            let sources = explorer.graph.location(location).writes & self.committed;
            for source in sources.iter().chain([EventId::NONE]) {
                let action = explorer.machine.resume(snapshot, index, explorer.graph.value_of(location, source)).action;
                if matches!(action.kind, ActionKind::Write { exclusive: true, .. }) {
                    let (order, value, dependencies) = (action.access.order, action.value, explorer.dependencies(thread, &action));
                    successes.push((source, ExclusiveWrite { order, value, dependencies }));
                }
                explorer.machine.release(mark);
            }
        }
        let Explorer { graph, model, .. } = explorer;
        let own_update = if graph.event(self.write).kind == Kind::Exclusive { graph.update_of(self.write) } else { EventId::NONE };
        let exclusive_write = |source: EventId| successes.iter().find(|(success, _)| *success == source).map(|(_, write)| *write);
        let (committed, issued) = (self.committed, self.issued);
        ask(graph, model, &CanonicalRead { read, committed, issued, own_update, exclusive_write: &exclusive_write })
    }
}
