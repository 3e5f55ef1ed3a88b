// A cell that is shared against the rules.
// thinair: --variants fixed
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

struct Shared {
    value: UnsafeCell<u32>,
    ready: AtomicBool,
}

unsafe impl Sync for Shared {}

static SHARED: Shared = Shared { value: UnsafeCell::new(0), ready: AtomicBool::new(false) };

fn main() {
    let writer = thread::spawn(|| {
        unsafe { *SHARED.value.get() = 1 };
        SHARED.ready.store(true, if cfg!(fixed) { Ordering::Release } else { Ordering::Relaxed });
    });
    if SHARED.ready.load(Ordering::Acquire) {
        assert_eq!(unsafe { *SHARED.value.get() }, 1);
    }
    writer.join().unwrap();
}
