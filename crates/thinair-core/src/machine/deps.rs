//! Dependency sets: which reads of its thread a value was computed from.
//!
//! Sets are interned, so that a register carries one `u32` and a union is one look-up, whatever the number of reads.

use rustc_hash::FxHashMap;

/// An interned set of event indices within one thread.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct DepSet(pub u32);

impl DepSet {
    pub const EMPTY: DepSet = DepSet(0);
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The table of all sets seen so far.
#[derive(Clone, Debug)]
pub struct DepSets {
    sets: Vec<Box<[u32]>>,
    ids: FxHashMap<Box<[u32]>, DepSet>,
    unions: FxHashMap<(DepSet, DepSet), DepSet>,
}

impl Default for DepSets {
    fn default() -> Self {
        let mut table = DepSets { sets: Vec::new(), ids: FxHashMap::default(), unions: FxHashMap::default() };
        table.intern(&[]);
        table
    }
}

impl DepSets {
    /// The members, ascending.
    pub fn members(&self, set: DepSet) -> &[u32] {
        &self.sets[set.0 as usize]
    }

    pub fn single(&mut self, index: u32) -> DepSet {
        self.intern(&[index])
    }

    pub fn union(&mut self, left: DepSet, right: DepSet) -> DepSet {
        if left == right || right.is_empty() {
            return left;
        }
        if left.is_empty() {
            return right;
        }
        let key = (left.min(right), left.max(right));
        if let Some(&known) = self.unions.get(&key) {
            return known;
        }
        let mut members = [self.members(left), self.members(right)].concat();
        members.sort_unstable();
        members.dedup();
        let set = self.intern(&members);
        self.unions.insert(key, set);
        set
    }

    fn intern(&mut self, members: &[u32]) -> DepSet {
        if let Some(&known) = self.ids.get(members) {
            return known;
        }
        let id = DepSet(u32::try_from(self.sets.len()).expect("fewer than 2^32 dependency sets"));
        self.sets.push(members.into());
        self.ids.insert(members.into(), id);
        id
    }
}
