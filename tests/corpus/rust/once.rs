// Two threads call an initialisation once, and both see what it did.
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

static ONCE: Once = Once::new();
static CALLS: AtomicU32 = AtomicU32::new(0);
static mut VALUE: u32 = 0;

fn value() -> u32 {
    let initialise = || {
        CALLS.fetch_add(1, Ordering::Relaxed);
        unsafe { VALUE = 7 };
    };
    if cfg!(without) {
        if CALLS.load(Ordering::Relaxed) == 0 {
            initialise();
        }
    } else {
        ONCE.call_once(initialise);
    }
    unsafe { VALUE }
}

fn main() {
    let other = thread::spawn(value);
    assert_eq!(value(), 7);
    assert_eq!(other.join().unwrap(), 7);
    assert_eq!(CALLS.load(Ordering::Relaxed), 1);
}
