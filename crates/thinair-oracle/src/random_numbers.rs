//! A small deterministic source of random numbers (SplitMix64): the same seed gives the same numbers on every machine.

pub struct RandomNumbers {
    state: u64,
}

impl RandomNumbers {
    pub fn new(seed: u64) -> RandomNumbers {
        RandomNumbers { state: seed }
    }

    pub fn draw(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// From `low` to `high`, both included.
    pub fn between(&mut self, low: u32, high: u32) -> u32 {
        low + (self.draw() % u64::from(high - low + 1)) as u32
    }

    /// True with a probability in percent.
    pub fn percent(&mut self, probability: u32) -> bool {
        self.between(0, 99) < probability
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[(self.draw() % from.len() as u64) as usize]
    }

    /// An index, chosen in proportion to the weights; `None` if all are 0.
    pub fn weighted(&mut self, weights: &[u32]) -> Option<usize> {
        let total: u32 = weights.iter().sum();
        if total == 0 {
            return None;
        }
        let mut left = self.between(0, total - 1);
        weights.iter().position(|&weight| {
            let here = left < weight;
            left = left.saturating_sub(weight);
            here
        })
    }
}
