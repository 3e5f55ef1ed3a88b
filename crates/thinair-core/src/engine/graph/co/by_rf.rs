//! Where only rf counts: co is kept as it is while there is only one, and [arranged](crate::engine::graph::co::arranged) from the first choice on.
//!
//! In most programs that are right, locks and queues above all, whoever writes to a location has seen what was written there before. Then rf decides co, and the exploration by
//! rf and co, which is the quicker one, visits nothing twice. So it begins with that. As long as each new write [has to come](super::forced::Blocks::must_be_last) after all
//! that are there, or is that of a read-modify-write, co is forced: what a write has seen is needed by it, and stays as long as it does, so a revisit leaves no pair of writes
//! open either. Both explorations then try the same sources, refuse the same, and take the same reads to stand canonically: they are one, step by step. At the first write that
//! has a choice the graph, the stack and all that is logged go over to the other one as they are, for good.
//!
//! Where several workers are at it by then, they end, and the whole goes over as it was when they began.

use super::forced::Blocks;
use crate::engine::graph::kernel::canonical;
use crate::engine::graph::kernel::explore::{Explorer, Stop};
use crate::engine::graph::kernel::frame::Phase;
use crate::engine::graph::models::Guide;
use crate::engine::graph::pruning::rules::Rules;
use crate::engine::graph::run::parallel::{Branch, Others};
use crate::engine::graph::run::plan::{self, Visited};
use crate::engine::graph::store::event::EventId;
use crate::engine::graph::store::row::Row;

/// Visits all behaviours that differ in rf.
pub fn visit<M: Guide<W>, const W: usize, const D: bool>(mut explorer: Explorer<'_, M, W, D>) -> Visited {
    if explorer.observer.samples().is_some() {
        return plan::visit(arranged(explorer));
    }
    explorer.rules.stops_where_co_is_open = true;
    match explorer.run() {
        Err(Stop::CoIsOpen) => {
            let mut explorer = arranged(explorer);
            let result = explorer.go_on_after_choice();
            explorer.visited(result)
        }
        result => explorer.visited(result),
    }
}

/// The same, where co is but one order of many.
fn arranged<M: Guide<W>, const W: usize, const D: bool>(explorer: Explorer<'_, M, W, D>) -> Explorer<'_, M::Arranged, W, D> {
    let Explorer { graph, model, machine, program, observer, mut stack, cuts, log, masks, rules, consumer, .. } = explorer;
    let Explorer { statistics, bounds, max_executions, shows_executions, leaks, others, .. } = explorer;
    // A write that has a place has no other.
    for frame in stack.iter_mut().filter(|frame| frame.active && matches!(frame.phase, Phase::Places | Phase::Revisits)) {
        frame.exhausted = true;
    }
    let branch = Branch {
        graph,
        model: model.arranged(),
        machine,
        stack,
        cuts,
        log,
        masks,
        rules: Rules { stops_where_co_is_open: false, ..rules },
        consumer,
    };
    Explorer {
        statistics,
        bounds,
        max_executions,
        shows_executions,
        leaks,
        others: Others { works_alone: others.works_alone, ..Others::default() },
        #[cfg(feature = "invariants")]
        self_checks: explorer.self_checks,
        ..Explorer::of_branch(branch, program, None, observer)
    }
}

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Need this write, which is yet to be placed, not come after all that are there? Where writes overtake, it may stay without some of what it has seen: that does not count.
    #[inline]
    pub fn leaves_co_open(&mut self, write: EventId) -> bool {
        let mut seen = self.model.seen_by(&self.graph, write);
        if self.model.facts().overtakes {
            let needed = canonical::prefix(self, write).committed;
            // Nor does a read of an own write of which it needs no more than the issue.
            let is_lasting = |&event: &EventId| self.graph.event(event).rf.some().is_none_or(|source| needed.contains(source));
            seen = (seen & needed).iter().filter(is_lasting).fold(Row::default(), Row::with);
        }
        !Blocks { graph: &self.graph, view: |_| seen, location: self.graph.event(write).location }.must_be_last(write)
    }

    /// Visits everything that is left after the write that has a choice: one that has no place yet, unless it was another worker who came to it.
    fn go_on_after_choice(&mut self) -> Result<(), Stop> {
        let has_no_place = self.stack.last().is_some_and(|frame| !frame.active);
        if has_no_place && !self.take_next()? {
            return Ok(());
        }
        self.go_on_with_others()
    }
}
