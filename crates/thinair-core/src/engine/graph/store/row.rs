//! Sets of events as `W` machine words: the currency of the graph engine.
//!
//! `W` is chosen by the size of the executions (64 events a word), so that most programs pay for a single word.

use super::event::EventId;

/// Operations on so many words are inlined.
const FEW: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<const W: usize>([u64; W]);

impl<const W: usize> Default for Row<W> {
    fn default() -> Self {
        Row([0; W])
    }
}

impl<const W: usize> Row<W> {
    pub fn words(self) -> [u64; W] {
        self.0
    }
    pub fn from_words(words: [u64; W]) -> Self {
        Row(words)
    }

    /// The word of an event. Since `W` is a power of two, the remainder costs nothing and spares a bounds check.
    #[inline(always)]
    fn word(event: EventId) -> usize {
        debug_assert!(event.index() < 64 * W, "no event");
        event.index() / 64 % W
    }

    #[inline]
    pub fn single(event: EventId) -> Self {
        let mut row = Row::default();
        row.insert(event);
        row
    }
    #[inline]
    pub fn contains(&self, event: EventId) -> bool {
        self.0[Self::word(event)] >> (event.index() % 64) & 1 == 1
    }
    #[inline]
    pub fn insert(&mut self, event: EventId) {
        self.0[Self::word(event)] |= 1 << (event.index() % 64);
    }
    #[inline]
    pub fn remove(&mut self, event: EventId) {
        self.0[Self::word(event)] &= !(1 << (event.index() % 64));
    }
    #[inline]
    pub fn with(mut self, event: EventId) -> Self {
        self.insert(event);
        self
    }
    #[inline]
    pub fn without(mut self, event: EventId) -> Self {
        self.remove(event);
        self
    }
    #[inline]
    pub fn is_empty(&self) -> bool {
        (0..W).fold(0, |all, word| all | self.0[word]) == 0
    }
    #[inline]
    pub fn intersects(&self, other: &Self) -> bool {
        (0..W).fold(0, |all, word| all | self.0[word] & other.0[word]) != 0
    }
    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        (0..W).fold(0, |all, word| all | self.0[word] & !other.0[word]) == 0
    }
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The least event number that is not in the set.
    #[inline]
    pub fn first_free(&self) -> Option<EventId> {
        let (number, word) = self.0.iter().enumerate().find(|(_, word)| **word != u64::MAX)?;
        Some(EventId((number * 64 + word.trailing_ones() as usize) as u16))
    }
    #[inline]
    pub fn first(&self) -> Option<EventId> {
        let (number, word) = self.0.iter().enumerate().find(|(_, word)| **word != 0)?;
        Some(EventId((number * 64 + word.trailing_zeros() as usize) as u16))
    }
    #[inline]
    pub fn last(&self) -> Option<EventId> {
        let (number, word) = self.0.iter().enumerate().rfind(|(_, word)| **word != 0)?;
        Some(EventId((number * 64 + 63 - word.leading_zeros() as usize) as u16))
    }
    /// The members, ascending by number.
    #[inline]
    pub fn iter(self) -> Members<W> {
        Members { row: self, word: 0 }
    }
}

pub struct Members<const W: usize> {
    row: Row<W>,
    word: usize,
}

impl<const W: usize> Iterator for Members<W> {
    type Item = EventId;
    #[inline]
    fn next(&mut self) -> Option<EventId> {
        while self.word < W {
            let word = self.row.0[self.word];
            if word != 0 {
                self.row.0[self.word] = word & (word - 1);
                return Some(EventId((self.word * 64 + word.trailing_zeros() as usize) as u16));
            }
            self.word += 1;
        }
        None
    }
}

macro_rules! operator {
    ($trait:ident $method:ident $assign:ident $assign_method:ident $apply:expr) => {
        impl<const W: usize> std::ops::$assign for Row<W> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                /// Many words are not worth being copied into every caller.
                #[inline(never)]
                fn apply_to_many<const W: usize>(left: &mut [u64; W], right: &[u64; W]) {
                    apply(left, right);
                }
                #[inline(always)]
                fn apply<const W: usize>(left: &mut [u64; W], right: &[u64; W]) {
                    for word in 0..W {
                        left[word] = $apply(left[word], right[word]);
                    }
                }
                if W > FEW { apply_to_many(&mut self.0, &other.0) } else { apply(&mut self.0, &other.0) }
            }
        }
        impl<const W: usize> std::ops::$trait for Row<W> {
            type Output = Self;
            #[inline]
            fn $method(mut self, other: Self) -> Self {
                use std::ops::$assign;
                self.$assign_method(other);
                self
            }
        }
    };
}
operator!(BitOr bitor BitOrAssign bitor_assign |left: u64, right: u64| left | right);
operator!(BitAnd bitand BitAndAssign bitand_assign |left: u64, right: u64| left & right);
operator!(Sub sub SubAssign sub_assign |left: u64, right: u64| left & !right);
