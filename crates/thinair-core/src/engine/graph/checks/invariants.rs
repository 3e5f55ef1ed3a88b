//! Self-checks, for the feature `invariants`: no behaviour is visited twice, every behaviour satisfies the model's axioms, and the graph
//! is well formed after each cut.

use crate::engine::graph::co::forced::Blocks;
use crate::engine::graph::kernel::canonical;
use crate::engine::graph::kernel::explore::Explorer;
use crate::engine::graph::models::Guide;
use crate::engine::graph::store::convert;
use crate::engine::graph::store::event::{EventId, Kind};
use crate::engine::graph::store::graph::Graph;
use crate::engine::graph::store::row::Row;
use crate::execution::Execution;
use crate::ir::{Order, Tags};

/// Mixes a word into two independent 64-bit states.
fn mix(state: &mut [u64; 2], word: u64) {
    for (half, multiplier) in state.iter_mut().zip([0x9E37_79B9_7F4A_7C15_u64, 0xC2B2_AE3D_27D4_EB4F]) {
        *half = (half.rotate_left(23) ^ word).wrapping_mul(multiplier);
        *half ^= *half >> 29;
    }
}

impl<const W: usize> Graph<W> {
    /// A hash of the behaviour: events, values, rf, and co if it counts.
    pub fn canonical_hash(&self, with_co: bool) -> u128 {
        let mut state = [1, 2];
        for (number, thread) in self.threads.iter().enumerate().filter(|(_, thread)| thread.alive) {
            mix(&mut state, number as u64);
            for event in thread.events.iter().filter_map(|event| event.some()) {
                let this = self.event(event);
                mix(&mut state, u64::from(this.code().0));
                mix(&mut state, this.value);
                if this.is_read() {
                    mix(&mut state, self.name(this.rf));
                }
                if with_co && this.is_write() {
                    mix(&mut state, self.name(this.co_before));
                }
            }
        }
        u128::from(state[0]) << 64 | u128::from(state[1])
    }
}

/// What behaviours are held against.
pub struct SelfChecks {
    /// A hash of each behaviour that was visited.
    seen: rustc_hash::FxHashSet<u128>,
    /// The model in plain form.
    axioms: fn(&Execution) -> bool,
}

impl SelfChecks {
    pub fn new(axioms: fn(&Execution) -> bool) -> SelfChecks {
        SelfChecks { seen: Default::default(), axioms }
    }
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// A behaviour that was seen before is a fault of the exploration.
    pub fn check_new(&mut self) {
        let by_rf = self.model.facts().arranges_co || self.rules.stops_where_co_is_open;
        let hash = self.graph.canonical_hash(!by_rf);
        assert!(
            self.self_checks.seen.insert(hash),
            "a behaviour was visited twice:\n{:#?}",
            convert::restricted(&self.graph, self.graph.live).0
        );
        self.check_invariants();
        self.check_locks();
        self.check_forced_co();
        let execution = convert::restricted(&self.graph, self.graph.live).0;
        assert!((self.self_checks.axioms)(&execution), "a behaviour breaks the axioms:\n{execution:#?}");
    }

    /// As long as no write had a choice, rf decides co.
    fn check_forced_co(&self) {
        for location in self.graph.all_locations().filter(|_| self.rules.stops_where_co_is_open) {
            let blocks = Blocks { graph: &self.graph, view: |event| self.model.seen_by(&self.graph, event), location };
            assert!(blocks.is_total(), "no write had a choice, but there is more than one co");
        }
    }

    /// Where locks are put off, nobody waits for one that is free.
    fn check_locks(&self) {
        for read in self.graph.reads.iter().map(|read| self.graph.event(read)) {
            let last = self.graph.location(read.location).co_last;
            let waits = self.rules.puts_off_locks && read.kind == Kind::Read && self.machine.is_lock(read.code());
            let is_held = || self.machine.waits_for(read.code(), self.graph.value_of(read.location, last));
            assert!(!waits || is_held(), "a thread waits for a lock that is free");
        }
    }

    pub fn check_invariants(&self) {
        let graph = &self.graph;
        let mut present = Row::default();
        for (number, thread) in graph.threads.iter().enumerate() {
            assert!(thread.alive || thread.events.is_empty(), "a thread that is not there has events");
            assert!(M::HOLES || thread.position as usize == thread.events.len(), "a hole in a model without holes");
            let mut po = Row::default();
            for (index, event) in thread.events.iter().enumerate() {
                let Some(event) = event.some() else {
                    assert!(index >= thread.position as usize, "the thread stands after a hole");
                    continue;
                };
                let this = graph.event(event);
                assert_eq!((this.thread.index(), this.index as usize), (number, index), "an event knows its place");
                assert_eq!(this.po, po, "program order of event {index} of thread {number}");
                assert!(graph.live.contains(event));
                po.insert(event);
            }
            assert!(!M::HOLES || thread.events.last().is_none_or(|last| !last.is_none()), "a hole at the end");
            present |= po;
        }
        assert_eq!(present, graph.live, "live events are those of the threads");
        let order = graph.order();
        assert!(order.windows(2).all(|pair| pair[0].stamp < pair[1].stamp), "stamps ascend");
        let inserted = order.iter().fold(Row::default(), |all, item| all.with(item.event));
        assert_eq!(inserted, graph.live, "every live event was inserted");
        assert!(graph.out_of_turn.is_subset(&(graph.exclusives & graph.reads)), "only read-modify-writes put others off");
        for event in graph.reads.iter() {
            let this = graph.event(event);
            assert!(graph.readers(this.location, this.rf).contains(event), "a source knows its readers");
            assert!(graph.location(this.location).reads.contains(event));
            if let Some(source) = this.rf.some() {
                assert!(graph.live.contains(source) && graph.event(source).is_write() && graph.event(source).location == this.location);
            }
        }
        for location in &graph.locations {
            let (mut before, mut next, mut found) = (EventId::NONE, location.co_first, Row::default());
            while let Some(write) = next.some() {
                assert_eq!(graph.event(write).co_before, before, "co is a list");
                assert!(!found.contains(write));
                found.insert(write);
                (before, next) = (write, graph.event(write).co_after);
            }
            assert_eq!(location.co_last, before);
            assert_eq!(found, location.writes);
            for write in found.iter() {
                for reader in graph.event(write).readers.iter() {
                    assert_eq!(graph.event(reader).rf, write, "readers mirror rf");
                }
            }
        }
        for event in graph.live.iter() {
            let this = graph.event(event);
            let joins = (this.po & graph.others).with(event).iter().map(|join| graph.event(join)).filter(|join| join.kind == Kind::Join);
            let joined = joins.map(|join| &graph.threads[join.value as usize]);
            let joined = joined.map(|thread| thread.events.last().copied().unwrap_or(thread.spawner));
            let spawner = graph.thread(this.thread).spawner;
            let before = joined.chain([spawner]).filter_map(|before| before.some()).map(|before| (before, graph.event(before)));
            let sync = before.fold(Row::default(), |all, (id, before)| all | before.po.with(id) | before.sync);
            assert_eq!(this.sync, sync, "what thread creation and joining order before an event");
            let may_order = this.order > Order::Relaxed || this.tags != Tags::NONE;
            assert!(!M::HOLES || graph.ordering.contains(event) == may_order, "who may order others");
            if M::HOLES && !this.prefix.is_empty() {
                let needed = canonical::needed_directly(self, event).with(event);
                let is_whole = this.po.count() == this.index;
                assert!(needed.is_subset(&this.prefix) && this.prefix.is_subset(&graph.live), "what is needed is there");
                assert!(!is_whole || this.is_write() || needed == this.prefix, "what is needed stays so");
                let is_closed = |other: EventId| {
                    let other = canonical::needed_directly(self, other);
                    other.is_subset(&this.prefix)
                };
                assert!(!this.prefix_is_closed || this.prefix.iter().all(is_closed), "all that is needed is known");
            }
        }
        if !M::HOLES {
            for event in graph.live.iter() {
                let this = graph.event(event);
                let mut prefix = Row::single(event);
                if let Some(before) = graph.predecessor(this.thread, this.index).some() {
                    prefix |= graph.event(before).prefix;
                }
                if this.is_read()
                    && let Some(source) = this.rf.some()
                {
                    prefix |= graph.event(source).prefix;
                }
                let needs = graph.needs(event);
                assert!(prefix.is_subset(&needs) && needs.is_subset(&graph.live), "needs are closed");
                assert!(prefix.is_subset(&this.prefix) && this.prefix.is_subset(&graph.live), "prefixes are closed");
            }
        }
        for event in graph.exclusives.iter().filter(|&event| graph.event(event).kind == Kind::Exclusive) {
            assert!(
                graph.update_of(event).some().is_none_or(|update| graph.event(update).kind == Kind::Update),
                "an exclusive write follows its read"
            );
        }
    }
}
