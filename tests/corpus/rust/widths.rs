// Atomics of all sizes, with what they can do.
use std::sync::atomic::{AtomicBool, AtomicI8, AtomicI64, AtomicPtr, AtomicU16, AtomicU32, AtomicU64, AtomicUsize, Ordering::SeqCst};
use std::thread;

static SMALL: AtomicI8 = AtomicI8::new(-3);
static SHORT: AtomicU16 = AtomicU16::new(0xFF00);
static LONG: AtomicI64 = AtomicI64::new(-1);

fn main() {
    let other = thread::spawn(|| SMALL.fetch_max(4, SeqCst));
    SMALL.fetch_add(1, SeqCst);
    assert!(matches!(other.join().unwrap(), -3 | -2));
    assert!(matches!(SMALL.load(SeqCst), 4 | 5));
    assert_eq!(SHORT.fetch_xor(0x0FF0, SeqCst), 0xFF00);
    assert_eq!(SHORT.fetch_and(0xF0F0, SeqCst), 0xF0F0);
    assert_eq!(LONG.fetch_min(-5, SeqCst), -1);
    assert_eq!(LONG.swap(i64::MAX, SeqCst), -5);
    assert_eq!(AtomicU32::new(3).fetch_update(SeqCst, SeqCst, |value| value.checked_sub(4)), Err(3));
    assert_eq!(AtomicUsize::new(3).fetch_nand(2, SeqCst), 3);
    assert_eq!(AtomicU64::new(1).compare_exchange(2, 3, SeqCst, SeqCst), Err(1));
    let flag = AtomicBool::new(true);
    assert!(flag.fetch_not(SeqCst) && !flag.into_inner());
    let mut number = 1;
    let pointer = AtomicPtr::new(&mut number);
    unsafe { *pointer.load(SeqCst) += if cfg!(wrong) { 2 } else { 1 } };
    assert_eq!(number, 2);
}
