//! A state at work: what it is while a step is performed, and how it becomes a vector of component numbers and back.
//!
//! Parts that did not change keep their numbers; only changed parts are looked up again.

use super::components::{Cache, Table};
use super::layout::INSIDE;
use super::width_code;
use super::witness::Item;
use crate::ir::Width;
use crate::machine::action::{Action, CodeAddress};
use crate::machine::cells::{read_cell, write_cell};

/// The numbers of a thread's slot that is not a running thread.
pub const ENDED: u32 = 0;
pub const JOINED: u32 = 1;
/// It has ended the whole program.
pub const EXITED: u32 = 2;
pub fn has_ended(thread: u32) -> bool {
    thread <= EXITED
}

/// A part whose number is not known, because it was changed.
const CHANGED: u32 = u32::MAX;

/// A store in a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    pub address: u64,
    pub value: u64,
    pub width: Width,
    /// A SeqCst store: a later SeqCst load of its thread comes after it.
    pub sequential: bool,
    /// A copy of what has no value.
    pub nothing: bool,
}

impl Entry {
    pub fn stored(&self) -> Option<u64> {
        (!self.nothing).then_some(self.value)
    }
}

/// A new thread does nothing before what its parent had stored has left the parent's buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wait {
    pub parent: u16,
    /// So many of the parent's entries.
    pub count: u32,
}

/// What the engine keeps of a thread, beside what the machine does.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Side {
    pub wait: Option<Wait>,
    /// Cells that this thread wrote last by a locked instruction: the locks that it holds are among them.
    pub held: Vec<u64>,
    /// The store buffer, the oldest entry first.
    pub entries: Vec<Entry>,
    /// Did the entry that left last do so only because the buffer was full? It could have waited, so executions are left out if the thread now reads.
    pub forced: bool,
    /// How many accesses ago the thread has loaded what has no value, as far as a [copy](super::copies) may ask.
    pub loaded_nothing: Vec<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Life {
    /// Only what was written may be read.
    Raw,
    Zeroed,
    /// As raw memory, but a variable: the program may not free it.
    Variable,
    /// By the instruction here.
    Freed(CodeAddress),
}

/// The mark of a cell that holds a copy of what has no value.
const NOTHING: u8 = 0x40;

/// A heap object.
#[derive(PartialEq, Eq, Debug)]
pub struct Object {
    pub size: u32,
    pub life: Life,
    /// Where it was allocated, if that is to be told should it be lost.
    pub allocated: Option<CodeAddress>,
    /// The bytes, then for each byte how it was written: the width at the first byte of a cell (with [`NOTHING`], if it
    /// holds a copy of nothing), [`INSIDE`] after it, 0 if never.
    pub words: Vec<u64>,
}

impl Object {
    pub fn new(size: u32, life: Life, allocated: Option<CodeAddress>) -> Object {
        Object { size, life, allocated, words: vec![0; size.div_ceil(8) as usize * 2] }
    }

    pub fn is_freed(&self) -> bool {
        matches!(self.life, Life::Freed(_))
    }

    pub fn data(&self) -> &[u64] {
        &self.words[..self.words.len() / 2]
    }

    fn tag(&self, byte: usize) -> u8 {
        read_cell(&self.words[self.words.len() / 2..], byte, Width::I8) as u8
    }

    /// Does an access of this width fit how the cell was written? And was it written at all?
    pub fn fits(&self, byte: usize, width: Width) -> (bool, bool) {
        let first = self.tag(byte);
        let rest = (1..width.bytes() as usize).map(|offset| self.tag(byte + offset));
        if first == 0 {
            return (rest.into_iter().all(|tag| tag == 0), false);
        }
        (first & !NOTHING == width_code(width), true)
    }

    /// The width of the cell that begins at a byte, if one does.
    pub fn cell_at(&self, byte: usize) -> Option<Width> {
        if byte >= self.size as usize {
            return None;
        }
        let mark = self.tag(byte) & !NOTHING;
        Width::ALL.into_iter().find(|&width| width_code(width) == mark)
    }

    pub fn was_never_written(&self, byte: usize) -> bool {
        self.tag(byte) == 0
    }

    /// The value of a cell, if it has one.
    pub fn value(&self, byte: usize, width: Width) -> Option<u64> {
        let has_value = match self.tag(byte) {
            0 => self.life == Life::Zeroed,
            tag => tag & NOTHING == 0,
        };
        has_value.then(|| read_cell(self.data(), byte, width))
    }

    /// Writes a value, or a copy of nothing.
    pub fn write(&mut self, byte: usize, width: Width, value: Option<u64>) {
        let half = self.words.len() / 2;
        let (data, tags) = self.words.split_at_mut(half);
        write_cell(data, byte, width, value.unwrap_or(0));
        let first = width_code(width) | if value.is_none() { NOTHING } else { 0 };
        for offset in 0..width.bytes() as usize {
            let tag = if offset == 0 { first } else { INSIDE };
            write_cell(tags, byte + offset, Width::I8, u64::from(tag));
        }
    }
}

/// What follows from the words of a thread.
pub struct ThreadExtra {
    pub action: Action,
    /// The objects that its words point to, in order: heap indices.
    pub points_to: Box<[u32]>,
    /// The globals that it, or what it may start, may still read and write.
    pub future: super::reduction::Future,
}

pub struct Tables {
    pub threads: Table<Option<ThreadExtra>>,
    pub sides: Table<()>,
    pub memories: Table<()>,
    pub objects: Table<()>,
}

/// One worker's caches of the tables.
#[derive(Default)]
pub struct Caches {
    pub threads: Cache,
    sides: Cache,
    memories: Cache,
    objects: Cache,
}

impl Tables {
    pub fn new() -> Tables {
        let tables = Tables { threads: Table::new(), sides: Table::new(), memories: Table::new(), objects: Table::new() };
        tables.threads.intern(&[u64::from(ENDED)], || None);
        tables.threads.intern(&[u64::from(JOINED)], || None);
        tables.threads.intern(&[u64::from(EXITED)], || None);
        tables.sides.intern(&[], || ());
        tables
    }

    pub fn bytes(&self) -> u64 {
        self.threads.bytes() + self.sides.bytes() + self.memories.bytes() + self.objects.bytes()
    }

    /// The next action of a thread; `None` if it has ended.
    pub fn action(&self, thread: u32) -> Option<&Action> {
        self.threads.get(thread).extra.as_ref().map(|extra| &extra.action)
    }
}

/// How long a packed state is, by its first word: (heap objects, threads, whether all sides are empty).
pub fn packed_length(first: u32) -> usize {
    let (threads, plain, objects) = ((first >> 1 & 0x7F) as usize, first & 1 == 1, (first >> 8) as usize);
    2 + if plain { threads } else { 2 * threads } + objects
}

#[derive(Debug, Default)]
pub struct State {
    /// The number of each thread's words, or [`ENDED`], [`JOINED`] or [`EXITED`].
    pub threads: Vec<u32>,
    pub sides: Vec<Side>,
    side_numbers: Vec<u32>,
    pub memory: Vec<u64>,
    memory_number: u32,
    pub heap: Vec<Object>,
    heap_numbers: Vec<u32>,
    /// What was done, where a path is replayed; otherwise empty.
    pub log: Vec<Item>,
    /// Did the thread make progress in the step that led here?
    pub progressed: bool,
}

/// Copies into what is there, so that room is used again.
fn copy_all<T>(to: &mut Vec<T>, from: &[T], copy: impl Fn(&mut T, &T), new: impl Fn() -> T) {
    to.truncate(from.len());
    while to.len() < from.len() {
        to.push(new());
    }
    for (to, from) in to.iter_mut().zip(from) {
        copy(to, from);
    }
}

impl State {
    pub fn initial(memory: Vec<u64>) -> State {
        State { memory, memory_number: CHANGED, ..State::default() }
    }

    pub fn copy_from(&mut self, other: &State) {
        self.threads.clone_from(&other.threads);
        self.side_numbers.clone_from(&other.side_numbers);
        self.memory.clone_from(&other.memory);
        self.memory_number = other.memory_number;
        self.heap_numbers.clone_from(&other.heap_numbers);
        copy_all(&mut self.sides, &other.sides, Side::copy_from, Side::default);
        copy_all(&mut self.heap, &other.heap, Object::copy_from, || Object::new(0, Life::Raw, None));
        self.log.clone_from(&other.log);
        self.progressed = other.progressed;
    }

    pub fn add_thread(&mut self, thread: u32, wait: Option<Wait>) -> usize {
        self.threads.push(thread);
        self.sides.push(Side { wait, ..Side::default() });
        self.side_numbers.push(CHANGED);
        self.threads.len() - 1
    }

    pub fn side_mut(&mut self, thread: usize) -> &mut Side {
        self.side_numbers[thread] = CHANGED;
        &mut self.sides[thread]
    }

    pub fn memory_mut(&mut self) -> &mut Vec<u64> {
        self.memory_number = CHANGED;
        &mut self.memory
    }

    pub fn object_mut(&mut self, index: usize) -> &mut Object {
        self.heap_numbers[index] = CHANGED;
        &mut self.heap[index]
    }

    pub fn add_object(&mut self, object: Object) {
        self.heap.push(object);
        self.heap_numbers.push(CHANGED);
    }

    /// Puts the objects into another order, and drops those that are not in it.
    pub fn reorder_heap(&mut self, order: &[u32]) {
        let mut old: Vec<Option<Object>> = std::mem::take(&mut self.heap).into_iter().map(Some).collect();
        let numbers = std::mem::take(&mut self.heap_numbers);
        for &index in order {
            if let Some(object) = old[index as usize].take() {
                self.heap.push(object);
                self.heap_numbers.push(numbers[index as usize]);
            }
        }
    }

    /// The state as numbers of components.
    pub fn pack(&mut self, tables: &Tables, caches: &mut Caches, scratch: &mut Vec<u64>, vector: &mut Vec<u32>) {
        for (side, number) in self.sides.iter().zip(&mut self.side_numbers) {
            if *number == CHANGED {
                side.encode(scratch);
                *number = tables.sides.intern_cached(&mut caches.sides, scratch, || ());
            }
        }
        if self.memory_number == CHANGED {
            self.memory_number = tables.memories.intern_cached(&mut caches.memories, &self.memory, || ());
        }
        for (object, number) in self.heap.iter().zip(&mut self.heap_numbers) {
            if *number == CHANGED {
                object.encode(scratch);
                *number = tables.objects.intern_cached(&mut caches.objects, scratch, || ());
            }
        }
        vector.clear();
        let plain = self.side_numbers.iter().all(|&number| number == 0);
        vector.push((self.heap.len() as u32) << 8 | (self.threads.len() as u32) << 1 | u32::from(plain));
        vector.extend_from_slice(&self.threads);
        if !plain {
            vector.extend_from_slice(&self.side_numbers);
        }
        vector.push(self.memory_number);
        vector.extend_from_slice(&self.heap_numbers);
    }

    /// Becomes the state that a vector stands for.
    pub fn unpack(&mut self, tables: &Tables, vector: &[u32]) {
        let count = (vector[0] >> 1 & 0x7F) as usize;
        let plain = vector[0] & 1 == 1;
        self.threads.clear();
        self.threads.extend_from_slice(&vector[1..1 + count]);
        self.side_numbers.clear();
        if plain {
            self.side_numbers.resize(count, 0);
        } else {
            self.side_numbers.extend_from_slice(&vector[1 + count..1 + 2 * count]);
        }
        let at = if plain { 1 + count } else { 1 + 2 * count };
        let numbers = &self.side_numbers;
        self.sides.truncate(count);
        self.sides.resize_with(count, Side::default);
        for (side, &number) in self.sides.iter_mut().zip(numbers) {
            side.decode(&tables.sides.get(number).words);
        }
        self.memory_number = vector[at];
        self.memory.clear();
        self.memory.extend_from_slice(&tables.memories.get(self.memory_number).words);
        self.heap_numbers.clear();
        self.heap_numbers.extend_from_slice(&vector[at + 1..]);
        let objects = self.heap_numbers.len();
        self.heap.truncate(objects);
        self.heap.resize_with(objects, || Object::new(0, Life::Raw, None));
        for (object, &number) in self.heap.iter_mut().zip(&self.heap_numbers) {
            object.decode(&tables.objects.get(number).words);
        }
        self.log.clear();
        self.progressed = false;
    }
}

/// In the first word of a side, which is otherwise what the thread waits for.
const FORCED: u64 = 1 << 63;

impl Side {
    fn copy_from(&mut self, other: &Side) {
        self.wait = other.wait;
        self.held.clone_from(&other.held);
        self.entries.clone_from(&other.entries);
        self.forced = other.forced;
        self.loaded_nothing.clone_from(&other.loaded_nothing);
    }

    fn encode(&self, words: &mut Vec<u64>) {
        words.clear();
        if self.wait.is_none() && self.held.is_empty() && self.entries.is_empty() && !self.forced && self.loaded_nothing.is_empty() {
            return;
        }
        let wait = self.wait.map_or(0, |wait| (u64::from(wait.parent) + 1) << 32 | u64::from(wait.count));
        words.push(wait | if self.forced { FORCED } else { 0 });
        words.push((self.loaded_nothing.len() as u64) << 32 | self.held.len() as u64);
        words.extend_from_slice(&self.held);
        words.extend(self.loaded_nothing.iter().map(|&age| u64::from(age)));
        for entry in &self.entries {
            let how = u64::from(width_code(entry.width)) << 2 | u64::from(entry.nothing) << 1 | u64::from(entry.sequential);
            words.extend([entry.address, entry.value, how]);
        }
    }

    fn decode(&mut self, words: &[u64]) {
        let Side { held, entries, loaded_nothing, .. } = std::mem::take(self);
        *self = Side { held, entries, loaded_nothing, ..Side::default() };
        self.held.clear();
        self.entries.clear();
        self.loaded_nothing.clear();
        let [first, lengths, rest @ ..] = words else { return };
        self.forced = first & FORCED != 0;
        let wait = first & !FORCED;
        self.wait = (wait != 0).then(|| Wait { parent: ((wait >> 32) - 1) as u16, count: wait as u32 });
        let (held, rest) = rest.split_at(*lengths as u32 as usize);
        let (loaded_nothing, entries) = rest.split_at((*lengths >> 32) as usize);
        self.held.extend_from_slice(held);
        self.loaded_nothing.extend(loaded_nothing.iter().map(|&age| age as u32));
        self.entries.extend(entries.chunks_exact(3).map(|entry| Entry {
            address: entry[0],
            value: entry[1],
            width: Width::ALL[(entry[2] >> 2) as usize - 1],
            sequential: entry[2] & 1 == 1,
            nothing: entry[2] & 2 == 2,
        }));
    }
}

impl Object {
    fn copy_from(&mut self, other: &Object) {
        self.size = other.size;
        self.life = other.life;
        self.allocated = other.allocated;
        self.words.clone_from(&other.words);
    }

    fn encode(&self, words: &mut Vec<u64>) {
        words.clear();
        let (life, code) = match self.life {
            Life::Raw => (0, self.allocated),
            Life::Zeroed => (1, self.allocated),
            Life::Freed(code) => (2, Some(code)),
            Life::Variable => (3, self.allocated),
        };
        words.extend([u64::from(self.size), code.map_or(0, |code| u64::from(code.0) + 1) << 2 | life]);
        words.extend_from_slice(&self.words);
    }

    fn decode(&mut self, words: &[u64]) {
        self.size = words[0] as u32;
        self.allocated = (words[1] >> 2).checked_sub(1).map(|code| CodeAddress(code as u32));
        self.life = match (words[1] & 3, self.allocated) {
            (0, _) => Life::Raw,
            (1, _) => Life::Zeroed,
            (3, _) => Life::Variable,
            (_, code) => Life::Freed(code.unwrap_or(CodeAddress(0))),
        };
        if self.is_freed() {
            self.allocated = None;
        }
        self.words.clear();
        self.words.extend_from_slice(&words[2..]);
    }
}
