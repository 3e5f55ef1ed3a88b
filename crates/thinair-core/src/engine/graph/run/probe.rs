//! Random probes of the search tree, for [`estimate`](crate::engine::estimate).
//!
//! A node of the tree is a graph; its children are the alternatives of its next event: sources, places, revisits with their places, values. One graph exists at a
//! time, so a node that is to be looked at later is remembered as the way to it: which alternative of each frame to take. Executions that the last event completes are
//! counted on the spot, as in the search itself.
//!
//! The search proper knows nothing of this.

use std::collections::BTreeMap;

use crate::engine::estimate::{Found, Random};
use crate::engine::graph::kernel::explore::{Explorer, Statistics, Stop};
use crate::engine::graph::kernel::frame::Phase;
use crate::engine::graph::models::Guide;

/// The node that stands for all of its stratum, and how many nodes of the tree that is thought to be.
#[derive(Default)]
struct Representative {
    weight: f64,
    /// From the root: the number of the alternative in each frame.
    path: Vec<u32>,
}

/// Depth first, so that children come in later strata than their parents; the rest is [`Explorer::stratum`].
type Strata = BTreeMap<(usize, u64), Representative>;

/// After so many nodes the observer is asked whether to go on.
const POLL_INTERVAL: u32 = 64;

impl<M: Guide<W>, const W: usize, const DEPENDENCIES: bool> Explorer<'_, M, W, DEPENDENCIES> {
    /// Makes the probes that the observer wants.
    pub fn sample(&mut self) -> Result<(), Stop> {
        self.start_threads()?;
        while let Some(number) = self.observer.samples().and_then(|samples| (samples.next < samples.end).then_some(samples.next)) {
            let found = self.probe(&mut Random::of_probe(number))?;
            if let Some(samples) = self.observer.samples() {
                samples.add(found);
            }
        }
        Ok(())
    }

    fn probe(&mut self, random: &mut Random) -> Result<Found, Stop> {
        let mut found = Found::default();
        let mut strata = Strata::from([((0, 0), Representative { weight: 1.0, path: Vec::new() })]);
        let mut at = Vec::new();
        let mut until_poll = 1;
        while let Some((_, Representative { weight, path })) = strata.pop_first() {
            until_poll -= 1;
            if until_poll == 0 {
                until_poll = POLL_INTERVAL;
                if self.observer.interrupted() {
                    return Err(Stop::Interrupted);
                }
            }
            self.go_to(&mut at, &path)?;
            self.look(&mut at, weight, &mut strata, &mut found, random)?;
        }
        self.go_to(&mut at, &[])?;
        Ok(found)
    }

    /// Counts what the node at hand completes, and puts its children into their strata.
    fn look(&mut self, at: &mut Vec<u32>, weight: f64, strata: &mut Strata, found: &mut Found, random: &mut Random) -> Result<(), Stop> {
        let before = self.statistics;
        while let Some(thread) = self.next_thread() {
            let mut is_there = self.open(thread)?;
            if is_there && self.top().phase == Phase::Single {
                at.push(0);
                continue;
            }
            let mut ordinal = 0;
            while is_there {
                let stratum = strata.entry((at.len() + 1, self.stratum(at, ordinal))).or_default();
                stratum.weight += weight;
                // Each of its nodes is as likely to represent it as its weight says.
                if random.part() * stratum.weight < weight {
                    stratum.path.clear();
                    stratum.path.extend_from_slice(at);
                    stratum.path.push(ordinal);
                }
                ordinal += 1;
                is_there = self.advance()?;
            }
            found.add(weight, &before, &self.statistics);
            return Ok(());
        }
        self.finish()?;
        found.add(weight, &before, &self.statistics);
        Ok(())
    }

    /// What the size of the tree below a node hangs on, roughly: how many events there are (a revisit takes some away), which alternative led here, and how many
    /// choices were not the first one, in all and since when, because a revisit is taken only where all that it deletes stands as the first choices would have put it.
    fn stratum(&mut self, path: &[u32], ordinal: u32) -> u64 {
        let others = path.iter().chain([&ordinal]).filter(|&&choice| choice != 0).count() as u64;
        let first = path.iter().chain([&ordinal]).rev().take_while(|&&choice| choice == 0).count() as u64;
        let revisits = u64::from(self.top().phase == Phase::Revisits);
        let events = self.graph.live.iter().count() as u64;
        events << 14 | revisits << 13 | others.min(15) << 9 | first.min(15) << 5 | u64::from(ordinal.min(31))
    }

    /// Goes from one node to another, over the last that is on the way to both.
    fn go_to(&mut self, at: &mut Vec<u32>, path: &[u32]) -> Result<(), Stop> {
        let common = at.iter().zip(path).take_while(|(here, there)| here == there).count();
        // No other alternative is looked at on the way up.
        for frame in &mut self.stack[common..] {
            frame.spent = true;
        }
        while self.stack.len() > common {
            self.advance()?;
        }
        at.truncate(common);
        for &ordinal in &path[common..] {
            if let Some(thread) = self.next_thread() {
                self.open(thread)?;
                for _ in 0..ordinal {
                    self.advance()?;
                }
            }
            at.push(ordinal);
        }
        Ok(())
    }
}

impl Found {
    fn add(&mut self, weight: f64, before: &Statistics, after: &Statistics) {
        self.executions += weight * (after.executions - before.executions) as f64;
        self.blocked += weight * (after.blocked - before.blocked) as f64;
    }
}
