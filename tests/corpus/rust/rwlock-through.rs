// A reader waits for another thread, which wants to read, too: a writer that comes in between stops both. With `writes_before`, it has come and gone.
use std::sync::{Arc, RwLock};
use std::thread;

fn main() {
    let lock = Arc::new(RwLock::new(0));
    let (others, last) = (lock.clone(), lock.clone());
    let writer = thread::spawn(move || *others.write().unwrap() += 1);
    let first = if cfg!(writes_before) {
        writer.join().unwrap();
        lock.read().unwrap()
    } else {
        lock.read().unwrap()
    };
    thread::spawn(move || assert!(*last.read().unwrap() < 2)).join().unwrap();
    drop(first);
}
