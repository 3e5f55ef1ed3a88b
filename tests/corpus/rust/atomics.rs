// Atomics of all kinds, by two threads. With `most`, the greater number is expected to stay.
use std::sync::atomic::{AtomicI8, AtomicI64, AtomicU16, AtomicUsize, Ordering};
use std::thread;

static SMALL: AtomicI8 = AtomicI8::new(i8::MAX);
static BITS: AtomicU16 = AtomicU16::new(0xF0F0);
static LEAST: AtomicI64 = AtomicI64::new(0);
static COUNT: AtomicUsize = AtomicUsize::new(0);

fn changes(number: i64) {
    SMALL.fetch_add(1, Ordering::Relaxed);
    BITS.fetch_xor(1 << number, Ordering::Relaxed);
    LEAST.fetch_min(-number, Ordering::Relaxed);
    COUNT.fetch_max(number as usize, Ordering::Relaxed);
}

fn main() {
    let worker = thread::spawn(|| changes(1));
    changes(2);
    worker.join().unwrap();
    assert_eq!(SMALL.load(Ordering::Relaxed), i8::MIN + 1);
    assert_eq!(BITS.load(Ordering::Relaxed), 0xF0F6);
    assert_eq!(LEAST.load(Ordering::Relaxed), if cfg!(most) { -1 } else { -2 });
    assert_eq!(COUNT.load(Ordering::Relaxed), 2);
}
