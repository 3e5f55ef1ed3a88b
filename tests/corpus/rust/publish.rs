// A box is handed over by its address.
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::thread;

static PLACE: AtomicPtr<[u32; 2]> = AtomicPtr::new(null_mut());

fn main() {
    let order = if cfg!(relaxed) { Ordering::Relaxed } else { Ordering::Release };
    let other = thread::spawn(move || PLACE.store(Box::into_raw(Box::new([1, 2])), order));
    let found = PLACE.load(Ordering::Acquire);
    if !found.is_null() {
        assert_eq!(unsafe { (*found)[1] }, 2);
    }
    other.join().unwrap();
    drop(unsafe { Box::from_raw(PLACE.load(Ordering::Relaxed)) });
}
