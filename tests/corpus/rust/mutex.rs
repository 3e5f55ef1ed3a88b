// Two threads count under a lock: with `unlocked`, they read and write one after the other.
// thinair: --variants unlocked
use std::sync::{Arc, Mutex};
use std::thread;

fn main() {
    let count = Arc::new(Mutex::new(0u64));
    let other = Arc::clone(&count);
    let counter = thread::spawn(move || add(&other));
    add(&count);
    counter.join().unwrap();
    assert_eq!(*count.lock().unwrap(), 2);
}

fn add(count: &Mutex<u64>) {
    if cfg!(unlocked) {
        let before = *count.lock().unwrap();
        *count.lock().unwrap() = before + 1;
    } else {
        *count.lock().unwrap() += 1;
    }
}
