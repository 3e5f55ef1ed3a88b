//! A behaviour as a value that can be compared and hashed: an execution without its dependencies, and without co under the
//! `rf` equivalence.
//!
//! Dependencies are left out because they follow from the program and the values read, and because an engine need not track them
//! for every model. Thread creation and joining are left out for the same reason.

use std::fmt;

use thinair_core::engine::Equivalence;
use thinair_core::execution::{EventKind, Execution};
use thinair_core::ir::{Fence, Order};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Read,
    Write,
    Fence(Fence),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Label {
    thread: Option<u32>,
    kind: Kind,
    order: Order,
    tags: u16,
    location: u64,
    value: u64,
    /// A read: the event it reads from. A write, under `rf+co`: how many writes are co-before it.
    link: Option<u32>,
    /// This read and the next event are a read-modify-write.
    rmw: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Behaviour {
    labels: Vec<Label>,
}

impl Behaviour {
    pub fn new(execution: &Execution, equivalence: Equivalence) -> Behaviour {
        let count = execution.events.len();
        let index = |event: usize| u32::try_from(event).expect("executions are small");
        let labels = execution.events.iter().enumerate().map(|(event, it)| Label {
            thread: it.thread,
            kind: match it.kind {
                EventKind::Read => Kind::Read,
                EventKind::Write => Kind::Write,
                EventKind::Fence(fence) => Kind::Fence(fence),
            },
            // What is in this field for a fence or an initial write is nobody's concern.
            order: if matches!(it.kind, EventKind::Fence(_)) || it.is_init() { Order::Plain } else { it.order },
            tags: it.tags.0,
            location: it.location,
            value: it.value,
            link: match it.kind {
                EventKind::Read => (0..count).find(|&write| execution.rf.contains(write, event)).map(index),
                EventKind::Write if equivalence == Equivalence::RfCo => {
                    Some(index((0..count).filter(|&write| execution.co.contains(write, event)).count()))
                }
                _ => None,
            },
            rmw: (0..count).any(|write| execution.rmw.contains(event, write)),
        });
        Behaviour { labels: labels.collect() }
    }

    /// Without co, whatever it was made with.
    pub fn without_co(&self) -> Behaviour {
        let mut labels = self.labels.clone();
        for label in &mut labels {
            if label.kind == Kind::Write {
                label.link = None;
            }
        }
        Behaviour { labels }
    }
}

/// One line an event: its number, thread, what it does, and its place in rf or co.
impl fmt::Display for Behaviour {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (event, label) in self.labels.iter().enumerate() {
            let thread = label.thread.map_or("init".to_string(), |thread| format!("T{thread}"));
            write!(formatter, "  {event:>2} {thread:<4} ")?;
            match label.kind {
                Kind::Fence(fence) => write!(formatter, "F {fence:?}")?,
                Kind::Read => write!(formatter, "R {:#x} = {} {:?}", label.location, label.value, label.order)?,
                Kind::Write => write!(formatter, "W {:#x} = {} {:?}", label.location, label.value, label.order)?,
            }
            match (label.kind, label.link) {
                (Kind::Read, Some(write)) => write!(formatter, " from {write}")?,
                (Kind::Write, Some(place)) => write!(formatter, " at {place} in co")?,
                _ => {}
            }
            writeln!(formatter, "{}", if label.rmw { " (rmw)" } else { "" })?;
        }
        Ok(())
    }
}
