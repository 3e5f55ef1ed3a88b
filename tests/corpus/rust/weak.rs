// A weak pointer gives the value, or nothing once the last strong one is gone.
use std::sync::{Arc, Weak};
use std::thread;

fn main() {
    let strong = Arc::new(5);
    let weak: Weak<u32> = Arc::downgrade(&strong);
    let other = thread::spawn(move || weak.upgrade().map(|value| *value));
    drop(strong);
    let found = other.join().unwrap();
    assert!(found.is_none() || found == Some(5));
    if cfg!(wrong) {
        assert_eq!(found, Some(5));
    }
}
