// A cell that is shared though it must not be. With `guarded`, a lock is around it.
use std::cell::Cell;
use std::sync::Mutex;
use std::thread;

struct Shared(Cell<u32>);

unsafe impl Sync for Shared {}

static NUMBER: Shared = Shared(Cell::new(0));
static LOCK: Mutex<()> = Mutex::new(());

fn adds() {
    let _guard = cfg!(guarded).then(|| LOCK.lock().unwrap());
    NUMBER.0.set(NUMBER.0.get() + 1);
}

fn main() {
    let worker = thread::spawn(adds);
    adds();
    worker.join().unwrap();
    assert_eq!(NUMBER.0.get(), 2);
}
