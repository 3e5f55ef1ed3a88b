//! Memory that is lost: at the end of an execution an object is neither freed nor can it be reached from a variable ([`lost`](super::lost)).
//!
//! That is no error, only something to be told. Looking costs time at the end of each execution, so only the first ones are looked at.

use super::scene::Scene;
use crate::engine::graph::kernel::explore::Explorer;
use crate::engine::graph::models::Guide;
use crate::ir::{Op, Program, SourceLocation};

/// How many executions are looked at.
const EXECUTIONS: u32 = 10_000;

#[derive(Debug, Default)]
pub struct Leaks {
    /// How many more executions are looked at.
    pub left: u32,
    /// How many were.
    looked_at: u32,
    /// Where what is lost was allocated, each with the number of the execution that showed it.
    told: Vec<(u32, SourceLocation)>,
}

impl Leaks {
    /// A program that allocates nothing has none.
    pub fn new(program: &Program, wanted: bool) -> Leaks {
        let mut instructions = program.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions);
        let allocates = wanted && instructions.any(|instruction| matches!(instruction.op, Op::Allocate { local: false, .. }));
        Leaks { left: if allocates { EXECUTIONS } else { 0 }, ..Leaks::default() }
    }

    /// For a worker that does not know how many executions come before its own: it looks at as many as there may be left.
    pub fn of_worker(left: u32) -> Leaks {
        Leaks { left, ..Leaks::default() }
    }

    fn has_told(&self, place: SourceLocation) -> bool {
        self.told.iter().any(|&(_, told)| told == place)
    }
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Tells the observer of what a worker has found in the executions that come next.
    pub fn add_leaks(&mut self, others: &Leaks) {
        for &(number, place) in &others.told {
            if number < self.leaks.left && !self.leaks.has_told(place) {
                self.leaks.told.push((self.leaks.looked_at + number, place));
                self.observer.leaked(place);
            }
        }
        self.leaks.left = self.leaks.left.saturating_sub(others.looked_at);
        self.leaks.looked_at += others.looked_at;
    }

    /// Tells the observer of what is lost in the complete execution at hand.
    #[cold]
    pub fn look_for_leaks(&mut self) {
        let number = self.leaks.looked_at;
        self.leaks.looked_at += 1;
        self.leaks.left -= 1;
        let left = self.scene().unfreed();
        left.into_iter().for_each(|place| self.observer.unfreed(place));
        let axioms = self.model.facts().arranges_co.then_some(self.rules.axioms);
        let lost = self.scene().lost(&|place| self.leaks.has_told(place), axioms);
        for place in lost {
            if !self.leaks.has_told(place) {
                self.leaks.told.push((number, place));
                self.observer.leaked(place);
            }
        }
    }
}

impl<const W: usize> Scene<'_, W> {
    /// Where what is not freed was allocated.
    fn unfreed(&self) -> Vec<SourceLocation> {
        let objects = self.graph.memory.heap_objects().filter(|(_, _, _, free)| free.is_none());
        let allocations = objects.map(|(_, _, allocation, _)| allocation);
        allocations
            .filter(|&allocation| !self.machine.is_local(self.graph.event(allocation).code()))
            .map(|allocation| self.place(allocation))
            .collect()
    }
}
