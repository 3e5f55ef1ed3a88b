//! Pick dependencies: a value that was chosen (by CSEL, or by the comparison of CAS) depends on what decided the choice, but more weakly
//! than on what it was computed from. Such a dependency orders a read before writes only, as a branch on the choice would.
//!
//! For each register the builder keeps a shadow register that nobody computes with: only what it depends on matters. An access through a
//! picked address is preceded by a branch on the shadow of the address. That is exact, since a pick to an address also reaches the writes after it.
//! A pick to the data of a store reaches that store only: there it is a data dependency, which says more only of a read that takes the value
//! within the thread.
//!
//! A pick also goes through memory, from a write to a read of the same thread that takes its value. In a program for all engines that is not
//! followed: a thread that may read such a write back is left to the enumeration, for which the picks of a store are told apart from its data.

use thinair_core::engine::enumerate::hint;
use thinair_core::ir::{BinaryOp, CompareOp, GlobalId, Operand};

use crate::builder::{Form, ThreadBuilder};
use crate::error::Error;

fn shadow(name: &str) -> String {
    format!("(pick) {name}")
}

/// What the builder knows of picks while it goes through a thread.
#[derive(Clone, Debug, Default)]
pub struct Picks {
    /// The shadows of what the current instruction has read.
    sources: Vec<Operand>,
    /// Locations that hold a picked value; `None` stands for one that is not known.
    stored: Vec<Option<GlobalId>>,
    /// Why no model with dependencies can run this.
    pub(crate) refused: Option<Error>,
}

impl ThreadBuilder<'_> {
    /// A new instruction: nothing has been read.
    pub fn forget_picks(&mut self) {
        self.picks.sources.clear();
    }

    /// The current instruction reads this register.
    pub fn read_picks(&mut self, name: &str) {
        let shadow = shadow(name);
        if self.uses(&shadow) {
            let value = self.value(&shadow);
            self.picks.sources.push(value);
        }
    }

    /// What the current instruction does is decided by this value.
    pub fn pick_by(&mut self, value: Operand) {
        self.picks.sources.push(value);
    }

    fn combined(&mut self) -> Option<Operand> {
        let sources = std::mem::take(&mut self.picks.sources);
        sources.into_iter().reduce(|left, right| self.binary(BinaryOp::Or, left, right))
    }

    /// All that was read, as one value.
    pub fn combined_picks(&mut self) -> Operand {
        self.combined().unwrap_or(Operand::Constant(0))
    }

    /// The current instruction writes this register: it inherits what was read.
    pub fn write_picks(&mut self, name: &str) {
        let sources = self.picks.sources.clone();
        match self.combined() {
            Some(all) => self.set_plainly(&shadow(name), all),
            None if self.uses(&shadow(name)) => self.set_plainly(&shadow(name), Operand::Constant(0)),
            None => {}
        }
        // One instruction may write several registers.
        self.picks.sources = sources;
    }

    pub fn has_picks(&self) -> bool {
        !self.picks.sources.is_empty()
    }

    /// Makes the picks that were read control dependencies of all that follows.
    pub fn branch_on_picks(&mut self) {
        if let Some(all) = self.combined() {
            let condition = self.compare(CompareOp::Ne, all, Operand::Constant(0));
            self.either(condition, |_| {}, |_| {});
        }
    }

    /// The value of a store whose data may have been picked, through this base register: the store depends on what decided that.
    pub fn picked_data(&mut self, value: Operand, base: &str) -> Operand {
        match (self.form, self.combined()) {
            (_, None) => value,
            (Form::Fused, Some(all)) => {
                self.store_picked(base);
                let nothing = self.binary(BinaryOp::And, all, Operand::Constant(0));
                self.binary(BinaryOp::Or, value, nothing)
            }
            (Form::Separate, Some(all)) => {
                self.hint(hint::DECIDED, all);
                value
            }
        }
    }

    /// The location that a base register surely points to: it still holds the address that it began with.
    pub fn known_location(&self, name: &str) -> Option<GlobalId> {
        match self.initial.get(name) {
            Some(&Operand::Global(global)) if !self.written.contains(name) => Some(global),
            _ => None,
        }
    }

    /// A picked value goes to memory, through this base register.
    pub fn store_picked(&mut self, base: &str) {
        let location = self.known_location(base);
        self.picks.stored.push(location);
    }

    /// Notes a read of what may be a picked value.
    pub fn read_memory(&mut self, base: &str) {
        let location = self.known_location(base);
        let may_be = |stored: &Option<GlobalId>| stored.is_none() || location.is_none() || *stored == location;
        if self.form == Form::Fused && self.picks.refused.is_none() && self.picks.stored.iter().any(may_be) {
            let what = "reading back what a conditional select or compare-and-swap decided, under a model with dependencies,";
            self.picks.refused = Some(Error::unsupported(what, self.position()));
        }
    }
}
