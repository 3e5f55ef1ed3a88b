//! A spin lock.

use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::unless_broken;

pub struct SpinLock<T> {
    taken: AtomicBool,
    value: UnsafeCell<T>,
}

unsafe impl<T: Send> Sync for SpinLock<T> {}

impl<T> SpinLock<T> {
    pub const fn new(value: T) -> Self {
        SpinLock { taken: AtomicBool::new(false), value: UnsafeCell::new(value) }
    }

    pub fn with<R>(&self, what: impl FnOnce(&mut T) -> R) -> R {
        while self.taken.swap(true, Ordering::Acquire) {
            std::hint::spin_loop();
        }
        let result = what(unsafe { &mut *self.value.get() });
        self.taken.store(false, unless_broken(Ordering::Release));
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_at_a_time() {
        static COUNT: SpinLock<u32> = SpinLock::new(0);
        let other = std::thread::spawn(|| COUNT.with(|count| *count += 1));
        COUNT.with(|count| *count += 1);
        other.join().unwrap();
        assert_eq!(COUNT.with(|count| *count), 2);
    }
}
