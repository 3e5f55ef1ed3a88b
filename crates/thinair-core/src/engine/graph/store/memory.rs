//! Addresses, objects and locations.
//!
//! A location is a naturally typed cell: an address and a width, numbered when it is first accessed and stable from then on, for the whole
//! exploration. Locations may overlap, but accesses to overlapping ones in one execution (mixed sizes) are refused. Heap objects are named by the machine (the n-th
//! allocation of a thread); whether one exists in the graph at hand is known by its allocation event.

use std::collections::BTreeMap;

use super::event::{EventId, LocationId};
use crate::engine::prologue::{self, Contents, Filled};
use crate::ir::{FUNCTION_OBJECTS, Program, Storage, Width, pointer};

/// Why an address cannot be accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadAddress {
    Null,
    /// No object has this id, or the access goes beyond it.
    OutOfBounds {
        size: u32,
    },
    NoObject,
}

/// What an address stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resolved {
    Location(LocationId),
    /// The location has others that overlap it; none of them may be in use.
    Overlapped(LocationId),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub address: u64,
    pub width: Width,
    /// The initial value of a global; a heap cell's depends on its allocation.
    pub initial: u64,
}

#[derive(Clone, Debug)]
struct Object {
    size: u32,
    /// For each byte, one more than the location that begins or lies there; grows with use. Not kept up when locations overlap.
    cells: Vec<u32>,
    /// All its locations.
    locations: Vec<LocationId>,
    /// Do some of them overlap?
    overlaps: bool,
    allocation: EventId,
    free: EventId,
}

#[derive(Clone, Debug)]
pub struct Memory {
    globals: usize,
    /// What may be done with each global, null first: a variable needs no look at it.
    storages: Vec<Storage>,
    objects: Vec<Object>,
    cells: Vec<Cell>,
    initial_bytes: Vec<Vec<u8>>,
    /// What was stored in heap objects before there were events.
    filled: BTreeMap<u32, Filled>,
    initial_pointers: Vec<(u64, u64)>,
}

impl Object {
    fn new(size: u32) -> Self {
        Object { size, cells: Vec::new(), locations: Vec::new(), overlaps: false, allocation: EventId::NONE, free: EventId::NONE }
    }
}

impl Memory {
    pub fn new(program: &Program) -> Memory {
        let mut memory = Memory {
            globals: program.globals.len(),
            storages: std::iter::once(Storage::Variable).chain(program.globals.iter().map(|global| global.storage)).collect(),
            objects: Vec::new(),
            cells: Vec::new(),
            initial_bytes: Vec::new(),
            filled: BTreeMap::new(),
            initial_pointers: Vec::new(),
        };
        memory.objects.push(Object::new(0));
        memory.initial_bytes = prologue::initial_bytes(program);
        memory.objects.extend(program.globals.iter().map(|global| Object::new(global.size())));
        memory
    }

    /// Gives memory other values than those it is declared with. Only before anything is accessed.
    pub fn set_initial(&mut self, contents: Contents) {
        self.initial_bytes = contents.globals;
        self.filled = contents.heap;
        self.initial_pointers = self.find_initial_pointers();
    }

    /// The words in memory that may be pointers to heap objects before any event stores one, each
    /// with its address.
    pub fn initial_pointers(&self) -> &[(u64, u64)] {
        &self.initial_pointers
    }

    /// Has a location of a heap object a value before any event stores one?
    pub fn is_filled(&self, location: LocationId) -> bool {
        let cell = self.cell(location);
        let start = pointer::offset(cell.address) as usize;
        let known =
            self.filled.get(&pointer::object(cell.address)).and_then(|filled| filled.known.get(start..start + cell.width.bytes() as usize));
        known.is_some_and(|known| !known.contains(&false))
    }

    fn find_initial_pointers(&self) -> Vec<(u64, u64)> {
        if self.filled.is_empty() {
            return Vec::new();
        }
        let globals = self.initial_bytes.iter().enumerate().map(|(number, bytes)| (number as u32 + 1, bytes));
        let heap = self.filled.iter().map(|(&object, filled)| (object, &filled.bytes));
        let words = globals.chain(heap).flat_map(|(object, bytes)| {
            let word = |(number, word): (usize, &[u8])| {
                let value = word.iter().rev().fold(0, |all, &byte| all << 8 | u64::from(byte));
                (pointer::make(object, 8 * number as u32), value)
            };
            bytes.chunks_exact(8).enumerate().map(word).collect::<Vec<_>>()
        });
        words.filter(|&(_, value)| self.filled.contains_key(&pointer::object(value))).collect()
    }

    pub fn is_heap(&self, object: u32) -> bool {
        object as usize > self.globals && object < FUNCTION_OBJECTS
    }

    /// What may be done with a global; `None` for all else.
    #[inline(always)]
    pub fn storage(&self, object: u32) -> Option<Storage> {
        self.storages.get(object as usize).copied()
    }

    pub fn cell(&self, location: LocationId) -> &Cell {
        &self.cells[location.index()]
    }

    /// How many locations were ever accessed.
    #[inline]
    pub fn count_locations(&self) -> usize {
        self.cells.len()
    }

    /// All locations of an object that were ever accessed.
    pub fn locations_of(&self, object: u32) -> &[LocationId] {
        self.objects.get(object as usize).map_or(&[], |known| &known.locations)
    }

    /// Do two locations of one object share a byte?
    pub fn overlap(&self, one: LocationId, other: LocationId) -> bool {
        let range = |location| {
            let cell = self.cell(location);
            (pointer::offset(cell.address), pointer::offset(cell.address) + cell.width.bytes())
        };
        let ((start, end), (other_start, other_end)) = (range(one), range(other));
        start < other_end && other_start < end
    }

    /// The heap objects of the graph at hand: id, size, allocation and freeing.
    pub fn heap_objects(&self) -> impl Iterator<Item = (u32, u32, EventId, EventId)> + '_ {
        let numbered = self.objects.iter().enumerate().skip(self.globals + 1);
        numbered
            .filter(|(_, known)| !known.allocation.is_none())
            .map(|(number, known)| (number as u32, known.size, known.allocation, known.free))
    }

    /// Were there ever objects on the heap?
    pub fn has_heap(&self) -> bool {
        self.objects.len() > self.globals + 1
    }

    /// Makes these the heap objects, each as [`Memory::heap_objects`] says.
    pub fn set_heap_objects(&mut self, objects: impl IntoIterator<Item = (u32, u32, EventId, EventId)>) {
        for object in self.objects.iter_mut().skip(self.globals + 1) {
            (object.allocation, object.free) = (EventId::NONE, EventId::NONE);
        }
        for (object, size, allocation, free) in objects {
            self.allocate(object, size, allocation);
            self.set_free(object, free);
        }
    }

    /// The allocation and the freeing of a heap object in the graph at hand.
    pub fn life(&self, object: u32) -> (EventId, EventId) {
        self.objects.get(object as usize).map_or((EventId::NONE, EventId::NONE), |known| (known.allocation, known.free))
    }

    pub fn allocate(&mut self, object: u32, size: u32, event: EventId) {
        let index = object as usize;
        while self.objects.len() <= index {
            self.objects.push(Object::new(0));
        }
        self.objects[index].size = size;
        self.objects[index].allocation = event;
    }

    pub fn unallocate(&mut self, object: u32) {
        self.objects[object as usize].allocation = EventId::NONE;
    }

    pub fn set_free(&mut self, object: u32, event: EventId) {
        self.objects[object as usize].free = event;
    }

    /// The location of an access.
    #[inline]
    pub fn resolve(&mut self, address: u64, width: Width) -> Result<Resolved, BadAddress> {
        let (object, offset) = (pointer::object(address) as usize, pointer::offset(address) as usize);
        if let Some(known) = self.objects.get(object)
            && let Some(&cell) = known.cells.get(offset)
            && cell != 0
            && !known.overlaps
            && self.cells[cell as usize - 1].address == address
            && self.cells[cell as usize - 1].width == width
            && offset + width.bytes() as usize <= known.size as usize
            && (object <= self.globals || !known.allocation.is_none())
        {
            return Ok(Resolved::Location(LocationId(cell - 1)));
        }
        self.new_location(address, width)
    }

    #[cold]
    fn new_location(&mut self, address: u64, width: Width) -> Result<Resolved, BadAddress> {
        let (object, offset) = (pointer::object(address), pointer::offset(address));
        let bytes = width.bytes();
        if object == 0 {
            return Err(BadAddress::Null);
        }
        let heap = self.is_heap(object);
        let Some(known) = self.objects.get_mut(object as usize) else { return Err(BadAddress::NoObject) };
        if heap && known.allocation.is_none() {
            return Err(BadAddress::NoObject);
        }
        if offset.checked_add(bytes).is_none_or(|end| end > known.size) {
            return Err(BadAddress::OutOfBounds { size: known.size });
        }
        let range = offset as usize..(offset + bytes) as usize;
        if known.cells.len() < range.end {
            known.cells.resize(range.end, 0);
        }
        let same = |location: &&LocationId| self.cells[location.index()].address == address && self.cells[location.index()].width == width;
        if let Some(&location) = known.locations.iter().find(same) {
            return Ok(if known.overlaps { Resolved::Overlapped(location) } else { Resolved::Location(location) });
        }
        let location = LocationId(self.cells.len() as u32);
        known.locations.push(location);
        known.overlaps |= known.cells[range.clone()].iter().any(|&cell| cell != 0);
        let overlaps = known.overlaps;
        known.cells[range.clone()].fill(location.0 + 1);
        let mut initial = [0; 8];
        let all = self.initial_bytes.get(object as usize - 1).or_else(|| self.filled.get(&object).map(|filled| &filled.bytes));
        if let Some(all) = all.filter(|all| all.len() >= range.end) {
            initial[..bytes as usize].copy_from_slice(&all[range]);
        }
        self.cells.push(Cell { address, width, initial: u64::from_le_bytes(initial) });
        Ok(if overlaps { Resolved::Overlapped(location) } else { Resolved::Location(location) })
    }
}
