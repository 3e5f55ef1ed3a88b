// A reader looks at a counter before and after: if it is even and has not changed, both numbers belong together.
use std::sync::atomic::{AtomicU32, Ordering, fence};
use std::thread;

static COUNT: AtomicU32 = AtomicU32::new(0);
static BOTH: [AtomicU32; 2] = [AtomicU32::new(0), AtomicU32::new(0)];

fn main() {
    let writer = thread::spawn(|| {
        COUNT.store(1, Ordering::Relaxed);
        fence(Ordering::Release);
        BOTH[0].store(1, Ordering::Relaxed);
        BOTH[1].store(1, Ordering::Relaxed);
        COUNT.store(2, Ordering::Release);
    });
    let before = COUNT.load(Ordering::Acquire);
    let both = [BOTH[0].load(Ordering::Relaxed), BOTH[1].load(Ordering::Relaxed)];
    if !cfg!(without_fence) {
        fence(Ordering::Acquire);
    }
    let after = COUNT.load(Ordering::Relaxed);
    if before == after && before % 2 == 0 {
        assert_eq!(both[0], both[1]);
    }
    writer.join().unwrap();
}
