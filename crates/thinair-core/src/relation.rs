//! Sets and relations over the events of an execution, as bits.

/// A binary relation over `0..n`, a bit matrix.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relation {
    size: usize,
    words: usize,
    bits: Vec<u64>,
}

impl Relation {
    pub fn new(size: usize) -> Relation {
        let words = size.div_ceil(64);
        Relation { size, words, bits: vec![0; words * size] }
    }
    pub fn size(&self) -> usize {
        self.size
    }
    pub fn insert(&mut self, from: usize, to: usize) {
        self.bits[from * self.words + to / 64] |= 1 << (to % 64);
    }
    pub fn contains(&self, from: usize, to: usize) -> bool {
        self.bits[from * self.words + to / 64] >> (to % 64) & 1 == 1
    }
}
