//! What an execution offers to be committed in the next one: its events, and its reads with their writes, by label.

use super::step::Facts;
use crate::execution::Event;

/// Reads of one label that take writes of one label.
pub struct Offer {
    pub read: Event,
    pub source: Event,
    /// How many there are.
    pub number: usize,
    /// Does such a read, in the order of the definition's causality (po ∪ re)+, come before its own write? Every cycle of a new execution has a
    /// committed read of this kind on it.
    pub closes: bool,
}

pub struct Past {
    /// All labels, by thread; the first are those of initial writes.
    labels: Vec<Vec<Event>>,
    pub offers: Vec<Offer>,
}

impl Past {
    pub fn of(facts: &Facts) -> Past {
        let mut offers: Vec<Offer> = Vec::new();
        for (write, read, closes) in facts.reads() {
            let (source, read) = (facts.execution.events[write], facts.execution.events[read]);
            match offers.iter_mut().find(|offer| offer.read == read && offer.source == source) {
                Some(offer) => {
                    offer.number += 1;
                    offer.closes |= closes;
                }
                None => offers.push(Offer { read, source, number: 1, closes }),
            }
        }
        let mut labels: Vec<Vec<Event>> = Vec::new();
        for event in &facts.execution.events {
            let line = line_of(event);
            if labels.len() <= line {
                labels.resize_with(line + 1, Vec::new);
            }
            labels[line].push(*event);
        }
        Past { labels, offers }
    }

    pub fn has(&self, label: &Event) -> bool {
        self.labels.get(line_of(label)).is_some_and(|labels| labels.contains(label))
    }

    pub fn offers(&self, read: &Event, source: &Event) -> bool {
        self.offers.iter().any(|offer| offer.read == *read && offer.source == *source)
    }

    /// Can there be a step from here to an execution with a cycle?
    pub fn leads_on(&self) -> bool {
        self.offers.iter().any(|offer| offer.closes)
    }
}

fn line_of(event: &Event) -> usize {
    event.thread.map_or(0, |thread| thread as usize + 1)
}
