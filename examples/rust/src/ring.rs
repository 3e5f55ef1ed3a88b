//! A ring for one sender and one receiver.

use std::cell::UnsafeCell;
use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::unless_broken;

pub struct Ring<T, const N: usize> {
    slots: [UnsafeCell<MaybeUninit<T>>; N],
    /// How many were taken, and how many were put in.
    head: AtomicUsize,
    tail: AtomicUsize,
}

// One thread sends, one receives.
unsafe impl<T: Send, const N: usize> Sync for Ring<T, N> {}

impl<T, const N: usize> Ring<T, N> {
    pub const fn new() -> Self {
        Ring { slots: [const { UnsafeCell::new(MaybeUninit::uninit()) }; N], head: AtomicUsize::new(0), tail: AtomicUsize::new(0) }
    }

    /// # Safety
    /// Only one thread at a time may send.
    pub unsafe fn send(&self, value: T) -> Result<(), T> {
        let tail = self.tail.load(Ordering::Relaxed);
        if tail - self.head.load(Ordering::Acquire) == N {
            return Err(value);
        }
        unsafe { (*self.slots[tail % N].get()).write(value) };
        self.tail.store(tail + 1, unless_broken(Ordering::Release));
        Ok(())
    }

    /// # Safety
    /// Only one thread at a time may receive.
    pub unsafe fn receive(&self) -> Option<T> {
        let head = self.head.load(Ordering::Relaxed);
        if head == self.tail.load(Ordering::Acquire) {
            return None;
        }
        let value = unsafe { (*self.slots[head % N].get()).assume_init_read() };
        self.head.store(head + 1, Ordering::Release);
        Some(value)
    }
}

impl<T, const N: usize> Default for Ring<T, N> {
    fn default() -> Self {
        Ring::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_comes_in_order() {
        static RING: Ring<u32, 2> = Ring::new();
        let sender = std::thread::spawn(|| (1..=2).all(|number| unsafe { RING.send(number) }.is_ok()));
        let mut last = 0;
        for _ in 0..2 {
            if let Some(number) = unsafe { RING.receive() } {
                assert_eq!(number, last + 1);
                last = number;
            }
        }
        assert!(sender.join().unwrap());
    }

    #[test]
    fn a_full_ring_takes_no_more() {
        let ring: Ring<u32, 2> = Ring::new();
        let number = thinair::any(0..=3);
        for _ in 0..number {
            let _ = unsafe { ring.send(number) };
        }
        let mut received = 0;
        while unsafe { ring.receive() }.is_some() {
            received += 1;
        }
        assert_eq!(received, number.min(2));
    }
}
