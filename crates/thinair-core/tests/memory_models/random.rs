//! Random executions: the Rust axioms and the cat texts must agree on each of them.

use crate::build::Builder;
use crate::cat_model;
use std::collections::BTreeSet;
use thinair_core::axioms;
use thinair_core::execution::Execution;
use thinair_core::ir::{Fence, Order, Tags};

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
const FENCES: [Fence; 14] = [
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
];

/// A well-formed execution. `accepts` says which fences may occur.
fn execution(random: &mut Random, accepts: fn(Fence) -> bool) -> Execution {
    let fences: Vec<Fence> = FENCES.into_iter().filter(|&fence| accepts(fence)).collect();
    let locations = 1 + random.below(3);
    let mut b = Builder::new(locations);
    let mut threads: Vec<Vec<usize>> = Vec::new();
    let mut updates: Vec<(usize, usize)> = Vec::new();
    // What the builder does not tell back: is it a read or a write, and of which location.
    let mut reads: Vec<(usize, usize)> = Vec::new();
    let mut writes: Vec<(usize, usize)> = Vec::new();
    // The memory orders of an execution are all relaxed, or of any kind, or mostly SeqCst.
    let (read_orders, write_orders) = match random.below(10) {
        0..5 => (&READ_ORDERS[..1], &WRITE_ORDERS[..1]),
        5..8 => (&READ_ORDERS[..], &WRITE_ORDERS[..]),
        _ => (&READ_ORDERS[3..], &WRITE_ORDERS[3..]),
    };
    for thread in 0..1 + random.below(4) as u32 {
        let mut events = Vec::new();
        for _ in 0..1 + random.below(4) {
            let location = random.below(locations);
            let (read_order, write_order) = (random.pick(read_orders), random.pick(write_orders));
            let kind = random.below(100);
            if kind < 35 {
                let read = b.read(thread, location, read_order);
                b.tag(read, random.pick(&[Tags::NONE, Tags::NONE, Tags::NONE, Tags::ACQUIRE_PC]));
                reads.push((read, location));
                events.push(read);
            } else if kind < 75 {
                let write = b.write(thread, location, write_order);
                writes.push((write, location));
                events.push(write);
            } else if kind < 88 {
                let (read, write) = (b.read(thread, location, read_order), b.write(thread, location, write_order));
                b.tag(read, random.pick(&[Tags::NONE, Tags::NONE, Tags::NO_RETURN]));
                b.rmw(read, write);
                updates.push((read, write));
                reads.push((read, location));
                writes.push((write, location));
                events.extend([read, write]);
            } else {
                events.push(b.fence(thread, random.pick(&fences)));
            }
        }
        threads.push(events);
    }
    dependencies(random, &mut b, &threads, &reads, &writes);
    if random.chance(25) && threads.len() > 1 {
        // The first thread creates the second after some of its events, or waits for its end before them.
        let at = random.below(threads[0].len() + 1);
        let creates = random.chance(50);
        for &mine in if creates { &threads[0][..at] } else { &threads[0][at..] } {
            threads[1].iter().for_each(|&other| if creates { b.sync(mine, other) } else { b.sync(other, mine) });
        }
    }
    if random.chance(25) {
        arbitrary_communication(random, &mut b, locations, &reads, &writes);
    } else {
        coherent_communication(random, &mut b, locations, &threads, &reads, &writes, &updates);
    }
    b.build()
}

fn dependencies(random: &mut Random, b: &mut Builder, threads: &[Vec<usize>], reads: &[(usize, usize)], writes: &[(usize, usize)]) {
    let is_in = |list: &[(usize, usize)], event: usize| list.iter().any(|&(other, _)| other == event);
    for events in threads {
        for (index, &read) in events.iter().enumerate().filter(|&(_, &event)| is_in(reads, event)) {
            for &later in &events[index + 1..] {
                match random.below(12) {
                    0 | 1 if is_in(writes, later) => b.data(read, later),
                    2 | 3 if is_in(writes, later) || is_in(reads, later) => b.addr(read, later),
                    4 => b.ctrl(read, later),
                    _ => {}
                }
            }
        }
    }
}

/// Any rf and any co: most of these are incoherent.
fn arbitrary_communication(random: &mut Random, b: &mut Builder, locations: usize, reads: &[(usize, usize)], writes: &[(usize, usize)]) {
    for location in 0..locations {
        let mut here: Vec<usize> = writes.iter().filter(|&&(_, other)| other == location).map(|&(write, _)| write).collect();
        for index in (1..here.len()).rev() {
            here.swap(index, random.below(index + 1));
        }
        b.coherence(&here);
        here.push(location);
        for &(read, _) in reads.iter().filter(|&&(_, other)| other == location) {
            b.reads_from(read, random.pick(&here));
        }
    }
}

/// The accesses of each location one after the other, each thread's in program order: always coherent, so that the verdict is left to
/// the axioms on several locations. An update is mostly kept together.
fn coherent_communication(
    random: &mut Random,
    b: &mut Builder,
    locations: usize,
    threads: &[Vec<usize>],
    reads: &[(usize, usize)],
    writes: &[(usize, usize)],
    updates: &[(usize, usize)],
) {
    for location in 0..locations {
        let of = |list: &[(usize, usize)], event: usize| list.contains(&(event, location));
        let mut queues: Vec<Vec<usize>> = threads
            .iter()
            .map(|events| events.iter().rev().copied().filter(|&event| of(reads, event) || of(writes, event)).collect())
            .collect();
        let mut order = Vec::new();
        let mut last = location;
        let mut mate = None;
        while queues.iter().any(|queue| !queue.is_empty()) {
            let thread = match mate.take() {
                Some(thread) if random.chance(90) => thread,
                _ => random.below(queues.len()),
            };
            let Some(event) = queues[thread].pop() else { continue };
            if of(reads, event) {
                b.reads_from(event, last);
                mate = updates.iter().any(|&(read, _)| read == event).then_some(thread);
            } else {
                order.push(event);
                last = event;
            }
        }
        b.coherence(&order);
    }
}

#[test]
fn rust_and_cat_agree() {
    const EXECUTIONS: usize = 6_000;
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
