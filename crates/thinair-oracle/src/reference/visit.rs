//! Visiting every behaviour once: additions, placements and backward revisits.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use thinair_core::axioms;
use thinair_core::engine::{Equivalence, Observer, Options};
use thinair_core::execution::Execution;
use thinair_core::ir::{Order, Program};
use thinair_core::machine::Machine;
use thinair_core::model::Model;

use super::graph::{Event, Graph, Id, Item, Progress, Source, run};
use super::preserved::{dependencies, overtakes, preserved, reads_keep_locations};

pub struct Explorer<'a> {
    program: &'a Program,
    options: &'a Options,
    observer: &'a mut dyn Observer,
    machine: Machine<true>,
    axioms: fn(&Execution) -> bool,
    pub executions: u64,
    pub blocked: u64,
    pub dead_ends: u64,
}

impl<'a> Explorer<'a> {
    pub fn new(program: &'a Program, options: &'a Options, observer: &'a mut dyn Observer) -> Explorer<'a> {
        let axioms = axioms::find(options.model.name()).expect("every built-in model has axioms").consistent;
        let machine = Machine::new(program, options.unroll);
        Explorer { program, options, observer, machine, axioms, executions: 0, blocked: 0, dead_ends: 0 }
    }

    pub fn run(&mut self) -> Result<(), &'static str> {
        let co = self.with_co().then(BTreeMap::new);
        self.visit(&Graph { co, ..Graph::default() })
    }

    fn with_co(&self) -> bool {
        self.options.equivalence == Equivalence::RfCo
    }

    fn consistent(&self, graph: &Graph) -> bool {
        self.witness(graph).is_some()
    }

    /// A co with which the graph is consistent.
    fn witness(&self, graph: &Graph) -> Option<BTreeMap<u64, Vec<Id>>> {
        if let Some(co) = &graph.co {
            let (x, _) = graph.execution(self.program, co, &BTreeMap::new());
            return (self.axioms)(&x).then(|| co.clone());
        }
        let locations: Vec<(u64, Vec<Id>)> =
            graph.locations().into_iter().map(|location| (location, graph.committed_writes(location))).collect();
        self.search_witness(graph, &locations, &mut BTreeMap::new())
    }

    fn search_witness(
        &self,
        graph: &Graph,
        locations: &[(u64, Vec<Id>)],
        co: &mut BTreeMap<u64, Vec<Id>>,
    ) -> Option<BTreeMap<u64, Vec<Id>>> {
        let open = locations.iter().find(|(location, writes)| co.get(location).map_or(0, Vec::len) < writes.len());
        let Some((location, writes)) = open else {
            let (x, _) = graph.execution(self.program, co, &BTreeMap::new());
            return (self.axioms)(&x).then(|| co.clone());
        };
        for &write in writes {
            let placed = co.entry(*location).or_default();
            // Program order of one location is respected by co in every model.
            let early = |other: &Id| other.0 == write.0 && other.1 < write.1 && !placed.contains(other);
            if placed.contains(&write) || writes.iter().any(early) {
                continue;
            }
            placed.push(write);
            if let Some(found) = self.search_witness(graph, locations, co) {
                return Some(found);
            }
            co.get_mut(location).expect("entered above").pop();
        }
        None
    }

    fn visit(&mut self, graph: &Graph) -> Result<(), &'static str> {
        let progress = run(&mut self.machine, self.program, graph)?;
        let has_hole = |event: &&Event| graph.events.range(event.id..(event.id.0 + 1, 0)).next().is_some();
        // A thread in the middle of an RMW comes first: its write may be the one that revisits, and what other threads do could take the write
        // that its read has read. Then one with a hole.
        let updating = progress.missing.iter().find(|event| event.is_exclusive_write());
        let next = updating.or_else(|| progress.missing.iter().find(has_hole)).or(progress.missing.first()).cloned();
        let Some(event) = next else {
            self.finish(graph, &progress);
            return Ok(());
        };
        let event = Rc::new(event);
        if event.is_choice() {
            for value in event.action.address..=event.action.value {
                let mut following = graph.plus(event.clone());
                following.choices.insert(event.id, value);
                self.visit(&following)?;
            }
            return Ok(());
        }
        if event.is_read() { self.visit_read(graph, &event) } else { self.visit_write(graph, &event) }
    }

    fn finish(&mut self, graph: &Graph, progress: &Progress) {
        let co = self.witness(graph).expect("a graph that is visited is consistent");
        let mut execution = || graph.execution(self.program, &co, &progress.fences).0;
        if progress.blocked {
            self.blocked += 1;
            self.observer.blocked(&mut execution);
        } else {
            self.executions += 1;
            self.observer.complete(&mut execution);
        }
    }

    fn visit_read(&mut self, graph: &Graph, event: &Rc<Event>) -> Result<(), &'static str> {
        let mut stuck = true;
        for source in self.sources(graph, event.location()) {
            let mut following = graph.plus(event.clone());
            following.rf.insert(event.id, source);
            if self.consistent(&following) {
                stuck = false;
                self.visit(&following)?;
            }
        }
        self.dead_ends += u64::from(stuck);
        Ok(())
    }

    fn visit_write(&mut self, graph: &Graph, event: &Rc<Event>) -> Result<(), &'static str> {
        let issued_before = graph.events.contains_key(&event.id);
        let graph = graph.plus(event.clone());
        let mut stuck = true;
        for placed in self.placements(&graph, event) {
            if self.consistent(&placed) {
                stuck = false;
                self.visit(&placed)?;
            }
        }
        self.dead_ends += u64::from(stuck);
        // Backward revisits, also when no placement above was consistent: two RMWs may have read the same write.
        let mut prefix = self.prefix(&graph, event.id);
        let mut own = vec![Item::Commit(event.id)];
        // A write that was issued before stays issued: its own thread may have read it.
        if issued_before {
            prefix.insert(Item::Issue(event.id));
        } else {
            own.push(Item::Issue(event.id));
        }
        for (at, &item) in graph.order.iter().enumerate() {
            let read = &graph.events[&item.id()];
            if !read.is_read() || read.location() != event.location() || prefix.contains(&item) || graph.rf[&read.id] == Some(event.id) {
                continue;
            }
            let is_kept = |(n, item): (usize, &Item)| ((n <= at || prefix.contains(item)) && !own.contains(item)).then_some(*item);
            let mut kept: BTreeSet<Item> = graph.order.iter().enumerate().filter_map(is_kept).collect();
            let deleted: Vec<Item> = graph.order.iter().copied().filter(|item| !kept.contains(item) && !own.contains(item)).collect();
            let is_pending = |item: &Item| {
                let id = item.id();
                graph.events[&id].is_exclusive_write() && (id.0, id.1 - 1) != read.id && kept.contains(&Item::Commit((id.0, id.1 - 1)))
            };
            let pending: BTreeSet<Item> = deleted.iter().copied().filter(is_pending).collect();
            kept.remove(&item);
            let mut previous = kept.clone();
            let early: BTreeSet<Item> = pending.iter().copied().chain(self.early(&graph, &deleted, &kept)).collect();
            let all_canonical = brought_back(&deleted, item, &early).into_iter().all(|again| {
                previous.insert(again);
                self.canonical(&graph, again, event.id, &previous, &pending, &kept)
            });
            if !all_canonical {
                continue;
            }
            kept.extend(own.iter().copied().chain([item]));
            let mut revisited = graph.keep(&kept);
            revisited.rf.insert(read.id, Some(event.id));
            for placed in self.placements(&revisited, event) {
                if self.consistent(&placed) {
                    self.visit(&placed)?;
                }
            }
        }
        Ok(())
    }

    /// Under IMM: SeqCst accesses that are deleted while later events of their threads are kept. What comes back after them must be in order with them.
    fn early(&self, graph: &Graph, deleted: &[Item], kept: &BTreeSet<Item>) -> Vec<Item> {
        let is_followed =
            |(thread, index): Id| kept.range(Item::Commit((thread, index + 1))..Item::Commit((thread + 1, 0))).next().is_some();
        let is_early = |item: &&Item| {
            let event = &graph.events[&item.id()];
            **item == Item::Commit(event.id) && event.action.access.order == Order::SeqCst && is_followed(event.id)
        };
        deleted.iter().filter(|_| self.options.model == Model::Imm).filter(is_early).copied().collect()
    }

    /// What a read of this location can read from, in an order that depends only on names under rf, and is co, last first, under rf+co.
    fn sources(&self, graph: &Graph, location: u64) -> Vec<Source> {
        let writes = match &graph.co {
            Some(co) => co.get(&location).cloned().unwrap_or_default(),
            None => graph.committed_writes(location),
        };
        writes.into_iter().rev().map(Some).chain([None]).collect()
    }

    /// The graph with its newest write at each possible place in co.
    fn placements(&self, graph: &Graph, event: &Event) -> Vec<Graph> {
        let Some(co) = &graph.co else { return vec![graph.clone()] };
        let writes: Vec<Id> =
            co.get(&event.location()).cloned().unwrap_or_default().into_iter().filter(|&write| write != event.id).collect();
        let places: Vec<usize> = if event.is_exclusive_write() {
            let after = graph.rf[&(event.id.0, event.id.1 - 1)];
            vec![after.map_or(0, |write| 1 + writes.iter().position(|&it| it == write).expect("a committed write"))]
        } else {
            (0..=writes.len()).collect()
        };
        let place_at = |place: usize| {
            let mut placed = graph.clone();
            let mut line = writes.clone();
            line.insert(place, event.id);
            placed.co.as_mut().expect("as above").insert(event.location(), line);
            placed
        };
        places.into_iter().map(place_at).collect()
    }

    /// The items that committing an event needs, its own aside.
    fn prefix(&self, graph: &Graph, of: Id) -> BTreeSet<Item> {
        let (x, numbers) = graph.execution(self.program, &BTreeMap::new(), &BTreeMap::new());
        let kept_order = preserved(self.options.model, &x);
        let data = dependencies(self.options.model, &x);
        let before = |relation: &thinair_core::relation::Relation, id: Id| -> Vec<Item> {
            let Some(&number) = numbers.get(&id) else { return Vec::new() };
            numbers.iter().filter(|(_, earlier)| relation.contains(**earlier, number)).map(|(&id, _)| Item::Commit(id)).collect()
        };
        let needs = |item: Item| -> Vec<Item> {
            let id = item.id();
            let event = &graph.events[&id];
            // Nothing tracks what depends on a choice.
            let choices = graph.events.range((id.0, 0)..id).filter(|(_, earlier)| earlier.is_choice());
            let mut needed: Vec<Item> = choices.map(|(&id, _)| Item::Commit(id)).collect();
            if let Item::Issue(_) = item {
                match kept_order {
                    Some(_) => {
                        needed.extend(before(&data, id));
                        // Where a CAS may fail, its write exists only by what its read reads.
                        let read = event.is_exclusive_write().then(|| (id.0, id.1 - 1));
                        let decides = |read: &Id| graph.events.get(read).is_some_and(|read| !read.always_exchanges());
                        needed.extend(read.filter(decides).map(Item::Commit));
                    }
                    None => needed.extend(before(&x.po, id)),
                }
                return needed;
            }
            if event.is_write() {
                needed.push(Item::Issue(id));
            }
            let source = graph.rf.get(&id).copied().flatten();
            let Some(kept_order) = &kept_order else {
                needed.extend(before(&x.po, id));
                needed.extend(source.map(Item::Commit));
                return needed;
            };
            needed.extend(before(kept_order, id));
            if event.is_write() && overtakes(self.options.model) {
                // The write of an RMW goes right after what its read read.
                let source = if event.is_exclusive_write() { graph.rf.get(&(id.0, id.1 - 1)).copied().flatten() } else { None };
                needed.extend(source.map(Item::Commit));
                return needed;
            }
            let mut since = 0;
            match source {
                // Served by its own thread: that write need only be issued, or announced.
                Some(write) if write.0 == id.0 => {
                    if self.announces(graph, id).is_none() {
                        needed.push(Item::Issue(write));
                    }
                    since = write.1 + 1;
                }
                Some(write) => needed.push(Item::Commit(write)),
                None => {}
            }
            let same_location = graph.events.range((id.0, since.min(id.1))..id);
            let same_location = same_location.filter(|(_, other)| !other.is_choice() && other.location() == event.location());
            let same_location = same_location.filter(|(_, other)| other.is_write() || reads_keep_locations(self.options.model));
            needed.extend(same_location.map(|(&id, _)| Item::Commit(id)));
            needed
        };
        let (mut seen, mut open) = (BTreeSet::new(), vec![Item::Commit(of)]);
        loop {
            while let Some(item) = open.pop() {
                for needed in needs(item) {
                    if seen.insert(needed) {
                        open.push(needed);
                    }
                }
            }
            // Reads whose writes are only announced, and those of them whose values something depends on.
            let waiting: Vec<(Id, Id)> = seen.iter().filter_map(|item| self.announces(graph, item.id())).collect();
            let matters =
                |read: Id| seen.iter().map(|item| item.id()).chain([of]).any(|id| before(&data, id).contains(&Item::Commit(read)));
            let valued: Vec<Item> = waiting.iter().filter(|(read, _)| matters(*read)).map(|(_, write)| Item::Issue(*write)).collect();
            open.extend(valued.into_iter().filter(|issue| seen.insert(*issue)));
            if open.is_empty() {
                seen.extend(waiting.into_iter().map(|(_, write)| Item::Issue(write)));
                break;
            }
        }
        seen.remove(&Item::Issue(of));
        seen
    }

    /// Under IMM, what follows an acquire read needs it, but not what it has read from an ordinary write of its own thread, nor what that value depends on. Such a
    /// write is only announced: its issue is kept without what that needs, and its thread gives it a value when it comes to it again. Returns the read and that write.
    fn announces(&self, graph: &Graph, read: Id) -> Option<(Id, Id)> {
        let write = graph.rf.get(&read).copied().flatten()?;
        let is_plain = write.0 == read.0 && !graph.events[&write].is_exclusive_write() && !graph.events[&read].may_exchange();
        let acquires = graph.events[&read].action.access.order.acquires();
        (self.options.model == Model::Imm && is_plain && acquires).then_some((read, write))
    }

    /// Did this item come into the graph the way the canonical extension would have put it, among what was there before (`previous`, the item
    /// included)?
    fn canonical(
        &self,
        graph: &Graph,
        item: Item,
        newest: Id,
        previous: &BTreeSet<Item>,
        pending: &BTreeSet<Item>,
        kept: &BTreeSet<Item>,
    ) -> bool {
        let id = item.id();
        let event = &graph.events[&id];
        if pending.contains(&item) {
            // The write of an RMW whose read is kept: its place is fixed by that read.
            let issued = kept.contains(&Item::Issue(id));
            return !kept.iter().any(|other| graph.rf.get(&other.id()) == Some(&Some(id)) && (other.id().0 != id.0 || !issued));
        }
        let rest = graph.keep(previous);
        let done = rest.committed();
        for (&read, &source) in &rest.rf {
            let Some(write) = source else { continue };
            if read.0 == write.0 {
                let from_this = write == id && (item == Item::Issue(id) || read != id && !previous.contains(&item));
                if from_this || !rest.events.contains_key(&write) {
                    return false;
                }
            } else if write == id || !done.contains(&write) {
                return false;
            }
        }
        if event.is_choice() {
            return graph.choices[&id] == event.action.address;
        }
        if item == Item::Issue(id) {
            return !rest.rf.values().any(|&source| source == Some(id));
        }
        let location = event.location();
        if event.is_write() {
            let Some(co) = &rest.co else { return true };
            if event.is_exclusive_write() {
                return true;
            }
            let placed: Vec<Id> = co[&location].iter().copied().filter(|&write| !pending.contains(&Item::Commit(write))).collect();
            if placed.last() == Some(&id) || !overtakes(self.options.model) {
                return placed.last() == Some(&id);
            }
            let others: Vec<Id> = placed.iter().copied().filter(|&write| write != id).collect();
            let place_at = |place: usize| {
                let mut line = others.clone();
                line.insert(place, id);
                line
            };
            let is_consistent = |line: &Vec<Id>| {
                let mut candidate = rest.clone();
                candidate.co.as_mut().expect("as above").insert(location, line.clone());
                self.consistent(&candidate)
            };
            return (0..=others.len()).rev().map(place_at).find(is_consistent) == Some(placed);
        }
        if let Some(co) = &rest.co
            && !overtakes(self.options.model)
        {
            return co.get(&location).and_then(|writes| writes.last()).copied() == graph.rf[&id];
        }
        for source in self.sources(&rest, location) {
            let exchanges = event.exchanges(rest.value(self.program, source, location));
            let taken = |(&other, &from): (&Id, &Source)| {
                from == source
                    && other != id
                    && (newest.0, newest.1.wrapping_sub(1)) != other
                    && graph.events[&other].location() == location
                    && graph.is_exchange(self.program, &graph.events[&other])
            };
            if exchanges && rest.rf.iter().any(taken) {
                continue;
            }
            let mut candidate = rest.clone();
            candidate.rf.insert(id, source);
            if exchanges && !done.contains(&event.mate()) {
                let mate = graph.events.get(&event.mate()).cloned().or_else(|| event.make_mate().map(Rc::new));
                candidate = candidate.plus(mate.expect("the write of an exchange"));
                if let Some(co) = &mut candidate.co {
                    let line = co.entry(location).or_default();
                    let after = source.map_or(0, |write| 1 + line.iter().position(|&it| it == write).expect("a committed write"));
                    line.insert(after, event.mate());
                }
            }
            if self.consistent(&candidate) {
                return source == graph.rf[&id];
            }
        }
        false
    }
}

/// What a revisit deletes, and the revisited read, as the canonical extension brings it back. What stands in its thread before an early event (a pending write, for one), or is one,
/// comes first, in program order: a pending write may need more than its read, and is not there without what it needs. Then the read, then the rest as inserted.
fn brought_back(deleted: &[Item], read: Item, early: &BTreeSet<Item>) -> Vec<Item> {
    let comes_first = |item: &Item| early.iter().any(|other| other.id().0 == item.id().0 && other.id().1 >= item.id().1);
    let (mut first, rest): (Vec<Item>, Vec<Item>) = std::iter::once(&read).chain(deleted).partition(|item| comes_first(item));
    first.sort_by_key(|item| (item.id(), matches!(item, Item::Commit(_))));
    first.extend(rest);
    first
}
