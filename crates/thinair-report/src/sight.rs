//! An execution replayed: an order of its events, and after each of them what the threads could see. Under TSO that is what waits
//! in each store buffer; under the others, the writes that each read to come could still take.
//!
//! What could be read is never taken from a table: a read is added to what has happened, and the model's axioms are asked.

use std::collections::BTreeSet;

use thinair_core::axioms;
use thinair_core::axioms::derived::Derived;
use thinair_core::execution::{Event, EventKind, Execution};
use thinair_core::ir::{Fence, Order, Tags};
use thinair_core::model::Model;
use thinair_core::relation::Relation;

use crate::view::View;

/// Larger executions are replayed without.
const MOST_EVENTS: usize = 80;
/// How many questions the axioms are asked for one execution.
const MOST_QUESTIONS: usize = 4000;

pub struct Replay {
    /// All events but the initial ones.
    pub order: Vec<usize>,
    /// After each of them, what each thread sees; nothing where that is not known.
    pub seen: Vec<Vec<Seen>>,
}

pub struct Seen {
    pub thread: u32,
    /// `store buffer: x = 1`.
    pub lines: Vec<String>,
}

/// Replays in a given order, if there is one that explains all reads; otherwise in one that has no read before its write.
pub fn replay(view: &View, model: Model, interleaving: &[usize]) -> Replay {
    let x = view.execution();
    if x.events.len() <= MOST_EVENTS
        && model == Model::Tso
        && let Some(schedule) = Schedule::new(x)
    {
        return schedule.told(view);
    }
    let causal = x.po.union(&x.rf).union(&x.thread_sync);
    let order = if interleaving.is_empty() { in_order(x, &causal) } else { interleaving.to_vec() };
    let mut questions = MOST_QUESTIONS;
    let known = |step: usize| {
        let done: BTreeSet<usize> = order[..=step].iter().copied().collect();
        sees(view, model, &done, &mut questions).unwrap_or_default()
    };
    let seen = if x.events.len() <= MOST_EVENTS { (0..order.len()).map(known).collect() } else { Vec::new() };
    Replay { order, seen }
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
fn sees(view: &View, model: Model, done: &BTreeSet<usize>, questions: &mut usize) -> Option<Vec<Seen>> {
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
        let to_come = |event: &Event| event.thread == Some(thread) && event.is_read();
        let reads = (0..x.events.len()).filter(|&event| to_come(&x.events[event]) && !done.contains(&event));
        let mut locations: Vec<u64> = Vec::new();
        for location in reads.map(|read| x.events[read].location) {
            if !locations.contains(&location) {
                locations.push(location);
            }
        }
        let mut lines = Vec::new();
        for location in locations {
            let writes: Vec<usize> =
                kept.iter().copied().filter(|&write| x.events[write].is_write() && x.events[write].location == location).collect();
            *questions = questions.checked_sub(writes.len())?;
            let possible = writes.into_iter().filter(|&write| (axioms.consistent)(&with_read(x, &kept, thread, write)));
            let value = |write: usize| match x.events[write].is_init() {
                true => view.places.value(location, x.events[write].value),
                false => format!("{} ({})", view.places.value(location, x.events[write].value), view.names[write]),
            };
            let values: Vec<String> = possible.map(value).collect();
            if !values.is_empty() {
                lines.push(format!("{} may be read as {}", view.places.location(location), values.join(" or ")));
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
        let is_real = |event: usize| !x.events[event].is_init();
        let mut left: Vec<usize> =
            (0..2 * size).filter(|&step| is_real(step % size) && (step < size || x.events[step - size].is_write())).collect();
        let mut steps: Vec<Step> = Vec::new();
        let mut last: Option<u32> = None;
        while !left.is_empty() {
            let is_ready = |&step: &usize| left.iter().all(|&other| !before.contains(other, step));
            let ready: Vec<usize> = left.iter().copied().filter(is_ready).collect();
            // The same thread goes on if it can, another one if not, and nothing leaves a buffer before it must.
            let own = |step: &usize| *step < size && x.events[*step].thread == last;
            let next = ready.iter().copied().find(own).or_else(|| ready.first().copied())?;
            left.retain(|&step| step != next);
            last = x.events[next % size].thread;
            steps.push(if next < size { Step::Perform(next) } else { Step::Leave(next - size) });
        }
        Some(Schedule { steps })
    }

    fn told(&self, view: &View) -> Replay {
        let x = view.execution();
        let threads: BTreeSet<u32> = x.events.iter().filter_map(|event| event.thread).collect();
        let mut waiting: Vec<usize> = Vec::new();
        let mut replay = Replay { order: Vec::new(), seen: Vec::new() };
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
