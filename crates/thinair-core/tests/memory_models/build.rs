//! Executions built by hand, event by event.

use thinair_core::execution::{Event, EventKind, Execution};
use thinair_core::ir::{Fence, Order, Tags};
use thinair_core::relation::Relation;

/// Locations are numbered from 0; event `l` is the initial write of location `l`. Each thread's events stand in program order in the
/// order in which they are added.
pub struct Builder {
    locations: usize,
    events: Vec<Event>,
    rf: Vec<(usize, usize)>,
    co: Vec<(usize, usize)>,
    addr: Vec<(usize, usize)>,
    data: Vec<(usize, usize)>,
    pick: Vec<(usize, usize)>,
    ctrl: Vec<(usize, usize)>,
    rmw: Vec<(usize, usize)>,
    sync: Vec<(usize, usize)>,
}

impl Builder {
    pub fn new(locations: usize) -> Builder {
        let mut builder = Builder {
            locations,
            events: Vec::new(),
            rf: Vec::new(),
            co: Vec::new(),
            addr: Vec::new(),
            data: Vec::new(),
            pick: Vec::new(),
            ctrl: Vec::new(),
            rmw: Vec::new(),
            sync: Vec::new(),
        };
        for location in 0..locations {
            builder.event(None, EventKind::Write, location, Order::Plain);
        }
        builder
    }

    fn event(&mut self, thread: Option<u32>, kind: EventKind, location: usize, order: Order) -> usize {
        self.events.push(Event { thread, kind, order, tags: Tags::NONE, location: location as u64, value: 0 });
        self.events.len() - 1
    }

    pub fn write(&mut self, thread: u32, location: usize, order: Order) -> usize {
        self.event(Some(thread), EventKind::Write, location, order)
    }

    /// A read; see [`Builder::reads_from`].
    pub fn read(&mut self, thread: u32, location: usize, order: Order) -> usize {
        self.event(Some(thread), EventKind::Read, location, order)
    }

    /// A read of the initial value.
    pub fn read_initial(&mut self, thread: u32, location: usize, order: Order) -> usize {
        let read = self.read(thread, location, order);
        self.reads_from(read, location);
        read
    }

    /// An atomic update that reads `from`: its read and its write.
    pub fn update(&mut self, thread: u32, location: usize, from: usize, orders: (Order, Order)) -> (usize, usize) {
        let read = self.read(thread, location, orders.0);
        let write = self.write(thread, location, orders.1);
        self.reads_from(read, from);
        self.rmw.push((read, write));
        (read, write)
    }

    pub fn rmw(&mut self, read: usize, write: usize) {
        self.rmw.push((read, write));
    }

    pub fn fence(&mut self, thread: u32, fence: Fence) -> usize {
        let order = if let Fence::C11(order) = fence { order } else { Order::Plain };
        self.event(Some(thread), EventKind::Fence(fence), 0, order)
    }

    /// A fence, or nothing.
    pub fn maybe_fence(&mut self, thread: u32, fence: Option<Fence>) {
        if let Some(fence) = fence {
            self.fence(thread, fence);
        }
    }

    pub fn tag(&mut self, event: usize, tags: Tags) {
        self.events[event].tags = tags;
    }

    pub fn reads_from(&mut self, read: usize, write: usize) {
        self.rf.push((write, read));
    }

    /// The order of the writes of one location, without the initial one.
    pub fn coherence(&mut self, writes: &[usize]) {
        for (index, &first) in writes.iter().enumerate() {
            self.co.extend(writes[index + 1..].iter().map(|&second| (first, second)));
        }
    }

    pub fn addr(&mut self, from: usize, to: usize) {
        self.addr.push((from, to));
    }

    pub fn data(&mut self, from: usize, to: usize) {
        self.data.push((from, to));
    }

    /// The read decides something about the access, more weakly than through a dependency.
    pub fn pick(&mut self, from: usize, to: usize) {
        self.pick.push((from, to));
    }

    /// A branch on the read just before `first`: everything from there on in its thread depends on it.
    pub fn ctrl(&mut self, read: usize, first: usize) {
        let thread = self.events[read].thread;
        self.ctrl.extend((first..self.events.len()).filter(|&event| self.events[event].thread == thread).map(|event| (read, event)));
    }

    /// Creation or end of a thread orders these two.
    pub fn sync(&mut self, before: usize, after: usize) {
        self.sync.push((before, after));
    }

    pub fn build(self) -> Execution {
        let size = self.events.len();
        let relation = |pairs: &[(usize, usize)]| {
            let mut result = Relation::new(size);
            pairs.iter().for_each(|&(from, to)| result.insert(from, to));
            result
        };
        let events = &self.events;
        let mut co = relation(&self.co);
        for write in (self.locations..size).filter(|&event| events[event].is_write()) {
            co.insert(events[write].location as usize, write);
        }
        Execution {
            po: Relation::from_fn(size, |from, to| from < to && events[from].thread.is_some() && events[from].thread == events[to].thread),
            thread_sync: relation(&self.sync),
            pick: relation(&self.pick),
            rf: relation(&self.rf),
            co,
            addr: relation(&self.addr),
            data: relation(&self.data),
            ctrl: relation(&self.ctrl),
            rmw: relation(&self.rmw),
            events: self.events,
        }
    }
}
