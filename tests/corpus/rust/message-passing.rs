// A flag says that there is a message: with `relaxed`, it says nothing.
// thinair: --variants relaxed
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::Arc;
use std::thread;

const STORE: Ordering = if cfg!(relaxed) { Ordering::Relaxed } else { Ordering::Release };

fn main() {
    let shared = Arc::new((AtomicU32::new(0), AtomicBool::new(false)));
    let other = shared.clone();
    let writer = thread::spawn(move || {
        other.0.store(42, Ordering::Relaxed);
        other.1.store(true, STORE);
    });
    if shared.1.load(Ordering::Acquire) {
        assert_eq!(shared.0.load(Ordering::Relaxed), 42);
    }
    writer.join().unwrap();
}
