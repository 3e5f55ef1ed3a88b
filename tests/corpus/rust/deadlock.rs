// Two locks, taken in two orders.
use std::sync::{Arc, Mutex};
use std::thread;

fn main() {
    let locks = Arc::new((Mutex::new(0), Mutex::new(0)));
    let other = locks.clone();
    let worker = thread::spawn(move || {
        let _first = other.0.lock().unwrap();
        let _second = other.1.lock().unwrap();
    });
    if cfg!(same_order) {
        let _first = locks.0.lock().unwrap();
        let _second = locks.1.lock().unwrap();
    } else {
        let _second = locks.1.lock().unwrap();
        let _first = locks.0.lock().unwrap();
    }
    worker.join().unwrap();
}
