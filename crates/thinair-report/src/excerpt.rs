//! What of a large execution is drawn. A picture of hundreds of steps shows nobody anything and takes
//! long to lay out. Of more than [`MOST_STEPS`] steps it has those that the failure depends on; where
//! these are too many, or not known, what is wrong and the last steps of each thread. What was left
//! out is said beside the picture.

use std::collections::BTreeSet;

use crate::trouble::{Spot, Trouble};
use crate::view::View;

pub const MOST_STEPS: usize = 80;

/// Of each thread at least so many, however many threads there are.
const FEWEST_OF_A_THREAD: usize = 2;

pub struct Excerpt {
    /// Of the witness.
    pub events: Vec<usize>,
    /// A sentence.
    pub note: String,
}

/// `None`: the execution is small enough to be drawn whole.
pub fn of(view: &View, relevant: &[usize], marked: &[usize], troubles: &[Trouble]) -> Option<Excerpt> {
    let rows = view.threads.iter().flat_map(|column| &column.rows);
    let steps = rows.filter(|row| !row.usual && !row.stands).count();
    if steps <= MOST_STEPS {
        return None;
    }
    let x = view.execution();
    let is_step = |event: &usize| x.events.get(*event).is_some_and(|event| !event.is_init());
    let spots = troubles.iter().flat_map(|trouble| [trouble.from, trouble.to]);
    let wrong = spots.filter_map(|spot| match spot {
        Spot::Event(event) => Some(event),
        _ => None,
    });
    let wrong: BTreeSet<usize> = wrong.chain(marked.iter().copied()).filter(is_step).collect();
    let matter: BTreeSet<usize> = relevant.iter().copied().filter(is_step).collect();
    let (events, which) = if !matter.is_empty() && matter.len() <= MOST_STEPS {
        (&wrong | &matter, "those that the failure depends on")
    } else {
        let last = last_of_each(view, &matter);
        let which = match wrong.is_empty() {
            true => "the last of each thread",
            false => "those that are wrong, and the last of each thread",
        };
        (&wrong | &last, which)
    };
    let note = format!("Of {steps} steps the picture has {}: {which}.", events.len());
    Some(Excerpt { events: events.into_iter().collect(), note })
}

fn last_of_each(view: &View, matter: &BTreeSet<usize>) -> BTreeSet<usize> {
    let share = (MOST_STEPS / view.threads.len().max(1)).max(FEWEST_OF_A_THREAD);
    let own = |column: &crate::view::Column| {
        let events = column.rows.iter().rev().filter_map(|row| row.event);
        events.filter(|event| matter.contains(event)).take(share).collect::<Vec<usize>>()
    };
    view.threads.iter().flat_map(own).collect()
}
