// Two threads meet, and one of them leads: what each has done before, the other sees after. With `late`, a store comes too late.
use std::sync::Barrier;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

static MET: Barrier = Barrier::new(2);
static DONE: AtomicU32 = AtomicU32::new(0);

fn meets() -> bool {
    if !cfg!(late) {
        DONE.fetch_add(1, Ordering::Relaxed);
    }
    let leads = MET.wait().is_leader();
    if cfg!(late) {
        DONE.fetch_add(1, Ordering::Relaxed);
    }
    assert_eq!(DONE.load(Ordering::Relaxed), 2);
    leads
}

fn main() {
    let worker = thread::spawn(meets);
    let leads = meets();
    assert_ne!(leads, worker.join().unwrap());
}
