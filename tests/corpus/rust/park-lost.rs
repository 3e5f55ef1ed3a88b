// A thread parks until a flag is set. With `early`, it is woken before the flag is there.
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

static THERE: AtomicBool = AtomicBool::new(false);

fn main() {
    let worker = thread::spawn(|| {
        while !THERE.load(Ordering::Acquire) {
            thread::park();
        }
        assert!(THERE.load(Ordering::Relaxed));
    });
    if cfg!(early) {
        worker.thread().unpark();
        THERE.store(true, Ordering::Release);
    } else {
        THERE.store(true, Ordering::Release);
        worker.thread().unpark();
    }
    worker.join().unwrap();
}
