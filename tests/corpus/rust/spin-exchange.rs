// A spin lock by compare-and-exchange, with a guard. With `weak`, letting go orders nothing.
use std::cell::UnsafeCell;
use std::hint;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

struct Spin {
    taken: AtomicBool,
    value: UnsafeCell<u32>,
}

unsafe impl Sync for Spin {}

struct Guard<'a>(&'a Spin);

impl Spin {
    fn lock(&self) -> Guard<'_> {
        while self.taken.compare_exchange_weak(false, true, Ordering::Acquire, Ordering::Relaxed).is_err() {
            hint::spin_loop();
        }
        Guard(self)
    }
}

impl Guard<'_> {
    fn add(&mut self) {
        unsafe { *self.0.value.get() += 1 };
    }
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.0.taken.store(false, if cfg!(weak) { Ordering::Relaxed } else { Ordering::Release });
    }
}

static SPIN: Spin = Spin { taken: AtomicBool::new(false), value: UnsafeCell::new(0) };

fn main() {
    let worker = thread::spawn(|| SPIN.lock().add());
    SPIN.lock().add();
    worker.join().unwrap();
    assert_eq!(unsafe { *SPIN.value.get() }, 2);
}
