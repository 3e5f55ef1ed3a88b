//! Random executions: the Rust axioms and the cat texts must agree on each of them.

use crate::build::Builder;
use crate::cat_model;
use std::collections::BTreeSet;
use thinair_core::axioms;
use thinair_core::execution::Execution;
use thinair_core::ir::{Accesses, Fence, Order, Tags};

/// SplitMix64: small, and the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

const READ_ORDERS: [Order; 6] = [Order::Relaxed, Order::Plain, Order::Relaxed, Order::Acquire, Order::SeqCst, Order::SeqCst];
const WRITE_ORDERS: [Order; 6] = [Order::Relaxed, Order::Plain, Order::Relaxed, Order::Release, Order::SeqCst, Order::SeqCst];
const FENCES: [Fence; 24] = [
    Fence::C11(Order::Acquire),
    Fence::C11(Order::Release),
    Fence::C11(Order::AcquireRelease),
    Fence::C11(Order::SeqCst),
    Fence::Mfence,
    Fence::Stbar,
    Fence::DmbFull,
    Fence::DmbLd,
    Fence::DmbSt,
    Fence::Isb,
    Fence::Sync,
    Fence::Lwsync,
    Fence::Isync,
    Fence::Eieio,
    riscv(Accesses::Reads, Accesses::Reads),
    riscv(Accesses::Reads, Accesses::Writes),
    riscv(Accesses::Reads, Accesses::Both),
    riscv(Accesses::Writes, Accesses::Reads),
    riscv(Accesses::Writes, Accesses::Writes),
    riscv(Accesses::Writes, Accesses::Both),
    riscv(Accesses::Both, Accesses::Reads),
    riscv(Accesses::Both, Accesses::Writes),
    riscv(Accesses::Both, Accesses::Both),
    Fence::RiscvTso,
];

const fn riscv(before: Accesses, after: Accesses) -> Fence {
    Fence::Riscv { before, after }
}

/// A well-formed execution in the making.
struct Draft<'a> {
    random: &'a mut Random,
    builder: Builder,
    locations: usize,
    /// The events of each thread, in program order.
    threads: Vec<Vec<usize>>,
    /// Reads and writes with their location, and the pairs of updates.
    reads: Vec<(usize, usize)>,
    writes: Vec<(usize, usize)>,
    updates: Vec<(usize, usize)>,
    /// How many accesses are updates.
    update_percent: usize,
    read_orders: &'static [Order],
    write_orders: &'static [Order],
    fences: Vec<Fence>,
}

/// An execution with fences that the model accepts. Three in four have the shape of a cycle through several threads, where a
/// verdict hangs on a single fence or dependency; of the others most are coherent and some are not even that.
fn execution(random: &mut Random, accepts: fn(Fence) -> bool) -> Execution {
    let locations = 2 + random.pick(&[0, 1, 1, 1, 2]);
    // The memory orders of an execution are all relaxed, or of any kind, or mostly SeqCst.
    let (read_orders, write_orders) = match random.below(10) {
        0..5 => (&READ_ORDERS[..1], &WRITE_ORDERS[..1]),
        5..8 => (&READ_ORDERS[..], &WRITE_ORDERS[..]),
        _ => (&READ_ORDERS[3..], &WRITE_ORDERS[3..]),
    };
    let mut draft = Draft {
        builder: Builder::new(locations),
        locations,
        threads: Vec::new(),
        reads: Vec::new(),
        writes: Vec::new(),
        updates: Vec::new(),
        update_percent: random.pick(&[8, 8, 8, 8, 8, 8, 8, 90]),
        read_orders,
        write_orders,
        fences: FENCES.into_iter().filter(|&fence| accepts(fence)).collect(),
        random,
    };
    match draft.random.below(100) {
        0..75 => draft.cycle(),
        75..95 => {
            draft.free_threads();
            draft.thread_sync();
            draft.coherent_communication();
        }
        _ => {
            draft.free_threads();
            draft.thread_sync();
            draft.arbitrary_communication();
        }
    }
    draft.dependencies();
    draft.builder.build()
}

impl Draft<'_> {
    /// Adds an access to the last thread: a read, with this chance, or a write, or now and then an update.
    fn access(&mut self, location: usize, read_percent: usize) {
        let thread = self.threads.len() - 1;
        let number = thread as u32;
        if !self.random.chance(self.update_percent) {
            let event = if self.random.chance(read_percent) {
                let order = self.random.pick(self.read_orders);
                let read = self.builder.read(number, location, order);
                self.builder.tag(read, self.random.pick(&[Tags::NONE, Tags::NONE, Tags::NONE, Tags::ACQUIRE_PC]));
                self.reads.push((read, location));
                read
            } else {
                let write = self.builder.write(number, location, self.random.pick(self.write_orders));
                self.writes.push((write, location));
                write
            };
            self.threads[thread].push(event);
        } else {
            let read = self.builder.read(number, location, self.random.pick(self.read_orders));
            let write = self.builder.write(number, location, self.random.pick(self.write_orders));
            if self.random.chance(70) {
                self.builder.tag(read, self.random.pick(&[Tags::NONE, Tags::NONE, Tags::NO_RETURN]));
                self.builder.tag(write, self.random.pick(&[Tags::NONE, Tags::AFTER_READ]));
            } else {
                let more = self.random.pick(&[Tags::NONE, Tags::NONE, Tags::LOAD_RELEASES, Tags::STORE_ACQUIRES]);
                self.builder.tag(read, Tags::PAIR.and(more));
                self.builder.tag(write, Tags::PAIR.and(more));
            }
            self.builder.rmw(read, write);
            self.updates.push((read, write));
            self.reads.push((read, location));
            self.writes.push((write, location));
            self.threads[thread].extend([read, write]);
        }
    }

    fn fence(&mut self, percent: usize) {
        if self.random.chance(percent) {
            let thread = self.threads.len() - 1;
            let fence = self.random.pick(&self.fences);
            let event = self.builder.fence(thread as u32, fence);
            self.threads[thread].push(event);
        }
    }

    fn free_threads(&mut self) {
        for _ in 0..1 + self.random.below(4) {
            self.threads.push(Vec::new());
            for _ in 0..1 + self.random.below(3) {
                let location = self.random.below(self.locations);
                self.access(location, 50);
                self.fence(15);
            }
        }
    }

    /// Each thread goes from one location to the next, round a cycle; at each location it comes after the thread before it.
    /// Often all threads but one have a full fence: the verdict then hangs on that one alone.
    fn cycle(&mut self) {
        // The last location is not part of the cycle: what a thread does there links its other accesses.
        let length = self.locations - 1;
        let aside = length;
        let often = self.random.pick(&[0, 10, 50]);
        let focus = if self.random.chance(70) { Some(self.random.below(length)) } else { None };
        for thread in 0..length {
            self.threads.push(Vec::new());
            let next = (thread + 1) % length;
            if focus.is_some_and(|focus| focus != thread) {
                self.access(thread, 25);
                let fence = self.builder.fence(thread as u32, Fence::C11(Order::SeqCst));
                self.threads[thread].push(fence);
                self.access(next, 25);
            } else {
                self.access(thread, 75);
                self.fence(often);
                for _ in 0..self.random.below(5) {
                    let location = self.random.pick(&[thread, next, aside, aside, aside]);
                    self.access(location, 50);
                    self.fence(often);
                }
                self.access(next, 60);
            }
        }
        let mut observers = Vec::new();
        for _ in 0..2 {
            if self.random.chance(30) {
                self.threads.push(Vec::new());
                let location = self.random.below(self.locations);
                self.access(location, 20);
                observers.extend(self.threads[self.threads.len() - 1].iter().map(|&event| (event, location)));
            }
        }
        self.thread_sync();
        for location in 0..self.locations {
            // From the thread after the one that starts here round to the one that ends here, and then that which starts here.
            let mut order = Vec::new();
            for thread in (1..=length).map(|step| (location + step) % length) {
                order.extend(self.accesses_of(thread, location));
            }
            for &(event, _) in observers.iter().filter(|&&(_, other)| other == location) {
                let place = self.random.below(order.len() + 1);
                order.insert(place, event);
            }
            self.communicate(location, &order);
        }
    }

    fn is_read(&self, event: usize) -> bool {
        self.reads.iter().any(|&(read, _)| read == event)
    }

    fn is_write(&self, event: usize) -> bool {
        self.writes.iter().any(|&(write, _)| write == event)
    }

    /// What a thread does to a location, in program order.
    fn accesses_of(&self, thread: usize, location: usize) -> Vec<usize> {
        let is_here = |event: usize| self.reads.contains(&(event, location)) || self.writes.contains(&(event, location));
        self.threads[thread].iter().copied().filter(|&event| is_here(event)).collect()
    }

    /// rf and co as if the accesses to a location took place in this order.
    fn communicate(&mut self, location: usize, order: &[usize]) {
        let mut last = location;
        for &event in order {
            if self.is_read(event) {
                self.builder.reads_from(event, last);
            } else {
                last = event;
            }
        }
        let writes: Vec<usize> = order.iter().copied().filter(|&event| self.is_write(event)).collect();
        self.builder.coherence(&writes);
    }

    /// The accesses of each location one after the other, each thread's in program order. An update is mostly kept together.
    fn coherent_communication(&mut self) {
        for location in 0..self.locations {
            let mut queues: Vec<Vec<usize>> = (0..self.threads.len()).map(|thread| self.accesses_of(thread, location)).collect();
            let mut order = Vec::new();
            let mut mate = None;
            while queues.iter().any(|queue| !queue.is_empty()) {
                let thread = match mate.take() {
                    Some(thread) if self.random.chance(90) => thread,
                    _ => self.random.below(queues.len()),
                };
                if queues[thread].is_empty() {
                    continue;
                }
                let event = queues[thread].remove(0);
                mate = self.updates.iter().any(|&(read, _)| read == event).then_some(thread);
                order.push(event);
            }
            self.communicate(location, &order);
        }
    }

    /// Any rf and any co: most of these are incoherent.
    fn arbitrary_communication(&mut self) {
        for location in 0..self.locations {
            let here = |list: &[(usize, usize)]| -> Vec<usize> {
                list.iter().filter(|&&(_, other)| other == location).map(|&(event, _)| event).collect()
            };
            let (reads, mut writes) = (here(&self.reads), here(&self.writes));
            for index in (1..writes.len()).rev() {
                writes.swap(index, self.random.below(index + 1));
            }
            self.builder.coherence(&writes);
            writes.push(location);
            for read in reads {
                let write = self.random.pick(&writes);
                self.builder.reads_from(read, write);
            }
        }
    }

    /// Now and then the first thread creates the second after some of its events, or waits for its end before them.
    fn thread_sync(&mut self) {
        if self.threads.len() < 2 || !self.random.chance(10) {
            return;
        }
        let at = self.random.below(self.threads[0].len() + 1);
        let creates = self.random.chance(50);
        for &mine in if creates { &self.threads[0][..at] } else { &self.threads[0][at..] } {
            for &other in &self.threads[1] {
                if creates { self.builder.sync(mine, other) } else { self.builder.sync(other, mine) }
            }
        }
    }

    fn dependencies(&mut self) {
        let (near, far) = self.random.pick(&[(90, 20), (60, 5), (20, 10), (0, 0)]);
        for thread in 0..self.threads.len() {
            let events = self.threads[thread].clone();
            for (index, &read) in events.iter().enumerate() {
                // Only reads are depended on, mostly by what comes next.
                let later_events = if self.is_read(read) { &events[index + 1..] } else { &[] };
                for (distance, &later) in later_events.iter().enumerate() {
                    if !self.random.chance(if distance == 0 { near } else { far }) {
                        continue;
                    }
                    match self.random.below(5) {
                        4 if self.is_write(later) || self.is_read(later) => self.builder.pick(read, later),
                        0 | 1 if self.is_write(later) => self.builder.data(read, later),
                        0..=2 if self.is_write(later) || self.is_read(later) => self.builder.addr(read, later),
                        _ => self.builder.ctrl(read, later),
                    }
                }
            }
        }
    }
}

#[test]
fn rust_and_cat_agree() {
    const EXECUTIONS: usize = 10_000;
    for (number, model) in axioms::ALL.iter().enumerate() {
        let cat = cat_model(model.name);
        let mut random = Random(number as u64 + 1);
        let mut consistent = 0;
        let mut failed = BTreeSet::new();
        for count in 0..EXECUTIONS {
            // Mostly the model's own fences; now and then also those that it ignores.
            let accepts = if count % 8 == 0 { |_| true } else { model.accepts };
            let x = execution(&mut random, accepts);
            let expected = (model.consistent)(&x);
            let verdict = cat.check(&x, &[]).expect("a built-in model evaluates");
            assert_eq!(verdict.consistent, expected, "{}, execution {count}, failed {:?}: {x:#?}", model.name, verdict.failed);
            consistent += usize::from(expected);
            failed.extend(verdict.failed);
        }
        // The test says something only where both answers are frequent and every axiom has had its say.
        assert!(consistent > EXECUTIONS / 10 && consistent < EXECUTIONS * 9 / 10, "{}: {consistent} consistent", model.name);
        let axioms: BTreeSet<String> = cat.axioms().map(str::to_string).collect();
        assert_eq!(failed, axioms, "{}: axioms that failed, and all axioms", model.name);
    }
}
