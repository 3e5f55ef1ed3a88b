//! A counted pointer.

use std::ops::Deref;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicUsize, Ordering, fence};

use crate::unless_broken;

struct Counted<T> {
    count: AtomicUsize,
    value: T,
}

pub struct Shared<T> {
    place: NonNull<Counted<T>>,
}

unsafe impl<T: Send + Sync> Send for Shared<T> {}
unsafe impl<T: Send + Sync> Sync for Shared<T> {}

impl<T> Shared<T> {
    pub fn new(value: T) -> Self {
        let counted = Box::new(Counted { count: AtomicUsize::new(1), value });
        Shared { place: NonNull::from(Box::leak(counted)) }
    }

    fn counted(&self) -> &Counted<T> {
        unsafe { self.place.as_ref() }
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        self.counted().count.fetch_add(1, Ordering::Relaxed);
        Shared { place: self.place }
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.counted().value
    }
}

impl<T> Drop for Shared<T> {
    fn drop(&mut self) {
        if self.counted().count.fetch_sub(1, unless_broken(Ordering::Release)) == 1 {
            fence(Ordering::Acquire);
            drop(unsafe { Box::from_raw(self.place.as_ptr()) });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_one_frees() {
        let shared = Shared::new(7);
        let other = shared.clone();
        let thread = std::thread::spawn(move || assert_eq!(*other, 7));
        assert_eq!(*shared, 7);
        drop(shared);
        thread.join().unwrap();
    }
}
