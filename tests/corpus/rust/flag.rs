// A flag says that a number is there; it must hand it over.
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::*};
use std::thread;

static READY: AtomicBool = AtomicBool::new(false);
static NUMBER: AtomicU32 = AtomicU32::new(0);

fn main() {
    let sender = thread::spawn(|| {
        NUMBER.store(7, Relaxed);
        READY.store(true, Relaxed);
    });
    if READY.load(Acquire) {
        assert_eq!(NUMBER.load(Relaxed), 7);
    }
    sender.join().unwrap();
}
