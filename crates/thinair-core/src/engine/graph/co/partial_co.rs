//! A part of co, and what follows from it: the search for a total one with which a graph, or a part of it, is consistent.
//!
//! The model wants an order of events, or of [events in two roles](super::nodes), to be acyclic, one part of which has nothing to do with co. The other part comes from co, an order between
//! [blocks](super::forced): if a block comes before another, some events (its writes and their readers, say) come before others (the writes of the
//! other). So the model tells the first part, and for each block such pairs of sets ([`Links`]); the rest is the same for all. The order is kept closed. Whatever block would
//! close a cycle if it came first has to come second; when nothing more follows, one pair that is open is decided, and the other way round if that fails.
//! Every change is logged: to go back is cheap.

use super::nodes::Nodes;
use crate::engine::graph::models::{Members, Rearranging};
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;

/// What a block brings into the order if it comes before others, and after others: all of `from[i]` comes before all of `to[i]` of a later block, for each `i`.
#[derive(Clone, Copy, Default)]
pub struct Links<N> {
    pub from: [N; 3],
    pub to: [N; 3],
}

impl<N: Nodes> Links<N> {
    /// Where one kind is enough.
    pub fn single(from: N, to: N) -> Self {
        Links { from: [from, N::default(), N::default()], to: [to, N::default(), N::default()] }
    }

    fn add_from(&mut self, other: &Self) {
        self.from.iter_mut().zip(other.from).for_each(|(from, more)| *from |= more);
    }

    fn is_empty(&self) -> bool {
        self.from.iter().chain(&self.to).all(Nodes::is_empty)
    }
}

#[derive(Clone, Copy)]
struct Block<N, const W: usize> {
    location: LocationId,
    first: EventId,
    /// The writes with their readers, and what these events have seen.
    traces: Row<W>,
    sees: Row<W>,
    links: Links<N>,
    /// By number: the blocks of the location that were listed before this one, and those that are known to be co-before it.
    listed: Row<W>,
    earlier: Row<W>,
}

/// A block of which not all is known.
#[derive(Clone, Copy)]
struct AtHand<const W: usize> {
    writes: Row<W>,
    traces: Row<W>,
    sees: Row<W>,
}

#[derive(Clone, Copy)]
enum Change<N, const W: usize> {
    Before(usize, N),
    Earlier(usize, Row<W>),
}

#[derive(Clone, Default)]
pub struct PartialCo<N, const W: usize> {
    /// What is ordered.
    nodes: N,
    /// What comes before each of them, itself included.
    before: Vec<N>,
    /// Location by location, as they are listed, but for the block of the initial write, which is before all others.
    blocks: Vec<Block<N, W>>,
    changes: Vec<Change<N, W>>,
}

/// Sets of blocks are rows: a block has at least one event.
fn name(number: usize) -> EventId {
    EventId(number as u16)
}

/// Tells the events in an order in which each comes after all of them that it needs.
pub fn in_order<const W: usize>(graph: &Graph<W>, members: Row<W>, mut tell: impl FnMut(EventId)) {
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

impl<N: Nodes, const W: usize> PartialCo<N, W> {
    /// Begins with what holds in every co of these events, which must have all that they see among them. `false`: there is none.
    pub fn begin(&mut self, model: &dyn Rearranging<W, Nodes = N>, graph: &Graph<W>, members: Members<W>) -> bool {
        self.changes.clear();
        self.blocks.clear();
        self.before.resize(N::room_for(graph.events.len()), N::default());
        let Some(nodes) = model.fixed(graph, members.all(), &mut self.before) else { return false };
        self.nodes = nodes;
        let has_writes = |location: &LocationId| (graph.location(*location).writes).intersects(&members.committed);
        graph.all_locations().filter(has_writes).all(|location| self.add_blocks(model, graph, members.committed, location))
    }

    fn add_blocks(&mut self, model: &dyn Rearranging<W, Nodes = N>, graph: &Graph<W>, members: Row<W>, location: LocationId) -> bool {
        let start = self.blocks.len();
        let sees = |events: Row<W>| events.iter().fold(Row::default(), |all, event| all | model.follows(graph, event));
        // What the block at hand has so far; it is that of the initial write as long as no other has begun.
        let initial_readers = graph.location(location).initial_readers & members;
        let mut at_hand = AtHand { writes: Row::default(), traces: initial_readers, sees: sees(initial_readers) };
        let mut initial = at_hand;
        for write in graph.co(location).filter(|&write| members.contains(write)) {
            let this = graph.event(write);
            let readers = this.readers & members;
            let new = readers.with(write);
            // With holes, a read may have taken what its own thread writes later.
            if model.facts().holes && readers.intersects(&model.follows(graph, write)) {
                return false;
            }
            if this.kind == Kind::Exclusive {
                // With holes, somebody may have seen this before what stands before it.
                if model.facts().holes && at_hand.sees.intersects(&new) {
                    return false;
                }
                let earlier = model.links(graph, members, Row::default(), at_hand.traces);
                let later = model.links(graph, members, Row::single(write), new);
                // The read of the read-modify-write may be one with the write.
                let from = std::array::from_fn(|kind| earlier.from[kind] - later.to[kind]);
                if !self.precede(&from, &later.to) {
                    return false;
                }
                at_hand = AtHand { writes: at_hand.writes.with(write), traces: at_hand.traces | new, sees: at_hand.sees | sees(new) };
            } else {
                self.finish_block(model, graph, members, &at_hand);
                let listed = self.blocks[start..].last().map_or(Row::default(), |last| last.listed.with(name(self.blocks.len() - 1)));
                let (traces, seen, links, earlier) = Default::default();
                self.blocks.push(Block { location, first: write, traces, sees: seen, links, listed, earlier });
                at_hand = AtHand { writes: Row::single(write), traces: new, sees: sees(new) };
            }
            if self.blocks.len() == start {
                initial = at_hand;
            }
        }
        self.finish_block(model, graph, members, &at_hand);
        let is_seen_early = |block: &Block<N, W>| block.traces.intersects(&initial.sees);
        if model.facts().holes && self.blocks[start..].iter().any(is_seen_early) {
            return false;
        }
        // The list obeys what is forced, but for what the last event may have changed.
        let initial =
            if initial.traces.is_empty() { Links::default() } else { model.links(graph, members, Row::default(), initial.traces) };
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
            self.precede(&all.from, &links.to)
        }) && blocks.clone().all(|later| {
            let sees = self.blocks[later].sees;
            (later + 1..blocks.end).all(|block| !self.blocks[block].traces.intersects(&sees) || self.put_before(block, later))
        })
    }

    /// All writes of the last block are known, if there is one of which they are.
    fn finish_block(&mut self, model: &dyn Rearranging<W, Nodes = N>, graph: &Graph<W>, members: Row<W>, at_hand: &AtHand<W>) {
        let AtHand { writes, traces, sees } = *at_hand;
        if let Some(block) = self.blocks.last_mut().filter(|block| writes.contains(block.first)) {
            (block.traces, block.sees) = (traces, sees);
            block.links = model.links(graph, members, writes, traces);
        }
    }

    fn all_before(&self, mut nodes: N) -> N {
        let mut all = N::default();
        while let Some(node) = nodes.first_node() {
            all |= self.before[node];
            nodes -= all;
        }
        all
    }

    /// Puts these nodes, with all before them, before those. `false`: that is a cycle.
    fn join(&mut self, from: N, to: N) -> bool {
        if from.is_empty() || to.is_empty() {
            return true;
        }
        let earlier = self.all_before(from);
        if earlier.intersects(&to) {
            return false;
        }
        for node in (self.nodes - earlier).each_node() {
            let row = self.before[node];
            if row.intersects(&to) && !earlier.is_subset(&row) {
                self.changes.push(Change::Before(node, row));
                self.before[node] = row | earlier;
            }
        }
        true
    }

    fn precede(&mut self, from: &[N; 3], to: &[N; 3]) -> bool {
        from.iter().zip(to).all(|(&from, &to)| self.join(from, to))
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
            if !self.precede(&all.from, &links.to) {
                return false;
            }
        }
        true
    }

    /// Would it be a cycle if the block came before the other one?
    fn is_refused(&self, block: usize, later: usize) -> bool {
        let (block, later) = (&self.blocks[block].links, &self.blocks[later].links);
        let leads_back = |from: N, to: N| from.each_node().any(|node| self.before[node].intersects(&to));
        block.from.iter().zip(later.to).any(|(&from, to)| leads_back(from, to))
    }

    /// The blocks listed before this one of which it is not known which comes first.
    fn open(&self, block: usize) -> impl Iterator<Item = usize> + use<'_, N, W> {
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
                Some(Change::Before(node, row)) => self.before[node] = row,
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

    /// What comes before each node, itself included, if all has been decided.
    pub fn before(&self) -> &[N] {
        &self.before
    }

    /// The locations whose lists are not in this order.
    pub fn changed(&self) -> impl Iterator<Item = LocationId> + use<'_, N, W> {
        let changed = |block: &&Block<N, W>| !block.earlier.is_subset(&block.listed);
        let mut previous = LocationId::NONE;
        self.blocks
            .iter()
            .filter(changed)
            .map(|block| block.location)
            .filter(move |&location| std::mem::replace(&mut previous, location) != location)
    }

    /// Tells the writes of a location in an order that contains this one, else as they are listed.
    pub fn each_in_order(&self, graph: &Graph<W>, location: LocationId, mut tell: impl FnMut(EventId)) {
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
