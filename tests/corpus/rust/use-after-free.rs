// A box that is gone while another thread still looks at it.
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

fn main() {
    let owner = Box::into_raw(Box::new(AtomicU32::new(1)));
    let address = owner as usize;
    let reader = thread::spawn(move || unsafe { (*(address as *const AtomicU32)).load(Ordering::Relaxed) });
    if cfg!(joined) {
        assert_eq!(reader.join().unwrap(), 1);
        drop(unsafe { Box::from_raw(owner) });
    } else {
        drop(unsafe { Box::from_raw(owner) });
        reader.join().unwrap();
    }
}
