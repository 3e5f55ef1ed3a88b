//! Addresses, objects and locations.
//!
//! A location is a naturally typed cell: an address and a width, numbered when it is first accessed and stable from then on, for the whole
//! exploration. Accesses that overlap without being the same cell (mixed sizes) are refused. Heap objects are named by the machine (the n-th
//! allocation of a thread); whether one exists in the graph at hand is known by its allocation event.

use super::event::{EventId, LocationId};
use crate::ir::{FUNCTION_OBJECTS, Program, Width, pointer};
use crate::machine::action::CodeAddress;
use crate::machine::code::initial_value;

/// Why an address cannot be accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadAddress {
    Null,
    /// No object has this id, or the access goes beyond it.
    OutOfBounds {
        size: u32,
    },
    NoObject,
    /// Another access, by the instruction given, has a cell that overlaps this one.
    MixedSize(CodeAddress),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub address: u64,
    pub width: Width,
    pub first_access: CodeAddress,
    /// The initial value of a global; a heap cell's depends on its allocation.
    pub initial: u64,
}

#[derive(Clone, Debug)]
struct Object {
    size: u32,
    /// For each byte, one more than the location that begins or lies there; grows with use.
    cells: Vec<u32>,
    allocation: EventId,
    free: EventId,
}

#[derive(Debug)]
pub struct Memory {
    globals: usize,
    objects: Vec<Object>,
    cells: Vec<Cell>,
    initial_bytes: Vec<Vec<u8>>,
}

impl Memory {
    pub fn new(program: &Program) -> Memory {
        let mut memory = Memory { globals: program.globals.len(), objects: Vec::new(), cells: Vec::new(), initial_bytes: Vec::new() };
        memory.objects.push(Object { size: 0, cells: Vec::new(), allocation: EventId::NONE, free: EventId::NONE });
        for global in &program.globals {
            let width = global.element.bytes() as usize;
            let mut bytes = vec![0; global.size() as usize];
            for (element, &initializer) in bytes.chunks_mut(width).zip(&global.init) {
                element.copy_from_slice(&initial_value(initializer).to_le_bytes()[..width]);
            }
            memory.initial_bytes.push(bytes);
            memory.objects.push(Object { size: global.size(), cells: Vec::new(), allocation: EventId::NONE, free: EventId::NONE });
        }
        memory
    }

    pub fn is_heap(&self, object: u32) -> bool {
        object as usize > self.globals && object < FUNCTION_OBJECTS
    }

    pub fn cell(&self, location: LocationId) -> &Cell {
        &self.cells[location.index()]
    }

    /// All locations of an object that were ever accessed.
    pub fn locations_of(&self, object: u32) -> impl Iterator<Item = LocationId> + '_ {
        let cells = self.objects.get(object as usize).map_or(&[][..], |known| &known.cells);
        let mut last = 0;
        cells.iter().filter_map(move |&cell| {
            let new = cell != 0 && cell != last;
            last = cell;
            new.then(|| LocationId(cell - 1))
        })
    }

    /// The heap objects of the graph at hand: id, size, allocation and freeing.
    pub fn heap_objects(&self) -> impl Iterator<Item = (u32, u32, EventId, EventId)> + '_ {
        let numbered = self.objects.iter().enumerate().skip(self.globals + 1);
        numbered
            .filter(|(_, known)| !known.allocation.is_none())
            .map(|(number, known)| (number as u32, known.size, known.allocation, known.free))
    }

    /// The allocation and the freeing of a heap object in the graph at hand.
    pub fn life(&self, object: u32) -> (EventId, EventId) {
        self.objects.get(object as usize).map_or((EventId::NONE, EventId::NONE), |known| (known.allocation, known.free))
    }

    pub fn allocate(&mut self, object: u32, size: u32, event: EventId) {
        let index = object as usize;
        while self.objects.len() <= index {
            self.objects.push(Object { size: 0, cells: Vec::new(), allocation: EventId::NONE, free: EventId::NONE });
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
    pub fn resolve(&mut self, address: u64, width: Width, code: CodeAddress) -> Result<LocationId, BadAddress> {
        let (object, offset) = (pointer::object(address) as usize, pointer::offset(address) as usize);
        if let Some(known) = self.objects.get(object)
            && let Some(&cell) = known.cells.get(offset)
            && cell != 0
            && self.cells[cell as usize - 1].address == address
            && self.cells[cell as usize - 1].width == width
            && offset + width.bytes() as usize <= known.size as usize
            && (object <= self.globals || !known.allocation.is_none())
        {
            return Ok(LocationId(cell - 1));
        }
        self.new_location(address, width, code)
    }

    #[cold]
    fn new_location(&mut self, address: u64, width: Width, code: CodeAddress) -> Result<LocationId, BadAddress> {
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
        if let Some(&other) = known.cells[range.clone()].iter().find(|&&cell| cell != 0) {
            let other = &self.cells[other as usize - 1];
            if other.address == address && other.width == width {
                return Ok(LocationId(known.cells[range.start] - 1));
            }
            return Err(BadAddress::MixedSize(other.first_access));
        }
        let location = LocationId(self.cells.len() as u32);
        known.cells[range.clone()].fill(location.0 + 1);
        let mut initial = [0; 8];
        if let Some(all) = self.initial_bytes.get(object as usize - 1) {
            initial[..bytes as usize].copy_from_slice(&all[range]);
        }
        self.cells.push(Cell { address, width, first_access: code, initial: u64::from_le_bytes(initial) });
        Ok(location)
    }
}
