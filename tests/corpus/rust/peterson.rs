// Peterson's lock of two threads needs SeqCst.
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

static WANTS: [AtomicBool; 2] = [AtomicBool::new(false), AtomicBool::new(false)];
static TURN: AtomicUsize = AtomicUsize::new(0);
struct Count(UnsafeCell<u32>);
unsafe impl Sync for Count {}
static COUNT: Count = Count(UnsafeCell::new(0));

fn count(own: usize) {
    let (store, load) = if cfg!(weak) { (Ordering::Release, Ordering::Acquire) } else { (Ordering::SeqCst, Ordering::SeqCst) };
    WANTS[own].store(true, store);
    TURN.store(1 - own, store);
    while WANTS[1 - own].load(load) && TURN.load(load) == 1 - own {}
    unsafe { *COUNT.0.get() += 1 };
    WANTS[own].store(false, store);
}

fn main() {
    let other = thread::spawn(|| count(1));
    count(0);
    other.join().unwrap();
    assert_eq!(unsafe { *COUNT.0.get() }, 2);
}
