//! The consumer of finished executions under xmm: which of them may justify one with a cycle, and the search from those.
//!
//! The graph engine explores rc11. Whether an execution has a load-buffering race (a write with a read of its location that is
//! (po ∪ rf)-before it) shows in the graph; one without it costs nothing more.

use super::search::LONG;
use super::sketch::{Line, Node, Sketch};
use super::{Method, Search, State, outlook};
use crate::engine::graph::kernel::explore::Stop;
use crate::engine::graph::run::consumer::{Consumer, Effort, Finished};
use crate::engine::graph::store::event::{Event, EventId, LocationId};
use crate::engine::graph::store::graph::Graph;
use crate::engine::outcome::{BoundHit, ReExecutions};
use crate::ir::{Order, Program};
use crate::machine::action::Bound;

#[derive(Default)]
pub struct Justifier {
    state: State,
    /// Has the text of the program been looked at?
    has_outlook: bool,
}

impl Justifier {
    /// By moves, where it is known that there are too many ways to try all.
    pub fn new(by_moves: bool) -> Justifier {
        Justifier { state: State { method: by_moves.then_some(Method::Moves), ..State::default() }, has_outlook: false }
    }

    /// Decides how to search, before the first search.
    #[cold]
    fn choose_method(&mut self, program: &Program) {
        let outlook = outlook::of(program);
        self.state.method.get_or_insert(outlook.method);
        self.state.interleaves = outlook.interleaves;
        self.has_outlook = true;
    }

    /// Does the method find anything from here?
    fn may_lead_on<const W: usize>(&self, graph: &Graph<W>) -> bool {
        match self.state.method {
            None => true,
            Some(Method::Nothing) => false,
            Some(Method::Races) => has_races(graph),
            Some(Method::Steps | Method::Moves) => leading_read(graph).is_some(),
        }
    }
}

/// Is there a read of the write's location before it that does not happen before it, with another location on the way? (A cycle on one location is
/// never coherent.)
#[inline]
fn is_racy<const W: usize>(graph: &Graph<W>, write: &Event<W>) -> bool {
    let location = graph.location(write.location);
    let reads = (write.prefix & location.reads) - write.rows.hb;
    if reads.is_empty() {
        return false;
    }
    ((write.prefix & graph.reads) - location.reads).iter().any(|other| {
        let other = graph.event(other);
        other.rf.some().is_some_and(|source| graph.event(source).thread != other.thread && graph.event(source).prefix.intersects(&reads))
    })
}

/// Does the read take a write of another thread, without acquiring anything, after a read of the same location in its own thread?
fn is_repetition<const W: usize>(graph: &Graph<W>, read: EventId) -> bool {
    let event = graph.event(read);
    let is_external = event.rf.some().is_some_and(|source| graph.event(source).thread != event.thread);
    let is_weak = matches!(event.order, Order::Plain | Order::Relaxed);
    is_external && is_weak && event.po.intersects(&graph.location(event.location).reads)
}

fn has_races<const W: usize>(graph: &Graph<W>) -> bool {
    graph.writes.iter().any(|write| is_racy(graph, graph.event(write)))
}

/// Does another thread read, before the write that this read takes, something of another location that this thread writes, and something that this
/// thread writes after this read?
#[cold]
fn may_assume<const W: usize>(graph: &Graph<W>, read: EventId) -> bool {
    let this = graph.event(read);
    let Some(source) = this.rf.some() else { return false };
    let reads = graph.event(source).po & graph.reads;
    let is_written = |earlier: EventId, after: bool| {
        let writes = graph.location(graph.event(earlier).location).writes;
        writes.iter().any(|write| graph.event(write).thread == this.thread && (!after || graph.event(write).po.contains(read)))
    };
    let elsewhere = reads - graph.location(this.location).reads;
    elsewhere.iter().any(|earlier| is_written(earlier, false)) && reads.iter().any(|earlier| is_written(earlier, true))
}

/// Can there be a step to an execution with a cycle? Only if a read of another thread's write may cause, by po and re, that write ([`Past::leads_on`]
/// says the same). The first such read, thread by thread.
///
/// [`Past::leads_on`]: crate::engine::xmm
fn leading_read<const W: usize>(graph: &Graph<W>) -> Option<EventId> {
    let events = graph.threads.iter().filter(|thread| thread.alive).flat_map(|thread| thread.events.iter().copied());
    events.filter(|&event| graph.reads.contains(event)).find(|&read| {
        let this = graph.event(read);
        this.rf.some().is_some_and(|source| graph.event(source).thread != this.thread && may_cause(graph, read, source))
    })
}

/// Do moves lead on from here?
fn has_moves<const W: usize>(graph: &Graph<W>) -> bool {
    has_races(graph) || graph.reads.iter().any(|read| is_repetition(graph, read) && may_assume(graph, read))
}

fn may_cause<const W: usize>(graph: &Graph<W>, read: EventId, write: EventId) -> bool {
    let mut causes = graph.event(write).prefix;
    let mut open = causes & graph.reads;
    while let Some(next) = open.iter().next() {
        open.remove(next);
        for other in graph.location(graph.event(next).location).writes.iter() {
            let other_write = graph.event(other);
            if !causes.contains(other) && !other_write.rows.hb.contains(next) {
                causes.insert(other);
                open |= (other_write.prefix - causes) & graph.reads;
                causes |= other_write.prefix;
                if causes.contains(read) {
                    return true;
                }
            }
        }
    }
    false
}

fn node<const W: usize>(graph: &Graph<W>, id: EventId) -> Node {
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
fn draw<const W: usize>(graph: &Graph<W>, sketch: &mut Sketch) {
    sketch.clear();
    // Slots without an event are never looked at.
    sketch.nodes.extend((0..graph.events.len()).map(|slot| node(graph, EventId(slot as u16))));
    sketch.threads.truncate(graph.threads.len());
    for (number, thread) in graph.threads.iter().enumerate() {
        if number == sketch.threads.len() {
            sketch.threads.push(Line::new(false, EventId::NONE, thread.start));
        }
        let line = &mut sketch.threads[number];
        (line.alive, line.spawner, line.start) = (thread.alive, thread.spawner, thread.start);
        line.events.clear();
        line.joins = 0;
        for &event in thread.events.iter().filter(|_| thread.alive) {
            line.push(event, graph.event(event).kind);
        }
    }
    for (number, location) in graph.locations.iter().enumerate() {
        let accesses = sketch.accesses_mut(LocationId(number as u32));
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
    sketch.sort_reads();
    sketch.rehash();
}

impl<const W: usize, const D: bool> Consumer<W, D> for Justifier {
    fn wants(&self, graph: &Graph<W>) -> bool {
        self.may_lead_on(graph)
    }

    fn consume(&mut self, finished: Finished<'_, W, D>) -> Result<Effort, Stop> {
        let Finished { graph, machine, program, observer, counters, helpers } = finished;
        if !self.has_outlook {
            self.choose_method(program);
            if !self.may_lead_on(graph) {
                return Ok(Effort::None);
            }
        }
        if self.state.method == Some(Method::Moves) && !has_moves(graph) {
            // All the same it is not known that there is no step from here.
            if let Some(read) = leading_read(graph) {
                self.state.statistics.by_moves += 1;
                let hit = BoundHit { bound: Bound::ReExecution, at: machine.position(graph.event(read).code()) };
                if !counters.bounds.contains(&hit) {
                    counters.bounds.push(hit);
                }
            }
            return Ok(Effort::None);
        }
        draw(graph, &mut self.state.root);
        let before = self.state.effort;
        Search { program, machine, memory: &mut graph.memory, observer, counters, state: &mut self.state, helpers }.run()?;
        Ok(if self.state.effort - before >= LONG { Effort::Long } else { Effort::Short })
    }

    fn share(&mut self, program: &Program) -> bool {
        if !self.has_outlook {
            self.choose_method(program);
        }
        self.state.share();
        self.state.method == Some(Method::Nothing)
    }

    fn beside(&self) -> Box<dyn Consumer<W, D>> {
        Box::new(Justifier { state: self.state.beside(Sketch::default()), has_outlook: self.has_outlook })
    }

    fn re_executions(&self) -> ReExecutions {
        self.state.statistics
    }

    fn add(&mut self, others: &ReExecutions) {
        self.state.statistics.add(others);
    }
}
