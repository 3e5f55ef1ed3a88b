//! States in the order in which they were stored, each with the one that it was reached from, and a hash table to find them: one of the many parts of the
//! set of known states.
//!
//! A state is a vector of numbers of components. Two are taken for the same if their vectors are equal; or, where vectors are not kept, 128 bits made of them.

use super::components::hash_words;
use super::state::packed_length;
use super::visited::StateId;

/// Words in a block of stored vectors: blocks never move, so that growing costs no copy and no slack.
const BLOCK_BITS: u32 = 14;
const BLOCK: usize = 1 << BLOCK_BITS;
/// Bits of a slot that are a place; the others are bits of the hash.
pub const PLACE_BITS: u32 = 26;
const PLACE_MASK: u32 = (1 << PLACE_BITS) - 1;
/// Places in the smallest table.
const SMALLEST: usize = 64;

/// What a state is told by: its hash, and its fingerprint where only that is stored.
#[derive(Clone, Copy)]
pub struct Key {
    pub hash: u64,
    fingerprint: Option<u128>,
}

impl Key {
    pub fn new(vector: &[u32], fingerprints: bool) -> Key {
        if fingerprints {
            Key::of_fingerprint(fingerprint(vector))
        } else {
            Key { hash: hash_words(vector.iter().map(|&word| u64::from(word))), fingerprint: None }
        }
    }

    fn of_fingerprint(fingerprint: u128) -> Key {
        Key { hash: fingerprint as u64, fingerprint: Some(fingerprint) }
    }

    /// The bits of the hash that a slot has.
    fn upper(self) -> u32 {
        (self.hash >> (32 + PLACE_BITS)) as u32
    }
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

pub struct Stored {
    keeps_vectors: bool,
    /// (some bits of the hash, place + 1); 0 is free. A power of two, or nothing.
    table: Vec<u32>,
    blocks: Vec<Vec<u32>>,
    /// For each state, where its vector begins: (block, offset). How long it is, the vector itself says.
    starts: Vec<u32>,
    fingerprints: Vec<u128>,
    pub parents: Vec<StateId>,
}

impl Stored {
    pub fn new(keeps_vectors: bool) -> Stored {
        let (table, blocks, starts) = (Vec::new(), Vec::new(), Vec::new());
        Stored { keeps_vectors, table, blocks, starts, fingerprints: Vec::new(), parents: Vec::new() }
    }

    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// The first slot of a hash. Its lowest bits have chosen among the parts of the set already.
    fn slot(&self, hash: u64) -> usize {
        (hash >> 6) as usize & (self.table.len() - 1)
    }

    /// The place of a state; or the slot where it would be entered.
    pub fn find(&self, key: Key, vector: &[u32]) -> Result<usize, usize> {
        if self.table.is_empty() {
            return Err(0);
        }
        let mut at = self.slot(key.hash);
        loop {
            let slot = self.table[at];
            if slot == 0 {
                return Err(at);
            }
            let place = ((slot & PLACE_MASK) - 1) as usize;
            if slot >> PLACE_BITS == key.upper() && self.is(place, key, vector) {
                return Ok(place);
            }
            at = (at + 1) & (self.table.len() - 1);
        }
    }

    pub fn is(&self, place: usize, key: Key, vector: &[u32]) -> bool {
        match key.fingerprint {
            Some(fingerprint) => self.fingerprints[place] == fingerprint,
            None => self.vector(place) == vector,
        }
    }

    /// Adds a state that is not there, at the slot that [`find`](Stored::find) gave.
    pub fn add(&mut self, slot: usize, key: Key, vector: &[u32], parent: StateId) {
        let mut slot = slot;
        if self.len() * 4 >= self.table.len() * 3 {
            self.resize((2 * self.table.len()).max(SMALLEST));
            slot = self.free_slot(key.hash);
        }
        self.parents.push(parent);
        self.table[slot] = key.upper() << PLACE_BITS | self.len() as u32;
        self.fingerprints.extend(key.fingerprint);
        if self.keeps_vectors {
            self.store(vector);
        }
    }

    /// Forgets all states; there will be about as many again.
    pub fn clear(&mut self) {
        let size = (2 * self.len()).next_power_of_two().max(SMALLEST);
        self.table.clear();
        self.table.resize(size, 0);
        self.blocks.truncate(1);
        self.blocks.iter_mut().for_each(Vec::clear);
        self.starts.clear();
        self.fingerprints.clear();
        self.parents.clear();
    }

    /// The vector of a state, where vectors are stored.
    pub fn vector(&self, place: usize) -> &[u32] {
        let start = self.starts[place];
        let block = &self.blocks[(start >> BLOCK_BITS) as usize];
        let rest = &block[start as usize % BLOCK..];
        &rest[..packed_length(rest[0])]
    }

    pub fn bytes(&self) -> u64 {
        let bytes = 4 * self.table.capacity()
            + self.blocks.iter().map(|block| 4 * block.capacity() + 24).sum::<usize>()
            + 4 * self.starts.capacity()
            + 16 * self.fingerprints.capacity()
            + 4 * self.parents.capacity();
        bytes as u64
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

    fn key(&self, place: usize) -> Key {
        match self.fingerprints.get(place) {
            Some(&fingerprint) => Key::of_fingerprint(fingerprint),
            None => Key::new(self.vector(place), false),
        }
    }

    /// The key of a state whose hash is known.
    pub fn key_with_hash(&self, place: usize, hash: u64) -> Key {
        Key { hash, fingerprint: self.fingerprints.get(place).copied() }
    }

    fn free_slot(&self, hash: u64) -> usize {
        let mut at = self.slot(hash);
        while self.table[at] != 0 {
            at = (at + 1) & (self.table.len() - 1);
        }
        at
    }

    fn resize(&mut self, size: usize) {
        self.table = vec![0; size];
        for place in 0..self.len() {
            let key = self.key(place);
            let slot = self.free_slot(key.hash);
            self.table[slot] = key.upper() << PLACE_BITS | (place as u32 + 1);
        }
    }
}
