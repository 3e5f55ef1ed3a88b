//! What every model derives from an execution in the same way: sets of events, from-reads, and the internal and external
//! parts of the communications.
//!
//! The functions compute one thing each, and the cat interpreter takes from them what a model names; [`Derived`] holds what the
//! models in Rust share. An initial write belongs to no thread: it is external to every other event.

use crate::execution::{Event, EventKind, Execution};
use crate::ir::{Fence, LinuxFence, Order, Tags};
use crate::relation::{Relation, Set};

/// The events for which the predicate holds.
pub fn events(x: &Execution, holds: impl Fn(&Event) -> bool) -> Set {
    Set::from_fn(x.events.len(), |index| holds(&x.events[index]))
}

/// The fences for which the predicate holds.
pub fn fences(x: &Execution, holds: impl Fn(Fence) -> bool) -> Set {
    events(x, |event| matches!(event.kind, EventKind::Fence(fence) if holds(fence)))
}

/// The memory order of an event. A fence of C11 carries it in its kind; the fences of architectures have none.
pub fn order(event: &Event) -> Order {
    match event.kind {
        EventKind::Fence(Fence::C11(order)) => order,
        EventKind::Fence(_) => Order::Plain,
        EventKind::Read | EventKind::Write => event.order,
    }
}

/// Pairs of accesses to one location, each access with itself too. Fences have no location, but for the grace periods of SRCU.
pub fn same_location(x: &Execution) -> Relation {
    let has_location =
        |event: &Event| event.is_read() || event.is_write() || event.kind == EventKind::Fence(Fence::Linux(LinuxFence::SyncSrcu));
    let accesses: Vec<Option<u64>> = x.events.iter().map(|event| has_location(event).then_some(event.location)).collect();
    Relation::from_fn(accesses.len(), |from, to| accesses[from].is_some() && accesses[from] == accesses[to])
}

/// Pairs of events of one thread, each event with itself too.
pub fn same_thread(x: &Execution) -> Relation {
    Relation::from_fn(x.events.len(), |from, to| {
        from == to || (x.events[from].thread.is_some() && x.events[from].thread == x.events[to].thread)
    })
}

/// fr: a read with the writes that come in co after the one it read.
pub fn from_reads(x: &Execution) -> Relation {
    x.rf.inverse().compose(&x.co)
}

/// The union of several relations. There must be at least one.
pub fn union<const N: usize>(parts: [&Relation; N]) -> Relation {
    let mut result = parts[0].clone();
    parts[1..].iter().for_each(|part| result.union_with(part));
    result
}

/// What most models need, computed once for an execution.
pub struct Derived<'a> {
    pub x: &'a Execution,
    pub reads: Set,
    pub writes: Set,
    /// Reads and writes.
    pub accesses: Set,
    /// Pairs of accesses to one location.
    pub location: Relation,
    pub fr: Relation,
    /// rf, co and fr.
    pub com: Relation,
    pub rfi: Relation,
    pub rfe: Relation,
    pub coe: Relation,
    pub fre: Relation,
}

impl<'a> Derived<'a> {
    pub fn new(x: &'a Execution) -> Derived<'a> {
        let reads = events(x, Event::is_read);
        let writes = events(x, Event::is_write);
        let internal = same_thread(x);
        let fr = from_reads(x);
        Derived {
            x,
            accesses: reads.union(&writes),
            location: same_location(x),
            com: union([&x.rf, &x.co, &fr]),
            rfi: x.rf.intersection(&internal),
            rfe: x.rf.difference(&internal),
            coe: x.co.difference(&internal),
            fre: fr.difference(&internal),
            fr,
            reads,
            writes,
        }
    }

    /// Program order between accesses to one location.
    pub fn po_loc(&self) -> Relation {
        self.x.po.intersection(&self.location)
    }

    /// Pairs of accesses with one of these fences between them in program order.
    pub fn fenced(&self, holds: impl Fn(Fence) -> bool) -> Relation {
        let before = self.x.po.restricted(&self.accesses, &fences(self.x, holds));
        before.compose(&self.x.po.to_set(&self.accesses))
    }

    /// Uniproc, or SC per location: communications never go against program order, nor against the order of thread
    /// creation and joining, on one location.
    pub fn is_coherent(&self) -> bool {
        let mut order = union([&self.x.po, &self.x.thread_sync]);
        order.intersect_with(&self.location);
        order.union_with(&self.com);
        order.is_acyclic()
    }

    /// No write of another thread comes between the read and the write of a read-modify-write.
    pub fn is_atomic(&self) -> bool {
        self.x.rmw.is_empty() || self.x.rmw.intersection(&self.fre.compose(&self.coe)).is_empty()
    }

    /// A SeqCst write followed by a SeqCst read: compilers put a full fence between the two on TSO and PSO.
    pub fn seq_cst_write_to_read(&self) -> Relation {
        let seq_cst = events(self.x, |event| order(event) == Order::SeqCst);
        self.x.po.restricted(&self.writes.intersection(&seq_cst), &self.reads.intersection(&seq_cst))
    }

    /// An atomic instruction empties the store buffer before it reads, and its write is in memory when it ends. A load-exclusive is a locked one also
    /// where its store fails.
    pub fn around_rmw(&self) -> Relation {
        let exclusive = events(self.x, |event| event.is_read() && event.tags.has(Tags::PAIR));
        let before = self.x.po.restricted(&self.writes, &self.x.rmw.domain().union(&exclusive));
        let after = self.x.po.restricted(&self.x.rmw.range(), &self.reads);
        before.union(&after)
    }
}
