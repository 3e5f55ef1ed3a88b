// Scoped threads borrow what is on the stack.
// thinair: --variants lost
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

fn main() {
    let count = AtomicU32::new(0);
    thread::scope(|scope| {
        scope.spawn(|| add(&count));
        add(&count);
    });
    assert_eq!(count.into_inner(), 2);
}

fn add(count: &AtomicU32) {
    if cfg!(lost) {
        count.store(count.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
    } else {
        count.fetch_add(1, Ordering::Relaxed);
    }
}
