// Two threads copy from each other's variable: no value comes out of nothing, but under imm, xmm and the hardware's models both may read what the other one stores later.
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

static A: AtomicU32 = AtomicU32::new(0);
static B: AtomicU32 = AtomicU32::new(0);

fn main() {
    let other = thread::spawn(|| {
        let seen = A.load(Ordering::Relaxed);
        B.store(1, Ordering::Relaxed);
        seen
    });
    let own = B.load(Ordering::Relaxed);
    A.store(1, Ordering::Relaxed);
    assert!(own == 0 || other.join().unwrap() == 0);
}
