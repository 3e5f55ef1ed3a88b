//! The set of known states.
//!
//! While a part of a level of the breadth-first search is expanded, nobody changes the set: the workers look states up in it at the same time, and each keeps what is not there,
//! its *fresh* states, to itself. Then these are *settled*: each enters the set once, whoever found it. So no lock is needed, and no worker
//! waits for a line of memory that another has written.
//!
//! The set has many parts, chosen by hash, so that several threads can settle at once. A state's number is its part and its place there.

use super::stored::{Key, PLACE_BITS, Stored};

const PARTS: usize = 1 << (32 - PLACE_BITS);
/// Fewer fresh states than this are settled by one thread.
const WORTH_THREADS: usize = 1 << 10;

fn part_of(hash: u64) -> usize {
    hash as usize % PARTS
}

/// The upper bits are the part, the others the place in it. Four thousand million states do not fit any memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct StateId(u32);

impl StateId {
    pub const NONE: StateId = StateId(u32::MAX);

    fn new(part: usize, place: usize) -> StateId {
        StateId((part as u32) << PLACE_BITS | place as u32)
    }

    fn part(self) -> usize {
        (self.0 >> PLACE_BITS) as usize
    }

    fn place(self) -> usize {
        (self.0 & ((1 << PLACE_BITS) - 1)) as usize
    }
}

/// The place of a step among those from one level to the next: the place of the state that it starts from, and its number among the steps from there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct StepNumber {
    pub from: u32,
    pub step: u32,
}

/// The states that one worker found in a part of a level and that nobody had found before: only this worker knows them until they are settled.
pub struct Fresh {
    states: Stored,
    hashes: Vec<u64>,
    /// For each state, which step led to it first.
    steps: Vec<StepNumber>,
}

impl Fresh {
    pub fn new() -> Fresh {
        Fresh { states: Stored::new(true), hashes: Vec::new(), steps: Vec::new() }
    }

    pub fn len(&self) -> u64 {
        self.hashes.len() as u64
    }

    fn clear(&mut self) {
        self.states.clear();
        self.hashes.clear();
        self.steps.clear();
    }
}

/// A state that a step leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// A state of this level of the search, or of an earlier one.
    Before(StateId),
    /// A state of the next level that was found in an earlier part of this one.
    Settled(StateId),
    /// The worker's own, by its place there.
    Fresh(u32),
}

/// A state of the next level.
#[derive(Clone, Copy)]
struct Newcomer {
    step: StepNumber,
    id: StateId,
    /// Who found it first in the order of one worker, and its place there.
    worker: u32,
    place: u32,
}

/// What settling some of the parts gives.
#[derive(Default)]
struct Settled {
    /// In the order in which one worker would have found them.
    newcomers: Vec<Newcomer>,
    /// For each fresh state, if that is wanted: whose it is, its place there, and its number.
    numbers: Vec<(u32, u32, StateId)>,
}

pub struct Visited {
    parts: Vec<Stored>,
    /// For each part, how many states of this level and of earlier ones it has.
    level_starts: Vec<usize>,
    fingerprints: bool,
}

/// For each part, the places of its states.
pub struct Places(Vec<Vec<u32>>);

impl Places {
    pub fn of(&self, state: StateId) -> u32 {
        self.0[state.part()][state.place()]
    }
}

impl Visited {
    pub fn new(fingerprints: bool) -> Visited {
        Visited { parts: (0..PARTS).map(|_| Stored::new(!fingerprints)).collect(), level_starts: vec![0; PARTS], fingerprints }
    }

    /// A step leads to this state.
    pub fn reach(&self, fresh: &mut Fresh, vector: &[u32], parent: StateId, step: StepNumber) -> Reached {
        let key = Key::new(vector, self.fingerprints);
        let part = part_of(key.hash);
        if let Ok(place) = self.parts[part].find(key, vector) {
            let id = StateId::new(part, place);
            return if place < self.level_starts[part] { Reached::Before(id) } else { Reached::Settled(id) };
        }
        let place = fresh.states.find(key, vector).unwrap_or_else(|slot| {
            fresh.states.add(slot, key, vector, parent);
            fresh.hashes.push(key.hash);
            fresh.steps.push(step);
            fresh.hashes.len() - 1
        });
        Reached::Fresh(place as u32)
    }

    /// Takes the fresh states of all workers over, each once. What is new is told in the order in which one worker would have found it (with its vector, if that
    /// is not kept here); then, for each worker, the numbers of its states, if they are wanted.
    pub fn settle(
        &mut self,
        fresh: &mut [&mut Fresh],
        wants_numbers: bool,
        mut newcomer: impl FnMut(StateId, &[u32]),
    ) -> Vec<Vec<StateId>> {
        let count: usize = fresh.iter().map(|fresh| fresh.hashes.len()).sum();
        let threads = if count < WORTH_THREADS { 1 } else { fresh.len() };
        let share = PARTS.div_ceil(threads);
        let fresh_states: Vec<&Fresh> = fresh.iter().map(|fresh| &**fresh).collect();
        let results: Vec<Settled> = if threads == 1 {
            vec![settle_parts(0, &mut self.parts, &fresh_states, wants_numbers)]
        } else {
            let fresh_states = &fresh_states;
            std::thread::scope(|scope| {
                let started: Vec<_> = self
                    .parts
                    .chunks_mut(share)
                    .enumerate()
                    .map(|(number, parts)| scope.spawn(move || settle_parts(number * share, parts, fresh_states, wants_numbers)))
                    .collect();
                started.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
            })
        };
        let mut numbers: Vec<Vec<StateId>> = Vec::new();
        if wants_numbers {
            numbers = fresh_states.iter().map(|fresh| vec![StateId::NONE; fresh.hashes.len()]).collect();
            for &(worker, place, id) in results.iter().flat_map(|settled| &settled.numbers) {
                numbers[worker as usize][place as usize] = id;
            }
        }
        let mut newcomers: Vec<Newcomer> = results.into_iter().flat_map(|settled| settled.newcomers).collect();
        // A few sorted runs: this merges them.
        newcomers.sort_by_key(|newcomer| newcomer.step);
        for found in newcomers {
            let vector = || fresh_states[found.worker as usize].states.vector(found.place as usize);
            newcomer(found.id, if self.fingerprints { vector() } else { &[] });
        }
        fresh.iter_mut().for_each(|fresh| fresh.clear());
        numbers
    }

    /// From now on, what is new belongs to the next level.
    pub fn next_level(&mut self) {
        for (start, part) in self.level_starts.iter_mut().zip(&self.parts) {
            *start = part.len();
        }
    }

    pub fn parent(&self, state: StateId) -> StateId {
        self.parts[state.part()].parents[state.place()]
    }

    /// The vector of a state; not known where only fingerprints are stored.
    pub fn vector(&self, state: StateId) -> &[u32] {
        self.parts[state.part()].vector(state.place())
    }

    /// Is this the vector of the state (in fingerprint mode: has it the same 128 bits)?
    pub fn is(&self, state: StateId, vector: &[u32]) -> bool {
        self.parts[state.part()].is(state.place(), Key::new(vector, self.fingerprints), vector)
    }

    /// Each state's place in a list of all of them.
    pub fn places(&self, states: &[StateId]) -> Places {
        let mut places: Vec<Vec<u32>> = self.parts.iter().map(|part| vec![0; part.len()]).collect();
        for (place, state) in states.iter().enumerate() {
            places[state.part()][state.place()] = place as u32;
        }
        Places(places)
    }

    pub fn len(&self) -> u64 {
        self.parts.iter().map(|part| part.len() as u64).sum()
    }

    pub fn bytes(&self) -> u64 {
        self.parts.iter().map(Stored::bytes).sum()
    }
}

/// Settles what belongs to some of the parts, from the given one on.
fn settle_parts(first: usize, parts: &mut [Stored], fresh: &[&Fresh], wants_numbers: bool) -> Settled {
    let Settled { mut newcomers, mut numbers } = Settled::default();
    // For each part, its length before, and where its newcomers are in the list.
    let before: Vec<usize> = parts.iter().map(Stored::len).collect();
    let mut listed: Vec<Vec<u32>> = vec![Vec::new(); parts.len()];
    for (worker, fresh) in fresh.iter().enumerate() {
        for (place, &hash) in fresh.hashes.iter().enumerate() {
            let Some(part) = part_of(hash).checked_sub(first).filter(|&part| part < parts.len()) else { continue };
            let (stored, step, parent) = (&mut parts[part], fresh.steps[place], fresh.states.parents[place]);
            let (key, vector) = (fresh.states.key_with_hash(place, hash), fresh.states.vector(place));
            let found = stored.find(key, vector);
            let id = StateId::new(first + part, found.unwrap_or(stored.len()));
            let newcomer = Newcomer { step, id, worker: worker as u32, place: place as u32 };
            match found {
                // Another worker found it as well, in this part of the level.
                Ok(known) => {
                    let listed = &mut newcomers[listed[part][known - before[part]] as usize];
                    if step < listed.step {
                        *listed = newcomer;
                        stored.parents[known] = parent;
                    }
                }
                Err(slot) => {
                    stored.add(slot, key, vector, parent);
                    listed[part].push(newcomers.len() as u32);
                    newcomers.push(newcomer);
                }
            }
            if wants_numbers {
                numbers.push((worker as u32, place as u32, id));
            }
        }
    }
    newcomers.sort_by_key(|newcomer| newcomer.step);
    Settled { newcomers, numbers }
}
