// A lock that looks at what the exchange found, and then waits by loads; three threads. With `open`, it goes on after it has waited.
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

static LOCK: AtomicU32 = AtomicU32::new(0);
static mut COUNT: u32 = 0;

fn lock() {
    loop {
        match LOCK.compare_exchange(0, 1, Ordering::Acquire, Ordering::Relaxed) {
            Ok(_) => return,
            Err(found) => assert_eq!(found, 1),
        }
        while LOCK.load(Ordering::Acquire) != 0 {
            thread::yield_now();
        }
        if cfg!(open) {
            return;
        }
    }
}

fn adds() {
    lock();
    unsafe { COUNT += 1 };
    LOCK.store(0, Ordering::Release);
}

fn main() {
    let workers = [thread::spawn(adds), thread::spawn(adds)];
    adds();
    for worker in workers {
        worker.join().unwrap();
    }
    assert_eq!(unsafe { COUNT }, 3);
}
