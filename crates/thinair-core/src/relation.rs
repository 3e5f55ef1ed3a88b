//! Sets and relations over the events of an execution, as bits.
//!
//! A [`Set`] is a bit vector and a [`Relation`] a bit matrix over `0..n`, with the operators of relation algebra. The bits
//! beyond `n` in the last word of a row are always zero, so that equality, emptiness and counting may look at whole words.
//! Operands of one operation must be over the same `n`; anything else is a mistake of the caller and panics in tests.
//!
//! Each operator exists as a method that returns a new value. Those that need no second buffer also exist in place
//! (`union_with`, …): the closure and the fixpoints of models are built from these.

const WORD: usize = u64::BITS as usize;

/// The bits of the last word that stand for members of `0..size`.
fn last_mask(size: usize) -> u64 {
    match size % WORD {
        0 => u64::MAX,
        used => u64::MAX >> (WORD - used),
    }
}

fn ones(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(|(index, &word)| {
        let mut rest = word;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let bit = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(index * WORD + bit)
        })
    })
}

/// A subset of `0..n`, a bit vector.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    size: usize,
    bits: Vec<u64>,
}

impl Set {
    pub fn new(size: usize) -> Set {
        Set { size, bits: vec![0; size.div_ceil(WORD)] }
    }

    /// All of `0..size`.
    pub fn full(size: usize) -> Set {
        Set::new(size).complement()
    }

    /// The members of `0..size` for which the predicate holds.
    pub fn from_fn(size: usize, mut holds: impl FnMut(usize) -> bool) -> Set {
        let mut set = Set::new(size);
        for member in (0..size).filter(|&member| holds(member)) {
            set.insert(member);
        }
        set
    }

    pub fn size(&self) -> usize {
        self.size
    }

    pub fn insert(&mut self, member: usize) {
        debug_assert!(member < self.size);
        self.bits[member / WORD] |= 1 << (member % WORD);
    }

    pub fn contains(&self, member: usize) -> bool {
        self.bits[member / WORD] >> (member % WORD) & 1 == 1
    }

    pub fn is_empty(&self) -> bool {
        self.bits.iter().all(|&word| word == 0)
    }

    pub fn is_subset(&self, other: &Set) -> bool {
        debug_assert_eq!(self.size, other.size);
        self.bits.iter().zip(&other.bits).all(|(&mine, &theirs)| mine & !theirs == 0)
    }

    pub fn len(&self) -> usize {
        self.bits.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The members, in increasing order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        ones(&self.bits)
    }

    pub fn union_with(&mut self, other: &Set) {
        debug_assert_eq!(self.size, other.size);
        self.bits.iter_mut().zip(&other.bits).for_each(|(mine, theirs)| *mine |= theirs);
    }

    pub fn intersect_with(&mut self, other: &Set) {
        debug_assert_eq!(self.size, other.size);
        self.bits.iter_mut().zip(&other.bits).for_each(|(mine, theirs)| *mine &= theirs);
    }

    pub fn subtract(&mut self, other: &Set) {
        debug_assert_eq!(self.size, other.size);
        self.bits.iter_mut().zip(&other.bits).for_each(|(mine, theirs)| *mine &= !theirs);
    }

    pub fn union(&self, other: &Set) -> Set {
        let mut result = self.clone();
        result.union_with(other);
        result
    }

    pub fn intersection(&self, other: &Set) -> Set {
        let mut result = self.clone();
        result.intersect_with(other);
        result
    }

    pub fn difference(&self, other: &Set) -> Set {
        let mut result = self.clone();
        result.subtract(other);
        result
    }

    pub fn complement(&self) -> Set {
        let mut result = self.clone();
        result.bits.iter_mut().for_each(|word| *word = !*word);
        if let Some(last) = result.bits.last_mut() {
            *last &= last_mask(self.size);
        }
        result
    }
}

/// A binary relation over `0..n`, a bit matrix.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relation {
    size: usize,
    words: usize,
    bits: Vec<u64>,
}

impl Relation {
    pub fn new(size: usize) -> Relation {
        let words = size.div_ceil(WORD);
        Relation { size, words, bits: vec![0; words * size] }
    }

    /// Every pair.
    pub fn full(size: usize) -> Relation {
        Relation::new(size).complement()
    }

    /// Every member with itself.
    pub fn identity(size: usize) -> Relation {
        let mut result = Relation::new(size);
        result.add_identity();
        result
    }

    /// The members of a set with themselves: `[S]`.
    pub fn identity_on(set: &Set) -> Relation {
        let mut result = Relation::new(set.size);
        for member in set.iter() {
            result.insert(member, member);
        }
        result
    }

    /// Every member of one set with every member of another: `S * T`.
    pub fn product(from: &Set, to: &Set) -> Relation {
        debug_assert_eq!(from.size, to.size);
        let mut result = Relation::new(from.size);
        for member in from.iter() {
            result.row_mut(member).copy_from_slice(&to.bits);
        }
        result
    }

    /// The pairs for which the predicate holds.
    pub fn from_fn(size: usize, mut holds: impl FnMut(usize, usize) -> bool) -> Relation {
        let mut result = Relation::new(size);
        for from in 0..size {
            for to in (0..size).filter(|&to| holds(from, to)) {
                result.insert(from, to);
            }
        }
        result
    }

    pub fn size(&self) -> usize {
        self.size
    }

    pub fn insert(&mut self, from: usize, to: usize) {
        debug_assert!(to < self.size);
        self.bits[from * self.words + to / WORD] |= 1 << (to % WORD);
    }

    pub fn remove(&mut self, from: usize, to: usize) {
        self.bits[from * self.words + to / WORD] &= !(1 << (to % WORD));
    }

    pub fn contains(&self, from: usize, to: usize) -> bool {
        self.bits[from * self.words + to / WORD] >> (to % WORD) & 1 == 1
    }

    fn row(&self, from: usize) -> &[u64] {
        &self.bits[from * self.words..(from + 1) * self.words]
    }

    fn row_mut(&mut self, from: usize) -> &mut [u64] {
        &mut self.bits[from * self.words..(from + 1) * self.words]
    }

    /// What `from` is related to, in increasing order.
    pub fn successors(&self, from: usize) -> impl Iterator<Item = usize> + '_ {
        ones(self.row(from))
    }

    /// All pairs, in lexicographic order.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..self.size).flat_map(|from| self.successors(from).map(move |to| (from, to)))
    }

    /// The number of pairs.
    pub fn len(&self) -> usize {
        self.bits.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.bits.iter().all(|&word| word == 0)
    }

    pub fn is_subset(&self, other: &Relation) -> bool {
        debug_assert_eq!(self.size, other.size);
        self.bits.iter().zip(&other.bits).all(|(&mine, &theirs)| mine & !theirs == 0)
    }

    pub fn is_irreflexive(&self) -> bool {
        (0..self.size).all(|member| !self.contains(member, member))
    }

    pub fn is_acyclic(&self) -> bool {
        // Peeling off what has no successor left needs no closure: each round is one pass over the rows, and an order that
        // mostly follows the indices, as executions have it, takes one or two rounds.
        let mut alive = Set::full(self.size);
        loop {
            let mut peeled = false;
            let mut left = false;
            for member in (0..self.size).rev() {
                if !alive.contains(member) {
                    continue;
                }
                if self.row(member).iter().zip(&alive.bits).all(|(row, alive)| row & alive == 0) {
                    alive.bits[member / WORD] &= !(1 << (member % WORD));
                    peeled = true;
                } else {
                    left = true;
                }
            }
            if !left {
                return true;
            }
            if !peeled {
                return false;
            }
        }
    }

    pub fn union_with(&mut self, other: &Relation) {
        debug_assert_eq!(self.size, other.size);
        self.bits.iter_mut().zip(&other.bits).for_each(|(mine, theirs)| *mine |= theirs);
    }

    pub fn intersect_with(&mut self, other: &Relation) {
        debug_assert_eq!(self.size, other.size);
        self.bits.iter_mut().zip(&other.bits).for_each(|(mine, theirs)| *mine &= theirs);
    }

    pub fn subtract(&mut self, other: &Relation) {
        debug_assert_eq!(self.size, other.size);
        self.bits.iter_mut().zip(&other.bits).for_each(|(mine, theirs)| *mine &= !theirs);
    }

    pub fn add_identity(&mut self) {
        for member in 0..self.size {
            self.insert(member, member);
        }
    }

    /// Keeps the pairs that start in the set: `[S] ; r`.
    pub fn keep_domain(&mut self, set: &Set) {
        debug_assert_eq!(self.size, set.size);
        for from in 0..self.size {
            if !set.contains(from) {
                self.row_mut(from).fill(0);
            }
        }
    }

    /// Keeps the pairs that end in the set: `r ; [S]`.
    pub fn keep_range(&mut self, set: &Set) {
        debug_assert_eq!(self.size, set.size);
        for from in 0..self.size {
            self.row_mut(from).iter_mut().zip(&set.bits).for_each(|(mine, allowed)| *mine &= allowed);
        }
    }

    /// The transitive closure, in place (Warshall, a row at a time).
    pub fn close(&mut self) {
        let mut through = vec![0; self.words];
        for middle in 0..self.size {
            through.copy_from_slice(self.row(middle));
            if through.iter().all(|&word| word == 0) {
                continue;
            }
            for from in 0..self.size {
                if self.contains(from, middle) {
                    self.row_mut(from).iter_mut().zip(&through).for_each(|(mine, theirs)| *mine |= theirs);
                }
            }
        }
    }

    pub fn union(&self, other: &Relation) -> Relation {
        let mut result = self.clone();
        result.union_with(other);
        result
    }

    pub fn intersection(&self, other: &Relation) -> Relation {
        let mut result = self.clone();
        result.intersect_with(other);
        result
    }

    pub fn difference(&self, other: &Relation) -> Relation {
        let mut result = self.clone();
        result.subtract(other);
        result
    }

    pub fn complement(&self) -> Relation {
        let mut result = self.clone();
        result.bits.iter_mut().for_each(|word| *word = !*word);
        let mask = last_mask(self.size);
        for from in 0..self.size {
            if let Some(last) = result.row_mut(from).last_mut() {
                *last &= mask;
            }
        }
        result
    }

    pub fn inverse(&self) -> Relation {
        let mut result = Relation::new(self.size);
        for (from, to) in self.iter() {
            result.insert(to, from);
        }
        result
    }

    /// `self ; other`.
    pub fn compose(&self, other: &Relation) -> Relation {
        debug_assert_eq!(self.size, other.size);
        let mut result = Relation::new(self.size);
        for from in 0..self.size {
            for middle in self.successors(from) {
                result.row_mut(from).iter_mut().zip(other.row(middle)).for_each(|(mine, theirs)| *mine |= theirs);
            }
        }
        result
    }

    /// `r+`.
    pub fn transitive(&self) -> Relation {
        let mut result = self.clone();
        result.close();
        result
    }

    /// `r?`.
    pub fn reflexive(&self) -> Relation {
        let mut result = self.clone();
        result.add_identity();
        result
    }

    /// `r*`.
    pub fn reflexive_transitive(&self) -> Relation {
        let mut result = self.transitive();
        result.add_identity();
        result
    }

    /// The pairs from one set to another: `[S] ; r ; [T]`.
    pub fn restricted(&self, from: &Set, to: &Set) -> Relation {
        let mut result = self.clone();
        result.keep_domain(from);
        result.keep_range(to);
        result
    }

    /// `[S] ; r`.
    pub fn from_set(&self, from: &Set) -> Relation {
        let mut result = self.clone();
        result.keep_domain(from);
        result
    }

    /// `r ; [S]`.
    pub fn to_set(&self, to: &Set) -> Relation {
        let mut result = self.clone();
        result.keep_range(to);
        result
    }

    /// What is related to something.
    pub fn domain(&self) -> Set {
        Set::from_fn(self.size, |from| self.row(from).iter().any(|&word| word != 0))
    }

    /// What something is related to.
    pub fn range(&self) -> Set {
        let mut result = Set::new(self.size);
        for from in 0..self.size {
            result.bits.iter_mut().zip(self.row(from)).for_each(|(mine, theirs)| *mine |= theirs);
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn relation(size: usize, pairs: &[(usize, usize)]) -> Relation {
        let mut result = Relation::new(size);
        pairs.iter().for_each(|&(from, to)| result.insert(from, to));
        result
    }

    fn set(size: usize, members: &[usize]) -> Set {
        let mut result = Set::new(size);
        members.iter().for_each(|&member| result.insert(member));
        result
    }

    fn pairs(relation: &Relation) -> Vec<(usize, usize)> {
        relation.iter().collect()
    }

    // Around a word's size, and nothing at all.
    const SIZES: [usize; 6] = [0, 1, 5, 63, 64, 130];

    /// A small deterministic source of arbitrary relations.
    fn arbitrary(size: usize, seed: u64) -> Relation {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        Relation::from_fn(size, |_, _| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state.is_multiple_of(size as u64 + 1)
        })
    }

    #[test]
    fn set_operators() {
        let (a, b) = (set(70, &[0, 3, 69]), set(70, &[3, 64]));
        assert_eq!(a.union(&b).iter().collect::<Vec<_>>(), [0, 3, 64, 69]);
        assert_eq!(a.intersection(&b).iter().collect::<Vec<_>>(), [3]);
        assert_eq!(a.difference(&b).iter().collect::<Vec<_>>(), [0, 69]);
        assert_eq!(a.complement().len(), 67);
        assert!(a.intersection(&a.complement()).is_empty());
        assert!(set(70, &[3]).is_subset(&a) && !b.is_subset(&a));
        for size in SIZES {
            assert_eq!(Set::full(size).len(), size);
        }
    }

    #[test]
    fn pointwise_operators() {
        let (a, b) = (relation(66, &[(0, 1), (65, 2)]), relation(66, &[(65, 2), (2, 65)]));
        assert_eq!(pairs(&a.union(&b)), [(0, 1), (2, 65), (65, 2)]);
        assert_eq!(pairs(&a.intersection(&b)), [(65, 2)]);
        assert_eq!(pairs(&a.difference(&b)), [(0, 1)]);
        assert_eq!(a.complement().len(), 66 * 66 - 2);
        assert_eq!(a.complement().complement(), a);
        assert_eq!(pairs(&a.inverse()), [(1, 0), (2, 65)]);
        for size in SIZES {
            assert_eq!(Relation::full(size).len(), size * size);
        }
    }

    #[test]
    fn composition_and_closure_agree_with_their_definitions() {
        for size in [1, 5, 20, 70] {
            for seed in 1..6 {
                let (a, b) = (arbitrary(size, seed), arbitrary(size, seed + 100));
                let composed =
                    Relation::from_fn(size, |from, to| (0..size).any(|middle| a.contains(from, middle) && b.contains(middle, to)));
                assert_eq!(a.compose(&b), composed);

                let mut closed = a.clone();
                loop {
                    let longer = closed.union(&closed.compose(&a));
                    if longer == closed {
                        break;
                    }
                    closed = longer;
                }
                assert_eq!(a.transitive(), closed);
                assert_eq!(a.is_acyclic(), closed.is_irreflexive());
                assert_eq!(a.reflexive_transitive(), closed.union(&Relation::identity(size)));
                assert_eq!(a.reflexive(), a.union(&Relation::identity(size)));
            }
        }
    }

    #[test]
    fn restrictions() {
        let a = relation(4, &[(0, 1), (1, 2), (2, 3), (0, 3)]);
        let (s, t) = (set(4, &[0, 1]), set(4, &[3, 2]));
        assert_eq!(pairs(&a.restricted(&s, &t)), [(0, 3), (1, 2)]);
        assert_eq!(a.restricted(&s, &t), Relation::identity_on(&s).compose(&a).compose(&Relation::identity_on(&t)));
        assert_eq!(a.restricted(&s, &t), a.intersection(&Relation::product(&s, &t)));
        assert_eq!(a.from_set(&s).to_set(&t), a.restricted(&s, &t));
        assert_eq!(a.domain(), set(4, &[0, 1, 2]));
        assert_eq!(a.range(), set(4, &[1, 2, 3]));
    }

    #[test]
    fn cycles() {
        assert!(relation(3, &[(0, 1), (1, 2), (0, 2)]).is_acyclic());
        assert!(relation(3, &[(2, 1), (1, 0)]).is_acyclic());
        assert!(!relation(3, &[(0, 1), (1, 2), (2, 0)]).is_acyclic());
        assert!(!relation(3, &[(1, 1)]).is_acyclic());
        assert!(!relation(130, &[(0, 129), (129, 64), (64, 0)]).is_acyclic());
        assert!(Relation::new(0).is_acyclic());
    }
}
