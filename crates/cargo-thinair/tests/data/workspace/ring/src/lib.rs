//! A cell for one message.

use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, Ordering};

/// A cell that one thread fills and another one empties.
///
/// ```
/// assert!(ring::Cell::new(0).take().is_none());
/// ```
pub struct Cell {
    full: AtomicBool,
    value: UnsafeCell<u32>,
}

unsafe impl Sync for Cell {}

impl Cell {
    pub const fn new(value: u32) -> Cell {
        Cell { full: AtomicBool::new(false), value: UnsafeCell::new(value) }
    }

    pub fn put(&self, value: u32, order: Ordering) {
        unsafe { *self.value.get() = value };
        self.full.store(true, order);
    }

    pub fn take(&self) -> Option<u32> {
        self.full.load(Ordering::Acquire).then(|| unsafe { *self.value.get() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicU32;

    #[test]
    fn a_message_passes() {
        static CELL: Cell = Cell::new(0);
        helper::beside(|| CELL.put(numbers::seven!(), Ordering::Release), || assert!(CELL.take().is_none_or(|value| value == 7)));
    }

    #[test]
    fn a_relaxed_message_races() {
        static CELL: Cell = Cell::new(0);
        helper::beside(|| CELL.put(7, Ordering::Relaxed), || assert_ne!(CELL.take(), Some(1)));
    }

    #[test]
    fn somebody_sees_the_other() {
        static SEEN: [AtomicU32; 2] = [AtomicU32::new(0), AtomicU32::new(0)];
        static ANSWERS: [AtomicU32; 2] = [AtomicU32::new(0), AtomicU32::new(0)];
        let look = |own: usize| {
            SEEN[own].store(1, Ordering::Release);
            ANSWERS[own].store(SEEN[1 - own].load(Ordering::Acquire), Ordering::Relaxed);
        };
        helper::beside(move || look(0), move || look(1));
        assert!(ANSWERS.iter().any(|answer| answer.load(Ordering::Relaxed) == 1), "nobody has seen anybody");
    }

    #[test]
    #[should_panic]
    fn panics() {
        None::<u32>.unwrap();
    }

    #[test]
    #[should_panic(expected = "number 3 is")]
    fn panics_with_a_message() {
        panic!("the number {} is odd", 1 + 2);
    }

    #[test]
    #[should_panic(expected = "even")]
    fn panics_with_another_message() {
        panic!("the number {} is odd", 1 + 2);
    }

    #[test]
    #[should_panic]
    fn does_not_panic() {}

    #[test]
    fn returns_an_error() -> Result<(), std::fmt::Error> {
        Err(std::fmt::Error)
    }

    #[test]
    fn returns_nothing() -> Result<(), std::fmt::Error> {
        Ok(())
    }

    #[test]
    #[ignore = "it is only there to be left out"]
    fn ignored() {
        assert!(cfg!(built) && env!("GREETING") == "hello" && cfg!(thinair));
    }

    #[cfg(feature = "strict")]
    #[test]
    fn strict() {
        assert_eq!(numbers::seven!(), 7);
    }
}
