// Variables of threads, whose destructors run when the thread ends.
use std::cell::Cell;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

static DROPPED: AtomicU32 = AtomicU32::new(0);

struct Counts;

impl Drop for Counts {
    fn drop(&mut self) {
        DROPPED.fetch_add(1, Ordering::Relaxed);
    }
}

thread_local! {
    static NUMBER: Cell<u32> = const { Cell::new(0) };
    static COUNTS: Counts = Counts;
}

fn main() {
    NUMBER.set(1);
    thread::spawn(|| {
        COUNTS.with(|_| ());
        assert_eq!(NUMBER.get(), if cfg!(wrong) { 1 } else { 0 });
        NUMBER.set(2);
    })
    .join()
    .unwrap();
    assert_eq!(NUMBER.get(), 1);
    assert_eq!(DROPPED.load(Ordering::Relaxed), 1);
}
