// A spin lock of our own: with `weak`, its release orders nothing.
// thinair: --variants weak
use std::cell::UnsafeCell;
use std::hint;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

struct SpinLock {
    held: AtomicBool,
    value: UnsafeCell<u32>,
}

unsafe impl Sync for SpinLock {}

impl SpinLock {
    fn with(&self, change: impl FnOnce(&mut u32)) {
        while self.held.swap(true, Ordering::Acquire) {
            hint::spin_loop();
        }
        change(unsafe { &mut *self.value.get() });
        self.held.store(false, if cfg!(weak) { Ordering::Relaxed } else { Ordering::Release });
    }
}

fn main() {
    let lock = Arc::new(SpinLock { held: AtomicBool::new(false), value: UnsafeCell::new(0) });
    let other = lock.clone();
    let worker = thread::spawn(move || other.with(|value| *value += 1));
    lock.with(|value| *value += 1);
    worker.join().unwrap();
    lock.with(|value| assert_eq!(*value, 2));
}
