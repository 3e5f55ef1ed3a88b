// A thread that nobody joins may not have run when the program ends. With `sure`, it is thought to have.
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

static RAN: AtomicBool = AtomicBool::new(false);

fn main() {
    drop(thread::spawn(|| RAN.store(true, Ordering::Release)));
    let ran = RAN.load(Ordering::Acquire);
    if cfg!(sure) {
        assert!(ran);
    }
}
