//! Whoever goes on from finished executions, which may lead to others that no graph shows.
//!
//! The search knows no more of it than this: it asks whether an execution is wanted, and hands it
//! over. Several workers have a consumer each, which share what they know. There is one for the
//! model xmm, whose finished executions may justify some with cycles ([`crate::engine::xmm`]).

use super::plan::Plan;
use crate::engine::Observer;
use crate::engine::graph::kernel::explore::Stop;
use crate::engine::graph::store::graph::Graph;
use crate::engine::outcome::{Options, ReExecutions};
use crate::engine::xmm::{Counters, Helpers, justifier::Justifier};
use crate::ir::Program;
use crate::machine::Machine;

/// A finished execution, with all that is needed to go on from it.
pub struct Finished<'a, const W: usize, const D: bool> {
    pub graph: &'a mut Graph<W>,
    pub machine: &'a mut Machine<D>,
    pub program: &'a Program,
    pub observer: &'a mut dyn Observer,
    pub counters: Counters<'a>,
    /// Other workers, if there are any.
    pub helpers: Option<&'a dyn Helpers<D>>,
}

/// How long it took to go on from an execution.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// There was nothing to do.
    None,
    Short,
    /// Nobody should have to wait for the next one to end.
    Long,
}

pub trait Consumer<const W: usize, const D: bool>: Send {
    /// May this execution, finished but perhaps for reads at the ends of threads, lead to others?
    fn wants(&self, graph: &Graph<W>) -> bool;

    /// Goes on from an execution that it wants.
    fn consume(&mut self, finished: Finished<'_, W, D>) -> Result<Effort, Stop>;

    /// From now on several workers explore, each with a consumer made by [`Consumer::beside`]. Does
    /// what they find depend on nothing but their branches?
    fn share(&mut self, program: &Program) -> bool;

    /// One for another worker, which has counted nothing yet.
    fn beside(&self) -> Box<dyn Consumer<W, D>>;

    fn re_executions(&self) -> ReExecutions;

    /// Adds what others have counted.
    fn add(&mut self, others: &ReExecutions);
}

/// Who goes on from the executions of a run, if anybody does.
pub fn of_run<const W: usize, const D: bool>(options: &Options, plan: &Plan) -> Option<Box<dyn Consumer<W, D>>> {
    options.model.re_executes().then(|| Box::new(Justifier::new(plan.by_moves)) as Box<dyn Consumer<W, D>>)
}
