// A lock is poisoned by a panic of who holds it.
// thinair: --variants unwrapped
use std::sync::{Arc, Mutex};
use std::thread;

fn main() {
    let lock = Arc::new(Mutex::new(1));
    let other = lock.clone();
    let worker = thread::spawn(move || {
        let _held = other.lock().unwrap();
        panic!("while the lock is held");
    });
    assert!(worker.join().is_err());
    if cfg!(unwrapped) {
        lock.lock().unwrap();
    } else {
        assert!(lock.is_poisoned());
        assert_eq!(*lock.lock().unwrap_or_else(|poisoned| poisoned.into_inner()), 1);
    }
}
