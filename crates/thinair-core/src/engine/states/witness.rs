//! From a path of states to the execution that it stands for, in the form that all engines give.
//!
//! The path is replayed with a log of what each step did; the log has every access, and when each store left its buffer, which is its place in co.

use super::layout::Layout;
use crate::engine::outcome::{Buffered, HeapObject, Output, ThreadStepKind};
use crate::execution::{Event, EventKind, Execution};
use crate::ir::{Fence, FunctionId, Order, Program, SourceLocation, Tags, Width, pointer};
use crate::machine::Machine;
use crate::machine::action::{CodeAddress, ThreadId};
use crate::machine::cells::read_cell;
use crate::relation::Relation;
use std::collections::{BTreeMap, VecDeque};

/// Something that a step did. Addresses and values name heap objects as the state does at that moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    Read {
        thread: usize,
        address: u64,
        value: u64,
        order: Order,
        code: CodeAddress,
        own: bool,
        width: Width,
    },
    Write {
        thread: usize,
        address: u64,
        value: u64,
        order: Order,
        code: CodeAddress,
        buffered: bool,
        width: Width,
    },
    /// The write of a locked instruction; its read is the item before.
    Exchange {
        thread: usize,
        address: u64,
        value: u64,
        order: Order,
        code: CodeAddress,
        width: Width,
    },
    Fence {
        thread: usize,
        fence: Fence,
        code: CodeAddress,
    },
    /// The oldest entry of a buffer reached memory.
    Flush {
        thread: usize,
    },
    /// An entry left the buffer because what it writes is freed.
    Evict {
        thread: usize,
        position: usize,
    },
    Spawn {
        parent: usize,
        child: usize,
        function: FunctionId,
    },
    Join {
        thread: usize,
        target: usize,
        code: CodeAddress,
    },
    Free {
        thread: usize,
        address: u64,
        code: CodeAddress,
    },
    Choose {
        thread: usize,
        value: u64,
        code: CodeAddress,
    },
    Print {
        thread: usize,
        code: CodeAddress,
        text: String,
    },
    /// A new object, the last of the list.
    Allocate {
        thread: usize,
        size: u32,
        code: CodeAddress,
    },
    /// The list of objects is now this selection of the old one.
    Rename {
        order: Vec<u32>,
    },
}

pub(super) struct Recorded {
    pub(super) event: Event,
    pub(super) code: CodeAddress,
    /// For a read; `None`: the initial value.
    pub(super) source: Option<usize>,
    closes_rmw: bool,
    /// For a write that waited while its thread read: the last event of the thread before it left the buffer.
    waited_until: Option<usize>,
    /// What thread creation and joining orders before it.
    inherited: Vec<usize>,
}

pub struct Recorder<'a> {
    layout: &'a Layout,
    globals: u32,
    /// How many threads there are from the beginning on.
    roots: usize,
    pub(super) recorded: Vec<Recorded>,
    pub(super) threads: Vec<ThreadRecord>,
    pub(super) coherence: BTreeMap<u64, Vec<usize>>,
    widths: BTreeMap<u64, Width>,
    /// The lasting name of each object of the state's list.
    names: Vec<u32>,
    /// Each object by its lasting name, with the thread that allocated it, its size, and where.
    pub(super) allocated: Vec<(u32, usize, u32, CodeAddress)>,
    /// The objects that were freed, by whom, and where.
    pub(super) freed: BTreeMap<u32, (usize, CodeAddress)>,
    /// Who joined whom, and where.
    pub(super) joined: Vec<(usize, usize, CodeAddress)>,
    /// The function of each thread that was spawned, and its parent.
    pub(super) spawned: BTreeMap<usize, (FunctionId, usize)>,
    /// Was a thread's name given again?
    pub(super) reused: bool,
    /// Thread, its last event before, place, text.
    printed: Vec<(usize, Option<usize>, CodeAddress, String)>,
    /// What is recorded from here on happens again and again.
    turn: Option<usize>,
}

#[derive(Default, Clone)]
pub(super) struct ThreadRecord {
    pub(super) events: Vec<usize>,
    /// What thread creation and joining orders before what comes next.
    inherited: Vec<usize>,
    /// The writes in its buffer.
    pub(super) buffer: VecDeque<usize>,
    /// All that it did. Events are named as they were recorded.
    pub(super) steps: Vec<(CodeAddress, ThreadStepKind)>,
    /// Its children and objects, in order.
    pub(super) children: Vec<ThreadId>,
    pub(super) objects: Vec<u32>,
}

/// The execution, where each event stands in the code, and which writes waited in a store buffer.
pub struct Replayed {
    pub execution: Execution,
    pub code: Vec<Option<CodeAddress>>,
    pub buffered: Vec<Buffered>,
    pub output: Vec<Output>,
    pub objects: Vec<HeapObject>,
    /// The place of each recorded event in the execution.
    pub number: Vec<usize>,
    /// The events that happen again and again, in the order of the witness.
    pub repeats: Vec<usize>,
}

/// What an event is to memory.
struct Performed {
    kind: EventKind,
    order: Order,
    address: u64,
    value: u64,
    width: Width,
}

impl<'a> Recorder<'a> {
    pub fn new(layout: &'a Layout, program: &Program) -> Recorder<'a> {
        Recorder {
            layout,
            globals: program.globals.len() as u32,
            roots: program.threads.len(),
            recorded: Vec::new(),
            threads: Vec::new(),
            coherence: BTreeMap::new(),
            widths: BTreeMap::new(),
            names: Vec::new(),
            allocated: Vec::new(),
            freed: BTreeMap::new(),
            joined: Vec::new(),
            spawned: BTreeMap::new(),
            reused: false,
            printed: Vec::new(),
            turn: None,
        }
    }

    /// What comes now happens again and again.
    pub fn begin_turn(&mut self) {
        self.turn = Some(self.recorded.len());
    }

    fn thread(&mut self, thread: usize) -> &mut ThreadRecord {
        if self.threads.len() <= thread {
            self.threads.resize(thread + 1, ThreadRecord::default());
        }
        &mut self.threads[thread]
    }

    pub(super) fn lasting(&self, word: u64) -> u64 {
        match self.layout.heap_index(word, self.names.len()) {
            Some(index) => pointer::make(self.names[index], pointer::offset(word)),
            None => word,
        }
    }

    fn add(&mut self, thread: usize, code: CodeAddress, performed: Performed) -> usize {
        let Performed { kind, order, address, value, width } = performed;
        let location = self.lasting(address);
        let value = if width == Width::I64 { self.lasting(value) } else { value };
        let event = Event { thread: Some(thread as u32), kind, order, tags: Tags::NONE, location, value };
        let number = self.recorded.len();
        let record = self.thread(thread);
        record.events.push(number);
        record.steps.push((code, ThreadStepKind::Event(number)));
        let inherited = record.inherited.clone();
        if !matches!(kind, EventKind::Fence(_)) {
            self.widths.insert(location, width);
        }
        self.recorded.push(Recorded { event, code, source: None, closes_rmw: false, waited_until: None, inherited });
        number
    }

    /// Has its thread read something since this write?
    fn was_passed(&self, thread: usize, write: usize) -> bool {
        self.threads[thread].events.iter().rev().take_while(|&&event| event != write).any(|&event| self.recorded[event].event.is_read())
    }

    fn place(&mut self, write: usize) {
        self.coherence.entry(self.recorded[write].event.location).or_default().push(write);
    }

    pub fn apply(&mut self, log: &[Item]) {
        for item in log {
            self.apply_one(item);
        }
    }

    fn apply_one(&mut self, item: &Item) {
        match *item {
            Item::Read { thread, address, value, order, code, own, width } => {
                let read = self.add(thread, code, Performed { kind: EventKind::Read, order, address, value, width });
                let location = self.recorded[read].event.location;
                let in_buffer =
                    self.threads[thread].buffer.iter().rev().copied().find(|&write| self.recorded[write].event.location == location);
                let in_memory = self.coherence.get(&location).and_then(|writes| writes.last().copied());
                self.recorded[read].source = if own { in_buffer.or(in_memory) } else { in_memory };
            }
            Item::Write { thread, address, value, order, code, buffered, width } => {
                let write = self.add(thread, code, Performed { kind: EventKind::Write, order, address, value, width });
                if buffered {
                    self.thread(thread).buffer.push_back(write);
                } else {
                    self.place(write);
                }
            }
            Item::Exchange { thread, address, value, order, code, width } => {
                let write = self.add(thread, code, Performed { kind: EventKind::Write, order, address, value, width });
                self.recorded[write].closes_rmw = true;
                self.place(write);
            }
            Item::Fence { thread, fence, code } => {
                let order = if let Fence::C11(order) = fence { order } else { Order::Plain };
                self.add(thread, code, Performed { kind: EventKind::Fence(fence), order, address: 0, value: 0, width: Width::I8 });
            }
            Item::Flush { thread } => {
                if let Some(write) = self.thread(thread).buffer.pop_front() {
                    self.recorded[write].waited_until =
                        self.threads[thread].events.last().copied().filter(|_| self.was_passed(thread, write));
                    self.place(write);
                }
            }
            Item::Evict { thread, position } => {
                if let Some(write) = self.thread(thread).buffer.remove(position) {
                    self.place(write);
                }
            }
            Item::Spawn { parent, child, function } => {
                self.reused |= child < self.roots || self.spawned.insert(child, (function, parent)).is_some();
                self.thread(parent).children.push(ThreadId(child as u16));
                let mut before = self.thread(parent).inherited.clone();
                before.extend(&self.thread(parent).events);
                let record = self.thread(child);
                record.inherited = before;
                record.buffer.clear();
            }
            Item::Join { thread, target, code } => {
                self.joined.push((thread, target, code));
                self.thread(thread).steps.push((code, ThreadStepKind::Join { thread: target as u32 }));
                let mut before = self.thread(target).inherited.clone();
                before.extend(&self.thread(target).events);
                let inherited = &mut self.thread(thread).inherited;
                inherited.extend(before);
                // The joined thread had inherited much of it from this one.
                inherited.sort_unstable();
                inherited.dedup();
            }
            Item::Print { thread, code, ref text } => {
                let after = self.thread(thread).events.last().copied();
                self.printed.push((thread, after, code, text.clone()));
            }
            Item::Allocate { thread, size, code } => {
                let name = self.globals + self.allocated.len() as u32 + 1;
                self.allocated.push((name, thread, size, code));
                self.names.push(name);
                let record = self.thread(thread);
                record.objects.push(name);
                record.steps.push((code, ThreadStepKind::Allocate { address: pointer::make(name, 0), size: u64::from(size) }));
            }
            Item::Free { thread, address, code } => {
                let address = self.lasting(address);
                self.freed.insert(pointer::object(address), (thread, code));
                self.thread(thread).steps.push((code, ThreadStepKind::Free { address }));
            }
            Item::Choose { thread, value, code } => self.thread(thread).steps.push((code, ThreadStepKind::Choose { value })),
            Item::Rename { ref order } => self.names = order.iter().map(|&old| self.names[old as usize]).collect(),
        }
    }

    pub fn finish<const D: bool>(&mut self, machine: &Machine<D>) -> Replayed {
        let position = |code: CodeAddress| machine.position(code);
        // What is still buffered reaches memory some time after: as if now.
        let waiting: Vec<usize> = self.threads.iter().flat_map(|thread| thread.buffer.iter().copied()).collect();
        waiting.iter().for_each(|&write| self.place(write));
        let locations: Vec<u64> = self.widths.keys().copied().collect();
        let mut events: Vec<Event> = locations.iter().map(|&location| self.initial(location)).collect();
        let mut code = vec![None; events.len()];
        let mut number = vec![0; self.recorded.len()];
        for thread in &self.threads {
            for &event in &thread.events {
                number[event] = events.len();
                events.push(self.recorded[event].event);
                code.push(Some(self.recorded[event].code));
            }
        }
        let size = events.len();
        let new = || Relation::new(size);
        let mut execution = Execution {
            events,
            po: new(),
            thread_sync: new(),
            rf: new(),
            co: new(),
            addr: new(),
            data: new(),
            ctrl: new(),
            rmw: new(),
            pick: new(),
        };
        for thread in &self.threads {
            for (position, &event) in thread.events.iter().enumerate() {
                let to = number[event];
                thread.events[..position].iter().for_each(|&before| execution.po.insert(number[before], to));
                self.recorded[event].inherited.iter().for_each(|&before| execution.thread_sync.insert(number[before], to));
                if self.recorded[event].closes_rmw && position > 0 {
                    execution.rmw.insert(number[thread.events[position - 1]], to);
                }
            }
        }
        let first = |location: u64| locations.binary_search(&location).unwrap_or(0);
        for (event, recorded) in self.recorded.iter().enumerate().filter(|(_, recorded)| recorded.event.is_read()) {
            let from = recorded.source.map_or(first(recorded.event.location), |source| number[source]);
            execution.rf.insert(from, number[event]);
        }
        for (&location, writes) in &self.coherence {
            for (position, &write) in writes.iter().enumerate() {
                execution.co.insert(first(location), number[write]);
                writes[..position].iter().for_each(|&before| execution.co.insert(number[before], number[write]));
            }
        }
        let mut buffered: Vec<Buffered> = waiting.into_iter().map(|write| Buffered { write: number[write], until: None }).collect();
        for (write, recorded) in self.recorded.iter().enumerate() {
            buffered.extend(recorded.waited_until.map(|until| Buffered { write: number[write], until: Some(number[until]) }));
        }
        buffered.sort_unstable_by_key(|buffered| buffered.write);
        let mut output: Vec<Output> = std::mem::take(&mut self.printed)
            .into_iter()
            .map(|(thread, after, code, text)| Output {
                thread: thread as u32,
                after: after.map(|event| number[event]),
                at: position(code),
                text,
            })
            .collect();
        output.sort_by_key(|output| output.thread);
        let mut repeats = self.turn.map_or_else(Vec::new, |turn| number[turn..].to_vec());
        repeats.sort_unstable();
        let object = |&(object, thread, size, code): &(u32, usize, u32, CodeAddress)| HeapObject {
            object,
            size,
            allocated_by: thread as u32,
            allocated_at: position(code),
            register: machine.allocates(code),
            freed: self.freed.get(&object).map(|&(thread, code)| (thread as u32, position(code))),
        };
        let objects = self.allocated.iter().map(object).collect();
        Replayed { execution, code, buffered, output, objects, number, repeats }
    }

    /// What is in memory.
    pub(super) fn last_value(&self, address: u64, width: Width) -> u64 {
        let location = self.lasting(address);
        let last = self.coherence.get(&location).and_then(|writes| writes.last());
        last.map_or_else(|| self.initial_value(location, width), |&write| self.recorded[write].event.value)
    }

    fn initial(&self, location: u64) -> Event {
        let value = self.initial_value(location, self.widths[&location]);
        Event { thread: None, kind: EventKind::Write, order: Order::Plain, tags: Tags::NONE, location, value }
    }

    fn initial_value(&self, location: u64, width: Width) -> u64 {
        let global = self.layout.global(pointer::object(location));
        global.map_or(0, |(base, _)| read_cell(&self.layout.initial, base as usize * 8 + pointer::offset(location) as usize, width))
    }
}

impl Replayed {
    pub fn positions(&self, position: impl Fn(CodeAddress) -> SourceLocation) -> Vec<SourceLocation> {
        self.code.iter().map(|code| code.map_or(SourceLocation::default(), &position)).collect()
    }
}
