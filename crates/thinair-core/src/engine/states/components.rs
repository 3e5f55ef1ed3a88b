//! Tables that store equal things once: thread states, store buffers, memories, heap objects. A state is a short vector of numbers of these.
//!
//! Worker threads share a table. Reading takes no lock: components never move and never change. Adding locks one of many shards.

use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

const SHARDS: usize = 32;
/// Components in the first chunk; each chunk is twice as large as the one before.
const FIRST_CHUNK: u32 = 256;
const CHUNKS: usize = 24;
/// Slots of a worker's cache.
const CACHE: usize = 1 << 12;
const UNUSED: u32 = u32::MAX;

pub struct Component<E> {
    pub words: Box<[u64]>,
    /// What follows from the words.
    pub extra: E,
}

/// Numbers that one worker was given lately, by hash.
pub struct Cache {
    slots: Box<[(u64, u32)]>,
}

impl Default for Cache {
    fn default() -> Cache {
        Cache { slots: vec![(0, UNUSED); CACHE].into() }
    }
}

type Chunk<E> = Box<[OnceLock<Component<E>>]>;

pub struct Table<E> {
    shards: Vec<Mutex<FxHashMap<u64, u32>>>,
    chunks: [OnceLock<Chunk<E>>; CHUNKS],
    next: AtomicU32,
    bytes: AtomicU64,
}

pub fn hash_words(words: impl Iterator<Item = u64>) -> u64 {
    let mut hash = 0x9E37_79B9_7F4A_7C15_u64;
    for word in words {
        hash = (hash ^ word).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
        hash ^= hash >> 32;
    }
    hash = hash.wrapping_mul(0xC4CE_B9FE_1A85_EC53);
    hash ^ hash >> 29
}

impl<E> Table<E> {
    pub fn new() -> Table<E> {
        Table {
            shards: (0..SHARDS).map(|_| Mutex::default()).collect(),
            chunks: std::array::from_fn(|_| OnceLock::new()),
            next: AtomicU32::new(0),
            bytes: AtomicU64::new(0),
        }
    }

    fn place(id: u32) -> (usize, usize) {
        let shifted = id + FIRST_CHUNK;
        let chunk = shifted.ilog2() - FIRST_CHUNK.ilog2();
        (chunk as usize, (shifted - (FIRST_CHUNK << chunk)) as usize)
    }

    pub fn get(&self, id: u32) -> &Component<E> {
        let (chunk, offset) = Self::place(id);
        let found = self.chunks[chunk].get().and_then(|chunk| chunk[offset].get());
        found.expect("numbers are only given to what is stored")
    }

    /// The number of these words; `extra` is asked for if they are new.
    pub fn intern(&self, words: &[u64], extra: impl FnOnce() -> E) -> u32 {
        self.intern_hashed(hash_words(words.iter().copied()), words, extra)
    }

    fn intern_hashed(&self, hash: u64, words: &[u64], extra: impl FnOnce() -> E) -> u32 {
        let mut shard = self.shards[hash as usize % SHARDS].lock().unwrap_or_else(PoisonError::into_inner);
        let mut key = hash;
        while let Some(&known) = shard.get(&key) {
            if *self.get(known).words == *words {
                return known;
            }
            key = key.wrapping_add(1);
        }
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let (chunk, offset) = Self::place(id);
        let room = self.chunks[chunk].get_or_init(|| (0..FIRST_CHUNK << chunk).map(|_| OnceLock::new()).collect());
        let component = Component { words: words.into(), extra: extra() };
        self.bytes.fetch_add(8 * words.len() as u64 + 24, Ordering::Relaxed);
        let _ = room[offset].set(component);
        shard.insert(key, id);
        id
    }

    /// The same, by a cache of one worker: workers that use the same components do not wait for each other.
    pub fn intern_cached(&self, cache: &mut Cache, words: &[u64], extra: impl FnOnce() -> E) -> u32 {
        let hash = hash_words(words.iter().copied());
        let slot = &mut cache.slots[(hash >> 40) as usize % CACHE];
        if slot.1 == UNUSED || slot.0 != hash || *self.get(slot.1).words != *words {
            *slot = (hash, self.intern_hashed(hash, words, extra));
        }
        slot.1
    }

    /// What the table takes, about.
    pub fn bytes(&self) -> u64 {
        let rooms: u64 = self.chunks.iter().filter_map(OnceLock::get).map(|chunk| chunk.len() as u64).sum();
        self.bytes.load(Ordering::Relaxed) + rooms * size_of::<OnceLock<Component<E>>>() as u64
    }
}
