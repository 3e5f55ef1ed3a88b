// Each of two threads says that it is there, and looks for the other: with SeqCst, or with fences, one of them is seen.
use std::sync::atomic::{AtomicBool, Ordering, fence};
use std::thread;

static THERE: [AtomicBool; 2] = [AtomicBool::new(false), AtomicBool::new(false)];

fn looks(own: usize) -> bool {
    let (store, load) = if cfg!(weak) { (Ordering::Release, Ordering::Acquire) } else { (Ordering::SeqCst, Ordering::SeqCst) };
    if cfg!(fences) {
        THERE[own].store(true, Ordering::Relaxed);
        fence(Ordering::SeqCst);
        THERE[1 - own].load(Ordering::Relaxed)
    } else {
        THERE[own].store(true, store);
        THERE[1 - own].load(load)
    }
}

fn main() {
    let other = thread::spawn(|| looks(1));
    let own = looks(0);
    assert!(other.join().unwrap() | own);
}
