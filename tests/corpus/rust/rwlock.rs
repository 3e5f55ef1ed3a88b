// Readers and a writer.
use std::sync::{Arc, RwLock};
use std::thread;

fn main() {
    let lock = Arc::new(RwLock::new((0, 0)));
    let other = lock.clone();
    let writer = thread::spawn(move || {
        other.write().unwrap().0 += 1;
        other.write().unwrap().1 += 1;
    });
    let both = if cfg!(read) { *lock.read().unwrap() } else { *lock.write().unwrap() };
    assert!(both.0 >= both.1);
    if cfg!(read) {
        assert_eq!(both.0, both.1);
    }
    writer.join().unwrap();
}
