//! Threads that wait for ever, whichever engine found them so: for each other (a deadlock), or in a
//! loop for a value that nobody will write.
//!
//! An engine says how its threads stand; what follows from that is decided here, once for execution
//! graphs, executions with cycles and stored states.

use crate::engine::graph::store::event::{EventId, Kind};
use crate::machine::PlaceInLoop;
use crate::machine::action::CodeAddress;

/// How a thread stands where nothing goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stands {
    Ended,
    /// It has ended the program.
    Exited,
    /// It waits for the end of this thread.
    Joins(usize),
    Locked(Holder),
    /// It waits for the value of a variable.
    Waits,
    /// It waits in a loop.
    Spins,
    /// An assumption or a bound has stopped it: nothing can be said of this execution.
    CutShort,
}

/// Who holds a lock for good.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Holder {
    Thread(usize),
    /// A thread that has ended.
    Gone,
    /// Nobody, as far as the waiting thread knows: it has not seen the last state of the lock.
    Unknown,
}

/// How the threads of an execution stand.
pub trait Standing {
    fn threads(&self) -> usize;

    /// `None`: there is no such thread.
    fn stands(&self, thread: usize) -> Option<Stands>;

    /// Have these threads, which wait for a lock or a value, seen what memory holds in the end?
    fn have_seen_the_last(&self, waiting: &[usize]) -> bool;
}

/// Threads that wait for locks or for threads, in a circle or for one that is gone; or else all that wait, if
/// every other one has ended, whoever should have changed what they wait for.
pub fn deadlock(execution: &impl Standing) -> Option<Vec<usize>> {
    let mut threads = 0..execution.threads();
    // Where the program has ended, nobody waits any more.
    if threads.clone().any(|thread| execution.stands(thread) == Some(Stands::Exited)) {
        return None;
    }
    threads.find_map(|thread| chain(execution, thread)).or_else(|| all_wait(execution))
}

/// The chain of threads from this one on, each of which waits for the next, if it never ends or if its end is gone.
fn chain(execution: &impl Standing, start: usize) -> Option<Vec<usize>> {
    let mut chain = vec![start];
    execution.stands(start)?;
    let mut at = start;
    for _ in 0..=execution.threads() {
        let next = match execution.stands(at) {
            None | Some(Stands::Locked(Holder::Gone)) => None,
            Some(Stands::Joins(next) | Stands::Locked(Holder::Thread(next))) => Some(next),
            Some(_) => return None,
        };
        match next {
            Some(next) if next != start => chain.push(next),
            _ => {
                chain.retain(|&thread| execution.stands(thread).is_some());
                return Some(chain);
            }
        }
        at = chain[chain.len() - 1];
    }
    None
}

fn all_wait(execution: &impl Standing) -> Option<Vec<usize>> {
    let mut waiting = Vec::new();
    for thread in 0..execution.threads() {
        match execution.stands(thread) {
            None | Some(Stands::Ended | Stands::Joins(_)) => {}
            Some(Stands::Locked(_) | Stands::Waits) => waiting.push(thread),
            Some(_) => return None,
        }
    }
    (!waiting.is_empty() && execution.have_seen_the_last(&waiting)).then_some(waiting)
}

/// An execution whose events are known.
pub trait Looping: Standing {
    /// What the thread did last: where it waits for a lock or a value, the read that told it to.
    fn last_event(&self, thread: usize) -> EventId;

    /// What a thread that waits in a loop [read](turn) since it came to the loop, the last first.
    fn turn_of(&self, thread: usize) -> Vec<EventId>;

    /// Has each of these reads what memory holds in the end?
    fn read_the_last(&self, reads: &[EventId]) -> bool;
}

/// The reads of loops that read the last value of everything they look at, while every other thread has ended or
/// waits as well. A loop that has only not yet seen a later write waits for nothing: some other execution shows how it goes on.
pub fn endless_wait(execution: &impl Looping) -> Option<Vec<EventId>> {
    let (mut reads, mut awaited) = (Vec::new(), Vec::new());
    for thread in 0..execution.threads() {
        match execution.stands(thread) {
            None | Some(Stands::Ended | Stands::Joins(_)) => {}
            Some(Stands::Spins) => {
                let own = execution.turn_of(thread);
                if own.is_empty() {
                    return None;
                }
                reads.extend(own);
            }
            Some(Stands::Locked(_) | Stands::Waits) => awaited.push(execution.last_event(thread)),
            Some(Stands::Exited | Stands::CutShort) => return None,
        }
    }
    awaited.extend(&reads);
    (!reads.is_empty() && execution.read_the_last(&awaited)).then_some(reads)
}

/// An event of a thread that waits.
pub struct Done {
    pub event: EventId,
    pub kind: Kind,
    pub code: CodeAddress,
    /// Does the write of a read-modify-write store what was read? That is part of waiting, as in the machine.
    pub writes_back: bool,
    /// Is it a read in front of the loop, by which the thread waits for the same?
    pub peeks: bool,
}

/// The reads of a thread since it came to a loop, the last first. `events` are those of the thread from its last one back; `is_in_loop` says of an
/// instruction whether the loop has it, if that is known; `place` is where in the loop an event stands.
///
/// Reads of functions that may have been called from the loop count: if there are more of them than those of the last
/// turn, less is taken for endless, never more.
pub fn turn(
    events: impl Iterator<Item = Done>,
    is_in_loop: impl Fn(CodeAddress) -> Option<bool>,
    place: impl Fn(EventId) -> Option<PlaceInLoop>,
) -> Vec<EventId> {
    let mut reads = Vec::new();
    let mut first_turn = FirstTurn::default();
    for Done { event, kind, code, writes_back, peeks } in events {
        let is_outside = is_in_loop(code) == Some(false);
        // It waits for the same in front of the loop, not in one around both.
        if peeks && is_outside && reads.is_empty() {
            return vec![event];
        }
        let waits = match kind {
            Kind::Read | Kind::Update | Kind::Fence(_) | Kind::Choice { .. } => true,
            Kind::Exclusive => writes_back,
            _ => false,
        };
        if !waits || is_outside {
            break;
        }
        if kind.is_read() {
            if place(event).is_some_and(|place| first_turn.begins_after(code, place)) {
                break;
            }
            reads.push(event);
        }
    }
    reads
}

/// The reads of the first turn of a loop since it was entered last, as whoever goes back through the thread's events meets them.
#[derive(Default)]
struct FirstTurn {
    /// Their instructions, and how deep in calls they were.
    reads: Vec<(CodeAddress, u32)>,
}

impl FirstTurn {
    /// Is the read at this place older than the turn? What the first turn did again was done before the loop was entered: without another loop within, an
    /// instruction is in each turn once, as deep in calls. (The loop's function may have called itself, and gone through the same loop.)
    fn begins_after(&mut self, code: CodeAddress, place: PlaceInLoop) -> bool {
        if self.reads.iter().any(|&(known, depth)| known == code && place.depth == depth) {
            return true;
        }
        if place.turns == 0 {
            self.reads.push((code, place.depth));
        }
        false
    }
}
