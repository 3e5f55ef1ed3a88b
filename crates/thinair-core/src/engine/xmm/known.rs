//! What a search knows of what was found and tried, by one worker or by several together.
//!
//! One worker has sets of its own. Several share them, in shards behind locks: of all who come to an execution, exactly one enters it, counts it and goes on
//! from it. So sums do not depend on who comes first.

use rustc_hash::FxHashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// More than there are workers, so that they seldom wait for each other.
const SHARDS: usize = 64;

type Shards = [Mutex<FxHashSet<u128>>; SHARDS];

/// A set of hashes.
#[derive(Clone)]
enum Hashes {
    Own(FxHashSet<u128>),
    Shared(Arc<Shards>),
}

impl Default for Hashes {
    fn default() -> Self {
        Hashes::Own(FxHashSet::default())
    }
}

impl Hashes {
    #[inline]
    fn contains(&self, hash: u128) -> bool {
        match self {
            Hashes::Own(own) => own.contains(&hash),
            Hashes::Shared(shards) => shard(shards, hash).contains(&hash),
        }
    }

    #[inline]
    fn insert(&mut self, hash: u128) -> bool {
        match self {
            Hashes::Own(own) => own.insert(hash),
            Hashes::Shared(shards) => shard(shards, hash).insert(hash),
        }
    }

    fn share(&mut self) {
        if let Hashes::Own(own) = self {
            let shards: Shards = std::array::from_fn(|_| Mutex::default());
            own.iter().for_each(|&hash| {
                shard(&shards, hash).insert(hash);
            });
            *self = Hashes::Shared(Arc::new(shards));
        }
    }
}

fn shard(shards: &Shards, hash: u128) -> MutexGuard<'_, FxHashSet<u128>> {
    shards[(hash >> 64) as usize % SHARDS].lock().unwrap_or_else(PoisonError::into_inner)
}

/// How many events were tried to find steps.
#[derive(Clone)]
enum Effort {
    Own(u64),
    Shared(Arc<AtomicU64>),
}

#[derive(Clone)]
pub struct Known {
    executions: Hashes,
    signatures: Hashes,
    effort: Effort,
}

impl Default for Known {
    fn default() -> Self {
        Known { executions: Hashes::default(), signatures: Hashes::default(), effort: Effort::Own(0) }
    }
}

impl Known {
    /// Was an execution with this hash found?
    #[inline]
    pub fn has(&self, execution: u128) -> bool {
        self.executions.contains(execution)
    }

    /// An execution was found. `false` if it was known.
    #[inline]
    pub fn enter(&mut self, execution: u128) -> bool {
        self.executions.insert(execution)
    }

    /// All steps from an execution of which a step sees this much are to be tried. `false` if they were, or will be.
    pub fn enter_signature(&mut self, signature: u128) -> bool {
        self.signatures.insert(signature)
    }

    /// So many events more were tried; how many are there in all?
    pub fn spend(&mut self, events: u64) -> u64 {
        match &mut self.effort {
            Effort::Own(own) => {
                *own += events;
                *own
            }
            Effort::Shared(shared) => shared.fetch_add(events, Ordering::Relaxed) + events,
        }
    }

    /// From now on, copies know what any of them finds.
    pub fn share(&mut self) {
        self.executions.share();
        self.signatures.share();
        if let Effort::Own(own) = self.effort {
            self.effort = Effort::Shared(Arc::new(AtomicU64::new(own)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever the workers enter, each hash is entered by one of them.
    #[test]
    fn everything_is_entered_once() {
        const HASHES: u128 = 10_000;
        let hash = |number: u128| number.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        let mut known = Known::default();
        assert!(known.enter(hash(0)) && known.spend(5) == 5);
        known.share();
        let entered: usize = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..4)
                .map(|_| {
                    let mut known = known.clone();
                    scope.spawn(move || {
                        known.spend(1);
                        (0..HASHES).filter(|&number| known.enter(hash(number))).count()
                    })
                })
                .collect();
            workers.into_iter().map(|worker| worker.join().expect("no panic")).sum()
        });
        assert_eq!(entered, HASHES as usize - 1);
        assert!((0..HASHES).all(|number| known.has(hash(number))) && !known.has(hash(HASHES)));
        assert_eq!(known.spend(0), 9);
    }
}
