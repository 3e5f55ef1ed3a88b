// A variable of a thread is dropped when the thread ends, and before it is joined. With `own`, the main thread's is expected to be dropped as well.
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

static DROPPED: AtomicU32 = AtomicU32::new(0);

struct Counts(u32);

impl Drop for Counts {
    fn drop(&mut self) {
        DROPPED.fetch_add(self.0, Ordering::Relaxed);
    }
}

thread_local! {
    static COUNTS: Counts = const { Counts(1) };
}

fn main() {
    COUNTS.with(|counts| assert_eq!(counts.0, 1));
    let workers = [1, 2].map(|_| thread::spawn(|| COUNTS.with(|counts| counts.0)));
    for worker in workers {
        assert_eq!(worker.join().unwrap(), 1);
    }
    assert_eq!(DROPPED.load(Ordering::Relaxed), if cfg!(own) { 3 } else { 2 });
}
