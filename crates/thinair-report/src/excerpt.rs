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

/// For a picture that stands alone. `None`: the execution is small enough to be drawn whole.
pub fn of(view: &View, relevant: &[usize], marked: &[usize], troubles: &[Trouble]) -> Option<Excerpt> {
    (steps(view) > MOST_STEPS).then(|| {
        let wrong = wrong(view, marked, troubles);
        let matter = events(view, relevant);
        if !matter.is_empty() && matter.len() <= MOST_STEPS {
            return excerpt(view, &wrong | &matter, MATTERS);
        }
        let which = match wrong.is_empty() {
            true => "the last of each thread",
            false => "those that are wrong, and the last of each thread",
        };
        excerpt(view, &wrong | &last_of_each(view, &matter), which)
    })
}

/// For a picture beside which there is room for the whole one: what matters alone, if that is less.
pub fn at_a_glance(view: &View, relevant: &[usize], marked: &[usize], troubles: &[Trouble]) -> Option<Excerpt> {
    let shown = &wrong(view, marked, troubles) | &events(view, relevant);
    let all = view.execution().events.iter().filter(|event| !event.is_init()).count();
    if shown.is_empty() || shown.len() == all || shown.len() > MOST_STEPS {
        return of(view, relevant, marked, troubles);
    }
    Some(excerpt(view, shown, MATTERS))
}

const MATTERS: &str = "those that the failure depends on";

/// Everything that a picture has, if nothing is left out.
pub fn steps(view: &View) -> usize {
    let rows = view.threads.iter().flat_map(|column| &column.rows);
    rows.filter(|row| !row.usual && !row.stands).count()
}

fn excerpt(view: &View, events: BTreeSet<usize>, which: &str) -> Excerpt {
    let note = format!("Of {} steps the picture has {}: {which}.", steps(view), events.len());
    Excerpt { events: events.into_iter().collect(), note }
}

fn events(view: &View, events: &[usize]) -> BTreeSet<usize> {
    let x = view.execution();
    let is_step = |event: &usize| x.events.get(*event).is_some_and(|event| !event.is_init());
    events.iter().copied().filter(is_step).collect()
}

fn wrong(view: &View, marked: &[usize], troubles: &[Trouble]) -> BTreeSet<usize> {
    let spots = troubles.iter().flat_map(|trouble| [trouble.from, trouble.to]);
    let spots = spots.filter_map(|spot| match spot {
        Spot::Event(event) => Some(event),
        _ => None,
    });
    events(view, &spots.chain(marked.iter().copied()).collect::<Vec<usize>>())
}

fn last_of_each(view: &View, matter: &BTreeSet<usize>) -> BTreeSet<usize> {
    let share = (MOST_STEPS / view.threads.len().max(1)).max(FEWEST_OF_A_THREAD);
    let own = |column: &crate::view::Column| {
        let events = column.rows.iter().rev().filter_map(|row| row.event);
        events.filter(|event| matter.contains(event)).take(share).collect::<Vec<usize>>()
    };
    view.threads.iter().flat_map(own).collect()
}
