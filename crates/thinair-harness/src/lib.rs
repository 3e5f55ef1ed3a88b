//! For tests that `cargo thinair` checks: inputs that take every value, assumptions, and the memory model of a test.
//!
//! The checker knows these functions by their paths, and does something else where they are called. What stands here is what happens in a normal build: nothing, and inputs take the first value of their range.

#![no_std]

use core::ops::RangeInclusive;

/// A number that takes each value of a range, both ends included: `any(0..=3)`. Every one is checked. In a normal build it is the first.
///
/// An empty range has no value: what comes after is checked for nothing.
pub fn any<T: Number>(range: RangeInclusive<T>) -> T {
    assume(!range.is_empty());
    let (first, last) = (range.start().bits(), range.end().bits());
    T::from_bits(first.wrapping_add(choose(last.wrapping_sub(first))))
}

/// What comes after is only checked where the condition holds.
#[inline(never)]
pub fn assume(_condition: bool) {}

/// The memory model under which `cargo thinair` checks a test, if nobody asks for another one: `model("armv8")`, as a statement of the test itself.
#[inline(never)]
pub fn model(_name: &'static str) {}

/// Each number from 0 to this one; in a normal build 0.
#[inline(never)]
fn choose(_most: u64) -> u64 {
    0
}

/// A kind of integers.
pub trait Number: Copy + PartialOrd {
    #[doc(hidden)]
    fn bits(self) -> u64;
    #[doc(hidden)]
    fn from_bits(bits: u64) -> Self;
}

macro_rules! numbers {
    ($($kind:ty)*) => {$(
        impl Number for $kind {
            fn bits(self) -> u64 {
                self as u64
            }
            fn from_bits(bits: u64) -> Self {
                bits as $kind
            }
        }
    )*};
}

numbers!(u8 i8 u16 i16 u32 i32 u64 i64 usize isize);

#[cfg(test)]
mod tests {
    #[test]
    fn in_a_normal_build_inputs_are_the_first_of_their_range() {
        assert_eq!(super::any(3..=5u8), 3);
        assert_eq!(super::any(-7..=5i64), -7);
        super::assume(false);
        super::model("sc");
    }
}
