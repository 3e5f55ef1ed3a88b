// Two threads meet, and each sees what the other has done before. With `alone`, only one of them comes.
use std::sync::Barrier;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

static BARRIER: Barrier = Barrier::new(2);
static DONE: [AtomicU32; 2] = [AtomicU32::new(0), AtomicU32::new(0)];

fn work(own: usize) -> bool {
    DONE[own].store(1, Ordering::Relaxed);
    let last = BARRIER.wait().is_leader();
    assert_eq!(DONE[1 - own].load(Ordering::Relaxed), if cfg!(wrong) { 0 } else { 1 });
    last
}

fn main() {
    if cfg!(alone) {
        BARRIER.wait();
    }
    let other = thread::spawn(|| work(1));
    let first = work(0);
    assert_ne!(first, other.join().unwrap());
}
