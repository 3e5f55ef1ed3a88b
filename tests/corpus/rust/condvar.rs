// A thread waits until another one says so: with `once`, it looks only one time, and spurious wake-ups end the wait; with `lost`, it waits without looking first.
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

fn main() {
    let shared = Arc::new((Mutex::new(false), Condvar::new()));
    let other = shared.clone();
    let worker = thread::spawn(move || {
        *other.0.lock().unwrap() = true;
        other.1.notify_one();
    });
    let mut ready = shared.0.lock().unwrap();
    if cfg!(lost) {
        ready = shared.1.wait(ready).unwrap();
        drop(ready);
    } else if cfg!(once) {
        if !*ready {
            ready = shared.1.wait(ready).unwrap();
        }
        assert!(*ready);
        drop(ready);
    } else {
        while !*ready {
            ready = shared.1.wait(ready).unwrap();
        }
        drop(ready);
    }
    worker.join().unwrap();
}
