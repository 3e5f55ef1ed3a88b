//! The search for a co with which an execution is consistent, by the axioms alone.
//!
//! Writes are added to co one by one, and a partial order is given up as soon as the axioms forbid it: they only ever forbid more when co grows. The axioms are
//! asked about the whole execution each time: slow and simple, and complete.

use super::Model;
use crate::engine::graph::convert;
use crate::engine::graph::event::{EventId, Kind};
use crate::engine::graph::graph::Graph;
use crate::execution::Execution;
use crate::relation::Relation;

#[derive(Clone, Copy)]
pub struct CoSearch {
    pub consistent: fn(&Execution) -> bool,
}

impl CoSearch {
    pub fn holds(&self, mut execution: Execution) -> bool {
        self.find(&mut execution)
    }

    /// Looks for a co that contains the one that is there; the execution has it afterwards, if there is one.
    pub fn find(&self, execution: &mut Execution) -> bool {
        let size = execution.events.len();
        let initial = (0..size).filter(|&event| execution.events[event].is_init());
        let writes: Vec<(usize, usize)> = initial
            .flat_map(|first| (0..size).map(move |write| (first, write)))
            .filter(|&(first, write)| execution.co.contains(first, write))
            .collect();
        let given = execution.co.clone();
        let mut placed: Vec<Vec<usize>> = vec![Vec::new(); size];
        (self.consistent)(execution) && self.search(execution, &given, &writes, &mut placed)
    }

    /// Places the first of `left` everywhere among the writes of its location that are placed already, the last place first.
    fn search(&self, execution: &mut Execution, given: &Relation, left: &[(usize, usize)], placed: &mut Vec<Vec<usize>>) -> bool {
        let Some((&(first, write), left)) = left.split_first() else { return true };
        for place in (0..=placed[first].len()).rev() {
            let (before, after) = placed[first].split_at(place);
            if before.iter().any(|&other| given.contains(write, other)) || after.iter().any(|&other| given.contains(other, write)) {
                continue;
            }
            let co = execution.co.clone();
            before.iter().for_each(|&other| execution.co.insert(other, write));
            after.iter().for_each(|&other| execution.co.insert(write, other));
            if (self.consistent)(execution) {
                placed[first].insert(place, write);
                if self.search(execution, given, left, placed) {
                    return true;
                }
                placed[first].remove(place);
            }
            execution.co = co;
        }
        false
    }

    /// Is there a co in which nothing but what writes the same value back comes after the sources of these reads?
    pub fn can_be_last<M: Model<W>, const W: usize>(&self, graph: &Graph<M::Rows, W>, reads: &[EventId]) -> bool {
        let (mut execution, ids) = convert::restricted::<M, W>(graph, graph.live, false);
        let number = |event: EventId| ids.iter().position(|&id| id == event);
        for &read in reads {
            let this = graph.event(read);
            let source = number(read).and_then(|read| (0..ids.len()).find(|&write| execution.rf.contains(write, read)));
            let Some(source) = source else { continue };
            let writes_back = |write: &EventId| {
                let mut at = *write;
                while at != this.rf {
                    match at.some().map(|at| graph.event(at)) {
                        Some(event) if event.kind == Kind::Exclusive && event.value == this.value => {
                            at = graph.event(graph.update_of(at)).rf
                        }
                        _ => return false,
                    }
                }
                true
            };
            for other in graph.location(this.location).writes.iter().filter(|other| !writes_back(other)).filter_map(number) {
                // One that is last and not alone is no co at all.
                if execution.events[source].is_init() {
                    return false;
                }
                execution.co.insert(other, source);
            }
        }
        self.holds(execution)
    }
}
