//! Copies of what has no value: a copy may find memory that was never written, and whoever reads the copy reads what has no value.
//!
//! A store of a copy comes a known number of accesses after its load ([`ProgramCode::copied`]), so that the event of the load is found from
//! that of the store, and what that load read in turn.
//!
//! [`ProgramCode::copied`]: crate::machine::code::ProgramCode::copied

use super::problems::{COPY_OF_NOTHING, violation};
use super::scene::Scene;
use crate::engine::graph::kernel::explore::Stop;
use crate::engine::graph::store::event::{EventId, Kind, LocationId};
use crate::engine::outcome::{Role, ViolationKind};
use crate::ir::{Tags, pointer};
use crate::machine::code::Copied;

impl<const W: usize> Scene<'_, W> {
    /// An error, if an access reads such a copy and is not a copy itself.
    #[cold]
    pub fn check_copy(&self, read: EventId) -> Result<(), Stop> {
        let this = self.graph.event(read);
        let Some(source) = this.rf.some().filter(|&source| !this.tags.has(Tags::COPY) && self.has_no_value(source)) else { return Ok(()) };
        let parties = vec![self.party(Role::Access, read), self.party(Role::Earlier, source)];
        let (at, there) = (self.place(read), self.place(source));
        Err(violation(self, ViolationKind::UninitialisedRead, COPY_OF_NOTHING.to_string(), at, Some(there), parties))
    }

    /// Does this write store what has no value?
    pub fn has_no_value(&self, mut write: EventId) -> bool {
        loop {
            let this = self.graph.event(write);
            let (load, back) = match self.machine.code().copied(this.code()) {
                Copied::Value => return false,
                Copied::Nothing => return true,
                Copied::Load(load, back) => (load, back),
            };
            let events = &self.graph.thread(this.thread).events;
            let found = this.index.checked_sub(back).and_then(|index| events[index as usize].some());
            let Some(read) = found.map(|read| self.graph.event(read)).filter(|read| read.is_read() && read.code() == load) else {
                return false;
            };
            match read.rf.some() {
                Some(source) => write = source,
                None => return !self.has_initial_value(pointer::object(read.address), read.location),
            }
        }
    }

    /// Does a location hold something before anybody stores something there?
    pub fn has_initial_value(&self, object: u32, location: LocationId) -> bool {
        let allocation = self.graph.memory.life(object).0.some();
        let zeroed = allocation.is_some_and(|allocation| self.graph.event(allocation).kind == Kind::Allocate { zeroed: true });
        zeroed || !self.graph.memory.is_heap(object) || self.graph.memory.is_filled(location)
    }
}
