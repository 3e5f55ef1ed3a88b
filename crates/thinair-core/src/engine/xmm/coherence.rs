//! What happens before what in an execution that grows, and whether it is coherent.
//!
//! A new event is the last one of its thread and nobody reads it: nothing that was there changes, and only what happens before the new one is computed. When
//! reads that dangled are attached to a write, all is computed anew.

use super::exhaustive::{Bits, Growth, bit, has};
use super::sketch::Node;
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::ir::{Fence, Order};

impl<const D: bool> Growth<'_, '_, D> {
    /// Is what is there coherent, and are read-modify-writes atomic, now that reads with events after them have come to read the write of this location? What
    /// comes later makes it no better. Without synchronisation only this location can have changed.
    pub(super) fn is_coherent_with_attached(&mut self, location: LocationId) -> bool {
        if !self.sketch.ordered {
            return self.is_coherent_at(location);
        }
        let mut hb = std::mem::take(&mut self.hb);
        hb.clear();
        hb.extend(self.rows.iter().map(|row| row.before));
        self.synchronise(&mut hb);
        let acyclic = hb.iter().enumerate().all(|(event, row)| row >> event & 1 == 0);
        self.hb = hb;
        acyclic && (0..self.sketch.locations.len()).all(|number| self.is_coherent_at(LocationId(number as u32)))
    }

    /// The same where nothing has changed but that this read has come: nothing happens after it, so it alone can be wrong.
    pub(super) fn read_is_coherent(&self, read: EventId, location: LocationId) -> bool {
        let node = self.sketch.node(read);
        let Some(place) = self.place(location, node.rf) else { return true };
        let row = self.hb[read.index()];
        let accesses = self.sketch.accesses(location);
        accesses.co[place..].iter().all(|&write| !has(row, write))
            && accesses.reads.iter().filter(|&&other| other != read).all(|&other| {
                let that = self.sketch.node(other);
                let place_of_other = if that.dangling { None } else { self.place(location, that.rf) };
                let both_update = node.kind == Kind::Update && that.kind == Kind::Update;
                place_of_other.is_none_or(|other_place| !(other_place > place && has(row, other) || both_update && other_place == place))
            })
    }

    /// The same where nothing has changed but at this location.
    pub(super) fn is_coherent_at(&self, location: LocationId) -> bool {
        let hb = &self.hb;
        let accesses = self.sketch.accesses(location);
        for (position, &write) in accesses.co.iter().enumerate() {
            // A write that happens before an earlier one; or one between a read-modify-write and what it reads.
            if accesses.co[..position].iter().any(|&earlier| has(hb[earlier.index()], write)) {
                return false;
            }
            if self.sketch.node(write).kind == Kind::Exclusive && self.place(location, self.update_of(write).rf) != Some(position) {
                return false;
            }
        }
        let source_of = |read: EventId| {
            let node = self.sketch.node(read);
            if node.dangling { None } else { self.place(location, node.rf) }
        };
        for (number, &read) in accesses.reads.iter().enumerate() {
            let Some(place) = source_of(read) else { continue };
            let row = hb[read.index()];
            for (position, &write) in accesses.co.iter().enumerate() {
                if position >= place && has(row, write) || position < place && has(hb[write.index()], read) {
                    return false;
                }
            }
            for &other in &accesses.reads[..number] {
                let Some(place_of_other) = source_of(other) else { continue };
                let ordered = place_of_other > place && has(row, other) || place_of_other < place && has(hb[other.index()], read);
                let both_update = self.sketch.node(read).kind == Kind::Update && self.sketch.node(other).kind == Kind::Update;
                if ordered || both_update && place == place_of_other {
                    return false;
                }
            }
        }
        true
    }

    /// Adds what synchronises to what comes before what, and closes it.
    fn synchronise(&self, hb: &mut [Bits]) {
        for read in self.sketch.locations.iter().flat_map(|accesses| &accesses.reads).copied() {
            let node = self.sketch.node(read);
            if node.dangling || node.rf.is_none() || node.order == Order::Plain {
                continue;
            }
            let Some(acquire) = self.acquires(read) else { continue };
            self.for_each_release(node.rf, |release| {
                let more = hb[release.index()] | bit(release);
                for (event, row) in hb.iter_mut().enumerate() {
                    if event == acquire.index() || has(*row, acquire) {
                        *row |= more;
                    }
                }
            });
        }
    }

    /// The events that release for the write, and for the read-modify-writes that lead to it.
    fn for_each_release(&self, write: EventId, mut with: impl FnMut(EventId)) {
        let mut head = write;
        while !head.is_none() {
            if let Some(release) = self.releases(head) {
                with(release);
            }
            // The write of a read-modify-write goes on with the release sequence of what was read.
            if self.sketch.node(head).kind != Kind::Exclusive {
                break;
            }
            let update = self.update_of(head);
            head = if update.dangling { EventId::NONE } else { update.rf };
        }
    }

    /// What happens before the event, which is the last one of its thread, and which nobody reads.
    pub(super) fn happens_before(&self, event: EventId, mut hb: Bits) -> Bits {
        if !self.sketch.ordered {
            return hb;
        }
        let node = self.sketch.node(event);
        let mut synchronise = |read: &Node| {
            if !read.dangling && read.order != Order::Plain {
                self.for_each_release(read.rf, |release| hb |= self.hb[release.index()] | bit(release));
            }
        };
        if node.kind.is_read() && node.order.acquires() {
            synchronise(node);
        } else if self.fence_order(event).is_some_and(Order::acquires) {
            let earlier = &self.sketch.threads[node.thread.index()].events[..node.index as usize];
            earlier.iter().map(|&earlier| self.sketch.node(earlier)).filter(|earlier| earlier.kind.is_read()).for_each(synchronise);
        }
        hb
    }

    /// The event that acquires for this read: itself, or the first fence after it that does.
    fn acquires(&self, read: EventId) -> Option<EventId> {
        let node = self.sketch.node(read);
        if node.order.acquires() {
            return Some(read);
        }
        let later = self.sketch.threads[node.thread.index()].events[node.index as usize + 1..].iter().copied();
        later.into_iter().find(|&event| self.fence_order(event).is_some_and(Order::acquires))
    }

    /// The event that releases for this write: itself, or the last fence before it that does.
    fn releases(&self, write: EventId) -> Option<EventId> {
        let node = self.sketch.node(write);
        if node.order == Order::Plain {
            return None;
        }
        if node.order.releases() {
            return Some(write);
        }
        let earlier = self.sketch.threads[node.thread.index()].events[..node.index as usize].iter().rev().copied();
        earlier.into_iter().find(|&event| self.fence_order(event).is_some_and(Order::releases))
    }

    fn fence_order(&self, event: EventId) -> Option<Order> {
        if let Kind::Fence(Fence::C11(order)) = self.sketch.node(event).kind { Some(order) } else { None }
    }
}
