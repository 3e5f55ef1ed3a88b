//! Every rf and co of given events, one location after the other.

use super::Stop;
use super::judge::Judge;
use crate::execution::Execution;
use crate::ir::SourceLocation;

/// Is called with each consistent execution, and the flags that it raises.
pub type Visit<'a> = dyn FnMut(&Execution, &[String]) -> Result<(), Stop> + 'a;

/// The events of one location by their numbers; the initial write is the first write.
struct Location {
    writes: Vec<usize>,
    reads: Vec<usize>,
}

/// What the model is known to forbid on one location alone.
#[derive(Clone, Copy)]
struct Pruning {
    coherent: bool,
    atomic: bool,
}

/// One choice of rf and co of a location.
struct Linking {
    rf: Vec<(usize, usize)>,
    co: Vec<usize>,
}

pub struct Links<'a, 'v> {
    execution: Execution,
    options: Vec<Vec<Linking>>,
    judge: &'a mut dyn Judge,
    visit: &'a mut Visit<'v>,
}

/// The model's text has no meaning here, as its message says, with the place in the text.
fn cannot(message: String) -> Stop {
    Stop::Unsupported(format!("what the model says ({message})"), SourceLocation::default())
}

impl<'a, 'v> Links<'a, 'v> {
    pub fn new(execution: Execution, judge: &'a mut dyn Judge, visit: &'a mut Visit<'v>) -> Result<Links<'a, 'v>, Stop> {
        let pruning = Pruning { coherent: judge.states_coherence(), atomic: judge.states_atomicity() };
        let mut options = Vec::new();
        for (number, event) in execution.events.iter().enumerate().take_while(|(_, event)| event.is_init()) {
            let mut location = Location { writes: vec![number], reads: Vec::new() };
            for (other, access) in execution.events.iter().enumerate().skip(number + 1) {
                if access.location == event.location && access.is_read() {
                    location.reads.push(other);
                } else if access.location == event.location && access.is_write() {
                    location.writes.push(other);
                }
            }
            let linkings = location.linkings(&execution, pruning);
            if linkings.is_empty() {
                return Ok(Links { execution, options: vec![Vec::new()], judge, visit });
            }
            options.push(linkings);
        }
        // What has few choices first: an early no spares more.
        options.sort_by_key(Vec::len);
        judge.begin(&execution).map_err(cannot)?;
        Ok(Links { execution, options, judge, visit })
    }

    pub fn explore(&mut self) -> Result<(), Stop> {
        self.link(0)
    }

    fn link(&mut self, place: usize) -> Result<(), Stop> {
        if place == self.options.len() {
            return self.complete();
        }
        let is_last = place + 1 == self.options.len();
        for number in 0..self.options[place].len() {
            self.enter(place, number, true);
            // Where there was no choice nothing new can be wrong, or it shows at the next location.
            let goes_on = is_last || self.options[place].len() == 1 || self.judge.may_become_consistent(&self.execution).map_err(cannot)?;
            let result = if goes_on { self.link(place + 1) } else { Ok(()) };
            self.enter(place, number, false);
            result?;
        }
        Ok(())
    }

    /// Adds or takes away the pairs of a linking.
    fn enter(&mut self, place: usize, number: usize, add: bool) {
        let Linking { rf, co } = &self.options[place][number];
        let execution = &mut self.execution;
        for &(write, read) in rf {
            if add { execution.rf.insert(write, read) } else { execution.rf.remove(write, read) }
        }
        for (place, &earlier) in co.iter().enumerate() {
            for &later in &co[place + 1..] {
                if add { execution.co.insert(earlier, later) } else { execution.co.remove(earlier, later) }
            }
        }
    }

    fn complete(&mut self) -> Result<(), Stop> {
        let judgement = self.judge.judge(&self.execution).map_err(cannot)?;
        if !judgement.consistent {
            return Ok(());
        }
        (self.visit)(&self.execution, &judgement.flags)
    }
}

impl Location {
    fn linkings(&self, execution: &Execution, pruning: Pruning) -> Vec<Linking> {
        let mut found = Vec::new();
        // The read of each write that is one of a read-modify-write.
        let reads = self.writes.iter().map(|&write| self.reads.iter().copied().find(|&read| execution.rmw.contains(read, write)));
        let updates: Vec<Option<usize>> = reads.collect();
        self.order_writes(execution, pruning, &updates, &mut vec![self.writes[0]], &mut found);
        found
    }

    fn order_writes(
        &self,
        execution: &Execution,
        pruning: Pruning,
        updates: &[Option<usize>],
        co: &mut Vec<usize>,
        found: &mut Vec<Linking>,
    ) {
        if co.len() == self.writes.len() {
            self.choose_sources(execution, pruning, co, &mut Vec::new(), found);
            return;
        }
        for (&write, update) in self.writes.iter().zip(updates) {
            let misplaced = || self.writes.iter().any(|&other| execution.po.contains(other, write) && !co.contains(&other));
            let has_source = |read: usize| {
                self.possible_sources(execution, co, read).any(|source| execution.events[source].value == execution.events[read].value)
            };
            if co.contains(&write) || pruning.coherent && misplaced() || pruning.atomic && update.is_some_and(|read| !has_source(read)) {
                continue;
            }
            co.push(write);
            self.order_writes(execution, pruning, updates, co, found);
            co.pop();
        }
    }

    /// What the read of a read-modify-write whose write comes right after these may have read: the last write of another thread, or what its own thread
    /// wrote since.
    fn possible_sources(&self, execution: &Execution, co: &[usize], read: usize) -> impl Iterator<Item = usize> {
        let thread = execution.events[read].thread;
        let last = co.iter().rposition(|&write| execution.events[write].thread != thread).unwrap_or(0);
        co[last..].iter().copied()
    }

    /// `places` has, for the reads so far, the place in co of what each reads.
    fn choose_sources(&self, execution: &Execution, pruning: Pruning, co: &[usize], places: &mut Vec<usize>, found: &mut Vec<Linking>) {
        let Some(&read) = self.reads.get(places.len()) else {
            let rf = self.reads.iter().zip(places.iter()).map(|(&read, &place)| (co[place], read)).collect();
            found.push(Linking { rf, co: co.to_vec() });
            return;
        };
        for (place, &write) in co.iter().enumerate() {
            let fits = execution.events[write].value == execution.events[read].value
                && (!pruning.coherent || self.is_coherent(execution, co, places, read, place))
                && (!pruning.atomic || self.is_atomic(execution, co, read, place));
            if fits {
                places.push(place);
                self.choose_sources(execution, pruning, co, places, found);
                places.pop();
            }
        }
    }

    fn is_atomic(&self, execution: &Execution, co: &[usize], read: usize, place: usize) -> bool {
        let Some(write) = co.iter().position(|&write| execution.rmw.contains(read, write)) else { return true };
        place >= write || self.possible_sources(execution, &co[..write], read).any(|source| source == co[place])
    }

    /// May the read take the write at this place? It must not see less than its thread has written or read before, nor what comes later.
    fn is_coherent(&self, execution: &Execution, co: &[usize], places: &[usize], read: usize, place: usize) -> bool {
        let po = &execution.po;
        co.iter()
            .enumerate()
            .all(|(other, &write)| (!po.contains(write, read) || other <= place) && (!po.contains(read, write) || place < other))
            && self
                .reads
                .iter()
                .zip(places)
                .all(|(&earlier, &seen)| (!po.contains(earlier, read) || seen <= place) && (!po.contains(read, earlier) || place <= seen))
    }
}
