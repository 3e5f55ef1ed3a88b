//! XMM as the exploration sees it: rc11, with an eye on load-buffering races; what they lead to is found by [`crate::engine::xmm`].
//!
//! Whether a new write has a race (with a read that is (po ∪ rf)-before it) depends on its prefix alone, and so is decided once, when the write
//! comes. An execution without such a write costs nothing more.

use super::rc11::Rc11;
use super::{Explorer, Facts, Guide, Model, OneCoOfMany, Overtaking, ReExecuting, ReExecutions, Stop};
use crate::engine::graph::store::event::{Event, EventId};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::engine::outcome::BoundHit;
use crate::engine::xmm::sketch::{Line, Node, Sketch};
use crate::engine::xmm::{Counters, Helpers, LONG, Method, Search, State, outlook};
use crate::ir::{Order, Program};
use crate::machine::action::Bound;

/// What `racy` said of an event.
#[derive(Clone, Copy)]
struct Old {
    event: EventId,
    was_racy: bool,
    /// The mark before that.
    mark: usize,
}

#[derive(Clone, Default)]
pub struct Xmm<const W: usize> {
    inner: Rc11<W>,
    /// The writes that have races, and the reads that repeat one of their thread.
    racy: Row<W>,
    /// What `racy` said of slots before they were used again.
    log: Vec<Old>,
    state: State,
    /// Has the text of the program been looked at?
    has_outlook: bool,
}

impl<const W: usize> Xmm<W> {
    fn note_races(&mut self, graph: &Graph<W>, write: EventId) {
        self.note(write, is_racy(graph, graph.event(write)));
    }

    fn note_repetition(&mut self, graph: &Graph<W>, read: EventId) {
        let event = graph.event(read);
        let is_external = event.rf.some().is_some_and(|source| graph.event(source).thread != event.thread);
        let is_weak = matches!(event.order, Order::Plain | Order::Relaxed);
        self.note(read, is_external && is_weak && event.po.intersects(&graph.location(event.location).reads));
    }

    #[inline]
    fn note(&mut self, event: EventId, is_racy: bool) {
        let was_racy = self.racy.contains(event);
        if is_racy != was_racy {
            self.log.push(Old { event, was_racy, mark: self.mark() });
            self.set(event, is_racy);
        }
    }

    fn set(&mut self, write: EventId, is_racy: bool) {
        if is_racy { self.racy.insert(write) } else { self.racy.remove(write) }
    }

    /// Decides how to search, before the first search.
    #[cold]
    fn choose_method(&mut self, program: &Program) {
        let outlook = outlook::of(program);
        self.state.method.get_or_insert(outlook.method);
        self.state.interleaves = outlook.interleaves;
        self.has_outlook = true;
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
fn has_moves<const W: usize>(graph: &Graph<W>, racy: Row<W>) -> bool {
    racy.intersects(&graph.writes) || (racy & graph.reads).iter().any(|read| may_assume(graph, read))
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
        let accesses = sketch.accesses_mut(crate::engine::graph::store::event::LocationId(number as u32));
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

impl<const W: usize> Xmm<W> {
    /// The same, where it is known that there are too many ways to try all.
    pub fn by_moves(mut self) -> Self {
        self.state.method = Some(Method::Moves);
        self
    }
}

impl<const W: usize> Model<W> for Xmm<W> {
    #[inline(always)]
    fn facts(&self) -> Facts {
        self.inner.facts()
    }

    #[inline]
    fn open(&mut self, graph: &mut Graph<W>, event: EventId) {
        self.inner.open(graph, event);
    }
    #[inline]
    fn sees(&self, graph: &Graph<W>, event: EventId, write: EventId) -> bool {
        self.inner.sees(graph, event, write)
    }
    fn candidates_are_exact(&self, graph: &Graph<W>) -> bool {
        self.inner.candidates_are_exact(graph)
    }
    #[inline]
    fn read(&mut self, graph: &mut Graph<W>, read: EventId) -> bool {
        self.note_repetition(graph, read);
        self.inner.read(graph, read)
    }
    #[inline]
    fn place(&mut self, graph: &mut Graph<W>, write: EventId) -> bool {
        // Not earlier: what was noted is taken back between two places.
        self.note_races(graph, write);
        self.inner.place(graph, write)
    }
    fn cut(&mut self, graph: &mut Graph<W>, write: EventId, read: EventId) {
        self.inner.cut(graph, write, read);
    }
    fn mark(&self) -> usize {
        self.inner.mark() + self.log.len()
    }
    #[inline]
    fn undo(&mut self, graph: &mut Graph<W>, mark: usize) {
        while let Some(last) = self.log.last().copied().filter(|last| last.mark >= mark) {
            self.set(last.event, last.was_racy);
            self.log.pop();
        }
        self.inner.undo(graph, mark - self.log.len());
    }
    fn happens_before(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        self.inner.happens_before(graph, event)
    }
}

impl<const W: usize> Guide<W> for Xmm<W> {
    const HOLES: bool = false;
    /// Which executions there are is found beside the graph: only rf and co together tell them apart.
    type Arranged = Self;
    fn arranged(self) -> Self {
        self
    }
}

impl<const W: usize> ReExecuting<W> for Xmm<W> {
    const RE_EXECUTES: bool = true;

    #[inline]
    fn may_re_execute(&self, graph: &Graph<W>) -> bool {
        match self.state.method {
            None => true,
            Some(Method::Nothing) => false,
            Some(Method::Races) => self.racy.intersects(&graph.writes),
            Some(Method::Steps | Method::Moves) => leading_read(graph).is_some(),
        }
    }

    fn finished<const D: bool>(explorer: &mut Explorer<'_, Self, W, D>) -> Result<(), Stop> {
        let Explorer { graph, machine, observer, model, statistics, bounds, max_executions, program, others, .. } = explorer;
        if !model.has_outlook {
            model.choose_method(program);
            if !model.may_re_execute(graph) {
                return Ok(());
            }
        }
        if model.state.method == Some(Method::Moves) && !has_moves(graph, model.racy) {
            // All the same it is not known that there is no step from here.
            if let Some(read) = leading_read(graph) {
                model.state.statistics.by_moves += 1;
                let at = machine.position(graph.event(read).code());
                explorer.note_bound(BoundHit { bound: Bound::ReExecution, at });
            }
            return Ok(());
        }
        others.polls_soon = true;
        draw(graph, &mut model.state.root);
        let counters = Counters { statistics, bounds, max_executions: *max_executions };
        let helpers = others.place.as_ref().map(|place| place as &dyn Helpers<D>);
        let (memory, observer, state) = (&mut graph.memory, &mut **observer, &mut model.state);
        let before = state.effort;
        let result = Search { program, machine, memory, observer, counters, state, helpers }.run();
        others.has_searched_long |= model.state.effort - before >= LONG;
        result
    }

    fn share(&mut self, program: &Program) -> bool {
        if !self.has_outlook {
            self.choose_method(program);
        }
        self.state.share();
        self.state.method == Some(Method::Nothing)
    }

    fn for_branch(&self) -> Self {
        Xmm {
            inner: self.inner.clone(),
            racy: self.racy,
            log: self.log.clone(),
            state: self.state.beside(Sketch::default()),
            has_outlook: self.has_outlook,
        }
    }

    fn re_executions(&self) -> Option<ReExecutions> {
        Some(self.state.statistics)
    }

    fn add_re_executions(&mut self, others: &ReExecutions) {
        self.state.statistics.add(others);
    }
}

impl<const W: usize> Overtaking<W> for Xmm<W> {}
impl<const W: usize> OneCoOfMany<W> for Xmm<W> {}
