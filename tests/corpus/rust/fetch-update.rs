// Three threads take from two. With `torn`, they look and take in two steps.
use std::sync::atomic::{AtomicI32, Ordering};
use std::thread;

static LEFT: AtomicI32 = AtomicI32::new(2);

fn takes() -> u32 {
    if cfg!(torn) {
        let left = LEFT.load(Ordering::SeqCst);
        if left > 0 {
            LEFT.store(left - 1, Ordering::SeqCst);
        }
        (left > 0).into()
    } else {
        let less = |left| (left > 0).then(|| left - 1);
        LEFT.fetch_update(Ordering::AcqRel, Ordering::Acquire, less).is_ok().into()
    }
}

fn main() {
    let workers = [thread::spawn(takes), thread::spawn(takes)];
    let own = takes();
    let taken: u32 = workers.into_iter().map(|worker| worker.join().unwrap()).sum();
    assert_eq!(own + taken, 2);
}
