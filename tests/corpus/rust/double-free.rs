// A box that two threads think they own. With `once`, whoever comes first takes it.
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::thread;

static SHARED: AtomicPtr<u32> = AtomicPtr::new(ptr::null_mut());

fn takes() -> u32 {
    let pointer =
        if cfg!(once) { SHARED.swap(ptr::null_mut(), Ordering::AcqRel) } else { SHARED.load(Ordering::Acquire) };
    if pointer.is_null() { 0 } else { *unsafe { Box::from_raw(pointer) } }
}

fn main() {
    SHARED.store(Box::into_raw(Box::new(5)), Ordering::Release);
    let worker = thread::spawn(takes);
    let own = takes();
    assert_eq!(own + worker.join().unwrap(), 5);
}
