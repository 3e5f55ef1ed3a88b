// A thread sleeps until it is woken: with `lost`, nobody wakes it.
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

static READY: AtomicBool = AtomicBool::new(false);

fn main() {
    let sleeper = thread::spawn(|| {
        while !READY.load(Ordering::Acquire) {
            thread::park();
        }
    });
    READY.store(true, Ordering::Release);
    if !cfg!(lost) {
        sleeper.thread().unpark();
    }
    sleeper.join().unwrap();
}
