//! Memory models as the exploration sees them: what they keep with each event, which choices they rule out, and how that is undone.
//!
//! A model never explores: it is told of each event as it gets its source or its place in co, and answers whether the graph is still
//! consistent. The same axioms in plain form are in [`crate::axioms`]; tests hold the two together.

pub mod armv8;
pub mod c11_simp;
pub mod candidate;
pub mod communication;
pub mod dependent;
pub mod erased;
pub mod global_order;
pub mod imm;
pub mod overtaking;
pub mod power;
pub mod psc;
pub mod psc_rows;
pub mod rc11;
pub mod riscv;
pub mod text;

use crate::engine::graph::co::nodes::Nodes;
use crate::engine::graph::co::partial_co::Links;
use crate::engine::graph::store::event::{EventId, LocationId};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
pub use crate::engine::graph::store::rows::Dependencies;
use crate::execution::Execution;

/// What holds of a model, whatever the graph.
#[derive(Clone, Copy)]
pub struct Facts {
    /// As [`Guide::HOLES`].
    pub holes: bool,
    /// Does only rf tell behaviours apart? Then the list of writes of each location is one co of several with which the graph is consistent.
    pub arranges_co: bool,
    /// Does what [`Model::open`] sets for a read depend on its order, or on whether it belongs to a read-modify-write?
    pub updates_differ: bool,
    /// May a write become visible before earlier accesses of its own location? Then it does not need them, and what is canonical is the co-latest
    /// choice that is consistent ([`overtaking`]).
    pub overtakes: bool,
    /// Does what follows an acquire read need it, but not the value that it takes from an ordinary write of its own thread? Then that write need only be announced: it is
    /// there without what its value depends on.
    pub announces: bool,
    /// Are two reads of one location, from different writes, in order for others? Then the second needs the first.
    pub reads_keep_locations: bool,
    /// Are conflicting non-atomic accesses that are not ordered an error?
    pub races: bool,
    /// Does the model warn of some executions that it allows?
    pub flags: bool,
    /// Are some executions with [overtaken](crate::engine::graph::checks::overtaken) read-modify-writes not found?
    pub misses_overtaken: bool,
    /// Do read-modify-writes of one thread reach memory in its order? That is looked at when an execution has its end.
    pub orders_exclusives: bool,
    /// Where writes overtake, or exclusives are in order: the model's axioms, but for that order.
    pub axioms: fn(&Execution) -> bool,
}

impl Facts {
    /// Those of most models.
    pub const USUAL: Facts = Facts {
        holes: false,
        arranges_co: false,
        updates_differ: true,
        overtakes: false,
        announces: false,
        reads_keep_locations: true,
        races: false,
        flags: false,
        misses_overtaken: false,
        orders_exclusives: false,
        axioms: |_| true,
    };
}

/// What every model answers. `W` is the width of the rows. The graph that the methods see always has the event at hand in its slot and in its thread.
pub trait Model<const W: usize>: Send {
    fn facts(&self) -> Facts;

    /// Sets the rows of an event that follow from its thread alone.
    fn open(&mut self, graph: &mut Graph<W>, event: EventId);

    /// Is this write, or a read of it, ordered before the event, so that the event cannot take or be something that is listed before it in co? A filter: `false` is
    /// always allowed where [`Model::read`] and [`Model::place`] find the inconsistency.
    fn sees(&self, graph: &Graph<W>, event: EventId, write: EventId) -> bool;

    /// Is every source that [`Model::sees`] and [`OneCoOfMany::refuses`] leave to a read consistent, without asking [`Model::read`], if no later event of its thread is there?
    fn candidates_are_exact(&self, _graph: &Graph<W>) -> bool {
        false
    }

    /// The read has its source. Is the graph still consistent?
    fn read(&mut self, graph: &mut Graph<W>, read: EventId) -> bool;

    /// The write has its place in co. Is the graph still consistent?
    fn place(&mut self, graph: &mut Graph<W>, write: EventId) -> bool;

    /// The graph was restricted: `write` has no place yet, and `read`, which will read it (`NONE`: nobody will), no source.
    fn cut(&mut self, graph: &mut Graph<W>, write: EventId, read: EventId);

    /// For models with holes: what must be committed before the event is (beyond its source and its po-loc predecessors), and before it is issued.
    fn preserved(&self, _graph: &Graph<W>, _event: EventId) -> Row<W> {
        Row::default()
    }
    fn needed_to_issue(&self, _graph: &Graph<W>, _event: EventId) -> Row<W> {
        Row::default()
    }

    /// A position to go back to.
    fn mark(&self) -> usize;
    fn undo(&mut self, graph: &mut Graph<W>, mark: usize);

    /// What happens before the event, for errors that depend on it (races, use after free).
    fn happens_before(&self, graph: &Graph<W>, event: EventId) -> Row<W>;

    /// What an event has seen, itself included: whatever it takes or is comes after that, and after what that takes, in every co.
    #[inline]
    fn seen_by(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        self.happens_before(graph, event)
    }
}

/// For models in which writes may become visible before earlier accesses of their location
/// ([`Facts::overtakes`]); others take what is given.
pub trait Overtaking<const W: usize>: Model<W> {
    /// Among these events, is the co-last choice for this one surely consistent?
    fn may_be_last(&self, _graph: &Graph<W>, _event: EventId, _among: Row<W>) -> bool {
        true
    }

    /// Must what a revisit deletes come back before all else up to this event, which it deletes too, since the event bears on later ones of its thread that are kept?
    fn comes_back_early(&self, _graph: &Graph<W>, _event: EventId, _kept: Row<W>) -> bool {
        false
    }
}

/// For the equivalence `rf`, where the list of writes is one co of several; [`Arranged`](crate::engine::graph::co::arranged::Arranged) answers,
/// and models with one co take what is given.
pub trait OneCoOfMany<const W: usize>: Model<W> {
    /// Is there surely no co with which the read may take this write?
    fn refuses(&mut self, _graph: &Graph<W>, _read: EventId, _source: EventId) -> bool {
        false
    }

    /// Has a read the source with which the canonical extension would put it into a restricted graph?
    fn reads_canonically(&mut self, _graph: &Graph<W>, _question: &CanonicalRead<'_, W>) -> bool {
        true
    }

    /// Can every write after which nothing is forced be the last one of a co?
    fn tails_can_be_last(&self, _graph: &Graph<W>) -> bool {
        false
    }

    /// The greatest-named write of a location that can be the last one of a co of this part of the graph, which is closed.
    fn greatest_last(&self, _graph: &Graph<W>, _members: Members<W>, _location: LocationId) -> EventId {
        EventId::NONE
    }

    /// Is there a co in which nothing but what writes the same value back comes after the sources of these reads?
    fn can_be_last(&self, _graph: &Graph<W>, _reads: &[EventId]) -> bool {
        false
    }
}

/// A model for which the search is compiled. Most share one such [form](erased), in which calls go through a table.
pub trait Guide<const W: usize>: Overtaking<W> + OneCoOfMany<W> + Clone {
    /// May the model order an event before an earlier one of its thread, so that po ∪ rf can be cyclic? Then graphs have holes.
    const HOLES: bool;
    /// The same model where co is but one order of many.
    type Arranged: Guide<W>;
    fn arranged(self) -> Self::Arranged;

    /// What it warns of in the execution as it stands.
    fn flags(&mut self, _graph: &Graph<W>) -> Vec<String> {
        Vec::new()
    }
}

/// A model that wants an order of events, or of [events in two roles](crate::engine::graph::co::nodes), to be acyclic, to which co adds pairs of them, and nothing else but [forced coherence](crate::engine::graph::co::forced) and that read-modify-writes
/// stay together: a co can be searched for ([`PartialCo`](crate::engine::graph::co::partial_co::PartialCo)).
pub trait Rearranging<const W: usize>: Overtaking<W> + OneCoOfMany<W> {
    /// What is ordered.
    type Nodes: Nodes;

    fn copied(&self) -> Box<dyn Rearranging<W, Nodes = Self::Nodes>>;

    /// An access has come into its thread: tells the later ones that are there already. [`Model::read`] and [`Model::place`] do this too.
    fn entered(&mut self, _graph: &mut Graph<W>, _event: EventId) {}

    /// The read has its source: sets the rows that follow from that alone. [`Model::read`] does this too.
    fn sourced(&mut self, _graph: &mut Graph<W>, _read: EventId) {}

    /// Is the graph consistent with every co that obeys forced coherence?
    fn coherence_decides(&self, _graph: &Graph<W>) -> bool {
        false
    }
    /// The event has its source or its place: sets all rows that do not depend on co. `false`: no co makes the graph consistent.
    fn settle(&mut self, graph: &mut Graph<W>, event: EventId) -> bool {
        if graph.event(event).is_read() {
            self.sourced(graph, event);
        }
        self.entered(graph, event);
        true
    }
    /// Are the rows of these events those that they would have in a graph of this part alone?
    fn keeps_rows(&self, _graph: &Graph<W>, _members: Members<W>) -> bool {
        true
    }
    /// A graph of this part alone, with its rows.
    fn restricted(&self, graph: &Graph<W>, members: Members<W>) -> Graph<W> {
        graph.restricted_to(members)
    }
    /// The part of the order that has nothing to do with co, closed: which nodes it is about, and what comes before each, itself included. `None`: it has a cycle.
    fn fixed(&self, _graph: &Graph<W>, _members: Row<W>, _before: &mut [Self::Nodes]) -> Option<Self::Nodes> {
        Some(Self::Nodes::default())
    }
    /// What a block adds, of which these are the writes, and these the writes and their readers.
    fn links(&self, _graph: &Graph<W>, _members: Row<W>, _writes: Row<W>, _traces: Row<W>) -> Links<Self::Nodes> {
        Links::default()
    }
    /// The events that put what this one takes or is after what they take or are, in every co: what it has [seen](Model::seen_by), and what other axioms want.
    #[inline]
    fn follows(&self, graph: &Graph<W>, event: EventId) -> Row<W> {
        self.seen_by(graph, event)
    }
    /// The graph has been given another co, with which this is what comes before each node.
    fn rearranged(&mut self, _graph: &mut Graph<W>, _before: &[Self::Nodes]) {}
}

/// A part of a graph.
#[derive(Clone, Copy)]
pub struct Members<const W: usize> {
    pub committed: Row<W>,
    /// Writes that are only issued there: they have no place in co, whatever they have in the graph.
    pub issued: Row<W>,
}

impl<const W: usize> Members<W> {
    pub fn committed(committed: Row<W>) -> Self {
        Members { committed, issued: Row::default() }
    }
    pub fn all(&self) -> Row<W> {
        self.committed | self.issued
    }
}

/// A read in a restricted graph, for [`OneCoOfMany::reads_canonically`].
pub struct CanonicalRead<'a, const W: usize> {
    pub read: EventId,
    /// The committed events of the restricted graph, the read included, and the writes that are only issued.
    pub committed: Row<W>,
    pub issued: Row<W>,
    /// The read of the read-modify-write that the revisiting write belongs to: it does not compete.
    pub own_update: EventId,
    /// For each possible source (`NONE`: the initial write): the write that follows, if this is a read-modify-write that succeeds with it.
    pub exclusive_write: &'a dyn Fn(EventId) -> Option<candidate::ExclusiveWrite<W>>,
}

/// [`Model::happens_before`] where accesses may be done out of program order: what the model keeps in order, within threads and from writes to their
/// readers in other threads. That a thread has read a value is not enough: what its writer did before must be ordered before the write.
pub fn preserved_before<const W: usize>(model: &dyn Model<W>, graph: &Graph<W>, event: EventId) -> Row<W> {
    // Whatever its own thread did comes before a free.
    let before = graph.event(event).po;
    let (mut seen, mut left) = (Row::default(), Row::single(event));
    while let Some(next) = left.first() {
        left.remove(next);
        seen.insert(next);
        let this = graph.event(next);
        let source = this.rf.some().filter(|&source| graph.event(source).thread != this.thread);
        left |= (model.preserved(graph, next) | source.map_or(Row::default(), Row::single)) - seen;
    }
    before | seen
}

/// [`Model::seen_by`] where what others have seen before does not count: what comes before the event in its own thread, and what creation and joining of threads put before it.
#[inline]
pub fn seen_in_thread<const W: usize>(graph: &Graph<W>, event: EventId) -> Row<W> {
    let this = graph.event(event);
    (this.po | this.sync).with(event)
}
