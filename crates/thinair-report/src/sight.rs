//! An execution replayed: an order of its events, and after each of them what the threads could see.
//! Under sequential consistency that is what memory holds, under TSO also what waits in each store
//! buffer, under the others the writes that each read to come could still take.
//!
//! What could be read is never taken from a table: a read is added to what has happened, and the
//! model's axioms are asked. They are asked as much as [`MOST_WORK`] allows, in large executions at
//! the steps that matter first; how many steps nothing is said of, is told.

use std::collections::{BTreeMap, BTreeSet};

use thinair_core::axioms;
use thinair_core::axioms::derived::Derived;
use thinair_core::execution::{Event, EventKind, Execution};
use thinair_core::ir::{Fence, Order, Tags};
use thinair_core::model::Model;
use thinair_core::relation::Relation;

use crate::view::View;

/// Larger executions are replayed without; they are not explained either ([`crate::analysis`]).
const MOST_EVENTS: usize = 400;
/// What questions to the axioms may cost for one execution, each the cube of its events: 4,000
/// questions about 80 events.
const MOST_WORK: u64 = 4000 * 80 * 80 * 80;

pub struct Replay {
    /// All events but the initial ones.
    pub order: Vec<usize>,
    /// After each of them, what each thread sees; nothing where that is not known.
    pub seen: Vec<Vec<Seen>>,
    /// Of how many steps it is not known.
    pub unseen: usize,
}

pub struct Seen {
    pub thread: u32,
    /// `store buffer: x = 1`.
    pub lines: Vec<String>,
}

/// Replays in a given order, if there is one that explains all reads; otherwise in one that has no
/// read before its write. `marked` are the events to look at.
pub fn replay(view: &View, model: Model, interleaving: &[usize], marked: &[usize]) -> Replay {
    let x = view.execution();
    let causal = x.po.union(&x.rf).union(&x.thread_sync);
    if x.events.len() > MOST_EVENTS {
        return Replay { order: in_order(x, &causal), seen: Vec::new(), unseen: 0 };
    }
    match model {
        Model::Sc => return taking_turns(view, &causal, interleaving),
        Model::Tso => {
            if let Some(schedule) = Schedule::new(x) {
                return schedule.told(view);
            }
        }
        _ => {}
    }
    let order = match interleaving {
        [] => in_order(x, &causal),
        given => completed(x, &causal, given),
    };
    let mut seen: Vec<Option<Vec<Seen>>> = order.iter().map(|_| None).collect();
    let mut work = MOST_WORK;
    for step in most_telling(&order, marked) {
        let done: BTreeSet<usize> = order[..=step].iter().copied().collect();
        seen[step] = sees(view, model, &done, &mut work);
    }
    let unseen = seen.iter().filter(|seen| seen.is_none()).count();
    Replay { order, seen: seen.into_iter().map(Option::unwrap_or_default).collect(), unseen }
}

/// The steps before and after what is looked at, then the others, the last first.
fn most_telling(order: &[usize], marked: &[usize]) -> Vec<usize> {
    let is_marked = |step: usize| order.get(step).is_some_and(|event| marked.contains(event));
    let mut steps: Vec<usize> = (0..order.len()).rev().collect();
    steps.sort_by_key(|&step| !is_marked(step) && !is_marked(step + 1));
    steps
}

/// Under sequential consistency there is one memory, which holds what was written last.
fn taking_turns(view: &View, causal: &Relation, interleaving: &[usize]) -> Replay {
    let x = view.execution();
    let all = causal.union(&x.co).union(&x.rf.inverse().compose(&x.co));
    let order = completed(x, &all, interleaving);
    let threads: BTreeSet<u32> = x.events.iter().filter_map(|event| event.thread).collect();
    let mut memory: BTreeMap<u64, usize> = BTreeMap::new();
    memory.extend((0..x.events.len()).filter(|&event| x.events[event].is_init()).map(|event| (x.events[event].location, event)));
    let mut done: BTreeSet<usize> = BTreeSet::new();
    let mut seen = Vec::new();
    for &event in &order {
        done.insert(event);
        if x.events[event].is_write() {
            memory.insert(x.events[event].location, event);
        }
        let told = |&thread: &u32| {
            let known = locations_to_come(x, thread, &done).into_iter().filter_map(|at| Some((at, *memory.get(&at)?)));
            let lines: Vec<String> = known.map(|(location, write)| may_be_read(view, location, &[write])).collect();
            (!lines.is_empty()).then_some(Seen { thread, lines })
        };
        seen.push(threads.iter().filter_map(told).collect());
    }
    Replay { order, seen, unseen: 0 }
}

/// Of the reads of a thread that have not happened yet.
fn locations_to_come(x: &Execution, thread: u32, done: &BTreeSet<usize>) -> Vec<u64> {
    let to_come = |event: &usize| x.events[*event].thread == Some(thread) && x.events[*event].is_read() && !done.contains(event);
    let mut locations: Vec<u64> = Vec::new();
    for location in (0..x.events.len()).filter(to_come).map(|read| x.events[read].location) {
        if !locations.contains(&location) {
            locations.push(location);
        }
    }
    locations
}

/// `x may be read as 0 or 1 (0.1)`.
fn may_be_read(view: &View, location: u64, writes: &[usize]) -> String {
    let event = |write: usize| view.execution().events[write];
    let value = |&write: &usize| match event(write).is_init() {
        true => view.places.value(location, event(write).value),
        false => format!("{} ({})", view.places.value(location, event(write).value), view.names[write]),
    };
    let values: Vec<String> = writes.iter().map(value).collect();
    format!("{} may be read as {}", view.places.location(location), values.join(" or "))
}

/// All events, in an order that begins with these as they are, each as soon as what caused it is there. An interleaving may lack
/// events that do not matter; what a thread could see depends on all.
fn completed(x: &Execution, causal: &Relation, interleaving: &[usize]) -> Vec<usize> {
    let before = causal.inverse();
    let mut is_placed: Vec<bool> = x.events.iter().map(Event::is_init).collect();
    let mut order = Vec::new();
    for &wanted in interleaving.iter().chain(&(0..x.events.len()).collect::<Vec<usize>>()) {
        let mut left = vec![wanted];
        while let Some(&event) = left.last() {
            // An event that waits for itself, in a circle, is placed as it comes.
            let cause = before.successors(event).find(|&cause| !is_placed[cause] && !left.contains(&cause));
            match cause.filter(|_| !is_placed[event]) {
                Some(cause) => left.push(cause),
                None => {
                    left.pop();
                    if !std::mem::replace(&mut is_placed[event], true) {
                        order.push(event);
                    }
                }
            }
        }
    }
    order
}

/// With load buffering there may be no such order: then program order alone decides.
fn in_order(x: &Execution, causal: &Relation) -> Vec<usize> {
    let mut left: Vec<usize> = (0..x.events.len()).filter(|&event| !x.events[event].is_init()).collect();
    let mut order = Vec::new();
    while let Some(&first) = left.first() {
        let is_next = |&&event: &&usize| left.iter().all(|&other| other == event || !causal.contains(other, event));
        let next = left.iter().find(is_next).or_else(|| left.iter().find(|&&event| left.iter().all(|&other| !x.po.contains(other, event))));
        let next = *next.unwrap_or(&first);
        left.retain(|&event| event != next);
        order.push(next);
    }
    order
}

/// What the reads to come could take now. `None` if the model cannot be asked, or not so often.
fn sees(view: &View, model: Model, done: &BTreeSet<usize>, work: &mut u64) -> Option<Vec<Seen>> {
    let x = view.execution();
    let axioms = axioms::find(model.name())?;
    let threads: BTreeSet<u32> = x.events.iter().filter_map(|event| event.thread).collect();
    let has_happened = |event: usize| x.events[event].is_init() || done.contains(&event);
    // A read before its write: what has happened is no execution.
    if x.rf.iter().any(|(write, read)| done.contains(&read) && !has_happened(write)) {
        return None;
    }
    let kept: Vec<usize> = (0..x.events.len()).filter(|&event| has_happened(event)).collect();
    let mut all = Vec::new();
    for thread in threads {
        let mut lines = Vec::new();
        for location in locations_to_come(x, thread, done) {
            let mut writes: Vec<usize> =
                kept.iter().copied().filter(|&write| x.events[write].is_write() && x.events[write].location == location).collect();
            *work = work.checked_sub(writes.len() as u64 * (kept.len() as u64).pow(3))?;
            writes.retain(|&write| (axioms.consistent)(&with_read(x, &kept, thread, write)));
            if !writes.is_empty() {
                lines.push(may_be_read(view, location, &writes));
            }
        }
        if !lines.is_empty() {
            all.push(Seen { thread, lines });
        }
    }
    Some(all)
}

/// What has happened, and a read more of a thread, which takes this write.
fn with_read(x: &Execution, kept: &[usize], thread: u32, write: usize) -> Execution {
    let of = |event: usize| x.events[event];
    let read = Event {
        thread: Some(thread),
        kind: EventKind::Read,
        order: Order::Relaxed,
        tags: Tags::NONE,
        location: of(write).location,
        value: of(write).value,
    };
    let new = kept.len();
    let mut out = Execution::unrelated(kept.iter().map(|&event| of(event)).chain([read]).collect());
    for (from, to) in [
        (&x.po, &mut out.po),
        (&x.thread_sync, &mut out.thread_sync),
        (&x.rf, &mut out.rf),
        (&x.co, &mut out.co),
        (&x.addr, &mut out.addr),
        (&x.data, &mut out.data),
        (&x.ctrl, &mut out.ctrl),
        (&x.pick, &mut out.pick),
        (&x.rmw, &mut out.rmw),
    ] {
        for (first, &one) in kept.iter().enumerate() {
            for (second, _) in kept.iter().enumerate().filter(|&(_, &other)| from.contains(one, other)) {
                to.insert(first, second);
            }
        }
    }
    // What the thread has done, or else what it is about to do, says which threads it knows of.
    let own = |event: &usize| of(*event).thread == Some(thread);
    let mut known: Vec<usize> = kept.iter().copied().filter(own).collect();
    known.extend((0..x.events.len()).find(own).filter(|_| known.is_empty()));
    for (index, &event) in kept.iter().enumerate() {
        if of(event).thread == Some(thread) {
            out.po.insert(index, new);
        }
        if known.iter().any(|&own| x.thread_sync.contains(event, own)) {
            out.thread_sync.insert(index, new);
        }
        if event == write {
            out.rf.insert(index, new);
        }
    }
    out
}

/// An order of all events under TSO, with when each write leaves its buffer: as late as can be.
struct Schedule {
    steps: Vec<Step>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// A thread performs an event; a write goes into its buffer.
    Perform(usize),
    /// A write leaves the buffer.
    Leave(usize),
}

impl Schedule {
    /// `None` if this is no execution of TSO.
    fn new(x: &Execution) -> Option<Schedule> {
        let size = x.events.len();
        let before = constraints(x);
        let is_real = |step: usize| {
            let event = x.events[step % size];
            !event.is_init() && (step < size || event.is_write())
        };
        let mut left: BTreeSet<usize> = (0..2 * size).filter(|&step| is_real(step)).collect();
        let mut waits_for = vec![0_usize; 2 * size];
        for (_, after) in before.iter().filter(|&(first, _)| is_real(first)) {
            waits_for[after] += 1;
        }
        let mut steps: Vec<Step> = Vec::new();
        let mut last: Option<u32> = None;
        while !left.is_empty() {
            let ready = || left.iter().copied().filter(|&step| waits_for[step] == 0);
            // The same thread goes on if it can, another one if not, and nothing leaves a buffer before it must.
            let own = |step: &usize| *step < size && x.events[*step].thread == last;
            let next = ready().find(own).or_else(|| ready().next())?;
            left.remove(&next);
            before.successors(next).for_each(|after| waits_for[after] -= 1);
            last = x.events[next % size].thread;
            steps.push(if next < size { Step::Perform(next) } else { Step::Leave(next - size) });
        }
        Some(Schedule { steps })
    }

    fn told(&self, view: &View) -> Replay {
        let x = view.execution();
        let threads: BTreeSet<u32> = x.events.iter().filter_map(|event| event.thread).collect();
        let mut waiting: Vec<usize> = Vec::new();
        let mut replay = Replay { order: Vec::new(), seen: Vec::new(), unseen: 0 };
        for (number, &step) in self.steps.iter().enumerate() {
            match step {
                Step::Perform(event) => {
                    replay.order.push(event);
                    waiting.extend(x.events[event].is_write().then_some(event));
                }
                Step::Leave(event) => waiting.retain(|&write| write != event),
            }
            // What leaves a buffer after an event belongs to the same picture.
            if matches!(self.steps.get(number + 1), Some(Step::Leave(_))) {
                continue;
            }
            let told = |&thread: &u32| {
                let own = waiting.iter().filter(|&&write| x.events[write].thread == Some(thread));
                let own: Vec<String> = own.map(|&write| view.location_and_value(write)).collect();
                let what = if own.is_empty() { "empty".to_owned() } else { own.join(", ") };
                Seen { thread, lines: vec![format!("store buffer: {what}")] }
            };
            replay.seen.push(threads.iter().map(told).collect());
        }
        replay
    }
}

/// What must come before what, with steps `size..` for writes that leave the buffer.
fn constraints(x: &Execution) -> Relation {
    let size = x.events.len();
    let derived = Derived::new(x);
    let mut before = Relation::new(2 * size);
    let leaves = |event: usize| if x.events[event].is_write() { size + event } else { event };
    // Everybody sees this order: of a write, when it leaves the buffer.
    let seen = [&x.thread_sync, &derived.rfe, &x.co, &derived.fr, &derived.seq_cst_write_to_read()];
    seen.into_iter()
        .flat_map(Relation::iter)
        .filter(|(from, to)| from != to)
        .for_each(|(from, to)| before.insert(leaves(from), leaves(to)));
    for (from, to) in x.thread_sync.iter() {
        before.insert(from, to);
    }
    let locked = x.rmw.domain().union(&x.rmw.range());
    let is_full = |event: usize| {
        matches!(x.events[event].kind, EventKind::Fence(Fence::Mfence | Fence::C11(Order::SeqCst))) || locked.contains(event)
    };
    for (from, to) in x.po.iter() {
        before.insert(from, to);
        // First in, first out; a full fence and a locked instruction leave nothing behind.
        if x.events[from].is_write() {
            if x.events[to].is_write() {
                before.insert(size + from, size + to);
            }
            if is_full(to) || is_full(from) {
                before.insert(size + from, to);
            }
        }
    }
    for event in (0..size).filter(|&event| x.events[event].is_write()) {
        before.insert(event, size + event);
    }
    before
}
