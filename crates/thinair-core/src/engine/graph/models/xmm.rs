//! XMM as the exploration sees it: rc11, with an eye on load-buffering races; what they lead to is found by [`crate::engine::xmm`].
//!
//! Whether a new write has a race (with a read that is (po ∪ rf)-before it) depends on its prefix alone, and so is decided once, when the write
//! comes. An execution without such a write costs nothing more.

use super::rc11::{Rc11, Rows};
use super::{Explorer, Model, ReExecutions, Stop};
use crate::engine::graph::event::{Event, EventId};
use crate::engine::graph::graph::Graph;
use crate::engine::graph::row::Row;
use crate::engine::xmm::sketch::{Line, Node, Sketch};
use crate::engine::xmm::{Counters, Search, State};

#[derive(Clone, Default)]
pub struct Xmm<const W: usize> {
    inner: Rc11<W>,
    /// The writes that have races.
    racy: Row<W>,
    /// What `racy` said of slots before they were used again.
    log: Vec<(EventId, bool)>,
    state: State,
}

impl<const W: usize> Xmm<W> {
    fn note_races(&mut self, graph: &Graph<Rows<W>, W>, write: EventId) {
        let is_racy = is_racy(graph, graph.event(write));
        let was_racy = self.racy.contains(write);
        if is_racy != was_racy {
            self.log.push((write, was_racy));
            self.set(write, is_racy);
        }
    }

    fn set(&mut self, write: EventId, is_racy: bool) {
        if is_racy { self.racy.insert(write) } else { self.racy.remove(write) }
    }
}

/// Is there a read of the write's location before it that does not happen before it, with another location on the way? (A cycle on one location is
/// never coherent.)
#[inline]
fn is_racy<const W: usize>(graph: &Graph<Rows<W>, W>, write: &Event<Rows<W>, W>) -> bool {
    let location = graph.location(write.location);
    let reads = (write.prefix & location.reads) - write.model.hb;
    if reads.is_empty() {
        return false;
    }
    ((write.prefix & graph.reads) - location.reads).iter().any(|other| {
        let other = graph.event(other);
        other.rf.some().is_some_and(|source| graph.event(source).thread != other.thread && graph.event(source).prefix.intersects(&reads))
    })
}

fn node<const W: usize>(graph: &Graph<Rows<W>, W>, id: EventId) -> Node {
    let event = graph.event(id);
    // What an event does stands in the step before it.
    let step = if graph.live.contains(id) { graph.standing_before(event) } else { &event.step };
    Node {
        kind: event.kind,
        order: event.order,
        thread: event.thread,
        index: event.index,
        location: event.location,
        value: event.value,
        rf: if event.is_read() { event.rf } else { EventId::NONE },
        dangling: false,
        spawns: event.spawns,
        action: step.action,
        step: event.step,
    }
}

/// The finished execution as a sketch. Events keep their slots.
fn draw<const W: usize>(graph: &Graph<Rows<W>, W>, sketch: &mut Sketch) {
    sketch.clear();
    // Slots without an event are never looked at.
    sketch.nodes.extend((0..graph.events.len()).map(|slot| node(graph, EventId(slot as u16))));
    sketch.threads.truncate(graph.threads.len());
    for (number, thread) in graph.threads.iter().enumerate() {
        if number == sketch.threads.len() {
            sketch.threads.push(Line { alive: false, spawner: EventId::NONE, start: thread.start, events: Vec::new() });
        }
        let line = &mut sketch.threads[number];
        (line.alive, line.spawner, line.start) = (thread.alive, thread.spawner, thread.start);
        line.events.clear();
        line.events.extend_from_slice(&thread.events);
    }
    for (number, location) in graph.locations.iter().enumerate() {
        let accesses = sketch.accesses_mut(crate::engine::graph::event::LocationId(number as u32));
        accesses.reads.extend(location.reads.iter());
        let mut next = location.co_first;
        while let Some(write) = next.some() {
            accesses.co.push(write);
            next = graph.event(write).co_after;
        }
    }
    for event in graph.live.iter() {
        let node = *sketch.node(event);
        sketch.characterise(&node, &graph.memory);
    }
    sketch.rehash();
}

impl<const W: usize> Model<W> for Xmm<W> {
    type Rows = Rows<W>;
    const HOLES: bool = false;
    const RACES: bool = true;
    const UPDATES_DIFFER: bool = false;
    const RE_EXECUTES: bool = true;

    #[inline]
    fn open(&mut self, graph: &mut Graph<Rows<W>, W>, event: EventId) {
        self.inner.open(graph, event);
        if graph.event(event).is_write() {
            self.note_races(graph, event);
        }
    }
    #[inline]
    fn sees(&self, graph: &Graph<Rows<W>, W>, event: EventId, write: EventId) -> bool {
        self.inner.sees(graph, event, write)
    }
    fn candidates_are_exact(&self, graph: &Graph<Rows<W>, W>) -> bool {
        self.inner.candidates_are_exact(graph)
    }
    #[inline]
    fn sourced(&mut self, graph: &mut Graph<Rows<W>, W>, read: EventId) {
        self.inner.sourced(graph, read);
    }
    #[inline]
    fn read(&mut self, graph: &mut Graph<Rows<W>, W>, read: EventId) -> bool {
        self.inner.read(graph, read)
    }
    #[inline]
    fn place(&mut self, graph: &mut Graph<Rows<W>, W>, write: EventId) -> bool {
        self.inner.place(graph, write)
    }
    fn cut(&mut self, graph: &mut Graph<Rows<W>, W>, write: EventId, read: EventId) {
        self.inner.cut(graph, write, read);
    }
    fn mark(&self) -> usize {
        self.log.len()
    }
    #[inline]
    fn undo(&mut self, _: &mut Graph<Rows<W>, W>, mark: usize) {
        while self.log.len() > mark {
            if let Some((write, was_racy)) = self.log.pop() {
                self.set(write, was_racy);
            }
        }
    }
    fn happens_before(&self, graph: &Graph<Rows<W>, W>, event: EventId) -> Row<W> {
        self.inner.happens_before(graph, event)
    }

    #[inline]
    fn may_re_execute(&self, graph: &Graph<Rows<W>, W>) -> bool {
        self.racy.intersects(&graph.writes)
    }

    fn finished<const D: bool>(explorer: &mut Explorer<'_, Self, W, D>) -> Result<(), Stop> {
        let Explorer { graph, machine, observer, model, statistics, bounds, max_executions, .. } = explorer;
        draw(graph, &mut model.state.root);
        let counters = Counters { statistics, bounds, max_executions: *max_executions };
        Search { machine, memory: &mut graph.memory, observer: &mut **observer, counters, state: &mut model.state }.run()
    }

    fn re_executions(&self) -> Option<ReExecutions> {
        Some(self.state.statistics)
    }
}
