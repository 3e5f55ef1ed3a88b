//! The set of known states, shared by the workers: each is a vector of numbers of components, or 128 bits made of it.
//!
//! Sharded by hash, a lock for each shard. A state's number is its shard and its place there, in the order of insertion; so those of one level of
//! the breadth-first search are the ones after a mark.

use super::components::hash_words;
use super::state::packed_length;
use std::sync::{Mutex, PoisonError};

const SHARDS: usize = 64;
/// Words in a block of stored vectors: blocks never move, so that growing costs no copy and no slack.
const BLOCK_BITS: u32 = 14;
const BLOCK: usize = 1 << BLOCK_BITS;

/// Bits of a number that are the place in the shard; the others are the shard. Four thousand million states do not fit any memory.
const PLACE_BITS: u32 = 26;
const PLACE_MASK: u32 = (1 << PLACE_BITS) - 1;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct StateId(u32);

impl StateId {
    pub const NONE: StateId = StateId(u32::MAX);

    fn new(shard: usize, place: usize) -> StateId {
        StateId((shard as u32) << PLACE_BITS | place as u32)
    }

    fn shard(self) -> usize {
        (self.0 >> PLACE_BITS) as usize
    }

    fn place(self) -> usize {
        (self.0 & PLACE_MASK) as usize
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// Not seen before.
    New,
    /// Found while this level is expanded: it will be expanded with the next.
    NextLevel,
    Before,
}

#[derive(Default)]
struct Shard {
    /// (some bits of the hash, place + 1); 0 is free. A power of two.
    table: Vec<u32>,
    blocks: Vec<Vec<u32>>,
    /// For each state, where its vector begins: (block, offset). How long it is, the vector itself says.
    starts: Vec<u32>,
    fingerprints: Vec<u128>,
    parents: Vec<StateId>,
    /// States of earlier levels.
    level_start: usize,
    /// For each state of the level that is being found, which step led to it first in the order of one worker.
    steps: Vec<StepNumber>,
}

/// The place of a step among those from one level to the next: the place of the state that it starts from, and its number among the steps from there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct StepNumber {
    pub from: u32,
    pub step: u32,
}

pub struct Visited {
    shards: Vec<Mutex<Shard>>,
    fingerprints: bool,
}

/// 128 bits of a vector, from two independent mixes.
fn fingerprint(vector: &[u32]) -> u128 {
    let (mut a, mut b) = (0x243F_6A88_85A3_08D3_u64 ^ vector.len() as u64, 0x1319_8A2E_0370_7344_u64);
    for &word in vector {
        let word = u64::from(word);
        a = (a ^ word.wrapping_mul(0x87C3_7B91_1142_53D5)).rotate_left(31).wrapping_mul(0x4CF5_AD43_2745_937F).wrapping_add(b);
        b = (b ^ word.wrapping_mul(0x9E37_79B9_7F4A_7C15)).rotate_left(33).wrapping_mul(0xBF58_476D_1CE4_E5B9) ^ a >> 29;
    }
    let finish = |mut h: u64| {
        h = (h ^ h >> 33).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
        h = (h ^ h >> 33).wrapping_mul(0xC4CE_B9FE_1A85_EC53);
        h ^ h >> 33
    };
    let (x, y) = (finish(a), finish(b ^ a.rotate_left(17)));
    u128::from(x) << 64 | u128::from(y)
}

/// For each shard, the places of its states.
pub struct Places(Vec<Vec<u32>>);

impl Places {
    pub fn of(&self, state: StateId) -> u32 {
        self.0[state.shard()][state.place()]
    }
}

impl Visited {
    pub fn new(fingerprints: bool) -> Visited {
        Visited { shards: (0..SHARDS).map(|_| Mutex::new(Shard { table: vec![0; 64], ..Shard::default() })).collect(), fingerprints }
    }

    fn shard(&self, number: usize) -> std::sync::MutexGuard<'_, Shard> {
        self.shards[number].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Of several steps to a state of the next level, the first in the order of one worker counts, whoever comes first.
    pub fn insert(&self, vector: &[u32], parent: StateId, step: StepNumber) -> (StateId, Known) {
        let fingerprint = if self.fingerprints { fingerprint(vector) } else { 0 };
        let hash = if self.fingerprints { fingerprint as u64 } else { hash_words(vector.iter().map(|&word| u64::from(word))) };
        let number = hash as usize % SHARDS;
        let upper = (hash >> 58) as u32;
        let mut guard = self.shard(number);
        let shard = &mut *guard;
        let mask = shard.table.len() - 1;
        let mut at = (hash as usize / SHARDS) & mask;
        while shard.table[at] != 0 {
            let slot = shard.table[at];
            let place = ((slot & PLACE_MASK) - 1) as usize;
            let same = slot >> PLACE_BITS == upper
                && if self.fingerprints { shard.fingerprints[place] == fingerprint } else { shard.vector(place) == vector };
            if same {
                let Some(in_level) = place.checked_sub(shard.level_start) else { return (StateId::new(number, place), Known::Before) };
                if step < shard.steps[in_level] {
                    shard.steps[in_level] = step;
                    shard.parents[place] = parent;
                }
                return (StateId::new(number, place), Known::NextLevel);
            }
            at = (at + 1) & mask;
        }
        let place = shard.parents.len();
        shard.table[at] = upper << PLACE_BITS | (place as u32 + 1);
        shard.parents.push(parent);
        shard.steps.push(step);
        if self.fingerprints {
            shard.fingerprints.push(fingerprint);
        } else {
            shard.store(vector);
        }
        if shard.parents.len() * 4 > shard.table.len() * 3 {
            shard.grow(self.fingerprints);
        }
        (StateId::new(number, place), Known::New)
    }

    pub fn parent(&self, state: StateId) -> StateId {
        self.shard(state.shard()).parents[state.place()]
    }

    /// The first step to a state of the level that is being found.
    pub fn first_step(&self, state: StateId) -> StepNumber {
        let shard = self.shard(state.shard());
        shard.steps[state.place() - shard.level_start]
    }

    /// The vector of a state; not known where only fingerprints are stored.
    pub fn copy_vector(&self, state: StateId, vector: &mut Vec<u32>) {
        vector.clear();
        vector.extend_from_slice(self.shard(state.shard()).vector(state.place()));
    }

    /// Each state's place in a list of all of them.
    pub fn places(&self, states: &[StateId]) -> Places {
        let mut places: Vec<Vec<u32>> = (0..SHARDS).map(|number| vec![0; self.shard(number).parents.len()]).collect();
        for (place, state) in states.iter().enumerate() {
            places[state.shard()][state.place()] = place as u32;
        }
        Places(places)
    }

    /// Is this the vector of the state (in fingerprint mode: has it the same 128 bits)?
    pub fn is(&self, state: StateId, vector: &[u32]) -> bool {
        let (shard, place) = (self.shard(state.shard()), state.place());
        if self.fingerprints { shard.fingerprints[place] == fingerprint(vector) } else { shard.vector(place) == vector }
    }

    /// From now on, what is inserted belongs to the next level.
    pub fn next_level(&self) {
        for number in 0..SHARDS {
            let mut shard = self.shard(number);
            shard.level_start = shard.parents.len();
            shard.steps.clear();
        }
    }

    pub fn len(&self) -> u64 {
        (0..SHARDS).map(|number| self.shard(number).parents.len() as u64).sum()
    }

    pub fn bytes(&self) -> u64 {
        let of = |shard: &Shard| {
            4 * shard.table.capacity()
                + shard.blocks.iter().map(|block| 4 * block.capacity() + 24).sum::<usize>()
                + 4 * shard.starts.capacity()
                + 16 * shard.fingerprints.capacity()
                + 4 * shard.parents.capacity()
                + size_of::<StepNumber>() * shard.steps.capacity()
        };
        (0..SHARDS).map(|number| of(&self.shard(number)) as u64).sum()
    }
}

impl Shard {
    fn vector(&self, place: usize) -> &[u32] {
        let start = self.starts[place];
        let block = &self.blocks[(start >> BLOCK_BITS) as usize];
        let rest = &block[start as usize % BLOCK..];
        &rest[..packed_length(rest[0])]
    }

    fn store(&mut self, vector: &[u32]) {
        let fits = self.blocks.last().is_some_and(|block| block.len() + vector.len() <= block.capacity());
        if !fits {
            // The first blocks are small: most programs have few states. A vector that is longer than a block has one of its own.
            let size = BLOCK.min(128 << self.blocks.len().min(16)).max(vector.len());
            self.blocks.push(Vec::with_capacity(size));
        }
        let number = self.blocks.len() - 1;
        let block = &mut self.blocks[number];
        self.starts.push((number as u32) << BLOCK_BITS | block.len() as u32);
        block.extend_from_slice(vector);
    }

    fn grow(&mut self, fingerprints: bool) {
        let size = self.table.len() * 2;
        let mut table = vec![0; size];
        for place in 0..self.parents.len() {
            let hash = if fingerprints {
                self.fingerprints[place] as u64
            } else {
                hash_words(self.vector(place).iter().map(|&word| u64::from(word)))
            };
            let mut at = (hash as usize / SHARDS) & (size - 1);
            while table[at] != 0 {
                at = (at + 1) & (size - 1);
            }
            table[at] = ((hash >> 58) as u32) << PLACE_BITS | (place as u32 + 1);
        }
        self.table = table;
    }
}
