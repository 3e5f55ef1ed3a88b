//! The search for a co with which an execution is consistent, by the axioms alone: for reads that, where writes [overtake](crate::engine::graph::models::overtaking), may not be able to take the last write.
//!
//! Writes are added to co one by one, and a partial order is given up as soon as the axioms forbid it: they only ever forbid more when co grows. The axioms are
//! asked about the whole execution each time: slow and simple, and complete.

use crate::execution::Execution;

#[derive(Clone, Copy)]
pub struct CoSearch {
    pub consistent: fn(&Execution) -> bool,
}

impl CoSearch {
    /// Is there a co with which this execution, in which it has no pairs but those from initial writes, is consistent?
    pub fn holds(&self, mut execution: Execution) -> bool {
        let size = execution.events.len();
        let initial = (0..size).filter(|&event| execution.events[event].is_init());
        let writes: Vec<(usize, usize)> = initial
            .flat_map(|first| (0..size).map(move |write| (first, write)))
            .filter(|&(first, write)| execution.co.contains(first, write))
            .collect();
        let mut placed: Vec<Vec<usize>> = vec![Vec::new(); size];
        (self.consistent)(&execution) && self.search(&mut execution, &writes, &mut placed)
    }

    /// Places the first of `left` everywhere among the writes of its location that are placed already, the last place first.
    fn search(&self, execution: &mut Execution, left: &[(usize, usize)], placed: &mut Vec<Vec<usize>>) -> bool {
        let Some((&(first, write), left)) = left.split_first() else { return true };
        for place in (0..=placed[first].len()).rev() {
            let (before, after) = placed[first].split_at(place);
            let co = execution.co.clone();
            before.iter().for_each(|&other| execution.co.insert(other, write));
            after.iter().for_each(|&other| execution.co.insert(write, other));
            if (self.consistent)(execution) {
                placed[first].insert(place, write);
                if self.search(execution, left, placed) {
                    return true;
                }
                placed[first].remove(place);
            }
            execution.co = co;
        }
        false
    }
}
