// Dekker's test: fences must be sequentially consistent.
// thinair: --variants weak
use std::sync::atomic::{AtomicU32, Ordering, fence};
use std::thread;

static LEFT: AtomicU32 = AtomicU32::new(0);
static RIGHT: AtomicU32 = AtomicU32::new(0);

fn step(mine: &AtomicU32, other: &AtomicU32) -> u32 {
    mine.store(1, Ordering::Relaxed);
    fence(if cfg!(weak) { Ordering::AcqRel } else { Ordering::SeqCst });
    other.load(Ordering::Relaxed)
}

fn main() {
    let worker = thread::spawn(|| step(&LEFT, &RIGHT));
    let seen = step(&RIGHT, &LEFT);
    assert!(worker.join().unwrap() + seen > 0);
}
