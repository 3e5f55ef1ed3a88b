//! Events of the graph under construction.

use super::row::Row;
use super::rows::Rows;
use crate::ir::{Fence, Order, Tags};
use crate::machine::action::{Action, ActionKind, CodeAddress, ThreadId};
use crate::machine::executor::{Snapshot, Step};

/// The number of an event: its bit in every [`Row`]. Numbers are reused when events go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct EventId(pub u16);

impl EventId {
    /// No event; as the source of a read or a place in co: the initial write.
    pub const NONE: EventId = EventId(u16::MAX);

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    pub fn is_none(self) -> bool {
        self == EventId::NONE
    }
    #[inline]
    pub fn some(self) -> Option<EventId> {
        (!self.is_none()).then_some(self)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct LocationId(pub u32);

impl LocationId {
    pub const NONE: LocationId = LocationId(u32::MAX);
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A plain read, or one whose read-modify-write did not succeed.
    Read,
    /// The read of a successful read-modify-write: its write is the next event of the thread.
    Update,
    Write,
    /// The write of a read-modify-write.
    Exclusive,
    Fence(Fence),
    /// `value` is the thread joined.
    Join,
    Allocate {
        zeroed: bool,
    },
    Free,
    /// `value` was chosen.
    Choice {
        canonical: bool,
    },
}

impl Kind {
    #[inline]
    pub fn is_read(self) -> bool {
        matches!(self, Kind::Read | Kind::Update)
    }
    #[inline]
    pub fn is_write(self) -> bool {
        matches!(self, Kind::Write | Kind::Exclusive)
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Event<const W: usize> {
    pub kind: Kind,
    pub order: Order,
    pub tags: Tags,
    pub thread: ThreadId,
    /// Position in the thread.
    pub index: u32,
    pub location: LocationId,
    /// Accessed, allocated or freed.
    pub address: u64,
    /// Read, written, chosen; the thread joined; the size allocated.
    pub value: u64,
    /// Position in insertion order (with gaps); for a write, of its commit.
    pub stamp: u32,
    /// For a write: when it was issued.
    pub issued: u32,
    /// For a read: the write that it reads.
    pub rf: EventId,
    /// For a committed write: its neighbours in co; `NONE` is the initial write, or the end.
    pub co_before: EventId,
    pub co_after: EventId,
    /// For a write: its readers.
    pub readers: Row<W>,
    /// Earlier events of the thread.
    pub po: Row<W>,
    /// All of other threads that thread creation and joining order before the event.
    pub sync: Row<W>,
    /// All that is (po ∪ rf)-before, and the event itself. In models with holes: what committing the event needs directly
    /// ([`needed_directly`](crate::engine::graph::kernel::canonical::needed_directly)), and the event itself; empty while nobody has asked for that.
    pub prefix: Row<W>,
    /// In models with holes, for a write: is `prefix` all that committing it needs, directly or not?
    pub prefix_is_closed: bool,
    /// The thread after this event.
    pub step: Step,
    /// Has this step spawned threads?
    pub spawns: bool,
    pub origin: Origin,
    /// What the memory model keeps with it.
    pub rows: Rows<W>,
}

/// What an event keeps of the action that it performs.
#[derive(Clone, Copy, Debug)]
pub struct Origin {
    pub code: CodeAddress,
    /// The read of a read-modify-write, whether or not that succeeds.
    pub exclusive_read: bool,
    pub unlock: bool,
    /// The order of a read, by whether its read-modify-write succeeds. A plain read always succeeds.
    pub success: Order,
    pub failure: Order,
}

impl Origin {
    #[inline]
    pub fn new(action: &Action) -> Self {
        Origin {
            code: action.code,
            exclusive_read: matches!(action.kind, ActionKind::Read { exclusive: true, .. }),
            unlock: matches!(action.kind, ActionKind::Write { unlock: true, .. }),
            success: action.access.order,
            failure: action.failure,
        }
    }

    /// The order of a read before it has a source: that of a compare-and-swap depends on whether it will succeed, so the weakest.
    #[inline]
    pub fn unsourced_order(&self) -> Order {
        if self.exclusive_read { Order::Relaxed } else { self.success }
    }
}

impl<const W: usize> Event<W> {
    /// An event of an unused slot.
    pub fn blank() -> Self {
        let action = Action::end();
        Event {
            kind: Kind::Read,
            order: Order::Plain,
            tags: Tags::NONE,
            thread: ThreadId(0),
            index: 0,
            location: LocationId::NONE,
            address: 0,
            value: 0,
            stamp: 0,
            issued: 0,
            rf: EventId::NONE,
            co_before: EventId::NONE,
            co_after: EventId::NONE,
            readers: Row::default(),
            po: Row::default(),
            sync: Row::default(),
            prefix: Row::default(),
            prefix_is_closed: false,
            step: Step { snapshot: Snapshot::default(), action },
            spawns: false,
            origin: Origin::new(&action),
            rows: Rows::default(),
        }
    }
}

impl<const W: usize> Event<W> {
    pub fn code(&self) -> CodeAddress {
        self.origin.code
    }
    /// What the machine is told when its thread goes on after this event.
    pub fn answer(&self) -> u64 {
        if self.is_read() || matches!(self.kind, Kind::Choice { .. }) { self.value } else { 0 }
    }
    #[inline]
    pub fn is_read(&self) -> bool {
        self.kind.is_read()
    }
    #[inline]
    pub fn is_write(&self) -> bool {
        self.kind.is_write()
    }
}
