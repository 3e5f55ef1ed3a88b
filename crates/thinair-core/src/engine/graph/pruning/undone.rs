//! Turns that undo what they did: take from a counter, find that it was not enough, give back, wait or try again.
//!
//! Such a turn need not be done: whoever stands before the first addition, and would give back what it takes, waits, as one who stands before a lock that is held. So it
//! [goes last](super::waits), takes nothing that would make it give back, and is [put off](super::locks) where another one's addition would. docs/exploration.md has the
//! argument (*Turns that undo what they did*).
//!
//! The argument needs that nobody looks at what is there in between. That is looked at in each execution, when it is finished, with the values that others would find while turns
//! are half done ([`Explorer::check_undone`]); where it makes a difference, the run begins again without this rule ([`Again::SeenMeanwhile`]):
//!
//! - whoever adds meanwhile comes to the same, or gives back as well; whoever reads comes to the same;
//! - whoever would give back does so with those values, too: nobody has what he needs only because another one has given too much for a while;
//! - nobody stores meanwhile, or accesses the counter plainly (a turn would race with that);
//! - after a turn the thread is where it was, and its last attempt is ordered no less than the first.

use crate::engine::graph::kernel::explore::{Explorer, Stop};
use crate::engine::graph::models::{Guide, seen_in_thread};
use crate::engine::graph::run::plan::Again;
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::ir::Order;
use crate::machine::Taker;
use crate::machine::action::{CodeAddress, ThreadId};

/// So many values are tried out.
const MOST_VALUES: usize = 512;

/// An addition that its thread may have done, and taken back, before.
struct Turn {
    read: EventId,
    thread: ThreadId,
    taker: Taker,
    shift: u64,
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// May this be an addition that is taken back?
    #[inline(always)]
    pub fn may_undo(&self, code: CodeAddress) -> bool {
        self.rules.leaves_undone && self.machine.is_addition(code)
    }

    /// Would the thread of an addition give back what it takes, if it found this?
    pub fn would_undo(&mut self, read: EventId, found: u64) -> bool {
        let taker = self.taker(read);
        self.machine.undoes(self.program, taker, found)
    }

    /// Need the read not take this source, because its thread would only give back what it takes? What the last write leaves it with is explored: it waits for ever.
    pub fn is_in_vain(&mut self, read: EventId, source: EventId) -> bool {
        let this = self.graph.event(read);
        let (code, location) = (this.code(), this.location);
        source != self.graph.location(location).co_last
            && self.may_undo(code)
            && self.is_last_of_thread(read)
            && self.would_undo(read, self.graph.value_of(location, source))
    }

    /// Could somebody have seen what a turn that was left out did, in this execution?
    #[inline(never)]
    pub fn check_undone(&mut self) -> Result<(), Stop> {
        let additions: Vec<EventId> =
            self.graph.reads.iter().filter(|&read| self.machine.is_addition(self.graph.event(read).code())).collect();
        let mut locations: Vec<LocationId> = additions.iter().map(|&read| self.graph.event(read).location).collect();
        locations.sort_unstable();
        locations.dedup();
        let is_unseen = locations.into_iter().all(|location| {
            let here = additions.iter().copied().filter(|&read| self.graph.event(read).location == location).collect::<Vec<_>>();
            self.is_unseen(location, &here)
        });
        if is_unseen { Ok(()) } else { Err(Stop::Again(Again::SeenMeanwhile)) }
    }

    fn is_unseen(&mut self, location: LocationId, additions: &[EventId]) -> bool {
        let writes: Vec<EventId> = self.graph.co(location).collect();
        let mut values: Vec<u64> = writes.iter().map(|&write| self.graph.event(write).value).collect();
        values.push(self.graph.value_of(location, EventId::NONE));
        values.sort_unstable();
        values.dedup();
        let mask = self.graph.memory.cell(location).width.mask();
        let mut turns: Vec<Turn> = Vec::new();
        let mut all = values.clone();
        loop {
            let before = turns.len();
            for &read in additions {
                if turns.iter().any(|turn| turn.read == read) {
                    continue;
                }
                let taker = self.taker(read);
                if all.iter().any(|&value| self.machine.undoes(self.program, taker, value)) {
                    let Some(shift) = self.machine.shift(taker, values[0]) else { return false };
                    turns.push(Turn { read, thread: self.graph.event(read).thread, taker, shift });
                }
            }
            if turns.len() == before {
                break;
            }
            let Some(more) = shifted(&values, &turns.iter().collect::<Vec<_>>(), mask) else { return false };
            all = more;
        }
        turns.is_empty() || self.all_merge(&turns, &values, &all) && self.nobody_minds(location, &turns, &values, mask)
    }

    /// After each turn, is the thread where it was?
    fn all_merge(&mut self, turns: &[Turn], values: &[u64], all: &[u64]) -> bool {
        turns.iter().all(|turn| {
            let at_last = self.graph.event(turn.read).value;
            let in_vain: Vec<u64> = all.iter().copied().filter(|&value| self.machine.undoes(self.program, turn.taker, value)).collect();
            if in_vain.contains(&at_last) {
                return true;
            }
            let first = in_vain[0];
            in_vain.iter().all(|&found| self.machine.is_merged(self.program, turn.taker, (found, at_last, at_last)))
                && values.iter().all(|&seen| self.machine.is_merged(self.program, turn.taker, (first, seen, at_last)))
        })
    }

    /// Is all that may come while turns are half done the same with what they have added?
    fn nobody_minds(&mut self, location: LocationId, turns: &[Turn], values: &[u64], mask: u64) -> bool {
        let accesses: Vec<EventId> = self.graph.live.iter().filter(|&event| self.graph.event(event).location == location).collect();
        accesses.into_iter().all(|event| {
            let this = *self.graph.event(event);
            // Where accesses may be done out of program order, an event that is ordered before another says nothing of those before it.
            let before = |event| if M::HOLES { seen_in_thread(&self.graph, event) } else { self.model.happens_before(&self.graph, event) };
            let ordered = before(event);
            let others: Vec<&Turn> = turns
                .iter()
                .filter(|turn| turn.thread != this.thread && !ordered.contains(turn.read) && !before(turn.read).contains(event))
                .collect();
            if others.is_empty() {
                return true;
            }
            match this.kind {
                _ if this.order == Order::Plain => false,
                Kind::Read | Kind::Update => {
                    let taker = self.taker(event);
                    let Some(found) = shifted(&[this.value], &others, mask) else { return false };
                    let undoes = |explorer: &mut Self, value| {
                        explorer.may_undo(this.code()) && explorer.machine.undoes(explorer.program, taker, value)
                    };
                    let is_in_vain = undoes(self, this.value);
                    let same = found.iter().all(|&value| {
                        value == this.value
                            || undoes(self, value)
                            || !is_in_vain && self.machine.is_indifferent(self.program, taker, (this.value, value))
                    });
                    same && values.iter().all(|&value| {
                        let Some(found) = shifted(&[value], &others, mask) else { return false };
                        !undoes(self, value) || found.iter().all(|&value| undoes(self, value))
                    })
                }
                Kind::Exclusive => self.machine.is_addition(this.code()),
                _ => false,
            }
        })
    }
}

/// These values, and those that are there while any of the turns, one of each thread at most, are half done. `None`: too many.
fn shifted(values: &[u64], turns: &[&Turn], mask: u64) -> Option<Vec<u64>> {
    let mut all = values.to_vec();
    let mut threads: Vec<ThreadId> = turns.iter().map(|turn| turn.thread).collect();
    threads.sort_unstable();
    threads.dedup();
    for thread in threads {
        let mut shifts: Vec<u64> = turns.iter().filter(|turn| turn.thread == thread).map(|turn| turn.shift).collect();
        shifts.sort_unstable();
        shifts.dedup();
        let with: Vec<u64> = shifts.iter().flat_map(|shift| all.iter().map(|value| value.wrapping_add(*shift) & mask)).collect();
        all.extend(with);
        all.sort_unstable();
        all.dedup();
        if all.len() > MOST_VALUES {
            return None;
        }
    }
    Some(all)
}
