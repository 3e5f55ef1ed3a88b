// A thread reads twice, and a writer may come in between: then the second read waits for the writer, and the writer for the first.
use std::sync::{Arc, RwLock};
use std::thread;

fn main() {
    let lock = Arc::new(RwLock::new(0));
    let other = lock.clone();
    let writer = thread::spawn(move || {
        *other.write().unwrap() += 1;
    });
    let first = lock.read().unwrap();
    if cfg!(one_after_the_other) {
        drop(first);
        assert!(*lock.read().unwrap() < 2);
    } else if cfg!(tries) {
        if let Ok(second) = lock.try_read() {
            assert_eq!(*first, *second);
        }
        drop(first);
    } else {
        let second = lock.read().unwrap();
        assert_eq!(*first, *second);
        drop(second);
        drop(first);
    }
    writer.join().unwrap();
}
