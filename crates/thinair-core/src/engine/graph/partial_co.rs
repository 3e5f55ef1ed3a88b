//! A part of co, and what follows from it: the search for a total one with which a graph, or a part of it, is consistent.
//!
//! The model wants an order of events to be acyclic, one part of which has nothing to do with co. The other part comes from co, an order between
//! [blocks](super::forced): if a block comes before another, some events (its writes and their readers, say) come before others (the writes of the
//! other). So the model tells the first part, and for each block these two sets ([`Links`]); the rest is the same for all. The order is kept closed. Whatever block would
//! close a cycle if it came first has to come second; when nothing more follows, one pair that is open is decided, and the other way round if that fails.
//! Every change is logged: to go back is cheap.

use super::event::{EventId, Kind, LocationId};
use super::graph::Graph;
use super::models::Rearranging;
use super::row::Row;

/// What a block brings into the order of events if it comes before others, and after others.
#[derive(Clone, Copy, Default)]
pub struct Links<const W: usize> {
    /// All of `from` comes before all of `to` of a later block.
    pub from: Row<W>,
    pub to: Row<W>,
    /// The same once more: fences come before more than accesses do.
    pub from_fences: Row<W>,
    pub to_fences: Row<W>,
}

impl<const W: usize> Links<W> {
    fn add_from(&mut self, other: &Self) {
        self.from |= other.from;
        self.from_fences |= other.from_fences;
    }

    fn is_empty(&self) -> bool {
        (self.from | self.to | self.from_fences | self.to_fences).is_empty()
    }
}

#[derive(Clone, Copy)]
struct Block<const W: usize> {
    location: LocationId,
    first: EventId,
    /// The writes with their readers, and what these events have seen.
    traces: Row<W>,
    sees: Row<W>,
    links: Links<W>,
    /// By number: the blocks of the location that were listed before this one, and those that are known to be co-before it.
    listed: Row<W>,
    earlier: Row<W>,
}

#[derive(Clone, Copy)]
enum Change<const W: usize> {
    Before(EventId, Row<W>),
    Earlier(usize, Row<W>),
}

#[derive(Clone, Default)]
pub struct PartialCo<const W: usize> {
    /// The events that are ordered.
    nodes: Row<W>,
    /// What comes before each of them, itself included.
    before: Vec<Row<W>>,
    /// Location by location, as they are listed, but for the block of the initial write, which is before all others.
    blocks: Vec<Block<W>>,
    changes: Vec<Change<W>>,
}

/// Sets of blocks are rows: a block has at least one event.
fn name(number: usize) -> EventId {
    EventId(number as u16)
}

/// Tells the events in an order in which each comes after all of them that it needs.
pub fn in_order<R: Copy + Default, const W: usize>(graph: &Graph<R, W>, members: Row<W>, mut tell: impl FnMut(EventId)) {
    let mut left = members;
    while !left.is_empty() {
        let before = left;
        for thread in &graph.threads {
            for &event in &thread.events {
                if left.contains(event) {
                    if graph.event(event).prefix.without(event).intersects(&left) {
                        break;
                    }
                    left.remove(event);
                    tell(event);
                }
            }
        }
        debug_assert!(left != before, "po and rf are acyclic, and the members closed");
        if left == before {
            return;
        }
    }
}

impl<const W: usize> PartialCo<W> {
    /// Begins with what holds in every co of these events, which must have all that they see among them. `false`: there is none.
    pub fn begin<M: Rearranging<W>>(&mut self, model: &M, graph: &Graph<M::Rows, W>, members: Row<W>) -> bool {
        self.changes.clear();
        self.blocks.clear();
        self.before.resize(graph.events.len(), Row::default());
        self.nodes = model.fixed(graph, members, &mut self.before);
        graph
            .all_locations()
            .all(|location| (graph.location(location).writes & members).is_empty() || self.add_blocks(model, graph, members, location))
    }

    fn add_blocks<M: Rearranging<W>>(&mut self, model: &M, graph: &Graph<M::Rows, W>, members: Row<W>, location: LocationId) -> bool {
        let start = self.blocks.len();
        let initial_readers = graph.location(location).initial_readers & members;
        // What the block at hand has so far; it is that of the initial write as long as no other has begun.
        let (mut writes, mut traces, mut initial) = (Row::default(), initial_readers, initial_readers);
        for write in graph.co(location).filter(|&write| members.contains(write)) {
            let this = graph.event(write);
            let new = (this.readers & members).with(write);
            if this.kind == Kind::Exclusive {
                let (earlier, later) =
                    (model.links(graph, members, Row::default(), traces), model.links(graph, members, Row::single(write), new));
                // The read of the read-modify-write may be one with the write.
                let earlier = Links { from: earlier.from - later.to, ..earlier };
                if !self.precede(earlier, later.to, later.to_fences) {
                    return false;
                }
                (writes, traces) = (writes.with(write), traces | new);
            } else {
                self.finish_block(model, graph, members, writes, traces);
                let listed = self.blocks[start..].last().map_or(Row::default(), |last| last.listed.with(name(self.blocks.len() - 1)));
                let (traces_so_far, sees, links, earlier) = Default::default();
                self.blocks.push(Block { location, first: write, traces: traces_so_far, sees, links, listed, earlier });
                (writes, traces) = (Row::single(write), new);
            }
            if self.blocks.len() == start {
                initial = traces;
            }
        }
        self.finish_block(model, graph, members, writes, traces);
        // The list obeys what is forced, but for what the last event may have changed.
        let initial = if initial.is_empty() { Links::default() } else { model.links(graph, members, Row::default(), initial) };
        let blocks = start..self.blocks.len();
        blocks.clone().all(|later| {
            let Block { sees, links, .. } = self.blocks[later];
            let (mut earlier, mut all) = (Row::default(), initial);
            for number in (start..later).rev() {
                let block = &self.blocks[number];
                if earlier.contains(name(number)) || block.traces.intersects(&sees) {
                    earlier |= block.earlier.with(name(number));
                    all.add_from(&block.links);
                }
            }
            self.blocks[later].earlier = earlier;
            self.precede(all, links.to, links.to_fences)
        }) && blocks.clone().all(|later| {
            let sees = self.blocks[later].sees;
            (later + 1..blocks.end).all(|block| !self.blocks[block].traces.intersects(&sees) || self.put_before(block, later))
        })
    }

    /// All writes of the last block are known, if there is one of which they are.
    fn finish_block<M: Rearranging<W>>(&mut self, model: &M, graph: &Graph<M::Rows, W>, members: Row<W>, writes: Row<W>, traces: Row<W>) {
        if let Some(block) = self.blocks.last_mut().filter(|block| writes.contains(block.first)) {
            block.traces = traces;
            block.sees = traces.iter().fold(Row::default(), |all, event| all | model.seen_by(graph, event));
            block.links = model.links(graph, members, writes, traces);
        }
    }

    fn all_before(&self, mut events: Row<W>) -> Row<W> {
        let mut all = Row::default();
        while let Some(event) = events.first() {
            all |= self.before[event.index()];
            events -= all;
        }
        all
    }

    /// Puts these events, with all before them, before those. `false`: that is a cycle.
    fn join(&mut self, from: Row<W>, to: Row<W>) -> bool {
        if from.is_empty() || to.is_empty() {
            return true;
        }
        let earlier = self.all_before(from);
        if earlier.intersects(&to) {
            return false;
        }
        for node in (self.nodes - earlier).iter() {
            let row = self.before[node.index()];
            if row.intersects(&to) && !earlier.is_subset(&row) {
                self.changes.push(Change::Before(node, row));
                self.before[node.index()] = row | earlier;
            }
        }
        true
    }

    fn precede(&mut self, links: Links<W>, to: Row<W>, to_fences: Row<W>) -> bool {
        self.join(links.from, to) && self.join(links.from_fences, to_fences)
    }

    /// Puts a block before another one. `false`: that contradicts what is known.
    fn put_before(&mut self, block: usize, later: usize) -> bool {
        if self.blocks[later].earlier.contains(name(block)) {
            return true;
        }
        if self.blocks[block].earlier.contains(name(later)) {
            return false;
        }
        let first = self.blocks[block].earlier.with(name(block));
        let location = self.blocks[later].location;
        for other in 0..self.blocks.len() {
            let Block { location: others, earlier, links, .. } = self.blocks[other];
            if others != location || other != later && !earlier.contains(name(later)) {
                continue;
            }
            let mut all = Links::default();
            for new in (first - earlier).iter() {
                all.add_from(&self.blocks[new.index()].links);
            }
            self.changes.push(Change::Earlier(other, earlier));
            self.blocks[other].earlier = earlier | first;
            if !self.precede(all, links.to, links.to_fences) {
                return false;
            }
        }
        true
    }

    /// Would it be a cycle if the block came before the other one?
    fn is_refused(&self, block: usize, later: usize) -> bool {
        let (block, later) = (&self.blocks[block].links, &self.blocks[later].links);
        let leads_back = |from: Row<W>, to: Row<W>| from.iter().any(|event| self.before[event.index()].intersects(&to));
        leads_back(block.from, later.to) || leads_back(block.from_fences, later.to_fences)
    }

    /// The blocks listed before this one of which it is not known which comes first.
    fn open(&self, block: usize) -> impl Iterator<Item = usize> + use<'_, W> {
        let Block { listed, earlier, .. } = self.blocks[block];
        let open = (listed - earlier).iter().map(EventId::index);
        open.filter(move |&other| !self.blocks[other].earlier.contains(name(block)))
    }

    /// Adds all that follows. `false`: there is no co.
    fn saturate(&mut self) -> bool {
        loop {
            let mut is_new = false;
            for later in 0..self.blocks.len() {
                let Block { listed, earlier, .. } = self.blocks[later];
                for block in (listed - earlier).iter().map(EventId::index) {
                    if self.blocks[block].earlier.contains(name(later)) || self.blocks[later].earlier.contains(name(block)) {
                        continue;
                    }
                    let (refused, other_refused) = (self.is_refused(block, later), self.is_refused(later, block));
                    let fits = match (refused, other_refused) {
                        (false, false) => continue,
                        (true, true) => false,
                        (true, false) => self.put_before(later, block),
                        (false, true) => self.put_before(block, later),
                    };
                    if !fits {
                        return false;
                    }
                    is_new = true;
                }
            }
            if !is_new {
                return true;
            }
        }
    }

    /// Two blocks of which it matters, and is not known, which comes first, in the order of the list: as near to each other as can be.
    fn open_pair(&self) -> Option<(usize, usize)> {
        (0..self.blocks.len()).find_map(|later| {
            let matters = |block: &usize| !self.blocks[*block].links.is_empty() && !self.blocks[later].links.is_empty();
            self.open(later).filter(matters).last().map(|block| (block, later))
        })
    }

    /// Decides all that matters. `false`: there is no co.
    pub fn find(&mut self) -> bool {
        let mut decisions: Vec<(usize, usize, usize)> = Vec::new();
        let mut fits = self.saturate();
        loop {
            let (block, later) = if fits {
                let Some((block, later)) = self.open_pair() else { return true };
                decisions.push((block, later, self.changes.len()));
                (block, later)
            } else {
                let Some((block, later, mark)) = decisions.pop() else { return false };
                self.undo(mark);
                (later, block)
            };
            fits = self.put_before(block, later) && self.saturate();
        }
    }

    fn undo(&mut self, mark: usize) {
        while self.changes.len() > mark {
            match self.changes.pop() {
                Some(Change::Before(event, row)) => self.before[event.index()] = row,
                Some(Change::Earlier(block, row)) => self.blocks[block].earlier = row,
                None => {}
            }
        }
    }

    /// Can this block, by one of its writes, be the last one of its location, and these others of theirs?
    pub fn can_be_last(&mut self, lasts: impl Iterator<Item = EventId>) -> bool {
        let mark = self.changes.len();
        let mut possible = true;
        for last in lasts {
            let Some(last) = (0..self.blocks.len()).find(|&block| self.blocks[block].traces.contains(last)) else { continue };
            let location = self.blocks[last].location;
            for other in 0..self.blocks.len() {
                possible = possible && (other == last || self.blocks[other].location != location || self.put_before(other, last));
            }
        }
        possible = possible && self.find();
        self.undo(mark);
        possible
    }

    /// What comes before each event, itself included, if all has been decided.
    pub fn before(&self) -> &[Row<W>] {
        &self.before
    }

    /// The locations whose lists are not in this order.
    pub fn changed(&self) -> impl Iterator<Item = LocationId> + use<'_, W> {
        let changed = |block: &&Block<W>| !block.earlier.is_subset(&block.listed);
        let mut previous = LocationId::NONE;
        self.blocks
            .iter()
            .filter(changed)
            .map(|block| block.location)
            .filter(move |&location| std::mem::replace(&mut previous, location) != location)
    }

    /// Tells the writes of a location in an order that contains this one, else as they are listed.
    pub fn each_in_order<R: Copy + Default>(&self, graph: &Graph<R, W>, location: LocationId, mut tell: impl FnMut(EventId)) {
        let is_exclusive = |write: &EventId| graph.event(*write).kind == Kind::Exclusive;
        graph.co(location).take_while(is_exclusive).for_each(&mut tell);
        let numbers = (0..self.blocks.len()).filter(|&block| self.blocks[block].location == location);
        let mut left = numbers.map(name).fold(Row::default(), Row::with);
        while let Some(next) = left.iter().find(|block| !self.blocks[block.index()].earlier.intersects(&left)) {
            left.remove(next);
            let mut at = self.blocks[next.index()].first;
            tell(at);
            while let Some(after) = graph.event(at).co_after.some().filter(is_exclusive) {
                tell(after);
                at = after;
            }
        }
    }
}
