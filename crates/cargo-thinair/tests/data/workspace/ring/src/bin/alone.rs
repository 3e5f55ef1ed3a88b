//! A program that ends by a panic: with a message, whatever a panic does.

use std::sync::atomic::{AtomicU32, Ordering};

static COUNT: AtomicU32 = AtomicU32::new(0);

fn main() {
    let other = std::thread::spawn(|| COUNT.store(1, Ordering::Relaxed));
    let seen = COUNT.load(Ordering::Relaxed);
    other.join().unwrap();
    assert_eq!(seen, COUNT.load(Ordering::Relaxed), "too early");
}

#[test]
fn counts_from_nothing() {
    assert_eq!(COUNT.load(Ordering::Relaxed), 0);
}
