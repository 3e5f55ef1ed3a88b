// A counted pointer of our own: whoever frees must see what the others did.
use std::ptr::NonNull;
use std::sync::atomic::{AtomicUsize, Ordering, fence};
use std::thread;

struct Counted {
    count: AtomicUsize,
    value: u32,
}

struct Shared(NonNull<Counted>);
unsafe impl Send for Shared {}

impl Drop for Shared {
    fn drop(&mut self) {
        let order = if cfg!(relaxed) { Ordering::Relaxed } else { Ordering::Release };
        let counted = unsafe { self.0.as_ref() };
        if counted.count.fetch_sub(1, order) == 1 {
            if !cfg!(without_fence) {
                fence(Ordering::Acquire);
            }
            drop(unsafe { Box::from_raw(self.0.as_ptr()) });
        }
    }
}

fn main() {
    let place = NonNull::from(Box::leak(Box::new(Counted { count: AtomicUsize::new(2), value: 7 })));
    let (one, two) = (Shared(place), Shared(place));
    let other = thread::spawn(move || {
        let two = two;
        assert_eq!(unsafe { two.0.as_ref() }.value, 7);
    });
    assert_eq!(unsafe { one.0.as_ref() }.value, 7);
    drop(one);
    other.join().unwrap();
}
